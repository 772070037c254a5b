"""What tests of cards start from: both decks, as the game describes them."""

from functools import cache

from flick.games.catacombs import GAME
from flick.games.catacombs.cards import TEAMS, deck
from flick.paint.palette import PaletteName
from flick.table.frame_files import frames_in
from flick.table.frames import CardFrame
from flick.table.looks import CardLook
from flick.table.words import Words
from flick.window.app.theme import Theme
from flick.window.widgets.icon import Icons


def look_of(card: str) -> CardLook:
    look = GAME.card_look(card)
    assert look is not None
    return look


def all_looks() -> list[CardLook]:
    return [look_of(card) for team in TEAMS for card in deck(team)]


@cache
def words(language: str) -> Words:
    return Words(language, GAME.folder, things=GAME.things)


@cache
def icons(palette: PaletteName) -> Icons:
    return Icons(Theme(palette))


def frame_of(look: CardLook) -> CardFrame:
    return frames_in((GAME.folder,)).of(look)
