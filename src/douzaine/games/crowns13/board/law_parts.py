"""13 Crowns: the editor's panels of an action and of a reward."""

from typing import Any

from douzaine.boards import Markup, icon, join, tag
from douzaine.games.crowns13.board.cards import FIELDS, any_card, fan, mini, picture_of, sign
from douzaine.games.crowns13.decks.checks import ASKED, GAINS, HOLES, THEFTS
from douzaine.games.crowns13.decks.workshop import KINDS, Laws, counted_by, most_of, shapes_for
from douzaine.games.crowns13.laws import COLOURS, MOST_SLOTS, MOST_STEPS
from douzaine.match.game import Game


def act_button(
    content: Any, act: str, class_: str, *, label: str | None = None, is_off: bool = False, **more: Any
) -> Markup:
    """A button for a step of the editor."""
    off = "true" if is_off else None
    return tag("button", content, class_=class_, name="act", value=act, aria_label=label, aria_disabled=off, **more)


def stepper(game: Game, lang: str, name: str, value: int, range: tuple[int, int], act: str, label: str) -> Markup:
    """A number with a button to each side."""
    low, high = range
    say = game.words.text
    less = act_button("−", f"{act}less", "step", label=say("law-page-less", lang, what=label), is_off=value <= low)
    more = act_button("+", f"{act}more", "step", label=say("law-page-more", lang, what=label), is_off=value >= high)
    field = tag("input", type="number", name=name, value=value, min=low, max=high, aria_label=label)
    return tag("span", less, field, more, class_="stepper")


# ---- the action


def action_panel(game: Game, laws: Laws) -> Markup:
    """The demand of a law."""
    say, action = game.words.text, laws.card["action"]
    kinds = [_kind(game, laws, do, action["do"] == do) for do in KINDS]
    head = tag(
        "header",
        tag("h2", say("law-page-action", laws.lang)),
        tag("span", say("law-page-action-help", laws.lang), class_="fine"),
    )
    group = tag("div", *kinds, class_="lw-kinds", role="group", aria_label=say("law-page-action", laws.lang))
    return tag("section", head, group, _shapes(game, laws), _asked(game, laws), class_="panel lw-action")


def _kind(game: Game, laws: Laws, do: str, is_on: bool) -> Markup:
    drawing = {
        "reveal": icon("eye"),
        "discard": icon("discard"),
        "most": join((any_card(), tag("b", "max"))),
        "fewest_crowns": join((picture_of("crown"), tag("b", "min"))),
        "hand_size": join((fan(), tag("b", f"={laws.card['action'].get('n', '?')}"))),
    }[do]
    words = tag("span", game.words.text(f"law-page-kind-{do}", laws.lang))
    content = join((tag("span", drawing, class_="lw-icons", aria_hidden="true"), words))
    return act_button(content, f"kind:{do}", "lw-kind", aria_pressed="true" if is_on else "false")


def _shapes(game: Game, laws: Laws) -> Markup | None:
    shapes, action = shapes_for(laws.card), laws.card["action"]
    if not shapes:
        return None
    buttons = [
        act_button(
            game.words.text(f"law-page-shape-{shape}", laws.lang),
            f"shape:{shape}",
            "lw-shape",
            aria_pressed="true" if shape in action else "false",
        )
        for shape in shapes
    ]
    full = (
        game.words.text("law-page-slots", laws.lang, n=len(action["colours"]), most=MOST_SLOTS)
        if "colours" in action
        else ""
    )
    return tag("div", tag("div", *buttons, class_="lw-shapes"), tag("span", full, class_="fine"), class_="lw-line")


def _asked(game: Game, laws: Laws) -> Markup:
    """The cards asked for, or a number of something."""
    say, lang, action = game.words.text, laws.lang, laws.card["action"]
    if "colours" in action:
        slots = [_slot(game, laws, number, colour) for number, colour in enumerate(action["colours"])]
        free = tag("span", "+", class_="lw-slot lw-free", aria_hidden="true") if len(slots) < MOST_SLOTS else None
        colours = [_colour_button(game, laws, f"add:{colour}", colour, len(slots) == MOST_SLOTS) for colour in COLOURS]
        adding = tag(
            "div",
            tag("span", say("law-page-add", lang), class_="fine"),
            tag("div", *colours, class_="row"),
            class_="lw-adding",
        )
        return tag("div", tag("div", *slots, free, class_="lw-slots"), adding, class_="lw-line")
    if action["do"] == "most":
        colours = [
            _colour_button(game, laws, f"colour:{colour}", colour, False, colour == action["colour"])
            for colour in COLOURS
        ]
        return tag("div", tag("span", say("law-page-which", lang), class_="fine"), *colours, class_="lw-line lw-few")
    key = counted_by(action)
    if key is None:
        return tag("p", say("law-page-no-choice", lang), class_="fine")
    label = say(f"law-page-count-{key}", lang)
    return tag(
        "div",
        tag("span", label),
        stepper(game, lang, "count", action[key], ASKED[key], "count:", label),
        class_="lw-line lw-few",
    )


def _slot(game: Game, laws: Laws, number: int, colour: str) -> Markup:
    kind = COLOURS.index(colour)
    label = game.words.text("law-page-drop", laws.lang, colour=colour, place=number + 1)
    drop = act_button(
        icon("cross"), f"drop:{number}", "icon-button", label=label, is_off=len(laws.card["action"]["colours"]) == 1
    )
    return tag(
        "span", tag("span", sign(kind), class_="c-roundel"), drop, class_=f"lw-slot h-{FIELDS[kind]}", data_part=True
    )


def _colour_button(game: Game, laws: Laws, act: str, colour: str, is_off: bool, pressed: bool | None = None) -> Markup:
    state = {} if pressed is None else {"aria_pressed": "true" if pressed else "false"}
    label = game.words.text("law-page-colour", laws.lang, colour=colour)
    return act_button(mini(COLOURS.index(colour)), act, "lw-colour", label=label, is_off=is_off, **state)


# ---- the reward


def reward_panel(game: Game, laws: Laws) -> Markup:
    """The reward of a law."""
    say, lang, reward = game.words.text, laws.lang, laws.card.get("reward", [])
    head = tag(
        "header", tag("h2", say("law-page-reward", lang)), tag("span", say("law-page-reward-help", lang), class_="fine")
    )
    parts = [_part(game, laws, number, part) for number, part in enumerate(reward)]
    free = tag("span", "+", class_="lw-part lw-free", aria_hidden="true") if parts and len(parts) < MOST_STEPS else None
    window = (
        tag("span", tag("i", class_="c-hole"), say("law-page-hole-on", lang), class_="lw-part lw-hole")
        if not parts
        else None
    )
    line = tag("div", tag("div", *parts, window, free, class_="lw-parts"), _hole(game, laws), class_="lw-line")
    is_full = not parts or len(parts) == MOST_STEPS
    adds = [
        tag(
            "div",
            tag("b", say(f"law-page-{verb}", lang)),
            *(_prize(game, lang, verb, thing, is_full) for thing in things),
            class_="lw-adds",
        )
        for verb, things in (("gain", GAINS), ("steal", THEFTS))
    ]
    return tag("section", head, line, *adds, class_="panel lw-reward")


def _part(game: Game, laws: Laws, number: int, part: dict[str, Any]) -> Markup:
    verb = "gain" if "gain" in part else "steal"
    thing, lang = part[verb], laws.lang
    label = game.words.text(f"law-page-{verb}-{thing}", lang)
    remove = act_button(
        icon("cross"),
        f"part:{number}",
        "icon-button",
        label=game.words.text("law-page-remove", lang, what=label),
        is_off=len(laws.card["reward"]) == 1,
    )
    steps = stepper(game, lang, "amount", part["n"], (1, most_of(part)), f"amount:{number}.", label)
    drawn = tag("span", icon("mask") if verb == "steal" else None, _thing(thing), class_="lw-thing", aria_hidden="true")
    return tag("span", remove, drawn, tag("span", label), steps, class_="lw-part", data_part=True)


def _prize(game: Game, lang: str, verb: str, thing: str, is_off: bool) -> Markup:
    words = game.words.text(f"law-page-thing-{thing}", lang)
    label = game.words.text(f"law-page-{verb}-{thing}", lang)
    drawn = join((icon("mask") if verb == "steal" else None, _thing(thing), words))
    return act_button(drawn, f"{verb}:{thing}", "chip-button", label=label, is_off=is_off)


def _thing(thing: str) -> Markup:
    if thing == "card":
        return any_card()
    return picture_of({"coat": "coat-any", "token": "token-any"}.get(thing, thing))


def _hole(game: Game, laws: Laws) -> Markup | None:
    """Whether the reward is that of the King below; only for kings, four per deck."""
    if laws.card["kind"] != "king":
        return None
    say, lang, is_on = game.words.text, laws.lang, bool(laws.card.get("hole"))
    taken = [card["id"] for card in laws.cards if card.get("hole")]
    is_off = not is_on and len(taken) >= HOLES
    switch = act_button(
        "",
        "hole",
        "lw-switch",
        label=say("law-page-hole", lang),
        is_off=is_off,
        role="switch",
        aria_checked="true" if is_on else "false",
    )
    help = say("law-page-holes-taken", lang, cards=", ".join(taken)) if is_off else say("law-page-hole-help", lang)
    return tag(
        "div", tag("span", tag("b", say("law-page-hole", lang)), switch), tag("small", help), class_="lw-hole-switch"
    )
