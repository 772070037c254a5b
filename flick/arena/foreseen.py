"""A flick that might be made, and an estimate of what it does."""

import msgspec

from flick.arena.shapes import Point


class Candidate(msgspec.Struct, frozen=True):
    """A flick that might be made: ``angle`` in rad, ``speed`` in mm/s."""

    angle: float
    speed: float


class Foreseen(msgspec.Struct, frozen=True):
    """An estimate of what a flick does.

    ``contacts`` are pairs of names in order, in each of which a wall comes last. ``rest`` says where pawns come to rest
    that have moved, ``left`` where pawns cross the edge that leave the mat.
    """

    candidate: Candidate
    pawn: str
    contacts: tuple[tuple[str, str], ...]
    rest: dict[str, Point]
    left: dict[str, Point]

    @property
    def touched(self) -> list[str]:
        """The names of what the flicked pawn touches, in order."""
        return [two if one == self.pawn else one for one, two in self.contacts if self.pawn in (one, two)]

    @property
    def clean(self) -> list[str]:
        """The names of the pawns that the flicked pawn touches before it touches any wall."""
        found: list[str] = []
        for name in self.touched:
            if name.startswith("wall:"):
                break
            found.append(name)
        return found
