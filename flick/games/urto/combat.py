"""What all fights share: weapons, boost and attack tokens before them, rolls and rerolls in them."""

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
from flick.table.rules import Rules, amount, choose_or_not, tell
from flick.table.sayings import Fact, Who

MOST_BOOST = 3
"""The most mana for a boost (URTO-158)."""
FIGHT, HIDE, ROLL, KEEP, REROLL = "fight", "hide", "roll", "keep", "reroll"


def bonus(state: UrtoState, seat: int, gear: Gear) -> int:
    """The number that is added to each roll of a hero (URTO-106, URTO-R42)."""
    hero = state.heroes[seat]
    return gear.boost + gear.tokens + total(state, hero, "attack", gear.scope, gear.weapons)


def announce(state: UrtoState, chance: Chance, seat: int, scope: Scope, facts: dict[str, Fact]) -> Rules[Gear]:
    """Let a hero announce weapons, boost and attack tokens for a combat (URTO-119, URTO-159, URTO-69), with one boost
    (URTO-R65). The hero is not asked where there is no choice."""
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
    """Let a hero choose one of their weapons (URTO-118), or as many as they may use (URTO-22, URTO-23, URTO-119); they
    can differ in each combat (URTO-120). Everybody who may have a weapon is asked."""
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


def _hiding_price(state: UrtoState, seat: int) -> int:
    """The mana that hiding costs a hero (URTO-98, URTO-101)."""
    return changed(state, state.heroes[seat], "hide_cost")


def _pouches(state: UrtoState, seat: int) -> list[str]:
    """The cards with which a hero hides without mana."""
    return [name for name in state.heroes[seat].artefacts if "hiding" in card(name).texts]


def hides(
    state: UrtoState,
    chance: Chance,
    seat: int,
    verb: str,
    way: str,
    rule: str,
    facts: dict[str, Fact],
    *,
    concerned: bool = False,
) -> Rules[bool]:
    """Ask a hero for ``way``, or for hiding where it can pay for that with mana or a card; whether it hides. A hero
    that cannot pay must fight (URTO-R51). Who can pay with mana is known to everybody."""

    def answers() -> list[str]:
        return [way, HIDE] if _can_hide(state, seat) else [way]

    bars = {} if _can_hide(state, seat) else {f"{verb} {HIDE}": no("mana", "URTO-R51")}
    several = partial(_pays_for_hiding, state, seat)
    chosen = yield from menu(
        state, chance, seat, verb, answers, rule=rule, facts=facts, bars=bars, concerned=concerned, several=several
    )
    return chosen == HIDE


def _can_hide(state: UrtoState, seat: int) -> bool:
    return _pays_for_hiding(state, seat) or bool(_pouches(state, seat))


def _pays_for_hiding(state: UrtoState, seat: int) -> bool:
    return state.heroes[seat].mana >= _hiding_price(state, seat)


def hide(state: UrtoState, seat: int, rule: str) -> Rules[None]:
    """Let a hero hide by paying mana (URTO-156) or using a pouch."""
    hero, price, found = state.heroes[seat], _hiding_price(state, seat), _pouches(state, seat)
    pouch: str | None = None
    if hero.mana < price:
        pouch = found[0]
    elif hidden_of(hero):
        pouch = yield from choose_or_not(seat, "pouch", found, rule="URTO-122", piece=str, facts={"n": price})
    if pouch is not None:
        yield from spend(state, seat, pouch)
        price = 0
    hero.mana -= price
    yield tell("hide", rule, who=Who(seat), n=price, left=hero.mana)


def roll(state: UrtoState, chance: Chance, seat: int, gear: Gear, label: str = "combat") -> Rules[int]:
    """Roll a hero's combat die (URTO-151); the result is without bonuses."""
    die = sides(state, state.heroes[seat], gear.scope, gear.weapons)
    face = chance.roll(label, die)
    if state.fight is not None:
        state.fight.rolls[seat] = face
    yield tell("roll", "URTO-151", who=Who(seat), n=face, sides=die, bonus=bonus(state, seat, gear))
    return face


def reroll_asked(
    state: UrtoState, chance: Chance, seat: int, gear: Gear, n: int, against: int, rule: str, left: int = 0
) -> Rules[bool]:
    """Ask after a roll whether the hero rolls again, as often as they can pay (URTO-154, URTO-155). A roll that hurts
    the hero concerns them, so that they are asked even if they pass for a while."""

    def answers() -> list[str]:
        return [KEEP, REROLL] if _can_reroll(state, seat, gear) else [KEEP]

    facts: dict[str, Fact] = {"n": n, "attack": against, "left": left, "price": _reroll_price(gear)}
    bars = {} if _can_reroll(state, seat, gear) else {f"keep {REROLL}": no("mana", "URTO-154")}
    hurts = n < against
    way = yield from menu(state, chance, seat, "keep", answers, rule=rule, facts=facts, bars=bars, concerned=hurts)
    return way == REROLL


def _can_reroll(state: UrtoState, seat: int, gear: Gear) -> bool:
    """Whether a hero can roll again, with a card or for 1 mana (URTO-154)."""
    return gear.free_rerolls > 0 or state.heroes[seat].mana > 0


def _reroll_price(gear: Gear) -> int:
    return 0 if gear.free_rerolls > 0 else 1


def rerolled(state: UrtoState, chance: Chance, seat: int, gear: Gear) -> Rules[int]:
    """Roll again; the new result replaces the old one (URTO-R64)."""
    hero, price = state.heroes[seat], _reroll_price(gear)
    gear.free_rerolls -= 1 - price
    hero.mana -= price
    yield tell("reroll", "URTO-154", who=Who(seat), n=price, left=hero.mana)
    return (yield from roll(state, chance, seat, gear))
