"""Pages that belong to no table, and what stands before every page."""

import json
import re

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import douzaine as dz
from douzaine.boards.board import board_of
from douzaine.web.context import static
from tests.web.forms import Visitor

PAGES = ["/", "/how", "/watch", "/replays", "/me"]


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_pages_are_there_in_every_language(client: TestClient, path: str, lang: str) -> None:
    answer = Visitor(client, lang).get(path)
    assert answer.status_code == 200
    assert f'<html lang="{lang}"' in answer.text


def test_every_game_is_on_the_shelf_with_its_rules_and_options(lea: Visitor, game: dz.Game) -> None:
    home = lea.get("/").text
    assert game.words.text("title", "en") in home
    assert f'value="{game.id}"' in home
    rules = lea.get(f"/rules/{game.id}").text
    for number in game.book.rules("en"):
        assert f'id="{number}"' in rules
    settings = lea.get(f"/new/{game.id}").text
    followed = board_of(game).per_players  # what follows the number of players is no field
    for option in (each for each in game.options if each.id not in followed):
        assert f'name="option-{option.id}"' in settings
        if option.id != "players":  # its range stands beside it
            assert str(game.words.text(f"option-{option.id}.help", "en"))[:20] in settings.replace("&#39;", "'")


def test_language_is_switched_in_place(lea: Visitor) -> None:
    answer = lea.post("/language", {"value": "fr"}, headers={"referer": "http://testserver/rules/killer?x=1"})
    assert answer.status_code == 303
    assert answer.headers["location"] == "/rules/killer?x=1"
    assert '<html lang="fr"' in lea.get("/").text
    assert lea.post("/language", {"value": "xx"}).status_code == 422


@pytest.mark.parametrize("referer", ["http://evil.example/x", "http://testserver//evil.example/", ""])
def test_a_switch_leads_nowhere_else(lea: Visitor, referer: str) -> None:
    location = lea.post("/theme", {"value": "dark"}, headers={"referer": referer}).headers["location"]
    assert re.fullmatch(r"/[^/]?.*", location)
    assert not location.startswith("//")
    assert 'data-theme="dark"' in lea.get("/").text


def test_unknown_things_have_a_plain_page(lea: Visitor) -> None:
    for path in ("/nothing", "/t/nowhere-1000", "/rules/chess", "/new/chess", "/r/nothing", "/link/nothing"):
        answer = lea.get(path)
        assert answer.status_code == 404, path
        assert "Nothing is lost" in answer.text
        assert "there are killer" not in answer.text  # a list of names for programs
        assert "Traceback" not in answer.text


def test_a_broken_page_says_so_plainly(client: TestClient, lea: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(client.app.state.services.store.tables, "public", fail)  # type: ignore[attr-defined]
    quiet = TestClient(client.app, raise_server_exceptions=False)
    quiet.portal = client.portal
    answer = quiet.get("/")
    assert answer.status_code == 500
    assert "secret detail" not in answer.text
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_forms_from_elsewhere_are_refused(lea: Visitor) -> None:
    for origin in ("http://evil.example", "null", "http://testserver.evil.example"):
        assert lea.post("/play", {"game": "killer"}, headers={"origin": origin}).status_code == 403


def test_sockets_from_elsewhere_are_refused(lea: Visitor) -> None:
    table = lea.play("killer")
    with pytest.raises(WebSocketDisconnect) as closed, lea.live(f"{table}/live", origin="http://evil.example"):
        raise AssertionError("the socket was opened")
    assert closed.value.code == 4403


def test_every_answer_has_a_strict_policy(lea: Visitor) -> None:
    for path in [*PAGES, "/static/live.js", "/nothing"]:
        policy = lea.get(path).headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")


def test_only_files_are_kept_and_for_good_only_under_an_address_that_changes_with_them(lea: Visitor) -> None:
    table = lea.post("/invite", {"game": "killer"}).headers["location"]
    kept = {
        path: lea.get(path).headers["cache-control"]
        for path in ("/", table, f"{table}/qr.svg", f"{table}/fair.json", "/me/export", "/api/games", "/healthz")
    }
    assert set(kept.values()) == {"no-store"}, kept
    assert "immutable" in lea.get(static("live.js")).headers["cache-control"]
    assert lea.get("/static/mark.svg").headers["cache-control"] == "public, max-age=3600"


def test_no_page_has_inline_script_or_style_elements(lea: Visitor) -> None:
    for path in [*PAGES, lea.play("killer")]:
        text = lea.get(path).text
        assert not re.search(r"<script(?![^>]*\ssrc=)|<style|\son\w+=|javascript:", text), path


def test_cookies_are_for_the_server_and_this_site_only(lea: Visitor) -> None:
    given = lea.post("/play", {"game": "killer"}).headers["set-cookie"]
    assert "HttpOnly" in given
    assert "SameSite=lax" in given


def test_names_are_escaped_cut_and_cleaned(lea: Visitor) -> None:
    lea.post("/me/name", {"name": "<script>alert(1)</script>\u202e\n" + "x" * 99})
    table = lea.play("killer")
    for path in ("/", "/me", table):
        text = lea.get(path).text
        assert "<script>alert" not in text
        assert "\u202e" not in text
        assert "x" * 30 not in text


def test_too_large_forms_are_refused(lea: Visitor) -> None:
    assert lea.post("/me/name", {"name": "x" * 3_000_000}).status_code == 413


NO_NAMES = ("art/%00.svg", f"art/{'x' * 5000}.svg", "%00/board.css", "art/%ff.svg")  # that a file could have


def test_only_a_games_style_and_drawings_are_served(lea: Visitor) -> None:
    assert lea.get("/games/killer/board.css").status_code == 200
    for path in (
        "box.py",
        "../killer/box.py",
        "words/en.ftl",
        "art/../box.py",
        "%2e%2e/declare.py",
        "art/x.svg",
        "%2e%2e/%2e%2e/web/static/mark.svg",
        *NO_NAMES,
    ):
        assert lea.get(f"/games/killer/{path}").status_code == 404


def test_health(lea: Visitor) -> None:
    assert lea.get("/healthz").json() == {"ok": True}


def test_history_export_and_deletion(lea: Visitor) -> None:
    lea.post("/me/name", {"name": "Lea"})
    lea.play("killer")
    kept = json.loads(lea.get("/me/export").text)
    assert kept["name"] == "Lea"
    assert [match["game"] for match in kept["matches"]] == ["killer"]
    lea.post("/me/forget", {})
    assert lea.get("/me/export").status_code == 200
    table = lea.play("killer")
    lea.post("/me/forget", {"sure": "yes"})
    assert lea.get("/me/export").status_code == 404
    assert "Lea" not in lea.get(table).text


def test_a_personal_link_moves_to_another_device_once(lea: Visitor, stranger: Visitor) -> None:
    table = lea.play("killer")
    link = re.search(r"http://testserver/link#([\w-]+)", lea.post("/me/link").text)
    assert link
    assert stranger.get("/link").status_code == 200
    assert "sure" in stranger.post("/link", {"secret": link[1]}).text  # looking uses nothing up
    stranger.post("/link", {"secret": f" http://testserver/link#{link[1]} ", "sure": "yes"})  # pasted as it was given
    assert 'name="seat" value="0"' in stranger.get(table).text
    assert stranger.post("/link", {"secret": link[1]}).status_code == 404


def test_secrets_are_kept_hashed(client: TestClient, lea: Visitor, tmp_path: object) -> None:
    lea.play("killer")
    raw = b"".join(path.read_bytes() for path in tmp_path.glob("test.sqlite*"))  # type: ignore[attr-defined]
    assert lea.cookies["douzaine"].encode() not in raw
