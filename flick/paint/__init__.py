"""Drawing without a window, by numpy and pillow: tables, pieces, marks; for pictures, animations and the window."""
