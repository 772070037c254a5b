"""What may be printed on a cloth, as a record: nothing is drawn here."""

from typing import Annotated

import msgspec

Millimetres = Annotated[float, msgspec.Meta(gt=0, le=1000, description="expected-length")]
Count = Annotated[int, msgspec.Meta(ge=1, le=200)]


class Courses(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Courses of stone seen from above, round the middle: the inner radius of each and how many stones lie on it; the
    ``rims`` round them, and a ``glyph`` of a size at four places of a radius. In mm on a cloth 355 mm high."""

    stones: tuple[tuple[Millimetres, Count], ...]
    rims: tuple[Millimetres, Millimetres]
    glyph: str = ""
    glyph_at: float = 0.0
    glyph_size: float = 0.0
