"""Who plays: for each seat a person with a name, or a bot of some level."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec
from pygame import Rect, Surface

from flick import kept_drafts
from flick.paint.lamp import PANEL_LIGHT
from flick.sitting import bots, level_name
from flick.table.looks import CardLook
from flick.table.records import to_plain
from flick.table.sayings import Refused
from flick.table.words import Words
from flick.window.arena.workshop import Workshop
from flick.window.menus.draft import Draft, Sitter, seat_fields
from flick.window.menus.draft import OptionField as OptionField
from flick.window.menus.option_rows import OptionRows, barred_places, choice_name, explained, reasons
from flick.window.menus.portraits import HIGH, LEAST_SIDE, Portraits, looks_of
from flick.window.menus.standing import team_of
from flick.window.menus.telling import capital
from flick.window.widgets.field import Field
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import Caption
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.select import Select
from flick.window.widgets.text import TextBox
from flick.window.widgets.widget import Widget

LEVELS: Mapping[str, str] = {
    "random": "window-level-random",
    "easy": "window-level-easy",
    "normal": "window-level-normal",
    "hard": "window-level-hard",
    "perfect": "window-level-perfect",
}
"""What is said of the levels that are known,"""
MATES: Mapping[str, str] = {
    "random": "window-level-random-together",
    "easy": "window-level-easy-together",
    "normal": "window-level-normal-together",
}
"""and of those of a game in which all play together."""

ROOMY, TIGHT = 150, 84
"""So high is a seat with a word about who sits there, and without one."""
BARE, OPTIONS = 39, 37
"""So high is one without even its name, and each line of options that a seat has of its own;"""
PORTRAITS, TOLD = 122, 50
"""one of portraits, and what is told of the one that is chosen below them."""


class SeatPlace(NamedTuple):
    """A seat: its number, the side that it plays for, if there are sides, and the pawns that it moves."""

    number: int
    side: str
    pawns: tuple[str, ...]


def places_of(draft: Draft, pawns: tuple[str, ...]) -> list[SeatPlace]:
    """The seats of a draft; ``pawns`` are the names of all that lie on the table."""
    count = len(draft.sitters)
    game = draft.its_game
    try:
        options = draft.record()
    except Refused:
        options = game.Options()
    sides = list(game.sides(options, count)) or [""] * count
    found: list[SeatPlace] = []
    for number, side in enumerate(sides):
        own = tuple(name for name in pawns if side and name.startswith(f"{side}-"))
        mates = [seat for seat in range(count) if sides[seat] == side]
        each = own if len(mates) == 1 or not own else own[mates.index(number) :: len(mates)]
        found.append(SeatPlace(number, side, each))
    return found


class Own(NamedTuple):
    """What somebody has built, as plain data: its name, what it is, and its card."""

    plain: dict[str, Any]
    name: str
    told: str
    look: CardLook | None


class SideMark(Widget):
    """The sign of a side, or the number of a seat, and the pawns that move for it at the right."""

    def __init__(self, kit: Kit, rect: Rect, workshop: Workshop, place: SeatPlace, radius: float) -> None:
        super().__init__(kit, rect)
        self.workshop, self.place, self.radius = workshop, place, radius
        self.single = False
        """Whether a single pawn stands for the side."""

    def texts(self) -> list[TextBox]:
        if self.place.side:
            return []
        baseline = self.rect.centery + self.kit.px(7)
        left = self.rect.left + self.kit.px(self.radius)
        number = str(self.place.number + 1)
        return [self.kit.text(number, "name", (left, baseline), anchor="centre", room=self.rect)]

    def paint(self, target: Surface) -> None:
        scale, middle = self.kit.theme.scale, self.rect.centery
        team = team_of(self.place.side)
        left = self.rect.left + scale * (self.radius + 4)
        if self.single:
            self.workshop.disc(self.place.pawns[0], scale * self.radius).draw(target, left, middle, 0.0, PANEL_LIGHT)
        elif team:
            self.workshop.seal(team, scale * self.radius).draw(target, left, middle)
            if self.rect.width > 4 * scale * self.radius:
                self._paint_pawns(target)
        super().paint(target)

    def _paint_pawns(self, target: Surface) -> None:
        """The pawns at the right, the last one outermost."""
        scale, size = self.kit.theme.scale, 0.8 * self.radius
        for index, name in enumerate(reversed(self.place.pawns)):
            x = self.rect.right - scale * (size + 4 + index * (2 * size + 9))
            self.workshop.disc(name, scale * size).draw(target, x, self.rect.centery, 0.0, PANEL_LIGHT)


class SeatRows:
    """Lays the seats one below the other. ``changed`` is told when something else must be seen than before."""

    def __init__(
        self,
        kit: Kit,
        words: Words,
        workshop: Workshop,
        draft: Draft,
        changed: Callable[[], None],
        show_rule: Callable[[str], None],
        build: Callable[[int], None],
    ) -> None:
        """``words`` are those of the game; ``build`` is for whoever wants to build what a seat takes."""
        self.kit, self.words, self.workshop = kit, words, workshop
        self.draft, self.changed, self.show_rule, self.build = draft, changed, show_rule, build
        self.fields = seat_fields(draft.its_game)
        self.looks = {field.name: looks_of(draft.its_game, field) for field in self.fields}
        game = draft.its_game
        kept = kept_drafts.usable(game) if game.builder is not None else []
        self._kept = [self._own(to_plain(one.record)) for one in kept]
        self.levels = [*draft.its_game.bots, *(level for level in bots() if level not in draft.its_game.bots)]

    @property
    def least(self) -> int:
        """The least height of a seat, in pixels of the screen."""
        return self.kit.px(BARE) + self._options_height

    @property
    def _options_height(self) -> int:
        """Of all lines of options of a seat."""
        return sum(self._height_of(field) for field in self.fields)

    def _height_of(self, field: OptionField) -> int:
        if not self.looks[field.name]:
            return self.kit.px(OPTIONS)
        return self.kit.px(PORTRAITS if self._tells(field) else PORTRAITS - TOLD)

    def _tells(self, field: OptionField) -> bool:
        """Whether something is told of the values of an option."""
        return any(self._told(field, value) for value in field.choices)

    def lay(self, rect: Rect, places: list[SeatPlace]) -> tuple[list[Widget], list[int]]:
        """The parts of all seats, as high as there is room for each, and where each begins."""
        kit = self.kit
        most = kit.px(176 - OPTIONS * len(self.fields)) + self._options_height
        height = min(most, rect.height // max(1, len(places)))
        parts: list[Widget] = []
        tops = [rect.top + index * height for index in range(len(places))]
        for place, top in zip(places, tops, strict=True):
            parts += self._seat(Rect(rect.left, top, rect.width, height), place)
        return parts, tops

    def _seat(self, rect: Rect, place: SeatPlace) -> list[Widget]:
        kit, sitter = self.kit, self.draft.sitters[place.number]
        height = rect.height - self._options_height
        if height < kit.px(TIGHT):
            mark = SideMark(
                kit, Rect(rect.left, rect.top + kit.px(6), kit.px(40), kit.px(34)), self.workshop, place, 15
            )
            mark.single = len(place.pawns) == 1
            row = Rect(
                mark.rect.right + kit.px(6), rect.top + kit.px(7), rect.right - mark.rect.right - kit.px(6), kit.px(32)
            )
            return [mark, *self._controls(row, place, sitter), *self._options(row, place.number, rect.left)]
        roomy = height >= kit.px(ROOMY)
        radius, high = (24, 56) if roomy else (17, 40)
        top = rect.top + kit.px(8 if roomy else 6)
        mark = SideMark(kit, Rect(rect.left, top, rect.width, kit.px(high)), self.workshop, place, radius)
        left = rect.left + kit.px(2 * radius + 18)
        room = rect.width - kit.px(2 * radius + 18) - kit.px(2 * radius * 0.8 + 9) * len(place.pawns) - kit.px(10)
        name = self.words.name(place.side) if place.side else self.words("seat-name", number=place.number + 1)
        size = 23 if roomy else 19
        title = Caption(
            kit, Rect(left, top + kit.px(high / 2 - 0.72 * size), room, kit.px(30)), name, "name", size=size
        )
        title.name = True
        row = Rect(rect.left, mark.rect.bottom + kit.px(6), rect.width, kit.px(32))
        parts: list[Widget] = [
            mark,
            title,
            *self._controls(row, place, sitter),
            *self._options(row, place.number, row.left),
        ]
        if roomy:
            foot = max(part.rect.bottom for part in parts)
            below = Rect(rect.left, foot + kit.px(9), rect.width, kit.px(34))
            parts.append(Caption(kit, below, self._about(sitter), "hint", colour="bone.2"))
        return parts

    def _options(self, above: Rect, seat: int, left: int) -> list[Widget]:
        """What the seat chooses for itself: a line for each option, its name at the left; portraits have all the room
        from ``left``."""
        kit, sitter = self.kit, self.draft.sitters[seat]

        def change(name: str, value: Any) -> None:
            sitter.options[name] = value
            self.changed()

        def barred(field: OptionField) -> Mapping[Any, Refused]:
            return self.draft.barred(field, seat)

        rows = OptionRows(kit, self.words, self.show_rule, change, barred)
        parts: list[Widget] = []
        row = above.move(0, kit.px(OPTIONS))
        for field in self.fields:
            if field.of_bots and sitter.person:
                continue
            if given := self.draft.given(seat, field.name):
                label = Rect(row.left, row.centery - kit.px(9), row.width, kit.px(22))
                parts.append(Caption(kit, label, capital(self.words.name(given)), "name", size=19))
                continue
            if self.looks[field.name]:
                wide = Rect(left, row.top, row.right - left, row.height)
                parts += self._portraits(wide, field, rows, seat, change)
                row = row.move(0, self._height_of(field))
                continue
            control = rows.control(field, sitter.options[field.name])
            if isinstance(control, (Select, Field)):
                control.rect.size = ((row.width - kit.px(12)) // 2, row.height)
            control.rect.midright = row.midright
            control.tip = capital(self.words(f"option-{field.name}-help".replace("_", "-")))
            label = Rect(row.left, row.centery - kit.px(9), control.rect.left - row.left - kit.px(8), kit.px(18))
            name = explained(self.words, field.name, None).name
            parts += [Caption(kit, label, name, "body", colour="bone.2"), control]
            row = row.move(0, self._height_of(field))
        return parts

    def _portraits(
        self, row: Rect, field: OptionField, rows: OptionRows, seat: int, change: Callable[[str, Any], None]
    ) -> list[Widget]:
        """Those who can be chosen, and what is told of the one that is. Those that somebody has built stand beside
        them, and last what leads to building one."""
        kit, value = self.kit, self.draft.sitters[seat].options[field.name]
        own = self._own_beside(row.width, field, value)
        values: list[Any] = [*field.choices, *(one.plain for one in own)]
        names = [choice_name(self.words, field.name, one) for one in field.choices] + [one.name for one in own]
        told = [self._told(field, one) for one in field.choices] + [one.told for one in own]
        looks = [self.looks[field.name].get(one) for one in field.choices] + [one.look for one in own]
        chosen = values.index(value)
        if gained := self._gained(seat):
            names[chosen] = f"{names[chosen]}, {gained}"
        if field.builds:
            names.append(self.words("window-build-own"))
            told.append(self.words("window-build-own-tip"))
            looks.append(None)

        def choose(index: int) -> None:
            if index == len(values):
                self.build(seat)
            elif index < len(field.choices):
                change(field.name, values[index])
            else:
                self.draft.take(seat, values[index])
                self.changed()

        choice = Portraits(
            kit,
            Rect(row.left, row.top, row.width, kit.px(HIGH)),
            names,
            chosen,
            choose,
            looks=looks,
            told=told,
            barred=barred_places(list(field.choices), reasons(self.words, rows.barred(field))),
            opens=len(values) if field.builds else None,
        )
        if not self._tells(field):
            return [choice]
        below = Rect(row.left, choice.rect.bottom + kit.px(4), row.width, kit.px(TOLD))
        return [choice, Caption(kit, below, told[chosen], "hint", colour="bone.2")]

    def _gained(self, seat: int) -> str:
        """What a seat brings along from earlier matches, where the game has words for it."""
        for name, value in self.draft.sitters[seat].options.items():
            message = f"option-{name}-told".replace("_", "-")
            if isinstance(value, dict) and self.words.has(message):
                facts: dict[str, Any] = value
                return self.words(message, **{key: one for key, one in facts.items() if isinstance(one, int)})
        return ""

    def _own_beside(self, width: int, field: OptionField, value: Any) -> list[Own]:
        """What somebody has built and is seen beside the others: what is chosen, then all for which there is room."""
        if not field.builds:
            return []
        most = max(1, width // self.kit.px(LEAST_SIDE) - len(field.choices) - 1)
        chosen = [] if isinstance(value, str) else [self._own(value)]
        others = [one for one in self._kept if one.plain != value]
        return [*chosen, *others][:most]

    def _own(self, plain: dict[str, Any]) -> Own:
        game = self.draft.its_game
        builder = kept_drafts.builder_of(game)
        record = msgspec.convert(plain, builder.Record)
        return Own(plain, builder.name(record), self.words(builder.told(record)), game.card_look(builder.thing(record)))

    def _told(self, field: OptionField, value: str) -> str:
        """What is to be known of a value before one chooses it."""
        message = f"option-{field.name}-{value}-about".replace("_", "-")
        return self.words(message) if self.words.has(message) else ""

    def _about(self, sitter: Sitter) -> str:
        if sitter.person:
            return self.words("window-plays-here")
        about = MATES if self.draft.its_game.together else LEVELS
        return self.words(about[sitter.level]) if sitter.level in about else ""

    def _controls(self, rect: Rect, place: SeatPlace, sitter: Sitter) -> list[Widget]:
        kit, gap = self.kit, self.kit.px(12)
        width = (rect.width - gap) // 2
        kinds = [self.words("window-person"), self.words("window-is-bot")]

        def choose(kind: int) -> None:
            sitter.person = kind == 0
            self.changed()

        who = Segmented(
            kit, Rect(rect.left, rect.top, width, rect.height), kinds, int(not sitter.person), choose, role="body"
        )
        beside = Rect(rect.right - width, rect.top, width, rect.height)
        return [who, self._name(beside, place, sitter) if sitter.person else self._level(beside, sitter)]

    def _name(self, rect: Rect, place: SeatPlace, sitter: Sitter) -> Field:
        def rename(name: str) -> None:
            sitter.name = name

        return Field(
            self.kit, rect, sitter.name, rename, hint=self.words("seat-name", number=place.number + 1), most=24
        )

    def _level(self, rect: Rect, sitter: Sitter) -> Select:
        names = [capital(level_name(self.words, level)) for level in self.levels]

        def choose(index: int) -> None:
            sitter.level = self.levels[index]
            self.changed()

        return Select(self.kit, rect, names, self.levels.index(sitter.level), choose)
