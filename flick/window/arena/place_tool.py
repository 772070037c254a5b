"""A piece that a person is asked to put down: where it may lie, where it would lie, and why it may not."""

from collections.abc import Callable, Collection, Mapping, Sequence

from pygame import Rect, Surface

from flick.arena.layout import Layout, Pawn
from flick.arena.shapes import Point
from flick.table.rules import Place, Verdict
from flick.table.sayings import Say, say
from flick.window.arena.arena_tool import ArenaTool, Marks, ToolSetting
from flick.window.arena.carried_piece import plate_beside
from flick.window.arena.flicking.free_places import Trouble
from flick.window.arena.flicking.placing import Placing
from flick.window.arena.hatching import hatched
from flick.window.arena.ink import around
from flick.window.arena.launching import Launching
from flick.window.arena.lying_pieces import LyingPiece
from flick.window.arena.piece_marks import SELECTABLE, MarkState, draw_above, draw_brackets
from flick.window.arena.plate import Plate
from flick.window.widgets.surfaces import Laid

BUDGET = 8.0
"""ms of each frame in which it is found out where the piece may lie."""

STRETCH = 10
"""Pixels of the design by which more of a wall is marked than the piece would lie on."""
BRACKET_REACH = 14


class PlaceTool(ArenaTool):
    """Lets somebody put a piece down where the rules allow it, and flick it at once where that comes next."""

    def __init__(self, setting: ToolSetting, decision: Place, layout: Layout, click: Callable[[str], None]) -> None:
        """``click`` is told the sounds of the power of a pull."""
        super().__init__()
        self._setting, self._decision, self._layout = setting, decision, layout
        self._placing = Placing(decision, setting.stage.view)
        self._launching = Launching(setting, decision, layout, click) if decision.launch else None
        self._piece = self._lying()
        self._blocked = Trouble()
        self._brackets: list[Rect] = []
        self._hatch: Laid | None = None
        self._hatched = False
        self._plate: Plate | None = None
        self.then: str | None = None
        """The flick that follows as soon as the piece lies there."""
        self._stale = True

    @property
    def held(self) -> bool:
        return self._placing.held or self._pulled is not None

    @property
    def busy(self) -> bool:
        works = self._launching is not None and not self._launching.shown.settled
        return self._stale or not self._placing.region.complete or not self._hatched or works

    @property
    def hint(self) -> Say:
        if self._setting.by_keys() and not self.held:
            return say("window-hint-place-keys")
        pulled = self._can_be_pulled
        if not pulled:
            return say("window-hint-place")
        if len(pulled) > 1:
            return say("window-hint-launch-any")
        return say("window-hint-launch", pawn=self._setting.words.name(pulled[0]))

    def see(self) -> None:
        self._placing.view = self._setting.stage.view
        if self._launching:
            self._launching.see()
        self._hatched = False
        self._stale = True

    def press(self, at: Point, t: float) -> bool:
        self._stale, self.then = True, None
        if self._launching and self._can_be_pulled and self._launching.press(at, t):
            return True
        return self._placing.press(at)

    def drag(self, at: Point, t: float, *, fine: bool) -> None:
        self._stale = True
        if self._pulled is not None:
            self._pulled.drag(at, t, fine=fine)
        else:
            self._placing.move(at)

    def over(self, at: Point) -> None:
        self._placing.over(at)
        self._stale = True

    def release(self, t: float) -> str | None:
        self._stale = True
        if self._pulled is not None:
            launched = self._pulled.release(t)
            self.then = launched.flick if launched else None
            return launched.place if launched else None
        return self._placing.release()

    def press_key(self, key: str, *, ctrl: bool, shift: bool, held: bool = False) -> tuple[bool, str | None]:
        self._stale, self.then = True, None
        if self._pulled is not None:
            return (True, None) if key != "escape" else (self.cancel(), None)
        return self._placing.press_key(key, ctrl=ctrl, shift=shift, held=held)

    def cancel(self) -> bool:
        self._stale, self.then = True, None
        if self._launching and self._launching.cancel():
            return True
        return self._placing.cancel()

    def suggested(self) -> str | None:
        """The answer that puts the piece on the suggested spot, for those who do not care."""
        self._stale, self.then = True, None
        return self._placing.suggested()

    @property
    def refused(self) -> Verdict | None:
        """Why the piece was not put down where somebody tried to."""
        return self._placing.refused

    def tick(self, now: float) -> str | None:
        if self._placing.work(BUDGET, self._setting.stopwatch) and not self._hatched:
            self._hatch_anew()
        if self._launching:
            self._launching.tick()
            self.damage += self._launching.shown.damage
            self._launching.shown.damage.clear()
        if self._stale:
            self._stale = False
            self._follow()
        return None

    def rings(self) -> Mapping[str, float]:
        held = self._launching.pawn if self._launching else None
        return {name: 1.0 if name == held else SELECTABLE for name in self._can_be_pulled}

    def in_the_way(self) -> Collection[str]:
        return self._blocked.pawns

    def coming(self) -> Mapping[str, Pawn]:
        return {self._decision.piece: self._placing.pawn}

    def draw_below(self, target: Surface) -> None:
        if self._hatch is not None:
            self._hatch.draw(target)
        if self._launching:
            self._launching.shown.drawn.draw_below(target)

    def draw_above(self, target: Surface) -> None:
        stage, kit = self._setting.stage, self._setting.kit
        piece = self._piece
        if self._pulled is not None or self._placing.verdict is None:
            x, y = stage.view.to_px(piece.at)
            piece.sprite(stage).draw(target, x, y, piece.pawn.angle, piece.light(stage))
            draw_above(kit, stage, target, piece, MarkState(ring=1.0))
        else:
            piece.grey(stage).draw(target)
        for stretch in self._brackets:
            draw_brackets(kit, target, stretch)
        if self._launching:
            self._launching.shown.drawn.draw_above(target)

    def marks(self) -> Marks:
        if self._pulled is not None:
            return self._pulled.shown.above
        return Marks(plates=[self._plate] if self._plate else ())

    def reach(self) -> list[Rect]:
        rects = [self._piece.rect(self._setting.stage)]
        rects += [self._hatch.rect] if self._hatch else []
        return rects + (self._launching.shown.rects if self._launching else [])

    @property
    def _can_be_pulled(self) -> Sequence[str]:
        """The pawns from which the piece can be put down and flicked in one go."""
        launch = self._decision.launch
        return launch.beside if launch is not None and self._setting.settings.flick_mode == "pull" else ()

    @property
    def _pulled(self) -> Launching | None:
        """What puts the piece down and flicks it in one go, while somebody pulls."""
        return self._launching if self._launching is not None and self._launching.pawn is not None else None

    def _lying(self) -> LyingPiece:
        pulled = self._launching.piece if self._launching else None
        return LyingPiece(self._decision.piece, pulled or self._placing.pawn, 0, shown=True)

    def _follow(self) -> None:
        """Show the piece where it is now, and what is in its way."""
        stage = self._setting.stage
        self.damage.append(self._piece.rect(stage))
        before, brackets = self._blocked, self._brackets
        self._piece = self._lying()
        pulled = self._pulled
        self._blocked = pulled.in_the_way() if pulled is not None else self._placing.in_the_way(self._layout)
        self._brackets = [self._stretch_of(name) for name in self._blocked.walls]
        self.damage.append(self._piece.rect(stage))
        reach = 2 * self._setting.kit.px(BRACKET_REACH)
        self.damage += [stretch.inflate(reach, reach) for stretch in [*brackets, *self._brackets]]
        if before.pawns != self._blocked.pawns:
            self._setting.pieces.touch([*before.pawns, *self._blocked.pawns])
        self._explain()

    def _explain(self) -> None:
        """Say on a plate why the piece may not lie there."""
        verdict = self._placing.verdict
        if verdict is None or self._pulled is not None:
            self._plate = None
            return
        setting = self._setting
        reach = 2 * setting.kit.px(BRACKET_REACH)
        avoid = [stretch.inflate(reach, reach) for stretch in self._brackets]
        to_px, edges = setting.stage.view.to_px, self._placing.region.edges
        avoid += [around([to_px(place) for place in edge], 0) for edge in edges]
        rooms, reason, rule = setting.rooms, verdict.reason, verdict.rule
        self._plate = plate_beside(setting, self._piece, reason, rule, rooms, avoid, self._plate)

    def _hatch_anew(self) -> None:
        self._hatched = True
        if self._hatch is not None:
            self.damage.append(self._hatch.rect)
        self._hatch = hatched(
            self._setting.kit.theme, self._setting.stage, self._placing.region.edges, self._setting.stage.clip
        )
        if self._hatch is not None:
            self.damage.append(self._hatch.rect)

    def _stretch_of(self, name: str) -> Rect:
        """The part of a wall that the piece would lie on."""
        wall, stage = self._layout.walls[name], self._setting.stage
        ends = [stage.view.to_px(wall.start), stage.view.to_px(wall.end)]
        edge = 2 * self._setting.kit.px(STRETCH)
        near = self._piece.outline(stage).inflate(edge, edge)
        return around(ends, wall.thickness / 2 * stage.scale).clip(near)
