"""A small language, of a camp with food and a fire, for the tests of the room and the manual of the card format."""

from typing import Literal

import msgspec

from flick.effects import effect_records
from flick.effects.dispatch import begins, carry_out_by, holds_by, if_they_like, is_first, one_branch, value_by
from flick.effects.effect_records import ONE, CardAmount, Lasting
from flick.effects.in_force import InForce, TextPlace, Texts
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
    Nested,
    Single,
    Trigger,
    Verb,
)
from flick.effects.reading import Reader
from flick.effects.sentences import Sentences
from flick.table import content
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules, tell
from flick.table.sayings import Say


class Meant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom a part is aimed at."""

    pick: Literal["self", "other", "everyone"]
    trade: Literal["", "cook", "guard"] = ""


class Part(effect_records.TextPart, frozen=True, cache_hash=True):
    """``cost`` is a second amount beside the first."""

    branches: tuple[tuple["Part", ...], ...] = ()
    amount: CardAmount = ONE
    cost: CardAmount = effect_records.CardAmount()
    target: Meant | None = None
    about: str = ""
    who: str = "you"


LANGUAGE = Language(
    Part,
    [
        Verb("eat", Counted(shared=True), beside={"who": ChosenWord(("everybody",), "who", around="who")}),
        Verb("trade", Counted(), beside={"for": Counted("cost", signed=True, fact="cost")}, needs=("for",)),
        Verb("hit", MeantPick(Meant, family="aim"), beside={"damage": Counted()}),
        Verb("put_out", Single()),
        Verb("shelter", Counted(signed=True), "while", spans=("night", "winter")),
        Verb(
            "hunt",
            Counted(),
            beside={"got": Nested(fact="got"), "missed": Nested(fact="missed", message="hunt-missed")},
        ),
        Verb("ban", ChosenWord(("songs", "naps")), "while", is_conditional=False),
        *(CHOOSE, MAY, ONCE_PER_TURN),
    ],
    [NamedQuantity("logs", alone="as-many-logs"), NamedQuantity("friends", counts="trade", others="other-friends")],
    [
        Condition("night"),
        Condition("season", "=", ("summer", "winter")),
        Condition("logs", "<="),
        Condition("friends", ">=", counts="trade"),
        Condition("hunger", "="),
        Condition("scars", "()"),
    ],
    [Trigger("while_in_play", is_lasting=True), Trigger("at_dawn"), Trigger("on_play")],
)


class Camp(msgspec.Struct):
    """A state: what lies on the ground counts for everybody, what you carry for you only."""

    ground: list[str] = []
    carried: list[str] = []
    food: int = 5
    logs: int = 3
    hunger: int = 2
    night: bool = False
    season: str = "summer"
    used: list[str] = []
    lasting: list[Lasting] = []


def parts_of(text: str, lasting: bool = False) -> tuple[Part, ...]:
    """A text as a content file has it."""
    document = content.parse(text, "card.yaml")
    return Reader(LANGUAGE, document).parts((), document.data, lasting)


COUNTS = {
    "logs": lambda state, of, card: state.logs,
    "friends": lambda state, of, card: 4 if of == "cook" else 1,
    "hunger": lambda state, of, card: state.hunger,
    "scars": lambda state, of, card: len(card),
}
value = value_by(LANGUAGE, COUNTS)
holds = holds_by(
    LANGUAGE,
    COUNTS,
    {
        "night": lambda state, term, card: state.night,
        "season": lambda state, term, card: state.season == term.word,
    },
)


def _eat(state: Camp, chance: Chance, card: str, part: Part) -> Rules[None]:
    state.food -= value(state, part.amount, card)
    yield tell("eat", "CAMP-1", card=card, food=state.food)


def _put_out(state: Camp, chance: Chance, card: str, part: Part) -> Rules[None]:
    state.logs = 0
    yield tell("put-out", "CAMP-2", card=card)


def _nothing(state: Camp, chance: Chance, card: str, part: Part) -> Rules[None]:
    return NOTHING_HAPPENS


def _choose(state: Camp, chance: Chance, card: str, part: Part) -> Rules[None]:
    number = yield from one_branch(0, card, part, SENTENCES.deeds, "CAMP-3")
    yield from carry_out(state, chance, card, part.branches[number])


def _may(state: Camp, chance: Chance, card: str, part: Part) -> Rules[None]:
    if (yield from if_they_like(0, card, part, SENTENCES.deeds, "CAMP-4")):
        yield from carry_out(state, chance, card, part.branches[0])


def _once(state: Camp, chance: Chance, card: str, part: Part) -> Rules[None]:
    if is_first(state.used, part):
        yield from carry_out(state, chance, card, part.branches[0])


def _hunt(state: Camp, chance: Chance, card: str, part: Part) -> Rules[None]:
    """By night nothing is got."""
    got, missed = part.branches
    yield from carry_out(state, chance, card, missed if state.night else got)


def lasting(state: Camp) -> list[Lasting]:
    return state.lasting


def settle(state: Camp, chance: Chance) -> Rules[None]:
    if state.food <= 0:
        yield tell("starved", "CAMP-5")


SENTENCES = Sentences(LANGUAGE, lambda found, family: Say(f"{family}-{found.pick}", {"trade": found.trade}))
DEEDS = {
    "eat": _eat,
    "trade": _nothing,
    "hit": _nothing,
    "put_out": _put_out,
    "shelter": begins(lasting),
    "hunt": _hunt,
    "choose": _choose,
    "may": _may,
    "once_per_turn": _once,
}
carry_out = carry_out_by(LANGUAGE, DEEDS, holds, settle)

TENT: Texts[Part] = {"while_in_play": parts_of("[{shelter: 2}, {may: [{ban: songs}]}]", lasting=True)}
CAT: Texts[Part] = {
    "while_in_play": parts_of("[{shelter: -1, if: night}]", lasting=True),
    "at_dawn": parts_of("[{eat: 1}]"),
}
GROUND = TextPlace[Camp, Part](
    "ground",
    lambda state: state.ground,
    lambda: {"tent": TENT, "cat": CAT},
    lasting="while_in_play",
    hears=("at_dawn",),
)
CARRIED = TextPlace[Camp, Part](
    "carried", lambda state: state.carried, lambda: {"cat": CAT}, lasting="while_in_play", everybodys=False
)
BLANKET = parts_of("[{shelter: 1, until: night}, {shelter: 3, until: winter, if: not night}]")
IN_FORCE = InForce([GROUND, CARRIED], lasting, lambda: [BLANKET])
