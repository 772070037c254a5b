"""Pictures that are kept: the same pixels, known by all they are made from, never more than there is room for."""

import ast
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pygame
import pytest
from pygame import SRCALPHA, Surface

from flick.places import PACKAGE
from flick.window.app import picture_cache
from flick.window.app.picture_cache import HEAD, KIND, SOURCES, PictureCache
from flick.window.app.theme import Theme
from flick.window.widgets.surfaces import Laid

THEME = Theme()
BYTES = HEAD.size + 4 * 4 * 4
"""Of a picture of the painter's."""


class Painter:
    """Paints squares, and counts them."""

    def __init__(self) -> None:
        self.painted = 0

    def __call__(self) -> Surface:
        self.painted += 1
        square = Surface((4, 4), SRCALPHA, 32)
        square.fill((self.painted, 2, 3, 100))
        return square


@pytest.fixture
def painter() -> Painter:
    return Painter()


@pytest.fixture
def cache(tmp_path: Path) -> PictureCache:
    return PictureCache(tmp_path / "pictures")


def files(cache: PictureCache) -> list[Path]:
    return sorted(cache.folder.iterdir())


@pytest.mark.parametrize("flags", [0, SRCALPHA])
def test_what_is_read_is_what_was_painted(cache: PictureCache, flags: int) -> None:
    drawn = Surface((5, 3), flags, 32)
    drawn.fill((10, 20, 30, 40))
    drawn.set_at((4, 2), (50, 60, 70, 80))
    cache.laid(THEME, "it", lambda: Laid(drawn, -7, 9))
    read = cache.laid(THEME, "it", lambda: pytest.fail("it lies there"))
    assert (read.left, read.top) == (-7, 9)
    assert pygame.image.tobytes(read.surface, "RGBA") == pygame.image.tobytes(drawn, "RGBA")
    assert read.surface.get_flags() == drawn.get_flags()
    assert read.surface.get_masks() == drawn.get_masks()


def test_whatever_a_picture_is_made_from_tells_it_from_others(
    cache: PictureCache, painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    themes = [THEME, Theme("colour-blind"), Theme("high-contrast"), Theme(scale=1.5)]
    for theme in themes:
        for key in (("face", 1), ("face", 2), ("face", "2")):
            cache.surface(theme, key, painter)
    assert painter.painted == 3 * len(themes)
    monkeypatch.setattr(picture_cache, "_painters", lambda: "of tomorrow")
    cache.surface(THEME, ("face", 1), painter)
    assert painter.painted == 3 * len(themes) + 1


@pytest.mark.parametrize("broken", [b"", b"nothing", b"x" * BYTES])
def test_what_cannot_be_read_is_painted(cache: PictureCache, painter: Painter, broken: bytes) -> None:
    cache.surface(THEME, "it", painter)
    (file,) = files(cache)
    for content in (broken, file.read_bytes()[:-1]):
        file.write_bytes(content)
        before = painter.painted
        cache.surface(THEME, "it", painter)
        assert painter.painted == before + 1
        assert len(file.read_bytes()) == BYTES


def test_without_a_folder_everything_is_painted(tmp_path: Path, painter: Painter) -> None:
    (tmp_path / "taken").write_text("a file")
    cache = PictureCache(tmp_path / "taken")
    for _ in range(2):
        assert cache.surface(THEME, "it", painter).get_at((0, 0)).g == 2
    assert painter.painted == 2


def test_the_oldest_go_where_there_is_no_room(tmp_path: Path, painter: Painter) -> None:
    cache = PictureCache(tmp_path, 8 * BYTES)
    for number in range(40):
        cache.surface(THEME, number, painter)
        for age, file in enumerate(sorted(files(cache), key=lambda file: file.stat().st_mtime_ns, reverse=True)):
            os.utime(file, (1e9 - age, 1e9 - age))
        assert len(files(cache)) <= 9
    cache.surface(THEME, 39, lambda: pytest.fail("it is the newest"))


def test_many_paint_at_once_and_nobody_reads_half_a_picture(cache: PictureCache) -> None:
    def paint() -> Surface:
        made = Surface((90, 90), SRCALPHA, 32)
        made.fill((1, 2, 3, 4))
        return made

    with ThreadPoolExecutor(8) as all_of_them:
        jobs = [all_of_them.submit(cache.surface, THEME, number % 3, paint) for number in range(60)]
    assert all(job.result().get_at((89, 89)) == (1, 2, 3, 4) for job in jobs)
    assert [file.suffix for file in files(cache)] == [KIND] * 3


def test_no_painter_imports_another_that_the_cache_does_not_know() -> None:
    """A change of any of them makes all pictures be painted anew. What is said on a card is told apart as it is set,
    and the ground of a map by its places; what is laid on that by a kit of parts is not
    kept, nor are pictures of flicks."""
    apart = ("flick.places", "flick.limits", "flick.table.content", "flick.table.sayings", "flick.table.words")
    apart += ("flick.table.files", "flick.table.game", "flick.arena.outcome", "flick.arena.shot")
    apart += (
        "flick.table.ground",
        "flick.table.board",
        "flick.window.arena.flicking.arena_view",
        "flick.window.widgets",
    )
    apart += ("flick.window.app.workers", "flick.window.board.layout_file")
    sources = [PACKAGE / source for source in SOURCES]
    for source in sources:
        for path in source.rglob("*.py") if source.is_dir() else [source]:
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
                names = [f"{module}.{name.name}" for name in node.names] if isinstance(node, ast.ImportFrom) else []
                for name in names:
                    if name.startswith("flick.") and not name.startswith(apart):
                        assert any(lies_in(name, source) for source in sources), f"{path} imports {name}"


def lies_in(name: str, source: Path) -> bool:
    """Whether a name of a module, or of something in it, belongs to a file or a folder of sources."""
    parts = name.split(".")[1:]
    folder = PACKAGE.joinpath(*parts[: len(source.relative_to(PACKAGE).parts)])
    return folder.with_suffix(source.suffix) == source
