"""Who sits at which seat, who stands, and where."""

from collections.abc import Iterator

from flick.games.ravenloft.dungeon import tile_at
from flick.games.ravenloft.heroes_and_foes import Figure, RavenloftHero
from flick.games.ravenloft.state import RavenloftState
from flick.table.seats import in_turn


def all_seats(state: RavenloftState) -> tuple[int, ...]:
    """The seats of heroes, and that of the player of the dungeon."""
    return tuple(range(len(state.heroes) + (state.adversary is not None)))


def seats_from(state: RavenloftState, seat: int) -> list[int]:
    """The seats of all heroes, beginning with that one and going to the left."""
    return in_turn(seat, len(state.heroes))


def seat_of(state: RavenloftState, hero: str) -> int:
    """The seat of a hero."""
    return next(seat for seat, one in enumerate(state.heroes) if one.id == hero)


def tile_of(state: RavenloftState, seat: int) -> str:
    """The tile on which a hero is; empty off the board."""
    square = state.heroes[seat].square
    return tile_at(state.dungeon, square) if square else ""


def hero_named(state: RavenloftState, name: str) -> RavenloftHero | None:
    """The hero of that name; ``None`` for any other name."""
    return next((hero for hero in state.heroes if hero.id == name), None)


def is_hero(state: RavenloftState, name: str) -> bool:
    return hero_named(state, name) is not None


def standing(state: RavenloftState) -> list[int]:
    """The seats of standing heroes in turn order (RAV-94, RAV-RUL-22)."""
    return [seat for seat in seats_from(state, state.active) if state.heroes[seat].stands]


def monsters(state: RavenloftState) -> Iterator[Figure]:
    """Monsters and villains on the board, in the order of entering play."""
    return (figure for figure in state.figures.values() if figure.is_monster)


def taken(state: RavenloftState, but: str = "") -> frozenset[str]:
    """The squares of all heroes, monsters, villains and objects on the board, without that named by ``but``."""
    heroes = [hero.square for hero in state.heroes if hero.square and hero.id != but]
    figures = [square for figure in state.figures.values() if figure.id != but for square in figure.squares]
    return frozenset([*heroes, *figures])


def squares_of_one(state: RavenloftState, name: str) -> tuple[str, ...]:
    """The squares of a hero or figure, by its name; none off the board."""
    if (figure := state.figures.get(name)) is not None:
        return figure.squares
    hero = hero_named(state, name)
    return (hero.square,) if hero is not None and hero.square else ()
