"""The tray at the foot of a replay: step, play, step, the time line, the speed, and the switch of the ways."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from flick.window.match.replay.replay_controller import SPEEDS
from flick.window.match.replay.replay_timeline import TimeLine, TurnBead
from flick.window.widgets.button import Button
from flick.window.widgets.label import Caption, Overline
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.switch import Switch
from flick.window.widgets.tray import Tray

if TYPE_CHECKING:
    from flick.window.match.replay.replay_screen import ReplayScreen

HIGH = 104
LEFT = 234
"""Where the time line begins."""
PAD = 18
BROAD = 1080
"""From this width on the hint stands at the right."""
ROW = 71
"""Where the lower row begins, and how high it is."""
ROW_HIGH = 29
GAP = 22
PLACES = ((24, 40), (86, 52), (160, 40))
"""Left edges and sizes of the three buttons."""


class Foot(Tray):
    """Tells ``screen`` what somebody does. The switch of the ways is left out where there is no arena."""

    def __init__(self, screen: "ReplayScreen", rect: Rect, beads: Sequence[TurnBead], *, arena: bool) -> None:
        kit, say = screen.kit, screen.say
        super().__init__(kit, rect, radius=14)
        self._screen, self._say = screen, say
        broad = rect.width >= kit.px(BROAD)
        self._lay_buttons(8 if broad else 2)
        line = Rect(rect.left + kit.px(LEFT), rect.top + kit.px(2), 0, kit.px(65))
        line.width = rect.right - kit.px(PAD) - line.left
        self.line = TimeLine(kit, line, beads, screen.go_to_turn)
        self.add(self.line)
        right = self._lay_hint(line, broad)
        self.speeds, right = self._lay_speeds(right)
        self.ways: Switch | None = None
        if arena:
            label = say("window-replay-ways")
            wide = kit.px(42 + 10 + 4) + kit.width(label, "body", 13.5)
            place = Rect(right - wide, rect.top + kit.px(ROW), wide, kit.px(ROW_HIGH))
            self.ways = Switch(kit, place, label, screen.ways, screen.show_ways)
            self.add(self.ways)
            right = place.left - kit.px(GAP)
        room = Rect(line.left, rect.top + kit.px(ROW + 6), right - line.left, kit.px(20))
        self.said = Caption(kit, room, "", "row-title", size=15, name=True)
        self.add(self.said)

    def show(self, said: str, at: float, playing: bool) -> None:
        """What moment is seen, and whether it goes on from there."""
        self.said.text = said
        self.line.at = at
        icon, tip = ("pause", "window-replay-pause") if playing else ("play", "window-replay-play")
        if self.play.icon != icon:
            self.play.icon, self.play.tip, self.play.dirty = icon, self._say(tip), True

    def _lay_buttons(self, down: float) -> None:
        kit, rect, say, screen = self.kit, self.rect, self._say, self._screen
        back, play, on = (Rect(rect.left + kit.px(left), 0, kit.px(size), kit.px(size)) for left, size in PLACES)
        back.centery = play.centery = on.centery = rect.top + kit.px(36 + down)
        tip, radius = say("window-replay-play"), PLACES[1][1] / 2
        self.play = Button(kit, play, "", screen.play_or_pause, kind="primary", icon="play", tip=tip, radius=radius)
        for place, by, icon, tip in (
            (back, -1, "step_back", say("window-replay-back")),
            (on, 1, "step_forward", say("window-replay-on")),
        ):
            self.add(Button(kit, place, "", partial(screen.step, by), kind="quiet", icon=icon, tip=tip))
        self.add(self.play)

    def _lay_hint(self, line: Rect, broad: bool) -> int:
        """The keys, at the right or below the buttons; how far what stands beside it may reach."""
        kit, rect, hint = self.kit, self.rect, self._say("window-replay-hint")
        if not broad:
            room = Rect(rect.left + kit.px(10), rect.top + kit.px(ROW + 9), kit.px(LEFT - 24), kit.px(18))
            self.add(Caption(kit, room, hint, "hint", colour="bone.2", anchor="centre", name=True))
            return line.right
        wide = kit.width(hint, "hint")
        room = Rect(line.right - wide, rect.top + kit.px(ROW + 7), wide + 2, kit.px(18))
        self.add(Caption(kit, room, hint, "hint", colour="bone.2"))
        return room.left - kit.px(GAP)

    def _lay_speeds(self, right: int) -> tuple[Segmented, int]:
        kit, say, screen, top = self.kit, self._say, self._screen, self.rect.top + self.kit.px(ROW)
        each, heading = [say("window-replay-speed", speed=one) for one in SPEEDS], say("window-replay-speed-of")
        place = Rect(right - kit.px(200), top, kit.px(200), kit.px(ROW_HIGH))
        chosen, tip = screen.controller.chosen, say("window-replay-speed-tip")
        speeds = Segmented(kit, place, each, chosen, screen.set_speed, tip=tip)
        self.add(speeds)
        left = place.left - kit.px(10)
        wide = kit.width(heading.upper(), "overline") + kit.px(len(heading) + 1)
        self.add(Overline(kit, Rect(left - wide, top, wide, kit.px(19)), heading))
        return speeds, left - wide - kit.px(GAP)
