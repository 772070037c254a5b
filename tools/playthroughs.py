"""Writes golden games anew: whole seeded matches as readable text, so that a change of rules shows as a difference to
read.

``python -m tools.playthroughs [NAME...]`` writes those of ``tests/golden_games.py`` into ``tests/playthroughs``,
or those whose names begin so, and says how many lines are others now. Only a new game, and one that cannot go on as it
did, is played by bots.
"""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from tests.golden_games import FOLDER, GAMES
from tests.golden_text import changed, renewed

ROOT = Path(__file__).parent.parent
SAMPLES = ROOT / "tests" / "games"


def main(wanted: Sequence[str] = ()) -> None:
    """Write all of them, or those whose names begin as is ``wanted``."""
    os.environ["FLICK_GAMES"] = str(SAMPLES)
    FOLDER.mkdir(exist_ok=True)
    for golden in GAMES:
        if golden.name.startswith(tuple(wanted) or ""):
            path = FOLDER / f"{golden.name}.txt"
            kept = path.read_text("utf-8") if path.exists() else ""
            now = renewed(golden, kept)
            path.write_text(now, "utf-8")
            print(f"{path.relative_to(ROOT)}: {changed(kept, now)} lines of {len(now.splitlines())} are others")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tools.playthroughs", description="Golden games, written anew.")
    parser.add_argument("names", nargs="*", help="beginnings of the names of those wanted")
    main(parser.parse_args().names)
