"""Large boards in the window: dungeons that are pulled along and zoomed, frame by frame, a board of 400 cells with 60
pieces and a castle of 30 tiles that are drawn anew. ``python -m tools.window_maps [WIDTH HEIGHT]`` tells what all of
that costs."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from statistics import median
from tempfile import TemporaryDirectory
from time import thread_time
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from flick.games.ravenloft.dungeon import lay, unexplored
from flick.games.ravenloft.tiles import tile_cards
from flick.sitting import words_for
from flick.table.board import Board, Piece, Zone
from flick.table.game import find
from flick.table.ground import Border, Ground, GroundCell, GroundTile
from flick.table.match import Match, start_state
from flick.table.seats import Seat
from flick.table.words import Words
from flick.window.app import start
from flick.window.app.app import App
from flick.window.app.settings import Settings
from flick.window.board.board_frame import frame_of
from flick.window.board.board_view import BoardView
from flick.window.board.faces import Faces
from flick.window.board.layout_file import BoardLayoutFile, ZonePlace
from flick.window.board.map import MapZone
from flick.window.board.surroundings import BoardListener
from flick.window.cards.store import CardStore
from flick.window.match.play_screen import PlayScreen
from flick.window.widgets.desk import Desk
from tools.gestures import Doing, moved, wait
from tools.gestures import Place as Pixel
from tools.screens import SAMPLES, sample_match
from tools.window_session import SIZES, Frame, Session, figures

ROUNDS = 4
NOTCHES, STEPS = 5, 5
"""Of the wheel, and in how many steps a touchpad turns each of them."""
SIDE, FIGURES = 20, 60
"""Squares along a side of the large board, and pieces on it."""
AGAIN = 9
TILES, SEED = 30, 4
"""Of the castle."""


@contextmanager
def opened(size: tuple[int, int]) -> Iterator[App]:
    """An app in a window that nobody sees, which knows the sample games. Its interface is as large as the window, so
    that a dungeon does not fit."""
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", FLICK_GAMES=str(SAMPLES))
    with TemporaryDirectory() as home:
        os.environ["FLICK_HOME"] = home
        scale = 100 * size[0] // SIZES[0][0]
        app = start.opened(Settings(language="en", effects="full", curtain="never", scale=scale), size)
        try:
            yield app
        finally:
            app.end()


def explored(size: tuple[int, int], begun: Callable[[], Match] = lambda: sample_match("walk")) -> list[Frame]:
    """Every frame in which a dungeon, that of the sample game if there is no other, is zoomed, to the pointer and back,
    and pulled along."""
    with opened(size) as app:
        match = begun()
        session = Session(app)
        session.open("the table, opened", lambda: app.go(lambda app: PlayScreen(app, match, None)), 2.0)
        assert session.play is not None
        session.until("until asked", lambda: session.play is not None and session.play.controller.phase == "asking")
        boards = [part for part in app.screen.desk.root.walk() if isinstance(part, MapZone)]
        board = max(boards, key=lambda part: len(part.parts))
        body, began = board.body, len(session.frames)
        for turn in range(ROUNDS):
            at = body.left + body.width * (turn + 1) // 6, body.centery
            session.do("zoomed in", moved(at, at, 1), turned(NOTCHES), wait(0.2))
            corners = [body.topleft, body.bottomright, body.topright, body.bottomleft, body.center]
            for one, other in pairwise(corners):
                session.do("pulled along", held(_inside(body, one), _inside(body, other)))
            session.do("zoomed out", turned(-NOTCHES), wait(0.2))
        return session.frames[began:]


def turned(notches: int) -> Doing:
    """A touchpad turns what is under the pointer, a part of a notch in each frame."""
    part = 1 / STEPS if notches > 0 else -1 / STEPS
    for _ in range(abs(notches) * STEPS):
        yield (Event(pygame.MOUSEWHEEL, x=0, y=0, precise_y=part, flipped=False),)


def held(begin: Pixel, end: Pixel) -> Doing:
    """Pressed, pulled and let go."""
    yield (Event(pygame.MOUSEBUTTONDOWN, pos=begin, button=1),)
    yield from moved(begin, end, 40, held=True)
    yield (Event(pygame.MOUSEBUTTONUP, pos=end, button=1),)


def _inside(body: Rect, place: Pixel) -> Pixel:
    inner = body.inflate(-20, -20)
    return max(inner.left, min(inner.right - 1, place[0])), max(inner.top, min(inner.bottom - 1, place[1]))


def large_board(turn: int) -> Board:
    """Another floor and other places of all figures in each turn."""
    squares = [(column, row) for row in range(SIDE) for column in range(SIDE)]
    names = [f"{column},{row}" for column, row in squares]
    floor = {name: GroundCell(at) for name, at in zip(names, squares, strict=True)}
    floor[names[turn]] = GroundCell(squares[turn], "bones")
    corners = [(column, row) for column, row in squares if column % 4 == row % 4 == 0]
    tiles = tuple(GroundTile(f"tile-{index}", at) for index, at in enumerate(corners))
    borders = tuple(Border("wall", at, "north", 2) for at in corners)
    figures = tuple(
        Piece(f"ghoul#{n}", "ghoul", facts={"hp": 1 + (n + turn) % 3, "of": 3}, cells=(names[(7 * n + turn) % 400],))
        for n in range(FIGURES)
    )
    return Board(0, turn, (Zone("map", "map", figures, layout=Ground(floor, tiles=tiles, borders=borders)),))


def castle(tiles: int) -> Match:
    """A match in a castle of so many tiles, laid in turn at all edges, in the turn of the first of three heroes."""
    game = find("ravenloft")
    seats = [Seat("human", name) for name in ("Camille", "Noé", "Inès")]
    state: Any = start_state(game, game.Options(adventure="the_icon_of_ravenloft"), len(seats), SEED, {})
    names = [name for name in (*state.dungeon.stack, *state.dungeon.box) if name in tile_cards()]
    for name in names:
        if len(state.dungeon.grid.tiles) < tiles and (edges := unexplored(state.dungeon)):
            lay(state.dungeon, edges[len(edges) // 2], name)
    laid = [one.name for one in state.dungeon.grid.tiles]
    state.dungeon.stack = [name for name in state.dungeon.stack if name not in laid]
    state.first, state.stage = 0, "hero"
    for hero, square in zip(state.heroes, ("1,1", "2,1", "5,1"), strict=True):
        hero.square = square
    return Match(game, seats, state.options, 0, state=state, turn=1, practice=True)


def castles(turn: int) -> Board:
    """Its board; in each turn another tile is missing at first and laid at last."""
    board = castle(TILES + turn % 2).view(0)
    return Board(0, turn, (board.zone("map"),))


def drawn_anew(
    size: tuple[int, int], boards: Callable[[int], Board] = large_board, game_id: str = "expedition"
) -> tuple[float, float]:
    """ms in which a large board that has changed all over, and is in sight as a whole, is laid out and the whole table
    drawn: for the first time, and the median of other times."""
    with opened(size) as app:
        game, kit = find(game_id), app.kit
        words = words_for(Words("en"), game)
        faces = Faces(kit, app.art, CardStore(kit.theme, app.icons, words), game.card_look, words)
        layout = BoardLayoutFile(cloth=[ZonePlace("map", (1, 2, 98, 96), bare=True)])
        frame = frame_of(size, kit.theme.scale)
        view = BoardView(frame, layout, faces, Settings(), BoardListener(lambda answer: None), game.id)
        desk, target, ground = Desk(kit, Rect((0, 0), size), [view]), Surface(size, 0, 32), app.table("play")
        taken: list[float] = []
        for turn in range(AGAIN):
            board, began = boards(turn), thread_time()
            view.show(board)
            for zone in view.furniture.maps:
                zone.look(zone.camera.fitted())
            desk.tick(1000.0 * turn)
            desk.draw_all(target, ground)
            taken.append(1000 * (thread_time() - began))
        return taken[0], median(taken[1:])


def main(*size: int) -> None:
    where = (size[0], size[1]) if size else SIZES[0]
    frames = explored(where)
    found = figures(frames)
    print(f"{len(frames)} frames: median {found.median:.1f} ms, 99th {found.most_of_them:.1f} ms, {found.longest}")
    for frame in sorted(frames, reverse=True)[:12]:
        print(f"{frame.own:7.1f} ms {frame.about}")
    first, again = drawn_anew(where)
    print(f"{SIDE * SIDE} cells and {FIGURES} pieces: {first:.0f} ms for the first time, {again:.0f} ms anew")
    found = figures(explored(where, lambda: castle(TILES)))
    print(f"a castle of {TILES} tiles: median {found.median:.1f} ms, 99th {found.most_of_them:.1f} ms, {found.longest}")
    first, again = drawn_anew(where, castles, "ravenloft")
    print(f"a castle of {TILES} tiles: {first:.0f} ms for the first time, {again:.0f} ms anew")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
