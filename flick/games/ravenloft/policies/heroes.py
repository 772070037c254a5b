"""Policy values for which built heroes may be taken (5.2, 5.3)."""

from typing import Any

from flick.games.ravenloft.card_records import HeroCard
from flick.games.ravenloft.heroes_and_foes import RavenloftHero
from flick.games.ravenloft.policies.preparing import Preset


class Custom(Preset):
    """Heroes of the game, and built heroes of any race and one class, may be taken (RAV-CUS-01, RAV-CUS-03,
    RAV-CUS-04)."""

    def takes(self, card: HeroCard) -> bool:
        return super().takes(card) or len(card.classes) == 1


class Hybrid(Preset):
    """Heroes of the game, and built heroes that merge two hero cards at level 1, may be taken (RAV-HYB-01,
    RAV-HYB-14)."""

    def takes(self, card: HeroCard) -> bool:
        return super().takes(card) or len(card.classes) > 1

    def has_criticals(self, hero: RavenloftHero) -> bool:
        """Whether level 2 brings critical attacks, which a hybrid never has (RAV-RUL-113)."""
        return len(hero.classes) == 1 and super().has_criticals(hero)


VALUES: dict[str, dict[str, type[Any]]] = {"hero_build": {"custom": Custom, "hybrid": Hybrid}}
