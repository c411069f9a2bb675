"""Builders of decks by plain forms: nothing is lost, drafts stay, and a deck is tried with one button."""

import re

import pytest
from starlette.testclient import TestClient

from douzaine.games.heroes12.board.deck_code import code_of
from douzaine.games.heroes12.board.deck_state import faction_deck
from douzaine.web.pages import builders
from tests.web.forms import Visitor, read

ELVES = code_of(faction_deck("elves"))


def ticks(code: str) -> dict[str, str]:
    from douzaine.games.heroes12.board.deck_code import read_code

    return {hero: str(count) for hero, count in (read_code(code) or {}).items()}


def code_on(page: str) -> str:
    found = re.search(r'id="deck-code"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*id="deck-code"', page)
    assert found, page[:500]
    return found[1] or found[2] or ""


def test_fourteen_cards_stay_and_say_two_too_many(lea: Visitor, tom: Visitor) -> None:
    many = ticks(ELVES) | {"dragon": "2"}
    page = lea.post("/build/heroes12", {"was": ELVES, **many})
    assert page.status_code == 200
    assert "2 too many" in page.text
    assert code_on(page.text) == f"{ELVES} 2dra"
    assert "2 de trop" in tom.post("/build/heroes12", {"was": ELVES, **many}).text
    assert lea.post("/build/heroes12", {"was": ELVES, **many, "act": "try"}).status_code == 200  # it waits


def test_a_list_is_there_again_and_drafts_stay(client: TestClient) -> None:
    lea = Visitor(client)
    lea.post("/build/heroes12", {"was": "", "knight": "2"})
    assert code_on(lea.get("/build/heroes12").text) == "2kni"
    sent = {"was": "2kni", "knight": "2", "name": "Mer & <b>", "act": "draft"}
    assert lea.post("/build/heroes12", sent).status_code == 303
    lea.post("/build/heroes12", {"was": "", "elf": "1", "name": "Other"})
    page = lea.get("/build/heroes12").text
    assert "Mer &amp; &lt;b&gt;" in page
    assert code_on(lea.get("/build/heroes12?draft=0").text) == "2kni"
    lea.post("/build/heroes12", {"was": "", "act": "forget:Mer & <b>"})
    assert "Mer &amp;" not in lea.get("/build/heroes12").text


def test_a_deck_is_tried_against_a_bot(lea: Visitor, stranger: Visitor) -> None:
    answer = lea.post("/build/heroes12", {"was": ELVES, "act": "try", **ticks(ELVES)})
    assert answer.status_code == 303
    assert read(lea.get(answer.headers["location"]).text).page["data-version"] != "lobby"
    assert stranger.get("/build/heroes12?code=2kni").status_code == 200
    assert "douzaine" not in stranger.cookies  # looking makes nobody


def test_a_bad_code_says_so_and_stays(lea: Visitor, tom: Visitor) -> None:
    page = lea.post("/build/heroes12", {"was": "2kni", "knight": "2", "act": "code", "code": "mäh"})
    assert page.status_code == 422
    assert "There is no deck with this code." in page.text
    assert 'value="mäh"' in page.text
    assert code_on(page.text) == "2kni"


def test_a_deck_is_saved_as_a_file(lea: Visitor) -> None:
    answer = lea.post("/build/heroes12", {"was": ELVES, "act": "file", **ticks(ELVES)})
    assert "attachment" in answer.headers["content-disposition"]
    assert 'game = "heroes12"' in answer.text


@pytest.mark.parametrize("id", ["killer", "king12", "nothing"])
def test_other_games_have_no_builder(lea: Visitor, id: str) -> None:
    assert lea.get(f"/build/{id}").status_code == 404


def test_a_broken_cookie_is_nothing(client: TestClient) -> None:
    lea = Visitor(client)
    lea.cookies |= {"kept": "%%%", "drafts": "W1siYSJdXQ"}
    assert lea.get("/build/heroes12").status_code == 200
    lea.cookies |= {"kept": "", "drafts": builders.packed('[["\\ud800", "1kni \\ud800"]]')}  # halves of characters
    assert lea.get("/build/heroes12?draft=0").status_code == 200
    assert lea.post("/build/heroes12", {"was": ELVES, "act": "draft"}).status_code == 303


# ---- laws


def laws_on(page: str) -> str:
    found = re.search(r'name="laws" value="([^"]*)"', page)
    assert found
    return found[1]


def test_a_law_is_changed_without_a_script_and_laid(lea: Visitor, tom: Visitor) -> None:
    page = lea.get("/build/crowns13").text
    page = lea.post("/build/crowns13", {"laws": laws_on(page), "act": "kind:discard", "name": "Harbour"}).text
    assert "Discard a blue card and an orange card: take a crown and a guard." in page
    assert "1 changed" in lea.get("/build/crowns13").text  # the browser keeps it
    file = lea.post("/build/crowns13", {"laws": laws_on(page), "name": "Harbour", "act": "file"}).text
    assert 'title = "Harbour"' in file
    opened = tom.post(
        "/build/crowns13", {"laws": "0.", "act": "open"}, files=[("file", ("x.toml", file.encode(), "text/plain"))]
    )
    assert "1 modifiée" in opened.text
    table = lea.post("/build/crowns13", {"laws": laws_on(page), "act": "lay"})
    assert table.status_code == 303
    assert "<b>Deck:</b>" in lea.get(table.headers["location"]).text


def test_a_bad_file_of_laws_lists_every_error_with_its_card(tom: Visitor) -> None:
    good = tom.post("/build/crowns13", {"laws": "0.", "act": "file"}).text
    bad = good.replace("n = 1 }", "n = 99 }", 3).encode()
    page = tom.post("/build/crowns13", {"laws": "0."}, files=[("file", ("x.toml", bad, "text/plain"))])
    assert page.status_code == 422
    assert "il contient 3 erreurs" in page.text
    assert page.text.count("<b>B01") == 2


def test_laws_with_a_hole_missing_wait(lea: Visitor) -> None:
    page = lea.post("/build/crowns13", {"laws": "3.", "act": "hole"}).text
    assert "There are 3 cards with a hole" in page
    assert lea.post("/build/crowns13", {"laws": laws_on(page), "act": "lay"}).status_code == 200


def test_a_table_is_counted_and_a_step_is_not(lea: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[str] = []
    monkeypatch.setattr(builders, "charge", lambda request: counted.append(request.url.path))
    lea.get("/build/heroes12")
    lea.post("/build/heroes12", {"was": ELVES, **ticks(ELVES)})
    assert not counted
    assert lea.post("/build/heroes12", {"was": ELVES, "act": "try", **ticks(ELVES)}).status_code == 303
    assert counted == ["/build/heroes12"]
