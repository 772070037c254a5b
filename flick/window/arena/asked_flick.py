"""A flick that a person is asked for: arrow, elastic, numbers, and what will become of it."""

import math
from collections.abc import Callable, Collection, Mapping, Sequence

from pygame import Rect, Surface

from flick.arena.layout import Layout
from flick.arena.shapes import Point
from flick.table.rules import Flick
from flick.table.sayings import Say, say
from flick.window.arena.aiming import Aiming
from flick.window.arena.arrow import (
    NARROW,
    WIDE,
    Aimed,
    Sizes,
    draw_arrow,
    draw_elastic,
    draw_trail,
    hand_of,
    length_of,
)
from flick.window.arena.asked import Setting
from flick.window.arena.foretold import Drawn, Foreteller
from flick.window.arena.marks import SELECTABLE, half_across
from flick.window.arena.plate import AWAY, Plate, beside, power_plate
from flick.window.flicking.knocks import click_of
from flick.window.flicking.preview import Foretold, Preview
from flick.window.paint.canvas import Laid

BUDGET = 4.0
"""ms of each frame in which it is worked out what the flick will do."""


class AskedFlick:
    def __init__(self, setting: Setting, decision: Flick, layout: Layout, click: Callable[[str], None]) -> None:
        """``click`` is told the sounds of the power as it grows."""
        self.damage: list[Rect] = []
        self._setting, self._decision, self._layout = setting, decision, layout
        self._click = click
        self._power: float | None = None
        self._aiming = Aiming(decision, layout, setting.stage.view)
        self._preview = Preview(layout, setting.settings.aim_help)
        self._foreteller = Foreteller(setting.kit, setting.stage, layout)
        self._drawn = Drawn()
        self._told: tuple[Foretold | None, float] = None, 0.0
        self._marks: tuple[Sequence[Laid], Plate | None] = (), None
        self._stale = False

    @property
    def held(self) -> bool:
        return self._aiming.held

    @property
    def busy(self) -> bool:
        return self._stale or self._aiming.by == "swipe" or not self._preview.settled

    @property
    def hint(self) -> Say:
        several = len(self._decision.pawns) > 1
        if self._aiming.by == "keys":
            return say("window-hint-keys")
        if self._setting.settings.flick_mode == "swipe":
            return say("window-hint-swipe-any") if several else say("window-hint-swipe")
        return say("window-hint-pull-any") if several else say("window-hint-pull")

    def see(self) -> None:
        self._aiming.see(self._setting.stage.view)
        self._redraw(Drawn(), None, 0.0)
        self._stale = True

    def press(self, at: Point, t: float) -> bool:
        self._stale = True
        return self._aiming.press(at, t, self._setting.settings.flick_mode)

    def drag(self, at: Point, t: float, *, fine: bool) -> None:
        self._aiming.move(at, t, fine=fine)
        self._stale = True

    def over(self, at: Point) -> None:
        del at

    def release(self, t: float) -> str | None:
        self._stale = True
        return self._aiming.release(t)

    def press_key(self, key: str, *, ctrl: bool, shift: bool) -> tuple[bool, str | None]:
        ours, answer = self._aiming.press_key(key, ctrl=ctrl, shift=shift)
        self._stale |= ours
        if ours:
            self._setting.pieces.touch(self._decision.pawns)
        return ours, answer

    def cancel(self) -> bool:
        self._stale = True
        return self._aiming.cancel()

    def tick(self) -> str | None:
        answer = self._aiming.struck()
        self._foretell()
        aimed = self._aimed()
        if self._stale or answer is not None:
            self._stale = False
            self._sound()
            self._marks = self._mark(aimed)
        hidden = length_of(aimed, self._sizes, self._setting.kit.theme.scale) if aimed else 0.0
        shown = self._preview.shown if aimed else None
        if shown is not None and shown.aim.pawn != self._aiming.pawn:
            shown = None
        if shown is not self._told[0] or (shown is not None and hidden != self._told[1]):
            whole = self._preview.help == "path"
            self._redraw(self._foreteller.drawn(shown, hidden, whole=whole) if shown else Drawn(), shown, hidden)
        return answer

    def rings(self) -> Mapping[str, float]:
        pawns = self._decision.pawns
        if len(pawns) == 1:
            return {pawns[0]: 1.0}
        chosen = self._aiming.pawn if self._aiming.by else None
        return {name: 1.0 if name == chosen else SELECTABLE for name in pawns}

    def in_the_way(self) -> Collection[str]:
        return ()

    def draw_below(self, target: Surface) -> None:
        self._drawn.draw_below(target)

    def draw_above(self, target: Surface) -> None:
        self._drawn.draw_above(target)

    def marks(self) -> tuple[Sequence[Laid], Plate | None]:
        return self._marks

    def reach(self) -> list[Rect]:
        laid, plate = self._marks
        rects = [mark.surface.get_rect(topleft=(mark.left, mark.top)) for mark in laid]
        return [*rects, *self._drawn.rects, *([plate.rect] if plate else [])]

    @property
    def _sizes(self) -> Sizes:
        return NARROW if self._setting.narrow else WIDE

    def _foretell(self) -> None:
        """Go on working out what the aim will do."""
        chosen = self._setting.settings.aim_help
        if self._preview.help != chosen:
            self._preview.close()
            self._preview = Preview(self._layout, chosen)
        self._preview.want(self._aiming.aim)
        self._preview.work(BUDGET, self._setting.stopwatch)

    def _redraw(self, drawn: Drawn, told: Foretold | None, hidden: float) -> None:
        self.damage += [*self._drawn.rects, *drawn.rects]
        self._drawn, self._told = drawn, (told, hidden)

    def _sound(self) -> None:
        """A click at each tenth of power while it is pulled."""
        power = self._aiming.power
        if self._aiming.held and (name := click_of(self._power, power)):
            self._click(name)
        self._power = power

    def _aimed(self) -> Aimed | None:
        angle, power = self._aiming.angle, self._aiming.power
        if angle is None or power is None:
            return None
        stage, piece = self._setting.stage, self._setting.pieces.lying.get(self._aiming.pawn)
        if piece is None:
            return None
        half = max(half_across(piece, angle + math.pi / 2), half_across(piece, angle - math.pi / 2))
        middle, u = stage.view.to_px(piece.at), (math.cos(angle), -math.sin(angle))
        rim = half_across(piece, angle) * stage.scale
        return Aimed(middle, u, rim, half * stage.scale, power, self._aiming.hand)

    def _mark(self, aimed: Aimed | None) -> tuple[Sequence[Laid], Plate | None]:
        """Arrow, elastic and numbers; of a stroke, its way so far."""
        theme = self._setting.kit.theme
        if aimed is None:
            trail = self._aiming.trail
            return ([draw_trail(theme, trail)] if trail else []), None
        elastic, arrow = draw_elastic(theme, aimed), draw_arrow(theme, aimed, self._sizes)
        hand = hand_of(aimed, theme.scale)
        plate, kit = self._numbers(aimed), self._setting.kit
        reach = length_of(aimed, self._sizes, theme.scale)
        avoid = [piece.outline(self._setting.stage) for piece in self._setting.pieces.lying.values()]
        avoid += _along(hand, (aimed.middle[0] + aimed.u[0] * reach, aimed.middle[1] + aimed.u[1] * reach), kit.px(18))
        before = self._marks[1].rect if self._marks[1] else None
        plate.rect = beside(plate.rect.size, hand, kit.px(AWAY), self._setting.room, avoid, before)
        return [elastic, arrow], plate

    def _numbers(self, aimed: Aimed) -> Plate:
        words = self._setting.words
        assert self._aiming.angle is not None
        degrees = round(math.degrees(self._aiming.angle), 1) % 360
        widest = words(say("window-power", percent=100)), words(say("window-angle", degrees=359.9))
        hint = say("window-finer") if self._aiming.by == "pull" else say("window-finer-keys")
        return power_plate(
            self._setting.kit,
            words(say("window-power", percent=round(100 * aimed.power))),
            words(say("window-angle", degrees=degrees)),
            "" if self._setting.narrow else words(hint),
            widest,
        )


def _along(start: Point, end: Point, size: int) -> list[Rect]:
    """Squares along a line."""
    count = max(1, math.ceil(math.dist(start, end) / size))
    across, down = (end[0] - start[0]) / count, (end[1] - start[1]) / count
    places = [(start[0] + across * k, start[1] + down * k) for k in range(count + 1)]
    return [Rect(round(x) - size // 2, round(y) - size // 2, size, size) for x, y in places]
