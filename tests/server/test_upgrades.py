"""Databases of every earlier version open and play on; backups are whole, also while the server runs."""

import asyncio
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from starlette.testclient import TestClient

import douzaine as dz
from douzaine.cli import main
from douzaine.server.closed import record_of_log
from douzaine.store import schema
from douzaine.store.backup import restore
from douzaine.store.store import Store, database_file
from douzaine.web.app import make_app
from tests.server.driving import Driver
from tests.server.test_never_lose import rows_of, until_acknowledged
from tests.server.tools import Inside, code_in, inside, play_to_the_end, whole_decision
from tests.web.forms import Visitor

SAMPLES = sorted((Path(__file__).parent.parent / "samples").glob("*.sql"))
WITHOUT_COMMITTED_DICE = "0001-a"  # its matches can only be kept


def restored(sample: Path, folder: Path) -> list[tuple[Any, ...]]:
    """Bring a sample back; returns its matches: word, whether it has begun, how many entries its log has."""
    with closing(sqlite3.connect(folder / "sample")) as connection:
        connection.executescript(sample.read_text(encoding="utf-8"))
    assert restore(folder / "sample", database_file(folder)) is None  # which keeps old things for a while
    with closing(sqlite3.connect(database_file(folder))) as connection:
        counted = "(SELECT count(*) FROM move WHERE move.code = match.code)"
        return connection.execute(f"SELECT code, started IS NOT NULL, {counted} FROM match ORDER BY code").fetchall()


def test_there_is_a_sample_of_every_version() -> None:
    versions = Path(__file__).parent.parent.parent / "src/douzaine/store/migrations/versions"
    assert {path.name[:4] for path in versions.glob("0*.py")} == {path.name[:4] for path in SAMPLES}


@pytest.mark.slow
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_a_database_of_an_earlier_version_opens_and_plays_on(sample: Path, tmp_path: Path) -> None:
    matches = restored(sample, tmp_path)
    assert {begun for _, begun, _ in matches} == {0, 1}
    is_closed = sample.stem == WITHOUT_COMMITTED_DICE
    with inside(tmp_path) as server:
        for code, begun, entries in matches:
            page = server.browser().get(f"/t/{code}")
            if is_closed:
                assert page.status_code == (410 if begun else 404)  # a lobby is no more
                assert ("version 0" in page.text) == bool(begun)
                assert server.browser().get(f"/t/{code}/record").status_code == (200 if begun else 404)
                continue
            if not begun:
                row = server.do(server.services.store.tables.get(code))
                assert page.status_code == 404  # it is open to whoever has its link
                assert server.browser().get(f"/i/{row.invitation}").status_code == 200
                continue
            table = server.do(server.services.tables.get(code))
            if table.row.practice:
                assert page.status_code == 404  # it is its player's alone
                assert table.live.match.start_position or len(table.live.match.steps) > entries
            else:
                assert page.status_code == 200, page.text
                assert entries > 0
            assert table.live.number >= entries
            everybody_goes_on(server, code)
        began = server.do(server.services.store.retention.began())
        with closing(sqlite3.connect(database_file(tmp_path))) as connection:
            visits = connection.execute(
                "SELECT min(visited) FROM match UNION SELECT min(visited) FROM person"
            ).fetchall()
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        if sample.stem.startswith("0001"):  # nothing was removed before: all of it was visited just now
            assert all(visit >= began for (visit,) in visits)


def everybody_goes_on(server: Inside, code: str) -> None:
    """Every seat of a match that somebody holds plays one more decision, or the match ends."""
    tables = server.services.tables

    async def one() -> None:
        async with tables.held(code):
            table = await tables.load(code)
            for seat in table.live.actors() if table.live else ():
                assert table.live is not None
                await tables.append(table, "move", seat, whole_decision(table.live.match, seat))
                break

    before = server.do(tables.get(code)).live
    server.do(one())
    assert before.over or server.do(tables.get(code)).live.number > before.number


# ---- rules of another version


def test_a_match_of_other_rules_is_closed_and_its_record_kept(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        browser, store = server.browser(), server.services.store
        code = code_in(browser.post("/play", data={"game": "killer", "name": "Mia"}).url)
        play_to_the_end(browser, server, code)
        whole = browser.get(f"/t/{code}/record").text
        begun = code_in(browser.post("/play", data={"game": "killer"}).url)

        async def grow_old() -> None:
            async with store.database.changing(code, begun) as connection:
                await connection.execute(update(schema.match).values(version=99))

        server.do(grow_old())
        for each in (code, begun):
            answer = browser.get(f"/t/{each}")
            assert answer.status_code == 410
            assert f'href="/t/{each}/record"' in answer.text
            assert server.browser().post(f"/t/{each}/start").status_code == 410
        row = server.do(store.tables.get(begun))
        assert row.ended is not None  # for good, and so it stays
        assert row.result == {"reason": "rules", "winners": [], "scores": []}
        kept = browser.get(f"/t/{code}/record").text
        assert "\ngame killer 99\n" in kept
        with pytest.raises(dz.BadRecord, match="99"):
            dz.Match.replay(kept)
        again = dz.Match.replay(kept.replace("game killer 99", "game killer 1"))
        assert again.record() == whole


def test_a_closed_match_is_kept_from_those_who_could_not_see_it(client_of: Any) -> None:
    client, lea, stranger = client_of
    form = {"seat-0": "me", "seat-1": "simple", "option-players": "2"}  # without spectators
    table = lea.post("/new/killer", form).headers["location"]
    at = client.app.state.services

    async def grow_old() -> None:
        async with at.store.database.changing(table[3:]) as connection:
            await connection.execute(update(schema.match).values(version=99))

    client.portal.call(grow_old)
    assert lea.get(table).status_code == 410
    assert lea.get(f"{table}/record").status_code == 200
    assert stranger.get(f"{table}/record").status_code == 404
    assert stranger.get(table).status_code == 404
    assert stranger.post(f"{table}/start").status_code == 404
    assert stranger.post("/join", {"code": table}).status_code == 404


@pytest.fixture
def client_of(tmp_path: Path) -> Any:
    with TestClient(make_app(f"sqlite:///{tmp_path / 'test.sqlite'}", compiles=False)) as client:
        yield client, Visitor(client), Visitor(client)


def test_take_backs_are_in_the_record_of_a_log() -> None:
    from douzaine.server.model import LogEntry, Seat, TableRow

    seats = tuple(Seat(n, "person", "p", None, "x") for n in range(2))
    row = TableRow("m", "pennies", 9, {"a": "é"}, "12", "p", *[False] * 4, "bot", 1.0, 1.0, None, None, None, seats)
    log = [("move", ("a", "b")), ("move", ("c",)), ("back", ("2",)), ("silent", ()), ("move", ("d",))]
    entries = [LogEntry(n + 1, kind, 0, words, 1.0) for n, (kind, words) in enumerate(log)]
    assert record_of_log(row, entries).splitlines() == [
        "douzaine record 1", "game pennies 9", 'option a "é"', "seed 12", "moves", "0 a", "0 d",
    ]  # fmt: skip


# ---- backups


def test_a_backup_under_load_is_whole_and_can_be_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, file = tmp_path / "data", tmp_path / "backup.sqlite"
    data.mkdir()
    acknowledged: dict[str, dict[int, Any]] = {}
    with inside(data) as server:
        driver = Driver(server.address)

        async def play() -> Any:
            tables = list(await asyncio.gather(*(driver.open("killer") for _ in range(4))))
            playing = [asyncio.create_task(driver.play(table)) for table in tables]
            await until_acknowledged(tables, 20)
            acknowledged.update({table.code: dict(table.acknowledged) for table in tables})
            await asyncio.to_thread(main, ["backup", str(file), "--data", str(data), "--lang", "en"])
            await until_acknowledged(tables, 20)  # play goes on
            driver.stopping = True
            await asyncio.gather(*playing)
            await driver.client.aclose()
            return tables

        tables = asyncio.run(play())
        assert "Backed up to" in capsys.readouterr().out
        for words, why in ((["backup", str(file)], "already"), (["restore", str(file)], "another server uses")):
            with pytest.raises(SystemExit):
                main([*words, "--data", str(data), "--lang", "en"])
            assert why in capsys.readouterr().err
    for table in tables:
        rows = rows_of(file, table.code)
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
        by_number = {number: (seat, words) for number, _, seat, words in rows}
        assert by_number.items() >= acknowledged[table.code].items()
    later = {table.code: rows_of(database_file(data), table.code) for table in tables}
    main(["restore", str(file), "--data", str(data), "--lang", "en"])
    aside = Path(capsys.readouterr().out.splitlines()[1].removeprefix("What was there before lies in ").rstrip("."))
    for table in tables:
        assert rows_of(database_file(data), table.code) == rows_of(file, table.code)
        assert rows_of(aside, table.code) == later[table.code]
    other = tmp_path / "another machine" / "data"
    main(["restore", str(file), "--data", str(other)])
    assert len(list(other.iterdir())) <= 2  # the database, and its lock
    with inside(data) as server:
        table = tables[0]
        rows = rows_of(file, table.code)
        assert server.do(server.services.tables.get(table.code)).live.number == len(rows)
        everybody_goes_on(server, table.code)


def test_what_is_no_backup_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data, file = tmp_path / "data", tmp_path / "file"
    data.mkdir()

    def refused(*words: str) -> str:
        with pytest.raises(SystemExit) as error:
            main([*words, str(file), "--data", str(data), "--lang", "fr"])
        assert error.value.code == 2
        return capsys.readouterr().err

    assert "pas de base" in refused("backup")
    asyncio.run(opened_once(data))
    file = tmp_path / "nowhere" / "file"
    assert "ne peut pas être copié" in refused("backup")
    file = tmp_path / "file"
    assert "pas une base" in refused("restore")
    file.write_bytes(os.urandom(5000))
    assert "pas une base" in refused("restore")
    file.unlink()
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE match (code TEXT, seed TEXT)")
    assert "pas une base" in refused("restore")
    file.unlink()
    main(["backup", str(file), "--data", str(data)])
    with closing(sqlite3.connect(file)) as later, later:
        later.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "plus récente" in refused("restore")
    assert database_file(data).exists()


async def opened_once(folder: Path) -> None:
    store = Store(f"sqlite:///{database_file(folder)}")
    await store.open()
    await store.people.create("Lea")
    await store.close()


def test_a_broken_database_is_put_aside_and_old_things_stay_a_while(tmp_path: Path) -> None:
    asyncio.run(opened_once(tmp_path))
    file, database = tmp_path / "backup.sqlite", database_file(tmp_path)
    main(["backup", str(file), "--data", str(tmp_path)])
    began = json.dumps(_began(file))
    database.write_bytes(b"rubbish" * 1000)
    main(["restore", str(file), "--data", str(tmp_path)])
    assert [path.read_bytes()[:7] for path in tmp_path.glob("douzaine.sqlite.before-*")] == [b"rubbish"]
    assert _began(database) > float(began)
    assert not list(tmp_path.glob("*.part"))


def _began(file: Path) -> float:
    with closing(sqlite3.connect(file)) as connection:
        return float(connection.execute("SELECT value FROM fact WHERE name = 'retention_began'").fetchone()[0])


def test_a_file_with_two_names_is_refused(tmp_path: Path) -> None:
    asyncio.run(opened_once(tmp_path))
    first = Store(f"sqlite:///{database_file(tmp_path)}")
    second = Store(f"sqlite:///{tmp_path / 'other.sqlite'}")

    async def both() -> None:
        await first.open()
        try:
            os.link(database_file(tmp_path), tmp_path / "other.sqlite")
            with pytest.raises(dz.errors.DouzaineError, match="hard link"):
                await second.open()
        finally:
            await first.close()
            await second.close()

    asyncio.run(both())
    (tmp_path / "other.sqlite").unlink()
    asyncio.run(opened_once(tmp_path))
