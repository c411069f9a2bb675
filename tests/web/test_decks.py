"""Decks that players bring themselves: checked, secret, and there before play."""

import json
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

import douzaine as dz
from douzaine.games.crowns13 import decks as decks_of_crowns
from douzaine.games.heroes12.decks import EXAMPLES
from douzaine.server.decks import agree, deck_of
from douzaine.server.jobs import GivenUp
from douzaine.web.pages import decks as pages_decks
from tests.web.forms import Visitor

HEROES = dz.game("heroes12")


def tournament(lea: Visitor, **more: Any) -> str:
    given = {"seat-0": "me", "seat-1": "open", "option-deck_mode": "tournament", "spectators": "on", "name": "Lea"}
    answer = lea.post("/new/heroes12", given | more)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def cards(number: int, seat: int) -> dict[str, Any]:
    """A form with one of the known decks."""
    deck = [hero for hero, count in EXAMPLES[number].items() for _ in range(count)]
    return {"seat": str(seat), f"option-deck_{seat + 1}": deck}


def ticked(page: str) -> set[str]:
    """The heroes whose boxes are ticked."""
    return {
        value
        for box in re.findall(r"<input[^>]*checkbox[^>]*>", page)
        if " checked" in box and "option-deck" in box and (value := re.search(r'value="(\w+)"', box)[1])  # type: ignore[index]
    }


def test_each_player_brings_a_deck_that_nobody_else_sees(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    table = tournament(lea)
    tom.sit(table, 1, "Tom")
    assert lea.post(f"{table}/start").status_code == 409
    assert lea.post(f"{table}/deck", cards(0, 0)).status_code == 303
    assert "no deck yet" in lea.get(table).text
    assert lea.post(f"{table}/start").status_code == 409
    assert tom.post(f"{table}/deck", cards(1, 0)).status_code == 403  # Lea's seat
    assert stranger.post(f"{table}/deck", cards(1, 1)).status_code == 404
    stranger.post("/join", {"code": table})
    assert stranger.post(f"{table}/deck", cards(1, 1)).status_code == 403
    assert tom.post(f"{table}/deck", cards(1, 1)).status_code == 303
    assert ticked(lea.get(table).text) == set(EXAMPLES[0])
    assert ticked(tom.get(table).text) == set(EXAMPLES[1])
    assert ticked(stranger.get(table).text) == set()
    assert lea.post(f"{table}/start").status_code == 303
    assert tom.post(f"{table}/deck", cards(2, 1)).status_code == 409  # too late
    options = stored(lea, table)
    assert (options["deck_1"], options["deck_2"]) == (EXAMPLES[0], EXAMPLES[1])


def stored(visitor: Visitor, table: str) -> dict[str, Any]:
    portal, site = visitor.client.portal, visitor.client.app.state.services  # type: ignore[attr-defined]
    assert portal
    found: dict[str, Any] = portal.call(site.store.tables.get, table.removeprefix("/t/")).options
    return found


def test_programs_bring_decks_and_see_only_their_own(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    table = tournament(lea)
    tom.sit(table, 1, "Tom")
    call = table.replace("/t/", "/api/tables/")

    stranger.post("/join", {"code": table})

    def options(visitor: Visitor) -> dict[str, Any]:
        headers = {"authorization": f"Bearer {visitor.cookies['douzaine']}"}
        found: dict[str, Any] = stranger.get(call, headers=headers).json()["options"]
        return found

    for visitor, seat, deck in ((lea, 0, EXAMPLES[0]), (tom, 1, EXAMPLES[2])):
        answer = visitor.client.post(
            f"{call}/deck",
            content=json.dumps({"seat": seat, "deck": deck}),
            headers={"authorization": f"Bearer {visitor.cookies['douzaine']}", "content-type": "application/json"},
        )
        assert answer.status_code == 200, answer.text
    for _ in range(2):  # before play, and in play
        assert options(lea)["deck_1"] == EXAMPLES[0]
        assert options(tom)["deck_2"] == EXAMPLES[2]
        assert options(lea)["deck_2"] is options(tom)["deck_1"] is None
        assert options(stranger)["deck_1"] is options(stranger)["deck_2"] is None
        lea.post(f"{table}/start")


@pytest.mark.parametrize(("lang", "words"), [("en", "it needs 12"), ("fr", "il en faut 12")])
def test_a_wrong_deck_is_refused_with_reasons_and_kept_to_be_mended(client: TestClient, lang: str, words: str) -> None:
    lea = Visitor(client, lang)
    table = tournament(lea)
    answer = lea.post(f"{table}/deck", {"seat": "0", "option-deck_1": ["golem", "golem", "dragon"]})
    assert answer.status_code == 422
    assert words in answer.text
    assert ticked(answer.text) == {"golem", "dragon"}
    assert ticked(lea.get(table).text) == set()
    path = lea.post(f"{table}/deck", {"seat": "0"}, files=[("file-deck_1", ("d", b"/etc/passwd", "text/plain"))])
    assert path.status_code == 422
    assert "root:" not in path.text


def test_a_deck_file_is_taken(lea: Visitor) -> None:
    table = tournament(lea)
    text = lea.get("/new/heroes12/deck").text.encode()
    answer = lea.post(f"{table}/deck", {"seat": "0"}, files=[("file-deck_1", ("my.toml", text, "text/plain"))])
    assert answer.status_code == 303
    assert ticked(lea.get(table).text) == set(EXAMPLES[1])


def test_a_deck_goes_with_its_owner(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    table = tournament(lea)
    tom.sit(table, 1, "Tom")
    tom.post(f"{table}/deck", cards(1, 1))
    tom.post(f"{table}/stand", {"seat": "1"})
    stranger.sit(table, 1, "Mia")
    assert ticked(stranger.get(table).text) == set()
    assert stored(lea, table)["deck_2"] is None


def test_a_bot_brings_a_known_deck(lea: Visitor) -> None:
    table = tournament(lea, **{"seat-1": "novice"})
    assert "Your deck" in lea.get(table).text  # it waits for Lea's
    assert lea.post(f"{table}/deck", cards(0, 0)).status_code == 303
    assert lea.post(f"{table}/start").status_code == 303
    assert stored(lea, table)["deck_2"] in EXAMPLES


def test_the_host_may_still_bring_both(lea: Visitor) -> None:
    both = {"option-deck_1": cards(0, 0)["option-deck_1"], "option-deck_2": cards(1, 1)["option-deck_2"]}
    table = tournament(lea, **{"seat-1": "guest", "guest-1": "Mia"}, **both)
    assert "Hand the device to" in lea.get(table).text  # play has begun


def test_nobody_brings_a_deck_where_none_is_wanted(lea: Visitor) -> None:
    table = lea.post("/new/heroes12", {"seat-0": "me", "seat-1": "open"}).headers["location"]
    assert "Your deck" not in lea.get(table).text
    assert lea.post(f"{table}/deck", cards(0, 0)).status_code == 409
    killer = lea.post("/new/killer", {"seat-0": "me", "seat-1": "open", "option-players": "2"}).headers["location"]
    assert lea.post(f"{killer}/deck", {"seat": "0"}).status_code == 409


def test_only_decks_can_be_missing() -> None:
    assert agree(HEROES, {"deck_mode": "tournament"})[1] == ("deck_1", "deck_2")
    assert agree(HEROES, {"deck_mode": "draft"})[1] == ()
    assert deck_of(HEROES, 1).id == "deck_2"  # type: ignore[union-attr]
    with pytest.raises(dz.BadOption):
        agree(HEROES, {"faction_1": "orcs", "faction_2": "orcs"})


def test_a_deck_is_not_read_again_with_every_page(
    client: TestClient, lea: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lobby read its deck three times each time it was drawn: for 95 kB that took 16 ms of everybody's time."""
    text = dz.game("crowns13").part("deck").template("en").replace('"Blue 1"', '"Blue, not read before"')
    form = {"seat-0": "me", "seat-1": "open", "option-players": "2", "option-deck": text}
    table = lea.post("/new/crowns13", form).headers["location"]
    assert lea.get(table).status_code == 200  # now it is known
    read: list[str] = []
    monkeypatch.setattr(decks_of_crowns, "read_toml", lambda text, longest: read.append(text))
    assert lea.post(f"{table}/bot", {"seat": "1", "level": "simple"}).status_code == 303
    assert lea.get(table).status_code == 200
    assert lea.post(f"{table}/start").status_code == 303
    assert read == []


def test_a_deck_is_not_read_for_whoever_has_gone(lea: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading it is given up with the request, and the table stays as it is."""

    async def gone(request: Any, *work: Any) -> Any:
        raise GivenUp

    table = tournament(lea)
    monkeypatch.setattr(pages_decks, "beside", gone)
    assert lea.post(f"{table}/deck", cards(0, 0)).status_code == 503
    assert stored(lea, table)["deck_1"] is None
