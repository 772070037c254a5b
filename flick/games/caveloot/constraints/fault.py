"""Faults of cards: which card, by which constraint, and what was expected there."""

from collections.abc import Mapping
from typing import NamedTuple

from flick.effects.effect_records import every_part
from flick.games.caveloot.cards import CavelootCard, QuestCondition
from flick.games.caveloot.language import CavelootPart
from flick.table.content import Document
from flick.table.sayings import Fact, Say, say
from flick.table.yaml_text import BadContent


class Fault(NamedTuple):
    """Something that a constraint does not allow. ``card`` and ``field`` say where; both are empty for a whole deck."""

    rule: str
    card: str
    field: str
    expected: Say
    found: Fact

    def in_file(self, document: Document) -> BadContent:
        """The error that names the place of the fault in a file."""
        path = tuple(part for part in (self.card, self.field) if part)
        return document.error(path, "caveloot-fault", rule=self.rule, expected=self.expected, found=self.found)


class Cards(NamedTuple):
    """The cards of one group, and those of all groups."""

    group: str
    own: Mapping[str, CavelootCard]
    all: Mapping[str, CavelootCard]


class Band(NamedTuple):
    """A range of numbers with both ends included."""

    least: int
    most: int

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and self.least <= number <= self.most

    def tell(self) -> Say:
        """The words for the numbers that are allowed."""
        if self.least == self.most:
            return say("wanted-exactly", n=self.least)
        return say("wanted-between", least=self.least, most=self.most)


def parts_of(one: CavelootCard) -> list[CavelootPart]:
    """All parts of a card's texts, those of its tasks included."""
    texts = [one.texts, *(task.texts for task in one.tasks)]
    return [part for found in texts for text in found.values() for part in every_part(text)]


def conditions_of(one: CavelootCard) -> list[QuestCondition]:
    """The conditions of a card's tasks, and its own one."""
    own = [] if one.condition is None else [one.condition]
    return [*own, *(task.condition for task in one.tasks)]
