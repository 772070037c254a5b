"""Match files to be watched."""

from pathlib import Path
from typing import Any

from flick.keeping import keep
from flick.sitting import bots
from flick.table.game import find
from flick.table.match import Match
from flick.table.seats import Seat
from flick.window.match.replay.film import Film
from tests.saved_matches import kept
from tests.window.menus.visitor import a_match
from tests.window.playing import as_before, play

ALONE = (Seat("human", "Camille"), Seat("easy"))


ARMOUR_AND_WOUND = 9
"""The seed of a match of which within 120 answers armour cancels a strike, and another one wounds."""


def catacombs(
    answers: int = 40, *, over: bool = True, seats: tuple[Seat, ...] = ALONE, seed: int = 3, **options: Any
) -> Path:
    """A match that went so far; Skull has given up in the end, if it is ``over``."""
    return _written(a_match(seats, seed, arena_mode="mat", **options), answers, over)


def shells(
    answers: int = 8, *, over: bool = True, seats: tuple[str, ...] = ("human", "random"), **options: Any
) -> Path:
    """A match of the sample game."""
    game = find("shells")
    match = Match(game, [Seat(who) for who in seats], game.Options(**options), 3, bots=bots())
    return _written(match, answers, over)


def kinfire(answers: int = 60) -> Path:
    """Two people who play as bots would, until they give up."""
    game = find("kinfire")
    match = Match(game, [Seat("human", "Ada"), Seat("human", "Bo")], game.Options(), 3, bots=bots())
    writer, bot = keep(match), game.bots["normal"]()

    def play() -> None:
        for _ in range(answers):
            match.settle()
            match.answer(bot.think(match.perspective()).answer)

    as_before(match, ("normal", answers), play)
    match.resign(1)
    writer.close()
    return writer.path


def other_rules(path: Path) -> Path:
    """The same file as if it had been played under other rules."""
    text = path.read_text("utf-8")
    assert '"rules":' in text
    path.write_text(text.replace('"rules":', '"rules":9', 1), "utf-8")
    return path


def read(path: Path) -> Film:
    """The film of a file, read to its end."""
    film = Film(path)
    while not film.whole:
        film.read(100)
    return film


def _written(match: Match, answers: int, over: bool) -> Path:
    before = {entry.path for entry in kept()}
    writer = keep(match)
    play(match, answers)
    if over:
        match.resign(1)
    writer.close()
    return next(entry.path for entry in kept() if entry.path not in before)
