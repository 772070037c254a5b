"""One of several who have portraits: their faces side by side, each with its name."""

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect, Surface

from flick.table.game import GamesAny
from flick.table.looks import CardLook
from flick.window.cards.portrait import portrait
from flick.window.draft import Field
from flick.window.parts.kit import Kit
from flick.window.parts.materials import Fill, Outline
from flick.window.parts.part import Place
from flick.window.parts.segmented import Segmented
from flick.window.parts.text import TextBox, shortened

SIDE, NAME, HIGH = 46, 16, 64
"""Width of a portrait, room for the name below it, and the height of both."""
CORNER = 7
ANYBODY = "?"


def looks_of(game: GamesAny, field: Field) -> Mapping[str, CardLook]:
    """The cards of those who can be chosen, where they are such: what an option can be, by its values."""
    found = {value: game.card_look(value) for value in field.choices} if field.kind == "choice" else {}
    return {value: look for value, look in found.items() if look is not None}


class Portraits(Segmented):
    """Those without a portrait show a sign. ``told`` says of each what is to be known before one chooses."""

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
    ) -> None:
        super().__init__(kit, rect, names, chosen, on_choose, barred=barred)
        self.looks, self.told = list(looks), list(told)

    def segments(self) -> list[Rect]:
        each = self.rect.width // len(self.options)
        return [
            Rect(self.rect.left + index * each, self.rect.top, each, self.rect.height)
            for index in range(len(self.options))
        ]

    def tip_at(self, place: Place | None) -> str:
        index = self.at(place) if place else None
        return super().tip_at(place) or (self.told[index] if index is not None else "")

    def _face(self, segment: Rect) -> Rect:
        side = min(self.kit.px(SIDE), segment.width - self.kit.px(4))
        face = Rect(0, 0, side, side)
        face.midtop = segment.centerx, segment.top + self.kit.px(2)
        return face

    def _text(self, index: int, rect: Rect) -> TextBox:
        kit, chosen = self.kit, index == self._chosen
        role = "hint-bold" if chosen else "hint"
        name = shortened(kit.theme, self.options[index], role, rect.width - kit.px(4), kit.theme.size(role))
        colour = "off" if self.why(index) else "honey" if chosen else "bone"
        place = rect.centerx, rect.bottom - kit.px(3)
        return kit.text(name.lines[0], role, place, colour, anchor="centre", size=name.size, room=rect)

    def paint(self, target: Surface) -> None:
        kit = self.kit
        for index, segment in enumerate(self.segments()):
            face, look = self._face(segment), self.looks[index]
            if look is None:
                kit.stamp(target, face, Fill("plate.top", 1, CORNER))
                place = face.centerx, face.centery + kit.px(8)
                kit.write(target, kit.text(ANYBODY, "section", place, anchor="centre", size=22))
            else:
                key, wide = ("portrait", look.id, face.width), face.width
                target.blit(kit.picture(key, lambda look=look, wide=wide: portrait(look, wide, kit.theme)), face)
            if self.why(index):
                kit.stamp(target, face, Fill("dim", 0.6, CORNER))
            elif index == self.pointed:
                kit.stamp(target, face, Fill("hover", 0.12, CORNER))
            chosen = index == self._chosen
            kit.stamp(target, face, Outline("honey", 2.4, CORNER) if chosen else Outline("brass.line", 1, CORNER))
        kit.write(target, *self.texts())
        if self.ringed:
            kit.ring(target, self.rect, CORNER)
