"""The story of a match that ended before anybody shot."""

import pytest

from flick.games.catacombs import GAME
from flick.sitting import words_for
from flick.table.chance import Chance, derived
from flick.table.match import Match
from flick.table.random_answers import random_answer
from flick.table.rules import Decision
from flick.table.seats import HUMAN, Seat
from flick.table.words import Words
from tests.games_catacombs.scene import act


def said(match: Match, language: str = "en") -> list[str]:
    words = words_for(Words(language), GAME, match)
    lines = GAME.tale(match.state, [event.seen_by(None) for event in match.events])
    return [f"{line.round or ''} {words(line.say)}".strip() for line in lines]


def begun() -> Match:
    people = [Seat(HUMAN, "Camille"), Seat(HUMAN, "Noé"), Seat(HUMAN, "Inès")]
    match = Match(GAME, people, GAME.Options(first_team="sword"), 1, practice=True)
    match.settle()
    return match


def test_a_match_given_up_before_a_shot_is_told() -> None:
    match = begun()
    match.resign(0)
    held = len(match.state.hands[0] + match.state.hands[1])
    assert said(match) == [
        "Camille and Noé for Sword against Inès for Skull.",
        "Nobody flicks a pawn.",
        f"1 Sword resigns with 8 tokens in reserve and {held} cards in hand.",
    ]
    assert said(match, "fr")[0] == "Camille et Noé pour Épée contre Inès pour Crâne."


def test_what_was_counted_tells_every_other_match() -> None:
    match = begun()
    while not any(event.kind == "flick" for event in match.events):
        assert isinstance(match.decision, Decision)
        act(match, random_answer(match.decision, Chance(derived(0, len(match.answers)))))
        match.settle()
    match.resign(0)
    assert not said(match)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_one_card_and_one_token_are_counted_as_one(language: str) -> None:
    match = begun()
    match.resign(2)
    match.state.teams["skull"].reserve = 1
    match.state.hands[2] = match.state.hands[2][:1]
    assert {"en": "one token in reserve and one card", "fr": "un jeton en réserve et une carte"}[language] in said(
        match, language
    )[-1]
