"""A real Chromium on the studio, with fingers through the DevTools protocol."""

import os
import pathlib
import re
import shutil
import subprocess
import time

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]


class Fingers:
    """Touches by number; each call is one event of the device."""

    def __init__(self, page, offset):
        self.session = page.context.new_cdp_session(page)
        self.offset = offset
        self.places = {}

    def _send(self, kind, places):
        points = [
            {"x": x + self.offset[0], "y": y + self.offset[1], "id": number}
            for number, (x, y) in places.items()
        ]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, **fingers):
        for name, place in fingers.items():
            self.places[int(name[1:])] = place
            self._send("touchStart", self.places)

    def move(self, **fingers):
        self.places.update({int(name[1:]): place for name, place in fingers.items()})
        self._send("touchMove", self.places)

    def up(self):
        self.places = {}
        self._send("touchEnd", {})

    def tap(self, *places):
        self.down(**{f"f{number}": place for number, place in enumerate(places)})
        self.up()

    def drag(self, *paths, steps=8, pause=0.008):
        self.down(**{f"f{number}": path[0] for number, path in enumerate(paths)})
        for step in range(1, steps + 1):
            time.sleep(pause)
            self.move(
                **{
                    f"f{number}": (
                        start[0] + (end[0] - start[0]) * step / steps,
                        start[1] + (end[1] - start[1]) * step / steps,
                    )
                    for number, (start, end) in enumerate(paths)
                }
            )
        self.up()


class Studio:
    """The page with one pad chosen."""

    def __init__(self, page, url):
        self.page = page
        self.url = url
        self.errors = []
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def choose(self, pad, query=""):
        self.page.goto(f"{self.url}studio/index.html{query}#{pad}")
        self.page.wait_for_selector("html[data-ready=true]")
        return self

    @property
    def box(self):
        return self.page.locator("#pad").bounding_box()

    @property
    def middle(self):
        return self.box["width"] / 2, self.box["height"] / 2

    @property
    def fingers(self):
        self.page.locator("#pad").scroll_into_view_if_needed()
        return Fingers(self.page, (self.box["x"], self.box["y"]))

    def why(self):
        return self.page.locator("#why").inner_text()

    def waits_for(self, words):
        self.page.wait_for_function(
            "words => document.querySelector('#why').innerText.includes(words)", arg=words, timeout=15000
        )

    def attempts(self):
        bars = self.page.locator("#timeline .attempt").all()
        return [bar.get_attribute("aria-label") for bar in bars]


@pytest.fixture(scope="session")
def address():
    given = os.environ.get("DACTYL_STUDIO")
    if given:
        yield given
        return
    built = ROOT / ".build/debug/dactyl"
    tool = [str(built)] if built.exists() else ["swift", "run", "dactyl"]
    server = subprocess.Popen(
        [*tool, "studio", "--port", "0"], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    for line in server.stdout:
        found = re.search(r"http://\S+", line)
        if found:
            break
    else:
        raise RuntimeError("the studio did not start")
    yield found.group()
    server.terminate()
    server.wait()


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--enable-precise-memory-info"]
        )
        yield found
        found.close()


@pytest.fixture(params=[1280])
def studio(browser, address, request):
    width = request.param
    context = browser.new_context(
        viewport={"width": width, "height": 900 if width > 600 else 740}, has_touch=True, accept_downloads=True
    )
    context.set_default_timeout(15000)
    studio = Studio(context.new_page(), address)
    yield studio
    assert studio.errors == []
    context.close()
