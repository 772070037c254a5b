"""What a campaign has found."""

import time
from dataclasses import dataclass, field

MOST_TOLD = 12


@dataclass
class Campaign:
    """One campaign: how many cases, how many were refused, which failed, and the longest of them in seconds."""

    name: str
    seed: int
    cases: int = 0
    refused: int = 0
    failures: list[str] = field(default_factory=list[str])
    longest: float = 0.0
    slowest: str = ""
    _begun: float = 0.0

    def begin(self) -> None:
        """A case begins."""
        self.cases += 1
        self._begun = time.perf_counter()

    def end(self, what: str) -> None:
        """It is over; ``what`` it was."""
        took = time.perf_counter() - self._begun
        if took > self.longest:
            self.longest, self.slowest = took, what

    def fail(self, what: str, error: BaseException | str) -> None:
        told = error if isinstance(error, str) else f"{type(error).__name__}: {error}"
        self.failures.append(f"{what[:200]}: {told[:300]}")

    def lines(self) -> list[str]:
        """A line of figures, and the first failures."""
        head = (
            f"{self.name:<14} seed {self.seed:<6} {self.cases:>8} cases {self.refused:>8} refused "
            f"{len(self.failures):>5} failures   longest {self.longest:6.2f} s  {self.slowest[:60]}"
        )
        return [head, *(f"    {failure}" for failure in self.failures[:MOST_TOLD])]


def joined(parts: list[Campaign]) -> Campaign:
    """The parts of a campaign as one; each failure tells the seed of its part."""
    slowest = max(parts, key=lambda part: part.longest)
    return Campaign(
        parts[0].name,
        parts[0].seed,
        sum(part.cases for part in parts),
        sum(part.refused for part in parts),
        [f"seed {part.seed}, {failure}" for part in parts for failure in part.failures],
        slowest.longest,
        slowest.slowest,
    )
