"""Limits how many heroes of a high level may begin a match (RAV-ADV-42)."""

from typing import Any

from flick.games.ravenloft.bundles import base, merged, refusal_of
from flick.games.ravenloft.matrix import matrix
from flick.games.ravenloft.options import RavenloftOptions
from flick.games.ravenloft.policies import policies_by
from flick.games.ravenloft.state import MASTERY
from flick.table.sayings import Refused, say


class MostMasters:
    """Refuses more heroes of level 6 or more than the variants allow."""

    rule = "RAV-ADV-42"
    why = "too-many-masters"

    def concerns(self, option: str) -> bool:
        return option in ("variants", "hero", "grown")

    def refusal(self, options: RavenloftOptions, seats: int) -> Refused | None:
        levels = [own.growth.level for own in options.seats[:seats] if own.growth is not None]
        count = sum(level >= MASTERY for level in levels)
        if not count or refusal_of(options.variants) is not None:
            return None
        most = _most(matrix().in_order(options.variants))
        return Refused(say(self.why, count=count, most=most), self.rule) if count > most else None


def _most(variants: Any) -> int:
    difficulty = policies_by({**base(), "difficulty": merged(base(), variants)["difficulty"]}).difficulty
    return difficulty.most_masters
