"""Chooses a flick: many candidates are estimated roughly, few of them again with an unsteady finger, and fewest are
simulated."""

import math
from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec
import numpy as np

from flick.arena.aim import Candidate, candidates, candidates_at, estimate, is_disc, refine
from flick.arena.flick import simulate
from flick.arena.layout import Layout
from flick.arena.shot import aimed
from flick.games.catacombs.bot.level import FlickLevel
from flick.games.catacombs.bot.sight import Numbers
from flick.games.catacombs.bot.worth import FlickWorth
from flick.games.catacombs.shots import speeds
from flick.table.answers import write_aim
from flick.table.chance import Chance
from flick.table.rules import Aim

Samples: TypeAlias = Sequence[tuple[float, float]]
"""Deviations of angle and speed, in standard deviations."""

UNSTEADY = ((0.0, 0.0), (0.7, 0.6), (-0.7, -0.6), (1.4, -0.8), (-1.4, 0.8), (0.3, -1.5), (-0.3, 1.5))
"""Deviations of a finger from what was meant, in standard deviations of angle and speed, with which candidates are
tried."""

CALM = 0.85
"""Moves are made with at most this share of the largest speed."""

SIDEWAYS = (-1.6, -1.0, -0.6, -0.3, 0.0, 0.3, 0.6, 1.0, 1.6)
SAMPLES = tuple((sideways, faster) for faster in (-1.0, 0.0, 1.0) for sideways in SIDEWAYS)
"""Deviations of an unsteady finger that are about equally likely, from which the chance that the bot tells is
computed."""


class ChosenFlick(msgspec.Struct, frozen=True):
    """A flick that was chosen: its average worth, how often it hits somebody, and how many tokens less the other team
    could take afterwards."""

    pawn: str
    candidate: Candidate
    value: float
    chance: float = 0.0
    cover: float = 0.0


def paces(layout: Layout, count: int) -> list[float]:
    """``count`` speeds in mm/s whose ways grow evenly up to the longest."""
    least, most = speeds(layout)
    return [max(least, most * math.sqrt((k + 1) / count)) for k in range(count)]


def attack(level: FlickLevel, layout: Layout, pawn: str, worth: FlickWorth) -> ChosenFlick:
    """The best flick at an enemy, directly or off anything on the table."""
    listed = paces(layout, level.speeds)
    at_enemies = candidates_at(layout, pawn, level.fine, listed, worth.targets)
    return choose(level, layout, [(pawn, at_enemies + candidates(level.around, listed[-2:]))], worth)


def move(level: FlickLevel, layout: Layout, pawns: Sequence[str], worth: FlickWorth) -> ChosenFlick:
    """The best flick by the places at which everything comes to rest."""
    listed = paces(layout, 2 * level.speeds)
    calm = [speed for speed in listed if speed < CALM * listed[-1]]
    around = level.around if len(pawns) == 1 else max(8, level.around // 3)
    return choose(level, layout, [(pawn, candidates(around, calm)) for pawn in pawns], worth)


def choose(
    level: FlickLevel, layout: Layout, ways: Sequence[tuple[str, Sequence[Candidate]]], worth: FlickWorth
) -> ChosenFlick:
    """The best of all candidates, which are given with the pawn that is flicked."""
    hopeful: list[ChosenFlick] = []
    for pawn, listed in ways:
        hopeful += _rated(pawn, listed, worth.foreseen(estimate(layout, pawn, listed)))
    hopeful = _best(hopeful, level.kept)
    steadied = _steadied(level, layout, hopeful, worth, UNSTEADY) if level.wobble else _refined(layout, hopeful, worth)
    hopeful = _best(steadied, level.tried)
    if is_disc(layout, hopeful[0].pawn):
        hopeful = _best(_steadied(level, layout, hopeful, worth, SAMPLES), level.confirmed)
        return _told(level, layout, _best(_confirmed(layout, hopeful, worth), 1)[0], worth)
    return _told(level, layout, _best(_played(level, layout, hopeful, worth), 1)[0], worth)


def glance(level: FlickLevel, layout: Layout, pawn: str, worth: FlickWorth) -> ChosenFlick:
    """A rough estimate of what the best attack is worth, without a simulation."""
    listed = candidates_at(layout, pawn, max(5, level.fine // 2), paces(layout, 2), worth.targets)
    hopeful = _rated(pawn, listed, worth.foreseen(estimate(layout, pawn, listed)))
    return _best(_steadied(level, layout, _best(hopeful, max(3, level.kept // 4)), worth, UNSTEADY), 1)[0]


def _steadied(
    level: FlickLevel, layout: Layout, choices: Sequence[ChosenFlick], worth: FlickWorth, samples: Samples
) -> list[ChosenFlick]:
    """The same flicks, rated with an unsteady finger."""
    found: list[ChosenFlick] = []
    for pawn in dict.fromkeys(choice.pawn for choice in choices):
        own = [choice.candidate for choice in choices if choice.pawn == pawn]
        copies = [way for candidate in own for way in unsteady(level, layout, candidate, samples)]
        found += _rated(pawn, own, worth.foreseen(estimate(layout, pawn, copies)).reshape(len(own), -1).mean(axis=1))
    return found


def _refined(layout: Layout, choices: Sequence[ChosenFlick], worth: FlickWorth) -> list[ChosenFlick]:
    """The same flicks, estimated from contact to contact even for an odd shape."""
    found: list[ChosenFlick] = []
    for pawn in dict.fromkeys(choice.pawn for choice in choices):
        own = [choice.candidate for choice in choices if choice.pawn == pawn]
        found += _rated(pawn, own, worth.foreseen(refine(layout, pawn, own)))
    return found


def _confirmed(layout: Layout, choices: Sequence[ChosenFlick], worth: FlickWorth) -> list[ChosenFlick]:
    """The same flicks of discs, with their rating corrected by a simulation of the flick as it is meant."""
    return [
        msgspec.structs.replace(one, value=one.value + _correction(layout, one.pawn, one.candidate, worth))
        for one in choices
    ]


def _correction(layout: Layout, pawn: str, candidate: Candidate, worth: FlickWorth) -> float:
    """How much more a flick is worth in a simulation than in its estimate."""
    played = simulate(layout, aimed(layout, pawn, candidate.angle, candidate.speed))
    return float(worth.outcomes([played])[0] - worth.foreseen(estimate(layout, pawn, [candidate]))[0])


def _played(level: FlickLevel, layout: Layout, choices: Sequence[ChosenFlick], worth: FlickWorth) -> list[ChosenFlick]:
    """The same flicks of an odd shape, all simulated, because such a pawn turns and catches in ways that no estimate
    foresees."""
    found: list[ChosenFlick] = []
    for one in choices:
        copies = unsteady(level, layout, one.candidate, UNSTEADY[: level.repeats])
        outcomes = [simulate(layout, aimed(layout, one.pawn, way.angle, way.speed)) for way in copies]
        found.append(msgspec.structs.replace(one, value=float(worth.outcomes(outcomes).mean())))
    return found


def _told(level: FlickLevel, layout: Layout, choice: ChosenFlick, worth: FlickWorth) -> ChosenFlick:
    """The same flick with the numbers that the bot tells about it."""
    copies = list(unsteady(level, layout, choice.candidate, SAMPLES))
    seen = estimate(layout, choice.pawn, copies)
    chance = float(np.mean([worth.wounds(one) for one in seen]))
    return msgspec.structs.replace(choice, chance=chance, cover=worth.cover(seen))


def unsteady(level: FlickLevel, layout: Layout, candidate: Candidate, samples: Samples) -> Iterator[Candidate]:
    """The flicks that a finger might make of the one that is meant; a steady finger makes that one."""
    for sideways, faster in samples if level.wobble else samples[:1]:
        yield disturbed(level, layout, candidate, sideways, faster)


def disturbed(level: FlickLevel, layout: Layout, candidate: Candidate, sideways: float, faster: float) -> Candidate:
    """The flick that a finger of this level makes, so many standard deviations of angle and speed away from the one
    that is meant."""
    least, most = speeds(layout)
    speed = candidate.speed * (1 + level.unevenness * faster)
    return Candidate(candidate.angle + level.wobble * sideways, min(most, max(least, speed)))


def executed(level: FlickLevel, layout: Layout, pawn: str, meant: Candidate, verb: str, chance: Chance) -> str:
    """The written form of the flick that the finger makes of the one that is meant."""
    made = disturbed(level, layout, meant, chance.normal(), chance.normal())
    return write_aim(Aim(pawn, made.angle, made.speed), verb)


def _rated(pawn: str, listed: Sequence[Candidate], values: Numbers) -> list[ChosenFlick]:
    return [ChosenFlick(pawn, candidate, value) for candidate, value in zip(listed, values.tolist(), strict=True)]


def _best(found: Sequence[ChosenFlick], most: int) -> list[ChosenFlick]:
    """The flicks with the highest worth, the highest first; equal ones keep their order."""
    return sorted(found, key=lambda choice: -choice.value)[:most]
