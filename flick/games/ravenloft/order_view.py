"""Shows who acts when, where heroes act by initiative before the dungeon does (5.7)."""

from collections.abc import Iterator

import msgspec

from flick.games.ravenloft.rounds import villains_in_order
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.zones import ORDER
from flick.table.board import Piece, Zone

DUNGEON = ("encounter", "activate", "end")
"""The stages of the villain phase for all heroes."""


def order_zone(state: RavenloftState) -> Iterator[Zone]:
    """The heroes in the dungeon, the villains where several have an order, and the rest of the villain phase, each
    marked with its part in this round. Nothing where turns go clockwise (RAV-GEN-01 to RAV-GEN-04, RAV-GEN-16 to
    RAV-GEN-19)."""
    order = state.rounds.heroes
    if not order:
        return
    heroes = [seat for seat in order if not state.heroes[seat].escaped and not state.heroes[seat].dead]
    villains = villains_in_order(state)
    villains = villains if len(villains) > 1 else []
    if state.stage in DUNGEON:
        acting = len(heroes) + _villain(state, villains)
    else:
        due = order[state.turn % len(order) :]
        acting = next((index for index, seat in enumerate(heroes) if seat in due), len(heroes))
    pieces = [Piece(f"order-{name}", name) for name in (state.heroes[seat].id for seat in heroes)]
    pieces += [Piece(f"order-{name}", name) for name in villains]
    pieces.append(Piece("order-dungeon", "monsters-and-traps" if villains else "villain-phase"))
    yield Zone(ORDER, "track", tuple(_marked(pieces, acting)))


def _villain(state: RavenloftState, villains: list[str]) -> int:
    """The index of the villain that acts or is due; their number when all have acted."""
    done = [name for name in state.rounds.acted if name != state.acting.figure]
    return next((index for index, name in enumerate(villains) if name not in done), len(villains))


def _marked(pieces: list[Piece], acting: int) -> Iterator[Piece]:
    """The pieces marked as acting, next, or done in this round."""
    for index, piece in enumerate(pieces):
        if index == acting:
            mark = "active"
        elif index == (acting + 1) % len(pieces):
            mark = "next"
        else:
            mark = "acted" if index < acting else ""
        yield msgspec.structs.replace(piece, marks=(mark,)) if mark else piece
