"""Card faces as pixels: the same whenever they are drawn, complete, and different where the cards are."""

import numpy as np
import pygame
import pytest
from pygame import Surface

from flick.games.catacombs import GAME
from flick.paint.palette import PALETTES, PaletteName
from flick.table.frame_files import frames_in
from flick.table.looks import CardLook, KindLook, SequenceChip
from flick.table.sayings import Say
from flick.window.app.theme import Theme
from flick.window.cards.back import draw_back
from flick.window.cards.face import draw_face
from tests.window.cards.decks import icons, look_of, words

FRAMES = frames_in((GAME.folder,))
PENNANT = FRAMES.of(look_of("witch")).pennant
assert PENNANT is not None
MIDDLE, FIRST, PACE = PENNANT.middle, PENNANT.first, PENNANT.pace
each_palette = pytest.mark.parametrize("palette", PALETTES)


def face(look: CardLook, width: int = 100, palette: PaletteName = "normal", due: int | None = None) -> Surface:
    return draw_face(look, width, icons(palette).theme, icons(palette), words("en"), due)


def pixels(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def differing(one: Surface, other: Surface) -> pygame.Rect:
    """The box of all pixels in which two pictures differ."""
    difference = pygame.surfarray.array3d(one) != pygame.surfarray.array3d(other)
    columns, rows = np.nonzero(difference.any(axis=2))
    left, right, top, foot = (int(n) for n in (columns.min(), columns.max(), rows.min(), rows.max()))
    return pygame.Rect(left, top, right - left + 1, foot - top + 1)


@each_palette
def test_a_face_is_always_the_same(palette: PaletteName) -> None:
    assert pixels(face(look_of("halberdier"), palette=palette)) == pixels(face(look_of("halberdier"), palette=palette))


@pytest.mark.parametrize(("width", "height"), [(52, 73), (100, 140), (150, 210), (300, 420)])
def test_a_face_has_the_size_that_was_asked_for(width: int, height: int) -> None:
    drawn = face(look_of("witch"), width)
    assert drawn.get_size() == (width, height)
    assert drawn.get_at((0, 0)).a < 40
    assert drawn.get_at((width // 2, height - 3)).a == 255


@each_palette
def test_teams_have_backs_of_their_own(palette: PaletteName) -> None:
    back = FRAMES.back
    assert back is not None
    sword, skull = (draw_back(back, team, 100, icons(palette).theme, icons(palette)) for team in ("sword", "skull"))
    assert pixels(sword) != pixels(skull)
    assert sword.get_size() == (100, 140)


def test_a_shot_changes_its_chip_alone() -> None:
    """Done, now and to come differ in the pennant, and nowhere else."""
    plain, first, second = (face(look_of("halberdier"), due=due) for due in (None, 0, 1))
    for one, other in ((plain, first), (first, second)):
        assert differing(one, other).right <= MIDDLE + 18
        assert differing(one, other).bottom <= FIRST + PACE + 18


def test_a_target_has_ticks() -> None:
    plain = CardLook("witch", "Hesper", "skull", (SequenceChip("missile"),))
    targeted = CardLook("witch", "Hesper", "skull", (SequenceChip("missile", targeted=True),))
    box = differing(face(plain), face(targeted))
    assert abs(box.centerx - MIDDLE) <= 1
    assert abs(box.centery - FIRST) <= 1


def test_armour_is_a_shield_in_the_corner() -> None:
    bare, armoured = (
        CardLook("witch", "Hesper", "skull", badge=badge) for badge in (None, KindLook("armour", Say("card-armour")))
    )
    box = differing(face(bare), face(armoured))
    assert box.left > 78
    assert box.bottom < 26


def test_a_card_without_a_figure_shows_its_emblem() -> None:
    """It differs from one whose figure is drawn, in the picture alone."""
    drawn = CardLook("witch", "Hesper", "skull")
    missing = CardLook("witch", "Hesper", "skull", figure="nobody")
    assert differing(face(drawn), face(missing)).bottom <= 66


@pytest.mark.parametrize("count", [0, 1, 4])
def test_any_number_of_shots_hangs_on_the_pennant(count: int) -> None:
    """Four stand closer together, so that the pennant is no longer than with three."""
    look = look_of("enchantress")
    drawn = face(CardLook(look.id, look.subtitle, look.frame, (SequenceChip("move"),) * count, ability=look.ability))
    without = face(CardLook(look.id, look.subtitle, look.frame, ability=look.ability))
    if count:
        assert differing(drawn, without).bottom <= 107


def test_scale_does_not_change_a_face() -> None:
    """Its width says everything: a table with large type has wider cards."""
    large = draw_face(look_of("witch"), 100, Theme(scale=2.0), icons("normal"), words("en"))
    assert pixels(large) == pixels(face(look_of("witch")))
