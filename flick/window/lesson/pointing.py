"""Where in the window the answer of the example is given, when that is not in the arena."""

from pygame import Rect

from flick.table.rules import Choose, Confirm
from flick.window.parts.button import Button
from flick.window.parts.desk import Desk
from flick.window.parts.group import Group
from flick.window.tableau.options import OptionsPart
from flick.window.tableau.pawn_pick import PawnPick
from flick.window.tableau.piece import PiecePart


def found_for(desk: Desk, decision: Choose | Confirm, expected: str) -> Rect | None:
    """What is to be pressed for that answer: a piece that lies somewhere, a pawn of the arena, or a button."""
    if isinstance(decision, Confirm):
        return _deed(desk, 0 if expected == "yes" else 1)
    index = next((k for k, option in enumerate(decision.options) if option.name == expected), None)
    if index is None or desk.modal is not None:
        return None
    piece = decision.options[index].piece
    for part in desk.root.walk():
        if isinstance(part, PiecePart) and part.piece.id == piece and part.on_pick is not None:
            return None if part.absent else part.rect
        if isinstance(part, PawnPick) and part.pawn == piece:
            return part.rect or None
    return _option(desk, index)


def _deed(desk: Desk, index: int) -> Rect | None:
    """A button of the question that lies above everything."""
    asked = desk.modal
    if not isinstance(asked, Group):
        return None
    buttons = [part for part in asked.walk() if isinstance(part, Button)]
    return buttons[index].rect if index < len(buttons) else None


def _option(desk: Desk, index: int) -> Rect | None:
    """A button among those that stand for answers."""
    for part in desk.root.walk():
        if isinstance(part, OptionsPart):
            buttons = [one for one in part.parts if isinstance(one, Button)]
            return buttons[index].rect if index < len(buttons) else None
    return None
