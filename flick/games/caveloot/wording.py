"""Tells powers and filters in words, of which sentences on cards are made."""

from flick.games.caveloot.filters import Filter
from flick.games.caveloot.powers import SYMBOLS, VARIABLE, Power
from flick.table.sayings import Say, joined, say


def tell_power(power: Power) -> Say:
    """An expression as it is printed, with the names of its symbols in the reader's language."""
    words = [_word(word) for word in power.text.replace("*", "×").split()]
    return joined(words) if words else say("power-none")


def tell_filter(what: Filter, n: int = 1) -> Say:
    """``n`` cards that a filter means, such as ``a rare artefact in your hand`` or ``2 rare artefacts``; ``rare
    artefacts`` where ``n`` is 0."""
    return say(
        "filter",
        n=n,
        type=what.type or "card",
        rarity=what.rarity or "any",
        group=what.group or "any",
        weight=what.weight,
        talent=what.talent or "any",
        card=what.name or "any",
        place=what.place or "any",
    )


def _word(word: str) -> Say:
    """A symbol, number or sign with the brackets before and behind it."""
    line = _symbol(word.strip("()"))
    for _ in range(word.count("(")):
        line = say("power-opened", what=line)
    for _ in range(word.count(")")):
        line = say("power-closed", what=line)
    return line


def _symbol(word: str) -> Say:
    """A symbol by its name, any other word as it is printed."""
    if word in SYMBOLS or word == VARIABLE:
        return Say(f"symbol-{word}")
    return say("power-sign", text=word.replace("-", "−"))
