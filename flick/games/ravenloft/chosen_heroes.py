"""Refuses heroes that seats may not choose: one that is chosen twice, a built one that no variant takes, and too many
of a high level."""

from flick.games.ravenloft.built import BuiltHero, card_of
from flick.games.ravenloft.built_checks import faults
from flick.games.ravenloft.bundles import base, bundle_of, merged, refusal_of
from flick.games.ravenloft.matrix import matrix
from flick.games.ravenloft.options import RavenloftOptions
from flick.games.ravenloft.policies import policies_by
from flick.games.ravenloft.state import MASTERY
from flick.table.sayings import Refused, say


class HeroesOnce:
    """Refuses the same hero at two seats (RAV-RUL-11)."""

    rule = "RAV-RUL-11"
    why = "hero-only-once"

    def concerns(self, option: str) -> bool:
        return option == "hero"

    def refusal(self, options: RavenloftOptions, seats: int) -> Refused | None:
        chosen = [own.hero_id for own in options.seats if own.hero != "any"]
        twice = next((hero for hero in chosen if chosen.count(hero) > 1), None)
        return None if twice is None else Refused(say(self.why, value=twice), self.rule)


class HeroesTaken:
    """Refuses a built hero that breaks the limits of heroes, or that the variants do not take (RAV-CUS-01, RAV-HYB-01,
    R2)."""

    rule = "RAV-CUS-01"
    why = "built-not-taken"

    def concerns(self, option: str) -> bool:
        return option == "hero"

    def refusal(self, options: RavenloftOptions, seats: int) -> Refused | None:
        own = [one.hero for one in options.seats if isinstance(one.hero, BuiltHero)]
        if not own:
            return None
        builds = policies_by(bundle_of(options)).hero_build
        for hero in own:
            if (fault := next(faults(hero), None)) is not None:
                return fault
            if not builds.takes(card_of(hero)):
                rule = "RAV-HYB-01" if hero.is_hybrid else self.rule
                return Refused(say(self.why, hero=hero.name, hybrid=int(hero.is_hybrid)), rule)
        return None


class MostMasters:
    """Refuses more heroes of level 6 or more than the variants allow (RAV-ADV-42)."""

    rule = "RAV-ADV-42"
    why = "too-many-masters"

    def concerns(self, option: str) -> bool:
        return option in ("variants", "hero", "grown")

    def refusal(self, options: RavenloftOptions, seats: int) -> Refused | None:
        levels = [own.growth.level for own in options.seats[:seats] if own.growth is not None]
        count = sum(level >= MASTERY for level in levels)
        if not count or refusal_of(options.variants) is not None:
            return None
        settings = merged(base(), matrix().in_order(options.variants))["difficulty"]
        most = policies_by({**base(), "difficulty": settings}).difficulty.most_masters
        return Refused(say(self.why, count=count, most=most), self.rule) if count > most else None
