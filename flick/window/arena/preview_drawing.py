"""What a flick will do, drawn over the cloth: its way, the first contact, and where things go on to."""

import math
from collections.abc import Sequence
from itertools import pairwise

from pygame import Color, Rect, Surface

from flick.arena.layout import Layout, Pawn, Pose
from flick.arena.outcome import Outcome
from flick.arena.shapes import Chain, Point
from flick.paint.piece_look import look_of
from flick.window.app.theme import Theme
from flick.window.arena.dots import STEP, Dots, along, fading
from flick.window.arena.flicking.arena_view import ArenaView
from flick.window.arena.flicking.preview import FirstTouch, PreviewResult
from flick.window.arena.ink import FINE, Ink, around, faded
from flick.window.widgets.kit import Kit
from flick.window.widgets.surfaces import Laid

BRIGHT, PALE = 0.95, 0.70
"""Opacities of the first dot of a way and of its last."""
CLEAR_OF_GHOST = 3.0
OWN_WAY = (5.0, 6.5, 5)
"""The dots on the own way after the first contact: from the rim of the ghost, from dot to dot, and how many."""
CHEVRONS, CHEVRON_STEP = 3, 9.0
STAR = 7.5
WAIST = 0.22
GLAZE = 0.14
RESTING = 0.55
"""How strong the ring is in which a whole way ends."""


class PreviewDrawing:
    """``below`` lies under the pieces, ``above`` over them."""

    def __init__(self, below: Sequence[Dots] = (), above: Sequence[Laid] = ()) -> None:
        self._below, self._above = below, above

    @property
    def rects(self) -> list[Rect]:
        """Everything that it covers."""
        return [*(dots.rect for dots in self._below), *(laid.rect for laid in self._above)]

    def draw_below(self, target: Surface) -> None:
        for dots in self._below:
            dots.draw(target)

    def draw_above(self, target: Surface) -> None:
        for laid in self._above:
            laid.draw(target)


class PreviewPainter:
    """Draws what is foretold of flicks on one layout."""

    def __init__(self, kit: Kit, view: ArenaView, layout: Layout, fine: int = FINE) -> None:
        """``fine`` is how finely marks are drawn: less where they are large."""
        self.kit, self.view, self.layout = kit, view, layout
        self._fine = fine
        self._unit = kit.theme.scale

    def drawn(self, foretold: PreviewResult, hidden: float, *, whole: bool) -> PreviewDrawing:
        """Draw what is foretold. ``hidden`` is how many pixels of the flicked pawn's way lie under the arrow; ``whole``
        shows the ways of all pawns to their ends."""
        flicked, touch = foretold.aim.pawn, foretold.touch
        below: list[Dots] = []
        for name, way in foretold.ways.items():
            start = hidden if name == flicked else 0.0
            below += self._dots(name, way, start, coloured=whole)
        above: list[Laid] = []
        if whole:
            above += [self._ring(self._pawn(name, way[-1]), RESTING, 0.0) for name, way in foretold.ways.items()]
        if touch is not None:
            pawn = self._pawn(flicked, touch.ghost)
            above += self.ghost(foretold)
            if not whole:
                below += self._own_way(pawn, touch)
                above += self._chevrons(touch)
        return PreviewDrawing(below, above)

    def ghost(self, foretold: PreviewResult) -> list[Laid]:
        """Draw the pawn at its first contact, and the star there."""
        if (touch := foretold.touch) is None:
            return []
        return [
            self._ring(self._pawn(foretold.aim.pawn, touch.ghost), BRIGHT, GLAZE),
            star_mark(self.kit.theme, self.view.to_px((touch.x, touch.y)), STAR),
        ]

    def track(self, outcome: Outcome) -> PreviewDrawing:
        """Draw all ways of a flick that was made."""
        ways = {name: [tuple(row) for row in rows.tolist()] for name, rows in outcome.track.poses().items()}
        return PreviewDrawing(
            [dots for name, way in ways.items() for dots in self._dots(name, way, 0.0, coloured=True)]
        )

    def _dots(self, name: str, way: Sequence[Pose], hidden: float, *, coloured: bool) -> list[Dots]:
        """The dots of a way, from the rim of the piece to where it ends."""
        points = [self.view.to_px((x, y)) for x, y, _ in way]
        start = max(hidden, self.layout.pawns[name].chain.extent * self.view.scale + 4 * self._unit)
        length = sum(math.dist(a, b) for a, b in pairwise(points))
        step = STEP * self._unit
        places = list(along(points, step, start + step, length - CLEAR_OF_GHOST * self._unit))
        if not places:
            return []
        preview = self.kit.theme.colour("preview")
        colour = self.colour_of(name) if coloured else preview
        return [Dots(self.kit, fading(places, BRIGHT, PALE), colour, preview if coloured else None)]

    def colour_of(self, name: str) -> Color:
        """The colour by which a piece's way is known."""
        look = look_of(name, self.layout.pawns[name])
        return self.kit.theme.colour(look.colour if look.kind == "disc" else f"{look.colour}.2")

    def _pawn(self, name: str, pose: Pose) -> Pawn:
        pawn = self.layout.pawns[name]
        return Pawn(*pose, pawn.diameter, pawn.shape)

    def _ring(self, pawn: Pawn, strength: float, glaze: float) -> Laid:
        """The ghost of a pawn: its outline, and inside a glaze so thin that the cloth shows."""
        spine, radius = self._spine(pawn.chain, pawn.pose), pawn.chain.radius * self.view.scale
        theme, unit = self.kit.theme, self._unit
        ink = Ink(around(spine, radius + 3 * unit), theme.colour("outline"), self._fine)
        preview = theme.colour("preview")
        inside = faded(preview, glaze) if glaze else ink.nothing
        for reach, colour in (
            (radius + 1.2 * unit, theme.colour("outline", 0.35 * strength)),
            (radius, faded(preview, strength)),
            (radius - 1.5 * unit, inside),
        ):
            ink.path(spine, 2 * reach, colour)
        return ink.laid()

    def _spine(self, chain: Chain, pose: Pose) -> list[Point]:
        return [self.view.to_px(place) for place in chain.at(*pose)]

    def _own_way(self, ghost: Pawn, touch: FirstTouch) -> list[Dots]:
        """Dots where the flicked pawn goes on to."""
        if touch.onward is None:
            return []
        away, step, count = OWN_WAY
        x, y = self.view.to_px((ghost.x, ghost.y))
        first = ghost.chain.extent * self.view.scale + away * self._unit
        reaches = [first + k * step * self._unit for k in range(count)]
        places = [(x + touch.onward[0] * reach, y - touch.onward[1] * reach) for reach in reaches]
        return [Dots(self.kit, fading(places, 0.75, 0.23), self.kit.theme.colour("preview"))]

    def _chevrons(self, touch: FirstTouch) -> list[Laid]:
        """Arrow heads where the pawn goes that was struck."""
        struck = self.layout.pawns.get(touch.name)
        if touch.struck is None or struck is None:
            return []
        theme, unit = self.kit.theme, self._unit
        x, y = self.view.to_px((struck.x, struck.y))
        u = touch.struck[0], -touch.struck[1]
        start = struck.chain.extent * self.view.scale + 9 * unit
        tips = [
            (x + u[0] * reach, y + u[1] * reach) for reach in (start + k * CHEVRON_STEP * unit for k in range(CHEVRONS))
        ]
        ink = Ink(around(tips, 12 * unit), theme.colour("outline"))
        for width, colour in ((4.4 * unit, theme.colour("outline", 0.6)), (2.2 * unit, theme.colour("hot"))):
            for k, tip in enumerate(tips):
                arms = [_beside(tip, u, -4 * unit, side * 5.5 * unit) for side in (1, -1)]
                ink.path([arms[0], tip, arms[1]], width, faded(colour, 1 - 0.24 * k))
        return [ink.laid()]


def star_mark(theme: Theme, middle: Point, radius: float, dark: float = 0.7) -> Laid:
    """A star at a touch, so many pixels of the design from its middle to its tips; ``dark`` is the opacity of its
    outline."""
    unit = theme.scale
    ink = Ink(around([middle], (radius + 3) * unit), theme.colour("outline"))
    ink.polygon(star(middle, (radius + 1.6) * unit), theme.colour("outline", dark))
    ink.polygon(star(middle, radius * unit), theme.colour("preview"))
    return ink.laid()


def star(middle: Point, radius: float) -> list[Point]:
    """The corners of a star with four points and a thin waist."""
    corners: list[Point] = []
    for k in range(8):
        reach = radius if k % 2 == 0 else radius * WAIST * math.sqrt(2)
        turn = k * math.pi / 4
        corners.append((middle[0] + reach * math.cos(turn), middle[1] + reach * math.sin(turn)))
    return corners


def _beside(place: Point, u: Point, ahead: float, aside: float) -> Point:
    return place[0] + u[0] * ahead - u[1] * aside, place[1] + u[1] * ahead + u[0] * aside
