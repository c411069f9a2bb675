"""What stands on the page of a match that is over: a piece under a crown between laurels, or a place in silver."""

from douzaine.boards.markup import Markup, points, ring, svg, tag
from douzaine.boards.pieces import crown


def trophy(*pieces: Markup) -> Markup:
    """The winners' pieces under crowns, between laurels."""
    crowned = [tag("div", crown(), piece, class_="trophy-piece") for piece in pieces]
    return tag("div", confetti(), laurel(), *crowned, laurel(mirrored=True), class_="trophy", aria_hidden="true")


CONFETTI = (  # where each bit lies, in percent, and its turn
    *((4, 10, 20), (9, 34, 75), (7, 63, 10), (14, 82, 40), (22, 7, 60), (30, 91, 15), (71, 88, 50), (79, 6, 35)),
    *((86, 84, 5), (92, 30, 65), (95, 12, 80), (93, 62, 25), (88, 46, 45), (12, 50, 30)),
)
CONFETTI_COLOURS = ("#2878bd", "#ea8c1f", "#2f6b3a", "#5b2675", "#a61e4d", "#c8962e")


def confetti() -> Markup:
    """Bits of paper around the winner's piece; there is none in defeat."""
    bits = [
        tag("i", style=f"--x:{x};--y:{y};--r:{turn};--c:{CONFETTI_COLOURS[number % len(CONFETTI_COLOURS)]}")
        for number, (x, y, turn) in enumerate(CONFETTI)
    ]
    return tag("span", *bits, class_="confetti")


def silver(place: int, own: Markup) -> Markup:
    """The place of somebody who did not win, with a sign of whose it is."""
    disc = tag("polygon", points=points(ring(12, 46)), class_="silver-disc")
    inner = tag("polygon", points=points(ring(12, 38)), class_="silver-inner")
    figure = tag("text", place, y=19, font_size=54, class_="figure")
    medal = tag("div", svg(100, 100, disc, inner, figure, left=-50, top=-50), own, class_="trophy-piece")
    return tag("div", laurel(), medal, laurel(mirrored=True), class_="trophy trophy-silver", aria_hidden="true")


def laurel(mirrored: bool = False) -> Markup:
    """A branch that bends around what stands beside it."""
    leaf = "M0 0C6-9 6-19 0-27-6-19-6-9 0 0Z"
    parts = [tag("path", d="M52 150C8 130-6 70 18 14", class_="twig")]
    for x, y, turn in ((20, 12, 20), (9, 42, -5), (8, 74, -22), (15, 104, -40), (30, 130, -58)):
        parts.append(tag("path", d=leaf, transform=f"translate({x} {y + 10}) rotate({turn - 38})"))
        parts.append(tag("path", d=leaf, transform=f"translate({x} {y + 10}) rotate({turn + 30})", class_="shade"))
    return svg(84, 176, *parts, left=-22, top=-20, class_="laurel mirrored" if mirrored else "laurel")
