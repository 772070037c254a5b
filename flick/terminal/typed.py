"""What a person types, turned into the written form of an answer.

Numbers of options, beginnings of names in the reader's language too, and a flick without its units are all understood;
what is not is left as it is typed, for the rules to refuse with their reason.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence

from flick.table.answers import FOR, NOTHING, write_place
from flick.table.decisions import Goods, choice_in
from flick.table.naming import option_label, option_thing
from flick.table.rules import Amount, Choose, ChooseMany, Confirm, Decision, Flick, Offer, Option, Place, Walk
from flick.table.words import Words

NUMBER = r"[+-]?\d+(?:\.\d+)?"
DECIMAL_COMMA = re.compile(r"(?<=\d),(?=\d)")
SIGNS = re.compile(r"[\W_]+")
POWER = re.compile(rf"(?P<angle>{NUMBER}) ?(?:deg|°)? (?P<speed>{NUMBER}) ?(?:mm/s)?(?P<rest>(?: .*)?)", re.IGNORECASE)
"""A flick without its pawn."""
NO_NAMES: Mapping[str, str] = {}


def written(decision: Decision, typed: str, words: Words, called: Mapping[str, str] = NO_NAMES) -> str:
    """The answer that was meant. ``called`` has the IDs of pawns by what else they are called, without accents."""
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
    """The written answer of the thing that was meant, whether it is allowed or not."""
    options = decision.options
    return _declined(decision, text, words) or _option(options, text, words) or _barred(decision, text, words)


def _declined(decision: Choose, text: str, words: Words) -> str | None:
    """The answer that takes nothing, for "no" and "nothing" in either language."""
    nothing = decision.decline or next((option.name for option in decision.options if option.thing == NOTHING), None)
    return nothing if text.casefold() in _refusals(words) else None


def _refusals(words: Words) -> tuple[str, ...]:
    return ("no", NOTHING, words("answer-no").casefold(), words("answer-nothing").casefold())


def _option(options: Sequence[Option], text: str, words: Words) -> str | None:
    """The option of that name, of that number, the only one that begins so, or the only one that has it in its name."""
    if name := _named(options, text, words):
        return name
    if text.isdecimal() and text.isascii() and len(text) < 9:
        return options[int(text) - 1].name if 1 <= int(text) <= len(options) else None
    low = text.casefold()
    begins = [option.name for option in options if low and any(form.startswith(low) for form in _forms(option, words))]
    return begins[0] if len(begins) == 1 else _holding(options, text, words)


def _holding(options: Sequence[Option], text: str, words: Words) -> str | None:
    """The only option with a name in which one or more words begin so."""
    wanted = plain(text)
    found = [option.name for option in options if is_part(wanted, plain(option_thing(option, words)))]
    return found[0] if len(found) == 1 else None


def options_of(decision: Decision) -> Sequence[Option]:
    """The options that a decision offers to choose from; of a flick, those beside it."""
    choice = choice_in(decision)
    return choice.options if choice is not None else ()


def is_answer(decision: Decision, typed: str) -> bool:
    """Whether it begins as answers do, or is one of them: then it is no command, whatever commands there are."""
    low, choice = " ".join(typed.split()).casefold(), choice_in(decision)
    verbs = {decision.verb.casefold(), *([choice.verb.casefold()] if choice is not None else [])}
    return low.partition(" ")[0] in verbs or any(low == one.name.casefold() for one in options_of(decision))


def could_mean(decision: Choose, text: str, words: Words) -> list[str]:
    """The labels of all options that begin so, or have it in their names, where that is none of them exactly."""
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
    """What may not be chosen, with or without the word that labels of options begin with."""
    barred = [Option(name) for name in decision.barred]
    if name := _named(barred, text, words) or _holding(barred, text, words):
        return name
    first, _, rest = text.casefold().partition(" ")
    verbs = [decision.verb, *(option_label(option, words).partition(" ")[0] for option in decision.options)]
    return _named(barred, rest, words) if first in [verb.casefold() for verb in verbs] else None


def _forms(option: Option, words: Words) -> list[str]:
    """All that one may call an option: its written form, its thing, and both as the player reads them."""
    forms = (option.name, option.thing, words.name(option.thing), option_label(option, words))
    return [form.casefold() for form in forms]


def _several(decision: ChooseMany, text: str, words: Words) -> str:
    """Options by numbers or names, between commas or, where no name has more than one word, blanks."""
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
    """The cells with or without their verb, or the word for staying."""
    if decision.decline and text.casefold() in _refusals(words):
        return decision.decline
    begins = (f"{decision.verb} ", decision.decline) if decision.decline else (f"{decision.verb} ",)
    return text if text.casefold().startswith(begins) else f"{decision.verb} {text}"


def _offer(decision: Offer, text: str, words: Words) -> str:
    """Yes, no, or a deal with goods called as the reader knows them and the reader's word between the two sides."""
    if (short := yes_or_no(text, words)) in ("yes", "no"):
        return short
    verb, _, rest = text.partition(" ")
    rest = rest if verb.casefold() == decision.verb.casefold() else text
    gives, between, gets = rest.partition(FOR)
    if not between:
        gives, between, gets = rest.partition(f" {words('offer-for')} ")
    if not between:
        return text
    return f"{decision.verb} {_goods(gives, decision.own, words)}{FOR}{_goods(gets, decision.theirs, words)}"


def _goods(text: str, most: Goods, words: Words) -> str:
    """The written goods of a deal with their IDs, where they were typed by their names."""
    if text.strip().casefold() in _refusals(words):
        return NOTHING
    parts = [" ".join(part.split()) for part in text.split(",")]
    return ", ".join(_good(part, most, words) for part in parts)


def _good(part: str, most: Goods, words: Words) -> str:
    count, _, what = part.partition(" ")
    if count.isdecimal() and what:
        return f"{count} {_by_name(what, list(most.amounts), words)}"
    return _by_name(part, most.things, words)


def _by_name(text: str, names: Sequence[str], words: Words) -> str:
    """The one that is called so, or the only one whose name begins so; else the text itself."""
    wanted = plain(text)
    called = {name: (plain(name), plain(words.name(name))) for name in names}
    exact = [name for name, forms in called.items() if wanted in forms]
    found = exact or [name for name, forms in called.items() if any(form.startswith(wanted) for form in forms)]
    return found[0] if wanted and len(found) == 1 else text


def yes_or_no(text: str, words: Words) -> str:
    """``yes`` or ``no`` for any beginning of them, in the reader's language too; else the text as it is."""
    low = text.casefold()
    for answer in ("yes", "no"):
        if low and (answer.startswith(low) or words(f"answer-{answer}").casefold().startswith(low)):
            return answer
    return text


def _spot(decision: Place, text: str) -> str:
    """The number of a suggestion, or the two coordinates, alone or after the verb and the piece."""
    if text.isdecimal() and text.isascii() and len(text) < 9 and 1 <= int(text) <= len(decision.suggestions):
        return write_place(decision.piece, *decision.suggestions[int(text) - 1], decision.verb)
    start = f"{decision.verb} {decision.piece} "
    spot = text[len(start) :] if text.casefold().startswith(start.casefold()) else text
    if found := re.fullmatch(rf"({NUMBER})(?: ?[,;] ?| )({NUMBER})", spot):
        return f"{decision.verb} {decision.piece} {found[1]},{found[2]}"
    return text


def plain(text: str) -> str:
    """Without accents, capitals and signs, as names are compared: no keyboard has a curved apostrophe."""
    return " ".join(SIGNS.sub(" ", without_accents(text)).split())


def is_part(wanted: str, name: str) -> bool:
    """Whether that stands in a name, from the beginning of a word on; both are plain."""
    return bool(wanted) and f" {wanted}" in f" {name}"


def without_accents(text: str) -> str:
    """In small letters, as people type when they are in a hurry: ``regles``."""
    return "".join(part for part in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(part))


def _pawn(decision: Flick, typed: str | None) -> str | None:
    """The pawn of that name, the only one that begins so, or the only one there is."""
    if typed is None:
        return decision.pawns[0] if len(decision.pawns) == 1 else None
    begins = [pawn for pawn in decision.pawns if pawn.casefold().startswith(typed.casefold())]
    return begins[0] if len(begins) == 1 else typed


def _flick(decision: Flick, text: str, called: Mapping[str, str]) -> str:
    """``31.5 820``, ``sword-1 31.5 820``, or the whole of it; decimals with a point or a comma."""
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
