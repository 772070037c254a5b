"""The tray at the foot of a replay: step, play, step, the time line, the speed, and the switch of the ways."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from flick.window.match.replay.replay_controller import SPEEDS
from flick.window.match.replay.replay_timeline import TimeLine, TurnBead
from flick.window.widgets import Button, Caption, Tray
from flick.window.widgets.label import Overline
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Piece, Placeable, Row, Sized
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.switch import TRACK, Switch

if TYPE_CHECKING:
    from flick.window.match.replay.replay_screen import ReplayScreen

HIGH = 104
LEFT, PAD = 234, 18
"""Where the time line begins, and what is free at the right."""
BROAD = 1080
"""From this width on the hint stands at the right; else it needs room below the buttons."""
LINE, ROW, GAP = 65, 29, 22
"""Heights of the time line and of the row below it, and what lies between the parts of that."""
STEP, PLAY = 40, 52
"""Sizes of the buttons."""


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
