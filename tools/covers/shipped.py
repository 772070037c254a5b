"""Paints every cover, and what lies about on the title, as pictures that the window has at once:
``python -m tools.covers.shipped [FOLDER]``."""

import os
import sys
from pathlib import Path
from typing import Literal

import pygame
from PIL import Image

from flick.window.paint.icon import Icons
from flick.window.paint.workshop import Workshop
from flick.window.screens import covers as painting
from flick.window.screens import scatter
from flick.window.theme import PALETTES, Theme
from tools.covers import covers

FOLDER = Path(__file__).parents[2] / "assets" / "painted"
QUALITY = 88


def main(folder: Path) -> None:
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    folder.mkdir(parents=True, exist_ok=True)
    for palette in PALETTES:
        theme = Theme(palette)
        for name in covers():
            picture = _image(painting.master(name, theme), "RGB")
            picture.save(folder / f"{name}-{palette}.jpg", quality=QUALITY, optimize=True)
        lying = scatter.master(Workshop(theme, Icons(theme)))
        _image(lying, "RGBA").save(folder / f"scatter-{palette}.png", optimize=True)
    print(f"{len(covers())} covers in {len(PALETTES)} palettes in {folder}")


def _image(surface: pygame.Surface, mode: Literal["RGB", "RGBA"]) -> Image.Image:
    return Image.frombytes(mode, surface.get_size(), pygame.image.tobytes(surface, mode))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
