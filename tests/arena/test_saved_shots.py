"""Shots kept in ``tests/shots``: each once showed, or could show, something going wrong. ``why`` says what."""

import math
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from flick.arena.flick import Shot, simulate
from flick.arena.layout import Layout, check
from tests.arena.ledger import Ledger

SHOTS = sorted((Path(__file__).parents[1] / "shots").glob("*.json"))


class Expected(msgspec.Struct, forbid_unknown_fields=True):
    """``contacts`` in order, or the first of them when ``only_first``; places in mm, give or take ``tolerance``."""

    contacts: list[tuple[str, str]]
    left: list[str]
    rest: dict[str, tuple[float, float]]
    tolerance: float
    only_first: bool = False


class SavedShot(msgspec.Struct, forbid_unknown_fields=True):
    """A shot worth keeping."""

    why: str
    layout: Layout
    shot: Shot
    expected: Expected


def test_there_are_saved_shots() -> None:
    assert len(SHOTS) >= 10


@pytest.mark.parametrize("path", SHOTS, ids=lambda path: path.stem)
def test_a_saved_shot_goes_as_it_should(path: Path) -> None:
    saved = msgspec.json.decode(path.read_bytes(), type=SavedShot)
    expected = saved.expected
    outcome = simulate(saved.layout, saved.shot)
    contacts = [(contact.a, contact.b) for contact in outcome.contacts]
    assert contacts[: len(expected.contacts) if expected.only_first else None] == expected.contacts, saved.why
    assert [departure.pawn for departure in outcome.left] == expected.left, saved.why
    for name, at in expected.rest.items():
        assert math.dist(outcome.rest[name][:2], at) <= expected.tolerance, f"{name}: {saved.why}"
    check(saved.layout.without(*expected.left).with_poses(outcome.rest))


@pytest.mark.parametrize("path", SHOTS, ids=lambda path: path.stem)
def test_energy_never_grows_in_a_saved_shot(path: Path) -> None:
    saved = msgspec.json.decode(path.read_bytes(), type=SavedShot)
    ledger = Ledger(saved.layout, saved.shot)
    ledger.follow()
    energies = [energy for _, energy in ledger.rows]
    assert max(later - sooner for sooner, later in pairwise(energies)) <= 1e-9 * energies[0], saved.why
