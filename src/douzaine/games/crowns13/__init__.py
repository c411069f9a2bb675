"""13 Crowns (13 Couronnes): a card race for 2 to 5 players; the first to own 13 crowns wins.

Laws are data: `stand_in.toml` is a deck made for this package, and any deck of the same form can be
played in its place (`decks/`). Options: see `box.OPTIONS`. Hands, piles and covered cards are hidden;
nobody decides at the same time as somebody else.
Source: the rulebook of 13 Couronnes by Romain Caterdjian (Yoka by Tsume).
"""

from douzaine.games.declare import Parts

PARTS = Parts(board="board", policy="bots.policy", deck="decks")
CONTINUED = ("PLAY", "ANNOUNCE", "COLOUR", "PAY", "TOKEN", "RENEW")  # phases that go on with a decision begun before
