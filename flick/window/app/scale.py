"""How large type, buttons and panels are: as the window, or as somebody has chosen."""

AS_THE_WINDOW = 0
"""The setting with which the scale follows the window; any other is a percentage."""

LEAST, MOST = 80, 200
"""What can be chosen, in percent."""

STEP = 5
DESIGNED = (1280, 720)
"""For which window everything was drawn."""

SHARE = 0.8
"""A window twice as large shows things 2 ^ SHARE times as large: the rest of it is room."""


def interface_scale(chosen: int, size: tuple[int, int]) -> int:
    """The interface scale in percent for what was chosen, in a window of that size in pixels.

    As the window: 100 up to 1280 x 720, 175 at 2560 x 1440, 240 at 3840 x 2160, so that between 1280 and 1700 pixels
    of the design lie side by side.
    """
    if chosen != AS_THE_WINDOW:
        return min(max(chosen, LEAST), MOST)
    larger = min(size[0] / DESIGNED[0], size[1] / DESIGNED[1])
    return round(100 * max(1.0, larger) ** SHARE / STEP) * STEP
