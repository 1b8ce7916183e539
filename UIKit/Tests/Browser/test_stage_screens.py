"""The stage at three widths, light and dark, with its controls and its card: see Tests/Browser/test_screens.py."""

import contextlib

import pytest
from playwright.sync_api import expect

from browsing import PACE
from stage import App, Stage, line
from test_screens import HEIGHTS, LOOKS, check


@pytest.fixture(scope="module")
def apps():
    """Programs by name, each started once."""
    with contextlib.ExitStack() as stack:
        started = {}

        def start(name):
            if name not in started:
                started[name] = App(name)
                stack.callback(started[name].stop)
            return started[name]

        yield start


def draw(stage, *places):
    """On the screen, wherever it is and however large."""
    stage.fingers.follow(stage.at(*line(*places, steps=10)), pace=PACE)


def no_check_mark(stage):
    draw(stage, (100, 420), (250, 430))
    return "its own code set .failed in touchesEnded"


def row_swiped(stage):
    draw(stage, (300, 300), (120, 304))
    return "row swipe recognized"


@pytest.mark.parametrize("width", [390, 1280, 1920])
@LOOKS
@pytest.mark.parametrize("name, act", [("CheckPlease", no_check_mark), ("MailList", row_swiped)])
def test_the_stage(browser, apps, width, scheme, name, act):
    context = browser.new_context(viewport={"width": width, "height": HEIGHTS[width]}, has_touch=True, color_scheme=scheme)
    stage = Stage(context.new_page(), apps(name).address)
    page = stage.page
    if page.locator("#take").is_visible():
        page.locator("#take").click()
    if width > 390:
        check(page, f"stage-alone-{name}", but="#screen")
        inspector = stage.look_inside()
    words = act(stage)
    if width > 390:
        expect(inspector.locator(".card")).to_contain_text(words, timeout=15000)
    stage.settles()
    # What the program shows is the program's.
    check(page, f"stage-{name}", but="#screen")
    context.close()
    assert stage.errors == []
