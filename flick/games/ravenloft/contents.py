"""The kinds of content files, the names of things, and the checks of files."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from flick import places
from flick.games.ravenloft import bundles, cards, citing, gains, matrix
from flick.games.ravenloft.adventure_checks import adventure_in
from flick.games.ravenloft.adventure_files import AdventureFile
from flick.games.ravenloft.card_checks import card_faults
from flick.games.ravenloft.card_records import Card, MonsterCard
from flick.games.ravenloft.cards import SORTS, read
from flick.games.ravenloft.deck_checks import set_faults
from flick.games.ravenloft.object_names import object_names
from flick.games.ravenloft.own_things import OWN_NAMES
from flick.games.ravenloft.tile_checks import tiles_in
from flick.games.ravenloft.tiles import TileFile, tile_names
from flick.table import content

ADVENTURES, TILES = "adventures", "tiles.yaml"
DICE = (4, 6, 20)
"""The sides of the dice that are rolled, some of them only by variants (RAV-DIC-01)."""
KINDS: Mapping[str, type[Any]] = {
    **cards.KINDS,
    TILES: dict[str, TileFile],
    f"{ADVENTURES}/*.yaml": AdventureFile,
    f"{bundles.FOLDER}/*.yaml": bundles.Bundle,
    matrix.FILE: matrix.Matrix,
    gains.FILE: gains.Tables,
    citing.REPLACES: citing.Replaced,
    citing.CITES: citing.Cites,
}
CHECKS: Mapping[str, Callable[[content.Document], object]] = {
    TILES: tiles_in,
    bundles.FOLDER: bundles.check,
    matrix.FILE: matrix.check,
    gains.FILE: gains.check,
    **dict.fromkeys((citing.REPLACES, citing.CITES), citing.check),
}
"""The function that checks a file, by its name or by the folder in which it lies."""


def things(language: str) -> Mapping[str, str]:
    """The names of cards, their copies and figures, of tiles, objects and faces of dice."""
    return _things(language, cards.KNOWN.number, OWN_NAMES.number)


@lru_cache(16)
def _things(language: str, cards_known: int, names_known: int) -> Mapping[str, str]:
    """The names, cached by the numbers that count what adventures have brought."""
    every = cards.every_card()
    names = dict(cards.names(language, every))
    for name, one in every.items():
        if type(one) is MonsterCard:
            numbers = range(1, one.copies + 1)
            names.update({f"{name}-{number}": f"{names[name]} {number}" for number in numbers})
    faces = {f"d{die}-{n}": str(n) for die in DICE for n in range(1, die + 1)}
    return {**faces, **tile_names(language), **object_names(language), **OWN_NAMES.in_language(language), **names}


def check(path: Path, record: Any) -> None:
    """Check a content file beyond the kinds of its fields."""
    document = content.read_document(path)
    if path.parent.name == cards.FOLDER:
        _check_cards(path, document)
    elif isinstance(record, AdventureFile):
        adventure_in(document)
    elif (checks := CHECKS.get(path.name) or CHECKS.get(path.parent.name)) is not None:
        checks(document)


def _check_cards(path: Path, document: content.Document) -> None:
    """Check a file of cards; ``BadContent`` names the first fault. The cards are checked together with those of the
    files beside it, and with those of the house that none of these replaces."""
    if path.stem not in SORTS:
        return
    own = read(document, path.stem)
    known = _cards_around(path, own)
    for one in own.values():
        for found in card_faults(one, known):
            raise found.in_file(document)
    for found in set_faults(path.stem, known):
        raise found.in_file(document)


def _cards_around(path: Path, own: dict[str, Any]) -> dict[str, Card]:
    """All cards by ID: those of the house, those of the files beside this one, and its own."""
    house, beside = places.shipped("levels") / "ravenloft" / cards.FOLDER, path.parent.resolve()
    found: dict[str, Card] = {}
    for stem in SORTS:
        for folder in dict.fromkeys((house, beside)):
            file = folder / f"{stem}.yaml"
            if (stem, folder) == (path.stem, beside):
                found |= own
            elif file.is_file():
                found |= read(content.read_document(file), stem)
    return found
