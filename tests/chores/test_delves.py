"""The chore that lets bots go down the well: when it says that something is wrong."""

from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from flick.effects.effect_records import every_part
from flick.games.kinfire.cards import every_copy, every_text, gauntlet_cards, masters, skills
from tools import delves
from tools.delves import Delve, Record

PARTS = {part.key: part for text in every_text() for part in every_part(text.parts)}
SEEN = Counter([*every_copy(), *gauntlet_cards(), *skills(), *PARTS])
FORMS = list(masters().forms)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Games that nobody plays: so many are won, fewer by that share in hard mode; every fourth is over in the well."""

    def played(wins: float, harder: float = 0.1, turns: int = 32, seen: Counter[str] = SEEN) -> None:
        def play_all(found: Sequence[Delve]) -> list[Record]:
            share = wins - (harder if found[0].options.get("hard") else 0)
            won = [int((n + 1) * share) > int(n * share) for n in range(len(found))]
            return [Record(one, turns, FORMS[n % 3], seen, (), bool(n % 4)) for n, one in enumerate(won)]

        monkeypatch.setattr(delves, "play_all", play_all)

    return played


@pytest.mark.parametrize(
    ("wins", "harder", "turns", "code"),
    [
        (0.45, 0.1, 32, 0),
        (0.45, 0.1, 25, 0),
        (0.45, 0.1, 45, 0),
        (0.2, 0.1, 32, 1),
        (0.7, 0.1, 32, 1),
        (0.45, 0.0, 32, 1),
        (0.45, 0.1, 24, 1),
        (0.45, 0.1, 46, 1),
    ],
)
def test_balance_has_bounds(wins: float, harder: float, turns: int, code: int, played: Callable[..., None]) -> None:
    played(wins, harder, turns)
    assert delves.main(["balance", "300"]) == code


@pytest.mark.parametrize("missing", ["the_critic", "the_maze#4", "kindled_blade", "prevent"])
def test_everything_must_occur(missing: str, played: Callable[..., None]) -> None:
    """Every card and every verb; a single part of a text may wait for other games."""
    left = {name: count for name, count in SEEN.items() if missing not in (name, name in PARTS and PARTS[name].verb)}
    played(0.45, seen=Counter(left))
    assert delves.main(["balance", "300"]) == 1


def test_no_form_is_won_less_than_half_as_often() -> None:
    assert delves.is_balanced(0.45, 0.3, 32, {"one": 0.6, "other": 0.3})
    assert not delves.is_balanced(0.45, 0.3, 32, {"one": 0.61, "other": 0.3})


def lost(bottom: bool) -> Record:
    return Record(False, 32, FORMS[0], SEEN, (), bottom)


@pytest.mark.parametrize(("above", "holds"), [(14, False), (15, True), (40, True), (41, False)])
def test_some_defeats_happen_above_the_bottom(above: int, holds: bool) -> None:
    won = [Record(True, 32, FORMS[0], SEEN, ())]
    games = won + [lost(bottom=False)] * above + [lost(bottom=True)] * (100 - above)
    assert delves.is_lost_everywhere(games) is holds


@pytest.mark.parametrize(("reached", "holds"), [(15, True), (16, False)])
@pytest.mark.parametrize(("name", "master"), delves.COMPLEX.items())
def test_a_complex_achievement_does_not_come_by_itself(name: str, master: str, reached: int, holds: bool) -> None:
    """Only wins over its Master count."""
    wins = [Record(True, 32, master, SEEN, (name,) if n < reached else ()) for n in range(100)]
    others = [Record(True, 32, next(form for form in FORMS if form != master), SEEN, ())] * 100
    assert delves.are_complex(wins + others) is holds


def test_random_games_seldom_win(played: Callable[..., None]) -> None:
    played(0.02, 0)
    assert delves.main(["random", "100"]) == 0
    played(0.04, 0)
    assert delves.main(["random", "100"]) == 1


def test_random_games_end() -> None:
    assert delves.main(["random", "2"]) == 0
