"""``flick games``: the games, their seats, options and defaults."""

import argparse
import textwrap
from typing import TYPE_CHECKING, Any, get_type_hints

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
    """A paragraph for each game."""
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
        name, default = option["name"], _plain(option["default"])
        about = own(f"option-{name.replace('_', '-')}-help")
        values = _values(option, own)
        text = words("games-option", option=name, default=default, help=about)
        lines += _wrapped(f"{text} {words('games-values', values=values)}" if values else text, "      ")
    return lines


def _wrapped(text: str, indent: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="  ", subsequent_indent=indent, break_on_hyphens=False)


def _record(game: "GamesAny") -> dict[str, Any]:
    return {
        "id": game.id,
        "seats": list(game.seats),
        "players": ["human", "random", *game.bots],
        "options": _options(game),
    }


def _options(game: "GamesAny") -> list[dict[str, Any]]:
    from flick.sitting import option_choices, option_limits
    from flick.table.records import to_plain

    defaults = to_plain(game.Options())
    hints = get_type_hints(game.Options, include_extras=True)
    return [
        {
            "name": name,
            "default": value,
            "values": option_choices(hints[name]),
            "limits": option_limits(hints[name]),
        }
        for name, value in defaults.items()
    ]


def _values(option: dict[str, Any], words: Words) -> str:
    """What an option can be, where that can be said in short."""
    if option["limits"]:
        least, most = option["limits"]
        return words("games-limits", least=least, most=most)
    return ", ".join(option["values"])


def _plain(value: Any) -> str:
    """As it is written after the equals sign."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value) or '""'
