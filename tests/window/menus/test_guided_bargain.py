"""The guided first turn of Caveloot in a small window, in French: a fight and a bargain by clicking on what it points
at, and every step can be read."""

import pygame

from flick.window.match.lesson.pointed_parts import found_about
from flick.window.match.lesson.tutorial_screen import TutorialScreen
from flick.window.menus.tutorials import TutorialEnd
from tests.window.checks import missing
from tests.window.menus.learner import faults, learners


def test_a_turn_with_a_bargain_by_clicking_on_what_is_pointed_at() -> None:
    with learners("caveloot") as learn:
        learner = learn((1024, 640), language="fr")
        screen, read = learner.screen, list[int]()
        while isinstance(learner.screen, TutorialScreen):
            learner.until("asked", "reading", "over")
            if not isinstance(learner.screen, TutorialScreen):
                break
            step, number = screen.lesson.step, screen.lesson.number
            assert (faults(screen), missing(learner.says())) == ([], []), number
            if screen.controller.stand == "asked":
                learner.do_as_pointed()
                continue
            read.append(number)
            if step is not None and step.about is not None:
                found = found_about(screen.desk, step.about)
                assert found is not None, number
                assert pygame.Rect(screen.pointer.place).contains(found), number
            learner.key(pygame.K_RETURN)
        assert isinstance(learner.screen, TutorialEnd)
        assert faults(learner.screen) == []
        assert screen.lesson.misses == 0
        assert read == [number for number, stage in enumerate(screen.lesson.stages, 1) if stage.is_shown]
