"""Checks of content: what a language has and no card says, and what is printed otherwise than it counts."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeVar

from flick.effects.effect_records import CardAmount, Text, TextPart, every_part
from flick.effects.in_force import InForce
from flick.effects.language import ChosenWord, Counted, Language, MeantPick

S = TypeVar("S")
P = TypeVar("P", bound=TextPart)


class TextLine(NamedTuple):
    """A text as it is printed: bold if it shall count on everybody's turn."""

    card: str
    trigger: str
    bold: bool


def unused(language: Language[P], texts: Iterable[Text[P]]) -> list[str]:
    """What the language has and no text uses: verbs, words, targets, quantities, conditions, triggers."""
    said = list(texts)
    used = {text.trigger for text in said}
    for text in said:
        for part in every_part(text.parts):
            used |= {*_used_by(language, part)}
    return [name for name in dict.fromkeys(_sayable(language)) if name not in used]


def misprints(
    in_force: InForce[S, P], lines: Iterable[TextLine], elsewhere: Callable[[str], Iterable[S]]
) -> Iterator[TextLine]:
    """The lines that are printed otherwise than they count. ``elsewhere`` makes positions in which a card is in play
    and somebody acts who has nothing to do with it: there a bold text counts, and no other one does."""
    for line in lines:
        for state in elsewhere(line.card):
            if _counts(in_force, state, line.card, line.trigger) != line.bold:
                yield line
                break


def _counts(in_force: InForce[S, P], state: S, card: str, trigger: str) -> bool:
    """Whether the text of a card at a trigger counts now."""
    places = [place for place in in_force.places if place.counts(trigger)]
    return any(trigger in place.texts().get(card, ()) and card in place.there(state) for place in places)


def _sayable(language: Language[P]) -> Iterator[str]:
    yield from (*language.verbs, *language.quantities, *language.triggers)
    yield from (f"if {name}" for name in language.conditions)
    for parameter in language.parameters:
        if isinstance(parameter, ChosenWord):
            yield from (f"{parameter.field}: {word}" for word in parameter.choices)
        elif isinstance(parameter, MeantPick):
            yield from (f"pick: {pick}" for pick in parameter.picks)


def _used_by(language: Language[P], part: P) -> Iterator[str]:
    verb = language.verbs[part.verb]
    yield part.verb
    yield from (f"if {term.name}" for term in part.terms)
    for parameter in (verb.value, *verb.beside.values()):
        if isinstance(parameter, Counted):
            amount: CardAmount | None = getattr(part, parameter.field)
            yield amount.name if amount is not None else ""
        elif isinstance(parameter, ChosenWord):
            yield f"{parameter.field}: {getattr(part, parameter.field)}"
        elif isinstance(parameter, MeantPick) and (aim := getattr(part, parameter.field)) is not None:
            yield f"pick: {aim.pick}"
