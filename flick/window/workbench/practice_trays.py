"""The trays round the practice table: pieces, table, ways to flick, and the lists of shots and of puzzles."""

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from pygame import SRCALPHA, Rect, Surface

from flick.arena.layout import Layout
from flick.paint.lamp import PANEL_LIGHT
from flick.table.words import Words
from flick.window.app.settings import Settings
from flick.window.arena.flick_settings import HEADING_AT, HIGH, Change, help_row, mode_row
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
from flick.window.widgets.widget import Widget
from flick.window.workbench.piece_slots import Doing, Slot, grouped
from flick.window.workbench.practice_bench import MadeFlick, PracticeBench

Deed: TypeAlias = tuple[str, str, Callable[[], None]]
"""Its label or icon, a word about it, and what it does."""

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
    """What waits beside the table, and how it is handled: moved, or flicked."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        words: Words,
        workshop: Workshop,
        bench: PracticeBench,
        doing: Doing,
        *,
        arranging: bool,
        on_mode: Callable[[bool], None],
    ) -> None:
        super().__init__(kit, rect, words("window-practice-pieces"), pad=PAD)
        inner = self.inner
        self.words, self.bench = words, bench
        top = inner.top + kit.px(18)
        modes = [words("window-practice-move"), words("window-practice-flick")]
        self.mode = Segmented(
            kit,
            Rect(inner.left, top, inner.width, kit.px(SEGMENT)),
            modes,
            0 if arranging else 1,
            lambda index: on_mode(index == 0),
            tip=words("window-practice-mode-tip"),
        )
        self.add(self.mode)
        top += kit.px(SEGMENT + 12)
        self.slots: list[Slot] = []
        foot = self._lay_slots(Rect(inner.left, top, inner.width, inner.bottom - top), workshop, doing)
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

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        words: Words,
        *,
        tables: Sequence[tuple[str, str]],
        chosen: str,
        on_table: Callable[[str], None],
        starts: Sequence[Deed],
        signs: Sequence[Deed],
        tip: str,
    ) -> None:
        """``tables`` by name and label; a start has a label, a sign an icon and what it says. ``tip`` is that of all
        starts."""
        super().__init__(kit, rect, words("window-practice-table"), pad=PAD)
        inner, gap, high = self.inner, kit.px(6), kit.px(32)
        names = [name for name, _ in tables]
        top, right = inner.top + kit.px(17), inner.right
        for icon, says, do in reversed(signs):
            right -= kit.px(36)
            place = Rect(right, top, kit.px(36), high)
            self.add(Button(kit, place, "", do, kind="quiet", icon=icon, tip=says))
            right -= gap
        place = Rect(inner.left, top, right - inner.left, high)
        labels = [label for _, label in tables]
        self.add(Select(kit, place, labels, names.index(chosen), lambda index: on_table(names[index])))
        needs = [kit.width(label, "button", BUTTON) for label, _, _ in starts]
        spare = (inner.width - gap * (len(starts) - 1) - sum(needs)) / max(1, len(starts))
        left = float(inner.left)
        for (label, _, do), need in zip(starts, needs, strict=True):
            place = Rect(round(left), inner.bottom - high, round(left + need + spare) - round(left), high)
            self.add(Button(kit, place, label, do, kind="quiet", size=BUTTON, tip=tip))
            left += need + spare + gap


class FlicksTray(Tray):
    """How to flick, and what is shown of a flick before it."""

    def __init__(self, kit: Kit, rect: Rect, words: Words, settings: Settings, on_change: Change) -> None:
        super().__init__(kit, rect, pad=PAD)
        inner = self.inner
        first = Rect(inner.left, inner.top + kit.px(HEADING_AT), inner.width, kit.px(HIGH))
        second = first.move(0, (inner.height + kit.px(10)) // 2)
        self.add(*mode_row(kit, first, words, settings, on_change), *help_row(kit, second, words, settings, on_change))


class ListsTray(Tray):
    """The shots that were made, or the puzzles that there are; below them what is done with the one selected."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        words: Words,
        *,
        puzzles: bool,
        on_turn: Callable[[bool], None],
        listing: Callable[[Rect], Listing],
        deed: Callable[[Rect], Widget],
    ) -> None:
        """``puzzles`` says which of the two is seen."""
        super().__init__(kit, rect, pad=PAD)
        inner = self.inner
        titles = [words("window-practice-shots"), words("window-practice-puzzles")]
        turn = Segmented(
            kit,
            Rect(inner.left, inner.top, inner.width, kit.px(SEGMENT)),
            titles,
            1 if puzzles else 0,
            lambda index: on_turn(index == 1),
        )
        foot = inner.bottom - kit.px(40)
        top = turn.rect.bottom + kit.px(10)
        edge = kit.px(6)
        self.listing = listing(Rect(inner.left - edge, top, inner.width + 2 * edge, foot - kit.px(10) - top))
        self.deed = deed(Rect(inner.left, foot, inner.width, kit.px(40)))
        self.add(turn, self.listing, self.deed)


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
