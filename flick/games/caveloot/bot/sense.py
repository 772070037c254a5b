"""What a bot makes of a position that it imagines: how strong heroes and foes are, what cards are worth to it."""

from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from flick.games.caveloot.bot.fortune import Force, clash_chance, fight_chance, spread
from flick.games.caveloot.bot.temper import Temper
from flick.games.caveloot.cards import AVERAGES, FOES, GEAR, card, kind_of
from flick.games.caveloot.holdings import endurance, is_hero, means, spendable, value_in_camp, weight
from flick.games.caveloot.packing import base, best_load, heroes_of, suggested_hero
from flick.games.caveloot.state import CavelootState, Player, bound_to, vitality_of

CALM_ROUNDS, LONG = 8, 40
"""So many rounds for each region nobody is in a hurry; so many more, and everything is risked."""
LEAST = 0.05
"""With less chance than this nobody seeks a fight, however late it is."""


class Sense:
    """A seat's view of a position, in numbers, and the temper by which it goes."""

    def __init__(self, state: CavelootState, seat: int, temper: Temper) -> None:
        self.state, self.seat, self.temper = state, seat, temper

    @cached_property
    def player(self) -> Player:
        return self.state.players[self.seat]

    def of(self, seat: int) -> "Sense":
        """The same position as another seat has it."""
        return self if seat == self.seat else Sense(self.state, seat, self.temper)

    @property
    def rounds(self) -> float:
        """Rounds played for each region of the adventure."""
        return self.state.turn / len(self.state.players) / len(self.state.regions)

    def needed(self, chance: float) -> float:
        """The chance that is asked for, less and less as the adventure goes on: no bot waits for ever."""
        return max(LEAST, chance - max(0.0, self.rounds - CALM_ROUNDS) / LONG)

    def allowed(self, danger: float) -> float:
        """The danger that is taken, more and more as the adventure goes on."""
        return danger + max(0.0, self.rounds - CALM_ROUNDS) / LONG

    @cached_property
    def gear(self) -> list[str]:
        return [name for name in self.player.hand if card(name).type in GEAR and name not in self.state.now.used]

    def force(self) -> Force:
        """What the hero that is away, or the best one at home with its best load, has in every clash."""
        hero = self.player.hero
        names = self.gear
        if not hero:
            hero = suggested_hero(self.state, self.seat)
            names = best_load(self.state, self.seat, hero)[1] if hero else []
        if not hero:
            return Force()
        found = Force(base(self.state, self.seat, hero), spread(card(hero).power))
        return found.and_(_sum(name for name in names if card(name).type == "artefact"))

    def once(self) -> float:
        """What grimoires and support heroes in hand add to one clash."""
        supports = [name for name in self.player.hand if is_hero(self.state, name) and name not in self.state.unpaid]
        names = [name for name in self.gear if card(name).type == "grimoire"]
        return sum(card(name).reference for name in [*names, *supports] if name not in self.state.now.used)

    @property
    def vitality(self) -> int:
        """Of the hero that is away, or that would go."""
        hero = self.player.hero or suggested_hero(self.state, self.seat)
        return vitality_of(self.state, hero) if hero else 0

    @property
    def means(self) -> int:
        return means(self.state, self.seat)

    @cached_property
    def loads(self) -> set[str]:
        """Gear that one of the own heroes would take along."""
        state, seat = self.state, self.seat
        return {name for hero in heroes_of(state, seat) for name in best_load(state, seat, hero)[1]}

    @property
    def spare(self) -> int:
        """What could be paid without gear that one of the heroes would take along."""
        free = [name for name in spendable(self.state, self.seat) if name not in self.loads]
        return self.player.purse + sum(value_in_camp(self.state, self.seat, name) for name in free)

    @property
    def room(self) -> int:
        """How much more the hero can carry."""
        hero, hand = self.player.hero, self.player.hand
        return endurance(self.state, self.seat, hero, hand) - weight(self.state, self.seat, hero, hand) if hero else 0

    def foe_force(self, name: str) -> Force:
        """What a monster has, less the spirits that haunt it."""
        haunted = sum(card(spirit).fairy_power for spirit in bound_to(self.state, name))
        return Force(card(name).reference + haunted, spread(card(name).power))

    def chance(self, name: str) -> float:
        """How likely this hero beats that monster alone."""
        return self._chance(self.force(), self.once(), self.foe_force(name), card(name).vitality)

    def _chance(self, own: Force, once: float, foe: Force, left: int) -> float:
        clash = clash_chance(own.plus(once / max(1, left)), foe)
        return fight_chance(clash, max(1, self.vitality), max(1, left))

    def fight_chance(self, joining: int | None = None) -> float:
        """How likely the fight that goes on is won, perhaps with one more helper."""
        fight = self.state.fight
        assert fight is not None
        foe = _sum(fight.gear)
        for name in fight.foes:
            foe = foe.and_(self.foe_force(name))
        active = self.of(self.state.active)
        own, once = active.force(), active.once()
        for seat in [*fight.seats[1:], *([] if joining is None else [joining])]:
            helper = self.of(seat)
            own, once = own.and_(helper.force()), once + helper.once()
        return active._chance(own, once, foe, fight.vitality)

    def danger(self, region: str) -> float:
        """How likely the next card of a region is a monster that would not be beaten."""
        pile = self.state.piles[region]
        if not pile:
            return 1.0
        kinds = Counter(kind_of(name) for name in pile if card(name).type in FOES)
        return sum(count * (1 - self.chance(kind)) for kind, count in kinds.items()) / len(pile)

    def boss_open(self) -> str:
        """The region in which the final boss lies open and may be challenged."""
        boss = self.state.final_boss
        return next((region for region in self.player.access if boss in self.state.open[region]), "")

    def worth(self, name: str) -> float:
        """What a card is worth to whoever owns it: its gold, and its power in fights to come."""
        one = card(name)
        found = float(one.value)
        if one.type in GEAR:
            found += 1.5 * one.reference
        elif one.type == "boss":
            found += 100
        elif one.type == "fairy":
            found += 12 + 3 * abs(one.fairy_power)
        elif one.type in ("secret_passage", "guild", "personal_quest"):
            found += 12
        elif one.type in ("hero", "renegade"):
            found += one.reference
        return found / one.weight


def _sum(names: Iterable[str]) -> Force:
    found = Force()
    for name in names:
        found = found.and_(Force(card(name).reference, spread(card(name).power)))
    return found


def mean_of(drawn: str) -> int:
    """The average of the deck from which a power card is."""
    return next(mean for deck, mean in AVERAGES.items() if drawn.startswith(deck))
