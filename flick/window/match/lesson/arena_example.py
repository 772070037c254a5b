"""What the example does in the arena: an aim as a hollow arrow, the way of its flick, a spot as a dashed outline."""

import math
from collections.abc import Sequence
from itertools import pairwise

from pygame import Rect, Surface

from flick.arena.layout import Layout, Pawn, Pose
from flick.table.rules import Aim, Decision, Flick, Place
from flick.window.app.workers import stopwatch
from flick.window.arena.arena_part import ArenaPart
from flick.window.arena.arena_stage import ArenaStage
from flick.window.arena.arena_tool import NARROW as NARROW_WINDOW
from flick.window.arena.arrow import NARROW, WIDE, aimed_from, arrow_outline
from flick.window.arena.dots import Dots, along, fading
from flick.window.arena.flicking.arena_view import ArenaView
from flick.window.arena.flicking.power import power_at
from flick.window.arena.flicking.preview import Preview, PreviewResult
from flick.window.arena.preview_drawing import PreviewDrawing
from flick.window.match.lesson.dashed_outlines import drawn, hollow, round_piece
from flick.window.widgets import Kit, Widget
from flick.window.widgets.surfaces import Laid

BUDGET = 4.0
"""ms of a frame in which it is worked out where the flick goes."""
STEP = 13.0
"""From dot to dot, in pixels of the design: wider apart than those of the aim help."""
BRIGHT, PALE = 0.8, 0.45
OUT = 2.0
"""Pixels of the design by which the hollow arrow lies outside the one that fills it."""
COLOUR = "good"


class ArenaExample(Widget):
    """``show`` what is expected; with nothing expected it draws nothing. The pointer goes through it."""

    catches = False

    def __init__(self, kit: Kit, window: Rect, arena: ArenaPart) -> None:
        super().__init__(kit, arena.rect)
        self.arena = arena
        self._sizes = NARROW if window.width / kit.theme.scale < NARROW_WINDOW else WIDE
        self._decision: Decision | None = None
        self._layout: Layout | None = None
        self._wanted: Aim | tuple[float, float] | None = None
        self._preview: Preview | None = None
        self._made: tuple[ArenaView, PreviewResult | None] | None = None
        """The view and the preview for which it was drawn."""
        self._drawing = PreviewDrawing()

    def show(self, decision: Decision | None, layout: Layout | None, wanted: Aim | tuple[float, float] | None) -> None:
        """This is expected on such a table: an aim, or a spot (mm)."""
        self._decision, self._layout, self._wanted = decision, layout, wanted
        if self._preview is not None:
            self._preview.close()
        self._preview = None
        if isinstance(wanted, Aim) and layout is not None and wanted.pawn in layout.pawns:
            self._preview = Preview(layout, "contact")
            self._preview.want(wanted)
        self.dirty |= bool(self._drawing.rects)
        self._made, self._drawing = None, PreviewDrawing()

    @property
    def bounds(self) -> Rect:
        found = self._drawing.rects
        return found[0].unionall(found[1:]) if found else Rect(self.rect.topleft, (0, 0))

    @property
    def moving(self) -> bool:
        return self._preview is not None and not self._preview.settled

    def tick(self, now: float) -> None:
        if self._preview is not None:
            self._preview.work(BUDGET, stopwatch)
        scene = self.arena.scene
        if scene is None or self._wanted is None or self._layout is None:
            return
        foretold = self._preview.shown if self._preview is not None else None
        form = scene.stage.view, foretold
        if form != self._made:
            self._made, self._drawing, self.dirty = form, self._drawn(scene.stage, self._layout, foretold), True

    def paint(self, target: Surface) -> None:
        scene = self.arena.scene
        if scene is None:
            return
        clip = target.get_clip()
        target.set_clip(clip.clip(scene.stage.clip))
        self._drawing.draw_below(target)
        self._drawing.draw_above(target)
        target.set_clip(clip)

    def _drawn(self, stage: ArenaStage, layout: Layout, foretold: PreviewResult | None) -> PreviewDrawing:
        """A spot, or an aim with its way as far as the first contact, and how the pawn lies there."""
        decision, wanted = self._decision, self._wanted
        if isinstance(wanted, tuple) and isinstance(decision, Place) and decision.lies is not None:
            piece: Pawn = decision.lies(*wanted)
            return PreviewDrawing(above=[self._outline(stage, piece, piece.pose)])
        if not isinstance(wanted, Aim) or not isinstance(decision, Flick) or wanted.pawn not in layout.pawns:
            return PreviewDrawing()
        pawn, power = layout.pawns[wanted.pawn], power_at(decision, wanted.speed)
        arrow = self._arrow(stage, pawn, wanted.angle, power)
        way = foretold.ways.get(wanted.pawn, ()) if foretold is not None else ()
        end = foretold.touch.ghost if foretold is not None and foretold.touch is not None else way[-1] if way else None
        if end is None:
            return PreviewDrawing(above=[arrow])
        return PreviewDrawing(self._dots(stage, pawn, way, power), [arrow, self._outline(stage, pawn, end)])

    def _arrow(self, stage: ArenaStage, pawn: Pawn, angle: float, power: float) -> Laid:
        """An arrow to be filled: as long as the learner's own will be with the same power."""
        theme = self.kit.theme
        outline = arrow_outline(aimed_from(stage.view, pawn, angle, power, self._sizes), OUT * theme.scale)
        return hollow(theme, outline, theme.colour(COLOUR))

    def _dots(self, stage: ArenaStage, pawn: Pawn, way: Sequence[Pose], power: float) -> list[Dots]:
        """The dots of a way, from the head of the arrow to where the pawn lies at its end."""
        unit, rim = self.kit.theme.scale, pawn.chain.extent * stage.scale
        start = rim + (14 + power * self._sizes.full) * unit
        points = [stage.view.to_px((x, y)) for x, y, _ in way]
        length = sum(math.dist(a, b) for a, b in pairwise(points)) - rim - 4 * unit
        places = list(along(points, STEP * unit, start, length))
        return [Dots(self.kit, fading(places, BRIGHT, PALE), self.kit.theme.colour(COLOUR))] if places else []

    def _outline(self, stage: ArenaStage, pawn: Pawn, pose: Pose) -> Laid:
        chain = pawn.chain
        spine = [stage.view.to_px(place) for place in chain.at(*pose)]
        outline = round_piece(spine, chain.radius * stage.scale)
        return drawn(self.kit.theme, [outline], self.kit.theme.colour(COLOUR))
