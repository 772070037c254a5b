"""The names of zones, pieces and answers in the reader's language, the same in every front end; and how they are
compared with what people type."""

import math
import unicodedata
from collections.abc import Mapping, Sequence
from types import MappingProxyType

import msgspec

from flick.table.answers import FOR, NOTHING, read
from flick.table.board import Piece, Zone, is_back
from flick.table.decisions import Deal, Goods, choice_in
from flick.table.duel import Modifier
from flick.table.rules import Aim, Amount, ChooseMany, Decision, Flick, Offer, Option, Place, Walk
from flick.table.sayings import Say, Who
from flick.table.words import Words


def capital(text: str) -> str:
    """A name or a sentence with a capital as its first letter, as it begins a line or stands on a button."""
    return text[:1].upper() + text[1:]


def without_accents(text: str) -> str:
    """The text in small letters without accents, as people type in a hurry: ``regles``."""
    return "".join(part for part in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(part))


def zone_title(zone: Zone, words: Words) -> str:
    """The title of a zone: its own text, else the message ``zone-<id>``, or ``zone-<id>`` without the number of the
    owner at its end."""
    if zone.say is not None:
        return words(zone.say)
    facts = {**zone.facts, **({} if zone.owner is None else {"who": Who(zone.owner)})}
    for message in (f"zone-{zone.id}", f"zone-{zone.id.rpartition('-')[0]}"):
        if words.has(message):
            return words(Say(message, facts))
    return zone.id


def piece_name(piece: Piece, words: Words) -> str:
    """The name of a piece with its marks in brackets; a piece that lies face down is called a back."""
    if piece.say is not None:
        name = words(piece.say)
    else:
        name = words.name(piece.face) if piece.face is not None else words("piece-back")
    return f"{name} ({', '.join(words.name(mark) for mark in piece.marks)})" if piece.marks else name


def name_and_told(piece: Piece, words: Words) -> list[str]:
    """The name of a piece, and its text where it has one. A mark that the text mentions is left out of the name."""
    if piece.told is None:
        return [piece_name(piece, words)]
    told = words(piece.told)
    marks = tuple(mark for mark in piece.marks if words.name(mark) not in told)
    return [piece_name(msgspec.structs.replace(piece, marks=marks), words), told]


def source_name(modifier: Modifier, words: Words) -> str:
    """The name of the thing or the reason that a modifier of a duel comes from; empty where it has none."""
    source = modifier.source
    return words(source) if isinstance(source, Say) else words.name(source) if source else ""


def signed(number: int) -> str:
    """A number with its sign, also with a plus."""
    return f"+{number}" if number >= 0 else set_number(number)


def set_number(number: int) -> str:
    """A number as it is printed, with a minus sign and not a hyphen."""
    return f"−{-number}" if number < 0 else str(number)


def option_label(option: Option, words: Words) -> str:
    """The label of an option: its own, else ``do-<verb>`` with its thing filled in, else its name."""
    if option.say is not None:
        return words(option.say)
    if words.has(f"do-{option.verb}"):
        return words(f"do-{option.verb}", what=option.thing)
    return words.name(option.name)


def option_tip(option: Option, words: Words) -> str:
    """What follows from an option, in a sentence: the game's message ``tip-<label>``; empty where it has none."""
    if option.say is None or not words.has(f"tip-{option.say.id}"):
        return ""
    return words(Say(f"tip-{option.say.id}", option.say.facts))


def option_thing(option: Option, words: Words) -> str:
    """The name of the thing that an option is about; the label of the option where the thing has no name."""
    name = words.name(option.thing)
    return option_label(option, words) if name == option.thing else name


def option_title(option: Option, words: Words) -> str:
    """An option in few words: the verb and its thing, without details that its label may add. The label is taken for a
    cell of a map and for a thing that has no name."""
    is_named = option.say is None or words.name(option.thing) != option.thing
    if option.place is None and is_named and option.thing not in ("", NOTHING) and words.has(f"do-{option.verb}"):
        return words(f"do-{option.verb}", what=option.thing)
    return option_label(option, words)


def answer_title(decision: Decision | None, answer: str, words: Words) -> str:
    """The title of an answer to a decision, for the reader; the written answer where there are no better words, as for
    a flick."""
    if (choice := choice_in(decision)) is not None:
        return next((option_title(option, words) for option in choice.options if option.name == answer), answer)
    if answer in ("yes", "no"):
        return words(f"answer-{answer}") if decision is None else yes_or_no_label(decision, answer, words)
    if isinstance(decision, ChooseMany):
        verb, _, things = answer.partition(" ")
        if things == NOTHING:
            return nothing_told(decision, words)
        chosen = [option for option in decision.options if option.thing in things.split(", ")]
        return many_told(verb, chosen, words)
    if isinstance(decision, Offer) and answer.partition(" ")[2] in decision.excuses:
        return words(f"answer-{decision.verb}-{answer.replace(' ', '-')}")
    if isinstance(decision, Offer) and FOR in answer:
        deal: Deal = read(decision, answer).value
        return words("deal", gives=goods_named(deal.gives, words), gets=goods_named(deal.gets, words))
    return answer


def nothing_told(decision: ChooseMany, words: Words) -> str:
    """What choosing none of many does: the game's message ``no-<verb>``, else the deed done to nothing."""
    if words.has(f"no-{decision.verb}"):
        return words(f"no-{decision.verb}")
    return deed_told(decision.verb, words("answer-nothing"), words)


def many_told(verb: str, chosen: Sequence[Option], words: Words) -> str:
    """What choosing several does. What each of them is called is the game's message ``chosen-<verb>``, which is given
    what its label tells, else the name of the thing."""
    own = f"chosen-{verb}"
    names = [
        words(Say(own, option.say.facts)) if option.say is not None and words.has(own) else words.name(option.thing)
        for option in chosen
    ]
    return deed_told(verb, ", ".join(names), words)


def deed_told(verb: str, names: str, words: Words) -> str:
    """A deed with the names of what it is done to: ``do-<verb>``, or the names alone."""
    return words(f"do-{verb}", what=names) if words.has(f"do-{verb}") else names


def answer_told(decision: Decision | None, answer: str, words: Words) -> str:
    """The answer in words for the log; also a flick, a spot, a way and a number."""
    title = answer_title(decision, answer, words)
    if title != answer:
        return title
    if isinstance(decision, Flick):
        aim: Aim = read(decision, answer).value
        angle = round(math.degrees(aim.angle) % 360)
        return words("answer-flick-told", pawn=words.name(aim.pawn), angle=angle, speed=round(aim.speed))
    if isinstance(decision, Place):
        x, y = read(decision, answer).value
        return words("answer-place-told", piece=words.name(decision.piece), x=round(x), y=round(y))
    if isinstance(decision, Walk) and (way := read(decision, answer).value):
        return words("answer-walk-told", piece=words.name(decision.piece), cell=words.name(way[-1]))
    if isinstance(decision, Amount):
        return words("answer-amount-told", n=read(decision, answer).value)
    return title


def yes_or_no_label(decision: Decision, answer: str, words: Words) -> str:
    """The label of yes or no: the game's own for this question where it has one."""
    own = f"{answer}-{decision.verb}"
    return words(own, **decision.facts) if words.has(own) else words(f"answer-{answer}")


def goods_named(goods: Goods, words: Words, known: Mapping[str, str] = MappingProxyType({})) -> str:
    """The goods of one side of a deal in words: open things by their names, hidden ones by how many they are, and
    amounts with what they count. Hidden things may be ``known`` under other names."""
    counted = [_counted(what, count, words) for what, count in goods.amounts.items() if count]
    things = [known.get(thing, thing) for thing in goods.things]
    open_ones = [words.name(thing) for thing in things if not is_back(thing) or words.name(thing) != thing]
    hidden = len(goods.things) - len(open_ones)
    backs = [words("piece-backs", count=hidden)] if hidden else []
    return ", ".join([*open_ones, *backs, *counted]) or words("answer-nothing")


def _counted(what: str, count: int, words: Words) -> str:
    """An amount with what it counts: the game's message ``so-many-<what>``, else number and name."""
    own = f"so-many-{what}"
    return words(own, count=count) if words.has(own) else words("so-many", count=count, what=words.name(what))


def things_named(things: str, words: Words) -> str:
    """The names of the things in a written list."""
    return ", ".join(words.name(thing) for thing in things.split(", "))
