"""The chore that lets bots race through the cave: when it says that something is wrong."""

from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from flick.effects.effect_records import every_part
from flick.games.urto.cards import artefact_deck, event_deck, every_text, monster_deck
from flick.games.urto.divine import FACES
from flick.games.urto.state import BAG
from tools import races
from tools.races import ALL_DEAD, COUNTED, Race, Record

PARTS = [part.key for text in every_text() for part in every_part(text.parts)]
TOKENS = [f"token-{name.replace('_', '-')}" for name in BAG]
FACED = [face for die in FACES.values() for face in die]
SEEN = Counter(
    [*artefact_deck(), *event_deck(), *monster_deck(), *PARTS, *TOKENS, *FACED, "trap-blook", "trap-minus-two"]
)
HEROES = ("sankaa", "arminius", "oriandre", "molesor", "barbouaille")
TEMPERS = ("bold", "calm", "greedy", "sly", "spiteful")


def record(number: int, turns: int = 55, points: int = 35, ending: str = COUNTED, first: bool = True) -> Record:
    """A game in which heroes and tempers win in their turn, wherever they sit."""
    winner = number % 5
    turned = [(seat + number // 5) % 5 for seat in range(5)]
    return Record(
        turns,
        ending,
        (winner,) if ending == COUNTED else (),
        winner if first else (winner + 1) % 5,
        0,
        tuple(HEROES[one] for one in turned),
        tuple(TEMPERS[one] for one in turned),
        (points,) * 5,
        (Counter(),) * 5,
        SEEN,
    )


@pytest.mark.parametrize(
    ("made", "holds"),
    [
        (lambda n: record(n, first=n % 2 == 0), True),
        (lambda n: record(n, first=n % 2 == 0, turns=49), False),
        (lambda n: record(n, first=n % 2 == 0, points=41), False),
        (lambda n: record(n, first=n % 2 == 0, points=50 if n % 40 == 0 else 35), False),
        (lambda n: record(n, first=n % 3 == 0), False),
        (lambda n: record(n), False),
        (lambda n: record(n, first=n % 2 == 0, ending=ALL_DEAD if n % 10 == 0 else COUNTED), False),
        (lambda n: record(5 * n, first=n % 2 == 0), False),
    ],
)
def test_balance_has_bounds(made: Callable[[int], Record], holds: bool) -> None:
    assert races.is_in_bounds(5, [made(n) for n in range(200)]) is holds


@pytest.mark.parametrize("missing", ["golden_cup", "face-steal", "token-shortcut", "trap-blook"])
def test_everything_must_occur(missing: str) -> None:
    assert races.is_all_seen([record(0)])
    left = Counter({name: count for name, count in SEEN.items() if name != missing})
    assert not races.is_all_seen([record(0)._replace(seen=left)])


def test_the_better_bot_must_win(monkeypatch: pytest.MonkeyPatch) -> None:
    def play_all(work: Callable[[Race], Record], found: Sequence[Race]) -> list[Record]:
        return [record(0)._replace(winners=(race.players.index(winner),)) for race in found]

    monkeypatch.setattr(races, "share_out", play_all)
    winner = "normal"
    assert races.main(["levels", "4"]) == 0
    monkeypatch.setattr(races, "share_out", lambda work, found: [record(0)._replace(winners=(0,)) for _ in found])
    assert races.main(["levels", "4"]) == 1


def test_a_random_game_is_counted() -> None:
    """Every card and token is there before each answer."""
    assert races.play(Race(("random", "random"), {"weapon": "hammer"}, 1, counting=True)).turns > 10
