"""Shows the player of the dungeon: a sheet like those of heroes, and a hand of which others see the backs."""

from collections.abc import Iterator, Sequence

from flick.games.ravenloft import zones
from flick.games.ravenloft.adversary import knows
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.state import RavenloftState
from flick.table.board import Piece, Zone, face_down, face_up
from flick.table.sayings import Fact, Say


def adversary_zones(state: RavenloftState, seat: int | None) -> Iterator[Zone]:
    """The sheet and the hand; nothing where every seat plays a hero. A seat goes on seeing a card of the hand that it
    has seen (RAV-RUL-89)."""
    own, owner = state.adversary, state.adversary_seat
    if own is None or owner is None:
        return
    name = policies_of(state).villain_control.adversary
    facts: dict[str, Fact] = {"hero": name, "threat": own.threat}
    facts |= {f"cards-{deck}": len(held) for deck, held in own.hand.items()}
    sheet = Piece(f"sheet-{name}", name, told=Say("adversary-told", facts))
    yield Zone(zones.hero_sheet(owner), "row", (sheet,), owner, facts=facts)
    for deck, held in own.hand.items():
        known = [card for card in held if knows(state, seat, card)]
        yield Zone(zones.hand_zone(deck), "hand", _pieces(zones.hand_zone(deck), held, known), owner=owner)


def _pieces(zone: str, held: Sequence[str], known: Sequence[str]) -> tuple[Piece, ...]:
    """The cards of the hand that a seat knows, then the backs of the others."""
    return (*face_up(known), *face_down(zone, len(held) - len(known)))
