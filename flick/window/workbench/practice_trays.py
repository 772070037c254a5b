"""The trays round the practice table: pieces, table, ways to flick, and the lists of shots and of puzzles."""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import SRCALPHA, Rect, Surface

from flick.arena.layout import Layout
from flick.paint.lamp import PANEL_LIGHT
from flick.table.words import Words
from flick.window.arena.flick_settings import HEADING_AT, HIGH, help_row, mode_row
from flick.window.arena.workshop import Workshop
from flick.window.match.lesson.puzzles import Broken, Drill, Score, Scores
from flick.window.menus.telling import capital
from flick.window.widgets.button import Button
from flick.window.widgets.group import Group
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import Caption
from flick.window.widgets.listing import Listing, ListRow
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.select import Select
from flick.window.widgets.small import Key, cap_width
from flick.window.widgets.surfaces import Cutout
from flick.window.widgets.text import fitted
from flick.window.widgets.tray import Tray
from flick.window.workbench.piece_slots import Doing, Slot, grouped
from flick.window.workbench.practice_bench import MadeFlick

if TYPE_CHECKING:
    from flick.window.workbench.practice_screen import PracticeScreen

PAD = 12
SEGMENT = 30
BUTTON = 12.5
SLOT, SLOT_GAP = 62, 8
CAP_ROW = 30
PORTRAIT = 32
TITLE = 16.5
BESIDE = 102
"""What a row of a list needs beside its text, its bar as well."""

ARRANGING = (
    ("window-practice-key-next", "Tab"),
    ("window-practice-key-move", "window-practice-cap-arrows"),
    ("window-practice-key-turn", "R"),
    ("window-practice-key-off", "window-practice-cap-delete"),
    ("window-practice-key-flick", "F"),
)
FLICKING = (
    ("window-practice-key-next", "Tab"),
    ("window-practice-key-aim", "window-practice-cap-arrows"),
    ("window-practice-key-shoot", "window-cap-space"),
    ("window-practice-key-again", "R"),
    ("window-practice-key-flick", "F"),
)
"""What keys do, and their caps: as they are printed, or as messages where each language has its own."""


class PiecesTray(Tray):
    """What waits beside the table of ``screen``, and how it is handled: moved, or flicked."""

    def __init__(self, screen: "PracticeScreen", rect: Rect) -> None:
        kit, words = screen.kit, screen.words
        super().__init__(kit, rect, words("window-practice-pieces"), pad=PAD)
        inner = self.inner
        self.words, self.bench = words, screen.bench
        top = inner.top + kit.px(18)
        modes = [words("window-practice-move"), words("window-practice-flick")]
        place, tip = Rect(inner.left, top, inner.width, kit.px(SEGMENT)), words("window-practice-mode-tip")
        chosen = 0 if screen.arranging else 1
        self.mode = Segmented(kit, place, modes, chosen, lambda index: screen.arrange(index == 0), tip=tip)
        self.add(self.mode)
        top += kit.px(SEGMENT + 12)
        self.slots: list[Slot] = []
        foot = self._lay_slots(Rect(inner.left, top, inner.width, inner.bottom - top), screen.workshop, screen)
        room = Rect(inner.left, foot, inner.width, inner.bottom - foot)
        self.keys = {True: self._keys(room, ARRANGING), False: self._keys(room, FLICKING)}
        self.add(*self.keys.values())

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

    def _lay_slots(self, room: Rect, workshop: Workshop, doing: Doing) -> int:
        """Two beside each other; where the last one ends."""
        kit, groups = self.kit, grouped(self.bench.stock.cuts)
        gap = kit.px(SLOT_GAP)
        rows = math.ceil(len(groups) / 2)
        width, height = (room.width - gap) // 2, min(kit.px(SLOT), room.height // rows - gap)
        for index, cuts in enumerate(groups):
            rect = Rect(room.left + index % 2 * (width + gap), room.top + index // 2 * (height + gap), width, height)
            slot = Slot(kit, rect, workshop, cuts, doing)
            self.slots.append(slot)
            self.add(slot)
        return room.top + rows * (height + gap)

    def _keys(self, room: Rect, keys: Sequence[tuple[str, str]]) -> Group:
        """What the keyboard does, the last ones first where there is not room for all."""
        kit, top, rows = self.kit, room.bottom, Group(self.kit, room)
        for message, cap in reversed(keys):
            top -= kit.px(CAP_ROW)
            if top < room.top + kit.px(6):
                break
            label = self.words(cap) if cap.startswith("window-") else cap
            left = room.left + cap_width(kit, label) + kit.px(7)
            text = Rect(left, top + kit.px(3), room.right - left, kit.px(18))
            rows.add(Key(kit, (room.left, top), label))
            rows.add(Caption(kit, text, self.words(message), "hint", colour="bone.2", size=12, name=True))
        return rows


class TableTray(Tray):
    """Which table, and where everything on it begins."""

    def __init__(self, screen: "PracticeScreen", rect: Rect) -> None:
        super().__init__(screen.kit, rect, screen.words("window-practice-table"), pad=PAD)
        self._screen = screen
        high, right = screen.kit.px(32), self._lay_signs()
        place = Rect(self.inner.left, self.inner.top + screen.kit.px(17), right - self.inner.left, high)
        now = screen.bench.now.table
        listed = [*(screen.tables.named.choices if screen.tables else ()), screen.bench.origin_table, now]
        names = list(dict.fromkeys(listed))
        labels = [screen.table_name(name) for name in names]
        self.add(Select(screen.kit, place, labels, names.index(now), lambda index: screen.set_table(names[index])))
        self._lay_starts(high)

    def _lay_signs(self) -> int:
        """Small buttons at the right of the choice; where that ends."""
        screen, kit, words = self._screen, self.kit, self._screen.words
        signs = [("close", words("window-practice-clear"), screen.clear)]
        if screen.bench.origin is not None:
            signs.append(("reset", words("window-practice-as-it-was"), screen.as_it_was))
        right = self.inner.right
        for icon, says, do in signs:
            right -= kit.px(36)
            place = Rect(right, self.inner.top + kit.px(17), kit.px(36), kit.px(32))
            self.add(Button(kit, place, "", do, kind="quiet", icon=icon, tip=says))
            right -= kit.px(6)
        return right

    def _lay_starts(self, high: int) -> None:
        """A button for each start, side by side, each as wide as its label needs and an equal share of the rest."""
        screen, kit, inner, gap = self._screen, self.kit, self.inner, self.kit.px(6)
        starts, tip = screen.starts, screen.words("window-practice-start-tip")
        labels = [capital(screen.words.name(start)) for start in starts]
        needs = [kit.width(label, "button", BUTTON) for label in labels]
        spare = (inner.width - gap * (len(starts) - 1) - sum(needs)) / max(1, len(starts))
        left = float(inner.left)
        for start, label, need in zip(starts, labels, needs, strict=True):
            place = Rect(round(left), inner.bottom - high, round(left + need + spare) - round(left), high)
            self.add(Button(kit, place, label, screen.restorer(start), kind="quiet", size=BUTTON, tip=tip))
            left += need + spare + gap


class FlicksTray(Tray):
    """How to flick, and what is shown of a flick before it."""

    def __init__(self, screen: "PracticeScreen", rect: Rect) -> None:
        kit, words, settings, change = screen.kit, screen.words, screen.app.settings, screen.change_setting
        super().__init__(kit, rect, pad=PAD)
        inner = self.inner
        first = Rect(inner.left, inner.top + kit.px(HEADING_AT), inner.width, kit.px(HIGH))
        second = first.move(0, (inner.height + kit.px(10)) // 2)
        self.add(*mode_row(kit, first, words, settings, change), *help_row(kit, second, words, settings, change))


class ListsTray(Tray):
    """The shots that were made, or the puzzles that there are; below them what is done with the one selected."""

    def __init__(self, screen: "PracticeScreen", rect: Rect) -> None:
        kit, words = screen.kit, screen.words
        super().__init__(kit, rect, pad=PAD)
        inner, self._screen = self.inner, screen
        titles = [words("window-practice-shots"), words("window-practice-puzzles")]
        place, chosen = Rect(inner.left, inner.top, inner.width, kit.px(SEGMENT)), 1 if screen.puzzles else 0
        self.add(Segmented(kit, place, titles, chosen, lambda index: screen.turn(index == 1)))
        foot = inner.bottom - kit.px(40)
        top = place.bottom + kit.px(10)
        edge = kit.px(6)
        self.listing = self._listing(Rect(inner.left - edge, top, inner.width + 2 * edge, foot - kit.px(10) - top))
        self.deed = self._deed(Rect(inner.left, foot, inner.width, kit.px(40)))
        self.add(self.listing, self.deed)

    def _listing(self, rect: Rect) -> Listing:
        screen, words = self._screen, self._screen.words
        if not screen.puzzles:
            empty, chosen = words("window-practice-no-shots"), screen.bench.now.chosen
            return Listing(self.kit, rect, [], screen.look, lambda _: screen.again(), selected=chosen, empty=empty)
        rows = [drill_row(words, drill, screen.scores) for drill in screen.drills]
        empty, chosen = words("window-practice-no-puzzles"), screen.drill if rows else None
        choose = screen.choose_drill
        return Listing(self.kit, rect, rows, choose, lambda _: screen.solve(), selected=chosen, empty=empty)

    def _deed(self, rect: Rect) -> Button:
        screen, words = self._screen, self._screen.words
        if screen.puzzles:
            drill = screen.drills[screen.drill] if screen.drills else None
            off = None if isinstance(drill, Drill) else words("window-practice-no-puzzles")
            label = words("window-practice-solve")
            return Button(self.kit, rect, label, screen.solve, kind="primary", icon="puzzle", off=off)
        tip = words("window-practice-again-tip")
        return Button(self.kit, rect, words("window-practice-again"), screen.again, icon="replay", key="R", tip=tip)


def shot_row(words: Words, workshop: Workshop, kit: Kit, room: int, made: MadeFlick) -> ListRow:
    """A shot as the list shows it, with what it touched as far as that has room in so many pixels."""
    pawn = made.aim.pawn
    degrees = round(math.degrees(made.aim.angle) % 360, 1) % 360
    how = words("window-practice-shot", degrees=degrees, speed=round(made.aim.speed))
    touched = list(dict.fromkeys(called(words, made.before, name) for name in made.touched))
    shorter = [words("window-practice-touched-nothing")]
    if touched:
        some = range(len(touched) - 1, 0, -1)
        parts = [(", ".join(touched[:count]), len(touched) - count) for count in some]
        shorter = [words("window-practice-touched-more", what=what, count=more) for what, more in parts]
        shorter = [", ".join(touched), *shorter, words("window-practice-touched-count", count=len(touched))]
    what = next((text for text in shorter if kit.width(text, "hint") <= room), shorter[-1])
    gone = [departure.pawn for departure in made.outcome.left]
    lines = [how, shorter[0], *(words("window-practice-left", what=words.name(name)) for name in gone)]
    title = capital(words.name(pawn))
    broken = len(fitted(kit.theme, title, "row-title", room, TITLE).lines) > 1
    return ListRow(
        title,
        how if broken else f"{how}\n{what}",
        picture=portrait(workshop, made.before, pawn, kit.px(PORTRAIT)),
        tip="\n".join(lines),
    )


def drill_row(words: Words, drill: Drill | Broken, scores: Scores) -> ListRow:
    """A puzzle as the list shows it."""
    if isinstance(drill, Broken):
        why = words(drill.why.say)
        return ListRow(drill.path.name, words("window-practice-broken"), icon="warning", off=why)
    score = scores.get(drill.key, Score())
    if score.solved:
        detail = words("window-practice-solved", tries=score.best)
    elif score.tries:
        detail = words("window-practice-tried", tries=score.tries)
    else:
        detail = words("window-practice-untried")
    icon = "check" if score.solved else "puzzle"
    return ListRow(capital(words.name(drill.name)), detail, icon=icon)


def called(words: Words, layout: Layout, name: str) -> str:
    """What a piece is called; every wall is a wall."""
    return words.name(name) if name in layout.pawns else words("window-practice-wall")


def portrait(workshop: Workshop, layout: Layout, name: str, size: int) -> Cutout:
    """A piece as large as a row has room for."""
    pawn = layout.pawns[name]
    sheet = Surface((2 * size, 2 * size), SRCALPHA, 32)
    scale = 0.82 * size / (2 * pawn.chain.extent)
    workshop.piece(name, pawn, scale).draw(sheet, size, size, 0.0, PANEL_LIGHT)
    return Cutout(sheet, (size, size))
