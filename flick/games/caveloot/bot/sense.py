"""A bot's evaluation of a position that it imagines: how strong heroes and foes are, and what is at stake in a
fight."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from flick.games.caveloot.bot.fortune import FightStakes, FightWorth, Force, bout, clash_chance, spread
from flick.games.caveloot.bot.temper import CavelootTemper
from flick.games.caveloot.cards import GEAR, card
from flick.games.caveloot.filters import Filter
from flick.games.caveloot.holdings import (
    endurance,
    is_hero,
    lightened,
    lighteners,
    means,
    spendable,
    values_in_camp,
    weight,
)
from flick.games.caveloot.in_use import parts_of, used
from flick.games.caveloot.packing import Loads, base, best_load, heroes_of, loads_of, suggested_hero
from flick.games.caveloot.powers import AVERAGES
from flick.games.caveloot.state import CavelootState, Player, bound_to, vitality_of

CALM = 8
"""For this many rounds for each region no bot hurries; each such span after it raises the worth of the final boss by as
much as it has at the start."""
POINT = 4.0
"""The least worth of a point of vitality in gold."""
LONELY, LAST = 30.0, 150.0
"""The cost in gold of having no other hero: where another would be dealt, and, for each region of the adventure, where
that would be the end."""
TITLE = 60.0
"""The worth of a title in gold for each region of the adventure."""
PASSAGE, PAPER = 60.0, 12.0
"""The worth in gold of a way into another region, and of any other quest."""
THANKS = 8.0
"""The worth in gold of a HELP! card that is earned in a fight, which is more than at market."""


class Sense:
    """A position as a seat sees it, in numbers, with the temper of the seat."""

    def __init__(self, state: CavelootState, seat: int, temper: CavelootTemper) -> None:
        self.state, self.seat, self.temper = state, seat, temper
        self._others: dict[int, Sense] = {}

    @cached_property
    def player(self) -> Player:
        return self.state.players[self.seat]

    def of(self, seat: int) -> "Sense":
        """The same position as another seat sees it, with the temper of this seat."""
        if seat not in self._others:
            self._others[seat] = self if seat == self.seat else Sense(self.state, seat, self.temper)
        return self._others[seat]

    @property
    def rounds(self) -> float:
        """The rounds played, divided by the number of regions."""
        return self.state.turn / len(self.state.players) / len(self.state.regions)

    @cached_property
    def urge(self) -> float:
        """How much more the bot wants the end of the adventure than at the beginning, so that no bot waits for ever."""
        return 1 + max(0.0, self.rounds - CALM) / CALM

    @cached_property
    def hero(self) -> str:
        """The hero that is away, or the one that would go."""
        return self.player.hero or suggested_hero(self.state, self.seat)

    @cached_property
    def gear(self) -> list[str]:
        """The unused gear in the hand; in camp, what the hero would take along."""
        if self.player.hero:
            return [name for name in self.player.hand if card(name).type in GEAR and name not in self.state.now.used]
        return best_load(self.state, self.seat, self.hero)[1] if self.hero else []

    @cached_property
    def _at_home(self) -> dict[str, tuple[int, list[Loads]]]:
        """The power of each hero at home without a load, and its loads."""
        state, seat = self.state, self.seat
        return {hero: (base(state, seat, hero), loads_of(state, seat, hero)) for hero in heroes_of(state, seat)}

    @cached_property
    def _best_loads(self) -> dict[str, tuple[int, list[str]]]:
        """The power of each hero at home with its best load, and that load."""
        best = {hero: max(loads.best for loads in several) for hero, (_, several) in self._at_home.items()}
        return {hero: (self._at_home[hero][0] + power, load) for hero, (power, load) in best.items()}

    @cached_property
    def strength(self) -> int:
        """The strength of the strongest hero, by which a title is awarded."""
        return max((power for power, _ in self._best_loads.values()), default=0)

    @cached_property
    def strongest_load(self) -> list[str]:
        """The load with which the strongest hero is measured."""
        return max(self._best_loads.values(), default=(0, list[str]()))[1]

    @cached_property
    def loads(self) -> set[str]:
        """The gear that one of the seat's heroes would take along."""
        return {name for _, load in self._best_loads.values() for name in load}

    def strength_with(self, name: str) -> int:
        """The strength with one more card of gear that does not change other cards."""
        found = (power + loads.with_more(name) for power, several in self._at_home.values() for loads in several)
        return max(found, default=0)

    @cached_property
    def force(self) -> Force:
        """The power in every clash of the hero that is away, or of the best one at home with its best load."""
        if not self.hero:
            return Force()
        found = Force(base(self.state, self.seat, self.hero), spread(card(self.hero).power))
        return found.and_(sum_of(name for name in self.gear if card(name).type == "artefact"))

    @cached_property
    def once(self) -> float:
        """The power that unused grimoires and support heroes add to one clash."""
        supports = [name for name in self.player.hand if is_hero(self.state, name) and name not in self.state.unpaid]
        names = [name for name in self.gear if card(name).type == "grimoire"]
        return sum(card(name).reference for name in [*names, *supports] if name not in self.state.now.used)

    @property
    def vitality(self) -> int:
        """The vitality of the hero that is away, or of the one that would go."""
        return vitality_of(self.state, self.hero) if self.hero else 0

    @cached_property
    def means(self) -> int:
        return means(self.state, self.seat)

    @cached_property
    def heroes(self) -> list[str]:
        """All heroes that are paid for, the one that is away included."""
        return [*self.player.away, *heroes_of(self.state, self.seat)]

    @property
    def spare(self) -> int:
        """The gold that can be paid without gear that one of the heroes would take along, and without fame."""
        free = [name for name in spendable(self.state, self.seat) if name not in self.loads and not is_famous(name)]
        return self.player.purse + sum(values_in_camp(self.state, self.seat, free).values())

    @cached_property
    def room(self) -> int:
        """The weight that the hero can still carry."""
        hand = self.player.hand
        return self._endurance(hand) - self._weight(hand) if self.hero else 0

    def worth(self, name: str) -> float:
        """The worth of a card to its owner: its gold, and its power in fights to come."""
        one = card(name)
        found = float(one.value)
        if one.type in GEAR:
            found += 1.5 * one.reference
        elif one.type == "boss":
            found += TITLE
        elif one.type == "fairy":
            found += 12 + 3 * abs(one.fairy_power)
        elif one.type == "secret_passage":
            found += PAPER if one.leads_to in self.player.access else PASSAGE
        elif one.type in ("guild", "personal_quest"):
            found += PAPER
        elif one.type in ("hero", "renegade") and name not in self.state.trophies:
            found += one.reference
        return found

    def gain(self, name: str) -> float:
        """The worth of taking a card along, minus what would have to be dropped for it."""
        over = self._over_with(name)
        if over <= 0:
            return self.worth(name)
        hand = [*self.player.hand, name]
        for more in range(over, over + 3):
            dropped = self.dropped(more)
            kept = [one for one in hand if one not in dropped]
            if self._weight(kept) <= self._endurance(kept):
                return max(0.0, self.worth(name) - sum(map(self.worth, dropped)))
        return 0.0

    def _over_with(self, name: str) -> int:
        """By how much the hand is too heavy with one more card. Few cards change what others weigh."""
        said = used(name)
        if parts_of(said, "passive", "endurance") or parts_of(said, "passive", "lighten"):
            hand = [*self.player.hand, name]
            return self._weight(hand) - self._endurance(hand)
        return lightened(card(name), self._lighter) - self.room

    @cached_property
    def _lighter(self) -> list[tuple[Filter, int]]:
        return lighteners(self.state, self.seat, self.hero, self.player.hand)

    def dropped(self, over: int) -> list[str]:
        """The cards of the hand that are worth least, for a hand that must weigh ``over`` less."""
        best: dict[int, tuple[float, list[str]]] = {0: (0.0, [])}
        for name in self.player.hand:
            lost, weighs = self.worth(name), card(name).weight
            for rid, (cost, names) in list(best.items()):
                target = min(over, rid + weighs)
                if target not in best or best[target][0] > cost + lost:
                    best[target] = (cost + lost, [*names, name])
        return best[max(best)][1]

    def _weight(self, hand: Sequence[str]) -> int:
        return weight(self.state, self.seat, self.hero, hand)

    def _endurance(self, hand: Sequence[str]) -> int:
        return endurance(self.state, self.seat, self.hero, hand)

    @cached_property
    def point(self) -> float:
        """The worth of a point of the hero's vitality: a share of the price of a hero like it."""
        one = card(self.hero)
        return POINT + one.value / one.vitality

    @cached_property
    def pack(self) -> float:
        """The worth of the hand."""
        return sum(map(self.worth, self.player.hand))

    @cached_property
    def death(self) -> float:
        """The cost of losing the hero: its fairies, the hand, and perhaps the last chance."""
        one, player = card(self.hero), self.player
        fairies = sum(12 + 3 * card(fairy).fairy_power for fairy in bound_to(self.state, self.hero))
        alone = 0.0
        if len(self.heroes) <= 1:
            is_end = player.replaced or not self.state.removed
            alone = LAST * len(self.state.regions) if is_end else LONELY
        return one.value + one.reference + fairies + self.pack + alone

    def stakes(self, prize: float) -> FightStakes:
        """What is at stake in a fight for a ``prize``. Losses count more for a fearful temper, and less the longer the
        adventure lasts."""
        fear, hand = self.temper.fear / self.urge, self.player.hand
        point, death = fear * self.point, fear * self.death
        last = fear * self.pack if hand else death
        return FightStakes(prize, point, min(point, fear * self.pack) if hand else point, last, death)

    def prize(self, name: str) -> float:
        """The worth of beating a foe: the prey that is carried home, or the final boss himself. A foe that was beaten
        in this turn is worth nothing."""
        if name == self.state.final_boss:
            return (TITLE * len(self.state.regions) + card(name).value) * self.urge
        return 0.0 if name in self.state.now.captured else self.gain(name)

    def foe_force(self, name: str) -> Force:
        """The power of a monster, minus that of the spirits that haunt it."""
        haunted = sum(card(spirit).fairy_power for spirit in bound_to(self.state, name))
        return Force(card(name).reference + haunted, spread(card(name).power))

    def bout(self, name: str) -> FightWorth:
        """The worth of a fight of this hero alone against that foe."""
        return self.bout_with(self.foe_force(name), card(name).vitality, self.prize(name))

    def bout_with(self, foe: Force, left: int, prize: float) -> FightWorth:
        """The worth of a fight of this hero against such a foe with ``left`` vitality."""
        return self._bout(self.force, self.once, foe, left, prize)

    def _bout(self, own: Force, once: float, foe: Force, left: int, prize: float, lost: int = 0) -> FightWorth:
        """The worth of a fight of the power ``own``, to which ``once`` is added in a single clash, after ``lost``
        points of vitality."""
        clash = clash_chance(own.plus(once / max(1, left)), foe)
        return bout(clash, max(0, self.vitality - lost), max(1, left), self.stakes(prize))

    def fight_bout(self, joining: int | None = None, lost: int = 0) -> FightWorth:
        """The worth of the current fight for this seat, perhaps with one more helper, or after points were lost."""
        fight, state = self.state.current_fight, self.state
        foe = sum_of(fight.gear)
        for name in fight.foes:
            foe = foe.and_(self.foe_force(name))
        own, once = Force(), 0.0
        for seat in [*fight.seats, *([] if joining is None else [joining])]:
            one = self.of(seat)
            own, once = own.and_(one.force), once + one.once
        if self.seat == state.active:
            prize = sum(map(self.prize, fight.foes))
        else:
            reward = fight.rewards.get(self.seat)
            prey = sum(card(foe).value for foe in fight.foes)
            prize = prey if reward is not None and reward.trophy else THANKS
        return self._bout(own, once, foe, fight.vitality, prize, lost)

    def boss_open(self) -> str:
        """The region in which the final boss lies open and may be challenged."""
        boss = self.state.final_boss
        return next((region for region in self.player.access if boss in self.state.open[region]), "")


def is_famous(name: str) -> bool:
    """Whether a card counts for the most famous player (CAVE-R03)."""
    one = card(name)
    return one.type == "boss" or "legendary" in (one.group, one.rarity)


def sum_of(names: Iterable[str]) -> Force:
    """The power of several cards together."""
    found = Force()
    for name in names:
        found = found.and_(Force(card(name).reference, spread(card(name).power)))
    return found


def mean_of(drawn: str) -> int:
    """The average of the deck to which a power card belongs."""
    return next(mean for deck, mean in AVERAGES.items() if drawn.startswith(deck))
