"""The pages of ``docs`` whose examples can be run say what happens."""

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).parent.parent / "docs"
PAGES = [page for page in sorted(DOCS.glob("*.md")) if ">>> " in page.read_text("utf-8")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_examples_of_a_page(page: Path) -> None:
    text = page.read_text("utf-8")
    text = "\n".join("" if line.startswith("```") else line for line in text.splitlines())
    examples = doctest.DocTestParser().get_doctest(text, {}, page.stem, str(page), 0)
    assert doctest.DocTestRunner(verbose=False).run(examples).failed == 0
