"""What it is worth to use a power, an Item or a Healing Surge token now, where that costs no action."""

from flick.games.ravenloft.bot.sight import RavenloftSight
from flick.games.ravenloft.cards import card
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.language import RavenloftPart
from flick.games.ravenloft.menu import HeroDoing
from flick.games.ravenloft.powers import DAILY, text_of
from flick.games.ravenloft.targets import allies
from flick.games.ravenloft.turn_record import Acting
from flick.games.ravenloft.whereabouts import seat_of

HEAL, STANDS_UP = 0.7, 3.0
"""What each HP healed is worth, and what it is worth that a hero stands up."""
SAVED, WEAK = 1.3, 2
"""What it is worth to keep a healing for later, and the HP at or below which a hero should be healed."""
MOST_HEALED = 4
"""The HP that a surge value usually gives back."""
BEARABLE = 1.2
"""The danger from which on protection is worth using up."""


def use(sight: RavenloftSight, name: str) -> float:
    """What it is worth to use a card now: more than 0 where it pays, less where it should be kept."""
    hero = sight.hero
    first = text_of(name, "free" if name not in hero.items else "use")[0]
    if first.verb == "heal":
        return max((_healing(sight, one, first) for one in _meant(sight, first)), default=-SAVED)
    if first.verb == "clear":
        return 0.6 * len(hero.conditions) - 0.3
    if first.verb == "look":
        return 0.3
    if first.verb == "flip":
        return 0.8 if any(card(one).kind == DAILY for one in hero.used) else -0.3
    if first.verb == "mod":
        return sight.danger(sight.on[hero.square]) - BEARABLE
    if first.verb == "discard":
        return 0.3
    return -0.3


def use_token(sight: RavenloftSight, doing: HeroDoing) -> float:
    """What it is worth to use a Healing Surge token now, or to give it to a downed hero without one."""
    hero = sight.hero
    if doing.sort == "hand_surge":
        taker = sight.state.heroes[seat_of(sight.state, doing.thing)]
        return -0.5 if taker.tokens else STANDS_UP * (1.5 if hero.tokens > 1 else 1.0)
    return HEAL * min(hero.surge_value, hero.most_hp - hero.hp) - (2.6 if hero.tokens < 2 else 1.6)


def _meant(sight: RavenloftSight, part: RavenloftPart) -> list[RavenloftHero]:
    """The heroes whom a text can heal."""
    assert part.target is not None
    return [sight.state.heroes[seat] for seat in allies(sight.state, Acting(sight.seat, sight.seat), part.target)]


def _healing(sight: RavenloftSight, hero: RavenloftHero, part: RavenloftPart) -> float:
    """What it is worth to heal a hero: more for a badly wounded one, most for a downed one."""
    gained = min(part.amount.plus or MOST_HEALED, (hero.most_hp - hero.hp) / sight.scale)
    return HEAL * gained - SAVED + (STANDS_UP if not hero.hp else 0.0) + (sight.hp_of(hero) <= WEAK)
