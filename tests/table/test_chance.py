"""Dice and shuffles from two integers."""

import os
import subprocess
import sys
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick.table.chance import BadForcedResult, Chance, ChanceNote, Forced, Luck, derived, leftover

REFERENCE = {
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B),
    1234567: (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821),
}
"""The first numbers of SplitMix64, as its authors' C code gives them."""

CARDS = list("abcdefgh")


@pytest.mark.parametrize("seed", REFERENCE)
def test_the_generator_is_splitmix64(seed: int) -> None:
    chance = Chance(Luck(seed))
    assert tuple(chance.below(1 << 64) for _ in range(5)) == REFERENCE[seed]
    assert chance.luck == Luck(seed, 5)


def test_luck_is_all_there_is_to_chance() -> None:
    first = Chance(Luck(17))
    before = [first.roll("die", 6) for _ in range(10)]
    later = Chance(Luck(17, first.luck.drawn))
    assert [first.roll("die", 6) for _ in range(10)] == [later.roll("die", 6) for _ in range(10)]
    again = Chance(Luck(17))
    assert [again.roll("die", 6) for _ in range(10)] == before


@given(st.integers(0, (1 << 53) - 1), st.integers(1, 1 << 64))
def test_below_stays_below(seed: int, limit: int) -> None:
    assert 0 <= Chance(Luck(seed)).below(limit) < limit


def test_numbers_that_would_favour_some_results_are_drawn_again() -> None:
    """Of 2^64 numbers, 2^63 - 1 are too many for 2^63 + 1 results: nearly every second one is thrown away."""
    chance = Chance(Luck(3))
    for _ in range(1000):
        chance.below((1 << 63) + 1)
    assert 1800 < chance.luck.drawn < 2200


@pytest.mark.parametrize("sides", [2, 6, 20])
def test_every_face_comes_as_often_as_any_other(sides: int) -> None:
    chance, throws = Chance(Luck(5)), 12_000
    faces = Counter(chance.roll("die", sides) for _ in range(throws))
    assert sorted(faces) == list(range(1, sides + 1))
    expected = throws / sides
    chi_squared = sum((count - expected) ** 2 / expected for count in faces.values())
    assert chi_squared < 2 * sides + 12


def test_every_order_comes_as_often_as_any_other() -> None:
    chance, throws = Chance(Luck(8)), 6000
    orders = Counter(tuple(chance.shuffle("deck", "abc")) for _ in range(throws))
    assert set(orders) == set(permutations("abc"))
    assert all(abs(count - 1000) < 130 for count in orders.values())


def test_a_shuffle_takes_one_number_for_each_card_but_the_last() -> None:
    chance = Chance(Luck(6))
    for count in (0, 1, 2, 40):
        before = chance.luck.drawn
        assert sorted(chance.shuffle("deck", range(count))) == list(range(count))
        assert chance.luck.drawn - before == max(0, count - 1)


def test_shares_lie_between_nought_and_one() -> None:
    chance = Chance(Luck(2))
    shares = [chance.share() for _ in range(2000)]
    assert 0 <= min(shares) < 0.01
    assert 0.99 < max(shares) < 1
    assert 0.48 < sum(shares) / 2000 < 0.52
    assert all(-3 <= chance.between(-3, 5) < 5 for _ in range(100))


def test_streams_of_different_paths_have_nothing_in_common() -> None:
    seeds = {derived(7, match, seat).seed for match in range(30) for seat in range(30)}
    assert len(seeds) == 900
    assert derived(7, 1, 2) != derived(7, 2, 1)
    assert derived(7, 1) != derived(8, 1)
    assert derived(7, 1) == derived(7, 1)
    assert all(0 <= seed < 1 << 64 for seed in seeds)


def test_a_forced_die_shows_what_it_must_and_the_next_one_what_it_will() -> None:
    free, forced = Chance(Luck(4)), Chance(Luck(4), {"die": [6, None, 1]})
    assert forced.roll("die", 6) == 6
    assert forced.luck.drawn == 0
    assert forced.roll("die", 6) == free.roll("die", 6)
    assert forced.roll("other", 6) == free.roll("other", 6)
    assert forced.roll("die", 6) == 1
    assert forced.roll("die", 6) == free.roll("die", 6)


@pytest.mark.parametrize("wanted", [0, 7, -1, 1.0, "3", True, [1]])
def test_a_face_that_the_die_does_not_have_cannot_be_forced(wanted: object) -> None:
    with pytest.raises(BadForcedResult) as caught:
        Chance(Luck(0), {"die": [wanted]}).roll("die", 6)
    assert (caught.value.label, caught.value.wanted, caught.value.possible) == ("die", wanted, "1..6")


def test_a_pick_is_forced_by_its_written_form() -> None:
    assert Chance(Luck(0), {"door": ["12"]}).pick("door", [11, 12, 13]) == 12
    assert Chance(Luck(0), {"door": [13]}).pick("door", [11, 12, 13]) == 13
    with pytest.raises(BadForcedResult, match=r"door: 14 is not 11, 12, 13"):
        Chance(Luck(0), {"door": [14]}).pick("door", [11, 12, 13])


def test_a_forced_shuffle_puts_the_named_cards_on_top() -> None:
    order = Chance(Luck(1), {"deck": [["c", "a"]]}).shuffle("deck", CARDS)
    assert order[:2] == ["c", "a"]
    assert sorted(order) == CARDS
    assert Chance(Luck(1), {"deck": ["d"]}).shuffle("deck", CARDS)[0] == "d"
    assert Chance(Luck(1), {"deck": [list("hgfedcba")]}).shuffle("deck", CARDS) == list("hgfedcba")


def test_a_place_left_open_in_a_forced_shuffle_is_left_to_chance() -> None:
    tops: Counter[str] = Counter()
    for seed in range(200):
        order = Chance(Luck(seed), {"deck": [[None, "a", None, "b"]]}).shuffle("deck", CARDS)
        assert (order[1], order[3]) == ("a", "b")
        assert sorted(order) == CARDS
        tops[order[0]] += 1
    assert set(tops) == set(CARDS) - {"a", "b"}


@pytest.mark.parametrize("wanted", [["z"], ["a", "a"], [*CARDS, None], [None] * 9])
def test_an_order_that_the_cards_do_not_have_cannot_be_forced(wanted: list[str | None]) -> None:
    with pytest.raises(BadForcedResult) as caught:
        Chance(Luck(0), {"deck": [wanted]}).shuffle("deck", CARDS)
    assert caught.value.label == "deck"


def test_cards_that_are_alike_can_be_forced_as_often_as_they_are_there() -> None:
    order = Chance(Luck(0), {"bag": [["x", "x"]]}).shuffle("bag", ["x", "y", "x"])
    assert order == ["x", "x", "y"]


def test_forced_results_that_nobody_asked_for_are_left_over() -> None:
    forced: Forced = {"die": [1, 2], "coin": [1], "door": []}
    chance = Chance(Luck(0), forced)
    chance.roll("die", 6)
    chance.roll("coin", 2)
    assert leftover(forced) == ["die"]


def test_chance_notes_what_it_gave_and_what_nobody_may_know() -> None:
    notes: list[ChanceNote] = []
    chance = Chance(Luck(0), {"die": [3], "door": ["b"], "deck": [["c", "b", "a"]]}, notes)
    chance.roll("die", 6)
    chance.pick("door", ["a", "b"], secret=True)
    chance.shuffle("deck", ["a", "b", "c"])
    assert notes == [
        ChanceNote("die", 3, False),
        ChanceNote("door", "b", True),
        ChanceNote("deck", ["c", "b", "a"], True),
    ]


@given(st.integers(0, 1 << 40), st.integers(0, 12), st.integers(0, 12))
def test_what_was_forced_can_be_forced_again(seed: int, before: int, after: int) -> None:
    """From any throw on: forced ones as they were, free ones from the same luck, and those still to come."""

    def throw(chance: Chance, count: int) -> list[object]:
        kinds = (
            lambda: chance.roll("die", 6),
            lambda: chance.pick("door", "abc"),
            lambda: chance.shuffle("deck", "abcde"),
        )
        return [kinds[(chance.luck.drawn + number) % 3]() for number in range(count)]

    forced: Forced = {"die": [6, None, 5, 4], "deck": [["c", None, "a"], None, ["e"]], "door": [None, "b"]}
    chance = Chance(Luck(seed), forced)
    throw(chance, before)
    mark, luck = len(chance.asked), Luck(seed, chance.luck.drawn)
    seen = throw(chance, after)
    again = Chance(luck, chance.forced_since(mark))
    assert throw(again, after) == seen
    assert again.luck == chance.luck
    assert throw(again, 9) == throw(chance, 9)


FRESH = """
from flick.table.chance import Chance, derived
chance = Chance(derived(7, 1, 2))
print([chance.roll("die", 6) for _ in range(20)], chance.shuffle("deck", "abcdefgh"), chance.share())
"""


def test_every_process_gets_the_same_numbers() -> None:
    said = {
        subprocess.run(
            [sys.executable, "-c", FRESH],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "4711")
    }
    chance = Chance(derived(7, 1, 2))
    here = [chance.roll("die", 6) for _ in range(20)], chance.shuffle("deck", "abcdefgh"), chance.share()
    assert said == {" ".join(map(str, here)) + "\n"}
