"""The power cards that heroes gain: which they may take, and how they get them."""

from collections.abc import Sequence

from flick.games.ravenloft.cards import card, kind_of, powers_of
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.powers import DAILY, has_power
from flick.games.ravenloft.state import RavenloftState
from flick.table.rules import Rules, choose


def choices(hero: RavenloftHero, kind: str) -> list[str]:
    """The power cards of its classes that a hero does not have. With two classes a Daily comes from the class that did
    not supply the last one, as long as it has any left (RAV-145, RAV-HYB-16, RAV-MIX-R1)."""
    owned = [kind_of(name) for name in hero.powers]
    of_class = {name: [one for one in powers_of(name, kind) if one not in owned] for name in hero.classes}
    last = next((card(name).hero_class for name in reversed(owned) if card(name).kind == DAILY), "")
    if kind == DAILY and any(left for name, left in of_class.items() if name != last):
        of_class.pop(last, None)
    return [one for left in of_class.values() for one in left]


def gain(state: RavenloftState, seat: int, found: Sequence[str], rule: str) -> Rules[None]:
    """Let a hero choose one of these power cards, if there is any."""
    if not found:
        return
    power = found[0]
    if len(found) > 1:
        power = yield from choose(seat, "new-power", found, rule=rule)
    name = own_copy(state.heroes, power)
    state.heroes[seat].powers.append(name)
    yield has_power(seat, name, rule)


def own_copy(heroes: Sequence[RavenloftHero], power: str) -> str:
    """The ID of the copy that the next hero with this power gets; each hero has its own (RAV-RUL-122)."""
    taken = [name for hero in heroes for name in hero.powers if kind_of(name) == power]
    number = 1
    while (name := power if number == 1 else f"{power}#{number}") in taken:
        number += 1
    return name
