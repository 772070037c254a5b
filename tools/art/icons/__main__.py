"""Writes every icon, and removes those that are no longer drawn: ``python -m tools.art.icons [ROOT]``."""

import sys
from pathlib import Path

from tools.art.icons import homes
from tools.art.icons.marks import svg
from tools.art.svg_folder import write_all

ROOT = Path(__file__).parents[3]


def main(root: Path) -> None:
    for home, drawn in homes().items():
        write_all(root / home, "icons", {name: svg(icon) for name, icon in drawn.items()})


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT)
