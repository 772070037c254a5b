"""Who plays: for each seat a person with a name, or a bot of some level."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from pygame import Rect

from flick import kept_drafts
from flick.sitting import bots, level_name
from flick.table.looks import CardLook
from flick.table.naming import capital
from flick.table.records import to_plain
from flick.window.menus.draft import OptionField, Sitter, seat_fields
from flick.window.menus.option_rows import OptionRows, barred_places, choice_name, explained
from flick.window.menus.portraits import HIGH, LEAST_SIDE, Portraits, looks_of
from flick.window.menus.seat_places import SeatPlace, SideMark, SidePawns
from flick.window.widgets import Caption, Widget
from flick.window.widgets.field import Field
from flick.window.widgets.layout import UNPLACED, Column, Piece, Placeable, Row, Sized
from flick.window.widgets.segmented import LargeSegmented
from flick.window.widgets.select import Select
from flick.window.widgets.tray import Divider

if TYPE_CHECKING:
    from flick.window.menus.new_match import NewMatchScreen

LEVELS: Mapping[str, str] = {
    "random": "window-level-random",
    "easy": "window-level-easy",
    "normal": "window-level-normal",
    "hard": "window-level-hard",
    "perfect": "window-level-perfect",
}
"""What is said of each level of a bot, where all play against each other."""
MATES: Mapping[str, str] = {
    "random": "window-level-random-together",
    "easy": "window-level-easy-together",
    "normal": "window-level-normal-together",
}
"""The same where all play together."""

TALLEST, ROOMY, TIGHT, BARE = 176, 150, 84, 39
"""Height of a seat: at the most, with a word about who sits there, without one, and without even its name."""
CONTROL, GAP, BESIDE, MARK = 32, 5, 12, 40
"""Height of a control, what lies between two lines of them, and between two in a line; width of the sign at the left of
all of it where a seat is low."""
OPTION, PORTRAITS, TOLD = CONTROL + GAP, 122, 50
"""What a line of options takes, one of portraits, and in it what is told of the one that is chosen."""


class Own(NamedTuple):
    """What somebody has built, as plain data: its name, what it is, and its card."""

    plain: dict[str, Any]
    name: str
    told: str
    look: CardLook | None


class SeatRows:
    """A layout: the seats one below the other."""

    def __init__(self, screen: "NewMatchScreen", places: Sequence[SeatPlace]) -> None:
        self.kit, self.words, self.art = screen.kit, screen.words, screen.art
        self.draft, self.places, self.screen = screen.draft, places, screen
        self.fields = seat_fields(self.draft.its_game)
        self.looks = {field.name: looks_of(self.draft.its_game, field) for field in self.fields}
        game = self.draft.its_game
        kept = kept_drafts.usable(game) if game.builder is not None else []
        self._kept = [self._own(to_plain(one.record)) for one in kept]
        self.levels = [*self.draft.its_game.bots, *(level for level in bots() if level not in self.draft.its_game.bots)]

    def wish(self, width: int) -> tuple[int, int]:
        """As low as all seats can be."""
        return width, len(self.places) * (self.kit.px(BARE) + self._options_height)

    def take_place(self, rect: Rect) -> list[Widget]:
        """Lay the seats one below the other, each as high as there is room for it."""
        kit, count = self.kit, max(1, len(self.places))
        most = kit.px(TALLEST - OPTION * len(self.fields)) + self._options_height
        height = min(most, rect.height // count)
        seats = [Sized(self._seat(place, rect.width, height), size=height / kit.theme.scale) for place in self.places]
        lines = [[Divider(kit, UNPLACED), seat] for seat in seats]
        return Column(kit, *(piece for line in lines for piece in line)).take_place(rect)

    @property
    def _options_height(self) -> int:
        """Of all lines of options of a seat."""
        return sum(self._height_of(field) for field in self.fields)

    def _height_of(self, field: OptionField) -> int:
        if not self.looks[field.name]:
            return self.kit.px(OPTION)
        return self.kit.px(PORTRAITS if self._tells(field) else PORTRAITS - TOLD)

    def _tells(self, field: OptionField) -> bool:
        """Whether something is told of the values of an option."""
        return any(self._told(field, value) for value in field.choices)

    def _seat(self, place: SeatPlace, width: int, high: int) -> Placeable:
        """Its sign and name, who sits there, what they choose, and a word about them: as much as there is room for."""
        kit, sitter = self.kit, self.draft.sitters[place.number]
        height = high - self._options_height
        if height < kit.px(TIGHT):
            mark = SideMark(kit, self.art, place, 15, single=len(place.pawns) == 1)
            head = Row(kit, Sized(mark, size=MARK), 6, Sized(self._controls(place, sitter), grow=1))
            rows = self._options(place.number, width, indent=MARK + 6)
            return Column(kit, Sized(head, size=CONTROL), *rows, gap=GAP, pad=(0, 7, 0))
        roomy = height >= kit.px(ROOMY)
        radius, size = (24, 23) if roomy else (17, 19)
        name = self.words.name(place.side) if place.side else self.words("seat-name", number=place.number + 1)
        title = Caption(kit, UNPLACED, name, "name", size=size, name=True)
        head = Row(
            kit,
            Sized(SideMark(kit, self.art, place, radius), size=2 * radius + 18),
            Sized(title, grow=1, align="middle"),
            SidePawns(kit, self.art, place.pawns, 0.8 * radius),
        )
        about = [9, Caption(kit, UNPLACED, self._about(sitter), "hint", colour="bone.2")] if roomy else []
        rows = [Sized(self._controls(place, sitter), size=CONTROL), *self._options(place.number, width)]
        pieces: list[Piece] = [Sized(head, size=56 if roomy else 40), 6, Column(kit, *rows, gap=GAP), *about]
        return Column(kit, *pieces, pad=(0, 8 if roomy else 6, 0))

    def _options(self, seat: int, width: int, indent: float = 0) -> list[Piece]:
        """What the seat chooses for itself in so many pixels: a line for each option, its name at the left. All but
        portraits begin ``indent`` pixels of the design farther right."""
        kit, sitter = self.kit, self.draft.sitters[seat]
        rows, pieces = OptionRows(self.screen, seat), list[Piece]()
        for field in self.fields:
            if field.notes.of == "bots" and sitter.person:
                continue
            if given := self.draft.given(seat, field.name):
                name = Caption(kit, UNPLACED, capital(self.words.name(given)), "name", size=19)
                pieces.append(Row(kit, indent, Sized(name, grow=1)))
            elif self.looks[field.name]:
                pieces.append(self._portraits(width, field, rows, seat))
            else:
                option = self._option(rows.control(field, sitter.options[field.name]), field)
                pieces.append(Sized(Row(kit, indent, Sized(option, grow=1)), size=CONTROL))
        return pieces

    def _option(self, control: Widget, field: OptionField) -> Row:
        """The name of an option, and at its right what it is chosen with."""
        kit, name = self.kit, explained(self.words, field.name, None).name
        control.tip = capital(self.words(f"option-{field.name}-help".replace("_", "-")))
        label = Sized(Caption(kit, UNPLACED, name, "body", colour="bone.2"), grow=1, align="middle")
        if isinstance(control, (Select, Field)):
            return Row(kit, label, Sized(control, grow=1), gap=BESIDE)
        return Row(kit, label, 8, Sized(control, align="middle"))

    def _portraits(self, width: int, field: OptionField, rows: OptionRows, seat: int) -> Placeable:
        """Those who can be chosen, and what is told of the one that is. Those that somebody has built stand beside
        them, and last what leads to building one."""
        kit, value = self.kit, self.draft.sitters[seat].options[field.name]
        own = self._own_beside(width, field, value)
        values: list[Any] = [*field.choices, *(one.plain for one in own)]
        names = [choice_name(self.words, field.name, one) for one in field.choices] + [one.name for one in own]
        told = [self._told(field, one) for one in field.choices] + [one.told for one in own]
        looks = [self.looks[field.name].get(one) for one in field.choices] + [one.look for one in own]
        chosen = values.index(value)
        if gained := self._gained(seat):
            names[chosen] = f"{names[chosen]}, {gained}"
        if field.notes.builds:
            names.append(self.words("window-build-own"))
            told.append(self.words("window-build-own-tip"))
            looks.append(None)

        def choose(index: int) -> None:
            if index == len(values):
                self.screen.build_for(seat)
            elif index < len(field.choices):
                self.screen.set_option(field.name, values[index], seat)
            else:
                self.draft.take(seat, values[index])
                self.screen.build()

        why = barred_places(list(field.choices), rows.barred(field))
        opens = len(values) if field.notes.builds else None
        choice = Portraits(kit, UNPLACED, names, chosen, choose, looks=looks, told=told, barred=why, opens=opens)
        if not self._tells(field):
            return Column(kit, Sized(choice, size=HIGH), 3)
        about = Caption(kit, UNPLACED, told[chosen], "hint", colour="bone.2")
        return Column(kit, Sized(choice, size=HIGH), 4, Sized(about, size=TOLD - GAP))

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
        if not field.notes.builds:
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

    def _controls(self, place: SeatPlace, sitter: Sitter) -> Row:
        """Whether a person sits there or a bot, and its name or its level."""

        def choose(kind: int) -> None:
            sitter.person = kind == 0
            self.screen.build()

        kinds = [self.words("window-person"), self.words("window-is-bot")]
        who = LargeSegmented(self.kit, UNPLACED, kinds, int(not sitter.person), choose)
        beside = self._name(place, sitter) if sitter.person else self._level(sitter)
        return Row(self.kit, Sized(who, grow=1), Sized(beside, grow=1), gap=BESIDE)

    def _name(self, place: SeatPlace, sitter: Sitter) -> Field:
        def rename(name: str) -> None:
            sitter.name = name

        hint = self.words("seat-name", number=place.number + 1)
        return Field(self.kit, UNPLACED, sitter.name, rename, hint=hint, most=24)

    def _level(self, sitter: Sitter) -> Select:
        names = [capital(level_name(self.words, level)) for level in self.levels]

        def choose(index: int) -> None:
            sitter.level = self.levels[index]
            self.screen.build()

        return Select(self.kit, UNPLACED, names, self.levels.index(sitter.level), choose)
