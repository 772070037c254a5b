"""Makes the sentences on cards from the parts of their texts, so that text and behaviour cannot disagree.

Each verb has a message, whose facts are the parameters of the part: ``n`` for an amount (a second amount has a name of
its own) with its ``sign`` and the ``each`` that it is multiplied by, ``deeds`` for texts inside the part, and
everything else by the name of its field.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from flick.effects.effect_records import CardAmount, Term, TextPart
from flick.effects.language import (
    ChosenWord,
    Counted,
    Language,
    MeantPick,
    Nested,
    Parameter,
    Verb,
    WrittenForm,
    counted_fact,
    told_until,
)
from flick.table.kept import Kept
from flick.table.sayings import Fact, Say, chained, joined, say

P = TypeVar("P", bound=TextPart)


class Sentences(Generic[P]):
    """Makes the sentences of a language. ``target`` says what a part is aimed at, in the grammatical case of a family
    of messages."""

    def __init__(self, language: Language[P], target: Callable[[Any, str], Say]) -> None:
        self._language = language
        self._target = target
        self._kept: Kept[Sequence[TextPart], Say] = Kept(lambda parts: joined([self.deed(part) for part in parts]))

    def deeds(self, parts: Sequence[TextPart]) -> Say:
        """The sentences of several parts, one after the other."""
        return self._kept[parts]

    def options(self, parts: Sequence[TextPart]) -> tuple[Say, tuple[Say, ...]] | None:
        """A text that ends with a choice, divided for several lines: everything before the choice, and each
        alternative. ``None`` for other texts."""
        verb = self._language.verbs[parts[-1].verb]
        given = verb.value
        if not isinstance(given, Nested) or not given.several or parts[-1].terms or parts[-1].until:
            return None
        head = [*(self.deed(part) for part in parts[:-1]), Say(verb.told_by, {given.fact: ""})]
        return joined(head), tuple(self.deeds(branch) for branch in parts[-1].branches)

    def deed(self, part: TextPart) -> Say:
        """The sentence of one part: whom it is about, on which condition, and what happens."""
        verb = self._language.verbs[part.verb]
        said = self._plain(verb, part)
        for parameter in verb.beside.values():
            if isinstance(parameter, ChosenWord) and parameter.around:
                word: str = getattr(part, parameter.field)
                if word in parameter.choices:
                    said = Say(parameter.told_around(word), {"deed": said})
            elif isinstance(parameter, Counted | WrittenForm) and parameter.around:
                said = self._around(parameter, part, said)
        if part.until:
            said = Say(told_until(part.until), {"deed": said})
        return say("only-if", terms=self.terms(part.terms), deed=said) if part.terms else said

    def _around(self, parameter: Counted | WrittenForm, part: TextPart, said: Say) -> Say:
        """The sentence inside the message that a parameter puts around it, where the part has that parameter."""
        given = getattr(part, parameter.field)
        if given is None:
            return said
        if isinstance(parameter, WrittenForm):
            return Say(parameter.around, {"deed": said, parameter.field: parameter.tell(given)})
        return Say(parameter.around, {"deed": said, parameter.fact: given.plus})

    def terms(self, found: Sequence[Term]) -> Say:
        """A condition in words."""
        return chained("and-also", map(self._term, found))

    def quantity(self, amount: CardAmount) -> Say:
        """The clause that says what the X in a sentence is."""
        quantity = self._language.quantities[amount.name]
        what = Say(quantity.told_by, counted_fact(quantity, amount.of))
        if amount.times > 1:
            what = say("x-times", times=amount.times, what=what)
        if amount.plus > 0:
            what = say("x-plus", what=what, n=amount.plus)
        elif amount.plus < 0:
            what = say("x-minus", what=what, n=-amount.plus)
        return say("x-half", what=what) if amount.half else what

    def _plain(self, verb: Verb, part: TextPart) -> Say:
        """What happens, without condition, span and the messages that parameters put around it. An amount that cannot
        stand in the sentence becomes X, and a clause says what X is."""
        facts: dict[str, Fact] = {}
        unknown: CardAmount | None = None
        branches = iter(part.branches)
        for parameter in (verb.value, *verb.beside.values()):
            if isinstance(parameter, Counted):
                if parameter.around:
                    continue
                amount: CardAmount = getattr(part, parameter.field)
                facts |= self._counted(parameter, amount)
                if not self._is_told(parameter, amount):
                    unknown = amount
            elif isinstance(parameter, Nested):
                inner = list(branches) if parameter.several else [next(branches, ())]
                told = self._inner(inner)
                facts[parameter.fact] = Say(parameter.message, {"deeds": told}) if parameter.message and told else told
            else:
                facts |= self._given(parameter, part)
        said = Say(verb.told_by, facts)
        return said if unknown is None else say("where", deed=said, what=self.quantity(unknown))

    def _given(self, parameter: Parameter, part: TextPart) -> dict[str, Fact]:
        if isinstance(parameter, MeantPick):
            found = getattr(part, parameter.field)
            return {} if found is None else {parameter.field: self._target(found, parameter.family)}
        if isinstance(parameter, WrittenForm) and not parameter.around:
            return {parameter.field: parameter.tell(getattr(part, parameter.field))}
        if isinstance(parameter, ChosenWord) and not parameter.around:
            return {parameter.field: getattr(part, parameter.field)}
        return {}

    def _inner(self, branches: Sequence[Sequence[TextPart]]) -> Fact:
        """The texts inside a part in words; empty where there are none."""
        if not branches[0]:
            return ""
        line = self.deeds(branches[0])
        for more in branches[1:]:
            line = say("or-else", one=line, other=self.deeds(more))
        return line

    def _counted(self, parameter: Counted, amount: CardAmount) -> dict[str, Fact]:
        """The facts for an amount: the number or X, its sign, and what it is multiplied by."""
        less = parameter.signed and amount.is_plain and amount.plus < 0
        facts: dict[str, Fact] = {parameter.beside("sign"): "less" if less else "more"} if parameter.signed else {}
        each = self._for_each(amount) if parameter.shared and not amount.is_plain else None
        if parameter.shared:
            facts[parameter.beside("each")] = each or ""
        if amount.is_plain:
            return {**facts, parameter.fact: -amount.plus if less else amount.plus}
        if each is not None:
            return {**facts, parameter.fact: 1 if amount.half else amount.times}
        return {**facts, parameter.fact: self._as_much(amount) or say("x")}

    def _is_told(self, parameter: Counted, amount: CardAmount) -> bool:
        """Whether the sentence of a part tells the whole amount by itself."""
        return amount.is_plain or bool(self._for_each(amount) if parameter.shared else self._as_much(amount))

    def _as_much(self, amount: CardAmount) -> Say | None:
        """The message for an amount that is exactly one quantity; ``None`` where the language has none for it."""
        alone = self._language.quantities[amount.name].alone
        return Say(alone) if alone and amount == CardAmount(0, 1, amount.name, amount.of) else None

    def _for_each(self, amount: CardAmount) -> Say | None:
        """What an amount is multiplied by, where it is as simple as "2 per Fatigue card in play"; else ``None``."""
        quantity = self._language.quantities[amount.name]
        facts = counted_fact(quantity, amount.of)
        each = Say(quantity.each, {**facts, "n": 2 if amount.half else 1})
        if amount.half:
            return say("per-two", what=each) if (amount.times, amount.plus) == (1, 0) else None
        if quantity.others and amount.plus == -amount.times:
            return say("per", what=Say(quantity.others, facts))
        return None if amount.plus else say("per", what=each)

    def _term(self, term: Term) -> Say:
        condition = self._language.conditions[term.name]
        facts: dict[str, Fact] = {"no": "not" if term.negated else "yes"}
        if term.word:
            facts["what"] = term.word
        elif condition.sign:
            facts["n"] = term.number
        facts |= counted_fact(condition, term.of)
        return Say(condition.told_by, facts)
