"""The worth of things to a bot, in the position in which it is."""

from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

from flick.games.urto import odds
from flick.games.urto.bot.sight import MOST_ARTEFACTS, Racer, UrtoSight
from flick.games.urto.bot.temper import UrtoTemper
from flick.games.urto.cards import ALPHA, DIVINE, UrtoCard, card, monsters
from flick.games.urto.language import Scope
from flick.games.urto.mushrooms import NEEDED
from flick.maps.search import reach

WORTH = {
    "phoenix_feather": 3.0,
    "golden_cup": 2.0,
    "leather_cuirass": 2.0,
    "great_axe": 1.8,
    "hunters_spear": 1.6,
    "life_draught": 1.6,
    "travellers_boots": 1.2,
    "worn_blade": 1.2,
    "rope_and_hook": 1.2,
    "mana_flask": 1.0,
    "twin_fang": 1.0,
    "ember_lantern": 0.8,
    "smoke_pouch": 0.6,
    "duellists_rapier": 0.6,
}
"""The worth of artefacts beside their renown at the end; those that are missing have that of ``LITTLE``."""
LITTLE = 0.3
BLOW = 1.5
"""The life that the Scythe takes for each move that is left, since some turns have more than one move."""
RESERVE = 2
"""The mana that a bot had better keep for hiding."""
UNKNOWN_CELL = 0.7
"""The worth of entering an undiscovered cell, without the cost of a monster there."""
NEST, NESTS = 0.25, 0.09
"""The probability that an undiscovered cell is a nest, and that it has a mushroom."""
HARMONIC = tuple(accumulate((1 / (point + 1) for point in range(1, 40)), initial=0.0))
"""For so many points of life the sum of 1/2, 1/3 and so on, by which ``fear`` counts."""
FINE = 10
"""The parts into which a point is divided, where the costs of ways are whole numbers."""
TREASURES = ("token-artefact", *DIVINE)
"""Pieces on cells that are worth a detour."""
FOES = tuple(one for one in monsters().values() if one.id != ALPHA)


class BoutWorth(NamedTuple):
    """What a fight would come to: its ``worth``, the mana put into it, and the stakes."""

    worth: float
    boost: int
    stakes: odds.Stakes


class Mind:
    """The view of a seat, weighed in its temper."""

    def __init__(self, sight: UrtoSight, temper: UrtoTemper) -> None:
        self.sight, self.temper = sight, temper

    @cached_property
    def move(self) -> float:
        """The worth of being a move nearer to Urto."""
        hurry = self.temper.hurry if self.sight.scythe_swings else 0.0
        near = (
            self.temper.first * 0.5
            if not self.sight.someone_arrived and self.sight.ways[self.sight.me.cell] <= 2
            else 0
        )
        return self.temper.move + hurry + near

    def life(self, n: int) -> float:
        """The worth of ``n`` life points together; the fewer there are, the more each is worth, and each that the
        Scythe will take is worth as much as the last."""
        certain = min(n, self.blows)
        return self.temper.life * n + self.temper.fear * (0.5 * certain + HARMONIC[n - certain])

    @cached_property
    def blows(self) -> int:
        """The life that the Scythe will take before the hero arrives."""
        return round(BLOW * self.sight.ways[self.sight.me.cell]) if self.sight.scythe_swings else 0

    @cached_property
    def point(self) -> float:
        """The cost of losing the next point of life, without the risk of death."""
        now = self.sight.has("life")
        return max(1.0, self.life(now) - self.life(max(0, now - 1)))

    def gained(self, n: int) -> float:
        """The worth of so much more life, or less, at the present life."""
        now = self.sight.has("life")
        after = max(0, min(now + n, self.sight.has("most-life")))
        lost = self.temper.death if after == 0 else 0.0
        return self.life(after) - self.life(now) - lost

    def mana_gained(self, n: int) -> float:
        now = self.sight.has("mana")
        return self._mana(now + min(n, self.sight.lacks("mana"))) - self._mana(now)

    def paid(self, n: int) -> float:
        """The cost of spending so much mana; a hero without any cannot hide."""
        now = self.sight.has("mana")
        return self._mana(now) - self._mana(now - n)

    def _mana(self, n: int) -> float:
        return self.temper.mana * n + self.temper.reserve * min(n, RESERVE) / RESERVE

    def harm(self, racer: Racer) -> float:
        """The worth of a point that another hero loses."""
        share = self.temper.harm / max(1, len(self.sight.racers) - 1)
        return share * (self.temper.leader if racer.seat == self.sight.leader else 1.0)

    def worth_of(self, name: str) -> float:
        """The worth of an artefact, with its renown at the end (URTO-R105)."""
        one = card(name)
        if one.is_divine:
            return one.renown + self.temper.divine + self.temper.cards.get(one.id, 0.0)
        useful = WORTH.get(one.id, LITTLE) + self.temper.cards.get(one.id, 0.0)
        if one.is_weapon and any(part.verb == "weapons" and not part.amount.plus for part in self.sight.traits):
            useful = 0.0
        return one.renown * self.temper.card + useful

    @cached_property
    def another_card(self) -> float:
        """The average worth of one more artefact; for a hero with three, only what it is better than the worst of
        them."""
        usual = self.temper.card + 1.0
        if len(self.sight.held) < MOST_ARTEFACTS:
            return usual
        return 0.3 * self.temper.card * max(0.2, usual - min(map(self.worth_of, self.sight.held)))

    def bout(self, foe: UrtoCard, most_boost: int = 3) -> BoutWorth:
        """The best way to fight a monster from the beginning."""
        sight = self.sight
        boosts = range(min(most_boost, sight.has("mana")) + 1)
        return max(
            (self.fight(foe, foe.life, sight.arms["pvm"].bonus + boost, boost) for boost in boosts),
            key=lambda one: one.worth,
        )

    def fight(self, foe: UrtoCard, left: int, bonus: int, boost: int = 0, rolled: int | None = None) -> BoutWorth:
        """A fight with that bonus, ``boost`` of it paid with mana; this round's roll may have been ``rolled``."""
        sight = self.sight
        rolls, life, shield = self.rolls("pvm", bonus), sight.has("life"), sight.arms["pvm"].shield
        if rolled is None:
            stakes = odds.fight(rolls, foe.attack, left, life, shield)
        else:
            stakes = odds.after(rolls, rolled, foe.attack, left, life, shield)
        prize = self.temper.renown * foe.renown + self.temper.brave
        for part in foe.texts.get("won", ()):
            n = part.amount.plus
            prize += self.mana_gained(n) if part.verb == "mana" else min(n, sight.lacks("life")) * self.temper.life
        lost = self.point * stakes.loss + self.temper.death * stakes.death
        return BoutWorth(stakes.win * prize - lost - self.paid(boost), boost, stakes)

    @cached_property
    def hiding(self) -> float:
        """The worth of hiding: its price, and what the temper makes of it."""
        return self.temper.hide - self.paid(min(self.sight.has("hide-cost"), self.sight.has("mana")))

    @property
    def can_hide(self) -> bool:
        return self.sight.has("mana") >= self.sight.has("hide-cost")

    def met(self, foe: UrtoCard) -> float:
        """The worth of meeting a monster: of fighting it without a boost, or of hiding where that is better."""
        fought = self.bout(foe, 0).worth
        return max(fought, self.hiding) if self.can_hide else fought

    @cached_property
    def nest(self) -> float:
        """The average worth of meeting an unknown monster."""
        return sum(foe.copies * self.met(foe) for foe in FOES) / sum(foe.copies for foe in FOES)

    @cached_property
    def alpha(self) -> float:
        return self.met(monsters()[ALPHA])

    @cached_property
    def search(self) -> float:
        """The worth of a roll of the search die."""
        return sum(map(self.face, range(1, 13))) / 12 + self.temper.search

    def face(self, n: int) -> float:
        """The worth of a face of the search die (URTO-73 to URTO-79)."""
        if n == 1:
            return self.alpha
        if n == 2:
            return self.gained(1) if self.sight.lacks("life") else 0.0
        if n == 3:
            return self.mana_gained(1)
        if n <= 6:
            return self.another_card
        return 0.3 if n <= 10 else self.nest

    @cached_property
    def clears(self) -> float:
        """The probability that one roll destroys a mushroom."""
        return odds.reaches(self.rolls("mushroom"), NEEDED)

    def rolls(self, scope: Scope, bonus: int | None = None) -> range:
        """The possible results of the hero's roll with the best weapon, or with another ``bonus``."""
        arms = self.sight.arms[scope]
        return odds.roll(arms.sides, arms.bonus if bonus is None else bonus)

    def entered(self, cell: str) -> float:
        """The worth of entering a cell, without that of the move."""
        sight = self.sight
        worth = 0.0
        lain = sight.lain.get(cell, ())
        for face in lain:
            if face == "token-mushroom":
                worth -= (1 - self.clears) * self.move + 0.3
            elif face == "trap-blook":
                worth += self.gained(-1) - 0.4
            elif face == "trap-minus-two":
                worth += self.gained(-2)
            elif face == "token-artefact":
                worth += self.another_card
            elif face != "scythe":
                worth += self._weapon(face)
        face = sight.cells[cell].face or ""
        if face in ("cell-start", "cell-urto"):
            return worth
        if cell in self.rivals and face not in ("token-monster", "token-alpha"):
            worth += self.rivals[cell]
        if not face:
            known = any(face in TREASURES for face in lain)
            return worth if known else worth + self._unknown
        return worth + self._token(face)

    @cached_property
    def rivals(self) -> dict[str, float]:
        """The cells with a hero whom it pays to attack, and how much it pays."""
        found: dict[str, float] = {}
        for other in self.sight.others:
            found[other.cell] = max(found.get(other.cell, 0.0), self.duel(other))
        return found

    def _weapon(self, name: str) -> float:
        """The worth of a divine weapon on a cell."""
        own = [self.worth_of(one) for one in self.sight.held]
        divine = [self.worth_of(one) for one in self.sight.held if card(one).is_divine]
        given = divine[0] if divine else min(own) if len(own) >= MOST_ARTEFACTS else 0.0
        return max(0.0, self.worth_of(name) - given)

    @cached_property
    def _unknown(self) -> float:
        return UNKNOWN_CELL + NEST * self.nest - NESTS * (1 - self.clears) * self.move

    def _token(self, face: str) -> float:
        """The worth of the token of a discovered cell."""
        if face == "token-shortcut":
            return self.move + self.temper.shortcut
        if face == "token-monster":
            return self.nest
        if face == "token-alpha":
            return self.alpha
        if face == "token-torch-fountain":
            return max(self.search, self.drink)
        return max(0.0, self.search) + (0.3 if face == "token-torch-event" else 0.0)

    @cached_property
    def drink(self) -> float:
        """The worth of the best drink from a fountain."""
        most = min(self.sight.has("mana"), self.sight.lacks("life"))
        return max((self.drunk(n) for n in range(1, most + 1)), default=-1.0)

    def drunk(self, n: int) -> float:
        return self.gained(n) - self.paid(n) + self.temper.drink

    @cached_property
    def _prices(self) -> dict[str, int]:
        """The cost of entering each cell in parts of a point (``FINE``), a whole number of at least 1."""
        return {cell: max(1, round(FINE * (self.move - self.entered(cell)))) for cell in self.sight.cells}

    @cached_property
    def costs(self) -> dict[str, int]:
        """The cost of the best way to Urto from each cell, the cell itself included."""
        return reach(self.sight.links, self.sight.goal, cost=self._prices.__getitem__)

    @cached_property
    def prizes(self) -> dict[str, float]:
        """The cells that are worth a detour, and what they bring beyond a free move."""
        cells = (cell for cell in self.sight.lain if cell != self.sight.goal and self.treasure(cell))
        found = {cell: self.entered(cell) - self.move for cell in cells}
        return {cell: prize for cell, prize in found.items() if prize > 0}

    def treasure(self, cell: str) -> str | None:
        """The artefact token or the divine weapon on a cell; ``None`` where there is none."""
        return next((face for face in self.sight.lain[cell] if face in TREASURES), None)

    @cached_property
    def _from_prizes(self) -> dict[str, dict[str, int]]:
        return {cell: reach(self.sight.links, cell, cost=self._prices.__getitem__) for cell in self.prizes}

    def way(self, cell: str) -> tuple[float, str]:
        """The worth of the best way to Urto that begins with a cell, and the prize on the way."""
        best, aim = -self.costs[cell] / FINE, cell if cell in self.prizes else ""
        if aim:
            return best + self.prizes[cell], aim
        for prize, extra in self.prizes.items():
            through = -(self._from_prizes[prize][cell] + self.costs[prize]) / FINE + extra
            if through > best:
                best, aim = through, prize
        return best, aim

    @cached_property
    def onward(self) -> float:
        """The worth of the best move from here."""
        return max(self.way(cell)[0] for cell in self.sight.links[self.sight.me.cell])

    def clash(self, other: Racer, bonus: int | None = None) -> odds.OneRoundOdds:
        """The odds of a fight with another hero, whose weapons are not known."""
        return odds.clash(self.rolls("pvp", bonus), odds.roll(other.facts["die"]))

    def duel(self, other: Racer) -> float:
        """The worth of attacking another hero."""
        met = self.clash(other)
        dealt = met.dealt * self.harm(other)
        return self.temper.renown + self.temper.duel + dealt - met.taken * self.point - self._deadly()

    def _deadly(self) -> float:
        """The cost of the risk that one blow kills."""
        life = self.sight.has("life")
        return self.temper.death * max(0, 6 - life) / 12 if life < 6 else 0.0
