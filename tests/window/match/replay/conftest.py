"""The window's fixtures, for screens as well."""

from tests.window.screens.conftest import visit, window

__all__ = ["visit", "window"]
