"""Sums up each shot in one line: everything that came of it, in the words of the log and as facts."""

from collections.abc import Sequence

import msgspec

from flick.games.catacombs.cards import CardShot
from flick.games.catacombs.state import name_of_cut
from flick.table.rules import Event, Verdict, sum_up
from flick.table.sayings import Fact, Say, Who, joined, say


def called(pawn: str) -> Fact:
    """The name of a pawn for a sentence: crystals are all alike, and have no number on the table."""
    return say("a-crystal") if name_of_cut(pawn) == "obstacle" else pawn


class Course(msgspec.Struct):
    """What becomes of one shot, from its flick to the last stun; filled in as it happens.

    ``hits`` are the enemies validly hit, ``spoilt`` says of the first other enemy that was touched why it is not hit,
    ``rebound`` whether the first hit came off a crystal (CAT-78), ``again`` whether there was a second flick (CAT-70),
    ``gone`` which pawns left the mat. ``boost`` and ``armour`` are the cards that were discarded; ``bank`` and
    ``stolen`` count the tokens that went to the bank and to the other team.
    """

    seat: int
    active: str
    shot: CardShot
    card: str = ""
    hits: tuple[str, ...] = ()
    spoilt: tuple[str, Verdict] | None = None
    rebound: bool = False
    again: bool = False
    gone: tuple[str, ...] = ()
    boost: str = ""
    armour: str = ""
    bank: int = 0
    stolen: int = 0
    stunned: tuple[str, ...] = ()

    @property
    def struck(self) -> dict[str, Fact]:
        """The enemies that are hit, as facts: ``pawn``, for two also ``other``, and ``pawns`` to be read."""
        if not self.hits:
            return {}
        pair: dict[str, Fact] = dict(zip(("pawn", "other"), self.hits, strict=False))
        return {**pair, "pawns": Say(f"pawns-{len(self.hits)}", pair)}

    @property
    def named(self) -> str:
        """The ID of the shot as a thing."""
        return f"shot-{self.shot.kind}"


def shot_told(course: Course) -> Event:
    """The summary of a shot, after all that came of it."""
    facts: dict[str, Fact] = {
        "who": Who(course.seat),
        "card": course.card,
        "active": course.active,
        "shot": course.named,
        "targeted": course.shot.targeted,
        "again": course.again,
        "off": "crystal" if course.rebound else "wall" if _rule_of_miss(course) == "CAT-77" else "",
        "hits": len(course.hits),
        "tokens": course.bank + course.stolen,
        "bank": course.bank,
        "stolen": course.stolen,
        "boost": course.boost,
        "armour": course.armour,
        "stunned": len(course.stunned),
        "gone": len(course.gone),
        "line": _line(course),
        "brief": joined([_deed(course), *_followed(course, lost=False)]),
    }
    return sum_up("shot-told", _rule(course), **facts, **course.struck)


def _rule(course: Course) -> str:
    """The rule by which the shot wounded, was cancelled, or missed."""
    if course.armour:
        return "CAT-100"
    if len(course.hits) > 1:
        return "CAT-75"
    if course.hits:
        return "CAT-78" if course.rebound else "CAT-73"
    return _rule_of_miss(course)


def _rule_of_miss(course: Course) -> str:
    if course.hits:
        return ""
    if not course.shot.damage:
        return "CAT-57"
    return course.spoilt[1].rule if course.spoilt is not None else "CAT-73"


def _line(course: Course) -> Say:
    """The card, what its shot did, and what followed, sentence by sentence."""
    deed = _deed(course)
    line = say("told-card", card=course.card, deed=deed) if course.card else say("told-stunned-move", deed=deed)
    return joined([line, *_followed(course)])


def _deed(course: Course) -> Say:
    shot: Fact = course.named
    if course.shot.targeted:
        shot = say("shot-targeted", shot=shot)
    if course.hits:
        hit = say("told-off-obstacle", shot=shot) if course.rebound else shot
        return Say("told-hits", {"shot": hit, **course.struck})
    if not course.shot.damage:
        return say("told-moves", pawn=course.active)
    if course.spoilt is not None:
        return say("told-spoilt", shot=shot, why=course.spoilt[1].reason)
    return say("told-nobody", shot=shot)


def _followed(course: Course, *, lost: bool = True) -> Sequence[Say]:
    """The consequences of a shot in their order, with the tokens that were ``lost`` or without them."""
    found: list[Say] = []
    if course.again and course.hits:
        found.append(say("told-again"))
    if course.boost:
        found.append(say("told-boost", card=course.boost))
    if course.armour:
        found.append(say("told-armour", card=course.armour))
    if course.stolen and lost:
        found.append(say("told-stolen", tokens=course.stolen))
    if course.bank and lost:
        found.append(say("told-bank", tokens=course.bank))
    found += [say("told-stunned", pawn=pawn) for pawn in course.stunned]
    found += [say("told-gone", called=called(pawn)) for pawn in course.gone]
    return found
