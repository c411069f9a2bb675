"""Shared drawing: HTML and SVG built safely, colours, dice, tokens, plates and icons.

Everything here is a plain function from values to `Markup`. It knows no game, no match and no web server, so boards
(`games/<id>/board/`) may import it.
"""

from douzaine.boards.dice import d6, d12, small_d6
from douzaine.boards.houses import HOUSES, House, field, house_pattern_defs, sign
from douzaine.boards.icons import badge, heart_lost, icon
from douzaine.boards.markup import Markup, join, svg, tag
from douzaine.boards.pieces import bar, card_back, coin, crown, cube, medallion, monogram, waiting
from douzaine.boards.plate import plate, under_name

__all__ = [
    "HOUSES",
    "House",
    "Markup",
    "badge",
    "bar",
    "card_back",
    "coin",
    "crown",
    "cube",
    "d6",
    "d12",
    "field",
    "heart_lost",
    "house_pattern_defs",
    "icon",
    "join",
    "medallion",
    "monogram",
    "plate",
    "sign",
    "small_d6",
    "svg",
    "tag",
    "under_name",
    "waiting",
]
