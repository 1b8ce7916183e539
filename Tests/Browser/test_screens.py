"""Every state of every screen, at three widths, light and dark: nothing that axe or we find wrong, and a picture of each in the folder that
`DACTYL_PICTURES` names, to be looked at."""

import importlib.resources
import json
import os
import pathlib
import time

import pytest

import drawings
from browsing import next_frame
from test_inspector import MANY, inspector, lines, site, tap  # noqa: F401
from test_tuning import two_taps

AUDIT = (pathlib.Path(__file__).parent / "audit.js").read_text()
AXE = (importlib.resources.files("axe_playwright_python") / "axe.min.js").read_text()
PICTURES = os.environ.get("DACTYL_PICTURES")


def check(page, name, but=None):
    """Names, contrast, widths, what axe says of all but a part of the page; and the picture."""
    if PICTURES:
        width = page.viewport_size["width"]
        scheme = "dark" if page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches") else "light"
        pathlib.Path(PICTURES).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=f"{PICTURES}/{name}-{width}-{scheme}.png", full_page=width < 600)
    if not but:
        assert page.evaluate(AUDIT) == [], name
    if page.evaluate("'realFrame' in globalThis"):
        # Whoever waits for time to pass waits no more.
        page.clock.resume()
    page.evaluate(AXE)
    found = page.evaluate("(but) => axe.run(but ? { exclude: [but] } : document, { resultTypes: ['violations'] }).then(({ violations }) => violations)", but)
    assert [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found] == [], name


def untouched(studio):
    studio.choose("taps")


def slow_double_tap(studio):
    studio.choose("taps")
    two_taps(studio, "touch", 0.41, 0)
    studio.wait(1)


def limit_opened(studio):
    slow_double_tap(studio)
    studio.page.locator("#why .limit").first.click()
    studio.page.locator("[data-trial=maximumTapInterval]").fill("0.5")
    studio.wait(0.3)


def explorer(studio):
    studio.choose("explorer")
    x, y = studio.middle
    studio.fingers.down(f0=(x - 60, y), f1=(x + 60, y + 20))


def swipe_off_course(studio):
    studio.choose("swipes")
    x, y = studio.middle
    studio.fingers.drag(((x - 80, y), (x + 80, y)))
    studio.wait(2)
    studio.fingers.drag(((x - 80, y - 80), (x + 80, y + 80)))


def pinch(studio):
    studio.choose("photo")
    x, y = studio.middle
    studio.fingers.drag(((x - 40, y), (x - 110, y)), ((x + 40, y), (x + 110, y + 30)), steps=16)


def press(studio):
    studio.choose("press")
    studio.fingers.tap(studio.middle)


def check_mark(studio):
    studio.choose("check")
    studio.fingers.follow(drawings.check(studio.middle))


def check_mark_backwards(studio):
    studio.choose("check")
    studio.fingers.follow(drawings.check(studio.middle)[::-1])


def circle(studio):
    studio.choose("circle")
    studio.fingers.follow(drawings.arc(studio.middle))


def circle_left_open(studio):
    studio.choose("circle")
    studio.fingers.follow(drawings.arc(studio.middle, degrees=250))


def bubbles(studio):
    studio.choose("bubbles")
    box, pad = studio.page.locator(".bubble >> nth=2").bounding_box(), studio.box
    studio.fingers.follow(drawings.zigzag((box["x"] - pad["x"] + box["width"] / 2, box["y"] - pad["y"] + box["height"] / 2)))
    studio.wait(1)


def rows(studio):
    studio.choose("rows")
    studio.fingers.drag(((260, 80), (80, 84)))
    studio.wait(1)


def unknown_drawing(studio):
    studio.choose("show")
    studio.fingers.follow(drawings.heart(studio.middle))
    studio.wait(1)


def two_alike(studio):
    studio.choose("show")
    for name, leans in (("heart", (-0.1, 0, 0.1)), ("heart two", (-0.05, 0.05, 0.1))):
        studio.page.fill("#gesture-name", name)
        studio.button("New gesture").click()
        for lean in leans:
            studio.fingers.follow(drawings.heart(studio.middle, lean))
            studio.wait(1.2)


def shown_by_several_fingers(studio):
    studio.choose("show")
    studio.page.fill("#gesture-name", "three up")
    studio.button("New gesture").click()
    x, y = studio.middle
    for _ in range(2):
        studio.fingers.drag(*[((x + side, y + 40), (x + side, y - 70)) for side in (-80, 0, 80)])
        studio.wait(0.6)


def two_recordings(studio):
    studio.choose("taps")
    for pause in (0.1, 0.41):
        studio.button("Record").click()
        two_taps(studio, "touch", pause, 0)
        studio.wait(1)
        studio.button("Stop").click()
    studio.page.get_by_label("Beside it", exact=True).select_option("Recording")
    studio.drawn()


STATES = [untouched, slow_double_tap, limit_opened, explorer, swipe_off_course, pinch, press, check_mark, check_mark_backwards, circle, circle_left_open,
          bubbles, rows, unknown_drawing, two_alike, shown_by_several_fingers, two_recordings]
LOOKS = pytest.mark.parametrize("scheme", ["light", "dark"])
# 640 × 400 is a small laptop at twice the size.
WIDTHS = [390, 640, 1280, 1920]
HEIGHTS = {390: 844, 640: 400, 1280: 800, 1920: 1080}


def long_session(rest=3, seconds=600):
    """Ten minutes of an album, in an inspector's lines."""
    head, tree, *_ = lines().splitlines()
    told = [head, tree]
    for i in range(int(seconds / rest)):
        t, is_good = i * rest, i % 3
        state = {"type": "state", "recognizer": 1, "touches": 1, "location": [90, 80]}
        cause = {"code": 1 if is_good else 2, "name": "movedEnough" if is_good else "movedTooLittle", "value": 20 if is_good else 6, "limit": 10,
                 "sense": "minimum", "unit": "points", "words": "moved 20 pt, needs 10 pt" if is_good else "moved 6 pt, needs 10 pt"}
        told += map(json.dumps, [
            {"t": t, "c": [[1, "b", 80, 80]]}, {"t": t + 0.1, "c": [[1, "m", 90, 80]]},
            {**state, "time": t + 0.1, "from": "possible", "to": "began" if is_good else "failed", "cause": cause, "values": {}},
            {"t": t + 0.6, "c": [[1, "e", 110, 80]]},
            *([{**state, "time": t + 0.6, "from": "began", "to": "ended", "cause": {"code": 7, "name": "lifted", "words": "lifted"}, "values": {}}] if is_good else []),
            {**state, "time": t + 0.6, "from": "ended", "to": "possible", "touches": 0, "cause": {"code": 28, "name": "reset", "words": "reset"}},
        ])
    return "\n".join(told)


def no_program(page):
    pass


def a_file(page):
    page.evaluate("(text) => inspected().open(text)", lines())
    page.locator("dactyl-inspector .attempt").focus()
    page.keyboard.press("ArrowRight")


def five_hundred_views(page):
    page.evaluate("(text) => inspected().open(text)", page.evaluate(MANY))
    page.locator("dactyl-inspector .views button").nth(60).click()


def ten_minutes(page):
    page.evaluate("(text) => inspected().open(text)", long_session())


@pytest.mark.parametrize("inspector", WIDTHS, indirect=True)
@LOOKS
@pytest.mark.parametrize("state", [no_program, a_file, five_hundred_views, ten_minutes], ids=lambda state: state.__name__)
def test_the_inspector(inspector, scheme, state):
    page = inspector.page
    page.set_viewport_size({"width": page.viewport_size["width"], "height": HEIGHTS[page.viewport_size["width"]]})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.goto(f"{page.site}studio/index.html#&program=")
    page.wait_for_selector("html[data-ready=true]")
    state(page)
    next_frame(page)
    next_frame(page)
    check(page, "inspector-" + state.__name__.replace("_", "-"))


@pytest.mark.parametrize("inspector", [390, 1280, 1920], indirect=True)
@LOOKS
def test_the_panel_in_a_page(inspector, scheme):
    page = inspector.page
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.goto(f"{page.site}page.html")
    page.wait_for_selector("html[data-ready=true]")
    now = time.time() + 1
    tap(page, now)
    tap(page, now + 0.56)
    inspector.waits_for("double tap: 0.5 s since the last tap")
    check(page, "inspector-docked")


@pytest.mark.parametrize("studio", WIDTHS, indirect=True)
@LOOKS
@pytest.mark.parametrize("state", STATES, ids=lambda state: state.__name__)
def test_the_studio(studio, scheme, state):
    page = studio.page
    page.set_viewport_size({"width": page.viewport_size["width"], "height": HEIGHTS[page.viewport_size["width"]]})
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    state(studio)
    studio.drawn()
    check(page, state.__name__.replace("_", "-"))
