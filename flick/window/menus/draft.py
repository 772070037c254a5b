"""A match that somebody is putting together: who plays, by which options, with which seed. Nothing is drawn here."""

import contextlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from flick import kept_drafts
from flick.campaign import Campaign
from flick.places import home, own_files
from flick.sitting import bots, fresh_seed
from flick.table.files import write_json
from flick.table.game import GamesAny, find
from flick.table.match import Match
from flick.table.nesting import from_json
from flick.table.options import SEATS, match_kinds, of_each, refusal_of_value, seat_kinds, seat_record
from flick.table.records import to_plain
from flick.table.sayings import Refused
from flick.table.seats import HUMAN, Seat
from flick.written_options import (
    OptionNotes,
    notes_of,
    option_choices,
    option_limits,
    option_several,
    read_options,
)

EASIEST = "easy"
"""The level of the bots against which somebody plays for the first time."""

FieldKind = Literal["switch", "choice", "several", "preset", "number", "text"]


class OptionField(NamedTuple):
    """One option of a game: what it can be; of the choices of ``several`` any number. A ``preset`` is a file of a
    folder of the game, by its name, or one of somebody's own, by its path. ``notes`` tell when it means
    something, and for whom."""

    name: str
    kind: FieldKind
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    notes: OptionNotes = OptionNotes()

    @property
    def values(self) -> tuple[Any, ...]:
        """Everything that it can be, where that can be counted."""
        if self.kind == "switch":
            return (False, True)
        return tuple(range(self.least, self.most + 1)) if self.kind == "number" else self.choices

    def counts(self, people: int, options: Mapping[str, Any]) -> bool:
        """Whether it means something with so many people and the other options of the match."""
        seats, company = self.notes.seats, self.notes.company
        return (not seats or people in seats) and all(one.holds(options) for one in company)


class Sitter(msgspec.Struct):
    """Who takes a seat, and the options of that seat as plain data. What was chosen for a person stays while a bot sits
    there, and the other way round."""

    person: bool
    name: str = ""
    level: str = ""
    options: dict[str, Any] = {}

    @property
    def seat(self) -> Seat:
        return Seat(HUMAN, self.name.strip()) if self.person else Seat(self.level)


class Draft(msgspec.Struct):
    """All that a match begins with. ``options`` holds every option of the match as plain data. The seed is one that
    nobody can guess, unless somebody has ``typed`` it."""

    game: str
    sitters: list[Sitter]
    options: dict[str, Any]
    seed: int
    practice: bool = False
    typed: bool = False

    @property
    def its_game(self) -> GamesAny:
        return find(self.game)

    def match(self) -> Match:
        """The match, which has not begun; ``Refused`` where the choices do not go together."""
        game = self.its_game
        seats = [sitter.seat for sitter in self.sitters]
        return Match(game, seats, self.record(), self.seed, bots=bots(), practice=self.practice)

    def record(self) -> Any:
        """The options as the game's own record; those that mean nothing with so few or so many people as usual."""
        game, count = self.its_game, len(self.sitters)
        idle = [field.name for field in fields(game) if not field.counts(count, self.options)]
        chosen = {name: value for name, value in self.options.items() if name not in idle}
        if seat_record(game.Options) is not None:
            bare, kinds = read_options(game, chosen), seat_kinds(game.Options)
            chosen[SEATS] = [
                {
                    name: value
                    for name, value in sitter.options.items()
                    if game.is_open(bare, count, seat, name) and not (sitter.person and _of_bots(kinds, name))
                }
                for seat, sitter in enumerate(self.sitters)
            ]
        return read_options(game, chosen)

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the most people with what is chosen."""
        record = self.sound_record
        return self.its_game.seats if record is None else self.its_game.seats_with(record)

    @property
    def sound_record(self) -> Any:
        """The options as the game's own record; ``None`` where they cannot be read, or do not go together."""
        try:
            return self.record()
        except Refused:
            return None

    def given(self, seat: int, name: str) -> str:
        """Whom a seat plays that cannot choose an option, by the ID of a thing; empty where it can."""
        game, count, record = self.its_game, len(self.sitters), self.sound_record
        if record is None or game.is_open(record, count, seat, name):
            return ""
        characters = game.characters(record, count)
        return characters[seat] if seat < len(characters) else ""

    def barred(self, field: OptionField, seat: int | None = None) -> dict[Any, Refused]:
        """The values of an option, or that of a seat, that do not go together with what else is chosen."""
        game, count = self.its_game, len(self.sitters)
        concerned = any(exclusion.concerns(field.name) for exclusion in game.exclusions)
        if not concerned or (record := self.sound_record) is None:
            return {}
        found: dict[Any, Refused] = {}
        for value in field.values:
            tried = self._with(field, value) if field.kind == "several" else value
            refusal = refusal_of_value(game.exclusions, record, count, field.name, tried, seat)
            if refusal is not None:
                found[value] = refusal
        return found

    def take(self, seat: int, built: dict[str, Any]) -> None:
        """A seat takes what somebody has built, together with what lets it be played, where that goes with the rest."""
        game = self.its_game
        assert game.builder is not None
        self.sitters[seat].options[game.builder.option] = built
        wanted = game.builder.wanted(msgspec.convert(built, game.builder.Record))
        if wanted is None or not self._is_refused:
            return
        name, value = wanted
        before = self.options[name]
        choices = next(field.choices for field in fields(game) if field.name == name)
        self.options[name] = [one for one in choices if one in (*before, value)]
        if self._is_refused:
            self.options[name] = before

    @property
    def _is_refused(self) -> bool:
        try:
            self.match()
        except Refused:
            return True
        return False

    def clashing(self, field: OptionField, value: str) -> list[str]:
        """Which of the chosen values of an option do not go together with another one, each by itself."""
        if not (why := self.barred(field)) or value not in why:
            return []
        found: list[str] = []
        record, game, count = self.record(), self.its_game, len(self.sitters)
        for held in self.options[field.name]:
            pair = tuple(one for one in field.choices if one in (held, value))
            if refusal_of_value(game.exclusions, record, count, field.name, pair, None) is not None:
                found.append(held)
        return found

    def _with(self, field: OptionField, value: str) -> tuple[str, ...]:
        """All that is chosen of several, with one more."""
        held = (*self.options[field.name], value)
        return tuple(one for one in field.choices if one in held)

    def seat_people(self, count: int) -> None:
        """Set so many seats; those that stay keep who sits there."""
        game = self.its_game
        while len(self.sitters) < count:
            self.sitters.append(Sitter(False, level=game.house_bot, options=_usual_of_a_seat(game)))
        del self.sitters[count:]


def usual(game_id: str, name: str = "") -> Draft:
    """A person, called ``name``, against the usual bots, everything else as the rules have it."""
    game = find(game_id)
    sitters = [
        Sitter(seat == 0, name if seat == 0 else "", game.house_bot, _usual_of_a_seat(game))
        for seat in range(game.seats[0])
    ]
    return Draft(game_id, sitters, _of_match(game, game.Options()), fresh_seed())


def gentle(game_id: str, name: str = "") -> Draft:
    """A match for whoever has just learned the game: against the easiest bots, two at least at the table."""
    draft = usual(game_id, name)
    draft.seat_people(max(2, len(draft.sitters)))
    for sitter in draft.sitters:
        sitter.level = EASIEST
    return draft


def again(match: Match) -> Draft:
    """The same people by the same rules once more, with other cards."""
    game = match.game
    sitters = _sitters(game, match.seats, [to_plain(own) for own in getattr(match.options, SEATS, ())])
    return Draft(game.id, sitters, _of_match(game, match.options), fresh_seed(), match.practice)


def going_on(campaign: Campaign) -> Draft:
    """The next match of people who go on."""
    game = campaign.its_game
    sitters = _sitters(game, campaign.seats, campaign.options.get(SEATS, []))
    return Draft(game.id, sitters, _of_match(game, read_options(game, campaign.options)), fresh_seed())


def _sitters(game: GamesAny, seats: Sequence[Seat], chosen: Sequence[Mapping[str, Any]]) -> list[Sitter]:
    """The same people and bots once more, with what each of them has chosen."""
    each = of_each(chosen, _usual_of_a_seat(game), len(seats))
    return [
        Sitter(seat.is_human, seat.name, game.house_bot if seat.is_human else seat.player, dict(own))
        for seat, own in zip(seats, each, strict=True)
    ]


def fields(game: GamesAny) -> list[OptionField]:
    """The options of a match, in their order."""
    return [_field(game, name, kind) for name, kind in match_kinds(game.Options).items()]


def seat_fields(game: GamesAny) -> list[OptionField]:
    """The options of a seat, in their order, but for those that nobody is offered."""
    found = [_field(game, name, kind) for name, kind in seat_kinds(game.Options).items()]
    return [field for field in found if not field.notes.hidden]


def _field(game: GamesAny, name: str, kind: Any) -> OptionField:
    """What an option can be."""
    notes, choices = notes_of(kind), tuple(option_choices(kind))
    if choices == ("on", "off"):
        return OptionField(name, "switch", notes=notes)
    if choices:
        return OptionField(name, "choice", choices, notes=notes)
    if several := option_several(kind):
        return OptionField(name, "several", tuple(several), notes=notes)
    if limits := option_limits(kind):
        return OptionField(name, "number", least=int(limits[0]), most=int(limits[1]), notes=notes)
    if notes.folder:
        return OptionField(name, "preset", presets(game, notes.folder), notes=notes)
    return OptionField(name, "text", notes=notes)


def presets(game: GamesAny, folder: str) -> tuple[str, ...]:
    """The names of the files in a folder of the game, and the paths of somebody's own."""
    found = sorted(path.stem for path in (game.folder / folder).glob("*.yaml"))
    return (*found, *sorted(map(str, own_files(game.id, folder).glob("*.yaml"))))


class Tables(NamedTuple):
    """How a game chooses its table: an option that names one, and another whose every choice is one (``arena_mode``),
    which counts as long as none is named."""

    named: OptionField
    kinds: OptionField | None

    def chosen(self, options: Mapping[str, Any]) -> str:
        """The table that the options mean."""
        named = str(options[self.named.name])
        return named or (str(options[self.kinds.name]) if self.kinds else "")

    def choose(self, options: dict[str, Any], table: str) -> None:
        """Change the options so that they mean this table."""
        a_kind = self.kinds is not None and table in self.kinds.choices
        options[self.named.name] = "" if a_kind else table
        if self.kinds is not None and a_kind:
            options[self.kinds.name] = table


def tables_of(found: Sequence[OptionField]) -> Tables | None:
    """How the table is chosen among these options, if it is."""
    named = next((field for field in found if field.notes.folder == "tables"), None)
    if named is None:
        return None
    kinds = (
        field for field in found if field.choices and field is not named and set(field.choices) <= set(named.choices)
    )
    return Tables(named, next(kinds, None))


def remember(draft: Draft) -> None:
    """Keep what was chosen, for the next match of that game; nothing is lost where that is not possible."""
    with contextlib.suppress(OSError):
        write_json(_file(draft.game), draft)


def last(game_id: str, name: str = "") -> Draft:
    """What was chosen last, with a fresh seed; the usual where that is not to be had any more."""
    try:
        draft = from_json(_file(game_id).read_bytes(), Draft)
        draft.game, draft.seed, draft.typed = game_id, fresh_seed(), False
        draft.options = {**_of_match(draft.its_game, draft.its_game.Options()), **draft.options}
        for sitter in draft.sitters:
            sitter.options = {**_usual_of_a_seat(draft.its_game), **sitter.options}
        _renew(draft)
        draft.match()
    except (OSError, msgspec.DecodeError, UnicodeDecodeError, Refused):
        return usual(game_id, name)
    return draft


def _renew(draft: Draft) -> None:
    """What somebody has built is as it lies among their own by now, with all that it has gained since."""
    builder = draft.its_game.builder
    if builder is None:
        return
    kept = {builder.thing(one.record): to_plain(one.record) for one in kept_drafts.usable(draft.its_game)}
    for sitter in draft.sitters:
        value = sitter.options[builder.option]
        if isinstance(value, dict):
            built = msgspec.convert(value, builder.Record)
            sitter.options[builder.option] = kept.get(builder.thing(built), value)


def _of_bots(kinds: Mapping[str, Any], name: str) -> bool:
    return name in kinds and notes_of(kinds[name]).of == "bots"


def _usual_of_a_seat(game: GamesAny) -> dict[str, Any]:
    record = seat_record(game.Options)
    return {} if record is None else to_plain(record())


def _of_match(game: GamesAny, options: Any) -> dict[str, Any]:
    """The options of a match without those of its seats, as plain data."""
    plain = to_plain(options)
    return {name: plain[name] for name in match_kinds(game.Options)}


def _file(game_id: str) -> Path:
    return home() / "last" / f"{game_id}.json"
