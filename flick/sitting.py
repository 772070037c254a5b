"""Sitting down: from names of a game, seats and options, as people write them, to a match."""

import difflib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import msgspec.inspect

from flick.bots import BOTS
from flick.table.content import describe_kind
from flick.table.game import GamesAny, find
from flick.table.match import Match
from flick.table.sayings import Refused, Say, say
from flick.table.seats import Bot, Seat, read_seats
from flick.table.words import Words


def bots() -> Mapping[str, Callable[[], Bot]]:
    """The bots that can sit at every table."""
    return BOTS


def new_match(game_id: str, seats: str, options: Mapping[str, Any], seed: int, practice: bool = False) -> Match:
    """A match that has not begun; ``Refused`` where something was chosen that would mean nothing in it."""
    game = find(game_id)
    sitting = seats_for(game, seats)
    record = options_for(game, options, len(sitting))
    match = Match(game, sitting, record, seed, bots=bots(), practice=practice)
    if practice:
        check_practice(match)
    return match


def seats_for(game: GamesAny, written: str) -> list[Seat]:
    """Who sits where; ``bot`` is the game's own choice of a bot."""
    return [Seat(game.house_bot, seat.name) if seat.player == "bot" else seat for seat in read_seats(written)]


def words_for(words: Words, game: GamesAny, match: Match | None = None) -> Words:
    """The words of a game, with the names of those who sit at it."""
    names = seat_names(words, match.seats) if match else []
    return Words(words.language, game.folder, names=names, things=game.things)


def seat_names(words: Words, seats: Sequence[Seat]) -> list[str]:
    """What those who sit there are called; bots of one level are told apart by the numbers of their seats."""
    names = [_seat_name(words, number, seat) for number, seat in enumerate(seats)]
    return [
        words("seat-bot-number", number=number + 1, level=level_name(words, seat.player))
        if names.count(name) > 1 and not (seat.name or seat.is_human)
        else name
        for number, (name, seat) in enumerate(zip(names, seats, strict=True))
    ]


def level_name(words: Words, player: str) -> str:
    """What a level of a bot is called; one that a stranger's game brings has its own name."""
    return words(f"level-{player}") if words.has(f"level-{player}") else player


def fresh_seed() -> int:
    """A seed that nobody chose. The only number that is not of a match's own chance: it becomes the match's seed."""
    import secrets

    return secrets.randbelow(1_000_000)


def tutorial_of(game: GamesAny) -> Path:
    """Where the tutorial of a game lies, if it has one."""
    return tutorial_in(game.folder)


def tutorial_in(folder: Path) -> Path:
    """The same, by the folder of a game's content."""
    return folder / "scenarios" / "tutorial.yaml"


def default_seats(game: GamesAny, player: str) -> str:
    """The least number of seats, all taken by that player."""
    return ",".join([player] * game.seats[0])


def read_options(game: GamesAny, chosen: Mapping[str, Any]) -> Any:
    """The options of a game with some of them chosen, as values or as a person types them."""
    fields = game.Options.__struct_fields__
    hints = get_type_hints(game.Options, include_extras=True)
    values: dict[str, Any] = {}
    for name, value in chosen.items():
        if name not in fields:
            raise Refused(_unknown_option(game, name, fields))
        values[name] = read_option(name, value, hints[name])
        if folder := option_folder(hints[name]):
            _check_file(name, values[name], game.folder / folder, getattr(game.Options(), name))
    return game.Options(**values)


def options_for(game: GamesAny, chosen: Mapping[str, Any], seats: int) -> Any:
    """``read_options``, where each of those chosen means something with so many seats."""
    record = read_options(game, chosen)
    hints = get_type_hints(game.Options, include_extras=True)
    for name in chosen:
        numbers = option_seats(hints[name])
        if numbers and game.seats[0] <= seats <= game.seats[1] and seats not in numbers:
            raise Refused(say("option-seats", option=name, seats=seats, numbers=", ".join(map(str, numbers))))
    return record


def check_practice(match: Match) -> None:
    """In practice people take back their flicks; ``Refused`` where nobody could, or nothing is flicked."""
    if match.view(None).arena is None:
        raise Refused(say("practice-no-flicks", game=say(f"game-{match.game.id}")))
    if not any(seat.is_human for seat in match.seats):
        raise Refused(say("practice-no-people"))


def read_option(name: str, value: Any, kind: Any) -> Any:
    """One option's value; yes and no are said in any of the usual ways."""
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


def option_choices(kind: Any) -> list[str]:
    """What an option can be, where that is a short list."""
    bare = getattr(kind, "__origin__", kind) if hasattr(kind, "__metadata__") else kind
    if bare is bool:
        return ["on", "off"]
    return [str(choice) for choice in get_args(bare)] if get_origin(bare) is Literal else []


def _check_file(name: str, value: str, folder: Path, usual: str) -> None:
    """``Refused`` where an option names neither a preset in that folder nor a file."""
    presets = sorted(path.stem for path in folder.glob("*.yaml"))
    if value not in (usual, *presets) and not (value and Path(value).exists()):
        expected = say("expected-preset", presets=", ".join(presets))
        raise Refused(say("option-value", option=name, value=value, expected=expected))


def _unknown_option(game: GamesAny, name: str, fields: Sequence[str]) -> Say:
    if not fields:
        return say("option-none", option=name, game=say(f"game-{game.id}"))
    if close := difflib.get_close_matches(name, fields, n=1):
        return say("option-unknown-meant", option=name, meant=close[0])
    return say("option-unknown", option=name, known=", ".join(fields))


def _extra(kind: Any) -> Mapping[str, Any]:
    """What a game says of an option in its ``msgspec.Meta``."""
    info = msgspec.inspect.type_info(kind)
    return (info.extra if isinstance(info, msgspec.inspect.Metadata) else None) or {}


def _takes_bool(kind: Any) -> bool:
    return option_choices(kind) == ["on", "off"]


def _seat_name(words: Words, number: int, seat: Seat) -> str:
    if seat.name:
        return seat.name
    if seat.is_human:
        return words("seat-name", number=number + 1)
    return words("seat-bot", level=level_name(words, seat.player))
