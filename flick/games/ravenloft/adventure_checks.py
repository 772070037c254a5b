"""Finds the faults of an adventure, each with its place in the file (RAV-DES-13)."""

from collections.abc import Iterable, Mapping
from typing import Any

from flick.games.ravenloft import cards, tiles
from flick.games.ravenloft.adventure_files import AdventureFile, AdventureGoal
from flick.games.ravenloft.card_checks import card_faults
from flick.games.ravenloft.options import MOST_HEROES
from flick.games.ravenloft.own_things import PLACE, read_own
from flick.games.ravenloft.tile_checks import check_tile_file
from flick.games.ravenloft.tiles import EXIT, TileFile, cards_of
from flick.table.content import Document

START = "start"
"""The word for the stairs of the Start tile as the way out."""
SPECIAL = ("exit", "entrance", "adventure")
"""The kinds of tiles that an adventure puts into its stack by name."""


def adventure_in(document: Document) -> AdventureFile:
    """The adventure of a file; ``BadContent`` names the place of the first fault."""
    file = document.convert(AdventureFile)
    for name, tile in file.tiles.items():
        if name in tiles.tile_files():
            raise document.error(("tiles", name), "tile-name-taken", tile=name)
        check_tile_file(document, ("tiles", name), tile)
    known = {**tiles.tile_files(), **file.tiles}
    _check_cards(document, file)
    _check_stack(document, file, known)
    _check_things(document, file, known)
    _check_chamber(document, file, known)
    _check_bonus(document, file)
    _check_goal(document, file, known)
    return file


def _check_cards(document: Document, file: AdventureFile) -> None:
    """Check that the adventure's own cards keep the limits of all cards (RAV-DES-15, RAV-DES-16)."""
    own = read_own(document, file.cards)
    every = {**cards.house_cards(), **{name: one for ones in own.values() for name, one in ones.items()}}
    for sort, ones in own.items():
        for one in ones.values():
            if one.id in cards.house_cards():
                raise document.error((PLACE, sort, one.id), "adventure-name-taken", name=one.id)
            for found in card_faults(one, every):
                raise found.in_file(document, (PLACE, sort))


def _ids(names: Iterable[str]) -> str:
    """IDs as a person writes them, in quotation marks."""
    return ", ".join(f"“{name}”" for name in names)


def _check_stack(document: Document, file: AdventureFile, known: Mapping[str, TileFile]) -> None:
    """Check that every part of the stack takes tiles that exist, and each special tile once."""
    every = [card for name, tile in known.items() for card in cards_of(name, tile)]
    pool = [card for card in every if card.kind in ("ordinary", "corridor")]
    left, doors = len(pool), sum(card.door is not None for card in pool)
    named: list[str] = []
    for index, part in enumerate(file.stack):
        path = ("stack", index)
        most, least = part.drawn_by(MOST_HEROES), part.drawn_by(1)
        if most > left or part.doors > min(least, doors):
            raise document.error(path, "adventure-too-many-tiles", wanted=most, left=left, doors=doors)
        if least < 0:
            raise document.error(path, "adventure-too-few-tiles", least=least)
        left, doors = left - most, doors - part.doors
        for tile in part.among:
            if tile not in known or known[tile].kind not in SPECIAL:
                special = [name for name, one in known.items() if one.kind in SPECIAL]
                raise document.error((*path, "among"), "adventure-no-tile", tile=tile, known=_ids(special))
            if tile in named:
                raise document.error((*path, "among"), "adventure-tile-twice", tile=tile)
            named.append(tile)


def _check_things(document: Document, file: AdventureFile, known: Mapping[str, TileFile]) -> None:
    """Check that objects and villains come on tiles of the stack, and that each villain has a card."""
    for name, thing in file.objects.items():
        _in_stack(document, ("objects", name, "tile"), file, thing.tile)
        if name in cards.house_cards() or name in known:
            raise document.error(("objects", name), "adventure-name-taken", name=name)
        if (thing.ac > 0) is not (thing.hp > 0):
            raise document.error(("objects", name), "adventure-half-target", name=name, rule="RAV-107")
    for name, villain in file.villains.items():
        if name not in (*cards.villains(), *file.cards.villains):
            known_villains = _ids((*cards.villains(), *file.cards.villains))
            raise document.error(("villains", name), "adventure-no-villain", name=name, known=known_villains)
        _in_stack(document, ("villains", name, "tile"), file, villain.tile)
        if villain.step > file.clock:
            raise document.error(("villains", name, "step"), "adventure-step", step=villain.step, clock=file.clock)
        if villain.warded is not None and villain.warded.by not in _targets(file):
            place = ("villains", name, "warded", "by")
            raise document.error(place, "adventure-no-object", name=villain.warded.by, known=_ids(_targets(file)))


def _check_chamber(document: Document, file: AdventureFile, known: Mapping[str, TileFile]) -> None:
    """Check that a chamber has its Entrance in the stack and chamber cards of its kind (RAV-149, RAV-150)."""
    entrances = [tile for part in file.stack for tile in part.among if known[tile].kind == "entrance"]
    for tile in entrances:
        if known[tile].chamber != file.chamber:
            raise document.error(("chamber",), "adventure-other-chamber", tile=tile, rule="RAV-149")
    if file.chamber is None:
        return
    if not entrances:
        raise document.error(("chamber",), "adventure-no-entrance", rule="RAV-149")
    fitting = [name for name, one in cards.chambers().items() if one.chamber == file.chamber]
    for name in file.chamber_cards or ("",):
        if name not in fitting:
            raise document.error(
                ("chamber_cards",), "adventure-no-chamber-card", name=name, known=_ids(fitting), rule="RAV-150"
            )


def _check_bonus(document: Document, file: AdventureFile) -> None:
    """Check that every bonus card exists."""
    for name in file.bonus_cards:
        if name not in cards.bonus_cards():
            known = _ids(cards.bonus_cards())
            raise document.error(("bonus_cards",), "adventure-no-bonus-card", name=name, known=known)


def _check_goal(document: Document, file: AdventureFile, known: Mapping[str, TileFile]) -> None:
    """Check that the adventure can be won (RAV-02), with objects, villains and tiles that it has."""
    goal = file.won
    if goal == AdventureGoal():
        raise document.error(("won",), "adventure-no-goal", rule="RAV-02")
    if goal.escape:
        _check_escape(document, file, known)
    if goal.bearing and (goal.bearing not in file.objects or goal.bearing in _targets(file) or not goal.escape):
        takeable = [name for name, thing in file.objects.items() if not thing.is_target]
        raise document.error(("won", "bearing"), "adventure-no-object", name=goal.bearing, known=_ids(takeable))
    for name in goal.defeat:
        if name not in file.villains:
            raise document.error(("won", "defeat"), "adventure-no-villain", name=name, known=_ids(file.villains))
    for name in goal.destroy:
        if name not in _targets(file):
            known_targets = _ids(_targets(file))
            raise document.error(("won", "destroy"), "adventure-no-object", name=name, known=known_targets)
    if goal.chamber and file.chamber is None:
        raise document.error(("won", "chamber"), "adventure-no-entrance", rule="RAV-149")


def _check_escape(document: Document, file: AdventureFile, known: Mapping[str, TileFile]) -> None:
    """Check that the tile with the way out is in the stack and has an exit (RAV-112)."""
    if file.won.escape == START:
        return
    _in_stack(document, ("won", "escape"), file, file.won.escape, reason="adventure-exit-nowhere")
    if EXIT not in "".join(known[file.won.escape].squares):
        raise document.error(("won", "escape"), "adventure-no-way-out", tile=file.won.escape, rule="RAV-112")


def _in_stack(
    document: Document, path: tuple[Any, ...], file: AdventureFile, tile: str, reason: str = "adventure-not-in-stack"
) -> None:
    """Check that a tile is put into the stack by name."""
    named = [name for part in file.stack for name in part.among]
    if tile not in named:
        raise document.error(path, reason, tile=tile, known=_ids(named), rule="RAV-05")


def _targets(file: AdventureFile) -> list[str]:
    return [name for name, thing in file.objects.items() if thing.is_target]
