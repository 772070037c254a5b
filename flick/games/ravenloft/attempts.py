"""Attempts that replace an attack: disarming a trap and unlocking a door (RAV-39, RAV-110, RAV-167)."""

from flick.games.ravenloft import bonus, reactions
from flick.games.ravenloft.cards import encounter
from flick.games.ravenloft.defeats import offer_after_roll, settle
from flick.games.ravenloft.encounters import leaves_play
from flick.games.ravenloft.force import changed
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.turn_record import TWENTY, LastAttack
from flick.games.ravenloft.whereabouts import tile_of
from flick.table.chance import Chance
from flick.table.rules import Rules


def traps_here(state: RavenloftState, seat: int) -> list[str]:
    """The trap on the tile of a standing hero; empty where there is none."""
    trap = state.dungeon.traps.get(tile_of(state, seat))
    return [trap] if trap is not None and state.heroes[seat].stands else []


def disarm(state: RavenloftState, chance: Chance, seat: int, card: str) -> Rules[None]:
    """Roll to disarm a trap: on its number or more it is removed (RAV-111), on a 20 the hero may buy a level
    (RAV-142)."""
    needed = encounter(card).disarm or 0
    if (yield from tools_roll(state, chance, seat, needed, "RAV-111", trap=True, card=card)):
        yield from leaves_play(state, card)
        yield from bonus.on_disarm(state, chance, seat)
    yield from settle(state, chance)


def tools_roll(
    state: RavenloftState, chance: Chance, seat: int, needed: int, rule: str, *, trap: bool = False, card: str = ""
) -> Rules[bool]:
    """Roll to disarm or to unlock, with all that changes the roll; Thieves' Tools change only that for a ``trap``
    (RAV-QA-01). Only a disarm roll of 20 allows a level (RAV-RUL-40)."""
    more = changed(state, seat, "disarm") + (changed(state, seat, "traps") if trap else 0)
    label, kind = ("disarm", "disarm-roll") if trap else ("unlock", "unlock-roll")
    hero, against = state.heroes[seat], card or "door"
    state.fight = LastAttack(hero.id, against, more)
    roll = yield from reactions.roll(
        state, chance, seat, label, more, needed, rule, triggers=reactions.TOOLS, kind=kind, against=against, card=card
    )
    hero.boosts = [boost for boost in hero.boosts if boost.until != "once" or boost.stat not in ("disarm", "traps")]
    if trap and roll.die == TWENTY:
        offer_after_roll(state, seat)
    return roll.hits
