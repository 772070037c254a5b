"""Numbers as they are printed."""

from flick.table.naming import set_number, signed


def test_a_minus_is_no_hyphen() -> None:
    assert [set_number(number) for number in (-9, 0, 11)] == ["−9", "0", "11"]
    assert [signed(number) for number in (-9, 0, 11)] == ["−9", "+0", "+11"]
