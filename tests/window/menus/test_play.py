"""A match on the play screen: what mouse and keys do is what the match file gets."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from flick.bots.random import random_answer
from flick.games.catacombs.cards import card
from flick.table.chance import Chance, derived
from flick.table.journal import load
from flick.table.rules import Choose, Flick, Place, tell
from flick.table.sayings import Who, say
from flick.table.seats import Seat
from flick.window.arena.verdicts import VerdictBubble
from flick.window.board.bar import BarPart
from flick.window.board.piece import PiecePick
from flick.window.match.hand_curtain import Curtain as CurtainPart
from flick.window.match.match_news import EventTold
from flick.window.match.play_screen import PlayScreen
from flick.window.menus.end import EndScreen
from flick.window.menus.opening import go_on_with, open_match
from flick.window.menus.rulebook_screen import RulebookScreen
from flick.window.menus.settings_screen import SettingsScreen
from flick.window.widgets.button import Button
from tests.saved_matches import kept as kept_matches
from tests.window.match.replay.files import other_rules
from tests.window.menus.sitting import Sitting, sittings
from tests.window.menus.visitor import kept_match


@pytest.fixture
def sitting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Sitting]]:
    monkeypatch.setenv("FLICK_HOME", str(tmp_path))
    with sittings() as sit:
        yield sit


def texts(sitting: Sitting) -> list[str]:
    return [taken.given.text for taken in sitting.match.answers]


def first_of_hand(sitting: Sitting) -> str:
    return str(sitting.match.state.hands[0][0])


def test_a_question_is_answered_and_a_card_played_by_its_number(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.asked()
    card = first_of_hand(one)
    one.key(pygame.K_1, "1")
    one.key(pygame.K_1, "1")
    assert texts(one) == [f"play {card}"]


def test_a_match_whose_file_is_taken_away_is_kept_elsewhere_and_says_so(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.asked()
    assert one.play.path is not None
    one.play.path.unlink()
    one.play.path.write_text("theirs")
    theirs = one.play.path
    one.play.controller.answer(f"play {first_of_hand(one)}")
    one.frames(20)
    assert "Kept in another file" in read(one)
    assert str(one.play.path) in read(one).replace("\n", "")
    one.key(pygame.K_RETURN)
    assert "Kept in another file" not in read(one)
    assert theirs.read_text() == "theirs"
    assert [line.answer for line in load(one.play.path).answers] == texts(one)


def test_a_pawn_is_pulled_back_and_flies_the_other_way(sitting: Callable[..., Sitting]) -> None:
    """The answer in the match file is the one that the mouse made."""
    one = sitting()
    one.up_to_a_flick()
    decision = one.play.controller.decision
    assert decision is not None
    pawn = decision.pawns[0]  # type: ignore[attr-defined]
    assert one.play.arena is not None
    outline = one.play.arena.outline(pawn)
    assert outline is not None
    count = len(one.match.answers)
    x, y = outline.center
    one.drag((x, y), (x - 70, y))
    one.asked()
    written = texts(one)[count]
    assert written.startswith(f"flick {pawn} ")
    angle = float(written.split()[2].removesuffix("deg"))
    assert min(angle, 360 - angle) < 2
    path = one.play.path
    assert path is not None
    assert load(path).answers[count].answer == written


def test_while_a_flick_rolls_the_prompt_says_whose_it_is(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.up_to_a_flick()
    decision = one.play.controller.decision
    assert decision is not None
    told = {"flick-move": "moves", "flick-melee": "strikes with", "flick-critical-melee": "strikes hard with"}
    one.app.change(still=False)
    one.play.controller.answer(random_answer(decision, Chance(derived(5, 0))))
    one.frames(1)
    assert one.play.controller.phase == "rolling"
    assert f"{one.play.words.who(decision.seat)} {told[decision.question]} " in read(one)


def test_a_projectile_is_put_down_and_flicked_in_one_drag(sitting: Callable[..., Sitting]) -> None:
    """Both answers stand in the match file, and the flick does not wait for what is told between them."""
    one = sitting()
    one.asked()
    hand = one.match.state.hands[0]
    shooter = next(name for name in hand if any(shot.ranged for shot in card(name).shots))
    one.play.controller.answer(f"play {shooter}")
    one.asked()
    while not isinstance(one.match.decision, Place):
        gentle = isinstance(one.match.decision, Flick)
        one.play.controller.answer("flick sword-1 0deg 150mm/s" if gentle else "target skull-1")
        one.asked()
    assert one.play.arena is not None
    outline = one.play.arena.outline("sword-1")
    assert outline is not None
    count = len(one.match.answers)
    x, y = outline.center
    one.play.app.settings.still = False
    one.drag((x, y), (x - 110, y + 30))
    one.frames(4)
    assert len(one.match.answers) == count + 2
    piece = texts(one)[count].split()[1]
    assert texts(one)[count].startswith("place ")
    assert texts(one)[count + 1].startswith(f"flick {piece} ")
    one.play.app.settings.still = True
    path = one.play.path
    assert path is not None
    assert [line.answer for line in load(path).answers][count:] == texts(one)[count:]


def test_the_whole_shot_by_keys_alone(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.up_to_a_flick()
    count = len(one.match.answers)
    for key in (pygame.K_LEFT, pygame.K_LEFT, pygame.K_UP, pygame.K_SPACE):
        one.key(key, " " if key == pygame.K_SPACE else "")
    one.asked()
    assert texts(one)[count].startswith("flick ")


def test_a_curtain_falls_between_two_people(sitting: Callable[..., Sitting]) -> None:
    one = sitting(curtain="hidden")
    while not isinstance(one.match.decision, Choose):
        one.until(lambda: one.play.controller.phase in ("asking", "curtain"))
        one.play.controller.answer("yes")
        one.frames(5)
    assert one.play.controller.phase == "curtain"
    one.frames(60)
    assert one.play.controller.viewer is None
    curtain = one.play.desk.modal
    assert isinstance(curtain, CurtainPart)
    assert curtain.title == "Sword’s turn"
    assert curtain.seal is not None
    one.key(pygame.K_ESCAPE)
    assert one.play.menu.is_open, "nobody could leave the match there"
    one.key(pygame.K_ESCAPE)
    one.frames(20)
    assert one.play.desk.modal is curtain
    one.key(pygame.K_RETURN)
    one.asked()
    assert one.play.controller.viewer == 0


def test_a_curtain_hangs_on_in_another_window(sitting: Callable[..., Sitting]) -> None:
    """It was gone once the window had another size, and nobody could go on."""
    one = sitting(curtain="hidden")
    one.until(lambda: one.play.controller.phase in ("curtain", "asking"))
    while one.play.controller.phase == "asking":
        one.play.controller.answer("yes")
        one.until(lambda: one.play.controller.phase in ("curtain", "asking"))
    one.frames(60)
    one.frames(1, Event(pygame.VIDEORESIZE, size=(1400, 800), w=1400, h=800))
    one.frames(20)
    assert isinstance(one.play.desk.modal, CurtainPart)
    one.key(pygame.K_RETURN)
    one.asked()
    assert one.play.controller.viewer == 0


def test_the_panels_keep_their_sides_whoever_looks(sitting: Callable[..., Sitting]) -> None:
    one = sitting(curtain="hidden")
    seen: set[tuple[int | None, tuple[str, ...]]] = set()
    for _ in range(4):
        one.until(lambda: one.play.controller.phase in ("curtain", "asking"))
        seen.add((one.play.controller.viewer, tuple(rail.side for rail in one.play.board_view.furniture.rails)))
        one.frames(60)
        one.key(pygame.K_RETURN)
    assert {sides for _, sides in seen} == {("sword", "skull")}
    assert {viewer for viewer, _ in seen} == {None, 0}


def test_the_only_person_sits_at_the_left(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.frames(2)
    one.match.seats[0] = Seat("easy")
    open_match(one.app, one.match, None)
    one.frames(2)
    assert [rail.side for rail in one.play.board_view.furniture.rails] == ["skull", "sword"]


def test_the_starts_stay_where_they_are_printed_when_a_match_is_gone_on_with(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.up_to_a_flick()
    one.key(pygame.K_UP)
    one.key(pygame.K_SPACE, " ")
    one.asked()
    before = printed_starts(one)
    open_match(one.app, one.match, None)
    one.frames(2)
    board = one.match.view(None).arena
    assert board is not None
    assert printed_starts(one) == before != {name: pawn.pose for name, pawn in board.pawns.items()}


def printed_starts(one: Sitting) -> dict[str, tuple[float, float, float]]:
    assert one.play.arena is not None
    assert one.play.arena.scene is not None
    return {name: pawn.pose for name, pawn in one.play.arena.scene.stage.starts.items()}


def test_the_menu_leads_to_the_settings_and_back(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.asked()
    one.key(pygame.K_ESCAPE)
    one.key(pygame.K_ESCAPE)
    assert isinstance(one.app.screen, PlayScreen)
    one.key(pygame.K_ESCAPE)
    one.key(pygame.K_TAB)
    one.key(pygame.K_RETURN)
    assert isinstance(one.app.screen, SettingsScreen)
    one.key(pygame.K_ESCAPE)
    assert isinstance(one.app.screen, PlayScreen)
    one.asked()
    one.key(pygame.K_1, "1")
    one.key(pygame.K_RETURN)
    assert len(texts(one)) == 1


def test_a_piece_that_lies_elsewhere_is_not_raised_from_the_hand(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.asked()
    hand = one.play.board_view.furniture.hand
    pick = PiecePick(lambda: None)
    hand.ask({first_of_hand(one): pick, "sword-1": pick}, twice=True)
    assert not hand.raise_first("sword-1")
    assert hand.raise_first(first_of_hand(one))


def test_a_button_that_was_clicked_does_not_keep_enter_from_the_card(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.asked()
    menu = next(part for part in one.play.desk.root.walk() if isinstance(part, Button) and part.icon == "menu")
    one.drag(menu.rect.center, menu.rect.center)
    assert one.play.menu.is_open
    one.key(pygame.K_ESCAPE)
    one.key(pygame.K_1, "1")
    one.key(pygame.K_RETURN)
    assert len(texts(one)) == 1
    assert not one.play.menu.is_open


def test_f1_opens_the_rulebook_at_what_is_asked(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.asked()
    one.key(pygame.K_F1)
    assert isinstance(one.app.screen, RulebookScreen)
    assert one.app.screen.rule == "CAT-33"


def test_another_size_and_another_language_change_nothing_else(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.up_to_a_flick()
    before = texts(one)
    one.app.change(language="fr")
    one.frames(5)
    one.app.change(palette="high-contrast", scale=120)
    one.frames(5)
    assert texts(one) == before
    assert one.play.controller.phase == "asking"
    one.key(pygame.K_UP)
    one.key(pygame.K_SPACE, " ")
    one.asked()
    assert len(texts(one)) == len(before) + 1


def test_whoever_resigns_sees_the_end(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.asked()
    one.play.controller.resign()
    one.until(lambda: isinstance(one.app.screen, EndScreen))
    assert one.match.result is not None
    assert one.match.result.winners == (1,)


def test_closing_the_window_loses_nothing(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.up_to_a_flick()
    path, before = one.play.path, texts(one)
    one.frames(1, Event(pygame.QUIT))
    assert not one.app.running
    one.app.end()
    assert path is not None
    assert [line.answer for line in load(path).answers] == before


def flicked(one: Sitting) -> int:
    """A flick by keys; the number of the last event of it."""
    one.up_to_a_flick()
    count = len(one.match.answers)
    for key in (pygame.K_UP, pygame.K_SPACE):
        one.key(key, " " if key == pygame.K_SPACE else "")
    one.asked()
    after = one.match.answers[count].events_before
    return next(number for number in range(after, len(one.match.events)))


def test_an_entry_of_the_log_shows_its_flick_again_and_everything_comes_back(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    number = flicked(one)
    arena, board_view = one.play.arena, one.play.board_view
    assert arena is not None
    asked, lies, answers = one.play.controller.decision, one.play.controller.board.arena, texts(one)
    board_view.doings.moment(number)
    one.frames(2)
    assert arena.screening.recalls
    assert one.play.controller.held
    one.until(lambda: not arena.rolling)
    one.frames(3)
    assert one.play.controller.board.arena == lies
    assert one.play.controller.decision is asked
    assert texts(one) == answers


def test_how_to_watch_a_flick_is_read_no_longer_than_it_rolls(sitting: Callable[..., Sitting]) -> None:
    """What is asked now is answered by a card, which the arena knows nothing of."""
    one = sitting()
    number = flicked(one)
    while not isinstance(one.play.controller.decision, Choose):
        decision = one.play.controller.decision
        assert decision is not None
        one.play.controller.answer(random_answer(decision, Chance(derived(5, len(one.match.answers)))))
        one.asked()
    arena, board_view = one.play.arena, one.play.board_view
    assert arena is not None
    board_view.doings.moment(number)
    one.frames(2)
    assert "slow motion" in read(one)
    one.until(lambda: not arena.rolling)
    one.frames(3)
    assert "slow motion" not in read(one)


def test_a_moment_without_a_flick_is_seen_as_it_was(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.asked()
    one.play.board_view.doings.moment(0)
    assert one.play.arena is not None
    assert not one.play.arena.rolling
    assert "So it was then." in "\n".join(text.text for text in one.play.desk.texts())


def test_an_answer_is_taken_back_and_given_again_by_keys(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.asked()
    header = one.play.board_view.furniture.header
    while header.undo.off is not None:
        decision = one.play.controller.decision
        assert decision is not None
        one.play.controller.answer(random_answer(decision, Chance(derived(5, len(one.match.answers)))))
        one.asked()
    given = texts(one)
    assert header.redo.hidden
    one.frames(1, Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL, unicode="", scancode=0))
    one.asked()
    assert texts(one) == given[:-1]
    assert not header.redo.hidden
    one.frames(1, Event(pygame.KEYDOWN, key=pygame.K_y, mod=pygame.KMOD_LCTRL, unicode="", scancode=0))
    one.asked()
    assert texts(one) == given
    assert header.redo.hidden


def test_the_button_says_why_a_flick_stays(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    flicked(one)
    why = one.play.board_view.furniture.header.undo.off
    assert why is not None
    assert "flick" in why


def test_nothing_is_taken_back_while_a_flick_rolls(sitting: Callable[..., Sitting]) -> None:
    """The card played before it can be, until then: what the button says follows the flick at once."""
    one = sitting(other="easy")
    one.up_to_a_flick()
    header = one.play.board_view.furniture.header
    assert header.undo.off is None
    for key in (pygame.K_UP, pygame.K_SPACE):
        one.key(key, " " if key == pygame.K_SPACE else "")
    assert header.undo.off is not None


def read(one: Sitting) -> str:
    return "\n".join(text.text for text in one.play.desk.texts())


def test_it_is_told_how_many_answers_other_rules_cost(sitting: Callable[..., Sitting]) -> None:
    """A match once went on turns earlier, and nobody said so."""
    one = sitting()
    kept_match(2)
    path = max((kept.path for kept in kept_matches()), key=lambda path: path.stat().st_size)
    go_on_with(one.app, other_rules(path))
    one.frames(10)
    assert "The last 2 answers are left out." in read(one).replace("\n", " ")
    one.key(pygame.K_ESCAPE)
    assert "left out" not in read(one)


def test_nobody_gives_up_by_a_slip_of_the_hand(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.asked()
    resign = next(offer.do for offer in one.play.menu_deeds() if offer.label == "Resign")
    resign()
    one.frames(20)
    assert "Resign this match?" in read(one)
    one.key(pygame.K_RETURN)
    assert one.match.result is None
    resign()
    one.frames(20)
    one.key(pygame.K_TAB)
    one.key(pygame.K_RETURN)
    one.until(lambda: one.match.result is not None)


def test_after_a_refusal_the_question_is_read_again(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    flicked(one)
    asked = one.play.words(one.play.controller.decision.ask)  # type: ignore[union-attr]
    one.frames(1, Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL, unicode="", scancode=0))
    one.frames(5)
    assert one.play.board_view.asking.said[0] != asked
    one.frames(300)
    assert one.play.board_view.asking.said[0] == asked


def test_what_was_taken_back_leaves_the_log(sitting: Callable[..., Sitting]) -> None:
    one = sitting(arena_mode="mat")
    one.asked()
    board_view = one.play.board_view
    while board_view.furniture.header.undo.off is not None:
        decision = one.play.controller.decision
        assert decision is not None
        one.play.controller.answer(random_answer(decision, Chance(derived(5, len(one.match.answers)))))
        one.asked()
    one.frames(1, Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL, unicode="", scancode=0))
    one.asked()
    steps = [event for event in one.match.events if not event.sums_up]
    assert len(board_view.furniture.log.story.whole) == len(steps)


def test_the_layout_is_seen_while_it_is_asked_about(sitting: Callable[..., Sitting]) -> None:
    one = sitting(ask_layout=True)
    one.asked()
    assert one.play.desk.modal is None
    board_view, arena = one.play.board_view, one.play.arena
    assert arena is not None
    bar = next(part for part in board_view.furniture.options.parts if isinstance(part, BarPart))
    assert arena.outline("crystal-1") is not None
    assert not any((seen := arena.outline(name)) and bar.rect.colliderect(seen) for name in one.match.state.pawns)


def test_what_a_flick_came_to_is_in_nobodys_way(sitting: Callable[..., Sitting]) -> None:
    """The next piece may lie below the bubble: it can be pressed through it."""
    one = sitting()
    flicked(one)
    arena = one.play.arena
    assert arena is not None
    assert one.match.view(None).arena is not None
    decision = one.play.controller.decision
    pawn = decision.pawns[0] if isinstance(decision, Flick) else "sword-1"
    lying = one.match.view(None).arena.pawns[pawn]  # type: ignore[union-attr]
    arena.say("It is hit.", "CAT-73", (lying.x, lying.y))
    one.play.ask_again()
    bubble = said_over_the_mat(one)
    inside = bubble.box.left + 4, bubble.box.top + 4
    assert not bubble.contains(inside)
    assert bubble.contains(bubble.rule_rect.center)


def test_a_verdict_in_the_arena_is_not_read_at_the_top_as_well(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.asked()
    one.play.presenter.flicked = "sword-1"
    hit = EventTold(tell("hit", "CAT-73", pawn="skull-1", team="skull", why=say("verdict-hit", pawn="skull-1")), 0)
    one.play.presenter.hear([hit])
    one.frames(20)
    assert read(one).count("Skull 1 is hit.") == 1
    assert "is hit" not in one.play.board_view.furniture.header.prompt.texts()[0].text


def said_over_the_mat(one: Sitting) -> VerdictBubble:
    """What is said where it happened, which must be there."""
    arena = one.play.arena
    assert arena is not None
    bubble = arena._verdicts.bubble  # pyright: ignore[reportPrivateUsage]
    assert bubble is not None
    return bubble


def test_a_hit_stands_though_somebody_else_was_not_wounded(sitting: Callable[..., Sitting]) -> None:
    """A power wave hit Skull 1, then came off a wall to Skull 2: that alone was said over the mat."""
    one = sitting()
    one.asked()
    one.play.presenter.flicked = "sword-1"
    hit = tell("hit", "CAT-73", pawn="skull-1", team="skull", why=say("verdict-hit", pawn="skull-1"))
    spoilt = tell("no-hit", "CAT-77", pawn="skull-2", team="skull", why=say("verdict-wall-first", pawn="skull-2"))
    one.play.presenter.hear([EventTold(hit, 0), EventTold(spoilt, 0)])
    one.frames(20)
    bubble = said_over_the_mat(one)
    assert "Skull 1 is hit." in " ".join(bubble.lines)


def test_that_armour_cancels_a_shot_is_said_where_it_has_hit(sitting: Callable[..., Sitting]) -> None:
    """It once stood in the log alone, as the next question followed at once."""
    one = sitting()
    one.asked()
    one.play.presenter.flicked = "sword-1"
    hit = tell("hit", "CAT-73", pawn="skull-1", team="skull", why=say("verdict-hit", pawn="skull-1"))
    armour = tell("armour", "CAT-103", who=Who(1), card="bone_warden", team="skull", tokens=1, pawn="skull-1")
    one.play.presenter.hear([EventTold(hit, 0), EventTold(armour, 0)])
    one.frames(20)
    bubble = said_over_the_mat(one)
    assert "cancelled" in " ".join(bubble.lines)
    assert bubble.shown.goal == 1.0


def test_how_a_flick_is_made_follows_the_hand_that_makes_it(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.up_to_a_flick()
    assert "Pull back from the pawn" in read(one)
    one.key(pygame.K_LEFT)
    one.frames(2)
    assert "Space shoots" in read(one)
    one.key(pygame.K_ESCAPE)
    one.frames(2)
    assert "Space shoots" in read(one), "the keys are still what is at hand"
    one.frames(2, Event(pygame.MOUSEMOTION, pos=(500, 300), rel=(0, 0), buttons=(0, 0, 0)))
    assert "Pull back from the pawn" in read(one)
    one.play.board_view.doings.change("flick_mode", "swipe")
    one.frames(2)
    assert "strike through it" in read(one)


def test_tab_stays_with_what_is_aimed_by_keys(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.up_to_a_flick()
    one.key(pygame.K_LEFT)
    for _ in range(3):
        one.key(pygame.K_TAB)
    assert one.play.desk.focus is one.play.arena
    one.key(pygame.K_ESCAPE)
    for _ in range(3):
        one.key(pygame.K_TAB)
    assert one.play.desk.focus is not one.play.arena


def test_a_card_in_play_keeps_its_place_in_another_window(sitting: Callable[..., Sitting]) -> None:
    one = sitting()
    one.asked()
    held = list(one.match.state.hands[0])
    one.key(pygame.K_1, "1")
    one.key(pygame.K_1, "1")
    one.asked()
    assert one.play.board_view.order == held
    one.frames(1, Event(pygame.VIDEORESIZE, size=(1500, 900), w=1500, h=900))
    one.frames(20)
    assert one.play.board_view.order == held
