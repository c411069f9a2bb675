"""The packages that are released: built from the checkout, tried outside it."""

import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest

from douzaine.engine.cache import cache_base

ROOT = Path(__file__).parent.parent.parent
LATEST_S = 300  # a slow machine's; nothing is measured here

FIRST_STEPS = """
import pickle, sys
import douzaine as dz
assert "site-packages" in dz.__file__, dz.__file__
match = dz.Match(dz.game("killer").box(players=2), seed=12)
while not match.over:
    match.play(match.actors[0], match.legal(match.actors[0])[0])
assert dz.Match.replay(match.record()).position() == match.position()
assert "<script" not in match.html() and "srcdoc" in match.view(0)._repr_html_()
assert pickle.loads(pickle.dumps(dz.game("heroes12"))) is dz.game("heroes12")
print(dz.games(), [name for name in ("starlette", "sqlalchemy", "uvicorn") if name in sys.modules])
"""


@pytest.fixture(scope="session", autouse=True)
def _warm_rules() -> None:
    """Nothing is played in this process."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A wheel, made from the source distribution as a packager would."""
    folder = tmp_path_factory.mktemp("dist")
    run([sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)], folder)
    return {"wheel": next(folder.glob("*.whl")), "sdist": next(folder.glob("*.tar.gz"))}


def run(command: list[str], folder: Path, status: int = 0) -> str:
    """What a command prints, outside the checkout and without its environment."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_", "LANG"))}
    env["DOUZAINE_CACHE"] = str(cache_base())  # rules that lie compiled are not compiled again
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=LATEST_S, check=False)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + done.stderr


def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as files:
        name = next(name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_string(files.read(name).decode())


@pytest.mark.slow
def test_the_wheel_has_everything_that_is_read_at_run_time(built: dict[str, Path]) -> None:
    tracked = subprocess.run(
        ["git", "ls-files", "src/douzaine"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.split()
    wanted = {name.removeprefix("src/") for name in tracked if (ROOT / name).exists()}
    with zipfile.ZipFile(built["wheel"]) as files:
        missing = wanted - set(files.namelist())
    assert not missing
    with tarfile.open(built["sdist"]) as source:
        names = {name.partition("/")[2] for name in source.getnames()}
    assert {"README.md", "LICENSE", "CHANGELOG.md", "pyproject.toml", "tests/conftest.py"} <= names
    assert not [name for name in names if name.startswith(".venv")]


@pytest.mark.slow
def test_the_wheel_says_what_it_is(built: dict[str, Path]) -> None:
    told = metadata(built["wheel"])
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert (told["Name"], told["Version"]) == ("douzaine", project["version"])
    assert told["License-Expression"] == "MIT"
    assert {"serve", "rl", "gpu", "spiel", "ray", "lab"} <= set(told.get_all("Provides-Extra", []))
    core = [need for need in told.get_all("Requires-Dist", []) if "extra ==" not in need]
    assert not [need for need in core if re.match(r"(starlette|sqlalchemy|uvicorn|jinja2|websockets|asyncpg)\b", need)]
    body = str(told.get_payload())
    pictures = re.findall(r"!\[[^\]]*\]\(([^)]*)\)", body)
    assert pictures
    assert all(each.startswith("https://") for each in pictures)
    assert not re.findall(r"\]\((?!https?://)[^)]*\)", body), "a page read alone has no neighbours"


@pytest.mark.slow
def test_the_core_works_alone_in_a_fresh_environment(built: dict[str, Path], tmp_path: Path) -> None:
    """Library, terminal and rules without any package of a server; what needs one says how to get it."""
    run([sys.executable, "-m", "venv", str(tmp_path / "env")], tmp_path)
    bin = tmp_path / "env" / ("Scripts" if sys.platform == "win32" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", str(bin / "python"), "install", "--quiet"]
    pip += ["--disable-pip-version-check", "--constraint", str(ROOT / "constraints.txt"), str(built["wheel"])]
    done = subprocess.run(pip, cwd=tmp_path, capture_output=True, text=True, timeout=LATEST_S, check=False)
    if done.returncode and re.search(r"No matching distribution|Could not find a version|ConnectionError", done.stderr):
        pytest.skip("NOT CHECKED: the core could not be installed, there is no package index here")
    assert done.returncode == 0, done.stderr
    python = str(bin / "python")
    assert run([python, "-c", FIRST_STEPS], tmp_path).endswith("[]\n")
    assert "king12" in run([python, "-m", "douzaine", "games"], tmp_path)
    assert "R14" in run([str(bin / "douzaine"), "rules", "killer", "R14"], tmp_path)
    run([str(bin / "douzaine"), "play", "killer", "--people", "0", "--seed", "3", "--bots", "random"], tmp_path)
    assert '"games": 200' in run([str(bin / "douzaine"), "simulate", "killer", "--games", "200", "--json"], tmp_path)
    for command in (["serve"], ["backup", "x.sqlite"]):
        assert "pip install 'douzaine[serve]'" in run([str(bin / "douzaine"), *command], tmp_path, status=2)
