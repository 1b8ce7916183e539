"""A phone as the touch pad of programs on this machine: of the studio (`dactyl studio --lan`) and of `dactyl live phone`."""

import json
import math
import re
import subprocess
import urllib.request

import pytest
from playwright.sync_api import expect

from browsing import ROOT, next_frame, tool, until

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


class Started:
    """The tool until the test ends, and what it has printed up to a link."""

    def __init__(self, *arguments, stream):
        self.process = subprocess.Popen(
            [*tool(), *arguments], cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.printed = ""
        for line in getattr(self.process, stream):
            self.printed += line
            found = re.search(r"http://\S+", line)
            if found:
                self.link = found.group()
                return
        raise RuntimeError("no link was printed")

    @property
    def phone(self):
        """Where a phone on this machine would come in, as the studio's page is told."""
        address, secret = self.link.split("#")
        request = urllib.request.Request(f"{address}phone", headers={"Authorization": secret})
        with urllib.request.urlopen(request) as answer:
            port, token = answer.read().decode().split("\n")[0].split(",")
        return f"http://127.0.0.1:{port}/#{token}"

    def end(self):
        self.process.terminate()
        output, _ = self.process.communicate(timeout=30)
        return output


@pytest.fixture
def start():
    started = []

    def begin(*arguments, stream="stdout"):
        started.append(Started(*arguments, stream=stream))
        return started[-1]

    yield begin
    for one in started:
        one.process.kill()
        one.process.wait()


class Phone:
    """A page on a phone, where fingers come down on the outline of the program's window."""

    def __init__(self, browser, link):
        self.context = browser.new_context(**PHONE)
        self.page = self.context.new_page()
        self.page.goto(link)
        self.outline = self.page.locator("dactyl-inspector .outline.takes-touches")
        expect(self.outline).to_be_visible(timeout=15000)
        self.session = self.context.new_cdp_session(self.page)

    def touch(self, kind, *places):
        box = self.outline.bounding_box()
        points = [{"x": box["x"] + x * box["width"], "y": box["y"] + y * box["height"], "id": number, "force": 0.8}
                  for number, (x, y) in enumerate(places)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        next_frame(self.page)

    def draw_with_pen(self):
        """A pen that leans to the right by 30 degrees; of its way the browser merged two samples."""
        box = self.outline.bounding_box()
        x, y = box["x"] + 0.4 * box["width"], box["y"] + 0.4 * box["height"]
        self.page.evaluate("addEventListener('pointerdown', ({ pointerId }) => { globalThis.pen = pointerId; }, true)")
        pen = {"x": x, "y": y, "button": "left", "buttons": 1, "pointerType": "pen", "force": 0.6, "tiltX": 30}
        self.session.send("Input.dispatchMouseEvent", {**pen, "type": "mousePressed", "clickCount": 1})
        # Nothing merges what tests send: the event says that it was.
        self.page.evaluate("""async ([x, y]) => {
          const at = async (far, more = {}) => {
            await new Promise((go) => setTimeout(go, 5));
            return new PointerEvent("pointermove", {
              pointerId: pen, pointerType: "pen", clientX: x + far, clientY: y, pressure: 0.6, bubbles: true, cancelable: true,
              altitudeAngle: Math.PI / 3, azimuthAngle: 0, ...more,
            });
          };
          const merged = [await at(10), await at(20)];
          document.querySelector("dactyl-inspector").outline.element.dispatchEvent(await at(30, { coalescedEvents: merged }));
        }""", [x, y])
        self.session.send("Input.dispatchMouseEvent", {**pen, "type": "mouseReleased", "clickCount": 1})

    def drag(self):
        self.touch("touchStart", (0.5, 0.5))
        for step in range(1, 7):
            self.touch("touchMove", (0.5, 0.5 + 0.03 * step))
        self.touch("touchEnd")


@pytest.mark.task("a phone as the pad")
@pytest.mark.real_time
def test_fingers_on_a_phone_are_fingers_on_the_studios_pad(browser, start):
    studio = start("studio", "--lan", "--port", "0")
    assert re.search(r"/#[0-9a-f]{32}$", studio.link)
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(studio.link.replace("#", "#explorer&key="))
    page.wait_for_selector("html[data-ready=true]")
    expect(page.locator("#message")).to_contain_text("A phone is the touch pad", timeout=15000)
    phone = Phone(browser, studio.phone)
    # It says what it is and which pad it touches; nothing there can switch the touching off.
    expect(phone.page).to_have_title("Dactyl touch pad")
    name, answer = [phone.page.locator(f"dactyl-inspector .bar {one}") for one in ("h2", ".verdict")]
    expect(name).to_have_text("Touch explorer", timeout=15000)
    expect(answer).to_have_text("Touch below. Put down as many fingers as you like.")
    expect(phone.page.locator("dactyl-inspector").get_by_role("button")).to_have_text(["Next pad"])
    place = phone.outline.bounding_box()
    phone.drag()
    page.wait_for_function("studio.session.trace.fingers.some((finger) => finger.isUp)", timeout=15000)
    # The answer takes the place of the prompt, and the pad stays where it is.
    expect(answer).to_contain_text("touchesEnded", timeout=15000)
    expect(name).to_have_text("Touch explorer")
    assert phone.outline.bounding_box() == place
    # A phone that is here says so, and the header still is one row.
    middles = page.evaluate("[...document.querySelector('header').children].map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)")
    assert max(middles) - min(middles) < 4, middles
    finger, force, size = page.evaluate("""() => {
      const { trace, recording, size } = studio.session;
      const { path } = trace.fingers[0];
      return [[path[0], path.at(-1)], recording.frames[0].contacts[0].force, size];
    }""")
    # The phone's page lies in the middle of the pad, as large as fits.
    scale = min(size["width"] / 390, size["height"] / 600)
    assert abs(finger[0]["x"] - size["width"] / 2) < 2 and abs(finger[0]["y"] - size["height"] / 2) < 2
    outline = phone.page.evaluate("document.querySelector('dactyl-inspector').outline.scale")
    far = 0.18 * phone.outline.bounding_box()["height"] / outline * scale
    assert abs(finger[1]["y"] - finger[0]["y"] - far) < 4
    assert abs(force - 1.6) < 0.01

    page.evaluate("studio.clear()")
    phone.draw_with_pen()
    page.wait_for_function("studio.session.trace.fingers.some((finger) => finger.isUp)", timeout=15000)
    down, moved = page.evaluate("studio.session.recording.frames.slice(0, 2)")
    assert [down["contacts"][0]["kind"], moved["contacts"][0]["kind"]] == ["pencil", "pencil"]
    assert down["contacts"][0]["altitude"] == pytest.approx(math.pi / 3)
    ways = [one["x"] - down["contacts"][0]["x"] for one in [*moved["coalesced"], *moved["contacts"]]]
    assert ways == pytest.approx([10 / outline * scale, 20 / outline * scale, 30 / outline * scale], abs=0.5)
    times = [down["time"], *[one["time"] for one in moved["coalesced"]], moved["time"]]
    assert times == sorted(times)
    # What came quicker than all before tells that the clocks differ by less: samples then are no earlier than the pen.
    assert all(before < after or after == down["time"] for before, after in zip(times, times[1:]))
    phone.context.close()
    page.close()
    assert errors == []


@pytest.mark.task("a gesture taught with a phone's two fingers, recognized by replay and in a page")
@pytest.mark.real_time
def test_what_two_fingers_of_a_phone_showed_is_recognized_everywhere(browser, start, tmp_path):
    studio = start("studio", "--lan", "--port", "0")
    page = browser.new_context(viewport={"width": 1280, "height": 900}, has_touch=True).new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(studio.link.replace("#", "#show&key="))
    page.wait_for_selector("html[data-ready=true]")
    phone = Phone(browser, studio.phone)
    expect(phone.page.locator("dactyl-inspector h2")).to_have_text("Show a gesture", timeout=15000)

    def around(turn):
        """Two fingers turn about their middle."""
        places = [[(0.5 + 0.3 * math.cos(angle + side), 0.5 + 0.2 * math.sin(angle + side)) for side in (0, math.pi)]
                  for angle in (turn * step / 12 for step in range(13))]
        phone.touch("touchStart", *places[0])
        for two in places[1:]:
            phone.touch("touchMove", *two)
            phone.page.wait_for_timeout(16)
        phone.touch("touchEnd")

    page.fill("#gesture-name", "key")
    page.get_by_role("button", name="New gesture").click()
    for count in (1, 2, 3):
        around(1.2)
        expect(page.locator(".chip", has_text=f"key · {count}")).to_contain_text("2 fingers", timeout=15000)
    expect(page.locator(".gestures .status")).to_contain_text(" turn right by ")
    page.locator(".chip", has_text="Try").click()
    page.get_by_role("button", name="Record").click()
    around(1.2)
    expect(page.locator(".verdict")).to_have_text("key", timeout=15000)
    # The phone is told, too.
    expect(phone.page.locator("dactyl-inspector .bar .verdict")).to_contain_text("shown gesture recognized: key", timeout=15000)
    page.get_by_role("button", name="Stop").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save", exact=True).click()
    download.value.save_as(tmp_path / "key.jsonl")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download shown library").click()
    download.value.save_as(tmp_path / "shown.json")
    phone.context.close()
    assert errors == []

    # A scene, by the tool.
    scene = tmp_path / "scene.json"
    scene.write_text(json.dumps({"dactyl": "scene", "version": 1, "views": [{"recognizers": [{"kind": "shown", "library": "shown.json"}]}]}))
    replay = [*tool(), "replay", "--format", "json", "--scene", str(scene), str(tmp_path / "key.jsonl")]
    told = [json.loads(line) for line in subprocess.run(replay, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()]
    assert [one["class"] for one in told if one.get("class")] == ["key"]
    # A page of somebody's own, with the same frames.
    seen = page.evaluate("""async ([library, recording]) => {
      const { load } = await import("../dactyl.js");
      const { StrokeLibrary } = await import("../shown.js");
      const { Recording } = await import("../inspect.js");
      const dactyl = await load();
      const window = dactyl.createWindow({ isMultipleTouchEnabled: true });
      const seen = [];
      window.add("shown", { library: StrokeLibrary.parse(dactyl, library) }, (shown) => seen.push(shown.className));
      for (const frame of Recording.parse(recording).frames) window.send(frame);
      window.finish?.();
      return seen;
    }""", [(tmp_path / "shown.json").read_text(), (tmp_path / "key.jsonl").read_text()])
    assert seen == ["key"]
    page.context.close()


@pytest.mark.real_time
def test_a_phone_goes_to_the_next_pad_and_says_that_the_studio_has_gone(browser, start):
    studio = start("studio", "--lan", "--port", "0")
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto(studio.link.replace("#", "#rows&key="))
    page.wait_for_selector("html[data-ready=true]")
    phone = Phone(browser, studio.phone)
    next_pad, name = phone.page.get_by_role("button", name="Next pad"), phone.page.locator("dactyl-inspector h2")
    for title in ("Show a gesture", "Touch explorer"):
        next_pad.tap()
        expect(page.get_by_role("tab", name=title)).to_have_attribute("aria-selected", "true", timeout=15000)
        expect(name).to_have_text(title, timeout=15000)
    studio.end()
    state = phone.page.locator("dactyl-inspector .state")
    expect(state).to_contain_text("The program has gone", timeout=15000)
    expect(next_pad).to_be_hidden()
    phone.context.close()
    page.close()


@pytest.mark.real_time
def test_a_phone_is_a_device_of_live(browser, start, tmp_path):
    recording = tmp_path / "touches.jsonl"
    live = start("live", "phone", "--record", str(recording), stream="stderr")
    phone = Phone(browser, live.link)
    phone.drag()
    expect(phone.page.locator("dactyl-inspector .why")).to_contain_text("pan", timeout=15000)
    phone.draw_with_pen()
    # The program has told of both lifts.
    lifts = "document.querySelector('dactyl-inspector').program.trace.fingers.filter(({ isUp }) => isUp).length"
    until(phone.page, f"{lifts} === 2")
    phone.context.close()
    printed = live.end()
    assert "pan began" in printed
    frames = [json.loads(line) for line in recording.read_text().splitlines()[1:]]
    assert [frame["c"][0][4]["f"] for frame in frames if frame["c"] and frame["c"][0][1] == "b"] == pytest.approx([1.6, 1.2])
    (merged,) = [frame for frame in frames if "s" in frame]
    assert [len(merged["s"]), merged["s"][0][5]["k"]] == [2, "pencil"]
    assert merged["c"][0][4]["al"] == pytest.approx(math.pi / 3)


@pytest.mark.real_time
def test_a_phone_stays_the_touch_pad_of_a_page_that_is_loaded_again(browser, start):
    studio = start("studio", "--lan", "--port", "0")
    context = browser.new_context(viewport={"width": 1280, "height": 900}, permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(studio.link)
    page.wait_for_selector("html[data-ready=true]")
    page.get_by_role("tab", name="Photo").click()
    # What is said when the phone's line comes would hide what the click says.
    expect(page.locator("#message")).to_contain_text("A phone is the touch pad", timeout=15000)
    # Who is sent a link of this pad is not sent the phone.
    page.locator("#link").click()
    expect(page.locator("#message")).to_contain_text("Copied")
    assert "key" not in page.evaluate("navigator.clipboard.readText()")
    page.reload()
    page.wait_for_selector("html[data-ready=true]")
    expect(page.locator("#message")).to_contain_text("A phone is the touch pad", timeout=15000)
    expect(page.get_by_role("tab", name="Photo")).to_have_attribute("aria-selected", "true")
    phone = Phone(browser, studio.phone)
    phone.drag()
    page.wait_for_function("studio.session.trace.fingers.some((finger) => finger.isUp)", timeout=15000)
    phone.context.close()
    context.close()
