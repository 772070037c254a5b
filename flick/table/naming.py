"""What zones, pieces and answers are called, the same in every front end."""

import math

from flick.table.answers import FOR, NOTHING, read
from flick.table.board import Piece, Zone, is_back
from flick.table.decisions import (
    Aim,
    Amount,
    ChooseMany,
    Deal,
    Decision,
    Flick,
    Goods,
    Offer,
    Option,
    Place,
    Walk,
    choice_in,
)
from flick.table.duel import Modifier
from flick.table.sayings import Say, Who
from flick.table.words import Words


def zone_title(zone: Zone, words: Words) -> str:
    """What a zone is called: its own words, or the message ``zone-<id>`` without the number of its owner."""
    if zone.say is not None:
        return words(zone.say)
    facts = {**zone.facts, **({} if zone.owner is None else {"who": Who(zone.owner)})}
    for message in (f"zone-{zone.id}", f"zone-{zone.id.rpartition('-')[0]}"):
        if words.has(message):
            return words(Say(message, facts))
    return zone.id


def piece_name(piece: Piece, words: Words) -> str:
    """What a piece is called, and what is special about it; a back is a back."""
    if piece.say is not None:
        name = words(piece.say)
    else:
        name = words.name(piece.face) if piece.face is not None else words("piece-back")
    return f"{name} ({', '.join(words.name(mark) for mark in piece.marks)})" if piece.marks else name


def source_name(modifier: Modifier, words: Words) -> str:
    """What that is called from which something counts in a duel; nothing where it has no name."""
    source = modifier.source
    return words(source) if isinstance(source, Say) else words.name(source) if source else ""


def signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number >= 0 else set_number(number)


def set_number(number: int) -> str:
    """A number as it is printed: a minus is no hyphen."""
    return f"−{-number}" if number < 0 else str(number)


def option_label(option: Option, words: Words) -> str:
    """What an option does: its own label, or the one made of its verb and its thing."""
    if option.say is not None:
        return words(option.say)
    if words.has(f"do-{option.verb}"):
        return words(f"do-{option.verb}", what=option.thing)
    return words.name(option.name)


def option_thing(option: Option, words: Words) -> str:
    """What an option is about, or its label where that has no name."""
    name = words.name(option.thing)
    return option_label(option, words) if name == option.thing else name


def option_title(option: Option, words: Words) -> str:
    """An option in few words: what is done to what, without all that a label may tell of it; a cell of a map, and
    whatever else has a label and no name, goes by its label."""
    is_named = option.say is None or words.name(option.thing) != option.thing
    if option.place is None and is_named and option.thing not in ("", NOTHING) and words.has(f"do-{option.verb}"):
        return words(f"do-{option.verb}", what=option.thing)
    return option_label(option, words)


def answer_title(decision: Decision | None, answer: str, words: Words) -> str:
    """An answer to a decision as the reader would give it; where it names nothing, as it is written."""
    if (choice := choice_in(decision)) is not None:
        return next((option_title(option, words) for option in choice.options if option.name == answer), answer)
    if answer in ("yes", "no"):
        return words(f"answer-{answer}") if decision is None else yes_or_no_label(decision, answer, words)
    if isinstance(decision, ChooseMany):
        verb, _, things = answer.partition(" ")
        names = words("answer-nothing") if things == NOTHING else things_named(things, words)
        return words(f"do-{verb}", what=names) if words.has(f"do-{verb}") else names
    if isinstance(decision, Offer) and answer.partition(" ")[2] in decision.excuses:
        return words(f"answer-{decision.verb}-{answer.replace(' ', '-')}")
    if isinstance(decision, Offer) and FOR in answer:
        deal: Deal = read(decision, answer).value
        return words("deal", gives=goods_named(deal.gives, words), gets=goods_named(deal.gets, words))
    return answer


def answer_told(decision: Decision | None, answer: str, words: Words) -> str:
    """An answer as one would tell of it: also a flick, a spot, a way and a number in words."""
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
    """Yes or no to a question in the words of the game, where it has some."""
    own = f"{answer}-{decision.verb}"
    return words(own, **decision.facts) if words.has(own) else words(f"answer-{answer}")


def goods_named(goods: Goods, words: Words) -> str:
    """What is handed over, by its names: things, of which hidden ones are no more than that, and amounts with what they
    count."""
    counted = [_counted(what, count, words) for what, count in goods.amounts.items() if count]
    open_ones = [words.name(thing) for thing in goods.things if not is_back(thing)]
    hidden = len(goods.things) - len(open_ones)
    backs = [words("piece-backs", count=hidden)] if hidden else []
    return ", ".join([*open_ones, *backs, *counted]) or words("answer-nothing")


def _counted(what: str, count: int, words: Words) -> str:
    """An amount with what it counts: ``so-many-<what>`` of the game, or the name of it as it is."""
    own = f"so-many-{what}"
    return words(own, count=count) if words.has(own) else words("so-many", count=count, what=words.name(what))


def things_named(things: str, words: Words) -> str:
    """A written list of things by their names."""
    return ", ".join(words.name(thing) for thing in things.split(", "))
