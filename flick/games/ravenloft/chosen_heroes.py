"""Refuses heroes that seats may not choose: one that is chosen twice, and a built one that no variant takes."""

from flick.games.ravenloft.built import BuiltHero, card_of
from flick.games.ravenloft.built_checks import faults
from flick.games.ravenloft.bundles import bundle_of
from flick.games.ravenloft.options import RavenloftOptions
from flick.games.ravenloft.policies import policies_by
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
