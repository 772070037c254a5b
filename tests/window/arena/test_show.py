"""Flicks that are watched, verdicts, and what is drawn."""

import pygame
import pytest
from pygame import Rect

from flick.arena.flick import simulate
from flick.arena.layout import Layout, Pawn
from flick.arena.outcome import Outcome
from flick.arena.shot import aimed
from flick.paint.palette import PaletteName
from flick.table.decisions import Forecast
from flick.table.sayings import say
from flick.window.arena.effects.names import SignName
from flick.window.arena.effects.signs import SOUNDS, is_freer_leftwards
from flick.window.arena.verdicts import free_spot, tip_of
from flick.window.widgets.bubble import root_of
from tests.window.arena.scene import FRAME, Window, down, first_flick, hover, key, motion, pull, up, wheel
from tests.window.board.scene import kit_of
from tests.window.checks import complaints


def watched(answer: str, mode: str = "mat", **settings: object) -> tuple[Window, Layout, Outcome]:
    """A flick that has just been made."""
    match, _ = first_flick(mode)
    window = Window(match, None, **settings)  # type: ignore[arg-type]
    before = window.layout
    outcome = match.answer(answer).outcome
    assert isinstance(outcome, Outcome)
    window.part.screening.play(before, outcome, window.now)
    return window, before, outcome


def lying(window: Window) -> dict[str, tuple[float, float, float]]:
    assert window.part.scene is not None
    return {name: piece.pawn.pose for name, piece in window.part.scene.pieces.lying.items()}


HIT = "flick sword-1 333.9deg 1500mm/s"
"""Into the crystal in front of it."""
OFF = "flick sword-1 180deg 2000mm/s"


def test_a_flick_ends_as_it_rests() -> None:
    window, before, outcome = watched(HIT, flick_speed="true", effects="none")
    assert window.part.rolling
    window.frame()
    assert lying(window) != {name: pawn.pose for name, pawn in before.pawns.items()}
    frames = 0
    while window.part.rolling:
        window.frame()
        frames += 1
    assert frames * FRAME == pytest.approx(outcome.duration * 1000, abs=2 * FRAME)
    assert lying(window) == dict(outcome.rest)
    assert window.sounds.played[0].startswith("flick")
    assert any(name.startswith("crystal") for name in window.sounds.played)
    assert window.sounds.loops["slide-cloth"] == 0


def test_slow_while_s_is_held_and_space_goes_to_the_end() -> None:
    window, _, outcome = watched(HIT, flick_speed="true", effects="none")
    assert window.part.screening.steer(key(pygame.K_s))
    for _ in range(round(outcome.duration * 1000 / FRAME)):
        window.frame()
    assert window.part.rolling, "four times as long"
    assert window.part.screening.steer(key(pygame.K_s, down=False))
    assert window.part.screening.steer(key(pygame.K_SPACE))
    window.frame()
    assert not window.part.rolling
    assert lying(window) == dict(outcome.rest)
    assert not window.part.screening.steer(key(pygame.K_SPACE)), "nothing rolls"


def test_once_more() -> None:
    window, before, outcome = watched(HIT)
    window.settle()
    window.desk.give_focus(window.part)
    window.frame(key(pygame.K_r))
    assert window.part.rolling
    assert lying(window)["skull-1"] == before.pawns["skull-1"].pose
    window.settle()
    assert lying(window) == dict(outcome.rest)


def test_what_leaves_the_mat_is_gone_until_it_is_put_back() -> None:
    window, _, outcome = watched(OFF)
    assert [gone.pawn for gone in outcome.left] == ["sword-1"]
    window.settle()
    assert "sword-1" not in lying(window)
    assert "fall" in window.sounds.played
    window.match.settle()
    window.show()
    window.frame()
    scene = window.part.scene
    assert scene is not None
    assert scene.pieces.lying["sword-1"].height.value > 0, "it is set down from above"
    window.settle()
    assert scene.pieces.lying["sword-1"].pawn == window.layout.pawns["sword-1"]


def test_while_it_rolls_the_table_is_shown_later() -> None:
    window, _, outcome = watched(OFF)
    window.match.settle()
    window.show()
    window.frame()
    assert window.part.rolling
    window.settle()
    assert lying(window) == {name: pawn.pose for name, pawn in window.layout.pawns.items()}
    assert outcome.left


def test_a_flick_is_seen_in_the_tempo_that_was_chosen() -> None:
    taken: dict[str, float] = {}
    for speed in ("true", "calm", "slow"):
        window, _, _ = watched(HIT, flick_speed=speed, effects="none")
        window.settle()
        taken[speed] = window.now
    assert taken["true"] < 0.7 * taken["calm"] < 0.7**2 * taken["slow"]


@pytest.mark.parametrize(("effects", "most"), [("none", 0.0), ("calm", 500.0), ("full", 1000.0)])
def test_effects_delay_nothing_by_more_than_a_second(effects: str, most: float) -> None:
    window, _, outcome = watched("flick sword-1 333.9deg 2400mm/s", flick_speed="true", effects=effects)
    while window.part.rolling:
        window.frame()
    later = window.now - outcome.duration * 1000
    assert later <= most + 3 * FRAME
    assert (later > 3 * FRAME) == (most > 0)


def test_nothing_moves_with_reduced_motion() -> None:
    window, _, outcome = watched(HIT, still=True)
    window.frame()
    assert not window.part.rolling
    assert lying(window) == dict(outcome.rest)
    assert window.part.scene is not None
    assert window.part.scene.track.rects, "the ways are drawn"
    window.frame(down((300, 300)))
    assert not window.part.scene.track.rects


def test_a_verdict_covers_no_pawn_and_stays() -> None:
    window, _, outcome = watched(HIT)
    window.settle()
    at = outcome.contacts[0]
    window.part.say("No wound: it came off a wall.", "CAT-77", (at.x, at.y))
    for _ in range(20):
        window.frame()
    texts = window.desk.texts()
    assert complaints(window.desk, window.table) == []
    assert [box.text for box in texts] == ["No wound: it came off a wall.", "CAT-77"]
    assert window.part.scene is not None
    pieces = [piece.outline(window.part.scene.stage) for piece in window.part.scene.pieces.lying.values()]
    room = texts[0].room
    assert room.collidelist(pieces) < 0
    assert window.part.rect.contains(room)
    window.part.hush()
    for _ in range(2000 // FRAME):
        window.frame()
    assert window.desk.texts(), "it can be read for so long at least"
    for _ in range(800 // FRAME):
        window.frame()
    assert window.desk.texts() == []


def test_a_verdict_makes_way_for_the_next_deed() -> None:
    match, decision = first_flick()
    window = Window(match, decision)
    window.part.say("Nobody is hit.", "CAT-57", (300, 100))
    for _ in range(20):
        window.frame()
    pull(window, window.px("sword-1"), -60, 30)
    assert not any("Nobody" in box.text for box in window.desk.texts())


def test_a_click_on_the_rule_opens_it() -> None:
    window, _, _ = watched(HIT)
    window.settle()
    window.part.say("Nobody is hit.", "CAT-57", (300, 100))
    window.settle()
    rule = next(box.rect.center for box in window.desk.texts() if box.text == "CAT-57")
    window.frame(hover(rule), down(rule), up(rule))
    assert window.rules == ["CAT-57"]


def test_only_what_changed_is_drawn_and_nothing_is_forgotten() -> None:
    match, decision = first_flick()
    window = Window(match, decision, aim_help="path", numbers_on_pawns=True)
    end = pull(window, window.px("sword-1"), -60, -30)
    assert (window.drawn() == window.drawn_anew()).all()
    window.frame(up(end))
    before, outcome = window.layout, window.answered()
    window.part.screening.play(before, outcome, window.now)
    areas: list[int] = []
    while window.part.rolling:
        areas.append(sum(rect.width * rect.height for rect in window.frame()))
    assert (window.drawn() == window.drawn_anew()).all()
    assert sorted(areas)[len(areas) // 2] < 0.2 * window.part.rect.width * window.part.rect.height
    window.match.settle()
    window.show()
    window.settle()
    window.part.ask(window.match.decision)
    window.frame()
    assert (window.drawn() == window.drawn_anew()).all()
    assert window.frame() == [], "a table at rest is not drawn"


def test_the_wheel_looks_nearer_round_the_active_pawn_and_the_middle_button_pulls_along() -> None:
    match, decision = first_flick()
    window = Window(match, decision)
    stage = window.part.scene.stage  # type: ignore[union-attr]
    here = window.px("sword-1")
    window.frame(hover(window.px("skull-1")), wheel(1))
    assert stage.view.zoom == 1.5
    assert window.px("sword-1") == here
    window.frame(wheel(1), wheel(1))
    assert stage.view.zoom == 2
    stage.wait()
    window.settle()
    assert (window.drawn() == window.drawn_anew()).all()
    middle = stage.frame.center
    skull = window.px("skull-2")
    window.frame(down(middle, pygame.BUTTON_MIDDLE))
    window.frame(motion((middle[0] - 30, middle[1] - 20), (0, 1, 0)))
    assert window.px("skull-2") == (skull[0] - 30, skull[1] - 20)
    window.frame(up(middle, pygame.BUTTON_MIDDLE))
    window.frame(hover(middle))
    assert window.px("skull-2") == (skull[0] - 30, skull[1] - 20)
    window.frame(wheel(-1), wheel(-1))
    assert stage.view.zoom == 1
    assert window.px("sword-1") == here


def test_a_pawn_says_who_it_is() -> None:
    match, decision = first_flick()
    window = Window(match, decision)
    window.part.tips = {"sword-1": "Paladin"}
    window.frame(hover(window.px("sword-1")))
    for _ in range(40):
        window.frame()
    assert [box.text for box in window.desk.texts()] == ["Sword 1", "active", "Paladin"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("palette", ["normal", "high-contrast"])
@pytest.mark.parametrize("where", [(-70, 10), (10, -50), (50, 40), (0, 60)])
def test_numbers_stay_in_the_window_and_off_the_pawns(
    language: str, palette: PaletteName, where: tuple[int, int]
) -> None:
    for corner in ((20.0, 20.0), (590.0, 335.0), (305.0, 177.0)):
        match, decision = first_flick(sword_1=corner, crystal_1=(420.0, 300.0), crystal_2=(500.0, 300.0))
        window = Window(match, decision, palette=palette, language=language)
        pull(window, window.px("sword-1"), *where)
        assert complaints(window.desk, window.table) == []
        boxes = window.desk.texts()
        scene = window.part.scene
        assert boxes
        assert scene is not None
        pieces = [piece.outline(scene.stage) for piece in scene.pieces.lying.values()]
        assert [box.text for box in boxes if box.room.collidelist(pieces) >= 0] == []


def test_cards_are_told_to_make_room() -> None:
    """For the pieces of whoever is asked, and for what is being aimed."""
    match, decision = first_flick()
    window = Window(match, decision)
    x, y = window.px("sword-1", -100, 60)
    far, near = Rect(x - 10, y - 10, 20, 20), Rect(window.px("sword-1"), (4, 4))
    assert window.part.touches(near)
    assert not window.part.touches(far)
    end = pull(window, window.px("sword-1"), -100, 60)
    assert window.part.touches(far)
    window.frame(up(end))
    assert not window.part.touches(far)


def test_the_simulated_shot_is_the_one_that_is_seen() -> None:
    """On any layout, of any game."""
    match, _ = first_flick()
    window = Window(match, None)
    layout = window.layout
    outcome = simulate(layout, aimed(layout, "crystal-1", 2.0, 1200.0, 0.0, 0.0))
    window.part.screening.play(layout, outcome, window.now)
    window.settle()
    assert lying(window) == dict(outcome.rest)


def test_a_number_rises_on_the_side_where_fewer_pieces_lie() -> None:
    pawn, right, left, far = Pawn(100, 100), Pawn(150, 110), Pawn(60, 90), Pawn(150, 200)
    assert is_freer_leftwards(pawn, [pawn, right, far])
    assert not is_freer_leftwards(pawn, [pawn, left, far])
    assert not is_freer_leftwards(pawn, [pawn, left, right])


def test_the_tail_of_a_verdict_ends_at_the_rim() -> None:
    """It once lay over the face of the pawn, and over the sign that it bore."""
    window, _, _ = watched(HIT)
    window.settle()
    assert window.part.scene is not None
    piece = window.part.scene.pieces.lying["sword-1"]
    window.part.say("Sword 1 is hit.", "CAT-73", (piece.pawn.x, piece.pawn.y))
    bubble, rim = window.part._verdicts.bubble, piece.outline(window.part.scene.stage)
    assert bubble is not None
    assert bubble.tip_place[1] in (rim.top, rim.bottom)


def test_the_tail_of_a_verdict_lies_over_no_other_piece() -> None:
    """Where there was no room above, it once ran as a long thorn right across the crystal below."""
    kit = kit_of()
    room, at = Rect(0, 0, 1000, 500), (500, 60)
    there, crystal = Rect(480, 40, 40, 40), Rect(475, 100, 50, 50)
    spot = free_spot(kit, (260, 60), at, room, [there, crystal])
    assert spot.collidelist([there, crystal]) < 0
    assert not crystal.clipline(tip_of(kit, spot, at, [there, crystal]), (root_of(kit, spot, at[0]), spot.top))


def test_the_trail_of_what_leaves_the_mat_runs_out_while_it_falls() -> None:
    """It once hung in the air until the fall was over."""
    window, _, outcome = watched(OFF)
    assert outcome.left
    scene = window.part.scene
    assert scene is not None
    counts: list[int] = []
    falling = -1
    while window.part.rolling:
        window.frame()
        counts.append(len(scene.trails._ghosts))  # pyright: ignore[reportPrivateUsage]
        if scene.effects.holding:
            falling = counts[-1]
    assert max(counts) > 2
    assert falling == 0


def last_flick(**settings: object) -> tuple[Window, Outcome]:
    """The flick that ends a match has just been made."""
    match, _ = first_flick(skull_1=(200.0, 243.0))
    window = Window(match, None, **settings)  # type: ignore[arg-type]
    before = window.layout
    outcome = match.answer("flick sword-1 0deg 1500mm/s").outcome
    assert isinstance(outcome, Outcome)
    forecast = Forecast(say("verdict"), "good", "CAT-74", ("skull-1",), ends=True)
    window.part.screening.play(before, outcome, window.now, forecast)
    return window, outcome


def test_the_last_token_is_a_scene() -> None:
    window, outcome = last_flick()
    scene = window.part.scene
    assert scene is not None
    window.frame()
    assert scene.close_up.away
    while not window.part.screening.holds_breath:
        window.frame()
    assert window.now == pytest.approx(400, abs=3 * FRAME), "so long the camera has for its way"
    assert scene.close_up.share == pytest.approx(1, abs=0.05)
    heard = {name.partition("-")[0] for name in window.sounds.played}
    assert heard <= {"click", "wood", "thump"}, "nothing is heard but the contact"
    assert sum(name.startswith("click") for name in window.sounds.played) == 1
    assert len(window.desk.over.parts) == 2, "all else is darker"
    while window.part.rolling:
        window.frame()
    assert lying(window) == dict(outcome.rest)
    assert (window.drawn() == window.drawn_anew()).all()
    window.part.screening.retreat(window.now)
    window.settle()
    assert not scene.close_up.away
    assert (window.drawn() == window.drawn_anew()).all()


@pytest.mark.parametrize("settings", [{"effects": "calm"}, {"effects": "none"}, {"still": True}])
def test_the_camera_stays_where_somebody_wants_less(settings: dict[str, object]) -> None:
    window, _ = last_flick(**settings)
    while window.part.rolling:
        window.frame()
        assert window.part.scene is not None
        assert not window.part.scene.close_up.away


@pytest.mark.parametrize("sign", SOUNDS)
def test_a_sign_stands_over_its_pawn_and_goes(sign: SignName) -> None:
    match, _ = first_flick()
    window = Window(match, None)
    before = window.drawn()
    window.part.sign(sign, ["skull-1", "nobody"], ["−2", "−2"])
    for _ in range(6):
        window.frame()
    changed = (window.drawn() != before).any(axis=2)
    x, y = window.px("skull-1")
    assert changed[x - 90 : x + 90, y - 60 : y + 60].sum() == changed.sum() > 100
    assert (window.drawn() == window.drawn_anew()).all()
    assert window.sounds.played == [SOUNDS[sign]]
    window.settle()
    assert (window.drawn() == before).all()


def test_with_no_effects_there_are_no_signs_but_they_are_heard() -> None:
    match, _ = first_flick()
    window = Window(match, None, effects="none")
    window.part.sign("wound", ["skull-1"], ["−2"])
    assert window.frame() == []
    assert window.sounds.played == ["wound"]
