"""The whole table of a match as plain records."""

from typing import Literal, TypeAlias

import msgspec

from flick.games.ravenloft.dungeon import DungeonMap
from flick.games.ravenloft.heroes_and_foes import Figure, RavenloftHero
from flick.games.ravenloft.options import RavenloftOptions
from flick.games.ravenloft.progress import AdventureProgress
from flick.games.ravenloft.turn_record import Acting, LastAttack, RavenloftTurn
from flick.table.game import State
from flick.table.memory import Memory
from flick.table.windows import Hush

Stage: TypeAlias = Literal["setup", "begin", "hero", "hero_end", "explore", "pass_on", "encounter", "activate", "end"]

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
