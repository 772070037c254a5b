"""What an answer promises, in words."""

import pytest

from flick.table.duel import Odds
from flick.table.game import find
from flick.table.promises import Promise, promise_line
from flick.table.words import Words


@pytest.mark.parametrize(
    ("odds", "english", "french"),
    [
        (Odds(0.64), "64%", "64\u202f%"),
        (Odds(0.64, exact=False), "about 64%", "env. 64\u202f%"),
        (Odds(0.999), "99%", "99\u202f%"),
        (Odds(1.0), "100%", "100\u202f%"),
    ],
)
def test_a_share_tells_whether_it_was_estimated_and_is_never_surer_than_it_is(
    odds: Odds, english: str, french: str
) -> None:
    folder = find("shells").folder
    assert [promise_line(Promise(odds), Words(language, folder)) for language in ("en", "fr")] == [english, french]
