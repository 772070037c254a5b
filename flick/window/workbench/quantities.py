"""What can be tuned of a table: each quantity with its range, and how it is read and written."""

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple, TypeAlias, get_type_hints

import msgspec
from msgspec import inspect

from flick.arena.layout import SMALLEST, Material, PawnFile, Physics, Table

GroupName: TypeAlias = Literal["table", "cloth", "pawns"]

DIGITS = 4
"""Numbers are kept to so many places."""

SIZES = {
    "very-large": "window-tuner-very-large",
    "large": "window-tuner-large",
    "medium": "window-tuner-medium",
    "small": "window-tuner-small",
    "very-small": "window-tuner-very-small",
}
"""What the size classes are called; one that is not among them goes by its own name."""


class Tuned(msgspec.Struct, frozen=True):
    """A table with every number that can be tuned. ``thickness`` is that of walls that stand free, where there are
    any; diameters are by size class."""

    table: Table
    physics: Physics
    sizes: dict[str, float]
    thickness: float | None = None


class Quantity(NamedTuple):
    """``id`` says where it stands in ``Tuned``: ``table.width``, ``sizes.large``. It may be anything from ``least`` to
    ``most``; a slider goes from ``low`` to ``high`` by ``step``. ``shown`` is how many places are shown at least."""

    id: str
    group: GroupName
    label: str
    unit: Literal["mm", ""]
    least: float
    most: float
    low: float
    high: float
    step: float
    shown: int

    def read(self, tuned: Tuned) -> float:
        """What it is on a table."""
        part, field = self._place
        if part == "sizes":
            return tuned.sizes[field]
        return getattr(getattr(tuned, part), field) if field else getattr(tuned, part)

    def write(self, tuned: Tuned, value: float) -> Tuned:
        """The same table with this in its place, brought into its range."""
        part, field = self._place
        value = round(min(max(value, self.least), self.most), DIGITS)
        whole: object = value
        if part == "sizes":
            whole = {**tuned.sizes, field: value}
        elif field:
            whole = msgspec.structs.replace(getattr(tuned, part), **{field: value})
        return msgspec.structs.replace(tuned, **{part: whole})

    @property
    def _place(self) -> tuple[str, str]:
        part, _, field = self.id.partition(".")
        return part, field


class SliderRange(NamedTuple):
    """Where a slider goes, and how its quantity is called."""

    label: str
    low: float
    high: float
    step: float


TABLE = {
    "width": SliderRange("window-tuner-width", 200, 1500, 5),
    "height": SliderRange("window-tuner-height", 150, 1000, 5),
}
PHYSICS = {
    "mat_friction": SliderRange("window-tuner-mat-friction", 0.05, 0.6, 0.01),
    "restitution_pawn": SliderRange("window-tuner-restitution-pawn", 0, 1, 0.01),
    "restitution_wall": SliderRange("window-tuner-restitution-wall", 0, 1, 0.01),
    "edge_friction_pawn": SliderRange("window-tuner-edge-friction-pawn", 0, 1, 0.01),
    "edge_friction_wall": SliderRange("window-tuner-edge-friction-wall", 0, 1, 0.01),
}
THICKNESS = SliderRange("window-tuner-thickness", 1, 20, 0.5)
DIAMETER = SliderRange("", 8, 60, 0.5)


def quantities(tuned: Tuned) -> list[Quantity]:
    """Everything that can be tuned of that table, in the order in which it is shown."""
    return [*_of_table(tuned), *_of_cloth(), *_of_pawns(tuned)]


def _of_table(tuned: Tuned) -> Iterator[Quantity]:
    for field, slide in TABLE.items():
        yield Quantity(f"table.{field}", "table", slide.label, "mm", *legal(Table, field), *slide[1:], 0)
    if tuned.thickness is not None:
        limits = legal(PawnFile, "diameter")
        yield Quantity("thickness", "table", THICKNESS.label, "mm", *limits, *THICKNESS[1:], 0)


def _of_cloth() -> Iterator[Quantity]:
    for field, slide in PHYSICS.items():
        yield Quantity(f"physics.{field}", "cloth", slide.label, "", *legal(Material, field), *slide[1:], 2)


def _of_pawns(tuned: Tuned) -> Iterator[Quantity]:
    """The largest first, as they lie in the box; sizes of equal diameter in the order of their file."""
    order = [*(name for name in SIZES if name in tuned.sizes), *(name for name in tuned.sizes if name not in SIZES)]
    limits = legal(PawnFile, "diameter")
    for name in order:
        yield Quantity(f"sizes.{name}", "pawns", SIZES.get(name, ""), "mm", *limits, *DIAMETER[1:], 0)


def legal(record: type, field: str) -> tuple[float, float]:
    """The least and the most that a field of a record of ``flick.arena.layout`` may hold. A length that only has to be
    more than nothing is as much as can be simulated."""
    info = inspect.type_info(get_type_hints(record, include_extras=True)[field])
    found = next(one for one in _kinds(info) if isinstance(one, inspect.FloatType))
    assert found.le is not None
    return (SMALLEST if found.ge is None else found.ge), found.le


def _kinds(info: inspect.Type) -> Iterator[inspect.Type]:
    """A type without what is said of it, or each of those that it may be."""
    if isinstance(info, inspect.Metadata):
        yield from _kinds(info.type)
    elif isinstance(info, inspect.UnionType):
        for one in info.types:
            yield from _kinds(one)
    else:
        yield info


def material_of(physics: Physics, materials: Mapping[str, Material]) -> str | None:
    """The material whose numbers these are, all of them."""
    for name, material in materials.items():
        if all(getattr(material, field) == getattr(physics, field) for field in Physics.__struct_fields__):
            return name
    return None


def physics_from(material: Material) -> Physics:
    """The numbers of a material."""
    return Physics(**{field: getattr(material, field) for field in Physics.__struct_fields__})
