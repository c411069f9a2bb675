"""The JSON that commands print with `--json`."""

from typing import Any

import douzaine as dz
from douzaine.errors import in_words
from douzaine.games.declare import Option
from douzaine.match.json_text import plain_values


def game_facts(game: dz.Game, lang: str) -> dict[str, Any]:
    """A game: its name, its players, and its options."""
    return {
        "id": game.id,
        "title": game.words.text("title", lang),
        "summary": game.words.text("summary", lang),
        "players": list(game.seats),
        "minutes": list(game.facts.minutes),
        "version": game.version,
        "options": [option_facts(game, option, lang) for option in game.options],
    }


def option_facts(game: dz.Game, option: Option, lang: str) -> dict[str, Any]:
    """An option: its name on the command line, its purpose, and its values."""
    return {
        "id": option.id,
        "title": game.words.text(f"option-{option.id}", lang),
        "help": game.words.text(f"option-{option.id}.help", lang),
        "default": plain_values(option.default),
        "allowed": in_words(option.allowed, lang),
        "kind": option.kind,
    }


def match_facts(match: dz.Match, lang: str) -> dict[str, Any]:
    """A recorded match: options, story, and state."""
    return {
        **plain_values(match.box),
        "steps": len(match.steps),
        "turns": match.turns,
        "outcome": plain_values(match.outcome),
        "story": [
            {"rule": event.rule, "kind": event.kind, "seat": event.seat, "turn": event.turn, "text": event.text(lang)}
            for event in match.story
        ],
        "position": match.position(),
    }
