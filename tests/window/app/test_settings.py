"""Settings: kept between runs, and never a reason not to start."""

import msgspec
import pytest

from flick.window.app.scale import interface_scale
from flick.window.app.settings import Settings, load_settings, save_settings, settings_file


@pytest.fixture(autouse=True)
def _home(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLICK_HOME", str(tmp_path))


def test_what_was_chosen_is_kept() -> None:
    chosen = Settings(language="fr", palette="colour-blind", scale=150, mute=True, name="Camille")
    assert save_settings(chosen)
    assert load_settings() == chosen


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"\xff\xfe", b'"scale"', b"[" * 100_000])
def test_a_file_that_cannot_be_read_leaves_everything_as_it_was_at_first(content: bytes) -> None:
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_bytes(content)
    assert load_settings() == Settings()


def test_what_is_no_such_setting_is_left_out() -> None:
    file = {"scale": 1000, "palette": "colour-blind", "mute": "yes", "wings": 2, "volume": 30}
    settings_file().parent.mkdir(parents=True, exist_ok=True)
    settings_file().write_bytes(msgspec.json.encode(file))
    assert load_settings() == Settings(palette="colour-blind", volume=30)


def test_where_nothing_can_be_written_nothing_breaks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLICK_HOME", "/dev/null/nowhere")
    assert not save_settings(Settings())
    assert load_settings() == Settings()


WINDOWS = [
    ((1024, 640), 100),
    ((1280, 720), 100),
    ((1280, 1440), 100),
    ((1366, 768), 105),
    ((1920, 1080), 140),
    ((2560, 1440), 175),
    ((3840, 2160), 240),
]


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
def test_the_scale_follows_the_window(size: tuple[int, int], scale: int) -> None:
    assert interface_scale(Settings().scale, size) == scale
    assert size[0] * 100 / scale <= 1700
    assert interface_scale(120, size) == 120


def test_a_scale_that_nobody_could_choose_is_the_nearest_one() -> None:
    assert interface_scale(12, (1280, 720)) == 80
