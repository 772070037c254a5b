"""What lies in piles and on cards can be counted at a glance, and looked through."""

import pytest
from pygame import Rect

from flick.games.kinfire.cards import skills
from flick.games.kinfire.state import KinfireState
from flick.table.languages import LANGUAGES
from flick.window.board.card import CardPart
from flick.window.board.drawer import Drawer
from flick.window.board.number import NumberPart
from flick.window.board.pile import PilePart
from flick.window.board.tally import TallyPart
from tests.games_kinfire.scene import state_of
from tests.window.kinfire.scene import Table, at_the_bottom, match_at
from tests.window.kinfire.test_looking import FULL, furniture_of, look_at
from tests.window.screens.conftest import Visit


def with_fatigue(visit: Visit, count: int, language: str = "en") -> Table:
    state: KinfireState = state_of(2)
    state.fatigue = [state.fatigue_deck.pop() for _ in range(count)]
    return Table(visit(FULL, language=language, curtain="never"), match_at(state))


def fatigue_of(table: Table) -> PilePart:
    return next(pile for pile in table.guest.parts(PilePart) if pile.zone.id == "fatigue")


@pytest.mark.parametrize(("language", "of"), [("en", "of"), ("fr", "sur")])
@pytest.mark.parametrize("count", [0, 1, 6])
def test_fatigue_in_play_tells_how_much_of_all_there_is(visit: Visit, count: int, language: str, of: str) -> None:
    """Only the last card was seen, no number, and an empty place was bare cloth."""
    pile = fatigue_of(with_fatigue(visit, count, language))
    assert [text.text for text in pile.texts()] == [f"{count} {of} 6"]


def test_fatigue_in_play_is_looked_through(visit: Visit) -> None:
    table = with_fatigue(visit, 4)
    pile = fatigue_of(table)
    table.guest.move((10, 10))
    table.guest.move(pile.rect.center)
    table.guest.wait(900)
    large = furniture_of(table).around.peek.large
    assert large is not None
    assert large.card is pile
    table.guest.click(pile.rect.center)
    assert table.guest.parts(Drawer)
    names = [table.screen.words.name(piece.face or "") for piece in pile.zone.pieces]
    assert [name for name in names if name not in table.guest.says()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_coins_are_added_up(visit: Visit, language: str) -> None:
    """The Master bore seven coins, and nobody told that they were seventeen."""
    table = Table(visit(FULL, language=language, curtain="never"), at_the_bottom())
    cards = {card.piece.id: card for card in table.guest.parts(CardPart) if card.zone == "board"}
    master, gate = cards["sea_of_dreams"], cards["the_velvet_gate"]
    assert master.total == table.screen.words("window-count-of", count=17, of=21)
    assert gate.total == "", "two coins are seen at a glance"
    look_at(table, master)
    large = furniture_of(table).around.peek.large
    assert large is not None
    assert "17/21" in " ".join(large.lines)
    assert Rect(table.screen.desk.window).contains(large.rect)


def test_the_hand_of_somebody_else_is_listed_under_their_name_with_its_figures(visit: Visit) -> None:
    """It said whose hand it was by who plays, and every row only that this is a skill."""
    table = with_fatigue(visit, 0)
    words = table.screen.words
    hand = next(part for part in table.guest.parts(NumberPart) if part.zone.id == "hand-2")
    table.guest.click(hand.rect.center)
    owner = table.match.state.seekers[1]
    said = table.guest.says()
    assert words("window-belongs", who=words.name(owner.id), what=words("heading-hand")) in said
    skill = skills()[owner.hand[-1]]
    assert skill.boost is not None
    bar = f"{words('bar-boost')} +{skill.boost.value} {words.name(skill.boost.colour)}"
    assert f"{skill.value} {', '.join(words.name(colour) for colour in skill.colours)} · {bar}" in said


def test_health_tells_how_much_there_could_be(visit: Visit) -> None:
    table = with_fatigue(visit, 0)
    (tally,) = table.guest.parts(TallyPart)
    assert [text.text for text in tally.own_texts()][1:] == ["10", table.screen.words("window-sum-of", of=10)]
