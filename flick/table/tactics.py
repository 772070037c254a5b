"""Somebody who acts by a list, and does the first thing on it whose condition holds: the ``layout`` of a zone, whose
first piece is the card of whoever acts."""

import msgspec

from flick.table.board import Zone
from flick.table.sayings import Say


class TacticsLine(msgspec.Struct, frozen=True):
    """A condition that was looked at and what that has come to, in words: why it fails, or what is done because it
    holds."""

    say: Say
    holds: bool


class Tactics(msgspec.Struct, frozen=True):
    """All that were looked at, in their order: only the last one can hold, and what stands below it in the list is not
    asked any more. ``title`` is who acts."""

    title: Say
    lines: tuple[TacticsLine, ...]


def tactics_of(zone: Zone) -> Tactics | None:
    """How somebody acts in a zone that tells of it, while they do."""
    return zone.layout if isinstance(zone.layout, Tactics) else None
