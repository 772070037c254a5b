"""A board that is too large to be read at once is looked at from near, by mouse, keys and fingers, and never lost."""

import math

import pygame
import pytest

from flick.table.board import Board, Piece, Zone
from flick.table.moves import Move
from flick.table.rules import Option
from flick.window.board.camera import STEP
from flick.window.board.panned import PannedZone
from flick.window.board.piece import PiecePart
from tests.asking import one_of
from tests.window.board.cloth import Cloth
from tests.window.board.scene import Table, sample
from tests.window.checks import picture
from tests.window.kinfire.scene import new_match

LAYOUT = """
cloth:
  - {zone: waste, at: [4, 4, 92, 92], pieces: disc, show: board, bare: true}
"""
WANDERERS = tuple(f"wanderer-{index}" for index in range(60))


def board_of(last: tuple[int, int] = (36, 25)) -> Board:
    """The last wanderer is somewhere."""
    places = [(4 * (index % 10), 5 * (index // 10)) for index in range(len(WANDERERS) - 1)]
    pieces = tuple(Piece(name, face=name, at=at) for name, at in zip(WANDERERS, [*places, last], strict=True))
    return Board(0, 0, (Zone("waste", "board", pieces, facts={"columns": 40, "rows": 30}),))


@pytest.fixture
def cloth() -> Cloth:
    """A board of 40 columns and 30 rows, with sixty pieces far apart from each other that can be chosen. It is so small
    that it is seen from near at first."""
    cloth = Cloth(LAYOUT, board_of())
    cloth.board_view.ask(one_of([Option(f"take {name}", name) for name in WANDERERS]))
    assert waste(cloth).camera.scale == waste(cloth).camera.natural
    cloth.key(pygame.K_HOME)
    return cloth


def waste(cloth: Cloth) -> PannedZone:
    return next(part for part in cloth.desk.root.walk() if isinstance(part, PannedZone))


def middle_of(cloth: Cloth, piece: str) -> tuple[int, int]:
    pose = cloth.part(piece).pose
    return round(pose.x), round(pose.y)


def test_the_wheel_zooms_to_the_pointer_and_back_to_the_whole(cloth: Cloth) -> None:
    zone, place = waste(cloth), middle_of(cloth, "wanderer-33")
    size = cloth.part("wanderer-33").pose.width
    cloth.turn_wheel(place, 3)
    assert zone.camera.scale == pytest.approx(zone.camera.fit * STEP**3)
    assert math.dist(middle_of(cloth, "wanderer-33"), place) <= 2
    assert cloth.part("wanderer-33").pose.width > 1.8 * size
    cloth.turn_wheel(place, -9)
    assert zone.camera.whole
    assert cloth.part("wanderer-33").pose.width == size


def test_a_click_picks_what_can_be_picked_and_a_pull_moves_the_board(cloth: Cloth) -> None:
    zone, place = waste(cloth), middle_of(cloth, "wanderer-33")
    cloth.turn_wheel(place, 4)
    start = middle_of(cloth, "wanderer-33")
    cloth.drag(start, (60, -40))
    assert cloth.answers == []
    assert math.dist(middle_of(cloth, "wanderer-33"), (start[0] + 60, start[1] - 40)) <= 2
    ground = zone.camera.to_screen(zone.camera.to_world((start[0] + 45, start[1] + 45)))
    cloth.drag((round(ground[0]), round(ground[1])), (-30, 0))
    assert math.dist(middle_of(cloth, "wanderer-33"), (start[0] + 30, start[1] - 40)) <= 2
    cloth.click(middle_of(cloth, "wanderer-33"))
    assert cloth.answers == ["take wanderer-33"]


def test_no_pull_loses_the_board(cloth: Cloth) -> None:
    cloth.turn_wheel(waste(cloth).body.center, 5)
    for way in ((4000, 0), (-4000, 0), (0, 4000), (0, -4000)):
        cloth.drag((waste(cloth).body.left + 5, waste(cloth).body.top + 5), way)
        seen = waste(cloth).camera.seen
        assert seen.width > 0
        assert seen.height > 0


@pytest.mark.parametrize("mod", [0, pygame.KMOD_LALT])
def test_keys_zoom_and_pan_and_lead_back(cloth: Cloth, mod: int) -> None:
    zone = waste(cloth)
    for key, written in ((pygame.K_EQUALS, "+"), (pygame.K_KP_PLUS, "+"), (pygame.K_PAGEUP, "")):
        before = zone.camera.scale
        cloth.key(key, written, mod)
        assert zone.camera.scale == pytest.approx(before * STEP)
    cloth.key(pygame.K_MINUS, "-", mod)
    assert zone.camera.scale == pytest.approx(zone.camera.fit * STEP**2)
    middle = zone.camera.middle
    cloth.key(pygame.K_RIGHT, mod=pygame.KMOD_LALT)
    assert zone.camera.middle[0] > middle[0]
    for key in (pygame.K_0, pygame.K_HOME):
        cloth.key(key, mod=mod)
        assert zone.camera.whole
        cloth.key(pygame.K_c, mod=mod)
        assert not zone.camera.whole


def test_two_fingers_zoom_and_pull_along(cloth: Cloth) -> None:
    zone, (width, height) = waste(cloth), cloth.desk.window.size
    at = middle_of(cloth, "wanderer-33")
    for right in (0, 10, 20):
        place = (at[0] + right) / width, at[1] / height
        cloth.send(pygame.MULTIGESTURE, touch_id=0, x=place[0], y=place[1], pinched=0.06, rotated=0.0, num_fingers=2)
    assert zone.camera.scale == pytest.approx(zone.camera.fit * STEP**3)
    assert middle_of(cloth, "wanderer-33")[0] == pytest.approx(at[0] + 20, abs=3)
    assert cloth.answers == []


def test_the_mini_map_shows_what_is_seen_and_leads_there(cloth: Cloth) -> None:
    zone = waste(cloth)
    assert zone.mini_map.hidden
    cloth.turn_wheel(zone.body.center, 5)
    small = zone.mini_map.rect
    assert not zone.mini_map.hidden
    assert zone.body.contains(small)
    cloth.click((small.left + 12, small.top + 12))
    upper_left = zone.camera.seen
    assert upper_left[:2] == (0, 0)
    cloth.drag((small.left + 12, small.top + 12), (small.width - 24, small.height - 24))
    seen, world = zone.camera.seen, zone.camera.world
    assert seen.left + seen.width == pytest.approx(world.width)
    corner = zone.camera.to_screen((world.width, world.height))
    assert not small.inflate(-2, -2).collidepoint(corner)


def test_what_has_the_keyboard_comes_into_sight_and_what_is_out_of_it_is_not_clicked(cloth: Cloth) -> None:
    zone = waste(cloth)
    cloth.turn_wheel(middle_of(cloth, "wanderer-0"), 5)
    assert not zone.camera.sees(zone.camera.to_world(middle_of(cloth, "wanderer-59")))
    assert all(zone.body.contains(target) for target in zone.targets())
    cloth.desk.give_focus(cloth.part("wanderer-59"), ring=True)
    cloth.desk.tick(cloth.desk.now + 16)
    assert zone.body.collidepoint(middle_of(cloth, "wanderer-59"))


@pytest.mark.parametrize(("by_bot", "follow_bots"), [(True, False), (True, True), (False, False)])
def test_the_eye_follows_people_and_bots_where_that_is_wished(cloth: Cloth, by_bot: bool, follow_bots: bool) -> None:
    cloth.board_view.settings.follow_bots = follow_bots
    cloth.turn_wheel(middle_of(cloth, "wanderer-0"), 5)
    before = waste(cloth).camera
    cloth.board_view.show(board_of((35, 25)), (Move("wanderer-59", "waste", "waste"),), by_bot=by_bot)
    follows = follow_bots or not by_bot
    assert (waste(cloth).camera != before) is follows
    assert waste(cloth).body.collidepoint(middle_of(cloth, "wanderer-59")) is follows


def test_pieces_at_the_rim_are_clipped_and_not_dropped(cloth: Cloth) -> None:
    zone = waste(cloth)
    ground = pygame.Surface(cloth.desk.window.size)
    before = picture(cloth.desk, ground)
    cloth.turn_wheel(middle_of(cloth, "wanderer-33"), 5)
    piece = cloth.part("wanderer-33")
    cloth.drag((round(piece.pose.x) + 40, round(piece.pose.y)), (zone.body.left - round(piece.pose.x), 0))
    assert piece.rect.left < zone.body.left < piece.rect.right
    assert {part.piece.id for part in zone.parts if isinstance(part, PiecePart)} == set(WANDERERS)
    after = picture(cloth.desk, ground)
    outside = zone.body.left - 3
    for y in range(zone.body.top, zone.body.bottom, 7):
        assert before.get_at((outside, y)) == after.get_at((outside, y))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (2560, 1440)])
def test_a_board_of_cards_that_fits_does_not_zoom(size: tuple[int, int]) -> None:
    """Three notches over it made all four challenges vanish once, without a way back."""
    match = new_match()
    match.settle()
    table = Table(match, size=size, scale=size[1] / 720 if size[1] > 720 else 1.0)
    around = [piece.id for piece in table.board.zone("board").pieces]
    before = {piece: table.piece(piece).pose for piece in around}
    table.move(before[around[0]][:2])
    for notches in (1, 1, 1, -3):
        table.send(pygame.MOUSEWHEEL, x=0, y=notches, precise_y=float(notches), flipped=False)
        assert {piece: table.piece(piece).rest for piece in around} == before


def test_a_market_that_fits_does_not_zoom() -> None:
    table = Table(sample("bazaar"))
    zone = next(part for part in table.parts() if isinstance(part, PannedZone))
    assert not zone.camera.movable
