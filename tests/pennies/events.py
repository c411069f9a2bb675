from douzaine.games.declare import EventEnum, event


class EventKind(EventEnum):
    DEALT = 0, event("R1", "coin:coin", secret=["coin"], audience="owner")
    SHOWN = 1, event("R2", "mine:coin", "theirs:coin")


EVENTS = {kind: kind.spec for kind in EventKind}
