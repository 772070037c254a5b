"""Frames of cards as data: the regions of a card and what fills them, as ``frame_files.py`` reads them.

Lengths are hundredths of a card's width, which is 140 high; y goes down. What is told as ``down`` lies so far below the
foot of the picture. Colours are names in the palettes; in those and in names of icons ``{colour}`` is the first colour
of the card, ``{last}`` its last one and ``{side}`` whose card it is. A region without anything to fill it is left out.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from flick.table.looks import CardLook

Length: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=140, description="expected-card-length")]
Share: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1, description="expected-share")]
Token: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=r"^([a-z0-9_.-]|\{(colour|last|side)\})+$", description="expected-token")
]
Box: TypeAlias = tuple[Length, Length, Length, Length]
"""Left, top, right, foot."""
Place: TypeAlias = tuple[Length, Length]
Sizes: TypeAlias = tuple[Length, Length]
"""Of letters: the full one, and the least."""
Face: TypeAlias = Literal["serif", "serif-bold", "serif-black", "serif-italic", "sans", "sans-bold"]


class FrameRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of a frame."""


class CardGround(FrameRecord, frozen=True, kw_only=True):
    """The paper of the whole card: in one colour, or in two for a card that has two, which meet ``over`` these places;
    so much lighter above and darker at the foot."""

    colour: Token = "card"
    over: tuple[Length, Length] | None = None
    shade: tuple[float, float] | None = None


class FramePanel(FrameRecord, frozen=True, kw_only=True):
    """A field with round corners; with a ``line`` it is only that wide at its edge."""

    box: Box
    colour: Token
    corner: Length = 0.0
    opacity: Share = 1.0
    line: Length = 0.0


class FrameRule(FrameRecord, frozen=True, kw_only=True):
    """A line across, at the foot of the picture, ``down`` below it, or ``at`` a height; where colours are flat, in
    another one. With ``needs`` it goes with the sentences of the card."""

    reach: tuple[Length, Length]
    down: Length = 0.0
    at: Length | None = None
    colour: Token
    flat: Token = ""
    width: Length = 0.6
    opacity: Share = 0.9
    needs: bool = False


class Picture(FrameRecord, frozen=True, kw_only=True):
    """The figure on its stage, which may end at one of several ``feet``: higher ones leave more room to sentences.

    ``light`` names the theatre, ``far`` the place behind figures that bring none. The place ``middle`` of the figure's
    stage is in the middle, the lamp hangs at the part ``lamp`` of the width. Where nobody has drawn the figure, the
    icon of that name, of the kind or a glyph stands there, and at last the ``emblem``.
    """

    left: Length = 5.5
    top: Length = 5.5
    right: Length = 94.5
    feet: tuple[Length, ...] = (62.0, 57.0, 52.0, 47.0)
    corner: Length = 3.6
    light: Token = "theatre.{colour}"
    far: Token = "none"
    lamp: Share = 0.5
    middle: Length = 60.0
    dark: Share = 0.38
    emblem: Token = "star"


class Lines(FrameRecord, frozen=True, kw_only=True):
    """One way to set a title: how wide each line may be, its baseline, sizes; what lies below goes down by ``lower``.
    No line ends with a word of ``unbroken`` letters or fewer; with ``hyphens`` one may end there."""

    rooms: tuple[Length, ...]
    down: tuple[Length, ...]
    size: Sizes
    lower: Length = 0.0
    unbroken: int = 0
    hyphens: bool = False


class Narrow(FrameRecord, frozen=True, kw_only=True):
    """The title of a card of which the next one in a hand leaves less in sight: where it begins, what stays free at its
    right. Less than ``least`` has no room for any name."""

    left: Length = 8.0
    free: Length = 1.5
    least: Length = 44.0
    ways: tuple[Lines, ...]


class Title(FrameRecord, frozen=True, kw_only=True):
    """The name of the card, in the first way in which it fits; centred where nothing says where it is ``left``.
    ``stamp`` is what an icon beside it takes of its room."""

    ways: tuple[Lines, ...]
    left: Length | None = None
    colour: Token = "ink"
    face: Face = "serif-bold"
    stamp: Length = 13.0
    narrow: Narrow | None = None


class Subtitle(FrameRecord, frozen=True, kw_only=True):
    """Who the card shows, in one line."""

    left: Length
    room: Length
    down: Length
    size: Sizes = (7.0, 5.6)
    colour: Token = "ink.2"
    face: Face = "sans"


class FrameSign(FrameRecord, frozen=True, kw_only=True):
    """The icon of what the card can do, on a disc."""

    at: Place
    radius: Length
    colour: Token
    ink: Token = "card"


class FrameBody(FrameRecord, frozen=True, kw_only=True):
    """What the card says: its lines, or all that it can do behind a bold key word. Sentences take the largest size that
    fits, at the least size a higher foot of the picture, and then ``smallest``. At the top, or in the middle."""

    says: Literal["lines", "ability"] = "lines"
    left: Length | None = None
    room: Length = 82.0
    down: Length = 20.0
    foot: Length = 131.5
    size: Sizes = (7.4, 6.0)
    smallest: Length = 4.0
    leading: Length = 1.2
    between: Share = 0.30
    colour: Token = "ink"
    slack: Length | None = None
    """How far it may lie below its top; without this it lies in the middle."""
    sign: FrameSign | None = None
    flavour: Length = 6.6
    flavour_colour: Token = "ink.2"


class Ornament(FrameRecord, frozen=True, kw_only=True):
    """An icon between two hairlines, where the card can do nothing else."""

    at: Place
    icon: Token
    size: Length
    colour: Token
    flat: Token = ""


class FrameGlyphs(FrameRecord, frozen=True, kw_only=True):
    """Icons one below the other. With ``disc`` each lies on one; ``alone`` is the size of one in place of a number."""

    at: Place
    pace: Length
    size: Length
    disc: Length = 0.0
    alone: Length = 0.0


class Index(FrameRecord, frozen=True, kw_only=True):
    """What is compared in a hand: a number on its ground, and glyphs. A ``tab`` grows by the pace of its glyphs, and
    has a field for each of two colours; a ``bare`` number stands on the paper."""

    shape: Literal["diamond", "tab", "bare"]
    box: Box = (0.0, 0.0, 0.0, 0.0)
    corner: Length = 4.0
    middle: Length
    baseline: Length
    size: Length
    signed: Share = 0.76
    """How much smaller a number is that has a sign."""
    ink: Token = "kind.{colour}.ink"
    glyphs: FrameGlyphs | None = None
    line: Length = 0.0
    """The width of a line round a tab, and how far it lies inside."""


class Kind(FrameRecord, frozen=True, kw_only=True):
    """What kind of card it is: an icon and a word on a dark tag that ends at the right."""

    top: Length = 9.0
    foot: Length = 19.5
    right: Length = 91.5
    size: Length = 6.2
    icon: Length = 7.4


class FrameStamp(FrameRecord, frozen=True, kw_only=True):
    """An icon beside the title."""

    x: Length = 87.5
    down: Length = 10.0
    size: Length = 9.5
    colour: Token = "kind.{colour}.deep"


class Tags(FrameRecord, frozen=True, kw_only=True):
    """Icons from the right: open rings, the last one a filled seal."""

    places: tuple[Place, ...]
    radius: Length
    colour: Token
    ink: Token = "card"


class Badge(FrameRecord, frozen=True, kw_only=True):
    """A sign of metal, one half darker, lit by a ramp."""

    at: Place
    size: Length
    ramp: Token


class Pennant(FrameRecord, frozen=True, kw_only=True):
    """A strip of cloth from the upper edge, with the emblem of whose card it is and the steps of its sequence. The
    first step stands at ``first``, the next ones at the ``pace``; more than ``most`` stand closer together."""

    left: Length
    right: Length
    tail: Length
    emblem: Token
    emblem_at: Length
    emblem_size: Length
    first: Length
    pace: Length
    chip: Length
    most: Annotated[int, msgspec.Meta(ge=1)] = 3
    colours: tuple[Token, Token, Token]
    """Above, at the foot, and of the line at its edge."""
    tint: Token

    @property
    def middle(self) -> float:
        return (self.left + self.right) / 2

    def pace_of(self, count: int) -> float:
        """How far it is from one of so many steps to the next."""
        return min(self.pace, self.pace * self.most / max(1, count))

    def step(self, count: int, number: int) -> tuple[float, float, float]:
        """The middle and the width of a step, one of so many, counted from 0."""
        pace = self.pace_of(count)
        return self.middle, self.first + (pace - self.pace) / 2 + pace * number, self.chip * pace / self.pace


class Gains(FrameRecord, frozen=True, kw_only=True):
    """Fields side by side at the foot: what the card brings or costs, as icons. Sentences end at ``leaves``."""

    box: Box = (8.0, 117.0, 92.0, 131.5)
    gap: Length = 1.6
    number: Length = 9.8
    leaves: Length = 114.5


class Facts(FrameRecord, frozen=True, kw_only=True):
    """A row of icons with numbers at the foot, below a hairline."""

    left: Length = 10.0
    line: Length = 119.0
    middle: Length = 126.0
    radius: Length = 4.8
    number: Length = 8.6
    gap: Length = 4.0
    colour: Token = "kind.{colour}.deep"
    leaves: Length = 117.0


class FrameBar(FrameRecord, frozen=True, kw_only=True):
    """A bar over the foot, in a colour of its own: an icon, a word, a number; higher where there is a note in it."""

    top: Length = 116.0
    noted: Length = 109.5
    leaves: Length = 113.5
    noted_leaves: Length = 106.5


class CardFrame(FrameRecord, frozen=True, kw_only=True):
    """One frame. What it does not say is as in the frame that it is ``like``, but for what is ``without``."""

    like: str = ""
    without: tuple[str, ...] = ()
    ground: CardGround | None = None
    panels: tuple[FramePanel, ...] = ()
    picture: Picture | None = None
    edges: tuple[FramePanel, ...] = ()
    rules: tuple[FrameRule, ...] = ()
    pennant: Pennant | None = None
    badge: Badge | None = None
    tags: Tags | None = None
    index: Index | None = None
    kind: Kind | None = None
    title: Title | None = None
    subtitle: Subtitle | None = None
    stamp: FrameStamp | None = None
    body: FrameBody | None = None
    ornament: Ornament | None = None
    gains: Gains | None = None
    facts: Facts | None = None
    bar: FrameBar | None = None


EMPTY, PARTS = CardFrame(), CardFrame.__struct_fields__[2:]


class Ring(FrameRecord, frozen=True, kw_only=True):
    """A circle round the middle of a back."""

    radius: Length
    width: Length
    opacity: Share


class CardBack(FrameRecord, frozen=True, kw_only=True):
    """The back of a side's cards: rays and rings round its emblem, with icons on a ring of their own."""

    colour: Token
    line: Token
    tint: Token
    rays: Token
    count: Annotated[int, msgspec.Meta(ge=1)] = 24
    rings: tuple[Ring, ...] = ()
    signs: tuple[str, ...] = ()
    signs_at: Length = 31.6
    sign: Length = 8.6
    emblem: Token
    size: Length = 40.0


class Frames(FrameRecord, frozen=True, kw_only=True):
    """The frames of a game by name (``CardLook.build``), and the back of its sides' cards."""

    frames: dict[str, CardFrame] = {}
    back: CardBack | None = None

    def of(self, look: CardLook) -> CardFrame:
        """The frame of a card; one of the house's where the game has none of that name."""
        return self.frames.get(look.build) or (PLAIN if look.build == "plain" else USUAL)


LINE = Lines(rooms=(82.0,), down=(13.2,), size=(11.2, 5.0))
USUAL = CardFrame(
    ground=CardGround(colour="badge"),
    panels=(FramePanel(box=(5.5, 5.5, 94.5, 134.5), corner=3.6, colour="card"),),
    title=Title(ways=(LINE,)),
    body=FrameBody(),
)
"""Of a game that has not said how its cards look."""
PLAIN = CardFrame(
    ground=CardGround(colour="{colour}"),
    panels=(FramePanel(box=(6.0, 56.0, 94.0, 134.0), corner=3.0, colour="card"),),
    edges=(FramePanel(box=(3.0, 3.0, 97.0, 137.0), corner=4.0, line=0.5, colour="bone", opacity=0.35),),
    index=Index(
        shape="bare",
        middle=50.0,
        baseline=43.0,
        size=36.0,
        ink="bone",
        glyphs=FrameGlyphs(at=(50.0, 30.0), pace=0.0, size=0.0, alone=30.0),
    ),
    title=Title(
        ways=(
            Lines(rooms=(84.0,), down=(98.0,), size=(12.0, 8.0)),
            Lines(rooms=(84.0, 84.0), down=(91.0, 104.0), size=(12.0, 8.0)),
            Lines(rooms=(84.0, 84.0, 84.0), down=(86.0, 98.0, 110.0), size=(11.0, 4.0)),
            Lines(rooms=(84.0,), down=(98.0,), size=(8.0, 3.0)),
        )
    ),
)
"""Of a card of which only the name is known."""


def token(name: str, look: CardLook) -> str:
    """The name of a colour, an icon or a light of that card."""
    if "{" not in name:
        return name
    first, last = (look.colours[0], look.colours[-1]) if look.colours else (look.frame, look.frame)
    return name.replace("{colour}", first).replace("{last}", last).replace("{side}", look.frame)
