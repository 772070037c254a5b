"""What the attacks of a hero are worth from any square."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from flick.games.ravenloft.bot.sight import Sight, hit_share
from flick.games.ravenloft.cards import card
from flick.games.ravenloft.force import armour_of, farthest
from flick.games.ravenloft.language import Part, Parts
from flick.games.ravenloft.powers import AT_WILL, items_with, powers_with, text_of
from flick.games.ravenloft.state import Figure
from flick.games.ravenloft.whom import Whom

SPARING = 1.6
"""By how much a Daily attack or an Item must be better than one that can be made again and again."""

SPARED = 0.8
"""How much more it costs as long as somebody worse is to come."""


WOUNDS = 0.75
"""What wounds count that do not kill."""


class Attack(NamedTuple):
    """An attack that the hero can make: the card, its attacking part, and what it costs to use it up."""

    card: str
    part: Part
    whom: Whom
    price: float


class Strike(NamedTuple):
    """An attack at a target, or at a tile; what it is worth, and how likely it hits."""

    card: str
    aim: str
    worth: float
    share: float


class Blows:
    """The attacks of the hero whose turn it is."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    @cached_property
    def attacks(self) -> list[Attack]:
        state, seat = self.sight.state, self.sight.seat
        found: list[Attack] = []
        for trigger, names in (
            ("attack", powers_with(state, seat, "attack")),
            ("use_attack", items_with(state, seat, "use_attack")),
        ):
            for name in names:
                part = _attack_in(text_of(name, trigger))
                if part is not None and part.target is not None:
                    price = 0.0 if card(name).kind == AT_WILL else SPARING
                    found.append(Attack(name, part, part.target, price))
        return found

    def best_from(self, square: str) -> Strike | None:
        """The best attack of those that can be made from a square."""
        return max(self.from_square(square), key=lambda one: one.worth, default=None)

    def from_square(self, square: str) -> Iterator[Strike]:
        """Every attack that can be made from a square."""
        for attack in self.attacks:
            targets = [figure for figure in self.sight.state.figures.values() if self._reaches(square, figure, attack)]
            if not targets:
                continue
            if attack.whom.who == "all" and attack.whom.reach != "adj":
                yield from self._at_tiles(attack, targets)
            elif attack.whom.who == "all" or attack.whom.count > 1:
                yield self._at_several(attack, targets)
            else:
                yield from (self._at(attack, [figure], figure.id) for figure in targets)

    def at_one(self, name: str, target: str) -> float:
        """What it is worth to aim an attack at a target, or to have it hit there."""
        figure = self.sight.state.figures.get(target)
        if figure is None:
            return 0.0
        attack = next((one for one in self.attacks if one.card == name), None)
        return self.sight.value_of(figure) if attack is None else self._worth(attack, figure)

    def _reaches(self, square: str, figure: Figure, attack: Attack) -> bool:
        if attack.whom.reach == "adj":
            return self.sight.is_near(square, figure)
        most = farthest(self.sight.state, attack.whom.tiles or 0)
        return self.sight.tiles_to(square, figure) <= most

    def _at(self, attack: Attack, targets: Sequence[Figure], aim: str) -> Strike:
        price = attack.price
        if price and self.sight.expects_villain:
            price += -SPARING if any(self.sight.is_prey(figure) for figure in targets) else SPARED
        worth = sum(self._worth(attack, figure) for figure in targets) - price
        return Strike(attack.card, aim, worth, max(self._share(attack, figure) for figure in targets))

    def _at_several(self, attack: Attack, targets: Sequence[Figure]) -> Strike:
        count = attack.whom.count if attack.whom.count > 1 else len(targets)
        best = sorted(targets, key=lambda figure: -self._worth(attack, figure))[:count]
        return self._at(attack, best, "")

    def _at_tiles(self, attack: Attack, targets: Sequence[Figure]) -> Iterator[Strike]:
        on = self.sight.ways.squares.on
        tiles: dict[str, list[Figure]] = {}
        for figure in targets:
            for tile in dict.fromkeys(on[square] for square in figure.squares):
                tiles.setdefault(tile, []).append(figure)
        for tile, figures in tiles.items():
            yield self._at(attack, figures, tile)

    def _share(self, attack: Attack, figure: Figure) -> float:
        needed = armour_of(self.sight.state, figure.id)
        return hit_share(attack.part.bonus.plus + self.sight.bonus_on(figure), needed)

    def _worth(self, attack: Attack, figure: Figure) -> float:
        """The share of the figure's worth that the damage takes away; what it only wounds counts less."""
        share, value = self._share(attack, figure), self.sight.value_of(figure)
        hit = self._part_of(attack.part.amount.plus, figure) * value + 0.5 * bool(attack.part.hit)
        return share * hit + (1 - share) * self._part_of(attack.part.miss.plus, figure) * value

    def _part_of(self, damage: int, figure: Figure) -> float:
        part, slain = self.sight.dealt(damage, figure.hp)
        return slain + WOUNDS * (part - slain)


def _attack_in(parts: Parts) -> Part | None:
    """The part of a text that attacks, or what stuns and pushes instead."""
    return next((part for part in parts if part.verb == "atk"), None)
