"""Cards that an adventure brings itself, and the names of its own tiles and objects: known as soon as a match of it
is."""

from collections.abc import Iterator, Mapping
from typing import Any

from flick.games.ravenloft.adventure_files import AdventureFile
from flick.games.ravenloft.card_files import OwnCards
from flick.games.ravenloft.card_records import Card
from flick.games.ravenloft.cards import copies_of, read
from flick.games.ravenloft.tiles import cards_of
from flick.table.content import Document
from flick.table.languages import in_language
from flick.table.records import to_plain

PLACE = "cards"
"""The key of the cards in the file of an adventure."""
Found = Mapping[str, Mapping[str, Any]]
"""Cards by ID, by the name of the file in which the house has that sort."""


def read_own(document: Document, own: OwnCards) -> Found:
    """The cards in the file of an adventure; ``BadContent`` names the place where one is wrong."""
    return {sort: read(document, sort, (PLACE, sort)) for sort in own.__struct_fields__ if getattr(own, sort)}


def cards_in(file: AdventureFile) -> Found:
    """The cards of an adventure that has been checked."""
    return read_own(Document("", {PLACE: to_plain(file.cards)}, {}), file.cards)


def own_deck(found: Found, sort: str) -> list[str]:
    """The copies of all cards of one sort, for the deck of that sort."""
    ones: Mapping[str, Card] = found.get(sort, {})
    return [copy for one in ones.values() for copy in copies_of(one)]


class OwnNames:
    """The names of things in each language, by ID. ``number`` grows with every change, so that caches notice it."""

    def __init__(self) -> None:
        self._called: dict[str, Mapping[str, str]] = {}
        self.number = 0

    def bring(self, called: Mapping[str, Mapping[str, str]]) -> None:
        """Make names known; those of the same thing replace others."""
        if not called.items() <= self._called.items():
            self._called = {**self._called, **called}
            self.number += 1

    def in_language(self, language: str) -> Mapping[str, str]:
        return {name: in_language(called, language) for name, called in self._called.items()}


OWN_NAMES = OwnNames()


def names_in(file: AdventureFile) -> Iterator[tuple[str, Mapping[str, str]]]:
    """The names of an adventure's own tiles, with all their copies, and of its objects."""
    for name, tile in file.tiles.items():
        yield name, tile.name
        yield from ((card.id, tile.name) for card in cards_of(name, tile))
    yield from ((name, thing.name) for name, thing in file.objects.items())
