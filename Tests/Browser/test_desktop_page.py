"""The page of a gesture file, `dactyl desktop --open`: lines that light up, their text, dry run, gestures made three times."""

import json
import os
import re
import signal
import subprocess

import pytest
from playwright.sync_api import expect

from browsing import ROOT, tool

CONF = """# what my fingers do
device any
swipe left 3   run echo left
tap 2          run echo > {made}
edge right 2   run echo edge
"""


class Desktop:
    """The command on a file of its own; nothing reads the devices of this machine."""

    def __init__(self, folder, *recordings, text=CONF):
        self.file, self.made = folder / "gestures.conf", folder / "made"
        if text is not None:
            self.file.write_text(text.format(made=self.made))
            self.file.chmod(0o600)
        folder.chmod(0o700)
        replay = ["--replay", *map(str, recordings)] if recordings else []
        self.process = subprocess.Popen(
            [*tool(), "desktop", str(self.file), "--open", *replay], cwd=ROOT, text=True, stderr=subprocess.PIPE, start_new_session=True,
            env={**os.environ, "PATH": "/nowhere"})
        for line in self.process.stderr:
            found = re.search(r"http://\S+", line)
            if found:
                self.link = found.group()
                return
        raise RuntimeError("no link was printed")

    def end(self):
        self.process.send_signal(signal.SIGINT)
        self.process.wait(10)


@pytest.fixture
def desktop(tmp_path):
    started = []

    def start(*arguments, **options):
        started.append(Desktop(tmp_path, *arguments, **options))
        return started[-1]

    yield start
    for one in started:
        one.end()


@pytest.fixture
def page(browser):
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    errors = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


def recording(path, *fingers):
    """Fingers that go from a place to another in 0.1 s, all at once."""
    rows = [{"dactyl": "recording", "version": 1, "device": "a pad", "kind": "indirect", "size": [630, 378]}]
    for i in range(11):
        phase = "b" if i == 0 else "e" if i == 10 else "m"
        rows.append({"t": i * 0.01, "c": [[n + 1, phase, x + dx * i / 10, y + dy * i / 10] for n, (x, y, dx, dy) in enumerate(fingers)]})
    path.write_text("\n".join(map(json.dumps, rows)))
    return path


def tap(page, place=(0.5, 0.5), count=1):
    box = page.locator("dactyl-inspector .outline").bounding_box()
    for _ in range(count):
        page.mouse.move(box["x"] + box["width"] * place[0], box["y"] + box["height"] * place[1])
        page.keyboard.down("Alt")
        page.mouse.down()
        page.wait_for_timeout(60)
        page.mouse.up()
        page.keyboard.up("Alt")
        page.wait_for_timeout(900)


@pytest.mark.task("a gesture file with a recording as the device")
def test_the_line_of_a_gesture_lights_up_and_says_what_it_would_do(desktop, page, tmp_path):
    left = recording(tmp_path / "left.jsonl", *[(400 + 60 * n, 150, -150, 2) for n in range(3)])
    page.goto(desktop(left).link)
    panel = page.locator("dactyl-inspector .gesture-file")
    expect(panel.locator("h3")).to_contain_text("gestures.conf", timeout=15000)
    expect(panel).to_contain_text("a pad, 100 × 60 mm")
    expect(panel.get_by_label("Dry run")).to_be_checked()
    lit = panel.locator(".rows .lit")
    expect(lit).to_contain_text("swipe left 3   run echo left", timeout=15000)
    expect(page.locator("dactyl-inspector .why")).to_contain_text("swipe left 3 would do: run echo left")
    # The pad is as large as it is: 630 points are 100 mm, or 378 pixels of CSS.
    assert page.evaluate("document.querySelector('dactyl-inspector').outline.scale") == pytest.approx(0.6, abs=0.001)
    # After a while it is only told.
    expect(lit).to_have_count(0, timeout=15000)
    panel.get_by_role("button", name="Play the recording again").click()
    expect(lit).to_have_count(1, timeout=15000)


@pytest.mark.task("why did the line do nothing, and its number written into the line")
def test_a_miss_stands_behind_its_line_and_a_number_is_written_into_it(desktop, page, tmp_path):
    short = recording(tmp_path / "short.jsonl", *[(400 + 60 * n, 150, -45, 0) for n in range(3)])
    started = desktop(short)
    page.goto(started.link)
    element = page.locator("dactyl-inspector")
    row = element.locator(".rows div").nth(2)
    expect(row).to_contain_text(re.compile(r"\d s ago: moved"), timeout=15000)
    element.locator(".why .limit").first.click()
    element.locator(".why [data-trial=minimumDistance]").fill("40")
    asked = element.locator(".what-if")
    expect(asked).to_contain_text("swipe left 3 recognized", timeout=15000)
    asked.get_by_role("button", name="Write into the line").click()
    expect(element.get_by_label("The gesture file")).to_have_value(re.compile(r"swipe left 3 minimumDistance=6\.35mm   ?run echo left"))
    expect(element.locator(".gesture-file").get_by_role("button", name="Save")).to_be_disabled()
    assert "minimumDistance=6.35mm" in started.file.read_text()
    # The file's own gestures are new: the same touches make the line now.
    element.get_by_role("button", name="Play the recording again").click()
    expect(element.locator(".rows .lit")).to_contain_text("minimumDistance=6.35mm", timeout=15000)


@pytest.mark.task("a mouse as two fingers, a gesture made three times, dry run off")
def test_a_gesture_made_three_times_becomes_a_line_and_runs_once_the_dry_run_is_off(desktop, page):
    started = desktop()
    page.goto(started.link)
    element = page.locator("dactyl-inspector")
    panel = element.locator(".gesture-file")
    expect(panel).to_contain_text("no device: touch here", timeout=15000)
    tap(page)
    expect(element.locator(".why")).to_contain_text(f"tap 2 would do: run echo > {started.made}", timeout=15000)
    assert not started.made.exists()
    panel.get_by_role("button", name="+ Gesture").click()
    box = element.locator(".outline").bounding_box()
    for _ in range(3):
        page.mouse.move(box["x"] + box["width"] * 0.6, box["y"] + box["height"] * 0.5)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.5, steps=6)
        page.mouse.up()
        page.wait_for_timeout(400)
    text = element.get_by_label("The gesture file")
    expect(text).to_have_value(re.compile('swipe left 1  run notify-send "swipe left 1"\n$'), timeout=15000)
    text.fill(started.file.read_text() + "swipe lft 1  run echo no\n")
    panel.get_by_role("button", name="Save").click()
    expect(panel.locator(".problem")).to_contain_text("line 6", timeout=15000)
    expect(panel.locator(".rows .wrong")).to_contain_text("swipe lft 1")
    assert "lft" not in started.file.read_text()
    text.fill(started.file.read_text() + "swipe left 1  run echo yes\n")
    panel.get_by_role("button", name="Save").click()
    expect(panel.locator(".problem")).to_be_empty(timeout=15000)
    assert "echo yes" in started.file.read_text()
    panel.get_by_label("Dry run").uncheck()
    page.wait_for_timeout(500)
    tap(page)
    expect(element.locator(".why")).to_contain_text(f"tap 2 did: run echo > {started.made}", timeout=15000)
    for _ in range(50):
        if started.made.exists():
            break
        page.wait_for_timeout(100)
    assert started.made.exists()


def test_a_file_that_is_not_there_begins_with_an_example(desktop, page):
    started = desktop(text=None)
    page.goto(started.link)
    text = page.locator("dactyl-inspector").get_by_label("The gesture file")
    expect(text).to_have_value(re.compile("swipe left 3   run notify-send left"), timeout=15000)
    assert not started.file.exists()


def test_what_another_editor_writes_is_taken_and_what_one_types_here_stays(desktop, page):
    started = desktop()
    page.goto(started.link)
    text = page.locator("dactyl-inspector").get_by_label("The gesture file")
    expect(text).to_have_value(re.compile("echo edge"), timeout=15000)
    started.file.write_text(started.file.read_text() + "tap 4  run echo four\n")
    expect(text).to_have_value(re.compile("echo four"), timeout=15000)
    text.fill("device any\ntap 5  run echo mine\n")
    started.file.write_text(started.file.read_text() + "tap 3  run echo three\n")
    page.wait_for_timeout(1500)
    expect(text).to_have_value("device any\ntap 5  run echo mine\n")
    expect(page.locator("dactyl-inspector .gesture-file")).to_contain_text("changed elsewhere")
