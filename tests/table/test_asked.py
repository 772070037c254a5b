"""Decisions as plain data: everything that a front end needs to ask and to answer, for every game."""

from typing import Any

import pytest
from msgspec.structs import replace

from flick.bots import BOTS
from flick.bots.random import random_answer
from flick.sitting import words_for
from flick.table.answers import read
from flick.table.asked import asked
from flick.table.chance import Chance, derived
from flick.table.game import find, names
from flick.table.match import Match
from flick.table.records import to_plain
from flick.table.rules import Decision
from flick.table.seats import Seat
from flick.table.words import Words

MOST = 60


def records(name: str, language: str = "en", seed: int = 4) -> list[tuple[Decision, dict[str, Any]]]:
    """What is asked in the first answers of a match, as it is and as plain data."""
    game = find(name)
    match = Match(game, [Seat("random")] * game.seats_with(game.Options())[1], seed=seed, bots=BOTS)
    words, luck = words_for(Words(language), game, match), Chance(derived(seed, 5))
    found: list[tuple[Decision, dict[str, Any]]] = []
    while len(found) < MOST and isinstance(decision := match.settle(), Decision):
        found.append((decision, to_plain(asked(decision, words))))
        for answer in _answers(found[-1][1]):
            assert read(decision, answer).text == answer
        match.answer(random_answer(decision, luck))
    return found


def _answers(record: dict[str, Any]) -> list[str]:
    """The answers that stand in a record as they are."""
    options = record.get("options", []) + record.get("beside", {}).get("options", [])
    ways = [f"{record['verb']} {' '.join(way)}" for way in record.get("ways", {}).values()]
    return [option["answer"] for option in options if record["kind"] != "ChooseMany"] + ways


@pytest.mark.parametrize("name", names())
def test_every_decision_can_be_asked_from_its_record(name: str) -> None:
    for decision, record in records(name):
        assert (record["seat"], record["verb"], record["rule"]) == (decision.seat, decision.verb, decision.rule)
        assert record["kind"] == type(decision).__name__
        assert "«" not in record["question"], "every message is there"
        for option in record.get("options", []):
            assert option["label"].strip()
        assert record.get("options") or record.get("form"), "there is a way to answer"


def test_it_is_in_the_language_of_the_words() -> None:
    assert records("bazaar", "fr")[0][1]["question"] == "Où allez-vous\u202f?"


def test_each_kind_has_what_it_takes() -> None:
    found = {record["kind"]: record for name in ("bazaar", "shells", "masks") for _, record in records(name)}
    assert {*found} >= {"Choose", "Confirm", "Walk", "Offer", "Amount", "ChooseMany"}
    assert found["Walk"]["start"] == "gate" or found["Walk"]["ways"]
    assert found["Walk"]["decline"] == "stay"
    assert [one["answer"] for one in found["Confirm"]["options"]] == ["yes", "no"]
    assert {*found["Offer"]} >= {"own", "theirs", "partner", "form"}
    assert found["Amount"]["form"] == "bet <number>"


def test_a_deal_names_hidden_things_for_whoever_knows_them() -> None:
    offer, record = next(found for found in records("bazaar") if found[1]["kind"] == "Offer")
    assert "known" not in record
    known = {"stall-1/0": "lamp"}
    assert to_plain(asked(replace(offer, known=known), Words("en")))["known"] == known


def test_what_is_asked_unseen_and_what_is_a_reaction_is_said() -> None:
    assert any(record.get("sealed") for _, record in records("masks"))
    assert any(record.get("reacts") for _, record in records("bazaar"))
