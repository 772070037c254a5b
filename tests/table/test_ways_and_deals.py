"""Answers that are ways over a map, and deals: how they are written, read, refused and asked."""

from collections.abc import Sequence

import pytest

from flick.bots import BOTS
from flick.table.answers import read
from flick.table.decisions import Deal, Goods
from flick.table.game import find
from flick.table.match import Match
from flick.table.offers import bargain
from flick.table.overdue import plainest
from flick.table.rules import Decision, Offer, Verdict, Walk
from flick.table.sayings import Refused, say
from flick.table.seats import Seat

OWN, THEIRS = Goods(("gem", "rope"), {"coins": 3}), Goods(("sword",), {"coins": 0, "wood": 2})


def way_of(start: str = "a") -> Walk:
    """A way along the alphabet, two letters at most."""

    def refuse(way: Sequence[str]) -> Verdict | None:
        steps = ["abcdef"[k : k + 2] for k in range(5)]
        goes_on = all(one + other in steps for one, other in zip([start, *way], way, strict=False))
        return None if goes_on and len(way) <= 2 else Verdict(False, say("refused-x"), "MAP-2")

    return Walk(
        seat=0,
        verb="walk",
        rule="MAP-1",
        piece="elf",
        start=start,
        ways=lambda: {"b": ["b"], "c": ["b", "c"]},
        refuse=refuse,
        decline="stay",
    )


@pytest.mark.parametrize(
    ("typed", "way", "text"),
    [
        ("walk b c", ("b", "c"), "walk b c"),
        ("Walk  b   c ", ("b", "c"), "walk b c"),
        ("walk c", ("b", "c"), "walk b c"),
        ("c", ("b", "c"), "walk b c"),
        ("walk b", ("b",), "walk b"),
        ("STAY", (), "stay"),
    ],
)
def test_a_way_is_read_whole_or_by_its_goal(typed: str, way: tuple[str, ...], text: str) -> None:
    assert read(way_of(), typed) == (way, text)


@pytest.mark.parametrize(
    ("typed", "reason"), [("walk c b", "refused-x"), ("walk d", "refused-x"), ("walk", "refused-no-walk")]
)
def test_a_way_that_will_not_do_is_refused(typed: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        read(way_of(), typed)


def offer_of(proposed: Deal | None = None, may_counter: bool = False) -> Offer:
    def refuse(deal: Deal) -> Verdict | None:
        return None if deal.gets else Verdict(False, say("refused-gift"), "DEAL-2")

    return Offer(
        seat=0,
        verb="offer",
        rule="DEAL-1",
        partner=1,
        own=OWN,
        theirs=THEIRS,
        proposed=proposed,
        may_counter=may_counter,
        refuse=refuse,
    )


@pytest.mark.parametrize(
    ("typed", "deal", "text"),
    [
        ("offer gem for sword", Deal(Goods(("gem",)), Goods(("sword",))), "offer gem for sword"),
        (
            "OFFER 2 Coins , rope,gem for 1 wood",
            Deal(Goods(("gem", "rope"), {"coins": 2}), Goods((), {"wood": 1})),
            "offer gem, rope, 2 coins for 1 wood",
        ),
        ("offer nothing for sword", Deal(Goods(), Goods(("sword",))), "offer nothing for sword"),
        ("no", False, "no"),
    ],
)
def test_a_deal_is_read(typed: str, deal: Deal | bool, text: str) -> None:
    found = read(offer_of(), typed)
    assert found == (deal, text)
    assert read(offer_of(), text) == found


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("yes", "refused-no-offer"),
        ("offer gem", "refused-no-offer"),
        ("offer crown for sword", "refused-not-to-be-had"),
        ("offer 4 coins for sword", "refused-too-much"),
        ("offer gem, gem for sword", "refused-twice"),
        ("offer gem for 1 coins", "refused-too-much"),
        ("offer gem for nothing", "refused-gift"),
    ],
)
def test_a_deal_that_will_not_do_is_refused(typed: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        read(offer_of(), typed)


def test_a_proposed_deal_is_answered_by_yes_or_no_and_only_where_one_may_by_another() -> None:
    proposed = Deal(Goods(("gem",)), Goods(("sword",)))
    assert read(offer_of(proposed), "Yes") == (True, "yes")
    with pytest.raises(Refused, match="refused-yes-or-no"):
        read(offer_of(proposed), "offer rope for sword")
    assert read(offer_of(proposed, may_counter=True), "offer rope for sword").value.gives == Goods(("rope",))


GEM_FOR_SWORD = Deal(Goods(("gem",)), Goods(("sword",)))
ROPE_FOR_SWORD = Deal(Goods(("rope",)), Goods(("sword",)))


@pytest.mark.parametrize(
    ("answers", "agreed", "asked"),
    [
        (["no"], None, [0]),
        (["offer gem for sword", "no"], None, [0, 1]),
        (["offer gem for sword", "yes"], GEM_FOR_SWORD, [0, 1]),
        (["offer gem for sword", "offer sword for rope", "yes"], ROPE_FOR_SWORD, [0, 1, 0]),
        (["offer gem for sword", "offer sword for rope", "no"], None, [0, 1, 0]),
    ],
)
def test_a_bargain_has_one_counter_offer(answers: list[str], agreed: Deal | None, asked: list[int]) -> None:
    refusals: list[bool] = []
    rules = bargain(0, 1, OWN, THEIRS, rule="DEAL-1", refused=lambda: refusals.append(True))
    seats: list[int] = []
    value = None
    for answer in answers:
        question = rules.send(value)
        assert isinstance(question, Offer)
        seats.append(question.seat)
        value = read(question, answer).value
    with pytest.raises(StopIteration) as over:
        rules.send(value)
    assert over.value.value == agreed
    assert seats == asked
    assert len(refusals) == (agreed is None and len(answers) > 1), "refused only where a deal was named"


def test_who_lets_the_time_pass_stays_and_makes_no_deal() -> None:
    assert plainest(way_of()) == "stay"
    assert plainest(offer_of()) == "no"


def test_a_game_of_ways_reactions_and_deals_is_played_and_taken_back() -> None:
    match = Match(find("bazaar"), [Seat("random")] * 3, seed=5, bots=BOTS)
    match.advance()
    assert match.result is not None
    texts = [taken.given.text for taken in match.answers]
    verbs = {text.partition(" ")[0] for text in texts}
    assert {"walk", "stay", "react", "pass", "offer", "yes", "no"} <= verbs
    before = [event.say for event in match.events]
    match.go_back(len(texts) // 2)
    assert [taken.given.text for taken in match.answers] == texts[: len(texts) // 2]
    while match.next_redo is not None:
        asked = match.settle()
        assert isinstance(asked, Decision)
        match.redo(asked.seat)
    assert [event.say for event in match.events] == before
