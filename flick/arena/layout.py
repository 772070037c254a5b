"""Layouts as plain data: table, walls, pawns, materials and poses, and the check whether they are possible.

``Layout`` is what is simulated. ``LayoutFile`` is the same as a person writes it in YAML: with sizes by name, angles in
degrees, and defaults for what is left out.
"""

import math
from collections.abc import Mapping
from itertools import combinations
from typing import Annotated, Literal, NoReturn, TypeAlias

import msgspec

from flick.arena.shapes import Chain, Point, ShapeName, chain, chain_distance, gap, point_link_distance
from flick.limits import LARGEST_PAWN, LARGEST_TABLE, MOST_PAWNS, MOST_STANDS, MOST_WALLS

Length: TypeAlias = Annotated[float, msgspec.Meta(gt=0, le=LARGEST_TABLE, description="expected-side")]
Diameter: TypeAlias = Annotated[float, msgspec.Meta(gt=0, le=LARGEST_PAWN, description="expected-diameter")]
Coordinate: TypeAlias = Annotated[float, msgspec.Meta(ge=-100_000, le=100_000, description="expected-coordinate")]
Degrees: TypeAlias = Annotated[float, msgspec.Meta(ge=-36_000, le=36_000, description="expected-degrees")]
Share: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1, description="expected-share")]
Friction: TypeAlias = Annotated[float, msgspec.Meta(ge=0.01, le=5, description="expected-friction")]
EdgeFriction: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=5, description="expected-edge-friction")]
Name: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+([-_][a-z0-9]+)*$", description="expected-name")]
Edge: TypeAlias = Literal["walls", "mat"]
Floor: TypeAlias = Literal["cloth", "boards"]
Pose: TypeAlias = tuple[float, float, float]
"""x and y in mm, angle in radians."""

SMALLEST = 1.0
"""The smallest thickness in mm of a thing that can be simulated."""

OVERLAP_ALLOWED = 0.25
"""How deep resting pawns may overlap in mm. The engine itself leaves up to its slop of 0.1 mm."""


class Physics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Friction and restitution, without units. Each number is that of a pair of things in contact."""

    mat_friction: Friction = 0.20
    restitution_pawn: Share = 0.75
    restitution_wall: Share = 0.55
    edge_friction_pawn: EdgeFriction = 0.15
    edge_friction_wall: EdgeFriction = 0.20


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The play area. With the edge ``walls`` every pawn stops at the edge; on a ``mat`` a pawn whose centre crosses the
    edge is off. ``floor`` says how the table looks and sounds; how pawns slide on it is a number of ``Physics``."""

    width: Length
    height: Length
    edge: Edge
    floor: Floor = "cloth"


class Wall(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A straight wall from ``start`` to ``end``, ``thickness`` mm thick. A wall on the edge of the table is a part of
    its rim."""

    start: tuple[Coordinate, Coordinate]
    end: tuple[Coordinate, Coordinate]
    thickness: Length = 3.0


class Pawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece that slides. ``diameter`` in mm is that of the disc with the same area; ``angle`` is in radians."""

    x: float
    y: float
    angle: float = 0.0
    diameter: float = 25.0
    shape: ShapeName = "disc"

    @property
    def pose(self) -> Pose:
        return self.x, self.y, self.angle

    @property
    def chain(self) -> Chain:
        return chain(self.shape, self.diameter)


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that a shot depends on, and the places (x, y) of the card walls (``stands``) round the table, which
    are only drawn."""

    table: Table
    pawns: dict[str, Pawn]
    physics: Physics = Physics()
    walls: dict[str, Wall] = {}
    stands: tuple[tuple[float, float], ...] = ()

    def with_poses(self, poses: Mapping[str, Pose]) -> "Layout":
        """The same layout with the named pawns moved; the others stay."""
        moved = {
            name: msgspec.structs.replace(pawn, x=poses[name][0], y=poses[name][1], angle=poses[name][2])
            if name in poses
            else pawn
            for name, pawn in self.pawns.items()
        }
        return msgspec.structs.replace(self, pawns=moved)

    def without(self, *names: str) -> "Layout":
        """The same layout with some pawns taken away."""
        return msgspec.structs.replace(self, pawns={n: p for n, p in self.pawns.items() if n not in names})

    def adding(self, name: str, pawn: Pawn) -> "Layout":
        """The same layout with one more pawn, or with this one in place of the old one of that name."""
        return msgspec.structs.replace(self, pawns={**self.pawns, name: pawn})


class BadLayout(ValueError):
    """A layout that is not possible. ``reason`` is the ID of the message that says why; ``facts`` fill it in."""

    def __init__(self, reason: str, **facts: str | float) -> None:
        super().__init__(f"{reason}: {facts}")
        self.reason = reason
        self.facts = facts


def kept_pose(x: float, y: float, angle: float) -> Pose:
    """A pose rounded as an outcome keeps it: to a millionth of a mm and a billionth of a radian, with the angle between
    -pi and pi."""
    angle = round(math.remainder(angle, math.tau), 9)
    return round(x, 6), round(y, 6), angle if angle > -math.pi else -angle


def check(layout: Layout) -> None:
    """Raise ``BadLayout``, with the names of the pawns concerned, where a layout is not possible.

    Poses are rounded first as an outcome rounds them, so that a pawn that may lie at a pose may also be recorded to
    rest there.
    """
    _check_numbers(layout)
    _check_sizes(layout)
    free = {name: wall for name, wall in layout.walls.items() if not is_rim(wall, layout.table)}
    placed = [(name, pawn.chain, kept_pose(*pawn.pose)) for name, pawn in layout.pawns.items()]
    for name, outline, pose in placed:
        _check_inside(name, outline, pose, layout.table)
        for wall_name, wall in free.items():
            clear = chain_distance(outline.at(*pose), [wall.start, wall.end])
            if clear < outline.radius + wall.thickness / 2 - OVERLAP_ALLOWED:
                _refuse("layout-pawn-in-wall", pawn=name, wall=wall_name)
    for (one, outline, pose), (two, other, other_pose) in combinations(placed, 2):
        reach = outline.extent + other.extent
        if math.hypot(pose[0] - other_pose[0], pose[1] - other_pose[1]) < reach:
            depth = -gap(outline, pose, other, other_pose)
            if depth > OVERLAP_ALLOWED:
                _refuse("layout-pawns-overlap", pawn=one, other=two, depth=depth)


def on_edge(wall: Wall, table: Table) -> bool:
    """Whether a wall lies along the edge of the table."""
    (ax, ay), (bx, by) = wall.start, wall.end
    return (ax == bx and ax in (0, table.width)) or (ay == by and ay in (0, table.height))


def is_rim(wall: Wall, table: Table) -> bool:
    """Whether a wall is a part of the table's rim. A mat has no rim; there a wall on the edge stands free."""
    return table.edge == "walls" and on_edge(wall, table)


def _check_numbers(layout: Layout) -> None:
    """Refuse more pawns, walls or stands than one table may have."""
    for reason, found, most in (
        ("layout-too-many-pawns", len(layout.pawns), MOST_PAWNS),
        ("layout-too-many-walls", len(layout.walls), MOST_WALLS),
        ("layout-too-many-stands", len(layout.stands), MOST_STANDS),
    ):
        if found > most:
            _refuse(reason, found=found, most=most)


def _check_sizes(layout: Layout) -> None:
    for name, pawn in layout.pawns.items():
        if not all(map(math.isfinite, (pawn.x, pawn.y, pawn.angle, pawn.diameter))):
            _refuse("layout-pawn-not-a-number", pawn=name)
        if pawn.diameter < SMALLEST:
            _refuse("layout-pawn-too-small", pawn=name, size=pawn.diameter, least=SMALLEST)
        if pawn.diameter > LARGEST_PAWN:
            _refuse("layout-pawn-too-large", pawn=name, size=pawn.diameter, most=LARGEST_PAWN)
    for name, wall in layout.walls.items():
        if not SMALLEST <= wall.thickness < math.inf:
            _refuse("layout-wall-too-thin", wall=name, size=wall.thickness, least=SMALLEST)
        if not SMALLEST <= math.dist(wall.start, wall.end) < math.inf:
            _refuse("layout-wall-too-short", wall=name, size=math.dist(wall.start, wall.end), least=SMALLEST)
    for side, size in (("width", layout.table.width), ("height", layout.table.height)):
        if not SMALLEST <= size < math.inf:
            _refuse("layout-table-too-small", side=side, size=size, least=SMALLEST)


def _check_inside(name: str, outline: Chain, pose: Pose, table: Table) -> None:
    """Refuse a pawn outside the table: on a mat its centre must lie inside, on a table with walls the whole pawn."""
    if table.edge == "mat":
        margin, spine = 0.0, [(pose[0], pose[1])]
    else:
        margin, spine = outline.radius - OVERLAP_ALLOWED, outline.at(*pose)
    for x, y in spine:
        if not (margin <= x <= table.width - margin and margin <= y <= table.height - margin):
            _refuse("layout-pawn-outside", pawn=name, width=table.width, height=table.height)


def _refuse(reason: str, **facts: str | float) -> NoReturn:
    raise BadLayout(reason, **facts)


class PhysicsFile(msgspec.Struct, forbid_unknown_fields=True):
    """``Physics`` as a person writes it: a named material, single numbers, or a material with single numbers that
    override it."""

    material: str | None = None
    mat_friction: Friction | None = None
    restitution_pawn: Share | None = None
    restitution_wall: Share | None = None
    edge_friction_pawn: EdgeFriction | None = None
    edge_friction_wall: EdgeFriction | None = None


class WallFile(msgspec.Struct, forbid_unknown_fields=True, rename={"start": "from", "end": "to"}):
    """A wall as a person writes it."""

    start: tuple[Coordinate, Coordinate]
    end: tuple[Coordinate, Coordinate]
    thickness: Length = 3.0


class PawnFile(msgspec.Struct, forbid_unknown_fields=True):
    """A pawn as a person writes it: its size class by name or its diameter in mm, and its angle in degrees."""

    at: tuple[Coordinate, Coordinate]
    size: str | None = None
    diameter: Diameter | None = None
    angle: Degrees = 0.0
    shape: ShapeName | None = None


class LayoutFile(msgspec.Struct, forbid_unknown_fields=True):
    """A layout or a table preset as a person writes it; a preset leaves ``pawns`` out."""

    table: Table
    physics: PhysicsFile = msgspec.field(default_factory=PhysicsFile)
    walls: dict[Name, WallFile] = {}
    stands: list[tuple[Coordinate, Coordinate]] = []
    pawns: dict[Name, PawnFile] = {}
    sizes: dict[Name, Diameter] = {}


class PawnKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The size class and the shape of a kind of pawn."""

    size: str
    shape: ShapeName = "disc"


class PawnsFile(msgspec.Struct, forbid_unknown_fields=True):
    """The size classes with their diameters in mm, and the kinds of pawns."""

    sizes: dict[Name, Diameter]
    pawns: dict[Name, PawnKind]


class Material(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Friction and restitution of one kind of table, and where the numbers come from."""

    source: str
    mat_friction: Friction
    restitution_pawn: Share
    restitution_wall: Share
    edge_friction_pawn: EdgeFriction
    edge_friction_wall: EdgeFriction


class MaterialsFile(msgspec.Struct, forbid_unknown_fields=True):
    """The materials in a file, by their names."""

    materials: dict[Name, Material]


def layout_of(file: LayoutFile, pawns: PawnsFile, materials: Mapping[str, Material]) -> Layout:
    """The layout that a file describes; ``BadLayout`` where it names an unknown size or material, or is not
    possible."""
    sizes = {**pawns.sizes, **file.sizes}
    layout = Layout(
        table=file.table,
        physics=physics_of(file.physics, materials),
        walls={name: Wall(wall.start, wall.end, wall.thickness) for name, wall in file.walls.items()},
        stands=tuple(file.stands),
        pawns={name: _pawn_of(name, pawn, sizes) for name, pawn in file.pawns.items()},
    )
    check(layout)
    return layout


def physics_of(file: PhysicsFile, materials: Mapping[str, Material]) -> Physics:
    """The numbers of the named material, overridden by single numbers in the file."""
    base: Physics | Material = Physics()
    if file.material is not None:
        if file.material not in materials:
            _refuse("layout-unknown-material", material=file.material, known=", ".join(materials))
        base = materials[file.material]
    chosen = {
        field: own if (own := getattr(file, field)) is not None else getattr(base, field)
        for field in Physics.__struct_fields__
    }
    return Physics(**chosen)


def file_of(layout: Layout) -> LayoutFile:
    """The file that describes a layout. Reading it gives the same layout, except for rounding of degrees."""
    return LayoutFile(
        table=layout.table,
        physics=PhysicsFile(**{field: getattr(layout.physics, field) for field in Physics.__struct_fields__}),
        walls={name: WallFile(wall.start, wall.end, wall.thickness) for name, wall in layout.walls.items()},
        stands=list(layout.stands),
        pawns={
            name: PawnFile((p.x, p.y), diameter=p.diameter, angle=math.degrees(p.angle), shape=p.shape)
            for name, p in layout.pawns.items()
        },
    )


def distance_to_wall(point: Point, wall: Wall) -> float:
    """The distance in mm from a point to the middle line of a wall."""
    return point_link_distance(point, wall.start, wall.end)


def _pawn_of(name: str, file: PawnFile, sizes: Mapping[str, float]) -> Pawn:
    if (file.size is None) == (file.diameter is None):
        _refuse("layout-pawn-size-or-diameter", pawn=name)
    if file.size is not None and file.size not in sizes:
        _refuse("layout-unknown-size", pawn=name, size=file.size, known=", ".join(sizes))
    diameter = file.diameter if file.diameter is not None else sizes[file.size or ""]
    return Pawn(file.at[0], file.at[1], math.radians(file.angle), diameter, file.shape or "disc")
