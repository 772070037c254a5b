"""The one timeline of all effects in an arena: what is seen of each now, and what must be painted again."""

from pygame import Rect, Surface

from flick.window.arena.arena_stage import ArenaStage


class Effect:
    """Something that is seen for ``lasts`` ms. ``done`` is how much of that is over, 0 to 1; places of the table are
    in mm, so that it stays where it is when the table is seen from nearer."""

    lasts = 0.0
    under = False
    """Whether it lies below the pieces."""
    holds = False
    """Whether nothing else of the flick is seen before it is over."""
    hides = ""
    """The piece whose own mark is seen only afterwards."""

    def rect(self, stage: ArenaStage, done: float) -> Rect:
        """Everything that the effect covers when so much of it is over."""
        raise NotImplementedError

    def paint(self, target: Surface, stage: ArenaStage, done: float) -> None:
        """Paint the effect, as far as the clip of the target reaches."""
        raise NotImplementedError


class RunningEffect:
    """An effect that began, or begins, at ``since`` ms."""

    def __init__(self, effect: Effect, since: float) -> None:
        self.effect, self.since = effect, since
        self.done = -1.0
        self.rect = Rect(0, 0, 0, 0)

    @property
    def seen(self) -> bool:
        return 0 <= self.done < 1


class Timeline:
    """``damage`` collects what must be painted again; whoever paints it takes it away."""

    def __init__(self, stage: ArenaStage) -> None:
        self.damage: list[Rect] = []
        self._stage = stage
        self._running: list[RunningEffect] = []

    def add(self, now: float, *effects: Effect, delay: float = 0.0) -> None:
        """Let effects begin ``delay`` ms from now."""
        self._running += [RunningEffect(effect, now + delay) for effect in effects]

    @property
    def moving(self) -> bool:
        return bool(self._running)

    @property
    def holding(self) -> bool:
        """Whether an effect is to be seen to its end before anything else."""
        return any(running.effect.holds for running in self._running)

    @property
    def hidden(self) -> set[str]:
        """The pieces whose own marks are not seen yet."""
        return {running.effect.hides for running in self._running if running.effect.hides}

    def tick(self, now: float) -> None:
        """Bring all effects to that time."""
        for running in self._running:
            lasts = running.effect.lasts
            running.done = (now - running.since) / lasts if lasts > 0 else 1.0
            self.damage.append(running.rect)
            running.rect = running.effect.rect(self._stage, running.done) if running.seen else Rect(0, 0, 0, 0)
            self.damage.append(running.rect)
        self._running = [running for running in self._running if running.done < 1]

    def clear(self) -> None:
        """End all effects."""
        self.damage += [running.rect for running in self._running]
        self._running = []

    def paint(self, target: Surface, *, under: bool) -> None:
        """Paint the effects below the pieces (``under``), or those above them."""
        clip = target.get_clip()
        for running in self._running:
            if running.seen and running.effect.under is under and running.rect.colliderect(clip):
                running.effect.paint(target, self._stage, running.done)
