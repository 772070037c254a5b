"""The targets that a text of a card can name, as a person writes them and as records."""

import re
from typing import Literal, TypeAlias

import msgspec

from flick.table.sayings import Fact, Refused, Say, say

Who: TypeAlias = Literal[
    "enemy",
    "all",
    "self",
    "ally",
    "other",
    "near",
    "allies",
    "neighbours",
    "active",
    "heroes",
    "here",
    "closest",
    "weakest",
    "hunted",
    "pair",
    "both",
    "monsters",
    "target",
    "another",
    "it",
    "this",
    "attacker",
]
"""``enemy`` is one enemy or several within reach; ``all`` is everyone on one tile within reach, or everyone adjacent;
``near`` is the acting hero or an adjacent one; ``neighbours`` is every other adjacent hero. The reach of ``heroes`` is
counted from the active hero's tile, that of ``here`` from the tile of a Trap or Hazard. ``hunted`` is the hero closest
to a monster, ``pair`` the two heroes closest to each other, ``both`` these two once they are known. ``target`` is who
was hit, ``another`` a second enemy, ``it`` who set a text off, ``this`` the monster whose card it is, ``attacker`` the
hero who earned a bonus."""

Reach: TypeAlias = Literal["", "adj", "t0", "t1", "t2", "any", "all"]
"""The reach of a text: adjacent, within 0, 1 or 2 tiles, anywhere, or all there are."""


class Whom(msgspec.Struct, frozen=True):
    """Who is meant within a reach, at most ``count`` of them; ``text`` is how it was written."""

    text: str
    who: Who
    reach: Reach = ""
    count: int = 1

    @property
    def tiles(self) -> int | None:
        """The reach in tiles; ``None`` where it is not counted in tiles."""
        return int(self.reach[1:]) if self.reach[1:].isdecimal() else None


def _forms() -> dict[str, Whom]:
    """Every target by the form in which a person writes it."""
    tiles: tuple[Reach, ...] = ("t0", "t1", "t2")
    found = [
        *(Whom(reach, "enemy", reach) for reach in ("adj", *tiles)),
        *(Whom(f"all {reach}", "all", reach) for reach in ("adj", *tiles)),
        *(Whom(f"ally {reach}", "ally", reach) for reach in ("adj", "any", "t0", "t1")),
        *(Whom(f"other ally {reach}", "other", reach) for reach in ("any", "t0", "t1")),
        Whom("self or ally adj", "near", "adj"),
        *(Whom(f"allies {reach}", "allies", reach) for reach in ("t0", "t1")),
        Whom("allies adj", "neighbours", "adj"),
        *(Whom(f"heroes {reach}", "heroes", reach) for reach in ("t0", "t1", "all")),
        *(Whom(f"here {reach}", "here", reach) for reach in ("t0", "t1")),
        *(Whom(f"monsters {reach}", "monsters", reach) for reach in ("t0", "t1", "all")),
        Whom("another adj", "another", "adj"),
        Whom("closest to monster", "hunted"),
        *(Whom(who, who) for who in ("self", "active", "closest", "weakest", "pair", "both")),
        *(Whom(who, who) for who in ("target", "it", "this", "attacker")),
    ]
    return {one.text: one for one in found}


FORMS = _forms()
"""All written forms except those that begin with a number."""
TELLING = [
    *(f"whom-{text.replace(' ', '-')}" for text, one in FORMS.items() if one.who not in ("self", "active")),
    *(f"whom-so-many-{reach}" for reach in ("t0", "t1", "t2")),
]
"""The messages that tell these forms."""
SO_MANY = re.compile(r"([2-9])x(t[012])")
"""The written form of several targets: ``2xt1`` is up to two different enemies within one tile."""
YOU = ("self", "active")
"""The targets that a sentence calls "you"."""


def read_whom(text: str) -> Whom:
    """Read a target such as ``all t1``; ``Refused`` where there is no such form."""
    plain = " ".join(text.split())
    if counted := SO_MANY.fullmatch(plain):
        reach = FORMS[counted[2]].reach
        return Whom(plain, "enemy", reach, int(counted[1]))
    if plain not in FORMS:
        raise Refused(say("expected-whom", forms=", ".join(("2xt1", *FORMS))))
    return FORMS[plain]


def tell_whom(whom: Whom | None) -> Fact:
    """The words for a target; ``you`` for the hero who reads the card."""
    if whom is None or whom.who in YOU:
        return "you"
    if whom.count > 1:
        return Say(f"whom-so-many-{whom.reach}", {"n": whom.count})
    return Say(f"whom-{whom.text.replace(' ', '-')}")
