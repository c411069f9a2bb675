"""Words that name a table, easy to say and to type: `tilleul-4127`. A million of them."""

import re
import secrets

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


def new_code() -> str:
    """A word and four figures."""
    return f"{secrets.choice(WORDS)}-{secrets.randbelow(9000) + 1000}"


def new_name() -> str:
    """A name for somebody who has not given one."""
    return secrets.choice(WORDS).capitalize()


def read_code(typed: str) -> str:
    """What somebody meant who typed a code, perhaps with capitals, spaces or the whole link."""
    found = re.search(r"([a-z]+)[\s-]*(\d{4})\s*$", typed.strip().lower().rstrip("/"))
    return f"{found[1]}-{found[2]}" if found else typed.strip().lower()[:40]
