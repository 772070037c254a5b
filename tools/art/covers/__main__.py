"""Writes every cover into the content of its game, and removes those that are no longer drawn:
``python -m tools.art.covers [FOLDER]``."""

import sys
from pathlib import Path

from tools.art.covers import GAMES
from tools.art.covers.stage import svg
from tools.art.svg_folder import write_all

FOLDER = Path(__file__).parents[3] / "levels"


def main(folder: Path) -> None:
    for game, drawn in GAMES.items():
        write_all(folder / game / "covers", "covers", {name: svg(cover) for name, cover in drawn.items()})


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
