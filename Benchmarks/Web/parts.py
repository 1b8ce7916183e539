#!/usr/bin/env python3
"""What an instant of real touches takes in a real Chromium in the ready parts and in what is best of their kind, in one run.

    .build-python/bin/python Benchmarks/Web/parts.py photoswipe=PATH/photoswipe.umd.min.js swiper=PATH/swiper.js [rounds=5]

The processor's time of the page's thread inside scripts, for each instant of which the page is told. A photo that is near is dragged by one finger and
stretched by two; a carousel of five pages goes to and fro. Subjects take turns; a ratio is the median of the rounds' ratios. The libraries of
others are read from where you have them; `swiper.js` sets `globalThis.Swiper`.
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

from chromium import drag, Files, MOVES, RATE, ROOT, script_time, WARM
from playwright.async_api import async_playwright

PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1600' height='1200'%3E%3Crect width='1600' height='1200' fill='teal'/%3E%3C/svg%3E"
COUNT = """let last = 0;
globalThis.instants = 0;
addEventListener("touchmove", ({ timeStamp }) => { if (timeStamp !== last) { last = timeStamp; instants++; } }, { capture: true, passive: true });"""
PAGES = "".join(f'<div class="swiper-slide" style="flex: none; width: 800px; background: hsl({60 * i} 50% 50%)"></div>' for i in range(5))

# One script for each subject. `shown()` tells what the fingers change.
PHOTO = {
    "Dactyl": """async () => {
      document.body.innerHTML = `<div style="width: 800px; height: 800px; overflow: hidden"><img id="image" src="PICTURE" style="display: block; width: 800px; height: 600px"></div>`;
      const { photo } = await import("/Web/parts.js");
      const made = await photo(image, { frame: image.parentElement });
      made.set([3, 0, 0, 3, -800, -600]);
      globalThis.shown = () => made.matrix.join();
    }""",
    "PhotoSwipe": """async () => {
      const made = new PhotoSwipe({ dataSource: [{ src: "PICTURE", width: 1600, height: 1200 }], index: 0, showHideAnimationType: "none" });
      made.init();
      await new Promise((resolve) => setTimeout(resolve, 300));
      made.currSlide.zoomTo(made.currSlide.zoomLevels.initial * 3, { x: 400, y: 400 }, 0);
      globalThis.shown = () => [made.currSlide.pan.x, made.currSlide.currZoomLevel].join();
    }""",
}
CAROUSEL = {
    "Dactyl": """async () => {
      document.body.innerHTML = `<div id="box" style="width: 800px; height: 800px; overflow: hidden"><div style="display: flex; height: 100%">PAGES</div></div>`;
      const { carousel } = await import("/Web/parts.js");
      const made = await carousel(box);
      globalThis.shown = () => made.x;
    }""",
    "Swiper": """async () => {
      document.body.innerHTML = `<div id="box" class="swiper" style="width: 800px; height: 800px; overflow: hidden; touch-action: pan-y">
        <div class="swiper-wrapper" style="display: flex; height: 100%; position: relative">PAGES</div></div>`;
      const made = new Swiper(box, { modules: SwiperModules, a11y: { enabled: true }, keyboard: { enabled: true } });
      globalThis.shown = () => made.translate;
    }""",
}


def drags(move):
    return [{"x": 400 + 250 * math.sin(move / 20), "y": 400 + 40 * math.sin(move / 13), "id": 0}]


def spreads(move):
    radius = 150 + 60 * math.sin(move / 20)
    return [{"x": 400 + side * radius, "y": 400 + 30 * math.sin(move / 17), "id": i} for i, side in enumerate((-1, 1))]


SCENES = [("a near photo, one finger", PHOTO, drags), ("a photo, two fingers", PHOTO, spreads), ("a carousel, one finger", CAROUSEL, drags)]


async def measure(chromium, address, script, library, places):
    browser = await chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    try:
        page = await (await browser.new_context(viewport={"width": 800, "height": 800}, has_touch=True)).new_page()
        errors = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        await page.goto(address)
        await page.evaluate(COUNT)
        if library:
            await page.add_script_tag(path=library)
        if "PhotoSwipe" in script:
            # Its own style sheet lies beside it.
            await page.add_style_tag(path=str(pathlib.Path(library).with_name("photoswipe.css")))
        await page.evaluate(script.replace("PICTURE", PICTURE).replace("PAGES", PAGES))
        session = await page.context.new_cdp_session(page)
        await session.send("Performance.enable", {"timeDomain": "threadTicks"})
        await drag(session, places, WARM)
        before = await script_time(session), await page.evaluate("[shown(), instants]")
        moving = asyncio.ensure_future(drag(session, places, MOVES))
        await asyncio.sleep(MOVES / RATE / 2)
        shown, _ = await page.evaluate("[shown(), instants]")
        await moving
        after = await script_time(session), await page.evaluate("[shown(), instants]")
        assert errors == [], errors
        assert shown != before[1][0], f"nothing follows the fingers: {shown}"
        instants = after[1][1] - before[1][1]
        assert instants > MOVES / 10, instants
        return 1e6 * (after[0] - before[0]) / instants
    finally:
        await browser.close()


async def main(libraries, rounds, address):
    async with async_playwright() as playwright:
        for name, subjects, places in SCENES:
            taken = {subject: [] for subject in subjects}
            for _ in range(rounds):
                for subject, script in subjects.items():
                    taken[subject].append(await measure(playwright.chromium, address, script, libraries.get(subject.lower()), places))
            ratios = [one / other for one, other in zip(*taken.values())]
            times = ", ".join(f"{subject} {statistics.median(taken[subject]):.0f} µs" for subject in subjects)
            print(f"{name}: {times} an instant; {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})", flush=True)


if __name__ == "__main__":
    said = dict(argument.split("=", 1) for argument in sys.argv[1:])
    if not {"photoswipe", "swiper"} <= said.keys():
        sys.exit(__doc__)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=ROOT))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    asyncio.run(main(said, int(said.get("rounds", 5)), f"http://127.0.0.1:{server.server_port}/page.html"))
