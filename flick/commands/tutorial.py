"""``flick tutorial``: be led through a game."""

import argparse

from flick.table.sayings import Refused, say
from flick.table.words import Words

EXAMPLE = "flick tutorial {game}"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", nargs="?", metavar=words("help-game-name"), help=words("help-tutorial-game"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    from flick.commands.scenario import play
    from flick.sitting import tutorial_of, words_for
    from flick.table.game import all_games, find
    from flick.table.scenario import load

    game = find(chosen.game) if chosen.game else next(game for game in all_games() if tutorial_of(game).is_file())
    path = tutorial_of(game)
    if not path.is_file():
        title = words_for(words, game)(f"game-{game.id}")
        raise Refused(say("tutorial-none", game=title))
    return play(load(path), "tutorial", words)
