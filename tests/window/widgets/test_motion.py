"""Numbers on their way."""

from collections.abc import Callable

import pytest

from flick.window.widgets.glide import Glide, ease_in_out, ease_out


def test_a_glide_begins_with_the_first_tick_and_arrives_in_time() -> None:
    glide = Glide(0.0, 100)
    glide.go(1.0)
    assert glide.moving
    assert not glide.tick(5000.0)
    assert glide.tick(5050.0)
    assert 0.5 < glide.value < 1.0
    assert glide.tick(5100.0)
    assert glide.value == 1.0
    assert not glide.moving
    assert not glide.tick(5200.0)


def test_it_turns_back_from_where_it_is() -> None:
    glide = Glide(0.0, 100)
    glide.go(1.0)
    glide.tick(0.0)
    glide.tick(50.0)
    half = glide.value
    glide.go(0.0)
    glide.tick(60.0)
    assert glide.value == half
    glide.tick(85.0)
    assert 0.0 < glide.value < half


def test_without_duration_it_is_there_at_once() -> None:
    glide = Glide(0.0, 0)
    glide.go(1.0)
    assert glide.tick(1.0)
    assert glide.value == 1.0


@pytest.mark.parametrize("ease", [ease_out, ease_in_out])
def test_eases_go_from_nought_to_one_and_never_back(ease: Callable[[float], float]) -> None:
    steps = [ease(n / 50) for n in range(51)]
    assert (steps[0], steps[-1]) == (0.0, 1.0)
    assert steps == sorted(steps)
