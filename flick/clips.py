"""Exports one flick: as files that ``flick shot`` plays again, as a picture, or as an animation."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from flick.table.files import replacing, why_not
from flick.table.sayings import Refused, say

if TYPE_CHECKING:
    from PIL.Image import Image

    from flick.arena.layout import Layout
    from flick.arena.outcome import Outcome
    from flick.arena.shot import Shot

WIDTH = 1280
"""The width of a picture in pixels."""

FILM_WIDTH = 720
"""The width of an animation in pixels, which is smaller because an animation has many pictures."""

PNG, GIF = b"\x89PNG\r\n\x1a\n", b"GIF8"
"""The first bytes of files with pictures and with animations."""


class Rolled(NamedTuple):
    """A flick that was made: the layout before it, and its outcome."""

    before: "Layout"
    outcome: "Outcome"


def write_shot(folder: Path, layout: "Layout", shot: "Shot") -> list[Path]:
    """Write a layout and a shot as JSON that is exact to the last bit; ``Refused`` where one of the files exists."""
    kept = {folder / "layout.json": layout, folder / "shot.json": shot}
    for path in kept:
        if path.exists():
            raise Refused(say("journal-exists", file=str(path)))
    begun: list[Path] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for path, what in kept.items():
            with path.open("xb") as file:
                begun.append(path)
                file.write(msgspec.json.format(msgspec.json.encode(what), indent=2) + b"\n")
    except OSError as error:
        for path in begun:
            path.unlink(missing_ok=True)
        if isinstance(error, FileExistsError):
            raise Refused(say("journal-exists", file=str(error.filename))) from None
        raise Refused(say("file-unwritable", file=str(folder), why=why_not(error))) from None
    return list(kept)


def save_picture(layout: "Layout", outcome: "Outcome", path: Path) -> None:
    """Save a picture of the table with start, track, contacts and rest of a flick."""
    with replacing(path, PNG) as new:
        picture(layout, outcome).save(new, format="PNG")


def picture(layout: "Layout", outcome: "Outcome | None" = None, width: int = WIDTH) -> "Image":
    """A picture of the table, in which every piece has the look that its name has in ``looks.yaml``."""
    from flick.paint.table_picture import draw

    return draw(layout, outcome, width)


def save_film(flicks: Sequence[Rolled], path: Path) -> None:
    """Save the flicks one after the other as a GIF, at their true speed."""
    from flick.paint.gif import GifFrame, frames, save_gif

    found: list[GifFrame] = []
    for before, outcome in flicks:
        found += frames(before, outcome, FILM_WIDTH)
    with replacing(path, GIF) as new:
        save_gif(found, new)
