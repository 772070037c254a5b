"""What is in force: found by verb or by trigger among the cards that lie where their texts count.

A game names the places where cards have a say. As few cards say anything by any one verb, an index is made at the first
question about it, and most looks are short.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Generic, TypeAlias, TypeVar

import msgspec

from flick.effects.effect_records import Lasting, TextPart, every_part
from flick.table.kept import Kept

S = TypeVar("S")
P = TypeVar("P", bound=TextPart)
T = TypeVar("T")

Texts: TypeAlias = Mapping[str, tuple[P, ...]]
"""The texts of a card by trigger."""
Found: TypeAlias = Sequence[tuple[Callable[[S], Iterable[str]], Mapping[str, Sequence[T]]]]
"""For each place where somebody says something: who lies there, and what each of them says."""


class TextPlace(Generic[S, P]):
    """A place where texts count: ``there`` tells which cards lie there now, ``texts`` what each card says that can.

    Of that, the text at the trigger ``lasting`` is in force as long as the card lies there, and texts at the triggers
    it ``hears`` are set off. ``everybodys`` says whether that is so on everybody's turn, or only in what one seat does.
    """

    def __init__(
        self,
        name: str,
        there: Callable[[S], Iterable[str]],
        texts: Callable[[], Mapping[str, Texts[P]]],
        *,
        lasting: str,
        hears: Collection[str] = (),
        everybodys: bool = True,
    ) -> None:
        self.name, self.there, self.texts = name, there, texts
        self.lasting, self.hears, self.everybodys = lasting, hears, everybodys

    def counts(self, trigger: str) -> bool:
        """Whether a text at this trigger counts here."""
        return trigger == self.lasting or trigger in self.hears


class InForce(Generic[S, P]):
    """All places of a game; what is said there is found in their order."""

    def __init__(
        self,
        places: Sequence[TextPlace[S, P]],
        lasting: Callable[[S], Sequence[Lasting]] | None = None,
        begun: Callable[[], Iterable[tuple[P, ...]]] = tuple[tuple[P, ...]],
    ) -> None:
        """``lasting`` tells what cards have begun that is in force until something is over; ``begun`` are all texts
        that can do so."""
        self.places = places
        self._lasting = lasting
        self._begun: Kept[str, Mapping[str, P]] = Kept(lambda verb: _by_key(begun(), verb))
        self._parts: Kept[str, Found[S, tuple[str, P]]] = Kept(self._parts_by)
        self._texts: Kept[str, Found[S, tuple[str, tuple[P, ...]]]] = Kept(self._texts_at)

    def parts(self, state: S, verb: str) -> list[tuple[str, P]]:
        """The parts of a verb that are in force, conditions not asked yet, each with the card that says it."""
        found: list[tuple[str, P]] = []
        for there, said in self._parts[verb]:
            for card in there(state):
                if card in said:
                    found += said[card]
        if self._lasting is not None:
            begun = self._begun[verb]
            found += [(one.card, begun[one.key]) for one in self._lasting(state) if one.key in begun]
        return found

    def texts(self, state: S, trigger: str) -> list[tuple[str, tuple[P, ...]]]:
        """The texts that a trigger sets off, conditions not asked yet, each with its card."""
        found: list[tuple[str, tuple[P, ...]]] = []
        for there, said in self._texts[trigger]:
            for card in there(state):
                if card in said:
                    found += said[card]
        return found

    def ever(self, verb: str) -> Iterator[tuple[str, P]]:
        """All parts of a verb that any card has at any place, whether they are in force now or not, each with its
        card."""
        return (pair for _, said in self._parts[verb] for pairs in said.values() for pair in pairs)

    def counts(self, state: S, card: str, trigger: str) -> bool:
        """Whether the text of a card at a trigger counts now."""
        return any(
            trigger in place.texts().get(card, ()) and card in place.there(state)
            for place in self.places
            if place.counts(trigger)
        )

    def is_everybodys(self, card: str, trigger: str) -> bool:
        """Whether that text, where it counts, does so on everybody's turn."""
        return any(place.everybodys and place.counts(trigger) and card in place.texts() for place in self.places)

    def _parts_by(self, verb: str) -> Found[S, tuple[str, P]]:
        return self._said(
            lambda place, card, texts: [(card, part) for part in by_verb(texts.get(place.lasting, ())).get(verb, ())]
        )

    def _texts_at(self, trigger: str) -> Found[S, tuple[str, tuple[P, ...]]]:
        return self._said(
            lambda place, card, texts: [(card, texts[trigger])] if trigger in place.hears and trigger in texts else []
        )

    def _said(self, say: Callable[[TextPlace[S, P], str, Texts[P]], Sequence[T]]) -> Found[S, T]:
        """For each place, what its cards say there; places where no card says anything are left out."""
        found: list[tuple[Callable[[S], Iterable[str]], Mapping[str, Sequence[T]]]] = []
        for place in self.places:
            said = {card: ones for card, texts in place.texts().items() if (ones := say(place, card, texts))}
            if said:
                found.append((place.there, said))
        return found


def by_verb(parts: tuple[P, ...]) -> dict[str, tuple[P, ...]]:
    """Parts that are in force, by verb. One with a text inside is in force as that text is, under its condition."""
    found: dict[str, tuple[P, ...]] = {}
    for part in parts:
        for one in _innermost(part):
            found[one.verb] = (*found.get(one.verb, ()), one)
    return found


def _innermost(part: P) -> Iterator[P]:
    if not part.branches:
        yield part
        return
    for branch in part.branches:
        inner: tuple[P, ...] = branch  # type: ignore[assignment]
        for one in inner:
            for found in _innermost(one):
                yield msgspec.structs.replace(found, terms=(*part.terms, *found.terms))


def _by_key(texts: Iterable[tuple[P, ...]], verb: str) -> dict[str, P]:
    """What can be begun by a verb. Its condition was asked when that was done."""
    parts = (part for text in texts for part in every_part(text) if part.until and part.verb == verb)
    return {part.key: msgspec.structs.replace(part, terms=()) for part in parts}
