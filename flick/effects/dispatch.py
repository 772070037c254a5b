"""Carries out texts, asks what their parts ask of people, and computes their amounts and conditions.

A game gives one function for each verb, quantity and condition; a function that is missing is reported when the game is
loaded. All of this is called at every step of play, so the functions made here look up as much as possible beforehand.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from flick.effects.effect_records import CardAmount, Lasting, Term, TextPart
from flick.effects.language import Language, Sign
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules, choose, confirm
from flick.table.sayings import Say

S = TypeVar("S")
P = TypeVar("P", bound=TextPart)
S_contra = TypeVar("S_contra", contravariant=True)
P_contra = TypeVar("P_contra", bound=TextPart, contravariant=True)
Deed: TypeAlias = Callable[[S, Chance, str, P], Rules[None]]
"""Carries out one part of the text of a card."""
Count: TypeAlias = Callable[[S, str, str], int]
"""The present number for a quantity, given what the quantity counts (if it counts something) and the card whose text
asks."""
Truth: TypeAlias = Callable[[S, Term, str], bool]
"""Whether a term holds in the text of a card. The caller handles its negation."""
Value: TypeAlias = Callable[[S, CardAmount, str], int]
Holds: TypeAlias = Callable[[S, Sequence[Term], str], bool]


class CarryOut(Protocol[S_contra, P_contra]):
    """The function that carries out the parts of a card text."""

    def __call__(
        self, state: S_contra, chance: Chance, card: str, parts: Sequence[P_contra], together: bool = False
    ) -> Rules[None]:
        """Carry out the parts of a text of ``card``. With ``together``, the function ``settle`` is not called between
        the parts; the caller sees to the consequences."""
        ...


def value_by(language: Language[P], counts: Mapping[str, Count[S]]) -> Value[S]:
    """Make the function that computes an amount in the text of a card."""
    _check_all("quantities", language.quantities, counts)

    def value(state: S, amount: CardAmount, card: str) -> int:
        if not amount.name:
            return amount.plus
        found = amount.times * counts[amount.name](state, amount.of, card) + amount.plus
        return found // 2 if amount.half else found

    return value


def holds_by(language: Language[P], counts: Mapping[str, Count[S]], truths: Mapping[str, Truth[S]]) -> Holds[S]:
    """Make the function that says whether all terms of a condition hold in the text of a card. A condition with a
    number needs no function of its own but only that of the quantity it compares."""
    known = {name: _compared(one.sign, counts[name]) for name, one in language.conditions.items() if name in counts}
    known |= truths
    _check_all("conditions", language.conditions, known)

    def holds(state: S, terms: Sequence[Term], card: str) -> bool:
        for term in terms:  # noqa: SIM110 (asked too often for a generator)
            if known[term.name](state, term, card) is term.negated:
                return False
        return True

    return holds


def carry_out_by(
    language: Language[P],
    deeds: Mapping[str, Deed[S, P]],
    holds: Holds[S],
    settle: Callable[[S, Chance], Rules[None]],
) -> CarryOut[S, P]:
    """Make the function that carries out texts, part by part from left to right, as far as their conditions hold. After
    each part, ``settle`` handles its consequences before the next one begins."""
    _check_all("verbs", [name for name, verb in language.verbs.items() if verb.happens], deeds)

    def carry_out(state: S, chance: Chance, card: str, parts: Sequence[P], together: bool = False) -> Rules[None]:
        return each(state, chance, card, parts, together) if parts else NOTHING_HAPPENS

    def each(state: S, chance: Chance, card: str, parts: Sequence[P], together: bool) -> Rules[None]:
        for part in parts:
            if not part.terms or holds(state, part.terms, card):
                yield from deeds[part.verb](state, chance, card, part)
                if not together:
                    yield from settle(state, chance)

    return carry_out


def begins(lasting: Callable[[S], list[Lasting]]) -> Deed[S, TextPart]:
    """The function for a verb that is in force for a while: it notes the part as lasting until its span is over."""

    def begin(state: S, chance: Chance, card: str, part: TextPart) -> Rules[None]:
        lasting(state).append(Lasting(card, part.key, part.until))
        return NOTHING_HAPPENS

    return begin


def looked_up(state: object, chance: Chance, card: str, part: TextPart) -> Rules[None]:
    """The function for a verb that does nothing where its text is carried out: the rules look for such a part where it
    counts, as when somebody hides or dies."""
    return NOTHING_HAPPENS


def is_over(lasting: list[Lasting], span: str) -> None:
    """Remove everything from ``lasting`` that was in force until the end of this span."""
    lasting[:] = [one for one in lasting if one.until != span]


def one_branch(
    seat: int,
    card: str,
    part: TextPart,
    deeds: Callable[[Sequence[Any]], Say],
    rule: str,
    warns: Callable[[], Mapping[str, Say]] = dict[str, Say],
) -> Rules[int]:
    """Carry out ``choose``: ask a seat for one of the branches. The result counts from 0, the answers from 1."""
    chosen = yield from choose(
        seat,
        "pick",
        range(1, len(part.branches) + 1),
        rule=rule,
        label=lambda number: deeds(part.branches[number - 1]),
        warns=warns,
        facts={"card": card},
    )
    return chosen - 1


def if_they_like(seat: int, card: str, part: TextPart, deeds: Callable[[Sequence[Any]], Say], rule: str) -> Rules[bool]:
    """Carry out ``may``: ask a seat whether it wants what the part offers."""
    return confirm(seat, "may", rule=rule, card=card, deeds=deeds(part.branches[0]))


def is_first(used: list[str], part: TextPart) -> bool:
    """For ``once_per_turn``: whether this part has not been used yet. From then on ``used`` has its key; the game
    empties that list when the turn is over."""
    if part.key in used:
        return False
    used.append(part.key)
    return True


def _compared(sign: Sign, count: Count[S]) -> Truth[S]:
    if sign == "=":
        return lambda state, term, card: count(state, term.of, card) == term.number
    if sign == "<=":
        return lambda state, term, card: count(state, term.of, card) <= term.number
    return lambda state, term, card: count(state, term.of, card) >= term.number


def _check_all(what: str, wanted: Collection[str], given: Collection[str]) -> None:
    missing = [name for name in wanted if name not in given]
    assert not missing, f"{what} without a function: {missing}"
