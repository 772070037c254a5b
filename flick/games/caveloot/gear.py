"""What heroes equip in a fight, and spirits that haunt an opponent (CAVE-R27, CAVE-R36, CAVE-R38)."""

from collections.abc import Iterator

from flick.games.caveloot.acts import PlayerAct
from flick.games.caveloot.cards import card
from flick.games.caveloot.corruption import covers_fee
from flick.games.caveloot.in_use import is_banned
from flick.games.caveloot.state import CavelootState
from flick.games.caveloot.stock import take_from
from flick.games.caveloot.taking import gifts
from flick.games.caveloot.zones import HAUNTING
from flick.table.chance import Chance
from flick.table.moves import Move
from flick.table.rules import Rules, tell
from flick.table.sayings import Who


def can_wear(state: CavelootState, seat: int, name: str) -> bool:
    """Whether a card of the hand can be equipped (CAVE-107, CAVE-187): an artefact, or a tamed monster, which counts
    like one (CAVE-207) and must be paid, or its fee covered by the player's coins and cards (CAVE-R27, CAVE-R38)."""
    if is_banned(state, "own", name):
        return False
    if card(name).type == "artefact":
        return True
    if name not in state.tamed:
        return False
    return covers_fee(state, seat, name)


def equip_all(state: CavelootState, seat: int) -> None:
    """Equip every artefact that a hero carries (CAVE-108)."""
    fight = state.current_fight
    hand = state.players[seat].hand
    fight.worn[seat] = [name for name in hand if card(name).type == "artefact" and can_wear(state, seat, name)]


def change(state: CavelootState, seat: int, act: PlayerAct) -> Rules[None]:
    """Equip an artefact or take it off (CAVE-R27)."""
    fight = state.current_fight
    worn = fight.worn.setdefault(seat, [])
    if act.kind == "doff":
        worn.remove(act.card)
        yield tell("doffed", "CAVE-R27", who=Who(seat), card=act.card)
        return
    worn.append(act.card)
    yield tell("worn", "CAVE-108", who=Who(seat), card=act.card)


def haunts(state: CavelootState, seat: int) -> Iterator[PlayerAct]:
    """The haunting spirits in hand, and the opponents that each can haunt (CAVE-R36)."""
    fight = state.current_fight
    for name in state.players[seat].hand:
        if card(name).is_spirit:
            yield from (PlayerAct("haunt", name, foe) for foe in fight.foes)


def haunt(state: CavelootState, chance: Chance, seat: int, spirit: str, foe: str) -> Rules[None]:
    """Bind a spirit to an opponent for ever (CAVE-81, CAVE-123); whoever binds it gets its gift (CAVE-R19)."""
    origin = take_from(state, seat, spirit)
    state.bound.setdefault(foe, []).append(spirit)
    move = Move(spirit, origin, HAUNTING)
    yield tell("haunts", "CAVE-123", (move,), who=Who(seat), card=spirit, foe=foe, n=card(spirit).fairy_power)
    yield from gifts(state, chance, seat, spirit)
