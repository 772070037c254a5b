"""Damage, healing and conditions of heroes; how they fall and stand up."""

from collections.abc import Sequence

from flick.games.ravenloft import reactions
from flick.games.ravenloft.force import changed, surge_of
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.language import Ailment
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.state import RavenloftState
from flick.table.chance import Chance
from flick.table.rules import Rules, tell
from flick.table.sayings import Who

MOVEMENT: tuple[Ailment, ...] = ("dazed", "slowed", "immobilized")
"""The conditions that end with the hero phase (RAV-68, RAV-RUL-27)."""


def hurt_hero(
    state: RavenloftState, chance: Chance, seat: int, n: int, rule: str, *, hit: bool = False, start: bool = False
) -> Rules[None]:
    """Deal printed damage to a standing hero; a downed one takes none (RAV-95). The damage of a ``hit`` may be taken by
    another hero. A hero that falls at the ``start`` of its turn still has its hero phase (RAV-RUL-107)."""
    hero = state.heroes[seat]
    if not hero.stands:
        return
    if hit:
        n += changed(state, seat, "suffered")
    if n <= 0:
        return
    if hit and (taker := (yield from reactions.taken_by(state, chance, seat, n))) is not None:
        seat, hero = taker, state.heroes[taker]
    lost = min(hero.hp, (yield from policies_of(state).damage.dealt(state, chance, n, hero.id)))
    hero.hp -= lost
    yield tell("hurt", rule, who=Who(seat), n=lost, left=hero.hp)
    if not hero.hp:
        yield from _fall(state, seat, start)


def _fall(state: RavenloftState, seat: int, start: bool) -> Rules[None]:
    """Let a hero fall (RAV-93). In its own hero phase that ends the phase (RAV-RUL-107)."""
    hero = state.heroes[seat]
    yield tell("downed", "RAV-93", who=Who(seat))
    if state.options.downed_conditions == "clear" and hero.conditions:
        hero.conditions.clear()
        yield tell("cleared-all", "RAV-RUL-32", who=Who(seat))
    if seat == state.active and state.stage == "hero" and not start:
        state.now.ended = True


def heal_hero(state: RavenloftState, seat: int, n: int, rule: str) -> Rules[None]:
    """Give a hero on the board HP back, up to its maximum; a downed one stands up (RAV-98, RAV-RUL-33)."""
    hero = state.heroes[seat]
    if not hero.on_board:
        return
    found = policies_of(state).damage.number(state, max(0, n + changed(state, seat, "healing")), "healing")
    gained = min(found, hero.most_hp - hero.hp)
    rises = not hero.hp and gained > 0
    hero.hp += gained
    yield tell("healed", rule, who=Who(seat), n=gained, left=hero.hp)
    if rises:
        yield tell("stands-up", "RAV-98", who=Who(seat))


def use_surge(state: RavenloftState, seat: int) -> Rules[None]:
    """Give a hero its surge value back in HP (RAV-100)."""
    yield tell("surge", "RAV-99", who=Who(seat), left=policies_of(state).surge.left(state, seat))
    yield from heal_hero(state, seat, surge_of(state, seat), "RAV-100")


def afflict(state: RavenloftState, chance: Chance, seat: int, condition: Ailment, rule: str) -> Rules[None]:
    """Give a hero a condition that it does not have yet (RAV-66, RAV-70). A downed hero gets it too (RAV-97), unless
    conditions leave the downed (RAV-RUL-32)."""
    hero = state.heroes[seat]
    if not hero.hp and state.options.downed_conditions == "clear":
        return
    if not hero.on_board or condition in hero.conditions:
        return
    if (yield from reactions.shrugs_off(state, chance, seat, condition)):
        return
    hero.conditions.append(condition)
    yield tell("afflicted", rule, who=Who(seat), condition=condition)


def relieve(state: RavenloftState, seat: int, conditions: Sequence[Ailment], rule: str) -> Rules[None]:
    """Remove conditions of a hero."""
    hero = state.heroes[seat]
    gone = [condition for condition in hero.conditions if condition in conditions]
    hero.conditions = [condition for condition in hero.conditions if condition not in conditions]
    for condition in gone:
        yield tell("relieved", rule, who=Who(seat), condition=condition)


def is_hurt(hero: RavenloftHero) -> bool:
    """Whether a hero is on the board and has lost HP."""
    return hero.on_board and hero.hp < hero.most_hp
