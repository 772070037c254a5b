"""Urto on the table: five heroes in the smallest window, a fight with its die, what it comes to and its odds."""

from itertools import pairwise

import pytest

from flick.games.urto.game import GAME
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.promises import promises_of
from flick.table.rules import Choose
from flick.table.seats import HUMAN, Seat
from flick.window.board.answer_button import AnswerButton
from flick.window.board.card import CardPart
from flick.window.board.dice import DiePart
from flick.window.board.duel_part import DuelPart
from flick.window.board.lying import LyingPart
from flick.window.board.pile import PilesPart
from flick.window.match.lesson.pointed_parts import found_for
from flick.window.widgets.button import Button
from tests.acting import act
from tests.games_urto.scene import match_of, put, state_of
from tests.window.board.scene import Table
from tests.window.checks import complaints


def fight(seats: int, drawn: tuple[str, ...] = ()) -> Match:
    """A hero with mana and cards has rolled a 5 against a hound; others have all that there can be. Events that are
    ``drawn`` lie open meanwhile."""
    state = state_of(seats, standard=False, cave="mehorina")
    state.cells = {"1a": "monster", "2b": "torch_fountain", "3a": "shortcut"}
    for seat, hero in enumerate(state.heroes):
        put(hero, mana=10 - seat, pool=seat * 7, cell="2b" if seat % 2 else "start")
    put(state.heroes[0], artefacts=["worn_blade#1", "mana_flask#1"], shown=["worn_blade#1"])
    put(state.heroes[1], artefacts=["hammer"], eight_sided=True, skips=True)
    state.pieces.pop("anvil", None)
    put(state.heroes[-1], dead=True, life=0)
    name = next(name for name in state.monsters if name.startswith("cave_hound"))
    state.monsters.remove(name)
    state.monsters.insert(0, name)
    state.open.extend(drawn)
    match = match_of(state, {"combat": [5]})
    act(match, "turn 1a", "face fight", "weapon worn_blade#1", "boost 1", "round roll")
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_fight_is_read_in_the_smallest_window(seats: int, language: str) -> None:
    match = fight(seats)
    assert match.decision is not None
    assert match.decision.verb == "keep"
    table = Table(match, language=language)
    assert complaints(table.desk, table.ground()) == []
    (duel,) = [part for part in table.desk.root.walk() if isinstance(part, DuelPart)]
    assert duel.shown == "7"
    assert not any(isinstance(part, LyingPart) for part in table.desk.root.walk()), "nothing has been drawn"
    assert [part.piece.face for part in duel.walk() if isinstance(part, DiePart)] == ["d6-5"]
    told = promises_of(match)
    assert told["keep keep"].odds.win == 1.0, "7 against 4, and it has 1 life"
    assert 0.8 < told["keep reroll"].odds.win < 1.0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fight_is_read_while_the_event_that_began_it_lies_open(language: str) -> None:
    """The die lay over the word between the totals."""
    table = Table(fight(2, ("ambush#1",)), language=language)
    assert any(isinstance(part, LyingPart) for part in table.desk.root.walk())
    assert complaints(table.desk, table.ground()) == []


def at_the_start(seats: int = 2) -> Match:
    """Heroes stand on each other, and one of them may attack."""
    match = match_of(state_of(seats))
    match.settle()
    return match


def test_the_head_of_the_table_counts_rounds_as_the_log_does() -> None:
    table = Table(at_the_start())
    assert "Round 1" in {text.text for text in table.desk.texts()}


def test_a_hero_in_a_pile_can_be_attacked_by_a_button_too() -> None:
    table = Table(at_the_start())
    assert "Attack Arminius" in [part.label for part in table.desk.root.walk() if isinstance(part, Button)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_heroes_who_share_a_cell_are_picked_apart(seats: int) -> None:
    """In the smallest window what is clicked of one lay on what is clicked of another."""
    table = Table(at_the_start(seats))
    assert complaints(table.desk, table.ground()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_of_a_duel_are_told_from_mana_and_arms(language: str) -> None:
    """The rows of one's own side all said whose they were, and nothing else."""
    state = state_of(2, standard=False)
    put(state.heroes[0], mana=5, artefacts=["great_axe#1"], shown=["great_axe#1"])
    put(state.heroes[1], mana=5)
    match = match_of(state, {"combat": [7, 3]})
    act(match, "turn attack-arminius", "attacked stand", "weapon great_axe#1", "boost 2", "boost 3")
    table = Table(match, language=language)
    assert {"Die", "Dé"} & {text.text for text in table.desk.texts()}
    assert complaints(table.desk, table.ground()) == []


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_of_piles_stand_apart(language: str, size: tuple[int, int]) -> None:
    """EVENEMENTS and MONSTRES were one word: both had room closer together, and were written with wide letters."""
    table = Table(fight(2), language=language, size=size)
    (piles,) = [part for part in table.desk.root.walk() if isinstance(part, PilesPart)]
    places = [(text.left, text.left + text.width) for text in piles.own_texts()]
    assert all(left - right >= 4 for (_, right), (left, _) in pairwise(places)), places


def test_a_list_of_answers_leaves_heroes_and_what_lies_on_the_map_in_sight() -> None:
    """It lay over the middle of the map, on the hero who is attacked."""
    state = state_of(2, cave="mehorina")
    for hero in state.heroes:
        put(hero, cell="8a")
    table = Table(match_of(state))
    table.furniture.options.offer([AnswerButton("Leave the cave by the way you have come", str(n)) for n in range(7)])
    over = table.furniture.options.on_cloth
    assert over is not None
    lying = [part.rect for part in table.furniture.pieces()]
    middle = over.rect.move_to(center=table.furniture.frame.cloth.center)
    assert middle.collidelist(lying) >= 0
    assert len(over.rect.collidelistall(lying)) < len(middle.collidelistall(lying))
    assert table.furniture.frame.cloth.contains(over.rect)


def test_a_frame_round_a_card_of_the_hand_does_not_lie_on_its_neighbour() -> None:
    """It crossed out the number and the first letters of the next card."""
    match = Match(GAME, [Seat(HUMAN)] * 2, GAME.Options(), 3)
    table = Table(match, size=(1024, 768))
    choice = table.decision
    assert isinstance(choice, Choose)
    first, second = (table.card(option.piece or "") for option in choice.options)
    place = found_for(table.desk, choice, choice.options[0].name)
    assert place is not None
    assert first.rect.right > second.rect.left > place.right
    assert found_for(table.desk, choice, choice.options[1].name) == second.rect


def test_the_name_of_a_monster_waits_for_its_card() -> None:
    """It stood in the rail while the card was on its way, which then flew over it."""
    table = Table(fight(2), still=False, size=(1280, 720))
    table.wait(800)
    (duel,) = [part for part in table.desk.root.walk() if isinstance(part, DuelPart)]
    (card,) = [part for part in duel.parts if isinstance(part, CardPart)]

    def named() -> bool:
        return any("Cave Hound" in text.text for text in duel.own_texts())

    assert named()
    card.lag(card.piece.id, card.zone, -1)
    assert not named()
    card.lag(card.piece.id, card.zone, 1)
    assert named()
