"""Sitting down, deciding, leaving, taking back: by plain forms."""

import asyncio
import random
import re
from typing import Any

import pytest
from starlette.testclient import TestClient

import douzaine as dz
from douzaine.store.store import Store
from tests.patience import wait_until
from tests.web.forms import Visitor, read


def wait(visitor: Visitor, table: str) -> Any:
    """The table once it asks the visitor, or is over: bots play beside the pages."""

    def look() -> Any:
        decision = read(visitor.get(table).text)
        return decision if decision.asked or decision.over else None

    return wait_until(look)


def table_of(lea: Visitor, game: str = "pennies", **fields: str) -> str:
    """A table with the first seat taken and the second open."""
    given = {"seat-0": "me", "seat-1": "open", "spectators": "on", "name": "Lea", **fields}
    answer = lea.post(f"/new/{game}", given)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def two_at(lea: Visitor, tom: Visitor, **fields: str) -> str:
    """A match of pennies between two people."""
    table = table_of(lea, **fields)
    tom.sit(table, 1, "Tom")
    assert lea.post(f"{table}/start").status_code == 303
    return table


# ---- a whole match, for every game


@pytest.mark.slow
def test_a_whole_match_by_plain_forms(lea: Visitor, game: dz.Game) -> None:
    rng = random.Random(12)
    table = lea.play(game.id)
    for _ in range(3000):
        if wait(lea, table).over:
            break
        lea.decide(table, rng)
    over = lea.get(table)
    assert read(over.text).over
    record = lea.get(f"{table}/record").text
    match = dz.Match.replay(record)
    assert match.over
    assert lea.get(f"{table}/replay?at=3&eyes=0").status_code == 200
    upload = lea.post("/replays", {"record": record})
    assert upload.status_code == 303
    shown = lea.get(upload.headers["location"] + "?at=99999&eyes=watch")
    assert shown.status_code == 200
    again = lea.post(f"{table}/rematch").headers["location"]
    assert again != table
    assert lea.post(f"{table}/rematch").headers["location"] == again
    assert read(lea.get(again).text).page


# ---- sitting down


def test_inviting_sitting_and_starting(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    table = table_of(lea)
    code = table.removeprefix("/t/")
    assert code in lea.get(table).text
    assert lea.get(f"{table}/qr.svg").headers["content-type"].startswith("image/svg")
    assert stranger.post("/join", {"code": code.replace("-", " ").upper()}).headers["location"] == table
    assert lea.post(f"{table}/start").status_code == 409  # a seat is open
    assert tom.sit(table, 1, "Tom").status_code == 303
    assert stranger.sit(table, 1, "X").status_code == 409
    assert tom.post(f"{table}/start").status_code == 403
    assert tom.post(f"{table}/stand", {"seat": "0"}).status_code == 403
    assert lea.post(f"{table}/stand", {"seat": "1"}).status_code == 303  # the host removes Tom
    assert lea.get(table).text.count("Tom") == 2  # whom she may let back in
    assert tom.sit(table, 1, "Tom").status_code == 404
    lea.post(f"{table}/welcome", {"mark": re.findall(r'name="mark" value="(\w+)"', lea.get(table).text)[0]})
    assert "Tom" not in lea.get(table).text
    tom.sit(table, 1, "Tom")
    assert lea.post(f"{table}/start").status_code == 303
    assert lea.post(f"{table}/stand", {"seat": "1"}).status_code == 409
    assert stranger.sit(table, 1, "X").status_code == 409


def test_a_bot_on_an_open_seat(lea: Visitor) -> None:
    table = table_of(lea)
    assert lea.post(f"{table}/bot", {"seat": "1", "level": "random"}).status_code == 303
    assert lea.post(f"{table}/start").status_code == 303
    assert wait(lea, table).asked


def test_tables_can_be_closed_to_spectators(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    table = two_at(lea, tom, spectators="off")
    unknown = stranger.get("/t/nowhere-1000")
    closed = stranger.get(table)
    assert closed.status_code == unknown.status_code == 404
    assert closed.text.replace(table.removeprefix("/t/"), "nowhere-1000") == unknown.text
    assert tom.get(table).status_code == 200
    for path in ("/story", "/record", "/replay"):
        assert stranger.get(table + path).status_code == 404


def test_public_tables_are_listed_and_private_ones_are_not(lea: Visitor, stranger: Visitor) -> None:
    private, public = table_of(lea), table_of(lea, public="on")
    listed = stranger.get("/watch").text
    assert public in listed
    assert private not in listed


def test_your_turn_comes_first_at_home(lea: Visitor) -> None:
    mine, waiting = lea.play("killer"), table_of(lea)
    wait(lea, mine)
    home = lea.get("/").text
    assert home.index(mine) < home.index(waiting)
    assert "Your turn" in home


def test_wrong_options_are_shown_beside_the_form(lea: Visitor, game: dz.Game) -> None:
    answer = lea.post(f"/new/{game.id}", {f"option-{game.options[-1].id}": "nonsense", "seat-0": "me"})
    assert answer.status_code == 422
    assert "nonsense" in answer.text


def test_a_deck_is_never_a_path_of_the_server() -> None:
    from douzaine.games.declare import Option
    from douzaine.web.options_form import is_path

    option = Option("deck", "stand_in", "", str, ("stand_in",), "deck")
    assert is_path(option, "/etc/passwd")
    assert is_path(option, "/etc/passwd\n")
    assert not is_path(option, "stand_in")
    assert not is_path(option, "[[card]]\nid = 'B01'")


def test_decks_are_uploaded_checked_and_kept_secret(lea: Visitor, stranger: Visitor, game: dz.Game) -> None:
    if not game.has_part("deck"):
        return
    decks = [option.id for option in game.options if "deck" in option.id and option.kind != "choice"]
    mode = {"option-deck_mode": "tournament"} if len(decks) > 1 else {}
    seats = {"seat-0": "me", "seat-1": "open", "seat-2": "open", "seat-3": "open", **mode}
    wrong = [(f"file-{id}", ("deck.txt", b"/etc/passwd", "text/plain")) for id in decks]
    refused = lea.post(f"/new/{game.id}", seats, files=wrong)
    assert refused.status_code == 422
    assert "root:" not in refused.text
    template = lea.get(f"/new/{game.id}/deck").text
    right = [(f"file-{id}", ("deck.txt", template.encode(), "text/plain")) for id in decks]
    taken = lea.post(f"/new/{game.id}", seats, files=right)
    assert taken.status_code == 303, taken.text
    stranger.post("/join", {"code": taken.headers["location"]})
    lobby = stranger.get(taken.headers["location"]).text
    assert "from a deck file" in lobby or "deck ready" in lobby
    for line in template.splitlines()[3:]:
        assert len(line) < 12 or line not in lobby


# ---- deciding


def test_late_doubled_and_foreign_forms_change_nothing(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    table = two_at(lea, tom)
    form = read(lea.get(table).text).hidden | {"move": "show heads"}
    assert stranger.post(f"{table}/move", form).status_code == 403
    assert tom.post(f"{table}/move", form).status_code == 403
    assert lea.post(f"{table}/move", form | {"move": "show nothing"}).status_code == 422
    assert lea.post(f"{table}/move", form | {"move": ""}).status_code == 422
    assert lea.post(f"{table}/move", form).status_code == 303
    doubled = lea.post(f"{table}/move", form)
    assert doubled.status_code == 409
    assert "moved on" in read(doubled.text).refused
    assert len(rows(lea, table)) == 1


def rows(visitor: Visitor, table: str) -> list[Any]:
    """What the store holds."""
    store: Store = visitor.client.app.state.services.store  # type: ignore[attr-defined]
    assert visitor.client.portal
    found: list[Any] = visitor.client.portal.call(store.log.read, table.removeprefix("/t/"))
    return found


def test_a_simultaneous_choice_is_not_late_because_another_came_first(lea: Visitor, tom: Visitor) -> None:
    table = two_at(lea, tom)
    mine, theirs = read(lea.get(table).text), read(tom.get(table).text)
    assert mine.asked
    assert theirs.asked
    assert tom.post(f"{table}/move", theirs.hidden | {"move": "show tails"}).status_code == 303
    assert lea.post(f"{table}/move", mine.hidden | {"move": "show tails"}).status_code == 303


def test_who_is_ready_shows_and_what_does_not(lea: Visitor, tom: Visitor) -> None:
    table = two_at(lea, tom)
    tom.post(f"{table}/move", read(tom.get(table).text).hidden | {"move": "show tails"})
    seen = lea.get(table).text
    assert "Tom is ready" in seen
    assert 'data-asked="1"' in seen


def test_several_dice_are_one_decision(lea: Visitor) -> None:
    table = lea.play("killer")
    decision = wait(lea, table)
    keeps = [value for _, value in decision.boxes]
    assert keeps == sorted(keeps, reverse=True)
    sent = decision.hidden | {"move": [keeps[-1], keeps[0]]}  # in any order
    assert lea.post(f"{table}/move", sent).status_code == 303
    mine = [row for row in rows(lea, table) if row.seat == 0]
    assert mine[0].words == (keeps[0], keeps[-1], "roll")
    assert len({row.number for row in rows(lea, table)}) == len(rows(lea, table))


def test_leaving_hands_the_seat_to_a_bot(lea: Visitor, tom: Visitor) -> None:
    table = two_at(lea, tom)
    assert tom.post(f"{table}/leave", {"seat": "0"}).status_code == 403
    assert tom.post(f"{table}/leave", {"seat": "1"}).status_code == 303
    rng = random.Random(1)
    while not wait(lea, table).over:
        lea.decide(table, rng)
    assert read(tom.get(table).text).page


def test_leaving_can_end_the_match(lea: Visitor, tom: Visitor) -> None:
    table = two_at(lea, tom, leaving="end")
    assert tom.post(f"{table}/leave", {"seat": "1"}).status_code == 303
    page = lea.get(table)
    assert read(page.text).over
    assert "Tom left" in page.text
    assert lea.post(f"{table}/move", {"seat": "0", "number": "0", "move": "show heads"}).status_code == 409


def test_taking_back_against_bots_only_and_never_over_chance(lea: Visitor, tom: Visitor) -> None:
    table = lea.play("pennies")
    before = wait(lea, table)
    assert "Take the last move back" not in lea.get(table).text
    lea.post(f"{table}/move", before.hidden | {"move": "show heads"})
    wait(lea, table)
    assert lea.post(f"{table}/back", {"seat": "0", "number": "0"}).status_code == 409
    for _ in range(1000):  # until the bot, which picks at the same time, is no longer quicker than we are
        number = re.search(r'action="[^"]*/back".*?name="number" value="(\d+)"', lea.get(table).text, re.S)
        assert number
        if lea.post(f"{table}/back", {"seat": "0", "number": number[1]}).status_code == 303:
            break
    else:
        raise AssertionError("no move can be taken back")
    after = wait(lea, table)
    assert after.asked
    assert lea.post(f"{table}/back", {"seat": "0", "number": str(after.page["data-version"])}).status_code == 409
    people = two_at(lea, tom)
    lea.post(f"{people}/move", read(lea.get(people).text).hidden | {"move": "show heads"})
    version = read(lea.get(people).text).page["data-version"]
    assert lea.post(f"{people}/back", {"seat": "0", "number": version}).status_code == 409
    dice = lea.play("killer")
    decision = wait(lea, dice)
    lea.post(f"{dice}/move", decision.filled(random.Random(1)) | {"move": [decision.boxes[0][1]]})
    assert "Take the last move back" not in lea.get(dice).text


def test_one_device_is_handed_over_between_secrets(lea: Visitor) -> None:
    answer = lea.post("/new/pennies", {"seat-0": "me", "seat-1": "guest", "guest-1": "Mia", "name": "Lea"})
    table = answer.headers["location"]
    cover = lea.get(table).text
    assert "Hand the device to Lea" in cover
    assert "show heads" not in cover
    mine = read(lea.get(f"{table}?as=0").text)
    assert mine.hidden["seat"] == "0"
    assert lea.post(f"{table}/move?as=0", mine.hidden | {"move": "show heads"}).status_code == 303
    assert "Hand the device to Mia" in lea.get(f"{table}?as=0").text
    theirs = read(lea.get(f"{table}?as=1").text)
    assert theirs.hidden["seat"] == "1"
    assert lea.post(f"{table}/move?as=1", theirs.hidden | {"move": "show tails"}).status_code == 303


def test_records_and_replays_wait_for_the_end(lea: Visitor) -> None:
    table = lea.play("killer")
    for path in ("/record", "/replay"):
        assert lea.get(table + path).status_code == 409


def test_refusals_are_told_in_french(client: TestClient) -> None:
    lea = Visitor(client, "fr")
    table = lea.play("killer")
    page = read(lea.get(table).text)
    while not page.asked:
        page = read(lea.get(table).text)
    answer = lea.post(f"{table}/move", page.hidden | {"move": "fly"})
    assert "'fly' n’est pas permis maintenant" in read(answer.text).refused
    record = lea.post("/replays", {"record": "douzaine record 1\ngame chess 1\n"}).text
    assert "ligne 2\u202f: il n’y a pas de jeu" in record
    settings = lea.post("/new/killer", {"option-players": "99"}).text
    assert "ne convient pas\u202f: de 2 à 10" in settings
    deck = lea.post("/new/crowns13", {"option-deck": "schema = 2\nid = 3\n"}).text
    assert "Ce deck est refusé pour" in deck
    assert "Cette page n’existe pas" in lea.get("/rules/chess").text
    assert "un autre site" in lea.post("/play", {}, headers={"origin": "http://evil.example"}).text


def test_bad_records_are_refused_with_the_reason(lea: Visitor) -> None:
    answer = lea.post("/replays", {"record": "douzaine record 1\ngame chess 1\n"})
    assert answer.status_code == 422
    assert "line 2" in answer.text
    assert lea.post("/replays", {"record": ""}).status_code == 422


# ---- live


def test_a_live_page_gets_the_table_at_once_and_every_beat_after(lea: Visitor, tom: Visitor) -> None:
    table = two_at(lea, tom)
    with lea.live(f"{table}/live") as socket:
        first = read(socket.receive_text())
        assert first.asked
        tom.post(f"{table}/move", read(tom.get(table).text).hidden | {"move": "show tails"})
        second = socket.receive_text()
        assert "Tom is ready" in second
        assert read(second).page["data-ask"] == first.page["data-ask"]  # an unsent choice stays
        live = lea.post(f"{table}/move", first.hidden | {"move": "show heads"}, headers={"x-live": "1"})
        assert live.status_code == 204
        assert read(socket.receive_text()).page["data-ask"] != first.page["data-ask"]


def test_whoever_goes_away_is_seen_to_be_away(lea: Visitor, tom: Visitor) -> None:
    answer = lea.post("/new/killer", {"seat-0": "me", "seat-1": "open", "spectators": "on", "option-players": "2"})
    table = answer.headers["location"]
    tom.sit(table, 1, "Tom")
    lea.post(f"{table}/start")
    with lea.live(f"{table}/live") as mine:
        mine.receive_text()
        with tom.live(f"{table}/live") as theirs:
            theirs.receive_text()
        seen = mine.receive_text()
        assert "away since" in seen
        with tom.live(f"{table}/live") as theirs:
            assert "away since" not in mine.receive_text()


def test_a_refused_move_comes_back_as_a_fragment_to_a_live_page(lea: Visitor, tom: Visitor) -> None:
    table = two_at(lea, tom)
    form = read(lea.get(table).text).hidden | {"move": "show heads"}
    lea.post(f"{table}/move", form)
    answer = lea.post(f"{table}/move", form, headers={"x-live": "1"})
    assert answer.status_code == 409
    assert answer.text.lstrip().startswith('<div id="page"')


# ---- secrets


def test_no_secret_is_in_any_byte_a_viewer_gets(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    """Seeds, cookies, persons and the other's coin: search everything each viewer is sent."""
    table = two_at(lea, tom)
    sent: dict[Visitor, list[str]] = {lea: [], tom: [], stranger: []}
    with lea.live(f"{table}/live") as one, tom.live(f"{table}/live") as two, stranger.live(f"{table}/live") as three:
        for _ in range(2):
            for visitor, coin in ((tom, "tails"), (lea, "heads")):
                visitor.post(f"{table}/move", read(visitor.get(table).text).hidden | {"move": f"show {coin}"})
                for each in sent:
                    sent[each] += [each.get(path).text for path in (table, f"{table}/story", "/", "/watch", "/me")]
                    sent[each].append(str(each.get(f"{table}/record").text))
        for visitor, socket in ((lea, one), (tom, two), (stranger, three)):
            sent[visitor] += [socket.receive_text() for _ in range(4)]
    row = lea.client.portal.call(lea.client.app.state.services.store.tables.get, table.removeprefix("/t/"))  # type: ignore
    secrets = [str(row.seed), *(seat.person for seat in row.seats)]
    for visitor, texts in sent.items():
        everything = "".join(texts)
        others = [each.cookies["douzaine"] for each in (lea, tom) if each is not visitor]
        assert [secret for secret in secrets + others if secret in everything] == []
    for visitor, other, own in ((lea, "Tom", "Lea"), (tom, "Lea", "Tom"), (stranger, "Tom", None)):
        everything = "".join(sent[visitor])
        assert not re.search(rf"{other}(</b>)? has (heads|tails)|{other}(</b>)? has (face|pile)", everything)
        assert own is None or re.search(rf"{own}(</b>)? (has|a) ", everything)


# ---- restarts and races


@pytest.mark.parametrize("game_id", ["killer", "pennies"])
def test_a_restart_loses_nothing(database: str, game_id: str) -> None:
    from douzaine.web.app import make_app

    rng = random.Random(3)
    with TestClient(make_app(database, compiles=False)) as client:
        lea = Visitor(client)
        table = lea.play(game_id)
        wait(lea, table)
        lea.decide(table, rng)
        wait(lea, table)
        before = lea.get(table).text
    with TestClient(make_app(database, compiles=False)) as client:
        lea.client = client
        assert story(lea.get(table).text) == story(before)
        while not wait(lea, table).over:
            lea.decide(table, rng)


def story(html: str) -> str:
    """The part of a page that tells the story."""
    return html[html.index('id="chapters"') : html.index("</aside>")]


def test_two_writers_cannot_both_append(database: str) -> None:
    from douzaine.server.model import LogEntry, Seat
    from douzaine.store.writers import Taken

    async def race() -> list[Any]:
        store = Store(database)
        await store.open()
        await store.open()  # a second process that starts finds everything there
        person, _ = await store.people.create("Lea")
        agreed = {"public": False, "spectators": True, "hints": True, "guided": False, "leaving": "bot"}
        code, seats = "tilleul-1234", [Seat(0, "person", person.id, None, "Lea")]
        facts = {"game": "killer", "version": 1, "options": {}, "host": person.id, "seed": "11" * 32, **agreed}
        assert await store.tables.create(seats, code=code, **facts)
        assert not await store.tables.create(seats, code=code, **facts)  # the word is taken
        writers = [store.log.append(code, LogEntry(1, "move", 0, (f"{n}",), 1.0)) for n in range(8)]
        done = await asyncio.gather(*writers, return_exceptions=True)
        assert sum(isinstance(each, Taken) for each in done) == 7
        assert sum(each is None for each in done) == 1
        found = await store.log.read(code)
        await store.close()
        return found

    assert len(asyncio.run(race())) == 1


def test_migrations_make_what_the_schema_says(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from douzaine.store.schema import metadata

    async def compare() -> list[Any]:
        store = Store(database)
        await store.open()
        async with store.database.engine.connect() as connection:
            found = await connection.run_sync(
                lambda plain: compare_metadata(MigrationContext.configure(plain), metadata)
            )
        await store.close()
        return found

    assert asyncio.run(compare()) == []


def test_whoever_is_deleted_gets_up_and_a_bot_plays_on(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    table, waiting = two_at(lea, tom), table_of(stranger)
    tom.sit(waiting, 1, "Tom")
    tom.post("/me/forget", {"sure": "yes"})
    assert "Tom" not in lea.get(table).text
    assert "Tom" not in stranger.get(waiting).text
    assert stranger.post(f"{waiting}/start").status_code == 409  # the seat is open again
    rng = random.Random(1)
    while not wait(lea, table).over:
        lea.decide(table, rng)


def test_the_whole_story_wears_the_games_style(lea: Visitor) -> None:
    table = lea.play("king12")
    wait(lea, table)
    assert "/games/king12/board.css" in lea.get(f"{table}/story").text


def test_a_decision_can_be_made_while_somebody_is_away(lea: Visitor, tom: Visitor) -> None:
    table = two_at(lea, tom)
    with lea.live(f"{table}/live") as mine:
        mine.receive_text()
        with tom.live(f"{table}/live") as theirs:
            theirs.receive_text()
        seen = mine.receive_text()
    assert "Let a bot play for Tom" in seen
    assert read(seen).radios["move"] == ["show heads", "show tails"]


def test_two_processes_take_decisions_made_at_the_same_time(postgres: Any) -> None:
    """Both append the same number; whoever comes second looks again, and is not sent away."""
    from douzaine.server.model import Refused, Seat
    from douzaine.web.app import make_services

    async def race() -> None:
        uri = postgres()
        stores = [Store(uri), Store(uri)]
        processes = [make_services(store) for store in stores]
        for store, process in zip(stores, processes, strict=True):
            await store.open()
            assert store.listener is not None
            store.listener.start(lambda code, tables=process.tables: tables.refresh(code, lambda _: True))
        lea, _ = await stores[0].people.create("Lea")
        tom, _ = await stores[0].people.create("Tom")
        seats = [Seat(n, "person", each.id, None, each.name) for n, each in enumerate((lea, tom))]
        code = await processes[0].lobby.create(lea, dz.game("pennies").box(), seats)
        await processes[1].tables.get(code)
        for number in range(0, 20, 2):
            plays = [
                process.play.decide(code, person, seat, number, {}, ["show heads"])
                for process, person, seat in zip(processes, (lea, tom), (0, 1), strict=True)
            ]
            assert sorted(await asyncio.gather(*plays)) == [number + 1, number + 2]
            with pytest.raises(Refused):  # decided already, whoever is asked
                await processes[number // 2 % 2].play.decide(code, lea, 0, number, {}, ["show tails"])
            if (await processes[0].tables.get(code)).live.over:  # type: ignore[union-attr]
                break
        assert number > 0
        for store, process in zip(stores, processes, strict=True):
            assert store.listener is not None
            await store.listener.stop()
            await process.bots.close()
            await process.tables.close()
            await store.close()

    asyncio.run(race())
