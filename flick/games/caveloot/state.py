"""The state of a match as plain records."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, TypeAlias

import msgspec

from flick.games.caveloot.cards import SECRET, card
from flick.games.caveloot.powers import Deck
from flick.games.caveloot.regions import FINAL_BOSSES, Length, Region, regions_of
from flick.table.game import State
from flick.table.seats import in_turn

HELP_CARDS = 4
"""The HELP! cards of each player at the start (CAVE-25)."""

Side: TypeAlias = Literal["own", "foe"]
"""The heroes' side in a fight, and that of the monster."""
OTHER: Mapping[Side, Side] = {"own": "foe", "foe": "own"}
"""The side that faces each side."""
Stage: TypeAlias = Literal[
    "begin", "prepare", "journey", "explore", "met", "clash", "spoils", "after", "floor", "home", "camp", "over"
]


TemperName: TypeAlias = Literal["any", "bold", "careful", "shrewd"]


class CavelootSeatOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat chooses for itself: how a bot plays it, by default one way after the other round the table."""

    temper: Annotated[TemperName, msgspec.Meta(extra={"of": "bots"})] = "any"


class CavelootOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``length`` says how far the adventure leads (CAVE-09). With a ``game_master`` the last seat runs the monsters and
    competes for nothing (CAVE-17, CAVE-R41); of five people one always does."""

    length: Length = "quick"
    game_master: Annotated[bool, msgspec.Meta(extra={"seats": (3, 4)})] = False
    seats: tuple[CavelootSeatOptions, ...] = ()


class Reward(msgspec.Struct):
    """What a helper has been promised (CAVE-R51): cards, coins, the beaten monster; perhaps on victory only."""

    things: list[str] = []
    coins: int = 0
    trophy: bool = False
    on_victory: bool = False


class Player(msgspec.Struct):
    """A player with an own camp (CAVE-01). ``hero`` is the one who is away from it, ``hand`` what that hero carries.
    ``help`` counts HELP! cards, of which received ones are like the first (CAVE-R05), ``access`` begins with Butina
    (CAVE-32). ``purse`` holds change (CAVE-R01); ``debts`` are fees owed for tamed monsters that were used (CAVE-R38).

    ``entered`` are guilds with their level, ``opened`` secret passages, ``rights`` quests of others that the player may
    complete. ``replaced`` says that the last hero has been dealt, ``out`` that there is none left (CAVE-R53).
    """

    camp: list[str] = []
    hand: list[str] = []
    hero: str = ""
    help: int = HELP_CARDS
    purse: int = 0
    access: list[Region] = msgspec.field(default_factory=lambda: list[Region](["butina"]))
    debts: dict[str, int] = {}
    entered: dict[str, int] = {}
    opened: list[str] = []
    rights: list[str] = []
    replaced: bool = False
    out: bool = False

    @property
    def away(self) -> tuple[str, ...]:
        """The hero who is away from the camp; nobody where all are at home."""
        return (self.hero,) if self.hero else ()

    @property
    def cards(self) -> list[str]:
        """All cards of the player: in the camp, in the hand, and the hero who is away."""
        return [*self.camp, *self.hand, *self.away]


class Dungeon(msgspec.Struct):
    """A dungeon that has been built: the cards under it that nobody has seen, and what is left on each level that was
    revealed (CAVE-147, CAVE-R46). ``beaten`` are monsters that do not fight again during this visit."""

    region: str
    hidden: list[str]
    floors: list[list[str]] = []
    beaten: list[str] = []


SourceKind: TypeAlias = Literal["hero", "artefact", "grimoire", "support", "text", "foe"]


class Source(msgspec.Struct):
    """Something that gives power in a clash: a card, the expression that was drawn for it, and its power cards from
    left to right; an empty one could not be drawn (CAVE-R22)."""

    side: Side
    seat: int
    card: str
    kind: SourceKind
    power: str
    drawn: list[str]
    variable: int = 0
    plus: int = 0
    times: int = 1


class CavelootFight(msgspec.Struct):
    """A fight: ``foes`` are one opponent (CAVE-152), with ``gear`` and unused ``spells`` of a dungeon's level.

    ``seats`` fight on the heroes' side, the active one first; ``worn`` is what each has equipped, ``lent`` its support
    heroes in this clash. ``used`` names talents by card, and texts that are used up, for this fight; ``spent`` those
    for this clash. ``factors`` are 0 or 2 for power cards that count nothing or twice. ``tamed`` are corrupted
    monsters that were equipped in it.
    """

    foes: list[str]
    vitality: int
    seats: list[int]
    gear: list[str] = []
    spells: list[str] = []
    worn: dict[int, list[str]] = {}
    lent: dict[int, list[str]] = {}
    clash: int = 0
    sources: list[Source] = []
    factors: dict[str, int] = {}
    boosts: list[tuple[str, int]] = []
    used: list[str] = []
    spent: list[str] = []
    shields: dict[str, int] = {}
    silenced: list[Side] = []
    bans: list[tuple[Side, str]] = []
    free_flight: bool = False
    called: bool = False
    rewards: dict[int, Reward] = {}
    tamed: list[str] = []
    in_dungeon: bool = False
    outcome: Literal["", "won", "fled", "lost"] = ""


class Outfit(msgspec.Struct):
    """The ``hero`` whom a player is about to send, on a journey or to help, and what shall be packed."""

    seat: int
    hero: str
    pack: list[str]


class CavelootTurn(msgspec.Struct):
    """How far the turn has come. ``outfit`` is what somebody prepares at this moment.

    ``used`` names grimoires, support heroes and texts that are used up this turn; ``placed`` cards whose place in a
    pile the active player knows (CAVE-R14), ``looks`` how many looks were taken, ``looked`` the card that is being
    looked at. ``limited`` counts the steps that are left after a fight (CAVE-R30), ``None`` before one, ``counted`` the
    symbols of temerity that are among them, and ``extra`` what texts add.

    ``dungeon`` is being visited, ``floor`` is its level, counted from 0, and ``fought`` says whether there was a fight
    since it was entered. ``met`` is the card that was just turned over, ``beaten`` the foe that may be captured now,
    ``captured`` are those that were. ``declined`` counts declined offers by pair (CAVE-R49), ``owed`` are rewards to
    hand over. ``agreed`` says that the adventure ends with this turn (CAVE-R09), ``offered`` are the removed heroes of
    whom a seat without any keeps one (CAVE-233).
    """

    stage: Stage = "begin"
    outfit: Outfit | None = None
    region: str = ""
    used: list[str] = []
    placed: list[str] = []
    looks: int = 0
    looked: str = ""
    limited: int | None = None
    counted: list[str] = []
    extra: int = 0
    dungeon: str = ""
    floor: int = 0
    fought: bool = False
    met: str = ""
    beaten: str = ""
    captured: list[str] = []
    declined: dict[str, int] = {}
    owed: list[tuple[int, Reward]] = []
    agreed: bool = False
    offered: dict[int, list[str]] = {}


class CavelootState(State, kw_only=True):
    """``piles`` lie face down in no order, ``open`` face up in each region. ``vitality`` is told of heroes that have
    lost or gained some, ``bound`` are fairies and spirits by their host, ``wounded`` and ``gained`` the heroes that
    have had a card's wound or gift. ``unpaid`` are heroes and tamed monsters that must be paid for, ``tamed`` the
    corrupted ones, ``trophies`` renegades that were beaten. ``knows`` lists who has seen a secret card, ``met`` counts
    what quests ask for, ``completed`` their tasks that are done; ``stirred`` are regions whose pile
    must be mixed; ``box`` holds what is out of this game. ``reserved`` are seats that do not want to be asked whether
    they offer a deal to somebody who came home.
    """

    options: CavelootOptions
    players: list[Player]
    has_master: bool
    first: int
    piles: dict[str, list[str]]
    open: dict[str, list[str]]
    dungeons: dict[str, Dungeon] = {}
    graveyard: list[str] = []
    removed: list[str] = []
    special: list[str]
    legendary: list[str]
    box: list[str] = []
    decks: dict[Deck, list[str]]
    used: dict[Deck, list[str]]
    vitality: dict[str, int] = {}
    bound: dict[str, list[str]] = {}
    wounded: dict[str, list[str]] = {}
    gained: dict[str, list[str]] = {}
    unpaid: list[str] = []
    tamed: list[str] = []
    trophies: list[str] = []
    knows: dict[str, list[int]] = {}
    met: dict[str, int] = {}
    completed: list[str] = []
    stirred: list[str] = []
    reserved: list[int] = []
    turn: int = 0
    active: int = 0
    now: CavelootTurn = msgspec.field(default_factory=CavelootTurn)
    fight: CavelootFight | None = None
    dealt: list[list[str]] = []
    bravest: int | None = None
    ended: Literal["", "boss", "agreed", "nobody"] = ""

    @property
    def regions(self) -> tuple[Region, ...]:
        """The regions of the chosen adventure."""
        return regions_of(self.options.length)

    @property
    def final_boss(self) -> str:
        return FINAL_BOSSES[self.options.length]

    @property
    def current_fight(self) -> CavelootFight:
        """The fight that goes on; it is asked for only while one does."""
        assert self.fight is not None
        return self.fight

    @property
    def level(self) -> list[str]:
        """What lies on the level of the dungeon that is being visited."""
        return self.dungeons[self.now.dungeon].floors[self.now.floor]

    @property
    def opponents(self) -> list[str]:
        """The foes of the current fight with their gear, in a dungeon with all grimoires of their level, used or
        not."""
        fight = self.current_fight
        spells = [name for name in self.level if card(name).type == "grimoire"] if fight.in_dungeon else []
        return [*fight.foes, *fight.gear, *spells]

    @property
    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    @property
    def master(self) -> int | None:
        """The seat of the game master; ``None`` where there is none."""
        return len(self.players) if self.has_master else None


def vitality_of(state: CavelootState, hero: str) -> int:
    """The vitality of a hero (CAVE-95)."""
    return state.vitality.get(hero, card(hero).vitality)


def bound_to(state: CavelootState, host: str) -> Sequence[str]:
    """The fairies under a hero, or the spirits that haunt a monster."""
    return state.bound.get(host, ())


def seats_from(state: CavelootState, first: int) -> list[int]:
    """All players in seating order, that one first."""
    return in_turn(first, len(state.players))


def others_of(state: CavelootState, seat: int) -> list[int]:
    """The other players who are still in the game, in seating order."""
    return [other for other in seats_from(state, seat)[1:] if not state.players[other].out]


def is_secret(state: CavelootState, seat: int, name: str) -> bool:
    """Whether a player holds a card whose text others may not know (CAVE-R13)."""
    return card(name).type in SECRET and name not in state.players[seat].entered


def everybody(state: CavelootState) -> list[int]:
    """All seats, including that of a game master."""
    return list(range(len(state.players) + state.has_master))


def is_known(state: CavelootState, name: str) -> bool:
    """Whether everybody has seen a secret card."""
    return all(seat in state.knows.get(name, ()) for seat in everybody(state))
