"""``python -m tests.window.gallery OUT.png [--palette NAME] [--scale 1.0] [--lang en]``"""

import argparse
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from flick.paint.palette import PALETTES
from flick.table.languages import LANGUAGES
from tests.window.gallery.hall import drawn


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.window.gallery", description="Every part in every state.")
    parser.add_argument("out", type=Path, metavar="OUT.png")
    parser.add_argument("--palette", choices=PALETTES, default="normal")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    chosen = parser.parse_args()
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(drawn(chosen.palette, chosen.scale, chosen.lang), chosen.out)


if __name__ == "__main__":
    main()
