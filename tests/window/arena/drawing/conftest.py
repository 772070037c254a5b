"""Pieces are drawn without a window; only their numbers need a font. What is tested here is painted here: nothing comes
from what another run has kept."""

from collections.abc import Iterator

import pygame
import pytest

from flick.window.app.picture_cache import PictureCache
from flick.window.arena import table_art


@pytest.fixture(autouse=True, scope="package")
def fonts() -> None:
    pygame.font.init()


@pytest.fixture(autouse=True, scope="package")
def painted_here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    own = PictureCache(tmp_path_factory.mktemp("pictures"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table_art, "pictures", lambda: own)
        yield
