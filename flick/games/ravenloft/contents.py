"""The kinds of content files, the names of things, and the checks of files."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from flick.games.ravenloft import bundles, cards, checks, citing, gains, matrix, replaced
from flick.games.ravenloft.adventure_checks import adventure_in
from flick.games.ravenloft.adventure_files import AdventureFile
from flick.games.ravenloft.card_records import MonsterCard
from flick.games.ravenloft.object_names import object_names
from flick.games.ravenloft.own_names import OWN_NAMES
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
    replaced.FILE: replaced.Replaced,
    citing.FILE: citing.Cites,
}


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
    if path.parent.name == bundles.FOLDER:
        bundles.check(document)
    elif path.name == matrix.FILE:
        matrix.check(document)
    elif path.name == gains.FILE:
        gains.check(document)
    elif path.name == citing.FILE:
        citing.check(document)
    elif path.name == replaced.FILE:
        replaced.check(document)
    elif isinstance(record, AdventureFile):
        adventure_in(document)
    elif path.parent.name == cards.FOLDER:
        checks.check(path)
    elif path.name == TILES:
        tiles_in(document)
