"""``levels/<game>/layout.yaml``: where the zones of a game lie on the table, and how they are shown (``show``).

The ID of a zone may hold ``{side}``: whoever's rail it lies in, or ``{own}``: the number of whoever looks. A zone that
a board does not have is left out, so one file serves every number of seats. Messages are those of the game.
"""

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec

from flick.paint.courses import Courses
from flick.table import content
from flick.table.board import Zone
from flick.table.sayings import Who
from flick.window.arena.effects.names import SignName

FILE = "layout.yaml"


Turned: TypeAlias = Literal["all", "dice", "cards"]


class LayoutRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the file."""


Each: TypeAlias = str | list[str]
"""For whom or what a part of the file is repeated, ``{each}`` in it being the number or the name: ``seats`` for every
seat that has a zone, a list of names, or a pattern such as ``deck-*`` for what stands there in the IDs of zones."""


SEATS = "seats"


def _check(each: Each) -> None:
    if isinstance(each, str) and each not in ("", SEATS) and each.count("*") != 1:
        raise ValueError("each is “seats”, a list of names, or a pattern with one *")


def word_of(name: str) -> str:
    """The word of a file for a record of this name: ``tally`` for ``TallySlot``."""
    return name.removesuffix("Slot").lower()


class RailSlot(LayoutRecord, frozen=True, tag_field="show", tag=word_of, kw_only=True):
    """How zones are shown in a rail; what the file says is ``word_of`` its name. What is to
    ``spare`` is left out where the rest needs its room."""

    each: Each = ""
    spare: bool = False

    def __post_init__(self) -> None:
        _check(self.each)


class ZoneSlot(RailSlot, frozen=True, kw_only=True):
    """One zone in a rail, and what stands above it; seen as long as nothing lies in a zone to which it
    ``gives_way``."""

    zone: str
    heading: str = ""
    gives_way: tuple[str, ...] = ()


class TallySlot(ZoneSlot, frozen=True, kw_only=True):
    """A number of things, and the things themselves: health. ``fact`` of the zone is the number, ``of`` another one
    that says how many there could be; ``token`` is a health token's side, or the name of an icon of a ``colour``."""

    fact: str
    token: str
    colour: str = "wound"
    of: str = ""


class BowlSlot(ZoneSlot, frozen=True, kw_only=True):
    """The same in a turned bowl: a bank. Its tokens show these faces by turns."""

    fact: str
    tokens: list[str]


class MarkerSlot(ZoneSlot, frozen=True):
    """The tile of the one that acts for a side, with ``now`` as its heading while it does."""

    now: str = ""


class LyingSlot(ZoneSlot, frozen=True):
    """Cards that lie open: the name of one, or as many as fit. ``note`` says what they are good for, ``empty`` what
    stands there when there is none, with an ``icon``. The first ones, as many as ``skip``, are shown elsewhere. One
    that ``vanishes`` is seen only while something lies there. One that comes is shown ``large`` on its way, so that it
    is read."""

    skip: int = 0
    vanishes: bool = False
    large: bool = False
    empty: str = ""
    note: str = ""
    icon: str = ""


class Pile(LayoutRecord, frozen=True):
    """A deck or a discard pile."""

    zone: str
    heading: str = ""


class PilesSlot(RailSlot, frozen=True):
    """Piles side by side, each with its count."""

    zones: list[Pile]


class NoteSlot(ZoneSlot, frozen=True):
    """What a zone says of itself, in words."""


class Gauge(LayoutRecord, frozen=True):
    """A bar that fills up: a ``fact`` of the zone, and another one that says ``of`` how many."""

    fact: str
    of: str = ""
    icon: str = ""
    colour: str = "good"


class ShownNumber(LayoutRecord, frozen=True):
    """How many cards lie in a zone, which can be looked through where they lie open; or a ``fact`` of the sheet's."""

    zone: str = ""
    fact: str = ""
    icon: str = ""
    heading: str = ""


class SheetSlot(ZoneSlot, frozen=True, kw_only=True):
    """One person or hero: ``zone`` holds first the card of whoever it is, then what they carry, whose marks are told.
    The name is that of whoever it belongs to without cards, or where the ``person`` is named. ``line`` is a message
    that is given the facts of the zone. ``now`` is the heading while a mark of the card is ``alive``. Without a zone
    it is the side whose rail it is."""

    zone: str = ""
    person: bool = False
    now: str = ""
    line: str = ""
    bars: list[Gauge] = []
    numbers: list[ShownNumber] = []


class DuelSlot(ZoneSlot, frozen=True):
    """What counts in a duel, how far that goes, its odds and how it ends. ``turned`` is what is shown here of what has
    been turned up, where the rest lies on the cloth; of those who face each other ``cards`` shows none, ``both``, or
    the ``other`` one alone, larger. What counts and the totals are left out where the cloth tells them (``counts``).
    ``empty`` stands there when there is no such zone. A high rail has room for so many ``rows`` of dice at least."""

    counts: bool = True
    rows: int = 2
    empty: str = ""
    turned: Turned = "all"
    cards: Literal["none", "both", "other"] = "none"


class TacticsSlot(ZoneSlot, frozen=True):
    """By what list somebody acts just now: its zone tells of ``Tactics`` while they do."""


class QueueSlot(ZoneSlot, frozen=True):
    """Who acts when: names in the order of a zone, and what the ``marks`` of each say. Whoever is ``alive`` acts,
    whoever is ``dark`` has acted."""


class MovesSlot(ZoneSlot, frozen=True):
    """Where the answers stand to questions that are asked ``beside`` what they are about; seen while there is the
    zone."""


Slot: TypeAlias = (
    TallySlot
    | BowlSlot
    | MarkerSlot
    | LyingSlot
    | PilesSlot
    | NoteSlot
    | SheetSlot
    | DuelSlot
    | TacticsSlot
    | QueueSlot
    | MovesSlot
)
Share: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=100)]
How: TypeAlias = Literal["row", "grid", "stack", "list", "track", "dice", "text", "board", "map", "duel"]
Form: TypeAlias = Literal["card", "disc"]


class ZonePlace(LayoutRecord, frozen=True):
    """A zone on the cloth: left, top, width and height in hundredths of it. Without ``show`` its own kind decides; a
    ``bare`` one does not say what it is called. ``coins`` is a fact of its cards that lies on them in tokens of 1 and
    3, ``stands`` one that may differ from the number on the card, and is shown where it does. ``rest`` is the
    zone in which the other cards of a pile lie: it tells then how many of all these are. Figures on a map have the
    facts ``health`` and ``of`` shown as a bar. Of a duel ``turned`` is what is shown of what has been turned up, and
    ``others`` are places that it takes when they are nearer to the card of the other side.

    Instead of a zone it may hold several ``places``, in hundredths of itself, all of them seen or, with ``tabs``, one
    at a time behind tabs with their headings. Those made for ``each`` share a place side by side, or one ``below`` the
    other."""

    zone: str = ""
    at: tuple[Share, Share, Share, Share] = (0, 0, 100, 100)
    places: "list[ZonePlace]" = []
    tabs: bool = False
    each: Each = ""
    below: bool = False
    show: How | None = None
    pieces: Form = "card"
    heading: str = ""
    bare: bool = False
    coins: str = ""
    stands: str = ""
    rest: str = ""
    health: str = "hp"
    of: str = "of"
    turned: Turned = "all"
    others: list[tuple[Share, Share, Share, Share]] = []

    def __post_init__(self) -> None:
        if bool(self.zone) == bool(self.places):
            raise ValueError("a place holds either a zone or places")
        _check(self.each)


class DieFace(LayoutRecord, frozen=True):
    """A side of a die: its icon, on a field of a colour or on the bare ``body``. Dice of one ``kind`` have the same
    sides. One without an icon is a die with numbers, as many as it has ``sides``: its faces are its name and a number
    (``d20-7``)."""

    icon: str = ""
    sides: Literal[4, 6, 8, 12, 20] = 6
    colour: str = ""
    ink: str = "ink"
    body: str = "card"
    kind: str = ""


class PileBack(LayoutRecord, frozen=True):
    """The back of the cards of a pile: an icon on a colour; or the pile is a ``sack`` of that colour."""

    icon: str
    colour: str = "wood.1"
    sack: bool = False


class MarkSign(LayoutRecord, frozen=True):
    """How a mark is seen on a card, a figure or a pawn: as an icon at its edge, in the ``dark``, or ``alive``, as is
    whoever acts now; of a figure or a pawn also in brackets, as a ``target``."""

    icon: str = ""
    colour: str = "badge"
    dark: bool = False
    alive: bool = False
    target: bool = False


class Printed(LayoutRecord, frozen=True):
    """What is printed or lies on a cell of a map: an ``icon`` in the colour ``ink``. In a cave it is a pebble of a
    ``colour``, a ``large`` one if it says so; in a dungeon a block of stone where it has a colour, else a print."""

    icon: str = ""
    colour: str = ""
    ink: str = ""
    large: bool = False


class Rails(LayoutRecord, frozen=True):
    """From the top. ``each`` is one rail for every side, that of the only person at the left; else ``left`` and
    ``right``."""

    each: list[Slot] = []
    left: list[Slot] = []
    right: list[Slot] = []


class Playing(LayoutRecord, frozen=True):
    """The zone whose cards lie raised in the hand because they are being played; ``who`` is its fact that says by whom:
    those of others lie at their own sides. ``fact`` counts from 1 which of the card's steps is due, and ``hint`` says
    so: it is given ``n``, ``count`` and ``step``, the thing <steps>-<kind>. ``targeted`` is the message that says of a
    step, its ``shot``, that it names its target."""

    zone: str
    who: str = ""
    fact: str = ""
    hint: str = ""
    steps: str = ""
    targeted: str = ""

    def player(self, zone: Zone | None) -> int | None:
        """The seat that plays the cards in that zone, if that is known."""
        who = zone.facts.get(self.who) if zone is not None else None
        return who.seat if isinstance(who, Who) else None

    def due(self, zone: Zone | None) -> int | None:
        """Which step of the card that is being played is due, counted from 0."""
        fact = zone.facts.get(self.fact) if zone is not None else None
        return fact - 1 if isinstance(fact, int) and fact > 0 else None


class TurnOrder(LayoutRecord, frozen=True):
    """Sides take turns, and within each its members do: ``markers`` are the zones that show who is next for a side."""

    markers: list[str]
    members: list[list[str]]


class YesNoAsked(LayoutRecord, frozen=True):
    """A question of yes or no: the zone of the card that it is about, an icon for the button of yes, and messages that
    tell what yes leads to (``says``) and what no does (``otherwise``); without any that is what the card says of
    itself. ``brass`` is the answer that Enter gives, if either of them is. What is asked ``openly`` is answered
    without a look at a hand: no curtain falls before it.

    Of a choice of many deeds the ``first`` may be the one that goes on with the game, and stands out. Its answers may
    stand ``beside`` what it is about, in the rail, where they have room there. Where it ``gathers``, several answers
    about one card are no buttons, but stand there once that card has been picked.
    Of a choice among cards, ``worth`` is the fact of an option's label that says what its card counts for: cards show
    that, in the colour of their bars, in the place of their numbers."""

    card: str = ""
    icon: str = ""
    says: str = ""
    otherwise: str = ""
    brass: Literal["", "yes", "no"] = "yes"
    worth: str = ""
    first: bool = False
    beside: bool = False
    gathers: bool = False
    openly: bool = False


class EffectOf(LayoutRecord, frozen=True):
    """How an event is seen in the arena: its ``sign`` over the pawns that its facts ``pawns`` name, as far as it has
    them, with the fact ``number`` told beside it, shared among them. ``gains`` says that this is something won,
    ``strikes`` that the step of the card in play has come to nothing."""

    sign: SignName
    pawns: tuple[str, ...] = ("pawn",)
    number: str = ""
    gains: bool = False
    strikes: bool = False


class BoardLayoutFile(LayoutRecord, frozen=True):
    """A whole file. ``sides`` are those of the game, the one first that lies at the left unless the other is that of
    the only person. ``verdicts`` are the kinds of events that are also said where a flick has caused them, the foremost
    of them if it has caused several. ``throws`` are those at which dice are thrown, whatever they showed before: those
    of whoever throws, or all where none are theirs. ``lingers`` are those that are read for a moment before anything
    else happens: a card that is drawn and gone again. ``dice`` are sides by the faces of pieces, ``backs`` those of
    piles by their zones (without the number of an owner), ``marks`` what is seen of marks, ``ground`` what lies on the
    cells of maps by its face (a star stands for any ending), ``effects`` what is seen of events by their kinds;
    ``print`` is what is printed on the cloth, ``counts`` the fact of cards in a hand that is what their number counts
    now. ``icons`` stand in the rulebook beside the rules that tell what they mean, by their IDs."""

    sides: list[str] = []
    rails: Rails = Rails()
    corner: list[Slot] = []
    cloth: list[ZonePlace] = []
    ratio: Annotated[float, msgspec.Meta(ge=0.5, le=3)] | None = None
    playing: Playing = Playing(zone="")
    order: TurnOrder | None = None
    questions: dict[str, YesNoAsked] = {}
    verdicts: list[str] = []
    throws: list[str] = []
    lingers: list[str] = []
    dice: dict[str, DieFace] = {}
    backs: dict[str, PileBack] = {}
    marks: dict[str, MarkSign] = {}
    ground: dict[str, Printed] = {}
    effects: dict[str, EffectOf] = {}
    counts: str = ""
    print: Courses | None = None
    icons: dict[str, tuple[str, ...]] = {}


def layout_in(folder: Path) -> BoardLayoutFile | None:
    """The layout of a game, by its content folder; ``None`` where nobody has made one."""
    path = folder / FILE
    return content.load(path, BoardLayoutFile) if path.is_file() else None


def of_side(zone: str, side: str) -> str:
    """The ID of a zone for a side."""
    return zone.replace("{side}", side)
