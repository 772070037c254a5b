"""Checks files of cards for ``flick check`` and names the first fault with its place."""

from pathlib import Path
from typing import Any

from flick import places
from flick.games.ravenloft.card_checks import card_faults
from flick.games.ravenloft.card_records import Card
from flick.games.ravenloft.cards import FOLDER, SORTS, read
from flick.games.ravenloft.deck_checks import set_faults
from flick.table import content


def check(path: Path) -> None:
    """Check a file of cards; ``BadContent`` names the first fault. The cards are checked together with those of the
    files beside it, and with those of the house that none of these replaces."""
    document = content.read_document(path)
    if path.stem not in SORTS:
        return
    own = read(document, path.stem)
    known = cards_around(path, own)
    for one in own.values():
        for found in card_faults(one, known):
            raise found.in_file(document)
    for found in set_faults(path.stem, known):
        raise found.in_file(document)


def cards_around(path: Path, own: dict[str, Any]) -> dict[str, Card]:
    """All cards by ID: those of the house, those of the files beside this one, and its own."""
    house, beside = places.shipped("levels") / "ravenloft" / FOLDER, path.parent.resolve()
    found: dict[str, Card] = {}
    for stem in SORTS:
        for folder in dict.fromkeys((house, beside)):
            file = folder / f"{stem}.yaml"
            if (stem, folder) == (path.stem, beside):
                found |= own
            elif file.is_file():
                found |= read(content.read_document(file), stem)
    return found
