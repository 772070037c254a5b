"""Flicks made with the mouse and with keys: what they made is what the match gets."""

import math

import pygame
import pytest

from flick.paint.box import Box
from flick.table.answers import read
from flick.table.rules import Aim, Flick
from tests.window.arena.scene import Window, down, first_flick, hover, key, motion, obstacle_flick, pull, up, wheel
from tests.window.checks import complaints


def aim_of(decision: Flick, answer: str) -> Aim:
    aim = read(decision, answer).value
    assert isinstance(aim, Aim)
    return aim


def degrees(window: Window, decision: Flick) -> float:
    (answer,) = window.answers
    return math.degrees(aim_of(decision, answer).angle)


def test_a_pull_flicks_the_other_way() -> None:
    match, decision = first_flick()
    window = Window(match, decision)
    end = pull(window, window.px("sword-1"), -160, 80)
    assert window.answers == []
    x, y = window.part.scene.stage.view.to_px((96.0, 243.0))  # type: ignore[union-attr]
    window.frame(up(end))
    expected = math.degrees(math.atan2(end[1] - y, x - end[0]))
    assert degrees(window, decision) == pytest.approx(expected, abs=0.01)
    outcome = window.answered()
    assert outcome.pawn == "sword-1"


def test_the_power_is_shown_and_heard() -> None:
    match, decision = first_flick()
    window = Window(match, decision)
    pull(window, window.px("sword-1"), -20, 60)
    texts = [box.text for box in window.desk.texts()]
    assert any("%" in text for text in texts)
    assert "Shift: ten times finer" not in texts, "no room for it in a small window"
    assert "pull-1" in window.sounds.played


def test_what_is_held_is_let_go_with_the_right_button_wherever_the_pointer_is() -> None:
    match, decision = first_flick()
    window = Window(match, decision)
    before = window.drawn()
    pull(window, window.px("sword-1"), -150, 10)
    outside = (20, 600)
    window.frame(motion(outside), down(outside, pygame.BUTTON_RIGHT))
    window.frame(up(outside, pygame.BUTTON_RIGHT), up(outside))
    window.settle()
    assert window.answers == []
    assert [box.text for box in window.desk.texts()] == []
    assert (window.drawn() == before).all()


def test_a_pull_that_begins_beside_the_pawn_says_where_it_begins() -> None:
    """It did nothing, and said nothing."""
    match, decision = first_flick()
    window = Window(match, decision)

    def told() -> str:
        return " ".join(box.text for box in window.desk.texts() if box.role == "verdict")

    beside = window.px("sword-1", 90, 60)
    window.frame(down(beside), up(beside))
    assert told() == "", "a click there means nothing"
    window.frame(up(pull(window, beside, -60, 10)))
    assert window.answers == []
    assert told() == "Press on the piece itself, then pull back."


def test_a_stroke_that_begins_on_the_pawn_says_where_it_begins() -> None:
    match, decision = first_flick()
    window = Window(match, decision, flick_mode="swipe")
    window.frame(down(window.px("sword-1")))
    assert window.answers == []
    told = [box.text for box in window.desk.texts() if box.role == "verdict"]
    assert " ".join(told) == "Begin the stroke beside the piece, then go through it."


def test_a_stroke_that_strikes_nothing_says_why() -> None:
    """It did nothing, and said nothing."""
    match, decision = first_flick()
    window = Window(match, decision, flick_mode="swipe")

    def told() -> str:
        return " ".join(box.text for box in window.desk.texts() if box.role == "verdict")

    beside = window.px("sword-1", -50, 40)
    window.frame(down(beside), up(beside))
    assert told() == "", "a click there means nothing"
    window.frame(down(beside), motion((beside[0] + 40, beside[1])), motion((beside[0] + 80, beside[1])))
    window.frame(up((beside[0] + 80, beside[1])))
    assert told() == "The stroke went past the piece: go through it."
    before = window.px("sword-1", -50, 0)
    window.frame(down(before), motion((before[0] + 1, before[1])))
    for step in range(2, 90):
        window.frame(motion((before[0] + step, before[1])), ms=200)
    window.frame(up((before[0] + 89, before[1])))
    assert told() == "Too gentle: go through the piece faster."
    assert window.answers == []


def test_a_pull_too_gentle_for_a_flick_says_so() -> None:
    match, decision = first_flick()
    window = Window(match, decision)

    def told() -> str:
        return " ".join(box.text for box in window.desk.texts() if box.role == "verdict")

    window.frame(up(pull(window, window.px("sword-1"), -14, 0)))
    assert window.answers == []
    assert told() == "Too gentle: nothing was flicked. Pull farther."
    window.settle()
    assert told() == ""
    window.frame(key(pygame.K_LEFT))
    assert "Too gentle" not in told(), "a key that aims has nothing to do with the pull before it"
    window.desk.handle(key(pygame.K_ESCAPE))
    window.frame(down(window.px("sword-1")), up(window.px("sword-1")))
    assert told() == "", "it was only touched"


def test_escape_lets_go_and_then_belongs_to_the_screen() -> None:
    match, decision = first_flick()
    window = Window(match, decision)
    end = pull(window, window.px("sword-1"), -80, 10)
    assert window.desk.handle(key(pygame.K_ESCAPE))
    window.frame(up(end))
    assert window.answers == []
    assert not window.desk.handle(key(pygame.K_ESCAPE))


def test_shift_makes_the_pull_finer() -> None:
    match, decision = first_flick()
    window = Window(match, decision)
    end = pull(window, window.px("sword-1"), -160, 0)
    (before,) = (box.text for box in window.desk.texts() if "°" in box.text)
    pygame.key.set_mods(pygame.KMOD_LSHIFT)
    window.frame(motion((end[0], end[1] + 20)))
    pygame.key.set_mods(0)
    for _ in range(12):
        window.frame()
    window.frame(up((end[0], end[1] + 20)))
    assert math.remainder(degrees(window, decision) - float(before[:-1]), 360) == pytest.approx(0.35, abs=0.1)


def test_a_stroke_through_the_pawn() -> None:
    match, decision = first_flick()
    window = Window(match, decision, flick_mode="swipe")
    start = window.px("sword-1", -50, 0)
    window.frame(down(start))
    for k in range(1, 14):
        window.frame(motion((start[0] + 6 * k, start[1] - 3)), ms=8)
    assert degrees(window, decision) == pytest.approx(0, abs=2)
    assert "off" in window.answers[0], "3 pixels above the middle"
    window.frame(up(window.px("sword-1", 60, 0)))
    assert len(window.answers) == 1


def test_who_plays_with_keys_is_told_how_one_flicks_with_them() -> None:
    match, decision = first_flick()
    window = Window(match, decision)
    window.frame(key(pygame.K_5))
    assert window.part.hint is not None
    assert window.part.hint.id == "window-hint-keys"
    window.frame(key(pygame.K_LSHIFT), hover(window.px("sword-1", 40, 40)))
    assert window.part.hint.id == "window-hint-pull"
    window.frame(key(pygame.K_LSHIFT))
    assert window.part.hint.id == "window-hint-pull", "Shift is held with the mouse as well"


def test_what_is_told_of_a_flick_lies_in_the_arena() -> None:
    """Round it there is much to be read."""
    match, decision = first_flick()
    window = Window(match, decision, aim_help="path")
    window.settle()
    for turned in range(0, 360, 45):
        window.frame(*[key(pygame.K_LEFT)] * 45)
        window.settle()
        scene = window.part.scene
        assert scene is not None
        assert scene.tool is not None
        for plate in scene.tool.marks().plates:
            assert scene.stage.frame.contains(plate.rect), turned


def test_the_way_of_flicking_is_switched_while_playing() -> None:
    match, decision = first_flick()
    window = Window(match, decision)
    assert window.part.hint is not None
    assert window.part.hint.id == "window-hint-pull"
    window.settings.flick_mode = "swipe"
    assert window.part.hint.id == "window-hint-swipe"
    window.frame(down(window.px("sword-1")), motion(window.px("sword-1", 60, 0)))
    window.frame(up(window.px("sword-1", 60, 0)))
    assert window.answers == [], "a stroke does not begin on the pawn"


def test_a_flick_by_keyboard() -> None:
    match, decision = first_flick()
    window = Window(match, decision)
    assert window.desk.focus is window.part, "whoever is asked has the keyboard"
    window.frame(key(pygame.K_SPACE))
    assert window.answers == [], "nothing is shot that has not been seen"
    assert any("%" in box.text for box in window.desk.texts())
    window.frame(key(pygame.K_LEFT), key(pygame.K_LEFT), key(pygame.K_RIGHT, pygame.KMOD_LCTRL), key(pygame.K_UP))
    window.frame(key(pygame.K_SPACE))
    here, enemy = window.layout.pawns["sword-1"], window.layout.pawns["skull-1"]
    begun = round(math.degrees(math.atan2(enemy.y - here.y, enemy.x - here.x))) % 360
    assert degrees(window, decision) == pytest.approx(begun + 1.9, abs=0.01)


def test_one_of_several_pawns_by_mouse_and_by_keyboard() -> None:
    match, decision = obstacle_flick()
    window = Window(match, decision)
    third = decision.pawns[2]
    end = pull(window, window.px(third), 40, 40)
    window.frame(up(end))
    assert aim_of(decision, window.answers.pop()).pawn == third
    window.frame(key(pygame.K_ESCAPE))
    window.frame(key(pygame.K_TAB), key(pygame.K_RETURN))
    assert aim_of(decision, window.answers.pop()).pawn == decision.pawns[3]
    window.frame(key(pygame.K_5), key(pygame.K_SPACE))
    assert aim_of(decision, window.answers.pop()).pawn == decision.pawns[4]


def test_what_can_be_flicked_shines_and_the_active_pawn_does_not() -> None:
    match, decision = obstacle_flick()
    window = Window(match, decision)
    scene = window.part.scene
    assert scene is not None
    shining = {name for name, piece in scene.pieces.lying.items() if scene.state(piece).halo}
    assert shining == set(decision.pawns)
    pull(window, window.px(decision.pawns[2]), 40, 40)
    window.frame()
    assert (window.drawn() == window.drawn_anew()).all()
    assert {name for name, piece in scene.pieces.lying.items() if scene.state(piece).halo} == {decision.pawns[2]}


def test_tab_leads_on_after_the_last_pawn() -> None:
    match, decision = first_flick()
    window = Window(match, decision)
    assert window.desk.handle(key(pygame.K_TAB))
    assert window.desk.focus is window.part, "there is nothing else"
    assert window.part.ringed


def test_the_aim_help_is_switched_while_aiming() -> None:
    match, decision = first_flick()
    window = Window(match, decision, aim_help="off")
    pull(window, window.px("sword-1"), -80, -36)
    plain = window.drawn()
    window.settings.aim_help = "contact"
    window.frame()
    contact = window.drawn()
    window.settings.aim_help = "path"
    window.frame()
    path = window.drawn()
    assert (plain != contact).any()
    assert (contact != path).any()
    window.settings.aim_help = "off"
    window.frame()
    assert (window.drawn() == plain).all()


@pytest.mark.parametrize(
    ("help", "says"), [("off", []), ("contact", ["hits Skull 1: 2 wounds"]), ("path", ["2 wounds"])]
)
def test_the_verdict_stands_beside_the_ghost(help: str, says: list[str]) -> None:
    """In the words of the game and the colour of a verdict, off everything that lies there."""
    match, decision = first_flick()
    window = Window(match, decision, aim_help=help)
    pull(window, window.px("sword-1"), -200, -20)
    told = [box for box in window.desk.texts() if box.role == "verdict"]
    assert [box.text for box in told] == says
    assert complaints(window.desk, window.table) == []
    for box in told:
        assert box.colour == window.part.kit.theme.colour("good")
        pieces = [piece.outline(window.part.scene.stage) for piece in window.part.scene.pieces.lying.values()]  # type: ignore[union-attr]
        assert box.rect.collidelist(pieces) < 0


def test_a_glass_shows_the_first_contact_from_near() -> None:
    """Off the pawn that is pulled, its way and the pointer; and only where that is wanted."""
    match, decision = first_flick()
    window = Window(match, decision, aim_help="path", magnifier=False)
    end = pull(window, window.px("sword-1"), -200, -20)
    asked = window.part.scene.tool  # type: ignore[union-attr]
    assert asked is not None
    without = window.drawn()
    count = len(asked.marks().laid)
    window.settings.magnifier = True
    window.frame(motion((end[0], end[1] + 1)))
    window.frame(motion(end))
    glass = asked.marks().laid[-1]
    assert len(asked.marks().laid) == count + 1
    rect = glass.surface.get_rect(topleft=(glass.left, glass.top))
    assert window.part.scene.stage.frame.contains(rect)  # type: ignore[union-attr]
    assert (window.drawn() != without).any(axis=2)[rect.left : rect.right, rect.top : rect.bottom].mean() > 0.5
    x, y = window.at((430.0, 205.0))
    for k in range(11):
        way = end[0] + (x - end[0]) * k / 10, end[1] + (y - end[1]) * k / 10
        assert not rect.inflate(-8, -8).collidepoint(way)
    assert (window.drawn() == window.drawn_anew()).all()


def test_the_match_says_how_much_help_there_is_at_most() -> None:
    match, decision = first_flick()
    decision.help = "off"
    window = Window(match, decision, aim_help="path")
    pull(window, window.px("sword-1"), -200, -20)
    less = window.drawn()
    window.settings.aim_help = "off"
    window.frame()
    assert (window.drawn() == less).all()


def test_nobody_flicks_who_is_not_asked() -> None:
    match, _ = first_flick()
    window = Window(match, None)
    end = pull(window, window.px("sword-1"), -60, 30)
    window.frame(up(end), key(pygame.K_SPACE), key(pygame.K_SPACE))
    assert window.answers == []
    assert window.part.hint is None


def test_seen_from_near_the_same_pull_counts() -> None:
    match, decision = first_flick()
    window = Window(match, decision)
    window.frame(hover(window.px(decision.pawns[0])))
    window.frame(wheel(1), wheel(1))
    view = window.part.scene.stage.view  # type: ignore[union-attr]
    assert view.zoom == 2
    assert Box(*view.cloth).holds(window.px("sword-1"))
    end = pull(window, window.px("sword-1"), -70, 40)
    window.frame(up(end))
    assert degrees(window, decision) == pytest.approx(math.degrees(math.atan2(40, 70)), abs=0.5)


def test_two_fingers_zoom_and_flick_nothing() -> None:
    """On a touch screen the first finger is a mouse, until the second one comes."""
    match, decision = first_flick()
    window = Window(match, decision)
    pull(window, window.px("sword-1"), -60, 30)
    for _ in range(4):
        spread = pygame.event.Event(
            pygame.MULTIGESTURE, touch_id=0, x=0.5, y=0.5, pinched=0.02, rotated=0.0, num_fingers=2
        )
        assert window.part.handle(spread)
    assert window.part.scene is not None
    assert window.part.scene.stage.view.zoom == 1.5
    window.frame(up(window.px("sword-1")))
    assert window.answers == []
