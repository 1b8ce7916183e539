"""The server and the static files."""

import functools
import http.client
import http.server
import pathlib
import subprocess
import threading
import urllib.parse

import pytest

from conftest import Server, tool

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "Examples/Recordings/double-tap.jsonl"


def ask(address, method, path, body=None, headers={}):
    connection = http.client.HTTPConnection(urllib.parse.urlparse(address).netloc)
    connection.request(method, path, body, headers)
    return connection.getresponse()


@pytest.mark.parametrize("path", ["/../Package.swift", "/studio/../../Package.swift", "/studio/%2e%2e/dactyl.d.ts", "/nothing"])
def test_only_the_studio_is_offered(address, path):
    assert ask(address, "GET", path).status == 404


def test_other_names_than_this_machine_get_nothing(address):
    assert ask(address, "GET", "/", headers={"Host": "example.com"}).status == 403


def test_what_is_no_recording_is_refused_with_a_reason(address):
    answer = ask(address, "POST", "/convert", b"hello\n")
    assert answer.status == 400
    assert answer.read()


def test_own_recordings_come_back_the_same(address):
    answer = ask(address, "POST", "/convert", SAMPLE.read_bytes())
    assert answer.status == 200
    assert answer.read() == SAMPLE.read_bytes()


@pytest.mark.parametrize("sample", [SAMPLE, ROOT / "Tests/Browser/tap.events"])
def test_a_recording_on_the_command_line_is_opened(studio, sample):
    server = Server(sample)
    try:
        studio.page.goto(server.address)
        studio.page.wait_for_selector("html[data-ready=true]")
        studio.waits_for("tap recognised")
        assert studio.page.locator("#message").inner_text().startswith("Opened the recording given")
    finally:
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
        assert "double tap recognised: 2 taps" in page.locator("#why").inner_text()
        events = tmp_path / "some.events"
        events.write_text("E: 0.000000 0003 0039 1\n")
        page.set_input_files("#file", events)
        page.wait_for_selector("#message.wrong")
        assert "dactyl convert" in page.locator("#message").inner_text()
        page.close()
        server.shutdown()
