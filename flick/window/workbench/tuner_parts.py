"""Everything on the tuner's screen, laid out, and brought up to date."""

import math
from typing import TYPE_CHECKING

from flick.window.arena.arena_part import ArenaPart
from flick.window.arena.piece_marks import Special
from flick.window.menus import opening
from flick.window.widgets.button import Button
from flick.window.widgets.label import Caption
from flick.window.widgets.segmented import Segmented
from flick.window.workbench.aim_tool import AimTool, FanLayer, seen
from flick.window.workbench.measures_tray import Legend, MeasuresTray
from flick.window.workbench.measuring import Findings
from flick.window.workbench.plots import Chart, Curves
from flick.window.workbench.quantities_tray import FANS, QuantitiesTray
from flick.window.workbench.tuner_bench import TunerBench
from flick.window.workbench.workbench_frame import TUNER_GAP, Room, tuner_rooms

if TYPE_CHECKING:
    from flick.window.workbench.tuner_screen import TunerScreen

FLICK = 96
"""Width of the button that flicks."""
PLATE = 30
"""What a choice needs beside its words."""


class TunerParts:
    """Made anew whenever the screen is laid out."""

    def __init__(self, screen: "TunerScreen", scrolled: int) -> None:
        self.screen, self.kit, self.words = screen, screen.kit, screen.words
        bench, rooms = screen.bench, tuner_rooms(screen.wide, screen.high)
        choices = screen.choices
        self.quantities = QuantitiesTray(
            self.kit,
            screen.rect(*rooms.quantities),
            self.words,
            bench,
            screen,
            tables=[screen.table_name(table) for table in choices],
            chosen=choices.index(bench.base.table),
            scrolled=scrolled,
        )
        self.fan = FanLayer(self.kit.theme)
        self.cloth = ArenaPart(screen.setup_of_arena(warm=False), screen.rect(*rooms.cloth), layer=self.fan)
        self.cloth.take_up(lambda setting, layout: AimTool(setting, screen))
        self.measures = MeasuresTray(self.kit, screen.rect(*rooms.measures), self.words)
        screen.desk.add(self.cloth)
        self.hint = self._lay_head(bench)
        screen.desk.add(self.quantities, self.measures)
        self._lay_strip(rooms.strip, bench)
        self._lay_deeds(rooms.deeds)
        self.charts = self._charts(rooms.charts, bench)
        screen.desk.add(*self.charts)
        self.tell(bench)

    def _lay_head(self, bench: TunerBench) -> Caption:
        """Above the cloth, whose shadow reaches that far; the word about the screen, which changes."""
        screen = self.screen
        tools = [
            ("rulebook", screen.say("window-rulebooks"), lambda: screen.open_rule(screen.game.id)),
            ("settings", screen.say("window-settings"), lambda: opening.open_settings(screen.app)),
        ]
        title = screen.say("window-tuner-title", table=screen.table_name(bench.base.table))
        return screen.head(title, screen.say("window-tuner-hint"), tools)

    def lay(self, bench: TunerBench) -> None:
        """Everything lies so on the cloth."""
        layout, lies = seen(bench.layout), self.cloth.lies
        if lies is not None and lies.pawns != layout.pawns:
            self.cloth.forget_print()
        self.fan.lies = layout
        self.cloth.show(layout, {bench.aim.pawn: Special(active=True)})

    def mark(self, pawn: str) -> None:
        """This pawn is flicked from now on."""
        if self.cloth.scene is not None:
            self.cloth.scene.mark({pawn: Special(active=True)})

    def tell(self, bench: TunerBench) -> None:
        """Say what can be done, or what is wrong; and which flick is aimed."""
        words, aim = self.words, bench.aim
        usual = words("window-tuner-hint-keys") if self.cloth.ringed else words("window-tuner-hint")
        self.hint.text = words(bench.trouble) if bench.trouble else self.screen.said or usual
        self.save.off = words(bench.trouble) if bench.trouble else None
        degrees = round(math.degrees(aim.angle) % 360, 1) % 360
        self.legend.show(words("window-tuner-flick-aimed", degrees=degrees, speed=round(aim.speed / 1000, 2)))

    def show_findings(self, now: Findings, before: Findings) -> None:
        """Show what was measured."""
        self.measures.show(now, before)
        run_out, decay, rebound = self.charts
        speed, dot = now.speed / 1000, now.slide.distance / 10
        run_out.show(Curves(_scaled(now.run_out, 1e-3, 0.1), _scaled(before.run_out, 1e-3, 0.1), (speed, dot)))
        decay.show(Curves(_scaled(now.slide.speeds, 0.1, 1e-3), _scaled(before.slide.speeds, 0.1, 1e-3)))
        back = speed * math.sqrt(now.energy)
        rebound.show(Curves(_scaled(now.rebound, 1e-3, 1e-3), _scaled(before.rebound, 1e-3, 1e-3), (speed, back)))

    def _lay_strip(self, room: Room, bench: TunerBench) -> None:
        """Below the cloth: how things are drawn, the kind of fan, and the button that flicks."""
        kit, screen, words = self.kit, self.screen, self.words
        left, top, width, height = room
        names = [words("window-tuner-speeds"), words("window-tuner-angles")]
        wide = sum(kit.width(name, "hint-bold") for name in names) / kit.theme.scale + 2 * PLATE - 16
        right = left + width
        place, tip = screen.rect(right - FLICK, top, FLICK, height), words("window-tuner-flick-tip")
        self.flick = Button(kit, place, words("window-tuner-flick"), screen.flick, icon="disc", size=13, tip=tip)
        fan = screen.rect(right - FLICK - TUNER_GAP - wide, top + 1, wide, height - 2)
        chosen = FANS.index(bench.fan)
        kinds = Segmented(kit, fan, names, chosen, screen.fan_by, tip=words("window-tuner-fan-tip"))
        rest = screen.rect(left, top, width - FLICK - wide - 2 * TUNER_GAP - 8, height)
        self.legend = Legend(kit, rest, words("window-tuner-now"), words("window-tuner-before"))
        screen.desk.add(self.legend, kinds, self.flick)

    def _lay_deeds(self, room: Room) -> None:
        """What is done with the table."""
        kit, screen, words = self.kit, self.screen, self.words
        left, top, width, height = room
        save = max(180, kit.width(words("window-tuner-save-table"), "button-primary", 18) / kit.theme.scale + 40)
        rest = (width - save - 3 * TUNER_GAP) / 2
        practise = screen.rect(left, top, rest, height), words("window-tuner-try"), screen.keeping.practise
        play = screen.rect(left + rest + TUNER_GAP, top, rest, height), words("window-tuner-play"), screen.keeping.play
        place, label = screen.rect(left + width - save, top, save, height), words("window-tuner-save-table")
        tip = words("window-tuner-save-tip")
        self.save = Button(kit, place, label, screen.save, kind="primary", role="button-primary", size=18, tip=tip)
        screen.desk.add(
            Button(kit, *practise, icon="mouse", tip=words("window-tuner-try-tip")),
            Button(kit, *play, icon="play", tip=words("window-tuner-play-tip")),
            self.save,
        )

    def _charts(self, rooms: tuple[Room, Room, Room], bench: TunerBench) -> tuple[Chart, Chart, Chart]:
        kit, screen, words = self.kit, self.screen, self.words
        top = bench.limits[1] / 1000
        metres, long = words("window-tuner-metres-a-second"), words("window-tuner-centimetres")

        def written(value: float) -> str:
            return words("window-tuner-number", value=value)

        told = (
            ("window-tuner-plot-run-out", long, "window-tuner-axis-speed", top, "window-tuner-plot-run-out-tip"),
            ("window-tuner-plot-decay", metres, "window-tuner-axis-way", None, "window-tuner-plot-decay-tip"),
            ("window-tuner-plot-rebound", metres, "window-tuner-axis-impact", top, "window-tuner-plot-rebound-tip"),
        )
        run_out, decay, rebound = (
            Chart(kit, screen.rect(*room), words(title), unit, words(axis), written, most_across=most, tip=words(tip))
            for room, (title, unit, axis, most, tip) in zip(rooms, told, strict=True)
        )
        return run_out, decay, rebound


def _scaled(points: tuple[tuple[float, float], ...], across: float, up: float) -> tuple[tuple[float, float], ...]:
    """The same points in other units."""
    return tuple((x * across, y * up) for x, y in points)
