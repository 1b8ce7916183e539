"""What people do all day: drag a slider, zoom, go to another pad, hold a finger, and come back."""

import json

import pytest
from playwright.sync_api import expect

from test_tuning import two_taps


def drag_slider(studio, name, way):
    """By the mouse, as people do."""
    slider = studio.page.locator(f"#tune [data-setting={name}]")
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    x, y = box["x"] + box["width"] * 0.3, box["y"] + box["height"] / 2
    studio.page.mouse.move(x, y)
    studio.page.mouse.down()
    studio.page.mouse.move(x + way, y, steps=8)
    studio.page.mouse.up()


def state(studio):
    return studio.page.evaluate("({ ...studio.tuning.state })")


def test_undo_takes_back_each_drag_each_number_typed_and_each_run_of_keys(studio):
    studio.choose("swipes")
    states = [state(studio)]
    for value in ("0.9", "1.1"):
        typed = studio.page.get_by_label("Longest duration, typed")
        typed.fill(value)
        typed.press("Enter")
        states.append(state(studio))
    for way in (30, 60):
        drag_slider(studio, "minimumDistance", way)
        states.append(state(studio))
    studio.page.locator("#tune [data-setting=maximumDirectionDeviation]").focus()
    for _ in range(12):
        studio.page.keyboard.press("ArrowRight")
    assert len({json.dumps(one) for one in [*states, state(studio)]}) == 6
    for before in reversed(states):
        studio.button("Undo").click()
        assert state(studio) == before
    expect(studio.button("Undo")).to_be_disabled()


def test_another_pad_and_an_example_are_shown_as_large_as_usual(studio):
    studio.choose("taps")
    two_taps(studio, "touch", 0.41, 0)
    usual = studio.page.evaluate("studio.timeline.axis.scale")
    for leave in (lambda: studio.page.get_by_role("tab", name="Circle").click(), lambda: studio.button("Show me").click()):
        for _ in range(8):
            studio.button("Closer").click()
        assert studio.page.evaluate("studio.timeline.axis.scale") > 10 * usual
        leave()
        assert studio.drawn().page.evaluate("studio.timeline.axis.scale") == usual


def test_a_held_finger_is_not_folded(studio):
    studio.choose("taps")
    fingers = studio.fingers
    fingers.down(f0=studio.middle)
    studio.wait(2.5)
    fingers.up()
    studio.wait(2)
    fingers.tap(studio.middle)
    studio.wait(1)
    folds = studio.drawn().page.evaluate("""() => {
      const { axis, trace } = studio.timeline;
      return { held: axis.placeOf(trace.fingers[0].end) - axis.placeOf(trace.fingers[0].start), scale: axis.scale, folds: [...axis.folds()].map(({ seconds }) => seconds) };
    }""")
    assert folds["held"] == pytest.approx(2.5 * folds["scale"], rel=0.02)
    # Between both, nothing went on.
    assert folds["folds"] == [pytest.approx(2, abs=0.1)]


LONG = """([seconds, rest]) => {
  const lines = ['{"dactyl":"recording","version":1,"size":[400,300]}'];
  for (let t = 0; t < seconds; t += rest) {
    lines.push(`{"t":${t},"c":[[1,"b",100,100]]}`, `{"t":${t + 0.4},"c":[[1,"m",160,100]]}`, `{"t":${t + 0.5},"c":[[1,"e",160,100]]}`);
  }
  return lines.join("\\n") + "\\n";
}"""


# With folds between the touches, and without.
@pytest.mark.task("10 minutes")
@pytest.mark.parametrize("rest", [3, 1])
def test_fit_shows_ten_minutes_and_the_strip_chooses_a_part(studio, tmp_path, rest):
    path = tmp_path / "ten.jsonl"
    path.write_text(studio.choose("photo").page.evaluate(LONG, [600, rest]))
    studio.open(path)
    studio.button("Fit").click()
    edges = """() => {
      const { axis, trace, head } = studio.timeline;
      return [axis.placeOf(trace.start), axis.placeOf(head), axis.placeOf(trace.end), axis.width];
    }"""
    start, head, end, width = studio.drawn().page.evaluate(edges)
    assert 0 <= start < 30 and width - 40 < head <= end <= width
    strip = studio.page.locator(".overview")
    strip.scroll_into_view_if_needed()
    box = strip.bounding_box()
    middle = box["y"] + box["height"] / 2

    def brush(*shares):
        studio.page.mouse.move(box["x"] + box["width"] * shares[0], middle)
        studio.page.mouse.down()
        studio.page.mouse.move(box["x"] + box["width"] * shares[1], middle, steps=5)
        studio.page.mouse.up()
        return studio.drawn().page.evaluate("({ axis }) => [axis.timeAt(0), axis.timeAt(axis.width)].map(Math.round)", studio.page.evaluate_handle("studio.timeline"))

    first, last = brush(0.5, 0.6)
    assert 290 < first < 310 and 350 < last < 372
    # Its frame is moved along, and keeps its size.
    moved, end = brush(0.55, 0.25)
    assert 105 < moved < 130 and abs((end - moved) - (last - first)) < 8


def test_the_bar_of_the_timeline_stays_in_one_row(studio):
    studio.choose("taps")
    bar = studio.page.locator(".time .bar").first
    height = bar.bounding_box()["height"]
    two_taps(studio, "touch", 0.41, 0)
    studio.button("Record").click()
    studio.fingers.tap(studio.middle)
    studio.wait(1)
    studio.button("Stop").click()
    assert studio.drawn().page.locator(".time .bar").first.bounding_box()["height"] == height


@pytest.mark.task("what if, the answer shown")
def test_an_answer_that_lies_after_the_time_looked_at_is_shown(studio):
    studio.choose("taps")
    studio.button("Record").click()
    two_taps(studio, "touch", 0.5, 0)
    studio.wait(1)
    studio.button("Stop").click()
    slider = studio.page.locator("#tune [data-setting=maximumTapInterval]")
    slider.fill("0.65")
    studio.waits_for("double tap recognized: 2 taps")


def test_a_failure_is_told_on_the_pad_and_what_was_before_stays(studio):
    studio.choose("swipes")
    x, y = studio.middle
    studio.fingers.drag(((x - 80, y), (x + 80, y)))
    studio.wait(2)
    studio.fingers.drag(((x - 80, y - 80), (x + 80, y + 80)))
    assert "no swipe yet" not in studio.drawn().page.locator("#pad").inner_text()
    assert studio.page.locator(".arrow.old").inner_text() == "→"
    studio.choose("press")
    studio.fingers.tap(studio.middle)
    assert "press failed: lifted after 0.06 s" in studio.drawn().page.locator("#pad").inner_text()


@pytest.mark.parametrize("studio", [640], indirect=True)
def test_nothing_is_cut_off_at_twice_the_size(studio):
    studio.page.set_viewport_size({"width": 640, "height": 400})
    for pad in ("taps", "bubbles", "show"):
        studio.choose(pad)
        assert studio.page.locator("#hint").evaluate("one => one.scrollHeight <= one.clientHeight + 1")


@pytest.mark.task("reload, back")
@pytest.mark.kept
def test_a_reload_loses_nothing_and_back_leads_to_the_pad_before(studio, tmp_path):
    studio.choose("taps")
    two_taps(studio, "touch", 0.41, 0)
    studio.page.get_by_label("Longest pause between taps, typed").fill("0.5")
    studio.page.get_by_label("Longest pause between taps, typed").press("Enter")
    studio.page.get_by_role("tab", name="Show a gesture").click()
    studio.page.get_by_role("radio", name="zigzag").click(force=True)
    studio.button("Delete zigzag").click()
    studio.wait(1)
    studio.page.reload()
    studio.page.wait_for_selector("html[data-ready=true]")
    assert studio.page.evaluate("studio.session.kept.taught.names") == ["check", "circle", "apart"]
    studio.page.go_back()
    studio.page.wait_for_function("studio.session.pad.id === 'taps'")
    assert state(studio) == {"All taps.maximumTapInterval": 0.5}
    studio.page.locator("#kept").get_by_role("button", name="Touched on Taps").click()
    studio.waits_for("double tap recognized: 2 taps")


@pytest.mark.task("delete, and undo")
def test_what_was_deleted_comes_back(studio):
    studio.choose("show")
    names = lambda: studio.page.evaluate("studio.session.kept.taught.gestures.map(({ name, samples }) => [name, samples.length])")
    before = names()
    studio.page.get_by_role("radio", name="circle").click(force=True)
    for button in ("Delete sample 2 of circle", "Delete circle"):
        studio.button(button).click()
        assert names() != before
        studio.page.locator(".gestures .status").get_by_role("button", name="Undo").click()
        assert names() == before


def test_leaving_asks_while_something_is_recorded(studio):
    asked = []
    studio.page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    studio.choose("taps")
    studio.button("Record").click()
    studio.fingers.tap(studio.middle)
    studio.page.reload()
    assert asked == ["beforeunload"]


@pytest.mark.task("replay slowly, step through time")
def test_steps_go_from_frame_to_frame_and_from_decision_to_decision(studio):
    studio.choose("taps")
    two_taps(studio, "touch", 0.41, 0)
    decided = studio.page.evaluate("studio.session.trace.attempts.map(({ decided }) => decided).sort((one, other) => one - other)")
    time = lambda: studio.page.evaluate("studio.playback.time")
    studio.button("Decision before").click()
    assert time() in decided
    studio.page.locator("#timeline .plot").click(position={"x": 240, "y": 10})
    studio.page.locator("body").press("j")
    assert time() in decided
    here = time()
    studio.page.locator("body").press(".")
    times = studio.page.evaluate("studio.session.trace.times")
    assert time() == times[times.index(here) + 1]
    studio.page.get_by_label("Speed").select_option("0.25")
    studio.page.locator(".scrub").press("Home")
    begin = time()
    studio.button("Play").click()
    studio.wait(0.4)
    assert 0.05 < time() - begin < 0.15


@pytest.mark.task("compare two gestures")
def test_two_gestures_stand_side_by_side_from_finger_down(studio):
    studio.choose("taps")
    for pause in (0.1, 0.3):
        studio.button("Record").click()
        two_taps(studio, "touch", pause, 0)
        studio.button("Stop").click()
    studio.page.get_by_label("Beside it", exact=True).select_option("Recording")
    places = studio.drawn().page.evaluate("""[studio.timeline, studio.beside.timeline].map(({ axis, trace }) =>
      [trace.fingers[0].start, trace.fingers[1].start - trace.fingers[0].start].map((time, i) => i ? time : axis.placeOf(time)))""")
    assert places[0][0] == places[1][0] and places[1][1] < places[0][1]


@pytest.mark.task("export a picture")
@pytest.mark.parametrize("kind", ["svg", "png"])
def test_what_is_seen_is_saved_as_a_picture(studio, kind):
    studio.choose("circle")
    studio.button("Show me").click()
    studio.wait(6)
    studio.page.locator("#format").select_option(kind)
    with studio.page.expect_download() as download:
        studio.button("Copy").click()
    data = open(download.value.path(), "rb").read()
    if kind == "png":
        assert data.startswith(b"\x89PNG") and len(data) > 3000
    else:
        assert b"<polyline" in data and b"circle failed" in data


def test_taps_show_where_they_were_and_the_page_that_files_can_be_dropped(studio):
    studio.choose("taps")
    two_taps(studio, "touch", 0.1, 0)
    studio.wait(1)
    mark = studio.drawn().page.locator(".ink circle")
    assert [float(mark.get_attribute(name)) for name in ("cx", "cy")] == pytest.approx(studio.middle, abs=1)
    assert studio.page.locator(".ink text").text_content() == "2"
    over = "(type) => document.querySelector('#pad').dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() }))"
    told = lambda: studio.page.evaluate("getComputedStyle(document.body, '::after').content")
    studio.page.evaluate(over, "dragover")
    assert told() == '"Drop a file here"'
    studio.page.evaluate(over, "dragleave")
    assert told() == "none"


@pytest.mark.parametrize("page", ["index.html#taps", "index.html#&program="])
def test_the_font_comes_with_the_page_and_its_licence(studio, page):
    studio.page.goto(f"{studio.url}studio/{page}")
    studio.page.wait_for_selector("html[data-ready=true]")
    fonts = studio.page.evaluate("document.fonts.load('14px Inter').then((faces) => faces.map(({ status }) => status))")
    assert fonts == ["loaded"]
    assert "SIL Open Font License" in studio.page.request.get(f"{studio.url}studio/OFL.txt").text()


@pytest.mark.task("find conflicts")
def test_conflicts_of_a_pad_are_told_with_their_cure(studio):
    studio.choose("bubbles")
    conflicts = studio.page.locator("#conflicts")
    expect(conflicts.locator("summary")).to_have_text("1 conflict")
    conflicts.locator("summary").click()
    expect(conflicts).to_contain_text("drag and swipe on nested views: the drag begins before the swipe is complete.")
    expect(conflicts).to_contain_text("requireToFail")
    # Who waits by way of another waits.
    for pad in ("taps", "swipes"):
        studio.choose(pad)
        expect(conflicts.locator("summary")).to_have_text("No conflicts")


def test_the_studio_comes_in_few_compressed_pieces_and_is_not_sent_twice(browser, address):
    context = browser.new_context()
    page = context.new_page()

    def load():
        sizes = {}
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
        page.goto(f"{address}studio/index.html#taps")
        page.wait_for_selector("html[data-ready=true]")
        return len(sizes), sum(sizes.values())

    count, first = load()
    assert count <= 8 and first < 204_000
    _, again = load()
    assert again < 6000
    context.close()
