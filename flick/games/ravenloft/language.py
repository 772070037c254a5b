"""The language of cards: verbs, targets and timings of their texts, and the tactics of monsters."""

from collections.abc import Sequence
from functools import partial
from typing import Literal, TypeAlias, get_args

from flick.effects import effect_records
from flick.effects.effect_records import ONE, CardAmount
from flick.effects.language import (
    ChosenWord,
    Condition,
    Counted,
    Language,
    NamedQuantity,
    Nested,
    Single,
    Trigger,
    Verb,
    WrittenForm,
    hyphened,
)
from flick.games.ravenloft.whom import TELLING, Whom, read_whom, tell_whom
from flick.table.sayings import Refused, Say, say

Ailment: TypeAlias = Literal["slowed", "immobilized", "dazed", "poisoned"]
AILMENTS: tuple[Ailment, ...] = get_args(Ailment)
"""The four conditions that a hero can have (RAV-64 to RAV-74)."""
Stat: TypeAlias = Literal["ac", "atk", "dmg", "spd", "sv", "disarm", "traps", "suffered", "healing"]
STATS: tuple[Stat, ...] = get_args(Stat)
"""The numbers that ``mod`` changes: AC, attack rolls, damage dealt, Speed, surge value, disarm and unlock rolls, disarm
rolls alone (RAV-QA-01), damage suffered by each hit, HP regained by each healing."""
Deck: TypeAlias = Literal["monster", "encounter", "treasure", "tiles"]
DECKS: tuple[Deck, ...] = get_args(Deck)
Site: TypeAlias = Literal["own", "here", "within_1", "within_2", "farthest", "start", "closest_edge"]
SITES: tuple[Site, ...] = get_args(Site)
"""The tiles that texts mean: that of the active hero, that of the Trap or Hazard, one within 1 or 2 tiles, the
farthest, the Start tile, the closest one with an unexplored edge."""
SPANS = ("phase", "turn", "once")
"""How long a change lasts: until the end of this hero phase, until the start of the owner's next turn, or for the next
roll."""
NOTHING = CardAmount(0)


def read_word(words: Sequence[str], text: str) -> str:
    """A word of a text, which must be one of ``words``."""
    if text not in words:
        raise Refused(say("expected-one-of", choices=", ".join(words)))
    return text


class RavenloftPart(effect_records.TextPart, frozen=True, cache_hash=True):
    """One part of a text. ``target`` is who is meant, ``amount`` a number of damage, HP, squares, tiles or cards,
    ``bonus`` that of an attack, ``miss`` the damage of one that misses. ``about`` is a word: a condition, a deck, a
    card; ``stat`` is the number that ``mod`` changes, ``site`` a tile, ``keep`` how many drawn cards count."""

    branches: tuple[tuple["RavenloftPart", ...], ...] = ()
    amount: CardAmount = ONE
    target: Whom | None = None
    bonus: CardAmount = NOTHING
    miss: CardAmount = NOTHING
    about: str = ""
    stat: str = ""
    site: str = ""
    keep: CardAmount = NOTHING

    @property
    def whom(self) -> Whom:
        """The target of a part whose verb has one."""
        assert self.target is not None
        return self.target

    @property
    def hit(self) -> "Parts":
        """The parts that follow a hit of an attack."""
        return self.branches[0]

    @property
    def after(self) -> "Parts":
        """The parts that follow all rolls of an attack."""
        return self.branches[1]


Parts: TypeAlias = tuple[RavenloftPart, ...]

WHOM = WrittenForm(read_whom, tell_whom, "target", messages=TELLING)
TO = {"to": WHOM}
HIT = {"hit": Nested(fact="hit", message="outcome-hit"), "after": Nested(fact="after", message="outcome-after")}
BONUS = Counted("bonus", fact="bonus")
ROLLED = {"damage": Counted(), "miss": Counted("miss", fact="miss"), **HIT}
OTHERWISE = {"otherwise": Nested(fact="otherwise", message="outcome-otherwise")}


def _named(words: Sequence[str], family: str, field: str) -> WrittenForm:
    """The form of a word that is told by a message of its family: a tile, a deck, the cards of a deck."""

    def tell(word: str) -> Say:
        return Say(f"{family}-{hyphened(word)}")

    return WrittenForm(partial(read_word, words), tell, field, messages=[tell(word).id for word in words])


AT = {"at": _named(SITES, "site", "site")}

ATTACKED = (
    Verb("dmg", Counted(), beside=TO, needs=("to",)),
    Verb("heal", Counted(), beside=TO, needs=("to",)),
    Verb("cond", ChosenWord(AILMENTS), beside=TO, needs=("to",)),
)
"""The verbs that can follow attacks of monsters as well as of heroes."""

VERBS = (
    Verb("atk", WHOM, beside={"bonus": BONUS, **ROLLED}, needs=("bonus", "damage")),
    *ATTACKED,
    Verb("clear", ChosenWord(("all", *AILMENTS)), beside=TO, needs=("to",)),
    Verb("stun", WHOM),
    Verb("step", Counted()),
    *(Verb(name, Counted(), beside=TO, needs=("to",)) for name in ("push", "pull")),
    Verb("tele", WHOM, beside=AT, needs=("at",)),
    Verb("swap", WHOM, beside={"then": Nested(message="outcome-and")}),
    Verb("mon", Counted(), beside=AT, needs=("at",)),
    *(Verb(name, ChosenWord(("closest_edge",), "site")) for name in ("tile", "tile_and_mon")),
    Verb(
        "draw",
        Counted(),
        beside={"from": _named(DECKS, "deck", "about"), "keep": Counted("keep", fact="keep")},
        needs=("from",),
    ),
    Verb("draw_another", _named(DECKS, "deck", "about")),
    Verb("look", Counted(), beside={"at": _named(DECKS, "cards", "about")}, needs=("at",)),
    Verb("flip", Counted(), beside=TO, needs=("to",)),
    Verb("exhaust", ChosenWord(("daily", "utility")), beside=OTHERWISE),
    Verb(
        "mod",
        Counted(signed=True),
        "while",
        beside={"stat": ChosenWord(STATS, "stat"), **TO},
        needs=("stat", "to"),
        spans=SPANS,
    ),
    Verb("reroll", ChosenWord(("d20", "tools"))),
    *(Verb(name, Single()) for name in ("redirect", "ignore")),
    Verb("surge", Counted(signed=True)),
    Verb("level", WHOM),
    Verb("extra", ChosenWord(("move_or_attack",))),
    Verb("token", ChosenWord(("glyph",)), beside=AT, needs=("at",)),
    Verb("clock", Counted()),
    Verb("act", WHOM, beside=OTHERWISE),
    Verb("advance", Counted(), beside=TO, needs=("to",), message="part-monsters-advance"),
    Verb("compel", ChosenWord(("at_will",)), beside=TO, needs=("to",)),
    Verb("discard", ChosenWord(("this", "token", "item", "hazard", "environment_or_curse")), beside=OTHERWISE),
    Verb(
        "roll",
        Counted(),
        beside={"then": Nested(), "else": Nested(fact="else", message="outcome-else")},
        needs=("then",),
    ),
    Verb("forbid", ChosenWord(("daily",)), "while"),
    *(Verb(name, Counted(), "while") for name in ("reach", "entry_cost", "shorten", "cancel_cost")),
    Verb("spare_daily", Single(), "while"),
)
"""The verbs of all texts. Those with "while" are in force for a time, the others happen at a moment."""

QUANTITIES = (NamedQuantity("sv", alone="as-surge-value"), NamedQuantity("speed", alone="as-speed"))
"""The surge value of the hero who is healed, and the Speed of the hero who moves."""

CONDITIONS = (*(Condition(name) for name in ("adjacent_target", "flanked", "here", "hero_here", "moved", "attacked")),)
"""The target of the attack is adjacent; another hero is adjacent to it; the hero stands on the tile of the Hazard;
another hero stands on the hero's tile; the hero has moved, or attacked, in this hero phase."""

REACTIONS = ("react_hit", "react_tools", "react_treasure", "react_roll", "react_condition")
"""The events that can be answered: an adjacent hero is hit, the hero rolls to disarm or unlock, draws a treasure, rolls
a d20, gets a condition."""

TRIGGERS = (
    *(Trigger(name) for name in ("attack", "free", *REACTIONS)),
    *(Trigger(name) for name in ("play", "use", "use_attack", "use_roll")),
    *(Trigger(name, is_lasting=True) for name in ("always", "carry", "in_play")),
    *(Trigger(name) for name in ("drawn", "activate", "entered", "phase_end", "after_phase", "turn_end", "on_defeat")),
    Trigger("reward"),
)
"""When a text is carried out. ``use`` spends an Item, ``use_attack`` spends it as an attack, ``use_roll`` after
an own d20; ``in_play`` lasts while the card lies there; ``entered`` comes when a monster has entered the tile of the
token; ``phase_end`` comes before and ``after_phase`` after conditions are removed (RAV-RUL-44); ``on_defeat`` comes
when the owner has defeated a monster."""

LANGUAGE = Language(RavenloftPart, VERBS, QUANTITIES, CONDITIONS, TRIGGERS)

BLOWS = ("strike", "charge", "shoot", "sweep")
"""The verbs of tactics that attack."""
STEPS = (
    *(Verb(name, BONUS, beside=ROLLED, needs=("damage",)) for name in BLOWS),
    Verb("advance", Counted()),
    *(Verb(name, Single()) for name in ("scout", "call", "hold")),
)
"""The verbs of tactics."""
CLAUSES = ("adj", "t0", "t1", "t2", "edge")
"""The conditions of clauses; a clause without one is ``else``."""

TACTICS = Language(RavenloftPart, (*STEPS, *ATTACKED), (), [Condition(name) for name in CLAUSES], [Trigger("tactics")])
"""The language of tactics: the first clause whose condition holds is carried out, and no other."""


def clause_of(part: RavenloftPart) -> str:
    """The condition of a clause, ``else`` where it has none."""
    return part.terms[0].name if part.terms else "else"
