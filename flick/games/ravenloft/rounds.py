"""For whom the dungeon acts in a villain phase of all, and what a hero has had in the round (5.7)."""

from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.state import RavenloftState


def note_reward(state: RavenloftState) -> None:
    """Whether the active hero has had its treasure (RAV-129); its turn ends with the round."""
    if state.now.treasure and state.active not in state.rounds.rewarded:
        state.rounds.rewarded.append(state.active)


def acts_for(state: RavenloftState, seat: int) -> None:
    """The dungeon acts for a hero now, who has had a treasure in this round or not (RAV-129, RAV-RUL-39)."""
    note_reward(state)
    state.rounds.up = seat
    state.now.treasure = seat in state.rounds.rewarded


def villains_in_order(state: RavenloftState) -> list[str]:
    """The figures of villains, from the highest roll down; of one that has not rolled in the order of coming
    (RAV-GEN-04)."""
    villains = (figure.id for figure in state.figures.values() if figure.sort == "villain")
    return sorted(villains, key=lambda name: -state.rounds.villains.get(name, 0))


def holder(state: RavenloftState, card: str) -> int:
    """The seat before which the card of a figure, or a trap, lies; the first in the order of initiative where several
    have one, or nobody."""
    order = state.rounds.heroes or list(range(len(state.heroes)))
    figure = state.figures.get(card)
    if figure is None:
        return next((seat for seat in order if card in state.heroes[seat].row), order[0])
    held = (seat for seat in order if figure.kind in map(kind_of, state.heroes[seat].row))
    return next(held, order[0])
