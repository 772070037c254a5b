"""``flick`` alone: what there is, and how to begin."""

import argparse

from flick.commands import games
from flick.table.words import Words

EXAMPLE = "flick"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Nothing to choose."""


def run(chosen: argparse.Namespace, words: Words) -> int:
    print(words("welcome"))
    print()
    games.show(words)
    print()
    print(words("welcome-how"))
    return 0
