"""Every error a user can cause. All are `ValueError`s, and each is one sentence a person can act on."""


class DouzaineError(ValueError):
    """The family of all errors below."""


class UnknownGame(DouzaineError):
    """No game has this id."""


class BadOption(DouzaineError):
    """An option is unknown, or its value is not allowed; says which, and what is."""


class IllegalMove(DouzaineError):
    """The move or the outcome is not among the legal ones. Nothing has changed."""


class NotYourTurn(DouzaineError):
    """This seat has nothing to decide now. Nothing has changed."""


class BadPosition(DouzaineError):
    """A match cannot start from this position; says why."""


class BadRecord(DouzaineError):
    """A record cannot be read or replayed; says where and why."""


class BadDeck(DouzaineError):
    """A deck file or deck list is refused; `errors` holds every error found."""

    def __init__(self, message: str, errors: tuple[object, ...] = ()) -> None:
        super().__init__(message)
        self.errors = errors
