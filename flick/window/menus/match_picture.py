"""What a kept match looks like: its table as it lies, or the cover of its game."""

from flick.window.menus import covers
from flick.window.menus.framed_theatre import Theatre
from flick.window.menus.page import Page
from flick.window.menus.shelf import MatchGlance
from flick.window.menus.table_picture_part import TablePicturePart
from flick.window.widgets.special_layouts import Shaped

COVER = 5 / 8
"""Height of a cover in parts of its width."""


def match_picture(page: Page, game: str, glance: MatchGlance | None) -> Shaped | None:
    """The picture of a match; nothing before anybody has looked into it, or where the game has neither."""
    if glance is None or glance.board is None:
        return None
    arena = glance.board.arena
    if arena is None:
        return Shaped(lambda rect: Theatre(page, rect, game), COVER) if covers.exists(game) else None
    start = glance.start.pawns if glance.start else {}
    flat = arena.table.height / arena.table.width
    return Shaped(lambda rect: TablePicturePart(page, rect, arena, start=start), flat)
