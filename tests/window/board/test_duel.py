"""A duel in a rail and on the cloth: one record, two shapes."""

from typing import get_args, get_type_hints

import pytest
from msgspec.structs import replace
from pygame import Surface

from flick.paint.lamp import Lamp
from flick.table.board import Board, Piece, Zone, face_down, face_up
from flick.table.duel import Decided, Duel, DuelSide, Modifier, Odds
from flick.table.sayings import Say, say
from flick.window.board.card import CardPart
from flick.window.board.dice import DiePart
from flick.window.board.duel_part import DuelPart
from flick.window.board.duel_zone import LEAST, NAMELESS, DuelZone
from flick.window.board.layout_file import DieFace
from flick.window.widgets.die import FIGURE, LOWER, facets_of
from flick.window.widgets.question import Question, QuestionDeed
from flick.window.widgets.stamp import StampPart
from tests.window.board.cloth import Cloth
from tests.window.board.scene import SIZE, art_of
from tests.window.checks import complaints, picture

LAYOUT = """
ratio: 1.7
rails:
  right:
    - {show: duel, zone: fight, turned: RAIL}
cloth:
  - {zone: shop, at: [2, 2, 96, 34]}
  - {zone: fight, show: duel, at: [2, 38, 96, 60], turned: CLOTH}
dice:
  d20: {sides: 20, body: wound, ink: bone}
"""
WORD = say("window-log")


def side(name: str, total: int, *modifiers: Modifier) -> DuelSide:
    return DuelSide(WORD, name, (f"{name}-cards", f"{name}-dice"), modifiers, total)


def fight(own: int = 16, other: int = 9, **more: object) -> Duel:
    """Two cards and a modifier against a die and a card that lies face down."""
    counts = Modifier(WORD, 9, "card-1", "card-1"), Modifier(WORD, -3, Say("window-menu"))
    return Duel((side("hero", own, *counts), side("boss", other, Modifier(WORD, 4, "maze"))), **more)  # type: ignore[arg-type]


def board_of(duel: Duel, die: int = 7) -> Board:
    zones = (
        Zone("shop", "row", face_up(["shield", "pearl"])),
        Zone("hero-place", "row", face_up(["hero"])),
        Zone("boss-place", "row", face_up(["boss"])),
        Zone("hero-cards", "row", face_up(["card-1", "card-2"]), owner=0),
        Zone("boss-cards", "row", face_down("boss-cards", 1)),
        Zone("boss-dice", "dice", (Piece("die", face=f"d20-{die}"),)),
        Zone("fight", "duel", say=WORD, layout=duel),
    )
    return Board(0, 1, zones)


def cloth_of(
    duel: Duel, rail: str = "dice", cloth: str = "cards", language: str = "en", *, still: bool = True
) -> Cloth:
    layout = LAYOUT.replace("RAIL", rail).replace("CLOTH", cloth)
    return Cloth(layout, board_of(duel), language, still=still)


def words(cloth: Cloth) -> list[str]:
    return [text.text for text in cloth.desk.texts()]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("duel", [fight(), fight(to_come=WORD), fight(decided=Decided(WORD, "SHL-2", "good"))])
def test_everything_of_a_duel_can_be_read(duel: Duel, language: str) -> None:
    cloth = cloth_of(duel, language=language)
    if duel.to_come is None:
        cloth.board_view.furniture.hope(Odds(0.64, 0.06))  # type: ignore[union-attr]
    assert complaints(cloth.desk, art_of(cloth.kit).table(Lamp(*SIZE))) == []


def test_a_rail_tells_what_counts_and_the_cloth_shows_it() -> None:
    cloth = cloth_of(fight())
    cloth.board_view.furniture.hope(Odds(0.64, 0.06, exact=False))  # type: ignore[union-attr]
    (zone,) = (part for part in cloth.desk.root.walk() if isinstance(part, DuelZone))
    (rail,) = (part for part in cloth.desk.root.walk() if isinstance(part, DuelPart))
    assert {"+9", "\u22123", "+4", "16", "9", "64%", "estimated"} <= set(words(cloth))
    assert zone.rect.contains(cloth.part("card-1").rect)
    assert rail.rect.contains(cloth.part("die").rect)
    hidden = cloth.part("boss-cards/0")
    assert isinstance(hidden, CardPart)
    assert zone.rect.contains(hidden.rect)
    assert cloth.part("hero").rect.right < cloth.part("card-1").rect.left < zone.rect.centerx < hidden.rect.left
    assert words(cloth).count("64%") == 1, "the rail tells the odds"


def test_what_is_turned_up_lies_where_the_layout_says() -> None:
    cloth = cloth_of(fight(), rail="cards", cloth="dice")
    (zone,) = (part for part in cloth.desk.root.walk() if isinstance(part, DuelZone))
    assert zone.rect.contains(cloth.part("die").rect)
    assert not zone.rect.colliderect(cloth.part("card-1").rect)
    assert zone.where("boss-dice") == zone.rect
    assert zone.where("hero-cards") is None


def test_dice_tumble_before_anything_counts() -> None:
    cloth = cloth_of(fight(decided=Decided(WORD, "SHL-2", "good")), still=False)
    (rail,) = (part for part in cloth.desk.root.walk() if isinstance(part, DuelPart))
    assert rail.shown == "16"
    other = replace(fight(), sides=(side("hero", 7), replace(side("boss", 3), title=Say("window-menu"))))
    cloth.board_view.throw(board_of(other), lambda: None)
    assert rail.shown == "", "somebody else faces somebody, and nothing is told of how far they come"
    cloth.board_view.show(board_of(other))
    assert rail.shown == "7"


def test_a_die_of_twenty_sides_tumbles_through_its_own_numbers() -> None:
    cloth = cloth_of(fight(), still=False)
    cloth.board_view.show(board_of(fight(), die=20))
    die = cloth.part("die")
    assert isinstance(die, DiePart)
    assert die.moving
    for now in range(20, 1400, 40):
        cloth.desk.tick(now)
        picture(cloth.desk, Surface(SIZE))
    assert not die.moving
    assert die.piece.face == "d20-20"


@pytest.mark.parametrize(("sides", "seen"), [(8, 4), (12, 6), (20, 10)])
def test_a_die_lies_with_a_face_on_top(sides: int, seen: int) -> None:
    facets = facets_of(sides)
    assert len(facets) == seen
    assert facets[-1][1] == pytest.approx((0, 0, 1))


def test_a_die_of_four_sides_lies_with_a_corner_on_top() -> None:
    facets = facets_of(4)
    assert len(facets) == 3
    assert all((0.0, 0.0) in corners and look[2] == pytest.approx(1 / 3) for corners, look in facets)


@pytest.mark.parametrize("sides", get_args(get_type_hints(DieFace)["sides"]))
def test_every_die_that_a_layout_may_have_can_be_drawn(sides: int) -> None:
    assert {sides} <= FIGURE.keys() & LOWER.keys()


def stamps(cloth: Cloth) -> list[StampPart]:
    return [part for part in cloth.desk.over.walk() if isinstance(part, StampPart)]


def test_a_stamp_says_for_a_second_how_it_has_ended() -> None:
    cloth = cloth_of(fight(), still=False)
    decided = fight(decided=Decided(WORD, "SHL-2", "bad", WORD))
    cloth.board_view.show(board_of(decided))
    (stamp,) = stamps(cloth)
    assert stamp.rect.center == cloth.part("boss").rect.center
    assert cloth.board_view.stamping == 1000
    cloth.desk.tick(100)
    cloth.desk.tick(500)
    assert cloth.board_view.stamping == 600
    cloth.board_view.show(board_of(decided))
    cloth.desk.tick(1100)
    assert (stamps(cloth), cloth.board_view.stamping) == ([], 0)


def test_a_section_without_a_duel_is_painted_once() -> None:
    """What was turned up in the last duel was taken for news each time that the table was shown."""
    cloth = cloth_of(fight())
    rail = next(part for part in cloth.desk.root.walk() if isinstance(part, DuelPart))
    over = Board(0, 2, tuple(zone for zone in board_of(fight()).zones if zone.id != "fight"))
    cloth.board_view.show(over)
    rail.dirty = False
    cloth.board_view.show(over)
    assert not rail.dirty


def test_a_stamp_lies_below_what_must_be_dealt_with_first() -> None:
    cloth = cloth_of(fight(), still=False)
    question = Question(cloth.kit, cloth.desk.window, "Sure?", [QuestionDeed("Yes")], lambda _: None)
    cloth.desk.show(question)
    cloth.board_view.show(board_of(fight(decided=Decided(WORD, "SHL-2", "bad", WORD))))
    assert cloth.desk.over.parts == [*stamps(cloth), question]


@pytest.mark.parametrize(("still", "share"), [(True, 1.0), (False, 0.0)])
def test_there_is_no_stamp_where_nothing_moves_or_bots_play_at_once(still: bool, share: float) -> None:
    cloth = cloth_of(fight(), still=still)
    cloth.board_view.stamps = share
    cloth.board_view.show(board_of(fight(decided=Decided(WORD, "SHL-2", "bad", WORD))))
    assert (stamps(cloth), cloth.board_view.stamping) == ([], 0)


@pytest.mark.parametrize("high", [6, 14, 30])
def test_a_duel_with_hardly_any_room_has_small_cards_without_names(high: int) -> None:
    """In large type on a small window it was to be drawn with less than no room, and the screen failed."""
    low = LAYOUT.replace("at: [2, 38, 96, 60]", f"at: [2, 38, 96, {high}]").replace("RAIL", "all")
    cloth = Cloth(low.replace("CLOTH", "all"), board_of(fight()))
    picture(cloth.desk, Surface(SIZE))
    (zone,) = (part for part in cloth.desk.root.walk() if isinstance(part, DuelZone))
    cards = [part for part in zone.parts if isinstance(part, CardPart)]
    assert cards
    assert all(card.rect.width >= cloth.kit.px(LEAST) for card in cards)
    hero = next(card for card in cards if card.piece.id == "hero")
    named = any(abs(text.rect.centerx - hero.rect.centerx) < 3 for text in zone.own_texts())
    assert named is (zone.rect.height >= cloth.kit.px(NAMELESS))
