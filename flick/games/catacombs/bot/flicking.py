"""Choosing a flick: many candidates are looked at roughly, few again with an unsteady finger, fewest played out."""

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
"""What a finger may do from what was meant, in standard deviations of angle and speed."""

CALM = 0.85
"""Nobody moves a pawn harder than this share of the most."""

SIDEWAYS = (-1.6, -1.0, -0.6, -0.3, 0.0, 0.3, 0.6, 1.0, 1.6)
SAMPLES = tuple((sideways, faster) for faster in (-1.0, 0.0, 1.0) for sideways in SIDEWAYS)
"""What an unsteady finger does about equally often: from these a chance is told."""


class ChosenFlick(msgspec.Struct, frozen=True):
    """A flick that was chosen: what it is worth on average, how often it hits somebody, and by how many tokens less
    could be struck by the other team afterwards."""

    pawn: str
    candidate: Candidate
    value: float
    chance: float = 0.0
    cover: float = 0.0


def paces(layout: Layout, count: int) -> list[float]:
    """So many speeds in mm/s, for ways that grow evenly up to the longest."""
    least, most = speeds(layout)
    return [max(least, most * math.sqrt((k + 1) / count)) for k in range(count)]


def attack(level: FlickLevel, layout: Layout, pawn: str, worth: FlickWorth) -> ChosenFlick:
    """The best flick at an enemy, directly or off whatever stands around."""
    listed = paces(layout, level.speeds)
    at_enemies = candidates_at(layout, pawn, level.fine, listed, worth.targets)
    return choose(level, layout, [(pawn, at_enemies + candidates(level.around, listed[-2:]))], worth)


def move(level: FlickLevel, layout: Layout, pawns: Sequence[str], worth: FlickWorth) -> ChosenFlick:
    """The best flick for the place where everything comes to rest."""
    listed = paces(layout, 2 * level.speeds)
    calm = [speed for speed in listed if speed < CALM * listed[-1]]
    around = level.around if len(pawns) == 1 else max(8, level.around // 3)
    return choose(level, layout, [(pawn, candidates(around, calm)) for pawn in pawns], worth)


def choose(
    level: FlickLevel, layout: Layout, ways: Sequence[tuple[str, Sequence[Candidate]]], worth: FlickWorth
) -> ChosenFlick:
    """The best of all candidates, each with the pawn that is flicked."""
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
    """Roughly what the best attack is worth, without playing anything out."""
    listed = candidates_at(layout, pawn, max(5, level.fine // 2), paces(layout, 2), worth.targets)
    hopeful = _rated(pawn, listed, worth.foreseen(estimate(layout, pawn, listed)))
    return _best(_steadied(level, layout, _best(hopeful, max(3, level.kept // 4)), worth, UNSTEADY), 1)[0]


def _steadied(
    level: FlickLevel, layout: Layout, choices: Sequence[ChosenFlick], worth: FlickWorth, samples: Samples
) -> list[ChosenFlick]:
    """The same flicks, rated by what becomes of them with an unsteady finger."""
    found: list[ChosenFlick] = []
    for pawn in dict.fromkeys(choice.pawn for choice in choices):
        own = [choice.candidate for choice in choices if choice.pawn == pawn]
        copies = [way for candidate in own for way in unsteady(level, layout, candidate, samples)]
        found += _rated(pawn, own, worth.foreseen(estimate(layout, pawn, copies)).reshape(len(own), -1).mean(axis=1))
    return found


def _refined(layout: Layout, choices: Sequence[ChosenFlick], worth: FlickWorth) -> list[ChosenFlick]:
    """The same flicks, followed from contact to contact even of an odd shape."""
    found: list[ChosenFlick] = []
    for pawn in dict.fromkeys(choice.pawn for choice in choices):
        own = [choice.candidate for choice in choices if choice.pawn == pawn]
        found += _rated(pawn, own, worth.foreseen(refine(layout, pawn, own)))
    return found


def _confirmed(layout: Layout, choices: Sequence[ChosenFlick], worth: FlickWorth) -> list[ChosenFlick]:
    """The same flicks of discs, set right by what the engine makes of them as they are meant."""
    return [
        msgspec.structs.replace(one, value=one.value + _correction(layout, one.pawn, one.candidate, worth))
        for one in choices
    ]


def _correction(layout: Layout, pawn: str, candidate: Candidate, worth: FlickWorth) -> float:
    """How much more a flick is worth than it is foreseen to be."""
    played = simulate(layout, aimed(layout, pawn, candidate.angle, candidate.speed))
    return float(worth.outcomes([played])[0] - worth.foreseen(estimate(layout, pawn, [candidate]))[0])


def _played(level: FlickLevel, layout: Layout, choices: Sequence[ChosenFlick], worth: FlickWorth) -> list[ChosenFlick]:
    """The same flicks of an odd shape, all played out by the engine: it turns and catches where nothing else foretells
    it."""
    found: list[ChosenFlick] = []
    for one in choices:
        copies = unsteady(level, layout, one.candidate, UNSTEADY[: level.repeats])
        outcomes = [simulate(layout, aimed(layout, one.pawn, way.angle, way.speed)) for way in copies]
        found.append(msgspec.structs.replace(one, value=float(worth.outcomes(outcomes).mean())))
    return found


def _told(level: FlickLevel, layout: Layout, choice: ChosenFlick, worth: FlickWorth) -> ChosenFlick:
    """The same flick with what there is to tell of it."""
    copies = list(unsteady(level, layout, choice.candidate, SAMPLES))
    seen = estimate(layout, choice.pawn, copies)
    chance = float(np.mean([worth.wounds(one) for one in seen]))
    return msgspec.structs.replace(choice, chance=chance, cover=worth.cover(seen))


def unsteady(level: FlickLevel, layout: Layout, candidate: Candidate, samples: Samples) -> Iterator[Candidate]:
    """The flick as the finger might make it; a steady one makes it as it was meant."""
    for sideways, faster in samples if level.wobble else samples[:1]:
        yield disturbed(level, layout, candidate, sideways, faster)


def disturbed(level: FlickLevel, layout: Layout, candidate: Candidate, sideways: float, faster: float) -> Candidate:
    """What a finger of this level makes of a flick, so many standard deviations away from what was meant."""
    least, most = speeds(layout)
    speed = candidate.speed * (1 + level.unevenness * faster)
    return Candidate(candidate.angle + level.wobble * sideways, min(most, max(least, speed)))


def executed(level: FlickLevel, layout: Layout, pawn: str, meant: Candidate, verb: str, chance: Chance) -> str:
    """The flick as the finger makes it, in its written form."""
    made = disturbed(level, layout, meant, chance.normal(), chance.normal())
    return write_aim(Aim(pawn, made.angle, made.speed), verb)


def _rated(pawn: str, listed: Sequence[Candidate], values: Numbers) -> list[ChosenFlick]:
    return [ChosenFlick(pawn, candidate, value) for candidate, value in zip(listed, values.tolist(), strict=True)]


def _best(found: Sequence[ChosenFlick], most: int) -> list[ChosenFlick]:
    """Those of the highest value, the highest first; equals keep their order."""
    return sorted(found, key=lambda choice: -choice.value)[:most]
