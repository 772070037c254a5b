"""Sentences: the message of a verb with what it is given, and what is around it."""

import pytest

from flick.table.sayings import Say, say
from tests.effects.camp import LANGUAGE, SENTENCES, parts_of

NIGHT = Say("term-night", {"no": "yes"})
EAT = Say("part-eat", {"n": 1, "each": ""})
DEEDS = [
    ("[{eat: 1}]", EAT),
    ("[{eat: 1}, {put_out: 1}]", say("and-then", one=EAT, other=Say("part-put-out"))),
    ("[{eat: 1, if: night}]", say("only-if", terms=NIGHT, deed=EAT)),
    ("[{eat: 1, who: everybody}]", Say("who-everybody", {"deed": EAT})),
    (
        "[{eat: 1, who: everybody, if: night}]",
        say("only-if", terms=NIGHT, deed=Say("who-everybody", {"deed": EAT})),
    ),
    (
        "[{choose: [[{eat: 1}], [{put_out: 1}]]}]",
        Say("part-choose", {"deeds": say("or-else", one=EAT, other=Say("part-put-out"))}),
    ),
    ("[{may: [{eat: 1}]}]", Say("part-may", {"deeds": EAT})),
    ("[{hit: {pick: other, trade: cook}}]", Say("part-hit", {"target": Say("aim-other", {"trade": "cook"}), "n": 1})),
    ("[{shelter: 1, until: night}]", Say("until-night", {"deed": Say("part-shelter", {"sign": "more", "n": 1})})),
    ("[{hunt: 1, got: [{eat: 1}]}]", Say("part-hunt", {"n": 1, "got": EAT, "missed": ""})),
    (
        "[{hunt: 1, missed: [{eat: 1}]}]",
        Say("part-hunt", {"n": 1, "got": "", "missed": Say("hunt-missed", {"deeds": EAT})}),
    ),
    ("[{trade: 1, for: 2}]", Say("part-trade", {"n": 1, "cost": 2, "cost-sign": "more"})),
]
AMOUNTS = [
    ("logs", 1, say("per", what=Say("each-logs", {"n": 1}))),
    ("3*logs", 3, say("per", what=Say("each-logs", {"n": 1}))),
    ("half(logs)", 1, say("per-two", what=Say("each-logs", {"n": 2}))),
    ("2*friends(cook)-2", 2, say("per", what=Say("other-friends", {"trade": "cook"}))),
]
UNKNOWN = [
    ("logs+1", say("x-plus", what=Say("amount-logs"), n=1)),
    ("2*logs-1", say("x-minus", what=say("x-times", times=2, what=Say("amount-logs")), n=1)),
    ("half(2*logs)", say("x-half", what=say("x-times", times=2, what=Say("amount-logs")))),
]


@pytest.mark.parametrize(("text", "told"), DEEDS)
def test_deeds(text: str, told: Say) -> None:
    assert SENTENCES.deeds(parts_of(text)) == told


def test_options_of_a_choice_are_told_one_by_one() -> None:
    """So that each has a line of its own on a card; any other text has none."""
    parts = parts_of("[{eat: 1}, {choose: [[{eat: 1}], [{put_out: 1}]]}]")
    head = say("and-then", one=EAT, other=Say("part-choose", {"deeds": ""}))
    assert SENTENCES.options(parts) == (head, (EAT, Say("part-put-out")))
    assert SENTENCES.options(parts_of("[{may: [{eat: 1}]}]")) is None


@pytest.mark.parametrize(("amount", "number", "each"), AMOUNTS)
def test_so_much_for_each(amount: str, number: int, each: Say) -> None:
    assert SENTENCES.deeds(parts_of(f"[{{eat: {amount}}}]")) == Say("part-eat", {"n": number, "each": each})


@pytest.mark.parametrize(("amount", "told"), UNKNOWN)
def test_an_amount_that_needs_a_clause(amount: str, told: Say) -> None:
    said = say("where", deed=Say("part-eat", {"n": say("x"), "each": ""}), what=told)
    assert SENTENCES.deeds(parts_of(f"[{{eat: {amount}}}]")) == said


def test_exactly_as_much() -> None:
    """A verb that shares nothing out can still tell of exactly one quantity."""
    assert SENTENCES.deeds(parts_of("[{trade: logs, for: 1}]")) == Say(
        "part-trade", {"n": Say("as-many-logs"), "cost": 1, "cost-sign": "more"}
    )


def test_signs() -> None:
    told = [SENTENCES.deeds(parts_of(f"[{{shelter: {amount}}}]", lasting=True)) for amount in ("2", "-2")]
    assert told == [Say("part-shelter", {"sign": sign, "n": 2}) for sign in ("more", "less")]


def test_the_language_knows_its_messages() -> None:
    assert LANGUAGE.messages() == [
        *("part-eat", "part-trade", "part-hit", "part-put-out", "part-shelter", "part-hunt", "part-ban"),
        *(
            "part-choose",
            "part-may",
            "part-once-per-turn",
            "who-everybody",
            "hunt-missed",
            "until-night",
            "until-winter",
        ),
        *("aim-self", "aim-other", "aim-everyone"),
        *("amount-logs", "each-logs", "as-many-logs", "amount-friends", "each-friends", "other-friends"),
        *("term-night", "term-season", "term-logs", "term-friends", "term-hunger", "term-scars"),
        *("line-while-in-play", "line-at-dawn", "line-on-play"),
    ]
