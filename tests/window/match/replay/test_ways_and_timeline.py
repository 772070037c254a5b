"""Ways, and the time line."""

import math
from itertools import pairwise

import numpy as np
import pygame
import pytest
from pygame import Rect

from flick.arena.shapes import Point
from flick.paint.box import Box
from flick.window.app.theme import Theme
from flick.window.arena.dots import straightened
from flick.window.arena.flicking.arena_view import ArenaView
from flick.window.match.replay.film import Film
from flick.window.match.replay.flick_ways import CURRENT, OPACITY, TrackWay, draw_all, draw_current
from flick.window.match.replay.replay_foot import TimeLine, TurnBead
from flick.window.match.replay.replay_screen import pressed
from flick.window.widgets.kit import Kit
from tests.window.match.replay.files import catacombs, read

REGION = Rect(0, 0, 640, 360)
AROUND = 2


@pytest.fixture
def film() -> Film:
    return read(catacombs(20))


def view(film: Film) -> ArenaView:
    layout = film.layout(0)
    assert layout is not None
    return ArenaView(Box(0, 0, 640, 360), (layout.table.width, layout.table.height), REGION.size)


def way(film: Film, index: int, side: int = 0) -> TrackWay:
    return TrackWay(film.match.answers[film.flicks[index]].given.outcome, side, False)


def test_a_straightened_way_stays_close_to_its_points() -> None:
    points: list[Point] = [(k / 3, 10 * math.sin(k / 60)) for k in range(400)]
    kept = straightened(points, 0.5)
    assert (kept[0], kept[-1]) == (points[0], points[-1])
    assert len(kept) < 40
    heights = np.interp([x for x, _ in points], [x for x, _ in kept], [y for _, y in kept])
    assert np.abs(heights - [y for _, y in points]).max() < 0.6
    assert straightened([], 1) == []


def test_all_ways_are_faint_and_lie_where_pawns_went(film: Film) -> None:
    theme, where = Theme(), view(film)
    laid = draw_all(theme, where, REGION, [way(film, 0), way(film, 1, side=1)])
    alpha = pygame.surfarray.array_alpha(laid.surface)
    assert np.median(alpha[alpha > 60]) == pytest.approx(OPACITY * 255, rel=0.15)
    assert alpha.max() < 0.7 * 255, "also where two of them cross"
    for index in (0, 1):
        for point in way(film, index).points()[::20]:
            x, y = (round(number) for number in where.to_px(point))
            assert alpha[max(0, x - AROUND) : x + AROUND + 1, max(0, y - AROUND) : y + AROUND + 1].max() > 40


def test_the_current_way_is_whole_and_wider(film: Film) -> None:
    answer = film.flicks[0]
    rolled = film.rolled(answer)
    assert rolled is not None
    theme = Theme()
    found = draw_current(theme, view(film), rolled.before, way(film, 0))
    honey = theme.colour("honey")
    pixels = sum(
        int(
            (np.abs(pygame.surfarray.array3d(one.surface).astype(int) - [honey.r, honey.g, honey.b]).max(axis=2) < 9)[
                pygame.surfarray.array_alpha(one.surface) > 240
            ].sum()
        )
        for one in found
    )
    places = [view(film).to_px(point) for point in way(film, 0).points()]
    length = sum(math.dist(a, b) for a, b in pairwise(places))
    assert pixels > 0.5 * CURRENT * length


def line(count: int, went: list[int], width: int = 600) -> TimeLine:
    beads = [TurnBead(number, "team.sword", number % 5) for number in range(count)]
    return TimeLine(Kit(Theme()), Rect(20, 10, width, 65), beads, went.append)


@pytest.mark.parametrize("count", [1, 2, 30, 300])
def test_the_knob_never_leaves_the_groove_and_every_bead_is_hit(count: int) -> None:
    went: list[int] = []
    made = line(count, went)
    for at in (-1, 0, count - 1, count - 0.01):
        assert made.groove.left <= made.x(at) <= made.groove.right
    for index in range(count):
        assert made.bead_at((round(made.x(index)), 40)) == index
    made.press((made.rect.right + 50, 40))
    assert went == [count - 1]


def test_numbers_below_a_long_line_do_not_touch() -> None:
    texts = line(300, []).texts()
    assert len(texts) > 3
    for one, two in pairwise(texts):
        assert one.rect.right < two.rect.left


def test_dots_stay_within_the_line() -> None:
    kit = Kit(Theme())
    made = TimeLine(kit, Rect(20, 20, 300, 65), [TurnBead(1, "team.sword", 9)], lambda index: None)
    ground = pygame.Surface((340, 120), 0, 32)
    made.paint(ground)
    red = kit.theme.colour("wound")
    pixels = pygame.surfarray.array3d(ground).astype(int)
    _, rows = np.nonzero(np.abs(pixels - [red.r, red.g, red.b]).max(axis=2) < 20)
    assert rows.min() >= made.rect.top
    assert rows.max() < made.groove.top


@pytest.mark.parametrize("mod", [pygame.KMOD_CTRL, pygame.KMOD_ALT])
def test_keys_with_others_held_are_not_the_films(mod: int) -> None:
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=mod, unicode="")
    assert pressed(event) is None
    assert pressed(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_8, mod=0, unicode="+")) is not None
