"""The lower rows of the gallery: a question, the curtain, and whatever else a screen is made of."""

from collections.abc import Iterator

from flick.window.match.hand_curtain import Curtain
from flick.window.widgets.button import Button, TileButton
from flick.window.widgets.field import Field
from flick.window.widgets.label import Caption, Link
from flick.window.widgets.listing import Listing, ListRow
from flick.window.widgets.log import Log
from flick.window.widgets.log_row import LogEntry
from flick.window.widgets.prompt import Prompt
from flick.window.widgets.question import Question, QuestionDeed
from flick.window.widgets.segmented import Segmented
from flick.window.widgets.select import Menu, Select
from flick.window.widgets.slider import Slider
from flick.window.widgets.stepper import Stepper
from flick.window.widgets.switch import Switch
from flick.window.widgets.widget import Widget
from tests.window.gallery.place import Place, hovered, nothing, ringed, settled


def question(here: Place) -> Iterator[Widget]:
    """What the defender is asked, in the middle of a tray."""
    says, kit = here.says, here.kit
    yield here.tray(48, 630, 752, 430, "question-tray")
    asked = Question(
        kit,
        here.rect(52, 662, 744, 394),
        says["question"],
        [QuestionDeed(says["use"]), QuestionDeed(says["take"])],
        nothing,
        sentences=(says["cause"], says["cancels"], says["discarded"], says["keep-5"]),
    )
    if asked.primary:
        ringed(asked.primary)
    yield settled(asked)


def curtain(here: Place) -> Iterator[Widget]:
    """The curtain, closed, as if its tray were the window."""
    says = here.says
    yield here.tray(816, 630, 736, 430, "curtain-tray")
    seal = here.art.seal("sword", 36 * here.kit.theme.scale)
    yield settled(
        Curtain(
            here.kit,
            here.rect(834, 672, 700, 370),
            says["curtain"],
            says["curtain-sentence"],
            says["show"],
            nothing,
            seal=seal,
        )
    )


def tiles(here: Place) -> Widget:
    """Large quiet buttons as on the title, the brass one of a screen, buttons with icons alone."""
    kit, says = here.kit, here.says
    made = [
        TileButton(
            kit,
            here.rect(66 + 196 * column, 1120 + 78 * row, 184, 66),
            says[name],
            says[f"{name}-detail"],
            nothing,
            icon=icon,
        )
        for (column, row), name, icon in (
            ((0, 0), "load", "load"),
            ((1, 0), "tutorial", "tutorial"),
            ((0, 1), "tuner", "tuner"),
            ((1, 1), "settings", "settings"),
        )
    ]
    made[2].off = says["tuner-detail"]
    parts: list[Widget] = [made[0], hovered(made[1]), made[2], ringed(made[3])]
    parts.append(
        Button(
            kit,
            here.rect(66, 1284, 240, 56),
            says["start"],
            nothing,
            kind="primary",
            icon="play",
            role="button-primary",
        )
    )
    icons = [
        Button(kit, here.rect(322 + 46 * index, 1294, 36, 36), "", nothing, kind="quiet", icon=icon, tip=icon)
        for index, icon in enumerate(("undo", "rulebook", "menu"))
    ]
    icons[0].off = says["undo-off"]
    return here.tray(48, 1078, 412, 282, "tiles", *parts, *icons)


def menu(here: Place) -> Iterator[Widget]:
    """A select whose list is open, and inputs that are off."""
    kit, says = here.kit, here.says
    options = [says["mat-size"], says["kitchen"], says["kids"]]
    why = says["late"]
    select = Select(kit, here.rect(494, 1116, 220, 34), options, 0, nothing)
    opened = Menu(select, here.rect(476, 1078, 340, 282))
    opened.current = 1
    yield here.tray(476, 1078, 340, 282, "menu", select)
    yield opened
    yield Field(kit, here.rect(494, 1276, 220, 34), "", nothing, hint=says["search"], icon="search")
    yield here.tray(
        832,
        1078,
        340,
        282,
        "off-inputs",
        settled(Switch(kit, here.rect(850, 1116, 140, 30), says["sound"], True, nothing, off=why)),
        Segmented(
            kit,
            here.rect(850, 1158, 216, 30),
            [says["none"], says["contact"], says["path"]],
            0,
            nothing,
            barred={2: why},
        ),
        Stepper(kit, here.rect(850, 1200, 104, 34), 1, 1, 11, nothing),
        Stepper(kit, here.rect(966, 1200, 104, 34), 8, 1, 11, nothing, off=why),
        Slider(kit, here.rect(846, 1246, 260, 28), 0.3, nothing, written=lambda _: says["0.20"], off=why),
        Select(kit, here.rect(850, 1286, 150, 34), [says["mat"]], 0, nothing, off=why),
        Field(kit, here.rect(1012, 1286, 140, 34), "Camille", nothing, off=why),
    )


def log(here: Place) -> Widget:
    """What happened, and where to read why."""
    kit, says = here.kit, here.says
    entries = [LogEntry(says[f"log-{number}"], f"CAT-{number}") for number in (78, 89, 33, 57)]
    made = Log(kit, here.rect(1200, 1119, 340, 142), nothing, nothing)
    made.tell(entries)
    link = Link(kit, here.spot(1534, 1105), says["whole-log"], nothing, anchor="right", underlined=False)
    name = Caption(kit, here.rect(1206, 1276, 150, 60), says["team"], "section", size=21, name=True, leading=1.15)
    return here.tray(
        1188,
        1078,
        364,
        282,
        "log",
        made,
        link,
        name,
        here.note(1206, 1340, 330, "name"),
    )


def turns(here: Place) -> Iterator[Widget]:
    """A list with numbers, seals and wounds; one that is empty; a prompt."""
    kit, says = here.kit, here.says
    seals = [here.art.seal(team, 13 * kit.theme.scale) for team in ("sword", "skull")]
    wound = ("wound", "wound")
    rows = [
        ListRow(says["halberdier"], says["halberdier-detail"], lead="7", picture=seals[0], marks=(wound,)),
        ListRow(says["marauder"], says["marauder-detail"], lead="8", picture=seals[1], marks=(wound, wound)),
        ListRow(says["halberdier"], says["late"], lead="11", picture=seals[0], off=says["late"]),
    ]
    yield here.tray(
        48,
        1376,
        412,
        204,
        "turns",
        Listing(kit, here.rect(60, 1414, 388, 152), rows, nothing, selected=0, lead_width=18),
    )
    yield here.tray(
        476, 1376, 340, 204, "list", Listing(kit, here.rect(482, 1410, 320, 150), [], nothing, empty=says["empty"])
    )
    yield Prompt(kit, here.rect(840, 1390, 700, 48), says["prompt"], says["prompt-how"])
    yield Prompt(kit, here.rect(960, 1450, 460, 48), says["prompt"], says["prompt-how"])
