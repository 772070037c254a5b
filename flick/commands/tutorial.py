"""``flick tutorial`` leads somebody through a game."""

import argparse

from flick.table.sayings import Refused, say
from flick.table.words import Words

NAME = "tutorial"
EXAMPLE = "flick tutorial {game}"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", nargs="?", metavar=words("help-game-name"), help=words("help-tutorial-game"))
    parser.add_argument(
        "lesson", nargs="?", default=NAME, metavar=words("help-lesson-name"), help=words("help-tutorial-lesson")
    )


def run(chosen: argparse.Namespace, words: Words) -> int:
    from flick.commands.scenario import play
    from flick.sitting import lesson_in, words_for
    from flick.table.game import all_games, find
    from flick.table.scenario import load

    game = find(chosen.game) if chosen.game else next(game for game in all_games() if lesson_in(game.folder).is_file())
    path = lesson_in(game.folder, chosen.lesson)
    if not path.is_file() or chosen.lesson not in (book := load(path)).names:
        title = words_for(words, game)(f"game-{game.id}")
        raise Refused(say("tutorial-none", game=title))
    return play(book, chosen.lesson, words)
