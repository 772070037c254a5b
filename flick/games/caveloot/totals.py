"""The totals of both sides in a clash (CAVE-R24)."""

from collections.abc import Iterator

from flick.games.caveloot.cards import card, deck_named, value_of
from flick.games.caveloot.in_use import lasting, of_side, parts_of
from flick.games.caveloot.language import CavelootPart
from flick.games.caveloot.powers import AVERAGES, power_of
from flick.games.caveloot.scenes import TextScene, filter_of, foe_scene, holds, value
from flick.games.caveloot.state import CavelootFight, CavelootState, Side, Source, bound_to

LOSING = "side_losing"
"""The condition of texts that count for the side that is behind."""


def worth_of(fight: CavelootFight, drawn: str) -> int:
    """What a power card counts in this clash: 0 if it is void or could not be drawn, else its value, perhaps twice."""
    return value_of(drawn) * fight.factors.get(drawn, 1) if drawn else 0


def subtotal(fight: CavelootFight, source: Source) -> int:
    """What a source gives: its expression, multiplied, and what boosts it."""
    drawn = iter([worth_of(fight, one) for one in source.drawn])
    return source.times * power_of(source.power).value(drawn, source.variable) + source.plus


def total(state: CavelootState, side: Side) -> int:
    """The sum of all sources, fairy power and flat additions, which may be negative (CAVE-R24)."""
    fight = state.current_fight
    return sum(subtotal(fight, source) for source in fight.sources if source.side == side) + fairy_power(state, side)


def fairy_power(state: CavelootState, side: Side) -> int:
    """The fairy power of all fairies bound to the heroes who fight, to support heroes in this clash and to equipped
    tamed monsters (CAVE-119, CAVE-R29), or that of the spirits that haunt the opponent (CAVE-123), with what texts add
    to it."""
    fight = state.current_fight
    if side == "foe":
        return fairies_on(state, *fight.foes) + sum(_told(scene) for scene in scenes_of(state, side))
    lent = [support for supports in fight.lent.values() for support in supports]
    return fairies_on(state, *lent) + sum(fairy_power_of(state, seat) for seat in fight.seats)


def fairy_power_of(state: CavelootState, seat: int) -> int:
    """The part of it that comes from the hero, the tamed monsters and the texts of a seat that fights."""
    fight = state.current_fight
    tame = [name for name in fight.worn.get(seat, ()) if name in state.tamed]
    return fairies_on(state, state.players[seat].hero, *tame) + _told(TextScene(state, seat))


def fairies_on(state: CavelootState, *hosts: str) -> int:
    """The fairy power of all fairies and spirits bound to these cards."""
    return sum(card(fairy).fairy_power for host in hosts for fairy in bound_to(state, host))


def _told(scene: TextScene) -> int:
    return sum(value(scene, part.amount, name) for name, part in lasting(scene, "fairy"))


def scenes_of(state: CavelootState, side: Side) -> Iterator[TextScene]:
    """A scene for each seat that fights on a side; one for the opponent."""
    assert state.fight is not None
    if side == "foe":
        yield foe_scene(state)
    else:
        yield from (TextScene(state, seat) for seat in state.fight.seats)


def boost_of(scene: TextScene, name: str) -> int:
    """What texts with ``boost`` add to every use of a card of this side: those in force, of which a guild's count for
    its own player only (CAVE-138), and those that were used in this clash."""
    one, fight = card(name), scene.state.fight
    scenes = [scene] if fight is None else scenes_of(scene.state, scene.side)
    found = 0
    for other in scenes:
        for by, part in lasting(other, "boost"):
            if one.fits(part.what) and (other.seat == scene.seat or card(by).type != "guild"):
                found += value(other, part.amount, by)
    if fight is not None and scene.side == "own":
        found += sum(n for what, n in fight.boosts if one.fits(filter_of(what)))
    return found


def passive_powers(scene: TextScene, *, late: bool = False) -> Iterator[tuple[str, CavelootPart]]:
    """The cards whose texts give power in every clash, with the part of each that does. What is given to a side that is
    losing comes ``late``: both sides have drawn before anybody knows."""
    for one in of_side(scene):
        for part in parts_of(one, "passive", "power"):
            if late is any(term.name == LOSING for term in part.terms) and holds(scene, part.terms, one.name):
                yield one.name, part


def excess(fight: CavelootFight, source: Source, place: int) -> int:
    """By how much a power card is better than the average of its deck, counted as often as it counts (CAVE-R40)."""
    drawn = source.drawn[place]
    if not drawn:
        return 0
    times = power_of(source.power).multipliers[place] * source.times * fight.factors.get(drawn, 1)
    return (value_of(drawn) - AVERAGES[deck_named(drawn)]) * times
