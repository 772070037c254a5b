"""``flick games``: the games, their seats, options and defaults."""

import argparse
from typing import TYPE_CHECKING, Any, get_type_hints

from flick.commands.common import add_json, print_json, words_for
from flick.table.words import Words

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

    count = 0
    for game in all_games():
        print(("\n" if count else "") + "\n".join(_lines(game, words)))
        count += 1
    if not count:
        print(words("no-games"))


def _lines(game: "GamesAny", words: Words) -> list[str]:
    import textwrap

    own = words_for(words, game)
    least, most = game.seats
    lines = [own("games-line", game=game.id, title=own(f"game-{game.id}"), least=least, most=most)]
    lines += textwrap.wrap(own(f"game-{game.id}-about"), 78, initial_indent="  ", subsequent_indent="  ")
    levels = ", ".join(["human", "random", *game.bots])
    lines.append("  " + own("games-players", players=levels))
    for option in _options(game):
        values = own("games-values", values=", ".join(option["values"])) if option["values"] else ""
        text = own(
            "games-option",
            option=option["name"],
            default=_plain(option["default"]),
            help=own(f"option-{option['name'].replace('_', '-')}-help"),
        )
        lines += textwrap.wrap(f"{text} {values}".strip(), 78, initial_indent="  ", subsequent_indent="      ")
    return lines


def _record(game: "GamesAny") -> dict[str, Any]:
    return {
        "id": game.id,
        "seats": list(game.seats),
        "players": ["human", "random", *game.bots],
        "options": _options(game),
    }


def _options(game: "GamesAny") -> list[dict[str, Any]]:
    from flick.sitting import option_choices
    from flick.table.records import to_plain

    defaults = to_plain(game.Options())
    hints = get_type_hints(game.Options, include_extras=True)
    return [{"name": name, "default": value, "values": option_choices(hints[name])} for name, value in defaults.items()]


def _plain(value: Any) -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
