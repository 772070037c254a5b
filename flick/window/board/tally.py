"""A number of things, and the things themselves: health tokens, a bank. They come and go one by one."""

import math
import zlib
from collections.abc import Callable
from typing import NamedTuple, TypeVar

import pygame
from pygame import Rect, Surface

from flick.arenas import looks
from flick.paint.counters import spots
from flick.table.board import Board, Zone
from flick.table.naming import zone_title
from flick.window.board.holder import SeenThing
from flick.window.board.layout_file import BowlSlot, TallySlot
from flick.window.board.number import counted
from flick.window.board.slot import ANY_WIDTH, SlotPart
from flick.window.board.surroundings import Surroundings
from flick.window.widgets import Cutout, Fill, Place, Pose, Pressed, Recess, Repainted, TextBox

ROW = 5
ROWS = 2
LEAST_ROW = 44
"""A row of tokens is at least so wide."""
TOKEN, PITCH = 13.0, 28.0
FIRST_ROW, NEXT_ROW = 52, 30
NUMBER, NUMBER_SMALL, NUMBER_LEAST, BESIDE_HEADING = 34.0, 26.0, 20.0, 6
DRAWN, SMALL_TOKEN, APART, TOKENS_AT, NUMBER_AT = (36, 50), 8, 4.5, 15, 42
"""Of a bowl in a drawer: the size of what is seen of it, the radius of two tokens, how far each lies from the middle
and how far down, and the baseline of the number."""
ANGLE = 0.28
"""rad between the angles at which tokens lie in a bowl."""
SHADE = 222
"""Of 255: how bright they are there."""

CountSpec = TypeVar("CountSpec", TallySlot, BowlSlot)


class LaidToken(NamedTuple):
    """One of the things that are counted, as it lies here: the face that it shows, its middle and its radius in pixels,
    and its picture, unless it is an icon."""

    face: str
    place: tuple[float, float]
    radius: int
    picture: Cutout | None


class CountPart(SlotPart[CountSpec]):
    """What can be counted."""

    count = Repainted[int]()
    """How many there are."""

    def __init__(self, around: Surroundings, spec: CountSpec, side: str) -> None:
        super().__init__(around, spec, side)
        self.count = 0

    @property
    def told(self) -> str:
        """What the zone is called, with its number."""
        return zone_title(self._zone, self.words) if self._zone is not None else ""

    @property
    def shown(self) -> int:
        """How many are seen."""
        return self.count + self.behind

    def seen(self, piece: str, place: str, which: int) -> SeenThing | None:
        if not self.counts(piece, place):
            return None
        token = self.token_at(max(0, self.shown + which))
        picture = token.picture
        draw = (lambda wide: picture) if picture is not None else None
        thud, warm = "token-gain" if self.side else "token-bank", not self.side
        return SeenThing(Pose(*token.place, 2 * token.radius), "token", token.face, draw, thud=thud, warm=warm)

    def counts(self, piece: str, place: str) -> bool:
        return self._zone is not None and (piece, place) == (self.spec.fact, self._zone.id)

    def see(self, board: Board, zone: Zone | None) -> None:
        super().see(board, zone)
        self.count = self._fact(self.spec.fact)

    def _fact(self, fact: str) -> int:
        """A fact of the zone that is a number, while there is the zone."""
        return counted(self._zone.facts, fact) if self._zone is not None else 0

    def token_at(self, index: int) -> LaidToken:
        """The thing of that number, counted from 0."""
        raise NotImplementedError

    @property
    def number_size(self) -> float:
        return min(self.most_number, NUMBER_SMALL if self.around.narrow else NUMBER)


class TallyPart(CountPart[TallySlot]):
    """Rows of tokens; where they are many they lie closer together."""

    natural = 98.0

    def __init__(self, around: Surroundings, spec: TallySlot, side: str) -> None:
        super().__init__(around, spec, side)
        self.icon = spec.token.replace("{side}", side)
        """What the things look like: the name of an icon, or the side of health tokens."""

    @property
    def _of(self) -> int:
        """How many there could be; nothing where that is not told."""
        return self._fact(self.spec.of)

    def token_at(self, index: int) -> LaidToken:
        row = max(ROW, math.ceil(max(self.count, self.shown, self._of) / ROWS))
        radius = min(self.u(TOKEN), round(self.rect.width / ROW / 2 - self.kit.px(1)))
        pitch = min(self.u(PITCH), (self.rect.width - 2 * radius) / max(1, row - 1))
        x = self.rect.left + radius + pitch * (index % row)
        y = self.rect.top + self.u(FIRST_ROW) + self.u(NEXT_ROW) * (index // row)
        angle = -math.radians((index * 37) % 17 - 8)
        is_side = self.icon in looks().sides
        return LaidToken(self.icon, (x, y), radius, self.faces.art.token(self.icon, radius, angle) if is_side else None)

    @property
    def narrowest(self) -> int:
        """Its heading beside its number, and a row of tokens."""
        heading = self.heading_text(room=ANY_WIDTH).width
        numbers = self._numbers(self.number_size)
        wide = heading + self.kit.px(BESIDE_HEADING) + numbers[-1].rect.right - numbers[0].left
        return max(wide, self.kit.px(LEAST_ROW))

    def own_texts(self) -> list[TextBox]:
        """Heading and number; the number is smaller where the heading needs the room."""
        found: list[TextBox] = []
        for size in (self.number_size, min(self.number_size, NUMBER_SMALL), NUMBER_LEAST):
            numbers = self._numbers(size)
            heading = self.heading_text(room=numbers[0].left - self.rect.left - self.kit.px(BESIDE_HEADING))
            found = [heading, *numbers]
            if heading.rect.right < numbers[0].left:
                break
        return found

    def _numbers(self, size: float) -> list[TextBox]:
        """How many there are, and of how many."""
        place = (self.rect.right, self.rect.top + self.u(32))
        number = self.kit.text(str(self.shown), "big-number", place, anchor="right", size=size)
        if not self._of:
            return [number]
        of = self.kit.text(self.words("window-sum-of", of=self._of), "hint", place, "bone.2", anchor="right")
        return [number.moved(-of.width - self.kit.px(4), 0), of]

    def paint(self, target: Surface) -> None:
        for index in range(max(self.shown, self._of)):
            token, is_there = self.token_at(index), index < self.shown
            if token.picture is None:
                middle, size = (round(token.place[0]), round(token.place[1])), 2 * token.radius / self.kit.theme.scale
                self.kit.icon(target, token.face, middle, size, self.spec.colour if is_there else "off.edge")
            elif is_there:
                token.picture.draw(target, *token.place)
        super().paint(target)


class BowlPart(CountPart[BowlSlot]):
    """The number at the left, the bowl with its tokens beside it."""

    natural = 80.0
    wide = 312.0

    def __init__(self, around: Surroundings, spec: BowlSlot, side: str) -> None:
        super().__init__(around, spec, side)
        self._kept: dict[int, str] = {}

    @property
    def _bowl(self) -> tuple[float, float, float, float]:
        """The middle of the bowl, its width and its height."""
        height = min(self.u(68), self.rect.height)
        left = self.rect.left + self.u(62 if not self.around.narrow else 60)
        width = self.rect.right - left
        return (left + self.rect.right) / 2, self.rect.top + self.u(42), width, min(height, 0.55 * width)

    @property
    def _radius(self) -> int:
        """The radius of a token, in pixels."""
        return max(4, round(self._bowl[3] * 12.5 / 68))

    def token_at(self, index: int) -> LaidToken:
        """A little in the shade of the bowl, each at its own angle."""
        (x, y, width, height), radius, tokens = self._bowl, self._radius, self.spec.tokens
        places = spots(max(self.shown, index + 1), width / 2 - 2 * radius - 1, height / 2 - radius)
        right, down = places[index]
        face = self._kept.get(index) or tokens[zlib.crc32(bytes([index % 256, 7])) % len(tokens)]
        picture = self.faces.art.token(face, radius, (index * 5 % 7 - 3) * ANGLE)
        if not self.kit.theme.flat:
            bright = picture.surface
            picture = picture._replace(surface=self.kit.picture(("shaded", bright), lambda: shaded(bright)))
        return LaidToken(face, (x + right, y + down), radius, picture)

    def keep(self, piece: str, place: str, which: int, face: str) -> None:
        if self.counts(piece, place):
            self._kept[self.shown + which] = face

    @property
    def teams(self) -> list[str]:
        """Whose tokens lie in it."""
        return [token for token in self.spec.tokens if token in looks().sides]

    def own_texts(self) -> list[TextBox]:
        place = (self.rect.left, self.rect.top + self.u(56))
        return [
            self.heading_text(room=self.u(60)),
            self.kit.text(str(self.shown), "big-number", place, size=self.number_size),
        ]

    def paint(self, target: Surface) -> None:
        x, y, width, height = self._bowl
        self.faces.art.bank((), round(width), round(height), self._radius).draw(target, x, y)
        for token in map(self.token_at, range(self.shown)):
            if token.picture is not None:
                token.picture.draw(target, *token.place)
        super().paint(target)


class CountedPart(Pressed):
    """The number of a bowl that lies in a drawer, which a press opens."""

    shown = Repainted[int]()

    def __init__(self, around: Surroundings, place: Place, bowl: BowlPart, on_open: Callable[[], None]) -> None:
        """``place`` is its lower right corner."""
        kit = around.kit
        rect = Rect(0, 0, kit.px(DRAWN[0]), kit.px(DRAWN[1])).move_to(bottomright=place)
        super().__init__(kit, rect, on_open)
        self.around, self.bowl = around, bowl
        self.shown = bowl.shown

    def tip_at(self, place: Place | None) -> str:
        """What the number counts."""
        del place
        return self.bowl.told

    def tick(self, now: float) -> None:
        self.shown = self.bowl.shown

    def texts(self) -> list[TextBox]:
        place = (self.rect.centerx, self.rect.top + self.kit.px(NUMBER_AT))
        return [self.kit.text(str(self.shown), "big-number", place, anchor="centre", size=NUMBER_LEAST, room=self.rect)]

    def paint(self, target: Surface) -> None:
        kit, rect = self.kit, self.rect
        kit.stamp(target, rect, Recess(10, 0.66))
        if self.hovered:
            kit.stamp(target, rect, Fill("hover", 0.06, 10))
        for index, team in enumerate(self.bowl.teams[:2]):
            token = self.around.faces.art.token(team, kit.px(SMALL_TOKEN))
            token.draw(target, rect.centerx + kit.px(APART) * (2 * index - 1), rect.top + kit.px(TOKENS_AT))
        kit.write(target, *self.texts())
        if self.ringed:
            kit.ring(target, rect, 10)


def shaded(surface: Surface) -> Surface:
    """Make a picture a little darker."""
    darker = surface.copy()
    darker.fill((SHADE, SHADE, SHADE), special_flags=pygame.BLEND_RGB_MULT)
    return darker
