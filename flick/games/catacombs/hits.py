"""Judges a finished flick: who was hit, and why somebody was not. It reads the outcome and changes nothing."""

from collections.abc import Sequence

import msgspec

from flick.arena.outcome import Contact, Outcome
from flick.table.rules import Verdict
from flick.table.sayings import say

WALL = "wall:"


class Judgement(msgspec.Struct, frozen=True):
    """The enemies that were validly hit, and a verdict on everybody who was touched, both in the order of the first
    touch."""

    hits: tuple[str, ...]
    verdicts: tuple[tuple[str, Verdict], ...]


def judge(outcome: Outcome, damage: int, enemies: Sequence[str], target: str | None = None) -> Judgement:
    """The valid hits of one flick (CAT-R03), each enemy counted once (CAT-R07).

    ``damage`` is the value of the shot, ``target`` the enemy that a targeted shot has named.
    """
    pawn = outcome.pawn
    contacts = outcome.contacts_of(pawn)
    first_wall = wall_time(contacts)
    verdicts: dict[str, Verdict] = {}
    for contact in contacts:
        other = contact.other(pawn) or ""
        if other.startswith(WALL) or (verdicts.get(other)):
            continue
        verdict = _verdict(contact, pawn, other, damage, enemies, target, first_wall)
        if other not in verdicts or verdict:
            verdicts[other] = verdict
    hits = tuple(name for name, verdict in verdicts.items() if verdict)
    return Judgement(hits, tuple(verdicts.items()))


def wall_time(contacts: Sequence[Contact]) -> float | None:
    """The time at which the flicked pawn first touched a wall; ``None`` where it did not. It wounds nobody whom it
    touches later (CAT-77, CAT-R04)."""
    return next((contact.t for contact in contacts if WALL in (contact.a[:5], contact.b[:5])), None)


def rebounds(outcome: Outcome, obstacles: Sequence[str], before: str) -> bool:
    """Whether the pawn touched an obstacle before it touched ``before``: such a hit still counts (CAT-78)."""
    for contact in outcome.contacts_of(outcome.pawn):
        other = contact.other(outcome.pawn)
        if other == before:
            return False
        if other in obstacles:
            return True
    return False


def _verdict(
    contact: Contact,
    pawn: str,
    other: str,
    damage: int,
    enemies: Sequence[str],
    target: str | None,
    first_wall: float | None,
) -> Verdict:
    if other not in enemies:
        own = other.startswith(("sword", "skull"))
        if own:
            return Verdict(False, say("verdict-own-team", pawn=other), "CAT-76")
        return Verdict(False, say("verdict-obstacle"), "CAT-78")
    if damage == 0:
        return Verdict(False, say("verdict-move", pawn=other), "CAT-79")
    if pawn not in contact.moved:
        return Verdict(False, say("verdict-at-rest", pawn=other), "CAT-R03")
    if first_wall is not None and contact.t > first_wall:
        return Verdict(False, say("verdict-wall-first", pawn=other), "CAT-77")
    if target is not None and other != target:
        return Verdict(False, say("verdict-not-target", pawn=other, target=target), "CAT-72")
    return Verdict(True, say("verdict-hit", pawn=other), "CAT-73")
