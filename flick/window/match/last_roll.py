"""The flick that was seen last: nothing that is shown after it may be older."""

from typing import NamedTuple

import msgspec

from flick.arena.layout import Layout
from flick.arena.outcome import Outcome
from flick.table.board import Board


class LastRoll(NamedTuple):
    """How everything lay before it, and what came of it."""

    before: Layout
    outcome: Outcome

    def newest(self, board: Board) -> Board:
        """The board as it is, but for pieces that still lie there as before the flick: they lie where it was seen to
        leave them, and those that left the table are gone until the rules put them back."""
        zones = tuple(
            msgspec.structs.replace(zone, layout=self._newest(zone.layout)) if zone.kind == "arena" else zone
            for zone in board.zones
        )
        return msgspec.structs.replace(board, zones=zones)

    def _newest(self, layout: Layout) -> Layout:
        rest, before = self.outcome.rest, self.before.pawns
        old = [name for name, pawn in layout.pawns.items() if before.get(name) == pawn]
        gone = [name for name in old if name not in rest]
        moved = {name: rest[name] for name in old if name in rest and rest[name] != before[name].pose}
        return layout.with_poses(moved).without(*gone) if moved or gone else layout
