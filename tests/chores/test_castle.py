"""The chore that lets bots play Ravenloft: one game, with everything counted and noted."""

from tools.castle import Descent, play


def test_a_game_is_played_to_its_end_and_tells_what_was_seen() -> None:
    report = play(Descent("random", 2, "klaks_workshop", 3, noting=True))
    assert {"start_w", "start_e"} <= set(report.tiles)
    assert report.rounds > 1
    assert any(".tactics." in key for key in report.seen)
    assert any(key.endswith(".drawn.0") for key in report.seen)
    assert report.seconds
