"""Draws tables, pieces and marks without a window, with numpy and pillow, for pictures, animations and the window."""
