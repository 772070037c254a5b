"""Values of the policy about heroes: which of those that somebody has made may be taken (5.2, 5.3)."""

from typing import Any

from flick.games.ravenloft.card_records import HeroCard
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.policies.preparing import Preset


class Custom(Preset):
    """Heroes of the game, which are the classic pairs, and heroes of any race and one class (RAV-CUS-01, RAV-CUS-03,
    RAV-CUS-04)."""

    def takes(self, card: HeroCard) -> bool:
        return super().takes(card) or len(card.classes) == 1


class Hybrid(Preset):
    """Heroes of the game, and such as merge two hero cards, of level 1 (RAV-HYB-01, RAV-HYB-14)."""

    def takes(self, card: HeroCard) -> bool:
        return super().takes(card) or len(card.classes) > 1

    def has_criticals(self, hero: RavenloftHero) -> bool:
        """Level 2 brings a hybrid none (RAV-RUL-113)."""
        return len(hero.classes) == 1 and super().has_criticals(hero)


VALUES: dict[str, dict[str, type[Any]]] = {"hero_build": {"custom": Custom, "hybrid": Hybrid}}
