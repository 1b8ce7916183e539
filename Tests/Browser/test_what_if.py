"""What if: numbers of programs, pages and files are tried on the touches that were made, in the page that shows them, and then sent."""

import json
import subprocess

import pytest
from playwright.sync_api import expect

from browsing import ROOT, tool
from test_inspector import SCRIPT, inspector, show, site  # noqa: F401
from test_inspector_live import program  # noqa: F401


@pytest.fixture
def lines(tmp_path):
    """Two taps that came 0.1 s too late to be a double tap, as the tool writes their lines."""
    recording = tmp_path / "taps.jsonl"
    told = [{"dactyl": "recording", "version": 1, "size": [400, 300]}]
    for start in (0, 0.55):
        told += [{"t": start, "c": [[1, "b", 100, 80]]}, {"t": start + 0.1, "c": [[1, "e", 100, 80]]}]
    told.append({"t": 3, "c": []})
    recording.write_text("\n".join(map(json.dumps, told)))
    taps = [{"kind": "tap", "name": "double tap", "numberOfTapsRequired": 2}, {"kind": "tap", "name": "tap", "requireToFail": ["double tap"]}]
    scene = tmp_path / "scene.json"
    scene.write_text(json.dumps({"dactyl": "scene", "version": 1, "views": [{"name": "card", "recognizers": taps}]}))
    done = subprocess.run([*tool(), "replay", "--format", "inspect", "--scene", str(scene), str(recording)], cwd=ROOT, capture_output=True, text=True, check=True)
    file = tmp_path / "taps.lines"
    file.write_text(done.stdout)
    return file


def try_number(element, setting, value):
    """The limit in the card leads to its slider."""
    element.locator(".why .limit").first.click()
    element.locator(f".why [data-trial={setting}]").fill(str(value))
    return element.locator(".what-if")


@pytest.mark.task("what if, on a file")
def test_a_file_is_judged_again_with_another_number_and_undone(inspector, lines):
    show(inspector, "studio/index.html", "#&program=")
    page, element = inspector.page, inspector.element
    page.set_input_files("dactyl-inspector input[type=file]", lines)
    inspector.waits_for("double tap: 0.45 s since the last tap, limit 0.35 s")
    asked = try_number(element, "maximumTapInterval", 0.6)
    expect(asked.locator("h3")).to_have_text("What if Longest pause between taps: 0.6 s?", timeout=15000)
    expect(asked).to_contain_text("double tap recognized")
    expect(element.locator(".why li").first).to_contain_text("double tap recognized")
    # Nobody is there to take the number.
    expect(asked.get_by_role("button", name="Send to the program")).to_be_hidden()
    # What the program said is saved, not what it might have said.
    with page.expect_download() as download:
        element.get_by_role("button", name="Save").click()
    assert download.value.path().read_text() == lines.read_text()
    asked.get_by_role("button", name="Undo").click()
    expect(asked).to_be_hidden()
    inspector.waits_for("double tap failed: 0.45 s since the last tap, limit 0.35 s")


@pytest.mark.task("what if, on what a program in C wrote")
def test_lines_of_a_program_in_c_are_judged_again(inspector):
    show(inspector, "studio/index.html", "#&program=")
    inspector.page.set_input_files("dactyl-inspector input[type=file]", ROOT / "Examples/C/inspected.lines")
    inspector.element.evaluate("one => one.timeline.select(one.program.trace.attempts.find(({ kind }) => kind === 'swipe'))")
    inspector.waits_for("took 0.5 s, limit 0.5 s")
    asked = try_number(inspector.element, "maximumDuration", 2)
    # In time it is too short, by 2 px: the next number to try.
    expect(asked).to_contain_text("moved 48 px, needs 50 px (before: failed)", timeout=15000)
    expect(asked).not_to_contain_text("Kept as they were")


@pytest.mark.task("what if, on a program that runs")
def test_a_number_is_tried_in_the_page_and_then_sent_to_the_program(browser, program):
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(program.link)
    element = page.locator("dactyl-inspector")
    expect(element.locator("h2")).to_have_text("dactyl live", timeout=15000)
    program.drag(8)
    expect(element.locator(".why")).to_contain_text("pan failed: moved 8 px, needs 10 px", timeout=15000)
    asked = try_number(element, "minimumDistance", 5)
    expect(asked).to_contain_text("pan recognized: moved 8 px, needs 5 px", timeout=15000)
    # The program has not heard of it: what it is asked meanwhile is judged in the page, by the number that is tried.
    program.drag(7)
    expect(element.locator(".why")).to_contain_text("moved 7 px, needs 5 px", timeout=15000)
    asked.get_by_role("button", name="Send to the program").click()
    expect(asked).to_contain_text("Sent: it holds from the next touch on.")
    page.wait_for_timeout(500)
    program.drag(6)
    expect(element.locator(".why")).to_contain_text("moved 6 px, needs 5 px", timeout=15000)
    expect(asked).to_be_hidden()
    page.close()
    printed = program.end()
    assert printed.count("pan began") == 1


OWN = """
class Two extends CustomRecognizer {
  touchesEnded() { this.transition("ended"); }
}
Two.kind = "two";
photo.add("longPress", { name: "hold", requireToFail: photo.add(Two, { name: "two", simultaneousWith: "*" }) });
"""


def test_a_number_may_be_sent_before_the_touches_are_judged(browser, program):
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    errors, asked_for = [], []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.route("**/judge.js", lambda route: asked_for.append(route))
    page.goto(program.link)
    element = page.locator("dactyl-inspector")
    expect(element.locator("h2")).to_have_text("dactyl live", timeout=15000)
    program.drag(8)
    expect(element.locator(".why")).to_contain_text("pan failed: moved 8 px, needs 10 px", timeout=15000)
    asked = try_number(element, "minimumDistance", 5)
    send = asked.get_by_role("button", name="Send to the program")
    send.click()
    expect(send).to_be_disabled()
    for route in asked_for:
        route.continue_()
    expect(asked).to_contain_text("Sent: it holds from the next touch on.", timeout=15000)
    expect(send).to_be_disabled()
    assert asked_for and errors == []


@pytest.mark.task("what if, in a page, beside code of its own")
def test_recognizers_with_code_of_their_own_keep_what_they_decided(inspector):
    # Its own modules come before the engine.
    inspector.page.route("**/page.js", lambda route: route.fulfill(
        content_type="text/javascript",
        body='import { CustomRecognizer } from "/custom.js";' + SCRIPT.replace("document.documentElement.dataset", OWN + "document.documentElement.dataset")))
    show(inspector, "page.html")
    page, element = inspector.page, inspector.element
    box = page.locator("#photo").bounding_box()
    for _ in range(2):
        page.mouse.move(box["x"] + 40, box["y"] + 40)
        page.mouse.down()
        page.mouse.up()
        page.wait_for_timeout(600)
    inspector.waits_for("two recognized")
    element.evaluate("one => one.timeline.select(one.program.trace.attempts.find(({ name }) => name === 'double tap'))")
    asked = try_number(element, "maximumTapInterval", 1.2)
    expect(asked).to_contain_text("Kept as they were, because code of their own decides: two", timeout=15000)


def test_built_in_recognizers_decide_in_the_page_as_in_the_program(inspector):
    """Whatever fingers do: of lines that a window of built-in recognizers wrote, the same decisions come out again."""
    show(inspector, "page.html")
    found = inspector.page.evaluate("""async () => {
      const { DactylInspector, randomFrames } = await import("/inspect.js");
      const dactyl = photo.window.engine;
      const wrong = [];
      for (let seed = 1; seed <= 60; seed++) {
        const window = dactyl.createWindow({ frame: { x: 0, y: 0, width: 400, height: 300 } });
        const card = window.addView({ frame: { x: 40, y: 30, width: 240, height: 200 }, transform: seed % 2 ? [0.8, 0.6, -0.6, 0.8, 0, 0] : undefined });
        const double = card.add("tap", { name: "double", numberOfTapsRequired: 2 });
        card.add("tap", { name: "tap", requireToFail: double });
        const pinch = card.add("pinch");
        card.add("rotation", { simultaneousWith: pinch });
        window.add("longPress");
        window.add("pan", { minimumNumberOfTouches: 2 });
        window.add("swipe", { direction: "left" });
        const element = new DactylInspector();
        element.attach(window);
        for (const frame of randomFrames(seed)) window.send(frame);
        await new Promise((done) => setTimeout(done));
        element.whatIf.parts = await element.loadParts();
        const steps = element.whatIf.findOwn();
        let step;
        do step = steps.next(); while (!step.done);
        if (step.value.size) wrong.push(`${seed}: ${[...step.value].map((id) => element.recorded.recognizers.get(id).title)}`);
        element.detach();
        window.remove();
      }
      return wrong;
    }""")
    assert found == []
