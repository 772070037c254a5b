"""A tuned table kept as a file: named, written, taken away, played on."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from flick.places import tables as folder_of_tables
from flick.table.sayings import Refused
from flick.window.menus import draft as drafts
from flick.window.menus import opening
from flick.window.menus.draft import Draft
from flick.window.workbench import tuner_tables
from flick.window.workbench.tuner_tables import Base

if TYPE_CHECKING:
    from flick.window.workbench.tuner_screen import TunerScreen


class Keeping:
    """Asks whatever must be asked on the screen."""

    def __init__(self, screen: "TunerScreen") -> None:
        self.screen = screen

    def save(self, then: Callable[[], None] | None = None) -> None:
        """Ask for a name and write the table; afterwards ``then``."""
        screen = self.screen
        if screen.bench.trouble is not None:
            screen.tell_refusal(screen.say("window-tuner-not-saved"), Refused(screen.bench.trouble), screen.words)
            return
        base = screen.bench.base
        self._ask_name(base.name if base.own else screen.say("window-tuner-usual-name"), then)

    def practise(self) -> None:
        """Try flicks on the table; it is saved first where it is another one than its file has."""
        self._with_file(lambda: opening.open_practice(self.screen.app, self._draft().match()))

    def play(self) -> None:
        """Put a match together that is played on it."""
        screen = self.screen
        self._with_file(lambda: opening.open_new_match(screen.app, screen.game.id, self._draft()))

    def delete(self) -> None:
        """Take the file away, if it is one's own."""
        screen = self.screen
        base = screen.bench.base
        if not base.own:
            return
        question = screen.say("window-tuner-delete-question", name=base.name)
        lies = screen.say("window-tuner-lies-in", file=str(base.path))
        away = (screen.say("window-tuner-delete"), lambda: self._delete(base))
        screen.ask(question, [lies], [away, (screen.say("window-tuner-keep"), lambda: None)])

    def _ask_name(self, name: str, then: Callable[[], None] | None) -> None:
        say = self.screen.say
        sentences = [say("window-tuner-name-where", folder=str(folder_of_tables()))]
        deeds = [say("window-tuner-save"), say("window-tuner-go-on")]
        title, hint = say("window-tuner-name-question"), say("window-tuner-name")
        self.screen.ask_text(title, sentences, deeds, lambda typed: self._named(typed, then), text=name, hint=hint)

    def _named(self, name: str, then: Callable[[], None] | None) -> None:
        """Write it under that name, unless that cannot be or something lies there."""
        screen = self.screen
        again = (screen.say("window-tuner-other-name"), lambda: self._ask_name(name, then))
        stay = (screen.say("window-tuner-go-on"), lambda: None)
        path = tuner_tables.own_path(name)
        if trouble := tuner_tables.trouble_with(name, screen.shop):
            screen.kit.sound("refused")
            screen.ask(screen.say("window-tuner-not-saved"), [screen.words(trouble)], [again, stay])
        elif path.exists():
            over = (screen.say("window-tuner-overwrite"), lambda: self._write(name, then))
            taken = screen.say("window-tuner-name-taken", name=path.stem)
            lies = screen.say("window-tuner-lies-in", file=str(path))
            screen.ask(taken, [lies], [over, again, stay])
        else:
            self._write(name, then)

    def _write(self, name: str, then: Callable[[], None] | None) -> None:
        screen = self.screen
        bench, path = screen.bench, tuner_tables.own_path(name)
        title = screen.say("window-tuner-file-title", name=name, table=bench.base.name)
        try:
            tuner_tables.save(
                path, tuner_tables.text_of(tuner_tables.file_of(screen.shop, bench.base, bench.tuned), title)
            )
            base = tuner_tables.read_base(screen.shop, str(path))
        except Refused as refused:
            screen.tell_refusal(screen.say("window-tuner-not-saved"), refused, screen.words)
            return
        screen.change(lambda: screen.bench.take(base))
        if then is not None:
            then()
            return
        told = [screen.say("window-tuner-lies-in", file=str(path)), screen.say("window-tuner-saved-use")]
        deeds: list[tuple[str, Callable[[], None]]] = [
            (screen.say("window-tuner-play"), self.play),
            (screen.say("window-tuner-go-on"), lambda: None),
        ]
        screen.ask(screen.say("window-tuner-saved"), told, deeds)

    def _delete(self, base: Base) -> None:
        screen = self.screen
        with screen.telling_refusals(screen.say("window-tuner-not-deleted"), screen.words):
            tuner_tables.delete(base.path)
            usual = tuner_tables.read_base(screen.shop, screen.table_of(drafts.usual(screen.game.id)))
            screen.change(lambda: screen.bench.take(usual))

    def _with_file(self, then: Callable[[], None]) -> None:
        """Do something that needs the table as a file."""
        screen = self.screen

        def do() -> None:
            with screen.telling_refusals(screen.say("window-tuner-no-table"), screen.words):
                then()

        if screen.bench.changed:
            self.save(do)
        else:
            do()

    def _draft(self) -> Draft:
        """The last match, on this table."""
        screen = self.screen
        base = screen.bench.base
        draft = drafts.last(screen.game.id, screen.app.settings.name)
        found = drafts.tables_of(drafts.fields(screen.game))
        assert found is not None
        found.choose(draft.options, base.table if base.table in screen.shop.presets else str(base.path.resolve()))
        return draft
