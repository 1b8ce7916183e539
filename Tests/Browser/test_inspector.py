"""The inspector: opened files, windows of a page under a strict policy, programs that are connected, touch pads."""

import functools
import http.server
import importlib.resources
import json
import pathlib
import re
import threading
import time

import pytest
from playwright.sync_api import expect

from browsing import ROOT, TAP, next_frame, until
from test_timeline import WRITTEN, no_label_lies_on_another

AUDIT = (pathlib.Path(__file__).parent / "audit.js").read_text()
AXE = (importlib.resources.files("axe_playwright_python") / "axe.min.js").read_text()
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:"
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Album</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/page.css"><script type="module" src="/page.js"></script>
<main><h1>Album</h1><div id="photo"></div></main></html>"""
SECRET = "5ec0de" * 5 + "00"
STYLE = "#photo { width: 300px; height: 200px; background: #ddd } body { margin: 8px; padding-bottom: 600px }"
SCRIPT = """
import { load } from "/dactyl.js";
import { DactylInspector, openInspector } from "/inspect.js";
const dactyl = await load();
const photo = dactyl.attach(document.querySelector("#photo"), { isMultipleTouchEnabled: true });
const double = photo.add("tap", { name: "double tap", numberOfTapsRequired: 2 });
photo.add("tap", { name: "tap", requireToFail: double });
photo.add("pan", { name: "pan" });
const inspector = new DactylInspector();
inspector.toggleAttribute("docked", true);
document.body.append(inspector);
inspector.attach(photo.window ?? photo);
Object.assign(globalThis, { photo, inspector, openInspector });
document.documentElement.dataset.ready = "true";
"""


def lines():
    """What a program might have said: a pan that began, one that fell short, one that came after it."""
    settings = {"minimumDistance": 10, "minimumNumberOfTouches": 1, "maximumNumberOfTouches": None}
    taps = {"numberOfTapsRequired": 2, "maximumTapInterval": 0.35, "maximumTapDistance": 45}
    told = [
        {"dactyl": "inspect", "version": 1, "program": "Album", "time": 0, "size": [400, 300], "accepts": ["set", "touch"]},
        {
            "type": "tree",
            "time": 0,
            "views": [
                {"id": 1, "class": "Window", "frame": [0, 0, 400, 300], "size": [400, 300]},
                {"id": 2, "parent": 1, "class": "PhotoView", "name": "photo", "frame": [40, 40, 220, 180], "size": [220, 180]},
                {"id": 3, "parent": 1, "class": "Bar", "frame": [0, 260, 400, 40], "size": [400, 40], "ignores": "disabled"},
            ],
            "recognizers": [
                {"id": 1, "view": 2, "kind": "pan", "class": "PanGestureRecognizer", "settings": settings},
                {"id": 2, "view": 2, "kind": "tap", "name": "double tap", "class": "TapGestureRecognizer", "settings": taps},
            ],
        },
        {"type": "something new", "time": 0},
    ]
    for start, step in [(0, 4), (2.5, 1.6), (5, 4)]:
        told.append({"t": start, "c": [[1, "b", 80, 80]]})
        for i in range(1, 6):
            told.append({"t": start + i * 0.016, "c": [[1, "m", 80 + i * step, 80]]})
            if step * i < 10:
                told.append({"type": "readings", "time": start + i * 0.016, "rows": [[1, 2, i * step, 10]]})
        told.append({"t": start + 0.1, "c": [[1, "e", 80 + 5 * step, 80]]})
        state = {"type": "state", "time": start + 0.1, "recognizer": 1, "touches": 1, "location": [90, 80]}
        if step == 4:
            cause = {"code": 1, "name": "movedEnough", "value": 20, "limit": 10, "sense": "minimum", "unit": "points", "words": "moved 20 pt, needs 10 pt"}
            told.append({**state, "from": "possible", "to": "began", "cause": cause, "values": {"translation": [10, 0]}})
            told.append({**state, "recognizer": 2, "from": "possible", "to": "failed", "cause": {"code": 20, "name": "prevented", "other": 1, "words": "prevented by pan"}})
            told.append({**state, "from": "began", "to": "ended", "cause": {"code": 7, "name": "lifted", "words": "lifted"}, "values": {}})
        else:
            cause = {"code": 2, "name": "movedTooLittle", "value": 8, "limit": 10, "sense": "minimum", "unit": "points", "words": "moved 8 pt, needs 10 pt"}
            told.append({**state, "from": "possible", "to": "failed", "cause": cause})
        for recognizer in (1, 2):
            told.append({**state, "recognizer": recognizer, "from": "ended", "to": "possible", "touches": 0, "cause": {"code": 28, "name": "reset", "words": "reset"}})
    return "".join(json.dumps(line) + "\n" for line in told)


class Inspector:
    def __init__(self, page):
        self.page = page
        self.element = page.locator("dactyl-inspector")
        self.why = self.element.locator(".why")

    def waits_for(self, words):
        # Not by a script of the page: its policy lets none be evaluated.
        expect(self.why).to_contain_text(words, timeout=15000)


def serve():
    """The web files, and a page with a photo, under a policy that allows no style or script of the page's own."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def do_GET(self):
            made = {"/page.html": (PAGE, "text/html"), "/page.css": (STYLE, "text/css"), "/page.js": (SCRIPT, "text/javascript"), "/programs": ("", "text/plain")}.get(self.path)
            if not made:
                return super().do_GET()
            body = made[0].encode()
            self.send_response(200)
            self.send_header("Content-Type", made[1])
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def end_headers(self):
            self.send_header("Content-Security-Policy", POLICY)
            super().end_headers()

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=ROOT / "Web")) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


site = pytest.fixture(scope="module")(serve)


@pytest.fixture(params=[1280])
def inspector(browser, site, request):
    context = browser.new_context(viewport={"width": request.param, "height": 800}, has_touch=True)
    context.set_default_timeout(15000)
    page = context.new_page()
    errors = []
    page.on("console", lambda message: errors.append(f"{message.text} {message.location.get('url')}") if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script("globalThis.inspected = () => document.querySelector('dactyl-inspector')")
    page.site = site
    yield Inspector(page)
    assert errors == []
    context.close()


def show(inspector, name, fragment=""):
    inspector.page.goto(f"{inspector.page.site}{name}{fragment}")
    inspector.page.wait_for_selector("html[data-ready=true]")


def open_lines(inspector, tmp_path, text=None):
    path = tmp_path / "album.jsonl"
    path.write_text(text or lines())
    inspector.page.set_input_files("dactyl-inspector input[type=file]", path)
    expect(inspector.element.locator(".state")).to_contain_text("album.jsonl")


def test_a_file_of_lines_tells_what_the_program_decided(inspector, tmp_path):
    show(inspector, "studio/index.html", "#&program=")
    open_lines(inspector, tmp_path)
    inspector.waits_for("pan recognized: moved 20 px, needs 10 px; ended: lifted")
    assert inspector.element.locator("h2").inner_text() == "Album"
    inspector.element.locator(".attempt").focus()
    inspector.page.keyboard.press("ArrowRight")
    inspector.waits_for("pan failed: moved 8 px, needs 10 px")
    # The limit is a setting of the recogniser, which is shown beside it.
    inspector.why.locator(".limit").click()
    assert "Shortest distance" in inspector.element.locator(".settings").inner_text()
    curves = """async () => {
      const { curveOf } = await import("/src/studio/timeline/curves.js");
      const { trace } = inspected().program;
      return trace.lanes.get(1).attempts.slice(0, 2).map((attempt) => {
        const { points, limit } = curveOf(attempt, trace);
        return [limit, ...points.map(({ value }) => Math.round(10 * value) / 10)];
      });
    }"""
    # The readings of the program, and then what decided.
    assert inspector.page.evaluate(curves) == [[10, 4, 8, 20], [10, 1.6, 3.2, 4.8, 6.4, 8, 8]]


def test_what_happened_is_played_in_its_own_time(inspector, tmp_path):
    show(inspector, "studio/index.html", "#&program=")
    open_lines(inspector, tmp_path)
    inspector.waits_for("pan recognized")
    inspector.element.get_by_role("button", name="Play").wait_for()
    words, times, stopped, paused = inspector.page.evaluate("""async () => {
      const { playButton } = inspected();
      const frame = () => new Promise(requestAnimationFrame);
      playButton.click();
      const times = [];
      for (let i = 0; i < 3; i++) {
        await frame();
        times.push(inspected().time);
      }
      const words = playButton.textContent;
      playButton.click();
      const stopped = inspected().time;
      await frame();
      await frame();
      return [words, times, stopped, inspected().time];
    }""")
    # From the beginning, where the end was shown.
    assert words == "Pause" and times == sorted(times) and times[0] < 5.1
    assert paused == stopped
    # On from there to the end.
    inspector.element.get_by_role("button", name="Play").click()
    # The button says so a frame later, so its word tells nothing at first.
    until(inspector.page, "inspected().time === inspected().program.trace.end")
    expect(inspector.element.get_by_role("button", name="Play")).to_be_visible()


def test_what_is_saved_is_what_was_opened(inspector, tmp_path):
    show(inspector, "studio/index.html", "#&program=")
    open_lines(inspector, tmp_path)
    with inspector.page.expect_download() as download:
        inspector.element.get_by_role("button", name="Save").click()
    assert pathlib.Path(download.value.path()).read_text() == lines()


@pytest.mark.parametrize("text, words", [
    ("{}\n", "line 1: not what a program says to an inspector, of version 1"),
    (lines().splitlines()[0] + "\nnonsense\n", "line 2: "),
])
def test_a_wrong_file_says_in_which_line(inspector, tmp_path, text, words):
    show(inspector, "page.html")
    open_lines(inspector, tmp_path, text)
    assert inspector.element.locator(".state.wrong").inner_text().startswith(f"album.jsonl: {words}")


def test_a_recording_opens_on_a_pad(inspector, tmp_path):
    show(inspector, "studio/index.html", "#&program=")
    path = tmp_path / "drag.jsonl"
    path.write_text('{"dactyl":"recording","version":1}\n{"t":0,"c":[[1,"b",80,80]]}\n{"t":0.1,"c":[[1,"e",80,80]]}\n')
    inspector.page.set_input_files("dactyl-inspector input[type=file]", path)
    expect(inspector.page.locator("#message")).to_contain_text("Opened drag.jsonl: 2 frames")
    expect(inspector.page.locator("#pad")).to_be_visible()
    expect(inspector.element).to_be_hidden()


def test_a_panel_in_a_page_knows_no_studio_to_lead_to(inspector, tmp_path):
    show(inspector, "page.html")
    open_lines(inspector, tmp_path, '{"dactyl":"recording","version":1}\n{"t":0,"c":[]}\n')
    state = inspector.element.locator(".state.wrong")
    expect(state).to_contain_text("this is a recording of touches, which the studio opens")
    expect(state.get_by_role("link")).to_have_count(0)


def tap(page, moment):
    """A tap on the photo that the device says happened then; how fast the events arrive is another matter."""
    session = page.context.new_cdp_session(page)
    for kind, points, passed in [("touchStart", [{"x": 100, "y": 100}], 0), ("touchEnd", [], TAP)]:
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": moment + passed})
    next_frame(page)


@pytest.mark.task("change a setting live")
def test_a_panel_in_a_page_sees_its_window_and_changes_its_numbers(inspector):
    show(inspector, "page.html")
    # Ahead, so that no timer of the page decides before the events are there.
    now = time.time() + 1
    tap(inspector.page, now)
    tap(inspector.page, now + TAP + 0.5)
    inspector.waits_for("double tap: 0.5 s since the last tap, limit 0.35 s")
    inspector.why.locator(".limit").first.click()
    slider = inspector.element.locator("[data-setting=maximumTapInterval]")
    slider.fill("1")
    inspector.element.get_by_role("button", name="Send to the program").click()
    assert inspector.page.evaluate("photo.recognizers[0].settings.maximumTapInterval") == 1
    now = max(time.time() + 1, now + 3)
    tap(inspector.page, now)
    tap(inspector.page, now + TAP + 0.5)
    inspector.waits_for("double tap recognized: 2 taps")
    # Detached it hears nothing, and the page goes on.
    inspector.page.evaluate("inspected().detach()")
    count = inspector.page.evaluate("inspected().program.lines.length")
    before = inspector.page.evaluate("photo.window.time")
    tap(inspector.page, now + 3)
    assert inspector.page.evaluate("inspected().program.lines.length") == count
    assert inspector.page.evaluate("photo.window.time") > before


@pytest.mark.parametrize("inspector", [390, 1280], indirect=True)
@pytest.mark.parametrize("rest", [0.5, 3])
def test_no_label_of_a_curve_lies_on_another_or_under_a_fold(inspector, rest):
    show(inspector, "page.html")
    now = time.time() + 1
    for later in (0, TAP + 0.45, TAP + 0.45 + rest, TAP + 0.45 + 2 * rest):
        tap(inspector.page, now + later)
    inspector.waits_for("tap")
    until(inspector.page, "inspected().program.trace.attempts.filter(({ words }) => words.startsWith('double tap failed')).length > 1")
    inspector.page.evaluate("globalThis.studio = { timeline: inspected().timeline, session: { trace: inspected().program.trace } }")
    boxes = inspector.page.evaluate(WRITTEN)
    no_label_lies_on_another(boxes)
    # It is written after the folds, which would cut it off.
    *_, last = [box["words"] for box in boxes if box["canvas"] == 0]
    assert last == "0.45 s, limit 0.35 s"


def test_a_window_of_its_own_sees_the_page(inspector):
    show(inspector, "page.html")
    with inspector.page.context.expect_page() as opened:
        inspector.page.evaluate("openInspector(photo.window).then((other) => { globalThis.other = other; })")
    inspector.page.evaluate("new Promise((done) => { const wait = () => (globalThis.other ? done() : setTimeout(wait, 20)); wait(); })")
    inspector.page.bring_to_front()
    tap(inspector.page, time.time())
    opened.value.bring_to_front()
    expect(opened.value.locator("dactyl-inspector .why")).to_contain_text("tap recognized: 1 tap", timeout=15000)
    opened.value.close()
    # The page goes on.
    inspector.page.bring_to_front()
    tap(inspector.page, time.time())
    inspector.waits_for("tap recognized: 1 tap")


def place_on_the_photo(inspector):
    """Of the page's own photo, where the outline shows it."""
    return inspector.page.evaluate("""() => {
      const { outline } = inspected();
      const box = outline.element.getBoundingClientRect();
      const photo = document.querySelector("#photo").getBoundingClientRect();
      return [box.left + outline.origin.x + (photo.left + 40) * outline.scale, box.top + outline.origin.y + (photo.top + 60) * outline.scale];
    }""")


def test_fingers_on_the_outline_are_fingers_of_the_program(inspector):
    show(inspector, "page.html")
    inspector.element.get_by_role("button", name="Touch here").click()
    next_frame(inspector.page)
    x, y = place_on_the_photo(inspector)
    mouse = inspector.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 40, y, steps=6)
    mouse.up()
    inspector.waits_for("pan recognized: moved")


@pytest.mark.task("a mouse as two fingers of a program that is inspected")
def test_alt_gives_a_mouse_on_the_outline_a_second_finger(inspector):
    show(inspector, "page.html")
    inspector.element.get_by_role("button", name="Touch here").click()
    next_frame(inspector.page)
    x, y = place_on_the_photo(inspector)
    mouse, keys = inspector.page.mouse, inspector.page.keyboard
    keys.down("Alt")
    mouse.move(x, y)
    mouse.move(x + 2, y)
    until(inspector.page, "inspected().touchPad.ghosts.length === 2")
    mouse.down()
    mouse.move(x + 10, y, steps=3)
    until(inspector.page, "inspected().program.trace.down.size === 2")
    mouse.up()
    keys.up("Alt")
    until(inspector.page, "inspected().program.trace.down.size === 0")


SOCKET = """
globalThis.said = [];
globalThis.WebSocket = class extends EventTarget {
  static OPEN = 1;
  readyState = 1;
  constructor(address) { super(); globalThis.socket = this; this.address = address; setTimeout(() => this.dispatchEvent(new Event("open"))); }
  send(text) { said.push(JSON.parse(text)); }
  close() { this.dispatchEvent(new Event("close")); }
};
"""


def test_a_program_is_greeted_with_the_token_and_told_what_changes(inspector):
    inspector.page.add_init_script(SOCKET)
    show(inspector, "studio/index.html?program", f"#{SECRET}")
    expect(inspector.element.locator(".state")).to_have_text("")
    assert inspector.page.evaluate("[socket.address.endsWith('/inspect'), said]") == [True, [{"type": "hello", "version": 1, "token": SECRET}]]
    inspector.page.evaluate("data => socket.dispatchEvent(new MessageEvent('message', { data }))", lines())
    inspector.waits_for("pan recognized: moved 20 px")
    inspector.why.locator(".limit").first.click()
    inspector.element.locator("[data-setting=minimumDistance]").fill("25")
    inspector.element.get_by_role("button", name="Send to the program").click()
    assert inspector.page.evaluate("said.at(-1)") == {"type": "set", "recognizer": 1, "settings": {"minimumDistance": 25}}
    changed = '{"type":"settings","time":6,"recognizer":1,"settings":{"minimumDistance":25}}'
    inspector.page.evaluate("data => socket.dispatchEvent(new MessageEvent('message', { data }))", changed)
    inspector.element.locator(".settings").get_by_label("Shortest distance: back to 10 px").wait_for()
    inspector.page.evaluate("socket.close()")
    expect(inspector.element.locator(".state")).to_contain_text("The program has gone")


def test_a_program_that_runs_on_keeps_a_minute(inspector):
    show(inspector, "studio/index.html", "#&program=")
    kept = inspector.page.evaluate("""async (head) => {
      const { Program } = await import("/src/studio/inspector/program.js");
      const program = new Program();
      for (const line of head.split("\\n").slice(0, 2)) program.take(line);
      const counts = [];
      for (let time = 0; time < 600; time += 0.5) {
        program.take({ t: time, c: [[1, "b", 80, 80]] });
        program.take({ t: time + 0.1, c: [[1, "e", 80, 80]] });
        const state = { type: "state", time: time + 0.1, recognizer: 1, touches: 1, location: [80, 80], cause: { code: 2, name: "movedTooLittle", value: 0, limit: 10, words: "moved 0 pt, needs 10 pt" } };
        program.take({ ...state, from: "possible", to: "failed" });
        program.take({ ...state, from: "failed", to: "possible" });
        counts.push(program.lines.length);
      }
      return { most: Math.max(...counts), attempts: program.trace.attempts.length, fingers: program.trace.fingers.length, first: program.lines[1].line };
    }""", lines())
    assert kept["most"] < 700 and kept["attempts"] < 160 and kept["fingers"] < 160
    assert kept["first"].startswith('{"type": "tree"')


@pytest.mark.parametrize("inspector", [375, 1280, 2560], indirect=True)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_names_contrast_and_width_of_the_inspector(inspector, tmp_path, scheme):
    inspector.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    show(inspector, "studio/index.html", "#&program=")
    open_lines(inspector, tmp_path)
    inspector.element.locator(".attempt").focus()
    assert inspector.page.evaluate(AUDIT) == []
    # Under the policy of the page no other script runs; the tester's own goes around it.
    inspector.page.evaluate(AXE)
    found = inspector.page.evaluate("axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)")
    assert [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found] == []


MANY = """() => {
  const views = [{ id: 1, class: "Window", frame: [0, 0, 400, 600], size: [400, 600] }];
  const recognizers = [];
  for (let i = 2; i < 500; i++) {
    views.push({ id: i, parent: 1, class: "MessageCell", frame: [0, i, 400, 60], size: [400, 60] });
    recognizers.push({ id: i, view: i, kind: "swipe", class: "SwipeGestureRecognizer", settings: {} });
  }
  recognizers.push({ id: 600, view: 1, kind: "pan", class: "P", settings: {} }, { id: 601, view: 1, kind: "pan", class: "P", settings: {} });
  const cause = { code: 0, name: "unstated", words: "no cause stated" };
  return [
    { dactyl: "inspect", version: 1, program: "Mail", time: 0, size: [400, 600] }, { type: "tree", time: 0, views, recognizers },
    { t: 0, c: [[1, "b", 120, 80]] }, { t: 0.1, c: [[1, "m", 120, 82]] },
    { type: "state", time: 0.1, recognizer: 7, from: "possible", to: "failed", touches: 1, location: [120, 82], cause },
  ].map((line) => JSON.stringify(line)).join("\\n");
}"""


@pytest.mark.task("a node of 500")
def test_one_of_500_views_is_found_and_its_lanes_stand_alone(inspector):
    show(inspector, "studio/index.html", "#&program=")
    page, element = inspector.page, inspector.element
    expect(element.locator(".empty")).to_contain_text("Inspector.attach(window)")
    page.evaluate("(text) => inspected().open(text)", page.evaluate(MANY))
    # Its own code decided, and where.
    inspector.waits_for("swipe of MessageCell 6 failed: its own code set .failed in touchesMoved at (120, 82)")
    titles = page.evaluate("[...inspected().program.recognizers.values()].map(({ title }) => title)")
    assert len(set(titles)) == len(titles) == 500
    element.get_by_label("Search views and recognizers").fill("messagecell 498")
    row = element.locator(".views li:not([hidden]) button")
    expect(row).to_have_text(["MessageCell 498", "swipe of MessageCell 498"])
    element.get_by_label("Search views and recognizers").fill("pan")
    expect(row).to_have_text(["pan of Window", "pan of Window, 2"])
    row.first.click()
    next_frame(page)
    assert page.evaluate("inspected().timeline.rows.filter(({ lane }) => lane).map(({ lane }) => lane.name)") == ["pan of Window"]
    # From the outline to the tree.
    element.get_by_label("Search views and recognizers").fill("")
    box = element.locator(".outline").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.9)
    assert element.locator("[aria-current]").inner_text().startswith("MessageCell ")
    element.get_by_label("Which lanes").select_option("failed")
    next_frame(page)
    until(page, "inspected().timeline.rows.length <= 1")
    expect(element.get_by_text(re.compile("^No lane: nothing of MessageCell [0-9]+ is “failed”[.]$"))).to_be_visible()


def test_the_cell_of_the_fingers_stays_while_500_lanes_scroll(inspector):
    show(inspector, "studio/index.html", "#&program=")
    page = inspector.page
    page.evaluate("(text) => inspected().open(text)", page.evaluate(MANY))
    page.evaluate("inspected().timeline.unfold()")
    tops = page.evaluate("""async () => {
      const { scroller, names } = inspected().timeline;
      scroller.scrollTop = 5000;
      await new Promise(requestAnimationFrame);
      return [scroller, names.querySelector(".ruler")].map((one) => one.getBoundingClientRect().top);
    }""")
    assert abs(tops[0] - tops[1]) < 2


def test_a_recogniser_that_was_prevented_says_how_to_have_it_otherwise(inspector, tmp_path):
    show(inspector, "studio/index.html", "#&program=")
    open_lines(inspector, tmp_path)
    inspector.element.locator(".attempt").focus()
    inspector.page.keyboard.press("ArrowDown")
    inspector.waits_for("double tap prevented by pan")
    inspector.waits_for("let the other wait for it by requireToFail")


def test_a_docked_inspector_is_drawn_as_high_as_wanted_and_folds_to_its_bar(inspector):
    show(inspector, "page.html")
    height = lambda: inspector.element.bounding_box()["height"]
    before = height()
    box = inspector.element.bounding_box()
    inspector.page.mouse.move(400, box["y"] + 4)
    inspector.page.mouse.down()
    inspector.page.mouse.move(400, box["y"] + 104, steps=4)
    inspector.page.mouse.up()
    assert height() == pytest.approx(before - 100, abs=6)
    inspector.element.get_by_role("separator", name="Height of the panel").press("ArrowUp")
    open_height = height()
    assert open_height == pytest.approx(before - 76, abs=6)
    inspector.element.get_by_role("button", name="Fold").click()
    assert height() < 100 < open_height
    inspector.element.get_by_role("button", name="Fold").click()
    assert height() == open_height


def test_numbers_stand_beneath_each_other_however_high_the_page_is(inspector, tmp_path):
    show(inspector, "studio/index.html", "#&program=")
    open_lines(inspector, tmp_path)
    inspector.element.locator(".attempt").focus()
    inspector.page.keyboard.press("ArrowRight")
    # They are drawn with the next frame.
    expect(inspector.element.locator(".settings .slider")).not_to_have_count(0, timeout=15000)
    rows = inspector.element.locator(".settings .slider").evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert len(rows) > 1 and all(below - above < 80 for above, below in zip(rows, rows[1:]))
