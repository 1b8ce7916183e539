"""What a page says of bytes and speed is what its program found last."""

import sys

from conftest import ROOT

sys.path.append(str(ROOT / "Benchmarks/Web"))


def test_the_figures_that_pages_quote_are_those_of_their_programs():
    import page

    assert page.wrong_quotes() == [], "run Benchmarks/Web/page.py"
