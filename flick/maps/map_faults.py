"""The error for a map that is not possible."""


class BadMap(ValueError):
    """A map that is not possible. ``reason`` is the ID of the message that says why; ``facts`` fill it in."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(f"{reason}: {facts}")
        self.reason = reason
        self.facts = facts
