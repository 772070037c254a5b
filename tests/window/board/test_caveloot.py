"""Caveloot on the table: a fight with what counts in it, helpers who pack, and what comes to the front."""

from typing import Any

import pytest
from pygame import K_1, K_ESCAPE, SRCALPHA, Surface, image

from flick.table.languages import LANGUAGES
from flick.window.board.duel_zone import DuelZone
from flick.window.board.piece import PiecePart
from flick.window.board.pile import PilePart
from flick.window.board.tabs import TabsPart
from flick.window.board.zones import ZonePart
from flick.window.match.lesson.pointed_parts import found_for
from flick.window.widgets.button import Button
from tests.acting import act
from tests.games_caveloot.scene import fight, opened
from tests.window.board.scene import Table
from tests.window.checks import complaints

MOVES = {"en": "YOUR MOVES", "fr": "VOS ACTIONS"}
"""What stands above the moves of a fight."""


def at_fight(**more: Any) -> Table:
    """The first clash of a fight, just drawn."""
    language, size = more.pop("language", "en"), more.pop("size", (1024, 640))
    match = opened(fight(**more))
    act(match, "clash go")
    return Table(match, language=language, size=size)


def front_of(table: Table) -> TabsPart:
    """The lower half of the cloth."""
    return max((part for part in table.parts() if isinstance(part, TabsPart)), key=lambda part: part.rect.top)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_counts_in_a_fight_has_its_whole_name_in_the_smallest_window(language: str) -> None:
    bound = {"bound": {"justernin_bradley": ["lantern_fairy#1"]}, "decks": {"PB": ["PB1"], "ST": ["ST4", "ST15"]}}
    table = at_fight(language=language, foe="peg_leg_purser#1", **bound)
    assert complaints(table.desk, table.ground()) == []
    assert not any("…" in text for text in table.read())
    name = {"en": "Peg-Leg Purser", "fr": "Commissaire à la jambe de bois"}[language]
    assert name in " ".join(table.read())


def test_the_top_tells_how_the_clash_stands() -> None:
    table = at_fight(decks={"PB": ["PB1"], "ST": ["ST4", "ST15"]}, size=(1280, 720))
    assert table.board_view.asking.said[0] == "Clash 1: Stocky Kirigan leads 16 to 0"


@pytest.mark.parametrize(("hand", "hint"), [([], "Choose a move."), (["primer_of_small_waves#1"], "Use a card")])
def test_only_whoever_has_cards_is_told_to_use_one(hand: list[str], hint: str) -> None:
    player = {0: {"hero": "justernin_bradley", "hand": hand}}
    table = at_fight(players=player, decks={"PB": ["PB1"], "ST": ["ST4", "ST15"]}, size=(1280, 720))
    assert table.board_view.asking.said[1].startswith(hint)


def test_whoever_helps_packs_in_camp_and_then_sees_the_fight() -> None:
    match = opened(fight(players={1: {"camp": ["odilon_eelskin", "boarding_cutlass#1"]}}))
    act(match, "clash call", "reward done", "bid accept", "accept player-2")
    table = Table(match, size=(1280, 720))
    seen = {part.piece.id for part in table.parts() if isinstance(part, PiecePart) and not part.hidden}
    assert "odilon_eelskin" in seen
    table.answer("muster go-odilon_eelskin")
    assert any(isinstance(part, DuelZone) for part in front_of(table).walk() if not part.hidden)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_stand_beside_the_fight(language: str, size: tuple[int, int]) -> None:
    table = at_fight(language=language, size=size, decks={"PB": ["PB1"], "ST": ["ST4", "ST15"]})
    buttons = [part for part in table.furniture.options.walk() if isinstance(part, Button)]
    assert len(buttons) == 3
    assert all(table.furniture.frame.right.contains(button.rect) for button in buttons)
    assert complaints(table.desk, table.ground()) == []
    assert MOVES[language] in table.read()
    table.click(buttons[-1].rect.center)
    assert table.answers == ["pass"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_heading_of_moves_stands_over_nothing(language: str) -> None:
    """While others decide, and while a call for help is put together."""
    table = at_fight(language=language, size=(1280, 720), decks={"PB": ["PB1"], "ST": ["ST4", "ST15"]})
    table.answer("window call")
    assert MOVES[language] not in table.read()
    table.board_view.ask(None)
    assert MOVES[language] not in table.read()


def test_access_to_a_quest_has_a_name_in_an_offer() -> None:
    camps = {
        0: {"camp": ["big_lenka", "loaded_dice#1"]},
        1: {"camp": ["odilon_eelskin", "museum_of_dented_things", "wanted_everybody"]},
    }
    given = {"players": camps, "now": {"stage": "camp", "region": "butina"}}
    known = {"knows": {"museum_of_dented_things": [0, 1], "wanted_everybody": [1]}}
    match = opened({**given, **known})
    act(match, "camp trade-2")
    table = Table(match, size=(1280, 720))
    assert not [text for text in table.read() if "access." in text]
    assert "Access to Museum of Dented Things" in table.read()


def test_ones_own_secret_quest_is_offered_by_its_name_and_where_it_lies() -> None:
    camps = {
        0: {"camp": ["big_lenka", "museum_of_dented_things"]},
        1: {"camp": ["odilon_eelskin", "wanted_everybody", "loaded_dice#1"]},
    }
    secret = {"knows": {"museum_of_dented_things": [0], "wanted_everybody": [1]}}
    match = opened({"players": camps, "now": {"stage": "camp", "region": "butina"}, **secret})
    act(match, "camp trade-2")
    table = Table(match, size=(1280, 720))
    read = table.read()
    assert not [text for text in read if "quests-" in text]
    assert {"Museum of Dented Things", "Access to Museum of Dented Things", "Access to a hidden quest"} <= set(read)
    table.click(table.piece("museum_of_dented_things").rect.center)
    deal = table.board_view.asking.deal
    assert deal is not None
    assert deal.given == ["museum_of_dented_things"]
    table.press("Offer this")
    assert table.answers == ["offer quests-1/0 for nothing"]


def test_whose_help_is_accepted_is_said_by_name() -> None:
    match = opened(fight(players={1: {"camp": ["odilon_eelskin", "boarding_cutlass#1"]}}))
    act(match, "clash call", "reward done", "bid accept")
    table = Table(match, size=(1280, 720))
    assert "Accept nobody" in table.read()
    table.key(K_1)
    assert f"Accept {table.faces.words.names[1]}" in table.read()


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_in_the_longest_adventure_have_room_in_the_smallest_window(language: str) -> None:
    regions = ["butina", "caveport", "soulstern", "azkovlar"]
    heroes = ["justernin_bradley", "odilon_eelskin", "lady_gunpowder", "mabel_rookwhistle"]
    gear = ["boarding_cutlass", "loaded_dice", "primer_of_small_waves", "keg_of_grog"]
    players = {
        seat: {"camp": [hero, *(f"{card}#{seat + 1}" for card in gear)], "access": regions, "purse": 120 + seat}
        for seat, hero in enumerate(heroes)
    }
    match = opened({"players": players}, count=4, options={"length": "epic"})
    table = Table(match, language=language)
    assert complaints(table.desk, table.ground()) == []
    assert not any("…" in text for text in table.read())
    table.answer("prepare go-" + match.state.now.outfit.hero)
    assert complaints(table.desk, table.ground()) == []


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_counts_beside_the_cards_does_not_lie_on_them(language: str, size: tuple[int, int]) -> None:
    """A hero with a number of its own, a fairy, and three artefacts that draw."""
    gear = ["boarding_cutlass#1", "boarding_cutlass#2", "loaded_dice#1"]
    hero = {"hero": "barnaby_the_mule", "hand": gear}
    more = {
        "bound": {"barnaby_the_mule": ["lantern_fairy#1"]},
        "decks": {"PB": ["PB1", "PB2", "PB3"], "ST": ["ST4", "ST5"]},
    }
    table = at_fight(language=language, size=size, players={0: hero}, fight={"worn": {0: gear}}, **more)
    (zone,) = [part for part in front_of(table).walk() if isinstance(part, DuelZone)]
    cards = [part.rect for part in zone.parts if isinstance(part, PiecePart)]
    assert len(cards) == 7
    assert not [bead for bead in zone.beads if any(card.collidepoint(bead.place) for card in cards)]
    assert complaints(table.desk, table.ground()) == []


def test_what_is_taken_off_in_a_fight_is_no_longer_marked() -> None:
    """The sign of what is equipped lies at the edge that is seen, and leaves the card with it."""
    gear = ["boarding_cutlass#1", "loaded_dice#1"]
    table = Table(opened(fight(players={0: {"hand": gear}}, fight={"worn": {0: gear}})), size=(1280, 720))
    card = table.card(gear[0])
    before = picture_of(table, card)
    table.answer(f"clash doff-{gear[0]}")
    assert table.card(gear[0]) is card
    assert [table.card(name).piece.marks for name in gear] == [(), ("worn",)]
    assert picture_of(table, card) != before


def picture_of(table: Table, card: PiecePart) -> bytes:
    """The upper part of a card as it is painted where it lies."""
    surface = Surface(table.desk.window.size, SRCALPHA)
    card.paint(surface)
    return image.tobytes(surface.subsurface(card.rect.clip(surface.get_rect())), "RGBA")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stage", ["prepare", "camp"])
def test_several_answers_about_a_card_of_the_camp_are_chosen_from_once_it_is_picked(stage: str, language: str) -> None:
    """No list covers the camp; quests lie beside it, and Esc leads back to all answers."""
    quest, keg = "museum_of_dented_things", "keg_of_grog#1"
    camps = {0: {"camp": ["big_lenka", "odilon_eelskin", keg, quest], "purse": 9}, 1: {"camp": ["lady_gunpowder"]}}
    given = {"players": camps, "knows": {quest: [0]}}
    match = opened({**given, **({} if stage == "prepare" else {"now": {"stage": stage, "region": "butina"}})}, count=4)
    table = Table(match, language=language, size=(1024, 640))
    assert table.furniture.options.on_cloth is None
    all_answers = table.labels()
    about = quest if stage == "camp" else keg
    table.click(table.card(about).rect.center)
    assert table.answers == []
    names = [option.name for option in table.decision.options if option.piece == about]  # type: ignore[attr-defined]
    assert len(table.labels()) == len(names) > 1
    table.key(K_ESCAPE)
    assert table.labels() == all_answers
    for _ in range(2):
        place = found_for(table.desk, table.decision, names[0])  # type: ignore[arg-type]
        assert place is not None
        table.click(place.center)
    assert table.answers == names[:1]
    assert complaints(table.desk, table.ground()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_of_dungeons_have_their_names_in_the_smallest_window(language: str) -> None:
    levels = [["loaded_dice#1", "keg_of_grog#1"], ["boarding_cutlass#1"]]
    dungeon = {"region": "butina", "hidden": [], "floors": levels}
    given: dict[str, Any] = {
        "now": {"stage": "explore", "region": "butina"},
        "players": {0: {"hero": "lady_gunpowder"}, 1: {"camp": ["big_lenka"]}},
        "open": {"butina": ["wreck_of_the_unsinkable"]},
        "dungeons": {"wreck_of_the_unsinkable": dungeon},
    }
    table = Table(opened(given), language=language, size=(1024, 640))
    table.answer("step enter-wreck_of_the_unsinkable")
    assert complaints(table.desk, table.ground()) == []
    title = {"en": "Wreck of the Unsinkable, level {}", "fr": "Épave de l’Insubmersible, niveau {}"}[language]
    assert {title.format(1), title.format(2)} <= set(table.read())


def test_used_power_cards_lie_behind_a_tab_and_are_looked_through() -> None:
    table = at_fight(decks={"PB": ["PB1"], "ST": ["ST4", "ST15"]}, used={"PB": ["PB9", "PB3"]}, size=(1280, 720))
    front = front_of(table)
    assert any(isinstance(part, DuelZone) for part in front.walk() if not part.hidden)
    front.choose(3)
    pile = next(part for part in front.walk() if isinstance(part, PilePart) and not part.hidden)
    table.click(pile.rect.center)
    assert {"Physical bravery, used", "7", "3"} <= set(table.read())


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_counts_for_two_heroes_is_added_up_and_named(language: str, size: tuple[int, int]) -> None:
    """The base powers of a hero and a helper and the fairies once lay there in beads without a word, beside those of
    the foe."""
    players = {0: {"hero": "lady_gunpowder"}, 1: {"camp": ["mireille_mistral"]}}
    bound = {"lady_gunpowder": ["lantern_fairy#1"], "stocky_kirigan#1": ["ghost_of_the_unpaid_crew#1"]}
    match = opened(fight(players=players, bound=bound))
    called = ("clash call", "reward done", "bid accept", "accept player-2", "muster go-mireille_mistral")
    act(match, *called, "clash go", "clash go")
    table = Table(match, language=language, size=size)
    zone = next(part for part in front_of(table).walk() if isinstance(part, DuelZone))
    assert [bead.points for bead in zone.beads] == [-12, 3, 1, -2]
    names = {"en": ("fairies", "spirits"), "fr": ("fées", "esprits")}[language]
    assert all(table.read().count(name) == 1 for name in names)
    assert complaints(table.desk, table.ground()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_tells_what_follows_from_its_answer(language: str) -> None:
    table = at_fight(language=language, size=(1280, 720), decks={"PB": ["PB1"], "ST": ["ST4", "ST15"]})
    buttons = [part for part in table.furniture.options.walk() if isinstance(part, Button)]
    assert all(button.tip_at(None) for button in buttons)
    assert "HELP!" in buttons[0].tip_at(None)


def test_the_name_of_what_lies_open_stands_above_its_middle() -> None:
    """It stood at the left edge, far from the only card."""
    match = opened({"players": {0: {"camp": ["big_lenka"]}}, "open": {"butina": ["loaded_dice#1"]}})
    table = Table(match, size=(1280, 720))
    (card,) = [part for part in table.parts() if isinstance(part, PiecePart) and part.piece.id == "loaded_dice#1"]
    above = [text for text in table.desk.texts() if text.text == "Butina" and text.rect.bottom <= card.rect.top]
    assert [text.rect.centerx for text in above] == [pytest.approx(card.rect.centerx, abs=3)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_narrow_pile_is_not_broken_within_a_word(language: str) -> None:
    """ "Graveyar" stood above "d" in a replay."""
    match = opened({"players": {0: {"camp": ["big_lenka"]}}})
    table = Table(match, language=language)
    zone = next(part for part in table.parts() if isinstance(part, ZonePart) and part.shows == "graveyard")
    zone.rect.left, zone.rect.width = zone.rect.right - 28, 28
    (name,) = zone.own_texts()
    assert name.text == {"en": "Graveyard", "fr": "Cimetière"}[language]
    assert table.furniture.frame.cloth.contains(name.rect)
    assert zone.bounds.contains(name.rect.inflate(zone.kit.px(6), 0)), "what is cut off beside it"


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1024, 768), 1.4), ((1280, 720), 1.0)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_what_counts_is_broken_within_a_word(language: str, size: tuple[int, int], scale: float) -> None:
    """ "Blunderbus" stood above "s", and two lines below a bead ran over the edge in large type."""
    gear = ["two_mouthed_blunderbuss#1"]
    match = opened(fight(players={0: {"hero": "lady_gunpowder", "hand": gear}}, fight={"worn": {0: gear}}))
    act(match, "clash go")
    table = Table(match, language=language, size=size, scale=scale)
    (zone,) = [part for part in front_of(table).walk() if isinstance(part, DuelZone)]
    assert len(zone.beads) == 3
    words = {text.text.split()[-1] for text in zone.own_texts()}
    assert not words & {"Blunderbus", "Blunderbu", "Tromblo", "n"}
    assert all(zone.rect.contains(text.rect) for text in zone.own_texts())
    assert complaints(table.desk, table.ground()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_click_on_the_pile_of_the_region_draws_from_it(language: str) -> None:
    """Nothing happened there, and only the button drew; it is still there, and other piles are not picked."""
    access = {0: {"hero": "lady_gunpowder", "access": ["butina", "caveport"]}, 1: {"camp": ["big_lenka"]}}
    given = {"now": {"stage": "explore", "region": "butina"}, "players": access}
    match = opened(given, options={"length": "epic"})
    table = Table(match, language=language)
    piles = {part.zone.id: part for part in table.parts() if isinstance(part, PilePart)}
    assert [name for name, pile in piles.items() if pile.on_pick is not None] == ["pile-butina"]
    label = {"en": "Draw a card", "fr": "Piocher une carte"}[language]
    assert label in table.labels()
    assert piles["pile-butina"].tip_at(None).startswith(label)
    assert complaints(table.desk, table.ground()) == []
    table.click(piles["pile-butina"].rect.center)
    assert table.answers == ["step draw"]
    assert not any(part.on_pick for part in table.parts() if isinstance(part, PilePart))
