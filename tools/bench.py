"""All figures, as tables: ``python -m tools.bench``, or the names of some of them after it."""

import importlib
import sys

from tools.rows import Row, show

SECTIONS = {
    "arena": "The arena",
    "table": "The table",
    "journal": "Match files",
    "maps": "Maps",
    "castle": "The dungeon",
    "aim": "Aiming",
    "bots": "Bots",
    "ahead": "Looking ahead",
    "window": "The window",
}


def main(names: list[str]) -> int:
    good = True
    for name in names or SECTIONS:
        rows = [Row(*row) for row in importlib.import_module(f"tools.bench_{name}").rows()]
        good = show(SECTIONS[name], rows) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
