"""The window's fixtures, for screens as well."""

from tests.window.menus.conftest import visit, window

__all__ = ["visit", "window"]
