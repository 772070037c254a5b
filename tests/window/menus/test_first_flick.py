"""From the title to the first flick, as somebody who has never been here."""

from typing import Any

import pygame

from flick.arena.outcome import Outcome
from flick.games.catacombs.cards import card
from flick.table.rules import Choose, Flick
from flick.window.board.card import CardPart
from flick.window.match.play_screen import PlayScreen
from flick.window.menus import opening
from flick.window.menus.game_tile import GameTile
from flick.window.menus.new_match import NewMatchScreen
from flick.window.widgets.button import Button
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import Place, Visitor

PATIENCE = 400
SEED = 1
"""A match in which a card of the first hand begins with a shot of the character itself."""


def until_asked(visitor: Visitor) -> None:
    for _ in range(PATIENCE):
        if isinstance(visitor.screen, PlayScreen) and visitor.screen.controller.decision is not None:
            return
        visitor.wait(25)
    raise AssertionError(visitor.screen.controller.phase)


def drag(visitor: Visitor, start: Place, end: Place) -> None:
    visitor.move(start)
    visitor.press(start)
    for step in range(1, 9):
        way = start[0] + (end[0] - start[0]) * step // 8, start[1] + (end[1] - start[1]) * step // 8
        visitor.move(way, held=True)
        visitor.wait(25)
    visitor.wait(200)
    visitor.release(end)
    visitor.wait()


def test_two_clicks_and_a_drag_lead_to_the_first_flick(visit: Visit) -> None:
    """Every choice has been made already: the game, then the start, a card, and the pawn is pulled."""
    visitor = visit((1280, 720))
    opening.open_title(visitor.app)
    visitor.wait()
    visitor.click(visitor.part(GameTile, "Catacombs"))
    assert isinstance(visitor.screen, NewMatchScreen)
    visitor.screen.draft.options["first_team"] = "sword"
    visitor.screen.draft.seed = SEED
    visitor.screen.build()
    visitor.click(visitor.part(Button, "Start the match"))
    until_asked(visitor)
    screen: Any = visitor.screen
    decision = screen.controller.decision
    assert isinstance(decision, Choose)
    assert decision.verb == "play", "what was chosen before is not asked again"
    hand = [part for part in visitor.parts(CardPart) if part.on_pick is not None]
    chosen = next(part for part in hand if not card(part.piece.id).shots[0].ranged)
    edge = chosen.rect.left + 20, chosen.rect.top + 30
    drag(visitor, edge, (edge[0], edge[1] - 150))
    until_asked(visitor)
    flick = screen.controller.decision
    assert isinstance(flick, Flick)
    outline = screen.arena.outline(flick.pawns[0])
    drag(visitor, outline.center, (outline.centerx - 90, outline.centery - 20))
    assert isinstance(screen.match.answers[-1].given.outcome, Outcome)
    assert [taken.given.text.split()[0] for taken in screen.match.answers] == ["play", "flick"]
    assert pygame.event.get() == []
