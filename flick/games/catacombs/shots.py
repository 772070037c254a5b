"""One shot from naming its target to the last stun: the order of section 4.18 of the rules."""

import math
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from flick.arena.flick import simulate
from flick.arena.layout import Layout, Pawn, Pose
from flick.arena.outcome import Outcome
from flick.arena.shot import BadShot, aimed, check_shot
from flick.arena.shot import Shot as Struck
from flick.arena.slider import GRAVITY
from flick.games.catacombs.cards import Card, Shot, ShotKind
from flick.games.catacombs.forecast import forecast, obstacle_forecast
from flick.games.catacombs.hits import Judgement, judge, rebounds
from flick.games.catacombs.placing import has_room, projectile_pose, put_back, refusal, spot_beside, suggestions
from flick.games.catacombs.room import origins
from flick.games.catacombs.state import (
    CatacombsState,
    Projectile,
    Team,
    character,
    characters,
    enemy_of,
    obstacles,
    pawn_of,
    seats_of,
    team_of,
    whose_turn,
)
from flick.games.catacombs.tokens import check_end, lose
from flick.table import piles
from flick.table.kept import MadeAtFirstLook
from flick.table.rules import Aim, Forecast, Launch, Rules, Verdict, choose, confirm, flick, place, reveal, tell
from flick.table.sayings import Refused, Who, say

TRAVEL = (5.0, 1500.0)
"""mm of free travel that the gentlest and the hardest flick have on the table (CAT-R31)."""

LIMITS = "CAT-R31"
"""How hard one may flick, and where the finger may meet the pawn."""


class Play(msgspec.Struct):
    """One card being played: who plays it with which character, and how many tokens it may still steal (CAT-R17)."""

    seat: int
    active: str
    card: Card | None
    to_steal: int = 0

    @property
    def team(self) -> Team:
        return team_of(self.active)

    @property
    def enemies(self) -> tuple[str, str]:
        return characters(enemy_of(self.team))


def play_of(state: CatacombsState, seat: int, card: Card | None) -> Play:
    """A card played by the active character."""
    team, number = whose_turn(state)
    active = character(team, number)
    steal = card.ability.n if card and card.ability and card.has("steal") and abilities_on(state) else 0
    return Play(seat, active, card, steal)


def speeds(table: Layout) -> tuple[float, float]:
    """The least and the most that a flick may have on that table, in mm/s, as they can be written (CAT-R31)."""
    least, most = (math.sqrt(2 * table.physics.mat_friction * GRAVITY * way) for way in TRAVEL)
    return math.ceil(least * 10) / 10, math.floor(most * 10) / 10


def abilities_on(state: CatacombsState) -> bool:
    return not state.options.no_abilities


def take_shot(state: CatacombsState, play: Play, shot: Shot) -> Rules[None]:
    """One shot of a sequence. It is compulsory (CAT-42), except where no projectile can be placed (CAT-R28)."""
    state.target = target = None
    if shot.targeted:
        state.target = target = yield from choose(play.seat, "target", play.enemies, rule="CAT-69", piece=str)
        yield tell("target", "CAT-69", who=Who(play.seat), pawn=target)
    if shot.ranged and not (yield from _place(state, play, shot)):
        state.target = None
        yield tell("no-room", "CAT-R28", shot=f"shot-{shot.kind}")
        return
    pawn = pawn_of(shot.kind) if shot.ranged else play.active
    judgement = yield from _flick_and_judge(state, play, shot, pawn, target, may_repeat=target is not None)
    if (
        target is not None
        and not judgement.hits
        and (yield from confirm(play.seat, "again", rule="CAT-70", pawn=target))
    ):
        judgement = yield from _flick_and_judge(state, play, shot, pawn, target)
    state.projectile = state.target = None
    yield from _wound(state, play, shot, judgement)


def obstacle_shot(state: CatacombsState, seat: int, rule: str) -> Rules[None]:
    """A move shot with any one obstacle; it wounds nobody (CAT-38, CAT-108)."""
    outcome = yield from _flick(state, seat, obstacles(state), rule, "move", "obstacle", obstacle_forecast)
    yield from _bring_back(state, outcome)
    yield tell("obstacle", "CAT-110", who=Who(seat), pawn=outcome.pawn)


def move_shot(state: CatacombsState, play: Play, rule: str) -> Rules[None]:
    """A single move with the active character: the only shot of a stunned turn (CAT-92)."""
    yield from _flick_and_judge(state, play, Shot("move"), play.active, None, rule=rule)


def _place(state: CatacombsState, play: Play, shot: Shot) -> Rules[bool]:
    """Put the projectile beside the character; whether there was room for it."""
    if not has_room(state, shot.kind, play.active):
        return False
    spots = MadeAtFirstLook(lambda: suggestions(state, shot.kind, play.active))

    def refuse(x: float, y: float) -> Verdict | None:
        return refusal(state, shot.kind, play.active, x, y)

    def lies(x: float, y: float) -> Pawn:
        return state.cuts[piece].at(projectile_pose(state, shot.kind, play.active, x, y)[0])

    piece = pawn_of(shot.kind)
    question = "place-longbow" if shot.kind == "longbow" else "place"
    launch = Launch(
        origins(shot.kind, play.active),
        partial(spot_beside, state, shot.kind, play.active),
        *speeds(state.arena),
        partial(forecast, state, play.team, shot.damage, state.target),
        state.options.aim_help,
    )
    x, y = yield from place(
        play.seat,
        piece,
        refuse,
        spots,
        rule="CAT-53",
        question=question,
        lies=lies,
        launch=launch,
        projectile=piece,
        pawn=play.active,
    )
    pose, beside = projectile_pose(state, shot.kind, play.active, x, y)
    state.projectile = Projectile(shot.kind, pose)
    yield tell("place", "CAT-53", who=Who(play.seat), piece=piece, pawn=beside)
    return True


def _flick_and_judge(
    state: CatacombsState,
    play: Play,
    shot: Shot,
    pawn: str,
    target: str | None,
    *,
    rule: str = "CAT-50",
    may_repeat: bool = False,
) -> Rules[Judgement]:
    """One flick of a shot. Where it may be repeated after a miss, a projectile comes back to the mat (CAT-R25)."""
    foretell = partial(forecast, state, play.team, shot.damage, target)
    outcome = yield from _flick(state, play.seat, [pawn], rule, shot.kind, f"flick-{pawn_of(shot.kind)}", foretell)
    judgement = judge(outcome, shot.damage, play.enemies, target)
    yield from _bring_back(state, outcome, projectile=may_repeat and not judgement.hits)
    for name, verdict in judgement.verdicts:
        if name in play.enemies:
            if verdict and rebounds(outcome, obstacles(state), name):
                yield tell("hit-off-obstacle", "CAT-78", pawn=name)
            else:
                yield tell("hit" if verdict else "no-hit", verdict.rule, pawn=name, why=verdict.reason)
    if not any(name in play.enemies for name, _ in judgement.verdicts):
        kind = f"shot-{shot.kind}"
        yield tell("touched-nobody", "CAT-73", shot=kind) if shot.damage else tell("moved-clear", "CAT-57", shot=kind)
    return judgement


def _flick(
    state: CatacombsState,
    seat: int,
    pawns: Sequence[str],
    rule: str,
    kind: ShotKind,
    question: str,
    foretell: Callable[[Outcome], Forecast],
) -> Rules[Outcome]:
    """Flick one of the pawns, and leave everything where it came to rest (CAT-55)."""
    limits = speeds(state.arena)

    def resolve(aim: Aim) -> Outcome:
        layout = state.layout()
        try:
            shot = aimed(layout, aim.pawn, aim.angle, aim.speed, aim.spin, aim.offset)
            check_shot(layout, shot)
            return simulate(layout, within_power(layout, shot, limits[1]))
        except BadShot as bad:
            raise Refused(say(bad.reason, **bad.facts), LIMITS) from None

    _, outcome = yield from flick(
        seat,
        list(pawns),
        resolve,
        Outcome,
        rule=rule,
        speeds=limits,
        spin=True,
        limits_rule=LIMITS,
        foretell=foretell,
        help=state.options.aim_help,
        question=question,
        pawn=pawns[0],
    )
    yield tell("flick", rule, who=Who(seat), pawn=outcome.pawn, shot=f"shot-{kind}")
    for name in state.pawns:
        state.pawns[name] = outcome.rest.get(name, state.pawns[name])
    if state.projectile is not None:
        name = pawn_of(state.projectile.kind)
        if name in outcome.rest:
            state.projectile = Projectile(state.projectile.kind, outcome.rest[name])
    return outcome


def within_power(layout: Layout, shot: Struck, most: float) -> Struck:
    """The same flick, slowed where its motion and its spin together had more energy than the hardest flick through the
    centre (CAT-R31)."""
    inertia = layout.pawns[shot.pawn].chain.inertia
    share = most / math.sqrt(shot.vx**2 + shot.vy**2 + inertia * shot.spin**2)
    if share >= 1:
        return shot
    return Struck(shot.pawn, shot.vx * share, shot.vy * share, shot.spin * share)


def _bring_back(state: CatacombsState, outcome: Outcome, *, projectile: bool = False) -> Rules[None]:
    """Pawns that left the mat come back where they left, the first to leave first (CAT-121, CAT-R32).

    A projectile does so only if it may be flicked again; else it is gone and is in nobody's way.
    """
    if not outcome.left:
        return
    layout = state.layout()
    gone = layout.without(*(departure.pawn for departure in outcome.left))
    for departure in outcome.left:
        if departure.pawn not in state.pawns and not projectile:
            state.projectile = None
            yield tell("projectile-gone", "CAT-R32", pawn=departure.pawn)
            continue
        pawn = msgspec.structs.replace(layout.pawns[departure.pawn], angle=departure.angle)
        pose: Pose = put_back(gone, pawn, departure.x, departure.y)
        gone = gone.adding(departure.pawn, msgspec.structs.replace(pawn, x=pose[0], y=pose[1]))
        if departure.pawn in state.pawns:
            state.pawns[departure.pawn] = pose
        elif state.projectile is not None:
            state.projectile = Projectile(state.projectile.kind, pose)
        rule = "CAT-121" if departure.pawn in state.pawns else "CAT-R25"
        yield tell("left-mat", rule, pawn=departure.pawn)


def _wound(state: CatacombsState, play: Play, shot: Shot, judgement: Judgement) -> Rules[None]:
    """Boost, armour, tokens, end, stun: steps 6 to 11 of section 4.18."""
    if not judgement.hits:
        return
    value = shot.damage + (yield from _boost(state, play, shot, len(judgement.hits)))
    lost = value * len(judgement.hits)
    if (yield from _armour(state, play, lost)):
        return
    if len(judgement.hits) == 2:
        yield tell("both-hit", "CAT-75", tokens=lost)
    stolen = yield from lose(state, enemy_of(play.team), lost, play.to_steal)
    play.to_steal -= stolen
    check_end(state)
    if play.card is not None and play.card.has("stun") and abilities_on(state):
        for name in judgement.hits:
            if name not in state.stunned:
                state.stunned.append(name)
            yield tell("stun", "CAT-89", pawn=name)


def _boost(state: CatacombsState, play: Play, shot: Shot, hits: int) -> Rules[int]:
    """One discarded card makes the shot stronger: every power wave, and cards whose ability it is (CAT-67, CAT-R10)."""
    ability = play.card.ability if play.card is not None and abilities_on(state) else None
    by_card = ability.n if ability is not None and ability.effect == "discard_boost" else 0
    more = max(1 if shot.kind == "power_wave" else 0, by_card)
    hand = state.hands[play.seat]
    if not more or not hand:
        return 0
    rule = "CAT-67" if shot.kind == "power_wave" else "CAT-R10"
    lost, boosted = shot.damage * hits, (shot.damage + more) * hits
    if not (yield from confirm(play.seat, "boost", rule=rule, n=more, hits=hits, lost=lost, boosted=boosted)):
        return 0
    card = yield from choose(play.seat, "discard", hand, rule=rule, piece=str)
    piles.move(card, hand, state.teams[play.team].discard)
    yield reveal("boost", rule, who=Who(play.seat), card=card, n=more)
    return more


def _armour(state: CatacombsState, play: Play, tokens: int) -> Rules[bool]:
    """Whether the defenders use one kept armour card for this shot: each of them is asked (CAT-100, CAT-R11)."""
    defenders = enemy_of(play.team)
    kept = state.teams[defenders].kept
    if not kept:
        return False
    for seat in seats_of(state, defenders):
        if not (yield from confirm(seat, "armour", rule="CAT-100", tokens=tokens)):
            continue
        card = kept[0]
        if len(kept) > 1:
            card = yield from choose(seat, "use", kept, rule="CAT-100", piece=str)
        piles.move(card, kept, state.teams[defenders].discard)
        yield tell("armour", "CAT-103", who=Who(seat), card=card)
        return True
    return False
