"""What a piece looks like: by what the games say of its name, or as whatever somebody called it."""

import zlib
from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from flick.arena.layout import Pawn
from flick.arenas import looks

Lacquer: TypeAlias = Literal["missile", "fireball"]
Stick: TypeAlias = Literal["longbow", "wave", "power-wave"]
Kind: TypeAlias = Literal["disc", "crystal"] | Lacquer | Stick

LACQUERS: Mapping[str, Lacquer] = {"missile": "missile", "fireball": "fireball"}
STICKS: Mapping[str, Stick] = {"longbow": "longbow", "wave": "wave", "power-wave": "power-wave"}
"""The finishes of lacquered wood."""

STRANGERS = 4
"""So many colours there are for discs of which no game knows."""


class Look(NamedTuple):
    """``wood`` and ``sticker`` tell teams apart; ``colour`` is the name of the sticker's colour in the theme, and
    ``number`` says how many pins there are in the rim."""

    kind: Kind
    wood: Literal["maple", "wenge"] = "maple"
    sticker: Literal["round", "six-sided"] = "round"
    colour: str = "stranger.0"
    emblem: str | None = None
    number: int = 0
    seed: int = 0


def first_disc() -> str:
    """The name of the first disc of which a game knows, for whoever shows any."""
    return next((name for name, look in looks().looks.items() if look.kind == "disc"), "disc")


def look_of(name: str, pawn: Pawn) -> Look:
    """The look of a piece. One that nobody knows is a disc with a star in one of a few colours."""
    seed = zlib.crc32(name.encode())
    known = looks().named(name)
    finish = known.finish if known else ""
    if pawn.shape != "disc":
        return Look(STICKS.get(finish, pawn.shape), seed=seed)
    if known is not None and known.kind == "crystal":
        return Look("crystal", seed=seed)
    if known is not None and known.kind == "disc":
        colour = known.colour or f"stranger.{seed % STRANGERS}"
        return Look("disc", known.wood, known.sticker, colour, known.emblem or "star", known.pins, seed)
    if finish in LACQUERS:
        return Look(LACQUERS[finish], seed=seed)
    return Look("disc", colour=f"stranger.{seed % STRANGERS}", emblem="star", seed=seed)
