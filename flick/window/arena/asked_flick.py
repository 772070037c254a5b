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
    aimed_from,
    draw_arrow,
    draw_elastic,
    draw_trail,
    hand_of,
    length_of,
)
from flick.window.arena.asked import Marks, Setting
from flick.window.arena.foreseen import Foreseen
from flick.window.arena.marks import SELECTABLE
from flick.window.arena.plate import AWAY, Plate, beside, power_plate, squares
from flick.window.flicking.knocks import click_of

LINE = 18
"""How wide arrow and elastic count, in pixels of the design, for plates that should not lie on them."""


class AskedFlick:
    def __init__(self, setting: Setting, decision: Flick, layout: Layout, click: Callable[[str], None]) -> None:
        """``click`` is told the sounds of the power as it grows."""
        self._setting, self._decision = setting, decision
        self._click = click
        self._power: float | None = None
        self._aiming = Aiming(decision, layout, setting.stage.view)
        self._foreseen = Foreseen(setting, decision, layout)
        self.damage = self._foreseen.damage
        self._numbers: Plate | None = None
        self._verdict: Plate | None = None
        self._marks = Marks()
        self._stale = False

    @property
    def held(self) -> bool:
        return self._aiming.held

    @property
    def busy(self) -> bool:
        return self._stale or self._aiming.by == "swipe" or not self._foreseen.settled

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
        self._foreseen.see()
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
        aimed = self._aimed()
        hidden = length_of(aimed, self._sizes, self._setting.kit.theme.scale) if aimed else 0.0
        self._stale |= self._foreseen.follow(self._aiming.aim, hidden)
        if self._stale or answer is not None:
            self._stale = False
            self._sound()
            self._marks = self._mark(aimed)
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
        self._foreseen.draw_below(target)

    def draw_above(self, target: Surface) -> None:
        self._foreseen.draw_above(target)

    def marks(self) -> Marks:
        return self._marks

    def reach(self) -> list[Rect]:
        return [*self._marks.rects, *self._foreseen.rects]

    @property
    def _sizes(self) -> Sizes:
        return NARROW if self._setting.narrow else WIDE

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
        return None if piece is None else aimed_from(stage, piece, angle, power, self._aiming.hand)

    def _mark(self, aimed: Aimed | None) -> Marks:
        """Arrow, elastic, numbers and verdict; of a stroke, its way so far."""
        theme = self._setting.kit.theme
        if aimed is None:
            trail = self._aiming.trail
            self._numbers = self._verdict = None
            return Marks([draw_trail(theme, trail)] if trail else ())
        taken = self._taken(aimed)
        self._numbers = self._numbers_of(aimed, taken)
        self._verdict = self._foreseen.verdict([*taken, self._numbers.rect], self._verdict)
        plates = [plate for plate in (self._numbers, self._verdict) if plate]
        return Marks([draw_elastic(theme, aimed), draw_arrow(theme, aimed, self._sizes)], plates)

    def _taken(self, aimed: Aimed) -> list[Rect]:
        """What no plate should cover: pieces, arrow and elastic."""
        kit, stage = self._setting.kit, self._setting.stage
        reach = length_of(aimed, self._sizes, kit.theme.scale)
        tip = aimed.middle[0] + aimed.u[0] * reach, aimed.middle[1] + aimed.u[1] * reach
        pieces = [piece.outline(stage) for piece in self._setting.pieces.lying.values()]
        return [*pieces, *squares([hand_of(aimed, kit.theme.scale), tip], kit.px(LINE))]

    def _numbers_of(self, aimed: Aimed, taken: Sequence[Rect]) -> Plate:
        words, kit = self._setting.words, self._setting.kit
        assert self._aiming.angle is not None
        degrees = round(math.degrees(self._aiming.angle), 1) % 360
        widest = words(say("window-power", percent=100)), words(say("window-angle", degrees=359.9))
        hint = say("window-finer") if self._aiming.by == "pull" else say("window-finer-keys")
        plate = power_plate(
            kit,
            words(say("window-power", percent=round(100 * aimed.power))),
            words(say("window-angle", degrees=degrees)),
            "" if self._setting.narrow else words(hint),
            widest,
        )
        avoid, before = [*taken, *self._foreseen.ways], self._numbers.rect if self._numbers else None
        hand = hand_of(aimed, kit.theme.scale)
        plate.rect = beside(plate.rect.size, hand, kit.px(AWAY), self._setting.room, avoid, before)
        return plate
