"""Lobbies: who is let in, by a link or by a word, who is sent away, who leads; and rematches."""

import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from starlette.testclient import TestClient

from douzaine.server import limits
from douzaine.server.codes import new_invitation, read_code, read_invitation
from tests.web.forms import Visitor, read


def lobby(host: Visitor, players: int = 2, **agreed: str) -> str:
    """A private table with one seat taken."""
    seats = {"seat-0": "me", **{f"seat-{n}": "open" for n in range(1, players)}}
    form = {"name": "Lea", "option-players": str(players), **seats, **agreed}
    return str(host.post("/new/killer", form).headers["location"])


def invitation(visitor: Visitor, table: str) -> str:
    """The invitation link, as a page shows it."""
    found = re.search(r'value="(/i/[\w-]{22})"', visitor.get(table).text)
    assert found
    return found[1]


def names(visitor: Visitor, table: str) -> list[str]:
    """Who sits, as the lobby says."""
    found = re.findall(
        r'class="seat-name"><b>([^<]*)</b>|name="name" id="rename-\d+"[^>]* value="([^"]*)"', visitor.get(table).text
    )
    return [other or own for other, own in found]


# ---- the link


def test_a_word_in_the_address_opens_no_private_lobby(lea: Visitor, stranger: Visitor) -> None:
    table = lobby(lea, spectators="on")
    assert stranger.get(table).status_code == 404
    assert stranger.post(f"{table}/sit", {"seat": "1", "name": "X"}).status_code == 404
    assert stranger.cookies == {}  # nobody was made


def test_looking_at_an_invitation_makes_nobody_and_seats_nobody(client: TestClient, lea: Visitor) -> None:
    table = lobby(lea)
    link = invitation(lea, table)
    preview = Visitor(client)
    shown = preview.get(link)
    assert shown.status_code == 200
    assert "Lea invites you to Killer" in shown.text
    assert preview.cookies == {}
    assert names(lea, table) == ["Lea"]
    assert preview.get(table).status_code == 404


def test_an_invitation_leads_to_a_seat(lea: Visitor, tom: Visitor) -> None:
    table = lobby(lea, players=3)
    link = invitation(lea, table)
    answer = tom.post(link, {"name": "Tom", "seat": "2"})
    assert answer.headers["location"] == table
    assert names(lea, table) == ["Lea", "Tom"]
    assert tom.get(link).headers["location"] == table
    assert invitation(tom, table) == link  # who came by it may hand it on
    assert tom.get(f"{table}/qr.svg").status_code == 200


def test_whoever_wants_to_watch_takes_no_seat_and_keeps_the_name(lea: Visitor, tom: Visitor) -> None:
    table = lobby(lea, players=3, spectators="on")
    link = invitation(lea, table)
    went = tom.post(link, {"seat": "1", "name": "Tom", "watch": "on"})
    assert went.headers["location"] == f"{table}#watching"
    assert names(lea, table) == ["Lea"]
    assert 'value="Tom"' in tom.get(table).text


def test_whoever_is_known_goes_straight_to_the_lobby_and_chooses_there(lea: Visitor, tom: Visitor) -> None:
    table = lobby(lea)
    tom.post("/me/name", {"name": "Tom"})
    assert tom.get(invitation(lea, table)).headers["location"] == table
    assert names(lea, table) == ["Lea"]
    assert tom.post(f"{table}/sit", {"seat": "1"}).status_code == 303
    assert names(lea, table) == ["Lea", "Tom"]


def test_an_invitation_is_dead_once_the_match_starts(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    table = lobby(lea)
    link = invitation(lea, table)
    tom.post(link, {"name": "Tom", "seat": "1"})
    lea.post(f"{table}/start")
    assert stranger.get(link).status_code == stranger.post(link, {"seat": "1"}).status_code == 404
    assert stranger.cookies == {}
    assert tom.get(link).headers["location"] == table  # who sits there finds the way back
    assert link not in lea.get(table).text
    assert lea.get(f"{table}/qr.svg").status_code == 404


def test_invitations_have_128_bits_and_are_read_where_a_word_is_asked_for(lea: Visitor, stranger: Visitor) -> None:
    made = {new_invitation() for _ in range(100)}
    assert len(made) == 100
    assert all(re.fullmatch(r"[\w-]{22}", each) for each in made)
    link = invitation(lea, lobby(lea))
    assert read_invitation(f" http://x{link}/ ") == link[3:]
    assert stranger.post("/join", {"code": f"http://testserver{link}"}).headers["location"] == link


def test_public_tables_are_open_to_everybody(lea: Visitor, stranger: Visitor) -> None:
    table = lobby(lea, players=3, public="on")
    assert stranger.get(table).status_code == 200
    for seat in ("1", "2"):
        assert stranger.post(f"{table}/sit", {"seat": seat, "name": "Mia"}).status_code == 303
    assert names(lea, table) == ["Lea", "Mia", "Mia"]


# ---- the word


@pytest.mark.parametrize(
    "typed",
    ["erable-2772", "Érable 2772", "  ERABLE2772 ", "érable – 2772.", "https://x/t/erable-2772/", "e\u0301rable_2772"],
)
def test_words_are_read_as_people_type_them(typed: str) -> None:
    assert read_code(typed) == "erable-2772"


def test_a_wrong_word_keeps_the_field_with_one_red_line(lea: Visitor, tom: Visitor) -> None:
    for visitor, line in ((lea, "There is no such table"), (tom, "Cette table n’existe pas")):
        answer = visitor.post("/join", {"code": "Étoile 0000"})
        assert answer.status_code == 404
        assert 'value="Étoile 0000"' in answer.text
        assert answer.text.count('role="alert"') == 1
        assert line in answer.text
        assert visitor.cookies == {}


def test_whoever_comes_by_the_word_takes_one_seat(lea: Visitor, tom: Visitor) -> None:
    table = lobby(lea, players=3)
    tom.sit(table, 1, "Tom")
    again = tom.post(f"{table}/sit", {"seat": "2", "guest": "Tim"})
    assert again.status_code == 403
    assert names(lea, table) == ["Lea", "Tom"]
    assert 'name="guest"' not in tom.get(table).text
    page = tom.get(table).text
    assert "/i/" not in page  # the link would take more
    assert tom.get(f"{table}/qr.svg").status_code == 404
    tom.get(invitation(lea, table))
    assert tom.post(f"{table}/sit", {"seat": "2", "guest": "Tim"}).status_code == 303


def test_wrong_words_are_bounded_for_each_client(lea: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond the bound even the right word is refused, on pages and in the API; another client does not notice."""
    monkeypatch.setattr(limits, "WRONG_WORDS_AT_ONCE", 6)
    table = lobby(lea)
    client = lea.client

    def at(address: str, path: str = "/join", **body: Any) -> int:
        client.cookies.clear()
        given = {"json": body["json"]} if body else {"data": {"code": table}}
        mover = TestClient(client.app, client=(address, 1))
        mover.portal = client.portal
        return int(
            mover.post(path, headers={"origin": "http://testserver"}, follow_redirects=False, **given).status_code
        )

    def guess(address: str, number: int) -> int:
        wrong = f"/api/tables/zebre-{number:04}/sit"
        return at(address, wrong, json={"seat": 1}) if number % 2 else at(address, "/api/join", json={"word": wrong})

    assert at("203.0.113.1") == 303
    assert [guess("203.0.113.2", number) for number in range(8)] == [404] * 6 + [429] * 2
    assert at("203.0.113.2") == 429
    assert at("203.0.113.2", f"/api/tables{table[2:]}/sit", json={"seat": 1}) == 429
    assert at("203.0.113.3") == 303
    for _ in range(10):
        assert at("203.0.113.4") == 303  # right words do not count
    networks = [f"2001:db8:0:{number:x}::1" for number in range(8)]  # of one household
    assert [guess(address, number) for number, address in enumerate(networks)] == [404] * 6 + [429] * 2
    assert at("2001:db8:0:100::1") == 303  # the neighbours


def test_a_lobby_lets_in_only_so_many(lea: Visitor, tom: Visitor, stranger: Visitor, monkeypatch: Any) -> None:
    monkeypatch.setattr(limits, "GUESTS", 1)
    table = lobby(lea, players=3)
    assert stranger.post("/join", {"code": table}).status_code == 303
    assert tom.post("/join", {"code": table}).status_code == 409
    assert tom.post(invitation(lea, table), {"seat": "1"}).status_code == 303  # the link has room of its own


# ---- sent away


def test_whoever_is_sent_away_stays_away_until_let_back(lea: Visitor, tom: Visitor) -> None:
    table = lobby(lea, players=3)
    link = invitation(lea, table)
    tom.post(link, {"name": "Tom", "seat": "1"})
    tom.post(f"{table}/sit", {"seat": "2", "guest": "Tim"})
    assert lea.post(f"{table}/stand", {"seat": "1"}).status_code == 303
    assert names(lea, table) == ["Lea"]  # from every seat
    for answer in (tom.get(table), tom.get(link), tom.post(link, {"seat": "1"}), tom.post("/join", {"code": table})):
        assert answer.status_code == 404
    assert tom.post(f"{table}/sit", {"seat": "1"}).status_code == 404
    mark = re.findall(r'name="mark" value="(\w+)"', lea.get(table).text)
    assert tom.post(f"{table}/welcome", {"mark": mark[0]}).status_code == 404
    lea.post(f"{table}/welcome", {"mark": mark[0]})
    assert tom.post(f"{table}/sit", {"seat": "1"}).status_code == 303


def test_at_a_public_table_too(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    table = lobby(lea, public="on")
    tom.post(f"{table}/sit", {"seat": "1", "name": "Tom"})
    lea.post(f"{table}/stand", {"seat": "1"})
    assert tom.get(table).status_code == 200
    assert tom.post(f"{table}/sit", {"seat": "1"}).status_code == 403
    assert stranger.post(f"{table}/welcome", {"mark": "x"}).status_code == 403
    assert stranger.post(f"{table}/sit", {"seat": "1", "name": "Mia"}).status_code == 303


# ---- who leads


def test_a_host_who_leaves_hands_the_lobby_on(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    table = lobby(lea, players=3)
    link = invitation(lea, table)
    tom.post(link, {"name": "Tom", "seat": "2"})
    lea.post(f"{table}/stand", {"seat": "0"})
    assert f'action="{table}/fill"' in tom.get(table).text
    assert f'action="{table}/fill"' not in lea.get(table).text
    assert tom.post(f"{table}/bot", {"seat": "0", "level": "simple"}).status_code == 303
    assert lea.post(f"{table}/bot", {"seat": "1", "level": "simple"}).status_code == 403
    tom.post("/me/forget", {"sure": "yes"})  # then nobody leads
    assert "whoever sits down first" in lea.get(table).text
    stranger.post(link, {"name": "Mia", "seat": "2"})
    stranger.post(f"{table}/bot", {"seat": "1", "level": "simple"})
    assert stranger.post(f"{table}/start").status_code == 303


def test_a_host_who_never_sat_down_and_is_deleted_leaves_the_lobby_to_others(lea: Visitor, tom: Visitor) -> None:
    form = {"seat-0": "open", "seat-1": "open", "option-players": "2"}
    table = str(lea.post("/new/killer", form).headers["location"])
    link = invitation(lea, table)
    lea.post("/me/forget", {"sure": "yes"})
    tom.post(link, {"name": "Tom", "seat": "0"})
    assert tom.post(f"{table}/bot", {"seat": "1", "level": "simple"}).status_code == 303


# ---- a rematch


def finished(lea: Visitor, tom: Visitor) -> str:
    """A match of three that is over: Lea, Tom, and a bot."""
    table = lobby(lea, players=3, leaving="end", spectators="on")
    tom.post(invitation(lea, table), {"name": "Tom", "seat": "1"})
    lea.post(f"{table}/bot", {"seat": "2", "level": "simple"})
    lea.post(f"{table}/start")
    tom.post(f"{table}/leave", {"seat": "1"})
    assert read(lea.get(table).text).over
    return table


def test_a_rematch_is_a_lobby_and_starts_nobody_unasked(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    table = finished(lea, tom)
    with tom.live(f"{table}/live") as socket:
        socket.receive_text()
        again = lea.post(f"{table}/rematch").headers["location"]
        while again not in (shown := socket.receive_text()):  # Tom sees it come
            continue
    assert "Vers la partie suivante" in shown
    assert "Quelqu’un veut rejouer" in shown
    assert read(lea.get(again).text).page["data-version"] == "lobby"
    assert lea.post(f"{again}/start").status_code == 409
    assert stranger.get(again).status_code == 404
    assert again not in stranger.get(table).text
    assert "Votre place est gardée" in tom.get("/").text
    assert lea.post(f"{again}/bot", {"seat": "1", "level": "simple"}).status_code == 409
    assert tom.post(f"{again}/words", {"seat": "1", "words": "prune"}).status_code == 403  # not seated yet
    assert tom.post(f"{again}/sit", {"seat": "1"}).status_code == 303
    assert tom.post(f"{again}/words", {"seat": "1", "words": "prune"}).status_code == 303
    assert lea.post(f"{again}/start").status_code == 303
    assert read(lea.get(again).text).page["data-version"] != "lobby"


def test_a_kept_seat_can_be_declined_or_freed(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    again = lea.post(f"{finished(lea, tom)}/rematch").headers["location"]
    stranger.post(invitation(lea, again), {"name": "Mia"})
    assert stranger.post(f"{again}/sit", {"seat": "1"}).status_code == 409  # kept for Tom
    assert stranger.post(f"{again}/stand", {"seat": "1"}).status_code == 403
    assert tom.post(f"{again}/stand", {"seat": "1"}).status_code == 303
    assert stranger.post(f"{again}/sit", {"seat": "1"}).status_code == 303
    third = lea.post(f"{finished(lea, tom)}/rematch").headers["location"]
    assert lea.post(f"{third}/stand", {"seat": "1"}).status_code == 303
    assert names(lea, third)[0] == "Lea"
    assert lea.post(f"{third}/bot", {"seat": "1", "level": "simple"}).status_code == 303


def test_asking_for_a_rematch_is_accepting_one(lea: Visitor, tom: Visitor) -> None:
    table = finished(lea, tom)
    again = lea.post(f"{table}/rematch").headers["location"]
    assert tom.post(f"{table}/rematch").headers["location"] == again
    assert names(lea, again)[:2] == ["Lea", "Tom"]
    assert lea.post(f"{again}/start").status_code == 303


def test_accepting_a_rematch_twice_at_once_is_accepting_it(lea: Visitor, tom: Visitor) -> None:
    table = finished(lea, tom)
    again = lea.post(f"{table}/rematch").headers["location"]
    with ThreadPoolExecutor(6) as clicks:
        answers = list(clicks.map(lambda _: tom.post(f"{table}/rematch"), range(6)))
    assert [answer.headers.get("location") for answer in answers] == [again] * 6
    assert names(lea, again)[:2] == ["Lea", "Tom"]


def test_a_rematch_against_bots_begins_at_once(lea: Visitor) -> None:
    form = {"seat-0": "me", "seat-1": "simple", "option-players": "2", "leaving": "end"}
    table = str(lea.post("/new/killer", form).headers["location"])
    lea.post(f"{table}/leave", {"seat": "0"})
    again = lea.post(f"{table}/rematch").headers["location"]
    assert read(lea.get(again).text).page["data-version"] != "lobby"


# ---- programs


def test_programs_come_by_link_and_word_and_sit(client: TestClient, lea: Visitor) -> None:
    table = lobby(lea, players=3)
    call = f"/api/tables/{table.removeprefix('/t/')}"

    def ask(method: str, path: str, token: str | None = None, **body: Any) -> Any:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return client.request(method, path, headers=headers, json=body or None).json()

    token = lea.cookies["douzaine"]
    secret = ask("GET", call, token)["invitation"]
    assert f"/i/{secret}" == invitation(lea, table)
    assert ask("GET", call)["error"] == "no-table"
    assert ask("POST", f"{call}/sit", seat=1, invitation="x" * 22)["error"] == "no-invitation"
    first = ask("POST", "/api/join", invitation=secret, name="Noé")
    assert first["code"] == table.removeprefix("/t/")
    assert ask("POST", f"{call}/sit", first["token"], seat=1, name="Noé") == {"seat": 1, "token": None}
    second = ask("POST", "/api/join", word=table)
    told = ask("GET", call, second["token"])
    assert told["invitation"] is None
    assert ask("POST", f"{call}/sit", second["token"], seat=2)["seat"] == 2
    ask("POST", f"{call}/stand", token, seat=2)
    away = ask("GET", call, token)["sent_away"]
    assert len(away) == 1
    assert ask("POST", f"{call}/sit", second["token"], seat=2)["error"] == "no-table"
    assert ask("POST", f"{call}/welcome", token, mark=away[0]["mark"])["sent_away"] == []
    assert ask("POST", f"{call}/sit", second["token"], seat=2)["seat"] == 2
