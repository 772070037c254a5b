"""The same window, and the same guests, as for all screens."""

from tests.window.screens.conftest import visit, window

__all__ = ["visit", "window"]
