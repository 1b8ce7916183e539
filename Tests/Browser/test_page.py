"""Widths, colours, names, keys."""

import importlib.resources
import pathlib

import pytest

AUDIT = (pathlib.Path(__file__).parent / "audit.js").read_text()
AXE = (importlib.resources.files("axe_playwright_python") / "axe.min.js").read_text()
PADS = ["explorer", "taps", "swipes", "photo", "press", "check", "circle", "bubbles", "rows", "draw"]


def show(studio, pad):
    """The pad in the middle of its example."""
    studio.page.locator(f"#tab-{pad}").click()
    studio.button("Show me").click()
    studio.wait(0.6)
    if studio.button("Pause").count():
        studio.button("Pause").click()


@pytest.mark.parametrize("studio", [375, 1280], indirect=True)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_names_contrast_and_width(studio, scheme):
    studio.page.emulate_media(color_scheme=scheme)
    studio.choose(PADS[0])
    for pad in PADS:
        show(studio, pad)
        assert studio.page.evaluate(AUDIT) == [], pad


@pytest.mark.real_time
def test_axe_finds_nothing(studio):
    studio.page.emulate_media(reduced_motion="reduce")
    studio.choose(PADS[0])
    studio.page.evaluate(AXE)
    for pad in PADS:
        show(studio, pad)
        found = studio.page.evaluate("axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)")
        assert [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found] == [], pad


def test_everything_is_reached_by_keys(studio):
    studio.choose("taps")
    studio.page.locator("#tab-taps").focus()
    studio.page.keyboard.press("ArrowRight")
    assert studio.page.evaluate("document.activeElement.id") == "tab-swipes"
    reached = set()
    for _ in range(45):
        studio.page.keyboard.press("Tab")
        reached.add(studio.page.evaluate("document.activeElement.id"))
    assert {"example", "pad", "shown", "live", "record", "open", "closer", "reset", "copy", "link"} <= reached


def test_keys_alone_show_explain_and_tune(studio):
    studio.choose("taps")
    keys = studio.page.keyboard
    studio.page.locator("#example").focus()
    keys.press("Enter")
    studio.wait(20)
    assert studio.page.locator("#mode").inner_text().startswith("Example")
    studio.page.locator(".attempt").focus()
    for _ in range(3):
        keys.press("ArrowRight")
    keys.press("ArrowDown")
    told = studio.page.evaluate("document.activeElement.ariaLabel")
    assert told.startswith("double tap failed: ")
    assert studio.why().startswith(told)
    keys.press("Enter")
    assert studio.drawn().page.evaluate("studio.timeline.head === studio.timeline.selected.decided")
    studio.page.locator("[data-setting=maximumTapInterval]").focus()
    for _ in range(10):
        keys.press("ArrowRight")
    assert "double tap recognised: 2 taps" in studio.page.locator("#changes").inner_text()


def test_pads_fit_a_phone(browser, address):
    context = browser.new_context(viewport={"width": 375, "height": 740}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(f"{address}studio/index.html#taps")
    page.wait_for_selector("html[data-ready=true]")
    assert page.evaluate("document.documentElement.scrollWidth") == 375
    box = page.locator("#pad").bounding_box()
    assert box["y"] + box["height"] < 740
    context.close()
