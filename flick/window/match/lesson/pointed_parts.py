"""Where in the window something lies that a lesson points at: the answer of the example, when that is not in the arena,
or what is told about."""

from collections.abc import Iterator, Sequence
from typing import TypeAlias, TypeVar

from pygame import Rect

from flick.table.answers import read
from flick.table.rules import Amount, Choose, ChooseMany, Confirm, Offer
from flick.window.board.answer_buttons import OptionsPart
from flick.window.board.board_view import BoardView
from flick.window.board.card import CardPart
from flick.window.board.choices import amounts
from flick.window.board.holder import ShowsZone
from flick.window.board.map import MapZone
from flick.window.board.offer import OfferPart
from flick.window.board.pawn_pick import PawnPick
from flick.window.board.piece import PiecePart
from flick.window.board.pile import PilePart
from flick.window.board.tally import CountPart
from flick.window.match.lesson.example_pointer import OUT
from flick.window.widgets.button import Button
from flick.window.widgets.desk import Desk

Kind = TypeVar("Kind")
Pointed: TypeAlias = Choose | ChooseMany | Confirm | Amount | Offer
"""What is answered with something that can be pointed at."""


def found_for(desk: Desk, decision: Pointed, expected: str) -> Rect | None:
    """What is to be pressed for that answer: a piece that lies somewhere, a pawn of the arena, a cell, or a button; of
    several answers about a piece that was picked, the button of that one."""
    if isinstance(decision, Confirm):
        return _option(desk, 0 if expected == "yes" else 1)
    if isinstance(decision, Offer):
        return _of_deal(desk, expected)
    if isinstance(decision, Amount):
        number, few = read(decision, expected).value, amounts(decision)
        return _option(desk, few.index(number)) if number in few else None
    if isinstance(decision, ChooseMany):
        return _of_many(desk, decision, expected)
    index = next((k for k, option in enumerate(decision.options) if option.name == expected), None)
    if index is None:
        return None
    piece, place = decision.options[index].piece, decision.options[index].place
    if place is not None and (cell := _cell(desk, place)) is not None:
        return cell
    for part in _parts(desk, PiecePart):
        if part.piece.id == piece and part.on_pick is not None:
            narrowed = _button(desk, index) if part.mark == "chosen" else None
            return narrowed or (None if part.absent else _seen_of(part, desk.window))
    pawn = next((part for part in _parts(desk, PawnPick) if part.pawn == piece), None)
    return pawn.rect or None if pawn is not None else _button(desk, index)


def found_about(desk: Desk, thing: str) -> Rect | None:
    """Where a piece, a zone or a cell lies, by its ID; a piece, alone or in an open pile, before a zone of the same
    name. ``zone:fact`` is where that fact of a zone is counted."""
    zone, _, fact = thing.partition(":")
    if fact:
        return next(
            (part.rect for part in _parts(desk, CountPart) if part.counts(fact, zone) and not part.hidden), None
        )
    piece = next((part for part in _parts(desk, PiecePart) if part.piece.id == thing), None)
    if piece is not None:
        return None if piece.absent else piece.rect
    piles = (part for part in _parts(desk, PilePart) if any(one.id == thing for one in part.zone.pieces))
    if (pile := next(piles, None)) is not None:
        return pile.whole
    zones = (part.where(thing) for part in _parts(desk, ShowsZone))
    held = [_seen_of(part, desk.window) for part in _parts(desk, CardPart) if part.zone == thing]
    return next((rect for rect in zones if rect is not None), None) or _cell(desk, thing) or _all_of(held, desk.window)


def _all_of(rects: Sequence[Rect], window: Rect) -> Rect | None:
    """The room that some rectangles take together, as far as it is seen."""
    return rects[0].unionall(rects[1:]).clip(window) if rects else None


def _cell(desk: Desk, name: str) -> Rect | None:
    """A cell of a map, where it is on the screen."""
    maps = (part for part in _parts(desk, MapZone) if name in part.places)
    boxes = (part.marks.boxes(name) for part in maps)
    return next((found[0] for found in boxes if found), None)


def _of_many(desk: Desk, decision: ChooseMany, expected: str) -> Rect | None:
    """The next of the pieces that are wanted; once they are chosen, the button that answers."""
    wanted = {decision.options[index].piece for index in read(decision, expected).value}
    for part in _parts(desk, PiecePart):
        if part.piece.id in wanted and part.on_pick and part.mark != "chosen":
            return None if part.absent else _seen_of(part, desk.window)
    return _option(desk, -1)


def _of_deal(desk: Desk, expected: str) -> Rect | None:
    """The button that agrees to a deal or refuses it; none where a deal is put together."""
    panel = next(_parts(desk, OfferPart), None)
    if panel is None or expected not in ("yes", "no"):
        return None
    return panel.buttons[0 if expected == "yes" else -1].rect


def _seen_of(part: PiecePart, window: Rect) -> Rect:
    """The piece, or what of it is seen at the left of others that lie on it: so much less that a frame round it does
    not lie on them."""
    beside = list(part.parent.parts) if part.parent is not None else []
    above = [one.rect for one in beside[beside.index(part) + 1 :] if isinstance(one, PiecePart)] if beside else []
    rect = part.rect.clip(window)
    covered = [other.left for other in above if other.left > rect.left and _lies_on(other, rect)]
    if not covered:
        return part.rect
    right = min((left - part.kit.px(OUT) for left in covered), default=rect.right)
    return Rect(rect.left, rect.top, max(1, right - rect.left), rect.height)


def _lies_on(other: Rect, rect: Rect) -> bool:
    """Whether something covers a part of another thing beside its middle, and not only a corner of it."""
    return other.colliderect(rect) and other.top <= rect.centery < other.bottom


def _button(desk: Desk, index: int) -> Rect | None:
    """The button of an option, where it has one."""
    view = next(_parts(desk, BoardView), None)
    return _option(desk, view.asking.named.index(index)) if view is not None and index in view.asking.named else None


def _option(desk: Desk, index: int) -> Rect | None:
    """A button among those that stand for answers."""
    options = next(_parts(desk, OptionsPart), None)
    buttons = [one for one in options.walk() if isinstance(one, Button)] if options is not None else []
    return buttons[index].rect if -1 <= index < len(buttons) and buttons else None


def _parts(desk: Desk, kind: type[Kind]) -> Iterator[Kind]:
    """All parts of a kind that lie on the desk; none while something else is asked above them."""
    if desk.modal is None:
        yield from (part for part in desk.root.walk() if isinstance(part, kind))
