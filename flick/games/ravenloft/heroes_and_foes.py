"""The records of heroes, and of the figures that stand against them."""

from typing import Literal, TypeAlias

import msgspec

from flick.games.ravenloft.language import Ailment

Sort: TypeAlias = Literal["monster", "villain", "object"]


class Boost(msgspec.Struct, frozen=True):
    """A change of a number for a while: the card it comes from, the number, the amount, until when it lasts, and the
    seat whose turn ends it."""

    card: str
    stat: str
    n: int
    until: str
    owner: int


class RavenloftHero(msgspec.Struct):
    """A hero. Its numbers are those that count now, with the gains of its level. ``square`` is empty off the board.
    ``powers`` are its power cards, ``used`` those that are face down, the racial power among them (RAV-76). ``row`` are
    the monster and trap cards before its player in drawing order (RAV-52); a hero that has ``escaped`` keeps them
    (RAV-114). ``tokens`` are its own Healing Surge tokens, where they are not shared."""

    id: str
    ac: int
    hp: int
    most_hp: int
    speed: int
    surge_value: int
    race: str
    classes: list[str]
    specials: list[str]
    racial: str
    level: int = 1
    tokens: int = 0
    critical: bool = False
    square: str = ""
    powers: list[str] = []
    used: list[str] = []
    items: list[str] = []
    curses: list[str] = []
    conditions: list[Ailment] = []
    boosts: list[Boost] = []
    row: list[str] = []
    escaped: bool = False
    dead: bool = False

    @property
    def on_board(self) -> bool:
        """Whether the hero is in the dungeon, standing or downed (RAV-93)."""
        return bool(self.square)

    @property
    def stands(self) -> bool:
        """Whether the hero is in the dungeon and not downed."""
        return bool(self.square) and self.hp > 0


class Figure(msgspec.Struct):
    """A monster, a villain, or an object that can be attacked. ``square`` is the north-western one of a large base,
    ``most_hp`` the HP with which it came."""

    id: str
    kind: str
    sort: Sort
    hp: int
    most_hp: int
    square: str
    size: int = 1
    stunned: bool = False

    @property
    def squares(self) -> tuple[str, ...]:
        """The squares that its base covers, row by row."""
        if self.size == 1:
            return (self.square,)
        column, row = map(int, self.square.split(","))
        lanes = range(self.size)
        return tuple(f"{column + right},{row + down}" for down in lanes for right in lanes)

    @property
    def is_monster(self) -> bool:
        """Whether the figure is a monster or a villain, which counts as one (RAV-51)."""
        return self.sort != "object"
