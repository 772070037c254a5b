"""A flick that might be made, and what it will probably do."""

import msgspec

from flick.arena.shapes import Point


class Candidate(msgspec.Struct, frozen=True):
    """A flick that might be made: ``angle`` in rad, ``speed`` in mm/s."""

    angle: float
    speed: float


class Foreseen(msgspec.Struct, frozen=True):
    """What a flick will probably do.

    ``contacts`` are pairs in order, walls last in each. ``rest`` says where those come to rest that moved, ``left``
    where those cross the edge that leave the mat.
    """

    candidate: Candidate
    pawn: str
    contacts: tuple[tuple[str, str], ...]
    rest: dict[str, Point]
    left: dict[str, Point]

    @property
    def touched(self) -> list[str]:
        """What the flicked pawn touches, in order."""
        return [two if one == self.pawn else one for one, two in self.contacts if self.pawn in (one, two)]

    @property
    def clean(self) -> list[str]:
        """The pawns that it touches before it touches any wall."""
        found: list[str] = []
        for name in self.touched:
            if name.startswith("wall:"):
                break
            found.append(name)
        return found
