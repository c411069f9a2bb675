"""Advice, reviews and ladders as HTML for notebooks."""

from douzaine.boards.chart import lines
from douzaine.boards.markup import join, tag
from douzaine.boards.picture import framed, style_of
from douzaine.boards.sheet import Share, page_of, rows, span
from douzaine.bots.insight_text import luck_texts, sum_text
from douzaine.bots.ladder import Ladder
from douzaine.bots.report import advice_sources, decision_sentence
from douzaine.bots.review import Review
from douzaine.match.advised import Advice
from douzaine.match.event import seat_name
from douzaine.texts import say_in

MOST_MOVES = 15  # of an advice
MOST_DECISIONS = 5
REVIEW_HEIGHT = 540
REVIEW_STYLE = """
body { padding: 14px 18px; display: grid; gap: 12px; }
td, th { padding: 2px 22px 2px 0; }
ol { display: grid; gap: 4px; }
"""


def advice_html(given: Advice, lang: str = "en") -> str:
    """Every whole decision with its chance to win, the best first, and where the numbers come from."""
    say = say_in(lang)
    body = [
        (", ".join(each.moves), Share(each.chance, _chance(each.chance, each.error)), f"{100 * each.played:.0f} %")
        for each in given.moves[:MOST_MOVES]
    ]
    more = len(given.moves) - len(body)
    caption = [*advice_sources(given, lang), *([say("bots-more", count=more)] if more > 0 else [])]
    return str(rows([say(f"bots-column-{column}") for column in ("move", "chance", "played")], body, " ".join(caption)))


def _chance(chance: float, error: float) -> str:
    return f"{100 * chance:.1f} %" + (f" ± {100 * error:.1f}" if error else "")


def ladder_html(rated: Ladder, lang: str = "en") -> str:
    """Bots with Elo and its interval, then who beat whom how often."""
    say = say_in(lang)
    ranked = zip(rated.levels, rated.elo, rated.intervals, strict=True)
    elo = rows(
        [say(f"bots-column-{column}") for column in ("bot", "elo", "interval")],
        [(name, str(round(elo)), f"{round(low)} … {round(high)}") for name, elo, (low, high) in ranked],
    )
    met = rows(
        [say(f"bots-column-{column}") for column in ("pair", "rate", "interval", "games")],
        [
            (f"{each.first} – {each.second}", Share(each.rate), span(*each.interval), each.games)
            for each in rated.pairings
        ],
    )
    return str(tag("div", elo, met, style="display:flex;flex-wrap:wrap;gap:2em;align-items:start"))


def review_html(told: Review, lang: str = "en") -> str:
    """The match as a chart, every player's sum, and the costliest decisions."""
    say = say_in(lang)
    called = [seat_name(told.box, seat, lang) for seat in range(told.box.players)]
    chart = lines(told.chances, called, 1.0, len(told.turns), lambda share: f"{100 * share:.0f} %")
    columns = ("player", "start", "own", "others", "chance-events", "result", "luck")
    body = []
    for name, sum_, luck in zip(called, told.sums, luck_texts(told.luck, lang), strict=True):
        read = sum_text(sum_, lang)
        body.append((name, read.start, read.own, read.others, read.luck, read.result, luck))
    sums = rows([say(f"bots-column-{column}") for column in columns], body)
    costly = [tag("li", decision_sentence(told, each, called, lang)) for each in told.costliest(MOST_DECISIONS)]
    heading = say("bots-review-costly") if costly else say("bots-review-flawless")
    title = tag("h2", say("bots-review-course"))
    page = join([title, chart, sums, tag("div", tag("h3", heading), tag("ol", *costly))])
    return framed(page_of(style_of(told.box.game), page, REVIEW_STYLE), REVIEW_HEIGHT)
