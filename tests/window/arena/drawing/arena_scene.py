"""An arena as the window draws it, to be looked at and tested:
``python -m tests.window.arena.drawing.arena_scene [--mode walls] OUT.png``."""

import argparse
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
from pygame import FRect, Surface

from flick.arena.layout import Layout, Pawn, PawnsFile
from flick.commands.shot import read_layout
from flick.paint.arena_ground import rim_of
from flick.paint.lamp import PANEL_LIGHT, Lamp
from flick.paint.palette import PALETTES
from flick.places import shipped
from flick.table import content
from flick.window.app.theme import Theme
from flick.window.arena.sprite import PlacedSprite, draw_all
from flick.window.arena.table_art import TableArt
from flick.window.widgets.icon import Icons

PLACES = {
    "missile": (150, 75, 0.3),
    "fireball": (215, 300, 0.8),
    "longbow": (180, 225, 0.35),
    "wave": (430, 80, 2.6),
    "power-wave": (455, 285, 3.5),
}
"""Where projectiles lie in the picture: mm, and the way they will fly."""

MOVED = {"sword-2": (178, 117, -0.31), "skull-1": (430, 205, 0.17), "crystal-4": (408, 117, 0.4)}
"""Pieces that have left their starting places."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.window.arena.drawing.arena_scene", description=__doc__)
    parser.add_argument("--palette", choices=PALETTES, default="normal")
    parser.add_argument("--size", default="1280x720", metavar="WxH")
    parser.add_argument("--mode", default="mat", help="a table of Catacombs: mat, walls, kids, kitchen-table")
    parser.add_argument("--start", action="store_true", help="everything at its starting place")
    parser.add_argument("out", type=Path)
    chosen = parser.parse_args()
    width, height = map(int, chosen.size.split("x"))
    pygame.font.init()
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(scene(chosen.palette, (width, height), chosen.mode, chosen.start), chosen.out)


def scene(palette: str, size: tuple[int, int], mode: str, start: bool) -> Surface:
    """A window of that size with nothing in it but the arena and what lies beside it."""
    unit = min(size[0] / 1280, size[1] / 720)
    theme = Theme(next(name for name in PALETTES if name == palette), unit)
    art, lamp = TableArt(theme, Icons(theme)), Lamp(*size)
    begun = read_layout(mode, None)
    rect, scale = place(art, begun, lamp)
    target = art.table(lamp).copy()
    art.arena(begun, lamp, rect, begun.pawns).draw(target)
    layout = begun if start else with_projectiles(begun)
    lying = {name: (rect.left + pawn.x * scale, rect.bottom - pawn.y * scale) for name, pawn in layout.pawns.items()}
    active = layout.pawns["sword-2"].diameter / 2 * scale
    art.halo(active).draw(target, *lying["sword-2"])
    draw_all(
        target,
        [
            PlacedSprite(art.piece(name, pawn, scale), *lying[name], pawn.angle, lamp.at(*lying[name]))
            for name, pawn in layout.pawns.items()
        ],
    )
    art.ring(active).draw(target, *lying["sword-2"])
    _draw_marks(target, art, lying, active, palette != "normal")
    _draw_panels(target, art, size, unit)
    return target


def place(art: TableArt, layout: Layout, lamp: Lamp) -> tuple[FRect, float]:
    """Where the table lies in a window laid out as in play, and its pixels per mm."""
    unit, table = lamp.unit, layout.table
    wide, high = lamp.width - 400 * unit, lamp.height - 208 * unit
    rim = rim_of(layout, lamp, wide / table.width)
    scale = min((wide - 2 * rim) / table.width, (high - 2 * rim) / table.height)
    width, height = table.width * scale, table.height * scale
    return FRect((lamp.width - width) / 2, 48 * unit + (high - height) / 2, width, height), scale


def with_projectiles(layout: Layout) -> Layout:
    """A moment in play, and every projectile at once."""
    kinds = content.load(shipped("levels") / "catacombs" / "pawns.yaml", PawnsFile)
    for name, (x, y, angle) in PLACES.items():
        kind = kinds.pawns[name]
        layout = layout.adding(name, Pawn(x, y, angle, kinds.sizes[kind.size], kind.shape))
    return layout.with_poses(MOVED)


def _draw_marks(
    target: Surface, art: TableArt, lying: dict[str, tuple[float, float]], radius: float, numbered: bool
) -> None:
    x, y = lying["sword-1"]
    unit = art.theme.scale
    art.badge("stun").draw(target, x + 15 * unit, y - 14 * unit)
    for name in ("sword-1", "sword-2", "skull-1", "skull-2") if numbered else ():
        x, y = lying[name]
        art.number_tag(int(name[-1])).draw(target, x - 0.90 * radius, y - 0.86 * radius)


def _draw_panels(target: Surface, art: TableArt, size: tuple[int, int], unit: float) -> None:
    """What lies beside the arena: seals, tokens, the tiles of the turn, the bank, and the order of play."""
    teams: tuple[str, ...] = ("sword", "skull")
    for team, x in zip(teams, (36 * unit, size[0] - 148 * unit), strict=True):
        art.seal(team, 19 * unit).draw(target, x, 82 * unit)
        for i in range(6):
            art.token(team, 13 * unit, 0.1 * i - 0.3).draw(target, x + (i % 5) * 28 * unit, (166 + i // 5 * 30) * unit)
        now = team == "sword"
        art.marker_tile(f"{team}-2", team, 62 * unit, now).draw(target, x + 20 * unit, 274 * unit)
    art.bank(("skull", "sword", "sword", "skull") * 3 + ("sword",), 248 * unit, 68 * unit, 12.5 * unit).draw(
        target, size[0] - 156 * unit, size[1] - 106 * unit
    )
    for i, name in enumerate(("sword-1", "skull-1", "sword-2", "skull-2")):
        art.disc(name, 10.5 * unit).draw(target, (92 + 31 * i) * unit, 23 * unit, 0.0, PANEL_LIGHT)


if __name__ == "__main__":
    main()
