"""A bot's evaluation of a position: who endangers whom, where the party wants to go, what a blow is worth.

Everything is counted in HP of the party. The position is one that the seat could be in: the order of decks and tiles is
guessed and not looked at.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from flick.games.ravenloft import missions
from flick.games.ravenloft.cards import kind_of, monster
from flick.games.ravenloft.dungeon import card_of, squares_in, tiles_under
from flick.games.ravenloft.force import armour_of, changed
from flick.games.ravenloft.heroes_and_foes import Figure, RavenloftHero
from flick.games.ravenloft.language import BLOWS, RavenloftPart, clause_of
from flick.games.ravenloft.missions import VILLAGER
from flick.games.ravenloft.odds import hit_share
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.whereabouts import squares_of_one
from flick.maps.grid import TileGrid, open_edges
from flick.maps.search import steps_away
from flick.maps.squares import squares_along
from flick.maps.ways import ways_of
from flick.table.kept import Kept

DOWNED = 2.5
"""What the fall of a hero costs beyond its HP while a Healing Surge token is left."""
LOST = 14.0
"""What the fall of a hero costs when no token is left, because the party then loses."""
FAR = 60
"""The steps or tiles that count for what cannot be reached."""


class MonsterBlow(NamedTuple):
    """The attacks of a monster together: their longest reach in tiles, highest bonus and highest damage, to which
    conditions add a fraction."""

    reach: int
    bonus: int
    damage: float


@cache
def blow_of(kind: str) -> MonsterBlow:
    """The longest reach, highest bonus and highest damage of a monster's clauses."""
    found = [_blow(part) for part in monster(kind).tactics if part.verb in BLOWS]
    return MonsterBlow(
        max(one.reach for one in found), max(one.bonus for one in found), max(one.damage for one in found)
    )


def _blow(part: RavenloftPart) -> MonsterBlow:
    """The reach, bonus and damage of one clause."""
    clause = clause_of(part)
    reach = int(clause[1:]) if clause in ("t0", "t1", "t2") else 0
    return MonsterBlow(reach, part.bonus.plus, part.amount.plus + 0.7 * bool(part.hit))


@lru_cache(64)
def _edge_squares(grid: TileGrid) -> frozenset[str]:
    """The squares along unexplored edges."""
    return frozenset(square for edge in open_edges(grid) for square in squares_along(grid, edge))


@lru_cache(64)
def _steps_to(grid: TileGrid, wanted: tuple[str, ...]) -> Mapping[str, int]:
    """The steps from every square to the nearest of some squares."""
    return steps_away(ways_of(grid).squares.steps, wanted)


class RavenloftSight:
    """A position as the hero of a seat sees it."""

    def __init__(self, state: RavenloftState, seat: int) -> None:
        self.state, self.seat, self.hero = state, seat, state.heroes[seat]
        self.dungeon = state.dungeon
        self.ways = ways_of(state.dungeon.grid)
        self.foes = [figure for figure in state.figures.values() if figure.is_monster]
        self.on = self.ways.squares.on
        self.armour: Kept[str, int] = Kept(lambda name: armour_of(state, name))
        """The AC of a hero or figure."""
        self.value: Kept[str, float] = Kept(lambda name: self._value_of(state.figures[name]))
        """What it is worth that a figure is gone: what it would do, its XP, a treasure."""
        self.bonus_on: Kept[str, int] = Kept(lambda name: changed(state, seat, "atk", name))
        """What the hero adds to attack rolls at a figure from where it stands."""
        self._acting: Kept[str, float] = Kept(lambda name: self._acts_next(state.figures[name]))
        self._far: Kept[tuple[str, str], int] = Kept(lambda pair: self._tiles_apart(*pair))
        self._dealings: Kept[tuple[int, int], tuple[float, float]] = Kept(lambda pair: self._dealt(*pair))
        self._dangers: Kept[tuple[str, str], float] = Kept(lambda pair: self._danger(*pair))

    @cached_property
    def others(self) -> list[RavenloftHero]:
        """The other standing heroes."""
        return [hero for hero in self.state.heroes if hero.stands and hero is not self.hero]

    @cached_property
    def need(self) -> int:
        """The AC of the hero, which monsters need to hit it."""
        return self.armour[self.hero.id]

    @cached_property
    def goals(self) -> Mapping[str, int]:
        """The steps from every square to the nearest of what the party wants now."""
        return _steps_to(self.dungeon.grid, tuple(self._wanted()))

    @cached_property
    def edges(self) -> frozenset[str]:
        """The squares from which an edge can be explored; empty where no tile is left."""
        return _edge_squares(self.dungeon.grid) if self.dungeon.stack else frozenset()

    @cached_property
    def is_homeward(self) -> bool:
        """Whether there is something better to do than to explore: a way out, an object, a villager, a foe that must be
        defeated."""
        return bool(self._quests)

    def _wanted(self) -> list[str]:
        """The squares that the party wants to reach: what wins, as far as it is known, else unexplored edges and closed
        doors."""
        if self._quests:
            return self._quests
        doors = [square for door in self.dungeon.doors for square in squares_along(self.dungeon.grid, door.edge)]
        return [*sorted(self.edges), *doors]

    @cached_property
    def _quests(self) -> list[str]:
        """The squares of what wins the adventure, as far as they are known."""
        state, goal = self.state, self.state.progress.file.won
        bearing = self.hero.id in state.progress.carried.values()
        if goal.escape and (not goal.bearing or state.progress.carried.get(goal.bearing) == self.hero.id):
            return missions.ways_out(state)
        wanted = [token.square for name, token in self.dungeon.objects.items() if name == goal.bearing]
        if bearing and state.progress.chamber:
            wanted += self._entrance()
        if goal.bearing in state.progress.carried:
            return list(squares_of_one(state, state.progress.carried[goal.bearing]))
        wanted += [token.square for name, token in self.dungeon.objects.items() if kind_of(name) == VILLAGER]
        prey = [figure for figure in state.figures.values() if self.is_prey(figure)]
        return wanted + [near for figure in prey for near in self.around(figure.squares)]

    def _entrance(self) -> list[str]:
        """The squares of the Chamber Entrance."""
        tiles = [laid.name for laid in self.dungeon.grid.tiles]
        squares = squares_in(self.dungeon)
        return [one for name in tiles if card_of(self.dungeon, name).kind == "entrance" for one in squares.of[name]]

    def is_prey(self, figure: Figure) -> bool:
        """Whether a figure must be defeated: an object, a villain of the mission, a foe with a Shield token in the
        chamber."""
        goal, progress = self.state.progress.file.won, self.state.progress
        if figure.sort == "object" or figure.id in goal.defeat:
            return True
        return goal.chamber and bool(progress.chamber) and (figure.sort == "villain" or self._is_shielded(figure))

    @cached_property
    def expects_villain(self) -> bool:
        """Whether a villain must be defeated, or may wait in the chamber."""
        goal = self.state.progress.file.won
        return bool(goal.defeat) or goal.chamber

    def _is_shielded(self, figure: Figure) -> bool:
        return any(kind_of(card) == figure.kind for card in self.state.shielded)

    def around(self, squares: Sequence[str]) -> Iterable[str]:
        """The squares adjacent to some squares."""
        steps = squares_in(self.dungeon).steps
        return dict.fromkeys(near for square in squares for near in steps[square])

    def tiles_to(self, square: str, figure: Figure) -> int:
        """The distance in tiles from a square to a figure."""
        return self._far[self.on[square], figure.id]

    def tiles_to_heroes(self, tile: str) -> int:
        """The sum of the distances in tiles from a tile to all standing heroes; 0 where the tile is not in play."""
        if tile not in self.ways.squares.of:
            return 0
        far = self.ways.tiles_from(tile)
        return sum(far.get(self.on[hero.square], FAR) for hero in self.state.heroes if hero.stands)

    def _tiles_apart(self, tile: str, figure: str) -> int:
        """The distance in tiles from a tile to a figure."""
        far = self.ways.tiles_from(tile)
        tiles = tiles_under(self.dungeon, self.state.figures[figure].squares)
        return min((far[one] for one in tiles if one in far), default=FAR)

    def _acts_next(self, figure: Figure) -> float:
        """How often a figure will probably act before the hero's next turn, in all villain phases."""
        if figure.stunned:
            return 0.1
        if figure.sort == "villain":
            return float(len(self.state.heroes))
        rows = sum(any(kind_of(card) == figure.kind for card in hero.row) for hero in self.state.heroes)
        return float(rows)

    def price_of_falling(self) -> float:
        """What the fall of a hero costs beyond its HP."""
        return DOWNED if policies_of(self.state).surge.left(self.state, self.seat) > 0 else LOST

    @cached_property
    def scale(self) -> int:
        """How many HP one printed HP counts in this match; worth is always counted in printed HP."""
        return policies_of(self.state).damage.number(self.state, 1, "hp")

    def hp_of(self, one: RavenloftHero | Figure) -> float:
        """The HP that somebody has left, in printed HP."""
        return one.hp / self.scale

    def dealt(self, printed: int, hp: int) -> tuple[float, float]:
        """The share of ``hp`` that printed damage takes away on average, and the chance that it takes all of it."""
        return self._dealings[printed, hp]

    def _dealt(self, printed: int, hp: int) -> tuple[float, float]:
        """The share of HP that printed damage takes away on average, and the chance that it takes all."""
        if hp <= 0:
            return 0.0, 1.0
        spread = policies_of(self.state).damage.spread(self.state, printed)
        part = sum(share * min(1.0, n / hp) for n, share in spread.items())
        return part, sum(share for n, share in spread.items() if n >= hp)

    def harm_to(self, hero: RavenloftHero, damage: float, share: float) -> float:
        """What a blow costs a hero whom it hits with the chance ``share``; the fraction of ``damage`` stands for
        conditions."""
        part, falls = self.dealt(int(damage), hero.hp)
        lost = min(part * self.hp_of(hero) + damage % 1, self.hp_of(hero))
        return share * (lost + falls * self.price_of_falling())

    def danger(self, tile: str, slain: str = "") -> float:
        """What the monsters will probably do to the hero on a tile until its next turn, shared with other heroes who
        are as near."""
        return self._dangers[tile, slain]

    def _danger(self, tile: str, slain: str) -> float:
        """What all monsters but the one that has been slain will probably do to the hero on a tile."""
        total = 0.0
        for figure in self.foes:
            if figure.id == slain:
                continue
            blow, far = blow_of(figure.kind), self._far[tile, figure.id]
            if far > blow.reach + 1:
                continue
            share = hit_share(blow.bonus, self.need) * self._acting[figure.id]
            nearer = sum(self.tiles_to(other.square, figure) <= far for other in self.others)
            reached = 1.0 if far <= blow.reach else 0.35
            total += self.harm_to(self.hero, blow.damage, min(1.5, share)) * reached / (1 + nearer)
        return total

    def _value_of(self, figure: Figure) -> float:
        """What it is worth that a figure is gone, more where it must be defeated."""
        if not figure.is_monster:
            return 4.0
        blow = blow_of(figure.kind)
        worth = 1.2 + 1.2 * blow.damage * hit_share(blow.bonus, 15) * max(1.0, self._acting[figure.id])
        worth += 0.25 * monster(figure.kind).xp + (0.0 if self.state.now.treasure else 0.6)
        return worth * (1.6 if self.is_prey(figure) else 1.0)
