"""What is wrong with a map, for whoever made it."""


class BadMap(ValueError):
    """A map that cannot be. ``reason`` is the ID of the sentence that says why, ``facts`` fill it in."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(f"{reason}: {facts}")
        self.reason = reason
        self.facts = facts
