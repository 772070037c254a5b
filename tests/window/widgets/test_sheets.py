"""Questions, verdicts, curtains and prompts."""

from itertools import pairwise

import pygame
import pytest
from pygame import Rect, Surface

from flick.paint.palette import PALETTES, PaletteName
from flick.window.app.theme import Theme
from flick.window.arena.verdicts import VerdictBubble
from flick.window.match.hand_curtain import Curtain
from flick.window.widgets.desk import Desk
from flick.window.widgets.kit import Kit
from flick.window.widgets.prompt import Prompt
from flick.window.widgets.question import Question, QuestionDeed
from tests.window.checks import complaints
from tests.window.widgets.hand import WINDOW, Hand

LONG = "You will not see this card again before the pile has been shuffled, which may take a while"


@pytest.fixture
def heard() -> list[object]:
    return []


def asked(kit: Kit, heard: list[object], *, deeds: int = 2, cancel: int | None = None) -> Question:
    return Question(
        kit,
        WINDOW,
        "Skull: use kept armour?",
        [QuestionDeed("Use Behemoth"), QuestionDeed("Take the hit"), QuestionDeed("Give up")][:deeds],
        heard.append,
        sentences=("Halberdier hits Skull 1 for 1, and would stun it.", LONG),
        cancel=cancel,
    )


def test_a_question_is_answered_with_the_mouse(kit: Kit, heard: list[object]) -> None:
    hand = Hand(kit=kit)
    question = asked(kit, heard)
    hand.desk.show(question)
    hand.wait(300)
    for button in question.parts[-2:]:
        hand.click(button.rect.center)
    assert heard == [0, 1]


def test_a_question_is_answered_by_keyboard(kit: Kit, heard: list[object]) -> None:
    hand = Hand(kit=kit)
    hand.desk.show(asked(kit, heard))
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_RIGHT, pygame.K_RETURN)
    hand.key(pygame.K_LEFT, pygame.K_SPACE)
    assert heard == [0, 1, 0]


def test_esc_takes_the_deed_that_changes_nothing_if_there_is_one(kit: Kit, heard: list[object]) -> None:
    hand = Hand(kit=kit)
    hand.desk.show(asked(kit, heard))
    assert hand.key(pygame.K_ESCAPE)
    assert heard == []
    hand.desk.show(asked(kit, heard, cancel=1))
    hand.key(pygame.K_ESCAPE)
    assert heard == [1]


@pytest.mark.parametrize("deeds", [1, 2, 3])
def test_everything_stands_on_the_sheet(kit: Kit, heard: list[object], deeds: int) -> None:
    question = asked(kit, heard, deeds=deeds)
    hand = Hand(kit=kit)
    hand.desk.show(question)
    hand.wait(300)
    assert WINDOW.contains(question.sheet)
    assert question.sheet.center == pytest.approx(WINDOW.center, abs=1)
    assert all(question.sheet.contains(text.rect) for text in question.texts())
    assert all(question.sheet.contains(target) for target in question.targets())


def test_a_question_rises(kit: Kit, heard: list[object]) -> None:
    question = asked(kit, heard)
    hand = Hand(kit=kit)
    hand.desk.show(question)
    before = question.sheet.top
    hand.wait(300)
    assert question.sheet.top == before - 12
    assert not question.moving


PAWNS = [Rect(300, 240, 60, 60), Rect(360, 230, 60, 60)]


def said(kit: Kit, heard: list[object], at: tuple[int, int], avoid: list[Rect]) -> VerdictBubble:
    return VerdictBubble(
        kit,
        WINDOW,
        at,
        "No wound: it came off a wall.",
        "CAT-77",
        avoid,
        on_rule=heard.append,
        on_again=lambda: heard.append("again"),
    )


@pytest.mark.parametrize("at", [(360, 265), (20, 20), (780, 20), (20, 580), (780, 580)])
def test_a_verdict_stays_in_the_window_and_points_at_its_place(
    kit: Kit, heard: list[object], at: tuple[int, int]
) -> None:
    verdict = said(kit, heard, at, [])
    assert WINDOW.contains(verdict.rect)
    assert verdict.tip_place == at
    assert not verdict.rect.collidepoint(at)
    assert verdict.bounds.contains(verdict.rect)
    assert verdict.bounds.collidepoint(at)


def test_a_verdict_stands_above_and_goes_below_where_a_pawn_would_be_covered(kit: Kit, heard: list[object]) -> None:
    at = (360, 265)
    assert said(kit, heard, at, PAWNS).rect.bottom < at[1]
    wall_of_pawns = [Rect(0, 140, 800, 90)]
    assert said(kit, heard, at, wall_of_pawns).rect.top > at[1]


def test_a_verdict_answers_to_mouse_and_keyboard(kit: Kit, heard: list[object]) -> None:
    hand = Hand(kit=kit)
    verdict = said(kit, heard, (360, 265), PAWNS)
    hand.desk.show(verdict)
    hand.wait(300)
    hand.click(verdict.rule_rect.center)
    hand.click((verdict.rect.left + 30, verdict.rect.top + 20))
    hand.desk.give_focus(None)
    hand.tab()
    hand.key(pygame.K_RETURN, pygame.K_r)
    assert heard == ["CAT-77", "again", "CAT-77", "again"]


def test_a_verdict_fades_in_and_out(kit: Kit, heard: list[object]) -> None:
    hand = Hand(kit=kit)
    verdict = said(kit, heard, (360, 265), PAWNS)
    hand.desk.show(verdict)
    hand.wait(50)
    assert verdict.moving
    hand.wait(200)
    assert not verdict.moving
    verdict.fade()
    hand.wait(200)
    assert verdict.gone


@pytest.fixture
def curtain(kit: Kit, heard: list[object]) -> Curtain:
    return Curtain(
        kit,
        WINDOW,
        "Sword’s turn",
        "Camille, take your place. The others look away.",
        "Show my hand",
        lambda: heard.append("open"),
    )


def test_nothing_shows_through_a_closed_curtain(kit: Kit, curtain: Curtain) -> None:
    hand = Hand(kit=kit)
    hand.desk.show(curtain)
    pictures: list[bytes] = []
    hand.wait(1000)
    assert curtain.closed
    for colour in ("black", "magenta"):
        ground, target = Surface(WINDOW.size), Surface(WINDOW.size)
        ground.fill(colour)
        hand.desk.draw_all(target, ground)
        pictures.append(pygame.image.tobytes(target, "RGB"))
    assert pictures[0] == pictures[1]


def test_a_curtain_closes_and_opens_only_on_its_button(kit: Kit, curtain: Curtain, heard: list[object]) -> None:
    hand = Hand(kit=kit)
    hand.desk.show(curtain)
    hand.wait(100)
    assert not curtain.closed
    hand.wait(1000)
    hand.click((20, 20))
    hand.key(pygame.K_ESCAPE)
    assert curtain.closed
    hand.key(pygame.K_RETURN)
    assert heard == ["open"]
    hand.wait(100)
    assert hand.desk.modal is curtain
    hand.key(pygame.K_RETURN)
    hand.wait(1000)
    assert hand.desk.modal is None
    assert heard == ["open"]


def test_a_curtain_may_be_still(heard: list[object]) -> None:
    kit = Kit(Theme(still=True))
    hand = Hand(kit=kit)
    curtain = Curtain(kit, WINDOW, "Sword’s turn", "Look away.", "Show", lambda: heard.append("open"))
    hand.desk.show(curtain)
    hand.wait(1)
    assert curtain.closed
    hand.click(curtain.button.rect.center)
    hand.wait(1)
    assert hand.desk.modal is None


@pytest.mark.parametrize("width", [260, 420, 800])
@pytest.mark.parametrize("how", ["", "Pull back.", "Pull back from the pawn, let go to shoot. Right button cancels."])
def test_a_prompt_fits_its_strip(kit: Kit, width: int, how: str) -> None:
    prompt = Prompt(kit, Rect(100, 0, width, 48), "Halberdier: strike", how)
    texts = prompt.texts()
    assert " ".join(text.text for text in texts) == f"Halberdier: strike {how}".strip()
    assert all(prompt.rect.contains(text.rect) for text in texts)
    for above, below in pairwise(texts):
        assert above.rect.clip(below.rect).height <= 2
    assert not prompt.texts()[0].rect.colliderect(Rect(0, 0, 100, 48))


def test_a_prompt_changes_only_when_it_says_something_else(kit: Kit) -> None:
    prompt = Prompt(kit, Rect(100, 0, 400, 48), "one", "two")
    prompt.dirty = False
    prompt.say("one", "two")
    assert not prompt.dirty
    prompt.say("one", "three")
    assert prompt.dirty


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1024, 640), 1.3), ((2560, 1440), 2.0)])
def test_sheets_can_be_read_in_any_window(
    palette: PaletteName, size: tuple[int, int], scale: float, heard: list[object]
) -> None:
    kit = Kit(Theme(palette, scale))
    window, ground = Rect((0, 0), size), Surface(size)
    ground.fill(kit.theme.colour("cloth.mat"))
    sentence = "Camille, prenez place. Les autres regardent ailleurs."
    question = Question(
        kit, window, "Crâne\u202f: utiliser l’armure\u202f?", [QuestionDeed("Utiliser"), QuestionDeed("Non")], print
    )
    for sheet in (
        Curtain(kit, window, "Au tour de l’Épée", sentence, "Voir ma main", print),
        question,
        VerdictBubble(kit, window, window.center, sentence, "CAT-77", on_rule=heard.append),
    ):
        desk = Desk(kit, window)
        desk.show(sheet)
        desk.tick(0)
        desk.tick(5000)
        assert complaints(desk, ground) == []
        assert len(desk.texts()) >= 3
