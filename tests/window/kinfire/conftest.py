"""The same window, and the same guests, as for all screens."""

from tests.window.menus.conftest import visit, window

__all__ = ["visit", "window"]
