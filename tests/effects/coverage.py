"""What a simulation has seen of the texts: which parts were carried out or in force, and what never was."""

from collections import Counter
from collections.abc import Container, Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import NamedTuple, TypeVar

from flick.effects.dispatch import Deed, Holds
from flick.effects.effect_records import Text, TextPart, every_part
from flick.effects.in_force import InForce
from flick.effects.language import Language
from flick.table.chance import Chance
from flick.table.rules import Rules

S = TypeVar("S")
P = TypeVar("P", bound=TextPart)


class Unseen(NamedTuple):
    """What never occurred: verbs and triggers, cards none of whose texts did, and the keys of single parts."""

    verbs: list[str]
    triggers: list[str]
    cards: list[str]
    parts: list[str]


@contextmanager
def watched(deeds: dict[str, Deed[S, P]]) -> Generator[Counter[str]]:
    """Count, by their keys, the parts that are carried out inside this block. Play is slower as long as it is
    watched."""
    before, seen = dict(deeds), Counter[str]()

    def noting(deed: Deed[S, P]) -> Deed[S, P]:
        def noted(state: S, chance: Chance, card: str, part: P) -> Rules[None]:
            seen[part.key] += 1
            return deed(state, chance, card, part)

        return noted

    deeds.update({verb: noting(deed) for verb, deed in before.items()})
    try:
        yield seen
    finally:
        deeds.update(before)


def in_force_now(language: Language[P], in_force: InForce[S, P], holds: Holds[S], state: S) -> Iterator[str]:
    """The keys of the parts that are in force in a position and whose conditions hold."""
    for verb in language.verbs:
        for card, part in in_force.parts(state, verb):
            if holds(state, part.terms, card):
                yield part.key


def unseen(language: Language[P], texts: Iterable[Text[P]], seen: Container[str]) -> Unseen:
    """What none of the keys in ``seen`` belongs to. A part with others inside was seen if one of them was."""
    said = list(texts)
    parts = [(text, part) for text in said for part in every_part(text.parts)]
    known = [(text, part) for text, part in parts if any(inner.key in seen for inner in every_part((part,)))]
    verbs, keys = {part.verb for _, part in known}, {part.key for _, part in known}
    triggers, cards = {text.trigger for text, _ in known}, {text.card for text, _ in known}
    return Unseen(
        [verb for verb in language.verbs if verb not in verbs],
        [trigger for trigger in language.triggers if trigger not in triggers],
        [card for card in dict.fromkeys(text.card for text in said) if card not in cards],
        [part.key for _, part in parts if part.key not in keys],
    )
