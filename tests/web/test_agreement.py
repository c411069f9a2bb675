"""What people at a table agree on while they play: to end it, to take a move back, and how fast they look on."""

import json
import random
import re
from typing import Any

import douzaine as dz
from douzaine.server.live_match import OVER, LiveMatch
from douzaine.server.model import LogEntry, Person, Seat, TableRow
from douzaine.server.table import Table, may_take_back, must_agree
from tests.web.forms import Visitor, read
from tests.web.test_tables import table_of, two_at


def told(visitor: Visitor, table: str) -> str:
    return str(visitor.get(table).text)


def number_of(page: str) -> str:
    found = re.search(r'data-version="(\d+)"', page)
    assert found
    return found[1]


# ---- ending


def test_a_match_ends_when_everybody_wants_it(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    table = two_at(lea, tom)
    assert stranger.post(f"{table}/end").status_code == 403
    assert lea.post(f"{table}/end").status_code == 303
    assert lea.post(f"{table}/end").status_code == 303  # once more says nothing new
    page = told(tom, table)
    assert not read(page).over
    assert page.count("Lea propose d’arrêter la partie ici.") == 2  # beside the prompt, and once in the story
    assert number_of(page) == "1"
    assert 'form="end-form"' in page
    assert 'form="end-form"' not in told(lea, table)
    assert tom.post(f"{table}/end").status_code == 303
    assert "Ended by agreement: nobody wins" in told(lea, table)
    assert read(told(lea, table)).over
    assert "personne ne gagne" in told(tom, table)
    assert lea.post(f"{table}/end").status_code == 409
    assert lea.get(f"{table}/record").status_code == 200
    assert "ended early" in told(lea, "/me")


def test_one_who_wants_to_play_on_is_enough(lea: Visitor, tom: Visitor) -> None:
    table = two_at(lea, tom)
    lea.post(f"{table}/end")
    assert tom.post(f"{table}/play-on").status_code == 303
    assert "Tom wants to play on." in told(lea, table)
    assert "proposal" not in told(lea, table)
    tom.post(f"{table}/end")
    assert not read(told(lea, table)).over  # what Lea wanted before is forgotten


def test_whoever_has_left_is_not_asked(lea: Visitor, tom: Visitor) -> None:
    table = two_at(lea, tom, leaving="bot")
    tom.post(f"{table}/leave", {"seat": "1"})
    assert "Tom leaves the table." in told(lea, table)
    lea.post(f"{table}/end")
    assert "Ended by agreement" in told(lea, table)


def test_against_bots_it_ends_at_once_and_programs_can_end_it_too(lea: Visitor) -> None:
    table = lea.play("killer")
    headers = {"authorization": f"Bearer {lea.cookies['douzaine']}"}
    answer = lea.post(f"/api/tables/{table.rsplit('/', 1)[1]}/end", headers=headers)
    assert answer.status_code == 200, answer.text
    assert read(told(lea, table)).over


def test_the_log_says_who_agreed() -> None:
    live = LiveMatch(row_of("king12", 2))
    live.apply(LogEntry(1, "end", 0, (), 1.0))
    assert live.agreed == {0}
    assert not live.over
    live.apply(LogEntry(2, "end", 1, (OVER,), 1.0))
    assert live.over
    assert live.actors() == ()
    assert live.match.outcome is None


# ---- taking back


def row_of(game: str, people: int, **options: Any) -> TableRow:
    box = dz.game(game).box(**options)
    seats = [
        Seat(n, "person" if n < people else "bot", f"person-{n}" if n < people else None, None, f"Name{n}")
        for n in range(box.players)
    ]
    return TableRow(
        "word-1000", game, box.game.version, dict(box.options), f"{7:064x}", "person-0", False, True, True, True,
        "bot", 0.0, 1.0, None, None, None, tuple(seats),
    )  # fmt: skip


def test_with_people_a_move_is_taken_back_until_chance_or_anybody_acts() -> None:
    row = row_of("heroes12", 2)
    table = Table(row, LiveMatch(row))
    live, rng, taken, kept = table.live, random.Random(3), 0, 0
    assert live is not None
    for number in range(1, 300):
        if live.over:
            break
        seat = live.actors()[0]
        is_shared = len(live.actors()) > 1
        chances = sum(step.seat == dz.CHANCE for step in live.match.steps)
        live.apply(LogEntry(number, "move", seat, (rng.choice(live.match.legal(seat)),), 1.0))
        fell = sum(step.seat == dz.CHANCE for step in live.match.steps) > chances
        person, other = Person(f"person-{seat}", ""), Person(f"person-{1 - seat}", "")
        assert bool(may_take_back(table, person, seat)) == (not fell and not is_shared and not live.over)
        assert not may_take_back(table, other, 1 - seat)
        taken, kept = taken + (not fell), kept + fell
    assert taken > 20
    assert kept > 5


def test_a_pick_made_together_is_never_taken_back_among_people() -> None:
    row = row_of("king12", 2)
    table = Table(row, LiveMatch(row))
    live = table.live
    assert live is not None
    assert len(live.actors()) == 4
    live.apply(LogEntry(1, "move", 0, (live.match.legal(0)[0],), 1.0))
    assert not may_take_back(table, Person("person-0", ""), 0)
    assert must_agree(table) == {0, 1}


def test_what_is_taken_back_is_told(lea: Visitor, tom: Visitor) -> None:
    table = table_of(lea, "heroes12")
    tom.sit(table, 1, "Tom")
    lea.post(f"{table}/start")
    rng = random.Random(5)
    for _ in range(60):
        for who in (lea, tom):
            who.decide(table, rng)
        found = re.search(r'/back".*?name="seat" value="(\d)".*?name="number" value="(\d+)"', told(lea, table), re.S)
        if found and lea.post(f"{table}/back", {"seat": found[1], "number": found[2]}).status_code == 303:
            assert "Lea reprend son coup." in told(tom, table)
            return
    raise AssertionError("nothing could be taken back")


# ---- pace


def test_the_pace_is_kept_for_the_person_and_reaches_open_pages(lea: Visitor, tom: Visitor) -> None:
    table = two_at(lea, tom)
    assert 'data-speed="1"' in told(lea, table)
    assert lea.post("/pace", {"value": "3"}).status_code == 422
    with lea.live(f"{table}/live") as page:
        page.receive_text()
        assert lea.post("/pace", {"value": "4"}, headers={"x-live": "1"}).status_code == 204
        tom.decide(table, random.Random(1))
        assert 'data-speed="4"' in page.receive_text()
    lea.cookies.pop("pace")  # another device of the same person has no such cookie
    assert 'data-speed="4"' in told(lea, table)
    assert 'data-speed="1"' in told(tom, table)


def test_a_page_that_hurries_is_sent_only_how_the_table_stands(lea: Visitor) -> None:
    table = lea.play("killer")
    with lea.live(f"{table}/live") as page:
        page.receive_text()
        page.send_text("hurry=1")
        page.send_text("preview=1&answer=1")
        assert json.loads(page.receive_text())["answer"] == 1
        lea.decide(table, random.Random(2))
        assert 'data-speed="now"' in page.receive_text()
