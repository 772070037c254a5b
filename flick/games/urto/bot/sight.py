"""What a hero's player sees of the table."""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import NamedTuple

from flick.games.urto.cards import card, heroes
from flick.games.urto.cave import URTO
from flick.games.urto.language import Parts, Scope
from flick.games.urto.zones import CAVE, FIGHT, artefacts_of, divine_zone, sheet_of, shown_of
from flick.maps.search import Links, reach
from flick.table.board import Board, Zone
from flick.table.duel import Duel
from flick.table.ground import Ground, GroundCell
from flick.table.sayings import Say

MOST_ARTEFACTS = 3
FOUGHT: tuple[Scope, ...] = ("pvm", "pvp", "mushroom")


@lru_cache(16)
def _links(pairs: tuple[tuple[str, str], ...]) -> Links:
    found: dict[str, list[str]] = {}
    for one, other in pairs:
        found.setdefault(one, []).append(other)
        found.setdefault(other, []).append(one)
    return found


@lru_cache(16)
def _ways(pairs: tuple[tuple[str, str], ...], goal: str) -> dict[str, int]:
    return reach(_links(pairs), goal)


class Racer(NamedTuple):
    """A hero on the table: whose it is, where it stands, what is public of it."""

    seat: int
    id: str
    cell: str
    facts: Mapping[str, int]
    marks: tuple[str, ...]

    @property
    def in_cave(self) -> bool:
        """Whether the hero is neither dead nor has arrived."""
        return "dead" not in self.marks and "arrived" not in self.marks

    @property
    def points(self) -> int:
        """What everybody can count: life, mana, renown, and a point for each artefact."""
        return sum(self.facts[name] for name in ("life", "mana", "renown", "cards"))


class Arms(NamedTuple):
    """What counts for a hero's rolls: the sides of the die, what the sheet and the best weapons add, and the damage
    that armour cancels."""

    sides: int
    bonus: int
    shield: int


class UrtoSight:
    """The table as a seat sees it."""

    def __init__(self, board: Board, seat: int) -> None:
        self.seat = seat
        self._zones: dict[str, Zone] = {zone.id: zone for zone in board.zones}
        self.cave = self._zones[CAVE]

    @cached_property
    def ground(self) -> Ground:
        assert isinstance(self.cave.layout, Ground)
        return self.cave.layout

    @property
    def cells(self) -> Mapping[str, GroundCell]:
        return self.ground.cells

    @cached_property
    def links(self) -> Links:
        return _links(self.ground.links)

    @cached_property
    def goal(self) -> str:
        return next(name for name, cell in self.cells.items() if cell.face == f"cell-{URTO}")

    @cached_property
    def ways(self) -> dict[str, int]:
        """How many moves Urto is away from each cell."""
        return _ways(self.ground.links, self.goal)

    @cached_property
    def racers(self) -> list[Racer]:
        """All heroes by their seats."""
        places = {piece.id: piece.cells[0] for piece in self.cave.pieces if piece.cells}
        return [self._racer(zone, places) for zone in self._zones.values() if "hero" in zone.facts]

    def _racer(self, zone: Zone, places: Mapping[str, str]) -> Racer:
        assert zone.owner is not None
        name = str(zone.facts["hero"])
        numbers = {fact: n for fact, n in zone.facts.items() if isinstance(n, int)}
        return Racer(zone.owner, name, places.get(name, ""), numbers, tuple(zone.pieces[0].marks))

    @cached_property
    def me(self) -> Racer:
        return self.racers[self.seat]

    @cached_property
    def temper(self) -> str:
        """The name of the temper in which the own hero is played."""
        return str(self._zones[sheet_of(self.seat)].facts["temper"])

    @cached_property
    def others(self) -> list[Racer]:
        """Every other hero in the cave, from the left neighbour on: where nothing sets two apart, no seat suffers more
        than another."""
        return [racer for racer in self._around if racer.seat != self.seat and racer.in_cave]

    @cached_property
    def _around(self) -> list[Racer]:
        """All heroes, the own one first."""
        return [*self.racers[self.seat :], *self.racers[: self.seat]]

    @cached_property
    def leader(self) -> int:
        """The seat of the hero, dead ones apart, with the most points; each move that is left to Urto costs one."""
        alive = [racer for racer in self._around if "dead" not in racer.marks]
        return max(alive, key=lambda racer: racer.points - self.ways.get(racer.cell, 0)).seat

    @cached_property
    def someone_arrived(self) -> bool:
        return any("arrived" in racer.marks for racer in self.racers)

    @cached_property
    def scythe_swings(self) -> bool:
        """Whether somebody who has arrived holds the Scythe."""
        return any(
            piece.face == "scythe" for racer in self.racers for piece in self._zones[divine_zone(racer.seat)].pieces
        )

    def has(self, fact: str) -> int:
        """A number on the own sheet; 0 where there is none of that name."""
        return self.me.facts.get(fact, 0)

    def lacks(self, fact: str) -> int:
        """How much life or mana is missing to the maximum."""
        return self.has(f"most-{fact}") - self.has(fact)

    def named(self, cell: str) -> Say:
        """The name of a cell."""
        told = self.cells[cell].say
        assert told is not None
        return told

    @cached_property
    def lain(self) -> dict[str, list[str]]:
        """The faces of mushrooms, traps, tokens and weapons, by their cells."""
        names = {racer.id for racer in self.racers}
        found: dict[str, list[str]] = {}
        for piece in self.cave.pieces:
            if piece.face and piece.id not in names:
                found.setdefault(piece.cells[0], []).append(piece.face)
        return found

    @cached_property
    def held(self) -> list[str]:
        """The artefacts that one holds, the divine one too."""
        zones = (artefacts_of(self.seat), shown_of(self.seat), divine_zone(self.seat))
        return [piece.face for zone in zones for piece in self._zones[zone].pieces if piece.face]

    @cached_property
    def traits(self) -> Parts:
        """The texts in force on the own hero's sheet; none in standard mode (URTO-185)."""
        return () if self.has("standard") else heroes()[self.me.id].texts.get("always", ())

    def of_always(self, verb: str, scope: Scope, name: str | None = None) -> int:
        """What a card, or without a ``name`` the own sheet, adds to a verb in a scope."""
        texts = self.traits if name is None else card(name).texts.get("always", ())
        return sum(
            part.amount.plus
            for part in texts
            if part.verb == verb and (not part.scope or scope in part.scope.split("_"))
        )

    @cached_property
    def arms(self) -> dict[Scope, Arms]:
        """What counts for the own rolls, by scope."""
        return {scope: Arms(self._sides(scope), self._bonus(scope), self._shield(scope)) for scope in FOUGHT}

    def _bonus(self, scope: Scope) -> int:
        weapons = [self.of_always("attack", scope, name) for name in self.held if card(name).is_weapon]
        number = next((part.amount.plus for part in self.traits if part.verb == "weapons"), 1)
        return self.of_always("attack", scope) + sum(sorted(weapons, reverse=True)[:number])

    def _sides(self, scope: Scope) -> int:
        weapons = (self.of_always("die", scope, name) for name in self.held if card(name).is_weapon)
        return max(self.has("die"), *weapons, 6)

    def _shield(self, scope: Scope) -> int:
        return sum(self.of_always("shield", scope, name) for name in self.held if card(name).is_permanent)

    @cached_property
    def duel(self) -> Duel | None:
        """The fight in progress; ``None`` without one."""
        zone = self._zones.get(FIGHT)
        return zone.layout if zone is not None and isinstance(zone.layout, Duel) else None

    @cached_property
    def rolled_bonus(self) -> int:
        """What is added to the own roll in the fight in progress."""
        if self.duel is None:
            return 0
        own = next((side for side in self.duel.sides if side.piece == self.me.id), self.duel.sides[0])
        return sum(modifier.n for modifier in own.modifiers if modifier.what.id != "sum-die")
