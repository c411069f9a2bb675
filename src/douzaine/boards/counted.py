"""A count of ticked pieces, with how many are missing or too many."""

from douzaine.boards.markup import Markup, tag
from douzaine.texts import say_in


def counter(count: int, wanted: int, lang: str) -> Markup:
    """The current count; `counted.js` updates it while boxes are ticked."""
    say = say_in(lang)
    words = {
        "missing": say("web-count-missing", n="#"),
        "many": say("web-count-many", n="#"),
        "right": say("web-count-right"),
        "of": say("web-count-of", n="#", wanted=wanted),
    }
    state = "missing" if count < wanted else "many" if count > wanted else "right"
    told = words[state].replace("#", str(abs(count - wanted)))
    return tag(
        "p",
        tag("b", words["of"].replace("#", str(count)), class_="count-of"),
        " ",
        tag("span", told, class_="count-words"),
        class_=f"count count-{state}",
        role="status",
        data_wanted=wanted,
        **{f"data_{name}": text for name, text in words.items()},
    )
