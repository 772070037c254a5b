"""The rails beside the cloth say what they have to say in the room that they have."""

import pytest

from flick.games.kinfire.state import Attempt
from flick.table.words import LANGUAGES
from flick.window.tableau.rail import StripPart
from flick.window.tableau.sums import AIR, SumPart
from tests.games_kinfire.scene import state_of
from tests.window.checks import overlapping
from tests.window.kinfire.scene import Table, match_at
from tests.window.screens.conftest import Visit

SIZES = [((1024, 640), 100), ((1024, 640), 125), ((1280, 720), 100), ((2560, 1440), 200)]


def crowded(visit: Visit, size: tuple[int, int], scale: int, language: str, card: str) -> SumPart:
    """All that can count in an attempt counts: an action, two boosts, dice, abilities, and progress before."""
    state = state_of(3, board=[card, "masked_fencers", "the_borrowed_stairs", "the_counterweight"])
    action, *boosts = (seeker.hand[0] for seeker in state.seekers)
    state.attempt = Attempt(card, "green", action, boosts, bonus=2, dice=["red", "green", "blue", "light"])
    state.progress, state.roll = {card: 3}, ["red", "green", "blue", "light"]
    table = Table(visit(size, scale=scale, language=language, curtain="never"), match_at(state))
    assert table.screen.tableau is not None
    table.screen.tableau.show(table.match.view(0))
    if strips := table.guest.parts(StripPart):
        table.guest.click(strips[1])
    return next(part for part in table.guest.parts(SumPart) if not part.hidden)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("card", ["the_fire_curtain", "the_flattering_mirror"])
def test_a_sum_stays_clear_of_what_lies_below_it(
    visit: Visit, card: str, size: tuple[int, int], scale: int, language: str
) -> None:
    part = crowded(visit, size, scale, language, card)
    texts = part.own_texts()
    foot = part.rect.bottom - part.kit.px(AIR)
    assert [text.text for text in texts if text.rect.bottom > foot] == []
    assert overlapping(texts) == []
    assert texts[-2].text == part.shown
    points = [text.text for text in texts if text.text.startswith("+")]
    assert sum(int(number) for number in points) == int(part.shown)
