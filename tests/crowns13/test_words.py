"""Laws, cards and prompts in words."""

import io
import random

import pytest
from rich.console import Console

import douzaine as dz
from douzaine.games.crowns13.deck import every_kind
from douzaine.games.crowns13.laws import law_text
from douzaine.match.event import in_words
from tests.conftest import random_box, random_moves
from tests.crowns13.tables import ALL_CARDS, GAME, table, with_laws

N = "\u202f"

LAWS = {
    'do = "reveal", colours = ["blue", "violet", "blue"] | { gain = "crown", n = 1 }, { gain = "guard", n = 2 }': (
        "Reveal 2 blue cards and 1 violet card: gain 1 crown and 2 guards.",
        f"Révélez 2 cartes bleues et 1 carte violette{N}: gagnez 1 couronne et 2 gardes.",
    ),
    'do = "discard", colours = ["orange", "green"] | { steal = "crown", n = 2 }': (
        "Discard 1 orange card and 1 green card: steal 2 crowns.",
        f"Défaussez 1 carte orange et 1 carte verte{N}: volez 2 couronnes.",
    ),
    'do = "reveal", announced = 1 | { gain = "coat", n = 1 }': (
        "Reveal 1 card of the announced colour: gain 1 coat.",
        f"Révélez 1 carte de la couleur annoncée{N}: gagnez 1 blason.",
    ),
    'do = "discard", announced = 3 | { gain = "coat", n = 2 }': (
        "Discard 3 cards of the announced colour: gain 2 coats.",
        f"Défaussez 3 cartes de la couleur annoncée{N}: gagnez 2 blasons.",
    ),
    'do = "reveal", same = 2 | { gain = "guard", n = 1 }': (
        "Reveal 2 cards of the same colour: gain 1 guard.",
        f"Révélez 2 cartes de même couleur{N}: gagnez 1 garde.",
    ),
    'do = "discard", same = 1 | { steal = "card", n = 1 }, { gain = "crown", n = 1 }': (
        "Discard 1 card of any colour: steal 1 card, then gain 1 crown.",
        f"Défaussez 1 carte de n’importe quelle couleur{N}: volez 1 carte, puis gagnez 1 couronne.",
    ),
    'do = "discard", coats = 1 | { steal = "guard", n = 1 }': (
        "Discard 1 coat: steal 1 guard.",
        f"Défaussez 1 blason{N}: volez 1 garde.",
    ),
    'do = "discard", guards = 2 | { steal = "coat", n = 2 }': (
        "Discard 2 guards: steal 2 coats.",
        f"Défaussez 2 gardes{N}: volez 2 blasons.",
    ),
    'do = "discard", tokens = 1 | { steal = "token", n = 2 }': (
        "Discard 1 token: steal 2 tokens.",
        f"Défaussez 1 pion{N}: volez 2 pions.",
    ),
    'do = "discard", crowns = 2 | { steal = "card", n = 6 }': (
        "Discard 2 crowns: steal 6 cards.",
        f"Défaussez 2 couronnes{N}: volez 6 cartes.",
    ),
    'do = "most", colour = "green" | { gain = "crown", n = 4 }': (
        "Have the most green cards: gain 4 crowns.",
        f"Ayez le plus de cartes vertes{N}: gagnez 4 couronnes.",
    ),
    'do = "fewest_crowns" | { gain = "crown", n = 2 }': (
        "Have the fewest crowns: gain 2 crowns.",
        f"Ayez le moins de couronnes{N}: gagnez 2 couronnes.",
    ),
    'do = "hand_size", n = 0 | { gain = "crown", n = 1 }': (
        "Have no card in hand: gain 1 crown.",
        f"N’ayez aucune carte en main{N}: gagnez 1 couronne.",
    ),
    'do = "hand_size", n = 4 | { gain = "crown", n = 1 }': (
        "Have exactly 4 cards in hand: gain 1 crown.",
        f"Ayez exactement 4 cartes en main{N}: gagnez 1 couronne.",
    ),
}


@pytest.mark.parametrize("law", LAWS)
def test_every_kind_of_law_in_words(law):
    box = GAME.box(deck=with_laws({"B01": law}))
    assert (law_text(box, 0, "en"), law_text(box, 0, "fr")) == LAWS[law]


def test_a_hole_in_words():
    box = GAME.box()
    assert law_text(box, "B04", "en") == "Reveal 2 blue cards: the reward of the King below."
    assert law_text(box, "B04", "en", "O03") == "Reveal 2 blue cards: gain 4 crowns."
    assert (
        law_text(box, ALL_CARDS.index("B04"), "fr") == f"Révélez 2 cartes bleues{N}: la récompense du Roi du dessous."
    )


def test_cards_of_the_stand_in_deck_are_named_in_both_languages():
    assert dz.move_text(GAME.box(), "play B05", "en") == "Play B05 (Blue Tithe)"
    assert dz.move_text(GAME.box(), "play V05", "fr") == "Jouer V05 (Dîme violette)"
    assert dz.move_text(GAME.box(first_king_extra=True), "give S04", "fr") == "Donner S04 (Main de trois)"


def test_cards_of_other_decks_are_called_what_their_owner_wrote():
    deck = with_laws({}).replace("Blue 05: Double Discard", "The Miller’s King")
    for lang in ("en", "fr"):
        assert "B05 (The Miller’s King)" in dz.move_text(GAME.box(deck=deck), "pay B05", lang)
    assert dz.move_text(GAME.box(deck=every_kind()), "pay B05") == "Pay with B05"


def test_the_story_explains_the_law_of_a_new_king():
    match = table(king="O03", hands=["B04 B01"])
    match.play(0, "play B04")
    assert match.story[0].text("en").endswith("(Blue Window) in power. Reveal 2 blue cards: gain 4 crowns.")
    assert match.story[0].text("fr").endswith(f"Révélez 2 cartes bleues{N}: gagnez 4 couronnes.")


def test_every_decision_has_a_prompt_and_a_picture_of_80_columns():
    scene, asked = GAME.part("scene"), set()
    for seed in range(12):
        rng = random.Random(seed)
        match = dz.Match(random_box(GAME, rng), seed=seed)
        for seat, _ in random_moves(match, rng, 150):
            view = match.view(seat)
            id, details = scene.prompt(view)
            for lang in ("en", "fr"):
                values = {
                    key.split(":")[0]: in_words(match.box, key.split(":")[1], value, lang)
                    for key, value in details.items()
                }
                assert GAME.words.text(f"prompt-{id}", lang, **values)
                if id not in asked:
                    console = Console(width=80, record=True, file=io.StringIO())
                    names = ["Mia", "Noé", "Tom", "Lea", "Kim"]
                    console.print(scene.text(view, lang, names))
                    console.print(scene.text(match.view(None), lang, names))
                    assert all(len(line) <= 80 for line in console.export_text().splitlines())
            asked.add(id)
    assert asked == {
        "turn", "turn-guarded", "play", "announce", "again", "colour", "pay", "token", "room", "coat", "victim", "take",
        "renew", "guard",
    }  # fmt: skip


def test_the_terminal_shows_which_cards_of_others_are_known():
    match = table(2, king="B01", hands=["B05 O07 G03", "V01"])
    match.play(0, ["apply", "pay B05", "pay O07", "keep"])
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(GAME.part("scene").text(match.view(1), "en", ["Mia", "Noé"]))
    assert "3 cards (known: B05 O07)" in console.export_text()


def test_the_rule_of_thumb_beats_chance_clearly():
    for players in (2, 4):
        bots = ["simple", *["random"] * (players - 1)]
        result = dz.simulate(GAME.box(players=players), games=1000, bots=bots, seed=1)
        assert result.rates[0] > 0.95
