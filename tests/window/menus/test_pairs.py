"""Every pair of Ravenloft's variants on the cards of a new match: what collides is off, and says why (5.13)."""

from flick.games.ravenloft.bundles import contested
from flick.games.ravenloft.game import GAME
from flick.games.ravenloft.matrix import matrix
from flick.table.words import Words
from flick.window.menus.new_match import NewMatchScreen
from flick.window.menus.several import CheckCard
from flick.window.widgets.button import Button
from tests.window.menus.conftest import Visit

WORDS = Words("en", GAME.folder)


def test_every_card_says_with_which_others_it_does_not_go(visit: Visit) -> None:
    visitor = visit((1280, 720))
    visitor.go(lambda app: NewMatchScreen(app, "ravenloft"))
    visitor.click(next(part for part in visitor.parts(Button) if part.label == "None"))
    titles = {WORDS(f"option-variants-{name}"): name for name in matrix().order}

    def cards() -> dict[str, CheckCard]:
        return {titles[part.label]: part for part in visitor.parts(CheckCard)}

    assert {*cards()} == {*matrix().order}
    for one in matrix().order:
        visitor.click(cards()[one])
        for other, card in cards().items():
            pair = matrix().in_order((one, other))
            if len(pair) == 2 and matrix().are_apart(*pair):
                policies = [WORDS(f"policy-{name.replace('_', '-')}") for name in contested(*pair)]
                assert all(told in (card.off or "") for told in (*policies, *map(_title, pair)))
            else:
                assert card.off is None
        visitor.click(cards()[one])
        assert not any(card.on for card in cards().values())


def _title(name: str) -> str:
    return WORDS(f"option-variants-{name}")
