"""What the timeline says, going back in time, other numbers, and recordings."""

import json
import math
import pathlib
import time

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


LATE = "double tap, triple tap and quadruple tap: 0.41 s since the last tap, limit 0.35 s"


def slow_double_tap(studio):
    x, y = studio.middle
    fingers = studio.fingers
    fingers.tap((x, y))
    studio.wait(0.41)
    fingers.tap((x, y))
    studio.wait(0.5)


@pytest.mark.task("why did the double tap fail")
def test_a_visitor_learns_why_a_double_tap_did_not_fire(studio):
    studio.choose("taps")
    slow_double_tap(studio)
    assert studio.why().startswith("tap recognized: 1 tap")
    assert studio.page.locator("#why .entries .failed").all_inner_texts() == [LATE]


@pytest.mark.real_time
def test_times_are_those_that_the_device_tells(studio):
    studio.choose("taps")
    fingers = studio.fingers
    # Far ahead, so that no timer of the page decides before the events are there.
    now = time.time() + 3600
    fingers.tap_at(now, studio.middle)
    fingers.tap_at(now + 0.16, studio.middle)
    fingers.tap_at(now + 10, studio.middle)
    assert "double tap recognized: 2 taps; waited 0.35 s for triple tap" in studio.attempts()
    fingers.tap_at(now + 10 + 0.06 + 0.41, studio.middle)
    studio.page.wait_for_selector("#why .entries .failed")
    assert studio.page.locator("#why .entries .failed").inner_text() == LATE


def test_hovering_and_arrow_keys_explain_a_bar(studio):
    studio.choose("taps")
    slow_double_tap(studio)
    studio.page.mouse.move(*studio.bar("double tap failed: 0.41 s"))
    assert studio.why().startswith("double tap failed: 0.41 s")
    studio.page.mouse.click(*studio.bar("double tap failed: 0.41 s"))
    cursor = studio.page.locator(".attempt")
    cursor.focus()
    studio.page.keyboard.press("ArrowUp")
    assert studio.why().startswith("tap recognized: 1 tap; waited 0.35 s for double tap")
    studio.page.keyboard.press("ArrowRight")
    assert cursor.get_attribute("aria-label").startswith("tap recognized")
    assert studio.page.evaluate("studio.timeline.selected === studio.session.trace.lanes.get('tap').attempts[1]")


def test_a_slider_judges_again_what_was_done(studio):
    studio.choose("taps")
    slow_double_tap(studio)
    slider = studio.page.locator("[data-setting=maximumTapInterval]")
    slider.fill("1")
    studio.waits_for("double tap recognized: 2 taps")
    assert "double tap recognized" in studio.page.locator("#changes").inner_text()
    assert studio.page.locator(".attempt.changed").count() > 0
    cells = studio.page.locator(".taps .cell").all_inner_texts()
    assert cells[0] == "0" and cells[3] == "1"


def test_scrubbing_puts_the_scene_back_and_a_finger_goes_live(studio):
    studio.choose("swipes")
    x, y = studio.middle
    studio.fingers.drag(((x - 80, y), (x + 80, y)))
    studio.waits_for("swipe right recognized")
    arrow = studio.page.locator(".arrow")
    studio.page.locator(".scrub").focus()
    studio.page.keyboard.press("Home")
    assert arrow.inner_text() == ""
    studio.button("Play").click()
    studio.wait(1)
    assert arrow.inner_text() == "→"
    studio.fingers.drag(((x, y + 60), (x, y - 60)))
    assert arrow.inner_text() == "↑"
    assert studio.page.locator("#mode").inner_text() == "Live"


@pytest.mark.task("record")
def test_record_save_open_gives_the_same_trace(studio, tmp_path):
    studio.choose("photo")
    studio.button("Record").click()
    x, y = studio.middle
    studio.fingers.drag(((x - 40, y), (x - 100, y - 60)), ((x + 40, y), (x + 100, y + 60)), steps=14)
    studio.wait(0.5)
    studio.fingers.tap((x, y))
    studio.wait(0.1)
    studio.fingers.tap((x, y))
    studio.wait(0.5)
    live = studio.attempts()
    assert "double tap recognized: 2 taps" in live
    studio.button("Stop").click()
    assert studio.attempts() == live
    path = studio.save(tmp_path / "photo.jsonl")
    assert json.loads(path.read_text().splitlines()[0])["dactyl"] == "recording"
    studio.choose("photo")
    studio.open(path)
    assert studio.attempts() == live
    assert studio.save(tmp_path / "again.jsonl").read_bytes() == path.read_bytes()


def test_a_sample_recording_opens(studio):
    studio.choose("taps")
    studio.open(ROOT / "Examples/Recordings/two-finger-triple-tap.jsonl")
    studio.waits_for("2-finger triple tap recognized: 3 taps")


DROP = """
(text) => {
  const data = new DataTransfer();
  data.items.add(new File([text], "tap.events"));
  const drop = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
  document.querySelector("#pad").dispatchEvent(drop);
}
"""


@pytest.mark.task("import by drop")
def test_an_evemu_file_dropped_on_the_page_plays(studio, tmp_path):
    text = (ROOT / "Tests/Browser/tap.events").read_text()
    studio.choose("taps")
    studio.page.evaluate(DROP, text)
    studio.page.wait_for_function("document.querySelector('#message').innerText.startsWith('Opened tap.events')")
    studio.waits_for("tap recognized: 1 tap")
    opened = studio.attempts()
    cell = studio.page.locator(".taps .cell").first
    studio.button("Play").click()
    studio.wait(0.1)
    assert cell.inner_text() == "0"
    studio.wait(1)
    assert cell.inner_text() == "1"
    path = studio.save(tmp_path / "saved.jsonl")
    studio.choose("taps")
    assert studio.open(path).attempts() == opened


def test_a_wrong_file_says_what_is_wrong(studio, tmp_path):
    path = tmp_path / "broken.jsonl"
    path.write_text('{"dactyl":"recording","version":1}\n{"t":0}\n')
    studio.choose("taps")
    studio.page.set_input_files("#file", path)
    studio.page.wait_for_selector("#message.wrong")
    assert studio.page.locator("#message").inner_text() == "broken.jsonl: line 2: expected a time t and contacts c"


AXIS = """() => {
  const { timeline: { axis, head, slider }, session: { trace } } = studio;
  return {
    ticks: axis.ticks().map(({ words }) => words), width: axis.width, scale: axis.scale,
    start: axis.placeOf(trace.start), end: axis.placeOf(trace.end), head: head === null ? null : axis.placeOf(head),
    thumb: Number(slider.value) + slider.getBoundingClientRect().left + 8 - Number(slider.min) - studio.timeline.plot.getBoundingClientRect().left,
  };
}"""


def test_a_short_swipe_fills_the_width(studio):
    studio.choose("swipes")
    x, y = studio.middle
    studio.fingers.drag(((x - 80, y), (x + 80, y)), steps=12, pace=0.016)
    studio.wait(1)
    studio.page.mouse.click(*studio.bar("swipe right recognized"))
    usual = studio.page.evaluate(AXIS)
    studio.button("Fit").click()
    closer = studio.drawn().page.evaluate(AXIS)
    assert closer["scale"] > 5 * usual["scale"]
    selected = studio.page.evaluate(
        "({ axis, selected }) => axis.placeOf(selected.end) - axis.placeOf(selected.start)", studio.page.evaluate_handle("studio.timeline")
    )
    assert selected > 0.8 * closer["width"]
    assert len(closer["ticks"]) >= 4 and all(words.endswith(" s") for words in closer["ticks"])


def test_wheel_pinch_and_keys_zoom_about_what_they_are_at(studio):
    studio.choose("taps")
    slow_double_tap(studio)
    place = studio.bar("double tap failed: 0.41 s")
    time_at = "x => studio.timeline.axis.timeAt(x - studio.timeline.plot.getBoundingClientRect().left)"
    before = studio.page.evaluate(AXIS)["scale"]
    time = studio.page.evaluate(time_at, place[0])
    studio.page.mouse.move(*place)
    studio.page.keyboard.down("Control")
    studio.page.mouse.wheel(0, -200)
    studio.page.keyboard.up("Control")
    studio.page.wait_for_function("before => studio.timeline.axis.scale > 1.5 * before", arg=before)
    assert abs(studio.drawn().page.evaluate(time_at, place[0]) - time) < 0.02
    fingers = studio.page.context.new_cdp_session(studio.page)
    for spread, kind in [(20, "touchStart"), (30, "touchMove"), (60, "touchMove"), (60, "touchEnd")]:
        points = [{"x": place[0] + side * spread, "y": place[1], "id": i} for i, side in enumerate((-1, 1))]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if kind == "touchEnd" else points})
    closer = studio.drawn().page.evaluate(AXIS)["scale"]
    assert closer > 3 * before
    studio.page.locator(".attempt").focus()
    studio.page.keyboard.press("-")
    assert studio.drawn().page.evaluate(AXIS)["scale"] < closer


def test_the_slider_stands_where_the_time_is(studio):
    studio.choose("taps")
    slow_double_tap(studio)
    studio.page.locator(".scrub").focus()
    studio.page.keyboard.press("Home")
    for _ in range(4):
        at = studio.drawn().page.evaluate(AXIS)
        assert abs(at["thumb"] - at["head"]) < 1
        for _ in range(15):
            studio.page.keyboard.press("ArrowRight")
    assert at["end"] < at["width"] / 2


def test_what_could_not_apply_is_folded_and_no_failure(studio):
    studio.choose("taps")
    studio.fingers.tap(studio.middle)
    studio.wait(0.6)
    names = lambda: studio.drawn().page.locator(".lane-name").all_inner_texts()
    assert names() == ["fingers", "tap", "11 that did not apply"]
    assert studio.why() == "tap recognized: 1 tap; waited 0.35 s for double tap"
    studio.page.get_by_role("button", name="11 that did not apply").click()
    assert len(names()) == 14


def test_a_card_tells_of_the_last_touch_sequence_alone(studio):
    studio.choose("taps")
    slow_double_tap(studio)
    fingers = studio.fingers
    fingers.tap(studio.middle)
    studio.wait(0.1)
    fingers.tap(studio.middle)
    studio.wait(0.5)
    assert studio.why().startswith("double tap recognized: 2 taps")
    assert studio.page.locator("#why .key.failed").count() == 0
    assert [words.split(":")[0] for words in studio.page.locator("#why .older span").all_inner_texts()] == ["tap recognized", "tap recognized"]


def test_a_curve_is_what_the_fingers_did_up_to_its_limit(studio):
    studio.choose("photo")
    x, y = studio.middle
    # Two fingers 80 px apart go as far to the sides as up and down, each its way; then one goes 80 px.
    studio.fingers.drag(((x - 40, y), (x - 100, y - 60)), ((x + 40, y), (x + 100, y + 60)), steps=30)
    studio.wait(2)
    studio.fingers.drag(((x - 40, y), (x + 40, y)), steps=30)
    studio.wait(1)
    curves = studio.drawn().page.evaluate("""async () => {
      const { trace } = studio.session;
      return trace.attempts.filter(({ beganWords }) => beganWords).map((attempt) => {
        const { points, limit } = studio.timeline.curveOf(attempt);
        const { path } = trace.fingers.find(({ start, end }) => start >= attempt.start && end >= attempt.decided);
        // Two places may come at one instant; which of them decided is the engine's to say.
        const went = (time) => {
          const last = path.findLast((place) => place.time <= time + 1e-6);
          return path.filter((place) => place.time === last.time).map((place) => Math.abs(place.x - path[0].x));
        };
        return { name: attempt.name, limit, points: points.map(({ time, value }) => [went(time), value]) };
      });
    }""")
    assert sorted(curve["name"] for curve in curves) == ["pan", "pinch", "rotation"]

    def arc(way):
        """The sum of small turns, each by the mean distance from the middle."""
        places = [(40 + way * i / 100, way * i / 100) for i in range(101)]
        turns = [math.atan2(there[1], there[0]) - math.atan2(here[1], here[0]) for here, there in zip(places, places[1:])]
        return sum(turn * math.hypot(*place) for turn, place in zip(turns, places[1:]))

    measures = {"pinch": lambda way: 2 * math.hypot(40 + way, way) - 80, "rotation": arc, "pan": lambda way: way}
    for curve in curves:
        assert len(curve["points"]) > 2
        for ways, value in curve["points"]:
            # A pixel is what places of two fingers are rounded by.
            assert any(value == pytest.approx(measures[curve["name"]](way), abs=1) for way in ways), curve
        *before, (_, last) = curve["points"]
        assert last >= curve["limit"] > max(value for _, value in before), curve


# What one paint writes, as boxes on its canvases.
WRITTEN = """() => {
  const boxes = [];
  const canvases = [];
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (words, x, y) {
    const { actualBoundingBoxLeft: left, actualBoundingBoxRight: right, actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = this.measureText(words);
    const { x: atX, y: atY } = this.getTransform().transformPoint({ x, y });
    if (!canvases.includes(this.canvas)) canvases.push(this.canvas);
    boxes.push({ words, canvas: canvases.indexOf(this.canvas), left: atX - left, right: atX + right, top: atY - up, bottom: atY + down });
    return fillText.call(this, words, x, y);
  };
  studio.timeline.select(studio.session.trace.attempts.find(({ words }) => words.startsWith("double tap failed")));
  return new Promise((done) => (globalThis.realFrame ?? requestAnimationFrame)(() => setTimeout(() => {
    CanvasRenderingContext2D.prototype.fillText = fillText;
    done(boxes);
  }, 50)));
}"""


@pytest.mark.real_time
def test_no_label_of_a_curve_lies_on_another(studio):
    studio.choose("taps")
    # Far ahead, so that no timer of the page decides before the events are there.
    now = time.time() + 3600
    studio.fingers.tap_at(now, studio.middle)
    studio.fingers.tap_at(now + 0.06 + 0.41, studio.middle)
    studio.page.wait_for_selector("#why .entries .failed")
    no_label_lies_on_another(studio.drawn().page.evaluate(WRITTEN))


def no_label_lies_on_another(boxes):
    assert any("limit 0.35 s" in box["words"] for box in boxes)
    for i, one in enumerate(boxes):
        for other in boxes[:i]:
            apart = one["canvas"] != other["canvas"] or one["right"] <= other["left"] or other["right"] <= one["left"] or one["bottom"] <= other["top"] or other["bottom"] <= one["top"]
            assert apart or one == other, (one, other)
