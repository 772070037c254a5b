"""The state of a match as plain records."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from flick.arena.layout import Layout, Pawn, Pose
from flick.arena.shapes import ShapeName
from flick.games.catacombs.cards import TEAMS, ShotKind, Team
from flick.table.game import State
from flick.table.rules import AimHelp
from flick.table.windows import Hush

TOKENS = 24
"""The number of health tokens (CAT-15, CAT-80)."""

Number: TypeAlias = Literal[1, 2]


class CatacombsOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a match. ``table`` is a preset or a file; where it is empty, ``arena_mode`` chooses the mat or the
    walls. ``obstacle_layout`` is a preset or a file of fair starting places; with ``ask_layout`` the teams have to
    accept it."""

    arena_mode: Literal["walls", "mat"] = "walls"
    table: Annotated[str, msgspec.Meta(extra={"folder": "tables"})] = ""
    obstacle_layout: Annotated[str, msgspec.Meta(extra={"folder": "starts"})] = "quincunx"
    starting_health: Annotated[int, msgspec.Meta(ge=1, le=11, description="expected-health")] = 8
    first_team: Literal["random", "sword", "skull"] = "random"
    solo_team: Annotated[Literal["sword", "skull"], msgspec.Meta(extra={"seats": (3,)})] = "skull"
    draw_timing: Literal["start", "end"] = "start"
    exhaustion: bool = False
    no_abilities: bool = False
    no_armour: bool = False
    aim_help: AimHelp = "path"
    ask_layout: bool = False


class TeamState(msgspec.Struct):
    """What belongs to a team (CAT-116). ``kept`` are armour cards (CAT-97); ``marker`` shows the character that acts in
    the team's turn, the present one or else the next (CAT-22, CAT-29)."""

    deck: list[str]
    reserve: int
    discard: list[str] = msgspec.field(default_factory=list[str])
    kept: list[str] = msgspec.field(default_factory=list[str])
    marker: Number = 1


class Projectile(msgspec.Struct, frozen=True):
    """The projectile on the table (CAT-53); there is never more than one (CAT-R29)."""

    kind: ShotKind
    pose: Pose


class PawnCut(msgspec.Struct, frozen=True):
    """The diameter in mm and the shape of a pawn."""

    diameter: float
    shape: ShapeName = "disc"

    def at(self, pose: Pose) -> Pawn:
        return Pawn(pose[0], pose[1], pose[2], self.diameter, self.shape)


class CatacombsState(State, kw_only=True):
    """``pawns`` holds the four characters and the five crystals, ``cuts`` what they and the projectiles are cut from.

    ``playing`` is the card being played, ``shot`` the place in its sequence of the shot being taken (from 0; none after
    the last), ``to_steal`` how many tokens the card may still steal (CAT-R17) and ``target`` the enemy which that shot
    has named (CAT-69). ``stunned`` names characters whose next turn is a stunned one (CAT-89). ``turned_down`` are the
    layouts that a team has refused, ``out_of_cards`` the seat that had no card to play (CAT-126). ``hush`` knows who
    lets armour pass for the whole turn.
    """

    options: CatacombsOptions
    seats: int
    first: Team
    arena: Layout
    cuts: dict[str, PawnCut]
    pawns: dict[str, Pose]
    teams: dict[Team, TeamState]
    hands: list[list[str]]
    bank: int
    projectile: Projectile | None = None
    playing: list[str] = msgspec.field(default_factory=list[str])
    shot: int | None = None
    to_steal: int = 0
    target: str | None = None
    stunned: list[str] = msgspec.field(default_factory=list[str])
    turn: int = 0
    agreed: bool = False
    turned_down: list[str] = msgspec.field(default_factory=list[str])
    hush: Hush = msgspec.field(default_factory=Hush)
    out_of_cards: int | None = None
    conceded: Team | None = None

    def layout(self) -> Layout:
        """The arena with everything that lies on it now."""
        pawns = {name: self.cuts[name_of_cut(name)].at(pose) for name, pose in self.pawns.items()}
        if self.projectile is not None:
            kind = self.projectile.kind
            pawns[pawn_of(kind)] = self.cuts[pawn_of(kind)].at(self.projectile.pose)
        return msgspec.structs.replace(self.arena, pawns=pawns)

    def seat_of(self, team: Team, number: Number) -> int:
        """The seat that plays a character: a team with one seat plays both (CAT-111, CAT-114)."""
        seats = seats_of(self, team)
        return seats[0] if len(seats) == 1 else seats[number - 1]


def sides_of(options: CatacombsOptions, seats: int) -> tuple[Team, ...]:
    """The team of every seat: Sword sits first; with three, ``solo_team`` has one seat (CAT-112, CAT-R44)."""
    alone = {2: TEAMS, 3: (options.solo_team,), 4: ()}[seats]
    sword = 1 if "sword" in alone else 2
    return ("sword",) * sword + ("skull",) * (seats - sword)


def seats_of(state: CatacombsState, team: Team) -> tuple[int, ...]:
    """The seats that play for a team: one, or two (CAT-111 to CAT-113)."""
    sides = sides_of(state.options, state.seats)
    return tuple(seat for seat, side in enumerate(sides) if side == team)


def team_of_seat(state: CatacombsState, seat: int) -> Team:
    return "sword" if seat in seats_of(state, "sword") else "skull"


def enemy_of(team: Team) -> Team:
    return "skull" if team == "sword" else "sword"


def character(team: Team, number: Number) -> str:
    """The pawn of a character: ``sword-1``."""
    return f"{team}-{number}"


def characters(team: Team) -> tuple[str, str]:
    return character(team, 1), character(team, 2)


def team_of(pawn: str) -> Team:
    """The team whose character a pawn is."""
    return "sword" if pawn.startswith("sword") else "skull"


def obstacles(state: CatacombsState) -> list[str]:
    """The five crystals, in the order of the layout."""
    return [name for name in state.pawns if name.startswith("crystal")]


def pawn_of(kind: ShotKind) -> str:
    """The projectile of a ranged shot: ``power-wave``."""
    return kind.replace("_", "-")


def name_of_cut(pawn: str) -> str:
    """The name under which the size and shape of a pawn are known: a character or an obstacle."""
    return "obstacle" if pawn.startswith("crystal") else "character"


def whose_turn(state: CatacombsState) -> tuple[Team, Number]:
    """The team and the character that act: teams alternate, markers name the character (CAT-26 to CAT-29)."""
    team = state.first if state.turn % 2 == 0 else enemy_of(state.first)
    return team, state.teams[team].marker
