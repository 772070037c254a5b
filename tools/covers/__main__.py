"""Writes every cover, and removes those that are no longer drawn: ``python -m tools.covers [FOLDER]``."""

import sys
from pathlib import Path

from tools.covers import covers
from tools.covers.stage import svg
from tools.svg_folder import write_all

FOLDER = Path(__file__).parents[2] / "assets" / "covers"


def main(folder: Path) -> None:
    write_all(folder, "covers", {name: svg(cover) for name, cover in covers().items()})


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
