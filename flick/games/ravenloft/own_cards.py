"""Cards that an adventure brings itself: known as soon as a match of it is, and in its decks beside those of the
house."""

from collections.abc import Mapping
from typing import Any

from flick.games.ravenloft.card_files import OwnCards
from flick.games.ravenloft.card_records import Card
from flick.games.ravenloft.cards import KNOWN, copies_of, read
from flick.table.content import Document
from flick.table.records import to_plain

PLACE = "cards"
"""The key of the cards in the file of an adventure."""
Found = Mapping[str, Mapping[str, Any]]
"""Cards by ID, by the name of the file in which the house has that sort."""


def read_own(document: Document, own: OwnCards) -> Found:
    """The cards in the file of an adventure; ``BadContent`` names the place where one is wrong."""
    return {sort: read(document, sort, (PLACE, sort)) for sort in own.__struct_fields__ if getattr(own, sort)}


def bring(own: OwnCards) -> Found:
    """Make the cards of an adventure known by their IDs."""
    found = read_own(Document("", {PLACE: to_plain(own)}, {}), own)
    KNOWN.bring({name: one for ones in found.values() for name, one in ones.items()})
    return found


def own_deck(found: Found, sort: str) -> list[str]:
    """The copies of all cards of one sort, for its deck."""
    ones: Mapping[str, Card] = found.get(sort, {})
    return [copy for one in ones.values() for copy in copies_of(one)]
