"""Words that name a table, easy to say and to type: `tilleul-4127`. There are 1.2 million of them."""

import re
import secrets
import unicodedata

WORDS = """
abeille abricot acacia agate alezan aloe amande ambre anchois anis argile artichaut aster aubier avoine
balise bambou basalte basilic biche bleuet bolet bouleau brise bruyere cactus caillou camphre cannelle cassis castor
cedre cerise chardon cigale citron cobalt colza corail corbeau cosmos coton crocus cumin cyclone dahlia
datte dauphin ecume erable etoile faisan falaise fenouil figue flocon fougere galet garance genet girofle givre
glycine granit grenat grive hamac hibou houblon iris jade jasmin jonquille lagune lavande lichen lierre lilas
lotus lune lynx mangue marbre marron melon menthe merle mimosa moineau moulin muguet mure myrte noisette
nuage olive opale orage orchidee origan orme ortie oseille paprika pavot peche perle phare pivoine poire
prairie prune quartz raisin renard romarin roseau rubis safran sapin sauge saule sesame sorbier soleil tilleul
topaze tortue tulipe vanille verveine violette zephyr
""".split()  # noqa: SIM905 - a list of words reads best as words

NAMES = {
    "en": """
    Acorn Amber Apple Aspen Basil Bay Beech Birch Bramble Briar Cedar Cherry Clover Coral Daisy Dill Fern Flint Ginger
    Hawthorn Hazel Heath Heather Holly Ivy Jade Jasmine Juniper Larch Lark Laurel Lavender Lilac Linden Lotus Maple
    Marigold Meadow Mint Myrtle Olive Opal Pearl Pebble Pine Plum Poppy Quartz Robin Rowan Rosemary Rush Rye Sage
    Sorrel Tansy Thistle Thyme Topaz Tulip Violet Willow Wren Yarrow
    """.split(),  # noqa: SIM905
    "fr": """
    Abricot Acacia Agate Ambre Anis Aubier Basilic Bleuet Bouleau Bruyère Cannelle Cassis Cèdre Cerise Citron Corail
    Cosmos Crocus Dahlia Érable Étoile Fougère Galet Genêt Girofle Givre Glycine Granit Iris Jade Jasmin
    Jonquille Lavande Lichen Lierre Lilas Lotus Lune Mangue Menthe Mimosa Muguet Mûre Myrte Noisette Olive Opale Orme
    Perle Poire Prune Quartz Romarin Roseau Rubis Safran Sapin Sauge Saule Soleil Tilleul Topaze Tulipe Vanille Verveine
    Zéphyr
    """.split(),  # noqa: SIM905
}


def new_code() -> str:
    """A new table word: a word and four digits."""
    return f"{secrets.choice(WORDS)}-{secrets.randbelow(9000) + 1000}"


def new_name(lang: str) -> str:
    """A name for a person who has not given one: a plant or a stone in their language."""
    return secrets.choice(NAMES[lang])


def new_invitation() -> str:
    """A new secret for an invitation: 128 bits."""
    return secrets.token_urlsafe(16)


def read_code(typed: str) -> str:
    """The table word in what somebody typed, perhaps with capitals, accents, spaces or a whole link."""
    plain = unicodedata.normalize("NFKD", typed.strip().casefold()).replace("œ", "oe").replace("æ", "ae")
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign)).rstrip("/ .!")
    found = re.search(r"([a-z]+)[\W_]*(\d{4})$", plain)
    return f"{found[1]}-{found[2]}" if found else plain[:40]


def read_invitation(typed: str) -> str | None:
    """The secret of an invitation link that was typed where a word was asked for."""
    found = re.search(r"/i/([\w-]{22})/?$", typed.strip(), re.ASCII)
    return found[1] if found else None
