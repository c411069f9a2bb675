"""Observations and actions of a box as tables for people, printed from the code."""

from collections.abc import Iterator
from itertools import pairwise

from douzaine.engine.coding import Coding
from douzaine.engine.encoding import declared
from douzaine.match.game import Box
from douzaine.testing.records import comments_of


def observation_table(box: Box) -> str:
    """Every field of an observation: its entries, encoding, and meaning."""
    comments = comments_of(box.game)
    known = {name: (shape, coding) for name, shape, coding in declared(box.game.table_fields or ())}
    rows: list[tuple[str, ...]] = []
    for field in box.observation_fields():
        shape, coding = known[field.name]
        meaning = comments.get(("TABLE", field.name)) or comments.get(("HEADER", field.name), "")
        rows.append((_span(field.first, field.size), f"`{field.name}{_axes(shape, coding)}`", _kind(coding), meaning))
    return _table(("entries", "field", "encoded as", "meaning"), rows)


def _span(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first}–{first + size - 1}"


def _axes(shape: tuple[int, ...], coding: Coding) -> str:
    """What the axes of a field are indexed by."""
    named = []
    for size, axis in zip(shape, coding.axes, strict=False):
        kind = str(size) if axis.kind == "each" else axis.kind
        named.append(f"{kind} + {axis.rest}" if axis.rest else kind)
    return f"[{', '.join(named)}]" if named else ""


def _kind(coding: Coding) -> str:
    low, high = coding.low, coding.high
    more = "".join(f", {value}" for value in coding.also)
    kinds = {
        "number": f"number, {low} to {high}",
        "amount": f"n/(n + {high})",
        "flag": "flag",
        "one_of": f"one of {low} to {high}{more}",
        "top": f"the last of the pile: one of {low} to {high}",
        "seat": f"one of the seats{more}",
        "seat_bits": "set of seats",
        "bits": f"set of {high}",
        "hidden_bits": f"set of {high}, and its size",
    }
    none = "" if coding.none is None else f"; {coding.none} is none"
    return kinds[coding.kind] + none


def action_table(box: Box) -> str:
    """All actions; those that differ only in their last word are grouped."""
    groups: dict[str, list[int]] = {}
    for id, move in enumerate(box.moves):
        verb, _, _ = move.rpartition(" ")
        groups.setdefault(verb or move, []).append(id)
    rows: list[tuple[str, ...]] = [(_ids(ids), ", ".join(_words(box, ids))) for ids in groups.values()]
    return _table(("ids", "moves"), rows)


def _ids(ids: list[int]) -> str:
    if len(ids) == 1:
        return str(ids[0])
    step = ids[1] - ids[0]
    even = all(after - before == step for before, after in pairwise(ids))
    if not even:
        return ", ".join(map(str, ids))
    return _span(ids[0], len(ids)) if step == 1 else f"{ids[0]}, {ids[1]}, … {ids[-1]}"


def _words(box: Box, ids: list[int]) -> Iterator[str]:
    few = len(ids) <= 4
    for id in ids if few else (ids[0], ids[1], ids[-1]):
        yield f"{'' if few or id != ids[-1] else '… '}`{box.moves[id]}`"


def _table(heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    lines = [heads, tuple("---" for _ in heads), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def tables_of(box: Box) -> str:
    """Both tables with their headings, as in docs/environments.md."""
    shown = repr(box).removeprefix("douzaine.")
    return "\n\n".join(
        [
            f"### {box.game.title}",
            f"`{shown}` with {box.players} players: {box.observation_size} numbers, {box.num_actions} actions.",
            observation_table(box),
            action_table(box),
        ]
    )
