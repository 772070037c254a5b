"""Heroes against each other: one round (URTO-102 to URTO-107)."""

from flick.games.urto.combat import ROLL, announce, bonus, hide, hides, reroll_asked, rerolled, roll
from flick.games.urto.harm import Hurt, end_turn_if_fallen, strike
from flick.games.urto.health import change_renown
from flick.games.urto.moments import menu
from flick.games.urto.refusals import attack_refused
from flick.games.urto.state import Combat, UrtoState, heroes_on
from flick.table.chance import Chance
from flick.table.rules import Rules, tell
from flick.table.sayings import Who

FACE = "stand"


def targets(state: UrtoState, seat: int) -> list[int]:
    """The seats of the heroes on the same cell that a hero may attack now (URTO-102, URTO-R27)."""
    here = heroes_on(state, state.heroes[seat].cell)
    return [other for other in here if other != seat and attack_refused(state, seat, other) is None]


def duel(state: UrtoState, chance: Chance, seat: int, other: int) -> Rules[None]:
    """Play an attack in the order of URTO-R59. The attack is used up even where the defender hides (URTO-R60). There is
    one round (URTO-103), before which everything is announced (URTO-106); whoever hides later is hurt all the same
    (URTO-R63). The attacker gains 1 renown, whoever wins (URTO-107, URTO-R61), unless they are finally dead."""
    state.now.attacked, state.now.die = True, ""
    state.fight = fight = Combat("pvp", seat, state.heroes[other].id, other=other)
    yield tell("attack", "URTO-102", who=Who(seat), other=Who(other))
    if (yield from hides(state, chance, other, "attacked", FACE, "URTO-101", {"who": Who(seat)}, concerned=True)):
        yield from hide(state, other, "URTO-R60")
        state.fight = None
        return
    for one, foe in _pairs(seat, other):
        fight.gears[one] = yield from announce(state, chance, one, "pvp", {"who": Who(foe)})
    for one, foe in _pairs(seat, other):
        yield from menu(
            state, chance, one, "throw", lambda: (ROLL,), rule="URTO-104", facts={"who": Who(foe)}, rolls=True
        )
    for one in (seat, other):
        yield from roll(state, chance, one, fight.gears[one])
    yield from _rerolls(state, chance, fight)
    fallen = yield from _settled(state, chance, fight, other)
    state.fight = None
    if not state.heroes[seat].dead:
        yield from change_renown(state, seat, 1, "URTO-107")
    end_turn_if_fallen(state, fallen)


def _settled(state: UrtoState, chance: Chance, fight: Combat, other: int) -> Rules[list[int]]:
    """Let the hero with the lower roll lose the difference (URTO-105), and nobody where the rolls are equal (URTO-R62);
    the seats that died or came back."""
    seat = fight.seat
    sums = {one: _sum(state, fight, one) for one in (seat, other)}
    yield tell("duel", "URTO-105", who=Who(seat), other=Who(other), n=sums[seat], against=sums[other])
    if sums[seat] == sums[other]:
        return []
    loser, winner = (seat, other) if sums[seat] < sums[other] else (other, seat)
    each = {loser: abs(sums[seat] - sums[other])}
    return (yield from strike(state, chance, Hurt(each, "URTO-105", by=winner, gears={loser: fight.gears[loser]})))


def _pairs(seat: int, other: int) -> list[tuple[int, int]]:
    return [(seat, other), (other, seat)]


def _sum(state: UrtoState, fight: Combat, seat: int) -> int:
    """The roll of a seat with all its bonuses (URTO-106)."""
    return fight.rolls[seat] + bonus(state, seat, fight.gears[seat])


def _rerolls(state: UrtoState, chance: Chance, fight: Combat) -> Rules[None]:
    """Let the two heroes roll again in turn, the attacker first, until both decline one after the other (URTO-R64)."""
    assert fight.other is not None
    pairs, declined, turn = _pairs(fight.seat, fight.other), 0, 0
    while declined < 2:
        one, foe = pairs[turn % 2]
        turn, declined = turn + 1, declined + 1
        gear = fight.gears[one]
        while True:
            own, other = _sum(state, fight, one), _sum(state, fight, foe)
            if not (yield from reroll_asked(state, chance, one, gear, own, other, "URTO-R64")):
                break
            yield from rerolled(state, chance, one, gear)
            declined = 1
