"""Pages as named regions: texts with slots (`<!--scene-->`) for other regions. All others are inside `frame`.

`web/render/draw.py` makes regions, and templates contain their slots. A live page is sent the regions that changed, and
puts them together as `joined` does.
"""

import re
from collections.abc import Mapping

Regions = dict[str, str]
SLOT = re.compile(r"<!--([\w-]+)-->")


def slot(name: str) -> str:
    """The slot of a region."""
    return f"<!--{name}-->"


def joined(regions: Mapping[str, str], name: str = "frame") -> str:
    """A region with all regions inside it; a comment that names no region stays as it is."""
    return SLOT.sub(lambda found: joined(regions, found[1]) if found[1] in regions else found[0], regions[name])
