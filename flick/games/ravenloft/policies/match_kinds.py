"""The policies of the whole match (5.14): what there is, whose turn it is, how numbers are computed, what is hidden."""

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
        """The monster tokens of the rules, as opposed to those of an adventure."""
        return []

    def deal(self, state: RavenloftState, chance: Chance) -> Rules[None]:
        """Deal what everybody has from the start."""
        raise NotImplementedError


class TurnPolicy:
    """The phases of a turn, and the order of players."""

    def first(self, state: RavenloftState, chance: Chance) -> Rules[int]:
        """The seat that begins."""
        raise NotImplementedError

    def after(self, state: RavenloftState, stage: Stage) -> Stage:
        """The stage that follows a stage."""
        raise NotImplementedError

    def next_turn(self, state: RavenloftState) -> None:
        """Pass the turn to the next player."""
        raise NotImplementedError

    def ending(self, state: RavenloftState) -> Sequence[int]:
        """The seats whose turns end with this villain phase."""
        return (state.active,)


class DamagePolicy:
    """How printed damage, HP and healing become numbers."""

    rule: ClassVar[str] = "RAV-87"
    """The rule by which damage is dealt."""

    def number(self, state: RavenloftState, printed: int, worth: Worth) -> int:
        """The HP that printed HP or healing count."""
        raise NotImplementedError

    def dealt(self, state: RavenloftState, chance: Chance, printed: int, whom: str) -> Rules[int]:
        """The HP that printed damage, of at least 1 point, takes from somebody."""
        raise NotImplementedError

    def spread(self, state: RavenloftState, printed: int) -> Mapping[int, float]:
        """The probability of each number of HP that printed damage can take."""
        raise NotImplementedError

    def told(self, state: RavenloftState, printed: int) -> int | Say:
        """The words for printed damage that has not been dealt yet."""
        raise NotImplementedError


class DifficultyPolicy:
    """Changes of difficulty that are chosen before the game."""

    most_masters: int = MOST_HEROES
    """The most heroes of level 6 or more that may take part (RAV-ADV-42)."""

    def adjust(self, state: RavenloftState) -> None:
        raise NotImplementedError

    def rose(self, state: RavenloftState, chance: Chance, seat: int) -> Rules[None]:
        """Called when a hero has reached a level."""
        raise NotImplementedError


class HiddenInfoPolicy:
    """Which cards are secret, and who sees those that are looked at."""

    def lookers(self, state: RavenloftState, seat: int) -> tuple[int, ...]:
        """The seats that see what a hero looks at."""
        raise NotImplementedError

    def is_seen_instead(self, state: RavenloftState, deck: str) -> bool:
        """Whether a hero that may look at a deck looks at the hand of the dungeon's player instead."""
        return False

    def look_at_hand(self, state: RavenloftState, seat: int, card: str) -> Rules[None]:
        """Let a hero look at that hand by a card."""
        return NOTHING_HAPPENS

    def may_demand(self, state: RavenloftState, seat: int) -> bool:
        """Whether a hero may have that hand revealed in its phase."""
        return False

    def demand(self, state: RavenloftState, seat: int) -> Rules[None]:
        return NOTHING_HAPPENS
