"""The whole table of a match as plain records."""

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from flick.games.ravenloft.dungeon import DungeonMap
from flick.games.ravenloft.language import Ailment
from flick.games.ravenloft.options import RavenloftOptions
from flick.games.ravenloft.progress import AdventureProgress
from flick.table.game import State
from flick.table.memory import Memory
from flick.table.windows import Hush

Stage: TypeAlias = Literal["setup", "begin", "hero", "hero_end", "explore", "pass_on", "encounter", "activate", "end"]
Sort: TypeAlias = Literal["monster", "villain", "object"]
Triangle: TypeAlias = Literal["white", "black", ""]

MOVE, ATTACK = "move", "attack"
"""The actions of a pattern (RAV-35)."""
MONSTER, ENCOUNTER, TREASURE = "monster", "encounter", "treasure"
"""The three decks (RAV-06)."""
MASTERY = 6
"""From this level on a hero is one with whom the dungeon reckons (RAV-ADV-08, RAV-ADV-37 to RAV-ADV-42)."""
TIME = "time"
"""Encounters that come with time (RAV-HPH-01)."""
TIME_TOKENS = 3
"""So many Time tokens bring one of them (RAV-HPH-18)."""


class Boost(msgspec.Struct, frozen=True):
    """A number that a text changes for a while: of which card it is, what is changed, by how much, until when, and the
    seat whose turn ends it."""

    card: str
    stat: str
    n: int
    until: str
    owner: int


class RavenloftHero(msgspec.Struct):
    """A hero. The numbers are those that count now, its level's gains with them. ``square`` is empty off the board.

    ``powers`` are its power cards, ``used`` those that are face down, the racial power among them (RAV-76). ``row`` are
    the monster and trap cards before its player in the order in which they were drawn (RAV-52); a hero that has
    ``escaped`` keeps them (RAV-114). ``tokens`` are Healing Surge tokens of its own, where they are not shared.
    """

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
        """Standing or downed (RAV-93)."""
        return bool(self.square)

    @property
    def stands(self) -> bool:
        """On the board and not downed."""
        return bool(self.square) and self.hp > 0


class Figure(msgspec.Struct):
    """A monster, a villain, or an object that can be attacked. ``square`` is the north-western one of a large base;
    ``most_hp`` what it came with."""

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
        """All that its base covers, row by row."""
        if self.size == 1:
            return (self.square,)
        column, row = map(int, self.square.split(","))
        lanes = range(self.size)
        return tuple(f"{column + right},{row + down}" for down in lanes for right in lanes)

    @property
    def is_monster(self) -> bool:
        """Whatever affects monsters affects villains (RAV-51)."""
        return self.sort != "object"


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


class Ended(msgspec.Struct, frozen=True):
    """How the game is over: won or lost, the message that says why, the rule, and what it is about."""

    won: bool
    reason: str
    rule: str
    about: str = ""


class Rounds(msgspec.Struct):
    """Of a game in rounds (5.7): the seats of ``heroes`` in their order, empty where turns go clockwise; what
    ``villains`` have rolled who have come; the seats that have ``explored`` in this round, those that have been
    ``rewarded`` with a treasure, and the figures that have ``acted`` in it. ``up`` is for whom the dungeon acts, in a
    villain phase of all."""

    heroes: list[int] = []
    villains: dict[str, int] = {}
    explored: list[int] = []
    rewarded: list[int] = []
    acted: list[str] = []
    up: int | None = None


class Adversary(msgspec.Struct):
    """Somebody who plays the dungeon at a seat of their own: the cards in hand, by their decks, and Threat."""

    hand: dict[str, list[str]] = {}
    threat: int = 0

    @property
    def cards(self) -> list[str]:
        """The whole hand."""
        return [name for held in self.hand.values() for name in held]


class RavenloftState(State, kw_only=True):
    """``first`` is the seat that begins, ``turn`` counts the turns of all seats. ``policies`` are the values that the
    rules ask for, by policy. Decks and discards go by their names, the top card first; ``xp`` is the pile of cards
    (RAV-135). ``figures`` are in the order of entering play; ``shielded`` cards have a Shield token (RAV-159).
    ``aside`` are villain cards that have not come into play, and cards that are not used; ``buried`` are heroes that
    have died. ``time_tokens`` lie on the deck of encounters that come with time (RAV-HPH-18). ``tokens`` are monster
    tokens that lie face down in their pile, ``tokens_drawn`` those that were turned over (RAV-RUL-54). An ``adversary``
    sits at the last seat, after those of the heroes."""

    options: RavenloftOptions
    policies: dict[str, tuple[str, ...]]
    heroes: list[RavenloftHero]
    first: int
    dungeon: DungeonMap
    progress: AdventureProgress
    decks: dict[str, list[str]]
    discards: dict[str, list[str]]
    surges: int
    time_tokens: int = 0
    stage: Stage = "setup"
    turn: int = 0
    tokens: list[str] = []
    tokens_drawn: list[str] = []
    figures: dict[str, Figure] = {}
    villains: list[str] = []
    shielded: list[str] = []
    xp: list[str] = []
    environment: str = ""
    shown: list[str] = []
    fallen: list[Figure] = []
    buried: list[str] = []
    aside: list[str] = []
    adversary: Adversary | None = None
    rounds: Rounds = msgspec.field(default_factory=Rounds)
    now: RavenloftTurn = msgspec.field(default_factory=RavenloftTurn)
    acting: Acting = msgspec.field(default_factory=lambda: Acting(0))
    fight: LastAttack | None = None
    ended: Ended | None = None
    achieved: list[str] = []
    hush: Hush = msgspec.field(default_factory=Hush)
    memory: Memory = msgspec.field(default_factory=dict[str, list[int]])

    @property
    def active(self) -> int:
        """The seat whose turn it is (RAV-33), or for whom the dungeon acts."""
        if self.rounds.up is not None:
            return self.rounds.up
        if self.rounds.heroes:
            return self.rounds.heroes[self.turn % len(self.heroes)]
        return (self.first + self.turn) % len(self.heroes)

    @property
    def adversary_seat(self) -> int | None:
        """The seat that plays the dungeon, if one does."""
        return None if self.adversary is None else len(self.heroes)

    @property
    def round(self) -> int:
        """Counted from 1: one turn of every player."""
        return self.turn // len(self.heroes) + 1


def all_seats(state: RavenloftState) -> tuple[int, ...]:
    """Those of heroes, and that of whoever plays the dungeon."""
    return tuple(range(len(state.heroes) + (state.adversary is not None)))


def seats_from(state: RavenloftState, seat: int) -> list[int]:
    """The seats of all heroes, that one first, then to the left."""
    count = len(state.heroes)
    return [(seat + step) % count for step in range(count)]


def seat_of(state: RavenloftState, hero: str) -> int:
    """The seat of a hero."""
    return next(seat for seat, one in enumerate(state.heroes) if one.id == hero)


def hero_named(state: RavenloftState, name: str) -> RavenloftHero | None:
    """The hero of that name; ``None`` for a figure or anything else."""
    return next((hero for hero in state.heroes if hero.id == name), None)


def is_hero(state: RavenloftState, name: str) -> bool:
    return hero_named(state, name) is not None


def standing(state: RavenloftState) -> list[int]:
    """The seats of standing heroes, in the order of turns (RAV-94, RAV-RUL-22)."""
    return [seat for seat in seats_from(state, state.active) if state.heroes[seat].stands]


def monsters(state: RavenloftState) -> Iterator[Figure]:
    """Monsters and villains on the board, in the order of entering play."""
    return (figure for figure in state.figures.values() if figure.is_monster)


def taken(state: RavenloftState, but: str = "") -> frozenset[str]:
    """The squares on which somebody stands, standing or downed, monster, villain or object; but that one."""
    heroes = [hero.square for hero in state.heroes if hero.square and hero.id != but]
    figures = [square for figure in state.figures.values() if figure.id != but for square in figure.squares]
    return frozenset([*heroes, *figures])


def squares_of_one(state: RavenloftState, name: str) -> tuple[str, ...]:
    """The squares of a hero or figure, by its name; none off the board."""
    if (figure := state.figures.get(name)) is not None:
        return figure.squares
    hero = hero_named(state, name)
    return (hero.square,) if hero is not None and hero.square else ()
