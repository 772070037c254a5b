"""All campaigns, or those that are named, with a table at the end; it leaves with 1 where anything failed."""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence

from flick.table.game import GamesAny, find
from flick.table.register import entries
from tools.torture import answers, commands, content, disk, hidden, matches
from tools.torture.report import Campaign

Torture = Callable[[Sequence[GamesAny], int, int], Campaign]

CAMPAIGNS: Mapping[str, tuple[Torture, int]] = {
    "matches": (matches.torture, 40_000),
    "content": (content.torture, 20_000),
    "answers": (answers.torture, 500_000),
    "commands": (commands.torture, 20_000),
    "disk": (disk.torture, 20_000),
    "kills": (disk.torture_by_kills, 1_000),
    "hidden": (hidden.torture, 1_000),
}
"""Each with the number of its cases; the short form has one in a hundred."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.torture", description=__doc__)
    parser.add_argument("campaigns", nargs="*", choices=[*CAMPAIGNS, []], default=list(CAMPAIGNS))
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of cases")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    failed = False
    with tempfile.TemporaryDirectory() as home:
        os.environ["FLICK_HOME"] = home
        every = [find(entry.id) for entry in entries() if entry.rules is not None]
        for name in chosen.campaigns:
            torture, cases = CAMPAIGNS[name]
            campaign = torture(every, max(1, round(cases * chosen.share)), chosen.seed)
            print("\n".join(campaign.lines()), flush=True)
            failed |= bool(campaign.failures)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
