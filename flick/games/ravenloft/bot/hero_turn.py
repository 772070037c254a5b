"""What a hero can still do in its phase: where it can go, whom it can strike, and what that is worth."""

from collections.abc import Mapping
from functools import cached_property

from flick.games.ravenloft.bot.blows import Blows, Strike
from flick.games.ravenloft.bot.sight import FAR, RavenloftSight
from flick.games.ravenloft.menu import HeroDoing, points_left, points_of_new
from flick.games.ravenloft.moving import ways
from flick.games.ravenloft.policies import policies_of
from flick.table.kept import Kept

EXPLORES = 2.2
"""What a new tile is worth, for the progress and for the encounter that a white one spares."""
BURDEN = 0.55
"""How much less a new tile is worth for each monster about, beginning with as many as there are heroes in the
dungeon."""
SPARED = 2.0
"""What it is worth to spare the party each monster that comes where nothing is explored."""
STEP, HOMEWARD = 0.16, 0.3
"""What a step nearer to an unexplored edge is worth, and a step nearer to what wins."""
ALONE = 0.55
"""The cost of each tile, beyond the first, between a hero and the next one."""
IDLE = 0.25
"""How much better it must be elsewhere for a hero to go there."""
WEARY = 0.02
"""The cost of each square of a way, so that no hero goes to and fro."""
CONTESTED = 0.5
"""The share of an attack's worth that is left where it has to be rolled for first."""


class HeroTurn:
    """What a hero can still do in its phase, and where that leads."""

    def __init__(self, sight: RavenloftSight) -> None:
        self.sight, self.blows = sight, Blows(sight)
        state, seat = sight.state, sight.seat
        actions = policies_of(state).actions
        self.may_attack, self.may_move = actions.may_attack(state, seat), actions.may_move(state, seat)
        self.exploration = policies_of(state).exploration
        self.ends: dict[str, float] = {}
        self.strikes: dict[str, Strike | None] = {}
        self._tiles: Kept[tuple[str, str], float] = Kept(lambda pair: self._on_tile(*pair))
        self._exploring: Kept[str, float] = Kept(self._explored)

    @cached_property
    def reached(self) -> Mapping[str, tuple[str, ...]]:
        """The ways of the move in progress, or of a new one where that is over."""
        state, seat = self.sight.state, self.sight.seat
        left = points_left(state, seat)
        return ways(state, seat, left or (points_of_new(state, seat) if self.may_move else 0))

    @cached_property
    def twice(self) -> Mapping[str, tuple[str, ...]]:
        """The ways of two moves, which replace a move and an attack."""
        state, seat = self.sight.state, self.sight.seat
        if not (self.may_attack and self.may_move):
            return {}
        points = points_of_new(state, seat)
        return ways(state, seat, (points_left(state, seat) or points) + points)

    def end(self, square: str, slain: str = "") -> float:
        """What it is worth to end the phase on a square."""
        if slain:
            return self._end(square, slain)
        if square not in self.ends:
            self.ends[square] = self._end(square, "")
        return self.ends[square]

    def strike(self, square: str) -> Strike | None:
        """The best attack from a square."""
        if square not in self.strikes:
            self.strikes[square] = self.blows.best_from(square)
        return self.strikes[square]

    def _end(self, square: str, slain: str) -> float:
        """What it is worth to be on a square at the end, near to what the party wants, with what can be explored from
        there."""
        sight = self.sight
        worth = self._tiles[sight.on[square], slain]
        steps = sight.goals.get(square, FAR)
        worth -= (HOMEWARD if sight.is_homeward else STEP) * min(steps, FAR // 2)
        return worth + self.finding(square, slain)

    def finding(self, square: str, slain: str = "") -> float:
        """What it is worth to explore from a square, after the phase or in it; 0 where that is not possible."""
        if square not in self.sight.edges:
            return 0.0
        if not self.exploration.is_in_phase:
            return self._exploring[slain]
        may = self._may_explore_later if slain else self._affords(square)
        return max(0.0, self._exploring[slain]) if may else 0.0

    def _affords(self, square: str) -> bool:
        """Whether the hero has points enough to explore on a square that one move or two lead to."""
        state, seat = self.sight.state, self.sight.seat
        left = points_left(state, seat)
        if square != self.sight.hero.square:
            way, left = self.reached.get(square), left or points_of_new(state, seat)
            if way is None:
                if square not in self.twice:
                    return False
                way, left = self.twice[square], left + points_of_new(state, seat)
            cost = policies_of(state).movement.cost(state, seat)
            left -= sum(cost(one) or 0 for one in way)
            if left <= 0 and (state.now.moves or state.now.attacks):
                left = -1
        return left >= 0 and self.exploration.affords(state, seat, left)

    @cached_property
    def _may_explore_later(self) -> bool:
        """Whether a hero that attacks now can still explore in a move after that."""
        state, seat = self.sight.state, self.sight.seat
        if not self.may_move or state.now.moves:
            return False
        state.now.attacks += 1
        may = self.exploration.affords(state, seat, 0)
        state.now.attacks -= 1
        return may

    def _on_tile(self, tile: str, slain: str) -> float:
        """What it is worth to be on a tile, without the figure that has been slain."""
        return -self.sight.danger(tile, slain) - self._loneliness(tile) - self._ground(tile)

    def _explored(self, slain: str) -> float:
        """What a new tile is worth, less when many monsters are about and when the party is weak."""
        sight, heroes = self.sight, self.sight.state.heroes
        about = sum(figure.id != slain for figure in sight.foes)
        standing = [hero for hero in heroes if hero.on_board]
        lost = sum(1 - hero.hp / hero.most_hp for hero in standing)
        worth = EXPLORES - BURDEN * max(0, about - len(standing) + 1) - 0.8 * lost
        spared = 0 if sight.state.now.placed else policies_of(sight.state).spawn.comes_to_idlers(sight.state)
        return (min(worth, 0.4) if sight.is_homeward else max(worth, -0.4)) + SPARED * spared

    def _loneliness(self, tile: str) -> float:
        """The cost of being far from the next hero."""
        sight = self.sight
        if not sight.others:
            return 0.0
        far = sight.ways.tiles_from(tile)
        return ALONE * max(0, min(far.get(sight.on[other.square], FAR) for other in sight.others) - 1)

    def _ground(self, tile: str) -> float:
        """The cost of a trap or a Hazard on a tile."""
        dungeon = self.sight.dungeon
        return 1.0 * (tile in dungeon.traps) + 0.5 * (tile in dungeon.hazards)

    @cached_property
    def best_plain(self) -> float:
        """The worth of the best square to end on without exploring."""
        squares = (self.sight.hero.square, *self.reached)
        return max(self.end(square) - self.finding(square) for square in squares)

    @cached_property
    def idle(self) -> float:
        """What it is worth to do nothing more."""
        here = self.sight.hero.square
        return self.end(here) - (self.finding(here) if self.exploration.is_in_phase else 0.0)

    @cached_property
    def contested(self) -> float:
        """The share of an attack's worth that counts, because it may not take place."""
        return (
            CONTESTED
            if policies_of(self.sight.state).initiative.is_contested(self.sight.state, self.sight.seat)
            else 1.0
        )

    def best_end(self, slain: str = "") -> float:
        """The worth of the best end after an attack, here or where the move still leads."""
        here = self.sight.hero.square
        if not slain:
            return max(map(self.end, (here, *self.reached)))
        near = sorted(self.reached, key=self.end, reverse=True)[:3]
        return max(self.end(square, slain) for square in (here, *near))

    def going(self, square: str) -> float:
        """What it is worth to walk to a square, and to strike from there if an attack is left."""
        worth = self.end(square) - WEARY * len(self.reached[square])
        if self.may_attack and (strike := self.strike(square)) is not None:
            worth += max(0.0, strike.worth + self.end(square, self._slain(strike)) - self.end(square))
        return worth

    def leading(self) -> tuple[str, float]:
        """The end of the first of two moves and what both are worth; empty where one move suffices."""
        best = max(self.twice, key=self.end, default="")
        if not best or best in self.reached:
            return "", 0.0
        worth = self.end(best) - IDLE
        on_way = [square for square in self.twice[best] if square in self.reached]
        return (on_way[-1], worth) if on_way and worth > self.best_end() else ("", 0.0)

    def striking(self, doing: HeroDoing) -> tuple[float, Strike | None]:
        """What it is worth to attack from here and then to go on, and that attack."""
        found = [one for one in self.blows.from_square(self.sight.hero.square) if one.card == doing.thing]
        strike = next((one for one in found if one.aim == doing.aim), found[0] if found else None)
        if strike is None:
            return self.best_end() - 0.5, None
        slain = self._slain(strike)
        if self.exploration.is_in_phase and not slain:
            left = self.best_end() if self._may_explore_later else self.best_plain
            return self.contested * strike.worth + left, strike
        return self.contested * strike.worth + self.best_end(slain), strike

    def _slain(self, strike: Strike) -> str:
        """The figure that will probably be gone; empty where it probably stays."""
        return strike.aim if strike.share >= 0.5 else ""
