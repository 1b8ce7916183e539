"""Random touches by a seed in a real Chromium, through the DevTools protocol, many times faster than real time.

    .build-python/bin/python Tests/Browser/random_touches.py --minutes 20

Each event carries the time of a screen that is ahead of the machine's clock, so that no timer of the page comes in
between. Prints what the page holds after each round, and fails where it holds more at the end than after the first
rounds, which fill what is kept of the last minute, or where anything went wrong.
"""

import argparse
import asyncio
import random
import shutil
import sys
import time

from playwright.async_api import async_playwright

from browsing import Server

PADS = ["explorer", "taps", "swipes", "photo", "press", "check", "circle", "bubbles", "rows", "show"]
# Rounds, in seconds of the screen's time, between which memory is measured.
ROUND = 60
# Rounds that fill what is kept.
FILLING = 2


class Screen:
    """Fingers that come, wander and go as the seed says."""

    def __init__(self, session, box, seed, start):
        self.session = session
        self.box = box
        self.random = random.Random(seed)
        self.time = start
        self.places = {}
        self.waiting = []
        self.events = 0

    def send(self, kind):
        points = [
            {"x": self.box["x"] + x, "y": self.box["y"] + y, "id": number} for number, (x, y) in self.places.items()
        ]
        event = {"type": kind, "touchPoints": points, "timestamp": self.time}
        self.waiting.append(asyncio.ensure_future(self.session.send("Input.dispatchTouchEvent", event)))
        self.events += 1

    async def touch_until(self, end):
        while self.time < end:
            self.sequence()
            await asyncio.gather(*self.waiting)
            self.waiting = []

    def sequence(self):
        """One to five fingers; some join and leave on the way."""
        self.add(self.random.randint(1, 3))
        for _ in range(self.random.choice([0, 1, 4, 12, 30])):
            self.time += self.random.uniform(0.004, 0.03)
            if self.random.random() < 0.03 and len(self.places) < 5:
                self.add(1)
            elif self.random.random() < 0.03 and len(self.places) > 1:
                del self.places[self.random.choice(list(self.places))]
                self.send("touchMove")
            else:
                self.wander()
        if self.random.random() < 0.1:
            self.time += 0.8
        self.time += 0.02
        self.places = {}
        self.send("touchCancel" if self.random.random() < 0.05 else "touchEnd")
        self.time += self.random.choice([0.05, 0.15, 0.4, 1.5])

    def add(self, count):
        for _ in range(count):
            number = min(set(range(9)) - set(self.places))
            # Inside by a finger's breadth: what is down beside the pad is not the pad's.
            self.places[number] = tuple(self.random.uniform(20, self.box[side] - 20) for side in ("width", "height"))
            self.send("touchStart")
            self.time += self.random.uniform(0, 0.02)

    def wander(self):
        way = self.random.gauss(0, 12), self.random.gauss(0, 12)
        for number, (x, y) in self.places.items():
            self.places[number] = (
                min(self.box["width"], max(0, x + way[0] + self.random.gauss(0, 4))),
                min(self.box["height"], max(0, y + way[1] + self.random.gauss(0, 4))),
            )
        self.send("touchMove")


async def held(page, session):
    """What the page holds once garbage is collected."""
    await session.send("HeapProfiler.collectGarbage")
    counters = await session.send("Memory.getDOMCounters")
    memory = await page.evaluate("studio.engine.c.memory.buffer.byteLength")
    return {
        "heap": (await session.send("Runtime.getHeapUsage"))["usedSize"],
        "nodes": counters["nodes"],
        "listeners": counters["jsEventListeners"],
        "wasm": memory,
        "objects": await page.evaluate("studio.engine.objects.filter(Boolean).length"),
        "frames": await page.evaluate("studio.session.recorder.recording.frames.length"),
    }


async def run(browser, address, pad, minutes, seed):
    context = await browser.new_context(viewport={"width": 1280, "height": 900}, has_touch=True)
    page = await context.new_page()
    errors = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    await page.goto(f"{address}studio/index.html#{pad}")
    await page.wait_for_selector("html[data-ready=true]")
    session = await context.new_cdp_session(page)
    screen = Screen(session, await page.locator("#pad").bounding_box(), seed, time.time() + 86400)
    rounds = []
    begun, start = time.time(), screen.time
    for number in range(FILLING + max(1, round(minutes * 60 / ROUND))):
        await screen.touch_until(start + (number + 1) * ROUND)
        rounds.append(await held(page, session))
    took = time.time() - begun
    print(f"{pad}: {screen.events} events, {(screen.time - start) / 60:.1f} min in {took:.0f} s ({(screen.time - start) / took:.0f} times real time)")
    print("   min   heap kB   wasm kB   nodes  listeners  objects  frames")
    for number, row in enumerate(rounds, 1):
        print(
            f"  {number:4}  {row['heap'] / 1e3:8.0f}  {row['wasm'] / 1e3:8.0f}  {row['nodes']:6}  {row['listeners']:9}"
            f"  {row['objects']:7}  {row['frames']:6}"
        )
    await context.close()
    return errors + grown(rounds)


def grown(rounds):
    """What there is more of than when the last minute had been filled."""
    before, after = rounds[FILLING - 1 :], rounds[-1]
    first = {name: max(row[name] for row in before[: max(1, len(before) // 3)]) for name in after}
    found = []
    # What is kept of the last minute varies with the touches in it; WebAssembly's memory grows by pages of 64 KiB.
    allowed = {"heap": 0.25 * first["heap"] + 5e5, "nodes": 400, "listeners": 600, "wasm": 65536, "objects": 0}
    for name, more in allowed.items():
        if after[name] > first[name] + more:
            found.append(f"{name} grew from {first[name]} to {after[name]}")
    return found


async def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20, help="of the screen's time, on each pad")
    parser.add_argument("--pads", default=",".join(PADS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--address", help="of a studio that runs")
    arguments = parser.parse_args()
    server = None if arguments.address else Server()
    wrong = []
    try:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            for pad in arguments.pads.split(","):
                found = await run(browser, arguments.address or server.address, pad, arguments.minutes, arguments.seed)
                wrong += [f"{pad}: {words}" for words in found]
    finally:
        if server:
            server.stop()
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    asyncio.run(main())
