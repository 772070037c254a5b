"""How likely a clash is to be won, as people are told before they draw."""

from flick.bots import BOTS
from flick.games.caveloot.game import GAME
from flick.games.caveloot.totals import total
from flick.table.match import Match
from flick.table.promises import Promise, promises_of
from flick.table.records import pack
from flick.table.rules import Decision
from flick.table.seats import Seat


def _clashes(seed: int) -> list[tuple[Promise, int]]:
    """What was promised at each clash of a match of bots, and by how much the heroes then led."""
    match = Match(GAME, [Seat("easy")] * 2, seed=seed, bots={**BOTS, **GAME.bots})
    found: list[tuple[Promise, int]] = []
    promised: Promise | None = None
    while len(match.answers) < 250 and isinstance(decision := match.settle(), Decision):
        if decision.verb == "window" and promised is not None:
            found.append((promised, total(match.state, "own") - total(match.state, "foe")))
        before = pack(match.state)
        promised = promises_of(match).get("clash go") if decision.verb == "clash" else None
        assert pack(match.state) == before, "looking changes nothing"
        match.ask_bot()
        if match.answers[-1].given.text != "clash go":
            promised = None
    return found


def test_what_is_promised_comes_true_as_often_as_it_says() -> None:
    found = [one for seed in (1, 2, 3, 4) for one in _clashes(seed)]
    assert len(found) > 50
    expected = sum(promise.odds.win for promise, _ in found)
    happened = sum(lead > 0 for _, lead in found)
    assert abs(expected - happened) < 0.15 * len(found)
    assert all(not promise.odds.exact and promise.say is not None for promise, _ in found)
