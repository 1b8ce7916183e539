"""Widths, colours, names, keys."""

import pathlib

import pytest

AUDIT = (pathlib.Path(__file__).parent / "audit.js").read_text()
PADS = ["explorer", "taps", "swipes", "photo", "press", "rows"]


@pytest.mark.parametrize("studio", [375, 1280], indirect=True)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_names_contrast_and_width(studio, scheme):
    studio.page.emulate_media(color_scheme=scheme)
    for pad in PADS:
        studio.choose(pad, query=f"?{pad}")
        studio.page.get_by_role("button", name="Show me").click()
        studio.page.wait_for_timeout(300)
        studio.page.get_by_role("button", name="Pause").click()
        assert studio.page.evaluate(AUDIT) == []


def test_everything_is_reached_by_keys(studio):
    studio.choose("taps")
    studio.page.locator("#tab-taps").focus()
    studio.page.keyboard.press("ArrowRight")
    assert studio.page.evaluate("document.activeElement.id") == "tab-swipes"
    reached = set()
    for _ in range(30):
        studio.page.keyboard.press("Tab")
        reached.add(studio.page.evaluate("document.activeElement.id"))
    assert {"example", "live", "record", "open", "reset"} <= reached


def test_pads_fit_a_phone(browser, address):
    context = browser.new_context(viewport={"width": 375, "height": 740}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(f"{address}studio/index.html#taps")
    page.wait_for_selector("html[data-ready=true]")
    assert page.evaluate("document.documentElement.scrollWidth") == 375
    box = page.locator("#pad").bounding_box()
    assert box["y"] + box["height"] < 740
    context.close()
