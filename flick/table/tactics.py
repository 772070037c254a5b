"""Tactics: somebody acts by a list and does the first thing on it whose condition holds. ``Tactics`` is the ``layout``
of a zone whose first piece is the card of whoever acts."""

import msgspec

from flick.table.board import Zone
from flick.table.sayings import Say


class TacticsLine(msgspec.Struct, frozen=True):
    """One condition on the list, with its result in words: why it does not hold, or what is done because it holds."""

    say: Say
    holds: bool


class Tactics(msgspec.Struct, frozen=True):
    """The conditions that were examined, in their order. Only the last one can hold; conditions after it are not
    examined any more. ``title`` names whoever acts."""

    title: Say
    lines: tuple[TacticsLine, ...]


def tactics_of(zone: Zone) -> Tactics | None:
    """The tactics that a zone shows while somebody acts by them; ``None`` where it shows none."""
    return zone.layout if isinstance(zone.layout, Tactics) else None
