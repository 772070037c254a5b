"""What a piece looks like as far as the arena knows it: wood, colour, sticker. Games add looks of their own."""

from fnmatch import fnmatchcase
from typing import Any, Literal

import msgspec

from flick.arena.shapes import ShapeName


class Look(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One piece. A ``disc`` bears a sticker, a ``crystal`` is a stone in a dark foot, ``plain`` is lacquered wood.
    Longbows are yew with lacquered tips and waves are lacquered all over, whatever their kind.

    ``colour`` is the name of the sticker's colour in the palettes, ``emblem`` the icon on it, and there are so many
    ``pins`` in the rim. The ``finish`` of lacquered wood has the colours that are called ``piece.<finish>``; its glyph
    is the emblem; it ``glows``, or has so many pale ``lines`` inside its edge.
    """

    wood: Literal["maple", "wenge"] = "maple"
    sticker: Literal["round", "six-sided"] = "round"
    kind: Literal["disc", "crystal", "plain"] = "disc"
    colour: str = ""
    emblem: str = ""
    pins: int = 0
    finish: str = ""
    glows: bool = False
    lines: int = 1


class SideLook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sign of a side: its ``emblem``, on a shape that is ``round`` or ``six-sided``. The numbers give the width of
    the emblem as a share of the radius on a token, on a seal, on a large disc and on a small one."""

    emblem: str
    shape: Literal["round", "six-sided"] = "round"
    token: float = 1.1
    seal: float = 1.2
    disc: tuple[float, float] = (0.9, 0.9)


class MatStamp(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An icon printed on the middle line of the mat. ``at`` is its place to the right of the middle in widths of the
    mat, ``width`` its width in mm on a mat of full height."""

    icon: str
    at: float
    width: float
    opacity: float


class Strewn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing that lies on the title screen: a piece by its name, or the token of a side. Place and size are in pixels
    of the design; ``turn`` is in radians."""

    at: tuple[float, float]
    size: float
    piece: str = ""
    token: str = ""
    turn: float = 0.0
    shape: ShapeName = "disc"


class LooksFile(msgspec.Struct, forbid_unknown_fields=True):
    """Looks by name as a person writes them; a star in a name stands for any ending. ``sides`` are those of the game,
    ``signs`` the icons round the middle of its mat, ``stamps`` what else is printed on the mat, ``niche`` what is
    carved into its walls, ``strewn`` what of it lies on the title. ``frames`` and ``back`` are for whoever draws cards,
    and read there."""

    looks: dict[str, Look] = {}
    sides: dict[str, SideLook] = {}
    signs: tuple[str, ...] = ()
    stamps: tuple[MatStamp, ...] = ()
    niche: str = ""
    strewn: tuple[Strewn, ...] = ()
    frames: dict[str, Any] = {}
    back: dict[str, Any] = {}

    def named(self, name: str) -> Look | None:
        """The look of the first pattern that fits the name; ``None`` where none does."""
        return next((look for pattern, look in self.looks.items() if fnmatchcase(name, pattern)), None)
