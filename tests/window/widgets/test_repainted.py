"""An attribute that has its widget painted again."""

from pygame import Rect

from flick.window.widgets.repainted import Repainted
from flick.window.widgets.widget import Widget
from tests.window.shared import kit_of


class Lamp(Widget):
    """Has an attribute of that kind."""

    lit = Repainted[bool]()

    def __init__(self) -> None:
        super().__init__(kit_of("normal", 1.0, True), Rect(0, 0, 4, 4))
        self.lit = False


def test_only_another_value_has_a_widget_painted_again() -> None:
    lamp, other = Lamp(), Lamp()
    lamp.dirty = other.dirty = False
    lamp.lit = False
    assert not lamp.dirty
    lamp.lit = True
    assert (lamp.lit, lamp.dirty) == (True, True)
    assert (other.lit, other.dirty) == (False, False)


def test_lines_below_each_other_add_up_what_is_less_than_a_pixel() -> None:
    kit = kit_of("normal", 1.0, True)
    lines = kit.lines(["one", "two", "three"], "hint", (5, 10), 12.5, anchor="right")
    assert [line.baseline for line in lines] == [10, 10 + round(12.5), 35]
    assert {line.left + line.width for line in lines} == {5}
