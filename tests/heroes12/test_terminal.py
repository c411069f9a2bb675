"""The table in a terminal: readable at 80 columns in both languages, with a prompt for every decision."""

import random
import re

import pytest
from rich.console import Console
from rich.panel import Panel

import douzaine as dz
from douzaine.games.heroes12 import terminal as scene
from douzaine.games.heroes12.decks import EXAMPLES
from douzaine.games.heroes12.table import Phase
from douzaine.match.event import decision_text, in_words
from tests.conftest import random_moves
from tests.heroes12.tools import GAME, Side, play, war

NAMES = ["Mia-Angelina", "Tom"]


def drawn(view: dz.View, lang: str) -> str:
    console = Console(width=80, no_color=True, force_terminal=False)
    with console.capture() as capture:
        console.print(Panel(scene.text(view, lang, NAMES), expand=False))  # as a table shows it
    return capture.get()


def asked(view: dz.View, lang: str) -> str:
    id, details = scene.prompt(view)
    kinds = dict(field.split(":") for field in details)
    words = {name: in_words(view.box, kind, details[f"{name}:{kind}"], lang) for name, kind in kinds.items()}
    return view.box.game.words.text(f"prompt-{id}", lang, **words)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_decision_has_a_prompt_and_a_picture_of_80_columns(lang: str) -> None:
    seen = set()
    for seed in range(24):
        rng = random.Random(seed)
        options = [
            {},
            {"deck_mode": "draft"},
            {"deck_mode": "tournament", "deck_1": EXAMPLES[0], "deck_2": EXAMPLES[2]},
        ]
        m = dz.Match(GAME.box(rules=rng.choice(["normal", "advanced"]), **options[seed % 3]), seed=seed)
        for seat, _ in random_moves(m, rng):
            phase = Phase(int(m.data[0]["phase"]))
            if phase not in seen or rng.random() < 0.01:
                view = m.view(seat)
                assert asked(view, lang)
                assert "…" not in drawn(view, lang)
                assert max(map(len, drawn(view, lang).splitlines())) <= 80
                if phase == Phase.ACTION:
                    food = view.box.game.words.text("scene-food", lang, food=7).replace("7", r"\d")
                    assert len(re.findall(food, drawn(view, lang))) == 8  # two camps, six sides of regions: none is cut
                assert drawn(m.view(None), lang)
            seen.add(phase)
    full = play(war(Side(hand="orc orc elf elf goat goat"), actions=0), "end").view(0)
    assert asked(full, lang)
    assert {phase for phase in Phase if Phase.PICK <= phase < Phase.HAND_LIMIT} <= seen


def test_the_picture_shows_force_food_cubes_tiles_and_camps() -> None:
    m = war(
        Side(camp="orc", food=7, r1="elf goat", f=(3, 0, 0), hand="dragon", deck="elf", under="orc", vp=2),
        Side(r1="golem", hand="orc orc", vp=3),
        cubes={2: (2, 1)},
    )
    text = drawn(m.view(0), "en")
    for part in ("Force 4", "Food 3", "Goat 2, ", "Golem 4", "■■□ Mia", "■□□ Tom", "City, 4 VP", "Food 7 · Orc"):
        assert part.replace("Goat 2, ", "Goat 2") in text
    for part in ("2 VP", "3 VP", "1 card: Dragon", "2 cards", "under the deck: Orc", "Face down: Farm ×2, Mine"):
        assert part in text
    assert text.index("Tom") < text.index("Region 1") < text.index("1 card: Dragon")
    assert "Dragon" not in drawn(m.view(1), "en")
    assert "★" not in text


def test_moves_say_what_a_hero_does() -> None:
    box = GAME.box()
    assert (
        dz.move_text(box, "recruit peasant")
        == "Recruit the Peasant (cost 0, force 1: when recruited, 2 food for your camp)"
    )
    assert "wins ties" in dz.move_text(box, "recruit golem")
    assert "Popularity" in dz.move_text(GAME.box(rules="advanced"), "recruit golem")
    assert dz.move_text(box, "food 0") == "Take no food along"
    assert decision_text(box, ["recruit peasant"], "fr") == "Recruter le Paysan"  # where a row has to be short
