"""Checks whether a set of cards keeps all constraints on cards (the build step of CAVE-D27)."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from flick import places
from flick.games.caveloot.card_files import DecksFile
from flick.games.caveloot.cards import FOLDER, CavelootCard, read
from flick.games.caveloot.constraints.balance import balance_faults
from flick.games.caveloot.constraints.bands import band_faults
from flick.games.caveloot.constraints.counts import count_faults
from flick.games.caveloot.constraints.fault import Band, Cards, Fault
from flick.games.caveloot.constraints.fields import field_faults
from flick.games.caveloot.constraints.quests import quest_faults
from flick.games.caveloot.constraints.variety import variety_faults
from flick.games.caveloot.powers import AVERAGES, DECKS, Deck
from flick.games.caveloot.regions import GROUPS
from flick.table.content import Document, read_document
from flick.table.sayings import say

DECKS_FILE = "decks.yaml"
DECK_SIZE = 16
LIMITS: Mapping[Deck, Band] = {"PB": Band(0, 12), "AB": Band(-10, 40), "ST": Band(-5, 15), "GT": Band(-20, 50)}
"""The smallest and the largest value of each power deck (CAVE-84 to CAVE-88)."""


def check(path: Path) -> None:
    """Check a file of cards or of power decks; ``BadContent`` at the first fault. Cards are checked together with those
    of all other groups: of the files beside this one, or of the house where there is none. Other files are not
    checked."""
    document = read_document(path)
    found: Iterator[Fault] = iter(())
    if path.parent.name == FOLDER:
        found = faults(path.stem, _set_around(path, document))
    elif path.name == DECKS_FILE:
        found = deck_faults(document.convert(DecksFile))
    if (first := next(found, None)) is not None:
        raise first.in_file(document)


def faults(group: str, cards: Mapping[str, CavelootCard]) -> Iterator[Fault]:
    """The faults of a group within a set of cards."""
    found = Cards(group, {name: one for name, one in cards.items() if one.group == group}, cards)
    yield from count_faults(found)
    yield from field_faults(found)
    yield from band_faults(found)
    yield from quest_faults(found)
    yield from variety_faults(found)
    yield from balance_faults(found)


def deck_faults(decks: DecksFile) -> Iterator[Fault]:
    """Power decks whose size, limits or average differ from those that all figures of the game assume."""
    for deck in DECKS:
        values, limits = decks.of(deck), LIMITS[deck]
        if len(values) != DECK_SIZE:
            yield Fault("CAVE-84", "", deck, say("wanted-values", n=DECK_SIZE), len(values))
        elif (min(values), max(values)) != limits:
            found = Band(min(values), max(values)).tell()
            yield Fault("CAVE-D27", "", deck, say("wanted-limits", least=limits.least, most=limits.most), found)
        elif sum(values) != DECK_SIZE * AVERAGES[deck]:
            yield Fault("CAVE-D27", "", deck, say("wanted-sum", n=DECK_SIZE * AVERAGES[deck]), sum(values))


def _set_around(path: Path, document: Document) -> dict[str, CavelootCard]:
    """The cards of a file, and of each other group those of the file beside it, or else those of the house."""
    found: dict[str, CavelootCard] = {}
    for group in GROUPS:
        if group == path.stem:
            found |= read(document, group)
        else:
            beside = path.with_name(f"{group}.yaml")
            ours = places.shipped("levels") / "caveloot" / FOLDER / beside.name
            found |= read(read_document(beside if beside.is_file() else ours), group)
    return found
