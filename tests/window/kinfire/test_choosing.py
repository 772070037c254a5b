"""What somebody reads who chooses a card: names, what it counts for, its number key, and why it cannot be chosen."""

import pytest
from pygame import Rect

from flick.games.kinfire.cards import gauntlet_cards
from flick.table.languages import LANGUAGES
from flick.table.rules import Choose
from flick.window.board.card import CardPart
from flick.window.board.hand import HandPart
from flick.window.cards.card_setting import set_card
from flick.window.cards.stock import FINER
from flick.window.widgets.button import Button
from tests.games_kinfire.scene import bottom_of
from tests.window.kinfire.scene import Table, at_the_bottom, match_at, new_match
from tests.window.kinfire.test_looking import FULL, furniture_of, in_hand, look_at, until
from tests.window.menus.conftest import Visit

SIZES = [((1024, 640), 100), ((1280, 720), 100), ((2560, 1440), 200)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_every_name_of_a_hand_is_seen_below_the_answers(
    visit: Visit, size: tuple[int, int], scale: int, language: str
) -> None:
    """With buttons above it the hand slid down until no name could be read."""
    table = Table(visit(size, scale=scale, language=language, curtain="never"), at_the_bottom())
    hand = furniture_of(table).hand
    assert len(hand.cards) == 7
    assert furniture_of(table).options.parts
    for index, card in enumerate(hand.cards):
        assert _name(hand, card).bottom <= table.screen.app.size[1]
        if index + 1 < len(hand.cards):
            assert _name(hand, card).right <= hand.cards[index + 1].rect.left + 2 * scale / 100


def _name(hand: HandPart, card: CardPart) -> Rect:
    """Where the name of a card is, as if that lay straight."""
    look = card.faces.look(card.piece)
    assert look is not None
    width = card.rest.width
    frame = card.faces.store.frames.of(look)
    texts = set_card(frame, look, card.faces.words, width, card.held_so).texts
    boxes = [text.box for text in texts if text.face == "serif-bold" and text.colour == "ink"]
    assert boxes
    left, top = card.rect.left, round(card.rest.y - 0.7 * width)
    right, foot = max(box[2] for box in boxes) / FINER, max(box[3] for box in boxes) / FINER
    return Rect(left, top, round(right), round(foot))


def test_boosts_are_seen_while_a_boost_is_asked(visit: Visit) -> None:
    """Only the action's value was to be seen then, and the bar lay below the window."""
    table = Table(visit(FULL, curtain="never"), new_match())
    until(table, "boost")
    decision = table.decision
    assert isinstance(decision, Choose)
    worth = {option.piece: f"+{option.say.facts['n']}" for option in decision.options if option.say and option.piece}
    for card in in_hand(table):
        look = card.faces.look(card.piece)
        assert look is not None
        assert look.bar is not None
        assert card.held_so.worth == worth.get(card.piece.id, look.bar.number)
    until(table, "approach")
    assert {card.held_so.worth for card in in_hand(table)} == {""}


@pytest.mark.parametrize("verb", ["approach", "play", "boost"])
def test_cards_bear_the_numbers_that_pick_them(visit: Visit, verb: str) -> None:
    table = Table(visit(FULL, curtain="never"), new_match())
    until(table, verb)
    decision = table.decision
    assert isinstance(decision, Choose)
    numbers = {card.piece.id: card.number for card in table.guest.parts(CardPart) if card.on_pick}
    wanted = {option.piece: str(index + 1) for index, option in enumerate(decision.options) if option.piece}
    assert numbers == wanted


def test_a_card_that_cannot_be_played_says_why(visit: Visit) -> None:
    """It lay dimmed, and nothing told the reason."""
    table = Table(visit(FULL, curtain="never"), new_match())
    until(table, "play")
    decision = table.decision
    assert isinstance(decision, Choose)
    card = next(card for card in in_hand(table) if f"play {card.piece.id}" in decision.barred)
    verdict = decision.barred[f"play {card.piece.id}"]
    why = table.screen.words(verdict.reason)
    look_at(table, card)
    large = furniture_of(table).around.peek.large
    assert large is not None
    assert why in " ".join(large.lines)
    assert verdict.rule in " ".join(large.lines)
    answers = len(table.match.answers)
    table.guest.click((round(card.pose.x - 0.4 * card.pose.width), round(card.pose.y - 0.5 * card.pose.width)))
    assert f"{why} {verdict.rule}" in table.guest.says()
    assert len(table.match.answers) == answers


def test_a_gauntlet_card_tells_what_its_back_will_say(visit: Visit) -> None:
    table = Table(visit(FULL, curtain="never"), at_the_bottom())
    gate = next(card for card in table.guest.parts(CardPart) if card.piece.id == "the_velvet_gate")
    look_at(table, gate)
    large = furniture_of(table).around.peek.large
    assert large is not None
    look = gate.faces.look(gate.piece)
    assert look is not None
    assert look.back is not None
    assert table.screen.words(look.back) in " ".join(large.lines)
    assert "4/8" in " ".join(large.lines)


@pytest.mark.parametrize("size", [(1024, 640), FULL])
def test_a_large_card_leaves_the_question_and_its_answers_in_sight(visit: Visit, size: tuple[int, int]) -> None:
    table = Table(visit(size, curtain="never"), at_the_bottom())
    furniture = furniture_of(table)
    for card in [part for part in table.guest.parts(CardPart) if part.zone in ("board", "hand-1")]:
        look_at(table, card)
        large = furniture.around.peek.large
        assert large is not None
        assert large.rect.top >= furniture.header.rect.bottom
        assert furniture.around.peek.avoid is not None
        assert not large.rect.colliderect(furniture.around.peek.avoid)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_colours_of_the_master_stand_in_one_row_above_the_hand(visit: Visit, language: str) -> None:
    table = Table(visit((1280, 720), language=language, curtain="never"), match_at(bottom_of(tuple(gauntlet_cards()))))
    buttons = [part for part in table.guest.parts(Button) if part.cap]
    assert len(buttons) == 3
    assert len({button.rect.top for button in buttons}) == 1
    assert all(button.rect.right - button._cap.right < button.rect.width / 4 for button in buttons), "as on every bar"
