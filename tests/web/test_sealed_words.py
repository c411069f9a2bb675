"""Words for the dice: sealed first, revealed at the start, so that nobody chooses theirs last."""

import re
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from douzaine.match.fair import seal_of
from douzaine.server import limits, opening
from douzaine.web.app import make_app
from tests.patience import wait_until
from tests.web.forms import Visitor, read

SALT = "00112233445566778899aabbccddeeff"


def two_in_a_lobby(lea: Visitor, tom: Visitor) -> str:
    form = {"name": "Lea", "seat-0": "me", "seat-1": "open", "option-players": "2", "spectators": "on"}
    table = str(lea.post("/new/killer", form).headers["location"])
    tom.sit(table, 1, "Tom")
    return table


def dice(visitor: Visitor, table: str) -> dict[str, Any]:
    told: dict[str, Any] = visitor.get(f"{table}/fair.json").json()
    return told


def seal(visitor: Visitor, table: str, seat: int, words: str, salt: str = SALT) -> Any:
    return visitor.post(f"{table}/seal", {"seat": str(seat), "seal": seal_of(salt, words)})


def reveal(visitor: Visitor, table: str, seat: int, words: str, salt: str = SALT) -> Any:
    return visitor.post(f"{table}/reveal", {"seat": str(seat), "salt": salt, "words": words})


def is_in_the_lobby(visitor: Visitor, table: str) -> bool:
    return read(visitor.get(table).text).page["data-version"] == "lobby"


def test_words_handed_to_the_server_are_nobody_elses_before_the_start(lea: Visitor, tom: Visitor) -> None:
    table = two_in_a_lobby(lea, tom)
    lea.post(f"{table}/words", {"seat": "0", "words": "tarte aux prunes"})
    for path in ("", "/fair", "/fair.json"):
        assert "tarte" in lea.get(table + path).text
        assert "tarte" not in tom.get(table + path).text
    call = table.replace("/t/", "/api/tables/")
    told = tom.get(call, headers={"authorization": f"Bearer {tom.cookies['douzaine']}"}).json()["seats"][0]
    assert told["words"] == ""
    before = dice(tom, table)["seals"][0]
    assert before["seal"] == told["seal"]
    assert re.fullmatch("[0-9a-f]{64}", before["seal"])
    assert before["salt"] == dice(lea, table)["seals"][0]["salt"] == ""
    lea.post(f"{table}/start")
    after = dice(tom, table)
    assert after["words"] == ["tarte aux prunes", ""]
    assert seal_of(after["seals"][0]["salt"], "tarte aux prunes") == after["seals"][0]["seal"] == before["seal"]


def test_play_begins_when_all_sealed_words_are_revealed(lea: Visitor, tom: Visitor) -> None:
    table = two_in_a_lobby(lea, tom)
    assert seal(lea, table, 0, "plum").status_code == 303
    assert seal(tom, table, 1, "péché").status_code == 303
    assert dice(lea, table)["words"] == ["", ""]
    assert reveal(lea, table, 0, "plum").status_code == 409  # not before the start
    lea.post(f"{table}/start")
    assert is_in_the_lobby(lea, table)
    assert read(lea.get(table).text).page["data-reveal"] == "0"
    assert read(tom.get(table).text).page["data-reveal"] == "1"
    assert seal(tom, table, 1, "better").status_code == 409  # nobody chooses last
    assert tom.post(f"{table}/words", {"seat": "1", "words": "better"}).status_code == 409
    assert tom.post(f"{table}/stand", {"seat": "1"}).status_code == 409
    assert lea.post(f"{table}/start").status_code == 409
    assert reveal(lea, table, 0, "plum").status_code == 303
    assert dice(tom, table)["words"] == ["", ""]  # still nobody else's
    assert reveal(tom, table, 1, "better").status_code == 422
    assert reveal(tom, table, 1, "péché", "0" * 32).status_code == 422
    assert reveal(tom, table, 0, "plum").status_code == 403
    assert is_in_the_lobby(lea, table)
    assert reveal(tom, table, 1, "péché").status_code == 303
    assert not is_in_the_lobby(lea, table)
    assert dice(lea, table)["words"] == ["plum", "péché"]
    assert reveal(tom, table, 1, "péché").status_code == 409


def wait_for_play(visitor: Visitor, table: str) -> None:
    wait_until(lambda: not is_in_the_lobby(visitor, table))


def test_words_that_do_not_come_count_as_none(lea: Visitor, tom: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REVEAL_S", 0.3)
    table = two_in_a_lobby(lea, tom)
    seal(lea, table, 0, "plum")
    tom.post(f"{table}/words", {"seat": "1", "words": "pear"})
    lea.post(f"{table}/start")
    wait_for_play(lea, table)
    told = dice(tom, table)
    assert told["words"] == ["", "pear"]
    assert told["seals"][0] == {"seal": seal_of(SALT, "plum"), "salt": ""}
    assert "not revealed" in lea.get(f"{table}/fair").text


def test_a_table_that_was_about_to_start_does_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path / 'test.sqlite'}"
    with TestClient(make_app(database, compiles=False)) as client:
        lea, tom = Visitor(client), Visitor(client)
        table = two_in_a_lobby(lea, tom)
        seal(lea, table, 0, "plum")
        lea.post(f"{table}/start")
        assert is_in_the_lobby(lea, table)
    monkeypatch.setattr(limits, "REVEAL_S", 0.1)
    with TestClient(make_app(database, compiles=False)) as client:
        lea.client = client
        wait_for_play(lea, table)


def test_play_begins_although_the_database_does_not_answer_at_first(
    client: TestClient, lea: Visitor, tom: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "REVEAL_S", 0.1)
    monkeypatch.setattr(opening, "RETRY_AFTER_S", 0.05)
    rows = client.app.state.services.store.tables  # type: ignore[attr-defined]
    start, failures = rows.start, [OSError("disk full"), OSError("disk full")]

    async def fails_at_first(*given: Any) -> bool:
        if failures:
            raise failures.pop()
        return bool(await start(*given))

    monkeypatch.setattr(rows, "start", fails_at_first)
    table = two_in_a_lobby(lea, tom)
    seal(lea, table, 0, "plum")
    lea.post(f"{table}/start")
    wait_for_play(lea, table)
    assert failures == []


@pytest.mark.parametrize("wrong", ["x", "A" * 64, "0" * 63, "0" * 65, "g" * 64])
def test_only_a_seal_is_a_seal(lea: Visitor, tom: Visitor, wrong: str) -> None:
    table = two_in_a_lobby(lea, tom)
    assert lea.post(f"{table}/seal", {"seat": "0", "seal": wrong}).status_code == 422
    assert tom.post(f"{table}/seal", {"seat": "0", "seal": "0" * 64}).status_code == 403


def test_words_can_be_taken_back_and_changed_until_the_start(lea: Visitor, tom: Visitor) -> None:
    table = two_in_a_lobby(lea, tom)
    seal(lea, table, 0, "plum")
    lea.post(f"{table}/words", {"seat": "0", "words": "pear"})
    assert dice(lea, table)["words"][0] == "pear"
    lea.post(f"{table}/seal", {"seat": "0", "seal": ""})
    assert dice(lea, table)["seals"][0] == {"seal": "", "salt": ""}
    lea.post(f"{table}/start")
    assert not is_in_the_lobby(lea, table)  # nothing to reveal


@pytest.mark.parametrize("words", ["x" * 201, "a\0b"])
def test_words_that_cannot_be_kept_are_not_revealed(lea: Visitor, tom: Visitor, words: str) -> None:
    table = two_in_a_lobby(lea, tom)
    seal(lea, table, 0, words)
    lea.post(f"{table}/start")
    assert reveal(lea, table, 0, words).status_code == 422


def test_programs_seal_and_reveal(client: TestClient, lea: Visitor, tom: Visitor) -> None:
    table = two_in_a_lobby(lea, tom)
    call, headers = table.replace("/t/", "/api/tables/"), {"authorization": f"Bearer {lea.cookies['douzaine']}"}

    def ask(what: str, **body: Any) -> Any:
        return client.post(f"{call}/{what}", headers=headers, json=body or None).json()

    assert ask("seal", seat=0, seal=seal_of(SALT, "plum"))["seats"][0]["seal"] == seal_of(SALT, "plum")
    told = ask("start")
    assert (told["phase"], told["revealing"]) == ("open", True)
    assert ask("reveal", seat=0, salt=SALT, words="plums")["error"] == "seal"
    told = ask("reveal", seat=0, salt=SALT, words="plum")
    assert (told["phase"], told["revealing"]) == ("playing", False)
    assert told["seats"][0]["words"] == "plum"


@pytest.mark.parametrize(("lang", "honest"), [("en", "two sets of rolls"), ("fr", "deux suites de jets")])
def test_the_page_says_what_an_operator_still_could_do(client: TestClient, lang: str, honest: str) -> None:
    assert honest in Visitor(client, lang).get("/fair").text
