"""Writes every icon, and removes those that are no longer drawn: ``python -m tools.icons [FOLDER]``."""

import sys
from pathlib import Path

from tools.icons import icons
from tools.icons.marks import svg
from tools.svg_folder import write_all

FOLDER = Path(__file__).parents[2] / "assets" / "icons"


def main(folder: Path) -> None:
    write_all(folder, "icons", {name: svg(icon) for name, icon in icons().items()})


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
