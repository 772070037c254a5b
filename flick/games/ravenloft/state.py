"""The state of a match as plain records."""

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
"""The level from which on the dungeon acts against a hero in particular (RAV-ADV-08, RAV-ADV-37 to RAV-ADV-42)."""
TIME = "time"
"""The Time Elapsed deck (RAV-HPH-01)."""
TIME_TOKENS = 3
"""The number of Time tokens that bring one of its cards (RAV-HPH-18)."""


class Ended(msgspec.Struct, frozen=True):
    """How the game has ended: won or lost, the message that says why, the rule, and what it is about."""

    won: bool
    reason: str
    rule: str
    about: str = ""


class Rounds(msgspec.Struct):
    """The order and the record of a round, in a game in rounds: the seats of ``heroes`` in their order, empty
    where turns go clockwise; the rolls of ``villains`` that have come; the seats that have ``explored`` in this round,
    those that have been ``rewarded`` with a treasure, and the figures that have ``acted``. ``up`` is the seat for which
    the dungeon acts, in a villain phase for all heroes."""

    heroes: list[int] = []
    villains: dict[str, int] = {}
    explored: list[int] = []
    rewarded: list[int] = []
    acted: list[str] = []
    up: int | None = None


class Adversary(msgspec.Struct):
    """The player who plays the dungeon at a seat of its own: the cards in hand by their decks, and Threat."""

    hand: dict[str, list[str]] = {}
    threat: int = 0

    @property
    def cards(self) -> list[str]:
        """All cards of the hand."""
        return [name for held in self.hand.values() for name in held]


class RavenloftState(State, kw_only=True):
    """The state of a match. ``first`` is the seat that begins, ``turn`` counts the turns of all seats from 0.
    ``policies`` are the values that the rules ask for, by policy. Decks and discards go by their names, the top card
    first; ``xp`` is the pile of experience (RAV-135), ``surges`` counts the Healing Surge tokens of the party.
    ``shown`` are cards that are being carried out, ``villains`` those of villains in play, ``environment`` is the one
    in play. ``figures`` are in the order of entering play, ``fallen`` those that have been defeated and not been
    settled yet; ``shielded`` cards have a Shield token (RAV-159). ``aside`` are villain cards that have not come into
    play, and cards that are not used; ``buried`` are heroes that have died. ``time_tokens`` lie on the Time Elapsed
    deck (RAV-HPH-18). ``tokens`` are monster tokens that lie face down in their pile, ``tokens_drawn`` those that were
    turned over (RAV-RUL-54). An ``adversary`` sits at the last seat, after those of the heroes."""

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
        """The number of the round, from 1; a round is one turn of every player."""
        return self.turn // len(self.heroes) + 1
