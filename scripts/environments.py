"""Write the tables of observations and actions into docs/environments.md: run it after a Table or a move has changed.

python scripts/environments.py
"""

from pathlib import Path

import douzaine as dz
from douzaine.testing.spaces import tables_of

PAGE = Path(__file__).parent.parent / "docs" / "environments.md"
MARK = "<!-- from here on written by scripts/environments.py -->\n"


def page(text: str) -> str:
    """The page with its tables as they should be."""
    before, _, _ = text.partition(MARK)
    return before + MARK + "".join(f"\n{tables_of(dz.game(id).box())}\n" for id in OURS)


OURS = [id for id in dz.games() if dz.game(id).package.startswith("douzaine.")]

if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(PAGE)
