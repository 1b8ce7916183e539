"""What the timeline says, going back in time, other numbers, and recordings."""

import json
import pathlib
import re
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]


def slow_double_tap(studio):
    x, y = studio.middle
    fingers = studio.fingers
    fingers.tap((x, y))
    time.sleep(0.42)
    fingers.tap((x, y))


def test_a_visitor_learns_why_a_double_tap_did_not_fire(studio):
    studio.choose("taps")
    slow_double_tap(studio)
    studio.page.wait_for_selector("#why .key.failed")
    words = studio.page.locator("#why .key.failed").inner_text()
    found = re.fullmatch(
        r"double tap, triple tap and quadruple tap failed: (0\.\d\d) s since the last tap, limit 0.35 s", words
    )
    assert found and 0.4 < float(found.group(1)) < 0.8


def test_hovering_and_arrow_keys_explain_a_bar(studio):
    studio.choose("taps")
    slow_double_tap(studio)
    studio.page.wait_for_selector("#why .key.failed")
    time.sleep(0.5)
    bar = studio.page.locator(".attempt[aria-label^='double tap failed']").first
    bar.hover()
    assert studio.why().startswith("double tap failed: 0.")
    bar.focus()
    studio.page.keyboard.press("ArrowUp")
    assert studio.why().startswith("tap recognised: 1 tap; waited 0.35 s for double tap")
    studio.page.keyboard.press("ArrowRight")
    assert studio.page.evaluate("document.activeElement.className").startswith("attempt recognised")


def test_a_slider_judges_again_what_was_done(studio):
    studio.choose("taps")
    slow_double_tap(studio)
    studio.page.wait_for_selector("#why .key.failed")
    time.sleep(0.5)
    slider = studio.page.locator("[data-setting=maximumTapInterval]")
    slider.fill("1")
    studio.waits_for("double tap recognised: 2 taps")
    assert "double tap recognised" in studio.page.locator("#changes").inner_text()
    assert studio.page.locator(".attempt.changed").count() > 0
    cells = studio.page.locator(".taps .cell").all_inner_texts()
    assert cells[0] == "0" and cells[3] == "1"


def test_scrubbing_puts_the_scene_back_and_a_finger_goes_live(studio):
    studio.choose("swipes")
    x, y = studio.middle
    studio.fingers.drag(((x - 80, y), (x + 80, y)))
    studio.waits_for("swipe right recognised")
    arrow = studio.page.locator(".arrow")
    studio.page.locator("#scrub").focus()
    studio.page.keyboard.press("Home")
    studio.page.wait_for_function("document.querySelector('.arrow').textContent === '·'")
    studio.page.get_by_role("button", name="Play").click()
    studio.page.wait_for_function("document.querySelector('.arrow').textContent === '→'")
    studio.fingers.drag(((x, y + 60), (x, y - 60)))
    studio.page.wait_for_function("document.querySelector('.arrow').textContent === '↑'")
    assert studio.page.locator("#mode").inner_text() == "Live"


def test_record_save_open_gives_the_same_trace(studio, tmp_path):
    studio.choose("photo")
    page = studio.page
    page.get_by_role("button", name="Record").click()
    x, y = studio.middle
    studio.fingers.drag(((x - 40, y), (x - 100, y - 60)), ((x + 40, y), (x + 100, y + 60)), steps=14)
    studio.fingers.tap((x, y))
    studio.fingers.tap((x, y))
    studio.waits_for("double tap")
    time.sleep(0.5)
    live = sorted(studio.attempts())
    page.get_by_role("button", name="Stop").click()
    assert sorted(studio.attempts()) == live
    with page.expect_download() as download:
        page.get_by_role("button", name="Save").click()
    path = tmp_path / "photo.jsonl"
    download.value.save_as(path)
    assert json.loads(path.read_text().splitlines()[0])["dactyl"] == "recording"
    studio.choose("photo", query="?again")
    page.set_input_files("#file", path)
    page.wait_for_function("document.querySelector('#message').innerText.startsWith('Opened photo.jsonl')")
    assert sorted(studio.attempts()) == live
    with page.expect_download() as download:
        page.get_by_role("button", name="Save").click()
    again = tmp_path / "again.jsonl"
    download.value.save_as(again)
    assert again.read_bytes() == path.read_bytes()


def test_a_sample_recording_opens(studio):
    studio.choose("taps")
    studio.page.set_input_files("#file", ROOT / "Examples/Recordings/two-finger-triple-tap.jsonl")
    studio.waits_for("2-finger triple tap recognised: 3 taps")


def test_evemu_is_converted_by_the_server(studio, tmp_path):
    path = tmp_path / "tap.events"
    path.write_text(
        "# EVEMU 1.3\nN: Screen\nI: 0003 0001 0001 0100\nP: 02 00 00 00 00 00 00 00\n"
        "A: 2f 0 4 0 0 0\nA: 35 0 1000 0 0 10\nA: 36 0 1000 0 0 10\nA: 39 0 65535 0 0 0\n"
        "E: 0.000000 0003 0039 1\nE: 0.000000 0003 0035 500\nE: 0.000000 0003 0036 500\n"
        "E: 0.000000 0000 0000 0\nE: 0.050000 0003 0039 -1\nE: 0.050000 0000 0000 0\n"
    )
    studio.choose("taps")
    studio.page.set_input_files("#file", path)
    studio.waits_for("tap recognised: 1 tap")


def test_a_wrong_file_says_what_is_wrong(studio, tmp_path):
    path = tmp_path / "broken.jsonl"
    path.write_text('{"dactyl":"recording","version":1}\n{"t":0}\n')
    studio.choose("taps")
    studio.page.set_input_files("#file", path)
    studio.page.wait_for_selector("#message.wrong")
    assert studio.page.locator("#message").inner_text() == "broken.jsonl: line 2: expected a time t and contacts c"
