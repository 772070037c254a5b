"""Promises for answers in a fight (help for people): how likely the monster is beaten, the duel won or the mushroom
destroyed, with what lies open now, without hiding and without another reroll."""

from collections.abc import Iterator, Mapping

import msgspec

from flick.games.urto import odds
from flick.games.urto.cards import card
from flick.games.urto.combat import FIGHT, KEEP, REROLL, ROLL, bonus
from flick.games.urto.mushrooms import NEEDED
from flick.games.urto.state import Combat, Gear, UrtoState
from flick.games.urto.traits import sides, total
from flick.table.decisions import Amount, Choose, Decision
from flick.table.duel import Odds
from flick.table.perspective import Perspective
from flick.table.promises import Promise

BEFORE_A_ROLL = {"face": FIGHT, "attacked": "stand", "round": ROLL, "throw": ROLL, "chop": ROLL, "boost": ""}
"""Questions before a roll, with the answer that leads to it; none for a boost, where each amount has odds of its
own."""


def promises(perspective: Perspective) -> Mapping[str, Promise]:
    """The promise of each answer to a question of a fight; empty for other questions."""
    if perspective.decision.verb not in (*BEFORE_A_ROLL, "weapon", "keep"):
        return {}
    state = perspective.guess().state
    assert isinstance(state, UrtoState)
    if state.fight is None:
        return {}
    return {answer: Promise(odds) for answer, odds in _odds(state, state.fight, perspective.seat, perspective.decision)}


def _odds(state: UrtoState, fight: Combat, seat: int, decision: Decision) -> Iterator[tuple[str, Odds]]:
    gear = fight.gears.get(seat) or Gear(fight.scope)
    verb, face = decision.verb, fight.rolls.get(seat)
    if verb == "keep" and face is not None:
        yield f"{verb} {KEEP}", _of(state, fight, seat, gear, face)
        yield f"{verb} {REROLL}", _of(state, fight, seat, gear)
    elif verb == "boost" and isinstance(decision, Amount):
        for n in range(decision.least, decision.most + 1):
            yield f"{verb} {n}", _of(state, fight, seat, msgspec.structs.replace(gear, boost=n))
    elif verb == "weapon" and isinstance(decision, Choose):
        yield decision.decline, _of(state, fight, seat, gear)
        for name in decision.things:
            yield f"{verb} {name}", _armed(state, fight, seat, gear, name)
    elif BEFORE_A_ROLL.get(verb):
        yield f"{verb} {BEFORE_A_ROLL[verb]}", _of(state, fight, seat, gear)


def _armed(state: UrtoState, fight: Combat, seat: int, gear: Gear, weapon: str) -> Odds:
    """The odds with one more weapon, which is laid open if it is not yet."""
    hero = state.heroes[seat]
    before, hero.shown = hero.shown, [*hero.shown, *([weapon] if weapon not in hero.shown else [])]
    found = _of(state, fight, seat, msgspec.structs.replace(gear, weapons=[*gear.weapons, weapon]))
    hero.shown = before
    return found


def _of(state: UrtoState, fight: Combat, seat: int, gear: Gear, face: int | None = None) -> Odds:
    """The odds with a roll that is still to come, or with that ``face`` of the hero's own die."""
    rolls = odds.roll(_die(state, seat, gear), bonus(state, seat, gear))
    own = rolls if face is None else odds.lying(face + bonus(state, seat, gear))
    if fight.scope == "mushroom":
        return Odds(odds.reaches(own, NEEDED))
    if fight.other is not None:
        met = odds.clash(own, _others(state, fight, fight.other if seat == fight.seat else fight.seat))
        return Odds(met.win, met.tie)
    hero, attack = state.heroes[seat], card(fight.foe).attack
    shield = max(0, total(state, hero, "shield", gear.scope, gear.weapons) - gear.shielded)
    if face is None:
        return Odds(odds.fight(rolls, attack, fight.left, hero.life, shield).win)
    return Odds(odds.after(rolls, own[0], attack, fight.left, hero.life, shield).win)


def _others(state: UrtoState, fight: Combat, other: int) -> range:
    """The possible results of the other hero's roll, or the one that lies on the table."""
    gear, face = fight.gears.get(other) or Gear(fight.scope), fight.rolls.get(other)
    more = bonus(state, other, gear)
    return odds.roll(_die(state, other, gear), more) if face is None else odds.lying(face + more)


def _die(state: UrtoState, seat: int, gear: Gear) -> int:
    return sides(state, state.heroes[seat], gear.scope, gear.weapons)
