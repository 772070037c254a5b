"""Every picture that the program draws, as PNG files to be looked at: ``python -m tools.sheet [FOLDER]``."""

import sys
from pathlib import Path

from flick.arena.flick import simulate
from flick.arena.layout import Layout
from flick.arena.picture import draw
from flick.arena.shot import aimed
from flick.commands.shot import read_layout

TABLES = ("mat", "walls", "kitchen-table", "kids")
WIDTHS = (640, 1280, 2560)
SHOTS = {"gentle": (-0.5, 600.0), "hard": (-0.42, 2400.0)}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for table in TABLES:
        layout = read_layout(table, None)
        for width in WIDTHS:
            draw(layout, width=width).save(folder / f"table-{table}-{width}.png")
        for name, (angle, speed) in SHOTS.items():
            _shot(layout, angle, speed, folder / f"shot-{table}-{name}.png")
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


def _shot(layout: Layout, angle: float, speed: float, path: Path) -> None:
    draw(layout, simulate(layout, aimed(layout, "sword-1", angle, speed))).save(path)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "out/sheet"))
