"""What the layout of a game says of the pieces in its arena: what their marks look like, and what events have done to
them, in play and in replays alike."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from flick.table.board import Board
from flick.table.naming import signed
from flick.table.rules import Event
from flick.window.arena.piece_marks import Special
from flick.window.board.layout_file import EffectOf, MarkSign

if TYPE_CHECKING:
    from flick.window.arena.arena_part import ArenaPart


def show_arena(arena: "ArenaPart", board: Board, signs: Mapping[str, MarkSign]) -> None:
    """Show everything in the arena as it lies on a board, with what is seen of its marks."""
    if board.arena is not None:
        pieces = [piece for zone in board.zones if zone.kind == "arena" for piece in zone.pieces]
        arena.show(board.arena, {piece.id: _special(piece.marks, signs) for piece in pieces})


def _special(marks: tuple[str, ...], signs: Mapping[str, MarkSign]) -> Special:
    seen = [signs[mark] for mark in marks if mark in signs]
    badge = next((sign.icon for sign in seen if sign.icon), "")
    return Special(any(sign.alive for sign in seen), any(sign.target for sign in seen), badge, marks)


def show_over(arena: "ArenaPart", effect: EffectOf, event: Event) -> None:
    """Show an effect over the pieces that the event names, with the number that is shared among them."""
    names = [name for fact in effect.pawns if isinstance(name := event.facts.get(fact), str)]
    much = event.facts.get(effect.number)
    share = int(much) // max(1, len(names)) if isinstance(much, int) else None
    number = "" if share is None else signed(share if effect.gains else -share)
    arena.sign(effect.sign, names, [number] * len(names))
