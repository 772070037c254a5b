"""Frames of cards as data: each says which regions a card has and what fills them (``frame_parts.py``).
``frame_files.py`` reads frames from files."""

from typing import Annotated

import msgspec

from flick.table.frame_parts import (
    Badge,
    CardGround,
    Facts,
    FrameBar,
    FrameBody,
    FrameGlyphs,
    FramePanel,
    FrameRecord,
    FrameRule,
    FrameStamp,
    Gains,
    Index,
    Kind,
    Length,
    Lines,
    Ornament,
    Pennant,
    Picture,
    Share,
    Subtitle,
    Tags,
    Title,
    Token,
)
from flick.table.looks import CardLook


class CardFrame(FrameRecord, frozen=True, kw_only=True):
    """One frame. Regions that it does not describe are those of the frame that it is ``like``, except for those named
    in ``without``."""

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
    """The back of a side's cards: rays and rings round the emblem of the side, with icons on a ring of their own."""

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


class Frames(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The frames of a game by their names (``CardLook.build``), and the back of its cards."""

    frames: dict[str, CardFrame] = {}
    back: CardBack | None = None

    def of(self, look: CardLook) -> CardFrame:
        """The frame for a card; a frame of the house where the game has none of that name."""
        return self.frames.get(look.build) or (PLAIN if look.build == "plain" else USUAL)


LINE = Lines(rooms=(82.0,), down=(13.2,), size=(11.2, 5.0))
USUAL = CardFrame(
    ground=CardGround(colour="badge"),
    panels=(FramePanel(box=(5.5, 5.5, 94.5, 134.5), corner=3.6, colour="card"),),
    title=Title(ways=(LINE,)),
    body=FrameBody(),
)
"""The frame of cards in a game that does not describe its own."""
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
"""The frame of a card of which only the name is known."""


def token(name: str, look: CardLook) -> str:
    """The name of a colour, an icon or a light with its placeholders filled in for that card."""
    if "{" not in name:
        return name
    first, last = (look.colours[0], look.colours[-1]) if look.colours else (look.frame, look.frame)
    return name.replace("{colour}", first).replace("{last}", last).replace("{side}", look.frame)
