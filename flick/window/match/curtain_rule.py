"""When a curtain falls between two people at one screen, so that nobody sees another's hand."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from flick.table.decisions import choice_in
from flick.table.match import Match
from flick.table.rules import ChooseMany, Decision, Flick, Offer, Place
from flick.window.app.settings import Settings


class CurtainRule:
    """``people`` are the seats of people. ``openly`` says of a question that is not about any piece whether it can be
    answered without a look at what only the one who is asked may see."""

    def __init__(
        self, match: Match, people: Sequence[int], settings: Settings, openly: Callable[[Decision], bool] | None
    ) -> None:
        self._match, self._people, self._settings, self._openly = match, people, settings, openly

    @property
    def hides(self) -> bool:
        """Whether one of the people sees what another may not."""
        return self._match.hides_among(self._people)

    def concerns(self, decision: Decision, viewer: int | None) -> bool:
        """Whether that question goes to somebody who does not look now, or is answered unseen by others."""
        watched = decision.is_unseen and not self.hides
        return len(self._people) > 1 and (watched or viewer != decision.seat)

    def falls_before(self, decision: Decision) -> bool:
        """Whether the curtain falls before a question that ``concerns`` it."""
        if self._settings.curtain != "hidden":
            return self._settings.curtain == "always"
        unseen = decision.is_unseen or self._match.keeps_from(decision.seat)
        return unseen or (self.hides and not self._is_open(decision))

    def viewer_without(self, decision: Decision) -> int | None:
        """Who looks where no curtain falls before that question: nobody while hands are hidden, unless whoever is asked
        sees nothing that another of the people may not."""
        veiled = self._settings.curtain == "hidden" and any(
            self._shows_more(decision.seat, one) for one in self._people
        )
        return None if veiled else decision.seat

    def _shows_more(self, seat: int, other: int) -> bool:
        """Whether somebody sees what another one does not, nor everybody."""
        view = self._match.view
        known = [{zone.id: zone for zone in board.zones} for board in (view(None), view(other))]
        for zone in view(seat).zones:
            beside = [zones[zone.id] for zones in known if zone.id in zones]
            if replace(zone, pieces=()) not in [replace(one, pieces=()) for one in beside]:
                return True
            seen = [piece for one in beside for piece in one.pieces]
            if any(piece.face is not None and piece not in seen for piece in zone.pieces):
                return True
        return False

    def _is_open(self, decision: Decision) -> bool:
        """Whether all can see what a question is about."""
        choice = decision if isinstance(decision, ChooseMany) else choice_in(decision)
        about = {option.piece for option in choice.options} - {None} if choice is not None else set[str | None]()
        if isinstance(decision, Offer):
            about.update(decision.own.things, decision.theirs.things)
        if about:
            return about <= {piece.id for zone in self._match.view(None).zones for piece in zone.pieces}
        if isinstance(decision, Flick | Place):
            return True
        return self._openly is not None and self._openly(decision)
