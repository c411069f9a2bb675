"""Who knows what: views, what has been learned, and that dealing anew keeps to all of it."""

import pickle
import random
from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

import douzaine as dz
from douzaine.engine.chance import stream
from douzaine.games.heroes12.decks import EXAMPLES
from douzaine.games.heroes12.heroes import FACTION_DECKS, HEROES
from douzaine.games.heroes12.position import lists_of
from tests.conftest import random_moves
from tests.heroes12.tools import GAME, Side, at, deal, hand, play, war

SET = {"deck_mode": "tournament", "deck_1": EXAMPLES[0], "deck_2": EXAMPLES[1]}
MODES = {"factions": {}, "draft": {"deck_mode": "draft"}, "tournament": SET}


def redealt(m: dz.Match, reader: int, seed: int, box: dz.Box | None = None) -> "np.void":
    """A Table that agrees with a reader's view."""
    rules, data = GAME.rule_set, (box or m.box).data
    seen, out = np.zeros(1, rules.table), np.zeros(1, rules.table)
    rules.compiled.view(m.box.data, m.data, reader, seen)
    rules.compiled.redeal(data, seen, reader, stream(seed), out)
    return out[0]


def moments(options: dict[str, object], matches: int, seed: int = 0) -> Iterator[tuple[dz.Match, random.Random]]:
    """Some moments of random matches."""
    for number in range(matches):
        rng = random.Random(seed + number)
        m = dz.Match(GAME.box(**options), seed=seed + number)
        for _ in random_moves(m, rng):
            if rng.random() < 0.2:
                yield m, rng


def cards(table: "np.void", zone: str, seat: int) -> Counter[str]:
    return Counter({HEROES[hero]: int(n) for hero, n in enumerate(table[zone][seat]) if n})


# ---- views


def test_hands_decks_and_cards_under_them_are_their_owners() -> None:
    m = war(Side(hand="orc elf", deck="goat goat", under="dragon orc"), Side(hand="knight", deck="golem"))
    own, other, nobody = (m.view(reader).position() for reader in (0, 1, None))
    assert own["hands"] == [{"elf": 1, "orc": 1}, 1]
    assert own["decks"] == [{"goat": 2}, 1]
    assert own["bottoms"] == [["dragon", "orc"], 0]
    assert (other["hands"], other["decks"], other["bottoms"]) == ([2, {"knight": 1}], [2, {"golem": 1}], [2, []])
    assert (nobody["hands"], nobody["decks"], nobody["bottoms"]) == ([2, 1], [2, 1], [2, 0])
    assert own["hidden_tiles"] == other["hidden_tiles"] == nobody["hidden_tiles"] == {"farm": 2, "mine": 1}


def test_an_empty_hand_is_an_empty_mapping_for_its_owner_and_0_for_others() -> None:
    m = war()
    assert m.view(0).position()["hands"] == [{}, 0]


def test_what_a_knight_takes_back_is_known_until_it_is_played() -> None:
    m = war(Side(food=3, hand="knight orc peasant", r1="peasant"))
    play(m, "recruit knight", "region 1", "hero peasant")
    assert m.view(1).position()["hands"][0] == {"peasant": 1, "?": 2}
    for seed in range(30):
        assert cards(redealt(m, 1, seed), "hand", 0)["peasant"] >= 1
    play(m, "recruit peasant")  # one of two; which one, nobody can tell
    assert m.view(1).position()["hands"][0] == 2
    assert hand(m, 0) == {"orc": 1, "peasant": 1}


def test_draws_and_changed_cards_are_told_to_their_owner_only() -> None:
    m = dz.Match(GAME.box(**SET, first_player=0), dealer=None)
    deal(m, "farm", "farm", "mine", "cannon", "goat", "goblin", "orc", "golem", "chariot")
    play(m, "under cannon", "done")
    deal(m, "peasant")
    own = [event.text() for event in m.view(0).story]
    other = [event.text() for event in m.view(1).story]
    assert "Player 1 puts the Cannon under the deck." in own
    assert "Player 1 puts a card under the deck." in other
    assert "Player 1 draws the Peasant instead." in own
    assert not [text for text in other if "Cannon" in text or "Peasant" in text or "Goblin" in text]
    assert "Player 1 swaps 1 card." in other


def test_cards_under_the_deck_keep_their_order_for_their_owner() -> None:
    m = war(Side(deck="goat goat", under="dragon orc elf"))
    orders = set()
    for seed in range(40):
        assert redealt(m, 0, seed)["under"][0][:3].tolist() == [HEROES.index(h) for h in ("dragon", "orc", "elf")]
        orders.add(tuple(redealt(m, 1, seed)["under"][0][:3].tolist()))
    assert len(orders) > 5


def test_deck_lists_are_secret() -> None:
    m = dz.Match(GAME.box(**SET), seed=1)
    for reader, own, other in ((0, "deck_1", "deck_2"), (1, "deck_2", "deck_1")):
        box = m.view(reader).box
        assert box.options[own] is not None
        assert box.options[other] is None
        assert not box.data[0]["decks"][1 - reader].any()
        assert pickle.loads(pickle.dumps(box)).options == box.options
    assert m.view(None).box.options["deck_1"] is m.view(None).box.options["deck_2"] is None
    assert m.view(0).legal() or m.view(1).legal()
    assert dz.Match(GAME.box(), seed=1).view(0).box.options == GAME.box().options


# ---- dealing anew


def test_factions_the_list_less_what_was_seen() -> None:
    for m, rng in moments({}, 8):
        for reader in (-1, 0, 1):
            table = redealt(m, reader, rng.getrandbits(32))
            for seat in (0, 1):
                assert tuple(lists_of(table, seat)) == FACTION_DECKS[m.data[0]["faction"][seat]]


@pytest.mark.parametrize("mode", MODES)
def test_everything_seen_stays_where_it_must_be(mode: str) -> None:
    """Own cards, cards shown, reshuffled decks, and every card once seen."""
    for m, rng in moments(MODES[mode], 8, seed=50):
        truth = m.data[0]
        for reader in (0, 1):
            table, other = redealt(m, reader, rng.getrandbits(32)), 1 - reader
            assert cards(table, "hand", reader) == cards(truth, "hand", reader)
            assert table["under"][reader].tolist() == truth["under"][reader].tolist()
            assert not cards(truth, "shown", other) - cards(table, "hand", other)
            if truth["shuffled"][other].any():
                assert not cards(table, "deck", other) - cards(truth, "shuffled", other)
            if m.position()["phase"] != "setup":
                assert all(n >= k for n, k in zip(lists_of(table, other), truth["seen"][other].tolist(), strict=True))


def test_a_reshuffled_deck_is_known_to_hold_only_the_discards() -> None:
    m = at(Side(discard="orc elf goat", hand="dragon"), phase="income")
    deal(m, "elf")
    found = {tuple(sorted(cards(redealt(m, 1, seed), "deck", 0))) for seed in range(60)}
    assert found == {("elf", "goat"), ("elf", "orc"), ("goat", "orc")}
    for seed in range(30):
        everything = cards(redealt(m, 1, seed), "deck", 0) + cards(redealt(m, 1, seed), "hand", 0)
        assert not Counter(["orc", "elf", "goat"]) - everything


def test_a_card_played_after_a_reshuffle_may_have_been_drawn_or_held() -> None:
    m = at(Side(hand="orc", discard="orc golem elf"), phase="income")
    deal(m, "elf")
    play(m, "burn orc")
    found = set()
    for seed in range(60):
        table = redealt(m, 1, seed)
        deck, held = cards(table, "deck", 0), cards(table, "hand", 0)
        assert not deck - Counter(["orc", "golem", "elf"])
        assert not Counter(["golem", "elf"]) - (deck + held)
        found.add(tuple(sorted(deck)))
    assert found == {("elf", "golem"), ("elf", "orc"), ("golem", "orc")}


def test_tournament_any_legal_list_and_never_the_real_one_by_look() -> None:
    lists = set()
    for m, rng in moments(SET, 3, seed=9):
        seed = rng.getrandbits(32)
        table = redealt(m, 0, seed)
        found = lists_of(table, 1)
        assert sum(found) == 12
        assert max(found) <= 2
        assert redealt(m, 0, seed, m.view(0).box).tobytes() == table.tobytes()
        lists.add(tuple(found))
    assert len(lists) > 20


def test_a_position_with_more_copies_than_a_box_has_can_be_dealt_anew() -> None:
    m = war(Side(hand="orc orc", deck="orc orc orc", r1="orc orc"), Side(r1="elf"))
    for seed in range(20):
        table = redealt(m, 1, seed)
        assert sum(cards(table, "hand", 0).values()) == 2
        assert sum(cards(table, "deck", 0).values()) == 3


# ---- the draft


def drafting(**options: object) -> dz.Match:
    m = dz.Match(GAME.box(deck_mode="draft", first_player=0, **options), dealer=None)
    return deal(m, *HEROES[:6], *HEROES[6:12])


def drafted(**options: object) -> dz.Match:
    """Seat 0 keeps 0 1 and 8 9 and gets 2 3 back; seat 1 keeps 6 7 and 4 5 and gets 10 11; then 12 to 17 twice."""
    m = drafting(**options)
    for start in (0, 12):
        if start:
            deal(m, *HEROES[12:18], *HEROES[12:18])
        first, second = (range(12, 18), range(12, 18)) if start else (range(6), range(6, 12))
        m.play(0, [f"pick {HEROES[h]}" for h in list(first)[:2]])
        m.play(1, [f"pick {HEROES[h]}" for h in list(second)[:2]])
        m.play(0, [f"pick {HEROES[h]}" for h in list(second)[2:4]])
        m.play(1, [f"pick {HEROES[h]}" for h in list(first)[4:6]])
    return deal(m, "farm", "farm", "mine")


def test_picks_do_not_show_before_all_are_in() -> None:
    m = drafting()
    before, story = m.view(1), len(m.view(1).story)
    m.play(0, f"pick {HEROES[0]}")
    assert m.view(1).data.tobytes() == before.data.tobytes()
    m.play(0, f"pick {HEROES[1]}")
    after = m.view(1)
    assert (after.actors, len(after.story)) == ((1,), story)
    sizes = {"hands": [4, dict.fromkeys(HEROES[6:12], 1)], "decks": [2, {}]}
    assert after.position() == before.position() | sizes  # how many, never which
    assert m.view(None).position()["hands"] == [4, 6]
    assert m.view(None).position()["decks"] == [2, 0]
    assert m.view(0).position()["decks"][0] == {HEROES[0]: 1, HEROES[1]: 1}


def test_sizes_in_a_draft_are_true_once_a_seat_has_picked() -> None:
    m = drafting()
    m.play(1, [f"pick {HEROES[6]}", f"pick {HEROES[7]}"])
    m.play(0, [f"pick {HEROES[0]}", f"pick {HEROES[1]}"])
    m.play(0, [f"pick {HEROES[8]}", f"pick {HEROES[9]}"])
    assert m.view(1).position()["hands"][0] == m.view(None).position()["hands"][0] == 2
    assert m.view(1).position()["decks"][0] == m.view(None).position()["decks"][0] == 4
    for seed in range(20):
        table = redealt(m, 1, seed)
        assert (int(table["hand_size"][0]), int(table["deck_size"][0])) == (2, 4)
        assert (cards(table, "hand", 0).total(), cards(table, "deck", 0).total()) == (2, 4)
        assert not cards(table, "hand", 0) - Counter(HEROES[8:12])


def test_gifts_are_unknown_until_drawn() -> None:
    m = drafted()
    known = {HEROES[h]: 1 for h in (0, 1, 8, 9, 12, 13, 14, 15)}
    assert m.view(0).position()["decks"] == [known | {"?": 4}, 12]
    deal(m, HEROES[2])
    assert m.view(0).position()["hands"][0] == {HEROES[2]: 1}
    assert m.view(0).position()["decks"][0] == known | {"?": 3}
    deal(m, HEROES[0])
    assert m.view(0).position()["decks"][0] == {h: n for h, n in known.items() if h != HEROES[0]} | {"?": 3}


def test_gifts_are_shown_after_the_draft_if_agreed() -> None:
    m = drafted(draft_gifts="shown_after_draft")
    assert m.view(0).position()["decks"][0] == m.position()["decks"][0]
    shown = [event for event in m.view(0).story if event.kind == "gifts_shown"]
    assert list(shown[0].details.values()) == [2, 3, 14, 15]
    assert shown[0].hidden is False
    assert shown[1].hidden is True


def test_what_was_passed_received_and_given_survives_dealing_anew() -> None:
    m = drafted()
    gifts_to_0, decks_of_1 = set(), set()
    for seed in range(200):
        table = redealt(m, 0, seed)
        mine, theirs = cards(table, "deck", 0), cards(table, "deck", 1)
        assert not Counter(HEROES[h] for h in (0, 1, 8, 9)) - mine  # kept
        assert not Counter(HEROES[h] for h in (10, 11)) - theirs  # given
        came_back = [h for h in (2, 3, 4, 5) if mine[HEROES[h]]]
        assert len(came_back) == 2
        assert not Counter(HEROES[h] for h in (2, 3, 4, 5) if h not in came_back) - theirs  # passed, not back
        assert max(lists_of(table, 0)) <= 2
        assert max((mine + theirs).values()) <= 2  # there are two of each hero
        gifts_to_0.add(tuple(came_back))
        decks_of_1.add(tuple(sorted(theirs.items())))
    assert len(gifts_to_0) == 6
    assert len(decks_of_1) > 50


def test_a_gift_drawn_is_a_gift_in_every_deal() -> None:
    m = deal(drafted(), HEROES[2])
    for seed in range(60):
        table = redealt(m, 0, seed)
        back = [h for h in (3, 4, 5) if table["deck"][0][h]]
        assert len(back) == 1
        assert table["gifts"][0][0][2] == 1


def test_in_the_middle_of_the_draft() -> None:
    m = drafting()
    m.play(1, [f"pick {HEROES[6]}", f"pick {HEROES[7]}"])
    m.play(0, f"pick {HEROES[0]}")
    for seed in range(40):
        table = redealt(m, 0, seed)
        assert table["picks"].tolist() == [1, 2]
        assert cards(table, "hand", 0) == Counter(HEROES[1:6])
        assert sum(cards(table, "hand", 1).values()) == 4
        theirs = redealt(m, 1, seed)
        assert theirs["picks"][0] in (0, 1)
        assert int(theirs["hand_size"][0]) + int(theirs["picks"][0]) == 6
        assert int(table["pool"].sum()) == 24
