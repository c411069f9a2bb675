"""The twelve-sided die as data: drop in another table for another real die.

Makers number their dice in different ways; all keep opposite faces at a sum of 13 (R55). On this one
the even faces lie around the 12 and the odd ones around the 1 (Q36).
"""

FACES = 12
SIDES = 5  # faces beside a face

# face: (opposite face, adjacent faces clockwise as seen from outside)
LAYOUT = {
    1: (12, (3, 11, 9, 7, 5)),
    2: (11, (4, 5, 7, 10, 12)),
    3: (10, (1, 5, 4, 6, 11)),
    4: (9, (2, 12, 6, 3, 5)),
    5: (8, (1, 7, 2, 4, 3)),
    6: (7, (3, 4, 12, 8, 11)),
    7: (6, (1, 9, 10, 2, 5)),
    8: (5, (6, 12, 10, 9, 11)),
    9: (4, (1, 11, 8, 10, 7)),
    10: (3, (2, 7, 9, 8, 12)),
    11: (2, (1, 3, 6, 8, 9)),
    12: (1, (2, 10, 8, 6, 4)),
}
