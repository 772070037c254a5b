"""The rails beside the cloth say what they have to say in the room that they have."""

from itertools import combinations

import pytest

from flick.games.kinfire import GAME
from flick.games.kinfire.state import Attempt
from flick.table.languages import LANGUAGES
from flick.table.match import Match
from flick.table.rules import Choose
from flick.table.seats import HUMAN, Seat
from flick.window.board.duel_part import FOOT, DuelPart
from flick.window.board.sheet import SheetPart
from flick.window.board.strip import StripPart
from tests.games_kinfire.scene import state_of
from tests.window.checks import overlapping
from tests.window.kinfire.scene import Table, match_at
from tests.window.menus.conftest import Visit

SIZES = [((1024, 640), 100), ((1024, 640), 125), ((1280, 720), 100), ((2560, 1440), 200)]


def crowded(visit: Visit, size: tuple[int, int], scale: int, language: str, card: str) -> DuelPart:
    """All that can count in an attempt counts: an action, two boosts, dice, abilities, and progress before."""
    state = state_of(3, board=[card, "masked_fencers", "the_borrowed_stairs", "the_counterweight"])
    action, *boosts = (seeker.hand[0] for seeker in state.seekers)
    state.attempt = Attempt(card, "green", action, boosts, bonuses={action: 2}, dice=["red", "green", "blue", "light"])
    state.progress, state.roll = {card: 3}, ["red", "green", "blue", "light"]
    table = Table(visit(size, scale=scale, language=language, curtain="never"), match_at(state))
    table.screen.board_view.show(table.match.view(0))
    if strips := table.guest.parts(StripPart):
        table.guest.click(strips[1])
    return next(part for part in table.guest.parts(DuelPart) if not part.hidden)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("card", ["the_fire_curtain", "the_flattering_mirror"])
def test_a_sum_stays_clear_of_what_lies_below_it(
    visit: Visit, card: str, size: tuple[int, int], scale: int, language: str
) -> None:
    part = crowded(visit, size, scale, language, card)
    texts = part.own_texts()
    foot = part.rect.bottom - part.kit.px(FOOT)
    assert [text.text for text in texts if text.rect.bottom > foot] == []
    assert overlapping(texts) == []
    assert part.shown in [text.text for text in texts]
    assert not any(one.colliderect(two) for one, two in combinations(part.signs, 2))
    points = [text.text for text in texts if text.text.startswith("+")]
    assert sum(int(number) for number in points) == int(part.shown)


def asked_for_a_boost(visit: Visit, size: tuple[int, int], seats: int = 4) -> Table:
    """Somebody who does not act is asked; all have names that are too long for a rail."""
    people = [Seat(HUMAN, f"Joueur {number}") for number in range(1, seats + 1)]
    table = Table(visit(size, language="fr", curtain="never"), Match(GAME, people, GAME.Options(first_player=1), 3))
    for _ in range(60):
        decision, state = table.decision, table.match.state
        if isinstance(decision, Choose) and decision.verb == "boost" and decision.seat != state.active:
            return table
        table.by_keys()
    raise AssertionError("nobody is asked")


def test_names_stay_in_the_rail(visit: Visit) -> None:
    table = asked_for_a_boost(visit, (1024, 640))
    for part in table.guest.parts(SheetPart):
        assert part.parent is not None
        inside = part.parent.rect
        assert [text.text for text in part.own_texts() if text.rect.right > inside.right - part.kit.px(4)] == []
    assert "…" not in " ".join(text.text for part in table.guest.parts(SheetPart) for text in part.own_texts())
    assert "Joueur 4" in table.guest.says()


def test_what_four_seekers_have_stays_clear_of_the_foot_of_the_rail(visit: Visit) -> None:
    """The numbers of the last one touched the edge of the tray."""
    table = asked_for_a_boost(visit, (1280, 720))
    *_, last = table.guest.parts(SheetPart)
    assert last.parent is not None
    lowest = max(text.rect.bottom for part in last.walk() for text in part.texts())
    assert last.parent.rect.bottom - lowest >= 6


@pytest.mark.parametrize(("size", "seats"), [((1024, 640), 4), ((1280, 720), 2)])
def test_whoever_is_asked_is_marked_beside_whoever_acts(visit: Visit, size: tuple[int, int], seats: int) -> None:
    table = asked_for_a_boost(visit, size, seats)
    members = table.guest.parts(SheetPart)
    assert isinstance(table.decision, Choose)
    assert [index for index, part in enumerate(members) if part.awaited] == [table.decision.seat]
    lit = [
        [text.text for text in part.own_texts() if text.colour == part.kit.theme.colour("honey")] for part in members
    ]
    assert all(lit[seat] for seat in (table.decision.seat, table.match.state.active))
    assert sum(bool(texts) for texts in lit) == 2
    assert ("À RÉPONDRE" if seats == 2 else "À répondre") in table.guest.says()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lantern_in_use_has_a_word(visit: Visit, language: str) -> None:
    state = state_of(2)
    state.seekers[0].charged = state.seekers[0].used = True
    table = Table(visit((1280, 720), language=language, curtain="never"), match_at(state))
    part = table.guest.parts(SheetPart)[0]
    assert any(table.screen.words.name("used") in text.text for text in part.own_texts())
