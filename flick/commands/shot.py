"""``flick shot`` makes one flick on a table, without a game."""

import argparse
import math
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from flick.clips import save_picture
from flick.commands.common import add_json, add_table, arena_errors, number, print_json
from flick.table.files import read_bytes
from flick.table.patience import worked_on
from flick.table.plain import is_mapping
from flick.table.sayings import Refused, say
from flick.table.words import Words

if TYPE_CHECKING:
    from flick.arena.layout import Layout, LayoutFile
    from flick.arena.outcome import Outcome
    from flick.arena.shot import Shot
    from flick.table.content import Document

EXAMPLE = "flick shot --table walls --pawn sword-1 --angle -29 --speed 900 --png a.png"
LARGEST_FILE = 2_000_000
"""The largest size of a JSON file in bytes."""

T = TypeVar("T")


class FromFile(argparse.Action):
    """The action of an argument that names a file in place of other arguments, which are then no longer needed."""

    def __init__(self, *args: Any, others: list[argparse.Action], **options: Any) -> None:
        super().__init__(*args, **options)
        self._others = others

    def __call__(self, parser: Any, chosen: argparse.Namespace, values: Any, option_string: Any = None) -> None:
        setattr(chosen, self.dest, values)
        for other in self._others:
            other.required = False


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    add_table(parser, words)
    parser.add_argument("--layout", metavar=words("help-file"), help=words("help-layout"))
    own = [
        parser.add_argument("--pawn", metavar="ID", required=True, help=words("help-pawn")),
        parser.add_argument("--angle", type=number(words), metavar="DEG", required=True, help=words("help-angle")),
        parser.add_argument("--speed", type=number(words), metavar="MM_S", required=True, help=words("help-speed")),
        parser.add_argument("--spin", type=number(words), metavar="RAD_S", help=words("help-spin")),
    ]
    parser.add_argument("--shot", action=FromFile, others=own, metavar=words("help-file"), help=words("help-shot-file"))
    add_json(parser, words)
    parser.add_argument("--png", metavar=words("help-file"), help=words("help-png"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    from flick.arena.flick import simulate

    layout = read_layout(chosen.table, chosen.layout)
    with arena_errors(), worked_on(Path(chosen.layout or chosen.table or "")):
        outcome = simulate(layout, _shot(chosen, layout))
    if chosen.png:
        save_picture(layout, outcome, Path(chosen.png))
    if chosen.json:
        print_json(record(outcome))
    else:
        _tell(outcome, words)
    return 0


def _shot(chosen: argparse.Namespace, layout: "Layout") -> "Shot":
    """The shot in a file, or the one that the arguments describe."""
    from flick.arena.shot import aimed

    if chosen.shot is not None:
        if any(given is not None for given in (chosen.pawn, chosen.angle, chosen.speed, chosen.spin)):
            raise Refused(say("shot-file-alone"))
        return read_shot(Path(chosen.shot))
    if chosen.speed < 0:
        raise Refused(say("shot-no-speed", speed=chosen.speed))
    return aimed(layout, chosen.pawn, math.radians(chosen.angle), chosen.speed, chosen.spin or 0.0)


def read_layout(table: str | None, layout: str | None) -> "Layout":
    """The layout in a file, on its own table or on the one that is named; without a file, a table with the pawns of its
    own, or else with those with which a match begins."""
    from flick.arena.layout import LayoutFile, layout_of
    from flick.arena.starts import StartFile, start_layout
    from flick.arenas import arena_in, first_arena, folder_for, sizes_and_materials, table_file
    from flick.table import content

    if layout is not None:
        return _layout_in(Path(layout), table)
    path = table_file(table or arena_in(first_arena().content).table)
    folder = folder_for(path)
    pawns, materials = sizes_and_materials(folder)
    start = content.load(folder / "starts" / f"{arena_in(folder).start}.yaml", StartFile)
    preset = content.load(path, LayoutFile)
    with arena_errors(path):
        return layout_of(preset, pawns, materials) if preset.pawns else start_layout(preset, start, pawns, materials)


def _layout_in(path: Path, table: str | None) -> "Layout":
    """The layout in a file, with its pawns on another table where one is named."""
    from flick.arena.layout import Layout, LayoutFile, check, layout_of
    from flick.arenas import folder_for, sizes_and_materials, table_file
    from flick.table import content

    found = _read_json(path, _layout_record) if path.suffix == ".json" else content.load(path, LayoutFile)
    preset = None if table is None else content.load(table_file(table), LayoutFile)
    known = sizes_and_materials(folder_for(path if table is None else table_file(table)))
    with arena_errors(path):
        if isinstance(found, Layout):
            if preset is not None:
                bare = layout_of(msgspec.structs.replace(preset, pawns={}), *known)
                found = msgspec.structs.replace(bare, pawns=found.pawns)
            check(found)
            return found
        if preset is not None:
            preset.sizes, preset.pawns = {**preset.sizes, **found.sizes}, found.pawns
        return layout_of(preset or found, *known)


def _layout_record(document: "Document") -> "Layout | LayoutFile":
    """The layout in a JSON document, in the form that a person writes or, where its pawns have an x, in that of
    ``write_shot``."""
    from flick.arena.layout import Layout, LayoutFile, Name

    pawns = document.data.get("pawns") if is_mapping(document.data) else None
    if not is_mapping(pawns) or not any(is_mapping(pawn) and "x" in pawn for pawn in pawns.values()):
        return document.convert(LayoutFile)
    layout = document.convert(Layout)
    for part in ("pawns", "walls"):
        if part in document.data:
            document.convert(dict[Name, Any], (part,))
    return layout


def read_shot(path: Path) -> "Shot":
    """A shot in the form that ``write_shot`` writes."""
    from flick.arena.shot import Shot

    return _read_json(path, lambda document: document.convert(Shot))


def _read_json(path: Path, understand: "Callable[[Document], T]") -> T:
    """A record from JSON, whose numbers are exact; an error names the field."""
    from flick.table.content import Document
    from flick.table.json_faults import why_unreadable
    from flick.table.nesting import from_json

    data = read_bytes(path, LARGEST_FILE)
    if len(data) > LARGEST_FILE:
        raise Refused(say("in-file", file=str(path), why=say("content-too-large", most=LARGEST_FILE // 1000)))
    try:
        return understand(Document(str(path), from_json(data), {}))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refused(say("in-file", file=str(path), why=why_unreadable(error))) from None


def record(outcome: "Outcome") -> dict[str, Any]:
    """An outcome as plain data for other programs, with angles in degrees as in layout files."""
    return {
        "rest": {name: [x, y, round(math.degrees(angle), 6)] for name, (x, y, angle) in outcome.rest.items()},
        "contacts": [{"t": c.t, "a": c.a, "b": c.b, "impulse": c.impulse} for c in outcome.contacts],
        "duration": outcome.duration,
        "left": [departure.pawn for departure in outcome.left],
    }


def _tell(outcome: "Outcome", words: Words) -> None:
    print(words("shot-duration", seconds=round(outcome.duration, 3)))
    for contact in outcome.contacts:
        print(
            "  "
            + words("shot-contact", t=round(contact.t, 3), a=contact.a, b=contact.b, impulse=round(contact.impulse))
        )
    for departure in outcome.left:
        print("  " + words("shot-left", pawn=departure.pawn, t=round(departure.t, 3)))
    print(words("shot-rest"))
    for name, (x, y, angle) in outcome.rest.items():
        moved = "*" if name in outcome.track.rows else " "
        print(f"{moved} {name:<12} {x:8.1f} {y:8.1f} mm {math.degrees(angle):8.1f}°")
