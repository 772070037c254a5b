"""Figures: the files are what the tool draws."""

import pytest

from flick.places import shipped
from tools.art.figures import figures, kinfire_crafts
from tools.art.figures.stage import svg


def test_the_files_are_what_the_tool_draws() -> None:
    drawn = {name: svg(figure) for name, figure in figures().items()}
    files = shipped("levels").glob("*/figures/*.svg")
    assert {path.stem: path.read_text("utf-8") for path in files} == drawn


def test_no_figure_is_drawn_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(kinfire_crafts.FIGURES, "griffin", kinfire_crafts.FATIGUE)
    with pytest.raises(ValueError, match="griffin is drawn elsewhere too"):
        figures()
