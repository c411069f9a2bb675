"""Records as plain values, for code that reads them without NumPy: boards, terminals, scenes."""

from collections.abc import Mapping
from typing import Any


def plain(record: Any) -> dict[str, Any]:
    """A record as a dict of whole numbers and (nested) lists, by field."""
    row = record[0]
    return {name: row[name].tolist() for name in row.dtype.names}


class Fields:
    """A record's values with attribute access, so that rules which only read can read them like a record."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        for name, value in values.items():
            nested = isinstance(value, list) and value and isinstance(value[0], list)
            self.__dict__[name] = Rows(value) if nested else value

    def __repr__(self) -> str:
        return f"Fields({', '.join(f'{name}={value}' for name, value in self.__dict__.items())})"

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"no field {name!r}")

    def but(self, **changed: Any) -> "Fields":
        """A copy with some values replaced."""
        return Fields({**self.__dict__, **changed})


class Rows(list[Any]):
    """A list of lists that rules may index by two numbers: `hand[seat, card]`."""

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, tuple):
            row, column = index
            return super().__getitem__(row)[column]
        return super().__getitem__(index)
