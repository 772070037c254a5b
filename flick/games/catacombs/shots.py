"""One shot in its order: target, projectile, flick, hits, a second flick, consequences (CAT-50 to CAT-72)."""

import math
from collections.abc import Callable, Sequence
from functools import cache, partial

import msgspec

from flick.arena.credible import Incredible, check_outcome
from flick.arena.flick import simulate
from flick.arena.layout import Layout, Pawn
from flick.arena.outcome import Outcome
from flick.arena.shot import BadShot, aimed
from flick.arena.sliding_pawn import GRAVITY
from flick.games.catacombs.cards import CardShot
from flick.games.catacombs.forecast import forecast, obstacle_forecast
from flick.games.catacombs.hits import judge, rebounds
from flick.games.catacombs.mat_edge import put_back
from flick.games.catacombs.play import Play
from flick.games.catacombs.room import room_in
from flick.games.catacombs.state import CatacombsState, Projectile, obstacles, pawn_of, team_of
from flick.games.catacombs.told import Course, called
from flick.games.catacombs.wounds import settle
from flick.games.catacombs.zones import ARENA
from flick.table.kept import MadeAtFirstLook
from flick.table.moves import NOWHERE, Move
from flick.table.rules import Aim, Choose, Event, Forecast, Launch, Rules, choose, flick_or_choose, place, tell
from flick.table.sayings import Refused, Who, say

TRAVEL = (5.0, 1500.0)
"""How far in mm the gentlest and the hardest flick go on a free table (CAT-R31)."""

LIMITS = "CAT-R31"
"""The rule that limits how hard one may flick, and where the finger may meet the pawn."""


def speeds(table: Layout) -> tuple[float, float]:
    """The smallest and the largest speed of a flick on that table in mm/s, rounded to what can be written (CAT-R31)."""
    return _speeds_on(table.physics.mat_friction)


@cache
def _speeds_on(friction: float) -> tuple[float, float]:
    least, most = (math.sqrt(2 * friction * GRAVITY * way) for way in TRAVEL)
    return math.ceil(least * 10) / 10, math.floor(most * 10) / 10


def take_shot(state: CatacombsState, play: Play, shot: CardShot) -> Rules[None]:
    """Play one shot of a sequence. It is compulsory (CAT-42), except where no projectile can be placed (CAT-R28)."""
    state.target = target = None
    if shot.targeted:
        state.target = target = yield from choose(play.seat, "target", play.enemies, rule="CAT-69", piece=str)
        yield tell("target", "CAT-69", who=Who(play.seat), pawn=target)
    if shot.ranged and not (yield from _place(state, play, shot)):
        state.target = None
        yield tell("no-room", "CAT-R28", who=Who(play.seat), card=_card(play), shot=f"shot-{shot.kind}")
        return
    course = Course(play.seat, play.active, shot, _card(play))
    pawn = pawn_of(shot.kind) if shot.ranged else play.active
    yield from _flick_and_judge(state, play, course, pawn, target)
    if target is not None and not course.hits:
        yield from _flick_again(state, play, course, pawn, target)
    state.target = None
    if state.projectile is not None:
        state.projectile = None
        yield tell("projectile-taken", "CAT-54", (Move(pawn, ARENA, NOWHERE),), pawn=pawn)
    yield from settle(state, play, course)


def obstacle_shot(
    state: CatacombsState, seat: int, rule: str, question: str = "obstacle", beside: Choose | None = None
) -> Rules[int | None]:
    """Ask for a move shot with any one obstacle, which wounds nobody (CAT-38, CAT-108). Where an answer ``beside`` it
    was given, return the value of that option."""
    outcome = yield from _flick(state, seat, obstacles(state), rule, question, obstacle_forecast, beside)
    if isinstance(outcome, int):
        return outcome
    told = lie_down(state, outcome)
    yield tell("flick", rule, who=Who(seat), pawn=outcome.pawn, called=called(outcome.pawn), shot="shot-move")
    yield from told
    yield tell("obstacle", "CAT-110", who=Who(seat), pawn=outcome.pawn)
    return None


def move_shot(state: CatacombsState, play: Play, rule: str) -> Rules[None]:
    """Play a single move with the active character, the only shot of a stunned turn (CAT-92)."""
    course = Course(play.seat, play.active, CardShot("move"))
    yield from _flick_and_judge(state, play, course, play.active, None, rule)
    yield from settle(state, play, course)


def _card(play: Play) -> str:
    return play.card.id if play.card is not None else ""


def _place(state: CatacombsState, play: Play, shot: CardShot) -> Rules[bool]:
    """Let the player put the projectile beside the character; False where it has no room."""
    room = room_in(state, shot.kind, play.active)
    if not room.has_spot:
        return False
    piece = pawn_of(shot.kind)

    def lies(x: float, y: float) -> Pawn:
        return state.cuts[piece].at(room.pose(x, y)[0])

    launch = Launch(
        room.origins,
        room.towards,
        *speeds(state.arena),
        partial(forecast, state, play.team, shot.damage, state.target),
        state.options.aim_help,
    )
    x, y = yield from place(
        play.seat,
        piece,
        room.refusal,
        MadeAtFirstLook(room.suggestions),
        rule="CAT-53",
        question="place-longbow" if shot.kind == "longbow" else "place",
        lies=lies,
        launch=launch,
        projectile=piece,
        pawn=play.active,
    )
    pose, beside = room.pose(x, y)
    state.projectile = Projectile(shot.kind, pose)
    yield tell("place", "CAT-53", (Move(piece, NOWHERE, ARENA),), who=Who(play.seat), piece=piece, pawn=beside)
    return True


def _flick_again(state: CatacombsState, play: Play, course: Course, pawn: str, target: str) -> Rules[None]:
    """Let the player flick a targeted shot that missed once more from where it stopped, or leave it (CAT-70,
    CAT-71)."""
    leave = Choose(seat=play.seat, verb="again", rule="CAT-71", things=(), decline="skip")
    course.again = True
    made = yield from _flick_and_judge(state, play, course, pawn, target, "CAT-70", "again", leave)
    course.again = made


def _flick_and_judge(
    state: CatacombsState,
    play: Play,
    course: Course,
    pawn: str,
    target: str | None,
    rule: str = "CAT-50",
    question: str = "",
    beside: Choose | None = None,
) -> Rules[bool]:
    """Play one flick of a shot and judge what it hits; whether the flick was made.

    Nothing is told before everything lies where it stays, pawns that left the mat included. A projectile comes back to
    the mat only if it missed and may be flicked again (CAT-R25).
    """
    shot = course.shot
    foretell = partial(forecast, state, play.team, shot.damage, target)
    wounds = (target,) if target else play.enemies if shot.damage else ()
    asked = question or f"flick-{pawn_of(shot.kind)}"
    outcome = yield from _flick(state, play.seat, [pawn], rule, asked, foretell, beside, wounds)
    if isinstance(outcome, int):
        return False
    judgement = judge(outcome, shot.damage, play.enemies, target)
    enemies = [(name, verdict) for name, verdict in judgement.verdicts if name in play.enemies]
    course.hits = judgement.hits
    course.spoilt = next((one for one in enemies if not one[1]), None)
    course.rebound = any(rebounds(outcome, obstacles(state), name) for name in judgement.hits[:1])
    course.gone += tuple(departure.pawn for departure in outcome.left if departure.pawn in state.pawns)
    told = lie_down(state, outcome, again=target is not None and not course.again and not judgement.hits)
    yield tell("flick", rule, who=Who(play.seat), pawn=outcome.pawn, called=outcome.pawn, shot=course.named)
    yield from told
    for name, verdict in enemies:
        team = team_of(name)
        if verdict and rebounds(outcome, obstacles(state), name):
            yield tell("hit-off-obstacle", "CAT-78", pawn=name, team=team)
        else:
            yield tell("hit" if verdict else "no-hit", verdict.rule, pawn=name, team=team, why=verdict.reason)
    if not enemies and shot.damage:
        yield tell("touched-nobody", "CAT-73", shot=course.named)
    elif not enemies:
        yield tell("moved-clear", "CAT-57", shot=course.named)
    return True


def _flick(
    state: CatacombsState,
    seat: int,
    pawns: Sequence[str],
    rule: str,
    question: str,
    foretell: Callable[[Outcome], Forecast],
    beside: Choose | None = None,
    targets: Sequence[str] = (),
) -> Rules[Outcome | int]:
    """Ask for a flick of one of the pawns, within the speeds that CAT-R31 allows; the outcome, or the value of an
    answer ``beside`` it."""
    limits = speeds(state.arena)

    def resolve(aim: Aim) -> Outcome:
        layout = state.layout()
        try:
            return simulate(layout, aimed(layout, aim.pawn, aim.angle, aim.speed, aim.spin, aim.offset, limits[1]))
        except BadShot as bad:
            raise Refused(say(bad.reason, **bad.facts), LIMITS) from None

    def believe(outcome: Outcome, shown: bool) -> None:
        try:
            check_outcome(state.layout(), outcome, shown=shown)
        except Incredible as incredible:
            raise Refused(say(incredible.reason, **incredible.facts)) from None

    answer = yield from flick_or_choose(
        seat,
        list(pawns),
        resolve,
        Outcome,
        beside,
        rule=rule,
        speeds=limits,
        spin=True,
        limits_rule=LIMITS,
        believe=believe,
        foretell=foretell,
        help=state.options.aim_help,
        targets=targets,
        question=question,
        facts={"pawn": pawns[0], "target": state.target or ""},
    )
    return answer if isinstance(answer, int) else answer[1]


def lie_down(state: CatacombsState, outcome: Outcome, *, again: bool = False) -> list[Event]:
    """Leave everything where it came to rest (CAT-55), put back what left the mat, and return the events about that.

    Pawns come back where they left, in the order in which they left (CAT-121, CAT-R32). A projectile comes back only if
    it may be flicked ``again``; else it is removed and in nobody's way.
    """
    for name in state.pawns:
        state.pawns[name] = outcome.rest.get(name, state.pawns[name])
    if state.projectile is not None:
        pose = outcome.rest.get(pawn_of(state.projectile.kind), state.projectile.pose)
        state.projectile = Projectile(state.projectile.kind, pose)
    if not outcome.left:
        return []
    layout = state.layout()
    gone = layout.without(*(departure.pawn for departure in outcome.left))
    told: list[Event] = []
    for departure in outcome.left:
        is_projectile = departure.pawn not in state.pawns
        if is_projectile and not again:
            state.projectile = None
            moves = (Move(departure.pawn, ARENA, NOWHERE),)
            told.append(tell("projectile-gone", "CAT-R32", moves, pawn=departure.pawn))
            continue
        pawn = msgspec.structs.replace(layout.pawns[departure.pawn], angle=departure.angle)
        pose = put_back(gone, pawn, departure.x, departure.y)
        gone = gone.adding(departure.pawn, msgspec.structs.replace(pawn, x=pose[0], y=pose[1]))
        if not is_projectile:
            state.pawns[departure.pawn] = pose
        elif state.projectile is not None:
            state.projectile = Projectile(state.projectile.kind, pose)
        back = "CAT-R25" if is_projectile else "CAT-121"
        told.append(tell("left-mat", back, pawn=departure.pawn, called=called(departure.pawn)))
    return told
