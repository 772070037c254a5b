"""The looks of pieces, by what games say about their names; unknown names get a plain look."""

import zlib
from typing import Literal, NamedTuple, TypeAlias

from flick.arena.layout import Pawn
from flick.arena.shapes import ShapeName
from flick.arenas import known_look, looks

Kind: TypeAlias = Literal["disc", "crystal", "lacquer"] | ShapeName

STRANGERS = 4
"""The number of colours for discs that no game knows."""


class PieceLook(NamedTuple):
    """The look of a piece. ``wood`` and ``sticker`` tell teams apart; ``colour`` names the sticker's colour or the
    lacquer's ramp, and ``number`` is that of pins in the rim, or of lines inside the edge of lacquer."""

    kind: Kind
    wood: Literal["maple", "wenge"] = "maple"
    sticker: Literal["round", "six-sided"] = "round"
    colour: str = "stranger.0"
    emblem: str | None = None
    number: int = 0
    seed: int = 0
    glows: bool = False


def first_disc() -> str:
    """The name of the first disc that a game knows, for whoever shows any."""
    return next((name for name, look in looks().looks.items() if look.kind == "disc"), "disc")


def look_of(name: str, pawn: Pawn) -> PieceLook:
    """The look of a piece. A disc that no game knows has a star in one of a few colours."""
    seed = zlib.crc32(name.encode())
    known = known_look(name)
    if known is not None and known.kind == "crystal" and pawn.shape == "disc":
        return PieceLook("crystal", colour="crystal", seed=seed)
    if pawn.shape != "disc" or (known is not None and known.finish):
        kind: Kind = "lacquer" if pawn.shape == "disc" else pawn.shape
        if known is None or not known.finish:
            return PieceLook(kind, colour=f"piece.{pawn.shape}", number=1, seed=seed)
        return PieceLook(
            kind,
            colour=f"piece.{known.finish}",
            emblem=known.emblem or None,
            number=known.lines,
            seed=seed,
            glows=known.glows,
        )
    if known is not None and known.kind == "disc":
        colour = known.colour or f"stranger.{seed % STRANGERS}"
        return PieceLook("disc", known.wood, known.sticker, colour, known.emblem or "star", known.pins, seed)
    return stranger(seed)


def stranger(seed: int) -> PieceLook:
    """The look of a disc that no game knows."""
    return PieceLook("disc", colour=f"stranger.{seed % STRANGERS}", emblem="star", seed=seed)
