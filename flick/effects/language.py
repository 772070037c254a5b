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
    """An amount as a parameter of a verb; sentences have it as the fact ``fact``. A ``signed`` amount is told with its
    sign. A ``shared`` amount may be so much for each card; any other amount that is no number is told by the message
    ``alone`` of its quantity, or becomes X, and a clause says what X is. ``around`` names a message that is put around
    the sentence where the amount is given, such as a price; it has the sentence as ``deed``."""

    field: str = "amount"
    signed: bool = False
    shared: bool = False
    fact: str = "n"
    around: str = ""

    def beside(self, what: str) -> str:
        """The name of the fact for the sign of the amount, or for the ``each`` that it is multiplied by: ``sign``, or
        ``cost-sign`` for the fact ``cost``."""
        return what if self.fact == "n" else f"{self.fact}-{what}"


class ChosenWord(msgspec.Struct, frozen=True):
    """One of several words as a parameter of a verb; sentences have it as a fact with the name of its field. With
    ``around`` it is told by a message of its own around the sentence, which has the sentence as ``deed``:
    ``who-each-seeker`` for the word ``each_seeker``."""

    choices: Sequence[str]
    field: str = "about"
    around: str = ""

    def told_around(self, word: str) -> str:
        """The ID of the message that is put around the sentence of a part with that word."""
        return f"{self.around}-{hyphened(word)}"


class MeantPick(msgspec.Struct, frozen=True):
    """A target as a parameter of a verb: a record of the game with a field ``pick`` and filters. It is written as the
    word of the pick or as a mapping: ``other`` or ``{pick: other, colour: red}``. The game tells it with messages of a
    ``family``, one family for each grammatical case; the fact has the name of the field."""

    kind: type[Any]
    field: str = "target"
    family: str = "target"

    @property
    def picks(self) -> tuple[str, ...]:
        return get_args(get_type_hints(self.kind)["pick"])

    @property
    def messages(self) -> list[str]:
        """The ID of the message for each pick. Messages for filters belong to the game."""
        return [f"{self.family}-{hyphened(pick)}" for pick in self.picks]


class WrittenForm(msgspec.Struct, frozen=True):
    """A short text in a form of the game's own as a parameter of a verb: a sum with symbols, a filter of cards.
    ``read`` makes a record of it, or raises ``Refused`` with what was expected. ``tell`` says it, as a fact with the
    name of its field, with some of ``messages``. ``around`` is as in ``Counted``."""

    read: Callable[[str], Any]
    tell: Callable[[Any], Fact]
    field: str
    around: str = ""
    messages: Sequence[str] = ()


class Single(msgspec.Struct, frozen=True):
    """A parameter that can only be the number 1, for what a verb does once."""


class Nested(msgspec.Struct, frozen=True):
    """Another text as a parameter of a verb, or two or more texts with ``several``; sentences have it as the fact
    ``fact``. The texts are the branches of the part, in the order in which the verb declares them; a text that is not
    given is an empty branch. With ``message``, that message is told for the text where there is one, with the text as
    ``deeds``: " Hit: the target is stunned."."""

    several: bool = False
    fact: str = "deeds"
    message: str = ""


Parameter: TypeAlias = Counted | ChosenWord | MeantPick | WrittenForm | Single | Nested


class Verb(msgspec.Struct, frozen=True):
    """A verb. ``value`` is the parameter behind the verb itself; ``beside`` are the parameters at other keys, of which
    all those in ``needs`` must be given. ``message`` is the sentence. A verb that ``is_conditional`` can have an
    ``if``. A verb that is in force for a while can be begun at a moment where the part names one of its ``spans``:
    ``{speed: -1, until: turn}``."""

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
        """The keys that a mapping with this verb may have."""
        more = (*(("if",) if self.is_conditional else ()), *(("until",) if self.spans else ()))
        return (self.name, *more, *self.beside)

    @property
    def happens(self) -> bool:
        """Whether a part of this verb can be carried out, rather than only be in force."""
        return self.time != "while" or bool(self.spans)


CHOOSE = Verb("choose", Nested(several=True), message="part-choose")
MAY = Verb("may", Nested(), "either", message="part-may")
ONCE_PER_TURN = Verb("once_per_turn", Nested(), "either", message="part-once-per-turn")
"""``choose``, ``may`` and ``once_per_turn`` are verbs that every game can have; a game carries them out with the
functions of ``dispatch``."""


class NamedQuantity(msgspec.Struct, frozen=True):
    """A quantity with a name. Where it counts something, that stands in brackets behind the name: ``counts`` is the
    name of the fact for it, ``counted_as`` its form if that is the game's own; one of ``words`` may also stand there
    and changes nothing. ``alone`` is the message for "as much as ...", ``others`` the one for "for each ... but
    one"."""

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
    """A term of conditions. It is a bare word (``light``), one of ``words`` (``type=trap``), or a comparison with a
    number: ``hp<=3``, or ``copies(the_maze)>=2`` where it ``counts`` something (in a form of the game's own with
    ``counted_as``), or ``icon(3)`` with the sign ``()``."""

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
        """How the term is written, for manuals and errors."""
        named = f"{self.name}({self.counts})" if self.counts else self.name
        if self.sign == "()":
            return f"{named}(n)"
        return named + self.sign + ("|".join(self.words) or "n") if self.sign else named


class Trigger(msgspec.Struct, frozen=True):
    """When a text counts: at a moment, or, where ``is_lasting``, as long as something lasts."""

    name: str
    is_lasting: bool = False
    message: str = ""

    @property
    def told_by(self) -> str:
        return self.message or f"line-{hyphened(self.name)}"


class Language(Generic[P]):
    """Everything that the texts of one game can say. ``part`` is the record type of their parts."""

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
        """The parameters of all verbs."""
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
    """What a quantity or a condition counts, as a fact for its messages."""
    if not one.counts:
        return {}
    return {one.counts: of if one.counted_as is None else one.counted_as.tell(one.counted_as.read(of))}


def told_until(span: str) -> str:
    """The ID of the message that is put around a sentence about what is in force until this span is over."""
    return f"until-{hyphened(span)}"


def hyphened(name: str) -> str:
    """A name from the content (``red_sword``) as IDs of messages have it (``red-sword``)."""
    return name.replace("_", "-")
