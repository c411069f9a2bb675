"""The report of a study: its tables by name, and how they are written as a page, CSV and JSON."""

import csv
import io
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from douzaine.boards.picture import framed
from douzaine.errors import DouzaineError
from douzaine.games.declare import shown
from douzaine.lab import choices, course, pieces, seats, seeds, variants
from douzaine.lab.page import page
from douzaine.lab.study import Row, Section, Study, carry_out
from douzaine.match.dealer import SeededDealer
from douzaine.match.game import Box, game
from douzaine.match.simulate import progress_bar

SECTIONS: dict[str, Section] = {
    "seats": seats,
    "choices": choices,
    "course": course,
    "seeds": seeds,
    "pieces": pieces,
    "variants": variants,
}
STATE = "parts.jsonl"  # results of the parts done so far, in the folder of a report
SHOWN_HEIGHT = 900  # of a report in a notebook, in pixels
MOST_EFFORT = 1000
MOST_VARIANTS = 50


@dataclass(frozen=True)
class Report:
    """The result of a study. `tables` has lists of rows (plain dicts) by name; `header` describes the study."""

    study: Study = field(repr=False)
    header: Row
    tables: dict[str, list[Row]] = field(repr=False)

    def frame(self, name: str) -> Any:
        """A table as a data frame of pandas, or otherwise of polars."""
        if name not in self.tables:
            raise DouzaineError("error-lab-table", name=shown(name), known=", ".join(self.tables))
        if find_spec("pandas") is not None:
            import pandas

            return pandas.DataFrame(self.tables[name])
        if find_spec("polars") is not None:
            import polars

            return polars.DataFrame(self.tables[name])
        raise DouzaineError("error-lab-extra")

    def to_json(self) -> str:
        """The whole report as JSON."""
        return json.dumps({"study": self.header, "tables": self.tables}, indent=1, default=str)

    def to_csv(self, name: str) -> str:
        """One table as CSV; nested values (a histogram) are left out."""
        rows = [{k: v for k, v in row.items() if not isinstance(v, dict)} for row in self.tables[name]]
        text = io.StringIO()
        writer = csv.DictWriter(text, list(rows[0]) if rows else [], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
        return text.getvalue()

    def to_html(self, lang: str = "en") -> str:
        """The report as one self-contained page with pictures."""
        return page(self.study, self.header, self.tables, lang)

    def _repr_html_(self) -> str:
        return framed(self.to_html(), SHOWN_HEIGHT)

    def write(self, folder: str | Path, lang: str = "en") -> Path:
        """Write the page, a JSON file and a CSV file per table into a folder; return the page's path."""
        place = Path(folder)
        place.mkdir(parents=True, exist_ok=True)
        (place / "balance.json").write_text(self.to_json() + "\n", encoding="utf-8")
        for name in self.tables:
            (place / f"{name}.csv").write_text(self.to_csv(name), encoding="utf-8")
        (place / "balance.html").write_text(self.to_html(lang), encoding="utf-8")
        return place / "balance.html"


def balance(
    what: str | Box,
    *,
    effort: float = 1.0,
    seed: int = 12,
    vary: Mapping[str, Sequence[Any]] | None = None,
    folder: str | Path | None = None,
    cores: int | None = None,
    on: str | None = None,
    progress: bool | Callable[[int, int], None] = False,
    **options: Any,
) -> Report:
    """Study how balanced a game is: `balance("king12", players=3)`, or a box.

    `effort` multiplies the usual number of matches (0.1 for a first look). The report is the same for the same seed
    and version, on any number of cores or machines (`on="ray"`, or a cluster's address). `vary` compares variants:
    `vary={"all_hit": ["push_luck"]}`. With a `folder`, results are saved there as they come, an interrupted study
    resumes, and the folder also gets the page, JSON and CSV.
    """
    if not isinstance(effort, int | float) or isinstance(effort, bool) or not 0 < effort <= MOST_EFFORT:
        raise DouzaineError("error-lab-effort", most=MOST_EFFORT, value=shown(effort))
    box = _box(what, options)
    study = Study(box, SeededDealer(seed).seed, float(effort), _variants(box, vary or {}))
    file = Path(folder) / STATE if folder is not None else None
    tables = _carried_out(study, file, cores, on, progress)
    report = Report(study, study.header(), tables)
    if folder is not None:
        report.write(folder)
    return report


def _carried_out(
    study: Study,
    file: Path | None,
    cores: int | None,
    on: str | None,
    progress: bool | Callable[[int, int], None],
) -> dict[str, list[Row]]:
    study.box.game.compile()
    if progress is not True:
        return carry_out(study, SECTIONS, file, cores, on, progress or None)
    planned = sum(len(section.parts(study)) for section in SECTIONS.values())
    with progress_bar(planned) as advance:
        return carry_out(study, SECTIONS, file, cores, on, lambda done, _: advance(done))


def _box(what: str | Box, options: Mapping[str, Any]) -> Box:
    """The box to study. If anybody may begin, seat 0 does, so a seat's number is its place in the order."""
    if isinstance(what, Box):
        return what if not options else what.game.box(**{**what.options, **options})
    known = game(what)
    names = {option.id for option in known.options}
    begins = {"first_player": 0} if "first_player" in names else {}
    return known.box(**{**begins, **options})


def _variants(box: Box, vary: Mapping[str, Sequence[Any]]) -> tuple[tuple[str, Box], ...]:
    found = [
        (f"{name}={value}", box.game.box(**{**box.options, name: value}))
        for name, values in vary.items()
        for value in values
    ]
    if len(found) > MOST_VARIANTS:
        raise DouzaineError("error-lab-variants", most=MOST_VARIANTS, count=len(found))
    return tuple(found)
