"""What was built, as files: opened, brought from elsewhere, sent elsewhere, taken away."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from flick import kept_drafts
from flick.kept_drafts import KeptDraft
from flick.table.files import at_home
from flick.table.records import to_plain
from flick.table.words import Words
from flick.window.cards.store import CardStore
from flick.window.widgets import Kit

if TYPE_CHECKING:
    from flick.window.menus.builder import BuilderScreen

LONGEST_PATH = 200


class Files:
    """Opens, reads, writes and deletes files for a builder screen, on which it asks what has to be asked."""

    def __init__(self, screen: "BuilderScreen") -> None:
        self.screen = screen
        self._store: CardStore | None = None

    def store(self, kit: Kit, words: Words) -> CardStore:
        """Cards drawn with the words of now: what is being built has a new name at every letter."""
        if self._store is None or self._store.theme is not kit.theme:
            self.close()
            self._store = CardStore(kit.theme, kit.icons, words)
        self._store.words = words
        return self._store

    def close(self) -> None:
        """Draw nothing more."""
        if self._store is not None:
            self._store.close()
            self._store = None

    def draft_of(self, record: Any) -> dict[str, Any]:
        """What was built, as it was chosen."""
        builder = self.screen.builder
        if record is None:
            return builder.blank()
        plain = record if isinstance(record, dict) else to_plain(record)
        return {**builder.blank(), **plain}

    def path_of(self, record: Any) -> Path | None:
        """The file in which this one is kept."""
        plain = record if isinstance(record, dict) else to_plain(record)
        found = (one for one in kept_drafts.usable(self.screen.game) if to_plain(one.record) == plain)
        return next((one.path for one in found), None)

    def name_of(self, one: KeptDraft) -> str:
        """By its name, or that of its file where it cannot be read."""
        screen = self.screen
        if one.refused is not None:
            return screen.say("window-build-unreadable", file=one.path.name)
        return screen.builder.name(one.record)

    def open(self, kept: Sequence[KeptDraft], index: int) -> None:
        """Go on with one of the files: ``index`` counts from 1; 0 begins a new draft."""
        screen = self.screen
        if index == 0:
            screen.anew()
            return
        one = kept[index - 1]
        if one.refused is not None:
            screen.build()
            screen.tell_refusal(screen.say("window-build-cannot-read"), one.refused, screen.words)
            return
        screen.take(one.record, one.path)

    def bring(self) -> None:
        """Ask for a file, and go on with what stands in it."""
        self._ask_path("window-build-import", "window-build-import-how", "", self._brought)

    def _brought(self, typed: str) -> None:
        screen = self.screen
        with screen.telling_refusals(screen.say("window-build-cannot-read"), screen.words):
            screen.take(kept_drafts.read(screen.game, at_home(typed)), None)

    def send(self) -> None:
        """Ask for a file, and write to it."""
        screen = self.screen
        name = kept_drafts.plain_name(str(screen.draft.get("name", "")))
        self._ask_path("window-build-export", "window-build-export-how", str(Path.home() / f"{name}.yaml"), self._sent)

    def _sent(self, typed: str) -> None:
        screen = self.screen
        path = at_home(typed)
        with screen.telling_refusals(screen.say("window-build-not-kept"), screen.words):
            kept_drafts.write(screen.game, screen.builder.record(screen.draft), path)
            lies = screen.say("window-build-sent", file=str(path))
            screen.ask(screen.say("window-build-export"), [lies], [(screen.say("window-understood"), lambda: None)])

    def delete(self) -> None:
        """Take the file away."""
        screen, path = self.screen, self.screen.path
        if path is None:
            return
        name = screen.builder.name(screen.builder.record(screen.saved))
        question = screen.say("window-build-delete-question", name=name)
        away = (screen.say("window-build-delete"), lambda: self._delete(path))
        lies = screen.say("window-tuner-lies-in", file=str(path))
        screen.ask(question, [lies], [away, (screen.say("window-build-stay"), lambda: None)])

    def _delete(self, path: Path) -> None:
        with self.screen.telling_refusals(self.screen.say("window-build-not-kept"), self.screen.words):
            kept_drafts.forget(path)
            self.screen.anew()

    def _ask_path(self, title: str, how: str, path: str, then: Callable[[str], None]) -> None:
        say = self.screen.say

        def given(typed: str) -> None:
            if typed:
                then(typed)

        deeds, hint = [say(title), say("window-build-stay")], say("window-build-path-hint")
        self.screen.ask_text(say(title), [say(how)], deeds, given, text=path, hint=hint, most=LONGEST_PATH)
