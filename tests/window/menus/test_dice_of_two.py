"""Two heroes of Urto throw one after the other: whoever has thrown before keeps what they have."""

from flick.table.match import Match
from flick.window.board.dice import DiePart
from tests.games_urto.scene import match_of, put, state_of
from tests.window.kinfire.scene import Table
from tests.window.menus.conftest import Visit


def at_the_throw() -> Match:
    """The other one has still to say how much mana they use. The first one throws 5, the other 3, and then 3 again."""
    state = state_of(2, standard=True)
    for hero in state.heroes:
        put(hero, mana=5)
    match = match_of(state, {"combat": [5, 3, 3]})
    other = state.heroes[1].id
    for answer in (f"turn attack-{other}", "attacked stand", "boost 0"):
        match.settle()
        match.answer(answer)
    match.settle()
    return match


def tumbling(table: Table) -> list[str]:
    return [die.piece.id for die in table.guest.parts(DiePart) if die.moving]


def throw(table: Table, answer: str) -> list[list[str]]:
    """Which dice tumble at the same time, one throw after the other."""
    table.screen.controller.answer(answer)
    seen: list[list[str]] = []
    for _ in range(160):
        table.guest.wait(16)
        now = tumbling(table)
        if now and now not in seen[-1:]:
            seen.append(now)
    return seen


def test_a_die_that_was_thrown_before_does_not_tumble_again(visit: Visit) -> None:
    table = Table(visit((1280, 720), curtain="never", still=False), at_the_throw())
    assert throw(table, "boost 0") == [["die-0"], ["die-1"]]
    throw(table, "keep keep")
    assert throw(table, "keep reroll") == [["die-1"]]
