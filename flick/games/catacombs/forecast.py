"""Tells what a flick would come to by the rules while somebody still aims, with the same judge that decides
afterwards."""

from collections.abc import Sequence

from flick.arena.outcome import Outcome
from flick.games.catacombs.cards import Team
from flick.games.catacombs.hits import WALL, judge, rebounds, wall_time
from flick.games.catacombs.state import CatacombsState, characters, enemy_of, obstacles
from flick.table.rules import Forecast
from flick.table.sayings import say

NO_HIT = {"CAT-77": "forecast-wall-first", "CAT-72": "forecast-not-target", "CAT-R03": "forecast-at-rest"}
"""The messages that say why an enemy is touched and not wounded, by the rule that says so."""

MOVE = "forecast-move", "CAT-79"
OBSTACLE = "forecast-obstacle", "CAT-108"
"""The message and the rule for a flick that wounds nobody."""


def forecast(state: CatacombsState, team: Team, damage: int, target: str | None, outcome: Outcome) -> Forecast:
    """What a shot of ``team`` comes to. ``damage`` is the value of the shot, ``target`` the enemy that a targeted shot
    has named."""
    if not damage:
        return _harmless(outcome, *MOVE)
    enemies = characters(enemy_of(team))
    judgement = judge(outcome, damage, enemies, target)
    if _under_way(outcome):
        return _so_far(outcome, damage, enemies, judgement.hits)
    if judgement.hits:
        return _wounds(state, team, damage, judgement.hits, outcome)
    for name, verdict in judgement.verdicts:
        if name in enemies:
            return Forecast(say(NO_HIT[verdict.rule], pawn=name), "bad", verdict.rule)
    if _leaves(outcome):
        return Forecast(say("forecast-leaves"), "bad", "CAT-121")
    return Forecast(say("forecast-no-enemy" if judgement.verdicts else "forecast-nobody"), "bad", "CAT-73")


def obstacle_forecast(outcome: Outcome) -> Forecast:
    """What a flicked obstacle comes to (CAT-108)."""
    return _harmless(outcome, *OBSTACLE)


def _harmless(outcome: Outcome, message: str, rule: str) -> Forecast:
    if _leaves(outcome):
        return Forecast(say("forecast-leaves"), "plain", "CAT-121")
    if not _under_way(outcome) and not any(_touched(outcome)):
        return Forecast(say("forecast-nobody"), "plain", rule)
    return Forecast(say(message), "plain", rule)


def _wounds(state: CatacombsState, team: Team, damage: int, hits: Sequence[str], outcome: Outcome) -> Forecast:
    """The tokens that the enemies lose, unless they have kept an armour card and use it (CAT-73 to CAT-75, CAT-100)."""
    victim = state.teams[enemy_of(team)]
    lost = min(damage * len(hits), victim.reserve)
    ends = lost == victim.reserve and not victim.kept
    message = "forecast-wounds-ends" if ends else "forecast-wounds-armour" if victim.kept else "forecast-wounds"
    told, rule = say(message, tokens=lost), "CAT-75" if len(hits) > 1 else "CAT-73"
    if rebounds(outcome, obstacles(state), hits[0]):
        told, rule = say("forecast-off-obstacle", then=told), "CAT-78"
    return Forecast(told, "good", rule, tuple(hits), ends)


def _so_far(outcome: Outcome, damage: int, enemies: Sequence[str], hits: tuple[str, ...]) -> Forecast:
    """What the first contact alone decides: a hit stays a hit, after a wall there is none, and everything else is
    open."""
    if hits:
        return Forecast(say("forecast-hits", pawn=hits[0], tokens=damage), "good", "CAT-73", hits)
    if wall_time(outcome.contacts_of(outcome.pawn)) is not None:
        return Forecast(say("forecast-wall-first"), "bad", "CAT-77")
    touched = next(iter(_touched(outcome)), outcome.pawn)
    if touched in enemies:
        return Forecast(say("forecast-not-target", pawn=touched), "plain", "CAT-72")
    if touched.startswith("crystal"):
        return Forecast(say("forecast-rebound-obstacle"), "plain", "CAT-78")
    return Forecast(say("forecast-rebound", pawn=touched), "plain", "CAT-R05")


def _under_way(outcome: Outcome) -> bool:
    """Whether the flicked pawn is still moving on the table."""
    return outcome.pawn not in outcome.rest and not _leaves(outcome)


def _leaves(outcome: Outcome) -> bool:
    return any(departure.pawn == outcome.pawn for departure in outcome.left)


def _touched(outcome: Outcome) -> list[str]:
    """The pawns that the flicked one touches, in order."""
    others = [contact.other(outcome.pawn) or "" for contact in outcome.contacts_of(outcome.pawn)]
    return [name for name in others if not name.startswith(WALL)]
