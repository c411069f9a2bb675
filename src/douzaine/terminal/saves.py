"""Saved matches.

The record inside is compressed, so that nobody sees hidden cards or coming dice by looking at the file.
"""

import base64
import json
import os
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from douzaine.bots import bot
from douzaine.errors import BadRecord, DouzaineError
from douzaine.match.match import Match
from douzaine.terminal.players import Player

FORMAT = "douzaine save 1"


def save(path: Path, match: Match, players: Sequence[Player], lang: str) -> None:
    """Save a match and its players; an older file is replaced only when the new one is complete."""
    packed = base64.b85encode(zlib.compress(match.record().encode())).decode()
    seats = [{"name": player.name, "level": player.level} for player in players]
    text = json.dumps({"format": FORMAT, "lang": lang, "seats": seats, "match": packed}, ensure_ascii=False, indent=1)
    fresh = path.with_name(path.name + ".part")
    fresh.write_text(text + "\n", encoding="utf-8")
    os.replace(fresh, path)


def resume(path: Path) -> tuple[Match, list[Player], str]:
    """The match of a file, its players, and its language. Raises `BadRecord`."""
    try:
        saved: Any = json.loads(path.read_text(encoding="utf-8"))
        if saved["format"] != FORMAT:
            raise ValueError
        match = Match.replay(zlib.decompress(base64.b85decode(saved["match"])).decode())
        players = [
            Player(str(seat["name"]), seat["level"], None if seat["level"] is None else bot(seat["level"]))
            for seat in saved["seats"]
        ]
        lang = str(saved["lang"])
    except DouzaineError as error:
        raise BadRecord("error-save-why", file=str(path), why=error) from None
    except (ValueError, KeyError, TypeError, zlib.error):
        raise BadRecord("error-save", file=str(path)) from None
    if len(players) != match.box.players:
        raise BadRecord("error-save-seats", file=str(path), count=len(players))
    return match, players, lang
