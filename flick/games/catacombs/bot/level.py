"""How well a bot flicks and how long it looks: all that sets one level apart from another.

Fingers beside hands, as ``python -m tools.hands`` models them (standard deviations of angle and speed, and the share of
straight strikes that hit a character 150, 300 and 450 mm away):

    a person without aim help       2.0 degrees   15 %     99 %   96 %   86 %
    who sees the first contact      0.3           15       99     98     98
    who sees the whole path         0.3            0.6    100    100    100
    easy                           11.5           30       52     27     20
    normal                          9.2           24       64     36     24
    hard                            5.7           12       90     58     40
    perfect                         0              0      100    100    100

So a person aims better than all levels but the last, whatever help is agreed; without any, about as well as between
hard and perfect. What a level has over a first-timer is that it looks; easy and normal do so only now and then.
"""

from collections.abc import Mapping

import msgspec


class FlickLevel(msgspec.Struct, frozen=True):
    """``wobble`` (rad) and ``unevenness`` (share of the speed) are the standard deviations of what the finger does
    from what was meant. The rest is patience.

    An attack has ``fine`` directions at each enemy, each with ``speeds`` speeds, and ``around`` directions in the full
    circle with the two highest; a move has the full circle, for each crystal a third of it, with up to twice as many
    speeds. The best ``kept`` of these candidates are looked at again with an unsteady finger, the best ``tried`` of
    those more closely, and the best ``confirmed`` of those are played out by the arena. Of an odd shape all that are
    tried are played out, ``repeats`` times each. A projectile is thought of at ``spots`` places. The worth of a card is
    misjudged by up to ``careless`` tokens. A ``hasty`` share of the answers is given without a look; whoever is
    ``heedless`` may forget armour even where only it saves the team's last tokens.
    """

    wobble: float
    unevenness: float
    fine: int
    around: int
    speeds: int
    kept: int
    tried: int
    confirmed: int
    repeats: int
    spots: int
    careless: float = 0.0
    hasty: float = 0.0
    heedless: bool = False

    @property
    def steadiness(self) -> float:
        """The wobble in radians with which chances are computed: even a perfect finger prefers a wide way."""
        return max(self.wobble, 0.02)


LEVELS: Mapping[str, FlickLevel] = {
    "easy": FlickLevel(
        wobble=0.2,
        unevenness=0.3,
        fine=5,
        around=12,
        speeds=2,
        kept=6,
        tried=1,
        confirmed=1,
        repeats=1,
        spots=3,
        careless=2.5,
        hasty=0.82,
        heedless=True,
    ),
    "normal": FlickLevel(
        wobble=0.16,
        unevenness=0.24,
        fine=7,
        around=12,
        speeds=2,
        kept=8,
        tried=2,
        confirmed=1,
        repeats=1,
        spots=6,
        careless=1.2,
        hasty=0.62,
    ),
    "hard": FlickLevel(0.1, 0.12, fine=15, around=36, speeds=4, kept=30, tried=8, confirmed=2, repeats=4, spots=16),
    "perfect": FlickLevel(0.0, 0.0, fine=31, around=96, speeds=6, kept=60, tried=24, confirmed=6, repeats=1, spots=40),
}
