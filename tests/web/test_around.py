"""The pages around a match: names and bots in a lobby, sentences at a field, decks, results, replays."""

import itertools
import random
import re
from typing import Any

import pytest

import douzaine as dz
from douzaine.boards.board import board_of
from douzaine.bots.insight_text import luck_text
from douzaine.games.heroes12.heroes import HEROES
from douzaine.server.codes import NAMES
from douzaine.server.records import replayed
from douzaine.server.table import BOT_NAMES
from douzaine.testing.matches import play_out
from douzaine.web import share_card
from douzaine.web.pages import pictures
from douzaine.web.render.result import places
from douzaine.web.replay_strip import steps_of, strip_of
from douzaine.web.samples import sample_record
from douzaine.web.titles import title_forms
from tests.web.forms import Visitor, read
from tests.web.test_tables import two_at

SHELF = ("killer", "king12", "crowns13", "heroes12")


def waiting(lea: Visitor, **more: str) -> str:
    form = {"name": "Lea", "option-players": "3", "seat-0": "me", "seat-1": "open", "seat-2": "open"}
    return str(lea.post("/new/killer", form | more).headers["location"])


# ---- the lobby


def test_a_new_name_counts_at_once(lea: Visitor, tom: Visitor) -> None:
    table = waiting(lea, public="on")
    tom.sit(table, 1, "Tom")
    assert tom.post(f"{table}/name", {"seat": "1", "name": "Zoé"}).status_code == 303
    assert "<b>Zoé</b>" in lea.get(table).text
    assert "Zoé" in tom.get("/me").text
    assert tom.post(f"{table}/name", {"seat": "0", "name": "Max"}).status_code == 403
    assert "<b>Lea</b>" in tom.get(table).text


def test_whoever_gives_no_name_is_called_by_a_word_of_their_language(lea: Visitor, tom: Visitor) -> None:
    for visitor, lang in ((lea, "en"), (tom, "fr")):
        visitor.play("pennies")
        assert visitor.get("/me/export").json()["name"] in NAMES[lang]
    assert not {*NAMES["en"], *NAMES["fr"]} & {*BOT_NAMES}


def test_an_open_lobby_knows_the_new_name_of_whoever_gets_up(lea: Visitor, tom: Visitor) -> None:
    table = waiting(lea, public="on")
    tom.sit(table, 1, "Tom")
    with tom.live(f"{table}/live") as page:
        page.receive_text()
        tom.post(f"{table}/name", {"seat": "1", "name": "Zoé"})
        page.receive_text()
        tom.post(f"{table}/stand", {"seat": "1"})
        assert re.search(r'id="own-name"[^>]* value="Zoé"', page.receive_text())


def test_seats_are_added_and_closed_by_the_host_alone(lea: Visitor, tom: Visitor) -> None:
    table = waiting(lea, public="on")
    tom.sit(table, 2, "Tom")
    assert tom.post(f"{table}/seats").status_code == 403
    assert tom.post(f"{table}/close", {"seat": "1"}).status_code == 403
    assert lea.post(f"{table}/seats").status_code == 303
    assert lea.get(table).text.count('id="lobby-seat-') == 4
    assert lea.post(f"{table}/close", {"seat": "1"}).status_code == 303
    assert lea.post(f"{table}/close", {"seat": "1"}).status_code == 409  # Tom sits there now
    page = tom.get(table).text
    assert page.count('id="lobby-seat-') == 3
    assert 'id="rename-1"' in page  # his seat, by another number
    assert lea.post(f"{table}/close", {"seat": "2"}).status_code == 303
    assert lea.post(f"{table}/seats").status_code == 303
    assert lea.post(f"{table}/close", {"seat": "9"}).status_code in (404, 409, 422)


def test_a_guest_chooses_among_the_free_seats_or_watches(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    table = waiting(lea, public="on", spectators="on")
    page = tom.get(table).text
    assert re.findall(r'type="radio" name="seat" value="(\d)"', page) == ["1", "2"]
    assert page.count(" checked") == 1
    assert 'href="#watching"' in page
    assert "<b>Lea</b>" in page
    tom.sit(table, 1, "Tom")
    assert 'name="seat" value="2" id="choose-2"' not in tom.get(table).text  # who sits chooses no more
    lea.post(f"{table}/bot", {"seat": "2", "level": "regular"})
    assert "The table is full. You can watch." in stranger.get(table).text


def test_a_guest_is_told_to_watch_only_where_that_is_welcome(lea: Visitor, stranger: Visitor) -> None:
    table = waiting(lea, public="on")
    assert "#watching" not in stranger.get(table).text
    for seat in ("1", "2"):
        lea.post(f"{table}/bot", {"seat": seat, "level": "regular"})
    page = stranger.get(table).text
    assert "The table is full." in page
    assert "You can watch" not in page


def test_a_table_has_no_more_and_no_fewer_seats_than_the_game(lea: Visitor) -> None:
    form = {"name": "Lea", "option-players": "2", "seat-0": "me", "seat-1": "open"}
    table = str(lea.post("/new/king12", form).headers["location"])
    refused = lea.post(f"{table}/close", {"seat": "1"})
    assert refused.status_code == 409
    assert "2 to 16 players" in refused.text
    for _ in range(14):
        assert lea.post(f"{table}/seats").status_code == 303  # boxes follow
    assert lea.post(f"{table}/seats").status_code == 409
    assert "16 of 16, the most this game allows" in lea.get(table).text
    duel = str(lea.post("/new/heroes12", {"seat-0": "me", "seat-1": "open"}).headers["location"])
    assert lea.post(f"{duel}/seats").status_code == 409


def test_a_match_starts_with_those_who_are_there(lea: Visitor, tom: Visitor) -> None:
    table = waiting(lea, public="on")
    tom.sit(table, 2, "Tom")
    assert "Start with these two" in lea.get(table).text
    assert tom.post(f"{table}/start-with-these").status_code == 403
    assert lea.post(f"{table}/start-with-these").status_code == 303
    page = lea.get(table).text
    assert read(page).page["data-version"] != "lobby"
    assert "seat-2" not in page


def test_a_bot_keeps_its_name_when_it_plays_otherwise(lea: Visitor) -> None:
    table = waiting(lea)
    lea.post(f"{table}/bot", {"seat": "1", "level": "novice"})
    name = re.search(r"<b>(.*?)</b></span>\s*<small>bot", lea.get(table).text)
    assert name
    lea.post(f"{table}/bot", {"seat": "1", "level": "regular"})
    page = lea.get(table).text
    assert f"<b>{name[1]}</b>" in page
    assert 'value="regular" selected' in page


def test_the_host_says_whether_others_may_watch(lea: Visitor, tom: Visitor) -> None:
    table = waiting(lea, public="on")
    assert tom.get(table).status_code == 200
    assert lea.post(f"{table}/spectators", {"spectators": "off"}).status_code == 303
    assert "Without spectators." in lea.get(table).text
    assert lea.post(f"{table}/spectators", {"spectators": ["off", "on"]}).status_code == 303
    assert "Spectators are welcome" in lea.get(table).text


def test_nobody_s_device_or_language_shows(lea: Visitor, tom: Visitor) -> None:
    table = waiting(lea, public="on")
    tom.sit(table, 1, "Tom")  # who reads French
    seats = lea.get(table).text.partition('class="seats"')[2].partition("</ol>")[0]
    assert not re.search(r"phone|French|français|fr-FR", seats)


# ---- links in messages


def test_links_look_like_something_and_hide_nothing(lea: Visitor, stranger: Visitor) -> None:
    table = waiting(lea)
    invitation = re.search(r'value="(/i/[^"]+)"', lea.get(table).text)
    assert invitation
    page = stranger.get(invitation[1]).text
    told = dict(re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)"', page))
    assert told["og:title"] == "Lea invites you to Killer"
    assert told["og:image"] == "http://testserver/og/killer.png"
    picture = stranger.get("/og/killer.png")
    assert picture.content.startswith(b"\x89PNG")
    assert stranger.get("/og/nothing.png").status_code == 404
    assert stranger.get(f"{table}/card.png").status_code == 404
    assert 'property="og:title"' in stranger.get("/").text


@pytest.mark.parametrize("page", ["/new/{}", "/rules/{}", "/learn/{}/1"])
def test_pages_of_a_game_look_like_it_in_a_message(lea: Visitor, page: str) -> None:
    for id in SHELF:
        head = lea.get(page.format(id)).text.split("</head>")[0]
        assert f'content="{dz.game(id).words.text("title", "en")}"' in head
        assert f"/og/{id}.png" in head


def test_a_range_is_said_as_people_say_it(lea: Visitor, tom: Visitor) -> None:
    assert "10 to 1,000, or 0 for no limit" in lea.get("/new/king12").text
    assert "de 10 à 1\u202f000, ou 0 sans limite" in tom.get("/new/king12").text


def test_a_match_that_is_over_has_a_picture(lea: Visitor) -> None:
    match = play_out(dz.Match(dz.game("killer").box(players=2), seed=5), random.Random(5))
    path = lea.post("/replays", {"record": match.record()}).headers["location"]
    assert lea.get(f"{path}/card.png").content.startswith(b"\x89PNG")
    page = lea.get(f"{path}?at=7").text
    assert f'content="http://testserver{path}/card.png"' in page
    assert f'property="og:url" content="http://testserver{path}?at=7"' in page  # a link to a moment leads there


def test_a_picture_without_a_chart_names_the_players(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_out(dz.Match(dz.game("king12").box(players=4), seed=5), random.Random(5))
    monkeypatch.setattr(share_card, "_png", lambda *parts: "".join(map(str, parts)).encode())
    names = ("Léa", "Tom", "Maximilienne-Océane", "Noé")
    drawn = share_card.result_card(match.record(), names, "Léa wins", "King of 12").decode()
    assert [name in drawn for name in (*names[:2], "Maximilienne-…", "Noé")] == [True] * 4


def test_lessons_and_the_puzzle_of_the_day_look_like_something_in_a_message(stranger: Visitor) -> None:
    for path, title in (("/learn", "Learn a game in three minutes"), ("/daily", "Puzzle of the day")):
        head = stranger.get(path).text.split("</head>")[0]
        assert f'property="og:title" content="{title}"' in head
        assert re.search(r'property="og:image" content="http://testserver/og/\w+.png"', head)


def test_bots_fill_a_table_and_it_starts(lea: Visitor, tom: Visitor) -> None:
    table = waiting(lea, public="on")
    tom.sit(table, 1, "Tom")
    assert tom.post(f"{table}/fill", {"level": "novice"}).status_code == 403
    assert lea.post(f"{table}/fill", {"level": "god"}).status_code == 422
    assert lea.post(f"{table}/fill", {"level": "novice"}).status_code == 303
    assert read(lea.get(table).text).page["data-version"] != "lobby"


# ---- set-up


def test_what_is_wrong_stands_at_its_field_in_words(tom: Visitor) -> None:
    form = {"name": "Zoé", "seat-0": "me", "seat-1": "open", "option-players": "2"}
    cards = {"option-card_set": "agreed", "option-agreed_cards": ["machine", "golem"]}
    page = tom.post("/new/king12", form | cards)  # type: ignore[operator]
    assert page.status_code == 422
    said = re.search(r'id="wrong-agreed_cards">(.*?)</p>', page.text, re.DOTALL)
    assert said
    assert "Sorcier, Oracle" in said[1]
    assert "sorcerer" not in said[1]
    assert 'value="Zoé"' in page.text
    assert re.search(r'value="golem" checked', page.text)
    page = tom.post("/new/king12", form | {"option-max_rounds": "4"})
    assert "4 ne convient pas" in page.text
    assert "max_rounds =" not in page.text
    one = tom.post("/new/king12", form | {**cards, "option-agreed_cards": "oracle"})
    assert re.search(r'id="wrong-agreed_cards">(.*?)</p>', one.text, re.DOTALL)
    assert "oracle ne convient" not in one.text


def test_a_number_goes_up_and_down_without_a_script_and_nothing_is_lost(lea: Visitor) -> None:
    form = {"name": "Zoé", "option-players": "4", "seat-0": "me", "seat-4": "open", "option-max_rounds": "20"}
    page = lea.post("/new/king12", form | {"option-discard_piles": "open", "step": "more:players"})
    assert page.status_code == 200
    assert re.search(r'name="option-players" [^>]*value="5"', page.text)
    assert re.search(r'<output [^>]*id="option-boxes"[^>]*>2</output>', page.text)  # one for every four
    assert re.search(r'name="option-max_rounds" [^>]*value="20"', page.text)
    assert 'value="Zoé"' in page.text
    assert re.search(r'name="option-discard_piles" value="open" checked', page.text)
    page = lea.post("/new/king12", form | {"step": "less:max_rounds"})
    assert re.search(r'name="option-max_rounds" [^>]*value="10"', page.text)
    page = lea.post("/new/king12", form | {"option-players": "16", "step": "more:players"})
    assert re.search(r'name="option-players" [^>]*value="16"', page.text)
    for odd in ("more:nothing", "twice:players", "more:card_set", "more:"):
        page = lea.post("/new/king12", form | {"step": odd})
        assert re.search(r'name="option-players" [^>]*value="4"', page.text)
    page = lea.post("/new/king12", form | {"option-players": "many", "step": "more:players"})
    assert re.search(r'name="option-players" [^>]*value="many"', page.text)


def test_boxes_follow_the_players_whatever_is_sent(lea: Visitor) -> None:
    form = {"name": "Lea", "option-players": "6", "option-boxes": "1", "seat-0": "me"}
    form |= {f"seat-{number}": "open" for number in range(1, 6)}
    table = lea.post("/new/king12", form)
    assert table.status_code == 303
    assert "Boxes:</b> 2" in lea.get(table.headers["location"]).text


def test_a_switch_can_be_off(lea: Visitor) -> None:
    form = {"seat-0": "me", "seat-1": "open", "option-players": "2", "name": "Lea"}
    off = lea.post("/new/crowns13", form | {"option-crowns_visible": "off"}).headers["location"]
    assert "Crowns in sight" in lea.get(off).text
    on = lea.post("/new/crowns13", form | {"option-crowns_visible": ["off", "on"]}).headers["location"]
    assert "Crowns in sight" not in lea.get(on).text


def test_a_refused_deck_stays_as_it_was_ticked(lea: Visitor) -> None:
    form = {"seat-0": "me", "seat-1": "open", "option-deck_mode": "tournament", "name": "Lea"}
    table = lea.post("/new/heroes12", form).headers["location"]
    page = lea.post(f"{table}/deck", {"seat": "0", "option-deck_1": [*HEROES[:14]]})
    assert page.status_code == 422
    assert "2 too many" in page.text
    assert page.text.count(" checked") == 14 + 1  # and the level of bots
    assert "data-live=" not in page.text  # nothing comes over it


# ---- results and replays


@pytest.mark.parametrize(("percentile", "text"), [(0, "−19, 1 of 100: harsh"), (34.9, "−19, 34 of 100: harsh")])
def test_luck_is_points_a_rank_of_100_and_a_word(percentile: float, text: str) -> None:
    assert luck_text(-0.19, percentile, "en") == text
    assert luck_text(0.001, 35, "en") == "0, 35 of 100: even"
    assert luck_text(0.216, 65, "fr") == "+22, 65 sur 100\u202f: favorable"


def test_places_follow_what_is_left_and_how_long_it_was() -> None:
    assert places([(3, 3, 3), (3, 0, 2), (2, 0, 0)], (0,)) == [1, 3, 2]
    assert places([(0, 0, 0), (7, 7, 2)], (0, 1)) == [1, 1, 3]


def test_a_replay_begins_with_the_true_values_and_goes_by_turn(lea: Visitor) -> None:
    match = play_out(dz.Match(dz.game("killer").box(players=2), seed=5), random.Random(5))
    path = lea.post("/replays", {"record": match.record()}).headers["location"]
    page = lea.get(f"{path}?at=0").text
    assert len(re.findall(r">30<", page)) >= 2
    turns = re.search(r'class="replay-turns".*?</nav>', page, re.DOTALL)
    assert turns
    assert turns[0].count("<a ") == match.turns + 1  # the last one was not played to its end
    slow, fast = (lea.get(f"{path}?at=1&speed={speed}").text for speed in ("0.5", "4"))
    pace = [int(re.search(r'data-pace="(\d+)"', each)[1]) for each in (slow, fast)]  # type: ignore[index]
    assert pace[0] > 3 * pace[1]


def test_french_says_du_and_au() -> None:
    forms = title_forms(dz.game("king12"), "fr")
    assert (forms["of"], forms["at"]) == ("du Roi des 12", "au Roi des 12")
    assert title_forms(dz.game("king12"), "en")["of"] == "King of 12"


def test_a_newcomer_is_offered_matches_to_watch(lea: Visitor) -> None:
    page = lea.get("/replays").text
    assert all(f'name="game" value="{id}"' in page for id in dz.games())
    answer = lea.post("/replays/sample", {"game": "king12"})
    assert answer.status_code == 303
    replay = lea.get(f"{answer.headers['location']}?turn=3").text
    assert re.search(r'aria-current="step"[^>]*><span class="spoken">Turn </span>3', replay)
    assert lea.post("/replays/sample", {"game": "chess"}).status_code == 404


def test_a_replay_says_the_turn_that_decided_and_goes_by_step(lea: Visitor) -> None:
    match = play_out(dz.Match(dz.game("killer").box(players=2), seed=5), random.Random(5))
    path = lea.post("/replays", {"record": match.record()}).headers["location"]
    page = lea.get(f"{path}?turn=2").text
    assert page.count('class="replay-mark"') == 1
    assert 'data-jump="back"' in page
    assert 'data-jump="on"' in page
    assert "Steps of turn 2" in page
    end = lea.get(f"{path}?turn=9999")
    assert end.status_code == 200
    watched = lea.get(f"{path}?at=3&eyes=watch").text
    assert re.search(r'aria-current="true">Spectator', watched)


def test_a_picture_that_was_drawn_does_not_keep_the_name_of_whoever_is_gone(
    lea: Visitor, tom: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = two_at(lea, tom, leaving="end")
    assert lea.post(f"{table}/leave", {"seat": "0"}).status_code == 303
    drawn: list[tuple[str, ...] | None] = []

    async def draw(request: Any, seconds: float, function: Any, replay: Any, lang: str) -> bytes:
        drawn.append(replay.names)
        return b"picture"

    monkeypatch.setattr(pictures, "beside", draw)
    for _ in range(2):
        assert lea.get(f"{table}/card.png").content == b"picture"
    assert drawn == [("Lea", "Tom")]
    tom.post("/me/forget", {"sure": "yes"})
    lea.get(f"{table}/card.png")
    assert drawn[1:] == [("Lea", "Quelqu’un")]


def test_a_replay_groups_turns_by_round_with_marks_above() -> None:
    found = replayed(sample_record("king12"))
    told = [event for event in found.match.open_view().story if event.kind == "wins_round"]
    strip = strip_of(found, 0, ("Ann", "Bo", "Cy", "Di"), "en")
    titles = [round.title for round, _ in strip.rounds]
    assert titles == [f"Round {number}" for number in range(1, len(titles) + 1)]
    assert len(titles) > 2
    assert sum(len(cells) for _, cells in strip.rounds) == len(found.turns())
    for _, cells in strip.rounds:
        assert [cell.number for cell in cells] == list(range(1, len(cells) + 1))
    won = {(number, cells[-1].marks[-1].who) for number, (_, cells) in enumerate(strip.rounds, 1) if cells[-1].marks}
    names = ("Ann", "Bo", "Cy", "Di")
    assert {(event.details["round"], names[event.seat]) for event in told} == {each for each in won if each[1]}
    assert [mark.words for mark in strip.legend] == ["cards cancelled", "round won"]


@pytest.mark.parametrize("id", SHELF)
def test_every_turn_of_a_replay_has_a_cell_that_opens_it(id: str) -> None:
    found = replayed(sample_record(id))
    story, board = found.match.open_view().story, board_of(found.match.game)
    told = range(len(story))
    assert [number for number, _ in found.turns()] == sorted({board.turn_of(story, number) for number in told})
    for number, moment in found.turns()[1:]:
        assert board.turn_of(story, found.told_at(moment)[-1]) == number
        assert board.turn_of(story, found.told_at(moment)[0] - 1) == number - 1
    last = strip_of(found, len(found.beats), ("Ann", "Bo", "Cy", "Di"), "en").rounds[-1][1][-1]
    assert last.now
    assert last.decided


@pytest.mark.parametrize("id", SHELF)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_step_of_a_turn_has_a_name(id: str, lang: str) -> None:
    kinds = {kind.name.lower() for kind in dz.game(id).part("events").EVENTS}
    assert set(board_of(dz.game(id)).steps) <= kinds
    found = replayed(sample_record(id))
    steps = steps_of(found, range(len(found.beats) + 1), lang)
    assert all(step.name for step in steps)
    assert len({step.name for step in steps}) > 3
    for before, step in itertools.pairwise(steps):
        assert step.number == (before.number + 1 if before.name == step.name else 1)


def test_a_replay_without_rounds_has_one_row_of_turns() -> None:
    found = replayed(sample_record("killer"))
    strip = strip_of(found, 3, ("Ann", "Bo", "Cy", "Di"), "en")
    assert [round.title for round, _ in strip.rounds] == [""]
    assert sum(cell.decided for cell in strip.rounds[0][1]) == 1
    assert sum(cell.now for cell in strip.rounds[0][1]) == 1


def test_a_host_changes_what_is_played_while_the_table_waits(lea: Visitor, tom: Visitor, stranger: Visitor) -> None:
    table = waiting(lea, public="on")
    tom.sit(table, 1, "Tom")
    assert f'href="{table}/options"' in lea.get(table).text
    assert f'href="{table}/options"' not in tom.get(table).text
    assert "30" in lea.get(f"{table}/options").text
    assert tom.get(f"{table}/options").status_code == 403
    assert stranger.post(f"{table}/options", {"option-starting_hp": "9"}).status_code == 403
    wrong = lea.post(f"{table}/options", {"option-starting_hp": "500"})
    assert wrong.status_code == 422
    assert "500 does not fit" in wrong.text
    assert lea.post(f"{table}/options", {"option-starting_hp": "9", "option-players": "7"}).status_code == 303
    page = lea.get(table).text
    assert re.search(r"Starting HP:</b> 9", page)
    assert "<b>Tom</b>" in lea.get(table).text
    assert page.count('class="seat-line') == 3  # as many as before, whatever was sent
    assert lea.post(f"{table}/fill", {"level": "novice"}).status_code == 303
    assert lea.get(f"{table}/options").status_code == 403


def test_a_table_of_heroes_may_ask_for_decks_later(lea: Visitor) -> None:
    table = lea.post("/new/heroes12", {"name": "Lea", "seat-0": "me", "seat-1": "open"}).headers["location"]
    assert lea.post(f"{table}/options", {"option-deck_mode": "tournament"}).status_code == 303
    assert "lobby-deck" in lea.get(table).text
    assert lea.post(f"{table}/options", {"option-deck_mode": "draft"}).status_code == 303
    assert "lobby-deck" not in lea.get(table).text
