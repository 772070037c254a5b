"""What is refused keeps its sentence wherever it goes."""

import pickle

import pytest

from flick.table.journal import BadJournal
from flick.table.sayings import Refused, say
from flick.table.yaml_text import BadContent


@pytest.mark.parametrize(
    "refused",
    [
        Refused(say("refused-undo", why=say("barrier-chance")), "CAT-01"),
        BadJournal(say("journal-empty", file="a.flick")),
        BadContent("a.yaml", 3, "pawns", say("content-missing", what="at")),
    ],
    ids=lambda refused: type(refused).__name__,
)
def test_it_gets_from_one_process_to_another(refused: Refused) -> None:
    again = pickle.loads(pickle.dumps(refused))
    assert type(again) is type(refused)
    assert vars(again) == vars(refused)
    assert str(again) == str(refused)
