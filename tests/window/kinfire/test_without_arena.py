"""A game in which nothing is flicked is offered nothing that is about flicks."""

from flick.window.match.play_screen import PlayScreen
from flick.window.menus.new_match import NewMatchScreen
from flick.window.menus.portraits import Portraits
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.switch import Switch
from tests.window.kinfire.scene import Table, new_match
from tests.window.menus.conftest import Visit
from tests.window.menus.visitor import Visitor

WINDOW = (1280, 1000)


def choices(guest: Visitor) -> list[Portraits]:
    """What each seat chooses its Seeker with."""
    return guest.parts(Portraits)


def test_the_menu_offers_no_practice_and_all_it_offers_can_be_done(visit: Visit) -> None:
    table = Table(visit(WINDOW, curtain="never"), new_match())
    screen = table.screen
    labels = [offer.label for offer in screen.menu_deeds()]
    assert "Practice" not in labels
    for number, label in enumerate(labels):
        offer = screen.menu_deeds()[number]
        if offer.off or label in ("Back to the title", "Resign"):
            continue
        offer.do()
        table.guest.wait(500)
        if table.guest.screen is not screen:
            table.guest.app.back()
            table.guest.wait(500)
        assert isinstance(table.guest.screen, PlayScreen), label


def test_a_new_match_is_asked_for_as_many_seekers_as_sit_there(visit: Visit) -> None:
    host = visit(WINDOW)
    host.go(lambda app: NewMatchScreen(app, "kinfire"))
    assert [switch.label for switch in host.parts(Switch)].count("Practice") == 0
    seats = next(part for part in host.parts(Segmented) if part.options == ["1", "2", "3", "4"])
    for people in (1, 3, 4):
        host.click(seats.segments()[people - 1])
        seats = next(part for part in host.parts(Segmented) if part.options == ["1", "2", "3", "4"])
        assert isinstance(host.screen, NewMatchScreen)
        assert len(choices(host)) == people
