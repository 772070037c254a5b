"""A card while it is being played."""

import msgspec

from flick.games.catacombs.cards import CatacombsCard
from flick.games.catacombs.state import CatacombsState, Team, character, characters, enemy_of, team_of, whose_turn


class Play(msgspec.Struct):
    """One card being played: who plays it, and with which character."""

    seat: int
    active: str
    card: CatacombsCard | None

    @property
    def team(self) -> Team:
        return team_of(self.active)

    @property
    def enemies(self) -> tuple[str, str]:
        return characters(enemy_of(self.team))


def play_of(state: CatacombsState, seat: int, card: CatacombsCard | None) -> Play:
    """The play of a card by the active character, or without a card that of a stunned turn (CAT-91)."""
    return Play(seat, character(*whose_turn(state)), card)


def steals(state: CatacombsState, card: CatacombsCard) -> int:
    """The number of tokens that a card may steal in all (CAT-R17)."""
    return card.ability.n if card.ability and card.has("steal") and abilities_on(state) else 0


def may_hit_again(state: CatacombsState, play: Play) -> bool:
    """Whether a later shot of this turn could wound: one of the same card, or of a card by surprise attack (CAT-86)."""
    if play.card is None or state.shot is None:
        return False
    later = any(shot.damage for shot in play.card.shots[state.shot + 1 :])
    return later or (abilities_on(state) and play.card.has("surprise_attack") and bool(state.hands[play.seat]))


def abilities_on(state: CatacombsState) -> bool:
    return not state.options.no_abilities
