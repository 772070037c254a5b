"""The lines below a question that say how it can be answered."""

import math
from collections.abc import Collection, Mapping, Sequence
from itertools import groupby

from flick.table.answers import write_aim, write_place
from flick.table.board import Piece
from flick.table.decisions import Goods
from flick.table.naming import goods_named, option_label
from flick.table.promises import Promise, promise_line, promise_text, shared_basis
from flick.table.rules import Aim, Amount, Choose, ChooseMany, Confirm, Decision, Flick, Offer, Place, Walk
from flick.table.words import Words

FEW = 4
"""A list of fewer squares of a map than this has a line for each of them."""

MOST_SPOTS = 9
"""The most suggested places that are listed; any other place can be typed."""


NEARLY = math.radians(10)
"""The angle in radians within which a flick counts as aimed at a pawn."""


def answer_lines(
    decision: Decision,
    words: Words,
    pieces: Sequence[Piece] = (),
    promises: Mapping[str, Promise] = {},
    squares: Collection[str] = (),
) -> list[str]:
    """The options with their numbers, their promises and their warnings, or the form in which an answer is typed.
    ``pieces`` are those in the arena, ``squares`` the names of the squares of a map."""
    if isinstance(decision, (Choose, ChooseMany)):
        lines = _options(decision, words, promises, squares)
        if isinstance(decision, ChooseMany):
            lines.append("  " + _how_many(decision, words))
        return lines
    if isinstance(decision, Confirm):
        labels = [(name, _told_of(name, decision, words, promises)) for name in ("yes", "no")]
        told = [f"  {words(f'answer-{name}')}{more}" for name, more in labels if more]
        return ["  " + words("answer-confirm"), *told]
    if isinstance(decision, Amount):
        return ["  " + words("answer-amount", least=decision.least, most=decision.most)]
    if isinstance(decision, Place):
        return [*_spots(decision, words, pieces), "  " + words("answer-place")]
    if isinstance(decision, Walk):
        return [f"  {line}" for line in _walk(decision, words)]
    if isinstance(decision, Offer):
        return [f"  {line}" for line in _offer(decision, words)]
    if isinstance(decision, Flick):
        return [*(f"  {line}" for line in _flick(decision, words)), *_beside(decision, words)]
    return []


def _options(
    decision: Choose | ChooseMany, words: Words, promises: Mapping[str, Promise], squares: Collection[str]
) -> list[str]:
    """A line for each option. Options that are many squares of a map, about which nothing else is told, share one
    line."""
    lines: list[str] = []
    plain = [option for option in decision.options if option.thing == option.place and option.place in squares]
    together = {option.name for option in plain if option.name not in promises and option.name not in decision.warnings}
    numbered = enumerate(decision.options, 1)
    for is_square, group in groupby(numbered, lambda one: one[1].name in together):
        some = list(group)
        if is_square and len(some) >= FEW:
            message = f"squares-{decision.verb}"
            listed = "  ".join(option.thing for _, option in some)
            told = words(message if words.has(message) else "answer-squares", squares=listed)
            lines.append(f"  {some[0][0]}–{some[-1][0]}  {told}")
            continue
        for number, option in some:
            told = f"{option_label(option, words)}{_told_of(option.name, decision, words, promises)}"
            lines.append(f"  {number:>2}  {told}")
    return lines


def _told_of(answer: str, decision: Decision, words: Words, promises: Mapping[str, Promise]) -> str:
    """The promise and the warning of an answer, printed behind its label."""
    promise, warning = promises.get(answer), decision.warnings.get(answer)
    line = promise_line if shared_basis(promises) is None else promise_text
    told = line(promise, words) if promise is not None else ""
    return "".join(f" · {one}" for one in (told, words(warning) if warning is not None else "") if one)


def _beside(decision: Flick, words: Words) -> list[str]:
    """The answers that can be given instead of a flick."""
    if decision.beside is None:
        return []
    return ["  " + words("answer-beside"), *answer_lines(decision.beside, words)]


def _how_many(decision: ChooseMany, words: Words) -> str:
    if decision.least == decision.most:
        return words("answer-so-many", count=decision.most)
    return words("answer-many", least=decision.least, most=decision.most)


def _spots(decision: Place, words: Words, pieces: Sequence[Piece]) -> list[str]:
    spots = decision.suggestions[:MOST_SPOTS]
    others = [piece for piece in pieces if piece.id != decision.piece]
    starts = [min(others, key=lambda piece: math.dist(piece.at[:2], spot), default=None) for spot in spots]
    many = len({start.id for start in starts if start is not None}) > 1
    lines: list[str] = []
    for number, (spot, start) in enumerate(zip(spots, starts, strict=True), 1):
        line = f"  {number:>2}  {write_place(decision.piece, *spot, decision.verb)}"
        if start is not None:
            where = _direction(spot, start, [other for other in others if other is not start], words)
            line += "  " + (words("answer-spot-from", pawn=words.name(start.id), where=where) if many else where)
        lines.append(line)
    return lines


def _direction(spot: tuple[float, float], start: Piece, others: Sequence[Piece], words: Words) -> str:
    """Where a flick from the pawn across the spot leads: towards another pawn, or at an angle."""

    def heading(x: float, y: float) -> float:
        return math.atan2(y - start.at[1], x - start.at[0])

    way = heading(*spot)
    astray = {other.id: abs(math.remainder(heading(*other.at[:2]) - way, math.tau)) for other in others}
    nearest = min(astray, key=lambda name: astray[name], default="")
    if nearest and astray[nearest] < NEARLY:
        return words("answer-spot-towards", pawn=words.name(nearest))
    return words("answer-spot-angle", degrees=round(math.degrees(way)) % 360)


def _walk(decision: Walk, words: Words) -> list[str]:
    """The lines that say which cells can be reached, and how a way is written."""
    goals = ", ".join(decision.reached)
    lines = [
        words("answer-walk", goals=goals, example=f"{decision.verb} {next(iter(decision.reached), decision.start)}")
    ]
    return [*lines, words("answer-stay", answer=decision.decline)] if decision.decline else lines


def _offer(decision: Offer, words: Words) -> list[str]:
    """The deal that waits for an answer; what both could give, and how a deal is written."""
    lines: list[str] = []

    def named(goods: Goods) -> str:
        return goods_named(goods, words, decision.known)

    if (deal := decision.proposed) is not None:
        lines.append(words("answer-deal", gives=named(deal.gives), gets=named(deal.gets)))
    if decision.may_name:
        lines.append(words("answer-offer-own", goods=named(decision.own)))
        lines.append(words("answer-offer-theirs", goods=named(decision.theirs)))
    form = "answer-offer" if decision.proposed is None else "answer-counter" if decision.may_counter else ""
    lines.append(words(form, verb=decision.verb) if form else words("answer-confirm"))
    return lines


def _flick(decision: Flick, words: Words) -> list[str]:
    aim = Aim(decision.pawns[0], math.radians(30), round(decision.most_speed / 2))
    example = write_aim(aim, decision.verb)
    return [
        words("answer-pawns", pawns=", ".join(decision.pawns)),
        words("answer-flick", example=example, least=decision.least_speed, most=decision.most_speed),
    ]
