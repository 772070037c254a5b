"""Options as people write them: what each can be, and from what was chosen to the record of a game."""

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
    """The options of a game with some of them chosen, as values or as a person types them.

    An option of the seats is a list, or ``asha,ioren``: a value for each seat in their order, where nothing is the
    usual. ``seats`` is a list of all that each seat has chosen.
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
    """``read_options``, where each of those chosen means something with so many seats."""
    record = read_options(game, chosen)
    kinds = match_kinds(game.Options)
    for name in chosen:
        numbers = option_seats(kinds[name]) if name in kinds else ()
        if numbers and game.seats[0] <= seats <= game.seats[1] and seats not in numbers:
            raise Refused(say("option-seats", option=name, seats=seats, numbers=", ".join(map(str, numbers))))
        for company in option_company(kinds[name]) if name in kinds else ():
            if not company.holds({company.other: getattr(record, company.other)}):
                facts = {"option": name, "other": company.other, "values": ", ".join(company.values)}
                raise Refused(Say("option-with" if company.wanted else "option-without", facts))
    return record


def read_option(name: str, value: Any, kind: Any) -> Any:
    """One option's value; yes and no are said in any of the usual ways."""
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
    """The least and the most that an option can be, where it is a number between two limits."""
    info = msgspec.inspect.type_info(kind)
    bare = info.type if isinstance(info, msgspec.inspect.Metadata) else info
    if isinstance(bare, (msgspec.inspect.IntType, msgspec.inspect.FloatType)) and None not in (bare.ge, bare.le):
        return bare.ge, bare.le  # type: ignore[return-value]
    return None


def option_folder(kind: Any) -> str:
    """The folder of the game whose files an option can name; empty where it takes no file."""
    return str(_extra(kind).get("folder", ""))


def option_seats(kind: Any) -> tuple[int, ...]:
    """With which numbers of people at the table an option means something; empty where that is all the same."""
    return tuple(_extra(kind).get("seats", ()))


def option_hidden(kind: Any) -> bool:
    """Whether nobody is offered an option: the program chooses it."""
    return bool(_extra(kind).get("hidden"))


def option_builds(kind: Any) -> bool:
    """Whether an option of a seat takes what somebody has built."""
    return bool(_extra(kind).get("builds"))


class Company(NamedTuple):
    """Of what other option some value must be chosen, or none of them, for an option to mean something."""

    other: str
    values: tuple[str, ...]
    wanted: bool

    def holds(self, options: Mapping[str, Any]) -> bool:
        """Among the options of a match as plain data."""
        chosen: Any = options.get(self.other, ())
        held = [chosen] if isinstance(chosen, str) else list(chosen)
        return self.wanted == any(value in held for value in self.values)


def option_company(kind: Any) -> tuple[Company, ...]:
    """With which choices an option means something, and with which it does not (``with`` and ``without``)."""
    extra = _extra(kind)
    return tuple(
        Company(other, tuple(values), wanted)
        for name, wanted in (("with", True), ("without", False))
        for other, values in extra.get(name, {}).items()
    )


def option_of_bots(kind: Any) -> bool:
    """Whether an option of a seat means something only where a bot sits there."""
    return _extra(kind).get("of") == "bots"


def option_choices(kind: Any) -> list[str]:
    """What an option can be, where that is a short list."""
    bare = getattr(kind, "__origin__", kind) if hasattr(kind, "__metadata__") else kind
    if bare is bool:
        return ["on", "off"]
    if get_origin(bare) in (Union, UnionType):
        return [choice for one in get_args(bare) if get_origin(one) is Literal for choice in option_choices(one)]
    return [str(choice) for choice in get_args(bare)] if get_origin(bare) is Literal else []


def option_several(kind: Any) -> list[str]:
    """Of what an option takes any number, in its order; empty where it takes one value."""
    bare = getattr(kind, "__origin__", kind) if hasattr(kind, "__metadata__") else kind
    return option_choices(get_args(bare)[0]) if get_origin(bare) is tuple and get_args(bare)[1:] == (...,) else []


def _read_several(name: str, value: Any, known: Sequence[str]) -> tuple[str, ...]:
    """``DIC,adv``, in any order and spelling: each of them once, in the order in which they are known."""
    parts: list[str] = [str(one) for one in value] if is_list(value) else [one.strip() for one in str(value).split(",")]
    chosen = [part.casefold() for part in parts if part]
    unknown = next((part for part in parts if part and part.casefold() not in map(str.casefold, known)), None)
    if unknown is not None:
        raise Refused(say("option-value-several", option=name, value=unknown, choices=", ".join(known)))
    return tuple(one for one in known if one.casefold() in chosen)


def _tells_seats(chosen: Mapping[str, Any], of_seats: Mapping[str, Any]) -> bool:
    """Whether it is told seat by seat what was chosen, as no person types it."""
    return bool(of_seats) and is_list(chosen.get(SEATS))


def _read_seats(game: GamesAny, each: Any) -> list[dict[str, Any]]:
    for own in each:
        if not is_mapping(own):
            raise Refused(_unknown_option(game, SEATS, [], list(seat_kinds(game.Options))))
    return [dict(own) for own in each]


def _spread(each: list[dict[str, Any]], name: str, value: Any) -> None:
    """Put the values of an option to the seats that chose them."""
    values: list[Any] = list(value) if is_list(value) else [part.strip() for part in str(value).split(",")]
    each += [{} for _ in range(len(values) - len(each))]
    for own, one in zip(each, values, strict=False):
        if one != "":
            own[name] = one


def _read_seat(game: GamesAny, own: Mapping[str, Any]) -> Any:
    """The record of what a seat has chosen."""
    record, kinds = seat_record(game.Options), seat_kinds(game.Options)
    assert record is not None
    usual = record()
    for name in own:
        if name not in kinds:
            raise Refused(_unknown_option(game, name, [], list(kinds)))
    read = {name: _read_checked(game, name, value, kinds[name], getattr(usual, name)) for name, value in own.items()}
    return record(**read)


def _read_checked(game: GamesAny, name: str, value: Any, kind: Any, usual: Any) -> Any:
    """One option's value; a file that it names must be there. One of somebody's own files goes by its name too, and so
    does what they have built."""
    if option_builds(kind) and isinstance(value, str) and value not in option_choices(kind):
        return kept_drafts.find(game, value)
    found = read_option(name, value, kind)
    if folder := option_folder(kind):
        house, own = game.folder / folder, own_files(game.id, folder) / f"{found}.yaml"
        if is_file(own) and not is_file(house / own.name):
            return str(own)
        _check_file(name, found, house, usual)
    return found


def _check_file(name: str, value: str, folder: Path, usual: str) -> None:
    """``Refused`` where an option names neither a preset in that folder nor a file."""
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


def _extra(kind: Any) -> Mapping[str, Any]:
    """What a game says of an option in its ``msgspec.Meta``."""
    info = msgspec.inspect.type_info(kind)
    return (info.extra if isinstance(info, msgspec.inspect.Metadata) else None) or {}


def _takes_bool(kind: Any) -> bool:
    return option_choices(kind) == ["on", "off"]
