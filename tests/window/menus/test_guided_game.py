"""The guided first game of Kinfire in the window: found, gone through by clicking on what it points at, to its end."""

from collections.abc import Iterator

import pygame
import pytest
from pygame import Rect

from flick.table.game import find
from flick.window.board.card import CardPart
from flick.window.board.dice import DiePart
from flick.window.board.duel_part import DuelPart
from flick.window.board.piece import PiecePart
from flick.window.match.lesson.lesson_progress import Progress, keep_progress, load_progress
from flick.window.match.lesson.pointed_parts import found_about
from flick.window.match.lesson.puzzle_list import PuzzlesScreen
from flick.window.match.lesson.tutorial_screen import TutorialScreen
from flick.window.match.play_screen import PlayScreen
from flick.window.menus import opening
from flick.window.menus.achievements_screen import AchievementsScreen
from flick.window.menus.game_tile import GameTile
from flick.window.menus.new_match import NewMatchScreen
from flick.window.menus.rulebook_screen import RulebookScreen
from flick.window.menus.tutorials import TutorialEnd, TutorialsScreen
from flick.window.widgets.button import Button, TileButton
from tests.window.checks import missing
from tests.window.menus.learner import SIZE, Learn, Learner, faults, learners, says

ACTION, DICE, SUM, REWARD, DISCARD, LANTERN, BOOST, REROLL, FATIGUE = 7, 10, 11, 12, 16, 20, 9, 30, 33
NOBODY = Rect(0, 0, 0, 0)


@pytest.fixture
def learn() -> Iterator[Learn]:
    with learners("kinfire") as learn:
        yield learn


def piece(learner: Learner, name: str) -> PiecePart:
    return next(part for part in learner.parts(PiecePart) if part.piece.id == name)


def dice(learner: Learner) -> list[str | None]:
    return [part.piece.face for part in learner.parts(DiePart)]


def pointed(learner: Learner) -> Rect:
    pointer = learner.screen.pointer
    assert pointer is not None
    return Rect(pointer.place)


def test_a_whole_game_by_clicking_on_what_is_pointed_at(learn: Learn) -> None:
    learner = learn()
    screen = learner.screen
    read: list[int] = []
    while isinstance(learner.screen, TutorialScreen):
        learner.until("asked", "reading", "over")
        if not isinstance(learner.screen, TutorialScreen):
            break
        if screen.controller.stand == "reading":
            read.append(screen.lesson.number)
            learner.key(pygame.K_RETURN)
        else:
            learner.do_as_pointed()
    assert isinstance(learner.screen, TutorialEnd)
    assert screen.match.result is not None
    assert screen.match.result.winners == (0, 1)
    assert screen.lesson.misses == 0
    assert read == [number for number, stage in enumerate(screen.lesson.stages, 1) if stage.is_shown]
    assert load_progress("kinfire") == Progress(1, len(screen.lesson.stages), done=True)


def test_the_frame_round_a_card_of_the_hand_does_not_lie_on_the_next_one(learn: Learn) -> None:
    learner = learn()
    learner.up_to(ACTION)
    held = [part for part in learner.parts(CardPart) if part.raised is not None]
    frame = pointed(learner)
    after = min(card.rect.left for card in held if card.rect.left > frame.left + frame.width // 2)
    assert frame.right <= after + 1
    assert frame.width > 30


def test_an_answer_gives_way_to_a_card_that_is_read(learn: Learn) -> None:
    learner = learn()
    screen = learner.up_to(ACTION)
    assert "No action: only the dice" in says(learner)
    learner.click(pointed(learner).center)
    learner.wait(400)
    assert "No action: only the dice" not in says(learner)
    assert faults(screen) == []
    learner.key(pygame.K_ESCAPE)
    learner.wait(400)
    assert "No action: only the dice" in says(learner)


def test_dice_and_sum_are_told_while_they_lie_there(learn: Learn) -> None:
    learner = learn()
    screen = learner.up_to(BOOST)
    assert dice(learner) == []
    learner.do_as_pointed()
    learner.until("reading")
    assert screen.lesson.number == DICE
    assert dice(learner) == ["red", "green", "blue", "light"]
    assert all(pointed(learner).contains(part.rect) for part in learner.parts(DiePart))
    assert screen.match.state.hp == 10
    assert screen.controller.board.zone("team").facts["turn"] == 1
    learner.key(pygame.K_RETURN)
    learner.until("reading")
    (total,) = learner.parts(DuelPart)
    assert (screen.lesson.number, total.shown, total.duel is not None and total.duel.reached) == (SUM, "8", True)
    assert pointed(learner).contains(total.rect)
    learner.key(pygame.K_RETURN)
    learner.until("reading")
    assert screen.lesson.number == REWARD
    assert screen.controller.board.zone("team").facts["turn"] == 2
    assert screen.controller.board.zone("well-deck").count == 10


def small_buttons(learner: Learner) -> dict[str, Rect]:
    """The buttons of the sheet that say nothing, by what they do."""
    sheet = learner.screen.sheet
    return {part.icon: part.rect for part in sheet.parts if isinstance(part, Button) and not part.label}


def test_the_small_buttons_of_the_sheet_keep_their_places_and_their_tips_stand_above(learn: Learn) -> None:
    learner = learn()
    learner.up_to(1)
    places: list[dict[str, Rect]] = []
    stands: list[str] = []
    for _ in range(8):
        learner.until("asked", "reading")
        stands.append(learner.screen.controller.stand)
        places.append(small_buttons(learner))
        learner.key(pygame.K_n)
    assert {"asked", "reading"} <= set(stands)
    assert all(one == places[0] for one in places)
    learner.until("asked", "reading")
    learner.move(small_buttons(learner)["step_forward"].center)
    learner.wait(1000)
    tip = learner.screen.desk.tooltip
    assert tip is not None
    assert tip.box.bottom <= learner.screen.sheet.text.rect.top


def test_a_moment_can_be_gone_back_to(learn: Learn) -> None:
    learner = learn()
    screen = learner.up_to(REWARD)
    learner.key(pygame.K_BACKSPACE)
    learner.until("asked")
    assert screen.lesson.number == BOOST
    learner.key(pygame.K_n)
    learner.until("reading")
    assert (screen.lesson.number, dice(learner)) == (DICE, ["red", "green", "blue", "light"])
    learner.up_to(LANTERN)
    assert screen.controller.viewer == 0, "the Lantern that has just been charged is that of whoever had the turn"
    assert pointed(learner).contains(piece(learner, "asha_lantern").rect)


def test_one_of_several_cards_is_chosen_and_confirmed(learn: Learn) -> None:
    learner = learn()
    screen = learner.up_to(DISCARD)
    card = pointed(learner)
    assert piece(learner, "margin_notes").rect.colliderect(card)
    learner.click(card.center)
    button = pointed(learner)
    assert button != card
    assert learner.part(Button, "Discard Margin Notes").rect.center == button.center
    learner.click(button.center)
    learner.until("reading")
    assert screen.match.answers[-1].given.text == "discard margin_notes"


def test_another_answer_is_not_taken(learn: Learn) -> None:
    learner = learn()
    screen = learner.up_to(REROLL)
    learner.click(learner.part(Button, "Keep the roll"))
    learner.until("asked")
    assert screen.lesson.number == REROLL
    assert "Not yet. This time it takes another answer." in says(learner)
    assert learner.part(Button, "Reroll").rect.center == pointed(learner).center
    learner.do_as_pointed()
    learner.until("reading")
    assert screen.lesson.number == REROLL + 1


def test_nothing_of_it_counts_as_achieved(learn: Learn, monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[object] = []
    monkeypatch.setattr("flick.window.match.play_screen.note", noted.append)
    learner = learn()
    learner.up_to(FATIGUE)
    learner.app.back()
    assert noted == []


@pytest.mark.parametrize(("size", "language"), [((1024, 640), "en"), ((1024, 640), "fr"), (SIZE, "fr")])
def test_every_step_can_be_read_and_points_at_what_it_tells_about(
    learn: Learn, size: tuple[int, int], language: str
) -> None:
    learner = learn(size, language=language)
    screen = learner.screen
    for step, stage in enumerate(screen.lesson.stages, 1):
        learner.up_to(step)
        assert faults(screen) == [], step
        assert missing(learner.says()) == []
        if stage.about is None:
            assert stage.when or pointed(learner) == NOBODY
            continue
        found = found_about(screen.desk, stage.about)
        assert found is not None, step
        assert pointed(learner).contains(found), step
        assert screen.desk.window.contains(found), step


def test_the_title_lets_choose_which_game_is_learned(learn: Learn) -> None:
    learner = learn()
    learner.app.home()
    learner.wait()
    learner.click(learner.part(TileButton, "Tutorial"))
    assert isinstance(learner.screen, TutorialsScreen)
    assert [tile.title for tile in learner.parts(GameTile)] == ["Catacombs", "Kinfire", "Urto", "Caveloot", "Ravenloft"]
    assert faults(learner.screen) == []
    keep_progress("kinfire", Progress(7, 49))
    keep_progress("catacombs", Progress(1, 41, done=True))
    learner.screen.build()
    assert [tile.note for tile in learner.parts(GameTile)][:2] == ["finished", "step 7 of 49"]
    learner.click(learner.part(GameTile, "Kinfire"))
    assert isinstance(learner.screen, TutorialScreen)
    assert learner.screen.game_id == "kinfire"
    assert "You were at step 7 of 49." in says(learner)


def test_with_a_single_tutorial_there_is_nothing_to_choose(learn: Learn, monkeypatch: pytest.MonkeyPatch) -> None:
    learner = learn()
    monkeypatch.setattr(opening, "taught", lambda: ["kinfire"])
    learner.app.home()
    learner.wait()
    assert learner.part(TileButton, "Tutorial").detail == "step by step"
    learner.click(learner.part(TileButton, "Tutorial"))
    assert isinstance(learner.screen, TutorialScreen)


def test_a_new_match_offers_it(learn: Learn) -> None:
    learner = learn()
    learner.go(lambda app: NewMatchScreen(app, "kinfire"))
    learner.click(next(button for button in learner.parts(Button) if button.icon == "tutorial"))
    assert isinstance(learner.screen, TutorialScreen)
    assert learner.screen.game_id == "kinfire"
    learner.go(lambda app: NewMatchScreen(app, "shells"))
    assert all(button.icon != "tutorial" for button in learner.parts(Button))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [(1024, 640), SIZE])
def test_from_its_end_to_a_match_with_an_easy_bot(learn: Learn, language: str, size: tuple[int, int]) -> None:
    learner = learn(size, language=language)
    end = learner.go(lambda app: TutorialEnd(app, "kinfire"))
    assert faults(end) == []
    assert missing(learner.says()) == []
    assert len(end.learned) == 7
    assert find("kinfire").seats[0] == 1
    learner.key(pygame.K_RETURN)
    assert isinstance(learner.screen, PlayScreen)
    assert [seat.player for seat in learner.screen.match.seats] == ["human", "easy"]


def test_its_end_leads_to_what_can_be_achieved(learn: Learn) -> None:
    learner = learn()
    learner.go(lambda app: TutorialEnd(app, "kinfire"))
    learner.click(learner.part(TileButton, "Achievements"))
    assert isinstance(learner.screen, AchievementsScreen)


@pytest.mark.parametrize("game_id", ["urto", "caveloot", "ravenloft"])
def test_its_end_leads_to_the_puzzles_of_that_game(learn: Learn, game_id: str) -> None:
    """It led to the practice table and to the puzzles of another game."""
    learner = learn()
    learner.go(lambda app: TutorialEnd(app, game_id))
    learner.click(learner.part(TileButton, "Puzzles"))
    assert isinstance(learner.screen, PuzzlesScreen)
    assert learner.screen.game.id == game_id


def test_where_nothing_can_be_achieved_its_end_leads_to_the_rules(
    learn: Learn, monkeypatch: pytest.MonkeyPatch
) -> None:
    learner = learn()
    monkeypatch.setattr(type(find("kinfire")), "achievements", ())
    learner.go(lambda app: TutorialEnd(app, "kinfire"))
    learner.click(learner.part(TileButton, "Rulebooks"))
    assert isinstance(learner.screen, RulebookScreen)
    assert learner.screen.game_id == "kinfire"
