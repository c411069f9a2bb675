"""Write `records.py` of every game, or of the games named: run it after a record of a game has changed.

python scripts/records.py [GAME ...]
"""

import sys

import douzaine as dz
from douzaine.testing.records import records_file, records_text

if __name__ == "__main__":
    for game in map(dz.game, sys.argv[1:] or dz.games()):
        records_file(game).write_text(records_text(game), encoding="utf-8")
        print(records_file(game))
