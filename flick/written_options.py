"""Options as people write them: the possible values of each, and the record that a game gets for what was chosen."""

import difflib
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec
import msgspec.inspect

from flick import kept_drafts
from flick.places import own_files
from flick.table.content import describe_kind
from flick.table.files import exists, is_file
from flick.table.game import GamesAny
from flick.table.options import SEATS, match_kinds, seat_kinds, seat_record
from flick.table.plain import is_list, is_mapping
from flick.table.sayings import Refused, Say, say


def read_options(game: GamesAny, chosen: Mapping[str, Any]) -> Any:
    """The options of a game from those that were chosen, as values or as a person types them.

    An option of seats is a list, or text such as ``asha,ioren`` with a value for each seat in order; an empty value
    stands for the default. ``seats`` is a list with everything that each seat has chosen.
    """
    kinds, of_seats = match_kinds(game.Options), seat_kinds(game.Options)
    usual = game.Options()
    values: dict[str, Any] = {}
    each = _read_seats(game, chosen[SEATS]) if _tells_seats(chosen, of_seats) else []
    for name, value in chosen.items():
        if name in kinds:
            values[name] = _read_checked(game, name, value, kinds[name], getattr(usual, name))
        elif name in of_seats:
            _spread(each, name, value)
        elif name != SEATS or not _tells_seats(chosen, of_seats):
            raise Refused(_unknown_option(game, name, list(kinds), list(of_seats)))
    if each:
        values[SEATS] = tuple(_read_seat(game, own) for own in each)
    return game.Options(**values)


def options_for(game: GamesAny, chosen: Mapping[str, Any], seats: int) -> Any:
    """The options of a game for so many seats; ``Refused`` where one was chosen that means nothing with them or with
    the other options."""
    record = read_options(game, chosen)
    kinds = match_kinds(game.Options)
    for name in chosen:
        notes = notes_of(kinds[name]) if name in kinds else OptionNotes()
        if notes.seats and game.seats[0] <= seats <= game.seats[1] and seats not in notes.seats:
            raise Refused(say("option-seats", option=name, seats=seats, numbers=", ".join(map(str, notes.seats))))
        for company in notes.company:
            if not company.holds({company.other: getattr(record, company.other)}):
                facts = {"option": name, "other": company.other, "values": ", ".join(company.values)}
                raise Refused(Say("option-with" if company.wanted else "option-without", facts))
    return record


def read_option(name: str, value: Any, kind: Any) -> Any:
    """The value of one option. Yes and no can be written in any of the usual ways."""
    if known := option_several(kind):
        return _read_several(name, value, known)
    if isinstance(value, str) and value.casefold() in ("on", "off", "yes", "no") and _takes_bool(kind):
        value = value.casefold() in ("on", "yes")
    try:
        return msgspec.convert(value, kind, strict=False)
    except msgspec.ValidationError:
        expected = say("expected-on-off") if _takes_bool(kind) else describe_kind(kind)
        raise Refused(say("option-value", option=name, value=str(value), expected=expected)) from None


def option_limits(kind: Any) -> tuple[float, float] | None:
    """The smallest and the largest value of an option that is a number with limits; else ``None``."""
    info = msgspec.inspect.type_info(kind)
    bare = info.type if isinstance(info, msgspec.inspect.Metadata) else info
    if isinstance(bare, (msgspec.inspect.IntType, msgspec.inspect.FloatType)) and None not in (bare.ge, bare.le):
        return bare.ge, bare.le  # type: ignore[return-value]
    return None


class Company(NamedTuple):
    """A condition under which an option means something: another option must have one of some values, or none of
    them."""

    other: str
    values: tuple[str, ...]
    wanted: bool

    def holds(self, options: Mapping[str, Any]) -> bool:
        """Whether the condition holds for the options of a match, given as plain data."""
        chosen: Any = options.get(self.other, ())
        held = [chosen] if isinstance(chosen, str) else list(chosen)
        return self.wanted == any(value in held for value in self.values)


class OptionNotes(msgspec.Struct, frozen=True, rename={"beside": "with"}):
    """What a record of options says of one option in ``msgspec.Meta(extra=...)``.

    An option means something only with the numbers of players in ``seats``, if there are any, and in the ``company`` of
    other options: ``with`` some of their values (``beside``), and ``without`` others. An option ``of`` bots means
    something only at a seat where a bot sits. An option can name files in a ``folder`` of the game, or take what people
    have built (``builds``). A ``hidden`` one is set by the program and offered to nobody.
    """

    seats: tuple[int, ...] = ()
    beside: dict[str, tuple[str, ...]] = {}
    without: dict[str, tuple[str, ...]] = {}
    of: str = ""
    folder: str = ""
    builds: str = ""
    hidden: bool = False

    @property
    def company(self) -> tuple[Company, ...]:
        found = [Company(other, values, wanted=True) for other, values in self.beside.items()]
        return (*found, *(Company(other, values, wanted=False) for other, values in self.without.items()))


def notes_of(kind: Any) -> OptionNotes:
    """What the record of options says of an option, given by its annotated type."""
    info = msgspec.inspect.type_info(kind)
    return msgspec.convert((info.extra if isinstance(info, msgspec.inspect.Metadata) else None) or {}, OptionNotes)


def option_choices(kind: Any) -> list[str]:
    """The possible values of an option that is a truth value or one of some words; empty for any other."""
    bare = getattr(kind, "__origin__", kind) if hasattr(kind, "__metadata__") else kind
    if bare is bool:
        return ["on", "off"]
    if get_origin(bare) in (Union, UnionType):
        return [choice for one in get_args(bare) if get_origin(one) is Literal for choice in option_choices(one)]
    return [str(choice) for choice in get_args(bare)] if get_origin(bare) is Literal else []


def option_several(kind: Any) -> list[str]:
    """The values of an option of which several can be chosen, in their order; empty for an option with one value."""
    bare = getattr(kind, "__origin__", kind) if hasattr(kind, "__metadata__") else kind
    return option_choices(get_args(bare)[0]) if get_origin(bare) is tuple and get_args(bare)[1:] == (...,) else []


def _read_several(name: str, value: Any, known: Sequence[str]) -> tuple[str, ...]:
    """The chosen values in the order in which they are known, each once, from text such as ``DIC,adv`` in any order and
    case."""
    parts: list[str] = [str(one) for one in value] if is_list(value) else [one.strip() for one in str(value).split(",")]
    chosen = [part.casefold() for part in parts if part]
    unknown = next((part for part in parts if part and part.casefold() not in map(str.casefold, known)), None)
    if unknown is not None:
        raise Refused(say("option-value-several", option=name, value=unknown, choices=", ".join(known)))
    return tuple(one for one in known if one.casefold() in chosen)


def _tells_seats(chosen: Mapping[str, Any], of_seats: Mapping[str, Any]) -> bool:
    """Whether the choices are given seat by seat in the key ``seats``, as programs give them and people do not type
    them."""
    return bool(of_seats) and is_list(chosen.get(SEATS))


def _read_seats(game: GamesAny, each: Any) -> list[dict[str, Any]]:
    for own in each:
        if not is_mapping(own):
            raise Refused(_unknown_option(game, SEATS, [], list(seat_kinds(game.Options))))
    return [dict(own) for own in each]


def _spread(each: list[dict[str, Any]], name: str, value: Any) -> None:
    """Give each seat its value of an option."""
    values: list[Any] = list(value) if is_list(value) else [part.strip() for part in str(value).split(",")]
    each += [{} for _ in range(len(values) - len(each))]
    for own, one in zip(each, values, strict=False):
        if one != "":
            own[name] = one


def _read_seat(game: GamesAny, own: Mapping[str, Any]) -> Any:
    """The record of what one seat has chosen."""
    record, kinds = seat_record(game.Options), seat_kinds(game.Options)
    assert record is not None
    usual = record()
    for name in own:
        if name not in kinds:
            raise Refused(_unknown_option(game, name, [], list(kinds)))
    read = {name: _read_checked(game, name, value, kinds[name], getattr(usual, name)) for name, value in own.items()}
    return record(**read)


def _read_checked(game: GamesAny, name: str, value: Any, kind: Any, usual: Any) -> Any:
    """The value of one option, where a file that it names must exist. Files and records of the player's own can be
    given by their names."""
    notes = notes_of(kind)
    if notes.builds and isinstance(value, str) and value not in option_choices(kind):
        return kept_drafts.find(game, value)
    found = read_option(name, value, kind)
    if notes.folder:
        house, own = game.folder / notes.folder, own_files(game.id, notes.folder) / f"{found}.yaml"
        if is_file(own) and not is_file(house / own.name):
            return str(own)
        _check_file(name, found, house, usual)
    return found


def _check_file(name: str, value: str, folder: Path, usual: str) -> None:
    """Raise ``Refused`` where an option names neither a preset in that folder nor a file."""
    presets = sorted(path.stem for path in folder.glob("*.yaml"))
    if value not in (usual, *presets) and not (value and exists(Path(value))):
        expected = say("expected-preset", presets=", ".join(presets))
        raise Refused(say("option-value", option=name, value=value, expected=expected))


def _unknown_option(game: GamesAny, name: str, of_match: Sequence[str], of_seats: Sequence[str]) -> Say:
    known = [*of_match, *of_seats]
    if not known:
        return say("option-none", option=name, game=say(f"game-{game.id}"))
    close = difflib.get_close_matches(name, known, n=1)
    if close and close[0] in of_seats:
        return say("option-unknown-meant-seats", option=name, meant=close[0])
    if close:
        return say("option-unknown-meant", option=name, meant=close[0])
    return say("option-unknown", option=name, known=", ".join(known))


def _takes_bool(kind: Any) -> bool:
    return option_choices(kind) == ["on", "off"]
