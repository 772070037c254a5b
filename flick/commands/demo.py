"""``flick demo`` lets bots play a whole match without a display."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flick.commands.common import add_seats, add_seed, add_set, chosen_options
from flick.table.files import writing
from flick.table.sayings import Refused, say
from flick.table.words import Words

if TYPE_CHECKING:
    from flick.table.match import Match

EXAMPLE = "flick demo {game} --seed 7 --out demo"
PICTURES = 3
"""The most flicks of which pictures are saved: the last ones of the match."""
FOLDER = "flick-demo"
"""The folder to which everything is written where none is given."""


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", nargs="?", metavar=words("help-game-name"), help=words("help-demo-game"))
    add_seats(parser, words)
    add_set(parser, words)
    add_seed(parser, words)
    parser.add_argument("--out", metavar=words("help-folder"), default=FOLDER, help=words("help-out"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    from flick.sitting import default_seats, new_match, words_for
    from flick.table import game as games
    from flick.table import register
    from flick.table.journal import discard, new_match_file

    name = chosen.game or register.first()
    if name is None:
        raise Refused(say("no-games"))
    game = games.find(name)
    wanted = chosen_options(chosen.options)
    seats = chosen.seats or default_seats(game, wanted)
    match = new_match(game.id, seats, wanted, chosen.seed or 0)
    if any(seat.is_human for seat in match.seats):
        raise Refused(say("simulate-people"))
    stem = Path(chosen.out) / f"{game.id}-{match.seed}"
    kept, log = stem.with_suffix(".flick"), stem.with_suffix(".txt")
    with writing(stem.parent):
        stem.parent.mkdir(parents=True, exist_ok=True)
    discard(kept)
    writer = new_match_file(kept, match)
    try:
        shots = _play(match, words_for(words, game, match), log)
    finally:
        writer.close()
    for path in (kept, log, *_draw(shots, stem)):
        print(words("demo-wrote", file=str(path)))
    return 0


def _play(match: "Match", words: Words, log: Path) -> list[tuple[Any, Any]]:
    """Play to the end, tell the match turn by turn, and write every step to the log; return layout and outcome of the
    last ``PICTURES`` shots."""
    from flick.table.rules import Decision, Event, Flick
    from flick.table.story import story_in
    from flick.terminal.text_lines import fitted
    from flick.terminal.turn_log import TurnLog, is_told, sentence

    turns = TurnLog(words, story_in(match.game.folder))
    shots: list[tuple[Any, Any]] = []
    lines: list[str] = []
    while True:
        item = match.step()
        if isinstance(item, Decision):
            layout = match.view(None).arena if isinstance(item, Flick) else None
            match.ask_bot()
            if layout is not None:
                shots = [*shots, (layout, match.answers[-1].given.outcome)][-PICTURES:]
            continue
        if isinstance(item, Event):
            lines += [sentence(item, words)] if is_told(item) else []
            told = turns.hear(item)
        else:
            told = words("match-over", why=item.reason)
            lines.append(told)
        if told is not None:
            print(fitted(told))
        if not isinstance(item, Event):
            break
    with writing(log):
        log.write_text("\n".join(lines) + "\n", "utf-8")
    return shots


def _draw(shots: list[tuple[Any, Any]], stem: Path) -> list[Path]:
    from flick.arena.outcome import Outcome
    from flick.commands.shot import save_picture

    paths: list[Path] = []
    for number, (layout, outcome) in enumerate(shots, start=1):
        if isinstance(outcome, Outcome):
            paths.append(stem.with_name(f"{stem.name}-shot-{number}.png"))
            save_picture(layout, outcome, paths[-1])
    return paths
