"""What is noted while a turn goes on: what was done in it, the last attack, and for whom a text is carried out."""

from typing import Literal, TypeAlias

import msgspec

Triangle: TypeAlias = Literal["white", "black", ""]


class Placed(msgspec.Struct, frozen=True):
    """A tile that was placed, its triangle, and whether it is one of a chamber."""

    tile: str
    triangle: Triangle
    in_chamber: bool = False


class Roll(msgspec.Struct, frozen=True):
    """One die of an attack: against whom, what it showed, what it came to, against what; one that is ``pending`` may be
    rolled again."""

    target: str
    die: int
    total: int
    needed: int
    hits: bool
    pending: bool = False


class LastAttack(msgspec.Struct):
    """The last attack: who attacks with which card, its printed bonus, what else counts and from where, its dice,
    which monsters were unhurt before it, and the dice with which its damage was rolled, as their faces. A roll for
    initiative is seen like an attack: ``initiative`` is its rule."""

    attacker: str
    card: str
    bonus: int
    counts: list[tuple[str, int]] = []
    rolls: list[Roll] = []
    unhurt: list[str] = []
    damage: list[str] = []
    initiative: str = ""


class Acting(msgspec.Struct):
    """For whom a text is carried out: the seat that decides, the hero or figure that acts if one does, the place of the
    card, and what was hit. ``aimed`` is what an attack must or shall be aimed at first, ``chosen`` whom it was aimed
    at before its card was used, ``pair`` two heroes that belong together, ``clause`` the number of the clause that
    holds, counted from 1, while a figure acts by its tactics."""

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
    """What has been done in this turn (5.14), which every policy may read.

    Of a move in progress ``spent`` is what it has cost so far, ``None`` without one, and ``shorter`` how much less far
    it goes; ``stepped`` is the square to which it has led. ``attacks`` counts attempts to disarm or unlock too,
    ``attacked`` says that the hero did attack, ``more`` is how many moves or attacks are granted beyond the pattern
    (RAV-QA-06). ``pattern`` is what the hero has said it would do, where it has to, and ``done`` its moves and attacks
    in their order. ``activated`` are the cards of villains, monsters and traps that have acted. ``earned`` says that a
    treasure is due, ``twenty`` who may buy a level after a 20. ``behind`` says that a monster came in place of an
    encounter (RAV-MIK-11), ``initiative`` is what the die of an initiative roll showed, and ``fumbled`` what comes of a
    bad one (RAV-MIK-19).
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
    encounters: list[str] = []
    encounter_due: bool = False
    treasure: bool = False
    earned: bool = False
    time_tokens: int = 0
    activated: list[str] = []
    defeated: list[str] = []
    twenty: int | None = None
    ended: bool = False
    behind: bool = False
    initiative: int = 0
    fumbled: bool = False
