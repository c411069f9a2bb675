from douzaine.engine.chance import below
from douzaine.engine.rule import rule
from douzaine.engine.table import copy_header, may_act


@rule
def view(box, table, seat, out):
    copy_header(table, out)
    for each in range(2):
        out.points[each] = table.points[each]
        out.coin[each] = table.coin[each] if each == seat else -1
        out.pick[each] = table.pick[each] if each == seat else -1


@rule
def redeal(box, seen, seat, rng, out):
    view(box, seen, seat, out)
    for each in range(2):
        if each != seat:
            out.coin[each] = below(rng, 2)
            if seen.chance == 0 and seen.over == 0 and not may_act(seen, each):
                out.pick[each] = below(rng, 2)


@rule
def reopen(box, seen, seat):
    seen.actors = 3
