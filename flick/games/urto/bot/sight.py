"""What a hero's player sees of the table, as far as rules of thumb need it."""

from collections.abc import Mapping
from functools import cached_property

from flick.games.urto.cards import card
from flick.games.urto.cave import URTO
from flick.games.urto.zones import CAVE, artefacts_of, sheet_of, shown_of
from flick.maps.search import Links, reach
from flick.table.board import Board
from flick.table.ground import Ground, GroundCell

NEAR = 3
"""Moves from Urto at which one sprints."""
MOVE = 10
"""What a move costs where nothing else is known; the others are told beside it."""
COSTS = {"token-monster": 22, "token-alpha": 60, "token-torch": 9, "token-shortcut": 3}
"""What entering a cell is like, by what lies there."""
BARRED = 12
"""And each mushroom on it."""
WEAK = 4
"""Heroes with so little life are attacked."""


class Sight:
    """The table as a seat sees it."""

    def __init__(self, board: Board, seat: int) -> None:
        self.board, self.seat = board, seat
        self.zone = board.zone(CAVE)

    @cached_property
    def ground(self) -> Ground:
        assert isinstance(self.zone.layout, Ground)
        return self.zone.layout

    @property
    def cells(self) -> Mapping[str, GroundCell]:
        return self.ground.cells

    def has(self, fact: str) -> int:
        """A number of one's own sheet."""
        found = self.board.zone(sheet_of(self.seat)).facts.get(fact, 0)
        return found if isinstance(found, int) else 0

    def lacks(self, fact: str) -> int:
        """How much of life or mana is gone."""
        return self.has(f"most-{fact}") - self.has(fact)

    @cached_property
    def links(self) -> Links:
        found: dict[str, list[str]] = {name: [] for name in self.ground.cells}
        for one, other in self.ground.links:
            found[one].append(other)
            found[other].append(one)
        return found

    @cached_property
    def ways(self) -> dict[str, int]:
        """How many moves Urto is away from each cell."""
        return reach(self.links, self.goal)

    @cached_property
    def goal(self) -> str:
        return next(name for name, cell in self.ground.cells.items() if cell.face == f"cell-{URTO}")

    @cached_property
    def place(self) -> str:
        """Where one's own hero stands."""
        hero = self.board.zone(sheet_of(self.seat)).facts["hero"]
        return next(piece.cells[0] for piece in self.zone.pieces if piece.id == hero)

    @property
    def is_near(self) -> bool:
        return self.ways[self.place] <= NEAR

    def cost(self, cell: str) -> int:
        """What the best way to Urto costs that begins with a cell."""
        return self._costs[cell]

    @cached_property
    def _costs(self) -> dict[str, int]:
        return reach(self.links, self.goal, cost=self._entering)

    def _entering(self, cell: str) -> int:
        barred = sum(cell in piece.cells and piece.face == "token-mushroom" for piece in self.zone.pieces)
        return COSTS.get(self.ground.cells[cell].face or "", MOVE) + BARRED * barred

    def nuisance(self, cell: str) -> float:
        """How much something on a cell is in others' way rather than one's own."""
        own = abs(self.ways[cell] - self.ways[self.place])
        return -self.ways[cell] if cell != self.place and own > 1 else -100.0

    def is_weak(self, attack: str) -> bool:
        """Whether the hero of an attack has little life left."""
        name = attack.partition("-")[2]
        for zone in self.board.zones:
            if zone.facts.get("hero") == name:
                life = zone.facts.get("life", 0)
                return isinstance(life, int) and life <= WEAK
        return False

    def arms(self, scope: str) -> int:
        """The best weapon that one holds."""
        held = [*self.board.zone(artefacts_of(self.seat)).pieces, *self.board.zone(shown_of(self.seat)).pieces]
        found = [0]
        for piece in held:
            for part in card(piece.face).texts.get("always", ()) if piece.face else ():
                if part.verb == "attack" and scope in part.scope.split("_"):
                    found.append(part.amount.plus)
        return max(found)
