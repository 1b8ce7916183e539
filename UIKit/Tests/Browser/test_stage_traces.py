"""The same fingers give the same gestures in Chromium and played again without it; random ones break nothing."""

import os
import random
import subprocess
import time

import pytest
from browsing import Fingers
from stage import BUILT, App, Stage, line

APPS = ["CheckPlease", "TouchExplorer", "Taps", "PinchMe", "Circle", "Bubbles", "MailList"]
# How long random fingers play with each app, in seconds.
DURATION = float(os.environ.get("DACTYL_STAGE_SECONDS", 5))


@pytest.fixture
def recorded(browser, tmp_path):
    """An app whose frames and decisions are written down."""
    opened = []

    def open_app(name):
        app = App(name, "--record", tmp_path / "session.jsonl", "--trace", tmp_path / "trace.txt")
        context = browser.new_context(viewport={"width": 520, "height": 960}, has_touch=True)
        opened.append((app, context))
        stage = Stage(context.new_page(), app.address)
        stage.app = app
        return stage

    yield open_app
    for app, context in opened:
        context.close()
        app.stop()


def held(stage):
    """What program and page hold, in megabytes, and how many elements there are."""
    stage.page.evaluate("globalThis.gc?.()")
    heap = stage.page.evaluate("performance.memory.usedJSHeapSize")
    return stage.app.memory / 1e6, heap / 1e6, stage.page.evaluate("stage.mirror.nodes.size")


def play_randomly(stage, seconds, seed):
    """Up to three fingers that come, wander and go, as fast as Chromium takes them.

    Returns how many events there were, and what was held after each minute.
    """
    chance = random.Random(seed)
    fingers = Fingers(stage, hurry=True)
    start = stage.page.evaluate("performance.now()")
    count, minutes = 0, []
    while (gone := (stage.page.evaluate("performance.now()") - start) / 1000) < seconds:
        if gone >= 60 * (len(minutes) + 1):
            minutes.append(held(stage))
        number = chance.randrange(1, 4)
        places = [[chance.uniform(20, 370), chance.uniform(60, 820)] for _ in range(number)]
        fingers.down(**{f"f{index}": tuple(place) for index, place in enumerate(places)})
        for _ in range(chance.choice([0, 0, 3, 12, 30])):
            for place in places:
                place[0] = min(max(place[0] + chance.gauss(0, 25), 2), 388)
                place[1] = min(max(place[1] + chance.gauss(0, 25), 2), 840)
            fingers.move(**{f"f{index}": tuple(place) for index, place in enumerate(places)})
            count += 1
        fingers.up()
        count += 1
    return count, minutes


def decided_in_a_test(name, folder):
    """Whether a test that plays the session to the app, without the stage, decides what was decided in Chromium."""
    tried = subprocess.run(
        [str(BUILT / "UIKitPackageTests.xctest"), "--testing-library", "swift-testing", "--filter", "AppsTests.SessionTests"],
        env={**os.environ, "DACTYL_SESSION": str(folder), "DACTYL_SESSION_APP": name}, capture_output=True, text=True)
    assert "1 test in 1 suite passed" in tried.stdout + tried.stderr, tried.stdout[-3000:] + tried.stderr[-1000:]


def traced(folder):
    return (folder / "trace.txt").read_text().splitlines()


def replayed(name, folder):
    shown = subprocess.run(
        [str(BUILT / name), "--replay", str(folder / "session.jsonl")], capture_output=True, text=True, check=True
    )
    return shown.stdout.splitlines()


@pytest.mark.parametrize("name", APPS)
def test_random_fingers_break_nothing_and_give_the_same_again(recorded, tmp_path, name):
    stage = recorded(name)
    play_randomly(stage, 1, 0)
    memory, heap, _ = held(stage)
    count, minutes = play_randomly(stage, DURATION, 1)
    # A busy machine is still reading what fingers did.
    stage.page.wait_for_function("() => stage.sent.size === 0")
    # What waits for another tap or for an animation is over.
    stage.wait(1.5)
    limit = time.monotonic() + 15
    while replayed(name, tmp_path) != traced(tmp_path) and time.monotonic() < limit:
        stage.wait(0.5)
    assert stage.app.process.poll() is None
    assert stage.errors == []
    print(f"{name}: {count} events; MB of the program, MB of the page, elements: ", end="")
    print(*("%.1f %.1f %d" % each for each in [(memory, heap, 0), *minutes, held(stage)]), sep=" · ")
    assert stage.app.memory / 1e6 - memory < 20
    assert held(stage)[1] - heap < 40
    assert stage.page.evaluate("stage.mirror.nodes.size") == stage.page.locator("#screen [data-class]").count() + 1
    trace = traced(tmp_path)
    assert len(trace) > 0 or name == "TouchExplorer"
    assert replayed(name, tmp_path) == trace
    decided_in_a_test(name, tmp_path)


def test_a_check_mark_in_chromium_is_one_without_it(recorded, tmp_path):
    stage = recorded("CheckPlease")
    with stage.shows("Good job!"):
        stage.fingers.follow(line((110, 420), (160, 480), (290, 300), steps=12))
    trace = traced(tmp_path)
    assert [text.split(" ", 1)[1].split(":")[0] for text in trace] == ["CheckMarkRecognizer ended"]
    assert replayed("CheckPlease", tmp_path) == trace
