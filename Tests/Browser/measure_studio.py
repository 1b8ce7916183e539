"""What long recordings cost the studio: processor seconds to open one, how long the page does not answer, and a step of a slider.

    .build-python/bin/python Tests/Browser/measure_studio.py [MINUTES...]

Taps, drags and pinches by a seed, at 100 frames a second, come with pauses. A slider is put to another value by script. Prints a line for
each length; without lengths, for 10 minutes and an hour.
"""

import argparse
import pathlib
import random
import shutil
import tempfile

from playwright.sync_api import sync_playwright

from browsing import Server

BLOCKED = """() => {
  globalThis.blocked = [];
  new PerformanceObserver((list) => blocked.push(...list.getEntries().map(({ duration }) => duration))).observe({ entryTypes: ["longtask"] });
}"""
LONGEST = "(setTimeout(() => {}), new Promise((done) => setTimeout(() => done(Math.max(0, ...blocked.splice(0))), 200)))"
# From the slider's event until the page has drawn the answer.
STEP = """async (value) => {
  const slider = document.querySelector("#tune input[type=range]");
  const before = performance.now();
  slider.value = value;
  slider.dispatchEvent(new Event("input"));
  await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done));
  return performance.now() - before;
}"""
IS_DONE = "!document.querySelector('#judging') || document.querySelector('#judging').hidden"


def recording(minutes, seed=7):
    """About 1.4 kB a second."""
    chance = random.Random(seed)
    lines = ['{"dactyl":"recording","version":1,"device":"measured","size":[400,300]}']
    time = 0.0
    while time < 60 * minutes:
        places = [[chance.uniform(40, 360), chance.uniform(40, 260)] for _ in range(chance.choice([1, 1, 1, 2]))]
        is_tap = chance.random() < 0.5
        for _ in range(chance.choice([1, 1, 2]) if is_tap else 1):
            for i in range(steps := 5 if is_tap else chance.randint(40, 150)):
                phase = "b" if i == 0 else "e" if i == steps - 1 else "m"
                for place in places:
                    if not is_tap:
                        place[0] += chance.uniform(-2, 5)
                        place[1] += chance.uniform(-2, 3)
                contacts = ",".join(f'[{n + 1},"{phase}",{x:.1f},{y:.1f}]' for n, (x, y) in enumerate(places))
                lines.append(f'{{"t":{time:.4f},"c":[{contacts}]}}')
                time += 1 / 100
            time += 0.12
        time += chance.choice([0.2, 0.5, 0.9, 1.6])
    return "\n".join(lines) + "\n"


def measure(page, session, path, title):
    def processor():
        return {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}["TaskDuration"]

    def settle():
        page.wait_for_function(IS_DONE, timeout=300_000)
        page.wait_for_timeout(1500)

    page.evaluate(LONGEST)
    before = processor()
    page.set_input_files("#file", path)
    page.wait_for_function("name => document.querySelector('#message').innerText.includes(name)", arg=path.name, timeout=300_000)
    settle()
    opened, longest = processor() - before, page.evaluate(LONGEST)
    steps = []
    for value in (0.3, 0.25, 0.2):
        steps.append(page.evaluate(STEP, str(value)))
        settle()
    print(f"{title}, {path.stat().st_size / 1e6:.1f} MB: opened in {opened:.1f} s of the processor, longest without an answer {longest:.0f} ms; "
          f"a slider's step drawn after {', '.join(f'{step:.0f}' for step in steps)} ms, longest then {page.evaluate(LONGEST):.0f} ms", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("minutes", nargs="*", type=float, default=[10, 60])
    parser.add_argument("--pad", default="taps")
    parser.add_argument("--address", help="of a running studio")
    arguments = parser.parse_args()
    server = None if arguments.address else Server()
    address = arguments.address or server.address
    try:
        with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
            for minutes in arguments.minutes:
                path = pathlib.Path(folder) / f"{minutes:g}.jsonl"
                path.write_text(recording(minutes))
                page = browser.new_page(viewport={"width": 1280, "height": 900})
                session = page.context.new_cdp_session(page)
                session.send("Performance.enable")
                page.goto(f"{address}studio/index.html#{arguments.pad}")
                page.wait_for_selector("html[data-ready=true]")
                page.evaluate(BLOCKED)
                measure(page, session, path, f"{minutes:g} minutes")
                page.close()
            browser.close()
    finally:
        if server:
            server.stop()


if __name__ == "__main__":
    main()
