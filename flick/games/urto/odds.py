"""What the answers in a fight promise (help for people): how likely the monster is beaten, the duel is won or the
mushroom goes, with what lies open now, without hiding and without another reroll."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

import msgspec

from flick.games.urto.cards import card
from flick.games.urto.combat import FIGHT, KEEP, REROLL, ROLL, bonus
from flick.games.urto.mushrooms import NEEDED
from flick.games.urto.state import Fight, Gear, UrtoState
from flick.games.urto.traits import sides, total
from flick.table.decisions import Amount, Decision
from flick.table.duel import Odds
from flick.table.perspective import Perspective
from flick.table.promises import Promise


def promises(perspective: Perspective) -> Mapping[str, Promise]:
    """For each answer to a question of a fight what it promises; of other questions nothing."""
    if perspective.decision.verb not in (*BEFORE_A_ROLL, "keep"):
        return {}
    state = perspective.guess().state
    assert isinstance(state, UrtoState)
    if state.fight is None:
        return {}
    return {answer: Promise(odds) for answer, odds in _odds(state, state.fight, perspective.seat, perspective.decision)}


BEFORE_A_ROLL = {"face": FIGHT, "attacked": "stand", "round": ROLL, "throw": ROLL, "chop": ROLL, "boost": ""}
"""Questions before a roll, and the answer that leads to it."""


def _odds(state: UrtoState, fight: Fight, seat: int, decision: Decision) -> Iterator[tuple[str, Odds]]:
    gear = fight.gears.get(seat) or Gear(fight.scope)
    verb, face = decision.verb, fight.rolls.get(seat)
    if verb == "keep" and face is not None:
        yield f"{verb} {KEEP}", _after(state, fight, seat, gear, face)
        yield f"{verb} {REROLL}", _before(state, fight, seat, gear)
    elif verb == "boost" and isinstance(decision, Amount):
        for n in range(decision.least, decision.most + 1):
            yield f"{verb} {n}", _before(state, fight, seat, msgspec.structs.replace(gear, boost=n))
    elif BEFORE_A_ROLL.get(verb):
        yield f"{verb} {BEFORE_A_ROLL[verb]}", _before(state, fight, seat, gear)


def _before(state: UrtoState, fight: Fight, seat: int, gear: Gear) -> Odds:
    """Over all faces of the die that comes."""
    faces = range(1, _die(state, fight, seat) + 1)
    found = [_after(state, fight, seat, gear, face) for face in faces]
    return Odds(sum(one.win for one in found) / len(found), sum(one.tie for one in found) / len(found))


def _after(state: UrtoState, fight: Fight, seat: int, gear: Gear, face: int) -> Odds:
    """With that face of the own die."""
    n = face + bonus(state, seat, gear)
    if fight.scope == "mushroom":
        return Odds(float(n >= NEEDED))
    if fight.other is not None:
        return _against(state, fight, fight.other if seat == fight.seat else fight.seat, n)
    rolls = tuple(one + bonus(state, seat, gear) for one in range(1, _die(state, fight, seat) + 1))
    hero = state.heroes[seat]
    shield = total(state, hero, "shield", gear.scope, gear.weapons) - gear.shielded
    attack, life = card(fight.foe).attack, hero.life + max(0, shield)
    return Odds(_beaten(rolls, attack, fight.left - max(0, n - attack), life - max(0, attack - n)))


def _against(state: UrtoState, fight: Fight, other: int, n: int) -> Odds:
    """A single round (URTO-103): whoever has less is hurt."""
    gear, face = fight.gears.get(other) or Gear(fight.scope), fight.rolls.get(other)
    faces: Sequence[int] = range(1, _die(state, fight, other) + 1) if face is None else (face,)
    sums = [one + bonus(state, other, gear) for one in faces]
    return Odds(sum(n > one for one in sums) / len(sums), sum(n == one for one in sums) / len(sums))


def _die(state: UrtoState, fight: Fight, seat: int) -> int:
    gear = fight.gears.get(seat)
    return sides(state, state.heroes[seat], fight.scope, gear.weapons if gear is not None else ())


@cache
def _beaten(rolls: tuple[int, ...], attack: int, left: int, life: int) -> float:
    """How likely a monster with so much life left falls before the hero does: round after round (URTO-93)."""
    if left <= 0:
        return 1.0
    if life <= 0:
        return 0.0
    telling = [n for n in rolls if n != attack]
    if not any(n > attack for n in telling):
        return 0.0
    falls = [_beaten(rolls, attack, left - max(0, n - attack), life - max(0, attack - n)) for n in telling]
    return sum(falls) / len(falls)
