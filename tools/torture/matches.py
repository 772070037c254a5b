"""Match files in which one thing is changed behind sound lines: options, positions, answers, outcomes, undo lines."""

import json
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from flick.bots.random import random_answer
from flick.table.chance import Chance, derived
from flick.table.decisions import Decision
from flick.table.game import GamesAny
from flick.table.journal import load, new_match_file
from flick.table.match import Match
from flick.table.resume import walk
from flick.table.sayings import Refused
from flick.table.seats import Seat
from flick.written_options import read_options
from tools.torture.edits import edited
from tools.torture.report import Campaign

ANSWERS = 30
"""Of each match that is edited."""


def match_lines(game: GamesAny, folder: Path, seed: int) -> list[str]:
    """The lines of a match that was played at random so far, with an answer taken back as soon as one can be."""
    match = Match(game, [Seat("human")] * game.seats[0], read_options(game, {}), seed, practice=True)
    path = folder / f"{game.id}.flick"
    writer, withdrawn = new_match_file(path, match), False
    while isinstance(decision := match.settle(), Decision) and len(match.answers) < ANSWERS:
        match.answer(random_answer(decision, Chance(derived(seed, len(match.answers)))))
        if len(match.answers) >= ANSWERS // 2 and not withdrawn:
            with suppress(Refused):
                match.undo(decision.seat)
                withdrawn = True
    writer.close()
    return path.read_text("utf-8").splitlines()


def torture(games: Sequence[GamesAny], cases: int, seed: int) -> Campaign:
    """Open each edited file, go through it, and look at the table of every seat on the way."""
    campaign, chance = Campaign("match files", seed), Chance(derived(seed))
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        corpus = {game.id: match_lines(game, folder, seed) for game in games}
        path = folder / "hostile.flick"
        for number in range(cases):
            game = games[number % len(games)]
            lines = list(corpus[game.id])
            at = chance.below(len(lines))
            lines[at] = json.dumps(edited(json.loads(lines[at]), chance), separators=(",", ":"))
            path.write_text("\n".join(lines) + "\n", "utf-8", "surrogatepass")
            _open(path, f"{game.id}, case {number}, line {at + 1}", campaign)
    return campaign


def _open(path: Path, what: str, campaign: Campaign) -> None:
    campaign.begin()
    try:
        for match in walk(load(path)):
            for seat in range(len(match.seats)):
                match.view(seat)
    except Refused:
        campaign.refused += 1
    except Exception as fault:
        campaign.fail(what, fault)
    campaign.end(what)
