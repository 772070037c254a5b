"""What lies on a card: coins, the number that now holds in the place of its own, and signs of its marks."""

from collections.abc import Sequence

from pygame import Rect, Surface

from flick.window.board.faces import Faces
from flick.window.board.layout_file import MarkSign
from flick.window.widgets import Fill, Kit, Outline

COIN, COINS_RIGHT, COINS_AT, PITCH, WORTH = 0.085, 0.88, 0.365, 0.15, 3
"""In parts of the card's width: their radius, where the last one lies, from one to the next."""
ACROSS = 0.72
"""How wide coins may lie; more of them overlap."""
HIGHER, CLOSER = 0.275, 0.34
"""Where coins lie, and how wide, above what they come to."""
TOTAL_AT, TOTAL, LEAST_TOTAL = 0.425, 0.085, 11.0
"""Where the sum of the coins stands, above the name of the card, and its size: in parts of the width, and in pixels of
the design."""
NUMBER_AT, NUMBER = (0.385, 0.165), 0.082
SIGN, SIGN_PITCH = 0.085, 0.19


def coins_of(count: int) -> list[int]:
    """A number in coins."""
    return [WORTH] * (count // WORTH) + [1] * (count % WORTH)


def lay_extras(
    target: Surface, faces: Faces, rect: Rect, coins: Sequence[int], total: str, stands: str, signs: Sequence[MarkSign]
) -> None:
    """Draw coins, their sum, the number that holds now and signs on a card that lies straight in ``rect``; ``total``
    says what the coins come to."""
    width, art = rect.width, faces.art
    down, across = (HIGHER, CLOSER) if total else (COINS_AT, ACROSS)
    pitch = min(PITCH, across / max(1, len(coins) - 1))
    for index, worth in enumerate(coins):
        x = rect.left + width * (COINS_RIGHT - pitch * (len(coins) - 1 - index))
        art.coin(worth, COIN * width).draw(target, x, rect.top + width * down)
    if total:
        _total(target, faces, rect, total)
    if stands:
        _number(target, faces, rect, stands)
    seen = [sign for sign in signs if sign.icon]
    for index, sign in enumerate(seen):
        x = rect.centerx + (index - (len(seen) - 1) / 2) * SIGN_PITCH * width
        paint_sign(faces.kit, target, (x, rect.top + rect.height - 0.02 * width), sign, SIGN * width)


def _total(target: Surface, faces: Faces, rect: Rect, total: str) -> None:
    """Write the sum in a dark pill below the coins, with its end below theirs."""
    kit, width = faces.kit, rect.width
    size = max(LEAST_TOTAL, TOTAL * width / kit.theme.scale)
    drawn = kit.theme.font("count", size).render(total, True, kit.theme.colour("honey"))
    pill = drawn.get_rect().inflate(kit.px(14), kit.px(2))
    pill.midright = round(rect.left + width * (COINS_RIGHT + COIN)), round(rect.top + width * TOTAL_AT)
    _paint_dark(target, kit, pill, drawn)


def _number(target: Surface, faces: Faces, rect: Rect, number: str) -> None:
    """Write the number that holds now on a dark disc in honey."""
    kit, width = faces.kit, rect.width
    disc = Rect(0, 0, round(2.3 * NUMBER * width), round(2.0 * NUMBER * width))
    disc.center = round(rect.left + NUMBER_AT[0] * width), round(rect.top + NUMBER_AT[1] * width)
    font = kit.theme.font("big-number", 1.7 * NUMBER * width / kit.theme.scale)
    _paint_dark(target, kit, disc, font.render(number, True, kit.theme.colour("honey")))


def _paint_dark(target: Surface, kit: Kit, rect: Rect, drawn: Surface) -> None:
    """Draw what is written in the middle of a dark field with round ends."""
    radius = rect.height / 2 / kit.theme.scale
    kit.stamp(target, rect, Fill("well", 0.92, radius))
    kit.stamp(target, rect, Outline("honey", 1, radius, 0.9))
    target.blit(drawn, drawn.get_rect(center=rect.center))


def paint_sign(kit: Kit, target: Surface, place: tuple[float, float], sign: MarkSign, radius: float) -> None:
    """A sign on its disc."""
    disc = Rect(0, 0, round(2 * radius), round(2 * radius)).move_to(center=(round(place[0]), round(place[1])))
    kit.stamp(target, disc, Fill(sign.colour, 1.0, radius / kit.theme.scale))
    kit.stamp(target, disc, Outline("kind.line", 1, radius / kit.theme.scale, 0.9))
    kit.icon(target, sign.icon, disc.center, 1.35 * radius / kit.theme.scale, "kind.line")
