"""``flick demo``: bots play a whole match without a display."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flick.commands.common import add_seats, add_seed, add_set, chosen_options, words_for
from flick.table.sayings import Refused, say
from flick.table.words import Words

if TYPE_CHECKING:
    from flick.table.match import Match

EXAMPLE = "flick demo catacombs --seed 7 --out demo"
PICTURES = 3


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    parser.add_argument("game", nargs="?", metavar=words("help-game-name"), help=words("help-demo-game"))
    add_seats(parser, words)
    add_set(parser, words)
    add_seed(parser, words)
    parser.add_argument("--out", metavar=words("help-folder"), default="flick-demo", help=words("help-out"))


def run(chosen: argparse.Namespace, words: Words) -> int:
    from flick.sitting import default_seats, new_match
    from flick.table import game as games
    from flick.table.journal import new_match_file

    names = games.names()
    if not names and chosen.game is None:
        raise Refused(say("no-games"))
    game = games.find(chosen.game or names[0])
    seats = chosen.seats or default_seats(game, "bot")
    match = new_match(game.id, seats, chosen_options(chosen.options), chosen.seed or 0)
    if any(seat.is_human for seat in match.seats):
        raise Refused(say("simulate-people"))
    folder = Path(chosen.out)
    stem = f"{game.id}-{match.seed}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{stem}.flick").unlink(missing_ok=True)
        writer = new_match_file(folder / f"{stem}.flick", match)
        shots = _play(match, words_for(words, game, match), folder / f"{stem}.txt")
    except OSError as error:
        raise Refused(say("file-unwritable", file=str(folder), why=error.strerror or str(error))) from None
    writer.close()
    pictures = _draw(shots, folder, stem)
    for path in (folder / f"{stem}.flick", folder / f"{stem}.txt", *pictures):
        print(words("demo-wrote", file=str(path)))
    return 0


def _play(match: "Match", words: Words, log: Path) -> list[tuple[Any, Any]]:
    """Play to the end, telling everything; layout and outcome of the last shots."""
    from flick.table.rules import Decision, Event, Flick
    from flick.terminal.log import sentence

    shots: list[tuple[Any, Any]] = []
    with log.open("w", encoding="utf-8") as file:

        def tell(line: str) -> None:
            print(line)
            file.write(line + "\n")

        while True:
            item = match.step()
            if isinstance(item, Event):
                tell(sentence(item, words))
            elif isinstance(item, Decision):
                layout = match.view(None).arena if isinstance(item, Flick) else None
                match.ask_bot()
                if layout is not None:
                    shots = [*shots, (layout, match.answers[-1].given.outcome)][-PICTURES:]
            else:
                tell(words("match-over", why=item.reason))
                return shots


def _draw(shots: list[tuple[Any, Any]], folder: Path, stem: str) -> list[Path]:
    from flick.arena.outcome import Outcome
    from flick.commands.shot import save_picture

    paths: list[Path] = []
    for number, (layout, outcome) in enumerate(shots, start=1):
        if isinstance(outcome, Outcome):
            paths.append(folder / f"{stem}-shot-{number}.png")
            save_picture(layout, outcome, paths[-1])
    return paths
