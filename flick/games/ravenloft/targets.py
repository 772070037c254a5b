"""Finds whom a text of a card means: for a hero, for an encounter, for a monster."""

from collections.abc import Callable, Sequence

from flick.games.ravenloft.distances import are_adjacent, closest, foremost, range_to, rank, tiles_within
from flick.games.ravenloft.dungeon import squares_in, tiles_under
from flick.games.ravenloft.force import farthest
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.naming import choose_piece, chooser_for
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.turn_record import Acting
from flick.games.ravenloft.whereabouts import monsters, seat_of, seats_from, squares_of_one, standing
from flick.games.ravenloft.whom import Whom
from flick.table.rules import Rules, choose_or_not
from flick.table.sayings import NO_FACTS, Facts


def place_of(state: RavenloftState, acting: Acting) -> tuple[str, ...]:
    """The squares from which reach is counted: those of the hero or figure that acts, else of the active hero; empty
    off the board."""
    if acting.hero is not None:
        return squares_of_one(state, state.heroes[acting.hero].id)
    if acting.figure:
        return squares_of_one(state, acting.figure)
    return squares_of_one(state, state.heroes[acting.seat].id)


def enemies(state: RavenloftState, acting: Acting, whom: Whom, *, rolls: bool = True) -> list[str]:
    """The monsters, villains and objects that the acting hero can reach, with an attack roll or without."""
    own = place_of(state, acting)
    figures = [figure for figure in state.figures.values() if figure.hp > 0]
    return [figure.id for figure in figures if is_reached(state, own, figure.squares, whom, rolls=rolls)]


def is_reached(
    state: RavenloftState,
    own: Sequence[str],
    other: Sequence[str],
    whom: Whom,
    *,
    rolls: bool = True,
    hero: bool = False,
) -> bool:
    """Whether an attack from some squares reaches others (RAV-83, RAV-84); none does from off the board. A variant's
    rule on ranges counts for attack rolls only (RAV-RUL-114). Its rule on adjacent squares counts between heroes and
    monsters only, not where a ``hero`` is attacked by another (RAV-RUL-72)."""
    movement = policies_of(state).movement
    if not own:
        return False
    if whom.reach == "adj":
        return are_adjacent(state.dungeon, own, other) if hero else movement.adjacent(state, own, other)
    most = farthest(state, whom.tiles or 0)
    return movement.in_range(state, own, other, most) if rolls else _near(state, own, other, most)


def tiles_of(state: RavenloftState, names: Sequence[str]) -> dict[str, list[str]]:
    """Figures by the tiles on which they are; those that lie across two are on both (RAV-28)."""
    found: dict[str, list[str]] = {}
    for name in names:
        for tile in tiles_under(state.dungeon, squares_of_one(state, name)):
            found.setdefault(tile, []).append(name)
    return found


def tiles_to_attack(state: RavenloftState, acting: Acting, whom: Whom, *, rolls: bool = True) -> dict[str, list[str]]:
    """The tiles within reach of an attack on all of one tile, with those whom it would strike there."""
    found = tiles_of(state, enemies(state, acting, whom, rolls=rolls))
    near = tiles_within(state.dungeon, place_of(state, acting), farthest(state, whom.tiles or 0)) if found else []
    return {tile: names for tile, names in found.items() if tile in near}


def heroes_within(state: RavenloftState, squares: Sequence[str], most: int | None, *, stand: bool) -> list[int]:
    """The seats of heroes on the board within ``most`` tiles with a clear way, or of all; with ``stand`` only those
    that are not downed."""
    return [
        seat
        for seat in seats_from(state, state.active)
        if (state.heroes[seat].stands if stand else state.heroes[seat].on_board)
        and (most is None or _near(state, squares, (state.heroes[seat].square,), most))
    ]


def _near(state: RavenloftState, one: Sequence[str], other: Sequence[str], most: int) -> bool:
    """Whether some squares are within ``most`` tiles of others, with a clear way."""
    if not one:
        return False
    far = range_to(state.dungeon, one, other)
    return far is not None and far <= most


def allies(state: RavenloftState, acting: Acting, whom: Whom) -> list[int]:
    """The seats of heroes whom a text of a hero can mean, downed ones included (RAV-RUL-48)."""
    own = place_of(state, acting)
    self = acting.hero if acting.hero is not None else acting.seat
    if whom.who == "self":
        return [self] if state.heroes[self].on_board else []
    if whom.reach in ("adj", "") and whom.who != "active":
        near = [
            seat
            for seat, hero in enumerate(state.heroes)
            if seat != self and hero.on_board and own and are_adjacent(state.dungeon, own, (hero.square,))
        ]
        return [self, *near] if whom.who == "near" and state.heroes[self].on_board else near
    found = heroes_within(state, own, whom.tiles if whom.reach != "any" else None, stand=False)
    return [seat for seat in found if seat != self] if whom.who == "other" else found


def nearest_heroes(state: RavenloftState, squares: Sequence[str], among: Sequence[int]) -> list[int]:
    """Those of some heroes that are closest to a figure, by tiles, then by steps."""
    found = closest(state.dungeon, squares, {state.heroes[seat].id: (state.heroes[seat].square,) for seat in among})
    return [seat_of(state, name) for name in found]


def one_hero(
    state: RavenloftState,
    chooser: int,
    seats: Sequence[int],
    verb: str,
    rule: str,
    facts: Facts = NO_FACTS,
) -> Rules[int | None]:
    """The seat of one of several heroes, at somebody's choice where there is more than one (RAV-RUL-20); ``None`` where
    there is none."""
    if not seats:
        return None
    names = [state.heroes[seat].id for seat in seats]
    return seat_of(state, (yield from choose_piece(chooser, verb, names, rule, facts)))


def heroes_meant(
    state: RavenloftState, acting: Acting, whom: Whom, fits: Callable[[RavenloftHero], bool] | None = None
) -> Rules[list[int]]:
    """The seats of the heroes whom a text means. Where one is chosen, only heroes whom ``fits`` allows are offered."""
    who = whom.who
    if who in ("target", "it"):
        return [seat for seat, hero in enumerate(state.heroes) if hero.id == acting.target]
    if who == "both":
        return [seat_of(state, name) for name in acting.pair]
    if who in ("active", "attacker"):
        return [acting.seat] if state.heroes[acting.seat].on_board else []
    if who in ("heroes", "here"):
        squares = place_of(state, acting) if who == "heroes" else _squares_on(state, acting.tile)
        most = None if whom.reach == "all" else whom.tiles
        return heroes_within(state, squares, most, stand=True)
    if who in ("closest", "weakest", "hunted"):
        seat = yield from one_hero(state, decider(state, acting), _ranked(state, acting, who), "whom", "RAV-RUL-20")
        return [] if seat is None else [seat]
    found = allies(state, acting, whom)
    if who in ("self", "allies", "neighbours"):
        return found
    found = [seat for seat in found if fits is None or fits(state.heroes[seat])]
    seat = yield from one_hero(state, decider(state, acting), found, "ally", "RAV-RUL-20")
    return [] if seat is None else [seat]


def decider(state: RavenloftState, acting: Acting) -> int:
    """The seat that makes the open choices of a text: for a figure, the one that chooses for it."""
    return chooser_for(state, acting.figure) if acting.figure else acting.seat


def _squares_on(state: RavenloftState, tile: str) -> tuple[str, ...]:
    """Every square of a tile, so that whatever is on the tile is at distance 0."""
    return squares_in(state.dungeon).of.get(tile, ())


def _ranked(state: RavenloftState, acting: Acting, who: str) -> list[int]:
    """The heroes that are weakest, closest to the active hero, or closest to any monster; several where they are
    equal."""
    found = standing(state)
    if who == "weakest":
        return foremost({seat: state.heroes[seat].hp for seat in found})
    if who == "closest":
        own = place_of(state, acting)
        others = [seat for seat in found if seat != acting.seat]
        return nearest_heroes(state, own, others) if own else []
    ranks: dict[int, tuple[int, int]] = {}
    for seat in found:
        square = (state.heroes[seat].square,)
        apart = [rank(state.dungeon, square, figure.squares) for figure in monsters(state)]
        if near := [one for one in apart if one is not None]:
            ranks[seat] = min(near)
    return foremost(ranks)


def monsters_meant(state: RavenloftState, acting: Acting, whom: Whom) -> list[str]:
    """The monsters and villains that a text means: the target, or those within its reach of the place that acts, with a
    clear way."""
    if whom.who in ("target", "it", "this"):
        name = acting.target or acting.figure
        return [name] if name in state.figures and state.figures[name].is_monster else []
    squares = place_of(state, acting)
    return [
        figure.id
        for figure in monsters(state)
        if figure.hp > 0
        and (whom.reach == "all" or (squares and _near(state, squares, figure.squares, whom.tiles or 0)))
    ]


def another(state: RavenloftState, acting: Acting, rule: str) -> Rules[str | None]:
    """Another adjacent monster as a second target, at choice among several (RAV-QA-02); ``None`` where there is
    none."""
    own = place_of(state, acting)
    found = [
        figure.id
        for figure in monsters(state)
        if figure.hp > 0
        and figure.id != acting.target
        and policies_of(state).movement.adjacent(state, own, figure.squares)
    ]
    if len(found) < 2:
        return found[0] if found else None
    return (yield from choose_or_not(acting.seat, "another", found, rule=rule, decline="", piece=str))
