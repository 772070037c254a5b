"""The tuner with mouse and keyboard."""

import math
from pathlib import Path

import pygame
import pytest

from flick.commands.check import check_file
from flick.commands.shot import read_layout
from flick.paint.palette import PALETTES
from flick.places import tables
from flick.window.arena.piece_marks import Special
from flick.window.menus import opening
from flick.window.menus.draft import usual
from flick.window.menus.new_match import NewMatchScreen
from flick.window.menus.title import TitleScreen
from flick.window.widgets.button import Button
from flick.window.widgets.question import Naming, Question
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.select import Select
from flick.window.workbench.practice_screen import PracticeScreen
from flick.window.workbench.quantity_rows import QuantityRow
from flick.window.workbench.tuner_screen import TunerScreen
from flick.window.workbench.tuner_tables import own_path, save
from tests.window.checks import complaints, missing
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import Visitor

MINE = "table: {width: 500, height: 300, edge: mat}\nphysics: {material: wood-on-felt}\n"


def tuner(visitor: Visitor, table: str = "mat") -> TunerScreen:
    """The screen above the title, with everything worked out."""
    opening.open_title(visitor.app)
    screen = visitor.go(lambda app: TunerScreen(app, table))
    ready(visitor)
    return screen


def ready(visitor: Visitor) -> None:
    """Let everything be worked out and painted."""
    visitor.wait(200)
    while visitor.screen.slices.busy:
        visitor.screen.slices.run(0)
    visitor.wait(50)


def row(screen: TunerScreen, name: str) -> QuantityRow:
    return next(row for row in screen.furniture.quantities.rows if row.quantity.id == name)


def value(screen: TunerScreen, name: str) -> float:
    return row(screen, name).quantity.read(screen.bench.tuned)


def answer(visitor: Visitor, label: str) -> None:
    visitor.click(next(button for button in visitor.parts(Button) if button.label == label and button.on_paper))


def test_the_title_leads_here_and_escape_back(visit: Visit) -> None:
    visitor = visit()
    opening.open_title(visitor.app)
    visitor.wait()
    visitor.click(visitor.part(Button, "Tuner"))
    assert isinstance(visitor.screen, TunerScreen)
    assert visitor.screen.bench.base.name == "walls"
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.screen, TitleScreen)


def test_a_slider_changes_the_table_at_once(visit: Visit) -> None:
    visitor = visit()
    screen = tuner(visitor)
    assert screen.fans is not None
    before = screen.fans[0]
    slider = row(screen, "physics.mat_friction").slider
    visitor.press(slider.knob.center)
    visitor.move((slider.knob.centerx + slider.groove.width // 3, slider.knob.centery), held=True)
    visitor.release(slider.knob.center)
    ready(visitor)
    assert value(screen, "physics.mat_friction") > 0.25
    assert screen.bench.layout.physics.mat_friction == value(screen, "physics.mat_friction")
    assert screen.fans[0] != before == screen.fans[1]
    assert screen.findings is not None
    assert screen.findings[0].slide.distance < screen.findings[1].slide.distance
    assert "Numbers of your own" in visitor.says()
    visitor.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert not screen.bench.changed, "one drag is taken back at once"
    visitor.key(pygame.K_y, mod=pygame.KMOD_CTRL)
    assert screen.bench.changed


def test_a_number_is_typed_with_a_comma_too(visit: Visit) -> None:
    visitor = visit(language="fr")
    screen = tuner(visitor)
    field = row(screen, "physics.mat_friction").field
    assert field.text == "0,20"
    visitor.click(field)
    visitor.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    visitor.write("0,333")
    assert value(screen, "physics.mat_friction") == 0.333
    visitor.key(pygame.K_RETURN)
    assert field.text == "0,333"


def test_a_number_that_cannot_be_is_refused_kindly(visit: Visit) -> None:
    visitor = visit()
    screen = tuner(visitor)
    field = row(screen, "physics.mat_friction").field
    visitor.click(field)
    visitor.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    visitor.write("9")
    assert value(screen, "physics.mat_friction") == 0.2
    visitor.key(pygame.K_TAB)
    assert "refused" in visitor.sounds
    assert "Cloth friction can be 0.01 to 5.00." in visitor.says()
    assert field.text == "0.20"


def test_a_typed_number_may_lie_beyond_the_slider(visit: Visit) -> None:
    visitor = visit()
    screen = tuner(visitor)
    found = row(screen, "table.width")
    visitor.click(found.field)
    visitor.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    visitor.write("2000")
    ready(visitor)
    assert screen.bench.layout.table.width == 2000
    assert found.slider.most == 2000
    assert found.slider.part == 1


def test_what_was_changed_is_marked_and_set_back(visit: Visit) -> None:
    visitor = visit()
    screen = tuner(visitor)
    found = row(screen, "sizes.medium")
    screen.desk.give_focus(found.slider)
    visitor.key(pygame.K_RIGHT, pygame.K_RIGHT)
    ready(visitor)
    assert value(screen, "sizes.medium") == 26
    assert found.label.changed
    assert screen.bench.layout.pawns["sword-1"].diameter == 26
    visitor.click(found.label)
    assert (value(screen, "sizes.medium"), found.label.changed) == (25, False)
    screen.desk.give_focus(found.slider)
    visitor.key(pygame.K_LEFT, pygame.K_DELETE)
    assert value(screen, "sizes.medium") == 25


def test_everything_is_reset_and_that_is_taken_back(visit: Visit) -> None:
    visitor = visit()
    screen = tuner(visitor)
    reset = visitor.part(Button, "Reset")
    assert reset.off == "Nothing has been changed."
    visitor.click(visitor.parts(Segmented)[0].segments()[1])
    screen.desk.give_focus(row(screen, "table.width").slider)
    visitor.key(pygame.K_RIGHT)
    assert (screen.bench.tuned.table.edge, screen.bench.tuned.table.width) == ("walls", 615)
    visitor.click(reset)
    assert not screen.bench.changed
    visitor.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert screen.bench.changed


def test_another_surface_has_all_its_numbers(visit: Visit) -> None:
    visitor = visit()
    screen = tuner(visitor)
    screen.desk.give_focus(visitor.parts(Select)[1])
    visitor.key(pygame.K_RETURN)
    visitor.write("wood on f")
    visitor.key(pygame.K_END, pygame.K_UP, pygame.K_RETURN)
    assert screen.bench.material == "wood-on-felt"
    assert value(screen, "physics.mat_friction") == 0.32
    assert row(screen, "physics.mat_friction").field.text == "0.32"


def test_another_table_is_taken_from_the_list(visit: Visit) -> None:
    save(own_path("Mine"), MINE)
    visitor = visit()
    screen = tuner(visitor)
    screen.desk.give_focus(visitor.parts(Select)[0])
    visitor.key(pygame.K_RETURN, pygame.K_END, pygame.K_RETURN)
    ready(visitor)
    assert "Tuner: Mine" in visitor.says()
    assert value(screen, "table.width") == 500
    assert not screen.bench.changed
    visitor.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert screen.bench.base.name == "mat"


def test_a_table_that_is_wrong_is_told(visit: Visit) -> None:
    save(own_path("Wrong"), "table: {width: 0}\n")
    visitor = visit()
    screen = tuner(visitor)
    screen.desk.give_focus(visitor.parts(Select)[0])
    visitor.key(pygame.K_RETURN, pygame.K_END, pygame.K_RETURN)
    assert "This table is not available" in visitor.says()
    visitor.key(pygame.K_ESCAPE)
    assert visitor.screen is screen
    assert screen.bench.base.name == "mat"


def test_a_drag_on_the_cloth_aims_a_press_on_a_pawn_chooses(visit: Visit) -> None:
    visitor = visit()
    screen = tuner(visitor)
    cloth = screen.cloth
    other = cloth.outline("skull-2")
    assert other is not None
    visitor.click(other.center)
    assert screen.bench.aim.pawn == "skull-2"
    assert cloth.scene is not None
    assert cloth.scene.marks == {"skull-2": Special(active=True)}
    before = screen.bench.aim
    visitor.press(other.center)
    visitor.move((other.centerx - 100, other.centery), held=True)
    visitor.release((other.centerx - 100, other.centery))
    ready(visitor)
    aim = screen.bench.aim
    assert abs(math.degrees(aim.angle)) == pytest.approx(180, abs=1)
    assert aim != before
    way = 100 / cloth.scene.stage.scale
    assert aim.speed == pytest.approx(math.sqrt(2 * 0.2 * 9810 * way), rel=0.02)
    assert screen.fans is not None
    assert screen.fans[0].ways[2].points[0][0] == pytest.approx(screen.bench.layout.pawns["skull-2"].x, abs=0.01)


def test_keys_on_the_cloth_aim(visit: Visit) -> None:
    visitor = visit()
    screen = tuner(visitor)
    screen.desk.give_focus(screen.cloth, ring=True)
    visitor.wait()
    assert "N takes the next pawn" in visitor.says()
    angle, speed = screen.bench.aim.angle, screen.bench.aim.speed
    visitor.key(pygame.K_LEFT, pygame.K_UP)
    assert math.degrees(screen.bench.aim.angle - angle) == pytest.approx(1)
    assert screen.bench.aim.speed > speed
    visitor.key(pygame.K_RIGHT, mod=pygame.KMOD_CTRL)
    assert math.degrees(screen.bench.aim.angle - angle) == pytest.approx(0.9)
    visitor.key(pygame.K_n)
    assert screen.bench.aim.pawn == "sword-2"
    visitor.key(pygame.K_n, mod=pygame.KMOD_SHIFT)
    assert screen.bench.aim.pawn == "sword-1"


def test_a_fan_of_directions(visit: Visit) -> None:
    visitor = visit()
    screen = tuner(visitor)
    visitor.click(visitor.parts(Segmented)[1].segments()[1])
    ready(visitor)
    assert screen.fans is not None
    assert len(screen.fans[0].ways) == 9


def test_f_flicks_with_sounds_and_everything_lies_as_before(visit: Visit) -> None:
    visitor = visit(still=False)
    screen = tuner(visitor)
    cloth = screen.cloth
    cloth_before, crystal = cloth.outline("sword-1"), cloth.outline("crystal-2")
    assert cloth_before is not None
    assert crystal is not None
    visitor.press(cloth_before.center)
    visitor.move(crystal.center, held=True)
    visitor.release(crystal.center)
    visitor.sounds.clear()
    visitor.key(pygame.K_f)
    visitor.wait(300)
    assert cloth.rolling
    assert cloth.outline("sword-1") != cloth_before
    visitor.wait(5000)
    assert not cloth.rolling
    assert cloth.outline("sword-1") == cloth_before
    assert [sound for sound in visitor.sounds if sound.startswith("crystal")], visitor.sounds
    visitor.click(visitor.part(Button, "Flick"))
    assert cloth.rolling
    visitor.key(pygame.K_ESCAPE)
    assert not cloth.rolling
    assert visitor.screen is screen


def test_pieces_without_room_are_told_and_cannot_be_saved(visit: Visit) -> None:
    visitor = visit()
    screen = tuner(visitor)
    field = row(screen, "sizes.large").field
    visitor.click(field)
    visitor.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    visitor.write("200")
    assert "200" in field.text
    assert screen.bench.trouble is not None
    assert visitor.part(Button, "Save the table").off is not None
    assert screen.words(screen.bench.trouble) in visitor.says()
    visitor.key(pygame.K_s, mod=pygame.KMOD_CTRL)
    assert "The table is not saved" in visitor.says()


def named(visitor: Visitor, name: str) -> None:
    """Ask to save it under that name."""
    visitor.key(pygame.K_s, mod=pygame.KMOD_CTRL)
    assert visitor.parts(Naming)[0].field.focused
    visitor.write(name)
    visitor.key(pygame.K_RETURN)


def test_a_table_is_saved_and_found_everywhere(visit: Visit) -> None:
    visitor = visit()
    screen = tuner(visitor)
    screen.desk.give_focus(row(screen, "physics.mat_friction").slider)
    visitor.key(pygame.K_RIGHT)
    named(visitor, "Oak by the window")
    path = tables() / "Oak by the window.yaml"
    assert str(path.parent) in visitor.says().replace("\n", "")
    check_file(path)
    assert read_layout(str(path), None).physics.mat_friction == 0.21
    assert not screen.bench.changed
    answer(visitor, "Play on it")
    assert isinstance(visitor.screen, NewMatchScreen)
    assert visitor.screen.draft.options["table"] == str(path)
    assert "Oak by the window" in visitor.says()
    assert visitor.screen.layout is not None
    assert visitor.screen.layout.physics.mat_friction == 0.21


def test_practice_opens_on_the_table(visit: Visit) -> None:
    visitor = visit()
    screen = tuner(visitor)
    screen.desk.give_focus(row(screen, "table.height").slider)
    visitor.key(pygame.K_RIGHT)
    visitor.click(visitor.part(Button, "Try it"))
    visitor.write("Higher")
    visitor.key(pygame.K_RETURN)
    assert own_path("Higher").exists()
    assert isinstance(visitor.screen, PracticeScreen), visitor.says()
    assert visitor.screen.bench.layout.table.height == 360
    visitor.key(pygame.K_ESCAPE)
    assert visitor.screen is screen


def test_a_new_match_leads_here_and_offers_what_was_made(visit: Visit) -> None:
    visitor = visit()
    opening.open_title(visitor.app)
    draft = usual("catacombs")
    draft.options["table"] = "kids"
    visitor.go(lambda app: NewMatchScreen(app, "catacombs", draft))
    visitor.click(visitor.part(Button, "Open in the tuner"))
    assert visitor.screen.bench.base.name == "kids"
    named(visitor, "Mine")
    answer(visitor, "Go on tuning")
    visitor.key(pygame.K_ESCAPE)
    assert isinstance(visitor.screen, NewMatchScreen)
    assert "Mine" in visitor.parts(Select)[-1].options
    visitor.screen.set_table(str(own_path("Mine")))
    assert visitor.screen.refused is None
    visitor.screen.practise()
    visitor.wait()
    assert "Mine" in next(select.options for select in visitor.parts(Select) if "Play mat" in select.options)


def test_a_table_that_the_tuner_cannot_have_is_told(visit: Visit) -> None:
    visitor = visit()
    opening.open_title(visitor.app)
    save(own_path("Mine"), MINE)
    draft = usual("catacombs")
    draft.options["table"] = str(own_path("Mine"))
    screen = visitor.go(lambda app: NewMatchScreen(app, "catacombs", draft))
    own_path("Mine").unlink()
    visitor.click(visitor.part(Button, "Open in the tuner"))
    assert visitor.screen is screen
    assert "This table is not available" in visitor.says()


@pytest.mark.parametrize(("name", "reason"), [("a/b", "The character / cannot"), ("MAT", "MAT comes with the game")])
def test_a_bad_name_can_be_chosen_again(visit: Visit, name: str, reason: str) -> None:
    visitor = visit()
    tuner(visitor)
    named(visitor, name)
    assert reason in visitor.says()
    assert not tables().exists()
    visitor.key(pygame.K_RETURN)
    assert visitor.parts(Naming)[0].field.text == name


def test_a_taken_name_asks_before_it_is_replaced(visit: Visit) -> None:
    save(own_path("Mine"), MINE)
    visitor = visit()
    tuner(visitor)
    named(visitor, "mine")
    assert "Mine already exists. Replace it?" in visitor.says()
    visitor.key(pygame.K_ESCAPE)
    assert own_path("Mine").read_text("utf-8") == MINE
    named(visitor, "mine")
    visitor.key(pygame.K_RETURN)
    assert "width: 610" in own_path("Mine").read_text("utf-8")
    assert len(list(tables().iterdir())) == 1


def test_a_table_that_cannot_be_written_is_told(visit: Visit, home: Path) -> None:
    home.mkdir()
    (home / "tables").write_text("", "utf-8")
    visitor = visit()
    tuner(visitor)
    named(visitor, "Mine")
    assert "The table is not saved" in visitor.says()


def test_ones_own_table_is_deleted_after_a_question(visit: Visit) -> None:
    save(own_path("Mine"), MINE)
    visitor = visit()
    screen = tuner(visitor, str(own_path("Mine")))
    delete = next(button for button in visitor.parts(Button) if button.icon == "close")
    visitor.click(delete)
    visitor.key(pygame.K_ESCAPE)
    assert own_path("Mine").exists()
    visitor.click(delete)
    answer(visitor, "Delete it")
    assert not own_path("Mine").exists()
    assert screen.bench.base.name == "walls"
    delete = next(button for button in visitor.parts(Button) if button.icon == "close")
    assert delete.off is not None


def test_escape_asks_where_something_would_be_lost(visit: Visit) -> None:
    visitor = visit()
    screen = tuner(visitor)
    screen.desk.give_focus(row(screen, "table.width").slider)
    visitor.key(pygame.K_RIGHT, pygame.K_ESCAPE)
    assert "Leave without saving?" in visitor.says()
    visitor.key(pygame.K_ESCAPE)
    assert visitor.screen is screen
    assert not visitor.parts(Question)
    visitor.key(pygame.K_ESCAPE)
    answer(visitor, "Leave")
    assert isinstance(visitor.screen, TitleScreen)


def test_saving_on_the_way_out_leaves(visit: Visit) -> None:
    visitor = visit()
    screen = tuner(visitor)
    screen.desk.give_focus(row(screen, "table.width").slider)
    visitor.key(pygame.K_RIGHT, pygame.K_ESCAPE)
    answer(visitor, "Save")
    visitor.key(pygame.K_RETURN)
    assert isinstance(visitor.screen, TitleScreen)
    assert own_path("My table").exists()


def test_everything_can_be_reached_with_tab(visit: Visit) -> None:
    visitor = visit((1280, 720))
    screen = tuner(visitor)
    seen = []
    for _ in range(80):
        visitor.key(pygame.K_TAB)
        seen.append(screen.desk.focus)
    assert [part for part in screen.desk.root.walk() if part.focusable and part not in seen] == []


def test_another_language_and_size_keep_what_was_changed(visit: Visit) -> None:
    visitor = visit()
    screen = tuner(visitor)
    screen.desk.give_focus(row(screen, "table.width").slider)
    visitor.key(pygame.K_RIGHT)
    visitor.app.change(language="fr", scale=120)
    ready(visitor)
    assert value(screen, "table.width") == 615
    assert row(screen, "table.width").field.text == "615"
    assert "Mesures" in visitor.says() or "MESURES" in visitor.says()


def test_a_field_takes_letters_before_shortcuts(visit: Visit) -> None:
    visitor = visit()
    screen = tuner(visitor)
    visitor.key(pygame.K_s, mod=pygame.KMOD_CTRL)
    visitor.write("felt for flicking")
    assert visitor.parts(Naming)[0].field.text == "felt for flicking"
    assert not screen.cloth.rolling


def changed(visitor: Visitor, table: str) -> TunerScreen:
    """With quantities of each kind changed."""
    screen = tuner(visitor, table)
    for name, share in (("physics.mat_friction", 0.7), ("sizes.medium", 1.1), ("table.height", 1.1)):
        found = row(screen, name).quantity
        screen.set(found, found.read(screen.bench.tuned) * share)
    ready(visitor)
    return screen


LOOKS = [
    *(((1024, 640), 100, palette) for palette in PALETTES),
    ((1280, 720), 80, "normal"),
    ((1280, 720), 100, "normal"),
    ((1280, 720), 150, "normal"),
    ((1024, 640), 200, "normal"),
    ((2560, 1440), 200, "colour-blind"),
]


@pytest.mark.parametrize(("size", "scale", "palette"), LOOKS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_can_be_read_and_used(
    visit: Visit, language: str, size: tuple[int, int], scale: int, palette: str
) -> None:
    visitor = visit(size, scale=scale, palette=palette, language=language)
    screen = changed(visitor, "mat" if scale > 100 else "walls")
    assert complaints(screen.desk, screen.backdrop()) == []
    assert missing(visitor.says()) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_sheets_can_be_read(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    screen = changed(visitor, "kids")
    visitor.key(pygame.K_s, mod=pygame.KMOD_CTRL)
    assert complaints(screen.desk, screen.backdrop()) == []
    visitor.key(pygame.K_RETURN)
    assert complaints(screen.desk, screen.backdrop()) == []


def test_the_same_table_is_drawn_the_same(visit: Visit) -> None:
    pictures = []
    for _ in range(2):
        visitor = visit()
        changed(visitor, "mat")
        pictures.append(visitor.app.surface.copy().get_buffer().raw)
    assert pictures[0] == pictures[1]
