"""Every word of effects and tactics does something: the house's cards use nearly all, and games by chance see those
(``python -m tools.castle random``); what is left to cards of a person's own is shown here."""

from pathlib import Path
from typing import Any

import pytest

from flick.effects.effect_records import every_part
from flick.games.ravenloft import cards
from flick.games.ravenloft.carrying import carry_out
from flick.games.ravenloft.language import LANGUAGE
from flick.games.ravenloft.powers import text_of
from flick.games.ravenloft.state import RavenloftState
from flick.games.ravenloft.tactics import STEPS, activate
from flick.games.ravenloft.turn_record import Acting
from tests.games_ravenloft.own_files import MOULD, file_in
from tests.games_ravenloft.scene import Run, chance_of, monster, stacked, state_of

BOTTOM: dict[str, Any] = {
    "name": {"en": "The Bottom", "fr": "Le Fond"},
    "stack": [{"among": ["safe_exit"]}, {"rest": True}],
    "won": {"escape": "safe_exit"},
    "cards": {
        "monsters": {"grey_mould": MOULD},
        "encounters": {
            "landslide": {
                "name": {"en": "Landslide", "fr": "Éboulement"},
                "type": "event",
                "drawn": [{"tile": "closest_edge"}],
            }
        },
    },
}


@pytest.fixture
def state(tmp_path: Path) -> RavenloftState:
    return state_of(2, str(file_in(tmp_path, BOTTOM)))


def a_monster_holds(state: RavenloftState) -> None:
    """It stays where it is and strikes nobody."""
    mould = monster(state, "grey_mould", "6,2")
    run = Run(state, activate(state, chance_of(state), mould))
    assert run.kinds == ["acts", "holds"]
    assert mould.square == "6,2"


def a_card_lays_a_tile(state: RavenloftState) -> None:
    """Without a monster, and its triangle brings no encounter."""
    tile = state.dungeon.stack[-1]
    stacked(state, tile)
    Run(state, carry_out(state, chance_of(state), Acting(0, 0), "landslide#1", text_of("landslide#1", "drawn")))
    assert tile in [laid.name for laid in state.dungeon.grid.tiles]
    assert not state.figures
    assert not state.now.encounter_due


SHOWN = {"hold": a_monster_holds, "tile": a_card_lays_a_tile}
"""The words that no card of the house uses."""


@pytest.mark.parametrize("word", SHOWN)
def test_a_word_that_only_own_cards_use_does_what_it_says(word: str, state: RavenloftState) -> None:
    SHOWN[word](state)


def test_every_word_is_on_a_card_of_the_house_or_shown_here() -> None:
    texts = [text for text in (*cards.every_text(), *cards.every_tactic()) if text.card not in cards.KNOWN.own]
    used = {part.verb for text in texts for part in every_part(text.parts)}
    missing = [word for word in (*LANGUAGE.verbs, *STEPS) if word not in used]
    assert sorted(set(missing)) == sorted(SHOWN)
