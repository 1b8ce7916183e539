#!/usr/bin/env python3
"""What an instant of real touches takes in a real Chromium, through `attach` and through Hammer, in one run.

    .build-python/bin/python Benchmarks/Web/chromium.py hammer=PATH/hammer.js [rounds=5] [fingers=1,2,10]

The processor's time of the page's thread inside scripts, for each instant of which the page is told, less what an empty listener takes. Both libraries have the same six recognisers, whose actions read what there is to read. Subjects take turns; a figure is the
median of the rounds' ratios, because no two rounds find the same machine. The library of others is read from where you have it.
"""

import asyncio
import functools
import http.server
import math
import pathlib
import shutil
import statistics
import sys
import threading

from playwright.async_api import async_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Events of the device in a second.
RATE = 120
# How many moves warm a page, and how many count.
WARM, MOVES = 240, 360

PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>body { margin: 0 } #pad { width: 800px; height: 800px; touch-action: none }</style><div id="pad"></div><script>
// How many instants the browser has told the page of.
let last = 0;
globalThis.instants = 0;
addEventListener("touchmove", ({ timeStamp }) => { if (timeStamp !== last) { last = timeStamp; instants++; } }, { capture: true, passive: true });
</script>"""

# One script for each library: it handles the touches and returns how often its actions saw a change.
SUBJECTS = {
    "nothing": """async () => {
      pad.addEventListener("touchmove", () => {}, { passive: true });
      globalThis.told = () => instants;
    }""",
    "Dactyl": """async () => {
      const start = performance.now();
      const { load } = await import("/Web/dactyl.js");
      const dactyl = await load();
      globalThis.loaded = performance.now() - start;
      let changes = 0, sum = 0;
      const take = ({ translation, scale, rotation }) => { changes++; sum += translation.x + scale + rotation; };
      const view = dactyl.attach(pad);
      for (const kind of ["tap", "longPress", "swipe"]) view.add(kind, take);
      for (const kind of ["pan", "pinch", "rotation"]) view.add(kind, { simultaneousWith: "*" }, take);
      globalThis.told = () => changes;
    }""",
    "Hammer": """async () => {
      let changes = 0, sum = 0;
      const take = ({ deltaX, scale, rotation }) => { changes++; sum += deltaX + scale + rotation; };
      const manager = new Hammer.Manager(pad, { inputClass: Hammer.TouchInput });
      const both = [new Hammer.Pan({ pointers: 0 }), new Hammer.Pinch(), new Hammer.Rotate()];
      manager.add([new Hammer.Tap(), new Hammer.Press(), new Hammer.Swipe(), ...both]);
      both.forEach((one, i) => both.slice(i + 1).forEach((other) => one.recognizeWith(other)));
      manager.on("tap press swipe panstart panmove panend pinchstart pinchmove pinchend rotatestart rotatemove rotateend", take);
      globalThis.told = () => changes;
    }""",
}


class Files(http.server.SimpleHTTPRequestHandler):
    def do_GET(self):
        if self.path != "/page.html":
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(PAGE.encode())

    def log_message(self, *_):
        pass


def places(fingers, move):
    """Around a middle that wanders, at a distance that grows and shrinks, and turning."""
    angle, radius = 0.02 * move, 150 + 60 * math.sin(move / 40)
    x, y = 400 + 120 * math.sin(move / 30), 400 + 120 * math.cos(move / 37)
    turns = [angle + 2 * math.pi * i / fingers for i in range(fingers)]
    return [{"x": x + radius * math.cos(turn), "y": y + radius * math.sin(turn), "id": i} for i, turn in enumerate(turns)]


async def drag(session, places, moves):
    """Does not wait for the page between two moves, as no device does."""
    sent = []

    def send(kind, points):
        sent.append(asyncio.ensure_future(session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})))

    start = asyncio.get_running_loop().time()
    send("touchStart", places(0))
    for move in range(1, moves):
        await asyncio.sleep(max(0, start + move / RATE - asyncio.get_running_loop().time()))
        send("touchMove", places(move))
    send("touchEnd", [])
    await asyncio.gather(*sent)


async def script_time(session):
    metrics = (await session.send("Performance.getMetrics"))["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "ScriptDuration")


async def measure(chromium, address, subject, fingers, hammer):
    browser = await chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    try:
        page = await (await browser.new_context(viewport={"width": 800, "height": 800}, has_touch=True)).new_page()
        errors = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        await page.goto(address)
        if subject == "Hammer":
            await page.add_script_tag(path=hammer)
        await page.evaluate(SUBJECTS[subject])
        session = await page.context.new_cdp_session(page)
        await session.send("Performance.enable", {"timeDomain": "threadTicks"})
        await drag(session, functools.partial(places, fingers), WARM)
        told, instants = await page.evaluate("[told(), instants]")
        before = await script_time(session)
        await drag(session, functools.partial(places, fingers), MOVES)
        taken = 1e6 * (await script_time(session) - before)
        told, instants = [now - then for now, then in zip(await page.evaluate("[told(), instants]"), (told, instants))]
        assert errors == [], errors
        assert told >= instants > MOVES / 10, f"{subject} was told of {told} changes at {instants} instants"
        return taken / instants, await page.evaluate("globalThis.loaded")
    finally:
        await browser.close()


async def main(hammer, rounds, counts, address):
    async with async_playwright() as playwright:
        loaded = []
        for fingers in counts:
            taken = {subject: [] for subject in SUBJECTS}
            for _ in range(rounds):
                for subject in SUBJECTS:
                    time, load = await measure(playwright.chromium, address, subject, fingers, hammer)
                    taken[subject].append(time)
                    if load:
                        loaded.append(load)
            nets = {subject: [time - empty for time, empty in zip(taken[subject], taken["nothing"])] for subject in SUBJECTS}
            ratios = [one / other for one, other in zip(nets["Dactyl"], nets["Hammer"])]
            times = ", ".join(f"{subject} {statistics.median(taken[subject]):.0f} µs" for subject in SUBJECTS)
            print(f"{fingers} fingers: {times} an instant; net Dactyl takes {statistics.median(ratios):.2f} of Hammer "
                  f"({min(ratios):.2f} to {max(ratios):.2f})", flush=True)
        print(f"the engine is there {statistics.median(loaded):.0f} ms after its module is asked for ({min(loaded):.0f} to {max(loaded):.0f})")


if __name__ == "__main__":
    said = dict(argument.split("=", 1) for argument in sys.argv[1:])
    if "hammer" not in said:
        sys.exit(__doc__)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=ROOT))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    counts = [int(count) for count in said.get("fingers", "1,2,10").split(",")]
    asyncio.run(main(said["hammer"], int(said.get("rounds", 5)), counts, f"http://127.0.0.1:{server.server_port}/page.html"))
