"""What lies in piles and on cards can be counted at a glance, and looked through."""

import pytest
from pygame import Rect

from flick.games.kinfire.cards import skills
from flick.games.kinfire.state import KinfireState
from flick.table.languages import LANGUAGES
from flick.window.board.card import CardPart
from flick.window.board.listed import LinePart, ListZone
from flick.window.board.number import NumberPart
from flick.window.board.tally import TallyPart
from flick.window.widgets.key_cap import CAP_HEIGHT
from tests.games_kinfire.scene import state_of
from tests.window.kinfire.scene import Table, at_the_bottom, match_at
from tests.window.kinfire.test_looking import FULL, furniture_of, look_at
from tests.window.kinfire.test_play import until, wrong
from tests.window.menus.conftest import Visit


def with_fatigue(visit: Visit, count: int, language: str = "en") -> Table:
    state: KinfireState = state_of(2)
    state.fatigue = [state.fatigue_deck.pop() for _ in range(count)]
    return Table(visit(FULL, language=language, curtain="never"), match_at(state))


def fatigue_of(table: Table) -> ListZone:
    return next(zone for zone in table.guest.parts(ListZone) if zone.shows == "fatigue")


@pytest.mark.parametrize(("language", "of"), [("en", "of"), ("fr", "sur")])
@pytest.mark.parametrize("count", [0, 1, 5])
def test_all_fatigue_in_play_is_in_sight_with_its_texts(visit: Visit, count: int, language: str, of: str) -> None:
    """Only the last card was seen, and what the others do had to be opened."""
    table = with_fatigue(visit, count, language)
    zone, said = fatigue_of(table), table.guest.says()
    assert f"Fatigue {count} {of} 6" in said
    lines = [part for part in zone.parts if isinstance(part, LinePart)]
    assert [part.piece.id for part in lines] == table.match.state.fatigue
    words = table.screen.words
    for part in lines:
        told = " ".join(text.text for text in part.texts())
        assert part.piece.told is not None
        assert told == f"{words.name(part.piece.id)} {words(part.piece.told)}"
    assert wrong(table) == []


def test_a_card_of_which_only_a_line_is_seen_is_shown_large_by_a_click(visit: Visit) -> None:
    table = with_fatigue(visit, 1)
    (line,) = (part for part in fatigue_of(table).parts if isinstance(part, LinePart))
    table.guest.click(line)
    large = furniture_of(table).around.peek.large
    assert large is not None
    assert large.card is line
    assert not large.rect.colliderect(line.rect)


@pytest.mark.parametrize("count", [7, 8, 10])
@pytest.mark.parametrize(("size", "language"), [((1024, 640), "fr"), (FULL, "en")])
def test_what_a_boost_promises_covers_no_value_in_a_full_hand(
    visit: Visit, size: tuple[int, int], language: str, count: int
) -> None:
    state: KinfireState = state_of(1)
    seeker = state.seekers[0]
    seeker.hand += [seeker.deck.pop() for _ in range(count + 1 - len(seeker.hand))]
    table = Table(visit(size, language=language, curtain="never"), match_at(state))
    until(table, "boost")
    cards = [card for card in furniture_of(table).hand.cards if card.tag is not None]
    assert cards
    for card in cards:
        left, top, right, foot = (share * card.pose.width for share in (0.055, 0.13, 0.29, 0.30))
        value = Rect(card.pose.card.left + left, card.pose.card.top + top, right - left, foot - top)
        assert not value.colliderect(card._tag_at), card.piece.id  # type: ignore[attr-defined]
    assert wrong(table) == []


@pytest.mark.parametrize("scale", [100, 200])
def test_what_a_card_on_the_table_promises_covers_no_difficulty(visit: Visit, scale: int) -> None:
    """At 200 % it lay on the number in the corner."""
    table = Table(visit(FULL, scale=scale, curtain="never"), match_at(state_of(2)))
    cards = [card for card in table.guest.parts(CardPart) if card.zone == "board" and card.tag is not None]
    assert cards
    for card in cards:
        middle, foot = card._number_at[1], card._number_at[1] + card.kit.px(CAP_HEIGHT) // 2  # type: ignore[attr-defined]
        assert foot <= card.rect.top + 0.11 * card.rect.width, card.piece.id
        assert (middle == card.rect.top) == (scale == 100)
        assert card.bounds.top < middle - card.kit.px(CAP_HEIGHT) // 2, "it is drawn whole"
    assert wrong(table) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_shows_what_it_counts_now(visit: Visit, language: str) -> None:
    state = state_of(forced={"asha-deck": [["kindled_blade"]]})
    state.fatigue = ["heavy_limbs"]
    state.fatigue_deck.remove("heavy_limbs")
    table = Table(visit(FULL, language=language, curtain="never"), match_at(state))
    held = {card.piece.id: card.held_so for card in furniture_of(table).hand.cards}
    assert (held["kindled_blade"].now, held["kindled_blade"].worth) == ("3", "")


def test_all_corners_show_boosts_from_the_first_frame(visit: Visit) -> None:
    table = with_fatigue(visit, 0)
    until(table, "boost")
    hand = furniture_of(table).hand
    hand.ask({}, by_bar=False)
    drawn = {card.piece.id: card.picture for card in hand.cards}
    hand.ask({}, by_bar=True)
    assert all(card.held_so.worth for card in hand.cards)
    assert [card.piece.id for card in hand.cards if card.picture is drawn[card.piece.id]] == []


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
