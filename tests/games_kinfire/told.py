"""Card texts as one line, to compare them with the designs of the rules: ``descend 2, draw 1 if light``."""

from collections.abc import Iterable

from flick.effects.effect_records import Term
from flick.games.kinfire.language import CardAmount, KinfirePart, Parts, Target

COMPARED = {"type": "=", "colour": "=", "seekers": "=", "hp": "<="}
"""How a condition compares; all others with a number are ``>=``."""


def told(parts: Parts) -> str:
    """A text as one line."""
    return ", ".join(map(_part, parts))


def condition(terms: Iterable[Term]) -> str:
    """A condition as it is written in a content file."""
    return " and ".join(("not " if term.negated else "") + _term(term) for term in terms)


def target(found: Target) -> str:
    """``each_other`` and what it is filtered by."""
    return " ".join(word for word in (found.pick, found.colour, found.type, found.name) if word)


def _part(part: KinfirePart) -> str:
    words = [part.verb]
    if part.branches:
        words.append("(" + " | ".join(map(told, part.branches)) + ")")
    elif part.about:
        words.append(part.about)
    if not part.branches and part.verb not in ("attach", "vulnerable", "discard_challenge"):
        words.append(_amount(part.amount))
    words += [] if part.source is None else [f"from {target(part.source)}"]
    words += [] if part.target is None else [f"on {target(part.target)}"]
    words += [] if part.who == "you" else [part.who]
    words += [f"if {condition(part.terms)}"] if part.terms else []
    return " ".join(words)


def _amount(amount: CardAmount) -> str:
    if amount.is_plain:
        return str(amount.plus)
    named = amount.name + (f"({amount.of})" if amount.of else "")
    named = named if amount.times == 1 else f"{amount.times}*{named}"
    named = f"half({named})" if amount.half else named
    return named + (f"{amount.plus:+}" if amount.plus else "")


def _term(term: Term) -> str:
    if term.name in ("light", "darkness", "charged"):
        return term.name
    if term.name == "icon":
        return f"icon({term.number})"
    named = term.name + (f"({term.of})" if term.of else "")
    return f"{named}{COMPARED.get(term.name, '>=')}{term.word or term.number}"
