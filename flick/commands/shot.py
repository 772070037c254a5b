"""``flick shot``: one flick on a table, without a game."""

import argparse
import math
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flick.commands.common import (
    add_json,
    add_table,
    arena_content,
    arena_errors,
    number,
    print_json,
    table_file,
)
from flick.table.files import why_not
from flick.table.sayings import Refused, say
from flick.table.words import Words

if TYPE_CHECKING:
    from PIL.Image import Image

    from flick.arena.layout import Layout
    from flick.arena.outcome import Outcome

EXAMPLE = "flick shot --table walls --pawn sword-1 --angle -29 --speed 900 --png a.png"
START = "quincunx"


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    add_table(parser, words)
    parser.add_argument("--layout", metavar=words("help-file"), help=words("help-layout"))
    parser.add_argument("--pawn", metavar="ID", required=True, help=words("help-pawn"))
    parser.add_argument("--angle", type=number(words), metavar="DEG", required=True, help=words("help-angle"))
    parser.add_argument("--speed", type=number(words), metavar="MM_S", required=True, help=words("help-speed"))
    parser.add_argument("--spin", type=number(words), metavar="RAD_S", default=0.0, help=words("help-spin"))
    add_json(parser, words)
    parser.add_argument("--png", metavar=words("help-file"), help=words("help-png"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    from flick.arena.flick import simulate
    from flick.arena.shot import aimed

    if chosen.speed < 0:
        raise Refused(say("shot-no-speed", speed=chosen.speed))
    layout = read_layout(chosen.table, chosen.layout)
    with arena_errors():
        shot = aimed(layout, chosen.pawn, math.radians(chosen.angle), chosen.speed, chosen.spin)
        outcome = simulate(layout, shot)
    if chosen.png:
        save_picture(layout, outcome, Path(chosen.png))
    if chosen.json:
        print_json(record(outcome))
    else:
        _tell(outcome, words)
    return 0


def read_layout(table: str | None, layout: str | None) -> "Layout":
    """The layout file, on its own table or on the one that is named; without one, the pawns as a match begins."""
    from flick.arena.layout import LayoutFile, layout_of
    from flick.arena.starts import StartFile, start_layout
    from flick.places import shipped
    from flick.table import content

    pawns, materials = arena_content()
    if layout is not None:
        path = Path(layout)
        file = content.load(path, LayoutFile)
        if table is not None:
            preset = content.load(table_file(table), LayoutFile)
            preset.sizes, preset.pawns = {**preset.sizes, **file.sizes}, file.pawns
            file = preset
        with arena_errors(path):
            return layout_of(file, pawns, materials)
    path = table_file(table or "mat")
    start = content.load(shipped("levels") / "catacombs" / "starts" / f"{START}.yaml", StartFile)
    preset = content.load(path, LayoutFile)
    with arena_errors(path):
        return layout_of(preset, pawns, materials) if preset.pawns else start_layout(preset, start, pawns, materials)


def record(outcome: "Outcome") -> dict[str, Any]:
    """An outcome for other programs; angles in degrees, as in layout files."""
    return {
        "rest": {name: [x, y, round(math.degrees(angle), 6)] for name, (x, y, angle) in outcome.rest.items()},
        "contacts": [{"t": c.t, "a": c.a, "b": c.b, "impulse": c.impulse} for c in outcome.contacts],
        "duration": outcome.duration,
        "left": [departure.pawn for departure in outcome.left],
    }


def save_picture(layout: "Layout", outcome: "Outcome", path: Path) -> None:
    """The table with start, track, contacts and rest."""
    try:
        picture(layout, outcome).save(path, format="PNG")
    except OSError as error:
        raise Refused(say("file-unwritable", file=str(path), why=why_not(error))) from None


def picture(layout: "Layout", outcome: "Outcome | None" = None, width: int = 1280) -> "Image":
    """The table as it is drawn, every piece with the look that its name has in ``looks.yaml``."""
    from flick.arena.picture import LooksFile, draw
    from flick.places import shipped
    from flick.table import content

    looks = content.load(shipped("levels") / "catacombs" / "looks.yaml", LooksFile).of(layout.pawns)
    return draw(layout, outcome, width, looks)


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
