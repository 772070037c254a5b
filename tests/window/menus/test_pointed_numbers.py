"""First lessons point at the number that they tell about, and a miss is not told of the right answer."""

import pygame

from flick.window.board.tally import TallyPart
from tests.window.menus.learner import faults, learners, says

EXPLORE, EXPERIENCE, SURGE = 6, 21, 24
WEIGHT, LAST = 9, 24
NOT_YET = "Not yet."


def test_of_two_numbers_of_the_party_the_one_that_is_told_about_is_pointed_at() -> None:
    with learners("ravenloft") as learn:
        learner = learn()
        for step, fact in ((EXPERIENCE, "experience"), (SURGE, "surges")):
            screen = learner.up_to(step)
            counts = {part.spec.fact: part.rect for part in learner.parts(TallyPart)}
            other = next(rect for name, rect in counts.items() if name != fact)
            assert screen.pointer.place.contains(counts[fact])
            assert not screen.pointer.place.contains(other)
            assert faults(screen) == []


def test_what_was_wrong_is_not_told_any_more_while_the_right_answer_is_seen() -> None:
    with learners("ravenloft") as learn:
        learner = learn(still=False)
        screen = learner.up_to(EXPLORE)
        learner.key(pygame.K_8)
        learner.until("asked")
        assert NOT_YET in says(learner)
        learner.click(screen.pointer.place.center)
        assert screen.controller.phase == "telling"
        assert NOT_YET not in says(learner)


def test_the_weight_of_the_pack_is_pointed_at_not_one_of_the_cards_in_it() -> None:
    with learners("caveloot") as learn:
        learner = learn((1024, 640), language="fr")
        screen = learner.up_to(WEIGHT)
        (load,) = learner.parts(TallyPart)
        assert load.spec.fact == "weight"
        assert screen.pointer.place.contains(load.rect)


def test_whoever_had_the_turn_looks_on_while_something_is_told_after_it() -> None:
    """The camp of the other player lay there as one's own while the end was told."""
    with learners("caveloot") as learn:
        screen = learn().up_to(LAST)
        assert screen.controller.stand == "reading"
        assert screen.match.decision is not None
        assert screen.match.decision.seat == 1
        assert screen.controller.viewer == 0
