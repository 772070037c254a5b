"""Board and cards keep the constraints URTO-D01 to URTO-D27."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from flick import places
from flick.effects.effect_records import every_part
from flick.games.urto import cards
from flick.games.urto.boards import read_cave
from flick.games.urto.cards import ALPHA, UrtoCard, artefacts, events, heroes, monsters
from flick.games.urto.cave import ALPHA as LAIR
from flick.games.urto.cave import BLACK, HAMMER, START, TRUMPETS, URTO, cave_of, check_cave
from flick.games.urto.language import LANGUAGE, UrtoPart
from flick.games.urto.state import BAG, RESERVE
from flick.maps.graph import Cell, Graph, marked
from flick.maps.map_faults import BadMap
from flick.maps.search import cut_places, distance
from flick.table.yaml_text import BadContent
from tests.effects.checks import unused

CAVE = read_cave("mehorina")


def parts(card: UrtoCard) -> Iterator[UrtoPart]:
    for text in card.texts.values():
        yield from every_part(text)


def verbs(card: UrtoCard) -> set[str]:
    return {part.verb for part in parts(card)}


def copies(found: Callable[[UrtoCard], bool], deck: Iterator[UrtoCard]) -> int:
    return sum(card.copies for card in deck if found(card))


def ordinary() -> Iterator[UrtoCard]:
    return (card for card in artefacts().values() if not card.is_divine)


def test_the_board_has_each_special_cell() -> None:
    """URTO-D01."""
    counts = Counter(mark for cell in CAVE.cells.values() for mark in cell.marks if mark != BLACK)
    assert counts == {START: 1, LAIR: 1, URTO: 1, HAMMER: 1, TRUMPETS: 1, "artefact": 2}


def test_every_cell_can_be_discovered() -> None:
    """URTO-D02; and 28 to 36 of them with two players, none of them special (URTO-D09)."""
    drawn = sum(BAG[kind] for kind in ("torch", "torch_event", "torch_fountain", "shortcut", "monster"))
    assert len(cave_of(CAVE, 5).receiving) == drawn == 43
    assert 28 <= len(cave_of(CAVE, 2).receiving) <= 36
    assert all(
        CAVE.cells[name].marks == (BLACK,) or list(CAVE.cells[name].marks) == [BLACK] for name in marked(CAVE, BLACK)
    )


@pytest.mark.parametrize("players", [2, 3])
def test_ways_through_the_cave(players: int) -> None:
    """URTO-D04 to URTO-D08, on the whole board and without its black cells (URTO-D09)."""
    cave = cave_of(CAVE, players)
    start, urto, lair = cave.cell(START), cave.cell(URTO), cave.cell(LAIR)
    shortest = distance(cave.links, start, urto)
    assert shortest == 13
    for cell in (cave.cell(HAMMER), cave.cell(TRUMPETS), *marked(CAVE, "artefact")):
        there, on = distance(cave.links, start, cell), distance(cave.links, cell, urto)
        assert there is not None
        assert on is not None
        assert 1 <= there + on - shortest <= 4
    assert distance(cave.links, start, lair) == 7
    assert {*cut_places(cave.links)} <= {start, urto}
    assert all(len(near) >= 2 for near in cave.links.values())


def marked_anew(**marks: tuple[str, ...]) -> Graph:
    """The cave with other marks on some of its cells, which are named with an underscore before."""
    cells = {name: Cell(cell.at, marks.get(f"_{name}", tuple(cell.marks))) for name, cell in CAVE.cells.items()}
    return Graph(cells=cells, links=CAVE.links)


@pytest.mark.parametrize(
    ("cave", "rule"),
    [
        (marked_anew(_1a=("hammer",)), "URTO-D01"),
        (marked_anew(_1a=("start",), _start=()), "URTO-D03"),
        (marked_anew(_lair=("alpha", "black")), "URTO-D09"),
        (marked_anew(_12a=("black",)), "URTO-D07"),
    ],
)
def test_another_cave_is_refused(cave: Graph, rule: str) -> None:
    with pytest.raises(BadMap) as wrong:
        check_cave(cave)
    assert wrong.value.facts["rule"] == rule


def test_decks_are_complete() -> None:
    """URTO-D16."""
    assert len(cards.event_deck()) == 36
    assert len(cards.monster_deck()) == 28
    assert len(cards.alphas()) == 5
    assert len(cards.artefact_deck()) == 35
    assert sum(card.is_divine for card in artefacts().values()) == 3


def test_monsters_are_worth_their_trouble() -> None:
    """URTO-D18, URTO-D19: the Alpha above all."""
    found = [card for card in monsters().values() if card.id != ALPHA]
    assert all(2 <= card.attack <= 6 and 1 <= card.life <= 4 and 1 <= card.renown <= 5 for card in found)
    for one in found:
        for other in found:
            if one.life == other.life and one.attack > other.attack:
                assert one.renown >= other.renown
    assert any((card.attack, card.life) == (5, 2) for card in found)
    assert any((card.attack, card.life) == (4, 2) for card in found)
    assert any(part.verb == "mana" and part.amount.plus == 2 for card in found for part in parts(card))
    alpha = monsters()[ALPHA]
    assert alpha.attack > max(card.attack for card in found)
    assert alpha.attack > 6
    assert alpha.renown > max(card.renown for card in found)


def test_all_tokens_are_used() -> None:
    """URTO-D20."""
    brought = Counter(
        {part.about: card.copies for card in (*events().values(), *ordinary()) for part in parts(card) if part.about}
    )
    assert brought == {"attack": 4, "defence": 4, "blook": 4, "minus_two": 1}
    assert RESERVE == {"attack": 4, "defence": 4, "blook": 4, "minus_two": 1}


def test_all_that_is_said_is_in_the_vocabulary() -> None:
    """URTO-D17: what is not there could not be read; these words stand ready for other cards."""
    assert {name for name in unused(LANGUAGE, cards.every_text()) if ":" not in name} <= {"steal_renown", "max_life"}


def test_no_card_gives_an_artefact() -> None:
    """URTO-D21."""
    for card in (*events().values(), *monsters().values()):
        assert not any("artefact" in verb for verb in verbs(card))


def test_artefacts_of_each_colour() -> None:
    """URTO-D22, URTO-D23, URTO-D25, URTO-D27."""
    for colour in ("weapon", "single_use", "permanent"):
        assert copies(lambda card, colour=colour: card.colour == colour, ordinary()) >= 9
    assert any("die" in verbs(card) for card in ordinary())
    assert any("revive" in verbs(card) for card in ordinary())
    weapons = [card for card in ordinary() if card.is_weapon]
    assert all(part.scope for card in weapons for part in parts(card))
    for scope in ("pvm", "pvp", "mushroom"):
        assert any(scope in part.scope.split("_") for card in weapons for part in parts(card))
    assert {card.id: card.renown for card in artefacts().values() if card.renown != 1} == {"golden_cup": 3, "scythe": 4}


def test_events_that_ask_for_a_defence_roll() -> None:
    """URTO-D24."""
    assert copies(lambda card: "check" in verbs(card), iter(events().values())) >= 3


def test_heroes() -> None:
    """URTO-D26: each has something for and something against it; two of them what URTO-22 to URTO-24 say."""
    for hero in heroes().values():
        assert 12 <= hero.life <= 18
        assert 8 <= hero.mana <= 14
        assert len([*parts(hero)]) >= 2
    assert {"weapons", "revive"} <= verbs(heroes()["molesor"])
    assert any(part.verb == "weapons" and part.amount.plus == 0 for part in parts(heroes()["barbouaille"]))


def test_an_amount_that_is_no_number_is_refused_with_its_place(tmp_path: Path) -> None:
    text = (places.shipped("levels") / "urto" / "cards" / "events.yaml").read_text("utf-8")
    path = tmp_path / "events.yaml"
    path.write_text(text.replace("drawn: [{mana: 2}]", "drawn: [{mana: lots}]"), "utf-8")
    with pytest.raises(BadContent) as bad:
        cards.check(path)
    assert bad.value.field == "mana_vein.drawn.0.mana"
