"""What a decision offers: which of its answers are pieces on the table, and which must stand as buttons. Pure."""

import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from flick.table.decisions import choice_in
from flick.table.naming import capital, deed_told, many_told, nothing_told
from flick.table.rules import Amount, ChooseMany, Decision, Option
from flick.table.sayings import Refused
from flick.table.words import Words

MOST_NUMBERS = 10
"""Amounts with more numbers than this get a stepper."""
OPEN = "…"
"""In the place of what is still to be chosen."""


class Choices(NamedTuple):
    """Options by their place in the decision, counted from 0."""

    pieces: dict[str, int]
    """By the ID of the piece that they are about."""
    buttons: tuple[int, ...]
    """Those that stand as buttons."""
    places: Mapping[str, int] = MappingProxyType({})
    """By the place of a map."""
    shared: Mapping[str, tuple[int, ...]] = MappingProxyType({})
    """Pieces and places that several options have, where they narrow the choice: one is picked, then one of these."""


def choices_of(
    decision: Decision,
    shown: Collection[str],
    places: Collection[str] = (),
    narrowed: str = "",
    *,
    gathers: bool = False,
) -> Choices:
    """``shown`` are the pieces that can be picked where they lie, ``places`` those of maps in sight. An option whose
    piece or place is about another option as well, or is not seen, is a button; but where it has a tool, each of them
    narrows what there is to choose from, and so does the piece or place to which it is ``narrowed`` already. What
    ``gathers`` has no buttons for pieces in sight: whoever picks one chooses among all that it is about."""
    offered = decision if isinstance(decision, ChooseMany) else choice_in(decision)
    if offered is None:
        return Choices({}, ())
    if narrowed or gathers or any(option.tool is not None for option in offered.options):
        return _narrowing(offered.options, shown, places, narrowed)
    about = Counter(option.piece for option in offered.options)
    at = Counter(option.place for option in offered.options)
    pieces: dict[str, int] = {}
    placed: dict[str, int] = {}
    buttons: list[int] = []
    for index, option in enumerate(offered.options):
        if option.piece is not None and option.piece in shown and about[option.piece] == 1:
            pieces[option.piece] = index
        elif option.place is not None and option.place in places and at[option.place] == 1:
            placed[option.place] = index
        else:
            buttons.append(index)
    return Choices(pieces, tuple(buttons), placed)


def _narrowing(options: Sequence[Option], shown: Collection[str], places: Collection[str], narrowed: str) -> Choices:
    """By every piece and place that options have. Whoever picks a tool always says then to whom it is done; a place is
    picked only after its tool, for what lies there may be meant as well."""
    by_handle: dict[str, list[int]] = {}
    buttons: list[int] = []
    for index, option in enumerate(options):
        handles = [name for name in (option.piece, option.tool) if name is not None and name in shown]
        told = option.tool is None or bool(narrowed)
        handles += [option.place] if told and option.place is not None and option.place in places else []
        if narrowed and narrowed not in handles:
            continue
        own = [name for name in handles if name != narrowed]
        for name in own:
            by_handle.setdefault(name, []).append(index)
        if not own or (narrowed and narrowed != option.tool):
            buttons.append(index)
    tools = {option.tool for option in options}
    single = {
        name: found[0] for name, found in by_handle.items() if len(found) == 1 and (narrowed or name not in tools)
    }
    pieces = {name: index for name, index in single.items() if name in shown}
    placed = {name: index for name, index in single.items() if name not in shown}
    shared = {name: tuple(found) for name, found in by_handle.items() if name not in single}
    return Choices(pieces, tuple(buttons), placed, shared)


def amounts(decision: Amount) -> list[int]:
    """The numbers, where they are few enough to stand side by side."""
    count = decision.most - decision.least + 1
    return list(range(decision.least, decision.most + 1)) if count <= MOST_NUMBERS else []


def shorter_questions(text: str) -> list[str]:
    """A question as it is, without what follows it, and without what is said before it; of what is no question, the
    first sentence."""
    if "?" not in text:
        first, stop, _ = text.partition(". ")
        return [text, first + stop.strip()]
    question = text[: text.rindex("?") + 1]
    return [text, question, question.rpartition(". ")[2]]


def is_named(text: str, name: str, names: Collection[str]) -> bool:
    """Whether a text names somebody by whole words; a longer one of ``names`` in which those words stand is another's,
    as "Asha's Lantern" is not Asha."""
    for longer in sorted(names, key=len, reverse=True):
        if len(longer) > len(name) and name in longer:
            text = text.replace(longer, "")
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


def deed_of_many(decision: ChooseMany, chosen: Collection[int], words: Words) -> str:
    """What answering with those options does, in words; where none is no answer, it is left open."""
    options: list[Option] = [decision.options[index] for index in sorted(chosen)]
    if not options and not decision.least:
        return nothing_told(decision, words)
    return many_told(decision.verb, options, words) if options else deed_told(decision.verb, OPEN, words)


def number_of(index: int) -> str:
    """The number key of an option, by its place; the later ones have none."""
    return str(index + 1) if index < MOST_NUMBERS - 1 else ""


def refused_line(refused: Refused, words: Words) -> str:
    """Why something cannot be done, as a sentence of its own, and the rule that says so."""
    why = capital(words(refused.say))
    stop = "" if why.endswith((".", "!", "?", "…")) else "."
    return f"{why}{stop} {refused.rule or ''}".rstrip()
