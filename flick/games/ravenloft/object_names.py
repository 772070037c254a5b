"""The names of tokens and objects; those of an adventure stand in its file."""

from collections.abc import Mapping
from functools import cache

from flick import places
from flick.games.ravenloft.adventure_files import AdventureFile
from flick.games.ravenloft.cards import kind_of
from flick.games.ravenloft.state import RavenloftState
from flick.table import content
from flick.table.languages import LANGUAGES, in_language
from flick.table.sayings import Say


def called(state: RavenloftState, token: str) -> Say:
    """The name of an object in a sentence: that of the adventure's file, else a message for its kind of token."""
    return named(state, token) or Say(f"thing-{kind_of(token)}")


def named(state: RavenloftState, token: str) -> Say | None:
    """The name that the adventure gives an object; ``None`` where it gives none."""
    thing = state.progress.file.objects.get(kind_of(token))
    if thing is None:
        return None
    return Say("own-name", {language: in_language(thing.name, language) for language in LANGUAGES})


def face_of(state: RavenloftState, token: str) -> str:
    """The picture of an object: the figure that its adventure gives it, else that of its own name."""
    thing = state.progress.file.objects.get(kind_of(token))
    return thing.figure if thing is not None and thing.figure else kind_of(token)


@cache
def object_names(language: str) -> Mapping[str, str]:
    """The names of the objects in the adventures of the house."""
    folder = places.shipped("levels") / "ravenloft" / "adventures"
    files = [content.load(path, AdventureFile) for path in sorted(folder.glob("*.yaml"))]
    return {name: in_language(thing.name, language) for file in files for name, thing in file.objects.items()}
