"""`dactyl live` reads devices that are not there: lines on the standard input, a TUIO tracker, and kernel devices played by
umockdev. Needs `Scripts/install live python`."""

import json
import os
import pathlib
import re
import select
import signal
import socket
import subprocess
import sys
import time

import pytest
from mocked_touchscreen import NODE, PROTOCOL_A, PROTOCOL_B, MockedTouchScreen, can_have_udev

PATIENCE = 20
with_udev = pytest.mark.skipif(not can_have_udev(), reason="this machine gives no name spaces")


class Live:
    """A running `dactyl live --format json`, with what it has printed and when."""

    def __init__(self, *command, stdin=subprocess.DEVNULL, environment=None):
        self.process = subprocess.Popen(
            [str(part) for part in command], env=environment, stdin=stdin, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0)
        self.rest = b""
        self.gestures, self.seen = [], 0

    def take(self, patience=0.0):
        """What has been printed since; False where nothing comes any more."""
        if not select.select([self.process.stdout], [], [], patience)[0]:
            return True
        new = os.read(self.process.stdout.fileno(), 65536)
        *lines, self.rest = (self.rest + new).split(b"\n")
        self.gestures += map(json.loads, lines)
        return bool(new)

    def until(self, kind, state):
        """Waits until a gesture has been printed that was not waited for before; gives it, and when it came by our clock."""
        limit, goes_on = time.monotonic() + PATIENCE, True
        while goes_on and time.monotonic() < limit:
            goes_on = self.take(0.1)
            for seen, gesture in enumerate(self.gestures[self.seen:], self.seen + 1):
                if gesture["kind"] == kind and gesture["state"] == state:
                    self.seen = seen
                    return gesture, time.monotonic()
        self.stop()
        pytest.fail(f"no {kind} {state} in {PATIENCE} s; there were {self.words()}")

    def words(self):
        return [f"{gesture['kind']} {gesture['state']}" for gesture in self.gestures]

    def stop(self):
        self.process.send_signal(signal.SIGINT)
        while self.take(PATIENCE):
            pass
        self.process.wait(timeout=PATIENCE)
        return self.process.stderr.read().decode()


def test_lines_of_standard_input(dactyl, tmp_path):
    """A long press is printed when it is due, though no line follows the first; what was recorded replays alike."""
    recording = tmp_path / "live.jsonl"
    live = Live(dactyl, "live", "-", "--all", "--format", "json", "--record", recording, stdin=subprocess.PIPE)

    def write(text):
        live.process.stdin.write(text.encode() + b"\n")
        return time.monotonic()

    write('{"dactyl": "recording", "version": 1, "size": [400, 300]}')
    began = write('{"t": 100, "c": [[1, "b", 100, 100]]}')
    _, came = live.until("longPress", "began")
    assert came - began > 0.45
    write('{"t": 100.8, "c": [[1, "e", 100, 100]]}')
    live.until("longPress", "ended")
    write('{"t": 101.0, "c": [[2, "b", 100, 100]]}')
    write('{"t": 101.06, "c": [[2, "e", 100, 100]]}')
    live.until("tap", "ended")
    live.process.stdin.close()
    while live.take(PATIENCE):
        pass
    assert live.process.wait(timeout=PATIENCE) == 0
    replay = [dactyl, "replay", "--all", "--format", "json", recording]
    replayed = subprocess.run(replay, check=True, capture_output=True, text=True).stdout
    assert [f"{gesture['kind']} {gesture['state']}" for gesture in map(json.loads, replayed.splitlines())] == live.words()


def free_port():
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def wait_for_port(port):
    limit = time.monotonic() + PATIENCE
    while f":{port:04X} " not in pathlib.Path("/proc/net/udp").read_text():
        if time.monotonic() > limit:
            pytest.fail("nobody listens")
        time.sleep(0.05)


TRACKER = """
import math, sys, time
from pythontuio import Cursor, TuioServer

tuio = TuioServer("127.0.0.1", int(sys.argv[1]))

def send(*places):
    tuio.cursors = []
    for number, (x, y) in enumerate(places):
        cursor = Cursor(10 + number)
        cursor.position = (x, y)
        tuio.cursors.append(cursor)
    tuio.send_bundle()
    time.sleep(0.01)

for step in range(41):
    half = 0.05 + 0.1 * step / 40
    send((0.5 - half, 0.5), (0.5 + half, 0.5))
send()
time.sleep(0.6)
send((0.1, 0.1)); time.sleep(0.08); send()
time.sleep(0.6)
send((0.1, 0.1)); time.sleep(0.9); send()
"""


def test_tuio(dactyl, tmp_path):
    """The tracker is a client of PyPI: two cursors pinch, one taps, one rests."""
    port = free_port()
    live = Live(dactyl, "live", f"tuio:{port}", "--all", "--format", "json")
    wait_for_port(port)
    script = tmp_path / "tracker.py"
    script.write_text(TRACKER)
    tracker = subprocess.Popen([sys.executable, script, str(port)], stdout=subprocess.DEVNULL)
    pinch, _ = live.until("pinch", "ended")
    assert 2.2 < pinch["scale"] < 3
    live.until("tap", "ended")
    live.until("longPress", "ended")
    assert tracker.wait(timeout=PATIENCE) == 0
    live.stop()


def open_files(process):
    return pathlib.Path(f"/proc/{process}/fd").glob("*")


def read_device(screen, *command, environment=None):
    """`dactyl live` on the device, once it has opened it."""
    live = Live(*command, "--format", "json", environment={**screen.environment, **(environment or {})})
    wait_until_open(live, screen)
    return live


def read_by_libinput(screen, dactyl, device):
    return read_device(screen, *screen.with_udev(dactyl, "live", "--all", device), environment={"LD_PRELOAD": ""})


def wait_until_open(live, screen):
    """It asks some things of the device once it has opened it, and does not see what comes meanwhile: it is tapped until it
    tells of that."""
    limit = time.monotonic() + PATIENCE
    while not any(os.readlink(file) == str(screen.terminal) for file in open_files(live.process.pid)):
        if time.monotonic() > limit or live.process.poll() is not None:
            pytest.fail(f"the device was not opened: {live.process.stderr.read()}")
        time.sleep(0.05)
    tap_until_told(live, screen)


def tap_until_told(live, screen):
    limit = time.monotonic() + PATIENCE
    while "tap ended" not in live.words()[live.seen:] and time.monotonic() < limit:
        screen.tap(900, 900)
        # The next is none of a double tap.
        wait(live, 0.7)
    live.until("tap", "ended")


def wait(live, seconds):
    later = time.monotonic() + seconds
    while (rest := later - time.monotonic()) > 0:
        live.take(rest)


def pinches(live, screen):
    """Two fingers move apart, and the tool says that they pinched."""
    screen.down(0, 600, 600), screen.down(1, 900, 600)
    for step in range(1, 41):
        screen.move(0, 600 - 5 * step, 600), screen.move(1, 900 + 5 * step, 600)
        time.sleep(0.008)
    screen.up(0), screen.up(1)
    pinch, _ = live.until("pinch", "ended")
    assert 1.8 < pinch["scale"] < 2.6
    wait(live, 0.6)


def presses(live, screen):
    """A finger rests; the press is due while nothing comes, and ends with the lift."""
    pressed = screen.down(0, 300, 300)
    _, came = live.until("longPress", "began")
    assert came - pressed > 0.49
    screen.up(0)
    live.until("longPress", "ended")


def drags(live, screen):
    """A finger drags and stays down."""
    screen.down(0, 300, 300)
    for step in range(1, 21):
        screen.move(0, 300 + 10 * step, 300)
        time.sleep(0.008)
    live.until("pan", "began")


def test_devices_are_listed(dactyl):
    screen = MockedTouchScreen(PROTOCOL_B)
    out = subprocess.run([dactyl, "devices"], env=screen.environment, check=True, capture_output=True, text=True, timeout=PATIENCE)
    assert re.search(r"/dev/input/event9 .*touch screen, 200 x 150 mm, 10 fingers", out.stdout)


def test_kernel_device(dactyl):
    """Protocol B. A device that is unplugged cancels its touches, is waited for, and taps when it is back."""
    screen = MockedTouchScreen(PROTOCOL_B)
    live = read_device(screen, dactyl, "live", "--all", NODE)
    pinches(live, screen)
    presses(live, screen)
    drags(live, screen)
    screen.unplug()
    live.until("pan", "cancelled")
    wait(live, 1.2)
    screen.plug()
    tap_until_told(live, screen)
    assert re.search(r"event9 is gone; waiting for it\n.*event9 is back", live.stop())


def test_kernel_device_without_slots(dactyl):
    """Protocol A, in which each report lists all contacts."""
    screen = MockedTouchScreen(PROTOCOL_A)
    live = read_device(screen, dactyl, "live", "--all", NODE)
    for step in range(41):
        screen.contacts((600 - 5 * step, 600), (900 + 5 * step, 600))
        time.sleep(0.008)
    screen.contacts()
    pinch, _ = live.until("pinch", "ended")
    assert 1.8 < pinch["scale"] < 2.6
    wait(live, 0.6)
    screen.contacts((300, 300))
    live.until("longPress", "began")
    assert "longPress ended" not in live.words()
    screen.contacts()
    live.until("longPress", "ended")
    live.stop()


@with_udev
def test_libinput(dactyl):
    """The same screen by libinput, whose events are no more than down, motion and up."""
    screen = MockedTouchScreen(PROTOCOL_B)
    live = read_by_libinput(screen, dactyl, f"libinput:{NODE}")
    pinches(live, screen)
    presses(live, screen)
    drags(live, screen)
    screen.unplug()
    live.until("pan", "cancelled")
    assert "event9 is gone; waiting for it" in live.stop()


@with_udev
def test_seat_of_libinput(dactyl):
    """libinput finds all screens of the seat by udev, as they come and go."""
    screen = MockedTouchScreen(PROTOCOL_B)
    live = read_by_libinput(screen, dactyl, "libinput")
    pinches(live, screen)
    drags(live, screen)
    screen.announce("remove")
    live.until("pan", "cancelled")
    screen.unplug()
    screen.plug()
    screen.announce("add")
    wait_until_open(live, screen)
    assert re.search(r"Mock touch screen +is gone\n.*Mock touch screen +is there", live.stop())
