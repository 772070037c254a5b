"""A card shown large beside the one that is being looked at."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.table.board import Piece
from flick.table.naming import capital
from flick.window.board.faces import Faces
from flick.window.board.tag import Barred, PieceTag
from flick.window.widgets import Glide, Kit, Repainted, TextBox, Widget, card_height, wrapped
from flick.window.widgets.bubble import Balloon, free_beside
from flick.window.widgets.desk import Desk
from flick.window.widgets.pose import card_width

WAIT = 500
"""ms for which somebody looks at a card before it is shown large; with the keyboard, Space does it at once."""
WIDTH, LEAST_WIDTH = 300, 160
"""Of a large card, and of the smallest of them."""
WORDS_WIDTHS, INSIDE = (250, 200, 160), 6
"""Of words alone, first the width that is wanted; and how far they stay inside a card on which they lie."""
GAP, STEP = 14, 8
"""Between it and the card, and from one place that is tried to the next."""
NOTE_GAP, PAD, LEADING = 8, 12, 17
"""Of what stands below the card in words: the gap above it, what is free round it, and from line to line."""


class ShowsCards(Widget):
    """Whatever must be drawn again when the face of a card has become ready."""


class Readable(ShowsCards):
    """A card, or the uppermost one of a pile: it is shown large while somebody looks at it, and at once with Space."""

    faces: Faces
    piece: Piece
    side: str
    peek: "Peek | None" = None
    """What shows it large; nothing where its face is hidden."""
    due = Repainted[int | None]()
    """Which of its steps is due, counted from 0, while it is being played."""
    tag = Repainted[PieceTag | None]()
    """What is told of choosing it."""
    bar: Barred | None = None
    """Why it cannot be chosen."""
    coins = 0
    """What lies on it."""

    def __init__(self, kit: Kit, rect: Rect) -> None:
        super().__init__(kit, rect)
        self.due = self.tag = None

    @property
    def read_at(self) -> Rect:
        """Where it is while it is read."""
        return self.rect

    @property
    def legible(self) -> bool:
        """Whether it can be read where it is, and no copy is needed."""
        return False

    @property
    def waits(self) -> bool:
        """Whether it will be shown large if somebody goes on looking at it."""
        return self.peek is not None and self.hovered and self.peek.waits_for(self)

    @property
    def moving(self) -> bool:
        return self.waits

    def tick(self, now: float) -> None:
        """Tell whether somebody looks at it."""
        if self.peek is not None:
            self.peek.watch(self, (self.hovered or self.ringed) and not self.held, now)

    def key(self, event: Event) -> bool:
        if event.key == pygame.K_SPACE and self.peek is not None:
            self.peek.toggle(self)
            return True
        return False


class Large(ShowsCards):
    """The large card, and below it ``lines`` that say in words what is told by icons; the pointer goes through it."""

    beyond = 90
    catches = False

    def __init__(self, kit: Kit, rect: Rect, card: Readable, lines: Sequence[str] = ()) -> None:
        super().__init__(kit, rect)
        self.card, self.lines = card, lines
        self.words_only = card.legible
        """Whether the card itself is raised so that it can be read."""
        high = 0 if self.words_only else rect.height - _note_height(kit, lines)
        self.face = Rect(0, rect.top, card_width(high), high)
        """Where the card is, above its words, which may be wider."""
        self.face.centerx = rect.centerx
        self._shown = Glide(0.0, kit.theme.ms("tooltip-in"))
        self._shown.go(1.0)

    @property
    def moving(self) -> bool:
        return self._shown.moving

    def tick(self, now: float) -> None:
        self.dirty |= self._shown.tick(now)
        if self.card.desk is None and self.desk is not None:
            self.desk.hide(self)

    def paint(self, target: Surface) -> None:
        if not self.words_only:
            self._paint_face(target)
        if self.lines:
            self.kit.stamp(target, self._note, Balloon(), self._shown.value)
            self.kit.write(target, *self.texts())

    def _paint_face(self, target: Surface) -> None:
        faces, width = self.card.faces, self.face.width
        face = faces.card(self.card.piece, self.card.side, width, self.card.due)
        sprite = faces.sprites.card(face, width, lift=2.4)
        sprite.draw(target, *self.face.center, opacity=self._shown.value)

    @property
    def _note(self) -> Rect:
        top = self.face.bottom + (0 if self.words_only else self.kit.px(NOTE_GAP))
        return Rect(self.rect.left, top, self.rect.width, self.rect.bottom - top)

    def texts(self) -> list[TextBox]:
        kit, note = self.kit, self._note
        left, top = note.left + kit.px(PAD), note.top + kit.px(PAD + 11)
        return kit.lines(self.lines, "hint", (left, top), kit.px(LEADING), room=note)


def _note_height(kit: Kit, lines: Sequence[str]) -> int:
    """How much height the words below a card take, with the gap above them."""
    return kit.px(NOTE_GAP + 2 * PAD + LEADING * len(lines) - 4) if lines else 0


def _is_meant(card: Readable) -> bool:
    """Whether it is the one that is looked at, where the pointer is on one card and the keyboard on another: what was
    used last counts."""
    return card.ringed if card.desk is not None and card.desk.by_keys else card.hovered


class Peek:
    """Shows one card at a time, on the desk of the card."""

    def __init__(self, kit: Kit, top: int = 0) -> None:
        """``top`` is the height of the strip in which the question stands, on which no large card lies."""
        self.kit, self.top = kit, top
        self.large: Large | None = None
        self.avoid: Rect | None = None
        """What the large card does not lie on: the buttons of the answers."""
        self.needed: Callable[[Readable], Sequence[Rect]] = lambda _: ()
        """What words beside a card do not lie on, if that can be."""
        self.spared: Callable[[], Sequence[Rect]] = list
        """What they do not lie on either, unless they would have to lie on the card."""
        self._card: Readable | None = None
        self._enough = False
        """Whether it was taken away although somebody still looks."""
        self._since = 0.0

    def shows(self, card: Readable) -> bool:
        """Whether that card is shown large."""
        return self.large is not None and self.large.card is card

    def waits_for(self, card: Readable) -> bool:
        """Whether that card will be shown large if somebody goes on looking at it."""
        return self._card is card and not self._enough and not self.shows(card)

    def watch(self, card: Readable, looked_at: bool, now: float) -> None:
        """A card tells that somebody looks at it, or no longer."""
        if not looked_at:
            if self._card is card:
                self._card = None
                self.hide()
            return
        if self._card is not card:
            if self._card is not None and not _is_meant(card):
                return
            self.hide()
            self._card, self._since, self._enough = card, now, False
        elif self.waits_for(card) and now - self._since >= WAIT and card.hovered:
            self.show(card)

    def rest_on(self, card: Readable) -> None:
        """Show a card as long as nobody looks at another one."""
        if self._card in (None, card) and not self.shows(card):
            self._card = card
            self.show(card)

    def toggle(self, card: Readable) -> None:
        """Show a card at once, or hide it."""
        if self.shows(card):
            self.hide()
        else:
            self.open(card)

    def open(self, card: Readable) -> None:
        """Show a card at once."""
        self._card, self._enough = card, False
        self.show(card)

    def show(self, card: Readable) -> None:
        """Show a card large."""
        self.hide()
        desk = card.desk
        if desk is not None:
            rect, lines = self._place(card, desk)
            self.large = Large(self.kit, rect, card, lines)
            desk.show(self.large)

    def dismiss(self) -> None:
        """Take the large card away until somebody looks at a card anew: the table is another."""
        self._enough = True
        self.hide()

    def hide(self) -> None:
        """Take the large card away."""
        if self.large and self.large.desk:
            self.large.desk.hide(self.large)
        self.large = None

    def _note_of(self, card: Readable, width: int) -> tuple[list[str], int]:
        """What stands below a card of that width, and how high that is: why it cannot be picked or what that promises,
        how much lies on it, what it brings or costs, and what its other side says."""
        look, words = card.faces.look(card.piece), card.faces.words
        told = [card.bar.why] if card.bar else [card.tag.told] if card.tag and card.tag.told else []
        if card.coins:
            told.append(card.faces.name(card.piece))
        if look is not None:
            told += [capital(words(look.sequence))] if look.sequence else []
            told += [words(mark) for mark in (*look.marked, *([look.badge.word] if look.badge else []))]
            told += [words(look.ability.sentence)] if look.ability and card.legible and look.sequence else []
            told += [" ".join(words(gain.told) for gain in look.gains)] if look.gains else []
            told += [words(look.back)] if look.back else []
        font, room = self.kit.theme.font("hint"), width - 2 * self.kit.px(PAD)
        lines = [line for text in told for line in wrapped(text, font, room)]
        return lines, _note_height(self.kit, lines)

    def _place(self, card: Readable, desk: Desk) -> tuple[Rect, list[str]]:
        """Beside the card, where there is more room, and in the window below the question; smaller where what stands
        below it needs the room. Words alone lie on nothing that is needed."""
        room = desk.window.inflate(-2 * self.kit.px(16), -2 * self.kit.px(16))
        top = max(room.top, self.top)
        room.height, room.top = room.bottom - top, top
        if card.legible:
            return self._words_place(card, room)
        rect, lines = self._fitted(card, room)
        if self.avoid is not None and rect.colliderect(self.avoid):
            room.height = self.avoid.top - self.kit.px(GAP) - room.top
            rect, lines = self._fitted(card, room)
        return rect, lines

    def _words_place(self, card: Readable, room: Rect) -> tuple[Rect, list[str]]:
        """Where words alone lie: as wide as they are wanted or narrower, beside the card on nothing that is needed;
        where that cannot be, over what is only spared, and at last on the foot of the card itself, whose words they
        repeat."""
        gap, step, needed = self.kit.px(GAP), self.kit.px(STEP), self.needed(card)
        for taken in ([*needed, *self.spared()], needed):
            for width in WORDS_WIDTHS:
                lines, high = self._note_of(card, self.kit.px(width))
                free = free_beside((self.kit.px(width), high), card.read_at, room, taken, gap, step)
                if free is not None:
                    return free, lines
        raised = card.read_at
        wide = raised.width - 2 * self.kit.px(INSIDE)
        lines, high = self._note_of(card, wide)
        rect = Rect(0, 0, wide, high)
        rect.midbottom = raised.centerx, min(raised.bottom - self.kit.px(INSIDE), room.bottom)
        return rect, lines

    def _fitted(self, card: Readable, room: Rect) -> tuple[Rect, list[str]]:
        """The same in a room; beside the smallest card, words that need more lines than there is room for are wider."""
        gap, widest = self.kit.px(GAP), min(self.kit.px(WIDTH), round(room.height * 0.72))
        width, step = widest, self.kit.px(10)
        lines, below = self._note_of(card, width)
        while card_height(width) + below > room.height and width > self.kit.px(LEAST_WIDTH):
            width -= step
            lines, below = self._note_of(card, width)
        wide, high = width, card_height(width)
        while high + below > room.height and wide < widest:
            wide += step
            lines, below = self._note_of(card, wide)
        rect = Rect(0, 0, wide, below + high)
        if card.rect.right + gap + wide <= room.right:
            rect.left = card.rect.right + gap
        else:
            rect.right = card.rect.left - gap
        rect.bottom = card.rect.bottom
        return rect.clamp(room), lines
