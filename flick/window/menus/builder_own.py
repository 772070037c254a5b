"""What somebody has built before: rows to open one of them, as long as nothing new has been begun."""

from typing import TYPE_CHECKING

from flick import kept_drafts
from flick.kept_drafts import KeptDraft
from flick.window.menus.telling import capital
from flick.window.widgets.label import Caption, Overline
from flick.window.widgets.layout import UNPLACED, Column, Piece, Sized
from flick.window.widgets.pick import Pick

if TYPE_CHECKING:
    from flick.window.menus.builder import BuilderScreen

HEADING, ROW, GAP, BELOW = 15, 48, 6, 18
"""Height of the heading, of a row, what is free between two of them, and below a sentence."""


def own_rows(screen: "BuilderScreen") -> Column:
    """The sentence that tells what will stand there, and those that can be used, each with its portrait and what it
    is."""
    kit = screen.kit
    pieces: list[Piece] = [Caption(kit, UNPLACED, screen.say("window-build-first"), "prompt", colour="bone.2", size=16)]
    if kept := kept_drafts.usable(screen.game):
        heading = Overline(kit, UNPLACED, screen.words(screen.builder.own))
        pieces += [BELOW, Sized(heading, size=HEADING), GAP]
        pieces.append(Column(kit, *(Sized(_row(screen, one), size=ROW) for one in kept), gap=GAP))
    return Column(kit, *pieces, pad=(0, 6, 6))


def _row(screen: "BuilderScreen", one: KeptDraft) -> Pick:
    builder = screen.builder
    look = screen.game.card_look(builder.thing(one.record))
    name, told = builder.name(one.record), capital(screen.words(builder.told(one.record)))

    def looks(on: bool) -> None:
        screen.sheet.peek(look if on else None)

    def take() -> None:
        screen.take(one.record, one.path)

    return Pick(screen.kit, UNPLACED, name, told, False, take, look=look, on_look=looks)
