"""What it costs to draw a timeline of thousands of attempts while it is zoomed and moved, in a real Chromium.

    .build-python/bin/python Tests/Browser/measure_timeline.py [ATTEMPTS]

Prints milliseconds of the page's own work a frame, and the frames that the browser showed, and fails where the median
takes more than 4 of the 16.7 ms that 60 a second have (the worst frames tell how busy the machine is), or where nothing
was drawn.
"""

import shutil
import sys

from playwright.sync_api import sync_playwright

from browsing import Server

MEASURE = """async (count) => {
  const { Trace } = await import("./timeline/trace.js");
  const { Timeline } = await import("./timeline/timeline.js");
  const lanes = Array.from({ length: 20 }, (_, i) => ({ key: `recogniser ${i}`, kind: i % 2 ? "pan" : "tap", settings: { minimumDistance: 10 } }));
  const trace = new Trace(lanes);
  const cause = (label, value, limit) => ({ label, value, limit, code: 1, words: `moved ${value} px, limit ${limit} px` });
  const began = performance.now();
  for (let i = 0, time = 0; trace.attempts.length < count; i++) {
    const keys = lanes.map(({ key }) => key);
    trace.touch({ id: 1 + (i % 3), phase: "began", x: 0, y: 0 }, time, keys);
    trace.reach(time);
    for (let j = 1; j < 8; j++) {
      trace.touch({ id: 1 + (i % 3), phase: "moved", x: 3 * j, y: j }, time + 0.008 * j);
      trace.reach(time + 0.008 * j);
    }
    const end = time + 0.064;
    trace.touch({ id: 1 + (i % 3), phase: "ended", x: 24, y: 8 }, end);
    for (const [at, key] of keys.entries()) {
      const isGood = (at + i) % 3 === 0;
      trace.decide(key, { to: isGood ? "ended" : "failed", time: end, cause: cause(isGood ? "movedEnough" : "movedTooFar", 24, 10), numberOfTouches: 1 });
      trace.decide(key, { to: "possible", time: end, cause: cause("reset", 0, 0), numberOfTouches: 0 });
    }
    // Every fifth pause is long enough to be folded.
    time += i % 5 ? 0.2 : 2;
  }
  const built = performance.now() - began;
  const root = document.querySelector("#timeline");
  const timeline = new Timeline(root);
  timeline.start(trace);
  timeline.fit(null);
  const nextFrame = () => new Promise(requestAnimationFrame);
  const context = timeline.canvas.getContext("2d");
  const result = {};
  for (const [name, step] of Object.entries({
    everything: () => timeline.axis.moveTo(0),
    zooming: (i) => timeline.axis.zoom(i < 60 ? 1.08 : 1 / 1.08, 300),
    moving: () => timeline.axis.moveTo(timeline.axis.offset + 40),
    pointing: (i) => timeline.hover(timeline.attemptAt(100 + 4 * i, 60)),
  })) {
    await nextFrame();
    const work = [];
    const start = performance.now();
    for (let i = 0; i < 120; i++) {
      const before = performance.now();
      step(i);
      timeline.update();
      work.push(performance.now() - before);
      await nextFrame();
    }
    const shown = performance.now() - start;
    const pixels = context.getImageData(0, 60, timeline.canvas.width, 60).data;
    if (new Set(new Uint32Array(pixels.buffer)).size < 4) throw new Error(`${name}: nothing was drawn`);
    work.sort((one, other) => one - other);
    result[name] = { median: work[60], p95: work[113], most: work[119], framesASecond: 120000 / shown };
  }
  return { attempts: trace.attempts.length, times: trace.times.length, built, result };
}"""


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    server = Server()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            page = browser.new_page(viewport={"width": 1920, "height": 1000})
            page.goto(f"{server.address}studio/index.html#explorer")
            page.wait_for_selector("html[data-ready=true]")
            found = page.evaluate(MEASURE, count)
            browser.close()
    finally:
        server.stop()
    print(f"{found['attempts']} attempts, {found['times']} times, taken in {found['built']:.0f} ms")
    for name, row in found["result"].items():
        print(f"  {name:11} {row['median']:6.2f} ms median  {row['p95']:6.2f} p95  {row['most']:6.2f} most  {row['framesASecond']:5.1f} frames/s")
    slow = [name for name, row in found["result"].items() if row["median"] > 4]
    if slow:
        sys.exit(f"more than 4 ms a frame: {', '.join(slow)}")


if __name__ == "__main__":
    main()
