"""The third tray of a new match. Where there is an arena it shows the table: which one, how it looks with everything at
its start, and how pieces move on it. Else it shows the game: its cover, what it is about, and where else one can go."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from flick.arena.layout import Layout
from flick.window.menus import covers
from flick.window.menus.framed_theatre import Theatre
from flick.window.menus.games_screen import title_of
from flick.window.menus.option_rows import choice_name
from flick.window.menus.page import MARGIN, PAD
from flick.window.menus.table_picture_part import TablePicturePart
from flick.window.widgets import Button, Caption, Tray
from flick.window.widgets.grid_layout import Wrapping
from flick.window.widgets.layout import STRETCH, UNPLACED, Column, Piece, Row, Sized
from flick.window.widgets.select import Select
from flick.window.widgets.special_layouts import ColumnOfSome, Shaped

if TYPE_CHECKING:
    from flick.window.menus.new_match import NewMatchScreen

FACTS = 88
"""Room for at least so much of the facts, in pixels of the design."""
FLATTEST = 0.62
"""The picture is at most so many times as high as wide."""
GAP, COVER = 18, 0.62
"""What lies between the cover of a game and the words below it, and its height in parts of its width."""
GRAVITY = 9810.0
"""mm/s²"""
PACE = 2000.0
"""mm/s: the flick that is told of."""


def table_panel(screen: "NewMatchScreen") -> Tray:
    """Which table, its picture, facts, and what else can be done with it; or why the match cannot begin."""
    kit, layout = screen.kit, screen.layout
    pieces: list[Piece] = [*_choice(screen)]
    if screen.refused is not None:
        pieces.append(Caption(kit, UNPLACED, screen.words(screen.refused.say), "prompt", colour="bad", size=16))
    elif layout is not None:
        pieces += [Sized(_picture(screen, layout), shrinks=True), 20]
        pieces.append(Sized(ColumnOfSome(kit, *_facts(screen, layout)), grow=1e-6, least=FACTS - 20))
        pieces += [14, Sized(_buttons(screen), size=36)]
    return screen.tray(Column(kit, *pieces, pad=(PAD, 40, PAD)), screen.say("window-table"))


def game_panel(screen: "NewMatchScreen") -> Tray:
    """What the screen offers beside a match stands at its foot once more, in words."""
    kit, game = screen.kit, screen.game
    pieces: list[Piece] = []
    if screen.refused is not None:
        pieces.append(Caption(kit, UNPLACED, screen.words(screen.refused.say), "prompt", colour="bad", size=16))
    else:
        if covers.exists(game.id):
            cover = Shaped(lambda rect: Theatre(screen, rect, game.id), COVER)
            pieces += [Sized(cover, shrinks=True), GAP]
        pieces.append(Caption(kit, UNPLACED, screen.words(f"game-{game.id}-about"), "prompt", size=16))
    ways = [
        Button(kit, UNPLACED, label, go, icon=icon, size=13.5)
        for icon, label, go in (*screen.lessons(), *screen.achievements())
    ]
    if ways:
        pieces += [STRETCH, GAP, Wrapping(kit, ways, gap=(12, 8))]
    return screen.tray(Column(kit, *pieces, pad=(PAD, 42, PAD)), title_of(screen.app.words, game.id))


def _choice(screen: "NewMatchScreen") -> Iterator[Piece]:
    """The tables among which one is chosen, where there are several."""
    if screen.tables is None:
        return
    chosen = screen.tables.chosen(screen.draft.options)
    tables = list(screen.tables.named.choices)
    tables = tables if chosen in tables else [*tables, chosen]
    names = [choice_name(screen.words, screen.tables.named.name, table) for table in tables]

    def choose(index: int) -> None:
        screen.set_table(tables[index])

    yield Sized(Select(screen.kit, UNPLACED, names, tables.index(chosen), choose), size=38)
    yield 16


def _picture(screen: "NewMatchScreen", layout: Layout) -> Shaped:
    """The table with everything at its start."""
    return Shaped(
        lambda rect: TablePicturePart(screen, rect, layout), min(FLATTEST, layout.table.height / layout.table.width)
    )


def _facts(screen: "NewMatchScreen", layout: Layout) -> Iterator[Piece]:
    """A title and a sentence for each."""
    for title, text in _told(screen, layout):
        name = Caption(screen.kit, UNPLACED, title, "row-title", size=15.5)
        yield Column(screen.kit, name, 1, Caption(screen.kit, UNPLACED, text, "hint", colour="bone.2"), 7)


def _buttons(screen: "NewMatchScreen") -> Row:
    """Its tuner, and a place to try flicks on it, each as wide as its words need."""
    kit, say = screen.kit, screen.say
    tuner = Button(kit, UNPLACED, say("window-to-tuner"), screen.tune, icon="tuner", size=13.5)
    practice = Button(kit, UNPLACED, say("window-try-flicks"), screen.practise, icon="disc", size=13.5)
    return Row(kit, *(Sized(button, grow=button.wish(0)[0]) for button in (tuner, practice)), gap=MARGIN)


def _told(screen: "NewMatchScreen", layout: Layout) -> Iterator[tuple[str, str]]:
    """What is worth knowing of a table."""
    say, physics, table = screen.say, layout.physics, layout.table
    far = PACE * PACE / (2 * physics.mat_friction * GRAVITY)
    yield (
        say("window-table-slides"),
        say("window-table-slides-text", metres=round(far / 1000, 1), friction=physics.mat_friction),
    )
    yield (
        say("window-table-bounces"),
        say(
            "window-table-bounces-text",
            pawn=round(100 * physics.restitution_pawn),
            wall=round(100 * physics.restitution_wall),
            edge=table.edge,
        ),
    )
    sizes = sorted(pawn.diameter for pawn in layout.pawns.values()) or [0.0]
    yield (
        say("window-table-size"),
        say(
            "window-table-size-text",
            width=round(table.width / 10, 1),
            height=round(table.height / 10, 1),
            least=sizes[0],
            most=sizes[-1],
        ),
    )
