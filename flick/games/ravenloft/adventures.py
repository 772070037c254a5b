"""Plays what an adventure brings: objects and villains on new tiles, the time marker, the end.

Nothing here asks for the name of the adventure: its file says what it has.
"""

from flick.games.ravenloft import ending, harm, missions
from flick.games.ravenloft.dungeon import START_E, START_W, ObjectToken
from flick.games.ravenloft.footings import token_squares
from flick.games.ravenloft.heroes_and_foes import Figure
from flick.games.ravenloft.naming import called_square, chooser_for
from flick.games.ravenloft.object_names import called
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.spawning import one_spot, put_villain
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.whereabouts import taken
from flick.table.chance import Chance
from flick.table.moves import NOWHERE, Move
from flick.table.rules import NOTHING_HAPPENS, Rules, choose, tell


def tile_placed(state: RavenloftState, chance: Chance, tile: str) -> Rules[None]:
    """Bring the villains and objects of the adventure that belong to a new tile (RAV-05, RAV-102)."""
    file = state.progress.file
    for name, villain in file.villains.items():
        if villain.tile == tile and name not in state.progress.entered:
            yield from villain_enters(state, chance, name, tile, "RAV-05")
    for name, thing in file.objects.items():
        if thing.tile == tile:
            yield from _put_object(state, name, tile)


def villain_enters(state: RavenloftState, chance: Chance, name: str, tile: str, rule: str) -> Rules[None]:
    """Let a villain enter, once in an adventure."""
    state.progress.entered.append(name)
    yield from put_villain(state, chance, name, tile, rule)


def lay_token(state: RavenloftState, name: str, tile: str, rule: str, inside: str = "") -> Rules[None]:
    """Lay an object token near the spawn mark of a tile (RAV-RUL-120); on a full tile it is out of play."""
    square = yield from _token_square(state, name, tile)
    if square is None:
        state.progress.found.append(name)
    else:
        state.dungeon.objects[name] = ObjectToken(square, inside)
        moves = (Move(name, NOWHERE, square),)
        yield tell("object-laid", rule, moves, object=called(state, name), cell=called_square(state, square))


def clock(state: RavenloftState, chance: Chance, n: int) -> Rules[None]:
    """Advance the time marker by ``n`` steps, where the adventure has one. Villains whose step it reaches enter."""
    file, progress = state.progress.file, state.progress
    if not file.clock or progress.marker >= file.clock:
        return
    progress.marker = min(file.clock, progress.marker + n)
    yield tell("clock", "RAV-05", n=progress.marker, most=file.clock)
    for name, villain in file.villains.items():
        if villain.step and name not in progress.entered and progress.marker >= villain.step:
            yield from villain_enters(state, chance, name, (yield from _entry(state, name, villain.tile)), "RAV-05")


def after_turn(state: RavenloftState, chance: Chance) -> Rules[None]:
    """Advance the time marker by one step at the end of each round."""
    return clock(state, chance, 1) if (state.turn + 1) % len(state.heroes) == 0 else NOTHING_HAPPENS


def after_cancel(state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
    """Deal the active hero the damage that a cancelled encounter costs in this adventure."""
    harmful = state.progress.file.cancel_harm
    return harm.hurt_hero(state, chance, seat, harmful, "RAV-05") if harmful else NOTHING_HAPPENS


def check(state: RavenloftState) -> Rules[None]:
    """End the game as soon as the mission is fulfilled or can no longer be."""
    ended = missions.outcome(state)
    return NOTHING_HAPPENS if ended is None else ending.finish(state, ended)


def _put_object(state: RavenloftState, name: str, tile: str) -> Rules[None]:
    """Lay an object as a token to be taken, or put it up as a figure that can be attacked and stands in the way like a
    monster (RAV-107, RAV-RUL-120)."""
    thing = state.progress.file.objects[name]
    if not thing.is_target:
        yield from lay_token(state, name, tile, "RAV-102")
        return
    square = yield from _token_square(state, name, tile)
    if square is not None:
        hp = policies_of(state).damage.number(state, thing.hp, "hp")
        state.figures[name] = Figure(name, name, "object", hp, hp, square)
        moves = (Move(name, NOWHERE, square),)
        yield tell("object-laid", "RAV-102", moves, object=called(state, name), cell=called_square(state, square))


def _token_square(state: RavenloftState, name: str, tile: str) -> Rules[str | None]:
    """The square for a token on a tile, at choice among equally good ones; ``None`` where the tile is full
    (RAV-RUL-120)."""
    lying = [token.square for token in state.dungeon.objects.values()]
    squares = token_squares(state.dungeon, tile, [*taken(state), *lying])
    return (yield from one_spot(state, name, squares, "put", "RAV-RUL-120")) if squares else None


def _entry(state: RavenloftState, name: str, tile: str) -> Rules[str]:
    """The tile on which a villain enters; half of the Start tile, at somebody's choice, where its own is not in
    play."""
    if any(laid.name == tile for laid in state.dungeon.grid.tiles):
        return tile
    return (yield from choose(chooser_for(state, name), "half", [START_W, START_E], rule="RAV-RUL-20", place=str))
