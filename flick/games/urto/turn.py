"""A turn: rest, or choose a path, draw a token and perhaps sprint; then its end (URTO-25 to URTO-29)."""

from functools import partial

from flick.games.urto import achievements
from flick.games.urto.artefacts import UPGRADE, may_use, usable, use
from flick.games.urto.divine import phase_d
from flick.games.urto.duels import duel, targets
from flick.games.urto.ending import is_over, totals
from flick.games.urto.entry import enter
from flick.games.urto.harm import Hurt, TurnEnds, strike
from flick.games.urto.health import change_life, change_mana
from flick.games.urto.moments import menu
from flick.games.urto.naming import called, choose_cell
from flick.games.urto.refusals import ATTACK, REST, SPRINT, rest_refused, sprint_refused, turn_bars
from flick.games.urto.setup import draft
from flick.games.urto.state import UrtoState, UrtoTurn
from flick.games.urto.traits import changed, most_life, most_mana, rest_gain
from flick.table.chance import Chance
from flick.table.decisions import Choose
from flick.table.rules import Rules, tell
from flick.table.sayings import Say, Who
from flick.table.windows import PASS_TURN, PASS_UNTIL_ME

STOP, DONE = "stop", "done"
COLLAPSE = 60
"""After so many rounds the cave takes life from everybody in it (URTO-R109)."""


def take_turn(state: UrtoState, chance: Chance) -> Rules[None]:
    """Play the draft, or the next stage of a turn. The last arrival or death ends the game (URTO-170)."""
    if not state.drafted:
        yield from draft(state, chance)
        return
    yield from _turn(state, chance)
    if is_over(state):
        yield from achievements.on_end(state, totals(state))


def _turn(state: UrtoState, chance: Chance) -> Rules[None]:
    """Play the stage that the turn has reached: a rest or phases A and B, then phase C, then phase D (URTO-25,
    URTO-26)."""
    seat, hero = state.active, state.heroes[state.active]
    if state.now.stage == "begin":
        state.hush.begin_turn()
    if not hero.in_cave:
        yield from _of_the_arrived(state, chance, seat)
        return
    if state.now.stage == "begin":
        yield tell("turn", "URTO-R10", who=Who(seat), n=state.round)
        if hero.skips:
            hero.skips = False
            yield tell("skips", "URTO-R17", who=Who(seat))
            yield from _over(state, chance, seat)
            return
        state.now.stage = "ways"
    try:
        if state.now.stage == "ways":
            yield from _ways(state, chance, seat)
        elif state.now.stage == "after":
            yield from _after(state, chance, seat)
        else:
            yield from _end(state, chance, seat)
            yield from _over(state, chance, seat)
    except TurnEnds:
        yield from _over(state, chance, seat)


def goes_on(state: UrtoState) -> bool:
    """Whether the next call plays a further stage of the same turn."""
    return state.now.stage != "begin"


def _end(state: UrtoState, chance: Chance, seat: int) -> Rules[None]:
    """Play phase D and the last moment of the turn (URTO-R76), which is left out where nothing has happened since the
    hero said that the turn ends."""
    rolled = yield from phase_d(state, chance, seat)
    if state.heroes[seat].in_cave and (rolled or not state.now.stopped):
        yield from menu(state, chance, seat, "end", lambda: (DONE,), rule="URTO-R76")


def _ways(state: UrtoState, chance: Chance, seat: int) -> Rules[None]:
    """Let the hero rest, attack before moving, or go; it must do one of these (URTO-29, URTO-R16, URTO-R28). The cell
    on which the hero already stands does nothing (URTO-R22)."""
    hero = state.heroes[seat]
    things = [*state.cave.links[hero.cell], *_attacks(state, seat), *usable(state, seat)]
    if rest_refused(state, seat) is None:
        things.append(REST)
    thing = yield from _choose(state, seat, "turn", things, "URTO-25")
    if thing == REST:
        yield from _rest(state, seat)
        state.now.stage = "end"
    elif thing in state.cave.links:
        yield from enter(state, chance, seat, thing)
        state.now.stage = "after" if hero.in_cave and not state.now.blocked else "end"
    else:
        yield from _beside(state, chance, seat, thing)


def _after(state: UrtoState, chance: Chance, seat: int) -> Rules[None]:
    """Let the hero attack, use something, sprint or end the turn after phase B (URTO-82, URTO-84)."""
    if state.now.stopped:
        state.now.stage = "end"
        return
    hero = state.heroes[seat]
    open_to_all = _attacks(state, seat)
    if sprint_refused(state, seat) is None:
        open_to_all.append(SPRINT)
    thing = STOP
    if open_to_all or (may_use(state, seat) and not state.hush.is_quiet(seat)):
        things = [*open_to_all, *usable(state, seat, steps=True, magic=bool(open_to_all)), STOP]
        passes = () if open_to_all else (PASS_TURN, PASS_UNTIL_ME)
        thing = yield from _choose(state, seat, "after", things, "URTO-26", passes)
        if thing in passes:
            state.hush.heard(seat, thing)
            thing = STOP
        state.now.stopped = thing == STOP
    if thing == STOP:
        state.now.stage = "end"
    elif thing == SPRINT:
        state.now.sprinted = True
        price = changed(state, hero, "sprint_cost")
        hero.life -= price
        yield tell("sprint", "URTO-82", who=Who(seat), n=price, left=hero.life)
        goal = yield from choose_cell(state, seat, "sprint", state.cave.links[hero.cell], rule="URTO-83")
        yield from enter(state, chance, seat, goal)
        if not hero.in_cave or state.now.blocked:
            state.now.stage = "end"
    else:
        yield from _beside(state, chance, seat, thing)
        if not hero.in_cave or state.now.blocked:
            state.now.stage = "end"


def _beside(state: UrtoState, chance: Chance, seat: int, thing: str) -> Rules[None]:
    """Carry out an attack, or let the hero use something."""
    if thing.startswith(f"{ATTACK}-"):
        names = [hero.id for hero in state.heroes]
        yield from duel(state, chance, seat, names.index(thing.partition("-")[2]))
    else:
        yield from use(state, chance, seat, thing)


def _attacks(state: UrtoState, seat: int) -> list[str]:
    return [f"{ATTACK}-{state.heroes[other].id}" for other in targets(state, seat)]


def _rest(state: UrtoState, seat: int) -> Rules[None]:
    """Give 1 life and 1 mana, more or less by traits (URTO-30); the end of the turn follows (URTO-31)."""
    life, mana = rest_gain(state, state.heroes[seat])
    state.now.rested = True
    yield tell("rest", "URTO-30", who=Who(seat))
    yield from change_life(state, seat, life, "URTO-30")
    yield from change_mana(state, seat, mana, "URTO-30")


def _of_the_arrived(state: UrtoState, chance: Chance, seat: int) -> Rules[None]:
    """The turn of a hero who has arrived, who may roll the Scythe; the dead have no turn (URTO-168, URTO-R98)."""
    if state.heroes[seat].arrived:
        yield from phase_d(state, chance, seat)
    _next_turn(state)


def _over(state: UrtoState, chance: Chance, seat: int) -> Rules[None]:
    """Play the last step of a turn: late in a long game the cave takes 1 life (URTO-R109). It is noted whether the turn
    was a rest, which counts in the next one, however this one ended (URTO-33, URTO-R17)."""
    hero = state.heroes[seat]
    hero.rested = state.now.rested
    if state.options.collapse and state.round > COLLAPSE and hero.in_cave:
        yield from strike(state, chance, Hurt({seat: 1}, "URTO-R109", damage=False))
    _next_turn(state)


def _next_turn(state: UrtoState) -> None:
    state.turn += 1
    state.now, state.fight = UrtoTurn(), None


def _choose(
    state: UrtoState, seat: int, verb: str, things: list[str], rule: str, passes: tuple[str, ...] = ()
) -> Rules[str]:
    """Ask for a deed of the turn: cells are labelled with their names, everything else with messages. Where the hero
    can only use something, it may pass for longer."""
    cells, held = state.cave.links, state.heroes[seat].artefacts

    def label(thing: str) -> Say:
        if thing in held:
            return Say("use-card", {"card": thing})
        if thing.startswith(f"{ATTACK}-"):
            return Say("attack-hero", {"hero": thing.partition("-")[2]})
        if thing == REST:
            hero = state.heroes[seat]
            life, mana = rest_gain(state, hero)
            room = max(0, most_life(state, hero) - hero.life), max(0, most_mana(state, hero) - hero.mana)
            return Say("turn-rest", {"life": min(life, room[0]), "mana": min(mana, room[1])})
        if thing == SPRINT:
            return Say("after-sprint", {"n": changed(state, state.heroes[seat], "sprint_cost")})
        return Say("upgrade-die") if thing == UPGRADE else Say(f"{verb}-{thing}")

    def piece(thing: str) -> str | None:
        if thing.startswith(f"{ATTACK}-"):
            return thing.partition("-")[2]
        return thing if thing in held else None

    def named(thing: str) -> Say:
        return Say("go-to", {"cell": called(state, thing)}) if thing in cells else label(thing)

    def place(thing: str) -> str | None:
        return thing if thing in cells else None

    question = Choose(
        seat=seat,
        verb=verb,
        rule=rule,
        things=tuple(things),
        piece=piece,
        label=named,
        place=place,
        bars=partial(turn_bars, state, seat, verb),
        passes=passes,
    )
    answer: int = yield question
    return question.written(answer) if answer < 0 else things[answer]
