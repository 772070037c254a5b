"""The table after the flick that was seen last: nothing that is shown then may be older."""

import msgspec

from flick.arena.layout import Layout
from flick.clips import Rolled
from flick.table.board import Board


def after_roll(board: Board, rolled: Rolled) -> Board:
    """The board as it is, but for pieces that still lie there as before the flick: they lie where it was seen to leave
    them, and those that left the table are gone until the rules put them back."""
    zones = tuple(
        msgspec.structs.replace(zone, layout=_rested(zone.layout, rolled)) if zone.kind == "arena" else zone
        for zone in board.zones
    )
    return msgspec.structs.replace(board, zones=zones)


def _rested(layout: Layout, rolled: Rolled) -> Layout:
    rest, before = rolled.outcome.rest, rolled.before.pawns
    old = [name for name, pawn in layout.pawns.items() if before.get(name) == pawn]
    gone = [name for name in old if name not in rest]
    moved = {name: rest[name] for name in old if name in rest and rest[name] != before[name].pose}
    return layout.with_poses(moved).without(*gone) if moved or gone else layout
