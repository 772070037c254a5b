"""Tables of policy values: the base game is the table of their usual values (5.14)."""

from collections.abc import Mapping
from functools import cache

from flick import places
from flick.games.ravenloft.policies import NAMES, values
from flick.games.ravenloft.state import RavenloftOptions
from flick.table import content

FOLDER = "policies"
BASE = "base"

Bundle = dict[str, tuple[str, ...]]


@cache
def base() -> Mapping[str, tuple[str, ...]]:
    """The usual value of every policy, in its order."""
    document = content.read_document(places.shipped("levels") / "ravenloft" / FOLDER / f"{BASE}.yaml")
    check(document)
    return document.convert(Bundle)


def check(document: content.Document) -> None:
    """A table of policies names no policy and no value that there is not."""
    known = values()
    for name, chosen in document.convert(Bundle).items():
        if name not in known:
            raise document.unknown_key((name,), NAMES)
        for index, value in enumerate(chosen):
            if value not in known[name]:
                raise document.error((name, index), "ravenloft-no-policy", policy=name, value=value)


def bundle_of(options: RavenloftOptions) -> Bundle:
    """What a match goes by."""
    usual = base()
    return {name: usual[name] for name in NAMES}
