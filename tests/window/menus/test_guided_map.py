"""A lesson on a map points at cells and at numbers, and what it points at can be clicked."""

from flick.window.match.lesson.tutorial_screen import TutorialScreen
from tests.window.menus.learner import faults, learners

MOVE, TOLD, BOOST = 6, 35, 15


def test_a_cell_and_a_number_are_pointed_at() -> None:
    with learners("urto") as learn:
        learner = learn()
        screen = learner.up_to(MOVE)
        learner.do_as_pointed()
        assert screen.match.answers[-1].given.text == "turn 1b"
        learner.up_to(BOOST)
        learner.do_as_pointed()
        assert screen.match.answers[-1].given.text == "boost 1"
        learner.up_to(TOLD)
        learner.until("reading")
        assert isinstance(learner.screen, TutorialScreen)
        assert screen.pointer is not None
        assert screen.pointer.place
        assert faults(screen) == []
