"""The vocabulary of card texts: parts, amounts, conditions and targets as records (section 5.3)."""

from typing import Literal, TypeAlias, get_args

import msgspec

Colour: TypeAlias = Literal["red", "green", "blue"]
AnyColour: TypeAlias = Literal["red", "green", "blue", "white"]
ChallengeType: TypeAlias = Literal["combat", "obstacle", "puzzle", "trap"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""Might, finesse and wisdom (KIN-34). Black, the colour of the Master, is none of them (KIN-39)."""
TYPES: tuple[ChallengeType, ...] = get_args(ChallengeType)
"""They do nothing by themselves (KIN-51, KIN-52)."""

Who: TypeAlias = Literal["you", "another_seeker", "each_seeker"]
Pick: TypeAlias = Literal["target", "this", "other", "any", "each_other", "master"]
PICKS: tuple[Pick, ...] = get_args(Pick)

COUNTED = (
    *("descend", "climb", "draw", "discard", "heal", "damage", "suffer_fatigue", "bonus", "add_progress"),
    *("remove_progress", "move_progress", "difficulty", "cap", "prevent", "recover", "limit", "hand_size"),
    *("action_value", "damage_plus", "turn_up"),
)
"""Verbs whose value is an amount (KIN-C26 to KIN-C42); the icons of KIN-108 and KIN-R08 are among them."""
SINGLE = ("brave_fatigue", "charge_lantern", "reroll", "defeat")
"""Verbs that are always 1."""
NESTED = ("choose", "may", "once_per_turn")
"""Verbs whose value is other parts (KIN-C44, KIN-C45, KIN-C49)."""
VERBS = (*COUNTED, *SINGLE, *NESTED, "discard_challenge", "attach", "vulnerable")

LASTING = ("difficulty", "cap", "limit", "hand_size", "action_value", "damage_plus", "vulnerable")
"""Verbs that can only be in force for a time."""
STANDING = (*LASTING, "bonus", "reroll", "defeat")
"""Verbs that can be in force for a time; all others happen at a moment."""

MODIFIERS = {
    **dict.fromkeys(VERBS, ("if",)),
    "add_progress": ("if", "to"),
    "remove_progress": ("if", "from"),
    "move_progress": ("if", "from", "to"),
    "difficulty": ("if", "on"),
    "limit": ("if", "of"),
    **dict.fromkeys(("cap", "vulnerable"), ()),
    **dict.fromkeys(("draw", "discard", "charge_lantern", "recover"), ("if", "who")),
}
"""What may stand beside each verb."""

QUANTITIES = (*("missing", "copies", "attached", "fatigue", "gauntlet_up", "gauntlet_down", "progress", "placed"),)
"""Names of amounts (KIN-C46); ``copies`` names a card in brackets."""


class Amount(msgspec.Struct, frozen=True):
    """``times`` a quantity plus a number; half of that, rounded down, where it says so."""

    plus: int = 0
    times: int = 0
    name: str = ""
    card: str = ""
    half: bool = False

    @property
    def is_plain(self) -> bool:
        """Whether it is just a number."""
        return not self.name


class Term(msgspec.Struct, frozen=True):
    """One condition: ``name`` compared with ``number`` or ``word``; ``card`` whose copies are counted."""

    name: str
    number: int = 0
    word: str = ""
    card: str = ""
    negated: bool = False


class Target(msgspec.Struct, frozen=True):
    """Which challenges are meant (KIN-C47), as far as they have that colour, type and name."""

    pick: Pick
    colour: str = ""
    type: str = ""
    name: str = ""


class Part(msgspec.Struct, frozen=True, cache_hash=True):
    """One part of a text. ``about`` is the colour of a vulnerability, what a limit is of, or what is attached;
    ``key`` is its place in the content, for what happens once per turn."""

    verb: str
    key: str
    amount: Amount = Amount(1)
    terms: tuple[Term, ...] = ()
    target: Target | None = None
    source: Target | None = None
    who: Who = "you"
    about: str = ""
    branches: tuple[tuple["Part", ...], ...] = ()


Parts: TypeAlias = tuple[Part, ...]


def by_verb(parts: Parts) -> dict[str, Parts]:
    """Parts that are in force for a time, by verb; what may happen, or once per turn, is in force like any other."""
    found: dict[str, Parts] = {}
    for part in parts:
        if part.branches:
            for verb, inner in by_verb(part.branches[0]).items():
                more = tuple(msgspec.structs.replace(one, terms=(*part.terms, *one.terms)) for one in inner)
                found[verb] = (*found.get(verb, ()), *more)
        else:
            found[part.verb] = (*found.get(part.verb, ()), part)
    return found
