"""What a hero takes along: a suggestion, and the load by which the strongest hero is measured (CAVE-R04)."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from flick.games.caveloot.cards import GEAR, CavelootCard, card
from flick.games.caveloot.filters import Filter
from flick.games.caveloot.harm import has_wound
from flick.games.caveloot.holdings import carriers, endurance, fits, is_hero, lightened, lighteners, weight
from flick.games.caveloot.in_use import Used, parts_of, used
from flick.games.caveloot.scenes import TextScene, holds, value, variable_of
from flick.games.caveloot.state import CavelootState, Outfit, vitality_of
from flick.games.caveloot.totals import fairies_on

FREE_PLACES = 2
"""The weight that the suggestion keeps free for loot."""


def heroes_of(state: CavelootState, seat: int) -> list[str]:
    """The heroes of a camp that can go: those that are paid. Any number may live there (CAVE-102)."""
    return [name for name in state.players[seat].camp if is_hero(state, name) and name not in state.unpaid]


def packable(state: CavelootState, seat: int, hero: str) -> list[str]:
    """The cards that a hero could carry: everything in the camp, other heroes included (CAVE-103), except itself,
    guilds that were entered and opened passages."""
    player = state.players[seat]
    fixed = {hero, *player.entered, *player.opened, *state.unpaid}
    return [name for name in player.camp if name not in fixed]


def reference(scene: TextScene, one: CavelootCard, boosts: Sequence[tuple[Filter, int]]) -> int:
    """What a card gives in a clash on average, with what boosts it."""
    found = one.reference if one.variable is None else one.power.on_average(variable_of(scene, one))
    return found + sum(n for what, n in boosts if one.fits(what))


def _boosts(scene: TextScene, by: Iterable[Used]) -> list[tuple[Filter, int]]:
    """What cards in use add to each card that their texts mean (``boost``)."""
    found = ((one, part) for one in by for part in parts_of(one, "passive", "boost"))
    return [
        (part.what, value(scene, part.amount, one.name)) for one, part in found if holds(scene, part.terms, one.name)
    ]


def base(state: CavelootState, seat: int, hero: str) -> int:
    """The power of a hero without anything that it carries: base, fairies, guilds. What depends on an opponent does
    not hold where there is none."""
    scene, there = TextScene(state, seat, hero=hero), list(carriers(state, seat, hero, ()))
    total = reference(scene, card(hero), _boosts(scene, there)) + fairies_on(state, hero)
    for one in there:
        for part in parts_of(one, "passive"):
            if not holds(scene, part.terms, one.name):
                continue
            if part.verb == "fairy":
                total += value(scene, part.amount, one.name)
            elif part.verb == "power":
                total += part.expr.on_average()
    return total


def strength(state: CavelootState, seat: int) -> int:
    """The reference power of the best hero of the camp with the best load of artefacts and grimoires that it can carry;
    0 without a hero. Texts of what is used count, but for those that need an opponent (CAVE-R04)."""
    return max(
        (base(state, seat, hero) + best_load(state, seat, hero)[0] for hero in heroes_of(state, seat)), default=0
    )


def best_load(state: CavelootState, seat: int, hero: str, free: int = 0) -> tuple[int, list[str]]:
    """The artefacts and grimoires of the camp that give most within the hero's endurance, with so many places kept
    free; what raises endurance makes room for itself."""
    return max((loads.best for loads in loads_of(state, seat, hero, free)), key=lambda found: found[0])


class Loads(NamedTuple):
    """The best loads of a hero that certain cards are part of: by the weight that each takes, what it gives and of what
    it is made. ``boosts`` and ``lighter`` are what these cards, the hero, fairies and guilds do for others."""

    scene: TextScene
    boosts: Sequence[tuple[Filter, int]]
    lighter: Sequence[tuple[Filter, int]]
    room: int
    found: Mapping[int, tuple[int, list[str]]]

    @property
    def best(self) -> tuple[int, list[str]]:
        """The load that gives most; an empty one where none fits."""
        state, seat, hero = self.scene.state, self.scene.seat, self.scene.hero
        ranked = sorted(self.found.values(), key=lambda found: -found[0])
        nothing: tuple[int, list[str]] = (0, [])
        return next((found for found in ranked if fits(state, seat, hero, found[1])), nothing)

    def gain(self, name: str) -> int:
        """What a card adds to these loads."""
        return reference(self.scene, card(name), self.boosts)

    def takes(self, name: str) -> int:
        """The room that a card takes, minus the room that it makes."""
        return lightened(card(name), self.lighter) - _endurance_of(self.scene, name)

    def with_more(self, name: str) -> int:
        """What the best load gives with one more card to choose from."""
        gain, takes = self.gain(name), self.takes(name)
        more = (power + gain for taken, (power, _) in self.found.items() if taken + takes <= self.room)
        return max(*(power for power, _ in self.found.values()), *more, 0)


def loads_of(state: CavelootState, seat: int, hero: str, free: int = 0) -> list[Loads]:
    """The loads with and without each card of the camp that changes what others weigh or give (CAVE-R04)."""
    names = [name for name in state.players[seat].camp if card(name).type in GEAR and name not in state.unpaid]
    if free:
        names = [name for name in names if not has_wound(state, hero, name)]
    scene = TextScene(state, seat, hero=hero)
    boosts = _boosts(scene, carriers(state, seat, hero, ()))
    changing = [name for name in names if changes_others(name)]
    others = [name for name in names if name not in changing]
    room = endurance(state, seat, hero, ()) - free
    some = (fixed for count in range(len(changing) + 1) for fixed in combinations(changing, count))
    return [_beside(scene, fixed, others, boosts, room) for fixed in some]


def changes_others(name: str) -> bool:
    """Whether a card makes other gear lighter or stronger."""
    return any(parts_of(used(name), "passive", verb) for verb in ("lighten", "boost"))


def _beside(
    scene: TextScene, fixed: Sequence[str], others: Sequence[str], boosts: Sequence[tuple[Filter, int]], room: int
) -> Loads:
    """The loads that the ``fixed`` cards are part of."""
    lighter = lighteners(scene.state, scene.seat, scene.hero, fixed)
    taken = weight(scene.state, scene.seat, scene.hero, fixed) - sum(_endurance_of(scene, name) for name in fixed)
    best: dict[int, tuple[int, list[str]]] = {}
    loads = Loads(scene, [*boosts, *_boosts(scene, map(used, fixed))], lighter, room, best)
    best[taken] = (sum(map(loads.gain, fixed)), list(fixed))
    net = {name: loads.takes(name) for name in others}
    for name in sorted(others, key=net.__getitem__):
        gain = loads.gain(name)
        if gain <= 0 and net[name] >= 0:
            continue
        for taken, (found, load) in list(best.items()):
            there = taken + net[name]
            if there <= room and (there not in best or best[there][0] < found + gain):
                best[there] = (found + gain, [*load, name])
    return loads


def _endurance_of(scene: TextScene, name: str) -> int:
    """The endurance that a card brings."""
    return sum(value(scene, part.amount, name) for part in parts_of(used(name), "passive", "endurance"))


def suggested_hero(state: CavelootState, seat: int) -> str:
    """The hero with the most power with what it can carry, and not one who is nearly lost while another is not."""
    heroes = heroes_of(state, seat)

    def rank(hero: str) -> tuple[bool, int]:
        power = base(state, seat, hero) + best_load(state, seat, hero, FREE_PLACES)[0]
        return vitality_of(state, hero) > 1, power

    return max(heroes, key=rank, default="")


def suggested_pack(state: CavelootState, seat: int, hero: str) -> list[str]:
    """The artefacts and grimoires that give most with ``FREE_PLACES`` kept free for loot."""
    return best_load(state, seat, hero, FREE_PLACES)[1]


def suggested_outfit(state: CavelootState, seat: int) -> Outfit | None:
    """The suggested hero with the suggested pack; ``None`` where nobody can go."""
    hero = suggested_hero(state, seat)
    return Outfit(seat, hero, suggested_pack(state, seat, hero)) if hero else None
