"""What fights have in common: weapons, boost and attack tokens before them, rolls and rerolls in them."""

from collections.abc import Mapping
from functools import partial

from flick.games.urto.artefacts import show
from flick.games.urto.cards import card
from flick.games.urto.health import spend
from flick.games.urto.language import Scope
from flick.games.urto.moments import menu
from flick.games.urto.refusals import no
from flick.games.urto.state import Gear, UrtoState, hidden_of
from flick.games.urto.traits import changed, sides, total, weapons_of
from flick.table.chance import Chance
from flick.table.decisions import Verdict
from flick.table.rules import Rules, amount, choose_or_not, tell
from flick.table.sayings import Fact, Who

MOST_BOOST = 3
"""URTO-158."""
FIGHT, HIDE, ROLL, KEEP, REROLL = "fight", "hide", "roll", "keep", "reroll"


def bonus(state: UrtoState, seat: int, gear: Gear) -> int:
    """What is added to each roll (URTO-106, URTO-R42)."""
    hero = state.heroes[seat]
    return gear.boost + gear.tokens + total(state, hero, "attack", gear.scope, gear.weapons)


def announce(state: UrtoState, chance: Chance, seat: int, scope: Scope, facts: dict[str, Fact]) -> Rules[Gear]:
    """Weapon, boost and attack tokens (URTO-119, URTO-159, URTO-69), one boost for a combat (URTO-R65); nobody is asked
    what cannot be otherwise."""
    hero = state.heroes[seat]
    gear = Gear(scope)
    if state.fight is not None:
        state.fight.gears[seat] = gear
    gear.weapons = yield from _weapons(state, seat, scope, facts)
    if hero.mana:
        gear.boost = yield from amount(seat, "boost", 0, min(MOST_BOOST, hero.mana), rule="URTO-158", facts=facts)
        if gear.boost:
            hero.mana -= gear.boost
            yield tell("boost", "URTO-160", who=Who(seat), n=gear.boost, left=hero.mana)
    if hero.attack_tokens and scope != "mushroom":
        gear.tokens = yield from amount(seat, "strengthen", 0, hero.attack_tokens, rule="URTO-R57", facts=facts)
        if gear.tokens:
            hero.attack_tokens -= gear.tokens
            state.reserve["attack"] += gear.tokens
            yield tell("strengthen", "URTO-69", who=Who(seat), n=gear.tokens)
    gear.free_rerolls = total(state, hero, "reroll", scope, gear.weapons)
    return gear


def _weapons(state: UrtoState, seat: int, scope: Scope, facts: dict[str, Fact]) -> Rules[list[str]]:
    """One weapon of those owned (URTO-118), or as many as the hero may use (URTO-22, URTO-23, URTO-119), another in
    each combat if wanted (URTO-120); asked of everybody who may have one."""
    hero, found = state.heroes[seat], list[str]()
    while len(found) < changed(state, hero, "weapons"):
        left = [name for name in weapons_of(hero) if name not in found]
        if not left and not hidden_of(hero):
            break
        name = yield from choose_or_not(seat, "weapon", left, rule="URTO-119", piece=str, facts=facts)
        if name is None:
            break
        found.append(name)
        yield from show(state, seat, name)
        yield tell("weapon", "URTO-119", who=Who(seat), card=name)
    return found


def hiding_price(state: UrtoState, seat: int) -> int:
    """URTO-98, URTO-101."""
    return changed(state, state.heroes[seat], "hide_cost")


def pouches(state: UrtoState, seat: int) -> list[str]:
    """Cards with which a hero hides for nothing."""
    return [name for name in state.heroes[seat].artefacts if "hiding" in card(name).texts]


def can_hide(state: UrtoState, seat: int) -> bool:
    """URTO-R51."""
    return pays_for_hiding(state, seat) or bool(pouches(state, seat))


def hide(state: UrtoState, seat: int, rule: str) -> Rules[None]:
    """Mana is paid (URTO-156), or a pouch is spent."""
    hero, price, found = state.heroes[seat], hiding_price(state, seat), pouches(state, seat)
    pouch: str | None = None
    if hero.mana < price:
        pouch = found[0]
    elif hidden_of(hero):
        pouch = yield from choose_or_not(seat, "pouch", found, rule="URTO-122", piece=str, n=price)
    if pouch is not None:
        yield from spend(state, seat, pouch)
        price = 0
    hero.mana -= price
    yield tell("hide", rule, who=Who(seat), n=price, left=hero.mana)


def roll(state: UrtoState, chance: Chance, seat: int, gear: Gear, label: str = "combat") -> Rules[int]:
    """One roll of a combat die (URTO-151), without its bonuses."""
    die = sides(state, state.heroes[seat], gear.scope, gear.weapons)
    face = chance.roll(label, die)
    if state.fight is not None:
        state.fight.rolls[seat] = face
    yield tell("roll", "URTO-151", who=Who(seat), n=face, sides=die, bonus=bonus(state, seat, gear))
    return face


def pays_for_hiding(state: UrtoState, seat: int) -> bool:
    """Whether everybody sees that a hero can hide."""
    return state.heroes[seat].mana >= hiding_price(state, seat)


def hide_bars(state: UrtoState, seat: int, verb: str) -> Mapping[str, Verdict]:
    """Who cannot pay must fight (URTO-R51)."""
    return {} if can_hide(state, seat) else {f"{verb} {HIDE}": no("mana", "URTO-R51")}


def or_hide(state: UrtoState, seat: int, way: str) -> list[str]:
    """A way, or hiding where that can be paid (URTO-R51)."""
    return [way, HIDE] if can_hide(state, seat) else [way]


def can_reroll(state: UrtoState, seat: int, gear: Gear) -> bool:
    """For nothing by a card, or for 1 mana (URTO-154)."""
    return gear.free_rerolls > 0 or state.heroes[seat].mana > 0


def or_reroll(state: UrtoState, seat: int, gear: Gear) -> list[str]:
    """The roll is kept, or rolled again where that can be paid."""
    return [KEEP, REROLL] if can_reroll(state, seat, gear) else [KEEP]


def reroll_price(gear: Gear) -> int:
    return 0 if gear.free_rerolls > 0 else 1


def reroll_asked(
    state: UrtoState, chance: Chance, seat: int, gear: Gear, n: int, against: int, rule: str, left: int = 0
) -> Rules[bool]:
    """After a roll: is it to be rolled again, as often as that can be paid (URTO-154, URTO-155)? Whoever would be hurt
    by it as it is, is concerned."""
    facts: dict[str, Fact] = {"n": n, "attack": against, "left": left, "price": reroll_price(gear)}
    ways = partial(or_reroll, state, seat, gear)
    bars = {} if can_reroll(state, seat, gear) else {f"keep {REROLL}": no("mana", "URTO-154")}
    hurts = n < against
    way = yield from menu(state, chance, seat, "keep", ways, rule=rule, facts=facts, bars=bars, concerned=hurts)
    return way == REROLL


def rerolled(state: UrtoState, chance: Chance, seat: int, gear: Gear) -> Rules[int]:
    """Roll again; the new result replaces the old one (URTO-R64)."""
    hero, price = state.heroes[seat], reroll_price(gear)
    gear.free_rerolls -= 1 - price
    hero.mana -= price
    yield tell("reroll", "URTO-154", who=Who(seat), n=price, left=hero.mana)
    return (yield from roll(state, chance, seat, gear))
