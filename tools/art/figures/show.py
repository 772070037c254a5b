"""Figures as the program lights them, to be looked at: ``python -m tools.art.figures.show NAME... [--out FILE]``."""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

import numpy as np

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from flick.games.catacombs import GAME
from flick.games.catacombs.cards import TEAMS, deck
from flick.table.frame_files import frames_in
from flick.table.frame_parts import Picture
from flick.window.app.theme import Theme
from flick.window.cards import shadow_theatre
from flick.window.cards.figures import STAGE, view_of
from flick.window.cards.shadow_theatre import Paints, PaperScene
from flick.window.widgets.surfaces import opaque
from tools.art.figures import figures

SIZES = ((480, 320, True), (141, 94, True), (105, 70, True), (105, 70, False), (52, 35, True))
"""Width, height, and whether it is seen as on a card, right of the pennant."""
GAP = 6
ON_CARD = next(frame.picture for frame in frames_in((GAME.folder,)).frames.values() if frame.picture) or Picture()
WIDE, HIGH = SIZES[0][0] + SIZES[1][0] + 2 * GAP, SIZES[0][1] + GAP


def show(names: Sequence[str], theme: Theme, light: str = "") -> pygame.Surface:
    """All sizes of each, two figures beside each other; in front of a lamp of that light, if one is named."""
    across = min(2, len(names))
    sheet = pygame.Surface((across * WIDE, -(-len(names) // across) * HIGH))
    sheet.fill(theme.colour("wood.1"))
    for k, name in enumerate(names):
        left, top = k % across * WIDE, k // across * HIGH
        for width, height, on_card in SIZES:
            sheet.blit(_picture(name, width, height, on_card, theme, light), (left, top))
            if width == SIZES[0][0]:
                left += width + GAP
            else:
                top += height + GAP
    return sheet


def _picture(name: str, width: int, height: int, on_card: bool, theme: Theme, light: str) -> pygame.Surface:
    team = next((team for team in TEAMS if name in deck(team)), "")
    view = view_of(2 * width, 2 * height, ON_CARD.middle if on_card else STAGE[0] / 2)
    paints = Paints.of(theme.tones(f"theatre.{light or team or _light(name, theme)}"))
    picture = shadow_theatre.portrait(PaperScene(name, f"far_{team}"), view, paints, ON_CARD.lamp if on_card else 0.5)
    return opaque(picture.reshape(height, 2, width, 2, 3).mean((1, 3), dtype=np.float32))


def _light(name: str, theme: Theme) -> str:
    """Of a figure of Kinfire: that of its kind of card, and of an event where cards of several kinds bear it."""
    kind = name.partition("_")[0]
    return kind if theme.has(f"theatre.{kind}") else "event"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="IDs of cards; all that are drawn if there are none")
    parser.add_argument("--out", type=Path, default=Path("out/figures.png"))
    parser.add_argument("--light", default="", help="the lamp behind all of them: red, green, blue, seeker, sword ...")
    asked = parser.parse_args()
    pygame.display.init()
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    drawn = [name for name in figures() if not name.startswith("far_")]
    pygame.image.save(show(asked.names or drawn, Theme(), asked.light), asked.out)
    print(asked.out)


if __name__ == "__main__":
    main()
