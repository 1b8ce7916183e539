"""Widths, colours, names, keys."""

import importlib.resources
import pathlib

import pytest

AUDIT = (pathlib.Path(__file__).parent / "audit.js").read_text()
AXE = (importlib.resources.files("axe_playwright_python") / "axe.min.js").read_text()
PADS = ["explorer", "taps", "swipes", "photo", "press", "check", "circle", "bubbles", "rows", "show"]


def show(studio, pad):
    """The pad in the middle of its example."""
    studio.page.locator(f"#tab-{pad}").click()
    studio.button("Show me").click()
    studio.wait(0.6)
    # Not by its button, which may say Play by then.
    studio.page.evaluate("studio.playback.mode === 'playing' && studio.playback.toggle()")


@pytest.mark.parametrize("studio", [375, 1280, 2560], indirect=True)
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
    for _ in range(50):
        studio.page.keyboard.press("Tab")
        reached.add(studio.page.evaluate("document.activeElement.id"))
    assert {"example", "pad", "live", "record", "open", "closer", "reset", "copy", "link"} <= reached


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
    assert "double tap recognized: 2 taps" in studio.page.locator("#changes").inner_text()


def test_pads_fit_a_phone(browser, address):
    context = browser.new_context(viewport={"width": 375, "height": 740}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(f"{address}studio/index.html#taps")
    page.wait_for_selector("html[data-ready=true]")
    assert page.evaluate("document.documentElement.scrollWidth") == 375
    box = page.locator("#pad").bounding_box()
    assert box["y"] + box["height"] < 740
    context.close()


def test_a_hand_shows_the_gesture_until_somebody_touches(studio):
    studio.choose("swipes")
    drawn = """() => {
      const { canvas, context } = studio.fingers;
      return context.getImageData(0, 0, canvas.width, canvas.height).data.some(Boolean);
    }"""
    studio.wait(0.1)
    first = studio.drawn().page.evaluate("studio.ghost.time")
    assert studio.page.evaluate(drawn)
    studio.wait(0.1)
    assert studio.drawn().page.evaluate("studio.ghost.time") > first
    studio.fingers.tap((20, 20))
    studio.wait(1)
    assert not studio.drawn().page.evaluate(drawn)
    assert not studio.page.evaluate("studio.ghost.isOn")


@pytest.mark.parametrize("size", [(2000, 900), (100, 120)])
def test_recordings_of_any_size_lie_in_the_middle(studio, tmp_path, size):
    path = tmp_path / "one.jsonl"
    path.write_text(
        f'{{"dactyl":"recording","version":1,"size":[{size[0]},{size[1]}]}}\n{{"t":0,"c":[[1,"b",5,5]]}}\n{{"t":0.05,"c":[[1,"e",5,5]]}}\n'
    )
    studio.choose("taps").open(path)
    pad, stage = studio.box, studio.page.locator(".stage").bounding_box()
    assert abs(stage["x"] + stage["width"] / 2 - pad["x"] - pad["width"] / 2) < 2
    assert abs(stage["y"] + stage["height"] / 2 - pad["y"] - pad["height"] / 2) < 2
    assert stage["width"] <= pad["width"] and stage["height"] <= pad["height"]
    assert stage["width"] > 0.95 * pad["width"] or stage["height"] > 0.95 * pad["height"] or stage["width"] == 2 * size[0]


@pytest.mark.parametrize("studio", [375], indirect=True)
def test_on_a_phone_what_happened_is_in_sight(studio):
    studio.choose("taps")
    assert "more-after" in studio.page.locator("#pads").get_attribute("class")
    fingers = studio.fingers
    fingers.tap(studio.middle)
    studio.wait(0.41)
    fingers.tap(studio.middle)
    studio.wait(0.5)
    in_sight = "() => { const box = document.querySelector('#why').getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight; }"
    assert studio.drawn().page.evaluate(in_sight)
    place = studio.bar("double tap failed: 0.41 s")
    studio.page.touchscreen.tap(*place)
    assert studio.why().startswith("double tap failed: 0.41 s")
    assert studio.page.evaluate(in_sight)


def test_a_phone_on_its_side_shows_the_whole_pad(browser, address):
    context = browser.new_context(viewport={"width": 740, "height": 360}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.goto(f"{address}studio/index.html#taps")
    page.wait_for_selector("html[data-ready=true]")
    box = page.locator("#pad").bounding_box()
    assert box["height"] > 180 and box["y"] + box["height"] < 360
    assert page.locator("#why").bounding_box()["y"] < 200
    context.close()


def test_keys_are_fingers(studio):
    studio.choose("photo")
    studio.page.locator("#example").focus()
    studio.page.keyboard.press("Tab")
    assert studio.page.evaluate("document.activeElement.id") == "pad"
    keys = studio.page.keyboard
    keys.press("2")
    keys.down("Space")
    for _ in range(12):
        studio.wait(0.016)
        keys.press("Shift+ArrowRight")
    keys.up("Space")
    studio.waits_for("pinch recognized: span changed by")
    assert int(studio.page.locator(".photo + .caption").inner_text().split(" · ")[1].split()[0]) > 150
