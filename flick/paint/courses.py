"""The record of what is printed on a cloth; nothing is drawn here."""

from typing import Annotated

import msgspec

Millimetres = Annotated[float, msgspec.Meta(gt=0, le=1000, description="expected-length")]
Count = Annotated[int, msgspec.Meta(ge=1, le=200)]


class Courses(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Courses of stone seen from above, around the middle: ``stones`` has the inner radius and the number of stones of
    each, ``rims`` are two circles around them, and ``glyph`` stands at four places. Lengths are in mm on a cloth 355 mm
    high."""

    stones: tuple[tuple[Millimetres, Count], ...]
    rims: tuple[Millimetres, Millimetres]
    glyph: str = ""
    glyph_at: float = 0.0
    glyph_size: float = 0.0
