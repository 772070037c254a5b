"""The tray of pieces: what does not lie on the table waits here, and is dragged on to it; below it stands what the
keyboard does with pieces."""

import math
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.arena.layout import Pawn
from flick.paint.lamp import PANEL_LIGHT
from flick.paint.piece_look import look_of
from flick.table.naming import capital
from flick.window.app.keys import SPACE, TAB, printed
from flick.window.widgets import Caption, Fill, Group, Kit, Outline, Place, TextBox, Tray, Widget
from flick.window.widgets.grid_layout import Grid
from flick.window.widgets.key_cap import Key
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Piece, Row, Sized
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.widget import PRESSING

if TYPE_CHECKING:
    from flick.window.workbench.practice_screen import PracticeScreen

PAD, HEADING, SEGMENT = 12, 18, 30
"""What is free at the sides of a tray of the practice screen, what its heading needs, and the height of a choice."""
SLOT, SLOT_GAP = 62, 8
CAP_ROW, CAP_TOP = 30, 6
"""From key to key, and what is free above the first one."""
RADIUS = 9
SHARE, LARGEST = 0.72, 58.0
"""Of its place a piece of so many mm across fills so much; smaller ones fill more than they would by measure."""
EMPTY = 0.4
"""How visible a piece is that lies on the table."""
STILL = 4
"""Pixels of the design by which a press moves before it is a drag."""

ARRANGING = (
    ("window-practice-key-next", TAB),
    ("window-practice-key-move", "window-practice-cap-arrows"),
    ("window-practice-key-turn", "R"),
    ("window-practice-key-off", "window-practice-cap-delete"),
    ("window-practice-key-flick", "F"),
)
FLICKING = (
    ("window-practice-key-next", TAB),
    ("window-practice-key-aim", "window-practice-cap-arrows"),
    ("window-practice-key-shoot", SPACE),
    ("window-practice-key-again", "R"),
    ("window-practice-key-flick", "F"),
)
"""What keys do, and their caps: as they are printed, or as messages where each language has its own."""


class Slot(Widget):
    """Pieces that look the same: the first one that waits is the next to be taken."""

    focusable = True

    def __init__(self, kit: Kit, screen: "PracticeScreen", cuts: Mapping[str, Pawn]) -> None:
        """``cuts`` are the pieces by their names; they are laid on the table of ``screen``."""
        super().__init__(kit, UNPLACED)
        self.cuts, self.screen = cuts, screen
        self.left: list[str] = list(cuts)
        self._pressed: Place | None = None
        self._dragged = False

    def show(self, left: Sequence[str], tip: str) -> None:
        """These wait; ``tip`` says what they are."""
        now = [name for name in self.cuts if name in left]
        self.dirty |= now != self.left
        self.left, self.tip = now, tip

    @property
    def next(self) -> str | None:
        """The piece that is taken next."""
        return self.left[0] if self.left else None

    def press(self, place: Place) -> bool:
        self._pressed, self._dragged = place, False
        return True

    def drag(self, place: Place) -> bool:
        if self._pressed is None:
            return True
        far = max(abs(place[0] - self._pressed[0]), abs(place[1] - self._pressed[1]))
        if self._dragged:
            self.screen.drag_on(place)
        elif self.next is not None and far >= STILL * self.kit.theme.scale:
            self._dragged = True
            self.screen.drag_in(self.next, place)
        return True

    def release(self, place: Place) -> bool:
        if self._dragged:
            self.screen.drag_end()
        elif self.contains(place):
            self._take()
        self._pressed, self._dragged = None, False
        return True

    def key(self, event: Event) -> bool:
        if event.key not in PRESSING:
            return False
        self._take()
        return True

    def targets(self) -> list[Rect]:
        return [self.rect]

    def texts(self) -> list[TextBox]:
        if len(self.cuts) < 2:
            return []
        place = self.rect.right - self.kit.px(7), self.rect.bottom - self.kit.px(7)
        colour = "bone" if self.left else "bone.2"
        return [self.kit.text(str(len(self.left)), "hint-bold", place, colour, anchor="right", room=self.rect)]

    def paint(self, target: Surface) -> None:
        kit, flat = self.kit, self.kit.theme.flat
        kit.stamp(target, self.rect, Fill("groove", 0.55, RADIUS))
        if self.hovered and self.left:
            kit.stamp(target, self.rect, Fill("hover", 0.07, RADIUS))
        kit.stamp(target, self.rect, Outline("tray.edge", 1, RADIUS, 1.0 if flat else 0.25))
        name = self.next or next(iter(self.cuts))
        sheet = Surface(self.rect.size, pygame.SRCALPHA, 32)
        sprite = self.screen.art.piece(name, self.cuts[name], self._scale)
        middle, light = (self.rect.width / 2, self.rect.height / 2), PANEL_LIGHT
        if self.left:
            sprite.draw(sheet, *middle, 0.0, light)
        else:
            sprite.draw_body(sheet, *middle, 0.0, light)
            sheet = pygame.transform.grayscale(sheet)
            sheet.set_alpha(round(255 * EMPTY))
        target.blit(sheet, self.rect)
        kit.write(target, *self.texts())
        if self.ringed:
            kit.ring(target, self.rect, RADIUS)

    @property
    def _scale(self) -> float:
        """Pixels per mm of a piece in its place."""
        across = 2 * max(pawn.chain.extent for pawn in self.cuts.values())
        return SHARE * min(self.rect.size) / (across * LARGEST) ** 0.5

    def _take(self) -> None:
        """Lay the next piece on the table; where none waits, the one that lies there is selected."""
        self.kit.sound("button")
        if self.next is not None:
            self.screen.add(self.next)
        else:
            self.screen.select(next(iter(self.cuts)))


def grouped(cuts: Mapping[str, Pawn]) -> list[dict[str, Pawn]]:
    """Pieces that look the same lie in one place: crystals do, characters and projectiles are all different."""

    def alike(name: str) -> str:
        look = look_of(name, cuts[name])
        return name if look.kind == "disc" else f"{look.kind} {look.colour}"

    return [{name: cuts[name] for name in names} for _, names in groupby(cuts, key=alike)]


class PiecesTray(Tray):
    """What waits beside the table of ``screen``, and how it is handled: moved, or flicked."""

    def __init__(self, screen: "PracticeScreen") -> None:
        kit, words = screen.kit, screen.words
        self.words, self.bench = words, screen.bench
        modes, tip = [words("window-practice-move"), words("window-practice-flick")], words("window-practice-mode-tip")
        chosen = 0 if screen.arranging else 1
        self.mode = Segmented(kit, UNPLACED, modes, chosen, lambda index: screen.arrange(index == 0), tip=tip)
        self.slots = [Slot(kit, screen, cuts) for cuts in grouped(screen.bench.stock.cuts)]
        high = math.ceil(len(self.slots) / 2) * (SLOT + SLOT_GAP) - SLOT_GAP
        slots = Sized(Grid(kit, self.slots, 2, gap=SLOT_GAP, fill=True), grow=1, most=high)
        keys = Sized(self._lay_keys, grow=1e-6)
        content = Column(kit, HEADING, Sized(self.mode, size=SEGMENT), 12, slots, SLOT_GAP, keys, pad=PAD)
        super().__init__(kit, UNPLACED, words("window-practice-pieces"), pad=PAD, content=content)

    def show(self, *, arranging: bool) -> None:
        """Show what waits now, and what keys do."""
        for mode, keys in self.keys.items():
            keys.hidden = mode != arranging
        left = self.bench.left
        for slot in self.slots:
            slot.show(left, self._tip(slot, left))

    def _tip(self, slot: Slot, left: Sequence[str]) -> str:
        waiting = [name for name in slot.cuts if name in left]
        name = capital(self.words.name(waiting[0] if waiting else next(iter(slot.cuts))))
        hint = "window-practice-slot-tip" if waiting else "window-practice-slot-empty"
        return f"{name}\n{self.words(hint)}"

    def _lay_keys(self, room: Rect) -> Group:
        """What the keyboard does while pieces are moved, and while they are flicked: one of both is hidden."""
        self.keys = {True: self._keys(room, ARRANGING), False: self._keys(room, FLICKING)}
        return Group(self.kit, room, list(self.keys.values()))

    def _keys(self, room: Rect, keys: Sequence[tuple[str, str]]) -> Group:
        """Keys at the foot of the room, the last ones first where there is not room for all."""
        kit, words = self.kit, self.words
        count = max(0, room.height - kit.px(CAP_TOP)) // kit.px(CAP_ROW)
        rows: list[Piece] = []
        for message, cap in keys[max(0, len(keys) - count) :]:
            key = Key(kit, room.topleft, printed(words, cap))
            told = Caption(kit, UNPLACED, words(message), "hint", colour="bone.2", size=12, name=True)
            row = Row(kit, Sized(key, align="start"), 7, Sized(Column(kit, 3, Sized(told, size=18)), grow=1))
            rows.append(Sized(row, size=CAP_ROW))
        return Group(kit, room, content=Column(kit, STRETCH, *rows))
