"""What is seen of the order of initiative (RAV-GEN-01 to RAV-GEN-04, RAV-GEN-16 to RAV-GEN-19)."""

from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.heroes_and_foes import Figure
from flick.games.ravenloft.state import RavenloftState
from flick.sitting import words_for
from flick.table.board import Zone
from flick.table.words import Words
from flick.terminal.board_lines import zone_lines
from tests.games_ravenloft.scene import state_of


def in_rounds(turn: int = 0) -> RavenloftState:
    """Three heroes act in the order Allisa, Thorgrim, Kat."""
    state = state_of(3, variants=["GEN"])
    state.rounds.heroes, state.turn = [1, 2, 0], turn
    return state


def order(state: RavenloftState) -> Zone | None:
    return next((zone for zone in GAME.view(state, 0).zones if zone.id == "order"), None)


def told(state: RavenloftState) -> list[str]:
    """Each with its mark."""
    zone = order(state)
    assert zone is not None
    return [" ".join((str(piece.face), *piece.marks)) for piece in zone.pieces]


def villain(state: RavenloftState, kind: str, roll: int) -> None:
    name = f"{kind}-1"
    state.figures[name] = Figure(name, kind, "villain", 5, 5, "5,2", 1)
    state.rounds.villains[name] = roll


def test_heroes_follow_their_rolls_and_the_dungeon_follows_them() -> None:
    assert told(in_rounds(1)) == ["allisa acted", "thorgrim active", "kat next", "villain-phase"]
    assert told(in_rounds(2)) == ["allisa acted", "thorgrim acted", "kat active", "villain-phase next"]


def test_after_the_dungeon_comes_the_first_of_the_next_round() -> None:
    state = in_rounds(2)
    state.stage = "activate"
    assert told(state) == ["allisa next", "thorgrim acted", "kat acted", "villain-phase active"]


def test_whoever_has_left_the_dungeon_is_no_longer_told() -> None:
    state = in_rounds(1)
    state.heroes[2].escaped = True
    assert told(state) == ["allisa acted", "kat active", "villain-phase next"]


def test_two_villains_have_an_order_of_their_own() -> None:
    state = in_rounds(2)
    villain(state, "strahd", 4)
    assert told(state)[-1] == "villain-phase next", "a single one has rolled nothing"
    villain(state, "klak", 11)
    state.stage, state.rounds.acted = "activate", ["klak-1"]
    state.acting.figure = "strahd-1"
    assert told(state)[-3:] == ["klak-1 acted", "strahd-1 active", "monsters-and-traps next"]


def test_turns_that_go_clockwise_have_none() -> None:
    assert order(state_of(3)) is None


def test_the_terminal_tells_it_in_a_line() -> None:
    zone = order(in_rounds(1))
    assert zone is not None
    words = words_for(Words("en"), GAME)
    found = " ".join(line.strip() for line in zone_lines(zone, words))
    assert found == "Order of initiative: Allisa (has acted), Thorgrim (acts), Kat (next), Villain phase"
