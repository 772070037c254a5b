"""The tutorial in the window: told on its sheet, shown in the arena, done with mouse and keys, seen to its end."""

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest
from pygame.event import Event

from flick.paint.palette import PALETTES
from flick.table.answers import read, write_aim
from flick.table.rules import Aim, Flick
from flick.table.sayings import Refused
from flick.window.app.held_keys import HeldKeys
from flick.window.arena.verdicts import VerdictBubble
from flick.window.board.log_part import WholeLog
from flick.window.match.lesson.arena_example import ArenaExample
from flick.window.match.lesson.lesson_progress import Progress, keep_progress, load_progress
from flick.window.match.lesson.tutorial_screen import TutorialScreen
from flick.window.match.play_screen import PlayScreen
from flick.window.menus import opening
from flick.window.menus.game_tile import GameTile
from flick.window.menus.rulebook_screen import RulebookScreen
from flick.window.menus.settings_screen import SettingsScreen
from flick.window.menus.title import TitleScreen
from flick.window.menus.tutorials import TutorialEnd
from flick.window.widgets.button import Button, TileButton
from flick.window.widgets.label import Link
from flick.window.widgets.segmented import Segmented
from tests.window.checks import complaints, missing
from tests.window.menus.learner import Learn, faults, learners, says

CARD, FIRST_FLICK, STRIKE, SURPRISE, MISSILE, KEPT, TARGET, ARMOUR = 2, 3, 5, 8, 10, 11, 33, 36
MOST_SHOWN = 4
"""A hand on the mouse misses some of the finest shots; so many may be shown at most."""


@pytest.fixture
def learn() -> Iterator[Learn]:
    with learners() as learn:
        yield learn


def wanted(screen: TutorialScreen) -> Aim:
    decision = screen.controller.decision
    assert isinstance(decision, Flick)
    assert screen.lesson.expected is not None
    return read(decision, screen.lesson.expected).value


def test_a_whole_tutorial_by_mouse_and_keys_ends_solved(learn: Learn) -> None:
    learner = learn()
    screen = learner.begin()
    shown = 0
    while isinstance(learner.screen, TutorialScreen):
        learner.until("asked", "reading", "over")
        if not isinstance(learner.screen, TutorialScreen):
            break
        if screen.controller.stand == "reading":
            learner.key(pygame.K_RETURN)
        elif screen.lesson.offers_to_show:
            shown += 1
            learner.key(pygame.K_h)
        else:
            learner.do_as_shown()
    assert isinstance(learner.screen, TutorialEnd)
    assert screen.lesson.step is None
    assert screen.match.state.bank == 12
    assert shown <= MOST_SHOWN
    assert load_progress("catacombs") == Progress(1, len(screen.lesson.stages), done=True)


def test_a_miss_is_seen_and_explained_and_everything_lies_as_before(learn: Learn) -> None:
    learner = learn()
    screen = learner.up_to(STRIKE)
    before, aim = screen.controller.board.arena, wanted(screen)
    learner.pull(aim, turned=30)
    learner.wait(400)
    assert screen.controller.stand == "missed"
    assert "Not yet." in says(learner)
    assert screen.controller.board.arena != before, "the miss is seen"
    learner.until("asked")
    assert screen.controller.board.arena == before
    assert "Too far to the left: turn 30° clockwise." in says(learner)
    assert "Skull 2 lies straight ahead." in says(learner)
    learner.pull(aim, power=0.05)
    learner.until("asked")
    assert "Too weak: it takes about" in says(learner)
    learner.pull(aim)
    learner.until("asked")
    assert screen.lesson.number == STRIKE + 1
    assert "Not yet." not in says(learner)


def test_what_was_taken_back_while_the_log_lay_open_is_not_seen_again(learn: Learn) -> None:
    """A miss goes back by itself; the drawer still told of it, and a click there failed."""
    learner = learn()
    screen = learner.up_to(STRIKE)
    learner.pull(wanted(screen), turned=30)
    learner.wait(400)
    learner.key(pygame.K_l)
    (whole,) = learner.parts(WholeLog)
    learner.until("asked")
    assert whole.log.entries[-1].number >= len(screen.controller.told)
    learner.click(whole.log.entry_rect(len(whole.log.entries) - 1))
    assert learner.screen is screen
    assert screen.controller.stand == "asked"
    assert learner.parts(WholeLog) == []


def test_what_was_said_of_a_near_miss_goes_with_it(learn: Learn) -> None:
    """The bubble once pointed at where the pawn had rested, while it lay at its start again."""
    learner = learn(still=False)
    screen = learner.up_to(FIRST_FLICK)
    before, aim = screen.controller.board.arena, wanted(screen)
    screen.controller.answer(write_aim(msgspec.structs.replace(aim, angle=aim.angle + math.radians(40)), "flick"))
    for _ in range(100):
        if screen.controller.stand == "missed":
            break
        learner.wait(100)
    assert "The melee touches no enemy." in says(learner)
    for _ in range(200):
        if screen.controller.board.arena == before:
            break
        learner.wait(16)
    learner.wait(16)
    assert all(bubble.moving for bubble in learner.parts(VerdictBubble)), "it fades"


def test_show_me_appears_after_many_misses_and_does_it(learn: Learn) -> None:
    learner = learn()
    screen = learner.up_to(STRIKE)
    for _ in range(3):
        assert all(button.label != "Show me" for button in learner.parts(Button))
        learner.pull(wanted(screen), turned=90)
        learner.until("asked")
    learner.click(learner.part(Button, "Show me"))
    learner.until("asked")
    assert screen.lesson.number == STRIKE + 1
    assert screen.match.state.bank == 9


@pytest.mark.parametrize("language", ["en", "fr"])
def test_show_me_before_that_says_when_it_can_be_had(learn: Learn, language: str) -> None:
    learner = learn((1024, 640), language=language)
    screen = learner.up_to(STRIKE)
    answers = len(screen.match.answers)
    learner.key(pygame.K_h)
    told = {"en": "after 3 misses you can see it done", "fr": "après 3 essais manqués"}
    assert told[language] in says(learner)
    assert faults(screen) == []
    assert (screen.lesson.number, len(screen.match.answers)) == (STRIKE, answers)


@pytest.mark.parametrize("key", [pygame.K_n, pygame.K_BACKSPACE])
def test_another_step_begins_with_nothing_of_the_last_shot(learn: Learn, key: int) -> None:
    """What it came to is no longer said, and its track, which stands in for motion, is gone."""
    learner = learn()
    screen = learner.up_to(STRIKE)
    learner.pull(wanted(screen))
    learner.wait(400)
    assert screen.controller.stand == "reached"
    assert screen.arena is not None
    assert screen.arena.scene is not None
    assert len(learner.parts(VerdictBubble)) == 1
    assert screen.arena.scene.track.rects
    learner.key(key)
    assert learner.parts(VerdictBubble) == []
    assert not screen.arena.scene.track.rects


def test_the_tip_of_show_me_goes_with_the_button(learn: Learn) -> None:
    learner = learn()
    screen = learner.up_to(STRIKE)
    for _ in range(3):
        learner.pull(wanted(screen), turned=90)
        learner.until("asked")
    learner.move(learner.part(Button, "Show me").rect.center)
    learner.wait(1000)
    assert "See this step done for you" in says(learner)
    learner.key(pygame.K_h)
    assert "See this step done for you" not in says(learner)


def test_a_wrong_card_is_not_played_and_the_right_one_is_marked(learn: Learn) -> None:
    learner = learn()
    screen = learner.up_to(CARD)
    assert screen.pointer is not None
    marked = pygame.Rect(screen.pointer.place)
    learner.key(pygame.K_1, pygame.K_1)
    learner.until("asked")
    assert screen.lesson.number == CARD
    assert "This time it takes another answer." in says(learner)
    learner.click(marked.center)
    learner.click(marked.center)
    learner.until("asked")
    assert screen.lesson.number == CARD + 1
    assert screen.match.answers[-1].given.text == "play berserker_mage"


def test_the_mark_is_on_what_answers(learn: Learn) -> None:
    """A card of the hand, a button of a question, a pawn, armour that lies in the rail: a click there does it."""
    learner = learn()
    for step in (CARD, SURPRISE, TARGET, ARMOUR):
        screen = learner.up_to(step)
        assert screen.pointer is not None
        assert screen.pointer.place, step
        learner.do_as_pointed()
        learner.until("asked", "reading")
        assert screen.lesson.number == step + 1
        assert screen.lesson.tries


def test_the_example_is_drawn_in_the_arena(learn: Learn) -> None:
    learner = learn()
    screen = learner.up_to(FIRST_FLICK)
    assert isinstance(screen.guide, ArenaExample)
    assert screen.guide.bounds
    assert screen.arena is not None
    pawn = screen.arena.outline("sword-1")
    assert pawn is not None
    assert screen.guide.bounds.left >= pawn.centerx
    assert screen.guide.bounds.right > pawn.right + 200
    learner.up_to(MISSILE)
    spot = screen.guide.bounds
    skull = screen.arena.outline("skull-1")
    assert skull is not None
    assert spot.centerx < skull.left
    learner.up_to(KEPT)
    assert not screen.guide.bounds


def test_a_flick_by_keys_alone(learn: Learn) -> None:
    """The plate says what is aimed; what the example wants stands on the sheet."""
    learner = learn()
    screen = learner.up_to(FIRST_FLICK)
    assert "The hollow arrow shows how: 0°, 30%" in says(learner)
    learner.key(pygame.K_LEFT)

    def reads(sign: str) -> float:
        return next(float(line.split(sign)[0]) for line in learner.says().split("\n")[::-1] if line.endswith(sign))

    for _ in range(360):
        if reads("°") in (0.0, 360.0):
            break
        learner.key(pygame.K_LEFT)
    for _ in range(20):
        if reads("%") <= 30:
            break
        learner.key(pygame.K_DOWN)
    learner.key(pygame.K_SPACE)
    learner.until("asked")
    assert screen.lesson.number == FIRST_FLICK + 1
    assert screen.match.answers[-1].given.text.startswith("flick sword-1 0deg")


def test_how_to_flick_is_told_as_chosen_and_can_be_changed(learn: Learn) -> None:
    learner = learn()
    screen = learner.up_to(FIRST_FLICK)
    assert "pull back" in says(learner)
    assert screen.how is not None
    learner.click(screen.how.modes.segments()[1])
    assert learner.app.settings.flick_mode == "swipe"
    assert "strike through it" in says(learner)
    assert "Press beside the pawn" in says(learner)
    learner.click(screen.how.modes.segments()[0])
    assert learner.app.settings.flick_mode == "pull"
    learner.pull(wanted(screen))
    learner.until("asked")
    assert screen.lesson.number == FIRST_FLICK + 1
    assert screen.how is None
    assert learner.parts(Segmented), "the corner is there again"


def test_back_and_skip_and_again(learn: Learn) -> None:
    learner = learn()
    screen = learner.up_to(STRIKE)
    learner.key(pygame.K_BACKSPACE)
    learner.until("asked")
    assert screen.lesson.number == STRIKE - 1
    skip = next(button for button in learner.parts(Button) if button.icon == "step_forward")
    learner.click(skip)
    learner.until("asked")
    assert screen.lesson.number == STRIKE
    while screen.controller.no_undo is None:
        learner.key(pygame.K_BACKSPACE)
    assert screen.lesson.number == CARD


def test_a_step_that_is_watched_is_done_by_itself_and_waits_to_be_read(learn: Learn) -> None:
    learner = learn()
    screen = learner.up_to(6)
    answers = len(screen.match.answers)
    learner.key(pygame.K_n)
    learner.until("reading")
    assert screen.lesson.number == 7
    texts = [taken.given.text for taken in screen.match.answers[answers + 1 :]]
    assert [text.split()[0] for text in texts] == ["play", "flick", "flick"]
    learner.wait(5000)
    assert screen.lesson.number == 7, "nothing moves while somebody reads"
    learner.click(learner.part(Button, "Go on"))
    learner.until("asked")
    assert screen.lesson.number == SURPRISE


def test_the_sheet_can_be_read_while_a_question_is_asked(learn: Learn) -> None:
    learner = learn()
    screen = learner.up_to(SURPRISE)
    assert "Now you are Skull 1." in says(learner)
    learner.click(next(button for button in learner.parts(Button) if button.icon == "step_back"))
    learner.until("asked")
    assert screen.lesson.number == 6
    learner.up_to(SURPRISE)
    learner.key(pygame.K_ESCAPE)
    assert "Leave the tutorial" in says(learner)
    learner.key(pygame.K_ESCAPE)
    assert "Leave the tutorial" not in says(learner)
    learner.do_as_pointed()
    learner.until("asked", "reading")
    assert screen.lesson.number == SURPRISE + 1


def test_another_language_in_the_middle(learn: Learn) -> None:
    learner = learn()
    screen = learner.up_to(STRIKE)
    learner.pull(wanted(screen), turned=30)
    learner.until("asked")
    learner.app.change(language="fr")
    learner.wait(200)
    assert screen.lesson.number == STRIKE
    assert "Étape 5 sur 38".upper() in says(learner)
    assert "Pas encore." in says(learner)
    assert "Épée 1" in says(learner)
    learner.app.change(scale=120, palette="high-contrast")
    learner.wait(200)
    learner.pull(wanted(screen))
    learner.until("asked")
    assert screen.lesson.number == STRIKE + 1


def test_the_menu_leads_everywhere_and_back(learn: Learn) -> None:
    learner = learn()
    screen = learner.up_to(4)
    learner.key(pygame.K_ESCAPE)
    learner.click(learner.part(Button, "Settings"))
    assert isinstance(learner.screen, SettingsScreen)
    learner.key(pygame.K_ESCAPE)
    assert learner.screen is screen
    learner.click(next(link for link in learner.parts(Link) if link.text == "CAT-50"))
    assert isinstance(learner.screen, RulebookScreen)
    learner.key(pygame.K_ESCAPE)
    learner.until("asked")
    learner.key(pygame.K_ESCAPE)
    learner.click(learner.part(Button, "Start again"))
    again: Any = learner.app.screen
    assert again is not screen
    assert again.lesson.number == 1
    learner.key(pygame.K_ESCAPE)
    learner.click(learner.part(Button, "Leave the tutorial"))
    assert isinstance(learner.screen, TitleScreen)


def test_the_title_goes_on_where_it_was_left(learn: Learn) -> None:
    learner = learn()
    assert learner.part(TileButton, "Tutorial").detail == "step by step"
    learner.up_to(MISSILE)
    learner.app.back()
    learner.wait()
    assert learner.part(TileButton, "Tutorial").detail == "step 10 of 38"
    learner.click(learner.part(TileButton, "Tutorial"))
    learner.click(learner.part(GameTile, "Catacombs"))
    assert "You were at step 10 of 38." in says(learner)
    learner.key(pygame.K_RETURN)
    learner.until("asked")
    assert learner.screen.lesson.number == MISSILE
    learner.app.back()
    learner.wait()
    learner.click(learner.part(GameTile, "Catacombs"))
    learner.click(learner.part(Button, "From the beginning"))
    learner.until("reading")
    assert learner.screen.lesson.number == 1
    assert (progress := load_progress("catacombs")) is not None
    assert progress.step == 1


def test_a_key_that_is_held_skips_one_step_alone(learn: Learn) -> None:
    learner = learn()
    screen = learner.begin()
    learner.until("reading")
    number = screen.lesson.number
    held = HeldKeys()
    for _ in range(4):
        for event in held.once([Event(pygame.KEYDOWN, key=pygame.K_n, mod=0, unicode="n")]):
            screen.handle(event)
        learner.wait(20)
    assert screen.lesson.number == number + 1


def test_a_record_that_cannot_be_read_is_said_and_the_beginning_opened(learn: Learn, home: Path) -> None:
    (home / "lessons").mkdir(parents=True)
    (home / "lessons" / "catacombs.json").write_text('{"step": "twelve"}', "utf-8")
    learner = learn()
    screen = learner.begin(fresh=False)
    learner.until("reading")
    assert screen.lesson.number == 1
    assert "cannot be read any more" in says(learner)
    keep_progress("catacombs", Progress(99, 41))
    assert learner.begin(fresh=False).lesson.number == 1


def test_a_game_without_a_tutorial_says_so(learn: Learn) -> None:
    learner = learn()
    assert opening.no_tutorial(learner.app, "catacombs") is None
    reason = opening.no_tutorial(learner.app, "shells")
    assert reason is not None
    assert reason.endswith("has no tutorial.")
    with pytest.raises(Refused):
        TutorialScreen(learner.app, "shells")


def test_from_the_end_to_a_match_against_the_easy_bot(learn: Learn) -> None:
    learner = learn()
    end = learner.go(lambda app: TutorialEnd(app, "catacombs"))
    assert complaints(end.desk, end.backdrop()) == []
    assert "Touching a wall before the enemy spoils a hit" in says(learner)
    assert learner.part(TileButton, "Puzzles and practice").off is None
    learner.key(pygame.K_RETURN)
    assert isinstance(learner.screen, PlayScreen)
    assert [seat.player for seat in learner.screen.match.seats] == ["human", "easy"]
    learner.go(lambda app: TutorialEnd(app, "catacombs"))
    learner.click(learner.part(TileButton, "Puzzles and practice"))
    assert "Past the crystal" in says(learner), "the puzzles are listed"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_step_can_be_read_and_used_in_the_smallest_window(learn: Learn, language: str) -> None:
    learner = learn((1024, 640), language=language)
    screen = learner.begin()
    for step in range(1, len(screen.lesson.stages) + 1):
        learner.up_to(step)
        assert faults(screen) == [], step
        assert missing(learner.says()) == []


@pytest.mark.parametrize(
    ("size", "scale", "palette"),
    [
        ((1280, 720), 100, "normal"),
        ((1280, 720), 80, PALETTES[1]),
        ((1280, 720), 200, PALETTES[2]),
        ((1024, 640), 200, "normal"),
        ((2560, 1440), 200, PALETTES[2]),
    ],
)
def test_it_can_be_read_at_every_scale(learn: Learn, size: tuple[int, int], scale: int, palette: str) -> None:
    learner = learn(size, scale=scale, palette=palette, language="fr")
    for step in (1, FIRST_FLICK, SURPRISE, TARGET):
        screen = learner.up_to(step)
        assert faults(screen) == [], step


def test_a_question_says_whom_it_asks_as_the_text_does_and_only_once(learn: Learn) -> None:
    learner = learn()
    learner.up_to(CARD)
    learner.until("asked")
    assert "Sword 1. Which card do you play?" in says(learner)
    learner.up_to(STRIKE)
    learner.until("asked")
    assert "Strike with Sword 1." in says(learner)
    assert "Sword 1. Strike" not in says(learner)


def test_the_example_begins_where_the_learner_has_put_the_piece(learn: Learn) -> None:
    learner = learn()
    screen = learner.up_to(MISSILE)
    before = len(screen.match.answers)
    blue = screen.controller.board.arena.pawns["skull-1"]
    screen.controller.answer(f"place missile {blue.x - 20:.1f},{blue.y + 20:.1f}")
    learner.until("asked")
    assert len(screen.match.answers) == before + 1
    assert screen.lesson.has_own_way
    assert screen.guide is not None
    assert screen.guide.bounds
    assert "The hollow arrow shows how" in says(learner)
    aim = screen.controller.example_here
    assert aim is not None
    screen.controller.answer(f"flick missile {math.degrees(aim.angle):.1f}deg {aim.speed:.0f}mm/s")
    learner.until("asked", "reading")
    assert screen.lesson.number == MISSILE + 1
