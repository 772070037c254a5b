"""What a controller tells in a tick."""

from flick.window.match.controller import MatchController
from flick.window.match.match_news import LessonMoved, MomentSeen, News


def tick(controller: MatchController, now: float) -> list[News]:
    """The news of a tick, but for that something has changed."""
    heard: list[News] = []
    controller.listeners.append(heard.extend)
    controller.tick(now)
    controller.listeners.pop()
    return [one for one in heard if not isinstance(one, LessonMoved | MomentSeen)]
