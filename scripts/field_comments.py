"""An extension of griffe, which reads the sources for the reference.

What stands beside a field is its documentation: fields of a class have a comment on their line, and no text below it
that an editor would have to skip. Examples in a docstring are set as code.
"""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)
COMMENT = re.compile(r"""^[^#"']*(?:(["']).*?\1[^#"']*)*#\s*(.+)$""")


class FieldComments(griffe.Extension):
    """Takes the comment on an attribute's last line for its text, and sets examples as code."""

    def on_attribute_instance(self, *, attr: griffe.Attribute, **more: Any) -> None:
        """Give an attribute its comment, unless it has a text."""
        if attr.docstring is None and (text := comment_of(attr.source)):
            attr.docstring = griffe.Docstring(text, lineno=attr.lineno, endlineno=attr.endlineno, parent=attr)

    def on_instance(self, *, obj: griffe.Object, **more: Any) -> None:
        """Fence the examples of a docstring."""
        if obj.docstring is not None:
            obj.docstring.value = with_fences(obj.docstring.value)


def with_fences(text: str) -> str:
    """A docstring in which lines that begin with >>>, and what they print, are a block of code."""
    return EXAMPLE.sub(r"```pycon\n\g<0>\n```", text)


def comment_of(source: str) -> str:
    """The comment at the end of a piece of code, as a sentence."""
    found = COMMENT.match(source.rstrip().rpartition("\n")[2])
    text = found[2].strip() if found and not found[2].startswith(("type:", "noqa")) else ""
    return text[:1].upper() + text[1:] + ("" if not text or text.endswith((".", "?")) else ".")
