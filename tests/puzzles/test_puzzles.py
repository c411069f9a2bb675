"""Puzzles: the same everywhere, told in words, bounded; days take turns; streaks."""

import re
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest
from rich.console import Console

import douzaine as dz
from douzaine.boards.board import board_of
from douzaine.match.words import LANGUAGES
from douzaine.puzzles import Puzzle, games_with_puzzles, make_puzzle
from douzaine.puzzles.calendar import daily_puzzle, edition, game_of
from douzaine.puzzles.puzzle import squares
from douzaine.puzzles.puzzle_text import choice_text, question_text, share_text, shown_places, verdict, why
from douzaine.puzzles.ways import TooMany, Ways
from douzaine.server.daily import streak_of
from douzaine.store.daily import Answer
from douzaine.terminal.daily import offered
from douzaine.terminal.days import answered_days, counted_answer, note_answer
from douzaine.web.render.daily import axis, draw_question
from tests.puzzles.sample import LINES, PUZZLES


def test_all_four_games_have_puzzles_and_take_turns() -> None:
    ids = [game.id for game in games_with_puzzles()]
    assert sorted(ids) == sorted(PUZZLES)
    first = date(2026, 11, 16)
    assert game_of(first) == game_of(first + timedelta(days=len(ids)))
    assert {game_of(first + timedelta(days=n)).id for n in range(len(ids))} == set(ids)
    assert all(f"{game.id}-{game.version}" in edition() for game in games_with_puzzles())


def test_a_seed_makes_the_same_puzzle_again() -> None:
    game = dz.game("king12")
    first, again = make_puzzle(game, "a seed"), make_puzzle(game, "a seed")
    assert first is not None
    assert first.to_json() == again.to_json()  # type: ignore[union-attr]
    other = make_puzzle(game, "another seed")
    assert other is None or other.question != first.question


def test_where_no_good_one_is_found_the_next_game_takes_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def make(game: dz.Game, seed: str, most: int, least: int) -> Puzzle | None:
        asked.append(game.id)
        return PUZZLES["king12"] if len(asked) == 3 else None

    monkeypatch.setattr("douzaine.puzzles.calendar.make_puzzle", make)
    day = date(2026, 11, 16)
    assert daily_puzzle(day) == PUZZLES["king12"]
    assert asked == [game_of(day + timedelta(days=n)).id for n in range(3)]


@pytest.mark.parametrize("line", LINES, ids=PUZZLES)
def test_a_puzzle_is_read_as_it_was_written(line: str) -> None:
    puzzle = Puzzle.from_json(line)
    assert puzzle.to_json() == line
    for place, choice in enumerate(puzzle.choices):
        assert puzzle.place_of(choice.moves) == place
        assert puzzle.place_of([*choice.moves, "anything"]) == place
    assert puzzle.place_of(["nonsense"]) is None
    assert puzzle.place_of([]) is None
    assert sorted(offered(puzzle)) == list(range(len(puzzle.choices)))


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_told_in_words(puzzle: Puzzle, lang: str) -> None:
    assert all(question_text(puzzle.question, lang))
    texts = [choice_text(puzzle.question.box, each.moves, lang) for each in puzzle.choices]
    assert len(set(texts)) == len(texts)
    for place in range(len(puzzle.choices)):
        assert verdict(puzzle, place, lang)
        assert why(puzzle, place, lang)


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=PUZZLES)
def test_an_answer_is_shown_on_the_board_beside_the_best(puzzle: Puzzle) -> None:
    """All its pieces are chosen, also where a decision takes several moves: heroes, regions, dice."""
    board = board_of(puzzle.question.box.game)
    worst = len(puzzle.choices) - 2  # the last may be a button, which is no piece
    for place in (0, worst):
        given = puzzle.choices[place].moves, puzzle.best_beside(place).moves
        drawn = draw_question(puzzle.question, "en", "Lea", (), given)
        html = drawn["scene"] + drawn["hand"] + drawn["send"]
        chosen, marked = (len([each for each in board.fields_of(moves) if each[1] != "done"]) for moves in given)
        assert html.count(" checked") == chosen > 0
        assert len(re.findall(r'class="[^"]* marked', html)) == marked > 0


def test_why_shows_the_way_that_wins_and_the_reply_that_spoils() -> None:
    crowns, heroes, king = PUZZLES["crowns13"], PUZZLES["heroes12"], PUZZLES["king12"]
    assert "This is how: Put G02 (Green Opposites) in power, Apply the law, " in why(crowns, 7, "en")
    assert "Tom répond\u202f: " in why(heroes, len(heroes.choices) - 1, "fr")
    assert "Tom answers" not in why(heroes, 0, "en")
    old = replace(heroes, choices=tuple(replace(each, line=None) for each in heroes.choices))  # kept by an older server
    assert "Tom answers" not in why(Puzzle.from_json(old.to_json()), 5, "en")
    told = why(king, len(king.choices) - 1, "en")
    assert "When Tom plays the Oracle (55.5\u202f% of the time), chances are 35.1\u202f% with the Machine" in told


def test_what_a_card_is_worth_is_the_sum_of_what_it_is_worth_against_each() -> None:
    for choice in PUZZLES["king12"].choices:
        often = {name.removeprefix("tom "): share for name, share in choice.parts.items() if name.startswith("tom ")}
        assert sum(often.values()) == pytest.approx(1, abs=1e-3)
        worth = sum(share * choice.parts[f"against {name}"] for name, share in often.items())
        assert worth == pytest.approx(choice.value, abs=1e-3)


def test_a_terminal_shows_which_cards_the_other_still_holds() -> None:
    """King of 12 with open discard piles: what was played can be looked up, so what is left is known."""
    question, console = PUZZLES["king12"].question, Console(width=80)
    with console.capture() as capture:
        console.print(question.box.game.part("terminal").text(question.view(), "en", ("Lea", "Tom")))
    assert "Played by Tom: Knight, Sorcerer, Alchemist, Parasite" in capture.get()


def test_squares_are_all_green_for_the_best_only() -> None:
    assert squares(0.9999, False) == "🟩" * 11 + "⬜"
    assert squares(1.0, True) == "🟩" * 12
    assert squares(0.5, False) == "🟩" * 6 + "⬜" * 6
    assert squares(0.97, False) == "🟩" * 11 + "⬜"
    puzzle = PUZZLES["killer"]
    assert share_text(puzzle, "2026-11-16", 0, 6, "fr").splitlines() == [
        "Douzaine 2026-11-16 · Killer 🎲",
        "🟩" * 12 + " 100\u202f%",
        "Série 6",
    ]
    assert len(share_text(puzzle, "2026-11-16", 1, 0, "en").splitlines()) == 2
    best, second, *others = puzzle.choices
    puzzle = replace(puzzle, choices=(replace(best, value=0.608), replace(second, value=0.588), *others))
    assert share_text(puzzle, "2026-11-16", 1, 0, "en").endswith("🟩⬜ 97\u202f%")  # 96.7, of eleven squares and a half


def test_rows_are_the_best_ones_own_and_what_others_chose() -> None:
    puzzle = PUZZLES["killer"]
    last = len(puzzle.choices) - 1
    counts = [0] * len(puzzle.choices)
    counts[last - 1] = 5
    shown = shown_places(puzzle, last, counts, 6)
    assert {0, last - 1, last} <= set(shown)
    assert len(shown) == 6
    assert shown == sorted(shown)


@pytest.mark.parametrize("values", [[0.51, 0.608], [0.0, 1.0], [0.25, 0.25], [0.9991, 0.9993], [0.5, 0.62, 0.3]])
def test_an_axis_holds_all_values_and_has_few_lines(values: list[float]) -> None:
    low, high, lines = axis(values)
    assert low <= min(values) + 1e-9
    assert max(values) <= high + 1e-9
    assert 2 <= len(lines) <= 5


def test_ways_are_counted() -> None:
    match = PUZZLES["king12"].question.match()
    ways = Ways(match.box, 2)
    move = ways.legal(match.data, 0)[0]
    before = match.data.tobytes()
    for _ in range(2):
        ways.after(match.data, (0, move))
    assert match.data.tobytes() == before
    with pytest.raises(TooMany):
        ways.after(match.data, (0, move))
    assert ways.aside(lambda more: more.legal(more.after(match.data, (0, move)), 1))  # counted by themselves
    assert ways.aside(lambda more: [more.after(match.data, (0, move)) for _ in range(3)]) is None


def answers(*days: str, late: tuple[str, ...] = ()) -> dict[str, Answer]:
    return {day: Answer(day, ("x",), 1.0, True, day not in late) for day in (*days, *late)}


def test_a_streak_counts_days_in_a_row_answered_on_the_day() -> None:
    today = date(2026, 11, 16)
    assert streak_of({}, today).now == 0
    known = answers("2026-11-13", "2026-11-14", "2026-11-15")
    assert (streak_of(known, today).now, streak_of(known, today).longest) == (3, 3)  # today is still open
    known |= answers("2026-11-16")
    assert streak_of(known, today).now == 4
    assert streak_of(known, date(2026, 11, 18)).now == 0  # a day was missed
    assert streak_of(known, date(2026, 11, 18)).longest == 4
    assert streak_of(answers("2026-11-14", late=("2026-11-15",)), today).now == 0  # answered later


def test_the_terminal_keeps_a_streak_in_a_file_and_the_first_answer_counts(tmp_path: Path) -> None:
    puzzle, file, today = PUZZLES["killer"], tmp_path / "new" / "days.json", date(2026, 11, 18)
    for day in (15, 16, 17):
        note_answer(file, date(2026, 11, day), ["keep 1"])
    place, streak = counted_answer(file, puzzle, 2, today)
    assert (place, streak.now, streak.longest) == (2, 4, 4)
    place, streak = counted_answer(file, puzzle, 0, today)  # thought better of it
    assert (place, streak.now) == (2, 4)
    assert answered_days(file)[today] == puzzle.choices[2].moves
    assert counted_answer(file, puzzle, 0, today + timedelta(days=2))[1].now == 1
    file.write_text("no JSON", encoding="utf-8")
    assert answered_days(file) == {}
    assert counted_answer(file, puzzle, 1, today)[1].now == 1
