"""The games as the window presents them: what each is called, and for how many it is."""

from flick.table import register
from flick.table.register import GameEntry
from flick.table.words import Words


def presented() -> list[GameEntry]:
    """Games with a place of their own on the title, also those that cannot be played yet."""
    return [entry for entry in register.entries() if entry.is_presented]


def others() -> list[str]:
    """Games without a place of their own."""
    return [entry.id for entry in register.entries() if not entry.is_presented]


def built() -> list[str]:
    """The games that can be played, in the order in which they are shown."""
    return [entry.id for entry in register.entries() if entry.is_built]


def title_of(words: Words, game_id: str) -> str:
    """What a game is called in short."""
    return _said(words, game_id, f"game-{game_id}-short", f"game-{game_id}")


def about_of(words: Words, game_id: str) -> str:
    """What is said of a game on its tile."""
    return _said(words, game_id, f"game-{game_id}-tile", f"game-{game_id}-about")


def people(words: Words, least: int, most: int) -> str:
    """For how many a game is."""
    if least == most:
        return words("games-seats", count=most)
    return words("games-seats-range", least=least, most=most)


def _said(words: Words, game_id: str, *messages: str) -> str:
    """The first of these messages that the game has."""
    entry = register.entry_of(game_id)
    own = Words(words.language, *([entry.content] if entry else []))
    return own(next(filter(own.has, messages), messages[-1]))
