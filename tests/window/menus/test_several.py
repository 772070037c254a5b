"""An option of which any number may be chosen: cards that say what they change, and why they cannot be had."""

import pytest

from flick.table.match import Match
from flick.window.menus import opening
from flick.window.menus.new_match import NewMatchScreen
from flick.window.menus.several import CheckCard, SeveralScreen
from flick.window.widgets.button import Button
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import Visitor


@pytest.fixture
def host(visit: Visit) -> Visitor:
    """Somebody who puts a match of the castle together, in the smallest window."""
    visitor = visit((1024, 640))
    visitor.go(lambda app: NewMatchScreen(app, "ravenloft"))
    return visitor


def button(visitor: Visitor, label: str) -> Button:
    return next(part for part in visitor.parts(Button) if part.label == label)


def card(visitor: Visitor, name: str) -> CheckCard:
    return next(part for part in visitor.parts(CheckCard) if part.label == name)


def test_ways_of_playing_are_chosen_as_cards(host: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Match] = []
    monkeypatch.setattr(opening, "open_match", lambda app, match, *rest, **more: begun.append(match))
    host.click(button(host, "None"))
    assert isinstance(host.app.screen, SeveralScreen)
    host.click(card(host, "New variant"))
    assert card(host, "New variant").on
    barred = card(host, "Barkam system")
    assert "do not go together" in (barred.off or "")
    host.click(barred)
    assert not card(host, "Barkam system").on
    host.click(card(host, "Levels 2 to 23"))
    host.click(button(host, "Done"))
    assert isinstance(host.app.screen, NewMatchScreen)
    host.click(button(host, "2 chosen"))
    host.click(card(host, "Levels 2 to 23"))
    host.click(button(host, "Done"))
    assert button(host, "New variant")
    host.app.screen.start()
    (match,) = begun
    assert match.options.variants == ("NEW",)


def test_all_of_it_is_taken_back(host: Visitor) -> None:
    host.click(button(host, "None"))
    host.click(card(host, "Dice for damage"))
    host.click(button(host, "None of them"))
    assert not any(part.on for part in host.parts(CheckCard))
    assert button(host, "None of them").off is not None
