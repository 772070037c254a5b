"""The language of cards: triggers, conditions, costs, variables and effects."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from flick.effects import effect_records
from flick.effects.effect_records import ONE, CardAmount
from flick.effects.language import (
    ChosenWord,
    Condition,
    Counted,
    Language,
    NamedQuantity,
    Parameter,
    Single,
    Time,
    Trigger,
    Verb,
    WrittenForm,
)
from flick.games.caveloot.filters import ANY, TALENTS, Filter, read_filter
from flick.games.caveloot.powers import DECKS, NO_POWER, Power, read_power
from flick.games.caveloot.regions import REGIONS
from flick.games.caveloot.wording import tell_filter, tell_power
from flick.table.sayings import Refused, say

Side: TypeAlias = Literal["own", "foe"]
"""Whose power cards are meant, seen from the bearer of the text."""


class Toll(msgspec.Struct, frozen=True):
    """A price in cards that are destroyed: ``n`` cards that fit a filter."""

    count: int
    what: Filter


def read_toll(text: str) -> Toll:
    """Read a price such as ``2 rare artefact``; a single card needs no number."""
    first, _, rest = text.strip().partition(" ")
    if not first.isdecimal():
        return Toll(1, read_filter(text))
    if not 1 <= int(first) <= 9:
        raise Refused(say("expected-toll"))
    return Toll(int(first), read_filter(rest))


class CavelootPart(effect_records.TextPart, frozen=True, cache_hash=True):
    """One part of a text. ``what`` are the cards that are meant, ``expr`` a power, ``about`` a word: a talent, a kind
    of price, a region, a special card. ``deck`` is one of the four, ``side`` whose cards are hit, ``fee`` what
    corrupting costs where it is not the printed price. ``wounds``, ``price`` and ``toll`` are paid before, ``limit`` is
    the span in which it can be used once."""

    branches: tuple[tuple["CavelootPart", ...], ...] = ()
    amount: CardAmount = ONE
    what: Filter = ANY
    expr: Power = NO_POWER
    about: str = ""
    deck: str = ""
    side: Side = "own"
    fee: CardAmount | None = None
    wounds: CardAmount | None = None
    price: CardAmount | None = None
    toll: Toll | None = None
    limit: Literal["", "turn", "fight", "clash"] = ""


Parts: TypeAlias = tuple[CavelootPart, ...]

ONE_CARD = WrittenForm(read_filter, tell_filter, "what")
EACH_CARD = WrittenForm(read_filter, lambda what: tell_filter(what, 0), "what")
OF = {"of": EACH_CARD}
SIDE = {"side": ChosenWord(("own", "foe"), "side")}
DECK = {"deck": ChosenWord(DECKS, "deck")}
TIMES = {"n": Counted()}
TOLL = WrittenForm(read_toll, lambda toll: tell_filter(toll.what, toll.count), "toll", "cost-destroy")
POWER = WrittenForm(read_power, tell_power, "expr")
COSTS: Mapping[str, Parameter] = {
    "lose_vitality": Counted("wounds", fact="wounds", around="cost-vitality"),
    "pay": Counted("price", fact="price", around="cost-gold"),
    "destroy": TOLL,
    "limit": ChosenWord(("turn", "fight", "clash"), "limit", around="limit"),
}
"""What is paid before an effect, and how often it can be used, which every effect can have."""


def _verb(
    name: str,
    value: Parameter,
    time: Time = "moment",
    beside: Mapping[str, Parameter] | None = None,
    needs: tuple[str, ...] = (),
) -> Verb:
    return Verb(name, value, time, beside={**(beside or {}), **COSTS}, needs=needs)


VERBS = (
    _verb("power", POWER, "either"),
    _verb("fairy", Counted(signed=True), "while"),
    _verb("talent", ChosenWord(TALENTS), "while", TIMES),
    _verb("endurance", Counted(signed=True), "while"),
    _verb("vitality", Counted()),
    _verb("strike", Counted()),
    _verb("shield", Counted(), "either"),
    _verb("redraw", Counted(), beside={**SIDE, **DECK}, needs=("side",)),
    _verb("best_of_two", ChosenWord(DECKS, "deck"), "while"),
    _verb("void", Counted(), beside=SIDE, needs=("side",)),
    _verb("double", Counted()),
    _verb("swap", Counted()),
    _verb("multiply", ChosenWord(("hero", "artefact", "grimoire")), beside={"by": Counted()}, needs=("by",)),
    _verb("ready_grimoire", Counted()),
    _verb("silence", Single(), "either"),
    _verb("peek", Counted()),
    _verb("reveal", Counted()),
    _verb("extra_step", Counted()),
    _verb("safe_flee", Single(), "either"),
    _verb("lighten", Counted(), "while", OF, ("of",)),
    _verb("discount", ChosenWord(("recruit", "guild", "corrupt")), "while", {"by": Counted()}, ("by",)),
    _verb("gold", Counted()),
    _verb("value_bonus", Counted(), "while", OF, ("of",)),
    _verb("boost", Counted(), "either", OF, ("of",)),
    _verb("fetch", ONE_CARD),
    _verb("send_back", ONE_CARD),
    _verb("corrupt", EACH_CARD, "while", {"fee": Counted("fee", fact="fee", around="corrupt-fee")}),
    _verb("access", ChosenWord(REGIONS)),
    _verb("gain_special", WrittenForm(str, str, "about")),
    _verb("gain_legendary", Counted()),
    _verb("ban", EACH_CARD, "either"),
)
"""The effects. One that is in force for a while stands at ``passive``, all others at a moment."""

QUANTITIES = (
    NamedQuantity("count", "what", counted_as=EACH_CARD),
    NamedQuantity("hero_vitality"),
    NamedQuantity("foe_vitality"),
    NamedQuantity("clashes"),
    NamedQuantity("regions"),
)
"""The variables: cards that fit, vitality of the active hero and of the opponent, clashes fought so far in this fight,
regions that the player has access to."""

CONDITIONS = (
    *(Condition(f"in_{region}") for region in REGIONS),
    *(Condition(f"foe_is_{kind}") for kind in ("monster", "boss", "renegade")),
    *(Condition(f"has_{talent}") for talent in TALENTS),
    Condition("count", ">=", counts="what", counted_as=EACH_CARD),
    Condition("vitality", "<="),
    Condition("side_losing"),
    Condition("first_clash"),
)

TRIGGERS = (
    Trigger("passive", is_lasting=True),
    *(
        Trigger(name)
        for name in ("on_take", "prepare", "explore", "clash_start", "window", "after_fight", "camp", "on_complete")
    ),
)

LANGUAGE = Language(CavelootPart, VERBS, QUANTITIES, CONDITIONS, TRIGGERS)
