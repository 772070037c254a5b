"""What others imagine of cards that they have not seen (CAVE-R13)."""

import pytest

from flick.bots import BOTS
from flick.games.caveloot import GAME
from flick.games.caveloot.state import CavelootOptions, CavelootState, Reward
from flick.sitting import seats_for
from flick.table.chance import Chance, derived
from flick.table.match import Match
from flick.table.records import pack, unpack
from tests.acting import asked
from tests.games_caveloot.scene import opened
from tests.games_caveloot.test_titles import made
from tests.games_caveloot.witness import Leak, Witness, follow


def test_a_promised_quest_is_the_one_that_is_imagined_in_the_camp() -> None:
    """So is one to which access was sold: else what is handed over would be told by what one imagines."""
    quest = "revenge_of_the_galley_cook"
    state = made({0: {}, 1: {}, 2: {}})
    state.piles["butina"].remove(quest)
    state.players[0].camp, state.players[1].rights = [quest], [quest]
    state.knows[quest], state.now.owed = [0, 1], [(1, Reward([quest]))]
    imagined = set[str]()
    for seed in range(9):
        other = unpack(pack(state), CavelootState)
        GAME.guess(other, 2, Chance(derived(seed)), frozenset())
        (held,) = other.players[0].camp
        assert other.now.owed[0][1].things == other.players[1].rights == [held]
        imagined.add(held)
    assert len(imagined) > 1


@pytest.mark.parametrize(("number", "seats"), [(0, "random,normal,random"), (3, "normal,random")])
def test_nobody_is_given_a_name_that_they_may_not_know(number: int, seats: str) -> None:
    """The small form of ``python -m tools.adventures hidden``: views, questions, the log, answers, reasons, bots."""
    options = CavelootOptions(game_master=seats.count(",") == 2)
    match = Match(GAME, seats_for(GAME, seats), options, seed=number, bots={**BOTS, **GAME.bots})
    assert follow(match) > 100


def test_a_name_that_is_told_to_whoever_may_not_know_it_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the others saw what the owner of a guild sees."""
    camps = {0: {"hero": "justernin_bradley", "camp": ["rangers_guild"]}, 1: {"camp": ["big_lenka"]}}
    match = opened({"players": camps, "piles": {"butina": []}, "knows": {"rangers_guild": [0]}})
    witness = Witness(match)
    witness.follow()
    witness.look(asked(match), 1)
    real = type(match).view
    monkeypatch.setattr(type(match), "view", lambda self, seat: real(self, 0))
    with pytest.raises(Leak, match="view of seat 1 names rangers_guild"):
        witness.look(asked(match), 1)
