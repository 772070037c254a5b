"""The written form of answers: what a person types, a journal keeps and a bot says.

``read`` turns a written answer into the value that the rules get, and the one spelling in which it is recorded;
whatever has decimals is rounded there, so what is used is what is recorded.
"""

import math
import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from flick.table.decisions import DECLINED, Deal, Goods
from flick.table.rules import Aim, Amount, Choose, ChooseMany, Confirm, Decision, Flick, Offer, Place, Walk
from flick.table.sayings import Refused, Say, say

ANGLE_DIGITS = 2
"""Decimals of an angle in degrees in a written answer."""
SPEED_DIGITS = 1
"""Decimals of a speed in mm/s in a written answer."""
SPIN_DIGITS = 2
"""Decimals of a spin in rad/s in a written answer."""
OFFSET_DIGITS = 3
"""Decimals of the offset of a flick, a share of the way from the pawn's centre to its rim, in a written answer."""
PLACE_DIGITS = 1
"""Decimals of the coordinates of a place in mm in a written answer."""

NOTHING = "nothing"
"""The word that a written answer has in place of a list of things when none is chosen."""

NUMBER = r"([+-]?(?:\d+(?:\.\d*)?|\.\d+))"
AIM = re.compile(
    rf"(?P<verb>\S+) (?P<pawn>\S+) {NUMBER}\s?deg {NUMBER}\s?mm/s(?: {NUMBER}\s?rad/s)?(?: off {NUMBER})?",
    re.IGNORECASE | re.ASCII,
)
COUNTED = re.compile(r"(?P<count>\d{1,9}) (?P<what>\S+)", re.ASCII)
"""Matches an amount in an offer, such as ``3 coins``."""
FOR = " for "
"""Stands in a written offer between what somebody gives and what they get for it."""
SPOT = re.compile(rf"(?P<verb>\S+) (?P<piece>\S+) {NUMBER}\s?,\s?{NUMBER}", re.IGNORECASE | re.ASCII)
LARGEST = 1e9
"""No angle, spin or coordinate may be larger. Far larger ones would become infinite when they are converted."""


class Read(NamedTuple):
    """A written answer understood: the value that the rules get, and the spelling that is recorded."""

    value: Any
    text: str


def read(decision: Decision, text: str) -> Read:
    """What ``text`` answers to ``decision``; ``Refused`` with the reason when it is no answer or not allowed."""
    if isinstance(decision, Choose):
        for index in range(len(decision.things)):
            if decision.written(index) == text:
                return Read(index, text)
    if isinstance(decision, Flick) and decision.beside is not None and _is_beside(decision.beside, text):
        return read(decision.beside, text)
    return _readers[type(decision)](decision, " ".join(text.split()))


def only_answer(decision: Decision) -> str | None:
    """The written answer that front ends may give unasked, because nobody has anything to decide; ``None`` where
    somebody has.

    That is the only option of a choice, the refusal of a choice that is ``moot``, the only number of an amount, or the
    only set of things. A confirmation, a flick, a spot, a way and a deal are always left to whoever is asked. Ways to
    pass for longer do not count as further answers: they only spare later questions.
    """
    find = _only.get(type(decision))
    return None if find is None else find(decision)


def _only_choice(decision: Choose) -> str | None:
    if decision.moot and decision.decline:
        return decision.decline
    if len(decision.things) + bool(decision.decline) == 1:
        return decision.written(0 if decision.things else DECLINED)
    return None


def _only_amount(decision: Amount) -> str | None:
    return f"{decision.verb} {decision.least}" if decision.least == decision.most else None


def _only_many(decision: ChooseMany) -> str | None:
    """The only answer to a choice of several things: nothing where nothing may be chosen, everything where everything
    must be; else ``None``."""
    if decision.most == 0:
        return write_many(decision, [])
    if decision.least == len(decision.things):
        return write_many(decision, list(range(len(decision.things))))
    return None


def spares_questions(decision: Decision) -> bool:
    """Whether the decision offers to pass for longer (for this turn, say), so that whoever is fetched for a question
    can say that they do not want to be asked again soon."""
    return isinstance(decision, Choose) and bool(decision.passes)


def write_aim(aim: Aim, verb: str = "flick") -> str:
    """An aim as ``flick sword-1 31.5deg 820mm/s``, followed by ``4rad/s`` and ``off 0.5`` where it has spin or an
    offset."""
    degrees = round(math.degrees(aim.angle) % 360, ANGLE_DIGITS) % 360
    text = f"{verb} {aim.pawn} {_plain(degrees)}deg {_plain(round(aim.speed, SPEED_DIGITS))}mm/s"
    if spin := round(aim.spin, SPIN_DIGITS):
        text += f" {_plain(spin)}rad/s"
    if offset := round(aim.offset, OFFSET_DIGITS):
        text += f" off {_plain(offset)}"
    return text


def write_place(piece: str, x: float, y: float, verb: str = "place") -> str:
    """A place in mm as ``place missile 120.0,88.5``."""
    x, y = round(x, PLACE_DIGITS) + 0.0, round(y, PLACE_DIGITS) + 0.0
    return f"{verb} {piece} {x:.{PLACE_DIGITS}f},{y:.{PLACE_DIGITS}f}"


def write_many(decision: ChooseMany, indices: list[int]) -> str:
    """``discard mage, archer``, or ``discard nothing``."""
    things = ", ".join([decision.short(index) for index in indices])
    return f"{decision.verb} {things or NOTHING}"


def write_walk(decision: Walk, cells: Sequence[str]) -> str:
    """``walk 7,3 7,4 8,4``: every cell that is entered, in order."""
    return " ".join([decision.verb, *cells])


def write_deal(deal: Deal, verb: str = "offer") -> str:
    """``offer gem, 3 coins for sword``: what whoever answers gives, and what they get."""
    return f"{verb} {_write_goods(deal.gives)}{FOR}{_write_goods(deal.gets)}"


def _write_goods(goods: Goods) -> str:
    counted = [f"{count} {what}" for what, count in goods.amounts.items() if count]
    return ", ".join([*goods.things, *counted]) or NOTHING


def _is_beside(choice: Choose, text: str) -> bool:
    """Whether a text begins as one of the answers that may be given instead of a flick, whether that answer is allowed
    now or not."""
    low = " ".join(text.split()).casefold()
    return (bool(low) and low == choice.decline.casefold()) or low.partition(" ")[0] == choice.verb.casefold()


def _read_choice(decision: Choose, text: str) -> Read:
    for index, option in enumerate(decision.options):
        if option.name.casefold() == text.casefold():
            return Read(decision.value_at(index), option.name)
    for name, verdict in decision.barred.items():
        if name.casefold() == text.casefold():
            raise Refused(verdict.reason, verdict.rule)
    raise Refused(say("refused-not-an-option", answer=text), decision.rule)


def _read_many(decision: ChooseMany, text: str) -> Read:
    verb, _, rest = text.partition(" ")
    if verb.casefold() != decision.verb.casefold():
        verb, rest = decision.verb, text
    indices: list[int] = []
    things = [] if rest.strip().casefold() in ("", NOTHING) else rest.split(",")
    names = [decision.short(index).casefold() for index in range(len(decision.things))] if things else []
    for thing in things:
        wanted = " ".join(thing.split()).casefold()
        if wanted not in names:
            raise Refused(say("refused-not-an-option", answer=thing.strip()), decision.rule)
        index = names.index(wanted)
        if index in indices:
            raise Refused(say("refused-twice", answer=thing.strip()), decision.rule)
        indices.append(index)
    if not decision.least <= len(indices) <= decision.most:
        raise Refused(_how_many(decision, len(indices)), decision.rule)
    indices.sort()
    return Read(tuple(indices), write_many(decision, indices))


def _how_many(decision: ChooseMany, found: int) -> Say:
    if decision.least == decision.most:
        return say("refused-so-many", count=decision.most, found=found)
    return say("refused-how-many", least=decision.least, most=decision.most, found=found)


def _read_confirm(decision: Confirm, text: str) -> Read:
    if text.casefold() in ("yes", "no"):
        return Read(text.casefold() == "yes", text.casefold())
    raise Refused(say("refused-yes-or-no", answer=text), decision.rule)


def _read_amount(decision: Amount, text: str) -> Read:
    verb, _, rest = text.rpartition(" ")
    sign, digits = (-1, rest[1:]) if rest.startswith("-") else (1, rest)
    known = digits.isdecimal() and digits.isascii() and len(digits) < 10
    number = sign * int(digits) if known and verb.casefold() in ("", decision.verb.casefold()) else None
    if number is None or not decision.least <= number <= decision.most:
        limits = say("refused-amount", answer=text, least=decision.least, most=decision.most)
        raise Refused(limits, decision.rule)
    return Read(number, f"{decision.verb} {number}")


def aim_of(decision: Flick, text: str) -> Aim:
    """The aim that a written answer gives; ``Refused`` where the decision does not allow it. The flick is not
    simulated."""
    found = AIM.fullmatch(text)
    if found is None or found["verb"].casefold() != decision.verb.casefold():
        raise Refused(say("refused-no-flick", answer=text, example=_example(decision)), decision.rule)
    angle, speed, spin, offset = (float(part or 0) for part in found.groups()[2:])
    if max(abs(angle), abs(spin)) > LARGEST:
        raise Refused(say("refused-no-flick", answer=text, example=_example(decision)), decision.rule)
    pawn = next((name for name in decision.pawns if name.casefold() == found["pawn"].casefold()), None)
    if pawn is None:
        raise Refused(say("refused-pawn", pawn=found["pawn"], pawns=", ".join(decision.pawns)), decision.rule)
    aim = Aim(
        pawn,
        math.radians(round(angle % 360, ANGLE_DIGITS) % 360),
        round(speed, SPEED_DIGITS) + 0.0,
        round(spin, SPIN_DIGITS) + 0.0,
        round(offset, OFFSET_DIGITS) + 0.0,
    )
    if not decision.least_speed <= aim.speed <= decision.most_speed:
        limits = say("refused-speed", speed=aim.speed, least=decision.least_speed, most=decision.most_speed)
        raise Refused(limits, decision.limits_rule or decision.rule)
    if (aim.spin or aim.offset) and not decision.spin:
        raise Refused(say("refused-spin"), decision.limits_rule or decision.rule)
    if abs(aim.offset) > 1:
        raise Refused(say("refused-offset", offset=aim.offset), decision.limits_rule or decision.rule)
    return aim


def _read_flick(decision: Flick, text: str) -> Read:
    aim = aim_of(decision, text)
    return Read(aim, write_aim(aim, decision.verb))


def _read_place(decision: Place, text: str) -> Read:
    found = SPOT.fullmatch(text)
    if found is None or (found["verb"].casefold(), found["piece"].casefold()) != (
        decision.verb.casefold(),
        decision.piece.casefold(),
    ):
        raise Refused(say("refused-no-place", answer=text, example=_example(decision)), decision.rule)
    x, y = (round(float(part), PLACE_DIGITS) + 0.0 for part in found.groups()[2:])
    if max(abs(x), abs(y)) > LARGEST:
        raise Refused(say("refused-no-place", answer=text, example=_example(decision)), decision.rule)
    if (verdict := decision.refuse(x, y)) is not None:
        raise Refused(verdict.reason, verdict.rule)
    return Read((x, y), write_place(decision.piece, x, y, decision.verb))


def _read_walk(decision: Walk, text: str) -> Read:
    if decision.decline and text.casefold() == decision.decline.casefold():
        return Read((), decision.decline)
    words = text.split()
    if words and words[0].casefold() == decision.verb.casefold():
        words = words[1:]
    if not words:
        raise Refused(say("refused-no-walk", answer=text, verb=decision.verb), decision.rule)
    way = tuple(words)
    if len(way) == 1 and way[0] in decision.reached:
        way = tuple(decision.reached[way[0]])
    if (verdict := decision.refuse(way)) is not None:
        raise Refused(verdict.reason, verdict.rule)
    return Read(way, write_walk(decision, way))


def _read_offer(decision: Offer, text: str) -> Read:
    low = text.casefold()
    if low == "no" or (low == "yes" and decision.proposed is not None):
        return Read(low == "yes", low)
    verb, _, rest = text.partition(" ")
    if verb.casefold() == "no" and decision.proposed is not None and rest.casefold() in decision.excuses:
        return Read(rest.casefold(), low)
    gives, between, gets = rest.partition(FOR)
    if not decision.may_name or verb.casefold() != decision.verb.casefold() or not between:
        message = "refused-no-offer" if decision.may_name else "refused-yes-or-no"
        raise Refused(say(message, answer=text, verb=decision.verb), decision.rule)
    deal = Deal(_read_goods(gives, decision.own, decision), _read_goods(gets, decision.theirs, decision))
    if (verdict := decision.refuse(deal)) is not None:
        raise Refused(verdict.reason, verdict.rule)
    return Read(deal, write_deal(deal, decision.verb))


def _read_goods(text: str, most: Goods, decision: Offer) -> Goods:
    """Read one side of a deal: things and amounts, of which there are at most ``most``. The things come back in the
    order of ``most``."""
    things: list[str] = []
    amounts: dict[str, int] = {}
    for part in [] if text.strip().casefold() == NOTHING else text.split(","):
        part = " ".join(part.split())
        counted = COUNTED.fullmatch(part)
        name = _called(counted["what"], most.amounts) if counted else _called(part, most.things)
        if name is None:
            raise Refused(say("refused-not-to-be-had", answer=part), decision.rule)
        if name in things or name in amounts:
            raise Refused(say("refused-twice", answer=part), decision.rule)
        if counted is None:
            things.append(name)
        elif int(counted["count"]) > most.amounts[name]:
            raise Refused(say("refused-too-much", answer=part, most=most.amounts[name]), decision.rule)
        else:
            amounts[name] = int(counted["count"])
    return Goods(
        tuple(name for name in most.things if name in things),
        {name: amounts[name] for name in most.amounts if amounts.get(name)},
    )


def _called(text: str, names: Sequence[str] | Mapping[str, int]) -> str | None:
    return next((name for name in names if name.casefold() == text.casefold()), None)


def _example(decision: Flick | Place) -> str:
    if isinstance(decision, Flick):
        return write_aim(Aim(decision.pawns[0], math.radians(30), round(decision.most_speed / 2)), decision.verb)
    x, y = decision.suggestions[0] if decision.suggestions else (120.0, 88.5)
    return write_place(decision.piece, x, y, decision.verb)


def _plain(number: float) -> str:
    """A number as text without a trailing ``.0``, and never as ``-0`` or ``1e-05``."""
    return f"{number + 0.0:.3f}".rstrip("0").rstrip(".")


_readers: dict[type[Decision], Any] = {
    Choose: _read_choice,
    ChooseMany: _read_many,
    Confirm: _read_confirm,
    Amount: _read_amount,
    Flick: _read_flick,
    Place: _read_place,
    Walk: _read_walk,
    Offer: _read_offer,
}

_only: dict[type[Decision], Any] = {Choose: _only_choice, Amount: _only_amount, ChooseMany: _only_many}
