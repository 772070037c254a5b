"""Monster generators: on which tiles their tokens lie, how they come there, and what they bring (RAV-BAR-26 to
RAV-BAR-33)."""

from flick.games.ravenloft import adventures, experience
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.distances import tiles_in_view
from flick.games.ravenloft.dungeon import tile_at, unexplored
from flick.games.ravenloft.footings import generator_square
from flick.games.ravenloft.naming import choose_tile, chooser_for
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.spawning import draw_card, no_monster, put_monster
from flick.games.ravenloft.state import MONSTER, RavenloftState
from flick.games.ravenloft.zones import discard_zone, row_zone
from flick.table import piles
from flick.table.chance import Chance
from flick.table.moves import NOWHERE, Move
from flick.table.rules import Rules, tell
from flick.table.sayings import Who

DISMISSING = 5
"""The XP that it costs to discard the card of a monster that a generator brings (RAV-BAR-28)."""


def generators_on(state: RavenloftState, tile: str) -> list[str]:
    """The tokens on a tile, in the order in which they came there."""
    return [token for token, at in state.dungeon.generators.items() if at == tile]


def legal_tiles(state: RavenloftState) -> list[str]:
    """The tiles where a token may be laid: in view of a hero, standing or downed, with an unexplored edge, and with no
    more tokens than any other such tile (RAV-BAR-31, RAV-BAR-32, RAV-RUL-70)."""
    found = [tile for tile in _in_view(state) if unexplored(state.dungeon, tile)]
    least = min((len(generators_on(state, tile)) for tile in found), default=0)
    return [tile for tile in found if len(generators_on(state, tile)) == least]


def next_count(state: RavenloftState) -> int:
    """The number of monsters that the next token brings; 0 where it has no place (RAV-BAR-27, RAV-RUL-70)."""
    return min((len(generators_on(state, tile)) + 1 for tile in legal_tiles(state)), default=0)


def _in_view(state: RavenloftState) -> list[str]:
    """The tiles in view of heroes, standing or downed (RAV-RUL-71)."""
    squares = [hero.square for hero in state.heroes if hero.on_board]
    return tiles_in_view(state.dungeon, [tile_at(state.dungeon, square) for square in squares])


def place(state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
    """Lay a token and bring as many monsters as tokens lie on its tile (RAV-BAR-26, RAV-BAR-27). A token without a tile
    counts as one monster that cannot be placed (RAV-RUL-70)."""
    tile = yield from _chosen(state)
    if not tile:
        yield tell("no-generator", "RAV-RUL-70", who=Who(seat))
        yield from policies_of(state).spawn.not_placed(state, chance)
        return
    token = f"generator-{len(state.dungeon.generators) + 1}"
    state.dungeon.generators[token] = tile
    count = len(generators_on(state, tile))
    moves = (Move(token, NOWHERE, generator_square(state.dungeon, token)),)
    yield tell("generator", "RAV-BAR-26", moves, tile=kind_of(tile), n=count)
    for _ in range(count):
        yield from _monster(state, chance, seat, tile)


def _monster(state: RavenloftState, chance: Chance, seat: int, tile: str) -> Rules[None]:
    """Draw a monster card and place its figure; the player may discard the card for 5 XP instead (RAV-BAR-28,
    RAV-RUL-69), which counts for the adventure as a cancelled encounter (RAV-BAR-29, RAV-BAR-30)."""
    name = yield from draw_card(state, chance, seat, "RAV-BAR-27")
    if name is None:
        yield from no_monster(state, chance, seat)
    elif (yield from experience.offer(state, seat, "dismiss", DISMISSING, "RAV-BAR-28", {"card": name})):
        piles.move(name, state.heroes[seat].row, state.discards[MONSTER])
        yield tell("dismissed", "RAV-BAR-28", (Move(name, row_zone(seat), discard_zone(MONSTER)),), card=name)
        yield from adventures.after_cancel(state, chance, seat)
    else:
        yield from put_monster(state, chance, seat, name, tile, "RAV-BAR-27")


def move_on(state: RavenloftState) -> Rules[None]:
    """Move the tokens of each tile that has no unexplored edge left or that no hero has in view, one by one and without
    new monsters; they stay where there is no other tile (RAV-BAR-33, RAV-RUL-70)."""
    view = _in_view(state)
    for tile in dict.fromkeys(state.dungeon.generators.values()):
        if tile in view and unexplored(state.dungeon, tile):
            continue
        for token in generators_on(state, tile):
            goal = yield from _chosen(state)
            if not goal:
                break
            yield from _moves(state, token, goal)


def _chosen(state: RavenloftState) -> Rules[str]:
    """The tile on which a generator is laid, at choice among several; empty where there is none."""
    return (yield from choose_tile(state, chooser_for(state), "generator", legal_tiles(state), "RAV-RUL-70"))


def _moves(state: RavenloftState, token: str, goal: str) -> Rules[None]:
    """Move a token behind those that lie on the other tile."""
    origin = generator_square(state.dungeon, token)
    del state.dungeon.generators[token]
    state.dungeon.generators[token] = goal
    moves = (Move(token, origin, generator_square(state.dungeon, token)),)
    yield tell("generator-moves", "RAV-BAR-33", moves, tile=kind_of(goal))
