"""The command line of the server, and its documentation."""

import os
import re
import socket
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from filelock import FileLock

import douzaine as dz
from douzaine.cli import main
from douzaine.cli.serve import address_of
from douzaine.server import limits
from douzaine.store.database import lock_of
from douzaine.store.store import run_migrations

DOCS = Path(__file__).parent.parent.parent / "docs" / "serving.md"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--workers", "2"], "needs PostgreSQL"),
        (["--workers", "0"], "from 1 to 64"),
        (["--workers", "2", "--database", "sqlite:///x"], "needs PostgreSQL"),
    ],
)
def test_bad_numbers_of_workers_are_refused(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as error:
        main(["serve", "--no-browser", *words])
    assert error.value.code == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_folder_that_cannot_be_written_is_named(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "home"
    blocked.write_text("not a folder", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    with pytest.raises(SystemExit) as error:
        main(["serve", "--no-browser", "--lang", lang])
    assert error.value.code == 2
    said = capsys.readouterr().err
    assert str(blocked / "douzaine") in said
    assert "--data" in said
    closed = tmp_path / "closed"
    closed.mkdir()
    monkeypatch.setattr(os, "access", lambda *asked: False)
    with pytest.raises(SystemExit):
        main(["serve", "--no-browser", "--data", str(closed), "--lang", lang])
    assert str(closed) in capsys.readouterr().err


@pytest.mark.parametrize("trouble", ["port", "in use", "later", "no database", "unreachable"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_server_that_cannot_start_says_why_in_a_sentence(
    lang: str, trouble: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And does not say first that it is there."""
    listening = socket.create_server(("127.0.0.1", 0))
    port = str(listening.getsockname()[1])
    file, more, said = tmp_path / "douzaine.sqlite", ["--port", port], port
    if trouble != "port":
        listening.close()
    with ExitStack() as held:
        if trouble == "port":
            held.enter_context(listening)
        elif trouble == "in use":
            held.enter_context(FileLock(lock_of(file)))
            said = {"en": "another server uses", "fr": "un autre serveur se sert"}[lang]
        elif trouble == "later":
            run_migrations(f"sqlite:///{file}")
            with closing(sqlite3.connect(file)) as database, database:
                database.execute("UPDATE alembic_version SET version_num = '9999'")
            said = {"en": "a later version", "fr": "plus récente"}[lang]
        elif trouble == "no database":
            file.write_text("not a database", encoding="utf-8")
            said = str(file)
        else:
            more = [*more, "--database", "postgresql://lea:secret@127.0.0.1:1/douzaine"]
            said = "lea:***@127.0.0.1"
        with pytest.raises(SystemExit) as error:
            main(["serve", "--no-browser", "--data", str(tmp_path), "--lang", lang, *more])
    assert error.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert said in printed.err
    assert printed.err.count("\n") == 1


def test_the_document_lists_every_limit_as_it_is() -> None:
    listed: dict[str, float] = {}
    for names, values in re.findall(
        r"^\| ((?:`[A-Z_]+`(?:, )?)+) \| ([\d., ]+) \|", DOCS.read_text(encoding="utf-8"), re.M
    ):
        listed |= zip(re.findall(r"[A-Z_]+", names), map(float, values.split(", ")), strict=True)
    known = {name: value for name, value in vars(limits).items() if name.isupper() and isinstance(value, int | float)}
    assert listed == known


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_limit_that_does_not_exist_is_refused(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DOUZAINE_LIMIT_FORM_BYTE", "500000")
    with pytest.raises(SystemExit):
        main(["serve", "--no-browser", "--data", str(tmp_path), "--lang", lang])
    assert "DOUZAINE_LIMIT_FORM_BYTE" in capsys.readouterr().err


def test_an_operator_can_change_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOUZAINE_LIMIT_BODY_S", "2.5")
    assert limits.limit("BODY_S", 20.0) == 2.5
    for wrong in ("many", "0", "-3", "nan", "1e99"):
        monkeypatch.setenv("DOUZAINE_LIMIT_BODY_S", wrong)
        with pytest.raises(dz.DouzaineError, match="DOUZAINE_LIMIT_BODY_S"):
            limits.limit("BODY_S", 20.0)


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:8012"), ("0.0.0.0", "http://localhost:8012"), ("::1", "http://[::1]:8012")],
)
def test_the_address_that_is_shown_can_be_typed(host: str, address: str) -> None:
    assert address_of(host, 8012) == address


def test_the_operator_does_not_take_the_port_of_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    port = ["--port", "8012", "--operator-port", "8012"]
    with pytest.raises(SystemExit):
        main(["serve", "--no-browser", "--data", str(tmp_path), *port, "--lang", "en"])
    assert "port of their own" in capsys.readouterr().err
