"""Every card of every game, to be looked at: ``python -m tools.cards [FOLDER]`` writes sheets of them in three sizes,
both languages and three palettes, the backs of sides, the states of a sequence, and cards as games that are still to
come will have them."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
from pygame import Surface

from flick.paint.palette import PALETTES
from flick.table.frame_files import frames_in
from flick.table.game import GamesAny, all_games
from flick.table.languages import LANGUAGES
from flick.table.looks import CardLook
from flick.table.words import Words
from flick.window.app.theme import Theme
from flick.window.cards.back import draw_back
from flick.window.cards.face import draw_face
from flick.window.cards.stock import height_of
from flick.window.widgets.icon import Icons
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
            words = Words(language, coming.FOLDER)
            sample = [draw_face(look, 150, theme, icons, words) for look in coming.LOOKS]
            pygame.image.save(_sheet(sample, 150, theme), folder / f"coming-{palette}-{language}.png")
            for game in all_games():
                words = Words(language, game.folder, things=game.things)
                for width in WIDTHS if (looks := looks_of(game)) else ():
                    cards = [
                        *(draw_face(look, width, theme, icons, words) for look in looks),
                        *_backs(game, width, icons),
                    ]
                    name = f"{game.id}-{palette}-{language}-{width}.png"
                    pygame.image.save(_sheet(cards, width, theme), folder / name)
        pygame.image.save(_sheet(list(_states(150, theme, icons)), 150, theme), folder / f"states-{palette}.png")
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


def looks_of(game: GamesAny) -> list[CardLook]:
    """All cards of a game that have a look, copies once."""
    names = {**Words(LANGUAGES[0], game.folder).things(), **game.things(LANGUAGES[0])}
    return list({look.id: look for name in names if (look := game.card_look(name)) is not None}.values())


def _backs(game: GamesAny, width: int, icons: Icons) -> Iterator[Surface]:
    sides = sorted(set(game.sides(game.Options(), game.seats[0])))
    if (back := frames_in((game.folder,)).back) is not None:
        yield from (draw_back(back, side, width, icons.theme, icons) for side in sides)


def _states(width: int, theme: Theme, icons: Icons) -> Iterator[Surface]:
    """Cards with a targeted step, before, during and after each of their steps."""
    for game in all_games():
        words = Words(LANGUAGES[0], game.folder, things=game.things)
        for look in looks_of(game):
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
