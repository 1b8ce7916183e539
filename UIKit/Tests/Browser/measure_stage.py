"""What it costs to show a program: round trips, processor and bytes while one of many views is dragged.

    .build-python/bin/python Tests/Browser/measure_stage.py [SECONDS]

Built in release: swift build -c release --package-path UIKit --product StageCost
"""

import json
import os
import statistics
import subprocess
import sys
import time

sys.path.insert(0, os.path.dirname(__file__))
os.environ.setdefault("DACTYL_STAGE_BUILD", os.path.join(os.path.dirname(__file__), "../../.build/release"))
from stage import BUILT, App  # noqa: E402
from test_stage_watchers import RawWatcher  # noqa: E402

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 6


class Cost(App):
    def __init__(self, views, moving):
        self.process = subprocess.Popen(
            [str(BUILT / "StageCost"), "serve", str(views), str(moving), "--port", "0"], stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()


class Reader(RawWatcher):
    """Reads whole messages."""

    pending = b""

    def message(self):
        while True:
            if len(self.pending) >= 2:
                length, start = self.pending[1], 2
                if length == 126:
                    length, start = int.from_bytes(self.pending[2:4], "big"), 4
                elif length == 127:
                    length, start = int.from_bytes(self.pending[2:10], "big"), 10
                if len(self.pending) >= start + length:
                    body, self.pending = self.pending[start:start + length], self.pending[start + length:]
                    # What comes before the first message is the end of the head.
                    return body
            self.pending += self.socket.recv(1 << 16)

    def begin(self):
        while b"\r\n\r\n" not in self.pending:
            self.pending += self.socket.recv(1 << 16)
        self.pending = self.pending.split(b"\r\n\r\n", 1)[1]
        return self


def measure(views, moving):
    app = Cost(views, moving)
    try:
        watcher = Reader(app.address).begin()
        first = watcher.message()
        watcher.say("ack")
        began, number, trips, size, frames = time.monotonic(), 0, [], 0, 0

        def send(phase, x, y):
            nonlocal number, size
            number += 1
            now = time.monotonic()
            watcher.say(json.dumps({"i": number, "f": [json.dumps({"t": now, "c": [[1, phase, x, y, {"r": 5}]]})]}))
            while True:
                body = watcher.message()
                told = json.loads(body)
                if isinstance(told, list):
                    size += len(body)
                    watcher.say("ack")
                    if told[0] == number:
                        return time.monotonic() - now

        send("b", 100, 700)
        send("m", 140, 700)
        cost, size, began = app.cpu, 0, time.monotonic()
        while time.monotonic() - began < SECONDS:
            frames += 1
            trips.append(send("m", 180 + frames % 60, 700 + frames % 41) * 1000)
            time.sleep(max(0, began + frames / 60 - time.monotonic()))
        spent, lasted = app.cpu - cost, time.monotonic() - began
        cost = app.cpu
        time.sleep(3)
        idle = app.cpu - cost
        trips.sort()
        print(
            f"{views:4} views, {moving:3} moving: {frames / lasted:.0f} frames/s, round trip p50 {statistics.median(trips):.1f} ms, "
            f"p95 {trips[int(0.95 * len(trips))]:.1f} ms, {size / lasted / 1000:.1f} kB/s, {100 * spent / lasted:.1f} % of a core, "
            f"idle {100 * idle / 3:.1f} %, {len(first)} bytes at first", flush=True)
        assert frames > 0 and len(trips) == frames
    finally:
        app.stop()


if __name__ == "__main__":
    subprocess.run([str(BUILT / "StageCost")], check=True)
    for views, moving in ((1, 1), (50, 1), (500, 1), (500, 500)):
        measure(views, moving)
