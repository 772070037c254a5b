"""The tray at the foot of a replay: step, play, step, the time line, the speed, and the switch of the ways."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from flick.window.match.replay.replay_controller import SPEEDS
from flick.window.match.replay.replay_timeline import TimeLine, TurnBead
from flick.window.widgets.button import Button
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import Caption, Overline
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.switch import Switch
from flick.window.widgets.tray import Tray

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


@dataclass(frozen=True)
class FootWording:
    """What stands there, in the reader's language."""

    play: str
    pause: str
    back: str
    on: str
    speed: str
    speeds: Sequence[str]
    speed_tip: str
    ways: str
    hint: str


def wording(say: Callable[..., str]) -> FootWording:
    """In the words that ``say`` has."""
    return FootWording(
        play=say("window-replay-play"),
        pause=say("window-replay-pause"),
        back=say("window-replay-back"),
        on=say("window-replay-on"),
        speed=say("window-replay-speed-of"),
        speeds=[say("window-replay-speed", speed=speed) for speed in SPEEDS],
        speed_tip=say("window-replay-speed-tip"),
        ways=say("window-replay-ways"),
        hint=say("window-replay-hint"),
    )


@dataclass(frozen=True)
class Doings:
    """Whom it tells what somebody does."""

    play: Callable[[], None]
    step: Callable[[int], None]
    turn: Callable[[int], None]
    speed: Callable[[int], None]
    ways: Callable[[bool], None]


class Foot(Tray):
    """``ways`` is left out where there is no arena."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        wording: FootWording,
        doings: Doings,
        beads: Sequence[TurnBead],
        *,
        speed: int,
        ways: bool | None,
    ) -> None:
        super().__init__(kit, rect, radius=14)
        self._wording = wording
        broad = rect.width >= kit.px(BROAD)
        self._lay_buttons(doings, 8 if broad else 2)
        line = Rect(rect.left + kit.px(LEFT), rect.top + kit.px(2), 0, kit.px(65))
        line.width = rect.right - kit.px(PAD) - line.left
        self.line = TimeLine(kit, line, beads, doings.turn)
        self.add(self.line)
        right = self._lay_hint(line, broad)
        self.speeds, right = self._lay_speeds(right, speed, doings)
        self.ways: Switch | None = None
        if ways is not None:
            wide = kit.px(42 + 10 + 4) + kit.width(wording.ways, "body", 13.5)
            place = Rect(right - wide, rect.top + kit.px(ROW), wide, kit.px(ROW_HIGH))
            self.ways = Switch(kit, place, wording.ways, ways, doings.ways)
            self.add(self.ways)
            right = place.left - kit.px(GAP)
        room = Rect(line.left, rect.top + kit.px(ROW + 6), right - line.left, kit.px(20))
        self.said = Caption(kit, room, "", "row-title", size=15, name=True)
        self.add(self.said)

    def show(self, said: str, at: float, playing: bool) -> None:
        """What moment is seen, and whether it goes on from there."""
        self.said.text = said
        self.line.at = at
        icon, tip = ("pause", self._wording.pause) if playing else ("play", self._wording.play)
        if self.play.icon != icon:
            self.play.icon, self.play.tip, self.play.dirty = icon, tip, True

    def _lay_buttons(self, doings: Doings, down: float) -> None:
        kit, rect, wording = self.kit, self.rect, self._wording
        middle = rect.top + kit.px(36 + down)
        places = [Rect(rect.left + kit.px(left), 0, kit.px(size), kit.px(size)) for left, size in PLACES]
        for place in places:
            place.centery = middle
        back = Button(kit, places[0], "", lambda: doings.step(-1), kind="quiet", icon="step_back", tip=wording.back)
        self.play = Button(
            kit, places[1], "", doings.play, kind="primary", icon="play", tip=wording.play, radius=PLACES[1][1] / 2
        )
        on = Button(kit, places[2], "", lambda: doings.step(1), kind="quiet", icon="step_forward", tip=wording.on)
        self.add(back, self.play, on)

    def _lay_hint(self, line: Rect, broad: bool) -> int:
        """The keys, at the right or below the buttons; how far what stands beside it may reach."""
        kit, rect, hint = self.kit, self.rect, self._wording.hint
        if not broad:
            room = Rect(rect.left + kit.px(10), rect.top + kit.px(ROW + 9), kit.px(LEFT - 24), kit.px(18))
            self.add(Caption(kit, room, hint, "hint", colour="bone.2", anchor="centre", name=True))
            return line.right
        wide = kit.width(hint, "hint")
        room = Rect(line.right - wide, rect.top + kit.px(ROW + 7), wide + 2, kit.px(18))
        self.add(Caption(kit, room, hint, "hint", colour="bone.2"))
        return room.left - kit.px(GAP)

    def _lay_speeds(self, right: int, speed: int, doings: Doings) -> tuple[Segmented, int]:
        kit, wording, top = self.kit, self._wording, self.rect.top + self.kit.px(ROW)
        place = Rect(right - kit.px(200), top, kit.px(200), kit.px(ROW_HIGH))
        speeds = Segmented(kit, place, wording.speeds, speed, doings.speed, tip=wording.speed_tip)
        self.add(speeds)
        left = place.left - kit.px(10)
        wide = kit.width(wording.speed.upper(), "overline") + kit.px(len(wording.speed) + 1)
        self.add(Overline(kit, Rect(left - wide, top, wide, kit.px(19)), wording.speed))
        return speeds, left - wide - kit.px(GAP)
