"""What a seat may not see is not drawn: nobody asks what a hidden card looks like."""

import pytest
from pygame import Surface

from flick.games.catacombs import GAME
from flick.sitting import words_for
from flick.table.board import Piece
from flick.table.looks import CardLook
from flick.table.words import Words
from flick.window.board.piece import PiecePart
from flick.window.cards.card_setting import IN_SIGHT, Held
from flick.window.cards.store import CardStore
from tests.window.board.scene import Table, catacombs, kit_of
from tests.window.checks import picture


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_faces_that_the_viewer_sees_are_asked_for(seats: int) -> None:
    asked: list[str] = []
    match = catacombs(seats)
    table = Table(match, seen=asked.append)
    picture(table.desk, table.ground())
    board = match.view(0)
    open_cards = {piece.face for zone in board.zones for piece in zone.pieces}
    assert asked
    assert set(asked) <= open_cards
    hidden = [card for hand in match.state.hands[1:] for card in hand]
    assert not set(asked) & set(hidden)


def test_an_onlooker_sees_no_hand() -> None:
    asked: list[str] = []
    match = catacombs()
    table = Table(match, seen=asked.append)
    asked.clear()
    table.board_view.ask(None)
    table.board_view.show(match.view(None))
    picture(table.desk, table.ground())
    assert not set(asked) & {card for hand in match.state.hands for card in hand}


def test_a_back_is_a_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(catacombs(), seen=lambda card: pytest.fail(card))
    back = table.faces.card(Piece("hand-2/0"), "skull", 60)
    assert back is table.faces.back("skull", 60)


def test_backs_are_not_shown_large() -> None:
    table = Table(catacombs())
    for part in table.parts():
        if isinstance(part, PiecePart) and part.piece.face is None:
            assert getattr(part, "peek", None) is None


class LateStore(CardStore):
    """Faces that are ready when a test says so."""

    ready = told = False

    def face(self, look: CardLook, width: int, due: int | None = None, held_so: Held = IN_SIGHT) -> Surface:
        return self.face_now(look, width, due, held_so) if self.ready else self.back(look.frame, width)

    def changed(self) -> bool:
        news = self.ready and not self.told
        self.told = self.ready
        return news

    @property
    def busy(self) -> bool:
        return not self.ready


def test_a_face_takes_the_place_of_the_back_as_soon_as_it_is_drawn() -> None:
    kit = kit_of()
    store = LateStore(kit.theme, kit.icons, words_for(Words("en"), GAME))
    table = Table(catacombs(), store=store)
    card = table.card("halberdier")
    back = store.back("sword", 2 * card.rest.width)
    assert card.picture is back
    assert table.desk.moving
    target = table.ground().copy()
    table.desk.draw_all(target, table.ground())
    store.ready = True
    table.wait(20)
    assert card.picture is not back
    assert any(region.contains(card.rect.clip(target.get_rect())) for region in table.desk.draw(target, table.ground()))
    table.wait(20)
    assert not table.desk.moving
    store.close()
