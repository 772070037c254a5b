"""Cards as three more games will have them: their looks, and a folder of content with their frames and words."""

from pathlib import Path

from flick.table.looks import CardLook, ItemLook, KindLook, LineLook
from flick.table.sayings import Say

FOLDER = Path(__file__).parent


def _look(
    name: str,
    build: str,
    colour: str,
    kind: tuple[str, str] | None = None,
    text: str = "",
    facts: tuple[tuple[str, str], ...] = (),
    number: str = "",
    figure: str = "",
) -> CardLook:
    return CardLook(
        name,
        "",
        build,
        figure=figure,
        build=build,
        colours=(colour,),
        number=number,
        kind=KindLook(kind[0], Say(f"kind-{kind[1]}")) if kind else None,
        lines=(LineLook(Say(f"text-{text}")),) if text else (),
        facts=tuple(ItemLook(icon, value) for icon, value in facts),
    )


LOOKS = (
    _look("spear", "item", "green", ("hunter", "weapon"), "spear"),
    _look("pouch", "item", "master", ("surprise_attack", "single"), "pouch"),
    _look("ember", "item", "event", ("lantern", "permanent"), "ember"),
    _look("hound", "item", "red", ("creature", "monster"), "tactics", (("melee", "4"), ("heal", "1"), ("star", "2"))),
    _look("justernin", "item", "blue", ("armour", "hero"), "vigilance", (("heal", "3"), ("explorer", "5"))),
    _look("psoro", "item", "red", ("stamp_skull", "boss"), "charisma", (("heal", "4"), ("star", "40"))),
    _look("shield", "held", "green", ("armour", "artefact"), "shield", number="1"),
    _look("pearl", "held", "event", ("star", "treasure"), facts=(("star", "25"),), number="1"),
    _look("shot", "held", "green", ("hunter", "at-will"), "shot", number="+6"),
    _look("rain", "held", "master", ("hunter", "daily"), "rain", number="+8"),
    _look("mist", "item", "blue", ("darkness", "encounter"), "mist"),
    _look("pb", "power", "seeker", number="9"),
    _look("st", "power", "master", number="+5"),
)
