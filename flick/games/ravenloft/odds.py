"""Tells people how likely attacks are to hit and traps to be disarmed (RAV-86, RAV-107)."""

from collections.abc import Iterator, Mapping
from math import prod

from flick.games.ravenloft.cards import card, encounter
from flick.games.ravenloft.force import armour_of, changed, changes
from flick.games.ravenloft.language import RavenloftPart
from flick.games.ravenloft.menu import HeroDoing
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.targets import enemies, tiles_of
from flick.games.ravenloft.turn_record import D20, Acting
from flick.table.duel import Odds
from flick.table.perspective import Perspective
from flick.table.promises import Promise
from flick.table.rules import Choose
from flick.table.sayings import say


def promises(perspective: Perspective) -> Mapping[str, Promise]:
    """The chance of each attack and each attempt to disarm of a turn; for an attack on several, the chance that any is
    hit."""
    decision = perspective.decision
    if not isinstance(decision, Choose) or decision.verb != "turn":
        return {}
    line = perspective.guess()
    assert isinstance(line.state, RavenloftState)
    assert isinstance(line.decision, Choose)
    return dict(_of_turn(line.state, line.decision))


def _of_turn(state: RavenloftState, decision: Choose) -> Iterator[tuple[str, Promise]]:
    """The promise of each answer that has one, by its written form."""
    for index, doing in enumerate(decision.things):
        promise = _promise(state, decision.seat, doing)
        if promise is not None:
            yield decision.written(index), promise


def _promise(state: RavenloftState, seat: int, doing: HeroDoing) -> Promise | None:
    """The promise of a doing; ``None`` where no die is rolled, or its targets are still to be chosen."""
    if doing.sort == "disarm":
        more = changed(state, seat, "disarm") + changed(state, seat, "traps")
        return Promise(Odds(hit_share(more, encounter(doing.thing).disarm or 0)))
    part = card(doing.thing).attack if doing.sort == "attack" else None
    if part is None:
        return None
    aimed = _aimed(state, seat, part, doing.aim)
    hits = [hit_chance(state, seat, part, name) for name in aimed]
    if not hits:
        return None
    if len(hits) == 1:
        return Promise(Odds(hits[0]))
    return Promise(Odds(1 - prod(1 - hit for hit in hits)), say=say("promise-any", n=len(hits)))


def _aimed(state: RavenloftState, seat: int, part: RavenloftPart, aim: str) -> list[str]:
    """Whom an attack would strike: one figure, or all on a tile. Empty where several targets are still to be chosen."""
    if aim in state.figures:
        return [aim]
    if part.target is None:
        return []
    found = enemies(state, Acting(seat, seat), part.target)
    if part.target.who != "all":
        return []
    return tiles_of(state, found).get(aim, []) if aim else found


def hit_chance(state: RavenloftState, seat: int, part: RavenloftPart, target: str) -> float:
    """The chance that one die of an attack hits, from 0 to 1."""
    more = part.bonus.plus + sum(n for _, n in changes(state, seat, "atk", target))
    return hit_share(more, armour_of(state, target))


def hit_share(more: int, needed: int) -> float:
    """The chance that a d20 plus ``more`` reaches ``needed``, from 0 to 1."""
    return min(D20, max(0, D20 + 1 - (needed - more))) / D20
