"""Checks of content: what no card says, what is printed wrong, and what a simulation has never seen."""

from collections.abc import Iterator

from flick.effects.effect_records import Text, every_part
from flick.table.chance import Chance, Luck
from tests.effects.camp import CAT, DEEDS, IN_FORCE, LANGUAGE, TENT, Camp, Part, carry_out, holds, parts_of
from tests.effects.checks import TextLine, misprints, unused
from tests.effects.coverage import in_force_now, unseen, watched

STEW = parts_of("[{may: [{eat: 1}]}, {eat: logs, if: night}]")
TEXTS = [
    *(Text("tent", trigger, parts) for trigger, parts in TENT.items()),
    *(Text("cat", trigger, parts) for trigger, parts in CAT.items()),
    Text[Part]("stew", "on_play", STEW),
]


def elsewhere(card: str) -> Iterator[Camp]:
    yield Camp(ground=[card])
    yield Camp(ground=[card, "tent"], night=True)


def test_parts_inside_others_are_found() -> None:
    assert [part.verb for part in every_part(STEW)] == ["may", "eat", "eat"]


def test_what_no_card_says() -> None:
    assert unused(LANGUAGE, TEXTS) == [
        *("trade", "hit", "put_out", "hunt", "choose", "once_per_turn", "friends"),
        *("if season", "if logs", "if friends", "if hunger", "if scars"),
        *("who: everybody", "pick: self", "pick: other", "pick: everyone", "about: naps"),
    ]


def test_what_is_printed_otherwise_than_it_counts() -> None:
    """A cat on the ground counts for everybody; a text at a trigger that nobody hears there never does."""
    right = [
        TextLine("cat", "at_dawn", True),
        TextLine("tent", "while_in_play", True),
        TextLine("cat", "on_play", False),
    ]
    wrong = [TextLine("cat", "while_in_play", False), TextLine("stew", "on_play", True)]
    assert list(misprints(IN_FORCE, [*right, *wrong], elsewhere)) == wrong
    assert IN_FORCE.is_everybodys("cat", "while_in_play")
    assert not IN_FORCE.is_everybodys("stew", "on_play")


def test_what_was_seen() -> None:
    state = Camp(ground=["cat"])
    with watched(DEEDS) as seen:
        for _ in carry_out(state, Chance(Luck(0)), "stew", STEW[1:]):
            pass
        assert not seen
        state.night = True
        for _ in carry_out(state, Chance(Luck(0)), "stew", STEW[1:]):
            pass
        assert seen == {STEW[1].key: 1}
    for _ in carry_out(state, Chance(Luck(0)), "stew", STEW[1:]):
        pass
    assert seen == {STEW[1].key: 1}
    assert list(in_force_now(LANGUAGE, IN_FORCE, holds, state)) == [CAT["while_in_play"][0].key]
    state.night = False
    assert list(in_force_now(LANGUAGE, IN_FORCE, holds, state)) == []


def test_what_was_never_seen() -> None:
    stew = Text[Part]("stew", "on_play", parts_of("[{may: [{put_out: 1}]}, {eat: 1}]"))
    found = unseen(LANGUAGE, [*TEXTS[:1], stew], [stew.parts[0].branches[0][0].key])
    assert found.triggers == ["while_in_play", "at_dawn"]
    assert found.cards == ["tent"]
    assert found.verbs == ["eat", "trade", "hit", "shelter", "hunt", "ban", "choose", "once_per_turn"]
