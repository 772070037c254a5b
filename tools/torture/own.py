"""Content of somebody's own in which one thing is changed, and which is then played with: tables, maps, adventures.

What ``flick check`` takes can be played; what it refuses is refused there too.
"""

import contextlib
import io
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from flick.bots.random import random_answer
from flick.cli import run
from flick.table.chance import Chance, derived
from flick.table.decisions import Decision
from flick.table.game import GamesAny
from flick.table.match import Match
from flick.table.options import match_kinds
from flick.table.patience import worked_on
from flick.table.sayings import Refused, Say
from flick.table.seats import Seat
from flick.written_options import notes_of, read_options
from tools.torture.edits import edited
from tools.torture.report import Campaign

ANSWERS = 15
"""Of each match."""

DOCS = Path(__file__).parent.parent.parent / "docs"


class Own(NamedTuple):
    """A file that an option of a game can name, as plain data."""

    game: GamesAny
    option: str
    folder: str
    name: str
    plain: Any


def sources(games: Sequence[GamesAny]) -> list[Own]:
    """The files of the house, and those that the pages for people who write their own show."""
    found: list[Own] = []
    for game in games:
        for option, kind in match_kinds(game.Options).items():
            if folder := notes_of(kind).folder:
                files = [*sorted((game.folder / folder).glob("*.yaml")), *_shown(folder)]
                found += [Own(game, option, folder, path.name, _plain(path)) for path in files]
    return found


def torture(games: Sequence[GamesAny], cases: int, seed: int) -> Campaign:
    """Check each edited file where such files lie, and play the first answers with it."""
    campaign, chance = Campaign("own content", seed), Chance(derived(seed))
    known = sources(games)
    with tempfile.TemporaryDirectory() as place:
        for number in range(cases):
            own = known[chance.below(len(known))]
            path = Path(place) / own.game.id / own.folder / f"own-{own.name.split('.')[0]}.yaml"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(yaml.safe_dump(edited(own.plain, chance), allow_unicode=True, sort_keys=False), "utf-8")
            _play(own, path, chance, f"{own.game.id}/{own.name}, case {number}", campaign)
    return campaign


def _play(own: Own, path: Path, chance: Chance, what: str, campaign: Campaign) -> None:
    campaign.begin()
    with contextlib.redirect_stderr(io.StringIO()), contextlib.redirect_stdout(io.StringIO()):
        is_good = run(["check", str(path)]) == 0
    try:
        with worked_on(path):
            _begin(own, path, chance)
    except Refused as refused:
        campaign.refused += 1
        if is_good and not _is_about_more(refused.say):
            campaign.fail(what, f"found good, and refused: {refused.say}")
    except Exception as fault:
        campaign.fail(what, fault)
    campaign.end(what)


def _is_about_more(why: Say) -> bool:
    """Whether a refusal is not of the file alone: it asks for too much, or another file does not go with it."""
    within = why.facts.get("why")
    return why.id == "file-too-much-work" or (isinstance(within, Say) and within.id == "in-file")


def _begin(own: Own, path: Path, chance: Chance) -> None:
    options = read_options(own.game, {own.option: str(path)})
    least, _ = own.game.seats_with(options)
    match = Match(own.game, [Seat("human")] * least, options, chance.below(1000))
    while isinstance(decision := match.settle(), Decision) and len(match.answers) < ANSWERS:
        for seat in range(least):
            match.view(seat)
        match.answer(random_answer(decision, chance))


def _shown(folder: str) -> list[Path]:
    """The page about files of that folder, if there is one."""
    return [page for page in [DOCS / f"own-{folder}.md"] if page.is_file()]


def _plain(path: Path) -> Any:
    """A file of content; of a page the first one that it shows."""
    text = path.read_text("utf-8")
    return yaml.safe_load(text.split("```yaml\n")[1].split("```")[0] if path.suffix == ".md" else text)
