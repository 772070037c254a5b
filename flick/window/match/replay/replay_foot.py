"""The tray at the foot of a replay: step, play, step, the speed, the switch of the ways; and the time line, with a bead
for each turn in the colour of its team, and above it a dot for each wound."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import Color, Rect, Surface

from flick.window.arena.ink import Ink
from flick.window.match.replay.replay_controller import SPEEDS
from flick.window.widgets import Button, Caption, Fill, Kit, Outline, Place, TextBox, Tray, Widget
from flick.window.widgets.knob import Knob
from flick.window.widgets.label import Overline
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Piece, Placeable, Row, Sized
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.surfaces import put_middle
from flick.window.widgets.switch import TRACK, Switch

if TYPE_CHECKING:
    from flick.window.match.replay.replay_screen import ReplayScreen

GROOVE, KNOB = 6, 24
BEAD, WOUND = 4.5, 2.8
"""Radii of a bead and of a dot, as far as there is room."""
FIRST_DOT, DOT_STEP = 13.0, 8.0
"""The lowest dot above the groove, and from dot to dot; where they are many, as close as they must be."""
NUMBER = 24
"""The baseline of the numbers below the groove."""
STRIDES = (1, 5, 10, 20, 50, 100, 200, 500)
"""From one number to the next."""
NUMBER_ROOM = 30
EDGE = 14
HIGH = 104
LEFT, PAD = 234, 18
"""Where the time line begins, and what is free at the right."""
BROAD = 1080
"""From this width on the hint stands at the right; else it needs room below the buttons."""
LINE, ROW, GAP = 65, 29, 22
"""Heights of the time line and of the row below it, and what lies between the parts of that."""
STEP, PLAY = 40, 52
"""Sizes of the buttons."""


class TurnBead(NamedTuple):
    """One turn: its number, the colour token of its team, the wounds dealt in it, and what its tooltip says."""

    number: int
    colour: str
    wounds: int
    tip: str = ""


class TimeLine(Widget):
    """``at`` is where the knob stands: 0 is the first bead, 1.5 between the second and the third; before the first
    answer it stands at -1. A click or a drag goes to a turn, and so do the arrows."""

    focusable = True

    def __init__(self, kit: Kit, rect: Rect, beads: Sequence[TurnBead], on_turn: Callable[[int], None]) -> None:
        super().__init__(kit, rect)
        self.beads, self.on_turn = list(beads), on_turn
        self._at = -1.0
        self._over: int | None = None

    @property
    def at(self) -> float:
        """Where the knob stands, in turns."""
        return self._at

    @at.setter
    def at(self, at: float) -> None:
        self.dirty |= at != self._at
        self._at = at

    @property
    def groove(self) -> Rect:
        """The way of the knob."""
        high = self.kit.px(GROOVE)
        return Rect(self.rect.left, self.rect.top + self._above - high // 2, self.rect.width, high)

    @property
    def _above(self) -> int:
        """From the top to the middle of the groove."""
        return self.rect.height - self.kit.px(NUMBER + 5)

    @property
    def step(self) -> float:
        """From bead to bead, in pixels; after the last one there is as much room for its answers."""
        room = self.rect.width - 2 * self.kit.px(EDGE)
        return room / max(1, len(self.beads))

    def x(self, at: float) -> float:
        """Where the knob stands so far along."""
        first = self.rect.left + self.kit.px(EDGE)
        return self.rect.left if at < 0 or not self.beads else first + min(at, len(self.beads)) * self.step

    def bead_at(self, place: Place) -> int | None:
        """The bead nearest to a place."""
        if not self.beads:
            return None
        index = round((place[0] - self.x(0)) / self.step)
        return min(max(index, 0), len(self.beads) - 1)

    def press(self, place: Place) -> bool:
        return self._go(place)

    def drag(self, place: Place) -> bool:
        return self._go(place)

    def over(self, place: Place) -> bool:
        self._over = self.bead_at(place)
        return True

    def leave(self) -> None:
        self._over = None

    def _go(self, place: Place) -> bool:
        index = self.bead_at(place)
        if index is not None and index != self._at:
            self.on_turn(index)
        return True

    def tip_at(self, place: Place | None) -> str:
        index = self.bead_at(place) if place else max(0, int(self._at))
        return self.beads[index].tip if index is not None and index < len(self.beads) else ""

    def tip_rect(self, place: Place | None) -> Rect:
        index = self.bead_at(place) if place else max(0, int(self._at))
        if index is None:
            return self.rect
        half = self.kit.px(8)
        return Rect(round(self.x(index)) - half, self.groove.centery - half, 2 * half, 2 * half)

    def targets(self) -> list[Rect]:
        return [self.rect]

    def texts(self) -> list[TextBox]:
        kit, baseline = self.kit, self.groove.centery + self.kit.px(NUMBER)
        stride = next((stride for stride in STRIDES if stride * self.step >= kit.px(NUMBER_ROOM)), STRIDES[-1])
        stride = max(stride, 5 if len(self.beads) > 5 else 1)
        return [
            kit.text(
                str(bead.number), "hint", (round(self.x(index)), baseline), "bone.2", anchor="centre", room=self._room
            )
            for index, bead in enumerate(self.beads)
            if bead.number % stride == 0
        ]

    @property
    def _room(self) -> Rect:
        edge = self.kit.px(EDGE)
        return self.rect.inflate(2 * edge, 0)

    @property
    def bounds(self) -> Rect:
        edge = self.kit.px(KNOB)
        return self.rect.inflate(2 * edge, edge)

    def paint(self, target: Surface) -> None:
        kit, groove = self.kit, self.groove
        kit.stamp(target, groove, Fill("groove", 0.95, GROOVE / 2))
        middle = round(self.x(self._at))
        done = Rect(groove.left, groove.top, max(0, middle - groove.left), groove.height)
        kit.stamp(target, done, Fill("brass", 0.9, GROOVE / 2))
        kit.stamp(target, groove, Outline("plate.edge", 0.8, GROOVE / 2, 0.8))
        for index, bead in enumerate(self.beads):
            self._paint_bead(target, index, bead)
        knob = Rect(0, 0, kit.px(KNOB), kit.px(KNOB))
        knob.center = (middle, groove.centery)
        kit.stamp(target, knob, Knob("brass", 0.40))
        kit.write(target, *self.texts())
        if self.ringed:
            kit.ring(target, knob, KNOB / 2)

    def _paint_bead(self, target: Surface, index: int, bead: TurnBead) -> None:
        kit, x, y = self.kit, self.x(index), self.groove.centery
        unit = kit.theme.scale
        radius = min(BEAD * unit, 0.42 * self.step)
        if index == self._over:
            radius += 1.5 * unit
        self._dot(target, x, y, radius, kit.theme.colour(bead.colour), ringed=True)
        small = min(WOUND * unit, 0.42 * self.step)
        step = min(DOT_STEP * unit, (self._above - FIRST_DOT * unit - small) / max(1, bead.wounds - 1))
        for number in range(bead.wounds):
            self._dot(target, x, y - FIRST_DOT * unit - number * step, small, kit.theme.colour("wound"))

    def _dot(self, target: Surface, x: float, y: float, radius: float, colour: Color, *, ringed: bool = False) -> None:
        dark = self.kit.theme.colour("groove")
        made = self.kit.picture(
            ("dot", round(radius, 2), tuple(colour), ringed), lambda: _painted(radius, colour, dark if ringed else None)
        )
        put_middle(target, made, (x, y))


def _painted(radius: float, colour: Color, edge: Color | None) -> Surface:
    """A disc with a dark edge, if it has one."""
    size = 2 * round(radius + 2) + 1
    middle = size / 2, size / 2
    ink = Ink(Rect(0, 0, size, size), edge or colour)
    if edge is not None:
        ink.disc(middle, radius + 1.2, edge)
    ink.disc(middle, radius, colour)
    return ink.laid().surface


class Foot(Tray):
    """Tells ``screen`` what somebody does. The switch of the ways is left out where there is no arena."""

    def __init__(self, screen: "ReplayScreen", beads: Sequence[TurnBead], *, wide: float) -> None:
        """``wide`` in pixels of the design."""
        kit, self._say = screen.kit, screen.say
        hint = Caption(kit, UNPLACED, self._say("window-replay-hint"), "hint", colour="bone.2")
        self.line = TimeLine(kit, UNPLACED, beads, screen.go_to_turn)
        self.said = Caption(kit, UNPLACED, "", "row-title", size=15, name=True)
        self.speeds = self._speeds(screen)
        self.ways: Switch | None = None
        below: list[Piece] = [Sized(_lower(6, self.said, 20), grow=1), GAP]
        if screen.film.arena:
            label = self._say("window-replay-ways")
            self.ways = Switch(kit, UNPLACED, label, screen.ways, screen.show_ways)
            below += [Sized(self.ways, size=TRACK[0] + 14 + kit.width(label, "body", 13.5) / kit.theme.scale), GAP]
        heading = self._say("window-replay-speed-of")
        of_speeds = kit.width(heading.upper(), "overline") / kit.theme.scale + len(heading) + 1
        below += [Sized(_lower(0, Overline(kit, UNPLACED, heading), 19), size=of_speeds), 10]
        below.append(Sized(self.speeds, size=200))
        buttons = self._buttons(screen)
        if wide >= BROAD:
            below += [GAP, _lower(7, hint, 18)]
            left = Column(kit, 18, Sized(buttons, size=PLAY))
        else:
            hint.anchor, hint.name = "centre", True
            left = Column(kit, 12, Sized(buttons, size=PLAY), 16, Sized(Row(kit, 10, Sized(hint, grow=1), 14), size=18))
        right = Column(kit, 2, Sized(self.line, size=LINE), 4, Sized(Row(kit, *below), size=ROW))
        content = Row(kit, Sized(left, size=LEFT), Sized(right, grow=1), PAD)
        super().__init__(kit, UNPLACED, radius=14, content=content)

    def show(self, said: str, at: float, playing: bool) -> None:
        """What moment is seen, and whether it goes on from there."""
        self.said.text = said
        self.line.at = at
        icon, tip = ("pause", "window-replay-pause") if playing else ("play", "window-replay-play")
        if self.play.icon != icon:
            self.play.icon, self.play.tip, self.play.dirty = icon, self._say(tip), True

    def _buttons(self, screen: "ReplayScreen") -> Row:
        """A step back, play, a step on."""
        kit, say = screen.kit, self._say
        small, large = (Rect(0, 0, kit.px(size), kit.px(size)) for size in (STEP, PLAY))
        tip = say("window-replay-play")
        self.play = Button(kit, large, "", screen.play_or_pause, kind="primary", icon="play", tip=tip, radius=PLAY / 2)
        back, on = (
            Button(kit, small, "", partial(screen.step, by), kind="quiet", icon=icon, tip=tip)
            for by, icon, tip in (
                (-1, "step_back", say("window-replay-back")),
                (1, "step_forward", say("window-replay-on")),
            )
        )
        return Row(kit, 24, back, GAP, self.play, GAP, on, align="middle")

    def _speeds(self, screen: "ReplayScreen") -> Segmented:
        labels = [self._say("window-replay-speed", speed=one) for one in SPEEDS]
        tip = self._say("window-replay-speed-tip")
        return Segmented(screen.kit, UNPLACED, labels, screen.controller.chosen, screen.set_speed, tip=tip)


def _lower(down: float, text: Caption | Overline, high: float) -> Placeable:
    """A text so far below the top of a row, and so high."""
    return Column(text.kit, down, Sized(text, size=high), STRETCH)
