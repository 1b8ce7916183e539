"""The viewer in Chromium on fingers of a device: `dactyl live --inspect`, with its own link, from its own server."""

import json
import re
import subprocess

import pytest
from playwright.sync_api import expect

from browsing import ROOT, tool

SCENE = {"dactyl": "scene", "version": 1, "views": [{"name": "card", "recognizers": [{"kind": "pan", "name": "pan"}]}]}


class Program:
    """A scene with a pan; its fingers come as lines."""

    def __init__(self, folder):
        scene = folder / "scene.json"
        scene.write_text(json.dumps(SCENE))
        self.process = subprocess.Popen(
            [*tool(), "live", "-", "--inspect", "--scene", str(scene)], cwd=ROOT, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.time = 0.0
        self.say({"dactyl": "recording", "version": 1, "size": [400, 300]})
        for line in self.process.stderr:
            found = re.search(r"http://\S+", line)
            if found:
                self.link = found.group()
                return
        raise RuntimeError("no link was printed")

    def say(self, line):
        self.process.stdin.write(json.dumps(line) + "\n")
        self.process.stdin.flush()

    def drag(self, distance):
        for phase, x in (("b", 100), ("m", 100 + distance), ("e", 100 + distance)):
            self.time += 0.05
            self.say({"t": self.time, "c": [[1, phase, x, 80]]})

    def end(self):
        """What it has printed once its input ends."""
        self.process.stdin.close()
        output = self.process.stdout.read()
        self.process.wait()
        return output


@pytest.fixture
def program(tmp_path):
    program = Program(tmp_path)
    yield program
    program.process.kill()
    program.process.wait()


@pytest.mark.task("attach: why did my pan not begin")
def test_a_failure_is_understood_and_mended_from_outside(browser, program):
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    errors = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(program.link)
    element = page.locator("dactyl-inspector")
    expect(element.locator("h2")).to_have_text("dactyl live", timeout=15000)
    why = element.locator(".why")
    program.drag(8)
    expect(why).to_contain_text("pan failed: moved 8 px, needs 10 px", timeout=15000)
    why.locator(".limit").first.click()
    element.locator("[data-setting=minimumDistance]").fill("5")
    expect(element.locator(".settings").get_by_label("Shortest distance: back to 10 px")).to_be_visible(timeout=15000)
    element.get_by_role("button", name="Send to the program").click()
    expect(why).to_contain_text("Sent: it holds from the next touch on.")
    # The number and the touch reach the program by different ways.
    page.wait_for_timeout(500)
    program.drag(8)
    expect(why).to_contain_text("pan recognized: moved 8 px, needs 5 px", timeout=15000)
    # Fingers of the page are fingers of the program.
    element.get_by_role("button", name="Touch here").click()
    box = element.locator(".outline").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y, steps=6)
    page.mouse.up()
    expect(why).to_contain_text("ended: lifted", timeout=15000)
    page.wait_for_timeout(300)
    assert errors == []
    context.close()
    assert program.end().count("pan began") == 2
