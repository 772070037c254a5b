"""Tables to begin with and tables of one's own: read, put together anew, written, taken away."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from flick.arena.layout import (
    BadLayout,
    Layout,
    LayoutFile,
    Material,
    PawnsFile,
    Physics,
    PhysicsFile,
    WallFile,
    layout_of,
    on_edge,
    physics_of,
)
from flick.arena.layout import Wall as LayoutWall
from flick.arena.starts import StartFile, start_layout
from flick.arenas import sizes_and_materials
from flick.places import tables as own_folder
from flick.table import content
from flick.table.files import write_whole, writing
from flick.table.sayings import Refused, Say, say
from flick.window.workbench.piece_stock import named_file
from flick.window.workbench.quantities import DIGITS, Tuned, material_of
from flick.window.workbench.yaml_rows import yaml_rows

FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f]')
"""What some system does not have in the name of a file."""

DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)", re.IGNORECASE)
"""Names that mean no file on Windows."""


class Shop(NamedTuple):
    """What the tables of a game are made from."""

    folder: Path
    pawns: PawnsFile
    materials: Mapping[str, Material]
    start: StartFile

    @property
    def presets(self) -> list[str]:
        """The tables that come with the game."""
        return sorted(path.stem for path in (self.folder / "tables").glob("*.yaml"))


class Base(NamedTuple):
    """A table as its file has it. ``table`` is the name of a preset, or the path of a file."""

    table: str
    path: Path
    file: LayoutFile
    tuned: Tuned

    @property
    def name(self) -> str:
        """What the file is called."""
        return self.path.stem

    @property
    def own(self) -> bool:
        """Whether it is one of those that were made here."""
        return self.path.parent == own_folder()


def shop_of(folder: Path, start: str) -> Shop:
    """What is in the folder of a game; ``start`` is where pawns lie on a bare table."""
    pawns, materials = sizes_and_materials(folder)
    return Shop(folder, pawns, materials, content.load(folder / "starts" / f"{start}.yaml", StartFile))


def read_base(shop: Shop, table: str) -> Base:
    """A preset by its name, or the table of any other file; ``Refused`` where that is wrong."""
    path = named_file(shop.folder / "tables", table)
    file = content.load(path, LayoutFile)
    try:
        physics = physics_of(file.physics, shop.materials)
        base = Base(table, path, file, Tuned(file.table, physics, {**shop.pawns.sizes, **file.sizes}, _thickness(file)))
        lay(shop, base, base.tuned)
    except BadLayout as bad:
        raise Refused(say("in-file", file=str(path), why=say(bad.reason, **bad.facts))) from None
    return base


def lay(shop: Shop, base: Base, tuned: Tuned) -> Layout:
    """The tuned table with everything that lies on it: as its file has it, or as a match begins. ``BadLayout`` where
    that has no room."""
    file = file_of(shop, base, tuned)
    if base.file.pawns:
        file.pawns = base.file.pawns
        return layout_of(file, shop.pawns, shop.materials)
    return start_layout(file, shop.start, shop.pawns, shop.materials)


def file_of(shop: Shop, base: Base, tuned: Tuned) -> LayoutFile:
    """The tuned table as a file; a size class or a number that is as usual is left out."""
    before, after = base.file.table, tuned.table
    across, down = after.width / before.width, after.height / before.height
    kept = {name: wall for name, wall in base.file.walls.items() if tuned.table.edge == "walls" or not _rim(wall, base)}

    def place(at: tuple[float, float]) -> tuple[float, float]:
        x = _stretched(at[0], across, before.width, after.width)
        return x, _stretched(at[1], down, before.height, after.height)

    def thickness(wall: WallFile) -> float:
        return wall.thickness if _rim(wall, base) or tuned.thickness is None else tuned.thickness

    walls = {name: WallFile(place(wall.start), place(wall.end), thickness(wall)) for name, wall in kept.items()}
    stands = [place(stand) for stand in base.file.stands] if kept or not base.file.walls else []
    sizes = {name: size for name, size in tuned.sizes.items() if shop.pawns.sizes.get(name) != size}
    return LayoutFile(after, _physics_file(shop, base, tuned.physics), walls, stands, {}, sizes)


def text_of(file: LayoutFile, title: str) -> str:
    """A table as a person writes it."""
    plain: dict[str, object] = msgspec.to_builtins(file)
    said = {key: value for key, value in plain.items() if value}
    return f"# {title}\n{yaml_rows(said, ('walls',), DIGITS)}"


def own_tables() -> list[Path]:
    """The tables that were made here."""
    return sorted(own_folder().glob("*.yaml"), key=lambda path: path.stem.casefold())


def own_path(name: str) -> Path:
    """Where a table of that name lies, or would; one that differs only in capitals is the same."""
    same = (path for path in own_tables() if path.stem.casefold() == name.casefold())
    return next(same, own_folder() / f"{name}.yaml")


def trouble_with(name: str, shop: Shop) -> Say | None:
    """Why a table cannot have that name."""
    if not name:
        return say("window-tuner-name-empty")
    sign = FORBIDDEN.search(name)
    if sign is not None:
        return say("window-tuner-name-sign", sign=sign[0])
    if name.startswith(".") or name.endswith(".") or DEVICES.fullmatch(name):
        return say("window-tuner-name-system", name=name)
    if name.casefold() in (preset.casefold() for preset in shop.presets):
        return say("window-tuner-name-preset", name=name)
    return None


def save(path: Path, text: str) -> None:
    """Write a table; ``Refused`` where that cannot be."""
    with writing(path):
        write_whole(path, text.encode())


def delete(path: Path) -> None:
    """Take a table away; ``Refused`` where that cannot be."""
    with writing(path):
        path.unlink()


def _thickness(file: LayoutFile) -> float | None:
    """Of the first wall that stands free."""
    return next((wall.thickness for wall in file.walls.values() if not _on_edge(wall, file)), None)


def _rim(wall: WallFile, base: Base) -> bool:
    """Whether a wall of the file closes its table at the edge."""
    return base.file.table.edge == "walls" and _on_edge(wall, base.file)


def _on_edge(wall: WallFile, file: LayoutFile) -> bool:
    return on_edge(LayoutWall(wall.start, wall.end, wall.thickness), file.table)


def _stretched(place: float, factor: float, before: float, after: float) -> float:
    """A place on a table that is longer or shorter now; what lay on its edge lies there exactly."""
    return after if place == before else round(place * factor, 1) if factor != 1 else place


def _physics_file(shop: Shop, base: Base, physics: Physics) -> PhysicsFile:
    """By the name of the material, with what differs from it; as numbers where there is no material."""
    name = material_of(physics, shop.materials) or base.file.physics.material
    numbers = {field: getattr(physics, field) for field in Physics.__struct_fields__}
    if name is not None:
        material = shop.materials[name]
        numbers = {field: value for field, value in numbers.items() if getattr(material, field) != value}
    return PhysicsFile(material=name, **numbers)
