"""What is worked out at the first question is worked out once."""

from flick.table.kept import MadeAtFirstLook


def test_a_list_is_made_at_the_first_look_and_once() -> None:
    made: list[str] = []

    def make() -> list[str]:
        made.append("made")
        return ["perch", "eel", "pike"]

    fish = MadeAtFirstLook(make)
    assert made == []
    assert (fish[0], fish[1:], list(fish), len(fish), "eel" in fish, bool(fish)) == (
        *("perch", ["eel", "pike"], ["perch", "eel", "pike"]),
        *(3, True, True),
    )
    assert made == ["made"]
