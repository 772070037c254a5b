"""What somebody has beside matches - achievements, campaigns, heroes, lessons, the key - and a machine that fails: the
old stays whole, nobody waits, and two programs at once do not undo one another's work."""

import errno
import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import pytest
import yaml

from flick import campaign, kept_drafts, origin, profile
from flick.games.ravenloft.game import GAME
from flick.places import home
from flick.table.sayings import Refused
from flick.window.match.lesson import lesson_progress
from tests.games_ravenloft.test_campaign import match_over, won

PAGE = Path(__file__).parent.parent.parent / "docs" / "own-heroes.md"


class Kept(NamedTuple):
    """Something that is written and read again: its file, another value each time, and what is read now."""

    file: Callable[[], Path]
    write: Callable[[int], object]
    read: Callable[[], Any]


def hero(number: int) -> Any:
    plain = yaml.safe_load(PAGE.read_text("utf-8").split("```yaml\n")[1].split("```")[0])
    folder = home() / "made"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{number}.yaml").write_text(yaml.safe_dump({**plain, "gender": ("he", "she")[number % 2]}), "utf-8")
    return kept_drafts.read(GAME, folder / f"{number}.yaml")


def hero_file() -> Path:
    return kept_drafts.folder_of(GAME) / "odo.yaml"


def keep_hero(number: int) -> None:
    kept_drafts.keep(GAME, hero(number), hero_file() if hero_file().exists() else None)


def stand(number: int) -> None:
    """Two adventures lead on to two others."""
    match = match_over(won(("out_of_the_grave", "the_icon_of_ravenloft")[number % 2], "ADV"))
    campaign.keep_standing(match)


def adventure() -> Any:
    found = campaign.kept_campaign("ravenloft")
    return None if found is None else found.options["adventure"]


KEPT: Mapping[str, Kept] = {
    "achievements": Kept(
        lambda: profile.profile_file("Ann"),
        lambda number: profile._add("Ann", "kinfire", [f"one-{number}"], None),
        lambda: profile.load_profile("Ann").achievements.get("kinfire"),
    ),
    "a campaign": Kept(lambda: campaign.campaign_file("ravenloft"), stand, adventure),
    "a hero": Kept(hero_file, keep_hero, lambda: [one.record.gender for one in kept_drafts.usable(GAME)]),
    "a lesson": Kept(
        lambda: home() / "lessons" / "kinfire.json",
        lambda number: lesson_progress.keep_progress("kinfire", lesson_progress.Progress(2 + number, 9)),
        lambda: lesson_progress.progress_of("kinfire").step,
    ),
}


@pytest.fixture(params=KEPT)
def kept(request: pytest.FixtureRequest) -> Kept:
    found = KEPT[request.param]
    found.write(0)
    assert found.read()
    return found


def refusal(kept: Kept) -> str:
    """Why another value is not kept; nothing where that is not told, or it is."""
    try:
        kept.write(1)
    except Refused as refused:
        return refused.say.id
    return ""


def litter(kept: Kept) -> list[str]:
    return [path.name for path in kept.file().parent.iterdir() if path.name.startswith(".")]


@pytest.mark.parametrize("call", ["fsync", "replace"])
@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO, errno.EACCES])
def test_where_it_cannot_be_written_the_old_one_stays(kept: Kept, call: str, error: int) -> None:
    before = kept.read()
    with mock.patch.object(os, call, side_effect=OSError(error, os.strerror(error))):
        assert refusal(kept) in ("", "file-unwritable")
    assert kept.read() == before
    assert litter(kept) == []


def test_a_kill_in_the_middle_leaves_the_old_one(kept: Kept) -> None:
    before = kept.read()
    with mock.patch.object(os, "replace", side_effect=KeyboardInterrupt), pytest.raises(KeyboardInterrupt):
        kept.write(1)
    assert kept.read() == before
    kept.write(1)
    assert kept.read() != before


def test_where_the_folder_has_gone_it_is_made_again(kept: Kept) -> None:
    kept.file().unlink()
    kept.file().parent.rmdir()
    kept.write(1)
    assert kept.read()


@pytest.mark.parametrize("how", ["a pipe", "a device", "a folder", "a loop", "noughts", "brackets", "another's"])
def test_another_thing_in_its_place_keeps_nobody_waiting(kept: Kept, how: str) -> None:
    path = kept.file()
    path.unlink()
    if how == "a pipe":
        os.mkfifo(path)
    elif how == "a device":
        path.symlink_to("/dev/zero")
    elif how == "a folder":
        path.mkdir()
    elif how == "a loop":
        path.symlink_to(path)
    else:
        path.write_bytes({"noughts": bytes(5_000), "brackets": b"[" * 5_000, "another's": b'{"x": [1]}'}[how])
    assert not kept.read() or kept.read() == 1
    assert refusal(kept) in ("", "file-unwritable")


def test_two_programs_write_at_once(kept: Kept) -> None:
    """One of both is there in the end, whole."""
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(kept.write, range(1, 25)))
    assert kept.read()
    assert litter(kept) == []


def test_two_programs_make_one_key() -> None:
    """Whichever is first; what the other signs is from here as well."""
    real = os.link

    def late(source: Any, target: Any) -> None:
        """The other program was quicker."""
        if not Path(target).exists():
            Path(target).write_bytes(bytes(origin.KEY_SIZE))
        real(source, target)

    with mock.patch.object(os, "link", late):
        assert origin._new_key() == bytes(origin.KEY_SIZE)
    assert origin._key() == bytes(origin.KEY_SIZE)


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EACCES])
def test_without_room_for_a_key_nothing_is_signed_and_all_is_played(error: int) -> None:
    with mock.patch.object(os, "fsync", side_effect=OSError(error, os.strerror(error))):
        assert origin._new_key() == b""
    assert not (home() / origin.KEY_FILE).exists()
