"""Somebody who delves: walks to what is unexplored, strikes whatever is near, takes what lies there, and gets far."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from flick.games.ravenloft.adventure_setup import tiles_in_play
from flick.games.ravenloft.dungeon import card_of, exits, squares_in, tiles_under, unexplored
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.missions import ways_out
from flick.games.ravenloft.options import RavenloftOptions
from flick.games.ravenloft.state import RavenloftState
from flick.maps.squares import squares_along
from flick.maps.tiles import WALL
from flick.maps.ways import ways_of
from flick.table import piles
from flick.table.chance import Chance, Luck
from flick.table.match import Match, start_state
from flick.table.random_answers import random_answer
from flick.table.rules import Choose, Decision, Event
from flick.table.seats import HUMAN, Seat


class Delve:
    """One match of heroes who have more HP than they should: what happened, and every position looked at."""

    def __init__(self, adventure: str, seats: int, seed: int, hp: int = 400, **options: Any) -> None:
        record = msgspec.convert({"adventure": adventure, "surges": 5, **options}, RavenloftOptions)
        state: Any = start_state(GAME, record, seats, seed, {})
        for hero in state.heroes:
            hero.hp = hero.most_hp = hp
        self.match = Match(GAME, [Seat(HUMAN)] * seats, record, seed, state=state, turn=1, practice=True)
        self.chance = Chance(Luck(seed + 1))
        self.kinds = Counter[str]()
        self.events: list[Event] = []
        self.asked = Counter[str]()

    @property
    def state(self) -> RavenloftState:
        state: Any = self.match.state
        return state

    def play(self, most: int = 5000) -> str:
        """To the end; how it ended."""
        first = GAME.inventory(self.state)
        for _ in range(most):
            while isinstance(item := self.match.step(), Event):
                self.kinds[item.kind] += 1
                self.events.append(item)
            if not isinstance(item, Decision):
                result = self.match.result
                assert result is not None
                return f"{'won' if result.winners else 'lost'} {result.reason.id}"
            check_ground(self.state)
            assert GAME.inventory(self.state) == first
            self.asked[item.verb] += 1
            self.match.answer(self.choose(item))
        raise AssertionError("it never ends")

    def choose(self, decision: Decision) -> str:
        """The written answer."""
        if not isinstance(decision, Choose):
            return random_answer(decision, self.chance)
        names = [option.name for option in decision.options]
        return self._turn(names) if decision.verb == "turn" else names[self.chance.below(len(names))]

    def _turn(self, names: Sequence[str]) -> str:
        words = [name.split(" ", 1)[1] for name in names]
        for wanted in ("take", "open", "unlock", "disarm"):
            if found := [name for name, word in zip(names, words, strict=True) if word.startswith(f"{wanted} ")]:
                return found[0]
        strikes = [name for name, word in zip(names, words, strict=True) if " " in word and "," not in word]
        if strikes and self.chance.below(5):
            return strikes[self.chance.below(len(strikes))]
        goes = [name for name, word in zip(names, words, strict=True) if "," in word]
        if goes and self.chance.below(8):
            return min(goes, key=lambda name: self._far(name.split(" ", 1)[1]))
        return names[self.chance.below(len(names))]

    def _far(self, square: str) -> int:
        """How far it is from a square to what the heroes want next."""
        state = self.state
        steps = ways_of(state.dungeon.grid).steps_from(square)
        return min((steps[goal] for goal in self._goals() if goal in steps), default=99)

    def _goals(self) -> list[str]:
        state, dungeon = self.state, self.state.dungeon
        hero = state.heroes[state.active].id
        goals = [token.square for token in dungeon.objects.values()]
        if not state.progress.file.won.bearing or hero in state.progress.carried.values():
            goals += ways_out(state)
        if hero in state.progress.carried.values():
            goals += [
                square
                for laid in dungeon.grid.tiles
                if card_of(dungeon, laid.name).kind == "entrance"
                for square in squares_in(dungeon).of[laid.name]
            ]
        others = [figure for figure in state.figures.values() if figure.sort != "monster"]
        goals += [square for figure in others for square in _around(state, figure.squares)]
        if goals and self.chance.below(3):
            return goals
        edges = [square for edge in unexplored(dungeon) for square in squares_along(dungeon.grid, edge)]
        doors = [square for door in dungeon.doors for square in squares_along(dungeon.grid, door.edge)]
        return [*edges, *doors] or goals or exits(dungeon)


def _around(state: RavenloftState, squares: Sequence[str]) -> list[str]:
    steps = squares_in(state.dungeon).steps
    return [near for square in squares for near in steps[square]]


def check_ground(state: RavenloftState) -> None:
    """Whatever happens: everybody stands on floor and nobody on another; every tile and token is somewhere."""
    dungeon = state.dungeon
    squares = squares_in(dungeon)
    stood = [hero.square for hero in state.heroes if hero.square]
    stood += [square for figure in state.figures.values() for square in figure.squares]
    assert len(set(stood)) == len(stood), f"two on one square: {stood}"
    assert all(square in squares.spots and squares.marks[square] != WALL for square in stood)
    laid = [tile.name for tile in dungeon.grid.tiles]
    piles.check([dungeon.stack, dungeon.box, laid, *dungeon.chambers.values()], tiles_in_play(state.progress, dungeon))
    for place in (*dungeon.hazards, *dungeon.traps, *dungeon.glyphs, *dungeon.hidden):
        assert place in laid
    for figure in state.figures.values():
        assert figure.hp > 0
        assert tiles_under(dungeon, figure.squares)
    assert all(token.square in squares.spots for token in dungeon.objects.values())
