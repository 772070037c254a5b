"""What is in force for a hero or for monsters: special abilities, Items, Curses, Environment, Hazards, and boosts of
texts."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from flick.effects.effect_records import Term
from flick.effects.in_force import InForce, TextPlace
from flick.games.ravenloft.cards import KNOWN, card, every_card, kind_of
from flick.games.ravenloft.distances import are_adjacent
from flick.games.ravenloft.dungeon import squares_in, tile_at
from flick.games.ravenloft.heroes_and_foes import Figure, RavenloftHero
from flick.games.ravenloft.language import Parts, RavenloftPart
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.whereabouts import squares_of_one

SLOW = 2
"""The Speed of a Slowed hero (RAV-RUL-27)."""
UNLIMITED = 99


class Bearing(NamedTuple):
    """For whom something is in force: a hero in a position, or the monsters where there is no seat."""

    state: RavenloftState
    seat: int | None

    @property
    def hero(self) -> RavenloftHero | None:
        return None if self.seat is None else self.state.heroes[self.seat]


def texts_of_all() -> Mapping[str, Mapping[str, Parts]]:
    """The texts of every card."""
    return {name: one.texts for name, one in every_card().items()}


def _specials(bearing: Bearing) -> Sequence[str]:
    return bearing.hero.specials if bearing.hero is not None else ()


def _items(bearing: Bearing) -> Sequence[str]:
    return [kind_of(name) for name in bearing.hero.items] if bearing.hero is not None else ()


def _curses(bearing: Bearing) -> Sequence[str]:
    return [kind_of(name) for name in bearing.hero.curses] if bearing.hero is not None else ()


def _environment(bearing: Bearing) -> Sequence[str]:
    return (kind_of(bearing.state.environment),) if bearing.state.environment else ()


def _hazard(bearing: Bearing) -> Sequence[str]:
    """The Hazard on the hero's tile."""
    state, hero = bearing.state, bearing.hero
    if hero is None or not hero.square or not state.dungeon.hazards:
        return ()
    name = state.dungeon.hazards.get(tile_at(state.dungeon, hero.square))
    return () if name is None else (kind_of(name),)


def _around(bearing: Bearing) -> Sequence[str]:
    """The special abilities of standing heroes adjacent to this one."""
    state, hero = bearing.state, bearing.hero
    if hero is None or not hero.square:
        return ()
    others = [
        one for one in state.heroes if one is not hero and one.stands and _says_to_neighbours(tuple(one.specials))
    ]
    near = [one for one in others if are_adjacent(state.dungeon, (hero.square,), (one.square,))]
    return [name for one in near for name in one.specials]


def guards(state: RavenloftState, hero: RavenloftHero, others: Sequence[RavenloftHero]) -> bool:
    """Whether a standing hero has an ability for its neighbours, and one of the others is adjacent."""
    if not hero.stands or not _says_to_neighbours(tuple(hero.specials)):
        return False
    return any(are_adjacent(state.dungeon, (hero.square,), (other.square,)) for other in others)


@lru_cache(4)
def own(number: int) -> InForce[Bearing, RavenloftPart]:
    """What is in force for a hero itself; cached by the number that counts known cards."""
    return InForce[Bearing, RavenloftPart](
        [
            TextPlace("specials", _specials, texts_of_all, lasting="always"),
            TextPlace("items", _items, texts_of_all, lasting="carry"),
            TextPlace("curses", _curses, texts_of_all, lasting="in_play"),
            TextPlace("environment", _environment, texts_of_all, lasting="in_play"),
            TextPlace("hazard", _hazard, texts_of_all, lasting="in_play"),
        ]
    )


AROUND = InForce[Bearing, RavenloftPart]([TextPlace("around", _around, texts_of_all, lasting="always")])
"""What the abilities of heroes do for their neighbours."""


@cache
def _says_to_neighbours(specials: tuple[str, ...]) -> bool:
    """Whether one of some special abilities does something for adjacent heroes."""
    parts = [part for name in specials for part in card(name).texts.get("always", ())]
    return any(part.target is not None and part.target.who == "neighbours" for part in parts)


def changes(state: RavenloftState, seat: int | None, stat: str, target: str = "") -> Iterator[tuple[str, int]]:
    """What changes a number of a hero, or of the monsters where there is no seat: each card with its amount. Several
    add up (RAV-132); what changes healing changes everybody's. ``target`` is what an attack is aimed at."""
    bearing = Bearing(state, seat)
    for name, part in own(KNOWN.number).parts(bearing, "mod"):
        for_all = part.stat == "healing" or (part.whom.who == "monsters") is (seat is None)
        meant = part.whom.who != "neighbours" and for_all
        if part.stat == stat and meant and holds(state, part.terms, seat, target):
            yield name, part.amount.plus
    if seat is None:
        return
    for name, part in AROUND.parts(bearing, "mod"):
        if part.stat == stat and part.whom.who == "neighbours":
            yield name, part.amount.plus
    yield from ((boost.card, boost.n) for boost in state.heroes[seat].boosts if boost.stat == stat)


def changed(state: RavenloftState, seat: int | None, stat: str, target: str = "") -> int:
    """The sum of all changes of a number."""
    return sum(n for _, n in changes(state, seat, stat, target))


def says(state: RavenloftState, seat: int | None, verb: str) -> list[RavenloftPart]:
    """The parts with a verb that are in force for a hero, or for all where there is no seat."""
    return [
        part for _, part in own(KNOWN.number).parts(Bearing(state, seat), verb) if holds(state, part.terms, seat, "")
    ]


def holds(state: RavenloftState, terms: Sequence[Term], seat: int | None, target: str) -> bool:
    """Whether all terms hold for a hero and for what it aims at."""
    return all(is_true(state, term.name, seat, target) is not term.negated for term in terms)


def is_true(state: RavenloftState, name: str, seat: int | None, target: str) -> bool:
    """Whether one condition of texts holds."""
    hero = None if seat is None else state.heroes[seat]
    if name in BY_TURN:
        return BY_TURN[name](state)
    if hero is None or not hero.square:
        return False
    return BY_PLACE[name](state, hero, target)


def _shares_tile(state: RavenloftState, hero: RavenloftHero, target: str) -> bool:
    """Whether another hero is on the hero's tile."""
    here = tile_at(state.dungeon, hero.square)
    others = [one for one in state.heroes if one is not hero and one.square]
    return any(tile_at(state.dungeon, one.square) == here for one in others)


def _is_adjacent(state: RavenloftState, hero: RavenloftHero, target: str) -> bool:
    return _is_beside(state, hero, target)


def _is_flanked(state: RavenloftState, hero: RavenloftHero, target: str) -> bool:
    """Whether another standing hero is adjacent to the target."""
    others = [one for one in state.heroes if one is not hero and one.stands and one.id != target]
    return any(_is_beside(state, one, target) for one in others)


def _is_beside(state: RavenloftState, hero: RavenloftHero, target: str) -> bool:
    """Whether a hero is adjacent to another hero, or to a figure by the movement policy of the match."""
    adjacent = policies_of(state).movement.adjacent if target in state.figures else _beside_heroes
    return adjacent(state, (hero.square,), squares_of_one(state, target))


def _beside_heroes(state: RavenloftState, one: Sequence[str], other: Sequence[str]) -> bool:
    return are_adjacent(state.dungeon, one, other)


BY_TURN: Mapping[str, Callable[[RavenloftState], bool]] = {
    "moved": lambda state: state.now.walked,
    "attacked": lambda state: state.now.attacked,
}
BY_PLACE: Mapping[str, Callable[[RavenloftState, RavenloftHero, str], bool]] = {
    "here": lambda state, hero, target: True,
    "hero_here": _shares_tile,
    "adjacent_target": _is_adjacent,
    "flanked": _is_flanked,
}
"""The conditions about places. ``here`` is always true, because only a hero on the tile of a Hazard is asked."""


def armour_of(state: RavenloftState, name: str) -> int:
    """The AC of a hero, monster, villain or object (RAV-86)."""
    for seat, hero in enumerate(state.heroes):
        if hero.id == name:
            return hero.ac + changed(state, seat, "ac")
    figure = state.figures[name]
    if figure.sort == "object":
        return state.progress.file.objects[figure.kind].ac
    return card(figure.kind).ac + more_ac(state, figure)


def speed_of(state: RavenloftState, seat: int) -> int:
    """The points of one move: the Speed and what changes it; 2 when Slowed, 0 when Immobilised (RAV-RUL-27)."""
    hero = state.heroes[seat]
    if hero.conditions and (limit := own_limit(state, seat)) <= SLOW:
        return limit
    return max(0, hero.speed + changed(state, seat, "spd") - slower(state, hero))


def own_limit(state: RavenloftState, seat: int) -> int:
    """The most squares that a hero goes by its own effort, whatever lets it go (RAV-64)."""
    conditions = state.heroes[seat].conditions
    return 0 if "immobilized" in conditions else SLOW if "slowed" in conditions else UNLIMITED


def surge_of(state: RavenloftState, seat: int) -> int:
    """The HP that a Healing Surge token gives back (RAV-100)."""
    return max(0, state.heroes[seat].surge_value + changed(state, seat, "sv"))


def farthest(state: RavenloftState, tiles: int) -> int:
    """The reach in tiles of an attack that is printed with ``tiles``, with what shortens it."""
    return min([tiles, *(part.amount.plus for part in says(state, None, "reach"))])


def squares_with_cost(state: RavenloftState) -> dict[str, int]:
    """The points that it costs to enter the squares of tiles with a Hazard that makes them dearer."""
    found: dict[str, int] = {}
    for tile, name in state.dungeon.hazards.items():
        costs = [part.amount.plus for part in card(name).texts.get("in_play", ()) if part.verb == "entry_cost"]
        if costs:
            found |= {square: max(costs) for square in squares_in(state.dungeon).of[tile]}
    return found


def more_ac(state: RavenloftState, figure: Figure) -> int:
    """The AC that a villain has more while the object that wards it stands."""
    villain = state.progress.file.villains.get(figure.kind)
    ward = None if villain is None else villain.warded
    return ward.ac if ward is not None and ward.by in state.figures else 0


def ward_of(state: RavenloftState, name: str) -> str:
    """The object that wards a villain; empty for whoever has none."""
    villain = state.progress.file.villains.get(name)
    return "" if villain is None or villain.warded is None else villain.warded.by


def slower(state: RavenloftState, hero: RavenloftHero) -> int:
    """The squares by which the object tokens that a hero bears lower its Speed."""
    objects, borne = state.progress.file.objects, state.progress.borne_by(hero.id)
    return sum(objects[token].slower for token in borne if token in objects)
