"""Tells what was still missing when an adventure was lost."""

from collections.abc import Iterator

from flick.games.ravenloft.adventure_checks import START
from flick.games.ravenloft.card_records import ChamberCard
from flick.games.ravenloft.cards import chambers, kind_of
from flick.games.ravenloft.missions import chamber_is_overcome
from flick.games.ravenloft.object_names import called
from flick.games.ravenloft.state import RavenloftState
from flick.table.sayings import Say


def unfulfilled(state: RavenloftState) -> Iterator[Say]:
    """A sentence for each part of the mission that was not done (RAV-02), with how much of it was left."""
    goal = state.progress.file.won
    for name in goal.defeat:
        yield from _villain(state, name)
    for name in goal.destroy:
        if name in state.figures:
            yield Say("tale-missing-object", {"object": called(state, name), "left": state.figures[name].hp})
        elif name not in state.progress.found:
            yield Say("tale-missing-unfound", {"object": called(state, name)})
    if goal.chamber and not chamber_is_overcome(state):
        yield from _chamber(state)
    if goal.escape:
        yield from _way_out(state)


def _villain(state: RavenloftState, name: str) -> Iterator[Say]:
    if name in state.figures:
        yield Say("tale-missing-villain", {"villain": name, "left": state.figures[name].hp})
    elif name not in state.progress.entered:
        yield Say("tale-missing-unmet", {"villain": name})


def _chamber(state: RavenloftState) -> Iterator[Say]:
    if not state.progress.chamber:
        yield Say("tale-missing-chamber")
        return
    card: ChamberCard = chambers()[state.progress.chamber]
    if card.objective == "villain":
        yield from _villain(state, card.villain)
    elif card.objective == "rescue":
        safe = sum(kind_of(token) == "villager" for token in state.progress.found)
        yield Say("tale-missing-villagers", {"n": card.rescued - safe})
    else:
        left = sum(name in state.shielded for hero in state.heroes for name in hero.row)
        yield Say("tale-missing-shielded", {"n": left})


def _way_out(state: RavenloftState) -> Iterator[Say]:
    """The sentence for an escape: the object that had to be brought out, the tile with the way out, or the heroes still
    inside."""
    goal = state.progress.file.won
    inside = sum(hero.on_board for hero in state.heroes)
    if goal.bearing:
        yield _object_sought(state, goal.bearing)
    elif goal.escape != START and not _is_laid(state, goal.escape):
        yield Say("tale-missing-way", {"tile": goal.escape})
    elif inside:
        yield Say("tale-missing-inside", {"n": inside})


def _object_sought(state: RavenloftState, name: str) -> Say:
    """The sentence for where the object was that had to be brought out."""
    thing = {"object": called(state, name)}
    bearer = state.progress.carried.get(name)
    if bearer:
        return Say("tale-missing-borne", {**thing, "hero": bearer})
    found = _is_laid(state, state.progress.file.objects[name].tile)
    return Say("tale-missing-lies" if found else "tale-missing-unfound", thing)


def _is_laid(state: RavenloftState, tile: str) -> bool:
    return any(tile in (laid.name, kind_of(laid.name)) for laid in state.dungeon.grid.tiles)
