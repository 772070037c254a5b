"""Finds what is in force, by verb or by trigger, among the cards that lie where their texts count.

A game names the places whose cards count. An index by verb and trigger is made at the first question, because few cards
have a text for any one verb.
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
"""For each place that has such a text: the function that gives the cards lying there, and the texts of each card."""


class TextPlace(Generic[S, P]):
    """A place whose cards count: ``there`` gives the cards that lie there now, ``texts`` the texts of every card that
    can lie there.

    The text at the trigger ``lasting`` is in force as long as the card lies there; texts at the triggers in ``hears``
    are set off there. ``everybodys`` says whether that holds in every seat's turn, or only for what one seat does.
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
    """All places of a game whose cards count. Results come in the order of the places."""

    def __init__(
        self,
        places: Sequence[TextPlace[S, P]],
        lasting: Callable[[S], Sequence[Lasting]] | None = None,
        begun: Callable[[], Iterable[tuple[P, ...]]] = tuple[tuple[P, ...]],
    ) -> None:
        """``lasting`` gives the parts that cards have begun and that are still in force; ``begun`` are all texts that
        can begin such parts."""
        self.places = places
        self._lasting = lasting
        self._begun: Kept[str, Mapping[str, P]] = Kept(lambda verb: _by_key(begun(), verb))
        self._parts: Kept[str, Found[S, tuple[str, P]]] = Kept(self._parts_by)
        self._texts: Kept[str, Found[S, tuple[str, tuple[P, ...]]]] = Kept(self._texts_at)

    def parts(self, state: S, verb: str) -> list[tuple[str, P]]:
        """The parts with a verb that are in force, each with its card. Their conditions have not been checked."""
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
        """The texts that a trigger sets off, each with its card. Their conditions have not been checked."""
        found: list[tuple[str, tuple[P, ...]]] = []
        for there, said in self._texts[trigger]:
            for card in there(state):
                if card in said:
                    found += said[card]
        return found

    def ever(self, verb: str) -> Iterator[tuple[str, P]]:
        """All parts with a verb that any card has at any place, each with its card, whether they are in force now or
        not."""
        return (pair for _, said in self._parts[verb] for pairs in said.values() for pair in pairs)

    def is_everybodys(self, card: str, trigger: str) -> bool:
        """Whether the text of a card at a trigger counts in every seat's turn, where it counts."""
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
        """What the cards at each place say, by ``say``; places whose cards say nothing are left out."""
        found: list[tuple[Callable[[S], Iterable[str]], Mapping[str, Sequence[T]]]] = []
        for place in self.places:
            said = {card: ones for card, texts in place.texts().items() if (ones := say(place, card, texts))}
            if said:
                found.append((place.there, said))
        return found


def by_verb(parts: tuple[P, ...]) -> dict[str, tuple[P, ...]]:
    """The parts that are in force, by verb. A part with a text inside it puts that text in force under its own
    condition."""
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
    """The parts with a verb that can be begun, by their keys, without their conditions, which were checked when they
    began."""
    parts = (part for text in texts for part in every_part(text) if part.until and part.verb == verb)
    return {part.key: msgspec.structs.replace(part, terms=()) for part in parts}
