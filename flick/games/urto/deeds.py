"""The deeds of texts: a function for each verb."""

from functools import partial

from flick.effects.dispatch import Deed, looked_up
from flick.games.urto import mushrooms
from flick.games.urto.entry import enter
from flick.games.urto.harm import Hurt, end_turn_if_fallen, strike
from flick.games.urto.health import change_life, change_mana, change_renown
from flick.games.urto.language import UrtoPart
from flick.games.urto.monsters import meet_monster
from flick.games.urto.naming import called, choose_cell
from flick.games.urto.refusals import cell_bars
from flick.games.urto.state import Trap, UrtoState, alpha_cell, heroes_on, opponents, start_cell, urto_cell
from flick.games.urto.texts import carry_out
from flick.games.urto.traits import sides, total
from flick.maps.search import reach
from flick.table.chance import Chance
from flick.table.moves import NOWHERE, Move
from flick.table.rules import Rules, confirm, tell
from flick.table.sayings import Who


def _whom(state: UrtoState, part: UrtoPart) -> list[int]:
    """The heroes that a part is about, without those who are dead or have arrived."""
    own = [state.now.doer] if state.heroes[state.now.doer].in_cave else []
    if part.who == "self":
        return own
    others = opponents(state, state.now.doer)
    return others if part.who == "opponents" else sorted([*own, *others])


def _life(state: UrtoState, chance: Chance, name: str, part: UrtoPart) -> Rules[None]:
    n = part.amount.plus
    if n >= 0:
        for seat in _whom(state, part):
            yield from change_life(state, seat, n, state.now.rule)
        return
    fallen = yield from strike(state, chance, Hurt(dict.fromkeys(_whom(state, part), -n), state.now.rule, damage=False))
    end_turn_if_fallen(state, fallen)


def _damage(state: UrtoState, chance: Chance, name: str, part: UrtoPart) -> Rules[None]:
    fallen = yield from strike(state, chance, Hurt(dict.fromkeys(_whom(state, part), part.amount.plus), state.now.rule))
    end_turn_if_fallen(state, fallen)


def _mana(state: UrtoState, chance: Chance, name: str, part: UrtoPart) -> Rules[None]:
    for seat in _whom(state, part):
        yield from change_mana(state, seat, part.amount.plus, state.now.rule)


def _renown(state: UrtoState, chance: Chance, name: str, part: UrtoPart) -> Rules[None]:
    for seat in _whom(state, part):
        yield from change_renown(state, seat, part.amount.plus, state.now.rule)


def steal_renown(state: UrtoState, seat: int, n: int, rule: str) -> Rules[None]:
    """Take up to ``n`` renown from the pool of every other hero in the cave (URTO-R88)."""
    for other in opponents(state, seat):
        stolen = yield from change_renown(state, other, -n, rule)
        if stolen:
            yield from change_renown(state, seat, -stolen, rule)


def _steal(state: UrtoState, chance: Chance, name: str, part: UrtoPart) -> Rules[None]:
    yield from steal_renown(state, state.now.doer, part.amount.plus, state.now.rule)


def _token(state: UrtoState, chance: Chance, name: str, part: UrtoPart) -> Rules[None]:
    """Give the hero a token out of the reserve, if one is left (URTO-68, URTO-69)."""
    hero = state.heroes[state.now.doer]
    if not state.reserve[part.about]:
        yield tell("no-token", "URTO-11", who=Who(state.now.doer))
        return
    state.reserve[part.about] -= 1
    if part.about == "attack":
        hero.attack_tokens += 1
    else:
        hero.defence_tokens += 1
    rule = "URTO-69" if part.about == "attack" else "URTO-68"
    yield tell("token-gained", rule, who=Who(state.now.doer), token=f"token-{part.about}")


def trap_places(state: UrtoState) -> list[str]:
    """The cells on which a trap may be put (URTO-R91)."""
    barred = (start_cell(state), alpha_cell(state), urto_cell(state))
    return [cell for cell in state.cave.links if cell not in barred and not heroes_on(state, cell)]


def _trap(state: UrtoState, chance: Chance, name: str, part: UrtoPart) -> Rules[None]:
    seat, cells = state.now.doer, trap_places(state)
    if not state.reserve[part.about] or not cells:
        yield tell("no-token", "URTO-11", who=Who(seat))
        return
    bars = partial(cell_bars, state, "trap", cells, "URTO-R91")
    cell = yield from choose_cell(state, seat, "trap", cells, rule="URTO-R91", bars=bars)
    state.reserve[part.about] -= 1
    kind = "blook" if part.about == "blook" else "minus_two"
    laid = [trap.name for traps in state.traps.values() for trap in traps]
    name = next(name for number in range(1, 10) if (name := f"{kind}-{number}") not in laid)
    state.traps.setdefault(cell, []).append(Trap(kind, name, seat))
    told = f"trap-{part.about.replace('_', '-')}"
    yield tell("trap-put", "URTO-R91", (Move(name, NOWHERE, cell),), who=Who(seat), cell=called(state, cell), trap=told)


def _move_mushroom(state: UrtoState, chance: Chance, name: str, part: UrtoPart) -> Rules[None]:
    yield from mushrooms.move_one(state, state.now.doer)


def _step(state: UrtoState, chance: Chance, name: str, part: UrtoPart) -> Rules[None]:
    """Let the hero make one more move to a neighbouring cell, which is no sprint (URTO-R38)."""
    seat = state.now.doer
    cells = state.cave.links[state.heroes[seat].cell]
    goal = yield from choose_cell(state, seat, "step", cells, rule="URTO-R38")
    yield from enter(state, chance, seat, goal)


def slips(state: UrtoState, seat: int) -> list[str]:
    """The neighbouring cells, discovered or START, without mushrooms, from which the way to Urto is longer."""
    links, here = state.cave.links, state.heroes[seat].cell
    far = reach(links, urto_cell(state))
    return [
        cell
        for cell in links[here]
        if far[cell] > far[here]
        and not state.mushrooms.get(cell)
        and (cell in state.cells or cell == start_cell(state))
    ]


def _slip_back(state: UrtoState, chance: Chance, name: str, part: UrtoPart) -> Rules[None]:
    seat = state.now.doer
    cells = slips(state, seat)
    if not cells:
        yield tell("no-slip", "URTO-R38", who=Who(seat))
        return
    goal = cells[0] if len(cells) == 1 else (yield from choose_cell(state, seat, "slip", cells, rule="URTO-R38"))
    hero = state.heroes[seat]
    origin, hero.cell = hero.cell, goal
    yield tell("slips", "URTO-R38", (Move(hero.id, origin, goal),), who=Who(seat), cell=called(state, goal))


def _lose_turn(state: UrtoState, chance: Chance, name: str, part: UrtoPart) -> Rules[None]:
    state.heroes[state.now.doer].skips = True
    yield tell("loses-turn", "URTO-148", who=Who(state.now.doer))


def _fight_monster(state: UrtoState, chance: Chance, name: str, part: UrtoPart) -> Rules[None]:
    yield from meet_monster(state, chance, state.now.doer, "URTO-R35")


def _check(state: UrtoState, chance: Chance, name: str, part: UrtoPart) -> Rules[None]:
    """Let the hero make a defence roll: magic does not count in it, but a die that was strengthened before does
    (URTO-151, URTO-R68)."""
    seat = state.now.doer
    hero = state.heroes[seat]
    die, more = sides(state, hero, "defence"), total(state, hero, "attack", "defence")
    face = chance.roll("defence", die)
    state.now.die = f"d{die}-{face}"
    held = face + more >= part.amount.plus
    yield tell("defence-roll", "URTO-R68", who=Who(seat), n=face + more, needed=part.amount.plus, held=int(held))
    if not held:
        yield from carry_out(state, chance, seat, name, part.branches[0], state.now.rule)


def _pay(state: UrtoState, chance: Chance, name: str, part: UrtoPart) -> Rules[None]:
    seat, price = state.now.doer, part.amount.plus
    bought = sum(inner.amount.plus for inner in part.branches[0] if inner.verb == "renown")
    if state.heroes[seat].mana < price:
        return
    if (yield from confirm(seat, "pay", rule="URTO-148", n=price, card=name, renown=bought)):
        yield from change_mana(state, seat, -price, "URTO-148")
        yield from carry_out(state, chance, seat, name, part.branches[0], state.now.rule)


DEEDS: dict[str, Deed[UrtoState, UrtoPart]] = {
    "life": _life,
    "mana": _mana,
    "renown": _renown,
    "damage": _damage,
    "steal_renown": _steal,
    "token": _token,
    "trap": _trap,
    "move_mushroom": _move_mushroom,
    "step": _step,
    "slip_back": _slip_back,
    "lose_turn": _lose_turn,
    "fight_monster": _fight_monster,
    "check": _check,
    "pay_mana": _pay,
    "hide_free": looked_up,
    "revive": looked_up,
}
