"""Icons: tinted, painted in the palette's colours, masks in the middle of their square."""

import numpy as np
import pytest
from pygame import Color

from flick import places
from flick.paint.palette import PALETTES, PaletteName
from flick.table.register import content_folders
from flick.window.app.theme import Theme
from flick.window.widgets.icon import Icons
from flick.window.widgets.surfaces import alpha_of
from tests.window.arena.drawing.seeing import pixels

NAMES = sorted(
    {
        path.stem
        for folder in (places.shipped("assets"), *content_folders())
        for path in (folder / "icons").glob("*.svg")
    }
)


@pytest.mark.parametrize("name", NAMES)
def test_every_icon_can_be_drawn_small_and_large(name: str):
    icons = Icons(Theme())
    for size in (16, 72):
        icon = icons.get(name, size, Color("white"))
        assert icon.get_size() == (size, size)
        assert alpha_of(icon).max() > 0.5


def test_an_icon_has_the_colour_asked_for_up_to_its_edge():
    tint = Color(200, 100, 50)
    icon = Icons(Theme()).get("leader", 40, tint)
    seen, alpha = pixels(icon), alpha_of(icon)
    assert np.abs(seen[alpha > 0.1] - np.array(tint[:3])).max() <= 3


def test_an_icon_is_kept():
    icons = Icons(Theme())
    assert icons.get("leader", 20, Color("red")) is icons.get("leader", 20, Color("red"))
    assert icons.get("leader", 20, Color("red")) is not icons.get("leader", 20, Color("blue"))


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize(
    ("name", "token"),
    [("chip_power_wave", "shot.power_wave"), ("emblem_sword", "team.sword"), ("token_skull", "token.skull")],
)
def test_painted_icons_have_the_colours_of_the_palette(name: str, token: str, palette: PaletteName):
    theme = Theme(palette)
    seen = pixels(Icons(theme).get(name, 64)).reshape(-1, 3)
    field = np.array(theme.colour(token)[:3])
    assert np.count_nonzero(np.abs(seen - field).max(axis=1) <= 2) > 400


@pytest.mark.parametrize("angle", [0.0, 0.7, 2.0, -1.2])
def test_a_mask_has_its_middle_in_the_middle(angle: float):
    mask = Icons(Theme()).mask("container_round", 41, angle)
    rows, columns = np.mgrid[0 : mask.shape[0], 0 : mask.shape[1]] + 0.5
    assert (mask * columns).sum() / mask.sum() == pytest.approx(mask.shape[1] / 2, abs=0.05)
    assert (mask * rows).sum() / mask.sum() == pytest.approx(mask.shape[0] / 2, abs=0.05)


def test_a_mask_is_turned_counter_clockwise():
    still, turned = (Icons(Theme()).mask("play", 41, angle) for angle in (0.0, np.pi / 2))
    size = min(still.shape[0], turned.shape[0])
    one, other = (middle(mask, size) for mask in (np.rot90(still), turned))
    assert np.abs(one - other).mean() < 0.03
    assert np.abs(middle(still, size) - other).mean() > 0.1


def middle(mask: np.ndarray, size: int) -> np.ndarray:
    inset = (mask.shape[0] - size) // 2
    return mask[inset : inset + size, inset : inset + size]
