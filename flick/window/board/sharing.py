"""A length that sections share among each other."""

from collections.abc import Sequence


def shared_out(natural: Sequence[float], least: Sequence[float], room: float, most: float) -> list[float]:
    """How long each of some sections is: all grow and shrink alike, up to so many times their natural length, but none
    below the least that it needs as long as the others can give way."""
    firm: set[int] = set()
    while True:
        others = [index for index in range(len(natural)) if index not in firm]
        free, wanted = room - sum(least[index] for index in sorted(firm)), sum(natural[index] for index in others)
        unit = max(0.0, min(most, free / wanted)) if wanted else 1.0
        tight = [index for index in others if least[index] > natural[index] * unit]
        if not tight or len(tight) == len(others):
            return [least[index] if index in firm else length * unit for index, length in enumerate(natural)]
        firm.update(tight)
