"""On or off: switches."""

from collections.abc import Callable
from typing import Unpack

from pygame import Rect, Surface
from pygame.event import Event

from flick.window.widgets.glide import Glide
from flick.window.widgets.kit import Kit
from flick.window.widgets.knob import Knob
from flick.window.widgets.materials import Fill, Outline
from flick.window.widgets.repainted import Repainted
from flick.window.widgets.text import TextBox, fitted
from flick.window.widgets.widget import PRESSING, Place, Tooltips, Widget

TRACK = (42, 22)
KNOB = 18
LABEL_GAP = 10


class Toggle(Widget):
    """What is on or off, with its label at the right; a click on either changes it."""

    focusable = True
    gap = LABEL_GAP
    on = Repainted[bool]()
    """Whether it is on."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        label: str,
        on: bool,
        on_change: Callable[[bool], None],
        **told: Unpack[Tooltips],
    ) -> None:
        super().__init__(kit, rect, **told)
        self.label = label
        self.on_change = on_change
        self.on = on
        self._slide = Glide(float(on), kit.theme.ms("hover"))
        """How far it has come from off to on, where that is seen."""

    def flip(self) -> None:
        """Change it, as a person would."""
        if self.off is not None:
            self.refuse()
            return
        self.on = not self.on
        self.kit.sound("switch-on" if self.on else "switch-off")
        self.on_change(self.on)

    def press(self, place: Place) -> bool:
        self.flip()
        return True

    def key(self, event: Event) -> bool:
        if event.key in PRESSING:
            self.flip()
        return event.key in PRESSING

    @property
    def mark(self) -> Rect:
        """The thing itself, without the label."""
        raise NotImplementedError

    def texts(self) -> list[TextBox]:
        if not self.label:
            return []
        left = self.mark.right + self.kit.px(self.gap)
        lines, size = fitted(self.kit.theme, self.label, "body", self.rect.right - left, 13.5)
        place, colour = (left, self.rect.centery), "off" if self.off is not None else "bone"
        return self.kit.centred_lines(lines, "body", place, size, colour, room=self.rect, struck=self.struck)


class Switch(Toggle):
    """A disc of maple that slides to the right; a check appears where it was."""

    @property
    def moving(self) -> bool:
        return self._slide.moving

    def tick(self, now: float) -> None:
        self._slide.go(float(self.on))
        self.dirty |= self._slide.tick(now)

    @property
    def mark(self) -> Rect:
        return Rect(0, 0, self.kit.px(TRACK[0]), self.kit.px(TRACK[1])).move_to(midleft=self.rect.midleft)

    def paint(self, target: Surface) -> None:
        kit, track, slid = self.kit, self.mark, self._slide.value
        kit.stamp(target, track, Fill("off.field", 0.95, TRACK[1] / 2))
        kit.stamp(target, track, Fill("switch.on", 0.95, TRACK[1] / 2), slid)
        kit.stamp(target, track, Outline("plate.edge", 1, TRACK[1] / 2, 0.9))
        kit.stamp(target, track, Outline("brass", 1, TRACK[1] / 2, 0.9), slid)
        middle = (track.left + kit.px(12), track.centery)
        kit.icon(target, "check", middle, 11, "brass.ink", slid)
        knob = Rect(0, 0, kit.px(KNOB), kit.px(KNOB))
        travel = track.width - 2 * kit.px(2) - knob.width
        knob.midleft = (track.left + kit.px(2) + round(travel * slid), track.centery)
        kit.stamp(target, knob, Knob("knob.off", 0.45))
        kit.stamp(target, knob, Knob("brass", 0.45), slid)
        if self.off is not None:
            kit.stamp(target, track, Fill("off.field", 0.55, TRACK[1] / 2))
        kit.write(target, *self.texts())
        if self.ringed:
            kit.ring(target, track, TRACK[1] / 2)
