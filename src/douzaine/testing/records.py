"""The records of a game as classes that an editor understands, written from their dtypes.

Rules take a Box and a Table; NumPy knows their fields, an editor does not. `records_text` is the source
of a module with a Protocol for each: one attribute a field, with the comment beside the field's declaration.
"""

import ast
import io
import textwrap
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from douzaine.match.game import Game

RECORDS = {"BOX": "BOX", "FIELDS": "TABLE", "TABLE": "TABLE", "HEADER": "HEADER"}  # by the file that lists their fields
WIDTH = 112  # of a docstring below an attribute
HEADING = '''"""The records of this game as an editor sees them: what rules read and write. See `scripts/records.py`."""

from typing import Any, Protocol

import numpy as np

Numbers = np.ndarray[Any, np.dtype[np.signedinteger[Any]]]
'''


def records_file(game: Game) -> Path:
    """The module with a game's records."""
    return game.folder / "records.py"


def records_text(game: Game) -> str:
    """The source that the module should have."""
    comments = comments_of(game)
    return "\n".join(
        [
            HEADING,
            "",
            *_protocol("Box", "What was agreed, as rules read it.", game.rule_set.box, comments),
            "",
            "",
            *_protocol("Table", "Everything on the table, or what a reader sees of it.", game.rule_set.table, comments),
            "",
        ]
    )


def comments_of(game: Game) -> dict[tuple[str, str], str]:
    """The comment beside each field, by the record (BOX, TABLE, or HEADER for what all games share) and its name."""
    return dict(_comments(game.rule_set.sources))


def _protocol(name: str, about: str, dtype: "np.dtype[Any]", comments: dict[tuple[str, str], str]) -> Iterator[str]:
    yield from (f"class {name}(Protocol):", f'    """{about}"""', "")
    for field in dtype.names or ():
        shape = dtype[field].shape
        yield f"    {field}: {'Numbers' if shape else 'int'}"
        comment = comments.get((name.upper(), field)) or comments.get(("HEADER", field), "")
        size = f"[{' × '.join(map(str, shape))}]" if shape else ""
        told = f"{size} {comment}".strip()
        if told:
            yield from textwrap.wrap(f'"""{told}"""', WIDTH, initial_indent="    ", subsequent_indent="    ")


def _comments(files: Iterable[Path]) -> Iterator[tuple[tuple[str, str], str]]:
    """The comment beside each field of a record, or above it where the line is full, by the record and the field."""
    for file in files:
        source = file.read_text(encoding="utf-8")
        beside: dict[int, str] = {}
        above: dict[int, str] = {}
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                has_line = not token.line.lstrip().startswith("#")
                (beside if has_line else above)[token.start[0]] = token.string.removeprefix("#").strip()
        for record, node in _declarations(ast.parse(source)):
            for field in ast.walk(node):
                if isinstance(field, ast.Tuple) and field.elts and isinstance(field.elts[0], ast.Constant):
                    comment = beside.get(field.lineno) or above.get(field.lineno - 1, "")
                    if comment and not comment.startswith("----"):
                        yield (record, str(field.elts[0].value)), comment


def _declarations(module: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    for node in module.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            record = RECORDS.get(node.targets[0].id)
            if record is not None:
                yield record, node.value
