"""All campaigns, or those that are named, on all cores, with a table at the end; it leaves with 1 where anything fails.

Each campaign is split into parts of seeds of their own, so that a part can be repeated alone: ``--part 3``.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor

from flick.table.game import GamesAny, find
from flick.table.register import entries
from tools.torture import answers, commands, content, disk, hidden, matches, own
from tools.torture.report import Campaign, joined

Torture = Callable[[Sequence[GamesAny], int, int], Campaign]

CAMPAIGNS: Mapping[str, tuple[Torture, int]] = {
    "matches": (matches.torture, 40_000),
    "content": (content.torture, 20_000),
    "own": (own.torture, 20_000),
    "answers": (answers.torture, 500_000),
    "commands": (commands.torture, 20_000),
    "disk": (disk.torture, 20_000),
    "kills": (disk.torture_by_kills, 1_000),
    "hidden": (hidden.torture, 1_000),
}
"""Each with the number of its cases; the short form has one in a hundred."""

PARTS = 8


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.torture", description=__doc__)
    parser.add_argument("campaigns", nargs="*", choices=[*CAMPAIGNS, []], default=[])
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of cases")
    parser.add_argument("--seed", type=int, default=1, help="the seeds of the parts are made of this one")
    parser.add_argument("--part", type=int, choices=range(PARTS), help="this part of each campaign alone")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    chosen = parser.parse_args()
    parts = range(PARTS) if chosen.part is None else [chosen.part]
    failed = False
    with ProcessPoolExecutor(chosen.jobs) as pool:
        running = {
            name: [pool.submit(_part, name, chosen.share, chosen.seed * PARTS + part) for part in parts]
            for name in chosen.campaigns or CAMPAIGNS
        }
        for done in running.values():
            campaign = joined([part.result() for part in done])
            print("\n".join(campaign.lines()), flush=True)
            failed |= bool(campaign.failures)
    return 1 if failed else 0


def _part(name: str, share: float, seed: int) -> Campaign:
    """One part of a campaign, in a process and a home of its own."""
    torture, cases = CAMPAIGNS[name]
    with tempfile.TemporaryDirectory() as home:
        os.environ["FLICK_HOME"] = home
        every = [find(entry.id) for entry in entries() if entry.rules is not None]
        return torture(every, max(1, round(cases * share / PARTS)), seed)


if __name__ == "__main__":
    sys.exit(main())
