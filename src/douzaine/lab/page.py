"""A report as one HTML page with its style and pictures embedded, so that it can be saved and sent."""

from collections.abc import Callable, Sequence
from typing import Any

from babel.numbers import format_decimal, format_percent

from douzaine.boards.markup import Markup, join, tag
from douzaine.boards.sheet import option_value
from douzaine.lab.charts import Dot, dots, histogram, whole
from douzaine.lab.course import MATCHES as FOLLOWED
from douzaine.lab.seats import LEVEL_ELO, SECONDS_A_CHOICE
from douzaine.lab.seeds import TIMES
from douzaine.lab.strengths import SEARCHING, STRENGTHS
from douzaine.lab.study import Row, Study
from douzaine.lab.variants import AS_AGREED
from douzaine.match.event import piece_text, seat_name
from douzaine.match.words import table_words

Tables = dict[str, list[Row]]
STYLE = """
body{font:15px/1.5 system-ui,sans-serif;color:#1c2130;background:#f6f1e7}
body{max-width:760px;margin:2rem auto;padding:0 1rem}
h1,h2{font-family:Palatino,'Noto Serif',serif;line-height:1.2}h2{margin-top:2.2rem}
table{border-collapse:collapse;font-variant-numeric:tabular-nums;width:100%;font-size:13.5px;margin:.6rem 0}
th,td{padding:3px 8px;text-align:right;border-bottom:1px solid #dcd3c2}th:first-child,td:first-child{text-align:left}
td+td{white-space:nowrap}
.chart{display:block;width:100%;min-width:520px;height:auto;margin:.6rem 0;font-size:12.5px}.chart text{fill:#1c2130}
.interval{stroke:#a61e4d;stroke-width:2.5}.dot{fill:#a61e4d}.faint{opacity:.4}
.reference{stroke:#8a8272;stroke-dasharray:4 4}.bars rect{fill:#a61e4d}
.note{color:#585b67;font-size:13.5px}.wide{overflow-x:auto}
@media(min-width:960px){.wide:has(th:nth-child(10)){margin:0 -80px}}
summary{cursor:pointer;font-weight:600;padding:.3rem 0}
@media(prefers-color-scheme:dark){body{color:#f2ebdd;background:#11141c}.chart text{fill:#f2ebdd}
th,td{border-color:#2f3545}.note{color:#b4b0a8}.interval{stroke:#ff8fb1}.dot,.bars rect{fill:#ff8fb1}}
@media print{body{background:none;max-width:none}h2{break-after:avoid}.chart,table{break-inside:avoid}}
"""


class _Writer:
    """What all sections of the page need: the study, the tables, and the language."""

    def __init__(self, study: Study, tables: Tables, lang: str) -> None:
        self.study, self.tables, self.lang = study, tables, lang

    def say(self, id: str, **values: Any) -> str:
        return table_words().text(f"lab-{id}", self.lang, **values)

    def percent(self, value: float | None) -> str:
        return "–" if value is None else format_percent(value, "#,##0.0 %", self.lang).replace("-", "−")

    def number(self, value: float | None, form: str = "#,##0.#") -> str:
        return "–" if value is None else format_decimal(value, form, self.lang).replace("-", "−")

    def span(self, row: Row, low: str = "low", high: str = "high") -> str:
        return "–" if row[low] is None else f"{self.percent(row[low])} – {self.percent(row[high])}"

    def section(self, name: str, *parts: Any) -> Markup:
        return tag("section", tag("h2", self.say(name)), tag("p", self.say(f"{name}-note"), class_="note"), *parts)

    def cell(self, value: Any) -> str:
        return self.number(value) if isinstance(value, int) else str(value)

    def chart(self, drawn: Markup) -> Markup:
        return tag("div", drawn, class_="wide")

    def grid(self, heads: Sequence[str], rows: Sequence[Sequence[Any]]) -> Markup:
        head = tag("tr", *(tag("th", self.say(f"head-{each}"), scope="col") for each in heads))
        return tag("div", tag("table", tag("thead", head), tag("tbody", *map(self.row, rows))), class_="wide")

    def row(self, cells: Sequence[Any]) -> Markup:
        return tag("tr", *(tag("td", self.cell(cell)) for cell in cells))

    def variant(self, name: str) -> str:
        """A variant in the game's words: its name is an option and a value."""
        if name == AS_AGREED:
            return self.say("as-agreed")
        box, option = dict(self.study.variants)[name], name.partition("=")[0]
        title = box.game.words.text(f"option-{option}", self.lang)
        return self.say("variant", option=title, value=option_value(box, option, self.lang))


def page(study: Study, header: Row, tables: Tables, lang: str) -> str:
    """The whole page."""
    to = _Writer(study, tables, lang)
    title = to.say("title", game=study.box.game.words.text("title", lang))
    box = study.box
    chosen = [(box.game.words.text(f"option-{id}", lang), option_value(box, id, lang)) for id in box.options]
    made = to.say("made", version=header["douzaine"], rules=header["rules"], seed=str(header["seed"]))
    parts: list[Any] = [
        tag("h1", title),
        tag("p", made, " ", to.say("effort", effort=to.number(header["effort"], "#,##0.###")), class_="note"),
        tag("details", tag("summary", to.say("options")), tag("table", *(to.row(each) for each in chosen))),
        tag("p", to.say("intervals"), class_="note"),
    ]
    sections: tuple[Callable[[_Writer], Any], ...] = (
        _seats,
        _length,
        _skill,
        _choices,
        _luck,
        _leads,
        _pieces,
        _variants,
    )
    parts += [section(to) for section in sections]
    head = join(
        [
            tag("meta", charset="utf-8"),
            tag("meta", name="viewport", content="width=device-width"),
            tag("title", title),
            tag("style", Markup(STYLE)),
        ]
    )
    return f"<!doctype html>\n{tag('html', tag('head', head), tag('body', *parts), lang=lang)}\n"


def _seats(to: _Writer) -> Markup:
    rows, box = to.tables["seats"], to.study.box
    charted = [
        Dot(
            f"{row['strength']} · {seat_name(box, row['seat'], to.lang)}",
            row["rate"],
            row["low"],
            row["high"],
            to.percent(row["rate"]),
        )
        for row in rows
    ]
    cells = [
        [row["strength"], seat_name(box, row["seat"], to.lang), to.percent(row["rate"]), to.span(row), row["matches"]]
        for row in rows
    ]
    chart = dots(charted, to.say("seats"), 1 / box.players)
    return to.section("seats", to.chart(chart), to.grid(("strength", "seat", "rate", "interval", "matches"), cells))


def _length(to: _Writer) -> Markup:
    choices = {row["strength"]: row["choices"] for row in to.tables["choices"]}
    cells = []
    for row in to.tables["length"]:
        made = choices.get(row["strength"])
        minutes = "–" if made is None else to.number(made * SECONDS_A_CHOICE / 60, "#,##0")
        cells.append(
            [
                row["strength"],
                row["turns"],
                f"{row['turns_5']} – {row['turns_95']}",
                to.number(row["decisions"]),
                minutes,
                to.percent(row["stopped"]),
                row["matches"],
            ]
        )
    shown = next(row for row in to.tables["length"] if row["strength"] == "simple")
    chart = histogram({int(turns): count for turns, count in shown["histogram"].items()}, to.say("turns-chart"))
    heads = ("strength", "turns", "turns-span", "decisions", "minutes", "stopped", "matches")
    note = tag("p", to.say("minutes-note", seconds=SECONDS_A_CHOICE), class_="note")
    return to.section("length", to.chart(chart), to.grid(heads, cells), note)


def _skill(to: _Writer) -> Markup:
    cells = [
        [
            f"{row['higher']} – {row['lower']}",
            to.percent(row["rate"]),
            to.span(row),
            to.percent(row["two_seats"]),
            to.number(row["elo"], "#,##0"),
            f"{to.number(row['elo_low'], '#,##0')} – {to.number(row['elo_high'], '#,##0')}",
            f"{to.number(row['levels_low'])} – {to.number(row['levels_high'])}",
            row["matches"],
        ]
        for row in to.tables["skill"]
    ]
    heads = ("pair", "rate", "interval", "two-seats", "elo", "elo-span", "levels", "matches")
    low, high = (to.number(sum(row[key] for row in to.tables["skill"])) for key in ("levels_low", "levels_high"))
    said = to.say("levels-fit", low=low, high=high, elo=LEVEL_ELO)
    return to.section("skill", to.grid(heads, cells), tag("p", said))


def _choices(to: _Writer) -> Markup:
    cells = [
        [
            row["strength"],
            to.number(row["choices"]),
            to.number(row["legal"]),
            to.percent(row["forced"]),
            row["matches"],
        ]
        for row in to.tables["choices"]
    ]
    told = [
        [
            to.say(f"stake-{row['what'].replace('_', '-')}"),
            row["strength"],
            to.percent(row["mean"]),
            to.span(row),
            row["cases"],
        ]
        for row in to.tables["stakes"]
    ]
    return to.section(
        "choices",
        to.grid(("strength", "choices", "legal", "forced", "matches"), cells),
        to.grid(("figure", "strength", "rate", "interval", "cases"), told),
    )


def _luck(to: _Writer) -> Markup:
    words, parts = to.study.box.game.words, []

    def kind_of(kind: str) -> str:
        if kind in ("start", "choices"):
            return to.say(f"kind-{kind}")
        named = f"lab-chance-{kind.replace('_', '-')}"
        return words.text(named, to.lang) if words.has(named) else kind

    for strength in FOLLOWED:
        own = [row for row in to.tables["luck"] if row["strength"] == strength]
        if not own:
            parts += [tag("h3", strength), tag("p", to.say("luck-unknown"))]
            continue
        told = [(f"{kind_of(row['kind'])} {to.percent(row['share'])}", row["share"]) for row in own]
        parts.append(tag("h3", strength))
        parts.append(to.chart(whole(told, to.say("luck"))))
        cells = [[kind_of(row["kind"]), to.percent(row["share"]), to.span(row), row["matches"]] for row in own]
        parts.append(to.grid(("kind", "share", "interval", "matches"), cells))
    seeds = [[row["strength"], to.percent(row["share"]), to.span(row), row["seeds"]] for row in to.tables["seeds"]]
    if seeds:
        parts.append(tag("p", to.say("seeds", times=TIMES)))
        parts.append(to.grid(("strength", "share", "interval", "seeds"), seeds))
    return to.section("luck", *parts)


def _leads(to: _Writer) -> Markup:
    cells = []
    for row in to.tables["leads"]:
        show = to.number if row["what"] == "changes" else to.percent
        cells.append(
            [
                to.say(f"lead-{row['what']}"),
                row["strength"],
                show(row["mean"]),
                f"{show(row['low'])} – {show(row['high'])}",
                row["cases"],
            ]
        )
    return to.section("leads", to.grid(("figure", "strength", "value", "interval", "matches"), cells))


def _pieces(to: _Writer) -> Markup | None:
    if not to.tables["pieces"]:
        return None
    parts = [_pieces_at(to, strength) for strength in STRENGTHS]
    return to.section("pieces", tag("p", to.say("pieces-strengths", bots=SEARCHING), class_="note"), *parts)


def _pieces_at(to: _Writer, strength: str) -> Markup | None:
    """All pieces at one strength; those of the rule of thumb, which has most matches, are shown open."""
    rows, box = [row for row in to.tables["pieces"] if row["strength"] == strength], to.study.box
    if not rows:
        return None
    names = [piece_text(box, row["piece"], to.lang) for row in rows]
    charted = [
        Dot(name, row["without"], row["low"], row["high"], to.percent(row["without"]), row["finding"] == "none")
        for name, row in zip(names, rows, strict=True)
    ]
    cells = [
        [
            name,
            to.percent(row["used"]),
            to.percent(row["with"]),
            to.percent(row["without"]),
            to.span(row),
            to.say(f"finding-{row['finding'].replace('_', '-')}"),
            row["matches"],
        ]
        for name, row in zip(names, rows, strict=True)
    ]
    found = sum(row["finding"] != "none" for row in rows)
    said = to.say("pieces-found", bots=strength, found=found, pieces=len(rows))
    chart = to.chart(dots(charted, said, 1 / box.players))
    heads = ("piece", "used", "with", "without", "interval", "finding", "matches")
    return tag("details", tag("summary", said), chart, to.grid(heads, cells), open=strength == "simple")


def _variants(to: _Writer) -> Markup | None:
    rows = to.tables.get("variants", [])
    if not rows:
        return None
    cells = [
        [
            to.variant(row["variant"]),
            row["strength"],
            row["players"],
            to.percent(row["first_seat"]),
            to.span(row, "first_low", "first_high"),
            f"{row['turns']} ({row['turns_95']})",
            to.number(row["choices"]),
            to.percent(row["skill"]),
            to.span(row, "skill_low", "skill_high"),
            row["matches"],
        ]
        for row in rows
    ]
    heads = (
        "variant",
        "strength",
        "players",
        "first-seat",
        "interval",
        "turns-most",
        "choices",
        "skill",
        "interval",
        "matches",
    )
    return to.section("variants", to.grid(heads, cells))
