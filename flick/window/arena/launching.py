"""A piece put down and flicked in one go: pulled back from the piece beside which it lies then."""

import math
from collections.abc import Callable
from typing import NamedTuple

from flick.arena.layout import Layout, Pawn
from flick.arena.shapes import Point
from flick.table.answers import write_place
from flick.table.rules import Aim, Flick, Launch, Place
from flick.table.sayings import say
from flick.window.arena.aim_marks import AimMarks, HeldAim
from flick.window.arena.arena_tool import ToolSetting
from flick.window.arena.flicking.free_places import Trouble, lies_on
from flick.window.arena.flicking.placing import TOUCH
from flick.window.arena.flicking.pull import Pull
from flick.window.arena.pointer import PullFeedback

ASIDE = math.radians(1.0)
"""A piece that lies farther than this from where it was pulled to has something in its way."""


class Launched(NamedTuple):
    """The two answers in their written form."""

    place: str
    flick: str


class Launching:
    """The piece goes round the pawn that is held, opposite to the hand, as near to that as it may lie. Places are
    pixels of the window, times are ms."""

    def __init__(self, setting: ToolSetting, decision: Place, layout: Layout, click: Callable[[str], None]) -> None:
        assert decision.launch is not None
        self._setting, self._decision, self._layout = setting, decision, layout
        self._launch = decision.launch
        asked = _flick_of(decision, decision.launch)
        self._pull = Pull(asked, layout, setting.stage.view, decision.launch.beside)
        self._feedback = PullFeedback(setting.pointer, setting.room, click)
        self._spot: Point | None = None
        self._way: float | None = None
        self.shown = AimMarks(setting, asked, layout)

    @property
    def pawn(self) -> str | None:
        """The pawn that is held."""
        return self._pull.pawn if self._pull.held else None

    @property
    def piece(self) -> Pawn | None:
        """The piece as it would lie; nothing as long as nobody pulls."""
        return self._laid(self._spot) if self._pull.held and self._spot else None

    def in_the_way(self) -> Trouble:
        """What keeps the piece from lying straight opposite to the hand."""
        piece, way = self.piece, self._way
        if piece is None or way is None:
            return Trouble()
        grip = self._layout.pawns[self._pull.pawn]
        off, far = math.atan2(piece.y - grip.y, piece.x - grip.x) - way, math.dist((piece.x, piece.y), (grip.x, grip.y))
        if abs(math.remainder(off, math.tau)) < ASIDE:
            return Trouble()
        straight = self._laid((grip.x + far * math.cos(way), grip.y + far * math.sin(way)))
        return lies_on(self._layout, straight, TOUCH)

    def see(self) -> None:
        """Draw everything for the new view of the arena."""
        self._pull.see(self._setting.stage.view)
        self.shown.see()

    def press(self, at: Point, t: float) -> bool:
        """Press there, and say whether that took hold of a pawn."""
        self._spot = None
        return self._pull.press(at, t)

    def drag(self, at: Point, t: float, *, fine: bool) -> None:
        self._pull.drag(at, t, fine=fine)

    def release(self, t: float) -> Launched | None:
        """Let go. That gives both answers, or ``None`` where nothing was aimed or nowhere is room."""
        pawn = self._pull.pawn
        flick = self._pull.release(t)
        self._feedback.free()
        if flick is None:
            return None
        aim = self._pull.read(flick)
        spot = self._launch.spot(pawn, aim.angle)
        if spot is None:
            return None
        return Launched(write_place(self._decision.piece, *spot, self._decision.verb), flick)

    def cancel(self) -> bool:
        """Let go without an answer, and say whether anything was held."""
        held = self._pull.held
        self._pull.cancel()
        self._feedback.free()
        return held

    def tick(self) -> None:
        """Work for a frame."""
        self._pull.follow()
        aim = self._pull.aim
        way = self._way = aim.angle if aim else self._pull.idle
        if way is not None:
            self._spot = self._launch.spot(self._pull.pawn, way)
        piece = self.piece
        if piece is None or way is None:
            self.shown.follow(None, None)
            self._feedback.free()
            return
        hand, grip = self._pull.hand, self._layout.pawns[self._pull.pawn]
        self._feedback.follow(self._pull, hand)
        hold = HeldAim(grip, piece, way, self._pull.power, hand, say("window-finer"))
        self.shown.follow(hold, aim, self._layout.adding(self._decision.piece, piece))

    def _laid(self, spot: Point) -> Pawn:
        lies = self._decision.lies
        return Pawn(*spot) if lies is None else lies(*spot)


def _flick_of(decision: Place, launch: Launch) -> Flick:
    """The flick that will be asked once the piece lies there, as far as it can be aimed before."""

    def nothing_lies(aim: Aim) -> Aim:
        return aim

    return Flick(
        seat=decision.seat,
        verb=launch.verb,
        rule=decision.rule,
        pawns=(decision.piece,),
        least_speed=launch.least_speed,
        most_speed=launch.most_speed,
        resolve=nothing_lies,
        outcome=Aim,
        foretell=launch.foretell,
        help=launch.help,
    )
