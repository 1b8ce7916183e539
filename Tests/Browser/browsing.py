"""A real Chromium on the studio, with fingers through the DevTools protocol.

The page's clock stands still unless a test lets time pass, so that what fingers do, and how fast, does not hang on how
busy the machine is. Tests marked `real_time` have the machine's own clock.
"""

import os
import pathlib
import re
import shutil
import subprocess

import pytest
from playwright.sync_api import Error, sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Between two events of a finger, in seconds.
PACE = 0.008
# How long a finger stays down for a tap, in seconds.
TAP = 0.06


def pytest_configure(config):
    config.addinivalue_line("markers", "real_time: the page's clock is the machine's")
    config.addinivalue_line("markers", "task(what): a row of the table that a run with `-m task` ends in")
    config.addinivalue_line("markers", "kept: what is kept stays when the page is loaded again")


# What a page says when a test on it has failed: what fingers did and what became of it, with times, or else its words.
TOLD = """() => {
  const trace = globalThis.studio?.session.trace ?? document.querySelector("dactyl-inspector")?.program.trace;
  if (!trace?.fingers.length) return document.body.innerText;
  const at = (time) => (time - trace.start).toFixed(4);
  const place = ({ time, x, y }) => `${at(time)} s (${+x.toFixed(1)}, ${+y.toFixed(1)})`;
  return [
    ...trace.fingers.slice(-100).map(({ id, path, isUp }) => `finger ${id}${isUp ? "" : ", still down"}: ${path.map(place).join(" · ")}`),
    ...trace.attempts.slice(-300).map(({ start, end, words }) => `${at(start)} to ${at(end)} s: ${words}`),
  ].join("\\n");
}"""
browsers = []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """A failure tells what all open pages show, because on another machine it may not come again."""
    report = yield
    if report.when == "call" and report.failed:
        for page in [page for one in browsers for context in one.contexts for page in context.pages]:
            try:
                report.sections.append((f"{page.url} in the end", page.evaluate(TOLD)))
            except Error as error:
                report.sections.append((f"{page.url} in the end", f"says nothing: {error}"))
    return report


def pytest_collection_modifyitems(items):
    """What people want to do on screens, by test."""
    for item in items:
        for marker in item.iter_markers("task"):
            item.user_properties.append(("task", marker.args[0]))


def pytest_terminal_summary(terminalreporter):
    """The table of tasks; each is done where all its tests are."""
    done = {}
    for outcome, reports in terminalreporter.stats.items():
        for report in reports:
            for name, task in getattr(report, "user_properties", []):
                if name == "task" and (getattr(report, "when", "") == "call" or outcome in ("failed", "error")):
                    done[task] = done.get(task, True) and outcome == "passed"
    if done:
        terminalreporter.section("tasks")
        for task, is_done in done.items():
            terminalreporter.write_line(f"{'✔' if is_done else '✘'} {task}")


def next_frame(page):
    """Waits until the page has been told all that was sent to it: browsers keep moves until the page's next frame, and merge
    those that come meanwhile."""
    page.evaluate("new Promise(globalThis.realFrame ?? requestAnimationFrame)")


def until(page, condition):
    """Waits until the page says so at one of its next thousand frames. Not by a script of the page, as `wait_for_function` does:
    its policy may let none be evaluated."""
    assert page.evaluate(f"""async () => {{
      for (let i = 0; i < 1000 && !({condition}); i++) await new Promise(globalThis.realFrame ?? requestAnimationFrame);
      return Boolean({condition});
    }}"""), condition


def tool():
    """The command that runs `dactyl`."""
    built = ROOT / "Tool/.build/debug/dactyl-full"
    return [str(built)] if built.exists() else [str(ROOT / "Scripts/dactyl")]


class Server:
    """`dactyl studio` on a free port, until it is stopped."""

    def __init__(self, *arguments):
        self.process = subprocess.Popen(
            [*tool(), "studio", "--port", "0", *map(str, arguments)], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        for line in self.process.stdout:
            found = re.search(r"http://\S+", line)
            if found:
                self.link = found.group()
                self.address = self.link.split("#")[0]
                return
        raise RuntimeError("the studio did not start")

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Area:
    """The element `area` of a page, from which fingers count their places."""

    def __init__(self, page):
        self.page = page

    @property
    def box(self):
        return self.page.locator("#area").bounding_box()

    def wait(self, seconds):
        self.page.wait_for_timeout(seconds * 1000)


class Fingers:
    """Touches by number; each call is one event of the device, of which the page knows once it returns. Those of fingers in a
    hurry may be merged."""

    def __init__(self, studio, hurry=False):
        self.studio = studio
        self.hurry = hurry
        self.session = studio.page.context.new_cdp_session(studio.page)
        box = studio.box
        self.offset = box["x"], box["y"]
        self.places = {}

    def _send(self, kind, places, timestamp=None):
        points = [
            {"x": x + self.offset[0], "y": y + self.offset[1], "id": number} for number, (x, y) in places.items()
        ]
        event = {"type": kind, "touchPoints": points}
        if timestamp is not None:
            event["timestamp"] = timestamp
        self.session.send("Input.dispatchTouchEvent", event)
        if not self.hurry:
            next_frame(self.studio.page)

    def down(self, timestamp=None, **fingers):
        for name, place in fingers.items():
            self.places[int(name[1:])] = place
            self._send("touchStart", self.places, timestamp)

    def move(self, **fingers):
        self.places.update({int(name[1:]): place for name, place in fingers.items()})
        self._send("touchMove", self.places)

    def up(self, timestamp=None):
        self.places = {}
        self._send("touchEnd", {}, timestamp)

    def tap(self, *places):
        self.down(**{f"f{number}": place for number, place in enumerate(places)})
        self.studio.wait(TAP)
        self.up()

    def tap_at(self, timestamp, *places):
        """A tap that the device says happened then; how fast the events arrive is another matter."""
        self.down(timestamp, **{f"f{number}": place for number, place in enumerate(places)})
        self.up(timestamp + TAP)

    def drag(self, *paths, steps=8, pace=PACE):
        """Straight from the start to the end of each path."""
        self.follow(
            *[
                [(start[0] + (end[0] - start[0]) * i / steps, start[1] + (end[1] - start[1]) * i / steps) for i in range(steps + 1)]
                for start, end in paths
            ],
            pace=pace,
        )

    def follow(self, *paths, pace=PACE):
        """Through the places of each path, all paths at once."""
        self.down(**{f"f{number}": path[0] for number, path in enumerate(paths)})
        for places in list(zip(*paths))[1:]:
            self.studio.wait(pace)
            self.move(**{f"f{number}": place for number, place in enumerate(places)})
        self.studio.wait(pace)
        self.up()


class Studio:
    """The page with one pad chosen."""

    def __init__(self, page, url, has_real_time):
        self.page = page
        self.url = url
        self.has_real_time = has_real_time
        self.errors = []
        self.visits = 0
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        if not has_real_time:
            # Frames still come as the machine draws them, for those who ask for that.
            page.context.add_init_script("globalThis.realFrame = requestAnimationFrame.bind(globalThis)")
            page.clock.install(time=0)
            page.clock.pause_at(3600)

    def choose(self, pad, query=""):
        """Loads the page anew with the pad."""
        self.visits += 1
        self.page.goto(f"{self.url}studio/index.html{query or f'?{self.visits}'}#{pad}")
        self.page.wait_for_selector("html[data-ready=true]")
        # The browser has measured the pad.
        next_frame(self.page)
        self.wait(0.1)
        return self

    def wait(self, seconds):
        """Lets the page's time pass."""
        if self.has_real_time:
            self.page.wait_for_timeout(seconds * 1000)
        else:
            self.page.clock.run_for(round(seconds * 1000))

    @property
    def box(self):
        return self.page.locator("#pad").bounding_box()

    @property
    def middle(self):
        return self.box["width"] / 2, self.box["height"] / 2

    @property
    def fingers(self):
        self.page.locator("#pad").scroll_into_view_if_needed()
        return Fingers(self)

    def drawn(self):
        """Everything drawn that has happened."""
        self.wait(0.04)
        return self

    def why(self):
        return self.drawn().page.locator("#why .entries").inner_text()

    def waits_for(self, words):
        self.drawn().page.wait_for_function(
            "words => document.querySelector('#why').innerText.includes(words)", arg=words, timeout=15000
        )

    def attempts(self):
        self.drawn()
        return self.page.evaluate("studio.session.trace.attempts.map(({ words }) => words)")

    def bar(self, words):
        """Where on the page the first bar is drawn whose words begin so."""
        self.drawn().page.locator("#timeline").scroll_into_view_if_needed()
        return self.page.evaluate(
            """(words) => {
              const { timeline } = studio;
              const attempt = timeline.trace.attempts.find((one) => one.words.startsWith(words));
              const row = timeline.rowOf(attempt);
              const box = timeline.plot.getBoundingClientRect();
              return [box.left + timeline.axis.placeOf(attempt.decided) + 3, box.top + row.top + row.height / 2];
            }""",
            words,
        )

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def open(self, path):
        """Opens a file, and waits until the page says so."""
        self.page.set_input_files("#file", path)
        self.page.wait_for_function(
            "name => document.querySelector('#message').innerText.includes(name)", arg=pathlib.Path(path).name
        )
        return self.drawn()

    def save(self, path):
        with self.page.expect_download() as download:
            self.button("Save").click()
        download.value.save_as(path)
        return path


@pytest.fixture(scope="session")
def address():
    given = os.environ.get("DACTYL_STUDIO")
    if given:
        yield given
        return
    server = Server()
    yield server.address
    server.stop()


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--js-flags=--expose-gc", "--enable-precise-memory-info"])
        browsers.append(found)
        yield found
        browsers.remove(found)
        found.close()


@pytest.fixture(params=[1280])
def studio(browser, address, request):
    width = request.param
    context = browser.new_context(
        viewport={"width": width, "height": 900 if width > 600 else 740}, has_touch=True, accept_downloads=True
    )
    context.set_default_timeout(15000)
    if not request.node.get_closest_marker("kept"):
        # Each visit finds the studio as it is at first.
        context.add_init_script("try { indexedDB.deleteDatabase('dactyl-studio'); } catch { /* No page of a site. */ }")
    studio = Studio(context.new_page(), address, request.node.get_closest_marker("real_time") is not None)
    yield studio
    assert studio.errors == []
    context.close()
