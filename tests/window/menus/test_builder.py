"""Something of one's own is built in the window, with the mouse and the keyboard."""

from pathlib import Path
from typing import Any

import pygame
import pytest
import yaml

from flick import kept_drafts
from flick.table.game import find
from flick.table.languages import LANGUAGES
from flick.window.menus.builder import BuilderScreen
from flick.window.menus.builder_guide import StepBubble
from flick.window.menus.builder_sheet import CardShown
from flick.window.menus.builder_steps import Pick
from flick.window.menus.new_match import NewMatchScreen
from flick.window.menus.portraits import Portraits
from flick.window.widgets.button import Button
from flick.window.widgets.field import Field
from flick.window.widgets.select import Menu, Select
from tests.window.checks import complaints
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import Visitor

GAME = "ravenloft"
SIZE = (1280, 720)


@pytest.fixture
def smith(visit: Visit) -> Visitor:
    """Somebody who builds a hero."""
    visitor = visit(SIZE)
    visitor.go(lambda app: BuilderScreen(app, GAME))
    return visitor


def pick(visitor: Visitor, *names: str) -> None:
    for name in names:
        visitor.click(visitor.part(Pick, name))


def kept() -> list[Any]:
    return [one.record for one in kept_drafts.usable(find(GAME))]


def button(visitor: Visitor, label: str) -> Button:
    return next(part for part in visitor.parts(Button) if label in (part.label, part.tip))


def test_a_hybrid_is_built_from_the_first_click_to_its_file(smith: Visitor) -> None:
    assert button(smith, "Save").off is not None
    pick(smith, "Human", "Rogue")
    assert "At-Will: 0 of 2" in smith.says()
    pick(smith, "Fighter", "Quick Stab", "Cleave")
    assert smith.part(Pick, "Driving Blow").off is not None
    smith.click(smith.part(Pick, "Cleave"))
    pick(smith, "Heavy Swing", "Stand Fast", "Heart-Seeker", "Kat")
    assert "Give a name." in smith.says()
    smith.click(smith.parts(Field)[0])
    smith.write("Mara")
    assert "Nothing is missing: it can be saved." in smith.says()
    smith.click(button(smith, "Save"))
    assert "It is kept among yours" in smith.says()
    assert button(smith, "Save").off is not None, "nothing has changed since"
    (mara,) = kept()
    assert (mara.name, mara.classes, mara.portrait) == ("Mara", ("rogue", "fighter"), "kat")
    assert mara.powers == ("quick_stab", "heavy_swing", "stand_fast", "heart_seeker")
    assert not smith.screen.changed


def test_what_does_not_fit_is_refused_with_the_reason(smith: Visitor) -> None:
    pick(smith, "Dwarf", "Rogue")
    smith.click(smith.part(Pick, "Wizard"))
    assert smith.screen.draft["classes"] == ["rogue"]
    assert "refused" in smith.sounds
    assert "race" in (smith.part(Pick, "Wizard").off or "")


def test_a_card_is_read_while_it_is_looked_at(smith: Visitor) -> None:
    pick(smith, "Human", "Rogue")
    shown = smith.parts(CardShown)[0]
    own = shown.look
    smith.move(smith.part(Pick, "Quick Stab").rect.center)
    smith.wait()
    assert shown.look is not None
    assert shown.look.id == "quick_stab"
    smith.move((5, 5))
    smith.wait()
    assert shown.look == own


def test_the_rest_is_filled_in_and_nothing_is_lost_on_leaving(smith: Visitor) -> None:
    pick(smith, "Eladrin", "Wizard")
    smith.click(button(smith, "Fill in the rest"))
    smith.click(smith.parts(Field)[0])
    smith.write("Oru")
    smith.key(pygame.K_ESCAPE)
    assert "Leave without saving?" in smith.says()
    smith.key(pygame.K_RETURN)
    assert [one.name for one in kept()] == ["Oru"]


def test_the_lesson_points_at_what_is_due_until_nothing_is(smith: Visitor) -> None:
    smith.click(button(smith, "Be led, step by step"))
    for step, names in (
        ("race", ["Human"]),
        ("classes", ["Rogue"]),
        ("powers", ["Quick Stab", "Thrown Knife", "Slip Away", "Heart-Seeker"]),
        ("portrait", ["Kat"]),
    ):
        (told,) = smith.parts(StepBubble)
        assert told.thing == smith.screen.marks[step]
        pick(smith, *names)
    smith.click(smith.parts(Field)[0])
    smith.write("Nim")
    (told,) = smith.parts(StepBubble)
    assert told.thing == smith.screen.keep_button.rect
    smith.click(button(smith, "Save"))
    assert smith.parts(StepBubble) == []


def test_files_come_and_go(smith: Visitor, tmp_path: Path) -> None:
    hero = {"name": "Odo", "race": "dwarf", "classes": ["wizard"], "gender": "he", "portrait": "thorgrim"}
    hero["powers"] = ["force_bolt", "cinder_burst", "second_sight", "blink", "fire_globe"]
    path, broken = tmp_path / "odo.yaml", tmp_path / "broken.yaml"
    path.write_text(yaml.safe_dump(hero))
    broken.write_text(yaml.safe_dump({**hero, "powers": hero["powers"][1:]}))
    smith.screen.files._brought(str(broken))
    smith.wait()
    assert "At-Will powers: 1 are chosen, 2 are due." in " ".join(smith.says().split())
    smith.key(pygame.K_ESCAPE)
    smith.screen.files._brought(str(path))
    smith.wait()
    smith.click(button(smith, "Save"))
    smith.click(button(smith, "Export to a file"))
    field = next(part for part in smith.parts(Field) if part.text.endswith("odo.yaml"))
    field.text = str(tmp_path / "sent.yaml")
    smith.key(pygame.K_RETURN)
    assert kept_drafts.read(find(GAME), tmp_path / "sent.yaml") == kept()[0]
    smith.key(pygame.K_ESCAPE)
    smith.click(button(smith, "Delete"))
    assert "Delete Odo?" in smith.says()
    smith.key(pygame.K_RETURN)
    assert kept() == []


def test_one_of_ones_own_is_opened_and_a_broken_one_says_why(visit: Visit) -> None:
    game = find(GAME)
    kept_drafts.folder_of(game).mkdir(parents=True)
    (kept_drafts.folder_of(game) / "bad.yaml").write_text("name: [")
    keep("Una", "cleric")
    smith = visit(SIZE)
    smith.go(lambda app: BuilderScreen(app, GAME))
    for row, said in ((2, "Una"), (1, "That cannot be used")):
        own = next(part for part in smith.parts(Select) if "Una" in part.options)
        smith.click(own)
        menu = smith.parts(Menu)[0]
        smith.click((menu.rect.centerx, menu.rect.top + (2 * row + 1) * menu.rect.height // 6))
        assert said in smith.says()


def keep(name: str, *classes: str) -> None:
    """A dwarf has been built."""
    game = find(GAME)
    assert game.builder is not None
    kept_drafts.keep(
        game, game.builder.record({**game.builder.filled({"race": "dwarf", "classes": classes}), "name": name})
    )


def test_those_that_were_built_before_are_seen_until_something_is_begun(visit: Visit) -> None:
    keep("Una", "cleric")
    smith = visit(SIZE)
    smith.go(lambda app: BuilderScreen(app, GAME))
    smith.move(smith.part(Pick, "Una").rect.center)
    smith.wait()
    look = smith.parts(CardShown)[0].look
    assert look is not None
    assert look.id.startswith("una_")
    pick(smith, "Una")
    assert smith.screen.draft["name"] == "Una"
    assert button(smith, "Save").off is not None
    smith.screen.anew()
    pick(smith, "Human", "Rogue")
    assert "Una" not in [part.name for part in smith.parts(Pick)]


@pytest.mark.parametrize(("size", "beside"), [(SIZE, 3), ((1024, 640), 1)])
def test_a_seat_takes_one_that_was_built_before_at_its_portrait(
    visit: Visit, size: tuple[int, int], beside: int
) -> None:
    """As many as have room stand beside those of the game; the others are found where one is built."""
    for name in ("Abe", "Bea", "Cid", "Dan", "Eda"):
        keep(name, "fighter")
    host = visit(size)
    host.go(lambda app: NewMatchScreen(app, GAME))
    faces = host.parts(Portraits)[0]
    assert faces.options[-1 - beside :] == [*["Abe", "Bea", "Cid", "Dan"][:beside], "Build one"]
    host.click(faces.segments()[-1 - beside])
    assert "Abe" in host.says()
    assert host.screen.refused is None
    assert host.screen.draft.options["variants"] == ["CUS"]
    assert complaints(host.screen.desk, host.screen.backdrop()) == []


def test_a_seat_takes_what_was_built(visit: Visit) -> None:
    host = visit(SIZE)
    host.go(lambda app: NewMatchScreen(app, GAME))
    faces = host.parts(Portraits)[0]
    host.click(faces.segments()[-1])
    pick(host, "Human", "Ranger")
    host.click(button(host, "Fill in the rest"))
    host.click(host.parts(Field)[0])
    host.write("Wren")
    host.click(button(host, "Save and take"))
    assert isinstance(host.screen, NewMatchScreen)
    assert "Wren" in host.says()
    assert host.screen.refused is None
    assert host.screen.draft.options["variants"] == ["CUS"], "without it the hero could not play"
    assert host.screen.match is not None
    assert host.screen.match.state.heroes[0].id.startswith("wren_")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), SIZE])
def test_everything_can_be_read_however_large_the_window(visit: Visit, language: str, size: tuple[int, int]) -> None:
    smith = visit(size, language=language)
    screen = smith.go(lambda app: BuilderScreen(app, GAME))
    for race, classes in (("", []), ("eladrin", ["fighter", "wizard"]), ("human", ["rogue", "ranger"])):
        screen.draft = screen.builder.filled({**screen.builder.blank(), "race": race, "classes": classes})
        screen.build()
        smith.wait()
        assert complaints(screen.desk, screen.backdrop()) == []
    screen.draft["name"] = "Ysolde"
    screen.keep()
    for look_at in (lambda: None, screen.anew):
        look_at()
        smith.wait()
        assert complaints(screen.desk, screen.backdrop()) == []
    assert "Ysolde" in smith.says()
