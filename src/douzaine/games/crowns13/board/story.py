"""13 Crowns in the browser: the story, a sentence for each change of the King and each application of a law."""

from collections.abc import Sequence

from douzaine.boards import Markup, icon, tag
from douzaine.boards.context import BoardContext
from douzaine.boards.story_lines import EventGroup, StoryLine, Why
from douzaine.games.crowns13.board import why
from douzaine.games.crowns13.board.cards import FIELDS, picture_of, portrait, token
from douzaine.games.crowns13.board.turn import event_groups
from douzaine.games.crowns13.box import TOKENS, in_mask
from douzaine.games.crowns13.laws import ids_of, listed
from douzaine.match.event import Event

SAID = ("rebuilds", "rebuilds_around_hole", "enough", "turn_limit")  # sentences with a rule behind them


def chapter(at: BoardContext, events: Sequence[Event]) -> str:
    """The heading of a turn: its player and its number."""
    seat = next((event.seat for event in events if event.seat is not None), None)
    number = events[0].turn + 1
    if seat is None or events[0].kind in ("begins", "takes_crowns", "dealt"):
        return at.say("board-turn", number=number)
    return at.say("tell-turn-of", who=at.names[seat], number=number)


def lines(at: BoardContext, numbers: range) -> list[StoryLine]:
    """The sentences of one turn."""
    told = [*zip(numbers, at.story.part(numbers), strict=True)]
    return [StoryLine(group.first, group.last, *_told(at, group)) for group in event_groups(told)]


def _told(at: BoardContext, group: EventGroup) -> tuple[str, Markup, Why | None]:
    if group.kind == "change" and group.of("plays"):
        return _change(at, group)
    if group.kind == "apply":
        return _apply(at, group)
    if group.kind == "renew":
        return _renewal(at, group), tag("i", class_="c-back"), None
    if group.kind == "start":
        crowns = [at.say("tell-start", who=_name(at, each), n=each.details["n"]) for each in group.events]
        return at.say("tell-starts", crowns=", ".join(crowns)), picture_of("crown"), Why("R12")
    if group.kind == "deal":
        own = next((each for each in group.events if not each.hidden and at.is_reader(each.seat or 0)), None)
        return at.event_text(own) if own else at.say("tell-dealt"), tag("i", class_="c-back"), None
    event = group.events[-1]
    return at.event_text(event), _picture(event), Why(event.rule) if event.kind in SAID else None


# ---- the King


def _change(at: BoardContext, group: EventGroup) -> tuple[str, Markup, Why | None]:
    plays, given, said = group.of("plays")[0], group.of("gives"), group.of("announces")
    values = {"who": _name(at, plays), "card": _id(at, plays.details["card"])}
    if given:
        text = at.say("tell-past-guard", **values, owner=at.names[given[0].details["owner"]])
    else:
        text = at.say("tell-plays", **values)
    if said:
        colour = at.say(f"colour-{_colour(said[0])}")
        text = at.say("tell-plays-announces", **values, colour=colour)
    return text, _portrait(at, plays.details["card"]), why.guard(at, given[0]) if given else None


# ---- the law


def _apply(at: BoardContext, group: EventGroup) -> tuple[str, Markup, Why | None]:
    who = next((_name(at, event) for event in group.events if event.kind in ("applies", *_OWN)), "")
    law = next((_id(at, event.details["card"]) for event in group.of("applies")), "")
    paid = _payment(at, group, law)
    rewards = [text for text in _rewards(at, group) if text]
    if group.of("fails"):
        matched = listed(at.box, [_name(at, event) for event in group.of("matches")], at.lang)
        text = at.say("tell-fails", paid=paid, who=matched)
    elif not rewards:
        text = (
            at.say("say-applies", who=who, card=law)
            if paid == law
            else at.say("tell-paying", who=who, paid=_in_a_sentence(paid))
        )
    else:
        text = at.say("tell-applied", who=who, paid=paid, rewards=listed(at.box, rewards, at.lang))
    return text, _prize(at, group), why.applied(at, group) if rewards or group.of("fails") else None


_OWN = ("gains_crowns", "gains_token", "steals_crown", "steals_card", "steals_token", "shows", "discards")


def _payment(at: BoardContext, group: EventGroup, law: str) -> str:
    """What was shown or spent, or the condition, and for which law."""
    if claims := group.of("claims_most"):
        cards = listed(at.box, [_id(at, card) for card in in_mask(claims[0].details["cards"])], at.lang)
        return at.say("tell-most", cards=cards, law=law)
    if fewest := group.of("has_fewest"):
        return at.say("tell-fewest", n=fewest[0].details["n"], law=law)
    if hand := group.of("has_hand"):
        return at.say("tell-hand", n=hand[0].details["n"], law=law)
    shown = [_id(at, event.details["card"]) for event in group.of("shows")]
    spent = [_id(at, event.details["card"]) for event in group.of("discards", "pays_joker")]
    spent += [_token(at, event) for event in group.of("pays_coat", "pays_token")]
    spent += [at.say("law-guards", n=event.details["n"]) for event in group.of("pays_guards")]
    spent += [at.say("law-crowns", n=event.details["n"]) for event in group.of("pays_crowns")]
    ways = [("tell-shown", shown), ("tell-spent", spent)]
    said = [at.say(id, what=listed(at.box, what, at.lang), n=len(what)) for id, what in ways if what]
    return at.say("tell-for", paid=_capital(", ".join(said)), law=law) if said else at.say("tell-law", law=law)


def _rewards(at: BoardContext, group: EventGroup) -> list[str]:
    """The results, in order."""
    crowns, found = group.of("gains_crowns"), []
    taken = [_token(at, event) for event in group.of("gains_token")]
    if crowns:  # last, because their sum follows
        gained, total = sum(event.details["n"] for event in crowns), crowns[-1].details["total"]
        what = listed(at.box, [*taken, at.say("law-crowns", n=gained)], at.lang)
        found.append(at.say("tell-crowns", what=what, n=gained, before=total - gained, total=total))
    elif taken:
        found.append(at.say("tell-takes", what=listed(at.box, taken, at.lang)))
    if stolen := group.of("steals_crown"):
        total, n = stolen[-1].details["total"], len(stolen)
        found.append(at.say("tell-steals-crown", victims=_victims(at, stolen), n=n, before=total - n, total=total))
    if cards := group.of("steals_card"):
        named = [_id(at, event.details["card"]) for event in cards if "card" in event.details]
        what = listed(at.box, named, at.lang) if len(named) == len(cards) else at.say("scene-cards", n=len(cards))
        found.append(at.say("tell-steals", what=what, victims=_victims(at, cards)))
    if robbed := group.of("steals_token"):
        what = listed(at.box, [_token(at, event) for event in robbed], at.lang)
        found.append(at.say("tell-steals", what=what, victims=_victims(at, robbed)))
    found += [at.say("tell-drops", what=_token(at, event)) for event in group.of("drops")]
    found += [at.say("tell-declines") for _ in group.of("declines")]
    lost = dict.fromkeys(event.details["prize"] for event in group.of("lost"))
    prizes = at.game.part("box").PRIZES
    return found + [at.say("tell-lost", prize=at.say(f"prize-{prizes[each]}")) for each in lost]


def _victims(at: BoardContext, events: Sequence[Event]) -> str:
    return listed(at.box, list(dict.fromkeys(at.names[event.details["victim"]] for event in events)), at.lang)


# ---- a new hand


def _renewal(at: BoardContext, group: EventGroup) -> str:
    who, renews = _name(at, group.events[0]), group.of("renews")
    drawn = sum(event.details["n"] for event in group.of("draws"))
    if not renews:
        return at.say("tell-draws", who=who, n=drawn)
    away = renews[0].details["n"]
    if not away and not drawn and group.of("draws"):
        return at.say("tell-renews-nothing", who=who)
    return at.say("tell-renews", who=who, away=away, n=drawn) if group.of("draws") else at.event_text(renews[0])


# ---- words and pictures


def _name(at: BoardContext, event: Event) -> str:
    return at.names[event.seat] if event.seat is not None else ""


def _id(at: BoardContext, card: int) -> str:
    return ids_of(at.box)[card]


def _token(at: BoardContext, event: Event) -> str:
    return at.say(f"token-{TOKENS[event.details['token']]}")


def _colour(event: Event) -> str:
    return FIELDS[event.details["colour"]]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _in_a_sentence(text: str) -> str:
    """Without a capital letter, unless it begins with a card's id."""
    return text[:1].lower() + text[1:] if text[1:2].isalpha() or text[1:2] == " " else text


def _portrait(at: BoardContext, card: int) -> Markup:
    field = FIELDS[at.box.fields.colour[card]]
    return tag("span", tag("img", src=portrait(at, card), alt=""), class_=f"c-portrait h-{field}")


def _prize(at: BoardContext, group: EventGroup) -> Markup:
    """The best result of an application."""
    if group.of("gains_crowns", "steals_crown"):
        return picture_of("crown")
    tokens = group.of("gains_token", "steals_token", "drops")
    if tokens:
        return token(tokens[-1].details["token"])
    if group.of("steals_card"):
        return icon("mask")
    law = group.of("applies")
    return _portrait(at, law[0].details["card"]) if law else icon("dot")


def _picture(event: Event) -> Markup:
    if event.kind == "places_guard" or event.kind == "gives":
        return picture_of("guard")
    return picture_of("crown") if event.kind == "wins" else icon("dot")
