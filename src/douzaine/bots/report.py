"""Advice, reviews and ladders as a terminal shows them."""

from collections.abc import Sequence

from babel.numbers import format_decimal, format_percent
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from douzaine.bots.advice import Advice
from douzaine.bots.ladder import Ladder
from douzaine.bots.review import Decision, Review
from douzaine.match.event import move_text, seat_name
from douzaine.match.game import Box
from douzaine.match.words import table_words

BARS = " ▁▂▃▄▅▆▇█"
WIDTH = 72  # columns of a chart
WORTH_TELLING = 5  # decisions and swings a review names


def show_advice(box: Box, given: Advice, lang: str, names: Sequence[str] | None = None) -> RenderableType:
    """Every move with its win chance, the best first, and where the numbers come from."""
    say = table_words().text
    grid = Grid(*(say(f"bots-column-{column}", lang) for column in ("move", "chance", "played")), box=None)
    for each in given.moves:
        error = "" if given.is_exact else f" ± {_percent(each.error, lang)}"
        played = _percent(each.played, lang) if each.played >= 0.005 else ""
        grid.add_row(move_text(box, each.move, lang, names), _percent(each.chance, lang) + error, played)
    source = (
        say("bots-exact", lang)
        if given.is_exact
        else say("bots-estimated", lang, trials=format_decimal(given.trials, locale=lang))
    )
    return Group(grid, Text(source, "dim"))


def show_review(told: Review, lang: str, names: Sequence[str] | None = None) -> RenderableType:
    """The course of the match as a chart, luck and skill apart, the costliest moves and the greatest swings."""
    say = table_words().text
    called = [seat_name(told.box, seat, lang, names) for seat in range(told.box.players)]
    source = say("bots-exact", lang) if told.is_exact else say("bots-review-estimated", lang)
    return Group(
        Text(say("bots-review-course", lang), "bold"),
        chart(told.chances, called),
        Text(""),
        _sums(told, called, lang),
        Text(""),
        Text(say("bots-review-costly", lang), "bold"),
        *_costly(told, called, lang),
        Text(""),
        Text(say("bots-review-swings", lang), "bold"),
        *_swings(told, called, lang),
        Text(source, "dim"),
    )


def chart(chances: Sequence[Sequence[float]], called: Sequence[str]) -> RenderableType:
    """One line a seat: its chance from the start to the end, as bars."""
    grid = Grid.grid(padding=(0, 1))
    columns = min(WIDTH, len(chances))
    picked = [chances[round(column * (len(chances) - 1) / max(columns - 1, 1))] for column in range(columns)]
    for seat, name in enumerate(called):
        bars = "".join(BARS[min(int(each[seat] * (len(BARS) - 1) + 0.5), len(BARS) - 1)] for each in picked)
        grid.add_row(Text(name, "bold"), Text(bars, "cyan"))
    return grid


def _sums(told: Review, called: Sequence[str], lang: str) -> RenderableType:
    say = table_words().text
    columns = ("player", "luck", "own-moves", "others-moves", "meetings" if told.has_meetings else "doubt")
    grid = Grid(*(say(f"bots-column-{column}", lang) for column in columns), box=None)
    for seat, name in enumerate(called):
        parts = (told.luck[seat], -told.costs[seat], told.gifts[seat], told.meetings[seat])
        grid.add_row(name, *(_signed(part, lang) for part in parts))
    return grid


def _costly(told: Review, called: Sequence[str], lang: str) -> list[Text]:
    worst = told.costliest(WORTH_TELLING)
    if not worst:
        return [Text(table_words().text("bots-review-flawless", lang))]
    return [Text(_sentence(told, each, called, lang)) for each in worst]


def _sentence(told: Review, each: Decision, called: Sequence[str], lang: str) -> str:
    made, best = (move_text(told.box, move, lang, called) for move in (each.move, each.best))
    return table_words().text(
        "bots-review-decision",
        lang,
        number=each.number + 1,
        who=called[each.seat],
        made=made,
        best=best,
        cost=_percent(each.cost, lang),
    )


def _swings(told: Review, called: Sequence[str], lang: str) -> list[Text]:
    say = table_words().text
    lines = []
    for each in told.greatest_swings(WORTH_TELLING):
        seat = max(range(len(called)), key=lambda seat: each.change[seat])
        dealt = " ".join(each.dealt) if each.is_chance else say("bots-review-meeting", lang)
        change = _signed(each.change[seat], lang)
        lines.append(
            Text(say("bots-review-swing", lang, number=each.number, dealt=dealt, who=called[seat], change=change))
        )
    return lines


def show_ladder(rated: Ladder, lang: str) -> RenderableType:
    """Levels with Elo and its interval, then who beat whom how often."""
    say = table_words().text
    grid = Grid(*(say(f"bots-column-{column}", lang) for column in ("bot", "elo", "interval")), box=None)
    for name, elo, (low, high) in zip(rated.levels, rated.elo, rated.intervals, strict=True):
        grid.add_row(name, f"{elo:.0f}", f"{low:.0f} … {high:.0f}")
    pairs = Grid(*(say(f"bots-column-{column}", lang) for column in ("pair", "rate", "interval", "games")), box=None)
    for each in rated.pairings:
        interval = " … ".join(_percent(end, lang) for end in each.interval)
        pairs.add_row(f"{each.first} – {each.second}", _percent(each.rate, lang), interval, str(each.games))
    return Group(grid, Text(""), pairs)


def _percent(share: float, lang: str) -> str:
    return str(format_percent(share, "0.0 %" if lang == "fr" else "0.0%", locale=lang))


def _signed(share: float, lang: str) -> str:
    return ("+" if share >= 0 else "−") + _percent(abs(share), lang)
