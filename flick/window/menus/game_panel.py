"""A game without an arena, before a match of it begins: its cover, what it is about, and where else one can go."""

from typing import TYPE_CHECKING

from flick.window.menus import covers
from flick.window.menus.framed_theatre import Theatre
from flick.window.menus.games_screen import title_of
from flick.window.menus.page import PAD
from flick.window.widgets.button import Button
from flick.window.widgets.grid_layout import Wrapping
from flick.window.widgets.label import Caption
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Piece, Sized
from flick.window.widgets.special_layouts import Shaped
from flick.window.widgets.tray import Tray

if TYPE_CHECKING:
    from flick.window.menus.new_match import NewMatchScreen

GAP = 18
SHAPE = 0.62
"""Height of the cover in parts of its width."""


def game_panel(screen: "NewMatchScreen") -> Tray:
    """What the screen offers beside a match stands at its foot once more, in words."""
    kit, game = screen.kit, screen.game
    pieces: list[Piece] = []
    if screen.refused is not None:
        pieces.append(Caption(kit, UNPLACED, screen.words(screen.refused.say), "prompt", colour="bad", size=16))
    else:
        if covers.exists(game.id):
            cover = Shaped(lambda rect: Theatre(kit, rect, screen.studio, game.id), SHAPE)
            pieces += [Sized(cover, shrinks=True), GAP]
        pieces.append(Caption(kit, UNPLACED, screen.words(f"game-{game.id}-about"), "prompt", size=16))
    ways = [
        Button(kit, UNPLACED, label, go, icon=icon, size=13.5)
        for icon, label, go in (*screen.lessons(), *screen.achievements())
    ]
    if ways:
        pieces += [STRETCH, GAP, Wrapping(kit, ways, gap=(12, 8))]
    return screen.tray(Column(kit, *pieces, pad=(PAD, 42, PAD)), title_of(screen.app.words, game.id))
