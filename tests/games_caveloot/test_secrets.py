"""What others imagine of cards that they have not seen (CAVE-R13)."""

from flick.games.caveloot import GAME
from flick.games.caveloot.state import CavelootState, Reward
from flick.table.chance import Chance, derived
from flick.table.records import pack, unpack
from tests.games_caveloot.test_titles import made


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
