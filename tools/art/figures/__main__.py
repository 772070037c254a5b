"""Writes every figure into the content of its game, and removes those that are no longer drawn:
``python -m tools.art.figures [FOLDER]``."""

import sys
from pathlib import Path

from tools.art.figures import games
from tools.art.figures.stage import svg
from tools.art.svg_folder import write_all

FOLDER = Path(__file__).parents[3] / "levels"


def main(folder: Path) -> None:
    for game, drawn in games().items():
        write_all(folder / game / "figures", "figures", {name: svg(figure) for name, figure in drawn.items()})


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
