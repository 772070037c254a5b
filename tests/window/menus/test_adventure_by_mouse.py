"""A short adventure from the choice of heroes to the titles, by mouse; and what the curtain hides between people."""

from typing import Any

import pygame
import pytest
from pygame import Surface

from flick.games.caveloot import GAME
from flick.table.match import Match
from flick.table.seats import HUMAN, Seat
from flick.window.match.lesson.pointed_parts import found_for
from flick.window.match.play_screen import PlayScreen
from flick.window.menus.end import EndScreen
from tests.games_caveloot.scene import opened
from tests.window.checks import complaints
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import Visitor

PEOPLE = (Seat(HUMAN, "Camille"), Seat(HUMAN, "Noé"))
MOST = 60
"""Answers that the adventure takes at most."""


def short_adventure() -> Match:
    """Few cards lie in Butina, with the final boss among them, and gear for whoever goes there in each camp."""
    gear = [["skygard", "loaded_dice#1"], ["butina_admirals_compass", "boarding_cutlass#1"]]
    players = {seat: {"camp": camp} for seat, camp in enumerate(gear)}
    pile = ["keg_of_grog#1", "stocky_kirigan#1", "psoro"]
    return opened({"players": players, "piles": {"butina": pile}, "special": []}, *PEOPLE, fresh=True)


def until_asked(visitor: Visitor) -> None:
    """Until somebody is asked and every face is there, or the match is over."""
    for _ in range(400):
        screen = visitor.screen
        if not isinstance(screen, PlayScreen):
            return
        store = screen.board_view.faces.store
        if screen.controller.phase in ("asking", "curtain") and not store.busy:
            return
        visitor.wait(25)
    raise AssertionError(visitor.screen.controller.phase)


def click_answer(visitor: Visitor, match: Match, answer: str) -> None:
    """Click on what gives an answer: once, or twice on a card of the hand."""
    given = len(match.answers)
    for _ in range(2):
        decision: Any = match.decision
        place = found_for(visitor.screen.desk, decision, answer)
        assert place is not None, answer
        visitor.click(place)
        if not isinstance(visitor.screen, PlayScreen) or len(match.answers) > given:
            return
    raise AssertionError(f"{answer} is not answered by clicking on it")


def lift(visitor: Visitor) -> None:
    """Whoever is behind the curtain is ready."""
    visitor.key(pygame.K_RETURN)
    visitor.wait(800)
    until_asked(visitor)


@pytest.mark.parametrize("language", ["fr"])
def test_an_adventure_is_played_to_its_end_by_mouse(visit: Visit, language: str) -> None:
    match, visitor = short_adventure(), visit((1024, 640), language=language, curtain="never")
    visitor.go(lambda app: PlayScreen(app, match, None))
    until_asked(visitor)
    bot, asked = GAME.bots["normal"](), set[str]()
    while isinstance(visitor.screen, PlayScreen) and len(match.answers) < MOST:
        decision = match.decision
        assert decision is not None
        if decision.verb not in asked:
            asked.add(decision.verb)
            assert complaints(visitor.screen.desk, _ground(visitor)) == [], decision.verb
        answer = bot.think(match.perspective()).answer
        click_answer(visitor, match, "step draw" if decision.verb == "step" and _may_draw(decision) else answer)
        until_asked(visitor)
    assert isinstance(visitor.screen, EndScreen)
    assert {"keep", "prepare", "step", "clash", "camp"} <= asked
    assert complaints(visitor.screen.desk, _ground(visitor)) == []


def _ground(visitor: Visitor) -> Surface:
    screen: Any = visitor.screen
    return screen.backdrop()


def _may_draw(decision: object) -> bool:
    return "step draw" in [option.name for option in getattr(decision, "options", ())]


def test_a_curtain_falls_before_a_bid_where_somebody_holds_a_hidden_quest(visit: Visit) -> None:
    """Nothing of the table shows through, and after it the other's quest is a back."""
    hidden = "museum_of_dented_things"
    players = {0: {"hero": "big_lenka", "hand": [hidden]}, 1: {"camp": ["odilon_eelskin"]}}
    fought = {"foes": ["psoro"], "vitality": 4, "seats": [0]}
    now = {"stage": "clash", "region": "butina", "fought": True}
    given = {"players": players, "piles": {"butina": []}, "now": now, "fight": fought, "knows": {hidden: [0]}}
    match, visitor = opened(given, *PEOPLE), visit((1024, 640), curtain="hidden")
    visitor.go(lambda app: PlayScreen(app, match, None))
    until_asked(visitor)
    if visitor.screen.controller.phase == "curtain":
        lift(visitor)
    for answer in ("clash call", "reward done"):
        click_answer(visitor, match, answer)
        until_asked(visitor)
    assert match.decision is not None
    assert (match.decision.verb, match.decision.seat) == ("bid", 1)
    assert visitor.screen.controller.phase == "curtain"
    assert "Museum" not in visitor.says()
    lift(visitor)
    assert "Museum" not in visitor.says()
    click_answer(visitor, match, "bid accept")
