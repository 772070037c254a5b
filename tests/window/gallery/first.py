"""The upper two rows of the gallery: buttons, inputs, small things, a list, paper, a verdict."""

from collections.abc import Iterator

from pygame import Rect, Surface

from flick.paint.lamp import PANEL_LIGHT
from flick.window.arena.verdicts import VerdictBubble
from flick.window.widgets.button import Button
from flick.window.widgets.field import Field
from flick.window.widgets.key_cap import Key, cap_width
from flick.window.widgets.label import Link
from flick.window.widgets.listing import Listing, ListRow
from flick.window.widgets.materials import Fill, PlateKind
from flick.window.widgets.page_setting import Heading, ParagraphSetting
from flick.window.widgets.paper import Paper
from flick.window.widgets.rich import runs_of
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.select import Select
from flick.window.widgets.slider import Slider
from flick.window.widgets.stepper import Stepper
from flick.window.widgets.switch import Switch
from flick.window.widgets.tooltip import Tooltip
from flick.window.widgets.widget import Widget
from tests.window.gallery.place import Place, held, hovered, nothing, ringed, settled

KINDS: tuple[tuple[PlateKind, str], ...] = (("primary", "play"), ("secondary", "details"), ("quiet", "undo"))


def buttons(here: Place) -> Widget:
    """Three kinds in five states."""
    parts: list[Widget] = []
    for row, (kind, name) in enumerate(KINDS):
        made = [
            Button(
                here.kit,
                here.rect(66 + 124 * column, 156 + 50 * row, 110, 38),
                here.says[name],
                nothing,
                kind=kind,
                size=14.5,
            )
            for column in range(5)
        ]
        made[4].off = here.says["undo-off"]
        parts += [made[0], hovered(made[1]), held(made[2]), ringed(made[3]), made[4]]
    states = ("rest", "hover", "pressed", "focus", "off")
    notes = [here.note(66 + 124 * column, 322, 110, name, centred=True) for column, name in enumerate(states)]
    return here.tray(48, 112, 652, 228, "buttons", *parts, *notes)


def inputs(here: Place) -> Widget:
    """Everything that takes a value."""
    kit, says = here.kit, here.says
    options = [says["mat-size"], says["kitchen"], says["kids"]]
    slider = Slider(
        kit, here.rect(730, 156, 264, 28), 0.62, nothing, written=lambda value: says["0.20"], step=0.02, ticks=10
    )
    parts: list[Widget] = [
        ringed(slider),
        here.note(1010, 170, 140, "friction"),
        settled(Switch(kit, here.rect(734, 199, 120, 30), says["sound"], True, nothing)),
        settled(Switch(kit, here.rect(860, 199, 140, 30), says["slow"], False, nothing)),
        Segmented(kit, here.rect(734, 240, 216, 30), [says["none"], says["contact"], says["path"]], 1, nothing),
        Stepper(kit, here.rect(964, 238, 104, 34), 8, 1, 11, nothing),
        here.note(1074, 255, 80, "health"),
        Select(kit, here.rect(734, 288, 190, 34), options, 0, nothing),
        ringed(Field(kit, here.rect(940, 288, 200, 34), "Camille", nothing)),
    ]
    return here.tray(716, 112, 444, 228, "inputs", *parts)


def small_things(here: Place) -> Widget:
    """Links, key caps, a bar and a tooltip."""
    kit, says = here.kit, here.says
    x = here.spot(1194, 0)[0]
    keys: list[Widget] = []
    for name in ("escape", "shift", "space"):
        keys.append(Key(kit, (x, here.spot(0, 190)[1]), says[name]))
        x += cap_width(kit, says[name]) + kit.px(8)
    parts = [
        Link(kit, here.spot(1194, 170), "CAT-77", nothing),
        here.note(1254, 166, 290, "always-link", size=13),
        *keys,
        Key(kit, (x, here.spot(0, 190)[1]), "F1"),
        here.note(x / kit.theme.scale + 36, 202, 90, "keys", size=13),
        settled(Tooltip(kit, here.rect(1180, 112, 372, 222), here.rect(1194, 262, 160, 10), says["undo-off"])),
    ]
    return here.tray(1176, 112, 376, 228, "small", *parts)


def saved_matches(here: Place) -> Widget:
    """A list with a row selected and another under the pointer; more than is seen."""
    says = here.says
    rows = [
        ListRow(says["turn-7"], says["hard"], says["today"], icon="melee"),
        ListRow(says["turn-11"], says["calm"], says["today"], icon="eye"),
        ListRow(says["round-6"], says["three-heroes"], says["yesterday"], icon="creature"),
        ListRow(says["round-9"], says["five-heroes"], says["november"], icon="coral"),
        ListRow(says["turn-7"], says["hard"], says["november"], icon="melee"),
        ListRow(says["turn-7"], says["calm"], says["november"], icon="melee"),
    ]
    listing = Listing(here.kit, here.rect(60, 398, 494, 192), rows, nothing, selected=1)
    listing.over(listing.row_rect(2).center)
    return here.tray(48, 356, 512, 254, "list", listing)


def rulebook(here: Place) -> Paper:
    """A page with a current paragraph and links."""
    says = here.says
    blocks = [
        Heading(says["shots"]),
        *(ParagraphSetting(runs_of(says[f"cat-{number}"]), f"CAT-{number}") for number in (76, 77, 78)),
        ParagraphSetting(runs_of(says["ruling"])),
    ]
    return Paper(here.kit, here.rect(580, 356, 470, 254), blocks, nothing, current="CAT-77")


class Cloth(Widget):
    """A piece of cloth with two pawns that have met."""

    def __init__(self, here: Place, rect: Rect) -> None:
        super().__init__(here.kit, rect)
        self.here = here

    def paint(self, target: Surface) -> None:
        here = self.here
        here.kit.stamp(target, self.rect, Fill("cloth.mat", 1, 8))
        for name, x, y, angle in (("skull-1", 1190, 540, 0.2), ("sword-2", 1240, 522, -0.3)):
            sprite = here.art.disc(name, 26 * here.kit.theme.scale)
            sprite.draw(target, *here.spot(x, y), angle, PANEL_LIGHT)


def verdict(here: Place) -> Iterator[Widget]:
    """What is said where two pawns have met."""
    says, kit = here.says, here.kit
    ground = here.rect(1086, 372, 450, 222)
    yield here.tray(1070, 356, 482, 254, "")
    yield Cloth(here, ground)
    pawns = [here.rect(1164, 514, 52, 52), here.rect(1214, 496, 52, 52)]
    yield settled(
        VerdictBubble(
            kit,
            ground.inflate(-kit.px(16), -kit.px(16)),
            here.spot(1216, 516),
            says["verdict"],
            "CAT-77",
            pawns,
            on_rule=nothing,
        )
    )
    yield Button(kit, here.rect(1360, 548, 160, 34), says["watch"], nothing, kind="quiet", icon="play", key="R")
