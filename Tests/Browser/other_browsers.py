"""Firefox and WebKitGTK with real input, by WebDriver. Their pages have as much of Playwright's names as tests of pages use, so that a test does
not ask which browser it has."""

import http.client
import itertools
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time

from playwright.sync_api import Error

KEYS = {
    "Enter": "\ue007", "Shift": "\ue008", "Alt": "\ue00a", "Control": "\ue009", "F10": "\ue03a", "ArrowLeft": "\ue012", "ArrowUp": "\ue013",
    "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Escape": "\ue00c",
}
# Firefox asks no network, and tells of touches on a machine that has no screen for them.
PREFERENCES = {
    "dom.w3c_touch_events.enabled": 1, "marionette.port": 0, "app.update.enabled": False, "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False, "datareporting.policy.dataSubmissionEnabled": False, "browser.shell.checkDefaultBrowser": False,
}
# Runs text in the page's own world, as Playwright does: a function is called, and a promise waited for.
EVALUATE = """
const [text, done] = arguments;
(async () => {
  let value = window.eval(text);
  if (typeof value === "function") value = value();
  value = await value;
  try {
    return JSON.parse(JSON.stringify(value) ?? "null");
  } catch {
    // An object of the page's own, which nobody asks for.
    return null;
  }
})().then((value) => done({ value }), (error) => done({ error: String(error) }));
"""


class Firefox:
    """By the socket that Firefox itself listens to."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        profile = pathlib.Path(self.folder.name)
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("\n".join(lines))
        command = ["firefox-esr", "--headless", "--no-remote", "--marionette", "--profile", str(profile)]
        # It takes a home of another user for a mistake.
        environment = {**os.environ, "HOME": str(profile)}
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
        port = profile / "MarionetteActivePort"
        until(lambda: port.exists() and port.read_text(), 60)
        self.socket = socket.create_connection(("127.0.0.1", int(port.read_text())))
        self._read()
        self.numbers = itertools.count(1)
        self.command("NewSession", {"capabilities": {"alwaysMatch": {}}})

    def _read(self):
        length = b""
        while not length.endswith(b":"):
            length += self.socket.recv(1)
        text = b""
        while len(text) < int(length[:-1]):
            text += self.socket.recv(int(length[:-1]) - len(text))
        return json.loads(text)

    def command(self, name, parameters):
        text = json.dumps([0, next(self.numbers), f"WebDriver:{name}", parameters]).encode()
        self.socket.sendall(b"%d:%s" % (len(text), text))
        _, _, error, result = self._read()
        if error:
            raise Error(error["message"])
        return result.get("value") if isinstance(result, dict) else result

    def stop(self):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


class WebKit:
    """By its driver, which answers over HTTP, on an X server without a screen."""

    COMMANDS = {"Navigate": "url", "ExecuteAsyncScript": "execute/async", "PerformActions": "actions", "ReleaseActions": "actions"}

    def __init__(self):
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
        self.screen = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as display:
            environment = {**os.environ, "DISPLAY": f":{display.readline().strip()}", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process = subprocess.Popen(["WebKitWebDriver", f"--port={self.port}"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(self._listens, 20)
        (browser,) = pathlib.Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser")
        options = {"binary": str(browser), "args": ["--automation"]}
        self.session = ""
        self.session = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}})["sessionId"]

    def _listens(self):
        with socket.socket() as tried:
            return tried.connect_ex(("127.0.0.1", self.port)) == 0

    def _ask(self, method, path, parameters):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request(method, path, json.dumps(parameters), {"Content-Type": "application/json"})
        answer = connection.getresponse()
        value = json.loads(answer.read())["value"]
        if answer.status != 200:
            raise Error(value["message"] or value["error"])
        return value

    def command(self, name, parameters):
        return self._ask("DELETE" if name == "ReleaseActions" else "POST", f"/session/{self.session}/{self.COMMANDS[name]}", parameters)

    def stop(self):
        try:
            self._ask("DELETE", f"/session/{self.session}", {})
        finally:
            for process in (self.process, self.screen):
                process.terminate()
                process.wait()


def until(condition, seconds):
    end = time.monotonic() + seconds
    while not (value := condition()):
        if time.monotonic() > end:
            raise Error(f"not so after {seconds} s")
        time.sleep(0.02)
    return value


class Page:
    """Also its own mouse, keyboard, context and session of the debugger."""

    def __init__(self, driver, address):
        self.driver = driver
        self.mouse = self.keyboard = self.context = self
        self.place = 0, 0
        self.fingers = {}
        driver.command("ReleaseActions", {})
        driver.command("Navigate", {"url": address})
        self.wait_for_function("document.documentElement.dataset.ready === 'true'")

    def evaluate(self, text):
        answer = self.driver.command("ExecuteAsyncScript", {"script": EVALUATE, "args": [text], "sandbox": None, "newSandbox": True})
        if "error" in answer:
            raise Error(answer["error"])
        return answer["value"]

    def wait_for_function(self, condition):
        until(lambda: self.evaluate(f"Boolean({condition})"), 15)

    def focus(self, selector):
        self.evaluate(f"document.querySelector({selector!r}).focus()")

    def locator(self, selector):
        self.selector = selector
        return self

    def bounding_box(self):
        return self.evaluate(f"(({{ x, y, width, height }}) => ({{ x, y, width, height }}))(document.querySelector({self.selector!r}).getBoundingClientRect())")

    def _act(self, identity, kind, *actions, pointer=None):
        source = {"type": kind, "id": identity, "actions": list(actions)}
        if pointer:
            source["parameters"] = {"pointerType": pointer}
        self.driver.command("PerformActions", {"actions": [source]})

    def _point(self, kind, *actions, identity=None):
        self._act(identity or kind, "pointer", *[{"type": name, **more} for name, more in actions], pointer=kind)

    # The mouse.

    def move(self, x, y):
        self.place = x, y
        self._point("mouse", ("pointerMove", at(x, y)))

    def down(self, key=None):
        if key:
            self._act("keys", "key", {"type": "keyDown", "value": KEYS.get(key, key)})
        else:
            self._point("mouse", ("pointerDown", {"button": 0}))

    def up(self, key=None):
        if key:
            self._act("keys", "key", {"type": "keyUp", "value": KEYS.get(key, key)})
        else:
            self._point("mouse", ("pointerUp", {"button": 0}))

    def click(self, x, y=None, button="left"):
        if y is None:
            box = self.locator(x).bounding_box()
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        number = {"button": {"left": 0, "right": 2}[button]}
        self._point("mouse", ("pointerMove", at(x, y)), ("pointerDown", number), ("pointerUp", number))

    def wheel(self, x, y):
        self._act("wheel", "wheel", {"type": "scroll", **at(*self.place), "deltaX": x, "deltaY": y})

    # Keys.

    def press(self, keys):
        values = [KEYS.get(key, key) for key in (keys.split("+") if len(keys) > 1 else [keys])]
        downs = [{"type": "keyDown", "value": value} for value in values]
        self._act("keys", "key", *downs, *[{"type": "keyUp", "value": value} for value in reversed(values)])

    # Fingers and pens, as the debugger of Chromium takes them.

    def new_cdp_session(self, _):
        return self

    def send(self, name, event):
        assert name in ("Input.dispatchTouchEvent", "Input.dispatchMouseEvent"), name
        if name == "Input.dispatchMouseEvent":
            moves = [("pointerMove", at(event["x"], event["y"]))]
            more = {"mousePressed": [("pointerDown", {"button": 0})], "mouseReleased": [("pointerUp", {"button": 0})]}.get(event["type"], [])
            self._point("pen", *moves, *more)
            return
        points = {point["id"]: (point["x"], point["y"]) for point in event["touchPoints"]}
        sources = []
        for number in {*points, *self.fingers}:
            actions = []
            if number in points:
                actions.append({"type": "pointerMove", **at(*points[number])})
                if number not in self.fingers:
                    actions.append({"type": "pointerDown", "button": 0})
            else:
                actions.append({"type": "pointerUp", "button": 0})
            sources.append({"type": "pointer", "id": f"finger{number}", "parameters": {"pointerType": "touch"}, "actions": actions})
        self.fingers = points
        self.driver.command("PerformActions", {"actions": sources})


def at(x, y):
    return {"x": round(x), "y": round(y), "origin": "viewport", "duration": 0}
