"""An offer between two people at one screen: the curtain falls before each answer, and hides what the other holds."""

from flick.table.decisions import Offer
from flick.window.match.hand_curtain import Curtain
from flick.window.match.play_screen import PlayScreen
from tests.acting import asked
from tests.games_caveloot.scene import opened
from tests.window.menus.conftest import Visit
from tests.window.menus.test_adventure_by_mouse import PEOPLE, click_answer, lift, until_asked


def test_a_curtain_is_drawn_aside_before_whoever_lifts_it(visit: Visit) -> None:
    """It was gone at once."""
    visitor = visit((1024, 640), curtain="always", still=False)
    visitor.go(lambda app: PlayScreen(app, opened({}, *PEOPLE), None))
    while visitor.screen.controller.phase != "curtain":
        visitor.wait()
    visitor.wait(1000)
    visitor.click(visitor.screen.desk.modal.button)
    assert not visitor.screen.desk.modal.closed
    visitor.wait(300)
    assert isinstance(visitor.screen.desk.modal, Curtain)
    until_asked(visitor)
    visitor.wait(600)
    assert visitor.screen.desk.modal is None


def test_a_curtain_falls_before_an_offer_and_a_hidden_quest_stays_a_back(visit: Visit) -> None:
    hidden = "museum_of_dented_things"
    players = {
        0: {"camp": ["big_lenka", "loaded_dice#1", hidden]},
        1: {"camp": ["odilon_eelskin", "keg_of_grog#1"]},
    }
    given = {"players": players, "now": {"stage": "camp", "region": "butina"}, "piles": {"butina": []}}
    match = opened({**given, "knows": {hidden: [0]}}, *PEOPLE)
    visitor = visit((1024, 640), curtain="hidden")
    visitor.go(lambda app: PlayScreen(app, match, None))
    until_asked(visitor)
    if visitor.screen.controller.phase == "curtain":
        lift(visitor)
    click_answer(visitor, match, "camp trade-2")
    until_asked(visitor)
    visitor.screen.controller.answer("offer quests-1/0 for keg_of_grog#1")
    until_asked(visitor)
    decision = asked(match)
    assert isinstance(decision, Offer)
    assert (decision.seat, visitor.screen.controller.phase) == (1, "curtain")
    assert "Museum" not in visitor.says()
    lift(visitor)
    assert "Museum" not in visitor.says()
    assert "Keg of Grog" in visitor.says()
