"""Whether what is said while somebody aims is what the rules tell afterwards: so many random flicks of Catacombs, each
aimed, foretold with both helps, made and judged. ``python -m tools.forecasts flicks 2000``"""

import sys
from collections import Counter

from tests.games_catacombs.flicks import random_flicks
from tests.window.arena.flicking.test_forecast import check, check_no_contradiction, forecast_of, told_of
from tools.chores import Chore, begin

SEED = 1


def compare(count: int) -> bool:
    """Prints what was foretold how often; whether all of it came true."""
    said: Counter[str] = Counter()
    wrong = 0
    for number, tried in enumerate(random_flicks(count, SEED)):
        first, whole = forecast_of(tried, "contact"), forecast_of(tried, "path")
        said[whole.say.id] += 1
        try:
            check(whole, told_of(tried), over=tried.match.result is not None)
            check_no_contradiction(first, whole)
        except AssertionError:
            wrong += 1
            print(f"flick {number}: {tried.aim}, {first}, {whole}")
    for message, times in said.most_common():
        print(f"{times:6} {message}")
    print(f"{count - wrong} of {count} forecasts are the verdicts")
    return wrong == 0


if __name__ == "__main__":
    sys.exit(
        begin(
            "forecasts",
            "Compare forecasts of flicks with their verdicts.",
            {"flicks": Chore(compare, 2000)},
            sys.argv[1:],
        )
    )
