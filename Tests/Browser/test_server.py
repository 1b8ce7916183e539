"""Recordings given to the server, and the static files; what the server answers is tested in Swift."""

import functools
import http.server
import pathlib
import subprocess
import threading

import pytest
from playwright.sync_api import expect

from browsing import Server, tool

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "Examples/Recordings/double-tap.jsonl"


@pytest.mark.parametrize("sample", [SAMPLE, ROOT / "Tests/Browser/tap.events"])
def test_a_recording_on_the_command_line_is_opened(studio, sample):
    server = Server(sample)
    try:
        studio.page.goto(server.address)
        studio.page.wait_for_selector("html[data-ready=true]")
        studio.waits_for("tap recognized")
        assert studio.page.locator("#message").inner_text().startswith("Opened the recording given")
    finally:
        server.stop()


def test_lines_of_a_c_program_on_the_command_line_are_opened(browser):
    server = Server(ROOT / "Examples/C/inspected.lines")
    page = browser.new_page()
    try:
        page.goto(server.address)
        page.wait_for_selector("html[data-ready=true]")
        inspector = page.locator("dactyl-inspector")
        expect(inspector.locator("h2")).to_have_text("inspected.c", timeout=15000)
        expect(inspector.locator(".state")).to_have_text("Opened the file given: 31 lines.")
        expect(inspector.locator(".why")).to_contain_text("drag recognized: moved 12 px, needs 10 px")
        # The swipe for which it waited.
        assert page.evaluate("""async () => {
          const { timeline } = document.querySelector("dactyl-inspector");
          const { points, limit } = timeline.curveOf(timeline.trace.lanes.get(2).attempts[0]);
          return [limit, ...points.map(({ value }) => value)];
        }""") == [0.5, 0, 0.1, 0.2, 0.3, 0.4, 0.5]
    finally:
        page.close()
        server.stop()


def test_exported_files_work_without_our_server(browser, tmp_path):
    subprocess.run([*tool(), "studio", "--export", str(tmp_path), str(SAMPLE)], cwd=ROOT, check=True)

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    handler = functools.partial(Quiet, directory=tmp_path)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        page.wait_for_selector("html[data-ready=true]")
        assert page.locator("#message").inner_text().startswith("Opened the recording given")
        assert "double tap recognized: 2 taps" in page.locator("#why").inner_text()
        events = tmp_path / "some.events"
        events.write_text("E: 0.000000 0003 0039 1\n")
        page.set_input_files("#file", events)
        page.wait_for_selector("#message.wrong")
        assert "dactyl convert" in page.locator("#message").inner_text()
        page.close()
        server.shutdown()


def test_the_first_address_keeps_what_the_link_says(studio, address):
    studio.page.goto(f"{address}#photo")
    studio.page.wait_for_selector("html[data-ready=true]")
    assert studio.page.locator("#tab-photo").get_attribute("aria-selected") == "true"
