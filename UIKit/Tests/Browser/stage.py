"""A UIKit program of UIKit/Examples/Apps in Chromium, with fingers through the DevTools protocol."""

import contextlib
import os
import pathlib
import re
import subprocess
import time

from browsing import PACE, ROOT, Fingers
from playwright.sync_api import expect

BUILT = pathlib.Path(os.environ.get("DACTYL_STAGE_BUILD", ROOT / "Tool/.build/debug"))


class App:
    """A program on a free port, until it is stopped."""

    def __init__(self, name, *arguments):
        self.process = subprocess.Popen(
            [str(BUILT / name), "--port", "0", *map(str, arguments)], stdout=subprocess.PIPE, text=True
        )
        self.address = re.search(r"http://\S+", self.process.stdout.readline()).group()

    def stop(self):
        self.process.terminate()
        self.process.wait()

    @property
    def cpu(self):
        """Seconds of processor so far."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self):
        """Bytes in memory."""
        return int(pathlib.Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Stage:
    """A page that watches a program, alone or in a frame of the studio's."""

    def __init__(self, page, address, query=""):
        self.page = self.view = page
        self.errors = []
        page.on("console", lambda message: self.errors.append(message.text) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(address.replace("/#", f"/{query}#") if "#" in address else address + query)
        self.wait_until_shown()

    def wait_until_shown(self):
        # Fingers count from when the page is told whose they are, which is after the first picture.
        self.view.wait_for_function("() => globalThis.stage?.pictures > 0 && document.querySelector('#state').textContent !== 'Connecting …'")

    def look_inside(self):
        """The studio's page around the screen; the inspector in it."""
        self.page.get_by_role("link", name="Why").click()
        inspector = self.page.locator("dactyl-inspector")
        self.view = inspector.locator("iframe.screen").element_handle().content_frame()
        self.wait_until_shown()
        # The lines have come.
        expect(inspector.locator(".tree li").first).to_be_attached()
        return inspector

    def at(self, *places):
        """Places of the program's screen, as large as it is shown."""
        return [(x * self.scale, y * self.scale) for x, y in places]

    @property
    def scale(self):
        return self.box["width"] / self.view.locator("#screen").evaluate("(screen) => parseFloat(screen.style.width)")

    def wait(self, seconds):
        self.page.wait_for_timeout(seconds * 1000)

    @property
    def box(self):
        return self.view.locator("#screen").bounding_box()

    @property
    def fingers(self):
        return Fingers(self)

    @property
    def texts(self):
        """All that is written, the rearmost first."""
        return self.view.locator("#screen svg text").all_text_contents()

    def waits_for(self, text):
        self.view.wait_for_function(
            "text => [...document.querySelectorAll('#screen svg text')].some((one) => one.textContent.includes(text))",
            arg=text, timeout=10000)

    @contextlib.contextmanager
    def shows(self, text):
        """What is done meanwhile brings a text, which may go again soon."""
        self.view.evaluate("""text => {
          const isShown = () => [...document.querySelectorAll('#screen svg text')].some((one) => one.textContent.includes(text));
          globalThis.shown = (async () => {
            for (let i = 0; i < 1000 && !isShown(); i++) await new Promise(requestAnimationFrame);
            return isShown();
          })();
        }""", text)
        yield
        assert self.view.evaluate("shown"), f"{text} does not come; there is {self.texts}"

    def becomes(self, is_so):
        """Waits until something is so."""
        limit = time.monotonic() + 15
        while not is_so():
            assert time.monotonic() < limit, f"it does not become so; there is {self.texts}"
            self.wait(0.05)

    def waits_until_gone(self, text):
        self.view.wait_for_function(
            "text => ![...document.querySelectorAll('#screen svg text')].some((one) => one.textContent.includes(text))",
            arg=text, timeout=10000)

    def settles(self):
        """Waits until the program has answered all that fingers did, and two pictures of the screen are the same."""
        self.view.wait_for_function("() => stage.sent.size === 0")
        before = None
        for _ in range(40):
            now = self.page.screenshot()
            if now == before:
                return self
            before = now
            self.wait(0.1)
        raise AssertionError("what is seen does not come to rest")

    def box_of(self, name):
        """Where a view of a class, or with a label, lies on the screen."""
        found = self.view.locator(f"#screen [aria-label='{name}'], #screen [data-identifier='{name}']").first.bounding_box()
        return {**found, "x": found["x"] - self.box["x"], "y": found["y"] - self.box["y"]}

    def middle_of(self, name):
        box = self.box_of(name)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def line(start, *corners, steps=8):
    """The places of a finger that goes straight from corner to corner."""
    path = [start]
    for end in corners:
        begin = path[-1]
        path += [
            (begin[0] + (end[0] - begin[0]) * i / steps, begin[1] + (end[1] - begin[1]) * i / steps)
            for i in range(1, steps + 1)
        ]
    return path


__all__ = ["App", "Stage", "line", "PACE"]
