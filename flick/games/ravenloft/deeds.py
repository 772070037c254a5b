"""The functions for parts of texts that deal damage, heal, give conditions and move. Those for cards are in
``deeds_of_cards``."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

from flick.effects.dispatch import Deed, looked_up
from flick.games.ravenloft import attacks, deeds_of_cards
from flick.games.ravenloft.arriving import arrive
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.carrying import carry_out, value
from flick.games.ravenloft.defeats import hurt_figure
from flick.games.ravenloft.distances import farther_tiles, next_tiles
from flick.games.ravenloft.dungeon import tiles_under
from flick.games.ravenloft.footings import free_floor
from flick.games.ravenloft.force import changed, own_limit
from flick.games.ravenloft.harm import afflict, heal_hero, hurt_hero, is_hurt, relieve
from flick.games.ravenloft.heroes_and_foes import Boost, Figure, RavenloftHero
from flick.games.ravenloft.language import AILMENTS, Ailment, RavenloftPart
from flick.games.ravenloft.moving import put_hero, to_tile, walk, ways
from flick.games.ravenloft.naming import change, choose_piece, choose_tile
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.sites import sites
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.tactics import advance, ahead
from flick.games.ravenloft.targets import another, heroes_meant, monsters_meant, place_of
from flick.games.ravenloft.turn_record import Acting
from flick.games.ravenloft.whereabouts import monsters, seat_of, standing, taken
from flick.table.chance import Chance
from flick.table.moves import Move
from flick.table.rules import Rules, choose, choose_or_not, tell
from flick.table.sayings import Who

RULE = "RAV-RUL-21"
"""The rule that lets a card do what it says."""
NAMED: Mapping[str, Ailment] = {name: name for name in AILMENTS}


def _attack(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Attack as a hero, or as an encounter or a trap."""
    by = attacks.by_hero if state.acting.hero is not None else attacks.by_card
    return by(state, chance, name, part)


def _damage(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Deal damage without a roll, to monsters or to heroes."""
    n, acting, whom = part.amount.plus, state.acting, part.whom
    if whom.who == "another":
        target = yield from another(state, acting, RULE)
        if target is not None:
            yield from hurt_figure(state, chance, target, n, RULE, hero=True)
    elif acting.target in state.figures and whom.who in ("target", "it"):
        yield from hurt_figure(state, chance, acting.target, n, RULE, hero=True)
    elif whom.who == "monsters":
        for target in monsters_meant(state, acting, whom):
            yield from hurt_figure(state, chance, target, n, RULE, hero=acting.hero is not None)
    else:
        for seat in (yield from heroes_meant(state, acting, whom)):
            yield from hurt_hero(state, chance, seat, n, RULE)


def _heal(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Heal the monster itself, or heroes; a surge value is that of whoever is healed (RAV-RUL-48)."""
    acting = state.acting
    if part.whom.who == "this":
        figure = state.figures.get(acting.figure)
        if figure is not None:
            printed = max(0, part.amount.plus + changed(state, None, "healing"))
            n = policies_of(state).damage.number(state, printed, "healing")
            gained = min(n, figure.most_hp - figure.hp)
            figure.hp += gained
            yield tell("figure-healed", RULE, figure=figure.id, n=gained, left=figure.hp)
        return
    for seat in (yield from heroes_meant(state, acting, part.whom, is_hurt)):
        before, acting.target = acting.target, state.heroes[seat].id
        n = value(state, part.amount, name)
        acting.target = before
        yield from heal_hero(state, seat, n, RULE)


def _condition(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Give heroes a condition."""
    for seat in (yield from heroes_meant(state, state.acting, part.whom)):
        yield from afflict(state, chance, seat, NAMED[part.about], RULE)


def _clear(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Free heroes of a condition, or of all."""
    gone = AILMENTS if part.about == "all" else (NAMED[part.about],)

    def fits(hero: RavenloftHero) -> bool:
        return any(condition in gone for condition in hero.conditions)

    for seat in (yield from heroes_meant(state, state.acting, part.whom, fits)):
        yield from relieve(state, seat, gone, "RAV-69")


def _stun(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Let monsters skip their next activation; a second stun changes nothing."""
    acting, whom = state.acting, part.whom
    if whom.who in ("target", "it"):
        names = monsters_meant(state, acting, whom)
    else:
        tiles = attacks.tiles_to_attack(state, acting, whom, rolls=False)
        tile = yield from attacks.aimed_tile(state, acting, list(tiles))
        names = [one for one in tiles.get(tile, []) if state.figures[one].is_monster]
    for one in names:
        figure = state.figures[one]
        if figure.hp > 0 and not figure.stunned:
            figure.stunned = True
            yield tell("stunned", RULE, figure=one)


def _step(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Let the hero go some squares, which is no move of the pattern. A hero that something on its way has stopped may
    go on with what is left."""
    seat = state.acting.hero
    if seat is None:
        return
    hero, goal = state.heroes[seat], ""
    most, gone = value(state, part.amount, name), 0
    while hero.stands and hero.square != goal:
        found = ways(state, seat, min(most, own_limit(state, seat)) - gone)
        if not found:
            return
        chosen = yield from choose_or_not(seat, "step", list(found), rule=RULE, place=str, facts={"card": name})
        if chosen is None:
            return
        goal = chosen
        gone += yield from walk(state, chance, seat, found[goal], RULE)


def _shove(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart, *, away: bool) -> Rules[None]:
    """Push each monster ``amount`` tiles ``away`` from whoever acts, or pull it nearer, as long as there is a tile to
    go to."""
    acting = state.acting
    own = place_of(state, acting)
    if not own:
        return
    here = tiles_under(state.dungeon, own)[0]

    def goals(figure: Figure) -> list[str]:
        at = tiles_under(state.dungeon, figure.squares)[0]
        return farther_tiles(state.dungeon, at, here) if away else next_tiles(state.dungeon, at, here)

    left = monsters_meant(state, acting, part.whom)
    while left := _still_there(state, left):
        one = yield from _next_to_move(state, acting.seat, left, goals)
        left.remove(one)
        for _ in range(part.amount.plus):
            figure = state.figures.get(one)
            if figure is None or figure.hp <= 0:
                break
            tile = yield from choose_tile(state, acting.seat, "shove", goals(figure), "RAV-RUL-20", {"card": one})
            if not tile or not (yield from to_tile(state, chance, figure, tile, RULE)):
                break


def _teleport(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Put the hero on a free floor square, whatever lies between; not a hero that has left the dungeon (RAV-RUL-37)."""
    acting = state.acting
    seat = acting.hero if acting.hero is not None else acting.seat
    own = state.heroes[seat].square
    if not own:
        yield tell("no-place", "RAV-RUL-37", who=Who(seat))
        return
    squares = [
        square for tile in sites(state, acting, part.site) for square in free_floor(state.dungeon, tile, taken(state))
    ]
    if not squares:
        yield tell("no-place", RULE, who=Who(seat))
        return
    goal = squares[0]
    if len(squares) > 1:
        goal = yield from choose(acting.seat, "appear", squares, rule=RULE, place=str, facts={"card": name})
    yield from put_hero(state, chance, seat, goal, "appears", RULE)


def _swap(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Exchange the squares of the two standing heroes closest to each other."""
    pairs = deeds_of_cards.closest_pairs(state, standing(state))
    if not pairs:
        yield tell("nobody", RULE, card=name)
        return
    pair = pairs[0]
    if len(pairs) > 1:
        pair = yield from choose(state.acting.seat, "pair", pairs, rule="RAV-RUL-20", name="+".join)
    one, other = (state.heroes[seat_of(state, hero)] for hero in pair)
    one.square, other.square = other.square, one.square
    moves = (Move(one.id, other.square, one.square), Move(other.id, one.square, other.square))
    yield tell("swapped", RULE, moves, hero=one.id, other=other.id)
    for hero in pair:
        yield from arrive(state, chance, seat_of(state, hero))
    acting = Acting(state.acting.seat, state.acting.hero, tile=state.acting.tile, pair=list(pair))
    yield from carry_out(state, chance, acting, name, part.branches[0], inside=True)


def _mod(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Change a number of heroes for a while."""
    acting = state.acting
    for seat in (yield from heroes_meant(state, acting, part.whom)):
        state.heroes[seat].boosts.append(Boost(kind_of(name), part.stat, part.amount.plus, part.until, acting.seat))
        yield tell("boosted", RULE, who=Who(seat), stat=f"stat-{part.stat}", change=change(part.amount.plus), card=name)


def _advance(state: RavenloftState, chance: Chance, name: str, part: RavenloftPart) -> Rules[None]:
    """Move every monster towards the closest hero."""
    left = [figure.id for figure in monsters(state)]
    while left := _still_there(state, left):
        one = yield from _next_to_move(state, state.acting.seat, left, partial(ahead, state))
        left.remove(one)
        yield from advance(state, chance, state.figures[one], part.amount.plus)


def _next_to_move(
    state: RavenloftState, seat: int, left: Sequence[str], goals_of: Callable[[Figure], Collection[str]]
) -> Rules[str]:
    """Which of the monsters that are left moves next, at the player's choice among those that may come into each
    other's way; ``goals_of`` gives the tiles to which one can go first. Where ties are not asked about, the first."""
    goals = {name: set(goals_of(state.figures[name])) for name in left}
    found = [name for name in left if any(_meet(state, goals, name, other) for other in left if other != name)]
    if not found or state.options.ties == "first":
        return left[0]
    return (yield from choose_piece(seat, "order", found, "RAV-RUL-20", question="order-moves"))


def _still_there(state: RavenloftState, names: Sequence[str]) -> list[str]:
    """Those of some figures that have not been defeated."""
    return [name for name in names if name in state.figures and state.figures[name].hp > 0]


def _meet(state: RavenloftState, goals: dict[str, set[str]], one: str, other: str) -> bool:
    """Whether two monsters that both move may go to the same tile, or one of them to the tile that the other leaves."""
    if not goals[one] or not goals[other]:
        return False
    here, there = (tiles_under(state.dungeon, state.figures[name].squares) for name in (one, other))
    return bool(goals[one] & goals[other] or goals[one].intersection(there) or goals[other].intersection(here))


DEEDS: dict[str, Deed[RavenloftState, RavenloftPart]] = {
    "atk": _attack,
    "dmg": _damage,
    "heal": _heal,
    "cond": _condition,
    "clear": _clear,
    "stun": _stun,
    "step": _step,
    "push": partial(_shove, away=True),
    "pull": partial(_shove, away=False),
    "tele": _teleport,
    "swap": _swap,
    "mod": _mod,
    "advance": _advance,
    **dict.fromkeys(("reroll", "redirect", "ignore", "draw_another"), looked_up),
    **deeds_of_cards.DEEDS,
}
