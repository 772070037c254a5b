"""The language of a game's texts, declared once: verbs and what they are given, amounts, conditions, triggers.

Whoever adds a verb adds it here, its function to the game's table of deeds, and its message to the words of every
language; reading, telling, dispatch and checks know it from then on.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Literal, TypeAlias, TypeVar, get_args, get_type_hints

import msgspec

from flick.effects.effect_records import TextPart
from flick.table.sayings import Fact

P = TypeVar("P", bound=TextPart)

Time: TypeAlias = Literal["moment", "while", "either"]
"""Whether a verb happens at a moment, is in force for a while, or can do both."""


class Counted(msgspec.Struct, frozen=True):
    """An amount, told as its ``fact``. A ``signed`` one has its sign. A ``shared`` one can be so much for each card;
    otherwise it is X, and a clause says what X is. With ``around``, where it is given, that message is told around the
    sentence, which it has as ``deed``: a price, say."""

    field: str = "amount"
    signed: bool = False
    shared: bool = False
    fact: str = "n"
    around: str = ""

    def beside(self, what: str) -> str:
        """The fact for its ``sign``, or for what it is for ``each`` of: ``sign``, and ``cost-sign`` for the fact
        ``cost``."""
        return what if self.fact == "n" else f"{self.fact}-{what}"


class ChosenWord(msgspec.Struct, frozen=True):
    """One of some words, told as a fact by the name of its field. With ``around`` it is told by a message of its own
    around the sentence, which it has as ``deed``: ``who-each-seeker`` for the word ``each_seeker``."""

    choices: Sequence[str]
    field: str = "about"
    around: str = ""

    def told_around(self, word: str) -> str:
        """The ID of the message that is put around the sentence of a part with that word."""
        return f"{self.around}-{hyphened(word)}"


class MeantPick(msgspec.Struct, frozen=True):
    """What is meant: a record of the game with a field ``pick`` and filters, written as the word of the pick or as a
    mapping, ``other`` or ``{pick: other, colour: red}``. The game tells it by messages of a ``family``, as languages
    have cases; the fact has the name of the field."""

    kind: type[Any]
    field: str = "target"
    family: str = "target"

    @property
    def picks(self) -> tuple[str, ...]:
        return get_args(get_type_hints(self.kind)["pick"])

    @property
    def messages(self) -> list[str]:
        """One for each pick; what else tells of filters is the game's."""
        return [f"{self.family}-{hyphened(pick)}" for pick in self.picks]


class WrittenForm(msgspec.Struct, frozen=True):
    """A short text in a form of the game's own: a sum with symbols, a filter of cards. ``read`` makes a record of it,
    or raises ``Refused`` with what was expected; ``tell`` says it as a fact by the name of its field, with some of the
    ``messages``. ``around`` is meant as for an amount."""

    read: Callable[[str], Any]
    tell: Callable[[Any], Fact]
    field: str
    around: str = ""
    messages: Sequence[str] = ()


class Single(msgspec.Struct, frozen=True):
    """A parameter that can only be the number 1: what a verb does once."""


class Nested(msgspec.Struct, frozen=True):
    """Another text, or with ``several`` two or more of them; told as its ``fact``. The texts are branches of the part,
    in the order in which a verb declares them; one that is not given is empty. With a ``message`` that is told for it,
    with the text as ``deeds``, where there is one: " Hit: the target is stunned."."""

    several: bool = False
    fact: str = "deeds"
    message: str = ""


Parameter: TypeAlias = Counted | ChosenWord | MeantPick | WrittenForm | Single | Nested


class Verb(msgspec.Struct, frozen=True):
    """``value`` is what stands behind the verb itself, ``beside`` what may stand at other keys, of which it ``needs``
    some. ``message`` tells it; ``is_conditional`` ones can have an ``if``. What is in force for a while can be begun at
    a moment where it says until which of its ``spans`` is over: ``{speed: -1, until: turn}``."""

    name: str
    value: Parameter
    time: Time = "moment"
    beside: Mapping[str, Parameter] = {}
    needs: Sequence[str] = ()
    is_conditional: bool = True
    spans: Sequence[str] = ()
    message: str = ""

    @property
    def told_by(self) -> str:
        return self.message or f"part-{hyphened(self.name)}"

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys that may stand in a mapping of this verb."""
        more = (*(("if",) if self.is_conditional else ()), *(("until",) if self.spans else ()))
        return (self.name, *more, *self.beside)

    @property
    def happens(self) -> bool:
        """Whether a part of this verb can be carried out, rather than only be in force."""
        return self.time != "while" or bool(self.spans)


CHOOSE = Verb("choose", Nested(several=True), message="part-choose")
FIRST = Verb("first", Nested(several=True), message="part-first")
MAY = Verb("may", Nested(), "either", message="part-may")
ONCE_PER_TURN = Verb("once_per_turn", Nested(), "either", message="part-once-per-turn")
"""Verbs that every game can have; ``asking`` has what they do."""


class NamedQuantity(msgspec.Struct, frozen=True):
    """A named amount. ``counts`` names the fact for what stands in brackets behind it, where it counts something, in
    a form of the game's own with ``counted_as``; ``words`` may stand there and change nothing. ``alone`` is the message
    for exactly as much, ``others`` the one for each of what it counts but one."""

    name: str
    counts: str = ""
    counted_as: WrittenForm | None = None
    words: Sequence[str] = ()
    alone: str = ""
    others: str = ""

    @property
    def told_by(self) -> str:
        return f"amount-{hyphened(self.name)}"

    @property
    def each(self) -> str:
        return f"each-{hyphened(self.name)}"


Sign: TypeAlias = Literal["", "=", "<=", ">=", "()"]


class Condition(msgspec.Struct, frozen=True):
    """A term of conditions: a bare word, ``light``; one of ``words``, ``type=trap``; or a number with its sign,
    ``hp<=3``, ``copies(the_maze)>=2`` where it ``counts`` something, in a form of the
    game's own with ``counted_as``; ``icon(3)`` with the sign ``()``."""

    name: str
    sign: Sign = ""
    words: Sequence[str] = ()
    counts: str = ""
    counted_as: WrittenForm | None = None

    @property
    def told_by(self) -> str:
        return f"term-{hyphened(self.name)}"

    @property
    def form(self) -> str:
        """How it is written."""
        named = f"{self.name}({self.counts})" if self.counts else self.name
        if self.sign == "()":
            return f"{named}(n)"
        return named + self.sign + ("|".join(self.words) or "n") if self.sign else named


class Trigger(msgspec.Struct, frozen=True):
    """When a text counts: at a moment, or as long as something lasts (``is_lasting``)."""

    name: str
    is_lasting: bool = False
    message: str = ""

    @property
    def told_by(self) -> str:
        return self.message or f"line-{hyphened(self.name)}"


class Language(Generic[P]):
    """All that texts of one game can say. ``part`` is the record of its parts."""

    def __init__(
        self,
        part: type[P],
        verbs: Sequence[Verb],
        quantities: Sequence[NamedQuantity],
        conditions: Sequence[Condition],
        triggers: Sequence[Trigger],
    ) -> None:
        self.part = part
        self.verbs = {verb.name: verb for verb in verbs}
        self.quantities = {quantity.name: quantity for quantity in quantities}
        self.conditions = {condition.name: condition for condition in conditions}
        self.triggers = {trigger.name: trigger for trigger in triggers}

    @property
    def parameters(self) -> list[Parameter]:
        """All that any verb is given."""
        return [one for verb in self.verbs.values() for one in (verb.value, *verb.beside.values())]

    def messages(self) -> list[str]:
        """The IDs of the messages that tell this language."""
        around = [
            one.told_around(word)
            for one in self.parameters
            if isinstance(one, ChosenWord) and one.around
            for word in one.choices
        ]
        around += [one.around for one in self.parameters if isinstance(one, Counted | WrittenForm) and one.around]
        around += [one.message for one in self.parameters if isinstance(one, Nested) and one.message]
        around += [message for one in self.parameters if isinstance(one, WrittenForm) for message in one.messages]
        spans = [told_until(span) for verb in self.verbs.values() for span in verb.spans]
        aimed = [message for one in self.parameters if isinstance(one, MeantPick) for message in one.messages]
        quantities = [
            message
            for one in self.quantities.values()
            for message in (one.told_by, one.each, one.alone, one.others)
            if message
        ]
        return [
            *(verb.told_by for verb in self.verbs.values()),
            *dict.fromkeys((*around, *spans, *aimed)),
            *quantities,
            *(condition.told_by for condition in self.conditions.values()),
            *(trigger.told_by for trigger in self.triggers.values()),
        ]


def counted_fact(one: NamedQuantity | Condition, of: str) -> dict[str, Fact]:
    """What a quantity or a condition counts, as the fact that its messages have."""
    if not one.counts:
        return {}
    return {one.counts: of if one.counted_as is None else one.counted_as.tell(one.counted_as.read(of))}


def told_until(span: str) -> str:
    """The ID of the message that is put around what is in force until this span is over."""
    return f"until-{hyphened(span)}"


def hyphened(name: str) -> str:
    """A name of the content (``red_sword``) as IDs of messages write it (``red-sword``)."""
    return name.replace("_", "-")
