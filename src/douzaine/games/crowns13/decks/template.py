"""13 Crowns: deck files to start from, made from the stand-in deck."""

import re
from collections.abc import Callable
from pathlib import Path

from douzaine.errors import DouzaineError
from douzaine.games.declare import shown

HERE = Path(__file__).parent
NAMES = {
    "en": {"B": "Blue", "O": "Orange", "G": "Green", "V": "Violet", "S": "Special"},
    "fr": {"B": "Bleu", "O": "Orange", "G": "Vert", "V": "Violet", "S": "Spéciale"},
}
CARD = re.compile(r'id = "([BOGVS])(\d\d)"\ntitle = ".*"\n((?:.+\n)*)')

# A law for each number without an example in the stand-in deck; %c is the card's colour, %d the next one.
OTHER_LAWS = {
    "01": ("discard", "announced = 1", 'steal = "coat", n = 1'),
    "02": ("discard", "same = 2", 'steal = "token", n = 1', 'gain = "crown", n = 1'),
    "03": ("reveal", "announced = 3", 'gain = "crown", n = 3'),
    "04": ("reveal", "same = 2"),
    "05": ("discard", "tokens = 1", 'gain = "crown", n = 2'),
    "06": ("discard", "tokens = 2", 'steal = "crown", n = 2', 'gain = "crown", n = 1'),
    "07": ("most", 'colour = "%c"', 'steal = "guard", n = 1', 'gain = "crown", n = 2'),
    "08": ("reveal", "same = 1", 'gain = "coat", n = 2'),
    "09": ("discard", "crowns = 2", 'gain = "guard", n = 2', 'steal = "coat", n = 2'),
    "10": ("discard", "coats = 2", 'steal = "crown", n = 3'),
    "11": ("fewest_crowns", "", 'steal = "card", n = 1', 'steal = "token", n = 2'),
    "12": ("hand_size", "n = 0", 'gain = "crown", n = 3'),
    "13": ("reveal", 'colours = ["%c", "%d", "%c"]', 'gain = "crown", n = 2', 'steal = "card", n = 2'),
}
WHEEL = {"B": ("blue", "orange"), "O": ("orange", "green"), "G": ("green", "violet"), "V": ("violet", "blue")}


def template(lang: str) -> str:
    """A commented, playable deck, for users to replace its cards by theirs."""
    if lang not in NAMES:
        raise DouzaineError("error-no-language", name=shown(lang), known=", ".join(NAMES))
    heading = (HERE.parent / "book" / f"deck.{lang}.toml").read_text(encoding="utf-8")

    def plain_title(letter: str, number: str, rest: str) -> str:
        return f'id = "{letter}{number}"\ntitle = "{NAMES[lang][letter]} {int(number)}"\n{rest}'

    return heading + _cards(plain_title)


def every_kind() -> str:
    """A deck with the laws missing in the stand-in deck: the two together have every action and reward."""

    def other_law(letter: str, number: str, rest: str) -> str:
        if letter == "S":
            return f'id = "S{number}"\ntitle = "S{number}"\n{rest}'
        action, *reward = _law(letter, number)
        lines = [line for line in rest.splitlines() if not line.startswith(("action", "reward"))]
        lines += [action, *([f"reward = [{', '.join(reward)}]"] if reward else [])]
        return f'id = "{letter}{number}"\ntitle = "{letter}{number}"\n' + "\n".join(lines) + "\n"

    return 'schema = 1\nid = "every-kind"\ntitle = "Every kind of law"\n\n' + _cards(other_law)


def _law(letter: str, number: str) -> list[str]:
    do, asks, *steps = OTHER_LAWS[number]
    colour, following = WHEEL[letter]
    asks = asks.replace("%c", colour).replace("%d", following)
    return [f'action = {{ do = "{do}"{", " if asks else ""}{asks} }}', *(f"{{ {step} }}" for step in steps)]


def _cards(rewrite: Callable[[str, str, str], str]) -> str:
    """The cards of the stand-in deck, each rewritten from its letter, its number and its other lines."""
    text = (HERE / "stand_in.toml").read_text(encoding="utf-8")
    cards = re.sub(r"^#.*\n+", "", text[text.index("[[card]]") :], flags=re.MULTILINE)
    return CARD.sub(lambda found: rewrite(found[1], found[2], found[3]), cards)
