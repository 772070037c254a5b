"""The table of a new match: which one, how it looks with everything at its start, and how pieces move on it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame import Rect

from flick.arena.layout import Layout
from flick.window.menus.option_rows import choice_name
from flick.window.menus.table_picture_part import TablePicturePart
from flick.window.widgets.button import Button
from flick.window.widgets.label import Caption
from flick.window.widgets.select import Select
from flick.window.widgets.tray import Tray

if TYPE_CHECKING:
    from flick.window.menus.new_match import NewMatchScreen

PAD = 18
FACT = 44
GRAVITY = 9810.0
"""mm/s²"""
PACE = 2000.0
"""mm/s: the flick that is told of."""


class TablePanel(Tray):
    """Where the match cannot begin it says why."""

    def __init__(self, screen: "NewMatchScreen", rect: Rect) -> None:
        super().__init__(screen.kit, rect, screen.say("window-table"), pad=PAD, heading_size=12, radius=14)
        self.screen = screen
        kit = self.kit
        room = Rect(rect.left + kit.px(PAD), rect.top + kit.px(40), rect.width - 2 * kit.px(PAD), 0)
        room.height = rect.bottom - kit.px(PAD) - room.top
        room = self._buttons(room)
        room = self._choice(room)
        layout = screen.layout
        if screen.refused is not None:
            reason = screen.words(screen.refused.say)
            self.add(Caption(kit, room, reason, "prompt", colour="bad", size=16))
        elif layout is not None:
            self._facts(self._picture(room, layout), layout)

    def _buttons(self, room: Rect) -> Rect:
        """What else can be done with the table, at the foot; the room that is left."""
        kit, screen, gap = self.kit, self.screen, self.kit.px(16)
        if screen.layout is None:
            return room
        width, high = (room.width - gap) // 2, kit.px(36)
        tuner = Button(
            kit,
            Rect(room.left, room.bottom - high, width, high),
            screen.say("window-to-tuner"),
            screen.tune,
            icon="tuner",
            size=13.5,
        )
        practice = Button(
            kit,
            Rect(room.right - width, room.bottom - high, width, high),
            screen.say("window-try-flicks"),
            screen.practise,
            icon="disc",
            size=13.5,
        )
        self.add(tuner, practice)
        return Rect(room.left, room.top, room.width, room.height - high - kit.px(14))

    def _choice(self, room: Rect) -> Rect:
        """Which table; the room that is left."""
        kit, screen = self.kit, self.screen
        if screen.tables is None:
            return room
        chosen = screen.tables.chosen(screen.draft.options)
        tables = list(screen.tables.named.choices)
        tables = tables if chosen in tables else [*tables, chosen]
        names = [choice_name(screen.words, screen.tables.named.name, table) for table in tables]

        def choose(index: int) -> None:
            screen.set_table(tables[index])

        self.add(Select(kit, Rect(room.left, room.top, room.width, kit.px(38)), names, tables.index(chosen), choose))
        used = kit.px(38 + 16)
        return Rect(room.left, room.top + used, room.width, room.height - used)

    def _picture(self, room: Rect, layout: Layout) -> Rect:
        """The table with everything at its start; the room that is left."""
        kit = self.kit
        high = round(room.width * min(0.62, layout.table.height / layout.table.width)) + kit.px(4)
        high = min(high, room.height - 2 * kit.px(FACT))
        frame = Rect(room.left, room.top, room.width, high)
        self.add(TablePicturePart(kit, frame, self.screen.studio, "", layout, self.screen.desk.window))
        used = high + kit.px(20)
        return Rect(room.left, room.top + used, room.width, room.height - used)

    def _facts(self, room: Rect, layout: Layout) -> None:
        """As many facts as there is room for."""
        kit, top = self.kit, room.top
        for title, text in self._told(layout):
            name = Caption(kit, Rect(room.left, top, room.width, kit.px(20)), title, "row-title", size=15.5)
            about = Caption(kit, Rect(room.left, top + kit.px(21), room.width, 0), text, "hint", colour="bone.2")
            about.rect.height = about.height
            if about.rect.bottom > room.bottom:
                return
            self.add(name, about)
            top = about.rect.bottom + kit.px(7)

    def _told(self, layout: Layout) -> Iterator[tuple[str, str]]:
        """What is worth knowing of a table."""
        say, physics, table = self.screen.say, layout.physics, layout.table
        far = PACE * PACE / (2 * physics.mat_friction * GRAVITY)
        yield (
            say("window-table-slides"),
            say("window-table-slides-text", metres=round(far / 1000, 1), friction=physics.mat_friction),
        )
        yield (
            say("window-table-bounces"),
            say(
                "window-table-bounces-text",
                pawn=round(100 * physics.restitution_pawn),
                wall=round(100 * physics.restitution_wall),
                edge=table.edge,
            ),
        )
        sizes = sorted(pawn.diameter for pawn in layout.pawns.values()) or [0.0]
        yield (
            say("window-table-size"),
            say(
                "window-table-size-text",
                width=round(table.width / 10, 1),
                height=round(table.height / 10, 1),
                least=sizes[0],
                most=sizes[-1],
            ),
        )
