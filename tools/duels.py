"""How the bots of Catacombs fare: ``python -m tools.duels CHORE [COUNT]``.

``balance``: equal bots on each kind of edge; who wins, how long it takes, which cards, abilities and endings occur.
``hard-balance``: the same for hard ones. ``strength``: each level against the one below, seats swapped half-way.
``beginner``: levels against somebody who plays for the first time, seats swapped half-way. ``random``: every option and
number of seats, with everything counted before every answer. ``replays``: matches of bots are kept, and verified by
another process.

Each has bounds; the exit code is 1 where they do not hold. Few matches say little about balance and strength.
"""

import itertools
import statistics
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from flick.batch import seed_of
from flick.bots import BOTS
from flick.games.catacombs import GAME
from flick.games.catacombs.cards import TEAMS, card, deck
from flick.sitting import new_match
from flick.table.journal import new_match_file
from flick.table.match import Match
from flick.table.rules import Decision
from flick.table.seats import Seat
from flick.written_options import read_options
from tools.beginner import Beginner
from tools.chores import Chore, begin, in_turn, share_out

SWORD_WINS = (0.45, 0.55)
"""The share of the decided matches that Sword may win against an equal bot."""
TURNS = (16, 48)
"""Between which the median length of such a match lies."""
PAIRS = (("normal", "easy", 0.60), ("hard", "normal", 0.60), ("perfect", "hard", 0.60))
"""A level, the one below, and the share of the matches that the first one wins at least."""
BEGINNER = "beginner"
AGAINST_BEGINNER = {"easy": (0.0, 0.40), "normal": (0.60, 0.85)}
"""The share of the matches that a level may win against somebody who plays for the first time."""
SEED = 1


class Duel(NamedTuple):
    """One match to be played."""

    seats: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int
    counting: bool = False


class Record(NamedTuple):
    """What came of it; ``winner`` is the first seat of the team that won, ``None`` after a draw."""

    winner: int | None
    turns: int
    ending: str
    seen: Counter[str]
    began: int = 0
    """The first seat of the team that began."""


def play(duel: Duel) -> Record:
    """Play a match to its end; with ``counting``, check before every answer that nothing is lost."""
    match = _begun(duel)
    expected = None
    while isinstance(match.settle(), Decision):
        if duel.counting:
            found = match.game.inventory(match.state)
            expected = expected or found
            assert found == expected, f"{duel}: {found} instead of {expected}"
        match.ask_bot()
    assert match.result is not None
    stopped: Any = match.result.reason.facts.get("stopped")
    ending = "draw" if not match.result.winners else stopped.id
    winner = match.result.winners[0] if match.result.winners else None
    began = TEAMS.index(match.state.first)
    return Record(winner, len(match.whole_turns), ending, Counter(_seen(match)), began)


def _begun(duel: Duel) -> Match:
    seats = [Seat(player) for player in duel.seats]
    return Match(GAME, seats, read_options(GAME, duel.options), duel.seed, bots={**BOTS, BEGINNER: Beginner})


def _seen(match: Match) -> Iterator[str]:
    """The cards that were played, and the abilities that did something."""
    plays = draws = obstacles = 0
    playing = ""
    for event in match.events:
        if event.kind == "turn":
            plays = draws = obstacles = 0
        plays += event.kind == "play"
        draws += event.kind in ("draw", "no-draw")
        obstacles += event.kind == "obstacle"
        if event.kind == "play":
            playing = str(event.facts["card"])
            yield playing
            yield from ["surprise_attack"] * (plays > 1)
        elif event.kind in ("draw", "obstacle"):
            yield from ["draw"] * (event.kind == "draw" and draws > 1)
            yield from ["extra_obstacle"] * (event.kind == "obstacle" and obstacles > 1)
        elif event.kind == "boost" and card(playing).has("discard_boost"):
            yield "discard_boost"
        elif event.kind in ("steal", "stun", "heal", "reset", "armour"):
            yield event.kind


def play_all(duels: Sequence[Duel]) -> list[Record]:
    """All of them, in order."""
    return share_out(play, duels)


def balance(count: int, level: str = "normal") -> bool:
    """Equal bots, the first team drawn by lot: Sword should win about half, in 16 to 48 turns, and everything should
    occur."""
    good = True
    for edge in ("walls", "mat"):
        options = {"arena_mode": edge, "first_team": "random"}
        duels = [Duel((level, level), options, seed_of(SEED, n)) for n in range(count)]
        found = play_all(duels)
        decided = [record for record in found if record.winner is not None]
        sword = sum(record.winner == 0 for record in decided) / max(1, len(decided))
        began = sum(record.winner == record.began for record in decided) / max(1, len(decided))
        print(f"{edge}: Sword wins {sword:.1%} of {len(decided)}; median {_median(found)} turns; {_endings(found)}")
        print(f"  whoever begins wins {began:.1%}")
        seen = sum((record.seen for record in found), Counter[str]())
        never = [name for team in TEAMS for name in deck(team) if not seen[name]]
        abilities = {
            name: seen[name] for name in sorted(seen) if name not in deck("sword") and name not in deck("skull")
        }
        print(f"  cards never played: {never}; abilities: {abilities}")
        _worth_of_cards(found)
        good = good and is_fair(sword) and (level != "normal" or is_varied(_median(found), never))
    return good


def is_fair(sword: float) -> bool:
    """Whether the share that Sword wins is within its bounds."""
    return SWORD_WINS[0] <= sword <= SWORD_WINS[1]


def is_varied(median: float, never: Sequence[str]) -> bool:
    """Whether the length is within its bounds, and no card was never played: asked of normal bots, which play all that
    they hold. Harder ones win sooner and leave weak cards aside."""
    return TURNS[0] <= median <= TURNS[1] and not never


def _worth_of_cards(found: Sequence[Record]) -> None:
    """How often the team won that played a card: cards far from the middle are too strong or too weak."""
    rates: list[tuple[float, str]] = []
    for team in TEAMS:
        for name in deck(team):
            wins = [record.winner == TEAMS.index(team) for record in found if record.seen[name]]
            rates.append((statistics.fmean(wins) if wins else 0.0, card(name).id))
    print("  won when played:", ", ".join(f"{name} {rate:.0%}" for rate, name in sorted(rates)))


def strength(count: int) -> bool:
    """The stronger level sits at Sword in one half of the matches, at Skull in the other."""
    good = True
    for strong, weak, least in PAIRS:
        won = share_won(strong, weak, count)
        good = good and won >= least
    return good


def beginner(count: int) -> bool:
    """Easy should lose to a first-timer more often than not, normal should not."""
    shares = {level: share_won(level, BEGINNER, count) for level in AGAINST_BEGINNER}
    return all(least <= shares[level] <= most for level, (least, most) in AGAINST_BEGINNER.items())


def share_won(one: str, other: str, count: int) -> float:
    """How many of the matches the first of two wins, who sits at Sword in every second one."""
    pairs = [(one, other) if n % 2 == 0 else (other, one) for n in range(count)]
    found = play_all([Duel(seats, {}, seed_of(SEED, n // 2)) for n, seats in enumerate(pairs)])
    won = sum(record.winner == n % 2 for n, record in enumerate(found)) / count
    print(f"{one} beats {other} in {won:.1%} of {count}; median {_median(found)} turns")
    return won


def at_random(count: int) -> bool:
    """Every combination of options in its turn, with two, three and four seats; a match that does not end, or loses a
    thing, raises."""
    choices = {
        "arena_mode": ("walls", "mat"),
        "obstacle_layout": ("quincunx", "line", "diagonal"),
        "draw_timing": ("start", "end"),
        "exhaustion": (False, True),
        "no_abilities": (False, True),
        "no_armour": (False, True),
        "first_team": ("random", "sword", "skull"),
    }
    every = list(itertools.product((2, 3, 4), *choices.values()))
    duels = [
        Duel(
            ("random",) * seats,
            {**dict(zip(choices, values, strict=True)), "starting_health": 1 + n % 11},
            seed_of(SEED, n),
            counting=True,
        )
        for n, (seats, *values) in enumerate(in_turn(every, count))
    ]
    found = play_all(duels)
    print(
        f"{len(found)} matches over {len(every)} combinations ended; median {_median(found)} turns; {_endings(found)}"
    )
    return len(found) == count


def replays(count: int) -> bool:
    """Each match is written as it is played; then ``flick replay --verify`` simulates every flick of it again."""
    with TemporaryDirectory() as folder:
        paths = share_out(partial(_keep, folder), range(count))
        faults = [fault for fault in share_out(_verify, paths) if fault]
    print(f"{count - len(faults)} of {count} matches are the same bit for bit in a fresh process", *faults, sep="\n")
    return not faults


def _keep(folder: str, number: int) -> Path:
    edge, seats = ("walls", "mat")[number % 2], ("easy", "normal", "easy", "random")[: 2 + number % 3]
    match = new_match("catacombs", ",".join(seats), {"arena_mode": edge}, seed_of(SEED, number))
    writer = new_match_file(Path(folder) / f"{number}.flick", match)
    match.advance()
    writer.close()
    return writer.path


def _verify(path: Path) -> str:
    """What a new process says against a match file."""
    done = subprocess.run(
        [sys.executable, "-m", "flick", "replay", str(path), "--verify"], capture_output=True, text=True, check=False
    )
    return f"{path.name}: {done.stderr.strip()}" if done.returncode else ""


def _median(found: Sequence[Record]) -> float:
    return statistics.median(record.turns for record in found)


def _endings(found: Sequence[Record]) -> str:
    counts = Counter(record.ending for record in found)
    return ", ".join(f"{name} {counts[name]}" for name in sorted(counts))


CHORES = {
    "balance": Chore(balance, 400),
    "hard-balance": Chore(partial(balance, level="hard"), 400),
    "strength": Chore(strength, 200),
    "beginner": Chore(beginner, 200),
    "random": Chore(at_random, 2000),
    "replays": Chore(replays, 200),
}


def main(arguments: Sequence[str]) -> int:
    """The exit code: 0 where the bounds hold."""
    return begin("python -m tools.duels", "How the bots of Catacombs fare.", CHORES, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
