"""Carries out attacks of heroes, encounters, traps and monsters."""

from collections.abc import Sequence

from msgspec.structs import replace

from flick.games.ravenloft import reactions
from flick.games.ravenloft.cards import card
from flick.games.ravenloft.carrying import carry_out
from flick.games.ravenloft.defeats import hurt_figure, offer_after_roll
from flick.games.ravenloft.dungeon import tiles_under
from flick.games.ravenloft.force import armour_of, changed, changes, guards, says, ward_of
from flick.games.ravenloft.harm import hurt_hero
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.language import Parts, RavenloftPart
from flick.games.ravenloft.naming import change, choose_piece, choose_tile
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.powers import DAILY, turn_up
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.targets import (
    decider,
    enemies,
    heroes_meant,
    is_reached,
    place_of,
    tiles_of,
    tiles_to_attack,
)
from flick.games.ravenloft.turn_record import D20, TWENTY, Acting, LastAttack, Roll
from flick.games.ravenloft.whereabouts import is_hero, seat_of, squares_of_one
from flick.games.ravenloft.whom import Whom
from flick.table.chance import Chance
from flick.table.rules import Rules, choose_many, confirm, tell

CRITICAL = 1
"""The damage that a critical attack adds (RAV-RUL-41)."""


# Heroes


def by_hero(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Let a hero attack: roll one die for every target (RAV-85), then do what follows all rolls. A 20 allows to buy a
    level (RAV-RUL-40)."""
    acting = state.acting
    assert acting.hero is not None
    seat, hero = acting.hero, state.heroes[acting.hero]
    targets = _still_reached(state, acting, part) if acting.chosen else (yield from targets_of(state, acting, part))
    if not targets or not hero.stands:
        yield tell("no-target", "RAV-83", card=name, chosen=int(bool(acting.chosen)))
        return
    state.now.attacked = True
    unhurt = [figure.id for figure in state.figures.values() if figure.hp == figure.most_hp]
    state.fight = LastAttack(hero.id, name, part.bonus.plus, unhurt=unhurt)
    rolls: list[Roll] = []
    for target in (yield from _in_order(state, seat, targets)):
        if hero.stands and _is_there(state, target):
            rolls.append((yield from _one_roll(state, chance, seat, name, part, target)))
    if rolls and not any(roll.hits for roll in rolls):
        yield from _spare(state, seat, name)
    if part.after and hero.stands:
        yield from carry_out(state, chance, _at(acting, acting.target), name, part.after, inside=True)
    if any(roll.die == TWENTY for roll in rolls):
        offer_after_roll(state, seat)


def _in_order(state: RavenloftState, seat: int, targets: Sequence[str]) -> Rules[list[str]]:
    """The targets in the order in which dice are rolled for them. Of a villain and the object that wards it the player
    says which comes first (RAV-RUL-20)."""
    found = list(targets)
    for name in targets:
        ward = ward_of(state, name)
        if ward in found:
            first = yield from _struck_first(seat, [ward, name])
            found.remove(first)
            found.insert(found.index(name if first == ward else ward), first)
    return found


def _struck_first(seat: int, names: Sequence[str]) -> Rules[str]:
    """Ask a player who of several is struck first (RAV-RUL-20)."""
    return choose_piece(seat, "order", names, "RAV-RUL-20", question="order-struck")


def _still_reached(state: RavenloftState, acting: Acting, part: RavenloftPart) -> list[str]:
    """Those targets that were chosen before and are within reach now."""
    found = enemies(state, acting, part.whom)
    return [name for name in acting.chosen if name in found]


def _one_roll(
    state: RavenloftState, chance: Chance, seat: int, name: str, part: RavenloftPart, target: str
) -> Rules[Roll]:
    """Roll for one target, deal the damage and do what follows a hit (RAV-85 to RAV-87, RAV-RUL-30)."""
    hero, acting = state.heroes[seat], state.acting
    counts = list(changes(state, seat, "atk", target))
    more = part.bonus.plus + sum(n for _, n in counts)
    needed = armour_of(state, target)
    assert state.fight is not None
    state.fight.counts, state.fight.bonus = counts, part.bonus.plus
    forced = is_hero(state, target)
    roll = yield from reactions.roll(
        state,
        chance,
        seat,
        "attack",
        more,
        needed,
        "RAV-85",
        kind="attack-roll",
        dreaded=forced,
        against=target,
        card=name,
        target=target,
    )
    _use_up(hero, "atk")
    critical = CRITICAL if hero.critical and roll.die == TWENTY else 0
    damage = part.amount.plus + changed(state, seat, "dmg", target) + critical if roll.hits else part.miss.plus
    told = policies_of(state).damage.told(state, max(0, damage))
    yield tell("hit" if roll.hits else "miss", "RAV-86", target=target, n=told, critical=critical)
    if roll.hits and part.amount.plus == 0:
        damage = critical
    if damage > 0:
        rule = policies_of(state).damage.rule
        if forced:
            yield from hurt_hero(state, chance, seat_of(state, target), damage, rule, hit=roll.hits)
        else:
            yield from hurt_figure(state, chance, target, damage, rule, hero=True)
    if roll.hits and part.hit and hero.stands:
        yield from carry_out(state, chance, _at(acting, target), name, part.hit, inside=True)
    return roll


def targets_of(state: RavenloftState, acting: Acting, part: RavenloftPart) -> Rules[list[str]]:
    """The targets of an attack. The player is not asked where the target is already chosen; a hero that must attack
    another begins with that one (RAV-RUL-47)."""
    whom = part.target
    assert whom is not None
    if is_hero(state, acting.aimed):
        return (yield from _beside_hero(state, acting, whom))
    if whom.who in ("target", "another"):
        return [acting.target]
    found = enemies(state, acting, whom)
    if whom.who == "all":
        if whom.reach == "adj":
            return (yield from _with_objects(state, acting, found))
        tiles = tiles_to_attack(state, acting, whom)
        tile = yield from aimed_tile(state, acting, list(tiles))
        return (yield from _with_objects(state, acting, tiles.get(tile, [])))
    if len(found) < 2:
        return found
    if whom.count > 1:
        return (yield from _several(acting, found, whom.count))
    if acting.aimed in found:
        return [acting.aimed]
    return [(yield from choose_piece(acting.seat, "target", found, "RAV-83"))]


def _several(acting: Acting, found: Sequence[str], count: int) -> Rules[list[str]]:
    """Up to so many different enemies at the player's choice, after the one who must be struck back (RAV-GEN-14)."""
    first = [name for name in found if name == acting.aimed]
    others = [name for name in found if name not in first]
    most = min(count - len(first), len(others))
    chosen = yield from choose_many(
        acting.seat, "targets", others, 1 - len(first), most, rule="RAV-85", piece=str, facts={"n": most}
    )
    return [*first, *chosen]


def _beside_hero(state: RavenloftState, acting: Acting, whom: Whom) -> Rules[list[str]]:
    """The hero that must be attacked, if it is within reach, and after it only monsters (RAV-QA-02, RAV-RUL-47)."""
    if not is_reached(state, place_of(state, acting), squares_of_one(state, acting.aimed), whom, hero=True):
        return []
    found = [name for name in enemies(state, acting, whom) if state.figures[name].is_monster]
    if whom.who == "all" and whom.reach == "adj":
        return [acting.aimed, *found]
    if whom.who == "all":
        here = tiles_under(state.dungeon, squares_of_one(state, acting.aimed))
        return [acting.aimed, *(name for name in found if name in tiles_of(state, found).get(here[0], []))]
    others: list[str] = []
    if whom.count > 1 and found:
        most = whom.count - 1
        others = yield from choose_many(
            acting.seat, "targets", found, 0, most, rule="RAV-QA-02", piece=str, facts={"n": most}
        )
    return [acting.aimed, *others]


def aimed_tile(state: RavenloftState, acting: Acting, tiles: Sequence[str]) -> Rules[str]:
    """The tile that is already aimed at, or one of these at the player's choice."""
    if acting.aimed in tiles:
        return acting.aimed
    return (yield from choose_tile(state, acting.seat, "target-tile", tiles, "RAV-83"))


def _with_objects(state: RavenloftState, acting: Acting, found: list[str]) -> Rules[list[str]]:
    """The monsters found, and those objects that the player wants to attack too (RAV-108)."""
    targets: list[str] = []
    for name in found:
        is_object = not state.figures[name].is_monster
        if not is_object or len(found) == 1 or (yield from confirm(acting.seat, "object", rule="RAV-108", target=name)):
            targets.append(name)
    return targets


def _is_there(state: RavenloftState, target: str) -> bool:
    """Whether a target can still be attacked after what earlier rolls have done."""
    if is_hero(state, target):
        return state.heroes[seat_of(state, target)].stands
    return target in state.figures and state.figures[target].hp > 0


def _spare(state: RavenloftState, seat: int, name: str) -> Rules[None]:
    """Turn a Daily attack that has missed every target face up again, where an ability says so (RAV-78)."""
    if name in state.heroes[seat].used and card(name).kind == DAILY and says(state, seat, "spare_daily"):
        yield from turn_up(state, seat, name, "RAV-78")


def _use_up(hero: RavenloftHero, stat: str) -> None:
    """End the boosts of a number that last for the next roll only."""
    hero.boosts = [boost for boost in hero.boosts if boost.until != "once" or boost.stat != stat]


def _at(acting: Acting, target: str) -> Acting:
    """The same acting record with a target that was hit."""
    return replace(acting, target=target, aimed="", chosen=[])


# Encounters and traps


def by_card(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Let an encounter or a trap attack the heroes that its text means."""
    targets = yield from heroes_meant(state, state.acting, part.whom)
    yield from on_heroes(state, chance, name, part, [seat for seat in targets if state.heroes[seat].stands])


def on_heroes(
    state: RavenloftState, chance: Chance, attacker: str, part: RavenloftPart, seats: Sequence[int]
) -> Rules[None]:
    """Let a monster, a trap or an event attack heroes, with one die for each (RAV-82, RAV-85)."""
    acting = state.acting
    monster = attacker in state.figures
    state.fight = LastAttack(attacker, attacker, part.bonus.plus)
    left = list(seats)
    while left:
        seat = left[0]
        if _loses_its_guard(state, part, left):
            names = [state.heroes[one].id for one in left]
            seat = seat_of(state, (yield from _struck_first(decider(state, acting), names)))
        left.remove(seat)
        hero = state.heroes[seat]
        if not hero.stands or (monster and state.figures[attacker].hp <= 0):
            continue
        counts = list(changes(state, None, "atk")) if monster else []
        more = part.bonus.plus + sum(n for _, n in counts)
        needed = armour_of(state, hero.id)
        die = chance.roll("monster-attack" if monster else "encounter-attack", D20)
        roll = Roll(hero.id, die, die + more, needed, die + more >= needed)
        state.fight.counts = counts
        state.fight.rolls.append(roll)
        yield tell(
            "struck-at",
            "RAV-86",
            attacker=attacker,
            target=hero.id,
            n=die,
            change=change(more),
            total=roll.total,
            needed=needed,
        )
        damage = part.amount.plus if roll.hits else part.miss.plus
        told = policies_of(state).damage.told(state, max(0, damage))
        yield tell("hit" if roll.hits else "miss", "RAV-86", target=hero.id, n=told, critical=0)
        yield from hurt_hero(state, chance, seat, damage, policies_of(state).damage.rule, hit=roll.hits)
        if roll.hits and part.hit:
            yield from carry_out(state, chance, _at(acting, hero.id), attacker, part.hit, inside=True)
    if part.after:
        yield from carry_out(state, chance, _at(acting, acting.target), attacker, part.after, inside=True)


def _loses_its_guard(state: RavenloftState, part: RavenloftPart, seats: Sequence[int]) -> bool:
    """Whether the order in which heroes are struck counts, because one of them that guards another may fall."""
    damage, printed = policies_of(state).damage, max(part.amount.plus, part.miss.plus)
    for seat in seats:
        others = [state.heroes[one] for one in seats if one != seat]
        if guards(state, state.heroes[seat], others):
            most = max(damage.spread(state, max(0, printed + changed(state, seat, "suffered"))))
            if state.heroes[seat].hp <= most:
                return True
    return False


def aims(state: RavenloftState, seat: int, parts: Parts) -> list[str] | None:
    """What an attack can be aimed at: figures, or tiles where it strikes all on one. The empty name stands for no aim,
    where the text does something else first or has several targets; ``None`` where it can reach nobody."""
    first = parts[0]
    whom = first.target
    if first.verb not in ("atk", "stun") or whom is None:
        return [""]
    acting, rolls = Acting(seat, seat), first.verb == "atk"
    found = enemies(state, acting, whom, rolls=rolls)
    if not rolls:
        found = [name for name in found if state.figures[name].is_monster]
    if not found:
        return None
    if whom.who == "all" and whom.reach != "adj":
        meant = tiles_of(state, found)
        return [tile for tile in tiles_to_attack(state, acting, whom, rolls=rolls) if tile in meant]
    return [""] if whom.who == "all" or whom.count > 1 else found
