"""What the attacks of a hero are worth from each square."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from flick.games.ravenloft.bot.sight import RavenloftSight
from flick.games.ravenloft.cards import card
from flick.games.ravenloft.dungeon import tiles_under
from flick.games.ravenloft.force import farthest
from flick.games.ravenloft.heroes_and_foes import Figure
from flick.games.ravenloft.language import RavenloftPart
from flick.games.ravenloft.odds import hit_share
from flick.games.ravenloft.policies import policies_of
from flick.games.ravenloft.powers import AT_WILL, items_with, powers_with
from flick.games.ravenloft.whom import Whom
from flick.table.kept import Kept

SPARING = 1.6
"""The points by which a Daily attack or an Item must be better than an attack that is never used up."""

SPARED = 0.8
"""The points that such a card costs more while a villain is still expected; against whoever must be defeated it then
costs nothing."""


WOUNDS = 0.75
"""The share of its worth that a wound counts which does not kill."""


class Attack(NamedTuple):
    """An attack that the hero can make: the card, its attacking part and target, the price of using it up, and its
    reach in tiles."""

    card: str
    part: RavenloftPart
    whom: Whom
    price: float
    most: int


class Strike(NamedTuple):
    """An attack at a target or a tile, what it is worth, and the chance that it hits."""

    card: str
    aim: str
    worth: float
    share: float


class Blows:
    """The attacks of the hero whose turn it is."""

    def __init__(self, sight: RavenloftSight) -> None:
        self.sight = sight
        self.attacks = list(_attacks_of(sight))
        self._targets = list(sight.state.figures.values())
        self._movement = policies_of(sight.state).movement
        self._worths: Kept[tuple[int, str], tuple[float, float]] = Kept(lambda pair: self._weighed(*pair))

    def best_from(self, square: str) -> Strike | None:
        """The best attack that can be made from a square; ``None`` where there is none."""
        return max(self.from_square(square), key=lambda one: one.worth, default=None)

    def from_square(self, square: str) -> Iterator[Strike]:
        """Every attack that can be made from a square."""
        beside = [figure for figure in self._targets if self._is_beside(square, figure)]
        far = {figure.id: self.sight.tiles_to(square, figure) for figure in self._targets}
        for number, attack in enumerate(self.attacks):
            whom = attack.whom
            if whom.reach == "adj":
                targets = beside
            else:
                targets = [figure for figure in self._targets if far[figure.id] <= attack.most]
            if not targets:
                continue
            if whom.who == "all" and whom.reach != "adj":
                yield from self._at_tiles(number, targets)
            elif whom.who == "all" or whom.count > 1:
                yield self._at_several(number, targets)
            else:
                yield from (self._at(number, [figure], figure.id) for figure in targets)

    def at_one(self, name: str, target: str) -> float:
        """What it is worth to aim an attack at a target: nothing for one that is gone; with a card that is no attack of
        this hero, the worth of the target itself."""
        if target not in self.sight.state.figures:
            return 0.0
        number = next((number for number, one in enumerate(self.attacks) if one.card == name), None)
        return self.sight.value[target] if number is None else self._worths[number, target][1]

    def _is_beside(self, square: str, figure: Figure) -> bool:
        """Whether a figure can be struck from a square. The distance in tiles is compared first, because that is
        quick."""
        return self.sight.tiles_to(square, figure) < 2 and self._movement.adjacent(
            self.sight.state, (square,), figure.squares
        )

    def _at(self, number: int, targets: Sequence[Figure], aim: str) -> Strike:
        """An attack at some targets: the sum of what each is worth, less the price of the card, and the best chance
        that one is hit."""
        attack = self.attacks[number]
        price = attack.price
        if price and self.sight.expects_villain:
            price += -SPARING if any(self.sight.is_prey(figure) for figure in targets) else SPARED
        weighed = [self._worths[number, figure.id] for figure in targets]
        return Strike(attack.card, aim, sum(worth for _, worth in weighed) - price, max(weighed)[0])

    def _at_several(self, number: int, targets: Sequence[Figure]) -> Strike:
        """An attack at as many as it can strike of those that are worth most."""
        whom = self.attacks[number].whom
        count = whom.count if whom.count > 1 else len(targets)
        best = sorted(targets, key=lambda figure: -self._worths[number, figure.id][1])[:count]
        return self._at(number, best, "")

    def _at_tiles(self, number: int, targets: Sequence[Figure]) -> Iterator[Strike]:
        """An attack that strikes all on one tile, at each tile with a target."""
        tiles: dict[str, list[Figure]] = {}
        for figure in targets:
            for tile in tiles_under(self.sight.dungeon, figure.squares):
                tiles.setdefault(tile, []).append(figure)
        for tile, figures in tiles.items():
            yield self._at(number, figures, tile)

    def _weighed(self, number: int, target: str) -> tuple[float, float]:
        """The chance that the attack hits a figure, and the share of the figure's worth that the damage takes away,
        where wounds count less than a kill."""
        part, figure, sight = self.attacks[number].part, self.sight.state.figures[target], self.sight
        share, value = hit_share(part.bonus.plus + sight.bonus_on[target], sight.armour[target]), sight.value[target]
        hit = self._part_of(part.amount.plus, figure) * value + 0.5 * bool(part.hit)
        return share, share * hit + (1 - share) * self._part_of(part.miss.plus, figure) * value

    def _part_of(self, damage: int, figure: Figure) -> float:
        """The share of the figure's worth that damage takes away on average."""
        part, slain = self.sight.dealt(damage, figure.hp)
        return slain + WOUNDS * (part - slain)


def _attacks_of(sight: RavenloftSight) -> Iterator[Attack]:
    """The attacks with powers and Items that are left."""
    state, seat = sight.state, sight.seat
    for name in (*powers_with(state, seat, "attack"), *items_with(state, seat, "use_attack")):
        part = card(name).attack
        if part is not None and part.target is not None:
            price = 0.0 if card(name).kind == AT_WILL else SPARING
            yield Attack(name, part, part.target, price, farthest(state, part.target.tiles or 0))
