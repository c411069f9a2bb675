"""A puzzle in words: its question, its choices, their values and why. Shared by pages and terminal."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from douzaine.match.event import in_words, move_text
from douzaine.match.game import Box
from douzaine.puzzles.maker import puzzles_of
from douzaine.puzzles.puzzle import Choice, Puzzle, Question, squares
from douzaine.texts import percent_in, say_in

OTHER = "Tom"  # the other player
READER = "Lea"  # somebody without a name
CERTAIN = 1 - 1e-9
DICE = "🎲"


def names_of(question: Question, reader: str | None = None) -> tuple[str, ...]:
    """The players' names: the reader, and the other."""
    own = reader or READER
    return tuple(own if seat == question.seat else OTHER for seat in range(question.box.players))


# ---- the question


def question_text(question: Question, lang: str) -> tuple[str, str]:
    """The question, and what to know about the moment."""
    words = question.box.game.words
    return words.text("puzzle-question", lang), words.text("puzzle-help", lang)


def choice_text(box: Box, moves: Sequence[str], lang: str) -> str:
    """A choice in a few words."""
    module = puzzles_of(box.game)
    if module is None or not hasattr(module, "name"):
        return ", ".join(move_text(box, move, lang) for move in moves)
    text = ", ".join(_named(box, id, fields, lang) for id, fields in module.name(moves))
    return text[:1].upper() + text[1:]


def _named(box: Box, id: str, fields: Mapping[str, Any], lang: str) -> str:
    """A text of the game with its values in words."""
    values = {}
    for key, value in fields.items():
        name, kind = key.split(":")
        values[name] = percent_in(value, lang) if kind == "percent" else in_words(box, kind, value, lang)
    return box.game.words.text(id, lang, **values)


# ---- the answer


def value_text(puzzle: Puzzle, lang: str) -> str:
    """What the values mean."""
    return puzzle.question.box.game.words.text("puzzle-value", lang)


def verdict(puzzle: Puzzle, place: int, lang: str) -> str:
    """The reader's choice and the best, in one sentence."""
    mine = puzzle.choices[place]
    values = {
        "right": "yes" if mine.is_best else "no",
        "value": percent_in(mine.value, lang),
        "best": percent_in(puzzle.best.value, lang),
    }
    return puzzle.question.box.game.words.text("puzzle-yours", lang, **values)


def why(puzzle: Puzzle, place: int, lang: str) -> str:
    """Why the best choice is the best, and what is wrong with another."""
    box, best, mine = puzzle.question.box, puzzle.best_beside(place), puzzle.choices[place]
    values: dict[str, Any] = {"choice": choice_text(box, best.moves, lang)}
    values["sure"] = "yes" if best.value >= CERTAIN else "no"
    values |= {name: percent_in(share, lang) for name, share in best.parts.items()}
    values |= {f"own_{name}": percent_in(share, lang) for name, share in mine.parts.items()}
    id = "puzzle-why"
    drawn = [each for each in puzzle.choices if each.parts.get("played", 0) > 0]
    if len(drawn) > 1:
        id = "puzzle-why-mix"
        values["mix"] = ", ".join(f"{choice_text(box, each.moves, lang)} {_often(each, lang)}" for each in drawn)
    elif not mine.is_best and box.game.words.has("puzzle-why-other", lang):
        id = "puzzle-why-other"
    return " ".join([box.game.words.text(id, lang, **values), *_shown(box, best, mine, lang)])


def _shown(box: Box, best: Choice, mine: Choice, lang: str) -> Iterator[str]:
    """What shows it: the way that wins, the reply that spoils one's own choice, or what the game itself has to say."""
    words, module = box.game.words, puzzles_of(box.game)
    if best.line and words.has("puzzle-way", lang):
        yield words.text("puzzle-way", lang, line=choice_text(box, best.line, lang))
    if not mine.is_best and mine.line is not None and words.has("puzzle-reply", lang):
        moves = choice_text(box, mine.line, lang)
        yield words.text("puzzle-reply", lang, line=moves, any="yes" if moves else "no")
    if module is not None and hasattr(module, "reasons"):
        yield from (_named(box, id, fields, lang) for id, fields in module.reasons(best, mine))


def _often(choice: Choice, lang: str) -> str:
    return f"({percent_in(choice.parts['played'], lang)})"


def bots_text(puzzle: Puzzle, lang: str) -> str:
    """The levels of bots that missed it."""
    say = say_in(lang)
    missed = [say(f"bots-level-{level}") for level, place in puzzle.picks.items() if not puzzle.choices[place].is_best]
    return str(say("daily-bots", count=len(missed), levels=", ".join(missed)))


def share_text(puzzle: Puzzle, day: str, place: int, streak: int, lang: str) -> str:
    """Three lines to paste somewhere, which do not reveal the answer."""
    title = puzzle.question.box.game.words.text("title", lang)
    share = puzzle.share(place)
    is_best = puzzle.choices[place].is_best
    whole = 100 if is_best else min(99, round(100 * share))
    lines = [f"Douzaine {day} · {title} {DICE}", f"{squares(share, is_best)} {whole}\u202f%"]
    return "\n".join([*lines, *([say_in(lang)("daily-share-streak", count=streak)] if streak else [])])


def shown_places(puzzle: Puzzle, mine: int, counts: Sequence[int], most: int) -> list[int]:
    """The choices worth a row, best first: the best, the reader's, those of other people and of bots."""
    places = range(len(puzzle.choices))
    bots = set(puzzle.picks.values())
    wanted = sorted(places, key=lambda n: (n != mine and n != 0, -counts[n], n not in bots, n))
    return sorted(wanted[:most])
