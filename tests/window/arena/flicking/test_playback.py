"""Watching a shot, and hearing it."""

import itertools
import math
from itertools import pairwise
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flick.arena.flick import aimed, simulate
from flick.arena.layout import Layout, Pawn, Physics, Pose, Table
from flick.arena.outcome import Contact, Outcome, pack_track
from flick.arena.shapes import gap
from flick.places import shipped
from flick.window.arena.flicking.playback import REAL, SLOW, Due, Playback
from flick.window.arena.flicking.shot_sounds import SILENT, STRONG, click_of, knocks_of, layers_of, loudness, pan_at
from flick.window.arena.flicking.tempo import HELD, MOST_HELD, held_at, tempo_of
from tests.arena.scenes import random_scene
from tests.window.arena.flicking.scene import start_of_catacombs

SOUNDS = [path.stem for path in (shipped("assets") / "sounds").glob("*.wav")]


LAYOUT = start_of_catacombs().layout()
OUTCOME = simulate(LAYOUT, aimed(LAYOUT, "sword-1", math.radians(-27), 2200))
NOW = 5000.0


@pytest.fixture
def film() -> Playback:
    return Playback(LAYOUT, OUTCOME, NOW)


def shots(count: int) -> list[tuple[Layout, Outcome]]:
    """Flicks on full tables, mats too, at another pawn."""
    found: list[tuple[Layout, Outcome]] = []
    for seed in range(count):
        random = Random(seed)
        edge = "mat" if seed % 3 == 0 else "walls"
        layout, launch = random_scene(random, 10, edge, physics=Physics(), aimed=True)
        speed = math.hypot(launch.vx, launch.vy)
        angle = math.atan2(launch.vy, launch.vx)
        found.append((layout, simulate(layout, aimed(layout, launch.pawn, angle, speed))))
    return found


SHOTS = shots(30)


def contact(t: float, a: str, b: str, impulse: float, x: float = 100.0) -> Contact:
    return Contact(t, a, b, impulse, (a,), x, 100.0)


def outcome_with(*contacts: Contact) -> Outcome:
    return Outcome("sword-1", {}, contacts, (), 2.0, False, pack_track({}))


def at(film: Playback, t: float) -> dict[str, Pose]:
    """Every pawn at so many s of the shot."""
    return film.motion.poses(t)


def watch(film: Playback, step: float, since: float = NOW) -> list[tuple[float, float, Due]]:
    """Every frame of it, ``step`` ms each: when it was, how far the shot was then, and what happened in it."""
    found: list[tuple[float, float, Due]] = []
    now = since
    while not film.done or not found:
        due = film.tick(now)
        found.append((now, film.t, due))
        now += step
        assert len(found) < 20_000
    return found


def test_it_ends_exactly_as_everything_rests() -> None:
    for layout, outcome in SHOTS:
        film = Playback(layout, outcome, NOW)
        watch(film, 16)
        assert film.poses == outcome.rest
        late = at(film, outcome.duration - 1e-5)
        assert set(late) - {gone.pawn for gone in outcome.left} == set(outcome.rest)
        for name, pose in outcome.rest.items():
            assert math.dist(late[name][:2], pose[:2]) <= 0.015
            assert math.remainder(late[name][2] - pose[2], math.tau) == pytest.approx(0, abs=0.01)


def test_it_begins_where_everything_lay(film: Playback) -> None:
    film.tick(NOW)
    assert film.poses == {name: pawn.pose for name, pawn in LAYOUT.pawns.items()}


def test_recorded_poses_are_shown_when_they_were() -> None:
    for layout, outcome in SHOTS[:5]:
        film = Playback(layout, outcome, 0)
        for name, rows in outcome.track.poses().items():
            for k in range(1, len(rows), 7):
                if k / 120 < outcome.duration - 1e-9:
                    assert at(film, k / 120)[name] == pytest.approx(rows[k], abs=1e-6)


def test_what_touches_is_seen_to_touch() -> None:
    """At the time of a contact the rims meet, though poses are recorded only every 8 ms."""
    gaps: list[float] = []
    for layout, outcome in SHOTS:
        film = Playback(layout, outcome, 0)
        for touch in outcome.contacts:
            poses = at(film, touch.t)
            if touch.a in poses and touch.b in poses:
                one, two = (layout.pawns[name].chain for name in (touch.a, touch.b))
                gaps.append(abs(gap(one, poses[touch.a], two, poses[touch.b])))
    gaps.sort()
    assert len(gaps) > 40
    assert gaps[len(gaps) // 2] <= 0.1
    assert gaps[len(gaps) * 9 // 10] <= 0.5


def test_what_leaves_the_mat_disappears_then() -> None:
    checked = 0
    for layout, outcome in SHOTS:
        film = Playback(layout, outcome, 0)
        for gone in outcome.left:
            before, after = at(film, gone.t - 1e-6), at(film, gone.t + 1e-6)
            assert math.dist(before[gone.pawn][:2], (gone.x, gone.y)) <= 0.05
            assert gone.pawn not in after
            assert any(knock.sound == "fall" and knock.t == gone.t for knock in film.knocks)
            checked += 1
    assert checked >= 3


def test_at_other_paces() -> None:
    """At a quarter from 100 ms on, then still, then real; nothing is touched meanwhile."""
    outcome = msgspec.structs.replace(OUTCOME, contacts=())
    film = Playback(LAYOUT, outcome, NOW)
    film.tick(NOW + 50)
    film.tick(NOW + 100)
    film.pace = SLOW
    assert film.t == pytest.approx(0.100)
    for k in range(1, 5):
        film.tick(NOW + 100 + 50 * k)
    assert film.t == pytest.approx(0.150)
    film.pace = 0
    film.tick(NOW + 9000)
    assert film.t == pytest.approx(0.150)
    film.pace = REAL
    film.tick(NOW + 9040)
    assert film.t == pytest.approx(0.190)


def test_skipped_and_watched_again(film: Playback) -> None:
    film.tick(NOW + 10)
    film.skip()
    assert film.done
    assert film.poses == OUTCOME.rest
    assert film.tick(NOW + 21) == Due([], [], [])
    film.again(NOW + 3000)
    assert not film.done
    assert film.poses == {name: pawn.pose for name, pawn in LAYOUT.pawns.items()}
    frames = watch(film, 16, NOW + 3000)
    assert [contact for _, _, due in frames for contact in due.contacts] == film.contacts


@given(st.lists(st.floats(0.1, 900), min_size=1, max_size=60), st.sampled_from((0.1, 0.25, 1.0, 4.0)))
def test_everything_is_due_once_and_contacts_when_they_happen(steps: list[float], pace: float) -> None:
    """However slow the machine is: what touches is seen to touch, and heard in the same frame."""
    film = Playback(LAYOUT, OUTCOME, NOW, pace=pace, tempo=tempo_of(OUTCOME, (), pace, 1.0))
    now, frames = NOW, [film.tick(NOW)]
    for step in itertools.cycle(steps):
        now += step
        frames.append(film.tick(now))
        assert all(contact.t == film.t for contact in frames[-1].contacts)
        heard = [knock.t for knock in frames[-1].knocks if any(knock.t == contact.t for contact in film.contacts)]
        assert all(t == film.t for t in heard)
        if film.done:
            break
    assert [knock for due in frames for knock in due.knocks] == film.knocks
    assert [contact for due in frames for contact in due.contacts] == film.contacts


def test_a_blow_holds_time_the_longer_the_harder_it_is() -> None:
    assert held_at(0.05 * STRONG) == 0
    assert held_at(STRONG) == held_at(9 * STRONG) == HELD
    assert 0 < held_at(0.5 * STRONG) < HELD
    hard = outcome_with(*(contact(0.1 * k, "sword-1", "skull-1", STRONG) for k in range(1, 15)))
    assert tempo_of(hard, (), 1.0, 1.0).held == pytest.approx(MOST_HELD)
    assert tempo_of(hard, (), 1.0, 0.0).held == 0


def test_a_wound_slows_time_to_a_third_for_a_third_of_a_second() -> None:
    touch = contact(0.2, "sword-1", "skull-1", 0.0)
    outcome = outcome_with(touch)
    plain = len(watch(Playback(LAYOUT, outcome, NOW), 1))
    film = Playback(LAYOUT, outcome, NOW, tempo=tempo_of(outcome, [touch], 1.0, 1.0))
    frames = watch(film, 1)
    assert len(frames) - plain == pytest.approx(350 * (1 - 1 / 3), abs=3)


def test_round_the_last_contact_time_goes_at_a_quarter_from_before_it_on() -> None:
    for t in (0.03, 0.5):
        touch = contact(t, "sword-1", "skull-1", 3000.0)
        outcome = outcome_with(touch)
        film = Playback(LAYOUT, outcome, NOW, tempo=tempo_of(outcome, [touch], 1.0, 1.0, last=True))
        frames = watch(film, 10)
        reached = next(now for now, passed, _ in frames if passed >= t)
        since = next(now for now, passed, _ in frames if passed >= max(0.0, t - 0.1) - 1e-3)
        assert reached - since == pytest.approx(400, abs=25)


def test_sliding_fades_with_the_pawns(film: Playback) -> None:
    film.tick(NOW + 1)
    full = film.sliding
    assert full == pytest.approx((2200 / 2400) ** 0.6, abs=0.05)
    film.pace = SLOW
    assert film.sliding == pytest.approx(full / 4**0.6, abs=0.01)
    film.pace = 0
    assert film.sliding == 0
    film.pace = REAL
    watch(film, 16, NOW + 1)
    assert film.sliding == 0


def test_every_sound_is_in_the_book() -> None:
    heard: set[str] = set()
    for layout, outcome in [*SHOTS, (LAYOUT, OUTCOME)]:
        for knock in knocks_of(layout, outcome):
            assert knock.sound in SOUNDS
            assert 0 < knock.volume <= 1
            assert abs(knock.pan) <= 0.5
            heard.add(knock.sound.partition("-")[0])
    assert heard >= {"click", "wood", "crystal", "wall", "thump", "flick", "fall"}


@pytest.mark.parametrize(
    ("one", "other", "bodies"),
    [
        ("sword-1", "skull-1", ["wood-hard-a", "wood-hard-b"]),
        ("sword-1", "crystal-1", ["wood-hard-a", "crystal-hard-b"]),
        ("crystal-2", "crystal-1", ["crystal-hard-a", "crystal-hard-b"]),
        ("sword-1", "wall:north", ["wood-hard-a", "wall-hard-b"]),
        ("crystal-1", "wall:north", ["crystal-hard-a", "wall-hard-b"]),
        ("longbow", "sword-1", ["long-hard-a", "wood-hard-b"]),
        ("longbow", "wall:north", ["long-hard-a", "wall-hard-b"]),
    ],
)
def test_both_that_meet_are_heard_over_the_click_and_the_table(one: str, other: str, bodies: list[str]) -> None:
    layout = LAYOUT.adding("longbow", Pawn(300, 20, diameter=19, shape="longbow"))
    heard = [knock.sound for knock in knocks_of(layout, outcome_with(contact(0.1, one, other, STRONG)))]
    assert heard[1:] == ["click-hard-a", *bodies, "thump-cloth"]


def test_the_harder_the_blow_the_more_layers_it_has() -> None:
    """A touch is a click, a blow rings, and a hard one goes into the table, which is of cloth or of wood."""
    kinds: list[list[str]] = []
    for impulse in (12, 400, STRONG):
        layers = layers_of(LAYOUT, contact(0.1, "sword-1", "wall:north", impulse), 0)
        kinds.append([layer.sound.partition("-")[0] for layer in layers])
        assert len(layers) <= 4
    assert kinds == [["click"], ["click", "wood", "wall"], ["click", "wood", "wall", "thump"]]
    boards = msgspec.structs.replace(LAYOUT, table=msgspec.structs.replace(LAYOUT.table, floor="boards"))
    assert layers_of(boards, contact(0.1, "sword-1", "skull-1", STRONG), 0)[-1].sound == "thump-board"


def test_louder_is_louder() -> None:
    """In every layer; the three strengths join without a step: each at full volume is half of the next."""
    below = {"hard": 1.0, "medium": 0.5, "soft": 0.25}
    impulses = (10, 50, 200, 496, 497, 1000, 1574, 1576, 3000, 5000, 9000)
    levels: dict[str, list[float]] = {"click": [], "wood": [], "thump": []}
    for impulse in impulses:
        for sound, volume in layers_of(LAYOUT, contact(0.1, "sword-1", "skull-1", impulse), 0):
            kind, strength = sound.split("-")[:2]
            levels[kind].append(volume * below.get(strength, 1.0))
            assert 0 < volume <= 1
    assert levels["click"] == pytest.approx([min(1, (impulse / 5000) ** 0.6) for impulse in impulses])
    assert all(found == sorted(found) for found in levels.values())


def test_what_is_too_soft_is_not_heard() -> None:
    assert len(knocks_of(LAYOUT, outcome_with(contact(0.1, "sword-1", "skull-1", 7)))) == 1
    assert len(knocks_of(LAYOUT, outcome_with(contact(0.1, "sword-1", "skull-1", 8)))) == 2


def test_every_contact_that_is_seen_is_heard_then() -> None:
    """Of contacts at the very same time the strongest; others have a frame each, however close together they are."""
    for layout, outcome in SHOTS:
        heard = {knock.t for knock in knocks_of(layout, outcome)}
        assert heard >= {touch.t for touch in outcome.contacts if loudness(touch.impulse) >= SILENT}
    same = contact(0.1, "sword-1", "skull-1", 100), contact(0.1, "skull-1", "wall:east", 2000)
    close = contact(0.101, "skull-1", "sword-1", 100)
    knocks = knocks_of(LAYOUT, outcome_with(*same, close))
    assert sorted({knock.t for knock in knocks}) == [0, 0.1, 0.101]
    assert any(knock.sound.startswith("wall") for knock in knocks)


def test_sounds_come_from_their_side() -> None:
    assert [pan_at(x, 610) for x in (0, 305, 610, 700)] == [-0.5, 0, 0.5, 0.5]
    layout = Layout(Table(610, 355, "walls"), {"sword-1": Pawn(100, 100), "skull-1": Pawn(500, 100)})
    right = knocks_of(layout, outcome_with(contact(0.1, "sword-1", "skull-1", 900, x=600.0)))
    assert right[0].pan < 0 < right[1].pan


def test_variations_take_turns() -> None:
    touches = [contact(0.1 + k, "sword-1", "skull-1", 5000) for k in range(4)]
    sounds = [knock.sound for knock in knocks_of(LAYOUT, outcome_with(*touches)) if knock.sound.startswith("click")]
    assert sounds == ["click-hard-a", "click-hard-b", "click-hard-c", "click-hard-a"]


def test_a_pull_clicks_at_every_tenth() -> None:
    powers = [None, 0.0, 0.05, 0.1, 0.15, 0.2, 0.31, 0.95, 1.0, 1.0, 0.9, 0.05, None]
    clicks = [click_of(before, after) for before, after in pairwise(powers)]
    assert [click and int(click[-1]) for click in clicks] == [*[None] * 2, 1, None, 1, 2, 5, 5, None, 5, None, None]
    assert all(click is None or click in SOUNDS for click in clicks)
