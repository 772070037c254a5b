"""The games as the window presents them: the five of the house, and whatever else is found."""

from typing import NamedTuple

from flick.table import game as games
from flick.table.words import Words


class Shown(NamedTuple):
    """A game of the house: its ID, what it is called on its tile and what is said of it, and for how many it is."""

    id: str
    title: str
    about: str
    seats: tuple[int, int]


HOUSE = (
    Shown("catacombs", "window-catacombs", "window-catacombs-about", (2, 4)),
    Shown("kinfire", "window-kinfire", "window-kinfire-about", (1, 4)),
    Shown("urto", "window-urto", "window-urto-about", (2, 5)),
    Shown("caveloot", "window-caveloot", "window-caveloot-about", (2, 5)),
    Shown("ravenloft", "window-ravenloft", "window-ravenloft-about", (1, 6)),
)


def is_built(game_id: str) -> bool:
    """Whether it can be played."""
    return game_id in games.names()


def first() -> str:
    """The first game that can be played: one of the house if there is one."""
    return next((shown.id for shown in HOUSE if is_built(shown.id)), games.names()[0])


def others() -> list[str]:
    """Games that are not of the house."""
    house = [shown.id for shown in HOUSE]
    return [name for name in games.names() if name not in house]


def title_of(words: Words, game_id: str) -> str:
    """What a game is called in short."""
    for shown in HOUSE:
        if shown.id == game_id:
            return words(shown.title)
    game = games.find(game_id)
    return Words(words.language, game.folder)(f"game-{game_id}")


def people(words: Words, least: int, most: int) -> str:
    """For how many a game is."""
    if least == most:
        return words("games-seats", count=most)
    return words("games-seats-range", least=least, most=most)
