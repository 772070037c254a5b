"""The language of cards and traits: verbs, scopes, targets, conditions and triggers."""

from itertools import combinations
from typing import Literal, TypeAlias, get_args

from flick.effects import effect_records
from flick.effects.effect_records import ONE, CardAmount
from flick.effects.language import ChosenWord, Condition, Counted, Language, Nested, Single, Trigger, Verb

Scope: TypeAlias = Literal["pvm", "pvp", "mushroom", "defence"]
SCOPES: tuple[Scope, ...] = get_args(Scope)
"""The scopes of a text: against monsters, heroes, mushrooms and events."""
JOINED = tuple("_".join(some) for count in range(1, len(SCOPES) + 1) for some in combinations(SCOPES, count))
"""All scopes that several joined ones make, such as ``pvm_pvp``."""

Target: TypeAlias = Literal["self", "opponents", "everyone"]


class UrtoPart(effect_records.TextPart, frozen=True, cache_hash=True):
    """One part of a text: ``who`` is meant, the ``scope`` in which it counts, and ``about`` which token or trap it
    is."""

    branches: tuple[tuple["UrtoPart", ...], ...] = ()
    amount: CardAmount = ONE
    who: Target = "self"
    scope: str = ""
    about: str = ""


Parts: TypeAlias = tuple[UrtoPart, ...]

SIGNED = Counted(signed=True)
IN = {"scope": ChosenWord(JOINED, "scope")}
PEOPLE = {"who": ChosenWord(("opponents", "everyone"), "who", around="who")}
"""Whom a part is about, where it is not the hero who draws, plays or owns the card."""

VERBS = (
    *(Verb(name, SIGNED, beside=PEOPLE) for name in ("life", "mana", "renown")),
    Verb("damage", Counted(), beside=PEOPLE),
    Verb("steal_renown", Counted(), beside=PEOPLE),
    *(Verb(name, SIGNED, "while") for name in ("max_mana", "max_life")),
    *(Verb(name, SIGNED, "while", beside=IN, needs=("scope",)) for name in ("attack",)),
    *(Verb(name, Counted(), "while", beside=IN, needs=("scope",)) for name in ("die", "reroll", "shield")),
    *(Verb(name, Counted(), "while") for name in ("weapons", "hide_cost", "sprint_cost", "search_reroll")),
    *(Verb(name, SIGNED, "while") for name in ("rest_life", "rest_mana")),
    Verb("token", ChosenWord(("attack", "defence"))),
    Verb("trap", ChosenWord(("blook", "minus_two"))),
    *(Verb(name, Single()) for name in ("move_mushroom", "step", "slip_back", "lose_turn", "fight_monster")),
    Verb("hide_free", Single()),
    Verb("check", Counted(), beside={"else": Nested(fact="deeds")}, needs=("else",)),
    Verb("pay_mana", Counted(), beside={"for": Nested(fact="deeds")}, needs=("for",)),
    Verb("revive", Counted()),
)
"""What cards and traits can do. What they do to a rest are two verbs, for life and for mana; a pouch that hides for
nothing has a verb of its own. What a verb does stands in ``deeds.DEEDS``, or where what is in force is looked up."""

CONDITIONS = (
    Condition("monster"),
    Condition("attack", ">="),
)
"""The terms in brackets behind a trigger: what has been killed, and how strong it was."""

TRIGGERS = (
    Trigger("always", is_lasting=True),
    *(Trigger(name) for name in ("drawn", "play", "hiding", "won", "kill", "death")),
)
"""The triggers. ``play`` is when the owner wants, ``hiding`` while hiding is paid for, ``won`` is a monster's
reward."""

LANGUAGE = Language(UrtoPart, VERBS, (), CONDITIONS, TRIGGERS)
