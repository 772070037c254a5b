"""Closed doors: trying them, unlocking them, and what lies behind."""

from flick.games.ravenloft import adventures, cards
from flick.games.ravenloft.attempts import tools_roll
from flick.games.ravenloft.dungeon import Door, doors_at, tile_at, unshut
from flick.games.ravenloft.harm import hurt_hero
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.unseen import opened
from flick.games.ravenloft.whereabouts import seats_from
from flick.maps.grid import edge_beyond
from flick.table.chance import Chance
from flick.table.moves import NOWHERE, Move
from flick.table.rules import Rules, reveal, tell
from flick.table.sayings import Who

UNLOCK = 10
"""The least roll that unlocks a door (RAV-168)."""


def closed_at(state: RavenloftState, seat: int) -> list[Door]:
    """The doors beside a hero that nobody has tried yet (RAV-163)."""
    return [door for door in _doors(state, seat) if not door.shown]


def locked_at(state: RavenloftState, seat: int) -> list[Door]:
    """The doors beside a hero that are known to be locked (RAV-167)."""
    return [door for door in _doors(state, seat) if door.shown]


def try_door(state: RavenloftState, chance: Chance, seat: int, door: Door) -> Rules[None]:
    """Turn the token of a door over, which costs nothing, and carry out what it shows (RAV-163 to RAV-166,
    RAV-RUL-43)."""
    door.shown = True
    yield reveal(
        "door-tried", "RAV-163", (), (), who=Who(seat), door=f"door-{door.kind}", opened=opened(door.edge.name)
    )
    if door.kind == "trapped":
        for other in [other for other in seats_from(state, seat) if door in _doors(state, other)]:
            yield from hurt_hero(state, chance, other, 1, "RAV-165")
    if door.kind != "locked":
        yield from _open(state, seat, door)


def unlock(state: RavenloftState, chance: Chance, seat: int, door: Door) -> Rules[None]:
    """Roll to unlock a door in place of an attack; on 10 or more it opens (RAV-167, RAV-168)."""
    if (yield from tools_roll(state, chance, seat, UNLOCK, "RAV-168")):
        yield from _open(state, seat, door)


def lay_behind(state: RavenloftState, tile: str) -> Rules[None]:
    """Lay the treasure tokens that are due on a new tile behind opened doors."""
    for edge in list(state.progress.behind):
        beyond = edge_beyond(state.dungeon.grid, edge)
        if beyond is not None and beyond.tile == tile:
            state.progress.behind.remove(edge)
            yield from _lay_treasure(state, tile)


def _doors(state: RavenloftState, seat: int) -> list[Door]:
    """The closed doors beside a standing hero."""
    hero = state.heroes[seat]
    return doors_at(state.dungeon, hero.square) if hero.stands and state.dungeon.doors else []


def _open(state: RavenloftState, seat: int, door: Door) -> Rules[None]:
    """Discard the token of a door (RAV-164, RAV-168) and lay a treasure token on the tile behind it, at once or when
    that tile comes."""
    unshut(state.dungeon, door)
    yield tell("door-opens", "RAV-164", (Move(f"door-{door.edge.name}", door.edge.name, NOWHERE),), who=Who(seat))
    own = tile_at(state.dungeon, state.heroes[seat].square)
    beyond = edge_beyond(state.dungeon.grid, door.edge)
    if beyond is None:
        state.progress.behind.append(door.edge)
    else:
        yield from _lay_treasure(state, beyond.tile if own == door.edge.tile else door.edge.tile)


def _lay_treasure(state: RavenloftState, tile: str) -> Rules[None]:
    """Lay the top treasure token face down on a tile, as long as there are any (RAV-169)."""
    if state.progress.treasures:
        number = 1 + sum(cards.tokens().treasures.values()) - len(state.progress.treasures)
        inside = state.progress.treasures.pop(0)
        yield from adventures.lay_token(state, f"treasure_token-{number}", tile, "RAV-169", inside)
