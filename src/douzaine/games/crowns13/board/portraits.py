"""13 Crowns: the kings' portraits, drawn from a colour and a number.

`python -m douzaine.games.crowns13.board.portraits` writes them into `art/`: browsers cache files, so a table sends a
portrait once and not with every beat.
"""

from itertools import product
from pathlib import Path

from douzaine.boards import HOUSES, Markup, join, svg, tag
from douzaine.boards.colour import shade
from douzaine.boards.markup import points

NUMBERS = 13
COLOURS = {**{house.id: house.colour for house in HOUSES}, "gold": "#C8962E"}
SKINS = ("#F5D9BE", "#D8A377", "#A9714A", "#7C4E31", "#F1CBA6")
HAIRS = ("#211E1F", "#CFC8BB", "#3B2B22", "#C0702A", "#8A5424")
CROWNS = (  # outline, then where its balls sit
    ("M-18-24-21-44-10-34 0-49 10-34 21-44 18-24Z", ((-21, -45.5), (0, -50.5), (21, -45.5))),
    ("M-18-24-22-41-13-34-9-46 0-36 9-46 13-34 22-41 18-24Z", ((-22, -42), (-9, -47), (9, -47), (22, -42))),
    ("M-18-24V-36H-12V-42H-5V-36H-3.5V-46H3.5V-36H5V-42H12V-36H18V-24Z", ((0, -48.5),)),
)
QUEENS_CROWN = ("M-18-24Q-20-34-14-38-8-30-6-40 0-54 6-40 8-30 14-38 20-34 18-24Z", ((0, -48),))
MOUSTACHE = "M-14 9Q-7 3 0 6 7 3 14 9 7 13 0 9.5-7 13-14 9Z"
BEARDS = (
    MOUSTACHE + "M-6 15Q0 12.5 6 15L3.5 28Q0 32-3.5 28Z",
    "M-15 0Q-13 20 0 40 13 20 15 0 11 7 5 6 0 9-5 6-11 7-15 0Z",
    MOUSTACHE,
    "M-15-2Q-17 22-7 36L0 26 7 36Q17 22 15-2 12 6 5 6 0 9-5 6-12 6-15-2Z",
)
LONG_HAIR = "M-19-18Q-30 4-24 26-14 22-14 8V-14ZM19-18Q30 4 24 26 14 22 14 8V-14Z"
SHORT_HAIR = "M-15-18Q-25-6-20 8-25 12-21 17-13 16-13 6ZM15-18Q25-6 20 8 25 12 21 17 13 16 13 6Z"
ERMINE = ((-20, 25), (-12, 37), (20, 25), (12, 37), (-24, 34), (24, 34))
STONES = ((-11, -22.2), (0, -22.2), (11, -22.2))


def bust(colour: str, number: int) -> Markup:
    """A king's portrait: crown, beard, skin and hair depend on his number; the 13th is a queen."""
    turn = list(COLOURS).index(colour)
    skin, hair = SKINS[(2 * number + 3 * turn) % 5], HAIRS[(number + turn) % 5]
    queen = number == NUMBERS
    return svg(
        116,
        116,
        _robe(COLOURS[colour]),
        tag("path", d=LONG_HAIR if queen else SHORT_HAIR, fill=hair),
        _face(skin),
        _mouth(skin, None if queen else BEARDS[(number + turn) % 4], hair),
        _eyes(skin, hair),
        _crown(COLOURS[colour] if colour != "gold" else "#8E2F3F", *(QUEENS_CROWN if queen else CROWNS[number % 3])),
        left=-58,
        top=-52,
        xmlns="http://www.w3.org/2000/svg",
    )


def _robe(colour: str) -> Markup:
    spots = [tag("path", d=f"M{x} {y}l1.5 4.6h-3Z", fill="#2A2430") for x, y in ERMINE]
    return join(
        (
            tag("path", d="M-56 62V48Q-52 27-20 22H20Q52 27 56 48V62Z", fill=shade(colour, -0.12)),
            tag("path", d="M0 22H20Q52 27 56 48V62H0Z", fill=shade(colour, -0.19)),
            tag("path", d="M-30 24Q-22 17-14 17L0 40 14 17Q22 17 30 24 22 50 0 58-22 50-30 24Z", fill="#FBF5E6"),
            *spots,
            tag("circle", cy=49, r=4.2, fill="#C8962E", stroke="#6B4A10"),
        )
    )


def _face(skin: str) -> Markup:
    return join(
        (
            tag("rect", x=-7, y=8, width=14, height=16, rx=4, fill=shade(skin, -0.07)),
            tag("path", d="M-15-20H15V2Q15 19 0 21-15 19-15 2Z", fill=skin),
            tag("path", d="M0-20H15V2Q15 19 0 21Z", fill=shade(skin, -0.035)),
        )
    )


def _mouth(skin: str, beard: str | None, hair: str) -> Markup:
    line = {"fill": "none", "stroke_width": 2, "stroke_linecap": "round"}
    if beard in BEARDS[1::2]:
        lips = tag("path", d="M-4.5 11.5Q0 14 4.5 11.5", stroke=shade(skin, -0.22), **line)
    else:
        lips = tag("path", d="M-4 14Q0 16 4 14", stroke="#A4493E", **line)
    return join((tag("path", d=beard, fill=hair), lips) if beard else (lips,))


def _eyes(skin: str, hair: str) -> Markup:
    brows = "M-10-11.5Q-6.5-13.5-3-11.5M3-11.5Q6.5-13.5 10-11.5"
    line = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return join(
        (
            *(tag("ellipse", cx=x, cy=-6, rx=1.7, ry=2.1, fill="#221A18") for x in (-6.2, 6.2)),
            tag("path", d=brows, stroke="#8D867A" if hair == "#CFC8BB" else hair, stroke_width=1.9, **line),
            tag("path", d="M0-7-1.8 2H1.6", stroke=shade(skin, -0.17), stroke_width=1.5, **line),
        )
    )


def _crown(stone: str, outline: str, balls: tuple[tuple[float, float], ...]) -> Markup:
    half = tag("clipPath", tag("rect", y=-60, width=40, height=60), id="right")
    lozenges = [
        tag("polygon", points=points([(x, y - 2.8), (x + 2.6, y), (x, y + 2.8), (x - 2.6, y)]), fill=stone)
        for x, y in STONES
    ]
    return join(
        (
            half,
            tag("path", d=outline, fill="#D6A43A"),
            tag("path", d=outline, fill="#B88322", clip_path="url(#right)"),
            *(tag("circle", cx=x, cy=y, r=2.6, fill="#F0D083") for x, y in balls),
            tag("rect", x=-18.5, y=-26, width=37, height=7.5, rx=1.5, fill="#E3B95A"),
            tag("rect", x=0, y=-26, width=18.5, height=7.5, rx=1.5, fill="#CFA03C"),
            *lozenges,
        )
    )


def name_of_file(colour: str, number: int) -> str:
    """The file of a portrait in `art/`; decks with more kings of a colour start over."""
    return f"king-{colour}-{(number - 1) % NUMBERS + 1:02}.svg"


def every_bust() -> dict[str, str]:
    """All portraits by file name."""
    return {name_of_file(colour, n): str(bust(colour, n)) for colour, n in product(COLOURS, range(1, NUMBERS + 1))}


if __name__ == "__main__":
    for name, drawing in every_bust().items():
        (Path(__file__).parent.parent / "art" / name).write_text(drawing + "\n", encoding="utf-8")
