"""Cards that are in use, and their texts (CAVE-R25)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from flick.games.caveloot.cards import card
from flick.games.caveloot.filters import Filter
from flick.games.caveloot.language import CavelootPart, Parts
from flick.games.caveloot.scenes import TextScene, filter_of, foe_scene, holds
from flick.games.caveloot.state import CavelootState, Side, bound_to


class Used(NamedTuple):
    """A card in use with its texts by trigger; a guild is given with the texts of one level. ``said`` has their parts
    by trigger and verb, and all parts of a trigger under an empty verb, because every computation of power asks for
    them."""

    name: str
    texts: Mapping[str, Parts]
    said: Mapping[tuple[str, str], Parts]
    talents: tuple[str, ...] = ()


def _in_use(name: str, texts: Mapping[str, Parts], talents: tuple[str, ...] = ()) -> Used:
    """A card in use, with its parts sorted by trigger and verb."""
    said: dict[tuple[str, str], Parts] = {}
    for trigger, parts in texts.items():
        said[trigger, ""] = parts
        for part in parts:
            said[trigger, part.verb] = (*said.get((trigger, part.verb), ()), part)
    return Used(name, texts, said, talents)


@cache
def used(name: str) -> Used:
    """A card with all its texts."""
    return _in_use(name, card(name).texts, card(name).talents)


def of_guilds(state: CavelootState, seat: int) -> Iterator[Used]:
    """The levels that a player has reached in guilds (CAVE-138, CAVE-R44)."""
    for guild, level in state.players[seat].entered.items():
        yield from _levels_of(guild)[:level]


@cache
def _levels_of(guild: str) -> Sequence[Used]:
    return [_in_use(guild, task.texts) for task in card(guild).tasks]


def of_side(scene: TextScene) -> Iterator[Used]:
    """What is in use for a seat, or for the opponent (CAVE-R25): support heroes in their clash, what is equipped and
    not banned (CAVE-111), the hero's own text (CAVE-100), all fairies bound to it (CAVE-120, CAVE-122), treasures in
    hand (CAVE-125), guilds (CAVE-141). Outside fights every artefact in hand counts as equipped."""
    fight = scene.state.fight
    gear = () if fight is None else fight.gear if scene.side == "foe" else fight.worn.get(scene.seat, ())
    bans = list(_bans(scene.state, scene.side)) if gear else []
    if not bans:
        return _there(scene)
    banned = {name for name in gear if any(card(name).fits(what) for what in bans)}
    return (one for one in _there(scene) if one.name not in banned)


def _there(scene: TextScene) -> Iterator[Used]:
    """The cards that a side has, banned ones included."""
    if scene.side == "foe":
        yield from _of_the_foe(scene)
        return
    state, seat = scene.state, scene.seat
    player, fight = state.players[seat], state.fight
    if fight is not None and seat in fight.lent:
        for support in fight.lent[seat]:
            yield used(support)
            yield from map(used, bound_to(state, support))
    equipped = fight.worn.get(seat, []) if fight is not None and seat in fight.seats else _carried(state, seat)
    yield from map(used, equipped)
    if player.hero:
        yield used(player.hero)
        yield from map(used, bound_to(state, player.hero))
    yield from (used(name) for name in player.hand if card(name).type == "treasure")
    yield from of_guilds(state, seat)


def _of_the_foe(scene: TextScene) -> Iterator[Used]:
    """The cards of an opponent, whose talents it uses like a hero (CAVE-217), in the order in which they were revealed
    (CAVE-R40), with the fairies of a renegade (CAVE-R18). Spirits that haunt it do not help it."""
    fight = scene.fight
    cards = [*fight.foes, *fight.gear]
    if fight.gear and fight.in_dungeon:
        revealed = scene.state.level
        cards.sort(key=lambda name: revealed.index(name) if name in revealed else len(revealed))
    yield from map(used, cards)
    for foe in fight.foes:
        yield from (used(fairy) for fairy in bound_to(scene.state, foe) if not card(fairy).is_spirit)


def facing(scene: TextScene) -> Iterator[TextScene]:
    """The scenes of the other side of a fight: one for the opponent, one for each hero."""
    if scene.side == "own":
        yield foe_scene(scene.state)
    else:
        yield from (TextScene(scene.state, seat) for seat in scene.fight.seats)


def is_banned(state: CavelootState, side: Side, name: str) -> bool:
    """Whether a side may not use a card in this fight (``ban``)."""
    return any(card(name).fits(what) for what in _bans(state, side))


def _bans(state: CavelootState, side: Side) -> Iterator[Filter]:
    """The cards that a side may not use in this fight, by texts that were used in it and by those in force."""
    fight = state.fight
    if fight is None:
        return
    yield from (filter_of(what) for banned, what in fight.bans if banned == side)
    for other in facing(TextScene(state, state.active, side)):
        for by in _there(other):
            for part in parts_of(by, "passive", "ban"):
                if holds(other, part.terms, by.name):
                    yield part.what


def shown_talents(scene: TextScene) -> Iterator[str]:
    """The talents that cards in use print, or give without a condition, for conditions that ask about talents."""
    for one in _there(scene):
        yield from one.talents
        yield from (part.about for part in parts_of(one, "passive", "talent") if not part.terms)


def _carried(state: CavelootState, seat: int) -> list[str]:
    return [name for name in state.players[seat].hand if card(name).type == "artefact"]


def parts_of(one: Used, trigger: str, verb: str = "") -> Parts:
    """The parts of a card in use at a trigger; only those with one verb where it is given."""
    return one.said.get((trigger, verb), ())


def lasting(scene: TextScene, verb: str) -> Iterator[tuple[str, CavelootPart]]:
    """The parts with a verb that are in force for a side, each with its card (``PASSIVE``)."""
    for one in of_side(scene):
        for part in parts_of(one, "passive", verb):
            if not part.terms or holds(scene, part.terms, one.name):
                yield one.name, part
