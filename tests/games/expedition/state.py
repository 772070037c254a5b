"""The state of an expedition, and the numbers that hold in it."""

from collections.abc import Mapping

import msgspec

from flick.table.game import State

SPEED, HEALTH, PURSE, HAND, ROUNDS, SIDES = 5, 4, 3, 2, 3, 20
"""Squares that a delver walks, health, coins and blades at the start, rounds, and the sides of the die."""
FIGURES = 8
"""In the dungeon: delvers, the ogre, and ghouls."""
KINDS: Mapping[str, tuple[int, int]] = {"ghoul": (12, 1), "ogre": (16, 3)}
"""Armour and health of beasts."""
BLADES = tuple(
    f"{name}-{strength}"
    for name, least in (("dagger", 1), ("sword", 3), ("axe", 5))
    for strength in range(least, least + 4)
)
TOKENS = tuple(
    f"{name}#{number}" for name, most in (("pearl", 4), ("charm", 3), ("moth", 4)) for number in range(1, most + 1)
)
PEARL, SLAIN, COINS = 3, 4, "coins"
"""What a pearl and a slain beast count in the end."""


def kind(thing: str) -> str:
    """What a thing is, apart from others of its kind."""
    return thing.partition("#")[0]


class Beast(msgspec.Struct):
    """Where it stands, and its health."""

    cells: tuple[str, ...]
    hp: int

    @property
    def of(self) -> int:
        return KINDS["ogre" if len(self.cells) > 1 else "ghoul"][1]


class Fight(msgspec.Struct):
    """Of a seat against a beast: the blade that is drawn, if any, and what the die shows, once it is thrown."""

    seat: int
    beast: str
    blade: str = ""
    roll: int = 0
    over: bool = False

    @property
    def strength(self) -> int:
        """Of the blade: the number on it."""
        return int(self.blade.partition("-")[2] or 0)

    @property
    def total(self) -> int:
        return self.roll + self.strength

    @property
    def armour(self) -> int:
        return KINDS[kind(self.beast)][0]


class ExpeditionState(State, kw_only=True):
    """The whole table. ``scouts`` are in the cave and ``delvers`` in the dungeon; ``seen`` are the cells to which
    somebody has been, ``tokens`` what still lies in others."""

    scouts: list[str]
    tokens: dict[str, list[str]]
    seen: list[str]
    finds: list[list[str]]
    coins: list[int]
    delvers: list[str]
    health: list[int]
    beasts: dict[str, Beast]
    slain: list[int]
    deck: list[str]
    hands: list[list[str]]
    gone: list[str]
    used: list[str]
    fight: Fight | None = None
    turn: int = 0
