"""A deal is put together in two trays, with things picked where they lie or by name, and answered in place."""

import msgspec
import pygame
import pytest

from flick.table.decisions import Deal, Goods
from flick.table.match import Match
from flick.table.naming import goods_named
from flick.table.rules import Offer
from flick.window.board.bargain import Bargain
from flick.window.board.goods import ThingChip
from flick.window.board.offer import OfferPart
from flick.window.widgets.stepper import Stepper
from tests.window.board.scene import Table, act, sample
from tests.window.checks import complaints

BOUGHT = ("walk well weaver", "yes", "pass")
"""The first seat has a shawl and four coins, the second six coins."""
OFFERED = (*BOUGHT, "offer shawl for 3 coins")


def at(*answers: str) -> Match:
    match = sample("bazaar", seed=1)
    act(match, *answers)
    return match


def panel(table: Table) -> OfferPart:
    return next(part for part in table.parts() if isinstance(part, OfferPart))


def chip(table: Table, label: str) -> ThingChip:
    return next(part for part in panel(table).walk() if isinstance(part, ThingChip) and part.label == label)


def steppers(table: Table) -> list[Stepper]:
    return [part for part in panel(table).walk() if isinstance(part, Stepper)]


def test_a_deal_is_made_by_clicks() -> None:
    table = Table(at(*BOUGHT), size=(1280, 720))
    assert panel(table).buttons[0].off
    table.click(table.piece("shawl").rect.center)
    table.click(chip(table, "Shawl").rect.center)
    assert not panel(table).bargain.given
    table.click(chip(table, "Shawl").rect.center)
    assert chip(table, "Shawl").given
    for _ in range(2):
        table.click(steppers(table)[1].side(1).center)
    table.press("Offer this")
    assert table.answers == ["offer shawl for 2 coins"]


def test_a_deal_is_answered_and_countered_with_keys_alone() -> None:
    table = Table(at(*OFFERED), size=(1280, 720))
    assert [button.off is None for button in panel(table).buttons] == [True, False, True]
    while not steppers(table)[0].ringed:
        table.key(pygame.K_TAB)
    table.key(pygame.K_LEFT)
    assert panel(table).buttons[0].label == "Back to the offer"
    table.key(pygame.K_y, pygame.K_1)
    assert table.answers == []
    assert steppers(table)[0].value == 3
    table.key(pygame.K_LEFT, pygame.K_2)
    assert table.answers == ["offer 2 coins for shawl"]
    assert not steppers(table)
    table.key(pygame.K_o)
    assert table.answers[-1] == "yes"


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1280, 720), 2.0)])
def test_everything_in_it_can_be_read_and_clicked(size: tuple[int, int], scale: float) -> None:
    for answers in (BOUGHT, OFFERED):
        table = Table(at(*answers), size=size, scale=scale, language="fr")
        assert complaints(table.desk, table.ground()) == []


def test_a_deal_that_was_changed_back_is_agreed_to() -> None:
    decision = at(*OFFERED).decision
    assert isinstance(decision, Offer)
    bargain = Bargain(decision)
    bargain.toggle("shawl")
    assert bargain.refused is not None
    bargain.toggle("shawl")
    assert (bargain.changed, bargain.answer) == (False, "yes")


def test_what_is_hidden_is_told_as_no_more_than_that() -> None:
    """A card of the partner's hand goes by the ID of its back, which tells nothing of it."""
    table = Table(at(*OFFERED), size=(1280, 720))
    decision = table.decision
    assert isinstance(decision, Offer)
    theirs = Goods(("hand-1/0", "hand-1/1"), {"coins": 2})
    hidden = msgspec.structs.replace(decision, theirs=theirs, proposed=Deal(Goods(("shawl",)), Goods(("hand-1/0",))))
    table.board_view.ask(hidden)
    table.wait(50)
    said = [text.text for text in panel(table).texts()]
    assert said.count("one card face down") == 3
    assert not [text for text in said if "hand-1" in text]
    assert goods_named(theirs, table.faces.words) == "2 cards face down, 2 coins"
