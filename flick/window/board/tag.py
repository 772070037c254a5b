"""What is told of choosing a piece: what that promises, that it is better not chosen, or why it cannot be."""

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect, Surface

from flick.window.widgets import Fill, Kit, Outline
from flick.window.widgets.key_cap import CAP_HEIGHT

ROLE, BESIDE = "count", 7
"""How it is written, and what is free at both sides of it."""
LOWER = 4
"""By so much it is lower than the cap of a key beside it."""


class PieceTag(NamedTuple):
    """What is told beside the number key of a piece: in a few words, in one where there is no room for them, and in
    a sentence beside the large card. A ``bad`` one is red."""

    text: str
    short: str
    told: str = ""
    bad: bool = False


class Barred(NamedTuple):
    """Why a piece cannot be picked, in words, and what says so when somebody tries."""

    why: str
    tell: Callable[[], None]


def tag_rect(kit: Kit, tag: PieceTag, room: int) -> Rect:
    """Return a rectangle as large as the tag is where it has so much room."""
    return Rect(0, 0, kit.width(_fitting(kit, tag, room), ROLE) + 2 * kit.px(BESIDE), kit.px(CAP_HEIGHT - LOWER))


def draw_tag(kit: Kit, target: Surface, rect: Rect, tag: PieceTag, room: int) -> None:
    """Draw a tag in a dark pill, or in a red one."""
    radius = (CAP_HEIGHT - LOWER) / 2
    kit.stamp(target, rect, Fill("danger.foot" if tag.bad else "well", 0.94, radius))
    kit.stamp(target, rect, Outline("bone" if tag.bad else "honey", 1, radius, 0.8))
    place = rect.centerx, rect.centery + kit.px(4.4)
    kit.write(target, kit.text(_fitting(kit, tag, room), ROLE, place, anchor="centre", room=rect))


def _fitting(kit: Kit, tag: PieceTag, room: int) -> str:
    return tag.text if kit.width(tag.text, ROLE) + 2 * kit.px(BESIDE) <= room else tag.short
