"""Finds whom an attack would strike that must be rolled for first, before its card is used."""

from collections.abc import Iterator

from flick.games.ravenloft import attacks
from flick.games.ravenloft.carrying import value
from flick.games.ravenloft.footings import free_floor
from flick.games.ravenloft.force import own_limit
from flick.games.ravenloft.language import Parts, RavenloftPart
from flick.games.ravenloft.moving import ways
from flick.games.ravenloft.naming import choose_piece
from flick.games.ravenloft.sites import sites
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.targets import is_reached, monsters_meant
from flick.games.ravenloft.turn_record import Acting
from flick.games.ravenloft.whereabouts import taken
from flick.games.ravenloft.whom import Whom
from flick.table.rules import Rules

STRIKES = ("atk", "stun", "push", "pull")


def might_strike(state: RavenloftState, seat: int, name: str, parts: Parts) -> list[str]:
    """Everybody whom the text of an attack could strike, from where the hero stands or from where its text may take it
    first."""
    part, whom = _striking(parts)
    if whom is None:
        return []
    if part.verb in ("push", "pull"):
        return monsters_meant(state, Acting(seat, seat), whom)
    squares = list(squares_from(state, seat, name, parts))
    return [
        figure.id
        for figure in state.figures.values()
        if figure.hp > 0
        and any(is_reached(state, (square,), figure.squares, whom, rolls=part.verb == "atk") for square in squares)
    ]


def struck(state: RavenloftState, acting: Acting, name: str, parts: Parts) -> Rules[list[str]]:
    """The targets of a contested attack. Its player chooses them now and is not asked again, also where the attack
    begins with a step."""
    part, whom = _striking(parts)
    if part is parts[0] and part.verb == "atk":
        acting.chosen = yield from attacks.targets_of(state, acting, part)
        return acting.chosen
    found = might_strike(state, acting.seat, name, parts)
    if part.verb == "stun" and whom is not None:
        return attacks.tiles_to_attack(state, acting, whom, rolls=False).get(acting.aimed, found)
    if begins_elsewhere(parts):
        acting.chosen = [(yield from choose_piece(acting.seat, "target", found, "RAV-RUL-95"))]
        return acting.chosen
    return found


def begins_elsewhere(parts: Parts) -> bool:
    """Whether a text lets the hero step or appear somewhere before it attacks a single enemy."""
    part, whom = _striking(parts)
    return part is not parts[0] and part.verb == "atk" and whom is not None and whom.count <= 1 and whom.who != "all"


def _striking(parts: Parts) -> tuple[RavenloftPart, Whom | None]:
    """The first part of a text that strikes somebody, and whom; ``None`` where no part does."""
    part = next((part for part in parts if part.verb in STRIKES), parts[0])
    return part, part.target if part.verb in STRIKES else None


def squares_from(state: RavenloftState, seat: int, name: str, parts: Parts) -> Iterator[str]:
    """The hero's own square, and those to which the first part of the text may take it."""
    first = parts[0]
    yield state.heroes[seat].square
    if first.verb == "step":
        before, state.acting = state.acting, Acting(seat, seat)
        yield from ways(state, seat, min(value(state, first.amount, name), own_limit(state, seat)))
        state.acting = before
    elif first.verb == "tele":
        for tile in sites(state, Acting(seat, seat), first.site):
            yield from free_floor(state.dungeon, tile, taken(state))
