"""A game without an arena is watched on the table on which it is played, but nothing on that answers anything."""

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from flick.games.kinfire import GAME
from flick.keeping import keep
from flick.sitting import bots
from flick.table.duel import duel_of
from flick.table.match import Match
from flick.table.seats import HUMAN, Seat
from flick.window.board.card import CardPart
from flick.window.board.dice import DiePart
from flick.window.board.duel_part import DuelPart
from flick.window.board.hand import HandPart
from flick.window.board.opens import OpensZone
from flick.window.board.pile import PilePart
from flick.window.board.sheet import SheetPart
from flick.window.match import match_table
from flick.window.match.replay.replay_screen import ReplayScreen
from flick.window.match.replay.replay_table import frame_in, heading_of
from flick.window.widgets.drawer import Drawer
from flick.window.widgets.log import Log
from flick.window.widgets.switch import Switch
from tests.window.checks import complaints
from tests.window.match.replay.files import read
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import Visitor
from tests.window.playing import as_before, play

SIZES = [((1024, 640), 100), ((1280, 720), 100), ((2560, 1440), 200)]
SILENT = 4
"""The seed of a match of two bots that is lost as its last turn begins: nobody answers in that."""


def well(seats: int = 2, seed: int = SILENT, **options: object) -> Path:
    """A match of Kinfire between bots, to its end."""
    match = Match(GAME, [Seat("easy")] * seats, GAME.Options(first_player=1, **options), seed, bots=bots())
    writer = keep(match)
    as_before(match, "bots", match.advance)
    writer.close()
    return writer.path


def people(answers: int = 12) -> Path:
    """A match of two people that still goes on."""
    match = Match(GAME, [Seat(HUMAN, "Ada"), Seat(HUMAN, "Bo")], GAME.Options(first_player=1), 3)
    writer = keep(match)
    play(match, answers)
    writer.close()
    return writer.path


def watcher(visit: Visit, path: Path, size: tuple[int, int] = (1280, 720), **settings: object) -> Visitor:
    """Somebody who watches a match that has been read."""
    visitor = visit(size, **settings)
    visitor.go(lambda app: ReplayScreen(app, path))
    while not visitor.screen.film.whole:
        visitor.wait(25)
    visitor.wait(100)
    return visitor


def to_an_attempt(visitor: Visitor) -> int:
    """Go to where most counts in an attempt."""
    film = visitor.screen.film
    duels = [next(filter(None, map(duel_of, film.board(at).zones)), None) for at in range(film.last)]
    counts = [len(duel.sides[0].modifiers) if duel is not None else 0 for duel in duels]
    moment = counts.index(max(counts))
    visitor.screen.go(moment)
    visitor.wait(25)
    drawn(visitor)
    return moment


def drawn(visitor: Visitor) -> None:
    """Wait for the faces of all cards."""
    for _ in range(400):
        visitor.wait(25)
        if not visitor.screen.parts.table.board_view.faces.store.busy:
            return


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_match_of_any_number_is_watched_to_its_end(visit: Visit, seats: int) -> None:
    """All zones once lay squeezed on the cloth: cards that were less than nothing wide could not be drawn."""
    visitor = watcher(visit, well(seats), (1024, 640))
    to_an_attempt(visitor)
    visitor.key(pygame.K_END)
    drawn(visitor)
    assert visitor.screen.controller.at == visitor.screen.film.last


def test_it_looks_as_in_play(visit: Visit) -> None:
    visitor = watcher(visit, well())
    board = visitor.screen.film.board(to_an_attempt(visitor))
    on_table = {part.piece.id for part in visitor.parts(CardPart)}
    assert {piece.id for zone in board.zones if zone.id == "board" for piece in zone.pieces} <= on_table
    assert len(visitor.parts(SheetPart)) == 2
    assert len(visitor.parts(DiePart)) == len(board.zone("dice").pieces)
    assert visitor.parts(DuelPart)
    piles = {part.zone.id for part in visitor.parts(PilePart)} - {"attached"}
    assert piles == {"well-deck", "well-discard", "completed"}


def test_the_hand_is_that_of_whoever_is_asked(visit: Visit) -> None:
    visitor = watcher(visit, well())
    film = visitor.screen.film
    (hand,) = visitor.parts(HandPart)
    for moment in (0, 5, 20, 21, film.last - 1):
        visitor.screen.go(moment)
        visitor.wait(25)
        seat = film.taken(moment).seat
        held = film.board(moment).zone(f"hand-{seat + 1}").pieces
        assert hand.order == [piece.id for piece in held], moment
        assert f"Hand of {visitor.screen.telling.words.who(seat)}" in visitor.says()


def test_the_hand_is_that_of_the_only_person() -> None:
    match = Match(GAME, [Seat("easy"), Seat(HUMAN, "Ada")], GAME.Options(first_player=1), 3, bots=bots())
    writer = keep(match)
    while len(match.answers) < 20:
        match.settle()
        play(match, len(match.answers) + 1)
    writer.close()
    film = read(writer.path)
    assert {film.viewer(moment) for moment in range(film.last)} == {1}


def test_nothing_can_be_answered(visit: Visit) -> None:
    """Cards are only looked at, and piles that lie open looked through."""
    visitor = watcher(visit, well())
    moment = to_an_attempt(visitor)
    assert all(part.on_pick is None for part in visitor.parts(CardPart))
    for part in visitor.parts(CardPart)[:6]:
        visitor.click(part.rect.center)
    visitor.key(pygame.K_1)
    assert visitor.screen.controller.at == moment
    assert visitor.screen.film.last == len(visitor.screen.film.journal.answers)


def test_a_discard_pile_is_looked_through(visit: Visit) -> None:
    visitor = watcher(visit, well())
    visitor.key(pygame.K_END)
    visitor.click(next(part for part in visitor.parts(OpensZone) if part.zone.id == "discard-1"))
    assert visitor.parts(Drawer)


def test_who_is_asked_is_marked(visit: Visit) -> None:
    visitor = watcher(visit, people())
    film = visitor.screen.film
    for moment in range(film.last + 1):
        visitor.screen.go(moment)
        visitor.wait(25)
        asked = film.taken(moment).seat if moment < film.last else film.match.decision.seat
        assert [part.awaited for part in visitor.parts(SheetPart)] == [seat == asked for seat in (0, 1)]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_can_be_read(visit: Visit, size: tuple[int, int], scale: int, language: str, seats: int) -> None:
    visitor = watcher(visit, well(seats), size, scale=scale, language=language)
    screen = visitor.screen
    for moment in (0, to_an_attempt(visitor), screen.film.last):
        screen.go(moment)
        visitor.wait(25)
        drawn(visitor)
        assert complaints(screen.desk, screen.backdrop()) == []


def test_every_turn_is_listed(visit: Visit) -> None:
    """The last one too, in which the match is lost before anybody answers."""
    visitor = watcher(visit, well())
    film, rows = visitor.screen.film, visitor.screen.parts.panel.listing.rows
    assert [row.lead for row in rows] == [str(number) for number in range(1, film.match.turn + 1)]
    assert f"{film.match.turn} turns, {film.last} answers." in visitor.says()
    visitor.screen.parts.panel.listing.select(len(rows) - 1)
    assert visitor.screen.controller.at == film.last
    assert visitor.screen.parts.panel.listing.selected == len(rows) - 1
    assert visitor.screen.telling.moment() == f"Turn {visitor.screen.rows.turns[-1].number}"


def test_arrows_pass_a_turn_without_an_answer(visit: Visit) -> None:
    visitor = watcher(visit, well())
    film, turns = visitor.screen.film, visitor.screen.rows.turns
    assert not turns[-1].answers
    visitor.key(pygame.K_END)
    visitor.key(pygame.K_UP)
    assert visitor.screen.controller.at == turns[-3].moment
    visitor.key(pygame.K_DOWN, pygame.K_DOWN)
    assert visitor.screen.controller.at == film.last


def test_a_turn_is_called_by_what_is_attempted(visit: Visit) -> None:
    visitor = watcher(visit, well())
    words, turns = visitor.screen.telling.words, visitor.screen.rows.turns
    listed = zip(turns, visitor.screen.parts.panel.listing.rows, strict=True)
    turn, row = next((turn, row) for turn, row in listed if any(event.kind == "attempt" for event in turn.events))
    attempt = next(event for event in turn.events if event.kind == "attempt")
    assert row.title == words.name(attempt.facts["card"])
    assert not row.detail.startswith("Turn")


def test_what_is_verified_are_answers(visit: Visit) -> None:
    visitor = watcher(visit, well())
    checker = visitor.screen.checker
    checker.checked = True
    said = visitor.screen.telling.facts("today", checker)
    assert said.endswith("Verified: every answer leads where it led.")
    assert "flick" not in said


def test_nothing_is_offered_that_needs_a_flick(visit: Visit) -> None:
    visitor = watcher(visit, well())
    assert list(visitor.screen.parts.panel.deeds) == ["picture"]
    assert visitor.parts(Switch) == []


def test_a_moment_of_several_sentences_fits_the_log(visit: Visit) -> None:
    """ "Action 0, boosts 0," once stood at the foot of it, cut."""
    visitor = watcher(visit, well())
    film = visitor.screen.film
    moment = next(at for at in range(film.last) if len(film.events(at)) == 3)
    visitor.screen.go(moment)
    visitor.wait(25)
    (log,) = visitor.parts(Log)
    told = [visitor.screen.telling.story.entry(line).brief for line in film.lines(moment) if not line.heading]
    read_now = visitor.says().replace("\n", " ")
    assert all(text in read_now for text in told)
    assert len([index for index in log.seen() if not log.entries[index].heading]) >= 4


@pytest.mark.parametrize("size", [(900, 524), (679, 436), (300, 200)])
def test_nothing_lies_on_anything_else(size: tuple[int, int]) -> None:
    whole = Rect((16, 76), size)
    frame = frame_in(whole, whole, 1.0, rails=True, hand=True)
    rects = [frame.left, frame.cloth, frame.right, heading_of(frame), frame.hand]
    assert all(whole.contains(rect) for rect in rects)
    assert all(not one.colliderect(two) for one in rects for two in rects if one is not two)
    assert frame_in(whole, whole, 1.0, rails=False, hand=False).cloth == whole


def test_a_game_without_a_layout_lies_on_the_cloth(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many zones it has."""
    monkeypatch.setattr(match_table, "layout_in", lambda folder: None)
    visitor = watcher(visit, well(4), (1024, 640))
    drawn(visitor)
    hands = [zone for zone in visitor.screen.film.board(0).zones if zone.kind == "hand"]
    assert len(hands) == 4
    shown = {part.piece.id for part in visitor.parts(CardPart)}
    assert {piece.id for zone in hands for piece in zone.pieces} <= shown


def test_cards_fly_from_one_moment_to_the_next_and_jump_elsewhere(visit: Visit) -> None:
    visitor = watcher(visit, well(), still=False)
    film, screen = visitor.screen.film, visitor.screen
    moment = next(at for at in range(1, film.last) if any(event.kind == "draw" for event in film.events(at)))
    screen.go(moment - 1)
    visitor.wait(25)
    flights = screen.parts.table.board_view.furniture.flights
    assert not flights.moving
    screen.step(1)
    visitor.wait(25)
    assert flights.moving
    visitor.wait(2000)
    assert not flights.moving
    screen.step(-1)
    visitor.wait(25)
    assert not flights.moving
