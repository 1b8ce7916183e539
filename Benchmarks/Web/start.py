#!/usr/bin/env python3
"""When the first gesture of a page is recognised on a slow line (1.6 Mbit/s, 100 ms), in a real Chromium, beside Hammer in one run.

    .build-python/bin/python Benchmarks/Web/start.py hammer=PATH/hammer.min.js [rounds=5]

Milliseconds from the request of the page, in medians of the rounds; all files come gzipped. The page sends itself a drag as soon as it can.
"""

import gzip
import http.server
import pathlib
import shutil
import statistics
import sys
import threading

from playwright.sync_api import sync_playwright

WEB = pathlib.Path(__file__).resolve().parents[2] / "Web"
TYPES = {"html": "text/html", "js": "text/javascript", "wasm": "application/wasm"}
HEAD = '<!doctype html><link rel="icon" href="data:,">'
PRELOADS = """<link rel="modulepreload" href="dactyl.js">
<link rel="preload" href="dactyl.wasm" as="fetch" type="application/wasm" crossorigin>"""
BODY = """<div id="pad" style="width: 300px; height: 300px; touch-action: none"></div>"""
DRAG = """const note = () => { globalThis.first ??= performance.now(); };
const send = (type, clientX) => pad.dispatchEvent(new PointerEvent(type, { pointerId: 1, pointerType: "touch", clientX, clientY: 50, bubbles: true, buttons: 1 }));
const drag = () => { send("pointerdown", 50); send("pointermove", 90); send("pointermove", 120); send("pointerup", 120); };"""
DACTYL = f"""{BODY}<script type="module">{DRAG}
import {{ load }} from "./dactyl.js";
(await load()).attach(pad).add("pan", note);
drag();</script>"""
HAMMER = f"""{BODY}<script src="hammer.js"></script><script>{DRAG}
const manager = new Hammer.Manager(pad);
manager.add(new Hammer.Pan());
manager.on("panstart", note);
drag();</script>"""
PAGES = {"Dactyl": HEAD + DACTYL, "Dactyl with preloads": HEAD + PRELOADS + DACTYL, "Hammer": HEAD + HAMMER}


def main(hammer, rounds):
    files = {f"{i}.html": page.encode() for i, page in enumerate(PAGES.values())}
    files |= {"hammer.js": pathlib.Path(hammer).read_bytes()} | {name: (WEB / name).read_bytes() for name in ("dactyl.js", "dactyl.wasm")}
    packed = {f"/{name}": gzip.compress(data, 9) for name, data in files.items()}

    class Files(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", TYPES[self.path.rsplit(".", 1)[1]])
            self.send_header("Content-Encoding", "gzip")
            self.send_header("Content-Length", str(len(packed[self.path])))
            self.end_headers()
            self.wfile.write(packed[self.path])

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Files)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    times = {name: [] for name in PAGES}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for _ in range(rounds):
            for i, name in enumerate(PAGES):
                page = browser.new_page()
                session = page.context.new_cdp_session(page)
                session.send("Network.enable")
                session.send("Network.emulateNetworkConditions", {"offline": False, "latency": 100, "downloadThroughput": 2e5, "uploadThroughput": 2e5})
                page.goto(f"http://127.0.0.1:{server.server_port}/{i}.html")
                page.wait_for_function("globalThis.first")
                times[name].append(page.evaluate("first"))
                page.context.close()
        browser.close()
    for name, taken in times.items():
        ratio = statistics.median(one / other for one, other in zip(taken, times["Hammer"]))
        print(f"{name}: {statistics.median(taken):.0f} ms ({min(taken):.0f} to {max(taken):.0f}), {ratio:.2f} of Hammer")


if __name__ == "__main__":
    said = dict(argument.split("=", 1) for argument in sys.argv[1:])
    if "hammer" not in said:
        sys.exit(__doc__)
    main(said["hammer"], int(said.get("rounds", 5)))
