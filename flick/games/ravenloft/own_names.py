"""Names of the tiles and objects that an adventure brings itself, known as soon as a match of it is."""

from collections.abc import Iterator, Mapping

from flick.games.ravenloft.adventure_files import AdventureFile
from flick.games.ravenloft.tiles import cards_of
from flick.table.languages import in_language


class OwnNames:
    """The names of things in each language, by ID. ``number`` grows with every change, so that caches notice it."""

    def __init__(self) -> None:
        self._called: dict[str, Mapping[str, str]] = {}
        self.number = 0

    def bring(self, called: Mapping[str, Mapping[str, str]]) -> None:
        """Add names."""
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
