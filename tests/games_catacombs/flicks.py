"""Flicks at random: any position, any shot of any card, any target, on a mat or between walls."""

import math
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from flick.arena.shapes import Point
from flick.games.catacombs.cards import card, deck
from flick.games.catacombs.state import CatacombsState, characters
from flick.table.answers import read, write_aim
from flick.table.match import Match
from flick.table.rules import Aim, Choose, Confirm, Decision, Flick
from tests.games_catacombs.scene import holding, match_of, state_with

APART = 33.0
"""mm between two middles: no two pawns overlap."""


class Tried(NamedTuple):
    """A flick that a match waits for, and an aim of it."""

    match: Match
    decision: Flick
    aim: Aim


def random_flicks(count: int, seed: int = 0) -> Iterator[Tried]:
    """So many; the same ones again for the same seed."""
    for number in range(count):
        yield random_flick(Random(seed * 100_003 + number))


def random_flick(random: Random) -> Tried:
    match = match_of(state=random_position(random))
    while True:
        decision = match.settle()
        if isinstance(decision, Flick):
            aim = random_aim(random, match, decision)
            harmless = decision.question in ("flick-move", "obstacle")
            if random.random() < (0.1 if harmless else 0.7) or len(decision.pawns) > 1:
                return Tried(match, decision, aim)
            match.answer(write_aim(Aim(aim.pawn, aim.angle, decision.least_speed)))
        else:
            assert isinstance(decision, Decision)
            match.answer(some_answer(random, decision))


def random_position(random: Random) -> CatacombsState:
    """Sword 1's turn somewhere in a match, with any card in hand."""
    names = [*characters("sword"), *characters("skull"), *(f"crystal-{k}" for k in range(1, 6))]
    places: list[Point] = []
    while len(places) < len(names):
        place = random.uniform(20, 590), random.uniform(20, 335)
        if all(math.dist(place, other) > APART for other in places):
            places.append(place)
    state = state_with(dict(zip(names, places, strict=True)), arena_mode=random.choice(("walls", "mat")))
    for team in state.teams.values():
        gone = random.randint(0, 6)
        team.reserve, state.bank = team.reserve - gone, state.bank + gone
    if random.random() < 0.2:
        armour = next(name for name in deck("skull") if card(name).armour)
        for pile in (state.teams["skull"].deck, state.hands[1]):
            if armour in pile:
                pile.remove(armour)
        state.teams["skull"].kept.append(armour)
    shooting = [name for name in deck("sword") if any(shot.damage for shot in card(name).shots)]
    return holding(state, random.choice(shooting))


def random_aim(random: Random, match: Match, decision: Flick) -> Aim:
    """Most of them at something that lies there, and rather at an enemy; half of them beside the centre."""
    pawns = match.view(0).arena.pawns
    pawn = random.choice(list(decision.pawns))
    angle = random.uniform(0, math.tau)
    if random.random() < 0.8:
        others = characters("skull") if random.random() < 0.6 else [name for name in pawns if name != pawn]
        at, here = pawns[random.choice(others)], pawns[pawn]
        angle = math.atan2(at.y - here.y, at.x - here.x) + random.gauss(0, 0.05)
    speed = random.uniform(decision.least_speed, decision.most_speed)
    offset = random.choice((0.0, random.uniform(-1, 1)))
    aim = read(decision, write_aim(Aim(pawn, angle, speed, offset=offset))).value
    assert isinstance(aim, Aim)
    return aim


def some_answer(random: Random, decision: Decision) -> str:
    """The card in hand, any target, any place that is suggested, and no to all else."""
    if isinstance(decision, Choose):
        return decision.options[0].name if decision.verb == "play" else random.choice(decision.options).name
    if isinstance(decision, Confirm):
        return "no"
    x, y = random.choice(decision.suggestions)  # type: ignore[attr-defined]
    return f"{decision.verb} {decision.piece} {x},{y}"  # type: ignore[attr-defined]
