"""Who may watch and touch, and what becomes of a watcher that does not keep up."""

import contextlib
import http.client
import json
import pathlib
import sys
import time

import pytest
from stage import App, Stage, line

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3] / "Tests/Servers"))

from servers import Page  # noqa: E402


@pytest.fixture
def app():
    running = App("CheckPlease")
    yield running
    running.stop()


@pytest.fixture
def pages(browser):
    contexts = []

    def open_page(address):
        contexts.append(browser.new_context(viewport={"width": 520, "height": 960}, has_touch=True))
        return Stage(contexts[-1].new_page(), address)

    yield open_page
    for context in contexts:
        context.close()


def watcher_of(app):
    """A watcher without a browser, which reads only when it is told to."""
    return Page("stage", app.address).visit()


def draw_check_mark(stage):
    stage.fingers.follow(line((110, 420), (160, 480), (290, 300), steps=12))


def is_praised(stage, *watching):
    """Whoever watches sees a moment of praise for a check mark."""
    with contextlib.ExitStack() as seen:
        for each in (stage, *watching):
            seen.enter_context(each.shows("Good job!"))
        draw_check_mark(stage)


def test_five_watch_and_one_touches(app, pages):
    stages = [pages(app.address) for _ in range(5)]
    is_praised(*stages)
    for stage in stages:
        stage.waits_until_gone("Good job!")
    assert [stage.page.locator("#take").is_visible() for stage in stages] == [False, True, True, True, True]
    # Who is not in control can do nothing.
    draw_check_mark(stages[1])
    stages[1].wait(0.3)
    assert stages[0].texts == ["Draw a check mark"]
    stages[1].page.locator("#take").click()
    stages[1].page.wait_for_function("() => document.querySelector('#take').hidden")
    is_praised(stages[1], stages[0])


def test_a_watcher_that_stops_reading_slows_nobody(app, pages):
    stage = pages(app.address)
    deaf = watcher_of(app)
    memory = app.memory
    for _ in range(4):
        stage.fingers.follow([(100 + 2 * step, 500 + 80 * (step % 2)) for step in range(100)], pace=0.004)
    trips = sorted(stage.page.evaluate("stage.roundTrips"))
    assert trips[len(trips) // 2] < 100
    is_praised(stage)
    assert app.memory - memory < 30e6
    deaf.close()


def test_a_watcher_that_comes_back_sees_what_is(app, pages):
    stage = pages(app.address)
    is_praised(stage)
    stage.waits_until_gone("Good job!")
    stage.page.reload()
    stage.page.wait_for_function("() => stage.pictures > 0")
    assert stage.texts == ["Draw a check mark"]


def test_a_page_finds_a_program_that_was_started_again(pages, tmp_path):
    secret = tmp_path / "secret"
    app = App("CheckPlease", "--secret", secret)
    assert secret.stat().st_mode & 0o777 == 0o600
    port = app.address.split(":")[2].split("/")[0]
    stage = pages(app.address)
    app.stop()
    stage.page.wait_for_selector("#screen.lost")
    again = App("CheckPlease", "--port", port, "--secret", secret)
    try:
        # In control again.
        stage.page.wait_for_function("() => document.querySelector('#state').textContent === ''")
        is_praised(stage)
    finally:
        again.stop()


def test_a_page_of_a_former_start_says_so(pages):
    app = App("CheckPlease")
    port = app.address.split(":")[2].split("/")[0]
    stage = pages(app.address)
    app.stop()
    again = App("CheckPlease", "--port", port)
    try:
        stage.page.wait_for_function("() => document.querySelector('#state').textContent.startsWith('The link is an old one')")
    finally:
        again.stop()


def test_fingers_that_are_down_are_taken_away_with_their_watcher(pages):
    app = App("TouchExplorer")
    try:
        first, second = pages(app.address), pages(app.address)
        first.fingers.down(f0=(100, 400))
        second.waits_for("touchesBegan")
        first.page.close()
        second.waits_for("touchesCancelled")
        # Control goes to who came next.
        second.page.wait_for_function("() => document.querySelector('#take').hidden")
    finally:
        app.stop()


def test_only_the_page_is_offered(app):
    place = app.address.split("/")[2]

    def status(path, method="GET", **headers):
        connection = http.client.HTTPConnection(place, timeout=10)
        connection.request(method, path, headers=headers)
        return connection.getresponse().status

    assert [status(path) for path in ("/", "/stage.js", "/mirror.js", "/fingers.js", "/stage.css")] == [200] * 5
    assert status("/", "HEAD") == 200
    assert [status(path) for path in ("/../Package.swift", "/stage.html", "/watch", "//")] == [404, 404, 403, 404]
    assert status("/", "POST") == 405
    assert status("/", Host="evil.example") == 400


def test_nonsense_is_dismissed_and_nothing_else_happens(app, pages):
    for words in ("}", '{"f":"no"}', '{"f":[{"t":1,"c":[]}]}', "x" * 200):
        watcher = watcher_of(app)
        watcher.say(words)
        assert watcher.is_closed(), words
    strange = watcher_of(app)
    for words in (
        *(json.dumps({"f": [line]}) for line in (
            "no line", '{"t":1e999,"c":[]}', '{"t":1,"c":[[1,"z",0,0]]}', '{"t":1,"c":[[1,"m",5,5]]}', '{"t":1,"c":[[1,"b",1e9,5]]}',
            '{"t":-5,"c":[[1,"b",5,5],[1,"b",5,5]]}', '{"t":1,"c":[[1,"b",5,5,{"f":-4}]]}')),
        '{"screen":{"size":[1e9,-4]}}', '{"k":{"name":"Enter","isDown":false,"modifiers":255}}', '{"take":true}',
    ):
        strange.say(words)
    time.sleep(0.2)
    strange.close()
    stage = pages(app.address)
    is_praised(stage)
