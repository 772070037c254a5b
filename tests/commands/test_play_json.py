"""A match over pipes: every event and question a line of JSON, every answer a line of text."""

import json
from pathlib import Path
from typing import Any

from tests.commands.conftest import Flick


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def play(flick: Flick, *typed: str, game: str = "shells", seats: str = "human,random") -> list[dict[str, Any]]:
    done = flick("play", game, "--json", "--seed", 1, "--seats", seats, typed="".join(f"{line}\n" for line in typed))
    assert (done.code, done.err) == (0, "")
    return lines(done.out)


def only(found: list[dict[str, Any]], key: str) -> list[Any]:
    return [line[key] for line in found if key in line]


def test_a_match_begins_with_what_it_is_and_asks_with_the_table(flick: Flick) -> None:
    first, *rest = play(flick)
    assert first["match"]["game"] == "shells"
    assert Path(first["match"]["file"]).is_file()
    asked = rest[-1]
    assert asked["asked"]["kind"] == "Choose"
    hand = next(zone for zone in asked["board"]["zones"] if zone["id"] == "hand-1")
    pieces = [piece["id"] for piece in hand["pieces"]]
    assert [option["piece"] for option in asked["asked"]["options"]] == pieces
    assert all(asked["board"]["names"][piece] for piece in pieces)


def test_answers_are_given_and_refused(flick: Flick) -> None:
    found = play(flick, "play nothing", "play limpet-1", "bet 9", "bet 1")
    assert [one["rule"] for one in only(found, "refused")] == ["SHL-03", "SHL-04"]
    assert [one["kind"] for one in only(found, "event")][:3] == ["draw", "play", "roll"]
    assert len(only(found, "asked")) == 3, "what is refused is not asked again"


def test_what_only_some_may_know_stands_apart(flick: Flick) -> None:
    drawn = next(line for line in play(flick) if line.get("event", {}).get("kind") == "draw")
    assert drawn["event"]["hidden"]
    assert "card" not in drawn["event"]["facts"]
    assert drawn["own"]["0"]["secret"]["card"]
    assert [move["piece"] for move in drawn["event"]["moves"]] == [""]


def test_commands(flick: Flick) -> None:
    found = play(flick, "/undo", "/nothing", "/resign")
    nothing_to_undo, unknown = only(found, "refused")
    assert nothing_to_undo["why"]
    assert unknown["why"] == "There is no command /nothing; choose from /undo, /undo-agreed, /redo, /resign, /quit."
    assert only(found, "result")[0]["winners"] == [1]
    assert only(play(flick, "/quit", "play limpet-1"), "result") == []


def test_an_answer_of_another_is_taken_back_when_they_agree(flick: Flick) -> None:
    typed = ("walk well", "offer 1 coins for 2 coins", "offer 1 coins for 1 coins", "/undo", "/undo-agreed")
    found = play(flick, *typed, game="bazaar", seats="human,human")
    assert [(one["seat"], one["verb"]) for one in only(found, "asked")] == [
        *((0, "walk"), (0, "offer"), (1, "offer"), (0, "offer"), (0, "offer"))
    ]
    assert len(only(found, "refused")) == 1


def test_what_happens_again_is_told_again(flick: Flick) -> None:
    typed = ("walk well", "/undo", "/redo")
    events = only(play(flick, *typed, game="bazaar", seats="human,human"), "event")
    assert [one["facts"]["cell"] for one in events] == ["well", "well"]


def test_a_whole_match_of_bots_is_told(flick: Flick) -> None:
    found = play(flick, game="bazaar", seats="random,random")
    assert only(found, "asked") == []
    assert found[-1]["result"]["text"]
