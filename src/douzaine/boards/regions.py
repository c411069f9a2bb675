"""A page as named regions: texts with slots (`<!--scene-->`) for other regions. `frame` is the one all others stand in.

Regions are made in `web/render/draw.py`, and their slots stand in templates. A live page is sent those that differ from
what it was sent before, and puts them together as `joined` does.
"""

import re
from collections.abc import Mapping

Regions = dict[str, str]
SLOT = re.compile(r"<!--([\w-]+)-->")


def slot(name: str) -> str:
    """Where a region stands."""
    return f"<!--{name}-->"


def joined(regions: Mapping[str, str], name: str = "frame") -> str:
    """A region with everything that stands in it; a comment that names no region stays as it is."""
    return SLOT.sub(lambda found: joined(regions, found[1]) if found[1] in regions else found[0], regions[name])
