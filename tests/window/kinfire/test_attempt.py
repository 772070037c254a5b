"""An attempt is a place and a moment: cards lie beside the challenge, a stamp says how it ends, then they are put away;
and so has the end of a match its moment."""

import pytest

from flick.games.kinfire import GAME
from flick.table.chance import Forced
from flick.table.match import Match
from flick.table.seats import HUMAN, Seat
from flick.window.board.card import CardPart
from flick.window.board.duel_part import DuelPart
from flick.window.board.duel_zone import DuelZone
from flick.window.widgets.ending import EndingPart
from flick.window.widgets.ribbon import Ribbon
from flick.window.widgets.stamp import StampPart
from tests.window.kinfire.scene import NAMES, Table
from tests.window.kinfire.test_looking import FULL
from tests.window.menus.conftest import Visit

CAVES = "crystal_caves"


def table_with(visit: Visit, die: str, light: str, well: str = CAVES, *, still: bool = False) -> Table:
    forced: Forced = {"well-deck": [[well]], "skill-die": [die] * 3, "ld-die": [light]}
    people = [Seat(HUMAN, name) for name in NAMES[:2]]
    return Table(
        visit(FULL, curtain="never", still=still), Match(GAME, people, GAME.Options(first_player=1), 7, forced=forced)
    )


def answer(table: Table, text: str) -> None:
    table.screen.controller.answer(text)
    for _ in range(200):
        table.guest.wait(16)
        if table.over or table.decision is not None or table.guest.parts(StampPart):
            return


def attempt(table: Table) -> None:
    """All that may be played is."""
    answer(table, f"approach {CAVES}")
    for verb in ("play", "boost", "boost"):
        decision = table.decision
        if decision is not None and decision.verb == verb:
            answer(table, decision.options[0].name)  # type: ignore[attr-defined]


def played(table: Table) -> list[str]:
    return [part.piece.id for part in table.guest.parts(CardPart) if part.zone.startswith("played")]


def test_cards_lie_beside_the_challenge_until_its_stamp_has_gone(visit: Visit) -> None:
    table = table_with(visit, "red", "light")
    attempt(table)
    (stamp,) = table.guest.parts(StampPart)
    caves = next(part for part in table.guest.parts(CardPart) if part.piece.id == CAVES)
    (place,) = table.guest.parts(DuelZone)
    assert (stamp.word, stamp.rect.center) == ("Completed", caves.rect.center)
    assert len(played(table)) == 3
    cards = [part.rect for part in table.guest.parts(CardPart) if part.zone.startswith("played")]
    assert all(
        place.rect.contains(card) and abs(card.centery - caves.rect.centery) < caves.rect.height for card in cards
    )
    before = len(table.match.events)
    table.guest.wait(800)
    assert len(table.match.events) == before, "nothing happens while it is read"
    assert len(played(table)) == 3
    table.wait()
    assert table.guest.parts(StampPart) == []
    assert played(table) == []
    (rail,) = table.guest.parts(DuelPart)
    assert rail.duel is None


def test_a_click_takes_the_stamp_away_and_the_match_goes_on(visit: Visit) -> None:
    table = table_with(visit, "red", "light")
    attempt(table)
    before = len(table.match.events)
    table.guest.click((640, 300))
    assert table.guest.parts(StampPart) == []
    table.guest.wait(50)
    assert len(table.match.events) > before


def test_a_failure_is_told_with_its_rule(visit: Visit) -> None:
    table = table_with(visit, "blue", "darkness")
    answer(table, f"approach {CAVES}")
    answer(table, "play nothing")
    (stamp,) = table.guest.parts(StampPart)
    assert stamp.word == "Failed"
    assert "KIN-100" in table.guest.says()


def test_where_motion_is_reduced_there_is_no_stamp(visit: Visit) -> None:
    table = table_with(visit, "red", "light", still=True)
    attempt(table)
    assert table.guest.parts(StampPart) == []
    assert table.match.state.completed == [CAVES]


@pytest.mark.parametrize("still", [False, True])
def test_the_light_goes_out_where_the_match_is_lost(visit: Visit, still: bool) -> None:
    table = table_with(visit, "green", "darkness", "the_beasts_riddle", still=still)
    screen = table.screen
    answer(table, "approach the_beasts_riddle")
    table.screen.controller.answer("play nothing")
    for _ in range(600):
        table.guest.wait(16)
        if table.guest.parts(EndingPart):
            break
    (ending,) = table.guest.parts(EndingPart)
    (banner,) = table.guest.parts(Ribbon)
    assert (ending.tone, banner.line.lines) == ("bad", ["Vainglory wins"])
    master = next(part for part in table.guest.parts(CardPart) if "victorious" in part.piece.marks)
    assert not banner.rect.colliderect(master.rect)
    assert screen is table.screen
    table.guest.wait(3000)
    assert table.over


def test_who_attempts_has_a_name_also_where_a_player_is_called_like_their_seeker(visit: Visit) -> None:
    people = [Seat(HUMAN, name) for name in ("Asha", "Ioren")]
    match = Match(GAME, people, GAME.Options(first_player=1), 7, forced={"well-deck": [[CAVES]]})
    table = Table(visit(FULL, curtain="never", still=True), match)
    answer(table, f"approach {CAVES}")
    (place,) = table.guest.parts(DuelPart)
    assert "Asha against" in " ".join(text.text for text in place.texts())
