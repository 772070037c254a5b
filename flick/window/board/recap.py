"""What others have done since somebody's last turn: small pictures in a row, each with what came of it, each to be seen
again. It lies where no pawn is, and goes when somebody acts."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.window.app.theme import Theme
from flick.window.board.faces import Faces
from flick.window.cards.portrait import portraits_of
from flick.window.widgets import (
    Button,
    Fill,
    Fitted,
    Group,
    Kit,
    Outline,
    Place,
    Pressed,
    TextBox,
    fitted,
    kept_to,
    overline,
)
from flick.window.widgets.bubble import Balloon
from flick.window.widgets.log_row import LogEntry
from flick.window.widgets.text import fitted_at

WIDE, HIGH, LEAST_HIGH, PLAIN, PLAIN_GAP = 186, 60, 44, 24, 9
"""Of one deed: its width and height, the least height where there is little room, and that of deeds that are told in
words alone, which lie close, with what is free between the words of two."""
HEADING, HEADING_AT = 26, 19
"""Height of the strip in which the heading stands, and where its baseline lies."""
PAD, GAP, BESIDE = 12, 10, 8
"""Inside the edge, between two deeds, and between a picture and its words."""
PICTURE = 40
CHIP, CHIP_TEXT, CHIP_PAD, CHIP_GAP = 17, 12.0, 6, 3
LINE, MOST = 14.5, 3
"""From line to line, and how many there are at most; the tooltip tells the rest."""
SENTENCE = re.compile(r"[.!?] ")
"""Where a sentence ends and another one follows."""
CLOSE = 32
CLEAR = 6
"""How far it stays away from pawns, and from the edges of the cloth."""
STEP = 24
"""From one place that is tried to the next."""
MANY = 3
"""So many times as much as pictures have room for is told in words alone."""


class DeedPart(Pressed):
    """One deed; pressed, it is seen again."""

    def __init__(
        self, kit: Kit, rect: Rect, entry: LogEntry, faces: Faces, again: str, on_press: Callable[[], None]
    ) -> None:
        """``again`` is the message that says what a press shows."""
        super().__init__(kit, rect, on_press)
        self.entry, self.faces, self.again = entry, faces, again
        self.tip_above = True
        self.size = self._told().size
        """Of its words; deeds that lie side by side are told in words of one size."""

    def tip_at(self, place: Place | None) -> str:
        """What a click does, behind the words where not all of them have room."""
        del place
        again = self.faces.words(self.again)
        whole = " ".join(self._told().lines) == self.entry.text
        return again if whole else f"{self.entry.text} {again}"

    def _told(self) -> Fitted:
        most = min(MOST, int(self.rect.height / self.kit.px(LINE)))
        return told_in(self.kit.theme, self.entry.text, self.rect.right - self._left, most)

    def _lines(self) -> Fitted:
        """What is told, in words of the size."""
        theme, told = self.kit.theme, " ".join(self._told().lines)
        return fitted_at(theme, told, "hint", self.rect.right - self._left, self.size)

    @property
    def _left(self) -> int:
        return self.rect.left + (self.kit.px(PICTURE + BESIDE) if self.entry.thing else self.kit.px(4))

    @property
    def _picture_place(self) -> Rect:
        """Where the picture lies: in the middle of the height with what stands below it. Where that has no room, it
        lies over the foot."""
        kit = self.kit
        chips = kit.px(CHIP + CHIP_GAP) if self.entry.changes else 0
        top = self.rect.top + max(0, self.rect.height - kit.px(PICTURE) - chips) // 2
        return Rect(self.rect.left, top, kit.px(PICTURE), kit.px(PICTURE))

    def _chips(self) -> list[tuple[Rect, str, str]]:
        """What has changed, below the picture or at its foot."""
        kit, found, left = self.kit, list[tuple[Rect, str, str]](), self.rect.left
        foot = min(self._picture_place.bottom + kit.px(CHIP_GAP + CHIP), self.rect.bottom)
        for side, text in self.entry.changes:
            wide = kit.width(text, "row-title", CHIP_TEXT) + 2 * kit.px(CHIP_PAD)
            chip = Rect(left, foot - kit.px(CHIP), wide, kit.px(CHIP))
            left = chip.right + kit.px(2)
            found.append((chip, side, text))
        return found

    def texts(self) -> list[TextBox]:
        kit, lines = self.kit, self._lines()
        pictured = self.entry.thing or self.entry.changes
        middle = self._picture_place.centery if pictured else self.rect.centery
        first = middle - kit.px(LINE) * (len(lines.lines) - 1) // 2 + kit.px(4)
        made = kit.lines(lines.lines, "hint", (self._left, first), kit.px(LINE), size=lines.size, room=self.rect)
        for chip, _, text in self._chips():
            place = chip.centerx, chip.centery + kit.px(0.35 * CHIP_TEXT)
            made.append(kit.text(text, "row-title", place, anchor="centre", size=CHIP_TEXT, room=chip))
        return made

    def paint(self, target: Surface) -> None:
        kit = self.kit
        if self.hovered:
            kit.stamp(target, self.rect.inflate(kit.px(6), kit.px(6)), Fill("hover", 0.08, 7))
        thing, picture_of = self.entry.thing, portraits_of(kit, self.faces.named)
        picture = picture_of(thing, kit.px(PICTURE)) if thing else None
        if picture is not None:
            place = picture.get_rect(topleft=self._picture_place.topleft)
            target.blit(picture, place)
            kit.stamp(target, place, Outline(kit.side_colour(self.entry.side), 1.5, 5))
        for chip, side, _ in self._chips():
            kit.stamp(target, chip, Fill("well", 1.0, CHIP / 2))
            kit.stamp(target, chip, Outline(kit.side_colour(side), 1.2, CHIP / 2, 0.9))
        super().paint(target)
        if self.ringed:
            kit.ring(target, self.rect.inflate(kit.px(4), kit.px(4)), 6)


class RecapPart(Group):
    """As many deeds as have room in ``rect``, the most telling ones where there are more: the ``heading`` then says how
    many are left to the log, if that has room."""

    beyond = 20

    def __init__(
        self,
        faces: Faces,
        rect: Rect,
        entries: Sequence[LogEntry],
        heading: str,
        on_moment: Callable[[int], None],
        on_close: Callable[[], None],
        *,
        flicks: bool = True,
    ) -> None:
        """``heading`` is a message; ``flicks`` says whether a deed that is pressed rolls again. Where nothing has
        changed and pictures have no room for all of it, words alone tell more."""
        super().__init__(faces.kit, rect)
        self.on_close, kit, words = on_close, faces.kit, faces.words
        pad, gap = kit.px(PAD), kit.px(GAP)
        columns, rows = grid_in(kit, rect)
        many = len(entries) > MANY * columns * rows
        plain = not any(entry.changes or (entry.thing and not many) for entry in entries)
        if plain:
            entries, gap = [replace(entry, thing="") for entry in entries], 0
            columns, rows = grid_in(kit, rect, plain=True)
        wide = (rect.width - 2 * pad - kit.px(CLOSE) - gap * columns) // columns
        shown = most_telling(entries, columns * rows)
        highs = [min(kit.px(HIGH), (rect.height - kit.px(HEADING + PAD) + gap) // rows - gap)] * rows
        if plain:
            shown, highs = self._in_words(shown, columns, wide)
        plainly, left_over = words(heading), len(entries) - len(shown)
        self._headings = [words("window-recap-left", heading=plainly, n=left_over)] if left_over else []
        self._headings.append(plainly)
        again = "window-recap-again" if flicks else "window-recap-look"
        for index, entry in enumerate(shown):
            row, column = divmod(index, columns)
            top = rect.top + kit.px(HEADING) + sum(highs[:row]) + row * gap
            place = Rect(rect.left + pad + column * (wide + gap), top, wide, highs[row])
            self.add(DeedPart(kit, place, entry, faces, again, lambda number=entry.number: on_moment(number)))
        least = min((deed.size for deed in self.deeds), default=0)
        for deed in self.deeds:
            deed.size = least
        close = Rect(0, 0, kit.px(CLOSE), kit.px(CLOSE)).move_to(topright=(rect.right - pad, rect.top + pad))
        self.add(Button(kit, close, "", on_close, kind="quiet", icon="close", tip=words("window-recap-close")))

    def _in_words(self, entries: Sequence[LogEntry], columns: int, wide: int) -> tuple[Sequence[LogEntry], list[int]]:
        """As many deeds as have room where each row is as high as its words need, and how high the rows are."""
        kit, room, shown = self.kit, self.rect.height - self.kit.px(HEADING + PAD), entries
        while True:
            lines = [len(told_in(kit.theme, one.text, wide - kit.px(4), MOST).lines) for one in shown]
            highs = [
                kit.px(LINE * max(lines[first : first + columns]) + PLAIN_GAP)
                for first in range(0, len(lines), columns)
            ]
            if sum(highs) <= room or len(shown) == 1:
                return shown, [min(high, room) for high in highs]
            shown = most_telling(entries, len(shown) - 1)

    @property
    def deeds(self) -> list[DeedPart]:
        """The deeds from the first to the last."""
        return [part for part in self.parts if isinstance(part, DeedPart)]

    def own_texts(self) -> list[TextBox]:
        place = self.rect.left + self.kit.px(PAD), self.rect.top + self.kit.px(HEADING_AT)
        room = self.rect.width - self.kit.px(3 * PAD + CLOSE)
        told = [overline(self.kit, heading, place, room=room) for heading in self._headings]
        return [next((one for one in told if one.width <= room), told[-1])]

    def key(self, event: Event) -> bool:
        if event.key == pygame.K_ESCAPE:
            self.on_close()
            return True
        return False

    def paint(self, target: Surface) -> None:
        self.kit.stamp(target, self.rect, Balloon())
        super().paint(target)


def told_in(theme: Theme, text: str, width: int, most: int) -> Fitted:
    """As many whole sentences as have room in so many lines, from the first; less than one only where not even that
    has room. The tooltip tells the rest, and what has changed stands below."""
    ends = [end.start() + 1 for end in SENTENCE.finditer(text)]
    for end in (len(text), *reversed(ends)):
        found = fitted(theme, text[:end], "hint", width, most=most)
        if len(found.lines) <= most:
            return found
    return kept_to(theme, text[: ends[0]] if ends else text, "hint", width, most)


def most_telling(entries: Sequence[LogEntry], count: int) -> list[LogEntry]:
    """So many of them in their order: those that have changed what anybody has, or kept it from changing, before the
    others, and of two alike the later one."""
    by_weight = sorted(range(len(entries)), key=lambda index: (_weighs(entries[index]), index))
    return [entries[index] for index in sorted(by_weight[-count:])]


def _weighs(entry: LogEntry) -> bool:
    return bool(entry.changes) or entry.averted


def grid_in(kit: Kit, rect: Rect, *, plain: bool = False) -> tuple[int, int]:
    """How many deeds have room side by side, and one below the other; ``plain`` ones are told in words alone."""
    pad, gap, high = kit.px(PAD), 0 if plain else kit.px(GAP), kit.px(PLAIN if plain else LEAST_HIGH)
    columns = (rect.width - 2 * pad - kit.px(CLOSE)) // (kit.px(WIDE) + gap)
    rows = (rect.height - kit.px(HEADING) - pad + gap) // (high + gap)
    return max(1, columns), max(1, rows)


def place_for(kit: Kit, count: int, cloth: Rect, taken: Sequence[Rect]) -> Rect | None:
    """Where so many deeds in a row lie on the cloth, at its foot or at its head, off everything that is ``taken``;
    fewer where there is no room for all; ``None`` where not even two have any."""
    room = cloth.inflate(-4 * kit.px(CLEAR), -4 * kit.px(CLEAR))
    others = [rect.inflate(2 * kit.px(CLEAR), 2 * kit.px(CLEAR)) for rect in taken]
    most = min(count, grid_in(kit, room)[0])
    for fewer in range(most, min(count, 2) - 1, -1):
        size = fewer * kit.px(WIDE + GAP) + 2 * kit.px(PAD) + kit.px(CLOSE), kit.px(HEADING + HIGH + PAD)
        middle = (room.width - size[0]) // 2
        asides = sorted(range(0, room.width - size[0] + 1, kit.px(STEP)), key=lambda left: abs(left - middle))
        for top in (room.bottom - size[1], room.top):
            for left in asides:
                place = Rect((room.left + left, top), size)
                if place.collidelist(others) < 0:
                    return place
    return None
