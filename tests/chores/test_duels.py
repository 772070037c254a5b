"""The chore that lets bots play against each other: when it says that something is wrong."""

from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from flick.games.catacombs.cards import TEAMS, deck
from tools import duels, hands
from tools.duels import Duel, Record

CARDS = Counter(name for team in TEAMS for name in deck(team))


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Matches that nobody plays: so many of them are won by Sword, or by the stronger level."""

    def played(wins: float, turns: int = 30, seen: Counter[str] = CARDS) -> None:
        def play_all(found: Sequence[Duel]) -> list[Record]:
            """The stronger level sits first in every other match."""
            sides = [0 if duel.seats[0] == duel.seats[1] else n % 2 for n, duel in enumerate(found)]
            won = round(wins * len(found))
            return [Record(side if n < won else 1 - side, turns, "stopped-bank", seen) for n, side in enumerate(sides)]

        monkeypatch.setattr(duels, "play_all", play_all)

    return played


@pytest.mark.parametrize(
    ("wins", "turns", "left_out", "code"),
    [
        (0.5, 30, 0, 0),
        (0.45, 16, 0, 0),
        (0.55, 48, 0, 0),
        (0.44, 30, 0, 1),
        (0.56, 30, 0, 1),
        (0.5, 15, 0, 1),
        (0.5, 49, 0, 1),
        (0.5, 30, 1, 1),
    ],
)
def test_balance_has_bounds(wins: float, turns: int, left_out: int, code: int, played: Callable[..., None]) -> None:
    played(wins, turns, Counter(dict(list(CARDS.items())[left_out:])))
    assert duels.main(["balance", "100"]) == code


@pytest.mark.parametrize(("wins", "code"), [(0.60, 0), (0.59, 1), (0.5, 1)])
def test_strength_has_bounds(wins: float, code: int, played: Callable[..., None]) -> None:
    played(wins)
    assert duels.main(["strength", "100"]) == code


@pytest.mark.parametrize(
    ("easy", "normal", "code"), [(0.40, 0.60, 0), (0.2, 0.85, 0), (0.41, 0.7, 1), (0.4, 0.59, 1), (0.4, 0.86, 1)]
)
def test_easy_is_for_beginners_and_normal_is_not(
    easy: float, normal: float, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    shares = {"easy": easy, "normal": normal}
    monkeypatch.setattr(duels, "share_won", lambda level, other, count: shares[level])
    assert duels.main(["beginner", "200"]) == code


def test_a_beginner_plays_a_match_to_its_end() -> None:
    """One who has never played against another: short, as they begin with few tokens."""
    for edge in ("walls", "mat"):
        record = duels.play(
            Duel(("beginner", "beginner"), {"arena_mode": edge, "starting_health": 2}, 3, counting=True)
        )
        assert record.turns > 1


def test_a_hand_is_the_steadier_the_more_it_is_shown() -> None:
    off, contact, path = (hands.person(shown) for shown in ("off", "contact", "path"))
    assert off.angle > contact.angle == path.angle > 0
    assert off.speed == contact.speed > path.speed > 0
    assert hands.hits(path, 300.0) > hands.hits(hands.Hand(0.2, 0.2), 300.0)


def test_a_replay_that_is_another_is_a_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """All in this process."""
    monkeypatch.setattr(duels, "share_out", lambda work, items: [work(item) for item in items])
    monkeypatch.setattr(duels, "_keep", lambda folder, number: number)
    for fault, code in (("", 0), ("1.flick: other", 1)):
        monkeypatch.setattr(duels, "_verify", lambda number, fault=fault: fault if number == 1 else "")
        assert duels.main(["replays", "3"]) == code
    assert "2 of 3 matches are the same bit for bit in a fresh process\n1.flick: other\n" in capsys.readouterr().out


def test_matches_with_every_option_end() -> None:
    assert duels.main(["random", "2"]) == 0
