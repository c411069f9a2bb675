"""What a seat sees, what it can work out, and what is dealt anew."""

import random
from collections import Counter

import numpy as np
import pytest

import douzaine as dz
from douzaine.engine.chance import stream
from douzaine.games.king12.box import CARDS, cards_of
from douzaine.games.king12.rules.trail import card_then, face_then, not_buried_then, points_then
from douzaine.match.view import SPECTATOR
from tests.king12.play import GAME, box_with, end_round, lay, picture, play_turn, roll_all

FIRST_GAME = ["knight", "sorcerer", "oracle", "alchemist", "machine", "parasite", "golem"]


def redeals(match: dz.Match, reader: int | None, times: int = 400) -> list[np.void]:
    """Tables that agree with what a reader sees."""
    rules = GAME.rule_set
    seat = SPECTATOR if reader is None else reader
    seen, out = np.zeros(1, rules.table), np.zeros(times, rules.table)
    rules.compiled.view(match.box.data, match.data, seat, seen)
    rng = stream(7)
    for number in range(times):
        rules.compiled.redeal(match.box.data, seen, seat, rng, out[number : number + 1])
    return list(out)


def buried_of(tables: list[np.void], seat: int) -> Counter[str]:
    """How often each card was buried."""
    return Counter(card for table in tables for card in cards_of(int(table["buried"][seat])))


def sent(match: dz.Match, reader: int | None) -> tuple[object, ...]:
    """Everything a reader gets, the terminal's picture included."""
    view = match.view(reader)
    story = [event.text(lang) for event in view.story for lang in ("en", "fr")]
    return view.data.tobytes(), view.position(), view.legal(), story, repr(view.story), picture(view, "en")


# ---- what everybody can remember


def test_everybody_remembers_the_turns_of_this_round_and_of_no_other() -> None:
    match = lay([2, 5], "merchants", "golem", "machine", "oracle")
    play_turn(match, ["merchants", "golem"])
    play_turn(match, ["golem", "knight"])
    noted = match.view(None).data[0]["trail"].tolist()
    for reader in (None, 0, 1):
        trail = match.view(reader).data[0]["trail"]
        assert trail.tolist() == noted
        assert [[CARDS[card_then(each)] for each in turn] for turn in trail[:2]] == [
            ["merchants", "golem"],
            ["golem", "knight"],
        ]
        assert [[face_then(each) for each in turn] for turn in trail[:2]] == [[2, 5], [5, 2]]
        assert [points_then(each) for each in trail[0]] == [0, 0]
        assert not trail[2:].any()
    assert cards_of(not_buried_then(noted[1][1])) == ["golem"]
    assert not end_round(5, 3).data[0]["trail"].any()


def test_with_three_nobody_asks_for_the_turns_of_a_round() -> None:
    match = lay([2, 5, 9], "merchants", "golem", "machine", "oracle")
    play_turn(match, ["merchants", "golem", "machine"])
    assert not match.data[0]["trail"].any()


# ---- picks and choices


def test_a_pick_shows_in_nobody_elses_view_or_story() -> None:
    start = lay([2, 5, 9])
    for reader in (None, 1, 2):
        seen = set()
        for card in FIRST_GAME[:4]:
            match = start.copy()
            match.play(0, f"play {card}")
            seen.add(repr(sent(match, reader)))
            assert match.view(reader).position()["played"] == ["?", None, None]
            assert match.view(reader).position()["committed"] == [True, False, False]
            assert match.view(0).position()["played"] == [card, None, None]
        assert len(seen) == 1


def test_a_choice_of_step_3_shows_in_nobody_elses_view_or_story() -> None:
    start = lay([4, 6, 3, 8], "troublemakers")
    for seat, card in enumerate(("sorcerer", "troublemakers", "machine", "alchemist")):
        start.play(seat, f"play {card}")
    assert start.actors == (0, 2, 3)
    for reader in (None, 1, 2):
        seen = set()
        for move in start.legal(0):
            match = start.copy()
            match.play(0, move)
            seen.add(repr(sent(match, reader)))
            assert match.view(reader).position()["committed"] == [True, False, False, False]
        assert len(seen) == 1
    own = set()
    for move in start.legal(0):
        match = start.copy()
        match.play(0, move)
        own.add(match.view(0).data.tobytes())
    assert len(own) == 5, "the own choice stays in the own view"


def test_redeal_draws_picks_and_choices_in_progress() -> None:
    match = lay([4, 6, 3], "troublemakers")
    match.play(0, "play machine")
    picked = Counter(int(table["card"][0]) for table in redeals(match, 1))
    assert {CARDS[card] for card in picked} == {"knight", *match.box.options["agreed_cards"]}
    assert all(table["card"][2] == -1 for table in redeals(match, 1, 20))
    for seat, card in ((1, "troublemakers"), (2, "sorcerer")):
        match.play(seat, f"play {card}")
    match.play(0, "value first")
    assert {int(table["answer"][0]) for table in redeals(match, 1)} == {36, 37}
    assert {int(table["answer"][2]) for table in redeals(match, 1, 20)} == {0}
    assert {int(table["answer"][0]) for table in redeals(match, 0, 20)} == {36}


def test_redeal_draws_a_sorcerers_face_among_the_legal_ones() -> None:
    match = lay([4, 6, 3], "troublemakers")
    for seat, card in enumerate(("machine", "troublemakers", "sorcerer")):
        match.play(seat, f"play {card}")
    legal = {int(move.split()[1]) for move in match.legal(2)}
    match.play(2, match.legal(2)[0])
    assert {int(table["answer"][2]) for table in redeals(match, 0)} == legal


# ---- hands, discards, buried cards


def test_others_hands_and_closed_piles_show_their_size() -> None:
    match = lay([2, 5, 9])
    play_turn(match, ["golem", "golem", "machine"])
    position = match.view(1).position()
    assert position["hands"] == [6, match.position()["hands"][1], 6]
    assert position["discards"] == [1, ["golem"], 1]
    assert position["buried"] == [0, [], 0]
    spectator = match.view(None).position()
    assert spectator["hands"] == [6, 6, 6]
    assert spectator["discards"] == [1, 1, 1]
    assert spectator["buried"] == [0, 0, 0]
    assert match.view(None).legal() == []


def test_open_piles_show_their_cards() -> None:
    match = lay([2, 5, 9], options={"discard_piles": "open"})
    play_turn(match, ["golem", "golem", "machine"])
    assert match.view(1).position()["discards"] == [["golem"], ["golem"], ["machine"]]
    assert match.view(None).position()["discards"] == [["golem"], ["golem"], ["machine"]]
    assert match.view(None).position()["hands"] == [6, 6, 6]


def test_piles_are_display_only() -> None:
    """Closed or open, everybody remembers what was played: the same cards are known."""
    for piles in ("closed", "open"):
        match = lay([2, 5, 9], options={"discard_piles": piles})
        play_turn(match, ["golem", "golem", "machine"])
        for table in redeals(match, 1, 30):
            assert table["hand"].tolist() == match.data[0]["hand"].tolist()
            assert table["discard"].tolist() == match.data[0]["discard"].tolist()


def test_a_buried_card_stays_secret_to_the_end_of_the_match() -> None:
    rng = random.Random(5)
    match = end_round(5, 2, 1)
    twins = []
    for card in ("golem", "parasite"):
        twin = match.copy()
        twin.play(0, f"bury {card}")
        roll_all(twin, 5, 5, 5)
        for shared in ("knight", "machine", "oracle", "alchemist"):
            play_turn(twin, [shared] * 3)
        twins.append(twin)
    for reader in (None, 1, 2):
        assert repr(sent(twins[0], reader)) == repr(sent(twins[1], reader))
    assert sent(twins[0], 0) != sent(twins[1], 0)
    while not twins[0].over:
        if twins[0].chance:
            twins[0].deal(rng.choice(twins[0].chance)[0])
        else:
            seat = rng.choice(twins[0].actors)
            twins[0].play(seat, rng.choice(twins[0].legal(seat)))
    shown = twins[0].view(None).position()["buried"]
    assert all(isinstance(size, int) for size in shown)
    assert shown[0] == 1
    texts = [event.text("en") for event in twins[0].view(None).story if event.kind == "buries"]
    assert texts
    assert all(text.endswith("buries a card.") for text in texts)


def test_a_buried_card_is_narrowed_down_by_every_card_played_since() -> None:
    match = end_round(5, 2, 1)
    match.play(0, "bury golem")
    roll_all(match, 5, 5, 5)
    left = set(FIRST_GAME)
    for card in ("knight", "machine", "oracle", "alchemist"):
        assert set(buried_of(redeals(match, 1), 0)) == left
        play_turn(match, [card] * 3)
        left.discard(card)
    assert set(buried_of(redeals(match, None), 0)) == left == {"sorcerer", "parasite", "golem"}
    assert set(buried_of(redeals(match, 0), 0)) == {"golem"}
    play_turn(match, ["parasite"] * 3)
    assert match.position()["rounds"] == 3
    roll_all(match, 5, 5, 5)
    assert set(buried_of(redeals(match, 2), 0)) == {"sorcerer", "golem"}, "remembered over the rounds"
    for card in ("knight", "machine"):
        play_turn(match, [card] * 3)
    tables = redeals(match, 2)
    counts = buried_of(tables, 0)
    assert set(counts) == {"sorcerer", "golem"}
    assert 140 < counts["golem"] < 260, "both equally likely"
    for table in tables:
        hand, buried = cards_of(int(table["hand"][0])), cards_of(int(table["buried"][0]))
        assert sorted(hand + buried) == sorted(["sorcerer", "oracle", "alchemist", "parasite", "golem"])
        assert len(buried) == 1
    play_turn(match, ["sorcerer"] * 3)
    assert set(buried_of(redeals(match, 2), 0)) == {"golem"}, "now everybody knows"


def test_cards_played_before_the_burial_say_nothing_about_it() -> None:
    match = lay([9, 4], hands=[["knight", "golem"]] * 2, options={"discard_piles": "open"})
    play_turn(match, ["golem"] * 2)
    match.play(0, "bury golem")
    roll_all(match, 3, 3)
    assert len(buried_of(redeals(match, 1, 1000), 0)) == 7


@pytest.mark.parametrize(("piles", "known"), [("closed", False), ("open", True)])
def test_after_a_position_nothing_of_earlier_play_is_known(piles: str, known: bool) -> None:
    box = box_with("machine", players=2, discard_piles=piles)
    cards = ["knight", *box.options["agreed_cards"]]
    match = dz.Match.at(box, {"dice": [2, 5], "hands": [cards[:3]] * 2, "buried": [cards[6:]] * 2})
    discards = {int(table["discard"][0]) for table in redeals(match, 1)}
    assert (len(discards) == 1) == known
    assert set(buried_of(redeals(match, 1), 0)) == (set(cards[:3]) | set(cards[6:]) if known else set(cards))
    for table in redeals(match, 1, 50):
        sizes = [bin(int(table[name][0])).count("1") for name in ("hand", "discard", "buried")]
        assert sizes == [3, 3, 1]
        assert table["hand"][1] == match.data[0]["hand"][1]


def test_redealt_tables_keep_everything_a_seat_has_seen() -> None:
    for seed in range(12):
        rng = random.Random(seed)
        match = dz.Match(GAME.box(players=3, card_set="random"), seed=seed)
        for _ in range(60):
            if match.over:
                break
            seat = rng.choice(match.actors)
            match.play(seat, rng.choice(match.legal(seat)))
            real = match.data[0]
            for reader in range(3):
                for table in redeals(match, reader, 3):
                    for name in ("die", "token", "won", "shown", "not_buried", "value", "supply", "discard"):
                        assert table[name].tolist() == real[name].tolist(), name
                    for name in ("hand", "buried", "card", "answer"):
                        assert table[name][reader] == real[name][reader], name
                    for other in range(3):
                        assert not table["buried"][other] & real["not_buried"][other]
