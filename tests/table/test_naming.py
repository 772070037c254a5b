"""Numbers as they are printed, and goods with what they count."""

import pytest

from flick.sitting import words_for
from flick.table.decisions import Goods
from flick.table.game import find
from flick.table.naming import goods_named, set_number, signed
from flick.table.words import Words


def test_a_minus_is_no_hyphen() -> None:
    assert [set_number(number) for number in (-9, 0, 11)] == ["−9", "0", "11"]
    assert [signed(number) for number in (-9, 0, 11)] == ["−9", "+0", "+11"]


@pytest.mark.parametrize(("language", "one", "more"), [("en", "1 coin", "3 coins"), ("fr", "1 pièce", "3 pièces")])
def test_what_is_counted_agrees_with_its_number(language: str, one: str, more: str) -> None:
    words = words_for(Words(language), find("caveloot"))
    assert [goods_named(Goods(amounts={"coins": count}), words) for count in (1, 3)] == [one, more]
