"""Laws, cards and prompts in words."""

import io
import random

import pytest
from rich.console import Console

import douzaine as dz
from douzaine.games.crowns13.decks import every_kind
from douzaine.games.crowns13.laws import law_text
from douzaine.match.event import in_words
from tests.conftest import random_box, random_moves
from tests.crowns13.tables import ALL_CARDS, GAME, table, with_laws

N = "\u202f"

LAWS = {
    'do = "reveal", colours = ["blue", "violet", "blue"] | { gain = "crown", n = 1 }, { gain = "guard", n = 2 }': (
        "Show two blue cards and a violet card: take a crown and 2 guards.",
        f"Montrez deux cartes bleues et une carte violette{N}: prenez une couronne et 2 gardes.",
    ),
    'do = "discard", colours = ["orange", "green"] | { steal = "crown", n = 2 }': (
        "Discard an orange card and a green card: steal 2 crowns.",
        f"Défaussez une carte orange et une carte verte{N}: volez 2 couronnes.",
    ),
    'do = "reveal", announced = 1 | { gain = "coat", n = 1 }': (
        "Show a card of the announced colour: take a coat.",
        f"Montrez une carte de la couleur annoncée{N}: prenez un blason.",
    ),
    'do = "discard", announced = 3 | { gain = "coat", n = 2 }': (
        "Discard 3 cards of the announced colour: take 2 coats.",
        f"Défaussez 3 cartes de la couleur annoncée{N}: prenez 2 blasons.",
    ),
    'do = "reveal", same = 2 | { gain = "guard", n = 1 }': (
        "Show 2 cards of the same colour: take a guard.",
        f"Montrez 2 cartes de même couleur{N}: prenez un garde.",
    ),
    'do = "discard", same = 1 | { steal = "card", n = 1 }, { gain = "crown", n = 1 }': (
        "Discard a card of any colour: steal a card, then take a crown.",
        f"Défaussez une carte de n’importe quelle couleur{N}: volez une carte, puis prenez une couronne.",
    ),
    'do = "discard", coats = 1 | { steal = "guard", n = 1 }': (
        "Discard a coat: steal a guard.",
        f"Défaussez un blason{N}: volez un garde.",
    ),
    'do = "discard", guards = 2 | { steal = "coat", n = 2 }': (
        "Discard 2 guards: steal 2 coats.",
        f"Défaussez 2 gardes{N}: volez 2 blasons.",
    ),
    'do = "discard", tokens = 1 | { steal = "token", n = 2 }': (
        "Discard a token: steal 2 tokens.",
        f"Défaussez un pion{N}: volez 2 pions.",
    ),
    'do = "discard", crowns = 2 | { steal = "card", n = 6 }': (
        "Discard 2 crowns: steal 6 cards.",
        f"Défaussez 2 couronnes{N}: volez 6 cartes.",
    ),
    'do = "most", colour = "green" | { gain = "crown", n = 4 }': (
        "Have the most green cards: take 4 crowns.",
        f"Ayez le plus de cartes vertes{N}: prenez 4 couronnes.",
    ),
    'do = "fewest_crowns" | { gain = "crown", n = 2 }': (
        "Have the fewest crowns: take 2 crowns.",
        f"Ayez le moins de couronnes{N}: prenez 2 couronnes.",
    ),
    'do = "hand_size", n = 0 | { gain = "crown", n = 1 }': (
        "Have no card in hand: take a crown.",
        f"N’ayez aucune carte en main{N}: prenez une couronne.",
    ),
    'do = "hand_size", n = 4 | { gain = "crown", n = 1 }': (
        "Have exactly 4 cards in hand: take a crown.",
        f"Ayez exactement 4 cartes en main{N}: prenez une couronne.",
    ),
}


@pytest.mark.parametrize("law", LAWS)
def test_every_kind_of_law_in_words(law):
    box = GAME.box(deck=with_laws({"B01": law}))
    assert (law_text(box, 0, "en"), law_text(box, 0, "fr")) == LAWS[law]


def test_a_hole_in_words():
    box = GAME.box()
    assert law_text(box, "B04", "en") == "Show two blue cards: the reward of the King below."
    assert law_text(box, "B04", "en", "O03") == "Show two blue cards: take 4 crowns."
    assert (
        law_text(box, ALL_CARDS.index("B04"), "fr")
        == f"Montrez deux cartes bleues{N}: la récompense du Roi du dessous."
    )


def test_cards_of_the_stand_in_deck_are_named_in_both_languages():
    assert dz.move_text(GAME.box(), "play B05", "en") == "Put B05 (Blue Tithe) in power"
    assert dz.move_text(GAME.box(), "play V05", "fr") == "Mettre V05 (Dîme violette) au pouvoir"
    assert dz.move_text(GAME.box(first_king_extra=True), "give S04", "fr") == "Donner S04 (Main de trois)"


def test_cards_of_other_decks_are_called_what_their_owner_wrote():
    deck = with_laws({}).replace("Blue 05: Double Discard", "The Miller’s King")
    for lang in ("en", "fr"):
        assert "B05 (The Miller’s King)" in dz.move_text(GAME.box(deck=deck), "pay B05", lang)
    assert dz.move_text(GAME.box(deck=every_kind()), "pay B05") == "Pay with B05"


def test_the_story_explains_the_law_of_a_new_king():
    match = table(king="O03", hands=["B04 B01"])
    match.play(0, "play B04")
    assert match.story[0].text("en").endswith("(Blue Window) in power. Show two blue cards: take 4 crowns.")
    assert match.story[0].text("fr").endswith(f"Montrez deux cartes bleues{N}: prenez 4 couronnes.")


def test_every_decision_has_a_prompt_and_a_picture_of_80_columns():
    scene, asked = GAME.part("terminal"), set()
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
        "turn", "turn-stuck", "turn-guarded", "play", "announce", "again", "colour", "pay", "token", "room", "coat",
        "victim", "take", "renew", "guard",
    }  # fmt: skip


def test_the_terminal_shows_which_cards_of_others_are_known():
    match = table(2, king="B01", hands=["B05 O07 G03", "V01"])
    match.play(0, ["apply", "pay B05", "pay O07", "keep"])
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(GAME.part("terminal").text(match.view(1), "en", ["Mia", "Noé"]))
    assert "3 cards (known: B05 O07)" in console.export_text()


def test_the_rule_of_thumb_beats_chance_clearly():
    for players in (2, 4):
        bots = ["simple", *["random"] * (players - 1)]
        result = dz.simulate(GAME.box(players=players), games=1000, bots=bots, seed=1)
        assert result.rates[0] > 0.95
