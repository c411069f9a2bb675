"""Lighter and darker colours: changes lightness in OKLCH and leaves hue and chroma alone."""

from functools import cache

TO_LMS = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
TO_LAB = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
FROM_LAB = (
    (1.0, 0.3963377774, 0.2158037573),
    (1.0, -0.1055613458, -0.0638541728),
    (1.0, -0.0894841775, -1.2914855480),
)
FROM_LMS = (
    (4.0767416621, -3.3077115913, 0.2309699292),
    (-1.2684380046, 2.6097574011, -0.3413193965),
    (-0.0041960863, -0.7034186147, 1.7076147010),
)


@cache
def shade(colour: str, by: float) -> str:
    """The colour `#rrggbb` with its lightness changed by an amount from −1 to 1."""
    linear = [_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5)]
    lab = _times(TO_LAB, [value ** (1 / 3) for value in _times(TO_LMS, linear)])
    lab[0] = min(max(lab[0] + by, 0.0), 1.0)
    back = _times(FROM_LMS, [value**3 for value in _times(FROM_LAB, lab)])
    return "#" + "".join(f"{round(255 * _encoded(min(max(value, 0.0), 1.0))):02X}" for value in back)


def _times(matrix: tuple[tuple[float, ...], ...], vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _encoded(value: float) -> float:
    return 12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
