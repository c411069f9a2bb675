"""The page of a finished match: who won and how, what each player had, the deciding turn, and luck."""

from collections.abc import Sequence
from typing import Any

from douzaine.boards import Markup
from douzaine.boards.board import Board
from douzaine.boards.context import BoardContext
from douzaine.boards.pieces import monogram, seat_medallion
from douzaine.boards.trophy import silver, trophy
from douzaine.texts import names_in, say_in

MOST_TROPHIES = 2
LIMITS = ("max_turns", "max_rounds")  # ends that no turn decided
LAST_SENTENCES = 3  # of the last turn, which show how it was won


Track = Sequence[Sequence[float]]  # one row per turn, one number per seat
Lucks = Sequence[tuple[str, int]] | None  # a word and a rank of 100 per seat


def outcome_text(at: BoardContext, track: Track, left: str) -> str:
    """The heading: players read about themselves, others about the winner. `left` ended it by leaving."""
    say, outcome = say_in(at.lang), at.scene.outcome
    if outcome is None:
        return say("web-ended-left", who=left) if left else say("web-ended-agreed")
    winners = outcome[1]
    if at.seat in winners:
        return say("web-you-share") if len(winners) > 1 else say("web-you-win", who=at.names[winners[0]])
    place = places(track, winners)[at.seat] if at.seat is not None and track else None
    return say("web-you-finish", place=place) if place else winners_text(at)


def winners_text(at: BoardContext) -> str:
    """Who won, in words."""
    winners = [at.names[seat] for seat in at.scene.outcome[1]] if at.scene.outcome else []
    return say_in(at.lang)("web-wins", who=names_in(at.lang, winners), count=len(winners))


def places(track: Track, winners: Sequence[int]) -> list[int]:
    """The place of every seat: winners first, then by points, then by who had some longest."""
    seats = range(len(track[-1]))
    had = {seat: max((turn for turn, row in enumerate(track) if row[seat] > 0), default=-1) for seat in seats}
    rank = {seat: (seat in winners, track[-1][seat], had[seat]) for seat in seats}
    return [1 + sum(rank[other] > rank[seat] for other in seats) for seat in seats]


def result(at: BoardContext, board: Board, heading: str, track: Track, lucks: Lucks) -> dict[str, Any]:
    """What is shown above and beside the final table; luck by seat, once it is computed."""
    outcome = at.scene.outcome
    winners = outcome[1] if outcome else ()
    place = places(track, winners) if track and outcome else []
    reason, won = _reason(at), winners_text(at) if outcome else ""
    said = [at.names[seat] in reason for seat in winners]
    return {
        "reason": reason,
        "who": "" if tuple(winners) == (at.seat,) or not outcome or heading == won or any(said) else won,
        "turns": board.turns_told(at.story),
        "trophy": _trophy(at, board, place),
        "own_table": board.has_result_table,
        "rows": [_row(at, board, lucks, place, seat) for seat in _order(at, place)],
        "own_luck": say_in(at.lang)("web-luck-own", word=lucks[at.seat][0], rank=lucks[at.seat][1])
        if lucks and at.seat is not None
        else "",
        "last": _last_turn(at, board) if outcome and outcome[0] not in LIMITS else None,
        "columns": [heading for heading, _ in board.columns(at)],
        "fair": at.say("board-were-fair") if at.game.words.has("board-were-fair", at.lang) else "",
    }


def _reason(at: BoardContext) -> str:
    if at.scene.outcome is None:
        return ""
    winners = names_in(at.lang, [at.names[seat] for seat in at.scene.outcome[1]])
    return at.game.words.text(f"reason-{at.scene.outcome[0]}", at.lang, who=winners)


def _trophy(at: BoardContext, board: Board, place: Sequence[int]) -> Markup | None:
    if at.scene.outcome is None:
        return None
    winners = at.scene.outcome[1]
    if at.seat is not None and at.seat not in winners and place:
        return silver(place[at.seat], monogram(at.names[at.seat], True))
    is_defeat = at.seat is not None and at.seat not in winners
    pieces = dict.fromkeys(board.trophy(at, seat) for seat in winners)  # the same piece for everybody is drawn once
    return trophy(*list(pieces)[:MOST_TROPHIES], festive=not is_defeat)


def _order(at: BoardContext, place: Sequence[int]) -> list[int]:
    seats = list(range(len(at.players)))
    won = at.scene.outcome[1] if at.scene.outcome else ()
    return sorted(seats, key=lambda seat: place[seat] if place else seat not in won)


def _row(at: BoardContext, board: Board, lucks: Lucks, place: Sequence[int], seat: int) -> dict[str, Any]:
    say, outcome = say_in(at.lang), at.scene.outcome
    won = outcome is not None and seat in outcome[1]
    return {
        "name": at.names[seat],
        "sign": seat_medallion(seat) if board.has_houses else monogram(at.names[seat], at.is_reader(seat)),
        "mine": at.is_reader(seat),
        "bot": at.players[seat].bot is not None,
        "place": say("web-place-number", place=place[seat]) if place else say("web-won") if won else "–",
        "won": won,
        "end": board.standing(at, seat),
        "cells": [cells[seat] for _, cells in board.columns(at)],
        "luck": lucks[seat] if lucks else (say("server-luck-later"), ""),
    }


def _last_turn(at: BoardContext, board: Board) -> dict[str, Any] | None:
    """The outcome of the last turn that counted for the result: its number, its last sentences, and the sum."""
    found = [number for number, event in enumerate(at.story) if event.kind in board.decisive]
    if not found:
        return None
    start = at.story.start_of_turn(found[-1], board.turn_starts)
    told = board.lines(at, range(start, found[-1] + 1))
    lines = [line for line in told if any(line.first <= number <= line.last for number in found)][-LAST_SENTENCES:]
    summed = [line for line in told if at.story[line.last].kind in board.decisive_sum] or lines
    boxes = [line.why.box for line in summed if line.why and line.why.box]
    return {
        "turn": board.turn_of(at.story, found[-1]),
        "sentences": [line.text for line in lines],
        "pictures": [line.picture for line in lines] if not boxes else [],
        "sum": boxes[-1] if boxes else None,
    }
