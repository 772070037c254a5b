"""One of several who have portraits: their faces side by side, each with its name."""

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect, Surface

from flick.table.game import GamesAny
from flick.table.looks import CardLook
from flick.window.cards.portrait import kept_portrait
from flick.window.menus.draft import OptionField
from flick.window.widgets import Fill, Kit, Outline, Place, TextBox
from flick.window.widgets.segmented import Segmented

SIDE, BELOW, HIGH = 46, 13, 64
"""Width of a portrait, from there to the baseline of the name below it, and the height of both."""
LEAST_SIDE = 34
"""Below this width of a portrait no further one stands in the row."""
CORNER = 7
ANYBODY = "?"
SMALLER = 0.8
"""Down to which part of its size a name is written so that it has room."""


def looks_of(game: GamesAny, field: OptionField) -> Mapping[str, CardLook]:
    """The cards of those who can be chosen, where they are such: what an option can be, by its values."""
    found = {value: game.card_look(value) for value in field.choices} if field.kind == "choice" else {}
    return {value: look for value, look in found.items() if look is not None}


class Portraits(Segmented):
    """Faces of which one is chosen; whoever has none is shown by a sign. ``told`` says of each what is to be known
    before one chooses."""

    def __init__(
        self,
        kit: Kit,
        rect: Rect,
        names: Sequence[str],
        chosen: int,
        on_choose: Callable[[int], None],
        *,
        looks: Sequence[CardLook | None],
        told: Sequence[str],
        barred: Mapping[int, str] | None = None,
        opens: int | None = None,
    ) -> None:
        """The one that ``opens`` something does so whenever it is pressed, chosen or not."""
        super().__init__(kit, rect, names, chosen, on_choose, barred=barred)
        self.looks, self.told, self.opens = list(looks), list(told), opens

    def choose(self, index: int) -> None:
        if index == self.opens:
            self.kit.sound("button")
            self.on_choose(index)
        else:
            super().choose(index)

    def segments(self) -> list[Rect]:
        each = self.rect.width // len(self.options)
        return [
            Rect(self.rect.left + index * each, self.rect.top, each, self.rect.height)
            for index in range(len(self.options))
        ]

    def tip_at(self, place: Place | None) -> str:
        index = self.at(place) if place else None
        if (why := super().tip_at(place)) or index is None:
            return why
        return self.told[index] if self._all_fit else " · ".join(filter(None, (self.options[index], self.told[index])))

    def _face(self, segment: Rect) -> Rect:
        side = min(self.kit.px(SIDE), segment.width - self.kit.px(4))
        return Rect(0, 0, side, side).move_to(midtop=(segment.centerx, segment.top + self.kit.px(2)))

    @property
    def _all_fit(self) -> bool:
        """Whether every name has room below its portrait, as small as it may be."""
        room = self.rect.width // len(self.options) - self.kit.px(4)
        return max(self.kit.width(name, self._bold, SMALLER * self._size) for name in self.options) <= room

    @property
    def _size(self) -> float:
        return self.kit.theme.size(self.role)

    def texts(self) -> list[TextBox]:
        """All names; where not all have room, that of whoever is pointed at, or chosen, and no name is ever cut."""
        if self._all_fit:
            return super().texts()
        index = self.chosen if self.pointed is None else self.pointed
        name = self._text(index, self.segments()[index])
        over = max(0, self.rect.left - name.rect.left) - max(0, name.rect.right - self.rect.right)
        return [name.moved(over, 0).within(self.rect)]

    def _text(self, index: int, rect: Rect) -> TextBox:
        kit, chosen, name = self.kit, index == self.chosen, self.options[index]
        role, size = self._bold if chosen else self.role, self._size
        if self._all_fit:
            size *= min(1.0, (rect.width - kit.px(4)) / kit.width(name, role, size))
        colour = "off" if self.why(index) else "honey" if chosen else "bone"
        return kit.text(
            name,
            role,
            (rect.centerx, self._face(rect).bottom + kit.px(BELOW)),
            colour,
            anchor="centre",
            size=size,
            room=rect,
        )

    def paint(self, target: Surface) -> None:
        kit = self.kit
        for index, segment in enumerate(self.segments()):
            face, look = self._face(segment), self.looks[index]
            if look is None:
                kit.stamp(target, face, Fill("plate.top", 1, CORNER))
                place = face.centerx, face.centery + kit.px(8)
                if index == self.opens:
                    kit.icon(target, "plus", face.center, 20, "bone")
                    self._mark(target, index, face)
                    continue
                kit.write(target, kit.text(ANYBODY, "section", place, anchor="centre", size=22))
            else:
                target.blit(kept_portrait(kit, look, face.width), face)
            self._mark(target, index, face)
        kit.write(target, *self.texts())
        if self.ringed:
            kit.ring(target, self.rect, CORNER)

    def _mark(self, target: Surface, index: int, face: Rect) -> None:
        """Whether it can be chosen, is pointed at, is chosen."""
        kit = self.kit
        if self.why(index):
            kit.stamp(target, face, Fill("dim", 0.6, CORNER))
        elif index == self.pointed:
            kit.stamp(target, face, Fill("hover", 0.12, CORNER))
        chosen = index == self.chosen
        kit.stamp(target, face, Outline("honey", 2.4, CORNER) if chosen else Outline("brass.line", 1, CORNER))
