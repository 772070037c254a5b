"""What every screen is made of: buttons, inputs, lists, paper, questions; drawn from the theme alone.

What nearly every part of a screen works with is handed out here; all else is imported from its own module.
"""

from flick.window.widgets.button import Button
from flick.window.widgets.glide import Glide
from flick.window.widgets.group import Group
from flick.window.widgets.kit import Kit
from flick.window.widgets.label import Caption, Link, overline
from flick.window.widgets.materials import Fill, Outline, Recess
from flick.window.widgets.pose import Pose, card_height
from flick.window.widgets.pressed import Pressed
from flick.window.widgets.repainted import Repainted
from flick.window.widgets.surfaces import Cutout
from flick.window.widgets.text import Fitted, TextBox, fitted, kept_to, parted, shortened, wrapped
from flick.window.widgets.tray import Tray
from flick.window.widgets.widget import Place, Widget

__all__ = [
    "Button",
    "Caption",
    "Cutout",
    "Fill",
    "Fitted",
    "Glide",
    "Group",
    "Kit",
    "Link",
    "Outline",
    "Place",
    "Pose",
    "Pressed",
    "Recess",
    "Repainted",
    "TextBox",
    "Tray",
    "Widget",
    "card_height",
    "fitted",
    "kept_to",
    "overline",
    "parted",
    "shortened",
    "wrapped",
]
