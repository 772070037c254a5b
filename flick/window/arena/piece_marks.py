"""What is drawn round a piece to say what is special about it now."""

import math
from typing import NamedTuple

from pygame import Rect, Surface

from flick.arena.layout import Pawn
from flick.arena.shapes import Point
from flick.paint.piece_look import look_of
from flick.window.arena.arena_stage import ArenaStage
from flick.window.arena.ink import Ink, around, faded
from flick.window.arena.lying_pieces import LyingPiece
from flick.window.widgets.kit import Kit

RING_GAP, RING_WIDTH = 3.0, 1.6
SELECTABLE = 0.6
BADGE_AWAY, TAG_AWAY = (0.83, -0.78), (-0.90, -0.86)
"""Where badges and number tags lie, in radii of the pawn from its middle, at least so many pixels away:"""
LEAST_RADIUS = 16.0
TICKS = (4.0, 11.0)
"""Where the ticks of a cross-hair begin and end, in pixels outside the rim."""
BRACKET_OUT, BRACKET_ARM = 5.0, 7.0


class Special(NamedTuple):
    """What is special about a piece, as the layout of its game says of its marks: whether it acts now, whether a flick
    has named it as its target, and the icon of its badge; ``told`` are the marks themselves, which have names."""

    active: bool = False
    target: bool = False
    badge: str = ""
    told: tuple[str, ...] = ()


class MarkState(NamedTuple):
    """``ring`` is how strong the honey ring is, 0 for none; ``halo`` whether light lies round it."""

    ring: float = 0.0
    halo: bool = False
    badge: str = ""
    target: bool = False
    number: int = 0
    in_the_way: bool = False


def number_of(piece: LyingPiece) -> int:
    """The number of a pawn for its tag; 0 for any other piece."""
    look = look_of(piece.name, piece.pawn)
    return look.number if look.kind == "disc" else 0


def draw_below(stage: ArenaStage, target: Surface, piece: LyingPiece, state: MarkState) -> None:
    """Draw the light under a piece."""
    if state.halo and piece.pawn.shape == "disc" and piece.shown.value == 1.0:
        stage.art.halo(_radius(piece, stage)).draw(target, *stage.view.to_px(piece.at))


def draw_above(kit: Kit, stage: ArenaStage, target: Surface, piece: LyingPiece, state: MarkState) -> None:
    """Draw everything that marks a piece, over it and beside it."""
    (x, y), radius, unit = stage.view.to_px(piece.at), _radius(piece, stage), kit.theme.scale
    if state.ring > 0 and piece.pawn.shape == "disc":
        stage.art.ring(radius, state.ring).draw(target, x, y, piece.shown.value)
    elif state.ring > 0:
        _draw_outline(kit, stage, target, piece, state.ring)
    if state.target:
        _draw_ticks(kit, target, (x, y), radius)
    reach = max(radius, LEAST_RADIUS * unit)
    if state.badge:
        stage.art.badge(state.badge).draw(target, x + BADGE_AWAY[0] * reach, y + BADGE_AWAY[1] * reach)
    if state.number:
        tag = stage.art.number_tag(state.number)
        tag.draw(target, x + TAG_AWAY[0] * reach, y + TAG_AWAY[1] * reach)
    if state.in_the_way:
        draw_brackets(kit, target, piece.outline(stage))


def draw_brackets(kit: Kit, target: Surface, rect: Rect) -> None:
    """Draw red corners round what is in the way."""
    unit = kit.theme.scale
    box = rect.inflate(*(2 * [round(2 * BRACKET_OUT * unit)]))
    arm = BRACKET_ARM * unit
    ink = Ink(box.inflate(8 * round(unit) + 2, 8 * round(unit) + 2), kit.theme.colour("outline"))
    for width, colour in ((4.4 * unit, kit.theme.colour("outline", 0.8)), (2.2 * unit, kit.theme.colour("in-the-way"))):
        for x, right in ((box.left, 1), (box.right, -1)):
            for y, down in ((box.top, 1), (box.bottom, -1)):
                ink.path([(x + right * arm, y), (x, y), (x, y + down * arm)], width, colour)
    ink.laid().draw(target)


def half_across(pawn: Pawn, angle: float) -> float:
    """How far a piece reaches in a direction from its middle, in mm."""
    cos, sin = math.cos(angle), math.sin(angle)
    return max(x * cos + y * sin for x, y in pawn.chain.at(0.0, 0.0, pawn.angle)) + pawn.chain.radius


def _radius(piece: LyingPiece, stage: ArenaStage) -> float:
    return piece.pawn.chain.extent * stage.scale


def _draw_ticks(kit: Kit, target: Surface, middle: Point, radius: float) -> None:
    """Draw a cross-hair of four ticks round a piece that was named."""
    unit = kit.theme.scale
    start, end = radius + TICKS[0] * unit, radius + TICKS[1] * unit
    ink = Ink(around([middle], end + 4 * unit), kit.theme.colour("outline"))
    for width, colour in ((4.6 * unit, kit.theme.colour("outline", 0.8)), (2.4 * unit, kit.theme.colour("in-the-way"))):
        for turn in range(4):
            cos, sin = math.cos(turn * math.pi / 2), math.sin(turn * math.pi / 2)
            ends = [(middle[0] + cos * away, middle[1] + sin * away) for away in (start, end)]
            ink.path(ends, width, colour)
    ink.laid().draw(target)


def _draw_outline(kit: Kit, stage: ArenaStage, target: Surface, piece: LyingPiece, strength: float) -> None:
    """Draw the ring of a piece that is not round, which follows its outline."""
    chain, unit = piece.pawn.chain, kit.theme.scale
    spine = [stage.view.to_px(place) for place in chain.at(*piece.pawn.pose)]
    middle = chain.radius * stage.scale + (RING_GAP + 0.2) * unit
    ink = Ink(around(spine, middle + 4 * unit), kit.theme.colour("outline"))
    half = RING_WIDTH * unit / 2
    for reach, colour in (
        (middle + half + 1.2 * unit, kit.theme.colour("outline", 0.35 * strength)),
        (middle + half, faded(kit.theme.colour("honey"), strength)),
        (middle - half, ink.nothing),
    ):
        ink.path(spine, 2 * reach, colour)
    ink.laid().draw(target)
