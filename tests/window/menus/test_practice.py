"""Practice by mouse and by keys: what lies where is what was done, and any of it can be taken back."""

import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from flick.paint.palette import PALETTES
from flick.places import saves
from flick.table.journal import load
from flick.table.resume import verify
from flick.window.app.app import App
from flick.window.arena.arena_part import ArenaPart
from flick.window.match.lesson.puzzle_screen import PuzzleScreen
from flick.window.match.lesson.puzzles import count_try, load_scores, scores_file
from flick.window.match.play_screen import PlayScreen
from flick.window.menus.new_match import NewMatchScreen
from flick.window.menus.title import TitleScreen
from flick.window.widgets.button import Button, TileButton
from flick.window.widgets.question import Question
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.select import Select
from flick.window.workbench.pieces_tray import Slot
from flick.window.workbench.practice_screen import PracticeScreen
from tests.window.checks import complaints, missing
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import Place, Visitor, a_match

SIZE = (1280, 720)
CTRL = pygame.KMOD_CTRL
SOLVED = ("play stone_guardian", "flick sword-1 11.5deg 1500mm/s")
MISSED = ("play stone_guardian", "flick sword-1 90deg 900mm/s")


def practice(visit: Visit, size: Place = SIZE, match: Any = None, *, arrange: bool = True, **settings: Any) -> Visitor:
    """Somebody at the practice table, about to ``arrange`` it or with the flick in hand as it opens."""
    visitor = visit(size, **settings)
    visitor.go(TitleScreen)
    visitor.go(lambda app: PracticeScreen(app, match))
    if arrange:
        visitor.screen.arrange(True)
        visitor.wait()
    return visitor


def middle(visitor: Visitor, piece: str) -> Place:
    """Where a piece is seen."""
    outline = visitor.screen.cloth.outline(piece)
    assert outline is not None, piece
    return outline.center


def pose(visitor: Visitor, piece: str) -> tuple[float, float]:
    pawn = visitor.screen.bench.layout.pawns[piece]
    return pawn.x, pawn.y


def drag(visitor: Visitor, start: Place, end: Place, *, hold: bool = False) -> None:
    """Press, go there in steps, let go; ``hold`` does not let go."""
    visitor.move(start)
    visitor.press(start)
    for step in range(1, 6):
        at = start[0] + (end[0] - start[0]) * step // 5, start[1] + (end[1] - start[1]) * step // 5
        visitor.move(at, held=True)
        visitor.wait(20)
    if not hold:
        visitor.release(end)
        visitor.wait(50)


def slot(visitor: Visitor, piece: str) -> Slot:
    return next(slot for slot in visitor.parts(Slot) if piece in slot.cuts)


def rest(visitor: Visitor) -> None:
    """Wait until nothing rolls any more."""
    for _ in range(60):
        visitor.wait(250)
        if not visitor.screen.cloth.rolling:
            visitor.wait(50)
            return
    raise AssertionError("it rolls and rolls")


def pull(visitor: Visitor, piece: str, by: Place) -> None:
    """Flick a piece the other way, and wait until everything rests."""
    at = middle(visitor, piece)
    drag(visitor, at, (at[0] + by[0], at[1] + by[1]))
    rest(visitor)


def table_place(visitor: Visitor, x: float, y: float) -> Place:
    at = visitor.screen.cloth.scene.stage.view.to_px((x, y))
    return round(at[0]), round(at[1])


def test_a_piece_is_dragged_in_from_the_tray(visit: Visit) -> None:
    visitor = practice(visit)
    drag(visitor, slot(visitor, "missile").rect.center, table_place(visitor, 150, 250))
    assert pose(visitor, "missile") == pytest.approx((150, 250), abs=1)
    assert slot(visitor, "missile").left == []
    assert visitor.screen.selected == "missile"


def test_a_piece_is_moved_and_that_is_taken_back_with_ctrl_z(visit: Visit) -> None:
    visitor = practice(visit)
    before = pose(visitor, "crystal-1")
    drag(visitor, middle(visitor, "crystal-1"), table_place(visitor, 200, 180))
    assert pose(visitor, "crystal-1") == pytest.approx((200, 180), abs=1)
    moved = pose(visitor, "crystal-1")
    visitor.key(pygame.K_z, mod=CTRL)
    assert pose(visitor, "crystal-1") == before
    visitor.key(pygame.K_y, mod=CTRL)
    assert pose(visitor, "crystal-1") == moved
    visitor.key(pygame.K_z, mod=CTRL)
    visitor.click(next(button for button in visitor.parts(Button) if button.icon == "redo"))
    assert pose(visitor, "crystal-1") == moved


def test_an_overlap_is_refused_and_says_what_is_in_the_way(visit: Visit) -> None:
    visitor = practice(visit)
    before = visitor.screen.bench.now
    x, y = middle(visitor, "crystal-1")
    drag(visitor, middle(visitor, "sword-1"), (x + 8, y), hold=True)
    assert list(visitor.screen.arranged.in_the_way()) == ["crystal-1"]
    assert "the first crystal is in the way" in visitor.says()
    visitor.release((x + 8, y))
    visitor.wait()
    assert "the first crystal is in the way" in visitor.says()
    assert visitor.screen.bench.now == before
    assert visitor.sounds[-1] == "refused"


def test_the_plate_follows_what_is_carried(visit: Visit) -> None:
    visitor = practice(visit)
    end = table_place(visitor, 420, 300)
    drag(visitor, slot(visitor, "missile").rect.center, end, hold=True)
    (plate,) = [text for text in visitor.screen.desk.texts() if text.text.startswith("x 4")]
    assert abs(plate.rect.centerx - end[0]) < 150
    assert abs(plate.rect.centery - end[1]) < 80
    assert "The missile" in visitor.says()


def test_the_right_button_puts_it_back(visit: Visit) -> None:
    visitor = practice(visit)
    before = visitor.screen.bench.now
    drag(visitor, middle(visitor, "sword-1"), table_place(visitor, 200, 100), hold=True)
    visitor.send(pygame.MOUSEBUTTONDOWN, pos=table_place(visitor, 200, 100), button=3)
    visitor.release(table_place(visitor, 200, 100))
    visitor.wait()
    assert visitor.screen.bench.now == before
    assert visitor.screen.cloth.outline("sword-1") is not None


def test_a_piece_pulled_off_the_cloth_springs_back(visit: Visit) -> None:
    visitor = practice(visit)
    before = pose(visitor, "skull-1")
    drag(visitor, middle(visitor, "skull-1"), visitor.screen.furniture.lists.rect.center)
    assert pose(visitor, "skull-1") == before
    assert not visitor.screen.bench.history.can_undo


def test_a_piece_is_put_away_in_the_tray_and_that_is_taken_back(visit: Visit) -> None:
    visitor = practice(visit)
    before = pose(visitor, "skull-1")
    drag(visitor, middle(visitor, "skull-1"), visitor.screen.furniture.pieces.rect.center)
    assert "skull-1" not in visitor.screen.bench.layout.pawns
    assert slot(visitor, "skull-1").left == ["skull-1"]
    visitor.key(pygame.K_z, mod=CTRL)
    assert pose(visitor, "skull-1") == before


def test_it_opens_with_the_flick_in_hand(visit: Visit) -> None:
    visitor = practice(visit, arrange=False)
    pull(visitor, "sword-1", (-60, -20))
    (made,) = visitor.screen.bench.now.shots
    assert made.aim.pawn == "sword-1"


def test_a_new_piece_dropped_beside_the_table_stays_in_the_tray(visit: Visit) -> None:
    visitor = practice(visit)
    drag(visitor, slot(visitor, "fireball").rect.center, visitor.screen.furniture.lists.rect.center)
    assert "fireball" not in visitor.screen.bench.layout.pawns
    assert not visitor.screen.bench.history.can_undo


def test_near_the_wall_a_piece_is_brought_inside(visit: Visit) -> None:
    visitor = practice(visit)
    drag(visitor, middle(visitor, "sword-1"), table_place(visitor, 2, 200))
    assert pose(visitor, "sword-1")[0] == 12.5


def test_the_wheel_turns_what_lies_under_the_pointer(visit: Visit) -> None:
    visitor = practice(visit)
    visitor.wheel(middle(visitor, "sword-1"), 2)
    assert visitor.screen.bench.layout.pawns["sword-1"].angle == pytest.approx(0.2618, abs=1e-3)
    assert visitor.screen.cloth.scene.stage.view.zoom == 1
    visitor.wheel(table_place(visitor, 200, 180), 1)
    assert visitor.screen.cloth.scene.stage.view.zoom == 1.5


def test_everything_by_keys(visit: Visit) -> None:
    visitor = practice(visit)
    x, y = pose(visitor, "sword-1")
    visitor.key(pygame.K_TAB)
    assert visitor.screen.selected == "sword-1"
    assert "Sword 1: x 32.5, y 322.5" in visitor.says()
    visitor.key(pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_DOWN)
    visitor.key(pygame.K_RIGHT, mod=CTRL)
    assert pose(visitor, "sword-1") == pytest.approx((x + 2.1, y - 1))
    visitor.key(pygame.K_r)
    assert visitor.screen.bench.layout.pawns["sword-1"].angle == pytest.approx(0.2618, abs=1e-3)
    visitor.key(pygame.K_TAB, pygame.K_DELETE)
    assert "sword-2" not in visitor.screen.bench.layout.pawns
    assert isinstance(visitor.screen.desk.focus, ArenaPart)


def test_tab_leads_out_of_the_cloth_after_the_last_piece(visit: Visit) -> None:
    visitor = practice(visit)
    for _ in range(9):
        visitor.key(pygame.K_TAB)
    assert visitor.screen.selected == "crystal-5"
    visitor.key(pygame.K_TAB)
    assert visitor.screen.selected is None
    assert not isinstance(visitor.screen.desk.focus, ArenaPart)


def test_a_piece_of_the_tray_is_laid_out_with_enter(visit: Visit) -> None:
    visitor = practice(visit)
    visitor.screen.desk.give_focus(slot(visitor, "longbow"), ring=True)
    visitor.key(pygame.K_RETURN)
    assert "longbow" in visitor.screen.bench.layout.pawns
    assert visitor.screen.selected == "longbow"


def test_positions_are_restored_with_one_button(visit: Visit) -> None:
    visitor = practice(visit)
    first = visitor.screen.bench.layout
    visitor.click(visitor.part(Button, "Line"))
    assert visitor.screen.bench.layout != first
    visitor.click(next(button for button in visitor.parts(Button) if button.icon == "close"))
    assert visitor.screen.bench.layout.pawns == {}
    visitor.click(visitor.part(Button, "Quincunx"))
    assert visitor.screen.bench.layout == first


def test_another_table_is_chosen_from_the_list(visit: Visit) -> None:
    visitor = practice(visit)
    select = visitor.parts(Select)[0]
    assert select.options[select.chosen] == "Card walls"
    visitor.screen.desk.give_focus(select, ring=True)
    visitor.key(pygame.K_RETURN, pygame.K_UP, pygame.K_RETURN)
    assert visitor.screen.bench.layout.table.edge == "mat"
    assert "Practice: " + visitor.parts(Select)[0].options[visitor.parts(Select)[0].chosen] in visitor.says()


@pytest.mark.parametrize("mode", ["pull", "swipe"])
def test_any_piece_is_flicked_in_both_ways(visit: Visit, mode: str) -> None:
    visitor = practice(visit, flick_mode=mode)
    visitor.key(pygame.K_f)
    x, y = middle(visitor, "crystal-2")
    if mode == "pull":
        pull(visitor, "crystal-2", (60, 0))
    else:
        drag(visitor, (x + 70, y), (x - 60, y))
        rest(visitor)
    (made,) = visitor.screen.bench.now.shots
    assert made.aim.pawn == "crystal-2"
    assert abs(made.aim.angle - 3.1416) < 0.1
    assert visitor.screen.bench.layout == made.after
    assert visitor.screen.furniture.lists.listing.rows[0].title == "The second crystal"


def test_a_flick_by_keys_begins_with_the_piece_that_is_selected(visit: Visit) -> None:
    visitor = practice(visit)
    visitor.key(pygame.K_TAB, pygame.K_TAB, pygame.K_f, pygame.K_UP, pygame.K_SPACE)
    rest(visitor)
    (made,) = visitor.screen.bench.now.shots
    assert made.aim.pawn == "sword-2"


def test_a_shot_is_taken_back_and_made_again_exactly(visit: Visit) -> None:
    visitor = practice(visit, still=False)
    visitor.key(pygame.K_f)
    before = visitor.screen.bench.layout
    pull(visitor, "sword-1", (-80, -30))
    after = visitor.screen.bench.layout
    visitor.key(pygame.K_z, mod=CTRL)
    assert visitor.screen.bench.layout == before
    assert visitor.screen.furniture.lists.listing.rows == []
    visitor.key(pygame.K_y, mod=CTRL)
    assert visitor.screen.bench.layout == after
    visitor.key(pygame.K_r)
    assert visitor.screen.cloth.rolling
    visitor.key(pygame.K_SPACE)
    rest(visitor)
    assert visitor.screen.bench.layout == after
    assert len(visitor.screen.bench.now.shots) == 1


def test_a_click_on_a_shot_brings_back_what_was_before_it_and_shows_its_way(visit: Visit) -> None:
    visitor = practice(visit)
    visitor.key(pygame.K_f)
    pull(visitor, "sword-1", (-80, -30))
    pull(visitor, "sword-2", (-60, 20))
    first, second = visitor.screen.bench.now.shots
    listing = visitor.screen.furniture.lists.listing
    visitor.click(listing.row_rect(0).center)
    assert visitor.screen.bench.layout == first.before
    assert visitor.screen.cloth.scene.track.rects
    visitor.click(visitor.part(Button, "Again"))
    rest(visitor)
    assert visitor.screen.bench.layout == first.after == second.before


def test_slow_motion_while_s_is_held(visit: Visit) -> None:
    """Four times as long as in real time."""
    visitor = practice(visit, still=False, flick_speed="true")
    visitor.key(pygame.K_f)
    at = middle(visitor, "sword-1")
    drag(visitor, at, (at[0] - 60, at[1]))
    visitor.send(pygame.KEYDOWN, key=pygame.K_s, mod=0, unicode="s")
    length = visitor.screen.bench.now.shots[0].outcome.duration * 1000
    visitor.wait(length * 1.5)
    assert visitor.screen.cloth.rolling
    visitor.send(pygame.KEYUP, key=pygame.K_s, mod=0)
    visitor.wait(length)
    assert not visitor.screen.cloth.rolling


def test_from_a_match_everything_lies_as_it_does_there(visit: Visit) -> None:
    match = a_match(arena_mode="mat", obstacle_layout="diagonal")
    visitor = practice(visit, match=match)
    assert visitor.screen.bench.layout == match.view(None).arena
    visitor.click(visitor.part(Button, "Line"))
    visitor.click(next(button for button in visitor.parts(Button) if button.icon == "reset"))
    assert visitor.screen.bench.layout == match.view(None).arena


def test_the_position_is_saved_and_its_place_is_said(visit: Visit, home: Path) -> None:
    visitor = practice(visit)
    visitor.click(visitor.part(Button, "Save as a layout file"))
    (path,) = (home / "layouts").iterdir()
    assert path.name in visitor.says().replace("\n", "")
    visitor.key(pygame.K_RETURN)
    assert visitor.parts(Question) == []


def test_a_match_begins_from_here_and_verifies(visit: Visit) -> None:
    visitor = practice(visit)
    drag(visitor, middle(visitor, "crystal-1"), table_place(visitor, 200, 180))
    there = pose(visitor, "crystal-1")
    visitor.click(visitor.part(Button, "New match from here"))
    visitor.click(visitor.part(Button, "Start the match"))
    assert isinstance(visitor.screen, PlayScreen)
    assert visitor.screen.match.state.pawns["crystal-1"][:2] == there
    (path,) = saves().glob("*.flick")
    visitor.app.back()
    found = verify(load(path))
    assert found.fault is None


def test_without_a_piece_no_match_can_begin_and_the_button_says_why(visit: Visit) -> None:
    visitor = practice(visit)
    visitor.key(pygame.K_TAB, pygame.K_DELETE)
    button = visitor.part(Button, "New match from here")
    assert button.off == "A match also needs Sword 1."
    visitor.click(button)
    assert visitor.parts(Question) == []
    visitor.key(pygame.K_z, mod=CTRL)
    assert visitor.part(Button, "New match from here").off is None


def test_esc_goes_back_but_first_puts_down_what_is_held(visit: Visit) -> None:
    visitor = practice(visit)
    visitor.key(pygame.K_TAB)
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.screen, PracticeScreen)
    assert visitor.screen.selected is None
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.screen, TitleScreen)


def test_the_title_and_a_new_match_lead_here(visit: Visit) -> None:
    visitor = visit(SIZE)
    visitor.go(TitleScreen)
    visitor.click(visitor.part(TileButton, "Practice"))
    assert isinstance(visitor.screen, PracticeScreen)
    visitor.go(lambda app: NewMatchScreen(app, "catacombs"))
    visitor.click(visitor.part(Button, "Try some flicks"))
    assert isinstance(visitor.screen, PracticeScreen)
    assert visitor.screen.bench.origin is not None


def test_other_words_and_another_size_change_nothing_else(visit: Visit) -> None:
    visitor = practice(visit)
    visitor.key(pygame.K_f)
    pull(visitor, "sword-1", (-80, -30))
    before = visitor.screen.bench.now
    visitor.app.change(language="fr", scale=120, palette="high-contrast")
    visitor.wait()
    assert visitor.screen.bench.now == before
    assert "Entraînement" in visitor.says()
    assert visitor.screen.furniture.lists.listing.rows[0].title == "Épée 1"


def puzzles(visitor: Visitor, number: int = 0) -> None:
    """The list of puzzles, and one of them."""
    visitor.click(visitor.parts(Segmented)[-1].segments()[1])
    if number != visitor.screen.puzzle_list.selected:
        visitor.click(visitor.screen.furniture.lists.listing.row_rect(number).center)


def answer(visitor: Visitor, *texts: str) -> None:
    """Give answers, and wait until the next one can be given."""
    for text in texts:
        until_asked(visitor)
        visitor.screen.controller.answer(text)
        visitor.wait(200)
    until_asked(visitor)


def back_at_practice(visitor: Visitor) -> PracticeScreen:
    assert isinstance(visitor.screen, PracticeScreen)
    return visitor.screen


def until_asked(visitor: Visitor) -> None:
    for _ in range(400):
        if visitor.screen.controller.stand == "over" or visitor.screen.controller.phase == "asking":
            visitor.wait(50)
            return
        visitor.wait(50)
    raise AssertionError("nobody is asked")


def test_a_puzzle_is_chosen_tried_and_solved_and_that_is_kept(visit: Visit) -> None:
    visitor = practice(visit)
    puzzles(visitor)
    visitor.click(visitor.part(Button, "Try it"))
    assert isinstance(visitor.screen, PuzzleScreen)
    assert "Wound Skull with a single flick" in visitor.says().replace("\n", " ")
    answer(visitor, *SOLVED)
    assert "Solved on the first try" in visitor.says()
    assert load_scores()["catacombs/puzzles/past-the-crystal"].best == 1
    visitor.app.back()
    visitor.wait()
    listing = back_at_practice(visitor).furniture.lists.listing
    assert [row.detail for row in listing.rows[:2]] == ["solved on the first try", "not tried yet"]


def test_misses_bring_a_hint_and_then_the_solution_which_counts_for_nothing(visit: Visit) -> None:
    visitor = practice(visit)
    puzzles(visitor)
    visitor.click(visitor.part(Button, "Try it"))
    until_asked(visitor)
    assert "A touch on the rim" not in visitor.says()
    answer(visitor, *MISSED)
    assert "A touch on the rim" in visitor.says().replace("\n", " ")
    visitor.key(pygame.K_h)
    assert visitor.screen.controller.stand == "asked"
    answer(visitor, *MISSED, *MISSED)
    visitor.click(visitor.part(Button, "Show me"))
    for _ in range(200):
        visitor.wait(50)
        if visitor.screen.controller.stand == "over":
            break
    assert "That is one way to do it" in visitor.says().replace("\n", " ")
    score = load_scores()["catacombs/puzzles/past-the-crystal"]
    assert (score.tries, score.best) == (3, 0)
    visitor.key(pygame.K_BACKSPACE)
    answer(visitor, *SOLVED)
    assert load_scores()["catacombs/puzzles/past-the-crystal"].best == 1


def test_the_next_puzzle_takes_the_place_of_this_one(visit: Visit) -> None:
    visitor = practice(visit)
    puzzles(visitor, 7)
    visitor.click(visitor.part(Button, "Try it"))
    assert visitor.screen.number == 7
    visitor.key(pygame.K_n)
    assert visitor.screen.number == 0
    visitor.app.back()
    assert isinstance(visitor.screen, PracticeScreen)


def test_a_spoilt_record_is_told_of_and_kept(visit: Visit, home: Path) -> None:
    home.mkdir(exist_ok=True)
    scores_file().write_text("[1]", "utf-8")
    visitor = practice(visit)
    puzzles(visitor)
    assert "puzzles.json is not a record of puzzles" in visitor.says().replace("\n", " ")
    visitor.click(visitor.part(Button, "Try it"))
    answer(visitor, *SOLVED)
    assert json.loads(scores_file().read_text("utf-8")) == [1]
    assert "puzzles.json is not a record of puzzles" in visitor.says().replace("\n", " ")


def arranged(visitor: Visitor) -> None:
    visitor.key(pygame.K_TAB)


def shots(visitor: Visitor) -> None:
    """More than the list has room for in a small window."""
    visitor.key(pygame.K_f)
    pull(visitor, "crystal-2", (-40, 60))
    pull(visitor, "sword-1", (-60, -20))
    for _ in range(10):
        visitor.screen.flick("flick crystal-4 200deg 1100mm/s")
        rest(visitor)
    visitor.screen.look(0)
    visitor.wait()


def scored(visitor: Visitor) -> None:
    count_try("catacombs/puzzles/past-the-crystal", 1, solved=True)
    count_try("catacombs/puzzles/in-the-way", 12, solved=False)
    puzzles(visitor, 1)


def drill(visitor: Visitor) -> None:
    puzzles(visitor)
    visitor.click(next(button for button in visitor.parts(Button) if button.icon == "puzzle"))
    answer(visitor, *MISSED)


def saved(visitor: Visitor) -> None:
    visitor.screen.save()
    visitor.wait()


def sent(visitor: Visitor) -> None:
    visitor.screen.send()
    visitor.wait()


LOOKS = [arranged, shots, scored, drill, saved, sent]


@pytest.mark.parametrize("do", LOOKS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_can_be_read_in_the_smallest_window(visit: Visit, language: str, do: Any) -> None:
    visitor = practice(visit, (1024, 640), language=language, match=a_match(arena_mode="mat"))
    do(visitor)
    assert complaints(visitor.screen.desk, visitor.screen.backdrop()) == []
    assert missing(visitor.says()) == []


@pytest.mark.parametrize("palette", PALETTES[1:])
@pytest.mark.parametrize("do", [shots, scored, drill])
def test_it_can_be_read_in_every_palette(visit: Visit, palette: str, do: Any) -> None:
    visitor = practice(visit, palette=palette, language="fr")
    do(visitor)
    assert complaints(visitor.screen.desk, visitor.screen.backdrop()) == []


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 640), 200), ((1280, 720), 150), ((1280, 720), 80), ((2560, 1440), 200)]
)
@pytest.mark.parametrize("do", [shots, scored])
def test_it_can_be_read_at_every_scale(visit: Visit, size: Place, scale: int, do: Any) -> None:
    visitor = practice(visit, size, scale=scale)
    do(visitor)
    assert complaints(visitor.screen.desk, visitor.screen.backdrop()) == []


def test_practice_without_its_table_takes_the_usual_one(visit: Visit, tmp_path: Path) -> None:
    path = tmp_path / "gone.yaml"
    path.write_text("table: {width: 700, height: 400, edge: mat}\n", "utf-8")
    match = a_match(table=str(path))
    path.unlink()
    visitor = visit(SIZE)
    visitor.go(TitleScreen)

    def make(app: App) -> PracticeScreen:
        return PracticeScreen(app, match)

    visitor.go(make)
    assert visitor.screen.bench.layout.table.width == 610
    assert "gone.yaml" in visitor.says().replace("\n", "")
