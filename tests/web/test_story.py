"""The story beside the table: few sentences, each told once, and why? where a rule decided something."""

import random
from collections.abc import Iterator

import pytest

import douzaine as dz
from douzaine.boards.board import board_of
from douzaine.boards.context import BoardContext
from douzaine.boards.scene import Player, scene_of
from douzaine.boards.story_lines import StoryLine
from douzaine.games.king12.board.recap import courses_of
from douzaine.testing import random_box, random_moves
from douzaine.web.render.story import story_of
from tests.conftest import depth

GAMES = ("killer", "king12", "crowns13", "heroes12")
NAMES = ("Lea", "Tom", "Mia", "Noé", "Zoé", "Ali", "Ben", "Eva", "Ida", "Kim", "Leo", "Max", "Nia", "Pia", "Rex", "Sam")
MOST_LINES = {"killer": 4, "king12": 6}  # of a turn that neither begins nor ends anything
BEGINS_OR_ENDS = {"begins", "capital", "round", "last_card", "eight_points", "wins", "king", "buries", "takes", "tied"}


def seen(match: dz.Match, seat: int | None, lang: str) -> BoardContext:
    view = match.view(seat)
    players = tuple(Player(name) for name in NAMES[: match.box.players])
    return BoardContext(scene_of(view, players), view.story, lang)


def played(box: dz.Box, seed: int, most: int) -> dz.Match:
    match = dz.Match(box, seed=seed)
    for _ in random_moves(match, random.Random(seed), most):
        pass
    return match


def chapters(at: BoardContext) -> Iterator[tuple[range, list[StoryLine]]]:
    board, end = board_of(at.game), len(at.story)
    while end:
        start = at.story.start_of_turn(end - 1, board.turn_starts)
        yield range(start, end), list(board.lines(at, range(start, end)))
        end = start


@pytest.mark.parametrize("id", GAMES)
def test_a_story_has_at_most_half_as_many_sentences_as_events(id: str) -> None:
    options = {} if id == "heroes12" else {"players": 4}
    match = played(dz.game(id).box(**options), 5, 300)
    at = seen(match, 0, "en")
    found = [*chapters(at)]
    lines, events = sum(len(each) for _, each in found), len(at.story)
    told = [(numbers, each) for numbers, each in found if len(numbers) > 2]  # one event cannot be half a sentence
    assert lines <= (0.6 if id == "crowns13" else 0.5) * events
    assert sum(len(each) for _, each in told) <= 0.5 * sum(len(numbers) for numbers, _ in told)
    for numbers, each in found:
        kinds = {event.kind for event in at.story.part(numbers)}
        if kinds.isdisjoint(BEGINS_OR_ENDS) and id in MOST_LINES:
            assert len(each) <= MOST_LINES[id], [line.text for line in each]


@pytest.mark.parametrize("seed", range(depth(3)))
@pytest.mark.parametrize("id", GAMES)
def test_every_sentence_can_be_said_and_every_why_names_its_rule(id: str, seed: int) -> None:
    """With any options, for every reader, at every number of events, in both languages."""
    game, rng = dz.game(id), random.Random(seed)
    match = played(random_box(game, rng), seed, 160)
    for lang in ("en", "fr"):
        for seat in (None, 0):
            at = seen(match, seat, lang)
            for numbers, lines in chapters(at):
                assert [line.last for line in lines] == sorted(line.last for line in lines)
                for line in lines:
                    assert line.first in numbers
                    assert line.last in numbers
                    assert line.text[-1] in ".…", line
                    assert "{" not in line.text, line
                    assert line.picture
                    if line.why is not None:
                        check_why(game, line, lang)
                part = range(numbers.start, rng.randrange(numbers.start + 1, numbers.stop + 1))
                assert board_of(game).lines(at, part) is not None  # a turn that goes on


def check_why(game: dz.Game, line: StoryLine, lang: str) -> None:
    why = line.why
    assert why is not None
    assert game.book.rule(why.rule, lang)
    assert game.words.has(f"why-{why.rule}", lang), why.rule
    for rule in why.also:
        assert game.book.rule(rule, lang)
        assert game.words.has(f"why-{rule}.short", lang), rule


def test_killers_why_shows_the_sum() -> None:
    match = played(dz.game("killer").box(players=3), 5, 200)
    shown = 0
    for _, lines in chapters(seen(match, 0, "en")):
        for line in lines:
            if line.why and line.why.rule == "R14":
                total, loss = line.text.split(" is ")[0], line.text.split(" is ")[1].split(" ")[0]
                assert f"= {total}" in line.why.box
                assert f"= {loss}, the nearer" in line.why.box
                assert f"− {loss} = " in line.why.box or "▸ 0" in line.why.box
                shown += 1
    assert shown > 5


def test_equal_values_show_how_they_came_about() -> None:
    for seed in range(20):
        match = played(dz.game("king12").box(players=4), seed, 200)
        for _, lines in chapters(seen(match, 0, "en")):
            for line in lines:
                if line.why and line.why.rule == "R28" and "(" in line.text:
                    assert line.why.box.count("counts") >= 2
                    assert "shows" in line.why.box
                    return
    raise AssertionError("no covered sum")


def test_forces_of_a_region_are_those_of_the_heroes_there() -> None:
    """Whoever is drawn beside a force has it: the past of a region is read rightly from the story."""
    known = sides = 0
    for seed in range(depth(4)):
        match = played(dz.game("heroes12").box(), seed, 300)
        for _, lines in chapters(seen(match, 0, "en")):
            for line in lines:
                if line.why and line.why.rule in ("R45", "R46"):
                    sides += 1
                    known += "h-w-heroes" in line.why.box
    assert sides > 10
    assert known == sides


@pytest.mark.parametrize("id", GAMES)
def test_whoever_hears_the_page_hears_each_sentence_once(id: str) -> None:
    match = played(dz.game(id).box(), 3, 80)
    at = seen(match, 0, "fr")
    told = story_of(at, now=True)
    assert told.newest(len(at.story) + 1)[-1] == told.latest
    assert len(set(told.regions)) == len(told.sentences) + 1
    assert told.newest(0) == []


def test_a_turn_that_has_begun_has_one_heading_while_all_choose() -> None:
    match = dz.Match(dz.game("king12").box(players=3), seed=1)
    match.play(1, match.view(1).legal()[0])
    told = story_of(seen(match, 0, "en"), now=True).regions["chapters"]
    assert told.count("<h3>") == told.count("<h3>Round 1, turn 1, now</h3>") == 1
    assert told.index("now-ready") < told.index("event-")


def titles(at: BoardContext) -> list[str]:
    """The headings of a whole story, the oldest first."""
    board = board_of(at.game)
    return [board.chapter(at, at.story.part(numbers)) for numbers, _ in chapters(at)][::-1]


@pytest.mark.parametrize("id", ["killer", "crowns13", "heroes12"])
def test_turns_are_counted_one_by_one_under_the_name_of_whoever_plays(id: str) -> None:
    for seed in range(depth(3)):
        match = dz.Match(dz.game(id).box(), seed=seed)
        whose: dict[int, str] = {}  # by turn, from 1
        for _ in random_moves(match, random.Random(seed), 150):
            whose[match.turns + 1] = NAMES[match.view(None).table.turn]
        found = [title.rpartition("urn ") for title in titles(seen(match, 0, "en")) if title != "Set-up"]
        assert [int(number) for _, _, number in found] == [*range(1, len(found) + 1)]
        assert len(found) in (match.turns, match.turns + 1)
        for name, _, number in found:
            assert name in ("T", f"{whose.get(int(number), '')}, t")


def test_a_round_that_nobody_wins_ends_with_its_own_last_turn() -> None:
    """The next round is opened in the same breath as the last turn of such a round; the dividers know better."""
    checked = 0
    for seed in range(12):
        at = seen(played(dz.game("king12").box(players=2), seed, 400), None, "en")
        expected, round, turn = [], 1, 0
        for event, before in zip(at.story[1:], at.story[:-1], strict=True):
            if event.kind == "shows" and before.kind != "shows":
                turn += 1
                expected.append(f"Round {round}, turn {turn}")
            elif event.kind in ("wins_round", "no_winner"):
                round, turn = round + 1, 0
                checked += event.kind == "no_winner"
        assert titles(at) == expected
        assert [len(course) for course in courses_of(at.story, 2)] == [
            1 + sum(title.startswith(f"Round {number},") for title in expected) for number in range(1, round)
        ]
    assert checked
