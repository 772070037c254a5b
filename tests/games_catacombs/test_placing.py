"""Where projectiles may be put (CAT-R27, CAT-R28), and where pawns come back to the mat (CAT-R32)."""

import math
from typing import Any

import msgspec
import pytest

from flick.arena.layout import Layout, Pawn, Pose
from flick.arena.outcome import Contact, Departure, Outcome
from flick.arena.shapes import gap
from flick.games.catacombs.cards import RANGED, ShotKind
from flick.games.catacombs.mat_edge import put_back
from flick.games.catacombs.room import Room, room_in, to_centre
from flick.games.catacombs.state import CatacombsState, pawn_of
from flick.table.line import Given
from flick.table.match import Match
from flick.table.rules import Flick, Place
from flick.table.sayings import Refused
from tests.games_catacombs.scene import act, holding, match_of, state_with, touch

HERE = (300.0, 150.0)
DIRECTIONS = pytest.mark.parametrize("degrees", range(0, 360, 45))
KINDS = pytest.mark.parametrize("kind", RANGED)


@pytest.fixture
def state() -> CatacombsState:
    """Sword 1 stands alone in the middle."""
    return state_with({"sword-1": HERE, "sword-2": (60, 60), "skull-1": (540, 60), "skull-2": (540, 250)})


def why(state: CatacombsState, kind: ShotKind, x: float, y: float, active: str = "sword-1") -> str | None:
    verdict = room_in(state, kind, active).refusal(x, y)
    if verdict is None:
        return None
    assert verdict.rule == "CAT-R27"
    return verdict.reason.id


def around(distance: float, degrees: float) -> tuple[float, float]:
    return HERE[0] + distance * math.cos(math.radians(degrees)), HERE[1] + distance * math.sin(math.radians(degrees))


def outline_gap(state: CatacombsState, kind: ShotKind, spot: tuple[float, float], other: str) -> float:
    pose, _ = room_in(state, kind, "sword-1").pose(*spot)
    piece, pawn = state.cuts[pawn_of(kind)].at(pose), state.layout().pawns[other]
    return gap(piece.chain, pose, pawn.chain, pawn.pose)


@DIRECTIONS
def test_a_missile_lies_at_most_25_mm_away(state: CatacombsState, degrees: float) -> None:
    """Half of 25 mm and half of 15 mm, and the gap between."""
    assert why(state, "missile", *around(20 + 25.0, degrees)) is None
    assert why(state, "missile", *around(20 + 25.1, degrees)) == "place-too-far"
    assert why(state, "missile", *around(20 + 0.0, degrees)) is None
    assert why(state, "missile", *around(20 - 0.1, degrees)) == "place-in-the-way"


@DIRECTIONS
def test_a_longbow_is_measured_from_its_near_end(state: CatacombsState, degrees: float) -> None:
    """It points away from the character, so half its length lies between its place and its near end."""
    half = state.cuts["longbow"].at((0, 0, 0)).chain.extent
    assert why(state, "longbow", *around(12.5 + half + 25.0, degrees)) is None
    assert why(state, "longbow", *around(12.5 + half + 25.1, degrees)) == "place-too-far"
    assert why(state, "longbow", *around(12.5 + half, degrees)) is None
    assert why(state, "longbow", *around(12.5 + half - 0.1, degrees)) == "place-in-the-way"


@pytest.mark.parametrize("other", ["skull-1", "sword-2", "crystal-1"])
def test_touching_a_pawn_is_allowed_and_overlapping_it_is_not(state: CatacombsState, other: str) -> None:
    radius = 15 if other.startswith("crystal") else 12.5
    state.pawns[other] = (HERE[0] + 30 + 7.5 + radius, HERE[1], 0.0)
    assert why(state, "missile", HERE[0] + 30, HERE[1]) is None
    assert why(state, "missile", HERE[0] + 30.1, HERE[1]) == "place-in-the-way"


def test_nothing_need_be_seen_from_the_character(state: CatacombsState) -> None:
    """CAT-R27: a pawn between character and projectile does not matter."""
    state.pawns["crystal-1"] = (HERE[0] + 25, HERE[1] + 12, 0.0)
    assert why(state, "missile", *around(44, 0)) is None


def test_all_of_a_projectile_lies_inside(state: CatacombsState) -> None:
    state.pawns["sword-1"] = (12.5, 100.0, 0.0)
    assert why(state, "fireball", 15, 135) is None
    assert why(state, "fireball", 14.9, 135) == "place-outside"


def test_a_longbow_starts_beside_either_character(state: CatacombsState) -> None:
    """CAT-63, CAT-64, CAT-R30: nothing else does, and not even a longbow beside an enemy."""
    x, y, _ = state.pawns["sword-2"]
    assert why(state, "longbow", x + 40, y) is None
    assert room_in(state, "longbow", "sword-1").pose(x + 40, y)[1] == "sword-2"
    assert why(state, "missile", x + 40, y) == "place-too-far"
    assert why(state, "missile", x + 40, y, active="sword-2") is None
    x, y, _ = state.pawns["skull-1"]
    assert why(state, "longbow", x - 40, y) == "place-too-far"


@KINDS
def test_suggestions_are_legal_and_different(state: CatacombsState, kind: ShotKind) -> None:
    spots = room_in(state, kind, "sword-1").suggestions()
    assert len(set(spots)) == len(spots) == 8
    assert all(why(state, kind, *spot) is None for spot in spots)
    for spot in spots[1 if kind != "longbow" else 8 :]:
        assert -0.05 <= outline_gap(state, kind, spot, "sword-1") <= 25.05


def walled_in() -> CatacombsState:
    """Sword 1 in its corner behind three crystals."""
    state = state_with({"sword-1": (12.5, 12.5), "sword-2": (540, 150), "skull-1": (540, 60), "skull-2": (540, 250)})
    state.pawns["crystal-1"] = (54.9, 15.0, 0.0)
    state.pawns["crystal-2"] = (42.6, 42.6, 0.0)
    state.pawns["crystal-3"] = (15.0, 54.9, 0.0)
    return state


@pytest.mark.parametrize("kind", ["fireball", "wave", "power_wave"])
def test_where_no_spot_is_legal_none_is_suggested(kind: ShotKind) -> None:
    """CAT-R28, and really none: a fine grid round about is refused throughout."""
    state = walled_in()
    assert room_in(state, kind, "sword-1").suggestions() == []
    grid = [(12.5 + 2 * i, 12.5 + 2 * k) for i in range(45) for k in range(45)]
    assert all(why(state, kind, *spot) is not None for spot in grid)


@KINDS
def test_the_first_spot_is_the_first_of_all_degrees_and_millimetres(state: CatacombsState, kind: ShotKind) -> None:
    """CAT-R35; those that are ruled out at once are refused."""
    for walled in (state, walled_in()):
        room = room_in(walled, kind, "sword-1")
        every = (
            room.spot(beside, to_centre(walled.arena.table, walled.pawns[beside]) - math.radians(step), distance)
            for beside in room.origins
            for step in range(360)
            for distance in range(60)
        )
        assert room.first() == next((spot for spot in every if room.refusal(*spot) is None), None)


def test_spots_are_suggested_to_whoever_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules need only know that there is one (CAT-R28)."""
    looked: list[str] = []
    suggestions = Room.suggestions

    def suggested(room: Room) -> list[tuple[float, float]]:
        looked.append(room.active)
        return suggestions(room)

    monkeypatch.setattr(Room, "suggestions", suggested)
    match = match_of(state=holding(state_with({}), "falconer"))
    act(match, "play falconer")
    fork = match.line.fork()
    assert looked == []
    assert isinstance(fork.decision, Place)
    assert len(fork.decision.suggestions) == len(list(fork.decision.suggestions)) == 8
    assert looked == ["sword-1"]


def test_a_longbow_finds_room_beside_the_team_mate() -> None:
    """CAT-R28: the shot is left out only where there is no room beside either."""
    room = room_in(walled_in(), "longbow", "sword-1")
    assert {room.pose(*spot)[1] for spot in room.suggestions()} == {"sword-2"}


def test_a_shot_without_room_is_left_out() -> None:
    """CAT-R28: Cave Delver's move, its wave left out, and what comes after it."""
    match = match_of(state=holding(walled_in(), "cave_delver"))
    act(match, "play cave_delver", "flick sword-1 225deg 140.1mm/s")
    assert "no-room" in [event.kind for event in match.events]
    assert isinstance(match.decision, Flick)
    assert match.decision.question == "obstacle-extra"


def mat(**pawns: tuple[float, float]) -> Layout:
    """The mat with nothing but these discs on it."""
    discs = {name: Pawn(x, y) for name, (x, y) in pawns.items()}
    return msgspec.structs.replace(state_with({}, arena_mode="mat").layout(), pawns=discs)


def sides(pawn: Pawn, pose: Pose) -> tuple[float, float, float, float]:
    """How far its rim is from the left, right, bottom and top edge."""
    spine, radius = pawn.chain.at(*pose), pawn.chain.radius
    xs, ys = [x for x, _ in spine], [y for _, y in spine]
    return min(xs) - radius, 610 - max(xs) - radius, min(ys) - radius, 355 - max(ys) - radius


@pytest.mark.parametrize(
    ("at", "back"),
    [
        ((0, 100), (12.5, 100)),
        ((610, 250), (597.5, 250)),
        ((200, 0), (200, 12.5)),
        ((400, 355), (400, 342.5)),
        ((0, 0), (12.5, 12.5)),
        ((610, 355), (597.5, 342.5)),
        ((0, 350), (12.5, 342.5)),
        ((606, 0), (597.5, 12.5)),
    ],
)
def test_a_disc_comes_back_touching_the_edge_where_it_left(at: tuple[float, float], back: tuple[float, float]) -> None:
    pose = put_back(mat(), Pawn(0, 0), *at)
    assert pose == pytest.approx((*back, 0.0))


@pytest.mark.parametrize("at", [(0, 100), (610, 250), (200, 0), (400, 355), (0, 3), (608, 355)])
@pytest.mark.parametrize("shape", ["longbow", "wave"])
@pytest.mark.parametrize("angle", [0.0, 0.7, 1.6, 3.0, -2.0])
def test_a_long_piece_comes_back_wholly_inside_as_it_lay(at: tuple[float, float], shape: Any, angle: float) -> None:
    pawn = Pawn(0, 0, angle, 38.0, shape)
    pose = put_back(mat(), pawn, *at)
    assert pose[2] == angle
    clear = sides(pawn, pose)
    assert min(clear) == pytest.approx(0, abs=1e-6)
    nearest = min(range(4), key=lambda k: (at[0], 610 - at[0], at[1], 355 - at[1])[k])
    assert clear[nearest] == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("at", [(0, 100), (610, 250), (200, 0), (400, 355), (0, 0), (610, 0), (0, 355), (610, 355)])
def test_where_somebody_lies_it_comes_back_beside_him(at: tuple[float, float]) -> None:
    """The nearest free spot along the edge; in a corner, round it."""
    x, y = min(max(at[0], 12.5), 597.5), min(max(at[1], 12.5), 342.5)
    layout = mat(taken=(x, y))
    pose = put_back(layout, Pawn(0, 0), *at)
    assert 25 <= math.dist(pose[:2], (x, y)) < 26.1
    assert min(sides(Pawn(0, 0), pose)) == pytest.approx(0, abs=1e-6)


def test_a_row_along_the_edge_is_passed() -> None:
    layout = mat(a=(300, 12.5), b=(325, 12.5), c=(350, 12.5), d=(275, 12.5))
    pose = put_back(layout, Pawn(0, 0), 310, 0)
    assert pose[1] == pytest.approx(12.5)
    assert 249 < pose[0] <= 250


@pytest.mark.parametrize("beside", [(0.0, 100.0), (610.0, 250.0), (200.0, 0.0), (400.0, 355.0), (0.0, 0.0)])
def test_beside_whoever_lies_half_over_the_edge_there_is_room_inside(beside: tuple[float, float]) -> None:
    """Its centre is on the mat, so it stays (CAT-R32); a projectile lies wholly inside (CAT-R27)."""
    state = state_with({"sword-1": beside, "sword-2": (300, 177)}, arena_mode="mat")
    room = room_in(state, "fireball", "sword-1")
    spots = room.suggestions()
    assert len(spots) >= 2
    for spot in spots:
        pose, _ = room.pose(*spot)
        assert min(sides(state.cuts["fireball"].at(pose), pose)) >= -0.05
    pose = put_back(mat(half=beside), Pawn(0, 0), *beside)
    assert math.dist(pose[:2], beside) >= 25
    assert min(sides(Pawn(0, 0), pose)) == pytest.approx(0, abs=1e-6)


def fly_off(match: Match, text: str, *left: Departure, contacts: tuple[Contact, ...] = ()) -> None:
    """A flick after which those pawns have left the mat, and which touched whom ``contacts`` say."""
    given = match.line.read(text)
    outcome: Outcome = given.outcome
    gone = [departure.pawn for departure in left]
    rest = {name: pose for name, pose in outcome.rest.items() if name not in gone}
    changed = msgspec.structs.replace(outcome, left=left, rest=rest, contacts=contacts)
    match.take(Given((given.value[0], changed), given.text, changed))
    match.settle()


def mat_match(card: str, **pawns: tuple[float, float]) -> Match:
    """Sword 1 stands near the east edge of the mat and holds that card."""
    return match_of(state=holding(state_with({"sword-1": (500, 150), **pawns}, arena_mode="mat"), card))


def test_several_come_back_in_the_order_of_leaving() -> None:
    """CAT-R32: the first has the very place."""
    match = mat_match("paladin")
    act(match, "play paladin")
    off = [
        Departure(pawn, t, 610.0, 150.0, 0.0) for pawn, t in (("skull-2", 0.1), ("crystal-2", 0.2), ("sword-1", 0.3))
    ]
    fly_off(match, "flick sword-1 0deg 900mm/s", *off)
    pawns = match.state.pawns
    assert pawns["skull-2"] == (597.5, 150.0, 0.0)
    assert pawns["crystal-2"][0] == 595.0
    assert 27.4 < abs(pawns["crystal-2"][1] - 150) < 29
    assert abs(pawns["sword-1"][1] - 150) >= 25
    assert match.game.inventory(match.state)["obstacles"] == 5


def test_three_that_left_at_one_corner_come_back_along_its_edges() -> None:
    """CAT-R32: the first has the corner, the others the nearest free spots on either side of it."""
    match = mat_match("paladin")
    act(match, "play paladin")
    off = [Departure(pawn, 0.1, 0.0, 0.0, 0.0) for pawn in ("crystal-2", "skull-2", "sword-2")]
    fly_off(match, "flick sword-1 0deg 900mm/s", *off)
    back = [match.state.pawns[departure.pawn][:2] for departure in off]
    assert back[0] == (15.0, 15.0)
    assert {place.index(12.5) for place in back[1:]} == {0, 1}
    for place in back[1:]:
        assert 27.5 <= math.dist(place, back[0]) < 29


def test_a_projectile_that_left_is_gone_and_in_nobodys_way() -> None:
    """CAT-R32."""
    match = mat_match("falconer")
    act(match, "play falconer", "place missile 530.0,150.0")
    off = [Departure("missile", 0.1, 610.0, 150.0, 0.0), Departure("skull-2", 0.2, 610.0, 150.0, 0.0)]
    fly_off(match, "flick missile 0deg 900mm/s", *off)
    assert match.state.pawns["skull-2"] == (597.5, 150.0, 0.0)
    assert match.state.projectile is None
    assert "projectile-gone" in [event.kind for event in match.events]


def test_a_targeted_projectile_comes_back_for_its_second_flick() -> None:
    """CAT-R25, CAT-R32; after the second it is gone like any other."""
    match = mat_match("enchantress")
    act(match, "play enchantress", "flick sword-1 180deg 140.1mm/s", "target skull-1", "place fireball 540.0,150.0")
    fly_off(match, "flick fireball 0deg 900mm/s", Departure("fireball", 0.1, 610.0, 150.0, 0.5))
    assert match.state.projectile is not None
    assert match.state.projectile.pose == (595.0, 150.0, 0.5)
    fly_off(match, "flick fireball 0deg 900mm/s", Departure("fireball", 0.1, 610.0, 150.0, 0.5))
    assert match.state.projectile is None


def test_a_targeted_projectile_that_hit_is_not_flicked_again_and_gone() -> None:
    """CAT-R32: it comes back for a second flick only, so it leaves the edge to the others."""
    match = mat_match("enchantress")
    act(match, "play enchantress", "flick sword-1 180deg 140.1mm/s", "target skull-1", "place fireball 540.0,150.0")
    off = [Departure("fireball", 0.1, 610.0, 150.0, 0.0), Departure("skull-1", 0.2, 610.0, 150.0, 0.0)]
    fly_off(match, "flick fireball 0deg 900mm/s", *off, contacts=(touch(0.05, "fireball", "skull-1"),))
    assert match.state.pawns["skull-1"] == (597.5, 150.0, 0.0)
    assert match.state.projectile is None
    assert match.state.teams["skull"].reserve == 7


def test_a_refused_place_leaves_everything_as_it_was() -> None:
    match = mat_match("falconer")
    act(match, "play falconer")
    with pytest.raises(Refused) as refused:
        match.answer("place missile 600.0,10.0")
    assert refused.value.rule == "CAT-R27"
    assert match.state.projectile is None
