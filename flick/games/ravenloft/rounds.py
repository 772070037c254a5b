"""Keeps what belongs to a round: for whom the dungeon acts, and what each hero has had."""

from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.state import RavenloftState


def note_reward(state: RavenloftState) -> None:
    """Note that the active hero has had its treasure of this round (RAV-129)."""
    if state.now.treasure and state.active not in state.rounds.rewarded:
        state.rounds.rewarded.append(state.active)


def acts_for(state: RavenloftState, seat: int) -> None:
    """Let the dungeon act for a hero from now on, who can gain a treasure if it had none in this round (RAV-129,
    RAV-RUL-39)."""
    note_reward(state)
    state.rounds.up = seat
    state.now.treasure = seat in state.rounds.rewarded


def villains_in_order(state: RavenloftState) -> list[str]:
    """The villains from the highest roll down; those that have not rolled come last, in the order of coming
    (RAV-GEN-04)."""
    villains = (figure.id for figure in state.figures.values() if figure.sort == "villain")
    return sorted(villains, key=lambda name: -state.rounds.villains.get(name, 0))


def holder(state: RavenloftState, card: str) -> int:
    """The seat that holds the card of a figure or a trap; of several the first in the order of initiative, which also
    stands for a card that nobody holds."""
    order = state.rounds.heroes or list(range(len(state.heroes)))
    figure = state.figures.get(card)
    if figure is None:
        return next((seat for seat in order if card in state.heroes[seat].row), order[0])
    held = (seat for seat in order if figure.kind in map(kind_of, state.heroes[seat].row))
    return next(held, order[0])
