"""Builds a hero step by step, for the window, the terminal and other front ends."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

from msgspec.structs import replace

from flick.games.ravenloft import built, built_checks, cards, look
from flick.games.ravenloft.built_checks import class_told, kind_told, race_told
from flick.games.ravenloft.campaign import grown_of
from flick.games.ravenloft.card_files import HeroClass, Race
from flick.games.ravenloft.state import RavenloftState
from flick.table.building import BuildChoice, Builder, BuildNumber, BuildPlan, BuildStep, ChoiceGroup, Draft
from flick.table.looks import CardLook
from flick.table.sayings import Refused, Say, chained, say

NAMELESS = "…"
"""The name on the card of a hero that has none yet."""
BOTH = 2
LESSONS: Mapping[str, Say] = {
    "race": say("build-lesson-race"),
    "classes": say("build-lesson-classes"),
    "powers": say("build-lesson-powers"),
    "portrait": say("build-lesson-portrait"),
    "name": say("build-lesson-name"),
}
"""The explanations for somebody who builds a hero for the first time, by step."""


class HeroBuilder(Builder[built.BuiltHero]):
    """Builds a hero from race, one or two classes, powers, portrait and name (RAV-CUS-02, RAV-HYB-17)."""

    title, own, about = say("build-new"), say("build-own"), say("build-about")
    lesson = say("build-lesson-end")
    option = "hero"
    folder = "heroes"
    Record = built.BuiltHero

    def blank(self) -> dict[str, Any]:
        return {"race": "", "classes": [], "powers": [], "gender": "she", "portrait": "", "name": ""}

    def plan(self, draft: Draft) -> BuildPlan:
        found = (_race(draft), _classes(draft), _powers(draft), *_person(draft))
        steps = [step._replace(lesson=LESSONS.get(step.id)) for step in found if step is not None]
        missing = [Refused(step.missing, step.rule) for step in steps if step.missing is not None]
        faults = missing or list(built_checks.faults(_hero(draft)))
        return BuildPlan(steps, tuple(_numbers(draft)), faults, _look(draft))

    def chosen(self, draft: Draft, step: str, value: Sequence[str]) -> dict[str, Any]:
        """The draft after a choice; powers of classes that are no longer chosen are dropped."""
        found = {**self.blank(), **draft}
        found[step] = list(dict.fromkeys(value)) if step in ("classes", "powers") else "".join(value[:1])
        if step in ("classes", "race"):
            found.pop("numbers", None)
        known = cards.powers()
        found["powers"] = [
            name for name in found["powers"] if name in known and known[name].hero_class in found["classes"]
        ]
        return found

    def filled(self, draft: Draft) -> dict[str, Any]:
        """The draft with powers in the order of the game's lists, and with a portrait."""
        found = {**self.blank(), **draft}
        if not (found["race"] and found["classes"]):
            return found
        preset = [name for one in found["classes"] for name in built.sheet_of(one).preset]
        others = [one for name in found["classes"] for one, card in cards.powers().items() if card.hero_class == name]
        for name in _alternating([*preset, *others]):
            if name not in found["powers"] and _off(found, name) is None:
                found["powers"] = [*found["powers"], name]
        if not found["portrait"]:
            found["portrait"] = built.sheet_of(found["classes"][0]).id
        return found

    def record(self, draft: Draft) -> built.BuiltHero:
        if faults := self.plan(draft).faults:
            raise faults[0]
        return _hero(draft)

    def check(self, record: built.BuiltHero) -> None:
        fault = next(built_checks.faults(record), None)
        if fault is not None:
            raise fault

    def after(self, record: built.BuiltHero, state: RavenloftState, seat: int) -> built.BuiltHero:
        """The hero with its level and all that came with it, where levels are kept (RAV-ADV-33); a hero that has died
        stays as it was."""
        grown = grown_of(state, seat)
        return record if grown is None or state.heroes[seat].dead else replace(record, grown=grown)

    def wanted(self, record: built.BuiltHero) -> tuple[str, str]:
        return "variants", "HYB" if record.is_hybrid else "CUS"

    def name(self, record: built.BuiltHero) -> str:
        return record.name

    def thing(self, record: built.BuiltHero) -> str:
        return record.id

    def told(self, record: built.BuiltHero) -> Say:
        return look.kind_of_hero(built.card_of(record))


BUILDER = HeroBuilder()


def _race(draft: Draft) -> BuildStep:
    """The step of the race; two classes allow only the races of their two hero cards (RAV-HYB-03)."""
    classes, found = draft["classes"], list[BuildChoice]()
    for race in get_args(Race):
        off = None
        if len(classes) == BOTH and race not in (races := built_checks.races_of(classes)):
            off = built_checks.race_of_neither(race, races)
        told = say("build-race-told", speed=built.speed_of_race(race), power=built.racial_of(race))
        found.append(BuildChoice(race, race_told(race, draft["gender"]), told, built.racial_of(race), off))
    missing = None if draft["race"] else say("build-no-race")
    return BuildStep("race", "one", say("build-race"), say("build-race-hint"), _one(draft["race"]), _plain(found),
                "RAV-CUS-04", missing)  # fmt: skip


def _classes(draft: Draft) -> BuildStep:
    """The step of the class; two classes make a hybrid hero (RAV-HYB-01)."""
    classes, race = draft["classes"], draft["race"]
    found: list[BuildChoice] = []
    for name in get_args(HeroClass):
        sheet, off = built.sheet_of(name), None
        if name not in classes and len(classes) >= BOTH:
            off = Refused(say("build-two-classes"), "RAV-HYB-01")
        elif (
            name not in classes and classes and race and race not in (races := built_checks.races_of([*classes, name]))
        ):
            off = built_checks.race_of_neither(race, races)
        told = say("build-class-told", ac=sheet.ac, hp=sheet.hp, surge=sheet.surge)
        found.append(BuildChoice(name, class_told(name, draft["gender"]), told, sheet.id, off))
    missing = None if classes else say("build-no-class")
    return BuildStep("classes", "several", say("build-classes"), say("build-classes-hint"), tuple(classes),
                _plain(found), "RAV-HYB-04" if len(classes) > 1 else "RAV-CUS-04", missing, BOTH)  # fmt: skip


def _powers(draft: Draft) -> BuildStep | None:
    """The step of the power cards of the classes, by kind (RAV-12, RAV-HYB-10 to RAV-HYB-12); ``None`` before there is
    a class."""
    numbers = _numbers_of(draft)
    if numbers is None:
        return None
    chosen, by_kind, groups = draft["powers"], built.powers_by_kind(draft["powers"]), list[ChoiceGroup]()
    left: list[Say] = []
    for kind in built.KINDS:
        wanted, had = built.number_of(numbers, kind), len(by_kind[kind])
        names = [one for name in draft["classes"] for one in cards.powers_of(name, kind)]
        choices = [_power(draft, name) for name in names]
        groups.append(ChoiceGroup(say("build-kind", kind=kind_told(kind), n=had, of=wanted), choices))
        if had < wanted:
            left.append(say("build-left", kind=kind_told(kind), n=wanted - had))
    missing = say("build-no-powers", what=chained("names-more", left)) if left else None
    hybrid = len(draft["classes"]) > 1
    hint = say("build-powers-hint-hybrid") if hybrid else say("build-powers-hint")
    most = sum(built.number_of(numbers, kind) for kind in built.KINDS)
    return BuildStep("powers", "several", say("build-powers"), hint, tuple(chosen), groups,
                "RAV-HYB-12" if hybrid else "RAV-12", missing, most)  # fmt: skip


def _power(draft: Draft, name: str) -> BuildChoice:
    """The choice of a power card; with two classes it says of which it is."""
    off = None if name in draft["powers"] else _off(draft, name)
    told = class_told(built.class_of(name), draft["gender"]) if len(draft["classes"]) > 1 else None
    return BuildChoice(name, say("build-thing", thing=name), told, name, off)


def _off(draft: Draft, name: str) -> Refused | None:
    """Why one more power card does not fit beside the chosen ones: there are enough of its kind, or of its class
    (RAV-12, RAV-RUL-64)."""
    numbers = _numbers_of(draft)
    kind, by_kind = cards.powers()[name].kind, built.powers_by_kind(draft["powers"])
    if numbers is None or kind not in by_kind:
        return None
    wanted, had = built.number_of(numbers, kind), by_kind[kind]
    if len(had) >= wanted:
        return Refused(say("build-enough", kind=kind_told(kind), n=wanted), "RAV-12")
    if len(draft["classes"]) < BOTH:
        return None
    own, total = built.class_of(name), sum(built.number_of(numbers, each) for each in built.KINDS)
    of_class = [one for one in draft["powers"] if built.class_of(one) == own]
    of_kind = [one for one in had if built.class_of(one) == own]
    if (wanted > 1 and len(of_kind) >= _half(wanted)) or len(of_class) >= _half(total):
        return Refused(say("build-enough-of-class", what=class_told(own, draft["gender"])), "RAV-RUL-64")
    return None


def _half(count: int) -> int:
    """The most cards of ``count`` that may come from one of two classes: half of them, rounded up."""
    return -(-count // 2)


def _alternating(names: Sequence[str]) -> Iterator[str]:
    """The power cards, of each class in turn, in their order."""
    by_class: dict[str, list[str]] = {}
    for name in dict.fromkeys(names):
        by_class.setdefault(built.class_of(name), []).append(name)
    for turn in range(max(map(len, by_class.values()), default=0)):
        yield from (own[turn] for own in by_class.values() if turn < len(own))


def _person(draft: Draft) -> tuple[BuildStep, BuildStep, BuildStep]:
    """The steps of portrait, gender and name (RAV-CUS-08, RAV-HYB-02)."""
    shown = [BuildChoice(one, say("build-thing", thing=one), card=one) for one in built.portraits()]
    gender = [BuildChoice(one, say("build-gender-choice", gender=one)) for one in ("she", "he")]
    bare = None if draft["portrait"] else say("build-no-portrait")
    nameless = None if draft["name"].strip() else say("build-no-name")
    return (
        BuildStep("portrait", "one", say("build-portrait"), say("build-portrait-hint"), _one(draft["portrait"]),
             _plain(shown), "RAV-CUS-08", bare, faces=True),
        BuildStep("gender", "one", say("build-gender"), say("build-gender-hint"), _one(draft["gender"]),
             _plain(gender)),
        BuildStep("name", "text", say("build-name"), say("build-name-hint"), _one(draft["name"]), (), "RAV-HYB-02",
             nameless, built.LONGEST_NAME),
    )  # fmt: skip


def _numbers(draft: Draft) -> Iterator[BuildNumber]:
    """AC, HP, Speed and surge value, each with where it comes from (RAV-RUL-61, RAV-HYB-05 to RAV-HYB-08). What follows
    from the classes alone is known before there is a race."""
    numbers, hybrid = _numbers_of(draft), len(draft["classes"]) > 1
    speed = built.speed_of_race(draft["race"]) if draft["race"] else None
    half = say("build-half-hybrid" if hybrid else "build-of-class")
    for name, icon, value, told in (
        ("build-ac", "armour", numbers and numbers.ac, say("build-ac-hybrid" if hybrid else "build-of-class")),
        ("build-hp", "health", numbers and numbers.hp, half),
        ("build-speed", "stride", speed, say("build-of-race")),
        ("build-surge", "surge", numbers and numbers.surge, half),
    ):
        yield BuildNumber(say(name), icon, "" if value is None else str(value), told)


def _numbers_of(draft: Draft) -> built.Numbers | None:
    """The numbers of the drafted hero: its own where it was published elsewhere, else those of classes and race."""
    if not draft["classes"]:
        return None
    own = draft.get("numbers")
    race = draft["race"] or built.sheet_of(draft["classes"][0]).race
    return built.Numbers(**own) if own else built.numbers_of(race, draft["classes"])


def _hero(draft: Draft) -> built.BuiltHero:
    """The hero that a draft describes, as far as it has been chosen."""
    own = draft.get("numbers")
    return built.BuiltHero(
        name=" ".join(draft["name"].split()) or NAMELESS,
        race=draft["race"],
        classes=tuple(draft["classes"]),
        powers=tuple(draft["powers"]),
        gender=draft["gender"],
        portrait=draft["portrait"],
        numbers=built.Numbers(**own) if own else None,
    )


def _look(draft: Draft) -> CardLook | None:
    """The card of the drafted hero; ``None`` before it has a race and a class."""
    if not (draft["race"] and draft["classes"]):
        return None
    return look.card_look(_hero(draft).id)


def _one(value: str) -> tuple[str, ...]:
    return (value,) if value else ()


def _plain(choices: Sequence[BuildChoice]) -> tuple[ChoiceGroup, ...]:
    """One group of choices without a heading."""
    return (ChoiceGroup(None, choices),)
