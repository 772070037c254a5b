"""Who has the pointer and the keyboard, when a tooltip comes, and which pixels are drawn again."""

import pygame
import pytest
from pygame import Rect, Surface

from flick.window.app.theme import Theme
from flick.window.widgets.button import Button
from flick.window.widgets.desk import Desk
from flick.window.widgets.group import Group
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import Caption
from flick.window.widgets.painting import merged
from flick.window.widgets.question import Question, QuestionDeed
from flick.window.widgets.switch import Switch
from flick.window.widgets.widget import Widget
from tests.window.widgets.hand import WINDOW, Hand

ROUNDING = 1
"""Colours are mixed a little otherwise where a region begins elsewhere."""

WAIT = Theme().ms("tooltip-wait")


@pytest.fixture
def pressed() -> list[str]:
    return []


@pytest.fixture
def buttons(kit: Kit, pressed: list[str]) -> dict[str, Button]:
    """Two rows of two; the last one is brass."""
    places = {"a": (50, 50), "b": (250, 50), "c": (50, 150), "d": (250, 150)}
    return {
        name: Button(
            kit,
            Rect(place, (120, 40)),
            name,
            lambda name=name: pressed.append(name),
            kind="primary" if name == "d" else "quiet",
            tip=f"presses {name}",
        )
        for name, place in places.items()
    }


def test_tab_goes_round_and_shift_tab_back(buttons: dict[str, Button]) -> None:
    hand = Hand(*buttons.values())
    went: list[Widget | None] = []
    for _ in range(5):
        hand.tab()
        went.append(hand.desk.focus)
    assert went == [*buttons.values(), buttons["a"]]
    hand.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert hand.desk.focus is buttons["d"]
    assert buttons["d"].ringed
    assert not buttons["a"].ringed


@pytest.mark.parametrize(
    ("start", "key", "end"),
    [
        ("a", pygame.K_RIGHT, "b"),
        ("a", pygame.K_DOWN, "c"),
        ("d", pygame.K_LEFT, "c"),
        ("d", pygame.K_UP, "b"),
        ("a", pygame.K_LEFT, "a"),
        ("a", pygame.K_UP, "a"),
    ],
)
def test_arrows_go_to_what_lies_there(buttons: dict[str, Button], start: str, key: int, end: str) -> None:
    hand = Hand(*buttons.values())
    hand.desk.give_focus(buttons[start], ring=True)
    hand.key(key)
    assert hand.desk.focus is buttons[end]


def test_enter_presses_what_has_the_keyboard_else_the_brass_button(
    buttons: dict[str, Button], pressed: list[str]
) -> None:
    hand = Hand(*buttons.values())
    hand.key(pygame.K_RETURN)
    hand.tab()
    hand.key(pygame.K_RETURN)
    assert pressed == ["d", "a"]


def test_what_is_hidden_gets_neither_keyboard_nor_pointer(buttons: dict[str, Button], pressed: list[str]) -> None:
    hand = Hand(*buttons.values())
    buttons["a"].hidden = True
    hand.click(buttons["a"].rect.center)
    hand.tab()
    assert pressed == []
    assert hand.desk.focus is buttons["b"]


def test_keys_that_mean_nothing_are_left_to_the_screen(buttons: dict[str, Button]) -> None:
    hand = Hand(*buttons.values())
    assert not hand.key(pygame.K_F1)
    assert not hand.key(pygame.K_ESCAPE)
    assert not hand.down((700, 500))
    assert not hand.down(buttons["a"].rect.center, button=3)


def test_a_tooltip_comes_after_a_rest(buttons: dict[str, Button]) -> None:
    hand = Hand(*buttons.values())
    hand.move(buttons["a"].rect.center)
    hand.wait(WAIT - 50)
    assert hand.desk.tooltip is None
    assert hand.desk.moving
    hand.wait(100)
    assert hand.desk.tooltip is not None
    assert hand.desk.tooltip.text == "presses a"


def test_what_is_dragged_tells_nothing_of_where_it_was_let_go(buttons: dict[str, Button]) -> None:
    """A pawn that was pulled back over a pile had the pile explained while it rolled."""
    hand = Hand(*buttons.values())
    hand.drag(buttons["a"].rect.center, buttons["b"].rect.center)
    hand.wait(WAIT + 50)
    assert hand.desk.tooltip is None
    hand.move((260, 60))
    hand.wait(WAIT + 50)
    assert hand.desk.tooltip is not None


def test_a_tooltip_goes_with_the_pointer(buttons: dict[str, Button]) -> None:
    hand = Hand(*buttons.values())
    hand.move(buttons["a"].rect.center)
    hand.wait(WAIT + 300)
    hand.move((700, 500))
    hand.wait(500)
    assert hand.desk.tooltip is None
    hand.move(buttons["a"].rect.center)
    hand.wait(WAIT + 300)
    hand.down(buttons["a"].rect.center)
    hand.wait(300)
    assert hand.desk.tooltip is None


def test_a_tooltip_goes_with_its_part(kit: Kit, buttons: dict[str, Button]) -> None:
    """Where the part is taken off the desk or hidden, alone or with what it lies in, though the pointer rests."""
    a = buttons["a"]
    tray = Group(kit, Rect(40, 40, 300, 100), [a])
    hand = Hand(tray, buttons["d"])

    def rest() -> None:
        hand.move((700, 500))
        hand.move(a.rect.center)
        hand.wait(WAIT + 300)
        assert hand.desk.tooltip is not None

    for part in (a, tray):
        rest()
        part.hidden = True
        hand.wait(16)
        assert hand.desk.tooltip is None
        part.hidden = False
    rest()
    tray.remove(a)
    hand.wait(16)
    assert hand.desk.tooltip is None
    assert not hand.desk.moving


def test_a_tooltip_goes_when_something_covers_its_part(kit: Kit, buttons: dict[str, Button]) -> None:
    """Though the pointer does not move."""
    hand = Hand(*buttons.values())
    hand.move(buttons["a"].rect.center)
    hand.wait(WAIT + 20)
    assert hand.desk.tooltip is not None
    hand.desk.root.add(Button(kit, buttons["a"].rect.inflate(20, 20), "above", lambda: None))
    hand.wait(20)
    assert hand.desk.tooltip is None


def test_a_tooltip_is_told_at_once_to_the_keyboard(buttons: dict[str, Button]) -> None:
    hand = Hand(*buttons.values())
    hand.tab()
    hand.wait(20)
    assert hand.desk.tooltip is not None
    hand.tab()
    hand.wait(20)
    assert hand.desk.tooltip.text == "presses b"


def test_what_is_said_of_two_things_is_told_beside_the_one_that_has_the_keyboard(buttons: dict[str, Button]) -> None:
    """The tooltip stayed below the first square of a map while the keyboard went on to the next, of which the same is
    told."""
    hand = Hand(*buttons.values())
    buttons["a"].tip = buttons["b"].tip
    hand.tab()
    hand.wait(200)
    assert hand.desk.tooltip is not None
    hand.tab()
    hand.wait(20)
    assert hand.desk.focus is buttons["b"]
    assert buttons["b"].rect.left < hand.desk.tooltip.tip_place[0] < buttons["b"].rect.right


def test_a_tooltip_covers_neither_its_thing_nor_the_edge_of_the_window(kit: Kit) -> None:
    corners = [Rect(0, 0, 60, 40), Rect(740, 0, 60, 40), Rect(0, 560, 60, 40), Rect(740, 560, 60, 40)]
    for rect in corners:
        hand = Hand(Button(kit, rect, "x", lambda: None, tip="A tooltip that is rather long, so that it has two lines"))
        hand.tab()
        hand.wait(200)
        assert hand.desk.tooltip is not None
        assert WINDOW.contains(hand.desk.tooltip.rect)
        assert not hand.desk.tooltip.rect.colliderect(rect)


def test_a_question_takes_pointer_and_keyboard_and_gives_them_back(
    kit: Kit, buttons: dict[str, Button], pressed: list[str]
) -> None:
    hand = Hand(*buttons.values())
    hand.desk.give_focus(buttons["b"])
    question = Question(
        kit, WINDOW, "Sure?", [QuestionDeed("Yes, do it"), QuestionDeed("No")], lambda n: pressed.append(str(n))
    )
    hand.desk.show(question)
    hand.wait(400)
    hand.click(buttons["a"].rect.center)
    assert pressed == []
    hand.key(pygame.K_RETURN)
    assert pressed == ["0"]
    hand.tab()
    hand.key(pygame.K_SPACE)
    assert pressed == ["0", "1"]
    hand.desk.hide(question)
    assert hand.desk.focus is buttons["b"]
    hand.click(buttons["a"].rect.center)
    assert pressed == ["0", "1", "a"]


def test_the_wheel_goes_to_what_is_under_the_pointer_and_then_outwards(kit: Kit) -> None:
    turned: list[float] = []

    class Wheel(Group):
        def wheel(self, steps: float) -> bool:
            turned.append(steps)
            return True

    hand = Hand(Wheel(kit, WINDOW, [Button(kit, Rect(10, 10, 100, 40), "x", lambda: None)]))
    hand.move((50, 30))
    assert hand.wheel(-2)
    assert turned == [-2.0]


def desk_of(buttons: dict[str, Button], kit: Kit) -> Desk:
    switch = Switch(kit, Rect(50, 250, 200, 30), "Sound", True, lambda on: None)
    return Hand(*buttons.values(), switch, Caption(kit, Rect(50, 300, 200, 60), "two", "section")).desk


def test_only_what_changed_is_drawn_again(kit: Kit, buttons: dict[str, Button]) -> None:
    desk, ground, target = desk_of(buttons, kit), Surface(WINDOW.size), Surface(WINDOW.size)
    desk.draw_all(target, ground)
    assert desk.draw(target, ground) == []
    desk.give_focus(buttons["a"], ring=True, tell=False)
    changed = desk.draw(target, ground)
    assert [rect.contains(buttons["a"].rect) for rect in changed] == [True]
    assert changed[0].width < 200


def test_drawing_the_changes_gives_the_same_picture_as_drawing_everything(kit: Kit, buttons: dict[str, Button]) -> None:
    """Whatever happens: hover, press, tooltips, moved, hidden and new parts."""
    ground, target, whole = Surface(WINDOW.size), Surface(WINDOW.size), Surface(WINDOW.size)
    ground.fill("darkgreen")
    hand = Hand(*buttons.values())
    hand.desk.draw_all(target, ground)

    def check(what: str) -> None:
        hand.desk.draw(target, ground)
        hand.desk.draw_all(whole, ground)
        one, two = (pygame.surfarray.array3d(surface).astype(int) for surface in (target, whole))
        assert abs(one - two).max() <= ROUNDING, what

    for ms in (10, 30, 50, WAIT, 100, 200):
        hand.move(buttons["a"].rect.center)
        hand.wait(ms)
        check(f"hovered for {ms}")
    hand.down(buttons["a"].rect.center)
    for ms in (10, 30, 60, 200):
        hand.wait(ms)
        check(f"pressed for {ms}")
    buttons["b"].hidden = True
    check("hidden")
    buttons["c"].rect.move_ip(30, 60)
    check("moved")
    hand.desk.root.remove(buttons["d"])
    check("removed")
    hand.tab()
    check("focused")
    question = Question(kit, WINDOW, "Sure?", [QuestionDeed("Yes")], lambda n: None)
    hand.desk.show(question)
    for ms in (10, 60, 60, 100):
        hand.wait(ms)
        check(f"asked for {ms}")
    hand.desk.hide(question)
    check("answered")


LAID_OVER = 14
"""How many things happen to a desk while questions lie over it."""


@pytest.mark.parametrize("frames", range(1, LAID_OVER + 1))
def test_what_lies_below_a_question_is_seen_as_it_is(kit: Kit, buttons: dict[str, Button], frames: int) -> None:
    """However many frames have been drawn since everything was: what changes below a question, a second one over it,
    tooltips that are there when it comes, and what goes together with it."""
    ground, target, whole = Surface(WINDOW.size), Surface(WINDOW.size), Surface(WINDOW.size)
    ground.fill("darkgreen")
    hand = Hand(*buttons.values())
    hand.desk.draw_all(target, ground)
    first = Question(kit, WINDOW, "Sure?", [QuestionDeed("Yes")], lambda n: None)
    second = Question(kit, WINDOW, "Really?", [QuestionDeed("Yes"), QuestionDeed("No")], lambda n: None)
    deeds = [
        lambda: hand.move(buttons["a"].rect.center),
        lambda: hand.wait(WAIT + 100),
        lambda: hand.desk.show(first),
        lambda: hand.wait(70),
        lambda: hand.wait(400),
        lambda: buttons["b"].rect.move_ip(300, 250),
        lambda: hand.desk.root.remove(buttons["c"]),
        lambda: hand.desk.show(second),
        lambda: hand.wait(500),
        lambda: hand.desk.hide(second),
        lambda: hand.move(buttons["a"].rect.center),
        lambda: (hand.desk.hide(first), hand.desk.root.remove(buttons["d"])),
        lambda: hand.move(buttons["b"].rect.center),
        lambda: hand.wait(WAIT + 300),
    ]
    assert len(deeds) == LAID_OVER
    for deed in deeds[:frames]:
        deed()
        hand.desk.draw(target, ground)
    hand.desk.draw_all(whole, ground)
    one, two = (pygame.surfarray.array3d(surface).astype(int) for surface in (target, whole))
    assert abs(one - two).max() <= ROUNDING


def test_the_backdrop_may_paint_itself(buttons: dict[str, Button], kit: Kit) -> None:
    regions: list[Rect] = []
    desk, target = desk_of(buttons, kit), Surface(WINDOW.size)
    desk.draw_all(target, lambda surface, region: regions.append(Rect(region)))
    buttons["a"].off = "not now"
    changed = desk.draw(target, lambda surface, region: regions.append(Rect(region)))
    assert regions == [WINDOW, *changed]


def test_everything_waits_quietly(kit: Kit, buttons: dict[str, Button]) -> None:
    """While nobody does anything the program may sleep."""
    hand = Hand(*buttons.values())
    assert not hand.desk.moving
    hand.click((700, 500))
    assert not hand.desk.moving
    hand.move(buttons["a"].rect.center)
    hand.wait(1)
    assert hand.desk.moving
    hand.wait(WAIT + 1000)
    assert not hand.desk.moving


def test_merged_rectangles_cover_the_same_and_do_not_overlap() -> None:
    rects = [Rect(0, 0, 10, 10), Rect(20, 0, 10, 10), Rect(5, 5, 20, 10), Rect(100, 100, 5, 5)]
    found = merged(rects)
    assert all(any(whole.contains(rect) for whole in found) for rect in rects)
    assert len(found) == 2


def test_a_strip_beside_a_large_ground_does_not_make_it_larger() -> None:
    """What lies between two rectangles that touch at a corner is not painted."""
    rects = [Rect(400, 100, 1700, 1000), Rect(0, 800, 420, 320)]
    found = merged(rects)
    for index, one in enumerate(found):
        assert all(not one.colliderect(other) for other in found[index + 1 :])
    assert sum(one.width * one.height for one in found) == 1700 * 1000 + 420 * 320 - 20 * 300
    assert all(any(one.collidepoint(place) for one in found) for place in ((0, 800), (410, 1110), (2099, 1099)))


def test_many_that_overlap_are_painted_as_few() -> None:
    """A trellis would be cut into a region between any two of its bars: then it is one."""
    bars = [Rect(100 * k, 0, 40, 700) for k in range(8)] + [Rect(0, 100 * k, 740, 40) for k in range(7)]
    assert merged(bars) == [Rect(0, 0, 740, 700)]
