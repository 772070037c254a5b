"""The language of card texts: verbs, amounts, conditions, targets and triggers."""

from typing import Literal, TypeAlias, get_args

import msgspec

from flick.effects import effect_records
from flick.effects.effect_records import ONE, CardAmount
from flick.effects.language import (
    CHOOSE,
    MAY,
    ONCE_PER_TURN,
    ChosenWord,
    Condition,
    Counted,
    Language,
    MeantPick,
    NamedQuantity,
    Single,
    Trigger,
    Verb,
)

Colour: TypeAlias = Literal["red", "green", "blue"]
AnyColour: TypeAlias = Literal["red", "green", "blue", "white"]
ChallengeType: TypeAlias = Literal["combat", "obstacle", "puzzle", "trap"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
"""The colours might, finesse and wisdom (KIN-34). Black, the colour of the Master, is none of them (KIN-39)."""
TYPES: tuple[ChallengeType, ...] = get_args(ChallengeType)
"""The types of challenges, which have no effect of their own (KIN-51, KIN-52)."""

Who: TypeAlias = Literal["you", "another_seeker", "each_seeker"]
Pick: TypeAlias = Literal["target", "this", "other", "any", "each_other", "master"]


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which challenges a text is about (KIN-C47): those that have the given colour, type and name."""

    pick: Pick
    colour: Colour | Literal[""] = ""
    type: ChallengeType | Literal[""] = ""
    name: str = ""


class KinfirePart(effect_records.TextPart, frozen=True, cache_hash=True):
    """One part of a text. ``about`` is the colour of a vulnerability, what a limit is of, or what is attached."""

    branches: tuple[tuple["KinfirePart", ...], ...] = ()
    amount: CardAmount = ONE
    target: Target | None = None
    source: Target | None = None
    who: Who = "you"
    about: str = ""


Parts: TypeAlias = tuple[KinfirePart, ...]

EACH = Counted(shared=True)
SIGNED = Counted(signed=True, shared=True)
PEOPLE = {"who": ChosenWord(("another_seeker", "each_seeker"), "who", around="who")}
"""Whom a part is about, where it is not the active Seeker (KIN-C48)."""
TO = {"to": MeantPick(Target)}
FROM = {"from": MeantPick(Target, family="of")}

VERBS = (
    *(Verb(name, EACH) for name in ("descend", "climb", "heal", "damage", "suffer_fatigue")),
    *(Verb(name, EACH, beside=PEOPLE) for name in ("draw", "discard")),
    Verb("recover", Counted(), beside=PEOPLE),
    Verb("charge_lantern", Single(), beside=PEOPLE),
    Verb("brave_fatigue", Single()),
    Verb("bonus", SIGNED, "either"),
    Verb("reroll", Single(), "either"),
    Verb("defeat", Single(), "either"),
    Verb("add_progress", Counted(), beside=TO, needs=("to",)),
    Verb("remove_progress", Counted(), beside=FROM, needs=("from",)),
    Verb("move_progress", Counted(), beside={**TO, "from": MeantPick(Target, "source", "of")}, needs=("to", "from")),
    Verb("discard_challenge", MeantPick(Target)),
    Verb("attach", ChosenWord(("top", "this"))),
    Verb("prevent", Counted()),
    Verb("turn_up", Counted()),
    Verb("difficulty", SIGNED, "while", beside={"on": MeantPick(Target, family="of")}, needs=("on",)),
    Verb("limit", Counted(), "while", beside={"of": ChosenWord(("boosts", "skill_dice"))}, needs=("of",)),
    *(Verb(name, SIGNED, "while") for name in ("hand_size", "action_value", "damage_plus")),
    Verb("cap", Counted(), "while", is_conditional=False),
    Verb("vulnerable", ChosenWord(COLOURS), "while", is_conditional=False),
    *(CHOOSE, MAY, ONCE_PER_TURN),
)
"""The verbs of KIN-C26 to KIN-C45, with the icons of KIN-108 and KIN-R08 among them."""

QUANTITIES = (
    NamedQuantity("missing"),
    NamedQuantity("copies", counts="card", others="other-copies"),
    NamedQuantity("attached"),
    NamedQuantity("fatigue"),
    NamedQuantity("gauntlet_up"),
    NamedQuantity("gauntlet_down"),
    NamedQuantity("progress", words=("this",)),
    NamedQuantity("placed", alone="as-much"),
)
"""The named quantities (KIN-C46)."""

CONDITIONS = (
    Condition("type", "=", TYPES),
    Condition("colour", "=", COLOURS),
    *(Condition(name) for name in ("light", "darkness", "charged")),
    Condition("seekers", "="),
    Condition("hp", "<="),
    Condition("copies", ">=", counts="card"),
    *(Condition(name, ">=") for name in ("boosts", "attached", "fatigue", "gauntlet_up", "gauntlet_down")),
    Condition("icon", "()"),
)
"""The terms of conditions (KIN-C49)."""

MOMENTS = (
    *("on_interact", "on_enter", "on_light", "on_darkness", "on_placed", "on_any_fail", "on_turn_start", "on_turn_end"),
    *("reward", "penalty", "on_action"),
)
"""Triggers at which something happens; ``reward`` is ``on_complete`` and ``penalty`` ``on_fail`` (KIN-C14 to C25)."""
TRIGGERS = (
    Trigger("while_in_play", is_lasting=True),
    Trigger("passive", is_lasting=True),
    Trigger("on_attempt", is_lasting=True),
    Trigger("while_face_down", is_lasting=True, message="text-back"),
    *(Trigger(name) for name in MOMENTS),
)

LANGUAGE = Language(KinfirePart, VERBS, QUANTITIES, CONDITIONS, TRIGGERS)
