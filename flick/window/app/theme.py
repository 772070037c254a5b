"""The theme: every colour, type size and duration by its name, in one of three palettes, at any scale.

The names and values stand in ``assets/theme`` and among the content of games; nothing else in the window knows a
colour.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal, TypeAlias

from pygame import Color
from pygame.font import Font

from flick import places
from flick.paint.palette import Palette, PaletteName
from flick.table import content
from flick.window.app.fine_font import FineFont

Face: TypeAlias = Literal["serif", "serif-italic", "serif-semibold", "serif-bold", "serif-black", "sans", "sans-bold"]

FILES: Mapping[Face, tuple[str, str]] = {
    "serif": ("font_source_serif_pro", "files/SourceSerifPro-Regular.otf"),
    "serif-italic": ("font_source_serif_pro", "files/SourceSerifPro-It.otf"),
    "serif-semibold": ("font_source_serif_pro", "files/SourceSerifPro-Semibold.otf"),
    "serif-bold": ("font_source_serif_pro", "files/SourceSerifPro-Bold.otf"),
    "serif-black": ("font_source_serif_pro", "files/SourceSerifPro-Black.otf"),
    "sans": ("font_source_sans_pro", "files/SourceSansPro-Regular.otf"),
    "sans-bold": ("font_source_sans_pro", "files/SourceSansPro-Bold.otf"),
}


SMALL = 18
"""Up to so many pixels, letters stand at quarters of a pixel; larger ones look the same without."""

FONTS = 200
"""So many fonts stay open, of all faces and heights: each takes 120 to 550 KB, and as a window
changes its size there would be more and more of them."""


class Theme(Palette):
    """One palette at one interface scale (1.0 is 100 %, 0.8 to 2.0)."""

    def __init__(self, palette: PaletteName = "normal", scale: float = 1.0, *, still: bool = False) -> None:
        """``still`` makes everything take no time at all: reduced motion."""
        super().__init__(palette)
        self.scale = scale
        self.still = still

    @property
    def palette(self) -> PaletteName:
        """Which of the three palettes it has."""
        return self.name

    def colour(self, name: str, opacity: float = 1.0) -> Color:
        """A colour by its name, for pygame."""
        colour = Color(f"#{self.digits(name)}")
        colour.a = round(255 * opacity)
        return colour

    def px(self, size: float) -> int:
        """So many pixels of the design (1280 x 720 at 100 %) at this scale; at least one where there are any."""
        return max(1, round(size * self.scale)) if size > 0 else round(size * self.scale)

    def ms(self, name: str) -> int:
        """How long a motion takes, in milliseconds."""
        return 0 if self.still else _motion()[name]

    def size(self, role: str) -> float:
        """The size of a role, in pixels of the design."""
        return _type()[role][1]

    def font(self, role: str, size: float | None = None) -> Font:
        """The font of a role (``prompt``), at its own size or another (in pixels of the design)."""
        face, own = _type()[role]
        return font(face, max(6, round((size or own) * self.scale)))


@lru_cache(FONTS)
def font(face: Face, pixels: int) -> Font:
    """A font by its face and its height in pixels."""
    return FineFont(font_file(face), pixels) if pixels <= SMALL else Font(font_file(face), pixels)


@cache
def font_file(face: Face) -> Path:
    """Where the package that brings a face keeps it."""
    import importlib.util

    package, name = FILES[face]
    spec = importlib.util.find_spec(package)
    assert spec is not None
    assert spec.submodule_search_locations
    return Path(spec.submodule_search_locations[0]) / name


@cache
def _motion() -> dict[str, int]:
    return content.load(places.shipped("assets") / "theme" / "motion.yaml", dict[str, int])


@cache
def _type() -> dict[str, tuple[Face, float]]:
    return content.load(places.shipped("assets") / "theme" / "type.yaml", dict[str, tuple[Face, float]])
