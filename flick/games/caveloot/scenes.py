"""The position in which a text counts, with the values of its amounts and conditions there."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from flick.effects.dispatch import Count, Truth, holds_by, value_by
from flick.effects.effect_records import Term
from flick.games.caveloot.cards import CavelootCard, card
from flick.games.caveloot.filters import TALENTS, Filter, read_filter
from flick.games.caveloot.language import LANGUAGE
from flick.games.caveloot.regions import REGIONS
from flick.games.caveloot.state import OTHER, CavelootFight, CavelootState, Side, bound_to, vitality_of


class TextScene(NamedTuple):
    """A position with the side and the seat whose card asks; for a monster, the seat of whoever fights it. ``hero``
    takes the place of the active hero where one is measured that stays at home (CAVE-R04), or where the text of a
    support hero asks."""

    state: CavelootState
    seat: int
    side: Side = "own"
    hero: str = ""

    @property
    def fight(self) -> CavelootFight:
        """The fight that goes on; it is asked for only while one does."""
        return self.state.current_fight


def foe_scene(state: CavelootState) -> TextScene:
    """The scene of the opponent in the current fight."""
    return TextScene(state, state.active, "foe")


@cache
def filter_of(text: str) -> Filter:
    """The filter of a text that is known to be one."""
    return read_filter(text)


def matching(scene: TextScene, what: Filter) -> list[str]:
    """The cards that a filter means, wherever it looks; in camp and hand where it names no place. What is
    brought home unpaid does not count (CAVE-R20)."""
    return [name for name in _in_place(scene, what.place) if card(name).fits(what)]


def _in_place(scene: TextScene, place: str) -> Iterator[str]:
    """The cards at a place, seen from the side whose text asks."""
    state, player, fight = scene.state, scene.state.players[scene.seat], scene.state.fight
    if scene.side == "foe":
        yield from _of_the_foe(scene, place)
        return
    if place == "open":
        yield from state.open.get(state.now.region, ())
    elif place == "opponent":
        yield from fight.foes if fight else ()
    elif place == "equipped":
        yield from fight.worn.get(scene.seat, ()) if fight else ()
    elif place == "bound":
        yield from bound_to(state, scene.hero or player.hero)
    else:
        if place in ("", "hand"):
            yield from player.hand
        if place in ("", "camp"):
            yield from (name for name in player.camp if name not in state.unpaid)


def _of_the_foe(scene: TextScene, place: str) -> Iterator[str]:
    """The cards that a monster's text means at a place. A monster has only its gear and the spirits that haunt it; its
    opponents are the heroes, and "hand" and "camp" on its card are those of whoever fights it."""
    state, fight = scene.state, scene.fight
    if place == "hand":
        yield from state.player.hand
    elif place == "camp":
        yield from state.player.camp
    elif place == "open":
        yield from state.open.get(state.now.region, ())
    elif place == "opponent":
        yield from (state.players[seat].hero for seat in fight.seats)
    elif place in ("", "equipped"):
        yield from fight.gear
    elif place == "bound":
        yield from (spirit for foe in fight.foes for spirit in bound_to(state, foe))


def total_of(scene: TextScene, side: Side) -> int:
    """The total of a side in this clash. ``totals.py`` needs this module to compute it, so it is imported only here."""
    from flick.games.caveloot.totals import total

    return total(scene.state, side)


def _vitality(scene: TextScene, side: Side) -> int:
    """The vitality of the opponent, or of the hero for whom a text asks; 0 where there is none."""
    fight = scene.state.fight
    if side == "foe":
        return fight.vitality if fight else 0
    hero = scene.hero or scene.state.player.hero
    return vitality_of(scene.state, hero) if hero else 0


def _own_vitality(scene: TextScene) -> int:
    """The vitality of the bearer of a card: of a helper's hero for what the helper carries."""
    hero = scene.hero or scene.state.players[scene.seat].hero
    return vitality_of(scene.state, hero) if scene.side == "own" and hero else _vitality(scene, scene.side)


def _borne(scene: TextScene, name: str) -> TextScene:
    """The scene for the text of a support hero, in which its bearer is that hero and not the active one (CAVE-R29)."""
    fight = scene.state.fight
    is_support = fight is not None and scene.side == "own" and name in fight.lent.get(scene.seat, ())
    return scene._replace(hero=name) if is_support else scene


def _count(scene: TextScene, of: str, name: str) -> int:
    return len(matching(_borne(scene, name), filter_of(of)))


COUNTS: dict[str, Count[TextScene]] = {
    "count": _count,
    "hero_vitality": lambda scene, of, name: _vitality(scene, "own"),
    "foe_vitality": lambda scene, of, name: _vitality(scene, "foe"),
    "clashes": lambda scene, of, name: max(0, scene.state.fight.clash - 1) if scene.state.fight else 0,
    "regions": lambda scene, of, name: len(scene.state.players[scene.seat].access),
}


def _foe_is(kind: str) -> Truth[TextScene]:
    """The condition that the opponent is of a type."""

    def is_so(scene: TextScene, term: Term, name: str) -> bool:
        fight = scene.state.fight
        return fight is not None and any(card(foe).type == kind for foe in fight.foes)

    return is_so


def _in_region(region: str) -> Truth[TextScene]:
    return lambda scene, term, name: scene.state.now.region == region


def _has_talent(talent: str) -> Truth[TextScene]:
    """The condition that a side has a talent."""

    def is_so(scene: TextScene, term: Term, name: str) -> bool:
        from flick.games.caveloot.in_use import shown_talents

        return talent in shown_talents(scene)

    return is_so


def _is_losing(scene: TextScene, term: Term, name: str) -> bool:
    """Whether the total of the side is lower than that of the other, once anything has been drawn."""
    if scene.state.fight is None or not scene.state.fight.sources:
        return False
    return total_of(scene, scene.side) < total_of(scene, OTHER[scene.side])


TRUTHS: dict[str, Truth[TextScene]] = {
    **{f"in_{region}": _in_region(region) for region in REGIONS},
    **{f"foe_is_{kind}": _foe_is(kind) for kind in ("monster", "boss", "renegade")},
    **{f"has_{talent}": _has_talent(talent) for talent in TALENTS},
    "side_losing": _is_losing,
    "first_clash": lambda scene, term, name: scene.state.fight is not None and scene.state.fight.clash == 1,
    "vitality": lambda scene, term, name: _own_vitality(_borne(scene, name)) <= term.number,
}

value = value_by(LANGUAGE, COUNTS)
"""The number for an amount in the text of a card."""
holds: Callable[[TextScene, Sequence[Term], str], bool] = holds_by(LANGUAGE, COUNTS, TRUTHS)
"""Whether a condition in the text of a card holds."""


def variable_of(scene: TextScene, one: CavelootCard) -> int:
    """The present value of X on a card."""
    return 0 if one.variable is None else value(scene, one.variable, one.id)
