"""Bots that weigh every answer at first sight, and when one of them plays on."""

from collections import Counter
from collections.abc import Sequence

import pytest

from flick.bots.ahead import AheadBot
from flick.bots.weighing import MOST, CloseCallBot, Weighed, WeighingBot, near_best
from flick.table.perspective import Perspective
from flick.table.rules import Choose, Confirm
from flick.table.sayings import say
from flick.table.seats import Thought
from tests.bots.test_ahead import perspective_of

WORTH = {"a": 1.0, "b": 3.0, "c": 2.9, "d": 2.5}
DREAM = say("think-dream")


def asked(verb: str = "dive", things: Sequence[str] = tuple(WORTH)) -> Perspective:
    return perspective_of(Choose(seat=0, verb=verb, rule="GRO-01", things=tuple(things)))


def weigh(perspective: Perspective) -> list[Weighed]:
    decision = perspective.decision
    assert isinstance(decision, Choose)
    return [Weighed(f"{decision.verb} {thing}", WORTH[thing], DREAM) for thing in decision.things]


def test_of_those_near_the_best_the_best_comes_first_and_each_kind_once() -> None:
    found = [Weighed("one", 2.0), Weighed("two", 3.0, kind="way"), Weighed("three", 2.9, kind="way"), Weighed("far", 1)]
    assert [one.answer for one in near_best(found, 1.0)] == ["two", "one"]
    assert [one.answer for one in near_best(found, 0.5)] == ["two"]
    assert near_best([], 1.0) == []
    assert len(near_best([Weighed(str(number), 1.0) for number in range(9)], 0.0)) == MOST


def test_the_best_is_given_with_its_reason() -> None:
    assert WeighingBot(weigh).think(asked()) == Thought("dive b", DREAM)


def test_to_what_nobody_weighs_anything_is_answered() -> None:
    perspective = perspective_of(Confirm(seat=0, verb="rest", rule="GRO-01"))
    assert WeighingBot(lambda perspective: []).think(perspective).answer in ("yes", "no")


def test_the_careless_mistake_what_is_near_and_nothing_that_is_far() -> None:
    perspective, bot = asked(), WeighingBot(weigh, careless=2.0)
    given = Counter(bot.think(perspective).answer for _ in range(40))
    assert set(given) == {"dive b", "dive c", "dive d"}


@pytest.mark.parametrize(
    ("verb", "margin", "sifted", "tried"),
    [
        ("dive", 0.2, MOST, {"dive b", "dive c"}),
        ("dive", 0.05, MOST, None),
        ("dive", 0.2, 1, None),
        ("climb", 0.2, MOST, None),
    ],
    ids=["several", "none is near", "one is sifted out", "another verb"],
)
def test_it_plays_on_only_where_several_are_left(
    verb: str, margin: float, sifted: int, tried: set[str] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Playing on would find the last of them best."""
    among: list[set[str]] = []

    def played_on(bot: AheadBot, perspective: Perspective) -> Thought:
        among.append({*vars(bot)["_among"]})
        return Thought(max(among[-1]))

    monkeypatch.setattr(AheadBot, "think", played_on)
    bot = CloseCallBot(weigh, ["dive"], margin, 8, 10, lambda perspective, near: near[:sifted])
    assert bot.think(asked(verb)) == Thought(f"{verb} b" if tried is None else max(tried), DREAM)
    assert among == ([] if tried is None else [tried])
