"""What is said of a flick while it is aimed is what the rules then tell of it."""

from collections import Counter
from collections.abc import Sequence

from flick.table.answers import write_aim
from flick.table.rules import AimHelp, Event, Forecast
from flick.window.arena.flicking.preview import Preview
from tests.games_catacombs.flicks import Tried, random_flicks
from tests.window.arena.flicking.scene import standing

FLICKS = 200
"""``tools/forecasts.py`` tries as many as one likes."""


def forecast_of(tried: Tried, help: AimHelp) -> Forecast:
    seen = Preview(tried.match.view(0).arena, help, tried.decision.foretell, tried.decision.most_speed)
    seen.want(tried.aim)
    assert seen.work(1, standing)
    assert seen.shown is not None
    assert seen.shown.forecast is not None
    return seen.shown.forecast


def told_of(tried: Tried) -> Sequence[Event]:
    """What the rules tell when it is flicked, until somebody else must answer."""
    match, before = tried.match, len(tried.match.events)
    match.answer(write_aim(tried.aim))
    match.settle()
    return match.events[before:]


def test_forecasts_are_the_verdicts() -> None:
    said: Counter[str] = Counter()
    for tried in random_flicks(FLICKS):
        first, whole = forecast_of(tried, "contact"), forecast_of(tried, "path")
        check(whole, told_of(tried), over=tried.match.result is not None)
        check_no_contradiction(first, whole)
        said[whole.say.id] += 1
    assert said["forecast-wounds"] >= 20
    assert len(said) >= 8


def check(whole: Forecast, told: Sequence[Event], *, over: bool) -> None:
    hits = [event.facts["pawn"] for event in told if event.kind in ("hit", "hit-off-obstacle")]
    assert list(whole.struck) == hits
    assert (whole.tone == "good") == bool(hits)
    reasons = {event.rule for event in told if event.kind == "no-hit"}
    assert bool(hits) or not reasons or whole.rule in reasons or whole.say.id == "forecast-leaves"
    lost = sum(int(str(event.facts["tokens"])) for event in told if event.kind in ("wound", "steal"))
    if lost:
        said = whole.say if "tokens" in whole.say.facts else whole.say.facts["then"]
        assert said.facts["tokens"] == lost  # type: ignore[union-attr]
        assert whole.ends == over
    assert whole.ends or not over


def check_no_contradiction(first: Forecast, whole: Forecast) -> None:
    """The first contact says nothing that is not so in the end."""
    assert set(first.struck) <= set(whole.struck)
    assert first.tone == "plain" or first.tone == whole.tone
