"""How gestures live with the rest of a page: clicks, elements that come and go, scrolling, the keyboard, shadow roots. By real input in
Chromium."""

import functools
import http.server
import threading
import time

import pytest

from browsing import ROOT, next_frame
from touches import Touches, line

PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>body { margin: 0; height: 3000px } #pad { position: absolute; left: 20px; top: 20px; width: 300px; height: 300px; background: #cde }
#button { width: 100px; height: 60px } #other { position: absolute; left: 20px; top: 400px; width: 300px; height: 100px; background: #dec }</style>
<div id="pad"><button id="button">press</button><a id="link" href="#there">link</a><input id="range" type="range"><p id="text">text</p></div>
<div id="other"></div>
<script type="module">
import { load } from "/dactyl.js";
globalThis.told = [];
globalThis.dactyl = await load();
globalThis.pad = document.querySelector("#pad");
globalThis.other = document.querySelector("#other");
globalThis.say = (name) => ({ kind, state }) => state === "changed" || told.push(`${name}${kind} ${state}`);
for (const id of ["button", "link", "pad", "other"]) document.querySelector("#" + id).addEventListener("click", () => told.push(`click ${id}`));
document.documentElement.dataset.ready = true;
</script>"""


class Pages(http.server.SimpleHTTPRequestHandler):
    def do_GET(self):
        if self.path != "/page.html":
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(PAGE.encode())

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def address():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Pages, directory=ROOT / "Web"))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/page.html"
    server.shutdown()


@pytest.fixture
def page(browser, address):
    context = browser.new_context(viewport={"width": 360, "height": 640}, has_touch=True)
    page = context.new_page()
    page.errors = []
    page.on("pageerror", lambda error: page.errors.append(str(error)))
    page.goto(address)
    page.wait_for_selector("html[data-ready=true]")
    yield page
    assert page.errors == []
    context.close()


def attach(page, *kinds, to="pad", options="{}"):
    page.evaluate(f"""() => {{
      const view = globalThis.{to}View = dactyl.attach({to}, {options});
      for (const kind of {list(kinds)}) view.add(...[kind].flat(), say("{'' if to == 'pad' else to + ' '}"));
    }}""")


def told(page):
    next_frame(page)
    words = page.evaluate("told.splice(0)")
    return words


def drag(page, start, end, steps=8):
    page.mouse.move(*start)
    page.mouse.down()
    for place in line(start, end, steps)[1:]:
        page.mouse.move(*place)
    page.mouse.up()


def tap(page, *place):
    touches = Touches(page, ahead=0)
    touches.tap(place)


# MARK: Clicks

@pytest.mark.parametrize("kinds", [["pan"], ["tap", "pan"], ["pinch", "longPress"]])
def test_a_mouse_clicks_what_lies_in_an_attached_element(page, kinds):
    attach(page, *kinds)
    page.mouse.click(60, 40)
    assert [word for word in told(page) if "click" in word] == ["click button", "click pad"]
    page.click("#link")
    assert [word for word in told(page) if "click" in word] == ["click link", "click pad"]
    assert page.evaluate("location.hash") == "#there"


def test_a_finger_clicks_what_lies_in_an_attached_element(page):
    attach(page, "tap", "pan")
    tap(page, 60, 40)
    page.wait_for_function("told.length === 3")
    assert told(page) == ["tap ended", "click button", "click pad"]


def test_a_drag_that_began_on_a_button_makes_no_click(page):
    attach(page, "pan")
    drag(page, (40, 40), (110, 60))
    assert told(page) == ["pan began", "pan ended"]
    page.mouse.click(60, 40)
    assert told(page) == ["click button", "click pad"], "the next press counts again"


def test_a_range_can_be_dragged_where_gestures_ignore_it(page):
    attach(page, "pan", "tap", options='{ ignore: "input, button" }')
    box = page.locator("#range").bounding_box()
    middle = box["y"] + box["height"] / 2
    drag(page, (box["x"] + box["width"] / 2, middle), (box["x"] + box["width"] - 2, middle))
    assert [word for word in told(page) if "click" not in word] == []
    assert int(page.evaluate("document.querySelector('#range').value")) > 90
    page.mouse.click(60, 40)
    assert told(page) == ["click button", "click pad"]
    drag(page, (200, 250), (250, 280))
    assert told(page) == ["pan began", "pan ended"]


def test_a_recogniser_may_ignore_what_its_view_does_not(page):
    attach(page, "tap")
    page.evaluate("padView.add('pan', { ignore: 'button' }, say(''))")
    drag(page, (40, 40), (110, 60))
    assert "pan began" not in told(page)
    drag(page, (200, 250), (250, 280))
    assert told(page) == ["pan began", "pan ended"]


@pytest.mark.parametrize("how", ["overlay.remove()", "overlay.style.display = 'none'"])
def test_a_tap_that_closes_an_overlay_clicks_nothing_below(page, how):
    page.evaluate(f"""() => {{
      const overlay = document.body.appendChild(document.createElement("div"));
      overlay.style = "position: fixed; inset: 0; background: #0008";
      dactyl.attach(overlay).add("tap", () => {{ told.push("closed"); {how}; }});
    }}""")
    tap(page, 60, 40)
    page.wait_for_function("told.length > 0")
    for _ in range(30):
        next_frame(page)
    assert told(page) == ["closed"]
    tap(page, 60, 40)
    page.wait_for_function("told.length === 2")
    assert told(page) == ["click button", "click pad"]


def test_a_mouse_clicks_right_after_a_tap_elsewhere(page):
    attach(page, "tap", to="other")
    tap(page, 100, 450)
    page.mouse.click(60, 40)
    assert "click button" in told(page)


def test_the_target_the_event_and_its_keys_are_told(page):
    page.evaluate("""dactyl.attach(pad).add("tap", ({ event, target }) => told.push(`${event.type} ${target.id} ${event.ctrlKey}`))""")
    page.keyboard.down("Control")
    page.mouse.click(60, 40)
    page.keyboard.up("Control")
    assert told(page)[0] == "pointerup button true"


# MARK: Elements that come and go

@pytest.mark.parametrize("by", ["mouse", "touch"])
@pytest.mark.parametrize("how", ["pad.remove()", "pad.parentNode.innerHTML = pad.parentNode.innerHTML.replace('pad', 'gone')"])
def test_an_element_that_leaves_the_page_leaves_nothing_stuck(page, by, how):
    page.evaluate("other.parentNode.insertBefore(other, null)")
    page.evaluate("globalThis.holder = document.body.appendChild(document.createElement('main')); holder.append(pad)")
    attach(page, "tap", "pan")
    attach(page, "tap", "pan", to="other")
    if by == "mouse":
        page.mouse.move(200, 200)
        page.mouse.down()
        page.mouse.move(240, 200)
        page.mouse.move(250, 200)
        page.evaluate(how)
        page.mouse.move(260, 200)
        page.mouse.up()
        assert told(page) == ["pan began", "pan cancelled"]
        page.mouse.click(100, 450)
    else:
        touches = Touches(page, ahead=0)
        touches.send("touchStart", (200, 200))
        touches.send("touchMove", (240, 200))
        touches.send("touchMove", (250, 200))
        page.evaluate(how)
        touches.send("touchMove", (260, 200))
        touches.send("touchEnd")
        assert told(page) == ["pan began", "pan cancelled"]
        tap(page, 100, 450)
    page.wait_for_function("told.length > 0")
    assert told(page)[0] == "other tap ended", "the next press anywhere counts"
    assert page.evaluate("dactyl.page._input._pointers.length") == 0
    if how == "pad.remove()":
        page.evaluate("holder.append(pad)")
        tap(page, 250, 250)
        page.wait_for_function("told.length > 0")
        assert told(page)[0] == "tap ended", "and when it comes back, it knows taps"


@pytest.mark.parametrize("by", ["mouse", "touch"])
def test_an_element_that_is_moved_in_the_page_under_the_finger_goes_on(page, by):
    attach(page, "pan")
    touches = Touches(page, ahead=0)
    step = {"mouse": lambda *place: page.mouse.move(*place), "touch": lambda *place: touches.send("touchMove", place)}[by]
    if by == "mouse":
        page.mouse.move(200, 200)
        page.mouse.down()
    else:
        touches.send("touchStart", (200, 200))
    step(240, 200)
    page.evaluate("document.body.append(pad)")
    step(260, 350)
    step(300, 360)
    page.mouse.up() if by == "mouse" else touches.send("touchEnd")
    assert [word for word in told(page) if "click" not in word] == ["pan began", "pan ended"]


@pytest.mark.parametrize("by", ["mouse", "touch"])
def test_a_child_that_is_replaced_under_the_finger_leaves_the_drag_alone(page, by):
    attach(page, "pan")
    touches = Touches(page, ahead=0)
    step = {"mouse": lambda *place: page.mouse.move(*place), "touch": lambda *place: touches.send("touchMove", place)}[by]
    if by == "mouse":
        page.mouse.move(60, 40)
        page.mouse.down()
    else:
        touches.send("touchStart", (60, 40))
    step(100, 40)
    page.evaluate("pad.innerHTML = 'another'")
    step(140, 40)
    step(160, 40)
    page.mouse.up() if by == "mouse" else touches.send("touchEnd")
    assert [word for word in told(page) if "click" not in word] == ["pan began", "pan ended"]


@pytest.mark.parametrize("setting", ["isUserInteractionEnabled: false", "isHidden: true"])
def test_what_is_disabled_neither_recognises_nor_takes_scrolling(page, setting):
    attach(page, "tap", "pan")
    page.evaluate(f"padView.set({{ {setting} }})")
    tap(page, 200, 200)
    touches = Touches(page, ahead=0)
    touches.follow(line((200, 300), (200, 100), 16))
    page.wait_for_function("scrollY > 50")
    assert [word for word in told(page) if "click" not in word] == []


def test_a_disabled_recogniser_takes_no_scrolling_and_touch_action_counts_at_once(page):
    attach(page, "pan")
    style = "pad.style.touchAction"
    assert page.evaluate(style) == "none"
    page.evaluate("padView.recognizers[0].set({ isEnabled: false })")
    assert page.evaluate(style) == ""
    page.evaluate("padView.set({ touchAction: 'pan-x' })")
    assert page.evaluate(style) == "pan-x"


# MARK: Scrolling, native drags, time

def test_holding_and_then_dragging_in_a_list_that_scrolls_drags(page):
    page.evaluate("dactyl.attach(pad).add('longPress', { minimumPressDuration: 0.3 }, say(''))")
    touches = Touches(page, ahead=0)
    touches.send("touchStart", (150, 200))
    page.wait_for_function("told.length === 1")
    for y in range(200, 100, -10):
        touches.rest(0.016)
        touches.send("touchMove", (150, y))
    touches.send("touchEnd")
    assert told(page) == ["longPress began", "longPress ended"]
    assert page.evaluate("scrollY") == 0
    touches.follow(line((150, 250), (150, 100), 16))
    page.wait_for_function("scrollY > 50")
    assert told(page) == [], "without holding the page scrolls"


def test_what_is_draggable_is_dragged_beside_a_tap_and_not_beside_a_pan(page):
    page.evaluate("""() => {
      document.querySelector("#text").draggable = true;
      document.addEventListener("dragstart", (event) => told.push(`dragstart ${event.defaultPrevented}`));
    }""")
    attach(page, "tap", "longPress")
    box = page.locator("#text").bounding_box()
    drag(page, (box["x"] + 10, box["y"] + 8), (box["x"] + 90, box["y"] + 40))
    assert "dragstart false" in told(page)
    page.evaluate("padView.add('pan')")
    drag(page, (box["x"] + 10, box["y"] + 8), (box["x"] + 90, box["y"] + 40))
    assert "dragstart true" in told(page)


def test_a_busy_page_makes_no_long_press_of_a_quick_tap(page):
    attach(page, "tap", "longPress")
    touches = Touches(page, ahead=0)
    for turn in range(4):
        send = functools.partial(touches.session.send, "Input.dispatchTouchEvent")
        page.evaluate("setTimeout(() => { const end = performance.now() + 900; while (performance.now() < end); }, 60)")
        down = time.time()
        send({"type": "touchStart", "touchPoints": [{"x": 200, "y": 200, "id": 0}], "timestamp": down})
        send({"type": "touchEnd", "touchPoints": [], "timestamp": down + 0.12})
        page.wait_for_function("told.length > 0")
        assert told(page)[0] == "tap ended", f"turn {turn}"


def test_two_fingers_make_one_frame_of_an_instant_and_ask_for_no_animation_frame(page):
    page.evaluate("""() => {
      globalThis.realFrame = requestAnimationFrame;
      globalThis.asked = globalThis.frames = 0;
      globalThis.requestAnimationFrame = (step) => { asked++; return realFrame(step); };
      const { _sendRows: sendRows } = dactyl.page;
      dactyl.page._sendRows = function (length) { frames++; sendRows.call(this, length); };
    }""")
    attach(page, "pinch", "pan")
    touches = Touches(page, ahead=0)
    touches.follow(line((150, 150), (90, 150)), line((170, 150), (250, 150)))
    assert told(page) == ["pinch began", "pinch ended"]
    assert page.evaluate("asked") == 0
    assert page.evaluate("frames") == 2 + 12 + 2, "two come down, move at once and lift"
    touches.follow(line((150, 150), (90, 150)), [(170, 150)] * 13)
    assert page.evaluate("asked") == 0


# MARK: The keyboard, shadow roots

def test_a_tap_answers_the_keyboard_and_clicks_of_scripts(page):
    page.evaluate("pad.tabIndex = 0")
    attach(page, "tap")
    page.evaluate("pad.focus()")
    page.keyboard.press("Enter")
    page.keyboard.press(" ")
    assert told(page) == ["tap ended", "tap ended"]
    assert page.evaluate("scrollY") == 0
    page.evaluate("pad.click()")
    assert sorted(told(page)) == ["click pad", "tap ended"]
    page.focus("#button")
    page.keyboard.press("Enter")
    assert sorted(told(page)) == ["click button", "click pad", "tap ended"], "a button makes a click of it"


def test_views_nest_through_shadow_roots_and_events_leave_them(page):
    page.evaluate("""() => {
      const root = pad.attachShadow({ mode: "open" });
      root.innerHTML = "<div style='height: 200px'></div>";
      const inside = root.firstElementChild;
      const outer = dactyl.attach(pad);
      outer.add("pan", say("outer "));
      const view = dactyl.attach(inside, { events: true });
      if (view.parent !== outer) told.push("no child");
      view.add("tap", say("inner "));
      document.addEventListener("tap", ({ detail }) => told.push(`heard ${detail.kind}`));
    }""")
    tap(page, 100, 100)
    page.wait_for_function("told.length > 1")
    assert told(page)[:2] == ["inner tap ended", "heard tap"]
    drag(page, (100, 100), (160, 120))
    assert told(page) == ["outer pan began", "outer pan ended"]
