"""A study of a box: the parts to compute, on any number of machines, saved as they come.

A section (`seats`, `choices`, …) splits its work into parts. A part is a name and a few plain values; its result is
plain data. So parts can be run anywhere and in any order, an interrupted study resumes, and the same seed gives the
same report.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any, Protocol

from douzaine.errors import DouzaineError
from douzaine.match.game import Box
from douzaine.match.workers import run_parts

Row = dict[str, Any]  # one row of a table of the report
Result = dict[str, Any]  # the result of a part


@dataclass(frozen=True)
class Study:
    """What is studied, and how thoroughly."""

    box: Box
    seed: int
    effort: float = 1.0  # multiplies the usual number of matches
    variants: tuple[tuple[str, Box], ...] = ()  # boxes to compare, by what differs

    def times(self, usual: int, least: int = 1) -> int:
        """A number scaled by the effort, but not below what makes sense."""
        return max(least, round(usual * self.effort))

    def seed_of(self, name: str) -> int:
        """The seed of a part, from its name."""
        return int.from_bytes(sha256(f"{self.seed}/{name}".encode()).digest()[:8], "big")

    def header(self) -> Result:
        """The facts at the head of a report."""
        return {
            "game": self.box.game.id,
            "rules": self.box.game.facts.version,
            "options": dict(self.box.options),
            "variants": [name for name, _ in self.variants],
            "seed": self.seed,
            "effort": self.effort,
            "douzaine": version("douzaine"),
        }


@dataclass(frozen=True)
class StudyPart:
    """A unit of work: its section, and what distinguishes it from the section's other parts."""

    section: str
    values: tuple[Any, ...]

    @property
    def name(self) -> str:
        """The part's name in the file of results."""
        return "/".join((self.section, *map(str, self.values)))


class Section(Protocol):
    """A module that computes one thing about a game."""

    __name__: str

    def parts(self, study: Study) -> list[tuple[Any, ...]]:
        """What distinguishes its parts."""

    def work(self, study: Study, *values: Any) -> Result:
        """Compute one part."""

    def tables(self, study: Study, results: Sequence[Result]) -> dict[str, list[Row]]:
        """The tables of the report, from the results of all parts in the order of `parts`."""


class Kept:
    """Results of parts, saved in a file (one line each) if one is given, so that a study can resume."""

    def __init__(self, study: Study, file: Path | None) -> None:
        self.results: dict[str, Result] = {}
        self._file = file
        header = json.dumps({"study": study.header()}, sort_keys=True, default=str)
        if file is None:
            return
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        if lines and lines[0] != header:
            raise DouzaineError("error-lab-other-study", file=str(file))
        for line in lines[1:]:
            try:
                row = json.loads(line)
            except ValueError:  # the incomplete last line of an interrupted study
                continue
            self.results[row["part"]] = row["result"]
        rows = [json.dumps({"part": name, "result": result}) for name, result in self.results.items()]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(f"{line}\n" for line in (header, *rows)), encoding="utf-8")

    def add(self, name: str, result: Result) -> None:
        """Save another result."""
        self.results[name] = result
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"part": name, "result": result}) + "\n")


def carry_out(
    study: Study,
    sections: Mapping[str, Section],
    file: Path | None = None,
    cores: int | None = None,
    on: str | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, list[Row]]:
    """Run all missing parts, and make the tables. `progress` is called with the parts done and their number."""
    kept = Kept(study, file)
    planned = [StudyPart(name, tuple(values)) for name, section in sections.items() for values in section.parts(study)]
    missing = [part for part in planned if part.name not in kept.results]
    for name, result in _done(study, sections, missing, cores, on):
        kept.add(name, result)
        if progress:
            progress(len(kept.results), len(planned))
    tables: dict[str, list[Row]] = {}
    for name, section in sections.items():
        results = [kept.results[part.name] for part in planned if part.section == name]
        tables |= section.tables(study, results)
    return tables


def _done(
    study: Study, sections: Mapping[str, Section], parts: Sequence[StudyPart], cores: int | None, on: str | None
) -> Iterator[tuple[str, Result]]:
    works = {name: section.work for name, section in sections.items()}

    def work(part: StudyPart) -> tuple[str, Result]:
        study.box.game.compile()
        result = works[part.section](study, *part.values)
        return part.name, json.loads(json.dumps(result))  # plain data, as it would be read from the file

    return run_parts(work, parts, cores, on)
