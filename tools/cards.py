"""Every card of Catacombs, to be looked at: ``python -m tools.cards [FOLDER]`` writes sheets of both decks and their
backs in three sizes, both languages and three palettes, the states of a sequence, and cards as games that are still to
come will have them."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
from pygame import Surface

from flick.games.catacombs import GAME
from flick.games.catacombs.cards import TEAMS, deck
from flick.table.frames import frames_in
from flick.table.languages import LANGUAGES
from flick.table.looks import CardLook
from flick.table.words import Words
from flick.window.cards.back import draw_back
from flick.window.cards.face import draw_face
from flick.window.cards.stock import height_of
from flick.window.paint.icon import Icons
from flick.window.theme import PALETTES, Theme
from tests.window.cards import coming

WIDTHS = (52, 150, 300)
ACROSS = 10
GAP = 12


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    pygame.display.init()
    pygame.font.init()
    for palette in PALETTES:
        theme = Theme(palette)
        icons = Icons(theme)
        for language in LANGUAGES:
            words = Words(language, GAME.folder, things=GAME.things)
            others = Words(language, coming.FOLDER)
            sample = [draw_face(look, 150, theme, icons, others) for look in coming.LOOKS]
            pygame.image.save(_sheet(sample, 150, theme), folder / f"coming-{palette}-{language}.png")
            for width in WIDTHS:
                sheet = _sheet(list(_cards(width, theme, icons, words)), width, theme)
                pygame.image.save(sheet, folder / f"cards-{palette}-{language}-{width}.png")
        states = _sheet(list(_states(150, theme, icons)), 150, theme)
        pygame.image.save(states, folder / f"states-{palette}.png")
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


def looks() -> Iterator[CardLook]:
    """Both decks."""
    for team in TEAMS:
        for name in deck(team):
            look = GAME.card_look(name)
            assert look is not None
            yield look


def _cards(width: int, theme: Theme, icons: Icons, words: Words) -> Iterator[Surface]:
    yield from (draw_face(look, width, theme, icons, words) for look in looks())
    if (back := frames_in((GAME.folder,)).back) is not None:
        yield from (draw_back(back, team, width, theme, icons) for team in TEAMS)


def _states(width: int, theme: Theme, icons: Icons) -> Iterator[Surface]:
    """A card with a targeted shot, before, during and after each of its shots."""
    words = Words(LANGUAGES[0], GAME.folder, things=GAME.things)
    for look in looks():
        if any(chip.targeted for chip in look.chips) and len(look.chips) > 2:
            dues = (None, *range(len(look.chips) + 1))
            yield from (draw_face(look, width, theme, icons, words, due) for due in dues)


def _sheet(cards: list[Surface], width: int, theme: Theme) -> Surface:
    wide, high = width + GAP, height_of(width) + GAP
    rows = -(-len(cards) // ACROSS)
    sheet = Surface((ACROSS * wide + GAP, rows * high + GAP))
    sheet.fill(theme.colour("wood.1"))
    for k, card in enumerate(cards):
        sheet.blit(card, (GAP + k % ACROSS * wide, GAP + k // ACROSS * high))
    return sheet


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("out/cards"))
