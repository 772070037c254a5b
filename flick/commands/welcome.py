"""``flick`` alone opens the window. Without a display it says so, and bots play a match."""

import argparse
import sys

from flick.commands import demo
from flick.commands.window import has_window, open_window
from flick.table import register
from flick.table.words import Words

EXAMPLE = "flick"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add nothing: this command has no arguments."""


def run(chosen: argparse.Namespace, words: Words) -> int:
    if has_window():
        return open_window(chosen)
    print(words("no-display", game=register.first() or "GAME"), file=sys.stderr)
    return demo.run(argparse.Namespace(game=None, seats=None, options=[], seed=None, out=demo.FOLDER), words)
