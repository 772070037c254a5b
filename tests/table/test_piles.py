"""Piles cannot lose a card or double one."""

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick.table import piles
from flick.table.chance import BadForcedResult, Chance, Luck

CARDS = list("abcdefghij")


def test_the_top_of_a_pile_is_its_first_card() -> None:
    deck, hand = ["a", "b", "c"], ["x"]
    assert piles.draw(deck, hand) == "a"
    assert (deck, hand) == (["b", "c"], ["x", "a"])


def test_nothing_can_be_drawn_from_an_empty_pile() -> None:
    deck, hand = list[str](), ["x"]
    assert piles.draw(deck, hand) is None
    assert (deck, hand) == ([], ["x"])


def test_dealing_stops_when_there_is_nothing_left() -> None:
    deck, hand = ["a", "b", "c"], list[str]()
    assert piles.deal(deck, hand, 2) == ["a", "b"]
    assert piles.deal(deck, hand, 2) == ["c"]
    assert piles.deal(deck, hand, 2) == []
    assert (deck, hand) == ([], ["a", "b", "c"])


def test_a_card_moves_to_the_end_or_to_the_top() -> None:
    hand, discard = ["a", "b"], ["x"]
    assert piles.move("a", hand, discard) == "a"
    assert piles.move("b", hand, discard, top=True) == "b"
    assert (hand, discard) == ([], ["b", "x", "a"])


def test_a_card_that_is_not_there_stops_the_game() -> None:
    hand, discard = ["a"], ["x"]
    with pytest.raises(piles.LostCard, match=r"'x' is not in \['a'\]"):
        piles.move("x", hand, discard)
    assert (hand, discard) == (["a"], ["x"])


def test_a_whole_pile_moves_in_its_order() -> None:
    discard, deck = ["a", "b"], ["x"]
    assert piles.move_all(discard, deck) == 2
    assert (discard, deck) == ([], ["x", "a", "b"])


def test_a_pile_put_upon_itself_is_the_same_pile() -> None:
    deck = ["a", "b", "c"]
    assert piles.move_all(deck, deck) == 3
    assert deck == ["a", "b", "c"]
    piles.move("a", deck, deck)
    assert deck == ["b", "c", "a"]
    piles.draw(deck, deck)
    assert deck == ["c", "a", "b"]


def test_a_pile_is_shuffled_where_it_lies() -> None:
    deck = CARDS[:]
    held = deck
    piles.shuffle(deck, Chance(Luck(3)), "deck")
    assert held is deck
    assert deck != CARDS
    assert sorted(deck) == CARDS


def test_a_shuffle_that_cannot_be_leaves_the_pile_as_it_was() -> None:
    deck = CARDS[:]
    with pytest.raises(BadForcedResult):
        piles.shuffle(deck, Chance(Luck(3), {"deck": [["no such card"]]}), "deck")
    assert deck == CARDS


def test_every_card_is_looked_for() -> None:
    piles.check([["b"], [], ["a"]], ["a", "b"])
    with pytest.raises(piles.LostCard, match=r"missing \['b'\], too many \['c'\]"):
        piles.check([["a"], ["c"]], ["a", "b"])
    with pytest.raises(piles.LostCard, match=r"missing \[\], too many \['a', 'a'\]"):
        piles.check([["a"], ["a"]], ["a"])


Move = Callable[[list[list[str]], int, int, Chance], object]
MOVES: list[Move] = [
    lambda table, a, b, chance: piles.draw(table[a], table[b]),
    lambda table, a, b, chance: piles.deal(table[a], table[b], 3),
    lambda table, a, b, chance: table[a] and piles.move(table[a][-1], table[a], table[b], top=True),
    lambda table, a, b, chance: piles.move_all(table[a], table[b]),
    lambda table, a, b, chance: piles.shuffle(table[a], chance, "pile"),
    lambda table, a, b, chance: piles.deal_anew([table[a]], lambda card: True, chance),
]


@given(st.lists(st.tuples(st.sampled_from(MOVES), st.integers(0, 2), st.integers(0, 2)), max_size=30), st.integers(0))
def test_whatever_is_done_every_card_is_there_once(moves: list[tuple[Move, int, int]], seed: int) -> None:
    table, chance = [CARDS[:], [], []], Chance(Luck(seed & 0xFFFF))
    for move, source, target in moves:
        move(table, source, target, chance)
        piles.check(table, CARDS)


def test_what_is_known_stays_and_the_rest_is_dealt_anew() -> None:
    others: Counter[str] = Counter()
    for seed in range(300):
        deck, hand = list("abcdef"), list("gh")
        piles.deal_anew([deck, hand], lambda card: card not in "ag", Chance(Luck(seed)))
        assert (len(deck), len(hand)) == (6, 2)
        assert (deck[0], hand[0]) == ("a", "g")
        piles.check([deck, hand], "abcdefgh")
        others[hand[1]] += 1
    assert set(others) == set("bcdefh"), "the other card of the hand may be any that is not known"
    assert min(others.values()) > 25
