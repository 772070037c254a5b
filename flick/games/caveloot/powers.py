"""Power expressions: sums of numbers, deck symbols and multiples of them (CAVE-R24)."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Literal, TypeAlias, get_args

import msgspec

from flick.table.sayings import Refused, say

Deck: TypeAlias = Literal["PB", "AB", "ST", "GT"]
DECKS: tuple[Deck, ...] = get_args(Deck)
"""Physical and arcane bravery, small and great tricks (CAVE-83)."""

AVERAGES: Mapping[Deck, int] = {"PB": 6, "AB": 12, "ST": 5, "GT": 15}
"""The average power card of each deck, for which a symbol counts where no card is drawn (CAVE-R04, CAVE-R40)."""
SYMBOLS: Mapping[str, tuple[Deck, ...]] = {
    **{deck: (deck,) for deck in DECKS},
    "XM": DECKS,
    "HM": ("PB", "PB", "AB", "AB", "ST", "ST", "GT", "GT"),
}
"""The decks that are drawn from for each symbol, in order (CAVE-90, CAVE-91)."""
HEMUD = 10
"""The number by which the eight cards of HM are multiplied (CAVE-91)."""

VARIABLE = "X"


class PowerTerm(msgspec.Struct, frozen=True):
    """``times`` a symbol (CAVE-79), the variable X (CAVE-77), a number that is added or taken away (CAVE-78), or the
    sum in brackets."""

    times: int
    symbol: str = ""
    inner: tuple["PowerTerm", ...] = ()


class Power(msgspec.Struct, frozen=True):
    """A power expression as it is printed, and its terms."""

    text: str
    terms: tuple[PowerTerm, ...]

    @property
    def draws(self) -> tuple[Deck, ...]:
        """The decks that are drawn from, from left to right."""
        return tuple(_draws(self.terms))

    @property
    def multipliers(self) -> tuple[int, ...]:
        """The number by which each card drawn is multiplied, in the order of ``draws``."""
        return tuple(_multipliers(self.terms, 1))

    @property
    def has_variable(self) -> bool:
        """Whether the expression contains X."""
        return any(term.symbol == VARIABLE for term in _flat(self.terms))

    def value(self, drawn: Iterator[int], variable: int = 0) -> int:
        """The value of the expression with those cards, in the order of ``draws``."""
        return _value(self.terms, drawn, variable)

    def on_average(self, variable: int = 0) -> int:
        """The value of the expression with the average of each deck."""
        fixed, times = _averaged(self.text)
        return fixed + times * variable

    def symbols(self) -> Iterator[str]:
        """Every symbol that is printed in it."""
        return (term.symbol for term in _flat(self.terms) if term.symbol)


NO_POWER = Power("", ())

_TOKEN = re.compile(r"\s*(?:(?P<number>\d{1,4})|(?P<symbol>PB|AB|ST|GT|XM|HM|X)|(?P<sign>[-+×*()]))")


def read_power(text: str) -> Power:
    """Read an expression such as ``4 × XM + 20``; ``Refused`` where it is none."""
    tokens = _tokens(text)
    terms = _sum(tokens)
    if tokens:
        raise _bad()
    return Power(text, terms)


@cache
def power_of(text: str) -> Power:
    """The expression of a text that is known to be one."""
    return read_power(text) if text else NO_POWER


@cache
def _averaged(text: str) -> tuple[int, int]:
    """The average value of an expression without X, and how many times X is added."""
    power = power_of(text)
    drawn = [AVERAGES[deck] for deck in power.draws]
    fixed = power.value(iter(drawn))
    return fixed, power.value(iter(drawn), 1) - fixed


def _tokens(text: str) -> list[str]:
    """The numbers, symbols and signs of an expression, from left to right."""
    found: list[str] = []
    place = 0
    while place < len(text.rstrip()):
        match = _TOKEN.match(text, place)
        if match is None or len(found) > 40:
            raise _bad()
        found.append(match.group().strip())
        place = match.end()
    if not found:
        raise _bad()
    return found


def _sum(tokens: list[str]) -> tuple[PowerTerm, ...]:
    """Read terms with signs between them from the front of the tokens."""
    terms = [_term(tokens, -1 if _taken(tokens, "-") else 1)]
    while tokens and tokens[0] in "+-":
        terms.append(_term(tokens, -1 if tokens.pop(0) == "-" else 1))
    return tuple(terms)


def _term(tokens: list[str], sign: int) -> PowerTerm:
    """Read a number, a symbol or a sum in brackets, perhaps multiplied."""
    times, token = sign, _next(tokens)
    if token.isdecimal():
        if not (_taken(tokens, "×") or _taken(tokens, "*")):
            return PowerTerm(sign * int(token))
        times, token = sign * int(token), _next(tokens)
    if token in SYMBOLS or token == VARIABLE:
        return PowerTerm(times, token)
    if token != "(":
        raise _bad()
    inner = _sum(tokens)
    if not _taken(tokens, ")"):
        raise _bad()
    return PowerTerm(times, inner=inner)


def _next(tokens: list[str]) -> str:
    """Take the first token; ``Refused`` where none is left."""
    if not tokens:
        raise _bad()
    return tokens.pop(0)


def _taken(tokens: list[str], token: str) -> bool:
    """Take the first token if it is that one, and say whether it was."""
    if tokens and tokens[0] == token:
        tokens.pop(0)
        return True
    return False


def _bad() -> Refused:
    return Refused(say("expected-power"))


def _flat(terms: tuple[PowerTerm, ...]) -> Iterator[PowerTerm]:
    """All terms, those in brackets included."""
    for term in terms:
        yield term
        yield from _flat(term.inner)


def _draws(terms: tuple[PowerTerm, ...]) -> Iterator[Deck]:
    """The decks that some terms draw from, from left to right."""
    for term in terms:
        yield from SYMBOLS.get(term.symbol, ())
        yield from _draws(term.inner)


def _multipliers(terms: tuple[PowerTerm, ...], times: int) -> Iterator[int]:
    """The number by which each card drawn for some terms is multiplied, which are themselves multiplied by
    ``times``."""
    for term in terms:
        own = times * term.times * (HEMUD if term.symbol == "HM" else 1)
        yield from (own for _ in SYMBOLS.get(term.symbol, ()))
        yield from _multipliers(term.inner, own)


def _value(terms: tuple[PowerTerm, ...], drawn: Iterator[int], variable: int) -> int:
    """The sum of some terms with cards that are taken from ``drawn`` one after the other."""
    total = 0
    for term in terms:
        if term.inner:
            amount = _value(term.inner, drawn, variable)
        elif term.symbol == VARIABLE:
            amount = variable
        elif term.symbol:
            amount = sum(next(drawn) for _ in SYMBOLS[term.symbol]) * (HEMUD if term.symbol == "HM" else 1)
        else:
            amount = 1
        total += term.times * amount
    return total
