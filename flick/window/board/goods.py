"""One side of a deal: what it gives, in a tray, and below that all that it could give."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial

import msgspec
from pygame import Rect, Surface

from flick.table.board import Piece
from flick.table.naming import capital, goods_named
from flick.window.board.answer_button import CardButton
from flick.window.board.bargain import Share
from flick.window.board.card import CardPart
from flick.window.board.person import paint_person
from flick.window.board.piece import PiecePick
from flick.window.board.row_arithmetic import side_by_side, wrapped_rows
from flick.window.board.surroundings import Surroundings
from flick.window.widgets import Group, Outline, Pose, Recess, TextBox, card_height, kept_to, shortened
from flick.window.widgets.scrolling import Scrolling
from flick.window.widgets.stepper import Stepper

PORTRAIT, GAP = 30, 8
CARD, TRAY, LOW_TRAY = 46, 96, 44
"""Width of a card in a tray, and the height of trays with cards and with words alone."""
WORDS, STEP_ROW, STEPPER, OF_ALL = 24, 36, 112, 46
"""Height of the words in a tray and of a row with a stepper, the width of that, and what is kept behind it."""
CHIP, CHIP_GAP, CHIP_EDGE = 30, 5, 12
LANE = 34
"""Kept free for a scroll bar where not all that could be given is seen."""
AMOUNT, NAME, BODY = 22.0, 16.0, 13.5


class ThingChip(CardButton):
    """One thing that could be given, by its name; what is given has a frame of honey and a check. A card is shown to
    whoever looks at its name."""

    given = False

    def __init__(self, around: Surroundings, piece: Piece, rect: Rect, label: str, do: Callable[[], None]) -> None:
        super().__init__(around, piece, rect, label, do, kind="quiet", role="hint")
        if piece.face is None or self.faces.look(piece) is None:
            self.peek = None

    def give(self, given: bool) -> None:
        """Whether it is given now."""
        self.dirty |= given != self.given
        self.given, self.icon = given, "check" if given else ""

    def paint_plate(self, target: Surface) -> None:
        super().paint_plate(target)
        if self.given:
            self.kit.stamp(target, self.face, Outline("honey", 1.6, self.radius))


class GoodsPart(Group):
    """Who gives, what they give, and, where that can be changed, all that they could."""

    beyond = 0

    def __init__(
        self,
        around: Surroundings,
        share: Share,
        seat: int,
        title: str,
        pieces: Mapping[str, Piece],
        known: Mapping[str, str],
        on_change: Callable[[], None] | None = None,
    ) -> None:
        """``pieces`` are those of the table: what lies unseen is told as no more than that, unless it is ``known``
        under another name. Without ``on_change`` there is nothing to be picked."""
        super().__init__(around.kit, Rect(0, 0, 0, 0))
        self.around, self.share, self.seat, self.title = around, share, seat, title
        self.on_change = on_change
        self.counted = [name for name, most in share.most.amounts.items() if most]
        self.known = known
        names = {thing: known.get(thing, thing) for thing in share.most.things}
        self._pieces = {thing: pieces.get(name, Piece(name, face=name)) for thing, name in names.items()}
        self.tray = Rect(0, 0, 0, 0)
        self._cards = Group(around.kit, Rect(0, 0, 0, 0))
        self._chips: dict[str, ThingChip] = {}
        self._steppers: dict[str, Stepper] = {}

    def height(self, width: int, tray: int, rows: int) -> int:
        """How high it is with so many rows of things in sight."""
        kit, seen = self.kit, 0
        if self.on_change is not None:
            seen = kit.px(STEP_ROW) * len(self.counted)
            seen += min(rows, len(self._rows(width, rows))) * kit.px(CHIP + CHIP_GAP)
        return kit.px(PORTRAIT + GAP + tray + GAP) + seen

    def lay(self, rect: Rect, tray: int, rows: int) -> None:
        """Take that place, with so many rows of things in sight."""
        kit = self.kit
        self.rect = Rect(rect)
        self.tray = Rect(rect.left, rect.top + kit.px(PORTRAIT + GAP), rect.width, kit.px(tray))
        self.add(self._cards)
        if self.on_change is not None:
            self._lay_chips(self._lay_steppers(self.tray.bottom + kit.px(GAP)), rows)

    def _lay_steppers(self, top: int) -> int:
        """Lay the steppers one below the other; return where the last one ends."""
        kit, right = self.kit, self.rect.right - self.kit.px(OF_ALL)
        for name in self.counted:
            place = Rect(right - kit.px(STEPPER), top, kit.px(STEPPER), kit.px(CHIP))
            self._steppers[name] = Stepper(kit, place, 0, 0, self.share.most.amounts[name], partial(self._count, name))
            top += kit.px(STEP_ROW)
        self.add(*self._steppers.values())
        return top

    def _lay_chips(self, top: int, seen: int) -> None:
        """Lay the chips in rows, of which so many are seen at a time."""
        kit, rect, step = self.kit, self.rect, self.kit.px(CHIP + CHIP_GAP)
        rows = self._rows(rect.width, seen)
        for row, things in enumerate(rows):
            widths = [self._chip_width(thing, rect.width) for thing in things]
            places = side_by_side(widths, kit.px(CHIP_GAP), rect.left, top + row * step, kit.px(CHIP))
            for thing, place in zip(things, places, strict=True):
                pick = partial(self._toggle, thing)
                self._chips[thing] = ThingChip(self.around, self._pieces[thing], place, self._name(thing), pick)
        view, chips = Rect(rect.left, top, rect.width, min(seen, len(rows)) * step), list(self._chips.values())
        self.add(*([Scrolling(kit, view, chips)] if len(rows) > seen else chips))

    def refresh(self) -> None:
        """Show what is given now."""
        for name, stepper in self._steppers.items():
            stepper.value = self.share.amounts[name]
        for thing, chip in self._chips.items():
            chip.give(thing in self.share.things)
        self._cards.empty()
        if self.tray.height > self.kit.px(LOW_TRAY):
            self._cards.add(*self._laid())
        self.dirty = True

    def _toggle(self, thing: str) -> None:
        self.share.toggle(thing)
        self._tell()

    def _count(self, name: str, count: int) -> None:
        self.share.amounts[name] = count
        self._tell()

    def _tell(self) -> None:
        if self.on_change is not None:
            self.on_change()

    def _laid(self) -> Iterator[CardPart]:
        """The things that are given, as cards in the tray; a click takes one back."""
        kit, things = self.kit, self.share.goods.things
        width = kit.px(CARD)
        left, right = self._amounts()[1], self.tray.right - kit.px(GAP)
        step = min(width + kit.px(6), (right - left - width) / max(1, len(things) - 1))
        for index, thing in enumerate(things):
            pose = Pose(left + width / 2 + step * index, self.tray.top + kit.px(GAP) + card_height(width) / 2, width)
            side = self.around.faces.side(self.seat)
            card = CardPart(kit, self.around.faces, self._pieces[thing], pose, side=side, peek=self.around.peek)
            card.room = 0 if index == len(things) - 1 else round(step)
            if self.on_change is not None and step >= kit.px(CHIP):
                card.offer(PiecePick(partial(self._toggle, thing)), "chosen", None)
            yield card

    def own_texts(self) -> list[TextBox]:
        kit, theme, tray = self.kit, self.kit.theme, self.tray
        left = self.rect.left + kit.px(PORTRAIT + GAP)
        title = shortened(theme, self.title, "row-title", self.rect.right - left, NAME)
        texts = [kit.text(title.lines[0], "row-title", (left, self.rect.top + kit.px(21)), size=title.size)]
        cards = tray.height > kit.px(LOW_TRAY)
        if cards:
            texts += self._amounts()[0]
        said = kept_to(theme, self._told(cards), "hint", tray.width - 2 * kit.px(GAP), 1 if cards else 2)
        lines = [(line, "hint", said.size, "bone.2") for line in said.lines if line]
        strip = Rect(tray.left, tray.bottom - kit.px(WORDS), tray.width, kit.px(WORDS)) if cards else tray
        texts += kit.column(lines, tray.left + kit.px(GAP), strip.centery, strip)
        return [*texts, *self._counted_texts()]

    def _counted_texts(self) -> list[TextBox]:
        """What is counted, and how much of it there is, beside the steppers."""
        kit, words, found = self.kit, self.around.words, list[TextBox]()
        for name, stepper in self._steppers.items():
            foot, room = stepper.rect.centery + kit.px(5), stepper.rect.left - self.rect.left - kit.px(GAP)
            said = shortened(kit.theme, capital(words.name(name)), "body", room, BODY)
            most = words("window-sum-of", of=self.share.most.amounts[name])
            found.append(kit.text(said.lines[0], "body", (self.rect.left, foot), size=said.size))
            found.append(kit.text(most, "hint", (self.rect.right, foot), "bone.2", anchor="right"))
        return found

    def _told(self, cards: bool) -> str:
        """What is given, in words; counted things are seen beside cards."""
        words, goods = self.around.words, self.share.goods
        told = msgspec.structs.replace(goods, amounts={}) if cards else goods
        return goods_named(told, words, self.known) if told else "" if goods else words("window-offer-nothing")

    def _amounts(self) -> tuple[list[TextBox], int]:
        """What is counted and given, in large numbers at the left of the tray, and where cards begin beside them."""
        kit, words, tray, texts = self.kit, self.around.words, self.tray, list[TextBox]()
        left = tray.left + kit.px(GAP)
        for name, count in self.share.goods.amounts.items():
            number = kit.text(str(count), "section", (left, tray.top + kit.px(38)), size=AMOUNT)
            unit = kit.text(words.name(name), "hint", (left, tray.top + kit.px(56)), "bone.2")
            texts += [number, unit]
            left += max(number.width, unit.width) + kit.px(2 * GAP)
        return texts, left

    def _name(self, thing: str) -> str:
        if self._pieces[thing].face is None:
            return self.around.words("piece-backs", count=1)
        return capital(self.around.faces.name(self._pieces[thing]))

    def _chip_width(self, thing: str, width: int) -> int:
        edge = self.kit.px(2 * CHIP_EDGE + 20)
        return min(width - self.kit.px(LANE), max(self.kit.px(64), self.kit.width(self._name(thing), "hint") + edge))

    def _rows(self, width: int, most: int) -> list[list[str]]:
        """The things in rows; narrower ones where they have to be scrolled."""
        things, gap = self.share.most.things, self.kit.px(CHIP_GAP)
        widths = [self._chip_width(thing, width) for thing in things]
        rows = wrapped_rows(widths, width, gap)
        if len(rows) > most:
            rows = wrapped_rows(widths, width - self.kit.px(LANE), gap)
        return [[things[index] for index in row] for row in rows]

    def paint(self, target: Surface) -> None:
        self.kit.stamp(target, self.tray, Recess(10, 0.66))
        place = Rect(self.rect.topleft, (self.kit.px(PORTRAIT), self.kit.px(PORTRAIT)))
        paint_person(self.around.faces, target, place, self.seat, self.around.people.get(self.seat))
        super().paint(target)
