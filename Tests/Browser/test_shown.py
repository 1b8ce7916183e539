"""A page that learns what two fingers show, and a library of `dactyl train` in a page: real touches in Chromium."""

import subprocess

import pytest
from browsing import PACE, ROOT, Area, Fingers, tool

PAGE = """<!doctype html>
<meta name="viewport" content="width=device-width">
<div id="area" style="height: 400px; background: #dde"></div>
<button id="learn">Learn</button>
<script type="module">
  import { load } from "./dactyl.js";
  import { StrokeLibrary } from "./shown.js";
  const dactyl = await load();
  const given = location.hash ? await (await fetch("shown.json")).text() : null;
  const library = given ? StrokeLibrary.parse(dactyl, given) : new StrokeLibrary(dactyl);
  globalThis.seen = [];
  const shown = dactyl.attach(document.querySelector("#area")).add("shown", { library }, (shown) => seen.push(shown.className));
  globalThis.learn = (name) => library.show(name, shown.demonstration);
  document.documentElement.dataset.ready = "true";
</script>
"""


@pytest.fixture
def open_page(browser, address):
    def start(library=None):
        page = browser.new_context(has_touch=True).new_page()
        page.route("**/first.html", lambda route: route.fulfill(body=PAGE, content_type="text/html"))
        if library:
            page.route("**/shown.json", lambda route: route.fulfill(body=library, content_type="application/json"))
        page.goto(f"{address}first.html{'#given' if library else ''}")
        page.wait_for_selector("html[data-ready=true]")
        return page
    return start


def apart(page, way=10):
    """Two fingers open; or close, where the way is negative."""
    fingers = Fingers(Area(page))
    fingers.down(f0=(180, 200), f1=(280, 200))
    for step in range(1, 11):
        fingers.move(f0=(180 - way / 2 * step, 200), f1=(280 + way / 2 * step, 200))
        page.wait_for_timeout(PACE * 1000)
    fingers.up()
    page.wait_for_timeout(600)


@pytest.mark.task("show a gesture in a page")
def test_what_two_fingers_showed_is_recognised_and_the_opposite_is_not(open_page):
    page = open_page()
    for _ in range(3):
        apart(page)
        page.evaluate("learn('apart')")
    assert page.evaluate("seen") == ["apart", "apart"]
    apart(page)
    apart(page, way=-8)
    assert page.evaluate("seen") == ["apart"] * 3


def test_a_library_that_was_trained_from_recordings_is_recognised_by_touches(open_page, tmp_path):
    library = tmp_path / "shown.json"
    subprocess.run([*tool(), "train", ROOT / "Examples/Recordings/pinch-open-twice.jsonl", "-o", library], check=True, cwd=ROOT, stdout=subprocess.PIPE)
    page = open_page(library.read_text())
    apart(page)
    assert page.evaluate("seen") == ["pinch-open-twice"]
