"""Twelve Heroes: the Table."""

from enum import IntEnum

from douzaine.engine.coding import BY_SEAT, EACH, OWN, a_seat, amount, bits, flag, left_out, number, one_of
from douzaine.engine.table import table_dtype
from douzaine.games.heroes12.heroes import DECK, KINDS, REGIONS

SEATS = 2
ROUNDS = 2  # of the draft
PACK = 6  # cards drawn in a draft round
PICKS = 2  # cards kept of a pack


class Stage(IntEnum):
    """Where in a match we are: the `phase` of a position."""

    SETUP = 0
    CONTROL = 1
    MAINTENANCE = 2
    INCOME = 3
    MILITARY = 4
    END = 5


class Phase(IntEnum):
    """What is decided now, by chance or by a seat: the header's `phase`."""

    FACTIONS = 0  # chance: who plays which faction
    PACK = 1  # chance: a card of a draft pack
    FIRST_PLAYER = 2  # chance
    TILE = 3  # chance: the tile turned up in region `target`
    DRAW = 4  # chance: the top card of the deck of `drawer`
    PICK = 5
    MULLIGAN = 6
    GOAT = 7
    STARVE = 8
    FALCON = 9
    ACTION = 10
    DEPLOY_REGION = 11
    DEPLOY_FOOD = 12
    DEPLOY_MORE = 13
    ORDER = 14
    CHARIOT = 15
    SHIP = 16
    MOVE_HERO = 17
    MOVE_TO = 18
    MOVE_FOOD = 19
    ARCHANGEL = 20
    BEHEMOTH_REGION = 21
    BEHEMOTH_HERO = 22
    KNIGHT_PLACE = 23
    KNIGHT_HERO = 24
    GOBLIN = 25
    STRATEGIST_REGION = 26
    STRATEGIST_HERO = 27
    HAND_LIMIT = 28


class Setup(IntEnum):
    """Steps of the set-up: the `cursor` of that stage."""

    DECKS = 0
    PACKS = 1
    FIRST_PLAYER = 2
    TILES = 3
    HANDS = 4
    MULLIGAN_FIRST = 5
    MULLIGAN_SECOND = 6
    START = 7


class Source(IntEnum):
    """What is known of where the decks come from."""

    UNKNOWN = 0  # a tournament, or a position: a seat knows its own cards only
    FACTIONS = 1  # both lists are public
    DRAFT = 2  # see `passed` and `gifts`


class Token(IntEnum):
    """Where a Popularity token is, if no seat (0, 1) holds it."""

    NONE = -2
    ON_TILE = -1


class End(IntEnum):
    VICTORY = 1
    MAX_TURNS = 2


CAMP = -1  # in place of a region
NOBODY = -1  # in place of a hero
TRUTH = 0  # `reader` of a Table that is no view
SPECTATOR = 1  # `reader` of a spectator's view; a seat's is 2 + seat

FIELDS = [
    ("reader", "i4", left_out()),  # TRUTH, SPECTATOR, or 2 + the seat whose view this is
    ("stage", "i4", one_of(0, 5)),  # a Stage
    ("cursor", "i4", one_of(0, 7)),  # how far the stage has come: a Setup; a region; a step of Maintenance or Income
    ("turn", "i4", a_seat()),  # the active player; 0 before the first player is known
    ("first", "i4", a_seat()),  # the first player
    # ---- what lies open
    ("camp_food", "i4", (SEATS,), amount(5, BY_SEAT)),
    ("food", "i4", (SEATS, REGIONS), amount(3, BY_SEAT, EACH)),
    ("present", "i4", (SEATS, REGIONS), number(0, DECK, BY_SEAT, EACH)),  # heroes there
    ("force", "i4", (SEATS, REGIONS), amount(8, BY_SEAT, EACH)),  # their force added up
    ("tile", "i4", (REGIONS,), one_of(1, 3, EACH, none=0)),  # a Tile; NONE = no tile lies open
    ("below", "i4", (REGIONS,), number(0, 2, EACH)),  # face-down tiles
    ("cubes", "i4", (SEATS, REGIONS), number(0, 7, BY_SEAT, EACH)),
    ("popularity", "i4", (REGIONS,), a_seat(EACH, none=-2, also=(-1,))),  # a seat, or a Token
    # face-down tiles by kind: together with `below` all that is known
    ("hidden_tiles", "i4", (3,), number(0, 3, EACH)),
    ("vp", "i4", (SEATS,), number(0, 7, BY_SEAT)),
    ("source", "i4", one_of(0, 2)),  # a Source
    ("faction", "i4", (SEATS,), one_of(0, 3, BY_SEAT, none=-1)),  # -1 = none
    # ---- sizes of what is hidden
    ("hand_size", "i4", (SEATS,), number(0, DECK, BY_SEAT)),
    ("deck_size", "i4", (SEATS,), number(0, DECK, BY_SEAT)),  # the shuffled part of the deck
    ("under_size", "i4", (SEATS,), number(0, DECK, BY_SEAT)),  # cards put under it
    # ---- what is in the middle of happening
    ("actions", "i4", number(0, 3)),  # left, without an extra one
    ("extra", "i4", flag()),  # 1: an extra action waits
    ("draws", "i4", (SEATS,), number(0, DECK, BY_SEAT)),  # cards still to be drawn
    ("drawer", "i4", a_seat()),  # seat of the pending draw
    ("drawing", "i4", left_out()),  # the EventKind of the draws
    ("left", "i4", number(-1, DECK)),  # goats to be asked, or food missing, in the present region; -1 = not counted yet
    ("winning", "i4", flag()),  # 1: R48 to R50 are done in the present region
    ("fresh", "i4", (REGIONS,), number(0, DECK, EACH)),  # falcons that may still fly
    ("flying", "i4", flag()),  # 1: the move being named is a falcon's
    ("used", "i4", bits(REGIONS)),  # bit mask of the regions of this Deploy
    ("named", "i4", one_of(0, KINDS - 1, none=-1)),  # hero named for a Deploy or a Move; NOBODY
    ("origin", "i4", one_of(-1, 2)),  # region or CAMP named as the place to take a hero from
    ("target", "i4", one_of(0, 2)),  # region named to go to
    # hero deployed there whose ability waits; NOBODY
    ("waiting", "i4", (REGIONS,), one_of(0, KINDS - 1, EACH, none=-1)),
    ("recruited", "i4", one_of(0, KINDS - 1, none=-1)),  # hero whose "when recruited" ability waits; NOBODY
    ("recruited_at", "i4", one_of(-1, 2)),  # where it is: CAMP or a region
    ("ship", "i4", one_of(0, 2, none=-1)),  # region where a Ship may add a hero now; CAMP = none
    ("changed", "i4", number(0, DECK)),  # cards put under the deck in the present mulligan
    ("draft_round", "i4", number(0, ROUNDS)),  # of the draft: 0, 1; ROUNDS = it is over
    ("half", "i4", flag()),  # of the draft round: 0 own pack, 1 received pack
    ("picks", "i4", (SEATS,), number(0, PICKS, BY_SEAT)),  # picks made in this half
    # 1: gifts of the draft that are still in the deck are unknown to its owner
    ("veiled", "i4", (SEATS,), flag(BY_SEAT)),
    # ---- cards, counted by hero
    ("camp", "i1", (SEATS, KINDS), number(0, 2, BY_SEAT, EACH)),
    ("at", "i1", (SEATS, REGIONS, KINDS), number(0, 2, BY_SEAT, EACH, EACH)),
    ("hand", "i1", (SEATS, KINDS), number(0, 2, BY_SEAT, EACH)),
    ("deck", "i1", (SEATS, KINDS), number(0, 2, OWN, EACH)),  # the shuffled part
    # heroes under it from top to bottom; NOBODY past `under_size`
    ("under", "i1", (SEATS, DECK), one_of(0, KINDS - 1, OWN, EACH, none=-1)),
    ("discard", "i1", (SEATS, KINDS), number(0, 2, BY_SEAT, EACH)),
    ("pool", "i1", (KINDS,), left_out()),  # of the draft
    ("won", "i1", (SEATS, 3), number(0, 3, BY_SEAT, EACH)),  # tiles taken, by kind
    # ---- what has been learned
    # copies that everybody knows to be in a seat's deck list
    ("seen", "i1", (SEATS, KINDS), number(0, 2, BY_SEAT, EACH)),
    ("shown", "i1", (SEATS, KINDS), number(0, 2, BY_SEAT, EACH)),  # cards in hand that everybody saw go there
    # the discard pile that became the present deck; zeros = never
    ("shuffled", "i1", (SEATS, KINDS), number(0, 2, BY_SEAT, EACH)),
    # heroes picked in this half of a draft round; NOBODY
    ("picked", "i1", (SEATS, PICKS), one_of(0, KINDS - 1, OWN, EACH, none=-1)),
    # the four cards that a seat passed in each draft round
    ("passed", "i1", (SEATS, ROUNDS, KINDS), number(0, 2, BY_SEAT, EACH, EACH)),
    # the two of them that came back to its deck
    ("gifts", "i1", (SEATS, ROUNDS, KINDS), number(0, 2, BY_SEAT, EACH, EACH)),
    # in an owner's view: gifts known to the owner; zeros otherwise
    ("learned", "i1", (SEATS, KINDS), number(0, 2, OWN, EACH)),
    ("notes", "i1", (4, KINDS), left_out()),  # scratch of `redeal`; zeros otherwise
]

TABLE = table_dtype(FIELDS)
