"""Content files in which one thing is changed: ``flick check`` reads them as deep as playing would."""

import contextlib
import io
import tempfile
from collections.abc import Sequence
from pathlib import Path

import yaml

from flick.cli import run
from flick.table.chance import Chance, derived
from flick.table.game import GamesAny
from tools.torture.edits import edited
from tools.torture.report import Campaign

FAULT = "Flick has made a mistake"


def torture(games: Sequence[GamesAny], cases: int, seed: int) -> Campaign:
    """Check each edited file at a place of its own, with the name and the folder that tell what it is."""
    campaign, chance = Campaign("content", seed), Chance(derived(seed))
    files = [(game, path) for game in games for path in sorted(game.folder.rglob("*.yaml"))]
    with tempfile.TemporaryDirectory() as place:
        for number in range(cases):
            game, file = files[chance.below(len(files))]
            path = Path(place) / game.id / file.relative_to(game.folder)
            path.parent.mkdir(parents=True, exist_ok=True)
            plain = edited(yaml.safe_load(file.read_text("utf-8")), chance)
            path.write_text(yaml.safe_dump(plain, allow_unicode=True, sort_keys=False), "utf-8")
            _check(path, f"{game.id}/{file.name}, case {number}", campaign)
    return campaign


def _check(path: Path, what: str, campaign: Campaign) -> None:
    campaign.begin()
    told = io.StringIO()
    with contextlib.redirect_stderr(told), contextlib.redirect_stdout(io.StringIO()):
        try:
            code = run(["check", str(path)])
        except Exception as fault:
            campaign.fail(what, fault)
            return
    campaign.refused += code == 1
    if FAULT in told.getvalue() or code not in (0, 1):
        campaign.fail(what, told.getvalue())
    campaign.end(what)
