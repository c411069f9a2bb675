"""The trophy of a finished match: a piece under a crown between laurels, or a place in silver."""

from douzaine.boards.markup import Markup, points, ring, svg, tag
from douzaine.boards.pieces import crown


def trophy(*pieces: Markup, festive: bool = True) -> Markup:
    """The winners' pieces under crowns, between laurels; confetti for readers who did not lose."""
    crowned = [tag("div", crown(), piece, class_="trophy-piece") for piece in pieces]
    bits = confetti() if festive else None
    return tag("div", bits, laurel(), *crowned, laurel(mirrored=True), class_="trophy", aria_hidden="true")


CONFETTI = (  # the position of each bit in percent, and its angle
    *((4, 10, 20), (9, 34, 75), (7, 63, 10), (14, 82, 40), (22, 7, 60), (30, 91, 15), (71, 88, 50), (79, 6, 35)),
    *((86, 84, 5), (92, 30, 65), (95, 12, 80), (93, 62, 25), (88, 46, 45), (12, 50, 30)),
)
CONFETTI_COLOURS = ("#2878bd", "#ea8c1f", "#2f6b3a", "#5b2675", "#a61e4d", "#c8962e")


def confetti() -> Markup:
    """Bits of paper around the winner's piece; none in defeat."""
    bits = [
        tag("i", style=f"--x:{x};--y:{y};--r:{turn};--c:{CONFETTI_COLOURS[number % len(CONFETTI_COLOURS)]}")
        for number, (x, y, turn) in enumerate(CONFETTI)
    ]
    return tag("span", *bits, class_="confetti")


def silver(place: int, own: Markup) -> Markup:
    """The place of a player who did not win, with their sign."""
    disc = tag("polygon", points=points(ring(12, 46)), class_="silver-disc")
    inner = tag("polygon", points=points(ring(12, 38)), class_="silver-inner")
    figure = tag("text", place, y=19, font_size=54, class_="figure")
    medal = tag("div", svg(100, 100, disc, inner, figure, left=-50, top=-50), own, class_="trophy-piece")
    return tag("div", laurel(), medal, laurel(mirrored=True), class_="trophy trophy-silver", aria_hidden="true")


LEAVES = (  # of a branch, from its foot up: the position of a pair of leaves, its angle, and its size
    *((-38.6, 128.8, -63.4, 1.0), (-57.3, 116.3, -74.3, 0.97), (-74.2, 99.6, -85.1, 0.94), (-88.7, 78.5, -95.5, 0.91)),
    *((-100.3, 53, -105.3, 0.88), (-108.2, 23.1, -114.4, 0.85), (-111.9, -11.3, -122.6, 0.82)),
    *((-110.7, -50.4, -129.9, 0.79), (-104.1, -94.1, -136.3, 0.76)),
)
SPREAD = 68  # degrees between the leaves of a pair


def laurel(mirrored: bool = False) -> Markup:
    """A branch that curves around what is beside it."""
    leaf, half = "M0 0Q14-11 38 0Q14 11 0 0Z", "M0 0Q14 11 38 0Z"
    parts = [tag("path", d="M-16 138C-80 120-138 40-100-112", class_="twig")]
    for x, y, turn, size in LEAVES:
        for angle in (turn, turn + SPREAD):
            place = f"translate({x} {y}) scale(-1 1) rotate({angle:.1f}) scale({size})"
            parts.append(tag("g", tag("path", d=leaf), tag("path", d=half, class_="shade"), transform=place))
    parts.append(tag("path", d=leaf, transform="translate(-100 -112) scale(-1 1) rotate(-100)"))
    return svg(140, 294, *parts, left=-150, top=-152, class_="laurel mirrored" if mirrored else "laurel")
