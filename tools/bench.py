"""All figures, as tables: ``python -m tools.bench``, or the names of some of them after it.

With ``--quick`` only what takes seconds, and only ratios within the run count: it fails where one of them misses its
bound by more than a tenth. What is measured in seconds is told, for it says more of the machine than of the program.
"""

import importlib
import sys
from collections.abc import Iterable

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
QUICK = {"arena": "speed_rows", "table": "rows", "maps": "rows", "castle": "rows"}
"""What is measured with ``--quick``: of each section, the function that measures it."""


def main(given: list[str]) -> int:
    quick = "--quick" in given
    names = [name for name in given if name != "--quick"] or list(QUICK if quick else SECTIONS)
    if unknown := [name for name in names if name not in SECTIONS]:
        print(f"bench: {unknown[0]} is no figure; there are {', '.join(SECTIONS)}, and --quick", file=sys.stderr)
        return 1
    good = True
    for name in names:
        measure = QUICK.get(name, "rows") if quick else "rows"
        rows = [Row(*row) for row in getattr(importlib.import_module(f"tools.bench_{name}"), measure)()]
        shown = show(SECTIONS[name], rows)
        good = good and (not any_far(rows) if quick else shown)
    return 0 if good else 1


def any_far(rows: Iterable[Row]) -> bool:
    """Whether a ratio misses its bound by more than a tenth."""
    return any(row.far for row in rows)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
