"""What is seen in place of a screen that failed: what happened, where the match is, and ways on."""

from pathlib import Path
from typing import TYPE_CHECKING

from flick.table.sayings import Refused
from flick.window.menus import opening
from flick.window.menus.page import Page

if TYPE_CHECKING:
    from flick.window.app.app import App


class FaultScreen(Page):
    """A sheet that tells of a fault. ``path`` is the match that was played on the screen that failed, if any was;
    ``report`` is the file that tells the whole story, if it could be written."""

    least = (700, 420)

    def __init__(self, app: "App", error: Exception, path: Path | None, report: Path | None) -> None:
        super().__init__(app)
        self.error, self.path, self.report = type(error).__name__, path, report

    def lay_out(self) -> None:
        leave = (self.say("window-fault-back"), self.back)
        ways = [leave] if self.path is None else [(self.say("window-fault-go-on"), self.go_on), leave]
        self.ask(self.say("window-fault"), self.told(), ways)

    def told(self) -> list[str]:
        """What happened to the match, and where the report lies."""
        kept = [] if self.path is None else [self.say("window-fault-kept", file=self.path.name)]
        if self.report is None:
            return [*kept, self.say("window-fault-unwritten", error=self.error)]
        return [*kept, self.say("window-fault-report", error=self.error, file=str(self.report))]

    def go_on(self) -> None:
        """Play the match from its last answer on."""
        assert self.path is not None
        try:
            opening.go_on_with(self.app, self.path, instead=True)
        except Refused as refused:
            self.path = None
            self.build()
            self.tell_refusal(self.say("window-cannot-continue"), refused)
