"""``flick games`` lists the games with their seats, options and defaults."""

import argparse
import textwrap
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from flick.commands.common import add_json, print_json
from flick.table.words import Words
from flick.terminal import WIDTH

if TYPE_CHECKING:
    from flick.table.game import GamesAny

EXAMPLE = "flick games --json"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    add_json(parser, words)


def run(chosen: argparse.Namespace, words: Words) -> int:
    if chosen.json:
        from flick.table.game import all_games

        print_json([_record(game) for game in all_games()])
    else:
        show(words)
    return 0


def show(words: Words) -> None:
    """Print a paragraph for each game."""
    from flick.table.game import all_games

    told = ["\n".join(_lines(game, words)) for game in all_games()]
    print("\n\n".join(told) if told else words("no-games"))


def _lines(game: "GamesAny", words: Words) -> list[str]:
    from flick.sitting import words_for

    own = words_for(words, game)
    least, most = game.seats
    seats = own("games-seats", count=most) if least == most else own("games-seats-range", least=least, most=most)
    lines = [own("games-line", game=game.id, title=own(f"game-{game.id}"), seats=seats)]
    lines += _wrapped(own(f"game-{game.id}-about"), "  ")
    if own.has(f"game-{game.id}-seats"):
        lines += _wrapped(own(f"game-{game.id}-seats"), "  ")
    lines += _wrapped(own("games-players", players=", ".join(["human", "random", *game.bots])), "      ")
    for option in _options(game):
        lines += _option_lines("games-option", option, own)
    for option in _seat_options(game):
        lines += _option_lines("games-seat-option", option, own)
    return lines


def _option_lines(message: str, option: dict[str, Any], words: Words) -> list[str]:
    name, default = option["name"], _plain(option["default"])
    about = words(f"option-{name.replace('_', '-')}-help")
    values = _values(option, words)
    text = words(message, option=name, default=default, help=about)
    lines = _wrapped(f"{text} {words('games-values', values=values)}" if values else text, "      ")
    for value in option["values"] if option.get("several") else ():
        about = words(f"option-{name.replace('_', '-')}-{value}-about")
        lines += _wrapped(words("games-value", value=value, help=about), "        ", "    ")
    return lines


def _wrapped(text: str, indent: str, first: str = "  ") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=indent, break_on_hyphens=False)


def _record(game: "GamesAny") -> dict[str, Any]:
    return {
        "id": game.id,
        "seats": list(game.seats),
        "players": ["human", "random", *game.bots],
        "options": _options(game),
        "seat_options": _seat_options(game),
    }


def _options(game: "GamesAny") -> list[dict[str, Any]]:
    """The options of a match as plain data."""
    from flick.table.options import match_kinds

    return _described(match_kinds(game.Options), game.Options())


def _seat_options(game: "GamesAny") -> list[dict[str, Any]]:
    """The options of a seat as plain data."""
    from flick.table.options import seat_kinds, seat_record

    record = seat_record(game.Options)
    return [] if record is None else _described(seat_kinds(game.Options), record())


def _described(kinds: Mapping[str, Any], usual: Any) -> list[dict[str, Any]]:
    from flick.table.records import to_plain
    from flick.written_options import notes_of, option_choices, option_limits, option_several

    defaults = to_plain(usual)
    found: list[dict[str, Any]] = []
    for name, kind in kinds.items():
        if notes_of(kind).hidden:
            continue
        several = option_several(kind)
        values = several or option_choices(kind)
        one = {"name": name, "default": defaults[name], "values": values, "limits": option_limits(kind)}
        found.append({**one, "several": True} if several else one)
    return found


def _values(option: dict[str, Any], words: Words) -> str:
    """The possible values of an option, where they can be told briefly."""
    if option["limits"]:
        least, most = option["limits"]
        return words("games-limits", least=least, most=most)
    values = ", ".join(option["values"])
    return words("games-several", values=values) if option.get("several") else values


def _plain(value: Any) -> str:
    """A value as it is written behind the equals sign."""
    if isinstance(value, list):
        return ",".join(map(str, cast("list[object]", value))) or '""'
    return ("on" if value else "off") if isinstance(value, bool) else str(value) or '""'
