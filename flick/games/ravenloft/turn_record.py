"""The records of a turn: what was done in it, the last attack, and for whom a text is carried out."""

from typing import Literal, TypeAlias

import msgspec

D20, TWENTY = 20, 20
"""The sides of the die that is rolled for attacks and attempts, and its highest number."""

Triangle: TypeAlias = Literal["white", "black", ""]


class Placed(msgspec.Struct, frozen=True):
    """A tile that was placed, its triangle, and whether it belongs to a chamber."""

    tile: str
    triangle: Triangle
    in_chamber: bool = False


class Roll(msgspec.Struct, frozen=True):
    """One die of an attack: its target, what it showed, the total, and the number that was needed. One that is
    ``pending`` may be rolled again."""

    target: str
    die: int
    total: int
    needed: int
    hits: bool
    pending: bool = False


class LastAttack(msgspec.Struct):
    """The last attack: the attacker, its card and printed bonus, what else counts with its source, the dice, the
    monsters that were unhurt before it, and the faces of the dice for its damage. A roll for initiative is shown like
    an attack; ``initiative`` is then its rule."""

    attacker: str
    card: str
    bonus: int
    counts: list[tuple[str, int]] = []
    rolls: list[Roll] = []
    unhurt: list[str] = []
    damage: list[str] = []
    initiative: str = ""


class Acting(msgspec.Struct):
    """For whom a text is carried out: the seat that decides, the hero or figure that acts, the tile of the card, and
    who was hit. ``aimed`` is the chosen or forced first aim of an attack, ``chosen`` its targets where they were chosen
    before its card was used, ``pair`` two heroes whom a text names together, ``clause`` the number, from 1, of the
    clause by which a figure acts."""

    seat: int
    hero: int | None = None
    figure: str = ""
    tile: str = ""
    target: str = ""
    aimed: str = ""
    chosen: list[str] = []
    pair: list[str] = []
    clause: int = 0


class RavenloftTurn(msgspec.Struct):
    """What has been done in this turn; every policy may read it.

    Of a move in progress ``spent`` is what it has cost so far, ``None`` without one, ``shorter`` the squares by which
    it is shortened, and ``stepped`` the square to which it has led. ``attacks`` counts attempts to disarm or unlock
    too, ``attacked`` says that the hero did attack, ``more`` is the number of moves or attacks granted beyond the
    pattern (RAV-QA-06). ``pattern`` is the one that the hero has declared, where it must, and ``done`` its moves and
    attacks in order. ``activated`` are the cards of villains, monsters and traps that have acted. ``walked`` says that
    the hero has moved, ``placed`` are the tiles of all explorations, ``encounter_due`` says that one is to be drawn in
    the villain phase, ``treasure`` that the hero has had one. ``earned`` says that a treasure is due, ``twenty`` is the
    seat that may buy a level after a 20. ``behind`` says that a monster came in place of an encounter (RAV-MIK-11),
    ``initiative`` is the die of an initiative roll, 0 before one, and ``fumbled`` says that it was a bad one
    (RAV-MIK-19).
    """

    moves: int = 0
    spent: int | None = None
    shorter: int = 0
    stepped: str = ""
    walked: bool = False
    attacks: int = 0
    attacked: bool = False
    more: int = 0
    pattern: str = ""
    done: list[str] = []
    placed: list[Placed] = []
    explorations: int = 0
    encounter_due: bool = False
    treasure: bool = False
    earned: bool = False
    activated: list[str] = []
    twenty: int | None = None
    ended: bool = False
    behind: bool = False
    initiative: int = 0
    fumbled: bool = False
