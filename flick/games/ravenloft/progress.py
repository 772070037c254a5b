"""The state of an adventure while it is played."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from flick.games.ravenloft.adventure_files import AdventureFile
from flick.games.ravenloft.card_records import Card
from flick.games.ravenloft.cards import KNOWN
from flick.games.ravenloft.own_things import OWN_NAMES, Found, cards_in, names_in
from flick.maps.grid import Edge


class AdventureProgress(msgspec.Struct):
    """``adventure`` is the file of the adventure as JSON, so that a match goes on without that file. ``carried`` says
    which hero bears which object token, ``found`` names tokens and objects that are done with: opened, rescued,
    destroyed. ``treasures`` is the pile of treasure tokens; ``behind`` are the edges of opened doors beyond which one
    is still to be laid. ``marker`` is the step of the time marker, ``entered`` names villains that have come.
    ``chamber`` is the chamber card in force, ``chamber_pile`` those that may come, ``chamber_tiles`` its tiles.
    ``bonuses`` are the bonus cards that wait for their feat, ``earned`` those that are done; ``feats`` counts how often
    each feat was done."""

    adventure: str
    carried: dict[str, str] = {}
    found: list[str] = []
    treasures: list[str] = []
    behind: list[Edge] = []
    marker: int = 0
    entered: list[str] = []
    chamber: str = ""
    chamber_pile: list[str] = []
    chamber_tiles: list[str] = []
    bonuses: list[str] = []
    earned: list[str] = []
    feats: dict[str, int] = {}

    def __post_init__(self) -> None:
        self.bring()

    def bring(self) -> None:
        """Make the adventure's own cards and names known. Where two adventures have cards with one ID, those of the
        match that is played or looked at count."""
        KNOWN.bring(_own_by_name(self.adventure))
        OWN_NAMES.bring(_names(self.adventure))

    def borne_by(self, hero: str) -> list[str]:
        """The object tokens that a hero bears."""
        return [token for token, bearer in self.carried.items() if bearer == hero]

    @property
    def file(self) -> AdventureFile:
        return _adventure(self.adventure)

    @property
    def own_cards(self) -> Found:
        return _own(self.adventure)


@lru_cache(16)
def _adventure(text: str) -> AdventureFile:
    return msgspec.json.decode(text, type=AdventureFile)


@lru_cache(16)
def _names(text: str) -> Mapping[str, Mapping[str, str]]:
    return dict(names_in(_adventure(text)))


@lru_cache(16)
def _own(text: str) -> Found:
    return cards_in(_adventure(text))


@lru_cache(16)
def _own_by_name(text: str) -> Mapping[str, Card]:
    return {name: one for ones in _own(text).values() for name, one in ones.items()}
