"""The state of a match as plain records."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

import msgspec

from flick.games.urto.cards import card
from flick.games.urto.cave import ALPHA, BLACK, START, URTO, Cave, cave_of
from flick.games.urto.language import Scope
from flick.maps.graph import Graph
from flick.table.game import State
from flick.table.seats import in_turn
from flick.table.windows import Hush

STANDARD_LIFE, STANDARD_MANA = 15, 10
"""The life and the mana of every hero in standard mode (URTO-186)."""
MOST_ARTEFACTS = 3
"""The most artefacts of a hero (URTO-126)."""

BAG = {
    "torch": 17,
    "torch_event": 5,
    "torch_fountain": 5,
    "shortcut": 5,
    "mushroom": 5,
    "monster": 11,
    "renown_1": 7,
    "renown_2": 3,
}
"""The 58 tokens in the bag (URTO-10)."""
RESERVE = {"attack": 4, "defence": 4, "blook": 4, "minus_two": 1}
"""Tokens that cards bring into play (URTO-11)."""

HeroName: TypeAlias = Literal["any", "sankaa", "arminius", "oriandre", "molesor", "barbouaille"]


TemperName: TypeAlias = Literal["own", "bold", "calm", "greedy", "sly", "spiteful"]


class UrtoSeatOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a seat: its hero, or any of those that are left (URTO-02), and the temper in which a bot plays it,
    by default that of the hero."""

    hero: HeroName = "any"
    temper: Annotated[TemperName, msgspec.Meta(extra={"of": "bots"})] = "own"


class UrtoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a match. ``standard`` plays without traits (URTO-184, URTO-185). With two players one ``weapon``
    is in play (URTO-182, URTO-R09). ``collapse`` ends games that would go on for ever (URTO-R109)."""

    standard: bool = False
    cave: Annotated[str, msgspec.Meta(extra={"folder": "caves"})] = "mehorina"
    weapon: Annotated[Literal["random", "hammer", "trumpets"], msgspec.Meta(extra={"seats": (2,)})] = "random"
    collapse: bool = True
    seats: tuple[UrtoSeatOptions, ...] = ()


class Trap(msgspec.Struct, frozen=True):
    """A trap token on a cell, by its ``name``, and who has put it there."""

    kind: Literal["blook", "minus_two"]
    name: str
    seat: int


class Gear(msgspec.Struct):
    """What a hero has announced for one combat (URTO-R49, URTO-R59): it stays to its end (URTO-R56, URTO-161).
    ``shielded`` is the damage that shields have cancelled in it."""

    scope: Scope
    weapons: list[str] = []
    boost: int = 0
    tokens: int = 0
    free_rerolls: int = 0
    shielded: int = 0


class Combat(msgspec.Struct):
    """A combat in progress. ``foe`` is a card, a hero or a mushroom; ``left`` is the life that a monster still has.
    ``gears`` and ``rolls`` belong to the seats in it."""

    scope: Scope
    seat: int
    foe: str
    left: int = 0
    other: int | None = None
    gears: dict[int, Gear] = {}
    rolls: dict[int, int] = {}


class UrtoHero(msgspec.Struct):
    """A hero. ``pool`` is the renown of tokens and gains (URTO-R06); ``arrived`` counts from 1, 0 is still on the way.
    ``shown`` are the artefacts that have been played and lie open: only they and divine ones do anything (URTO-125).

    ``used`` names powers that are spent, ``last_token`` what was drawn last, ``failures`` how many divine rolls in a
    row failed, ``first_pair`` the first two artefacts held at once (URTO-R113, URTO-R116).
    """

    id: str
    life: int
    mana: int
    cell: str
    pool: int = 0
    eight_sided: bool = False
    artefacts: list[str] = []
    shown: list[str] = []
    monsters: list[str] = []
    attack_tokens: int = 0
    defence_tokens: int = 0
    dead: bool = False
    arrived: int = 0
    rested: bool = False
    skips: bool = False
    kills: int = 0
    used: list[str] = []
    last_token: str = ""
    failures: int = 0
    first_pair: list[str] = []

    @property
    def in_cave(self) -> bool:
        """Whether the hero is neither dead nor has arrived."""
        return not self.dead and not self.arrived


class UrtoTurn(msgspec.Struct):
    """What has been done in this turn, and what is barred for the rest of it.

    ``met_monster`` bars the sprint (URTO-85), also of whoever ``hid`` (URTO-86); ``blocked`` says that a mushroom ended
    phases A to C (URTO-62). ``shortcuts`` are the cells whose shortcut was used (URTO-R37), ``lanterns`` counts rerolls
    of the search die, ``aside`` are the mushrooms that are to be put elsewhere. ``stage`` tells how far the turn has
    come, ``stopped`` that the hero has nothing more to do in it, ``doer`` for which seat a text is carried out and by
    which ``rule``; ``die`` is the face of the die that lies there without a fight.
    """

    stage: Literal["begin", "ways", "after", "end"] = "begin"
    doer: int = 0
    rule: str = ""
    rested: bool = False
    attacked: bool = False
    sprinted: bool = False
    met_monster: bool = False
    hid: bool = False
    stopped: bool = False
    blocked: bool = False
    shortcuts: list[str] = []
    aside: list[str] = []
    lanterns: int = 0
    no_search: bool = False
    no_sprint: bool = False
    die: str = ""


class UrtoState(State, kw_only=True):
    """``board`` is the cave as JSON, ``fight`` the combat that goes on. ``cells`` holds the token of every discovered
    cell, ``pieces`` what else lies on one (an artefact token, a divine weapon). ``open`` are cards that have just been
    drawn and lie open, ``gone`` what has left the game. ``turn`` counts the turns of all seats, those that are passed
    over too; tokens are drawn from the ``bag`` in no order."""

    options: UrtoOptions
    board: str
    heroes: list[UrtoHero]
    first: int
    bag: list[str]
    events: list[str]
    monsters: list[str]
    artefacts: list[str]
    alphas: list[str]
    cells: dict[str, str] = {}
    mushrooms: dict[str, list[str]] = {}
    traps: dict[str, list[Trap]] = {}
    pieces: dict[str, str] = {}
    event_discard: list[str] = []
    monster_discard: list[str] = []
    artefact_discard: list[str] = []
    open: list[str] = []
    gone: list[str] = []
    reserve: dict[str, int] = msgspec.field(default_factory=lambda: dict(RESERVE))
    lost_mushrooms: list[str] = []
    fight: Combat | None = None
    alpha_here: bool = True
    drafted: bool = False
    turn: int = 0
    now: UrtoTurn = msgspec.field(default_factory=UrtoTurn)
    hush: Hush = msgspec.field(default_factory=Hush)
    achieved: list[tuple[int, str]] = []
    conceded: list[int] = []

    @property
    def active(self) -> int:
        """The seat whose turn it is (URTO-R10)."""
        return (self.first + self.turn) % len(self.heroes)

    @property
    def round(self) -> int:
        """The number of the round, counted from 1; in each round every player has one turn (URTO-R109)."""
        return self.turn // len(self.heroes) + 1

    @property
    def cave(self) -> Cave:
        return cave_on(self.board, len(self.heroes))


@lru_cache(16)
def cave_on(board: str, players: int) -> Cave:
    """The board that a position has as JSON, for so many players."""
    return cave_of(msgspec.json.decode(board, type=Graph), players)


@lru_cache(16)
def special_cells(board: str) -> dict[str, str]:
    """The cells with something printed on them, by its mark; of the two artefact cells only one."""
    cave = cave_on(board, 2)
    cells = cave.graph.cells.items()
    return {mark: name for name, cell in cells for mark in cell.marks if mark != BLACK}


def start_cell(state: UrtoState) -> str:
    return state.cave.cell(START)


def urto_cell(state: UrtoState) -> str:
    return state.cave.cell(URTO)


def alpha_cell(state: UrtoState) -> str:
    return state.cave.cell(ALPHA)


def seats_from_active(state: UrtoState) -> list[int]:
    """All seats in seating order, from the active one on."""
    return in_turn(state.active, len(state.heroes))


def opponents(state: UrtoState, seat: int) -> list[int]:
    """The seats of all other heroes in the cave, from the active one on: nothing touches who has arrived (URTO-169,
    URTO-R100)."""
    return [other for other in seats_from_active(state) if other != seat and state.heroes[other].in_cave]


def heroes_on(state: UrtoState, cell: str) -> list[int]:
    """The seats of the heroes in the cave that stand on a cell."""
    return [seat for seat, hero in enumerate(state.heroes) if hero.in_cave and hero.cell == cell]


def is_taken(state: UrtoState, cell: str) -> bool:
    """Whether a hero stands on a cell: those who have arrived stand on Urto's (URTO-60)."""
    return any(hero.cell == cell and not hero.dead for hero in state.heroes)


def is_monster_cell(state: UrtoState, cell: str) -> bool:
    """Whether a cell is a nest (URTO-R20); with an empty monster pile it is a torch cell (URTO-67, URTO-R21)."""
    if cell == alpha_cell(state):
        return state.alpha_here or bool(state.monsters)
    return state.cells.get(cell) == "monster" and bool(state.monsters)


def divine_of(hero: UrtoHero) -> str | None:
    """The divine artefact that a hero holds (URTO-130)."""
    return next((name for name in hero.artefacts if card(name).is_divine), None)


def hidden_of(hero: UrtoHero) -> Sequence[str]:
    """The artefacts of a hero that others do not see (URTO-R77)."""
    return [name for name in hero.artefacts if name not in hero.shown and not card(name).is_divine]
