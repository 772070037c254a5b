"""Activates monsters and villains: each carries out the first clause of its tactics whose condition holds."""

from collections.abc import Callable, Sequence

from flick.games.ravenloft import exploring
from flick.games.ravenloft.attacks import on_heroes
from flick.games.ravenloft.cards import monster
from flick.games.ravenloft.distances import foremost
from flick.games.ravenloft.dungeon import tile_at, tiles_under, unexplored
from flick.games.ravenloft.entering import crosses
from flick.games.ravenloft.force import farthest
from flick.games.ravenloft.heroes_and_foes import Figure
from flick.games.ravenloft.language import RavenloftPart, clause_of
from flick.games.ravenloft.moving import put_figure, to_tile
from flick.games.ravenloft.naming import choose_edge, choose_tile, chooser_for
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.printed import condition_of, contrary_of, step_of
from flick.games.ravenloft.spawning import draw_monster, one_spot
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.targets import one_hero
from flick.games.ravenloft.turn_record import Acting
from flick.games.ravenloft.whereabouts import standing
from flick.maps.grid import Edge
from flick.table.chance import Chance
from flick.table.rules import Rules, tell
from flick.table.sayings import Say

NEVER = 99


def activate(state: RavenloftState, chance: Chance, figure: Figure) -> Rules[None]:
    """Let a figure act once, or skip its activation if it is stunned (``stun``). The event names the clause that holds
    and those before it that do not (RAV-53). The last attack is no longer shown."""
    if figure.stunned:
        figure.stunned = False
        yield tell("shakes-off", "RAV-53", figure=figure.id)
        return
    if not standing(state):
        yield tell("nobody-there", "RAV-RUL-22", figure=figure.id)
        return
    tactics = monster(figure.kind).tactics
    for number, part in enumerate(tactics):
        found = meant_by(state, figure, part)
        if found is not None:
            state.fight = None
            before, state.acting = state.acting, Acting(state.active, figure=figure.id, clause=number + 1)
            yield tell(
                "acts",
                "RAV-53",
                figure=figure.id,
                clause=clause_of(part),
                n=number + 1,
                told=_told(tactics, number),
                step=step_of(part),
            )
            yield from STEPS[part.verb](state, chance, figure, part, found)
            state.acting = before
            return


def meant_by(state: RavenloftState, figure: Figure, part: RavenloftPart) -> list[int] | None:
    """The standing heroes for whom the condition of a clause holds; empty for a condition that is not about heroes,
    ``None`` where it does not hold."""
    clause = clause_of(part)
    if clause == "else":
        return []
    if clause == "edge":
        return [] if _edges(state, figure) and state.dungeon.stack else None
    policies = policies_of(state)
    found: list[int] = []
    most = NEVER if clause == "adj" else int(clause[1:])
    if part.verb in ("shoot", "sweep"):
        most = farthest(state, most)
    for seat in standing(state):
        if clause == "adj":
            near = policies.monster_move.is_beside(state, figure, state.heroes[seat])
        else:
            near = policies.monster_move.reaches(state, figure, state.heroes[seat], most)
        if near:
            found.append(seat)
    return found or None


def _told(tactics: Sequence[RavenloftPart], number: int) -> Say:
    """The words for the condition that holds, and for those before it that do not."""
    part, before = tactics[number], tactics[:number]
    if not part.terms and not before:
        return Say("acts-always")
    if not before:
        return Say("acts-first", {"condition": condition_of(part)})
    failed = contrary_of(*before)
    if not part.terms:
        return Say("acts-else", {"failed": failed})
    return Say("acts-after", {"failed": failed, "condition": condition_of(part)})


def _closest(state: RavenloftState, figure: Figure, among: Sequence[int]) -> Rules[int | None]:
    """The closest hero, by tiles, then by steps, then at the choice of whoever decides for the figure."""
    return (yield from _victim(state, figure, _nearest(state, figure, among)))


def _nearest(state: RavenloftState, figure: Figure, among: Sequence[int]) -> list[int]:
    """The heroes that are closest to a figure by the monsters' own measure; those to whom no way leads are left out."""
    rank = policies_of(state).monster_move.rank
    ranks = {seat: found for seat in among if (found := rank(state, figure, state.heroes[seat])) is not None}
    return foremost(ranks)


def _victim(state: RavenloftState, figure: Figure, found: Sequence[int]) -> Rules[int | None]:
    """One of several heroes, at the choice of whoever decides for the figure."""
    return (
        yield from one_hero(state, chooser_for(state, figure.id), found, "victim", "RAV-RUL-20", {"figure": figure.id})
    )


def _strike(
    state: RavenloftState, chance: Chance, figure: Figure, part: RavenloftPart, found: list[int]
) -> Rules[None]:
    """Attack one adjacent hero."""
    seat = yield from _victim(state, figure, found)
    yield from on_heroes(state, chance, figure.id, part, [] if seat is None else [seat])


def _charge(
    state: RavenloftState, chance: Chance, figure: Figure, part: RavenloftPart, found: list[int]
) -> Rules[None]:
    """Move to the closest hero and attack; without a free square beside that hero move only to its tile
    (RAV-RUL-26)."""
    policies = policies_of(state)
    seat = yield from _closest(state, figure, found)
    if seat is None:
        return
    hero = state.heroes[seat]
    if not policies.monster_move.is_beside(state, figure, hero):
        clause = clause_of(part)
        spots = policies.monster_move.charge_spots(state, figure, hero, 0 if clause == "adj" else int(clause[1:]))
        if not spots:
            yield from to_tile(state, chance, figure, tile_at(state.dungeon, hero.square), "RAV-55")
            return
        square = yield from one_spot(state, figure.id, spots, "put", "RAV-RUL-26")
        yield from crosses(state, chance, figure, hero, square)
        if figure.hp > 0:
            yield from put_figure(state, chance, figure, square, "RAV-RUL-26")
    if figure.hp > 0:
        yield from on_heroes(state, chance, figure.id, part, [seat])


def _shoot(state: RavenloftState, chance: Chance, figure: Figure, part: RavenloftPart, found: list[int]) -> Rules[None]:
    """Attack the closest hero within reach."""
    seat = yield from _closest(state, figure, found)
    yield from on_heroes(state, chance, figure.id, part, [] if seat is None else [seat])


def _sweep(state: RavenloftState, chance: Chance, figure: Figure, part: RavenloftPart, found: list[int]) -> Rules[None]:
    """Attack every hero on the tiles of the figure."""
    here = tiles_under(state.dungeon, figure.squares)
    seats = [seat for seat in standing(state) if tile_at(state.dungeon, state.heroes[seat].square) in here]
    yield from on_heroes(state, chance, figure.id, part, seats)


def _advance(
    state: RavenloftState, chance: Chance, figure: Figure, part: RavenloftPart, found: list[int]
) -> Rules[None]:
    return advance(state, chance, figure, part.amount.plus)


def advance(state: RavenloftState, chance: Chance, figure: Figure, n: int) -> Rules[None]:
    """Move up to ``n`` tiles on a shortest route to the tile of the closest hero, from spawn mark to spawn mark
    (RAV-55, RAV-56). Nobody is asked which of several heroes on one tile is meant."""
    found = _nearest(state, figure, standing(state))
    goals = {tile_at(state.dungeon, state.heroes[seat].square): seat for seat in reversed(found)}
    seat = yield from _victim(state, figure, sorted(goals.values(), key=found.index))
    if seat is None:
        return
    goal = tile_at(state.dungeon, state.heroes[seat].square)
    for _ in range(n):
        at = tiles_under(state.dungeon, figure.squares)
        if goal in at or figure.hp <= 0:
            return
        tiles = policies_of(state).monster_move.next_tiles(state, figure, state.heroes[seat])
        if state.options.ties == "first":
            tiles = tiles[:1]
        facts = {"figure": figure.id}
        tile = yield from choose_tile(state, chooser_for(state, figure.id), "route", tiles, "RAV-RUL-20", facts)
        if not tile or not (yield from to_tile(state, chance, figure, tile, "RAV-55")):
            return


def ahead(state: RavenloftState, figure: Figure) -> list[str]:
    """The tiles to which a figure that moves towards the closest hero can go first; none where it is there."""
    at = tiles_under(state.dungeon, figure.squares)
    found = [state.heroes[seat] for seat in _nearest(state, figure, standing(state))]
    far = [hero for hero in found if tile_at(state.dungeon, hero.square) not in at]
    return [tile for hero in far for tile in policies_of(state).monster_move.next_tiles(state, figure, hero)]


def _edges(state: RavenloftState, figure: Figure) -> list[Edge]:
    return [edge for tile in tiles_under(state.dungeon, figure.squares) for edge in unexplored(state.dungeon, tile)]


def _scout(state: RavenloftState, chance: Chance, figure: Figure, part: RavenloftPart, found: list[int]) -> Rules[None]:
    """Lay the top tile at an unexplored edge of the figure's own tile, with a monster and without an encounter."""
    edges, chooser = _edges(state, figure), chooser_for(state, figure.id)
    edge = yield from choose_edge(chooser, "edge", edges, "RAV-RUL-20", {"card": figure.id})
    yield from exploring.lay_by_effect(state, chance, state.active, edge, True, "RAV-53")


def _call(state: RavenloftState, chance: Chance, figure: Figure, part: RavenloftPart, found: list[int]) -> Rules[None]:
    """Draw a monster, which comes onto the figure's tile."""
    tile = tiles_under(state.dungeon, figure.squares)[0]
    yield from draw_monster(state, chance, state.active, tile, "RAV-53")


def _hold(state: RavenloftState, chance: Chance, figure: Figure, part: RavenloftPart, found: list[int]) -> Rules[None]:
    yield tell("holds", "RAV-53", figure=figure.id)


TacticStep = Callable[[RavenloftState, Chance, Figure, RavenloftPart, list[int]], Rules[None]]
STEPS: dict[str, TacticStep] = {
    "strike": _strike,
    "charge": _charge,
    "shoot": _shoot,
    "sweep": _sweep,
    "advance": _advance,
    "scout": _scout,
    "call": _call,
    "hold": _hold,
}
