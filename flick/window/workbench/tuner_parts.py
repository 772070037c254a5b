"""Everything on the tuner's screen, laid out, and brought up to date."""

import math
from typing import TYPE_CHECKING

from pygame import Rect

from flick.window.arena.arena_part import ArenaPart
from flick.window.arena.piece_marks import Special
from flick.window.menus import opening
from flick.window.widgets import Button, Caption
from flick.window.widgets.layout import UNPLACED, Column, Row, Sized
from flick.window.widgets.segmented import Segmented
from flick.window.workbench.aim_tool import AimTool, FanLayer, seen
from flick.window.workbench.measures_tray import Legend, MeasuresTray
from flick.window.workbench.measuring import Findings
from flick.window.workbench.plots import Chart, Curves
from flick.window.workbench.quantities_tray import FANS, QuantitiesTray
from flick.window.workbench.workbench_screen import BROAD

if TYPE_CHECKING:
    from flick.window.workbench.tuner_screen import TunerScreen

TALL, GAP = 700, 8
"""From which height on there is room for a higher head, and what lies between the parts in the middle."""
STRIP, DEEDS = 32, 44
RATIO = 0.585
"""Height over width of the room for the table: that of a mat with a little more."""
LEAST_MEASURES = 172
SIDES, NARROW_SIDES = (16, 296, 300), (12, 268, 230)
"""The margin, and the widths of what lies left and right of the cloth; and in a narrow window."""
FLICK = 96
"""Width of the button that flicks."""
PLATE = 30
"""What a choice needs beside its words."""


class TunerParts:
    """Made anew whenever the screen is laid out."""

    def __init__(self, screen: "TunerScreen") -> None:
        self.screen, self.kit, self.words = screen, screen.kit, screen.words
        kit, (margin, left, right) = self.kit, SIDES if screen.wide >= BROAD else NARROW_SIDES
        top, foot = (72 if screen.high >= TALL else 66), screen.high - margin + 4
        self.quantities = QuantitiesTray(screen)
        self.fan = FanLayer(kit.theme)
        self.measures = MeasuresTray(kit, UNPLACED, self.words)
        self.charts = self._charts()
        cloth = min(
            RATIO * (screen.wide - 4 * margin - left - right), foot - top - STRIP - DEEDS - 3 * GAP - LEAST_MEASURES
        )
        middle = Column(
            kit,
            Sized(self._cloth, size=cloth),
            Sized(self._strip(), size=STRIP),
            Sized(self.measures, grow=1),
            Sized(self._deeds(), size=DEEDS),
            gap=GAP,
        )
        charts = Column(kit, *(Sized(chart, grow=1) for chart in self.charts), gap=margin)
        page = Row(kit, Sized(self.quantities, size=left), Sized(middle, grow=1), Sized(charts, size=right), gap=margin)
        self.hint = self._lay_head()
        screen.put_round_cloth(page, screen.rect(margin, top, screen.wide - 2 * margin, foot - top))
        self.tell()

    def _cloth(self, rect: Rect) -> ArenaPart:
        screen = self.screen
        screen.cloth = ArenaPart(screen.arena_setup(self.words)._replace(warm=False), rect, layer=self.fan)
        screen.cloth.take_up(lambda setting, layout: AimTool(setting, screen))
        return screen.cloth

    def _lay_head(self) -> Caption:
        """The word about the screen, which changes."""
        screen = self.screen
        tools = [
            ("rulebook", screen.say("window-rulebooks"), lambda: screen.open_rule(screen.game.id)),
            ("settings", screen.say("window-settings"), lambda: opening.open_settings(screen.app)),
        ]
        title = screen.say("window-tuner-title", table=screen.table_name(screen.bench.base.table))
        return screen.head(title, screen.say("window-tuner-hint"), tools)

    def lay(self) -> None:
        """Everything lies so on the cloth."""
        bench, cloth = self.screen.bench, self.screen.cloth
        layout = seen(bench.layout)
        if cloth.lies is not None and cloth.lies.pawns != layout.pawns:
            cloth.forget_print()
        self.fan.lies = layout
        cloth.show(layout, {bench.aim.pawn: Special(active=True)})

    def mark(self, pawn: str) -> None:
        """This pawn is flicked from now on."""
        if self.screen.cloth.scene is not None:
            self.screen.cloth.scene.mark({pawn: Special(active=True)})

    def tell(self) -> None:
        """Say what can be done, or what is wrong; and which flick is aimed."""
        words, bench, aim = self.words, self.screen.bench, self.screen.bench.aim
        usual = words("window-tuner-hint-keys") if self.screen.cloth.ringed else words("window-tuner-hint")
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

    def _strip(self) -> Row:
        """Below the cloth: how things are drawn, the kind of fan, and the button that flicks."""
        kit, screen, words = self.kit, self.screen, self.words
        self.legend = Legend(kit, UNPLACED, words("window-tuner-now"), words("window-tuner-before"))
        names, tip = [words("window-tuner-speeds"), words("window-tuner-angles")], words("window-tuner-fan-tip")
        kinds = Segmented(kit, UNPLACED, names, FANS.index(screen.bench.fan), screen.fan_by, tip=tip)
        wide = sum(kit.width(name, "hint-bold") for name in names) / kit.theme.scale + 2 * PLATE - 16
        label, tip = words("window-tuner-flick"), words("window-tuner-flick-tip")
        flick = Button(kit, UNPLACED, label, screen.flick, icon="disc", size=13, tip=tip)
        fan = Column(kit, 1, Sized(kinds, grow=1), 1)
        return Row(kit, Sized(self.legend, grow=1), 2 * GAP, Sized(fan, size=wide), GAP, Sized(flick, size=FLICK))

    def _deeds(self) -> Row:
        """What is done with the table."""
        kit, screen, words = self.kit, self.screen, self.words
        label, tip = words("window-tuner-try"), words("window-tuner-try-tip")
        practise = Button(kit, UNPLACED, label, screen.keeping.practise, icon="mouse", tip=tip)
        label, tip = words("window-tuner-play"), words("window-tuner-play-tip")
        play = Button(kit, UNPLACED, label, screen.keeping.play, icon="play", tip=tip)
        label, tip = words("window-tuner-save-table"), words("window-tuner-save-tip")
        look = {"kind": "primary", "role": "button-primary", "size": 18}
        self.save = Button(kit, UNPLACED, label, screen.save, tip=tip, **look)
        wide = max(180, kit.width(label, "button-primary", 18) / kit.theme.scale + 40)
        return Row(kit, Sized(practise, grow=1), Sized(play, grow=1), 2 * GAP, Sized(self.save, size=wide), gap=GAP)

    def _charts(self) -> tuple[Chart, Chart, Chart]:
        """How far a flick slides, how it slows down, and how it comes back from a wall."""
        kit, words, top = self.kit, self.words, self.screen.bench.limits[1] / 1000
        metres, long = words("window-tuner-metres-a-second"), words("window-tuner-centimetres")

        def chart(title: str, unit: str, across: str, tip: str, most: float | None) -> Chart:
            return Chart(kit, UNPLACED, words(title), unit, words(across), written, most_across=most, tip=words(tip))

        def written(value: float) -> str:
            return words("window-tuner-number", value=value)

        return (
            chart("window-tuner-plot-run-out", long, "window-tuner-axis-speed", "window-tuner-plot-run-out-tip", top),
            chart("window-tuner-plot-decay", metres, "window-tuner-axis-way", "window-tuner-plot-decay-tip", None),
            chart(
                "window-tuner-plot-rebound", metres, "window-tuner-axis-impact", "window-tuner-plot-rebound-tip", top
            ),
        )


def _scaled(points: tuple[tuple[float, float], ...], across: float, up: float) -> tuple[tuple[float, float], ...]:
    """The same points in other units."""
    return tuple((x * across, y * up) for x, y in points)
