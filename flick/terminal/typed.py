"""Turns what a person types into the written form of an answer.

It understands numbers of options, beginnings of names (in the reader's language too), and a flick without units. Text
that it does not understand is left as it is, and the rules refuse it with their reason.
"""

import re
from collections.abc import Mapping, Sequence

from flick.table.answers import FOR, NOTHING, write_place
from flick.table.decisions import Goods, choice_in
from flick.table.naming import option_label, option_thing, without_accents
from flick.table.rules import Amount, Choose, ChooseMany, Confirm, Decision, Flick, Offer, Option, Place, Walk
from flick.table.words import Words

NUMBER = r"[+-]?\d+(?:\.\d+)?"
DECIMAL_COMMA = re.compile(r"(?<=\d),(?=\d)")
SIGNS = re.compile(r"[\W_]+")
POWER = re.compile(rf"(?P<angle>{NUMBER}) ?(?:deg|°)? (?P<speed>{NUMBER}) ?(?:mm/s)?(?P<rest>(?: .*)?)", re.IGNORECASE)
"""Matches a flick without the name of the pawn."""
NO_NAMES: Mapping[str, str] = {}


def written(decision: Decision, typed: str, words: Words, called: Mapping[str, str] = NO_NAMES) -> str:
    """The written answer that the typed text means. ``called`` has the IDs of pawns by other names without accents."""
    text = " ".join(typed.split())
    if isinstance(decision, Choose):
        return _chosen(decision, text, words) or text
    if isinstance(decision, ChooseMany):
        return _several(decision, text, words)
    if isinstance(decision, Confirm):
        return {"1": "yes", "2": "no"}.get(text) or yes_or_no(text, words)
    if isinstance(decision, Amount):
        return text
    if isinstance(decision, Place):
        return _spot(decision, text)
    if isinstance(decision, Walk):
        return _walk(decision, text, words)
    if isinstance(decision, Offer):
        return _offer(decision, text, words)
    if isinstance(decision, Flick):
        flicked = _flick(decision, text, called)
        beside = decision.beside if flicked == text and not text.startswith(f"{decision.verb} ") else None
        return (_chosen(beside, text, words) if beside is not None else None) or flicked
    return text


def _chosen(decision: Choose, text: str, words: Words) -> str | None:
    """The written answer for the option that was meant, whether it is allowed or not."""
    options = decision.options
    return _declined(decision, text, words) or _option(options, text, words) or _barred(decision, text, words)


def _declined(decision: Choose, text: str, words: Words) -> str | None:
    """The answer that chooses none, for "no" and "nothing" in the reader's language or as they are written."""
    nothing = decision.decline or next((option.name for option in decision.options if option.thing == NOTHING), None)
    return nothing if text.casefold() in _refusals(words) else None


def _refusals(words: Words) -> tuple[str, ...]:
    return ("no", NOTHING, words("answer-no").casefold(), words("answer-nothing").casefold())


def _option(options: Sequence[Option], text: str, words: Words) -> str | None:
    """The option with that name or number, the only one that begins so, or the only one with the text in its name."""
    if name := _named(options, text, words):
        return name
    if text.isdecimal() and text.isascii() and len(text) < 9:
        return options[int(text) - 1].name if 1 <= int(text) <= len(options) else None
    low = text.casefold()
    begins = [option.name for option in options if low and any(form.startswith(low) for form in _forms(option, words))]
    return begins[0] if len(begins) == 1 else _holding(options, text, words)


def _holding(options: Sequence[Option], text: str, words: Words) -> str | None:
    """The only option with a name in which words begin like those that were typed."""
    wanted = plain(text)
    found = [option.name for option in options if is_part(wanted, plain(option_thing(option, words)))]
    return found[0] if len(found) == 1 else None


def options_of(decision: Decision) -> Sequence[Option]:
    """The options of a choice; for a flick, the answers beside it."""
    choice = choice_in(decision)
    return choice.options if choice is not None else ()


def is_answer(decision: Decision, typed: str) -> bool:
    """Whether the text is an answer, or begins like answers to this decision, so that it is not read as a command."""
    low, choice = " ".join(typed.split()).casefold(), choice_in(decision)
    verbs = {decision.verb.casefold(), *([choice.verb.casefold()] if choice is not None else [])}
    return low.partition(" ")[0] in verbs or any(low == one.name.casefold() for one in options_of(decision))


def could_mean(decision: Choose, text: str, words: Words) -> list[str]:
    """The labels of all options that begin with the text or have it in their names, where no option is called exactly
    so."""
    if _named(decision.options, text, words) or _barred(decision, text, words):
        return []
    low, wanted = text.casefold(), plain(text)
    return [
        option_label(option, words)
        for option in decision.options
        if any(form.startswith(low) for form in _forms(option, words))
        or is_part(wanted, plain(option_thing(option, words)))
    ]


def _named(options: Sequence[Option], text: str, words: Words) -> str | None:
    """The only option whose name is exactly what was typed; ``None`` where no or several options have it."""
    wanted = plain(text)
    found = [option.name for option in options if wanted in map(plain, _forms(option, words))]
    return found[0] if len(found) == 1 else None


def _barred(decision: Choose, text: str, words: Words) -> str | None:
    """The written form of something that may not be chosen, typed with or without the word that labels of options begin
    with."""
    barred = [Option(name) for name in decision.barred]
    if name := _named(barred, text, words) or _holding(barred, text, words):
        return name
    first, _, rest = text.casefold().partition(" ")
    verbs = [decision.verb, *(option_label(option, words).partition(" ")[0] for option in decision.options)]
    return _named(barred, rest, words) if first in [verb.casefold() for verb in verbs] else None


def _forms(option: Option, words: Words) -> list[str]:
    """Everything that an option may be called: its written form, its thing, and both as the player reads them."""
    forms = (option.name, option.thing, words.name(option.thing), option_label(option, words))
    return [form.casefold() for form in forms]


def _several(decision: ChooseMany, text: str, words: Words) -> str:
    """Options by numbers or names between commas; spaces will do where no name has more than one word."""
    verb, _, rest = text.partition(" ")
    if verb.casefold() == decision.verb.casefold():
        text = rest
    if text.casefold() in ("", *_refusals(words)):
        return f"{decision.verb} {NOTHING}"
    if whole := _option(decision.options, text, words):
        names = [whole]
    else:
        parts = [part.strip() for part in (text.split(",") if "," in text else text.split()) if part.strip()]
        names = [name for part in parts if (name := _option(decision.options, part, words))]
        if len(names) < len(parts):
            return text
    return f"{decision.verb} {', '.join(name.partition(' ')[2] for name in names)}"


def _walk(decision: Walk, text: str, words: Words) -> str:
    """The cells of a way with or without their verb, or the word for staying."""
    if decision.decline and text.casefold() in _refusals(words):
        return decision.decline
    begins = (f"{decision.verb} ", decision.decline) if decision.decline else (f"{decision.verb} ",)
    return text if text.casefold().startswith(begins) else f"{decision.verb} {text}"


def _offer(decision: Offer, text: str, words: Words) -> str:
    """Yes, no, or a deal whose goods and whose middle word ("for") are typed in the reader's language."""
    if (short := yes_or_no(text, words)) in ("yes", "no"):
        return short
    verb, _, rest = text.partition(" ")
    rest = rest if verb.casefold() == decision.verb.casefold() else text
    gives, between, gets = rest.partition(FOR)
    if not between:
        gives, between, gets = rest.partition(f" {words('offer-for')} ")
    if not between:
        return text
    given, got = (
        _goods(goods, most, words, decision.known) for goods, most in ((gives, decision.own), (gets, decision.theirs))
    )
    return f"{decision.verb} {given}{FOR}{got}"


def _goods(text: str, most: Goods, words: Words, known: Mapping[str, str]) -> str:
    """The written form of goods, with IDs in place of the names that were typed."""
    if text.strip().casefold() in _refusals(words):
        return NOTHING
    parts = [" ".join(part.split()) for part in text.split(",")]
    return ", ".join(_good(part, most, words, known) for part in parts)


def _good(part: str, most: Goods, words: Words, known: Mapping[str, str]) -> str:
    count, _, what = part.partition(" ")
    if count.isdecimal() and what:
        return f"{count} {_by_name(what, list(most.amounts), words)}"
    return _by_name(part, most.things, words, known)


def _by_name(text: str, names: Sequence[str], words: Words, known: Mapping[str, str] = NO_NAMES) -> str:
    """The thing that is called so, or the only one whose name begins so; else the text itself. Things may be ``known``
    under other names."""
    wanted = plain(text)
    called = {name: (plain(name), plain(words.name(known.get(name, name)))) for name in names}
    exact = [name for name, forms in called.items() if wanted in forms]
    found = exact or [name for name, forms in called.items() if any(form.startswith(wanted) for form in forms)]
    return found[0] if wanted and len(found) == 1 else text


def yes_or_no(text: str, words: Words) -> str:
    """``yes`` or ``no`` for any beginning of them, in the reader's language too; any other text as it is."""
    low = text.casefold()
    for answer in ("yes", "no"):
        if low and (answer.startswith(low) or words(f"answer-{answer}").casefold().startswith(low)):
            return answer
    return text


def _spot(decision: Place, text: str) -> str:
    """A spot by the number of a suggestion or by two coordinates, with or without the verb and the piece."""
    if text.isdecimal() and text.isascii() and len(text) < 9 and 1 <= int(text) <= len(decision.suggestions):
        return write_place(decision.piece, *decision.suggestions[int(text) - 1], decision.verb)
    start = f"{decision.verb} {decision.piece} "
    spot = text[len(start) :] if text.casefold().startswith(start.casefold()) else text
    if found := re.fullmatch(rf"({NUMBER})(?: ?[,;] ?| )({NUMBER})", spot):
        return f"{decision.verb} {decision.piece} {found[1]},{found[2]}"
    return text


def plain(text: str) -> str:
    """The text without accents, capitals and punctuation, as names are compared: no keyboard has a curved
    apostrophe."""
    return " ".join(SIGNS.sub(" ", without_accents(text)).split())


def is_part(wanted: str, name: str) -> bool:
    """Whether the text stands in a name, from the beginning of a word on. Both are ``plain``."""
    return bool(wanted) and f" {wanted}" in f" {name}"


def _pawn(decision: Flick, typed: str | None) -> str | None:
    """The pawn with that name, the only one that begins so, or the only pawn there is; else the text as it was
    typed."""
    if typed is None:
        return decision.pawns[0] if len(decision.pawns) == 1 else None
    begins = [pawn for pawn in decision.pawns if pawn.casefold().startswith(typed.casefold())]
    return begins[0] if len(begins) == 1 else typed


def _flick(decision: Flick, text: str, called: Mapping[str, str]) -> str:
    """The written form of a flick that was typed as ``31.5 820``, ``sword-1 31.5 820`` or in full, with decimal points
    or commas."""
    verb = f"{decision.verb} "
    aim = DECIMAL_COMMA.sub(".", text[len(verb) :] if text.casefold().startswith(verb.casefold()) else text)
    low = without_accents(aim)
    for name in sorted(called, key=len, reverse=True):
        if low.startswith(f"{name} ") and (found := POWER.fullmatch(low[len(name) + 1 :])):
            return _aim(verb, called[name], found)
    found = re.fullmatch(rf"(?:(?P<pawn>[^\s\d+.-]\S*) )?{POWER.pattern}", aim, re.IGNORECASE)
    pawn = _pawn(decision, found["pawn"]) if found else None
    return text if found is None or pawn is None else _aim(verb, pawn, found)


def _aim(verb: str, pawn: str, found: re.Match[str]) -> str:
    return f"{verb}{pawn} {found['angle']}deg {found['speed']}mm/s{found['rest']}"
