"""Command lines that nobody should type: one line each, and an exit code of 0, 1, 2."""

import contextlib
import io
import tempfile
from collections.abc import Sequence
from pathlib import Path

from flick import cli
from flick.table.chance import Chance, derived
from flick.table.game import GamesAny
from tools.torture.edits import TEXTS
from tools.torture.report import Campaign

QUIET = ("games", "rules", "check", "achievements", "scenario", "shot", "replay", "simulate")
"""Commands that neither open a window nor wait for anybody."""
WORDS = (
    *("--json", "--text", "--seed", "--set", "--seats", "--verify", "--at", "--png", "--gif", "--whole", "--list"),
    *("--pawn", "--angle", "--speed", "--layout", "--table", "--shot", "--out", "--jobs", "--lang", "-n"),
    *("fr", "xx", "1", "0", "-1", "1e999", "nan", "NaN", "2", "99999999999999999999", "/dev/null", "/", "."),
    *("~nobody/x", "a=b", "=", "--", "é"),
)


def torture(games: Sequence[GamesAny], cases: int, seed: int) -> Campaign:
    """Random words behind each command, in a folder of their own."""
    campaign, chance = Campaign("command lines", seed), Chance(derived(seed))
    names = [game.id for game in games]
    with tempfile.TemporaryDirectory() as place, contextlib.chdir(place):
        (Path(place) / "a.flick").write_text("no match\n", "utf-8")
        for number in range(cases):
            words = (*WORDS, *names, *TEXTS, "a.flick")
            typed = [words[chance.below(len(words))] for _ in range(1 + chance.below(5))]
            typed = ["-n1" if word == "-n" else word for word in typed]
            line = [QUIET[chance.below(len(QUIET))], *typed]
            if line[0] == "simulate":
                line += ["-n", "1"]
            _run([word.replace("\x00", "") for word in line], f"case {number}", campaign)
    return campaign


def _run(line: list[str], what: str, campaign: Campaign) -> None:
    campaign.begin()
    told = io.StringIO()
    with contextlib.redirect_stderr(told), contextlib.redirect_stdout(io.StringIO()):
        try:
            code = cli.run(line)
        except BaseException as fault:
            campaign.fail(f"{what} {line}", fault)
            return
    campaign.refused += code != 0
    if code not in (0, 1, 2) or "Flick has made a mistake" in told.getvalue():
        campaign.fail(f"{what} {line}", told.getvalue())
    campaign.end(f"{what} {' '.join(line)[:50]!r}")
