"""Writes every figure, and removes those that are no longer drawn: ``python -m tools.figures [FOLDER]``."""

import sys
from pathlib import Path

from tools.figures import figures
from tools.figures.stage import svg
from tools.svg_folder import write_all

FOLDER = Path(__file__).parents[2] / "assets" / "figures"


def main(folder: Path) -> None:
    write_all(folder, "figures", {name: svg(figure) for name, figure in figures().items()})


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
