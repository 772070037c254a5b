"""What a bot knows when it is asked: a position that could be the true one, and its own part in it."""

import msgspec

from flick.games.catacombs.cards import CardShot, CatacombsCard, Team, card
from flick.games.catacombs.state import (
    CatacombsState,
    character,
    characters,
    enemy_of,
    pawn_of,
    team_of_seat,
    whose_turn,
)

STUNNED_THREAT = 0.1
"""The share of the danger that is left from a character whose next turn is a stunned one."""


class Situation(msgspec.Struct, frozen=True):
    """``state`` is imagined: everything in it that the seat cannot see is anybody's guess.

    ``wobble`` (rad) is what the bot thinks of its finger, and of everybody's.
    """

    state: CatacombsState
    seat: int
    wobble: float

    @property
    def team(self) -> Team:
        return team_of_seat(self.state, self.seat)

    @property
    def active(self) -> str:
        return character(*whose_turn(self.state))

    @property
    def mate(self) -> str:
        """The other character of the acting team: it acts in that team's next turn."""
        team, number = whose_turn(self.state)
        return character(team, 2 if number == 1 else 1)

    @property
    def enemies(self) -> tuple[str, str]:
        return characters(enemy_of(self.team))

    @property
    def card(self) -> CatacombsCard | None:
        """The card that is being played; ``None`` where none is."""
        return card(self.state.playing[-1]) if self.state.playing else None

    @property
    def due(self) -> tuple[CardShot, ...]:
        """The shots of the card that are still to come, the current one first."""
        if self.card is None or self.state.shot is None:
            return ()
        return self.card.shots[self.state.shot :]

    @property
    def lead(self) -> int:
        """How many more tokens the own team has than the other."""
        teams = self.state.teams
        return teams[self.team].reserve - teams[enemy_of(self.team)].reserve

    def threat(self, enemy: str) -> float:
        """How dangerous an enemy is: most the one that acts next."""
        nearest = character(enemy_of(self.team), self.state.teams[enemy_of(self.team)].marker)
        if enemy in self.state.stunned:
            return STUNNED_THREAT
        return 1.0 if enemy == nearest else 0.3

    def radius(self, shot: CardShot) -> float:
        """The radius in mm of what is flicked with a shot."""
        return self.state.cuts[pawn_of(shot.kind) if shot.ranged else "character"].diameter / 2
