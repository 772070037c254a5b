"""Every picture that the program draws, as PNG files to be looked at: ``python -m tools.sheet [FOLDER]``."""

import argparse
from pathlib import Path

from flick.arena.flick import simulate
from flick.arena.layout import Layout, Pawn, PawnsFile
from flick.arena.shot import aimed
from flick.clips import picture
from flick.commands.shot import read_layout
from flick.places import shipped
from flick.table import content
from tools import cards, screens

TABLES = ("mat", "walls", "kitchen-table", "kids")
WIDTHS = (640, 1280, 2560)
SHOTS = {"gentle": (-0.5, 600.0), "hard": (-0.42, 2400.0)}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for table in TABLES:
        layout = read_layout(table, None)
        for width in WIDTHS:
            picture(layout, width=width).save(folder / f"table-{table}-{width}.png")
        for name, (angle, speed) in SHOTS.items():
            _shot(layout, angle, speed, folder / f"shot-{table}-{name}.png")
    _projectiles(folder)
    cards.main(folder / "cards")
    screens.main(folder / "screens")
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


def _projectiles(folder: Path) -> None:
    """Every projectile between the pawns on the mat, as it lies and as it flies."""
    kinds = content.load(shipped("levels") / "catacombs" / "pawns.yaml", PawnsFile)
    layout = read_layout("mat", None)
    for index, name in enumerate(("missile", "fireball", "longbow", "wave", "power-wave")):
        kind = kinds.pawns[name]
        layout = layout.adding(name, Pawn(110, 45 + 66 * index, 0.3, kinds.sizes[kind.size], kind.shape))
    picture(layout).save(folder / "projectiles.png")
    for name in ("longbow", "wave"):
        picture(layout, simulate(layout, aimed(layout, name, 0.1, 1800))).save(folder / f"shot-{name}.png")


def _shot(layout: Layout, angle: float, speed: float, path: Path) -> None:
    picture(layout, simulate(layout, aimed(layout, "sword-1", angle, speed))).save(path)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tools.sheet", description="Every picture that the program draws.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("out/sheet"), help="where the pictures go")
    main(parser.parse_args().folder)
