"""Advice, reviews and ladders for the terminal."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from babel.numbers import format_decimal
from rich.console import Console, Group, RenderableType
from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table as Grid
from rich.text import Text

from douzaine.bots.insight_text import chance_text, luck_text, points, sum_text
from douzaine.bots.ladder import Ladder
from douzaine.bots.review import Decision, Review, turns_in
from douzaine.match.advised import Advice
from douzaine.match.event import decision_text, seat_name
from douzaine.match.game import Box
from douzaine.match.match import Match
from douzaine.match.words import table_words
from douzaine.texts import percent_in

BARS = " ▁▂▃▄▅▆▇█"
WIDTH = 72  # columns of a chart
WORTH_TELLING = 5  # chance events a review names
MISTAKES = 3  # of each player


def show_advice(box: Box, given: Advice, lang: str, names: Sequence[str] | None = None) -> RenderableType:
    """Every whole decision with its chance to win, the best first, and where the numbers come from."""
    say = table_words().text
    columns = ("move", "chance", "played") if given.is_mixed else ("move", "chance")
    grid = Grid(*(say(f"bots-column-{column}", lang) for column in columns), box=None)
    for each in given.moves:
        error = "" if given.is_solved else f" ± {percent_in(each.error, lang)}"
        row = [decision_text(box, each.moves, lang, names), percent_in(each.chance, lang) + error]
        if given.is_mixed:
            row.append(percent_in(each.played, lang) if each.played >= 0.005 else "")
        grid.add_row(*row)
    return Group(grid, *(Text(line, "dim") for line in advice_sources(given, lang)))


def advice_sources(given: Advice, lang: str) -> list[str]:
    """Where the numbers of an advice come from, in sentences."""
    say = table_words().text
    trials = format_decimal(given.trials, locale=lang)
    if given.is_exact:
        source = say("bots-exact", lang)
    else:
        source = say("bots-solved", lang) if given.is_solved else say("bots-estimated", lang, trials=trials)
    return [source, *([say("bots-left-out", lang, count=given.left_out)] if given.left_out else [])]


def show_review(told: Review, lang: str, names: Sequence[str] | None = None) -> RenderableType:
    """The match as a chart, every player's sum, the costliest choices, and the most important chance events."""
    say = table_words().text
    called = [seat_name(told.box, seat, lang, names) for seat in range(told.box.players)]
    return Group(
        Text(say("bots-review-course", lang), "bold"),
        chart(told.chances, called),
        Text(""),
        _sums(told, called, lang),
        Text(say("web-review-sums-help", lang, exact="yes" if told.is_exact else "no"), "dim"),
        Text(""),
        Text(say("bots-review-costly", lang), "bold"),
        *_costly(told, called, lang),
        Text(""),
        Text(say("bots-review-swings", lang), "bold"),
        *_swings(told, called, lang),
        Text(review_source(told, lang), "dim"),
    )


@contextmanager
def weighing_bar(match: Match, lang: str) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error; call the yielded function with the number of the turn being weighed."""
    say, turns = table_words().text, turns_in(match)
    with Progress(TextColumn("{task.description}"), BarColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say("web-review-begins", lang), total=turns)
        yield lambda turn: bar.update(
            task, completed=turn, description=say("web-review-working", lang, turn=turn, turns=turns)
        )


def review_source(told: Review, lang: str) -> str:
    """Where the figures of a review come from."""
    kind = "bots-exact" if told.is_exact else "bots-review-solved" if told.is_solved else "bots-review-estimated"
    return table_words().text(kind, lang)


def chart(chances: Sequence[Sequence[float]], called: Sequence[str]) -> RenderableType:
    """One line per seat: its chance from the start to the end, as bars."""
    grid = Grid.grid(padding=(0, 1))
    columns = min(WIDTH, len(chances))
    picked = [chances[round(column * (len(chances) - 1) / max(columns - 1, 1))] for column in range(columns)]
    for seat, name in enumerate(called):
        bars = "".join(BARS[min(int(each[seat] * (len(BARS) - 1) + 0.5), len(BARS) - 1)] for each in picked)
        grid.add_row(Text(name, "bold"), Text(bars, "cyan"))
    return grid


def _sums(told: Review, called: Sequence[str], lang: str) -> RenderableType:
    """Start, choices and chance, which add up to the result; how many choices were best, and how kind chance was."""
    columns = ("player", "best", "start", "own", "others", "chance-events", "result", "luck")
    grid = Grid(*(table_words().text(f"bots-column-{column}", lang) for column in columns), box=None)
    for seat, name in enumerate(called):
        judged, sum_ = told.judged(seat), sum_text(told.sums[seat], lang)
        best = f"{sum(not each.is_mistake for each in judged)} / {len(judged)}"
        rank = luck_text(told.luck.points[seat], told.luck.percentiles[seat], lang)
        grid.add_row(name, best, sum_.start, sum_.own, sum_.others, sum_.luck, sum_.result, rank)
    return grid


def _costly(told: Review, called: Sequence[str], lang: str) -> list[Text]:
    worst = [each for seat in range(len(called)) for each in told.costliest(MISTAKES, seat)]
    if not worst:
        return [Text(table_words().text("bots-review-flawless", lang))]
    return [Text(decision_sentence(told, each, called, lang)) for each in sorted(worst, key=lambda each: -each.cost)]


def decision_sentence(told: Review, each: Decision, called: Sequence[str], lang: str) -> str:
    """A mistake in one sentence: what was done, what was better, what it cost."""
    made, best = (decision_text(told.box, moves, lang, called) for moves in (each.moves, each.best))
    cost = percent_in(each.cost, lang) + (f" ± {percent_in(each.error, lang)}" if each.error else "")
    id = "bots-review-pick" if each.is_mixed else "bots-review-decision"
    return table_words().text(id, lang, turn=each.turn + 1, who=called[each.seat], made=made, best=best, cost=cost)


def _swings(told: Review, called: Sequence[str], lang: str) -> list[Text]:
    say, lines = table_words().text, []
    for each in told.greatest_chances(WORTH_TELLING):
        seat = max(range(len(called)), key=lambda seat: abs(each.luck[seat]))
        told_as = chance_text(each, lang, called)
        change = points(each.luck[seat], lang)
        lines.append(
            Text(say("bots-review-swing", lang, turn=each.turn + 1, dealt=told_as, who=called[seat], change=change))
        )
    return lines


def show_ladder(rated: Ladder, lang: str) -> RenderableType:
    """Levels with Elo and its interval, then who beat whom how often."""
    say = table_words().text
    grid = Grid(*(say(f"bots-column-{column}", lang) for column in ("bot", "elo", "interval")), box=None)
    for name, elo, (low, high) in zip(rated.levels, rated.elo, rated.intervals, strict=True):
        grid.add_row(name, str(round(elo)), f"{round(low)} … {round(high)}")
    pairs = Grid(*(say(f"bots-column-{column}", lang) for column in ("pair", "rate", "interval", "games")), box=None)
    for each in rated.pairings:
        interval = " … ".join(percent_in(end, lang) for end in each.interval)
        pairs.add_row(f"{each.first} – {each.second}", percent_in(each.rate, lang), interval, str(each.games))
    return Group(grid, Text(""), pairs)
