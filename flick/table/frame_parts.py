"""The regions of a card as data: what a frame (``frames.py``) consists of.

Lengths are hundredths of a card's width; a card is 140 of them high, and y grows downwards. A length called ``down`` is
measured from the foot of the picture. Colours are names in the palettes. In names of colours and icons, ``{colour}``
stands for the first colour of the card, ``{last}`` for its last one and ``{side}`` for the side that owns the card. A
region that a card has nothing for is left out.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

Length: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=140, description="expected-card-length")]
Share: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1, description="expected-share")]
Token: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=r"^([a-z0-9_.-]|\{(colour|last|side)\})+$", description="expected-token")
]
Box: TypeAlias = tuple[Length, Length, Length, Length]
"""The left, top, right and bottom edge of a region."""
Place: TypeAlias = tuple[Length, Length]
Sizes: TypeAlias = tuple[Length, Length]
"""The usual and the smallest size of letters."""
Face: TypeAlias = Literal["serif", "serif-bold", "serif-black", "serif-italic", "sans", "sans-bold"]


class FrameRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all records that a frame is made of."""


class CardGround(FrameRecord, frozen=True, kw_only=True):
    """The paper of the whole card, in one colour, or in two for a card with two colours, which blend into each other
    from left to right between the two x coordinates ``over``. ``shade`` has the factors by which the brightness of the
    paper is multiplied at the top and at the foot; palettes with flat colours leave them out."""

    colour: Token = "card"
    over: tuple[Length, Length] | None = None
    shade: tuple[float, float] | None = None


class FramePanel(FrameRecord, frozen=True, kw_only=True):
    """A field with round corners. With a ``line`` only its outline is drawn, in that width."""

    box: Box
    colour: Token
    corner: Length = 0.0
    opacity: Share = 1.0
    line: Length = 0.0


class FrameRule(FrameRecord, frozen=True, kw_only=True):
    """A line across the card: at the foot of the picture, ``down`` below it, or ``at`` a height. In palettes with flat
    colours it has the colour ``flat``. With ``needs`` it is drawn only on cards that have sentences."""

    reach: tuple[Length, Length]
    down: Length = 0.0
    at: Length | None = None
    colour: Token
    flat: Token = ""
    width: Length = 0.6
    opacity: Share = 0.9
    needs: bool = False


class Picture(FrameRecord, frozen=True, kw_only=True):
    """The figure on its stage. The picture ends at one of several ``feet``: a higher foot leaves more room for
    sentences.

    ``light`` names the light of the scene, ``far`` the background of figures that bring none of their own. The x
    coordinate ``middle`` of the figure's stage is placed in the middle of the picture; the lamp hangs at the share
    ``lamp`` of the picture's width; the edge of the picture is darkened by the share ``dark``. Where no figure has been
    drawn, the icon of that name, of the kind or a glyph takes its place, or the ``emblem`` where there is no such icon.
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
    """One way to set a title in lines: the width of each line, its baseline, and the sizes of letters. Whatever lies
    below moves down by ``lower``. No line but the last ends with a word of at most ``unbroken`` letters; with
    ``hyphens`` a line may end at a hyphen."""

    rooms: tuple[Length, ...]
    down: tuple[Length, ...]
    size: Sizes
    lower: Length = 0.0
    unbroken: int = 0
    hyphens: bool = False


class Narrow(FrameRecord, frozen=True, kw_only=True):
    """The title of a card in a hand whose neighbour leaves little of it in sight: where the title begins, and the room
    that stays free at its right. Where less than ``least`` is in sight, the title is set as on a whole card."""

    left: Length = 8.0
    free: Length = 1.5
    least: Length = 44.0
    ways: tuple[Lines, ...]


class Title(FrameRecord, frozen=True, kw_only=True):
    """The name of the card, set in the first of the ``ways`` that fits. It begins at ``left``, or is centred without
    it. ``stamp`` is the width that an icon beside the title takes."""

    ways: tuple[Lines, ...]
    left: Length | None = None
    colour: Token = "ink"
    face: Face = "serif-bold"
    stamp: Length = 13.0
    narrow: Narrow | None = None


class Subtitle(FrameRecord, frozen=True, kw_only=True):
    """The name of whoever the card shows, in one line."""

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
    """What the card says: its sentences, or its ability behind a bold key word. Sentences are set in the largest size
    that fits. Where the smallest size does not fit, a higher foot of the picture is chosen, and then the size
    ``smallest``. The text stands at the top of its region or in its middle."""

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
    """How far the text may be moved down from the top of its region; without it the text is centred in the region."""
    sign: FrameSign | None = None
    flavour: Length = 6.6
    flavour_colour: Token = "ink.2"


class Ornament(FrameRecord, frozen=True, kw_only=True):
    """An icon between two hairlines, in place of the text of a card that has none."""

    at: Place
    icon: Token
    size: Length
    colour: Token
    flat: Token = ""


class FrameGlyphs(FrameRecord, frozen=True, kw_only=True):
    """Icons one below the other, with a ``disc`` behind each if there is one. ``alone`` is the size of an icon that
    stands in place of the number."""

    at: Place
    pace: Length
    size: Length
    disc: Length = 0.0
    alone: Length = 0.0


class Index(FrameRecord, frozen=True, kw_only=True):
    """The corner by which cards in a hand are compared: a number on its ground, and glyphs. The ground ``tab`` grows
    with the number of glyphs and has one field for each of two colours; with ``bare`` the number stands on the
    paper."""

    shape: Literal["diamond", "tab", "bare"]
    box: Box = (0.0, 0.0, 0.0, 0.0)
    corner: Length = 4.0
    middle: Length
    baseline: Length
    size: Length
    signed: Share = 0.76
    """The size of a number with a sign, as a share of the size of a number without one."""
    ink: Token = "kind.{colour}.ink"
    glyphs: FrameGlyphs | None = None
    line: Length = 0.0
    """The width of the line round a tab, which is also its distance from the tab's edge."""


KIND_EDGE, KIND_GAP = 2.7, 1.9
"""What is free before the icon of a kind, and between it and its word."""


class Kind(FrameRecord, frozen=True, kw_only=True):
    """The kind of the card: an icon and a word on a dark tag that ends at the right edge ``right``."""

    top: Length = 9.0
    foot: Length = 19.5
    right: Length = 91.5
    size: Length = 6.2
    icon: Length = 7.4

    @property
    def middle(self) -> float:
        """The middle of the icon, from the left edge of the tag."""
        return KIND_EDGE + self.icon / 2

    @property
    def before(self) -> float:
        """Where the word begins, from the left edge of the tag."""
        return KIND_EDGE + self.icon + KIND_GAP


class FrameStamp(FrameRecord, frozen=True, kw_only=True):
    """An icon beside the title."""

    x: Length = 87.5
    down: Length = 10.0
    size: Length = 9.5
    colour: Token = "kind.{colour}.deep"


class Tags(FrameRecord, frozen=True, kw_only=True):
    """The tags of the card as icons in a row that begins at the right with the last tag: the first tag, which stands
    leftmost, on a filled seal, all others in open rings."""

    places: tuple[Place, ...]
    radius: Length
    colour: Token
    ink: Token = "card"


class Badge(FrameRecord, frozen=True, kw_only=True):
    """A metal badge whose one half is darker, in the colours of a ramp."""

    at: Place
    size: Length
    ramp: Token


class Pennant(FrameRecord, frozen=True, kw_only=True):
    """A strip of cloth that hangs from the upper edge of a card, with the emblem of the side that owns it and the steps
    of the card's sequence. The first step stands at ``first``, the others follow at the distance ``pace``; more than
    ``most`` steps stand closer together."""

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
    """The colour at the top of the cloth, the one at its foot, and that of the line along its edge."""
    tint: Token

    @property
    def middle(self) -> float:
        return (self.left + self.right) / 2

    def pace_of(self, count: int) -> float:
        """The distance between neighbouring steps where there are ``count`` of them."""
        return min(self.pace, self.pace * self.most / max(1, count))

    def step(self, count: int, number: int) -> tuple[float, float, float]:
        """The x and y of the middle of a step, and its width. It is step ``number`` of ``count``, counted from 0."""
        pace = self.pace_of(count)
        return self.middle, self.first + (pace - self.pace) / 2 + pace * number, self.chip * pace / self.pace


class Gains(FrameRecord, frozen=True, kw_only=True):
    """Fields side by side at the foot of the card, with icons for what the card brings or costs. Sentences end above
    ``leaves`` where a card has these fields."""

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
    """A bar above the foot in a colour of its own, with an icon, a word and a number; it is higher where there is also
    a note."""

    top: Length = 116.0
    noted: Length = 109.5
    leaves: Length = 113.5
    noted_leaves: Length = 106.5
