"""The points at which the rules ask a policy of the whole match (5.14): what there is, whose turn it is, what numbers
come to, what is hidden."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal, TypeAlias

from flick.games.ravenloft.state import RavenloftState, Stage
from flick.table.chance import Chance
from flick.table.rules import NOTHING_HAPPENS, Rules
from flick.table.sayings import Say

MOST_HEROES = 5
Worth: TypeAlias = Literal["hp", "healing"]
"""What a printed number stands for."""


class SetupPolicy:
    """Which decks, tokens, hands and starting treasures there are."""

    def decks(self, state: RavenloftState) -> dict[str, list[str]]:
        """The decks by name, not shuffled yet."""
        raise NotImplementedError

    def tokens(self, state: RavenloftState) -> list[str]:
        """Monster tokens of the rules, not of an adventure, that say how many monsters come."""
        return []

    def deal(self, state: RavenloftState, chance: Chance) -> Rules[None]:
        """What everybody has from the start."""
        raise NotImplementedError


class TurnPolicy:
    """Phases, and the order of players."""

    def first(self, state: RavenloftState, chance: Chance) -> Rules[int]:
        """The seat that begins."""
        raise NotImplementedError

    def after(self, state: RavenloftState, stage: Stage) -> Stage:
        """What comes after a stage of a turn."""
        raise NotImplementedError

    def next_turn(self, state: RavenloftState) -> None:
        """Whoever is up."""
        raise NotImplementedError

    def ending(self, state: RavenloftState) -> Sequence[int]:
        """The seats whose turns end with this villain phase."""
        return (state.active,)


class DamagePolicy:
    """How printed damage, HP and healing become numbers."""

    rule: ClassVar[str] = "RAV-87"
    """By which damage is dealt."""

    def number(self, state: RavenloftState, printed: int, worth: Worth) -> int:
        """What printed HP or healing count."""
        raise NotImplementedError

    def dealt(self, state: RavenloftState, chance: Chance, printed: int, whom: str) -> Rules[int]:
        """The HP that printed damage of a point or more takes from somebody."""
        raise NotImplementedError

    def spread(self, state: RavenloftState, printed: int) -> Mapping[int, float]:
        """How likely printed damage comes to each number of HP."""
        raise NotImplementedError

    def told(self, state: RavenloftState, printed: int) -> int | Say:
        """Printed damage that has not been dealt yet, as it is said."""
        raise NotImplementedError


class DifficultyPolicy:
    """Adjustments chosen before the game."""

    most_masters: int = MOST_HEROES
    """So many heroes of a high level may take part (RAV-ADV-42)."""

    def adjust(self, state: RavenloftState) -> None:
        raise NotImplementedError

    def rose(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """A hero has reached a level."""
        raise NotImplementedError


class HiddenInfoPolicy:
    """Which cards are secret, and to whom those that are looked at are shown."""

    def lookers(self, state: RavenloftState, seat: int) -> tuple[int, ...]:
        """The seats that see what a hero looks at."""
        raise NotImplementedError

    def is_seen_instead(self, state: RavenloftState, deck: str) -> bool:
        """Whether a hero that may look at a deck looks at a hand instead."""
        return False

    def look_at_hand(self, state: RavenloftState, seat: int, card: str) -> Rules[None]:
        """What it sees then, by a card of its own."""
        return NOTHING_HAPPENS

    def may_demand(self, state: RavenloftState, seat: int) -> bool:
        """Whether a hero may have a hand revealed in its hero phase."""
        return False

    def demand(self, state: RavenloftState, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS
