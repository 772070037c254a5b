"""The numbers that an adventure's objects change: the AC of villains and of objects, the Speed of bearers (6.12)."""

from flick.games.ravenloft.heroes_and_foes import Figure, RavenloftHero
from flick.games.ravenloft.state import RavenloftState


def object_ac(state: RavenloftState, figure: Figure) -> int:
    """The AC of an object that can be attacked (RAV-107)."""
    return state.progress.file.objects[figure.kind].ac


def more_ac(state: RavenloftState, figure: Figure) -> int:
    """The AC that a villain has more while the object that wards it stands."""
    villain = state.progress.file.villains.get(figure.kind)
    ward = None if villain is None else villain.warded
    return ward.ac if ward is not None and ward.by in state.figures else 0


def slower(state: RavenloftState, hero: RavenloftHero) -> int:
    """The squares by which the object tokens that a hero bears lower its Speed."""
    objects, carried = state.progress.file.objects, state.progress.carried
    return sum(objects[token].slower for token, bearer in carried.items() if bearer == hero.id and token in objects)
