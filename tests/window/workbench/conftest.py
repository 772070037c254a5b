"""Tables of the house, to be tuned."""

import pytest

from flick.places import shipped
from flick.window.workbench.tuner_tables import Shop, shop_of


@pytest.fixture(scope="session")
def shop() -> Shop:
    return shop_of(shipped("levels") / "catacombs", "quincunx")
