"""Execute the notebooks: `python scripts/notebooks.py`, or `make notebooks`.

With their outputs they lie in build/notebooks. The ones in the checkout hold no outputs, so that a change of one is a
change of its text.
"""

from pathlib import Path

import nbformat
from nbclient import NotebookClient

ROOT = Path(__file__).parent.parent
NOTEBOOKS = ROOT / "examples" / "notebooks"
EXECUTED = ROOT / "build" / "notebooks"
LONGEST_S = 900  # of a cell, on a slow machine


def execute(file: Path, folder: Path) -> nbformat.NotebookNode:
    """Run a notebook in a kernel of its own and keep what it showed. Raises `CellExecutionError`."""
    notebook = nbformat.read(file, as_version=4)
    NotebookClient(notebook, timeout=LONGEST_S, kernel_name="python3").execute()
    folder.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, folder / file.name)
    return notebook


if __name__ == "__main__":
    for each in sorted(NOTEBOOKS.glob("*.ipynb")):
        execute(each, EXECUTED)
        print(each.name)
