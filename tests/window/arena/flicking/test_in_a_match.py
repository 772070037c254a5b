"""Mouse and keys in a match of Catacombs: what they made is what the match keeps."""

import math

from flick.arena.outcome import Outcome
from flick.games.catacombs.state import CatacombsState
from flick.table.match import Match
from flick.table.rules import Flick
from flick.window.arena.flicking.key_aim import KeyAim
from flick.window.arena.flicking.playback import Playback
from flick.window.arena.flicking.preview import Preview
from flick.window.arena.flicking.pull import Pull
from flick.window.arena.flicking.swipe import Swipe
from tests.games_catacombs.scene import holding
from tests.window.arena.flicking.scene import any_answer, come_to, standing, start_of_catacombs, view_of

VIEW = view_of()


def first_flick() -> tuple[Match, Flick]:
    return come_to(Flick, holding(start_of_catacombs(), "paladin"), "play paladin")


def obstacle_flick() -> tuple[Match, Flick]:
    """After the shots of the card."""
    match, decision = first_flick()
    while len(decision.pawns) == 1:
        match.answer(any_answer(decision))
        while not isinstance(following := match.settle(), Flick):
            match.answer(any_answer(following))  # type: ignore[arg-type]
        decision = following
    return match, decision


def state_of(match: Match) -> CatacombsState:
    assert isinstance(match.line.state, CatacombsState)
    return match.line.state


def kept(match: Match, answer: str | None) -> Outcome:
    """Give an answer; it is kept as it was made."""
    assert answer is not None
    given = match.answer(answer)
    assert given.text == answer
    assert isinstance(given.outcome, Outcome)
    return given.outcome


def test_a_pull_and_what_was_foretold() -> None:
    match, decision = first_flick()
    layout, (name,) = state_of(match).layout(), decision.pawns
    pull, preview = Pull(decision, layout, VIEW), Preview(layout)
    x, y = VIEW.to_px((layout.pawns[name].x, layout.pawns[name].y))
    assert pull.press((x + 5, y + 5), 0)
    for k in range(1, 40):
        pull.move((x - 6 * k, y - 2 * k), 16 * k)
        preview.want(pull.aim)
        preview.work(4, standing)
    aim = pull.aim
    outcome = kept(match, pull.release(2000))
    contact = outcome.contacts_of(name)[0]
    assert preview.shown is not None
    assert preview.shown.aim == aim
    assert preview.shown.touch is not None
    assert preview.shown.touch.name == contact.other(name)
    assert math.dist((preview.shown.touch.x, preview.shown.touch.y), (contact.x, contact.y)) <= 0.5
    match.settle()
    film = Playback(layout, outcome, 0)
    for pawn, pose in film.motion.poses(1e9).items():
        assert state_of(match).pawns[pawn] == pose


def test_a_swipe() -> None:
    match, decision = first_flick()
    layout, (name,) = state_of(match).layout(), decision.pawns
    swipe, pawn = Swipe(decision, layout, VIEW), layout.pawns[decision.pawns[0]]
    swipe.press(VIEW.to_px((pawn.x - 18, pawn.y + 3)), 0)
    answer = None
    for k in range(1, 10):
        swipe.move(VIEW.to_px((pawn.x - 18 + 4 * k, pawn.y + 3)), 8 * k)
        answer = answer or swipe.answer()
    outcome = kept(match, answer)
    assert outcome.pawn == name
    assert answer is not None
    assert answer.endswith("off -0.24")


def test_an_obstacle_by_mouse() -> None:
    """Five crystals to choose from: the one that is pressed."""
    match, decision = obstacle_flick()
    layout = state_of(match).layout()
    name = decision.pawns[2]
    pull, (x, y) = Pull(decision, layout, VIEW), VIEW.to_px((layout.pawns[name].x, layout.pawns[name].y))
    assert pull.press((x, y), 0)
    for k in range(10):
        pull.move((x + 8 * k, y), 20 * k)
    assert kept(match, pull.release(400)).pawn == name


def test_an_obstacle_by_keyboard() -> None:
    match, decision = obstacle_flick()
    keys = KeyAim(decision, state_of(match).layout())
    for key in ("tab", "left", "up"):
        keys.press(key)
    assert kept(match, keys.press("return")[1]).pawn == decision.pawns[1]
