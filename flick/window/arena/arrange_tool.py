"""Pieces moved by hand: picked up, carried, turned and put down, by mouse and by keyboard."""

import math
from collections.abc import Collection, Mapping
from typing import Protocol

import msgspec
from pygame import Rect, Surface

from flick.arena.layout import Layout, Pawn
from flick.arena.shapes import Point
from flick.table.sayings import Refused, Say, say
from flick.window.arena.arena_tool import ArenaTool, Marks, ToolSetting
from flick.window.arena.carried_piece import Carried, marks_of
from flick.window.arena.flicking.free_places import Trouble, brought_in, trouble
from flick.window.arena.flicking.placing import NUDGES
from flick.window.arena.piece_marks import BRACKET_OUT, SELECTABLE, draw_brackets

STEP, FINE = 1.0, 0.1
"""mm that an arrow moves a piece, and with Ctrl."""

TURN, TURN_FINE = math.radians(15.0), math.radians(1.0)
"""What R and a notch of the wheel turn it by, and with Ctrl."""

STILL = 3
"""Pixels of the design by which the pointer may move before what it holds is carried."""


class Hands(Protocol):
    """The one who is told what was done with pieces."""

    @property
    def selected(self) -> str | None:
        """The piece that keys move."""
        ...

    def select(self, name: str | None) -> None: ...

    def put_down(self, name: str, pawn: Pawn, *, nudge: bool = False) -> None:
        """Put a piece there; ``Refused`` where it cannot lie."""
        ...

    def remove(self, name: str) -> None: ...

    def is_tray(self, at: Point) -> bool:
        """Whether a piece that is let go there is put away."""
        ...

    def refuse(self, why: Refused) -> None: ...


class ArrangeTool(ArenaTool):
    """Lets somebody move every piece on the table."""

    own_keys = ("r",)

    def __init__(self, setting: ToolSetting, layout: Layout, hands: Hands) -> None:
        super().__init__()
        self.carried: Carried | None = None
        self._setting, self._layout, self._hands = setting, layout, hands
        self._pressed: tuple[str, Point] | None = None
        self._over: str | None = None
        self._marks = Marks()
        self._stale = False

    @property
    def held(self) -> bool:
        return self._pressed is not None or self.carried is not None

    @property
    def busy(self) -> bool:
        return self._stale

    @property
    def hint(self) -> Say:
        if self.carried is not None:
            return say("window-practice-hint-carried")
        return say("window-practice-hint-keys" if self._hands.selected else "window-practice-hint-arrange")

    def see(self) -> None:
        self._stale = True

    def press(self, at: Point, t: float) -> bool:
        name = self._setting.pieces.at(at)
        self._hands.select(name)
        self._pressed = (name, at) if name is not None else None
        return name is not None

    def drag(self, at: Point, t: float, *, fine: bool) -> None:
        if self._pressed is not None and self.carried is None:
            name, start = self._pressed
            if math.dist(start, at) < STILL * self._setting.kit.theme.scale:
                return
            self._pick_up(name, start)
        self.carry(at)

    def take(self, name: str, cut: Pawn, at: Point) -> None:
        """Take a piece in hand that does not lie on the table yet."""
        self.cancel()
        self.carried = Carried(name, cut, (0.0, 0.0), fresh=True)
        self.carry(at)

    def carry(self, at: Point) -> None:
        """Carry the piece in hand to that pixel."""
        if (carried := self.carried) is None:
            return
        x, y = self._setting.stage.view.to_mm(at)
        table = self._layout.table
        carried.away = not (0 <= x <= table.width and 0 <= y <= table.height)
        carried.put_away = self._hands.is_tray(at)
        moved = msgspec.structs.replace(carried.pawn, x=x + carried.grip[0], y=y + carried.grip[1])
        carried.pawn = moved if carried.away else brought_in(self._layout, moved)
        self._judge(carried)

    def turn(self, steps: float, at: Point | None = None, *, fine: bool = False) -> bool:
        """Turn what is carried, or what lies there; whether there was anything."""
        by = steps * (TURN_FINE if fine else TURN)
        if (carried := self.carried) is not None:
            carried.pawn = _turned(carried.pawn, by)
            if not carried.away:
                carried.pawn = brought_in(self._layout, carried.pawn)
            self._judge(carried)
            return True
        name = self._setting.pieces.at(at) if at is not None else self._hands.selected
        if name is None:
            return False
        self._hands.select(name)
        self._put(name, _turned(self._layout.pawns[name], by), nudge=True)
        return True

    def wheel(self, steps: float, at: Point, *, fine: bool) -> bool:
        return self.turn(1 if steps > 0 else -1, at, fine=fine)

    def over(self, at: Point) -> None:
        before, self._over = self._over, self._setting.pieces.at(at)
        if before != self._over:
            self._setting.pieces.touch(name for name in (before, self._over) if name is not None)

    def release(self, t: float) -> str | None:
        carried, self.carried, self._pressed = self.carried, None, None
        self._stale = True
        if carried is not None:
            self._let_go(carried)
        return None

    def press_key(self, key: str, *, ctrl: bool, shift: bool, held: bool = False) -> tuple[bool, str | None]:
        if self.carried is not None:
            if key == "r":
                self.turn(-1 if shift else 1, fine=ctrl)
            return (True, None) if key == "r" else (key == "escape" and self.cancel(), None)
        if key == "tab":
            return self._select_next(-1 if shift else 1), None
        if key == "escape" and self._hands.selected is not None:
            self._hands.select(None)
            return True, None
        return self._change(key, ctrl=ctrl, shift=shift), None

    def cancel(self) -> bool:
        """Whatever is in the hand goes back to where it was."""
        carried, self.carried = self.carried, None
        held, self._pressed = carried is not None or self._pressed is not None, None
        if carried is not None:
            self._put_back(carried)
        self._stale = True
        return held

    def tick(self, now: float) -> str | None:
        if self._stale:
            self._stale = False
            self._marks = marks_of(self._setting, self.carried) if self.carried is not None else Marks()
        return None

    def rings(self) -> Mapping[str, float]:
        found = {self._over: SELECTABLE} if self._over is not None and self.carried is None else {}
        return {**found, **({self._hands.selected: 1.0} if self._hands.selected is not None else {})}

    def in_the_way(self) -> Collection[str]:
        return self.carried.trouble.pawns if self.carried is not None and not self.carried.away else ()

    def draw_above(self, target: Surface) -> None:
        for name in self._walls:
            draw_brackets(self._setting.kit, target, self._stretch_of(name))

    def marks(self) -> Marks:
        return self._marks

    @property
    def _walls(self) -> tuple[str, ...]:
        carried = self.carried
        return carried.trouble.walls if carried is not None and not carried.away else ()

    def _pick_up(self, name: str, start: Point) -> None:
        """Take a piece from the table into the hand."""
        pawn, (x, y) = self._layout.pawns[name], self._setting.stage.view.to_mm(start)
        self.carried = Carried(name, pawn, (pawn.x - x, pawn.y - y), fresh=False)
        self._setting.pieces.put(self._layout.without(name).pawns, sliding=True)

    def _put_back(self, carried: Carried) -> None:
        self._setting.pieces.put(self._layout.pawns, sliding=True, seen=carried.name)
        self._setting.pieces.touch(self._layout.pawns)

    def _let_go(self, carried: Carried) -> None:
        """Put it down, or into the tray; where it may not lie, or was merely pulled off the cloth, it springs back."""
        if not carried.away and not carried.trouble:
            self._put(carried.name, carried.pawn)
            return
        if carried.put_away and not carried.fresh:
            self._hands.remove(carried.name)
            return
        self._put_back(carried)
        if not carried.away:
            self._hands.refuse(Refused(carried.trouble.reason))

    def _put(self, name: str, pawn: Pawn, *, nudge: bool = False) -> None:
        try:
            self._hands.put_down(name, pawn, nudge=nudge)
        except Refused as refused:
            self._hands.refuse(refused)

    def _judge(self, carried: Carried) -> None:
        """Find out whether the piece in hand may lie where it is now."""
        before, walls = carried.trouble, self._walls
        carried.trouble = Trouble() if carried.away else trouble(self._layout, carried.name, carried.pawn)
        if before.pawns != carried.trouble.pawns:
            self._setting.pieces.touch([*before.pawns, *carried.trouble.pawns])
        reach = 2 * self._setting.kit.px(BRACKET_OUT + 9)
        self.damage += [
            self._stretch_of(name).inflate(reach, reach)
            for name in {**dict.fromkeys(walls), **dict.fromkeys(self._walls)}
        ]
        self._stale = True

    def _select_next(self, by: int) -> bool:
        """Select another piece, and say whether there was one; after the last one Tab leads on to other parts."""
        names = list(self._layout.pawns)
        selected = self._hands.selected
        number = names.index(selected) + by if selected in names else 0 if by > 0 else len(names) - 1
        if not 0 <= number < len(names):
            self._hands.select(None)
            return False
        self._hands.select(names[number])
        return True

    def _change(self, key: str, *, ctrl: bool, shift: bool) -> bool:
        """Move, turn or remove the piece that is selected, if that is what the key does."""
        name = self._hands.selected
        if name is None or name not in self._layout.pawns:
            return False
        pawn = self._layout.pawns[name]
        if key in NUDGES:
            step = FINE if ctrl else STEP
            x, y = pawn.x + NUDGES[key][0] * step, pawn.y + NUDGES[key][1] * step
            self._put(name, brought_in(self._layout, msgspec.structs.replace(pawn, x=x, y=y)), nudge=True)
        elif key == "r":
            self.turn(-1 if shift else 1, fine=ctrl)
        elif key in ("delete", "backspace"):
            self._hands.remove(name)
        else:
            return False
        return True

    def _stretch_of(self, name: str) -> Rect:
        """The rectangle of a wall in the window."""
        wall, view = self._layout.walls[name], self._setting.stage.view
        (ax, ay), (bx, by) = view.to_px(wall.start), view.to_px(wall.end)
        thick = max(2, round(wall.thickness * view.scale))
        rect = Rect(round(min(ax, bx)), round(min(ay, by)), round(abs(ax - bx)) or 1, round(abs(ay - by)) or 1)
        return rect.inflate(thick, thick)


def _turned(pawn: Pawn, by: float) -> Pawn:
    return msgspec.structs.replace(pawn, angle=math.remainder(pawn.angle + by, math.tau))
