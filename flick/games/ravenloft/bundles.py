"""Tables of policy values: the base game has a usual value for each policy, a variant sets some of them, and a match
plays by what results from merging them."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, reduce
from typing import get_args, get_type_hints

from flick import places
from flick.effects.language import hyphened
from flick.games.ravenloft.matrix import first_clash, matrix
from flick.games.ravenloft.options import RavenloftOptions
from flick.games.ravenloft.policies import NAMES, values
from flick.table import content
from flick.table.sayings import Refused, Say, chained

FOLDER = "policies"
BASE = "base"
ADDING = "setup"
"""The one policy to whose usual settings a variant adds, instead of replacing them."""
WITHOUT = "no_"
"""The beginning of a setting that takes another one away."""
OPTION = "variants"

Settings = tuple[str, ...]
Bundle = dict[str, Settings]


@cache
def base() -> Mapping[str, Settings]:
    """The usual values of every policy, in their order."""
    return _read(BASE)


@cache
def table_of(variant: str) -> Mapping[str, Settings]:
    """The values that a variant sets."""
    return _read(variant.lower())


def _read(stem: str) -> Bundle:
    """The settings of a table, by policy; ``BadContent`` where one is unknown."""
    document = content.read_document(places.shipped("levels") / "ravenloft" / FOLDER / f"{stem}.yaml")
    check(document)
    return document.convert(Bundle)


def check(document: content.Document) -> None:
    """Refuse a table that names an unknown policy or value."""
    known = values()
    for name, chosen in document.convert(Bundle).items():
        if name not in known:
            raise document.unknown_key((name,), NAMES)
        for index, value in enumerate(chosen):
            for meant in _every_meaning(value):
                if meant not in known[name] and _taken_away(meant) not in known[name]:
                    raise document.error((name, index), "ravenloft-no-policy", policy=name, value=meant)


def _every_meaning(value: str) -> Iterator[str]:
    """The settings that a written one can mean: ``dice_{dice}`` names an option of the match and means one setting for
    each choice of it."""
    for name, kind in get_type_hints(RavenloftOptions).items():
        if f"{{{name}}}" in value:
            yield from (value.replace(f"{{{name}}}", str(choice)) for choice in get_args(kind))
            return
    yield value


def bundle_of(options: RavenloftOptions) -> Bundle:
    """The values by which a match is played; ``Refused`` where its variants do not go together."""
    if (refusal := refusal_of(options.variants)) is not None:
        raise refusal
    found = merged(base(), matrix().in_order(options.variants))
    return {name: tuple(_meant(setting, options) for setting in settings) for name, settings in found.items()}


def _meant(setting: str, options: RavenloftOptions) -> str:
    """A setting with the choice of the option that it names."""
    if "{" not in setting:
        return setting
    name = setting[setting.index("{") + 1 : setting.index("}")]
    return setting.replace(f"{{{name}}}", getattr(options, name))


def merged(usual: Mapping[str, Settings], variants: Sequence[str]) -> Bundle:
    """The usual values, replaced by those that variants set and by those of the rulings on two of them."""
    found: Bundle = {name: usual[name] for name in NAMES}
    for variant in variants:
        for name, settings in table_of(variant).items():
            found[name] = with_setup(found[name], settings) if name == ADDING else settings
    for _, ruling in matrix().ruled(variants):
        found |= ruling.policies
    return found


def with_setup(usual: Settings, more: Iterable[str]) -> Settings:
    """The set-up settings with some added; ``no_start_item`` takes ``start_item`` away."""
    return reduce(_with_one, more, usual)


def _with_one(settings: Settings, one: str) -> Settings:
    """The set-up settings with one more, or without the one that it takes away."""
    if (gone := _taken_away(one)) in settings:
        return tuple(setting for setting in settings if setting != gone)
    return settings if one in settings else (*settings, one)


def _taken_away(value: str) -> str:
    return value.removeprefix(WITHOUT) if value.startswith(WITHOUT) else ""


def contested(one: str, other: str) -> list[str]:
    """The policies that two variants set differently without a ruling on them."""
    first, second = table_of(one), table_of(other)
    ruled = {name for _, ruling in matrix().ruled((one, other)) for name in ruling.policies}
    both = (name for name in NAMES if name in first and name in second and name not in ruled)
    return [name for name in both if name != ADDING and first[name] != second[name]]


def refusal_of(variants: Sequence[str]) -> Refused | None:
    """Why variants cannot be played together, with the policies that two of them would set; ``None`` where they can."""
    clash = first_clash(variants)
    if clash is None:
        return None
    names = [Say(f"policy-{hyphened(name)}") for name in contested(*clash)]
    facts = {"one": _called(clash.one), "other": _called(clash.other), "what": chained("names-more", names)}
    return Refused(Say("variants-apart", facts), VariantsTogether.rule)


def _called(variant: str) -> Say:
    return Say(f"option-{OPTION}-{variant}")


class VariantsTogether:
    """Refuses variants that do not go together."""

    rule = "RAV-MIX-01"
    why = "variants-apart"

    def concerns(self, option: str) -> bool:
        return option == OPTION

    def refusal(self, options: RavenloftOptions, seats: int) -> Refused | None:
        return refusal_of(options.variants)
