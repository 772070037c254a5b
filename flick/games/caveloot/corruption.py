"""Corrupting monsters: who may, for which fee, and what is owed (CAVE-205 to CAVE-210, CAVE-R38, CAVE-R39)."""

from flick.games.caveloot.cards import FOES, GOODS, card
from flick.games.caveloot.holdings import discounted, is_trophy, means
from flick.games.caveloot.in_use import lasting
from flick.games.caveloot.language import CavelootPart
from flick.games.caveloot.scenes import TextScene, holds, value
from flick.games.caveloot.state import CavelootState


def may_corrupt(state: CavelootState, seat: int, name: str) -> bool:
    """Whether the player may tame a monster instead of fighting it: on the terms of its card, or by texts such as a
    guild's (CAVE-142, CAVE-205). Bosses can be tamed too (CAVE-210), except the final boss (CAVE-R10, CAVE-R38)."""
    one = card(name)
    if one.type not in FOES or name == state.final_boss:
        return False
    scene = TextScene(state, seat)
    if one.corruptible is not None and holds(scene, one.corruptible.terms, name):
        return True
    return _permission(scene, name) is not None


def _permission(scene: TextScene, name: str) -> tuple[str, CavelootPart] | None:
    return next((found for found in lasting(scene, "corrupt") if card(name).fits(found[1].what)), None)


def fee_of(state: CavelootState, seat: int, name: str) -> int:
    """The fee on the card, or that of the text that allows taming it, else the value of the monster; minus
    discounts."""
    one, scene = card(name), TextScene(state, seat)
    fee = one.value
    if one.corruptible is not None:
        fee = one.corruptible.fee
    elif (found := _permission(scene, name)) is not None and found[1].fee is not None:
        fee = value(scene, found[1].fee, found[0])
    return discounted(state, seat, "corrupt", fee)


def covers_fee(state: CavelootState, seat: int, name: str) -> bool:
    """Whether a tamed monster may be equipped: it is paid, or has been used in this fight before, or the player's coins
    and the values in camp and hand cover its fee together with everything that is already owed, and with the fees of
    what else is equipped now."""
    fight, player = state.current_fight, state.players[seat]
    if name not in state.unpaid or name in fight.tamed:
        return True
    in_hand = sum(card(one).value for one in player.hand if card(one).type in GOODS or is_trophy(state, one))
    worn = [one for one in fight.worn.get(seat, ()) if one in state.unpaid and one not in fight.tamed]
    fees = sum(fee_of(state, seat, one) for one in (*worn, name))
    return means(state, seat) + in_hand >= sum(player.debts.values()) + fees


def note_tamed(state: CavelootState, *seats: int) -> None:
    """Note that the tamed monsters which these players have equipped are used in this fight, and owe their fees. It is
    noted once the choice for a clash is made (CAVE-R27), so that a monster that is taken off again before has not been
    used."""
    fight = state.current_fight
    for seat in seats:
        for name in fight.worn.get(seat, ()):
            if name in state.tamed and name not in fight.tamed:
                fight.tamed.append(name)
                owe_fee(state, seat, name)


def owe_fee(state: CavelootState, seat: int, name: str) -> None:
    """Note that the fee of a monster is owed since it is used, even if the monster goes back later, and once
    more each time it is tamed. Where discounts leave nothing of it, nothing is owed."""
    if name in state.unpaid and (fee := fee_of(state, seat, name)):
        debts = state.players[seat].debts
        debts[name] = debts.get(name, 0) + fee
