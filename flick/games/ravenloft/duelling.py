"""Plays the fight that follows at once when a hero explores a black tile: the step onto it, the monster's attack, the
hero's reply."""

from collections.abc import Sequence

from flick.games.ravenloft import contests, menu
from flick.games.ravenloft.attacks import on_heroes
from flick.games.ravenloft.cards import monster
from flick.games.ravenloft.carrying import carry_out
from flick.games.ravenloft.defeats import hurt_figure, settle
from flick.games.ravenloft.distances import steps_between
from flick.games.ravenloft.dungeon import squares_in, tile_at, tiles_under
from flick.games.ravenloft.harm import hurt_hero
from flick.games.ravenloft.heroes_and_foes import Figure
from flick.games.ravenloft.language import BLOWS, RavenloftPart
from flick.games.ravenloft.menu import HeroDoing
from flick.games.ravenloft.moving import walk
from flick.games.ravenloft.naming import choose_square
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.powers import powers_with, spend, text_of
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.tactics import meant_by
from flick.games.ravenloft.targets import tiles_of
from flick.games.ravenloft.turn_record import Acting
from flick.games.ravenloft.whereabouts import taken
from flick.table.chance import Chance
from flick.table.rules import Rules, choose_or_not, tell
from flick.table.sayings import Who


def step_onto(state: RavenloftState, chance: Chance, seat: int, tile: str) -> Rules[None]:
    """Move the hero to the first square of a new tile at no cost; it stays where it is if all these squares are taken
    (RAV-GEN-08, RAV-RUL-81)."""
    hero = state.heroes[seat]
    squares, barred = squares_in(state.dungeon), taken(state, hero.id)
    cost = policies_of(state).movement.cost(state, seat)
    found = [
        near
        for near in squares.steps[hero.square]
        if squares.on[near] == tile and near not in barred and cost(near) is not None
    ]
    if not found:
        return
    square = yield from choose_square(state, seat, "enter", found, "RAV-RUL-81")
    yield from walk(state, chance, seat, (square,), "RAV-GEN-08")


def fight(state: RavenloftState, chance: Chance, seat: int, spawned: Sequence[str]) -> Rules[None]:
    """Let the nearest of the monsters that came attack the hero, who strikes back. If the monster survives, the hero
    phase is over (RAV-GEN-13 to RAV-GEN-15, RAV-RUL-84)."""
    hero = state.heroes[seat]
    figure = _nearest(state, seat, spawned)
    if figure is None or not hero.stands:
        return
    part = _blow(state, figure, seat)
    if part is not None:
        policies_of(state).activation.has_acted(state, figure.id)
        yield tell("fights", "RAV-GEN-13", figure=figure.id, who=Who(seat))
        before, state.acting = state.acting, Acting(seat, figure=figure.id)
        yield from on_heroes(state, chance, figure.id, part, [seat])
        state.acting = before
    if hero.stands and figure.id in state.figures:
        yield from _reply(state, chance, seat, figure)
    if figure.id in state.figures and not state.now.ended:
        state.now.ended = True
        yield tell("phase-ends", "RAV-GEN-15", who=Who(seat))


def _nearest(state: RavenloftState, seat: int, spawned: Sequence[str]) -> Figure | None:
    """The monster with the fewest steps to the hero; of several the one that was drawn first."""
    square = state.heroes[seat].square
    found = [state.figures[name] for name in spawned if name in state.figures]
    monsters = [figure for figure in found if figure.sort == "monster" and figure.hp > 0]
    if not square:
        return None
    far = {figure.id: steps_between(state.dungeon, (square,), figure.squares) for figure in monsters}
    return min(monsters, key=lambda figure: (far[figure.id] is None, far[figure.id] or 0), default=None)


def _blow(state: RavenloftState, figure: Figure, seat: int) -> RavenloftPart | None:
    """The attack of the first clause that holds for the hero; beside the hero a monster uses whatever attack it has
    (RAV-RUL-85). ``None`` where the hero is out of its reach (RAV-83)."""
    blows = [part for part in monster(figure.kind).tactics if part.verb in BLOWS]
    is_near = policies_of(state).monster_move.is_beside(state, figure, state.heroes[seat])
    holding = (part for part in blows if seat in (meant_by(state, figure, part) or ()))
    return next(holding, blows[0] if blows and is_near else None)


def _reply(state: RavenloftState, chance: Chance, seat: int, figure: Figure) -> Rules[None]:
    """Let the hero make one attack beyond its pattern, with any power that reaches the monster."""
    found = replies(state, seat, figure)
    if not found:
        yield tell("no-reply", "RAV-GEN-14", who=Who(seat), figure=figure.id)
        return
    doing = yield from choose_or_not(
        seat,
        "reply",
        found,
        rule="RAV-GEN-14",
        name=lambda one: one.written,
        piece=lambda one: one.thing,
        label=lambda one: menu.label(state, one),
        facts={"figure": figure.id},
    )
    if doing is None:
        return
    yield from spend(state, seat, doing.thing, "RAV-81")
    parts = text_of(doing.thing, "attack")
    acting = Acting(seat, seat, aimed=doing.aim or figure.id)
    acting.chosen = [figure.id] if contests.begins_elsewhere(parts) else []
    yield from carry_out(state, chance, acting, doing.thing, parts)


def replies(state: RavenloftState, seat: int, figure: Figure) -> list[HeroDoing]:
    """The attacks with powers that can reach the monster, each aimed at it or at its tile; some step first."""
    found: list[HeroDoing] = []
    here = tiles_under(state.dungeon, figure.squares)
    for name in powers_with(state, seat, "attack"):
        parts = text_of(name, "attack")
        aims = menu.reached(state, seat, parts) or ()
        if figure.id in aims:
            found.append(HeroDoing("attack", name, figure.id))
        elif tile := next((aim for aim in aims if aim in here), ""):
            found.append(HeroDoing("attack", name, tile))
        elif "" in aims and figure.id in contests.might_strike(state, seat, name, parts):
            found.append(HeroDoing("attack", name))
    return found


def trap_goes_off(state: RavenloftState, chance: Chance, card: str, tile: str) -> Rules[None]:
    """Deal the printed damage of a trap that was not disarmed to every hero and monster on its tile, without a roll
    (RAV-GEN-12, RAV-RUL-83)."""
    damage = sum(part.amount.plus for part in text_of(card, "activate") if part.verb in ("atk", "dmg"))
    if damage <= 0:
        return
    yield tell("goes-off", "RAV-GEN-12", card=card)
    for seat, hero in enumerate(state.heroes):
        if hero.stands and tile_at(state.dungeon, hero.square) == tile:
            yield from hurt_hero(state, chance, seat, damage, "RAV-GEN-12")
    for name in tiles_of(state, [figure.id for figure in state.figures.values() if figure.is_monster]).get(tile, []):
        yield from hurt_figure(state, chance, name, damage, "RAV-GEN-12")
    yield from settle(state, chance)
