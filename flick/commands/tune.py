"""``flick tune`` lets people make a table of their own in the window."""

import argparse

from flick.commands.window import has_window, open_window
from flick.table.sayings import Refused, say
from flick.table.words import Words

EXAMPLE = "flick tune mat"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("table", nargs="?", metavar=words("help-tune-metavar"), help=words("help-tune-table"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    from flick.window.menus.opening import open_tuner

    table = _found(chosen.table) if chosen.table else ""
    if not has_window():
        raise Refused(say("tune-no-display"))
    return open_window(chosen, lambda app: open_tuner(app, table))


def _found(name: str) -> str:
    """A preset, a table of the player's own by its name, or a file; ``Refused`` where that cannot be tuned."""
    from flick.arenas import first_arena
    from flick.window.workbench import tuner_tables
    from flick.window.workbench.piece_stock import starts_of

    folder = first_arena().content
    shop = tuner_tables.shop_of(folder, starts_of(folder)[0])
    own = tuner_tables.own_path(name)
    table = str(own) if name not in shop.presets and own.is_file() else name
    return str(tuner_tables.read_base(shop, table).table)
