"""The state of a game as plain records."""

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Literal, TypeAlias

import msgspec

from flick.games.kinfire.cards import team_card
from flick.games.kinfire.language import COLOURS
from flick.games.kinfire.records import lantern_of
from flick.table.game import State
from flick.table.memory import Memory
from flick.table.options import NoSuchSeat, NotTwice

SLOTS = 4
"""The number of well cards round the Master (KIN-24)."""
HEALTH, HARD_HEALTH = 10, 8
"""The health at the start, which it can never exceed, in a usual and in a hard game (KIN-08, KIN-09, KIN-165,
KIN-R02)."""
HANDS = {1: 8, 2: 7, 3: 6, 4: 5}
"""The size of a new hand by the number of Seekers (KIN-20, KIN-30 to KIN-33, KIN-170). A hand may grow larger
(KIN-R74)."""
FIRST_DISCARD, QUICK_DISCARD = 3, 13
"""The number of well cards discarded at the set-up, in a usual and in a quick game (KIN-25, KIN-166)."""
QUICK_DAMAGE, QUICK_FATIGUE = 2, 1
"""The damage and the Fatigue cards that a quick game costs before the first turn (KIN-167, KIN-168, KIN-R07)."""
FIRST_GAME = ("crystal_caves", "great_stag", "the_3_fountains", "the_maze")
"""The cards in the four slots of a first game (KIN-187)."""
MOST_BOOSTS = 2
"""The most boosts of an action, from all Seekers together (KIN-80, KIN-171)."""
SKILL_DICE = 3

Face: TypeAlias = Literal["aside", "up", "down"]
SeekerChoice: TypeAlias = Literal["any", "asha", "ioren", "sefa", "odram"]


class SeekerOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a seat. Where ``seeker`` is ``any``, the seat gets the first Seeker that is left (KIN-15)."""

    seeker: SeekerChoice = "any"


class KinfireOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a match, which combine freely (KIN-R93). ``first_player`` is the number of a seat, or 0 for a
    random one (KIN-R19). With ``every_boost``, players are also asked for boosts that cannot change anything.

    Seats are Seekers and not people (KIN-R17): two of this box, and two that stand for those of another box (KIN-02,
    KIN-03, KIN-169, KIN-R92).
    """

    hard: bool = False
    quick: bool = False
    first_game: bool = False
    first_player: Annotated[
        int, msgspec.Meta(ge=0, le=4, description="expected-first-player", extra={"seats": (2, 3, 4)})
    ] = 0
    every_boost: bool = False
    seats: tuple[SeekerOptions, ...] = ()


EXCLUSIONS = (
    NotTwice("seeker", "KIN-R18", "refused-seeker-twice", free=("any",)),
    NoSuchSeat("first_player", "KIN-R19", "refused-first-player"),
)


class SeekerState(msgspec.Struct, gc=False):
    """What belongs to a Seeker. A Lantern is ``charged`` until the clean-up of the turn in which it is ``used`` as the
    action (KIN-73 to KIN-75, KIN-77). ``played`` holds the cards played in this turn (KIN-R75)."""

    id: str
    deck: list[str]
    hand: list[str] = []
    discard: list[str] = []
    played: list[str] = []
    charged: bool = False
    used: bool = False

    @property
    def lantern(self) -> str:
        return lantern_of(self.id)

    @property
    def within_reach(self) -> list[str]:
        """The cards that the Seeker can play as an action: the hand, and the Lantern while it is charged (KIN-75)."""
        return [*self.hand, self.lantern] if self.charged else self.hand


class AttemptTally(msgspec.Struct, frozen=True, gc=False):
    """The points of an attempt, part by part (KIN-R50): the value of the action, what abilities have added
    (``ability``), the boosts in their order, the dice, and the bonuses of texts in force (``standing``). ``before`` is
    the progress to which they are added."""

    before: int
    action: int
    ability: int
    boosts: tuple[int, ...]
    dice: int
    standing: int

    @property
    def bonus(self) -> int:
        return self.ability + self.standing

    @property
    def played(self) -> int:
        """The points of action, abilities and boosts, without those of dice and texts in force."""
        return self.action + self.ability + sum(self.boosts)

    @property
    def total(self) -> int:
        """The sum of all points, at least 0 (KIN-R52)."""
        return max(0, self.played + self.dice + self.standing)


class Attempt(msgspec.Struct, gc=False):
    """The attempt going on. ``colour`` is the challenge's or the one named for the Master, ``action`` a skill card or a
    Lantern, ``boosts`` skill cards, ``bonuses`` what abilities have added by the cards that say so, ``rerolls`` the
    cards that allow one.

    ``dice`` is the last roll, Light or Darkness at its end; ``placed`` counts the points put on the card in step 4,
    from which on the attempt is ``due`` to be judged (KIN-R54), against ``needed``; ``tally`` is how they were added
    up, ``done`` says that it has been completed, and ``failed`` that it has not.
    """

    card: str
    colour: str
    action: str = ""
    boosts: list[str] = []
    bonuses: dict[str, int] = {}
    rerolls: list[str] = []
    dice: list[str] = []
    placed: int = 0
    needed: int = 0
    tally: AttemptTally | None = None
    due: bool = False
    done: bool = False
    failed: bool = False

    @property
    def bonus(self) -> int:
        """The points that abilities have added."""
        return sum(self.bonuses.values())


class KinfireTurn(msgspec.Struct, gc=False):
    """What counts within one turn (KIN-R99): the damage suffered, how much of it came from The Beast's Riddle, whether
    any has struck yet, how much of the next will be prevented, and the abilities that have been used ``once``."""

    damage: int = 0
    riddle: int = 0
    struck: bool = False
    prevent: int = 0
    once: list[str] = []


class KinfireState(State, kw_only=True):
    """``hp`` is the whole team's (KIN-07). ``well_deck`` and ``well_discard`` have their top first. ``board`` holds the
    four slots, empty ones as ``""``; ``gauntlet`` the face of each Gauntlet card.

    ``progress`` is the points on challenges, those without any left out; it stays from turn to turn and has no limit
    (KIN-93, KIN-95, KIN-R20, KIN-R82). ``attached`` stays under the Master to the end (KIN-R78).

    ``completing`` names cards that are completed and still lie there while their rewards are carried out (KIN-R55).
    ``past`` is the attempt of this turn once it is over, ``roll`` the last roll, both to be looked at. ``box`` holds
    Masters that play no part, ``gone`` well cards that left the game (KIN-R35). ``turn`` counts turns from 1; it is 0
    until play has begun. ``memory`` knows the well cards that lie face down and were seen before.
    """

    options: KinfireOptions
    seekers: list[SeekerState]
    active: int
    hp: int
    well_deck: list[str]
    master: str
    box: list[str]
    gauntlet: dict[str, Face]
    fatigue_deck: list[str]
    board: list[str] = msgspec.field(default_factory=lambda: [""] * SLOTS)
    well_discard: list[str] = []
    completed: list[str] = []
    gone: list[str] = []
    attached: list[str] = []
    fatigue: list[str] = []
    progress: dict[str, int] = {}
    completing: list[str] = []
    memory: Memory = {}
    bottom: bool = False
    turn: int = 0
    attempt: Attempt | None = None
    past: Attempt | None = None
    now: KinfireTurn = msgspec.field(default_factory=KinfireTurn)
    roll: list[str] = []
    achieved: list[str] = []
    won: bool = False
    lost: str = ""
    conceded: int | None = None

    @property
    def you(self) -> SeekerState:
        """The active Seeker."""
        return self.seekers[self.active]

    @property
    def running(self) -> Attempt:
        """The attempt that goes on; rules ask for it only while there is one."""
        assert self.attempt is not None
        return self.attempt

    @property
    def hp_start(self) -> int:
        return HARD_HEALTH if self.options.hard else HEALTH


def attempted(state: KinfireState) -> str:
    """The challenge that is attempted; empty where none is."""
    return "" if state.attempt is None else state.attempt.card


def others_in_order(state: KinfireState) -> Sequence[int]:
    """The seats that may boost, from the left of the active Seeker; a single player themselves (KIN-79, KIN-81, KIN-82,
    KIN-R39)."""
    return _others(state.active, len(state.seekers))


@cache
def _others(seat: int, count: int) -> Sequence[int]:
    return (*range(seat + 1, count), *range(seat)) or (seat,)


def gauntlet_up(state: KinfireState) -> list[str]:
    return [name for name, face in state.gauntlet.items() if face == "up"]


def gauntlet_down(state: KinfireState) -> list[str]:
    return [name for name, face in state.gauntlet.items() if face == "down"]


def on_board(state: KinfireState) -> list[str]:
    """The well cards round the Master, by slot."""
    return [card for card in state.board if card]


def vulnerabilities(state: KinfireState) -> list[str]:
    """The colours that the backs of turned Gauntlet cards grant against the Master (KIN-158, KIN-R87)."""
    if not state.bottom:
        return []
    granted = [part.about for name in gauntlet_down(state) for part in team_card(name).turned.get("vulnerable", ())]
    return [colour for colour in COLOURS if colour in granted]


def master_is_open(state: KinfireState) -> bool:
    """Whether the Master may be chosen, and progress may lie on it (KIN-149, KIN-R80, KIN-R83)."""
    return state.bottom and bool(vulnerabilities(state))


def challenges(state: KinfireState) -> list[str]:
    """The challenges in play (KIN-R84), without those that are just being completed."""
    found = may_be_attempted(state)
    if not state.bottom:
        found = [card for card in found if team_card(card).kind == "challenge"]
    return [card for card in found if card not in state.completing]


def may_be_attempted(state: KinfireState) -> list[str]:
    """The cards that can be chosen: the well cards; at the bottom the face-up Gauntlet cards, and the Master while it
    is vulnerable (KIN-41, KIN-R80)."""
    if not state.bottom:
        return on_board(state)
    return gauntlet_up(state) + ([state.master] if master_is_open(state) else [])


def is_challenge(state: KinfireState, card: str) -> bool:
    """Whether that card is one of the ``challenges``."""
    if card in state.completing:
        return False
    if state.bottom:
        return state.gauntlet.get(card) == "up" or (card == state.master and master_is_open(state))
    return card in state.board and team_card(card).kind == "challenge"
