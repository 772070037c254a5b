"""What a person types, turned into the written form of an answer.

Numbers of options, beginnings of names, and a flick without its units are all understood; what is not is left as it is
typed, for the rules to refuse with their reason.
"""

import re

from flick.table.answers import write_place
from flick.table.rules import Amount, Choose, ChooseMany, Confirm, Decision, Flick, Option, Place
from flick.table.words import Words

NUMBERS = re.compile(r"[+-]?\d+(?:\.\d+)?")


def written(decision: Decision, typed: str, words: Words) -> str:
    """The answer that was meant."""
    text = " ".join(typed.split())
    if isinstance(decision, Choose):
        return _option(decision.options, text) or text
    if isinstance(decision, ChooseMany):
        return _several(decision, text)
    if isinstance(decision, Confirm):
        return _yes_or_no(text, words)
    if isinstance(decision, Amount):
        return text
    if isinstance(decision, Place):
        return _spot(decision, text)
    if isinstance(decision, Flick):
        return _flick(decision, text)
    return text


def _option(options: "list[Option] | tuple[Option, ...] | object", text: str) -> str | None:
    """The option of that number, or the only one whose name or thing begins so."""
    known = list(options)  # type: ignore[call-overload]
    if text.isdecimal() and text.isascii() and len(text) < 9 and not any(option.thing == text for option in known):
        return known[int(text) - 1].name if 1 <= int(text) <= len(known) else None
    low = text.casefold()
    exact = [option.name for option in known if low in (option.name.casefold(), option.thing.casefold())]
    begins = [
        option.name
        for option in known
        if low and (option.name.casefold().startswith(low) or option.thing.casefold().startswith(low))
    ]
    found = exact or begins
    return found[0] if len(found) == 1 else None


def _several(decision: ChooseMany, text: str) -> str:
    parts = [part for part in re.split(r"[ ,]+", text) if part]
    if parts and parts[0].casefold() == decision.verb.casefold():
        parts = parts[1:]
    if all(part.isdecimal() and 1 <= int(part) <= len(decision.options) for part in parts):
        parts = [decision.options[int(part) - 1].thing for part in parts]
    else:
        names = [_option(decision.options, part) for part in parts]
        if all(names):
            parts = [name.partition(" ")[2] for name in names if name]
        else:
            return text
    return f"{decision.verb} {', '.join(parts)}" if parts else f"{decision.verb} nothing"


def _yes_or_no(text: str, words: Words) -> str:
    low = text.casefold()
    if low and (words("answer-yes").casefold().startswith(low) or "yes".startswith(low)):
        return "yes"
    if low and (words("answer-no").casefold().startswith(low) or "no".startswith(low)):
        return "no"
    return text


def _spot(decision: Place, text: str) -> str:
    """The number of a suggestion, or the two coordinates alone."""
    if text.isdecimal() and text.isascii() and 1 <= int(text) <= len(decision.suggestions):
        return write_place(decision.piece, *decision.suggestions[int(text) - 1], decision.verb)
    if re.fullmatch(rf"{NUMBERS.pattern}(?: ?, ?| ){NUMBERS.pattern}", text):
        x, y = NUMBERS.findall(text)
        return f"{decision.verb} {decision.piece} {x},{y}"
    return text


def _flick(decision: Flick, text: str) -> str:
    """``31.5 820``, ``sword-1 31.5 820``, or the whole of it."""
    found = re.fullmatch(
        rf"(?:{re.escape(decision.verb)} )?(?:(?P<pawn>[^\s\d+.-]\S*) )?(?P<angle>{NUMBERS.pattern}) ?(?:deg|°)? "
        rf"(?P<speed>{NUMBERS.pattern}) ?(?:mm/s)?(?P<rest>(?: .*)?)",
        text,
        re.IGNORECASE,
    )
    pawn = found["pawn"] or (decision.pawns[0] if len(decision.pawns) == 1 else None) if found else None
    if found is None or pawn is None:
        return text
    return f"{decision.verb} {pawn} {found['angle']}deg {found['speed']}mm/s{found['rest']}"
