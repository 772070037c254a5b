"""What a piece looks like, by its name: ``sword-1``, ``crystal-3``, ``power-wave``, or whatever somebody called it."""

import zlib
from typing import Literal, NamedTuple, TypeAlias

from flick.arena.layout import Pawn

Kind: TypeAlias = Literal["disc", "crystal", "missile", "fireball", "longbow", "wave", "power-wave"]

CHARACTERS = ("sword-1", "sword-2", "skull-1", "skull-2")


class Look(NamedTuple):
    """``wood`` and ``sticker`` tell teams apart; ``colour`` is the name of the sticker's colour in the theme, and
    ``number`` says how many pins there are in the rim."""

    kind: Kind
    wood: Literal["maple", "wenge"] = "maple"
    sticker: Literal["round", "six-sided"] = "round"
    colour: str = "pawn.sword-1"
    emblem: str | None = None
    number: int = 0
    seed: int = 0


def look_of(name: str, pawn: Pawn) -> Look:
    """The look of a piece. One that nobody knows is a disc with a star in one of the four colours."""
    seed = zlib.crc32(name.encode())
    kind = name.rstrip("0123456789").rstrip("-")
    if pawn.shape == "longbow":
        return Look("longbow", seed=seed)
    if pawn.shape == "wave":
        return Look("power-wave" if kind == "power-wave" else "wave", seed=seed)
    if kind in ("missile", "fireball", "crystal"):
        return Look("missile" if kind == "missile" else "fireball" if kind == "fireball" else "crystal", seed=seed)
    if name in CHARACTERS:
        number = int(name[-1])
        if kind == "sword":
            return Look("disc", "maple", "round", f"pawn.{name}", "stamp_sword", number, seed)
        return Look("disc", "wenge", "six-sided", f"pawn.{name}", "stamp_skull", number, seed)
    return Look("disc", colour=f"pawn.{CHARACTERS[seed % 4]}", emblem="star", seed=seed)
