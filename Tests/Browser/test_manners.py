"""How gestures live with the rest of a page: clicks, elements that come and go, scrolling, the keyboard, shadow roots. By real input in
Chromium, in Firefox and in WebKitGTK, by mouse, by touch and by pen as far as their drivers have them."""

import functools
import http.server
import threading
import time

import pytest

from browsing import ROOT, next_frame
from other_browsers import Firefox, Page, WebKit
from touches import Touches, line

PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>body { margin: 0; height: 3000px } #pad { position: absolute; left: 20px; top: 20px; width: 300px; height: 300px; background: #cde }
#button { width: 100px; height: 60px } #other { position: absolute; left: 20px; top: 400px; width: 300px; height: 100px; background: #dec }</style>
<div id="pad"><button id="button">press</button><a id="link" href="#there">link</a><input id="range" type="range"><p id="text">text</p></div>
<div id="other"></div>
<script type="module">
import { load } from "/dactyl.js";
import "/desktop.js";
globalThis.told = [];
globalThis.errors = [];
addEventListener("error", ({ message }) => errors.push(message));
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


@pytest.fixture(scope="session")
def others():
    """Browsers beside Chromium that a test has asked for."""
    started = {}
    yield started
    for driver in started.values():
        driver.stop()


@pytest.fixture(params=[pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in ("chromium", "firefox", "webkit")])
def page(request, address, others):
    name = request.param
    if name == "chromium":
        context = request.getfixturevalue("browser").new_context(viewport={"width": 360, "height": 640}, has_touch=True)
        page = context.new_page()
        page.goto(address)
        page.wait_for_selector("html[data-ready=true]")
    else:
        if name not in others:
            others[name] = {"firefox": Firefox, "webkit": WebKit}[name]()
        page = Page(others[name], address)
    page.name = name
    yield page
    assert page.evaluate("errors") == []
    if name == "chromium":
        context.close()


UNSCROLLED = "the driver's fingers scroll no page"


def needs(page, *names, why):
    if page.name not in names:
        pytest.skip(why)


def touches_of(page, **options):
    needs(page, "chromium", "firefox", why="the driver makes mice of fingers")
    return Touches(page, **options)


class Press:
    """A mouse, a finger or a pen on a page."""

    def __init__(self, page, by):
        self.page, self.by = page, by
        if by == "touch":
            self.touches = touches_of(page, ahead=0)
        elif by == "pen":
            needs(page, "chromium", "webkit", why="the driver has no pens")
            self.session = page.context.new_cdp_session(page)

    def _send(self, kind, touch, place):
        self.place = place
        if self.by == "touch":
            self.touches.rest(0.008)
            self.touches.send(touch, *([] if touch == "touchEnd" else [place]))
        elif self.by == "pen":
            event = {"type": kind, "x": place[0], "y": place[1], "button": "left", "buttons": 0 if kind == "mouseReleased" else 1, "clickCount": 1}
            self.session.send("Input.dispatchMouseEvent", {**event, "pointerType": "pen"})

    def down(self, *place):
        if self.by == "mouse":
            self.page.mouse.move(*place)
            self.page.mouse.down()
        self._send("mousePressed", "touchStart", place)

    def move(self, *place):
        if self.by == "mouse":
            self.page.mouse.move(*place)
        self._send("mouseMoved", "touchMove", place)

    def up(self):
        if self.by == "mouse":
            self.page.mouse.up()
        self._send("mouseReleased", "touchEnd", self.place)


def attach(page, *kinds, to="pad", options="{}"):
    page.evaluate(f"""() => {{
      const view = globalThis.{to}View = dactyl.attach({to}, {options});
      for (const kind of {list(kinds)}) view.add(...[kind].flat(), say("{'' if to == 'pad' else to + ' '}"));
    }}""")


def told(page):
    next_frame(page)
    words = page.evaluate("told.splice(0)")
    return words


def drag(page, start, end, by="mouse"):
    press = Press(page, by)
    press.down(*start)
    for place in line(start, end, 8)[1:]:
        press.move(*place)
    press.up()


def tap(page, *place):
    # Firefox finds what a finger touches by what it has painted.
    next_frame(page)
    next_frame(page)
    touches_of(page, ahead=0).tap(place)


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


@pytest.mark.parametrize("by", ["mouse", "touch", "pen"])
def test_a_drag_that_began_on_a_button_makes_no_click(page, by):
    attach(page, "pan")
    drag(page, (40, 40), (110, 60), by)
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


def test_a_recognizer_may_ignore_what_its_view_does_not(page):
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


def test_a_button_that_is_made_anew_under_the_finger_keeps_its_click(page):
    needs(page, "chromium", why="the driver clicks only what was touched first")
    attach(page, "tap")
    press = Press(page, "touch")
    press.down(60, 40)
    page.evaluate("""() => {
      const fresh = document.createElement("button");
      fresh.style = "width: 100px; height: 60px";
      fresh.addEventListener("click", () => told.push("click fresh"));
      document.querySelector("#button").replaceWith(fresh);
    }""")
    press.up()
    page.wait_for_function("told.includes('click pad')")
    assert sorted(told(page)) == ["click fresh", "click pad", "tap ended"]


def test_text_can_be_selected_beside_taps_alone(page):
    attach(page, "tap")
    selects = "getComputedStyle(pad).userSelect ?? getComputedStyle(pad).webkitUserSelect"
    assert page.evaluate(selects) != "none"
    page.evaluate("padView.add('pan')")
    assert page.evaluate(selects) == "none"


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

@pytest.mark.parametrize("by", ["mouse", "touch", "pen"])
@pytest.mark.parametrize("how", ["pad.remove()", "pad.parentNode.innerHTML = pad.parentNode.innerHTML.replace('pad', 'gone')"])
def test_an_element_that_leaves_the_page_leaves_nothing_stuck(page, by, how):
    page.evaluate("other.parentNode.insertBefore(other, null)")
    page.evaluate("globalThis.holder = document.body.appendChild(document.createElement('main')); holder.append(pad)")
    attach(page, "tap", "pan")
    attach(page, "tap", "pan", to="other")
    # Firefox finds what is hit in what was drawn last.
    for _ in range(3):
        next_frame(page)
    press = Press(page, by)
    press.down(200, 200)
    press.move(240, 200)
    press.move(250, 200)
    page.evaluate(how)
    press.move(260, 200)
    press.up()
    assert told(page) == ["pan began", "pan cancelled"]
    press.down(100, 450)
    press.up()
    page.wait_for_function("told.length > 0")
    assert told(page)[0] == "other tap ended", "the next press anywhere counts"
    assert page.evaluate("dactyl.page._input._pointers.length") == 0
    if how == "pad.remove()":
        page.evaluate("holder.append(pad)")
        for _ in range(3):
            next_frame(page)
        press.down(250, 250)
        press.up()
        # And when it comes back, it knows taps.
        page.wait_for_function("told.includes('tap ended')")


def test_nothing_of_the_page_is_replaced(page):
    page.evaluate("""() => {
      const own = () => [pad, document, Element.prototype, EventTarget.prototype].map((one) => (
        JSON.stringify(Object.entries(Object.getOwnPropertyDescriptors(one)).map(([name, { value }]) => [name, typeof value]))
      ));
      const { addEventListener, removeEventListener, dispatchEvent } = EventTarget.prototype;
      const { setPointerCapture } = Element.prototype;
      const before = own();
      const view = dactyl.attach(pad, { wheel: true, keyboard: true, events: true });
      for (const kind of ["tap", "pan", "pinch", "hover"]) view.add(kind);
      const whenAttached = own();
      const style = pad.getAttribute("style");
      view.remove();
      const isAsBefore = (one) => one.every((text, i) => text === before[i]);
      const { prototype } = EventTarget;
      if (prototype.addEventListener !== addEventListener || prototype.removeEventListener !== removeEventListener) told.push("listening");
      if (prototype.dispatchEvent !== dispatchEvent || Element.prototype.setPointerCapture !== setPointerCapture) told.push("capturing");
      if (!isAsBefore(whenAttached) || !isAsBefore(own())) told.push("properties");
      if (!style || pad.getAttribute("style")) told.push(`style ${pad.getAttribute("style")}`);
    }""")
    assert told(page) == []


@pytest.mark.parametrize("by", ["mouse", "touch", "pen"])
def test_an_element_that_is_moved_in_the_page_under_the_finger_goes_on(page, by):
    attach(page, "pan")
    press = Press(page, by)
    press.down(200, 200)
    press.move(240, 200)
    page.evaluate("document.body.append(pad)")
    press.move(260, 350)
    press.move(300, 360)
    press.up()
    assert [word for word in told(page) if "click" not in word] == ["pan began", "pan ended"]


@pytest.mark.parametrize("by", ["mouse", "touch", "pen"])
def test_a_child_that_is_replaced_under_the_finger_leaves_the_drag_alone(page, by):
    attach(page, "pan")
    press = Press(page, by)
    press.down(60, 40)
    press.move(100, 40)
    page.evaluate("pad.innerHTML = 'another'")
    press.move(140, 40)
    press.move(160, 40)
    press.up()
    assert [word for word in told(page) if "click" not in word] == ["pan began", "pan ended"]


@pytest.mark.parametrize("setting", ["isUserInteractionEnabled: false", "isHidden: true"])
def test_what_is_disabled_neither_recognizes_nor_takes_scrolling(page, setting):
    attach(page, "tap", "pan")
    page.evaluate(f"padView.set({{ {setting} }})")
    press = Press(page, "mouse")
    press.down(200, 200)
    press.up()
    assert [word for word in told(page) if "click" not in word] == []
    needs(page, "chromium", why=UNSCROLLED)
    touches = touches_of(page, ahead=0)
    touches.follow(line((200, 300), (200, 100), 16))
    page.wait_for_function("scrollY > 50")
    assert [word for word in told(page) if "click" not in word] == []


def test_a_disabled_recognizer_takes_no_scrolling_and_touch_action_counts_at_once(page):
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
    touches = touches_of(page, ahead=0)
    touches.send("touchStart", (150, 200))
    page.wait_for_function("told.length === 1")
    for y in range(200, 100, -10):
        touches.rest(0.016)
        touches.send("touchMove", (150, y))
    touches.send("touchEnd")
    assert told(page) == ["longPress began", "longPress ended"]
    assert page.evaluate("scrollY") == 0
    needs(page, "chromium", why=UNSCROLLED)
    touches.follow(line((150, 250), (150, 100), 16))
    page.wait_for_function("scrollY > 50")
    assert told(page) == [], "without holding the page scrolls"


@pytest.mark.parametrize("kinds, prevented", [(["tap", "longPress"], "false"), (["tap", "pan"], "true")])
def test_what_is_draggable_is_dragged_beside_a_tap_and_not_beside_a_pan(page, kinds, prevented):
    page.evaluate("""() => {
      document.querySelector("#text").draggable = true;
      document.addEventListener("dragstart", (event) => told.push(`dragstart ${event.defaultPrevented}`));
    }""")
    attach(page, *kinds)
    box = page.locator("#text").bounding_box()
    drag(page, (box["x"] + 10, box["y"] + 8), (box["x"] + 90, box["y"] + 40))
    assert f"dragstart {prevented}" in told(page)


def test_a_busy_page_makes_no_long_press_of_a_quick_tap(page):
    needs(page, "chromium", why="the driver tells no times")
    attach(page, "tap", "longPress")
    touches = touches_of(page, ahead=0)
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
    touches = touches_of(page, ahead=0)
    touches.follow(line((150, 150), (90, 150)), line((170, 150), (250, 150)))
    assert told(page) == ["pinch began", "pinch ended"]
    assert page.evaluate("asked") == 0
    assert page.evaluate("frames") == 2 + 12 + 2, "two come down, move at once and lift"
    touches.follow(line((150, 150), (90, 150)), [(170, 150)] * 13)
    assert page.evaluate("asked") == 0


def test_moves_of_fingers_come_by_touch_events_and_where_samples_are_wanted_by_pointer_events(page):
    page.evaluate("""() => {
      pad.innerHTML = "<p style='height: 100px'></p><p style='height: 100px'></p>";
      globalThis.places = [];
      dactyl.attach(pad).add("pan", (pan) => {
        if (pan.state === "changed") told.push(pan.event.type);
        places.push(pan.translation.x);
        if (globalThis.wantsSamples && told.length === 3) pan.coalescedTouches(pan.touches[0]);
      });
      const { _sendRows: sendRows } = dactyl.page;
      globalThis.frames = 0;
      dactyl.page._sendRows = function (length) { frames++; sendRows.call(this, length); };
    }""")
    touches = touches_of(page, ahead=0)
    paths = [line((100, 80), (220, 80)), line((100, 220), (220, 220))]
    touches.follow(*paths)
    assert set(told(page)) == {"touchmove"}
    assert page.evaluate("frames") == 2 + 12 + 2, "fingers on two elements make one frame of an instant"
    page.evaluate("wantsSamples = true")
    touches.follow(*paths)
    words = told(page)
    assert set(words[:3]) == {"touchmove"} and set(words[3:]) == {"pointermove"}
    places = page.evaluate("places")
    assert places[len(places) // 2:] == places[:len(places) // 2], "and none is lost or told twice in between"


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


def test_a_key_answers_while_a_finger_rests_on_the_element(page):
    page.evaluate("pad.tabIndex = 0")
    attach(page, "tap")
    page.evaluate("pad.focus()")
    press = Press(page, "touch")
    press.down(60, 200)
    page.keyboard.press("Enter")
    assert told(page) == ["tap ended"]
    press.up()
    assert "tap ended" not in told(page)
    attach(page, "longPress", to="other")
    press.down(100, 450)
    page.keyboard.press("Enter")
    page.wait_for_function("told.includes('other longPress began')")
    press.up()
    assert "tap ended" in told(page), "a finger elsewhere goes on, however late the key comes"


@pytest.mark.parametrize("key", ["ContextMenu", "Shift+F10"])
def test_a_long_press_answers_the_key_of_the_menu(page, key):
    needs(page, "chromium", why="the driver's keys open no menu")
    page.evaluate("pad.tabIndex = 0; document.addEventListener('contextmenu', ({ defaultPrevented }) => told.push(`menu ${defaultPrevented}`))")
    page.focus("#pad")
    page.keyboard.press(key)
    assert told(page) == ["menu false"]
    attach(page, "longPress", "tap")
    page.keyboard.press(key)
    assert told(page) == ["longPress began", "longPress ended", "menu true"]
    page.mouse.click(200, 200, button="right")
    assert told(page) == ["menu false"], "the menu of a mouse stays"


# What the last pan, pinch or transform of the pad came to.
FOLLOW = """(gesture) => {
  const { kind, state, translation: { x, y }, velocity, scale, rotation } = gesture;
  globalThis.last = { kind, x: Math.round(x), y: Math.round(y), scale, speed: Math.hypot(velocity.x, velocity.y) };
  if (state !== "changed") told.push(`${kind} ${state}`);
}"""


def follow(page, *kinds, options="{}"):
    page.evaluate("pad.tabIndex = 0")
    page.evaluate(f"""() => {{
      const view = globalThis.padView = dactyl.attach(pad, {options});
      for (const kind of {list(kinds)}) view.add(...[kind].flat(), {FOLLOW});
    }}""")


def test_arrow_keys_pan_and_plus_and_minus_pinch_where_that_is_asked(page):
    follow(page, "pan", "pinch", "tap")
    page.focus("#pad")
    page.keyboard.press("ArrowRight")
    assert told(page) == [], "unasked, nothing"
    page.evaluate("padView.set({ keyboard: true })")
    page.keyboard.down("ArrowRight")
    page.keyboard.down("ArrowDown")
    page.keyboard.up("ArrowDown")
    page.keyboard.up("ArrowRight")
    assert told(page) == ["pan began", "pan ended"]
    last = page.evaluate("last")
    assert (last["x"], last["y"]) == (10, 10)
    assert page.evaluate("scrollY") == 0
    page.keyboard.press("Shift+ArrowLeft")
    assert page.evaluate("last.x") == -100
    assert told(page) == ["pan began", "pan ended"]
    for key, scale in [("+", 1.1), ("-", 1 / 1.1)]:
        page.keyboard.press(key)
        assert told(page) == ["pinch began", "pinch ended"]
        assert abs(page.evaluate("last.scale") - scale) < 0.011
    for key, scale in [("+", 1.1), ("+", 1.1), ("0", 1 / 1.21)]:
        page.keyboard.press(key)
        assert told(page) == ["pinch began", "pinch ended"]
        assert abs(page.evaluate("last.scale") - scale) < 0.011, "0 takes back what keys have stretched"
    page.keyboard.press("0")
    assert told(page) == []
    page.keyboard.down("ArrowRight")
    page.keyboard.press("Escape")
    page.keyboard.up("ArrowRight")
    assert told(page) == ["pan began", "pan cancelled"]
    page.keyboard.press("Enter")
    assert told(page) == ["tap ended"]


def test_a_name_that_stands_for_nobody_is_told_once_when_a_finger_comes_down(page):
    page.evaluate("globalThis.warned = []; console.warn = (words) => warned.push(words); 0")
    attach(page, ["tap", {"requireToFail": "doubleTap"}], ["pan", {"simultaneousWith": "pinch"}])
    page.mouse.click(200, 200)
    page.mouse.click(200, 200)
    assert page.evaluate("warned") == ["tap: there is no recogniser `doubleTap`"]


@pytest.mark.parametrize("by", ["mouse", "touch", "pen"])
def test_escape_takes_a_drag_back(page, by):
    attach(page, "pan", "tap")
    press = Press(page, by)
    press.down(100, 200)
    page.keyboard.press("Escape")
    press.up()
    assert "tap ended" in told(page), "a press that is no drag stays"
    press = Press(page, by)
    press.down(100, 200)
    for x in range(110, 200, 10):
        press.move(x, 200)
    page.keyboard.press("Escape")
    press.move(210, 200)
    press.up()
    assert told(page) == ["pan began", "pan cancelled"]


@pytest.mark.parametrize("by", ["wheel", "Safari's events"])
def test_escape_takes_a_stretch_by_a_trackpad_back_wherever_the_focus_is(page, by):
    follow(page, "pinch", options="{ wheel: true }")
    if by == "wheel":
        # In one go: a wheel that pauses for 120 ms has ended its pinch.
        page.evaluate("""() => {
          const event = { bubbles: true, cancelable: true };
          pad.dispatchEvent(new WheelEvent("wheel", { ...event, deltaY: -20, ctrlKey: true, clientX: 200, clientY: 200 }));
          document.body.dispatchEvent(new KeyboardEvent("keydown", { ...event, key: "Escape" }));
          pad.dispatchEvent(new WheelEvent("wheel", { ...event, deltaY: -20, ctrlKey: true, clientX: 200, clientY: 200 }));
        }""")
    else:
        stretch(page, ("start", 1), ("change", 1.5), ("change", 2))
        assert page.evaluate("last.scale") == pytest.approx(2, abs=0.01)
        page.keyboard.press("Escape")
    assert told(page) == ["pinch began", "pinch cancelled"], "and the rest of a wheel's push does nothing"


def stretch(page, *steps):
    """As Safari tells of two fingers on a trackpad. No other browser has these events; returns which of them the page took."""
    return page.evaluate(f"""{[list(step) for step in steps]}.map(([name, scale]) => {{
      const event = new Event("gesture" + name, {{ bubbles: true, cancelable: true }});
      return !pad.dispatchEvent(Object.assign(event, {{ scale, rotation: 0, clientX: 200, clientY: 200 }}));
    }})""")


def test_two_fingers_on_a_trackpad_stretch_in_safari(page):
    follow(page, "pinch", options="{ wheel: true }")
    assert stretch(page, ("start", 1), ("change", 0.8), ("change", 0.5)) == [True, True, True]
    assert page.evaluate("last.scale") == pytest.approx(0.5, abs=0.01)
    stretch(page, ("end", 0.5))
    assert told(page) == ["pinch began", "pinch ended"]
    attach(page, "pan", to="other")
    page.evaluate("pad.addEventListener('gesturestart', (event) => event.preventDefault(), { capture: true, once: true }), padView.remove()")
    assert stretch(page, ("start", 1), ("change", 2)) == [True, False], "the page itself took the first"


@pytest.mark.parametrize("field", ["<input id=field value='some words to select'>", "<textarea id=field>some words to select</textarea>",
                                   "<div id=field contenteditable>some words to select</div>"])
def test_a_mouse_selects_the_text_of_a_field_and_drags_beside_it(page, field):
    attach(page, "pan", "tap")
    page.evaluate(f"pad.insertAdjacentHTML('afterbegin', {field!r}), field.style.cssText = 'display: block; width: 200px; height: 40px; font: 20px monospace'")
    drag(page, (25, 35), (190, 35))
    assert told(page) == ["click pad"], "the browser's own"
    assert page.evaluate("getSelection().toString() || field.value.slice(field.selectionStart, field.selectionEnd)") != ""
    drag(page, (250, 35), (290, 35))
    assert told(page) == ["pan began", "pan ended"]


def test_a_drag_is_cancelled_when_the_page_is_kept_for_later(page):
    attach(page, "pan")
    press = Press(page, "mouse")
    press.down(100, 200)
    for x in range(110, 200, 10):
        press.move(x, 200)
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })), 0")
    assert told(page) == ["pan began", "pan cancelled"]
    press.up()


def test_a_wheel_pans_and_with_control_pinches_where_that_is_asked(page):
    follow(page, "pan", "pinch", "tap", "longPress")
    page.evaluate("padView.set({ wheel: true })")
    page.mouse.move(200, 200)
    page.mouse.wheel(60, 120)
    page.wait_for_function("told.length === 2")
    assert told(page) == ["pan began", "pan ended"]
    last = page.evaluate("last")
    assert (last["x"], last["y"]) == (-60, -120)
    assert last["speed"] < 1, "a wheel that has stopped throws nothing"
    assert page.evaluate("scrollY") == 0
    needs(page, "chromium", "firefox", why="the driver's wheels know no keys")
    page.keyboard.down("Control")
    page.mouse.wheel(0, -20)
    page.keyboard.up("Control")
    page.wait_for_function("told.length === 2")
    assert told(page) == ["pinch began", "pinch ended"]
    assert abs(page.evaluate("last.scale") - 1.221) < 0.001, "as browsers count: the power of a hundredth"


@pytest.mark.parametrize("options, pan", [("{}", {}), ("{ wheel: true }", {"axis": "x"})])
def test_a_wheel_that_is_not_asked_for_or_not_wanted_scrolls_the_page(page, options, pan):
    follow(page, ["pan", pan], options=options)
    page.mouse.move(200, 200)
    page.mouse.wheel(0, 100)
    page.wait_for_function("scrollY > 50")
    assert told(page) == []


def test_a_trackpad_that_slides_on_by_itself_ends_the_pan_and_a_new_push_begins_another(page):
    follow(page, "pan", options="{ wheel: true }")
    page.evaluate("""() => {
      let time = performance.now();
      const push = (sizes) => {
        for (const size of sizes) {
          const event = new WheelEvent("wheel", { deltaY: size, clientX: 200, clientY: 200, bubbles: true, cancelable: true });
          Object.defineProperty(event, "timeStamp", { value: time += 8 });
          pad.dispatchEvent(event);
        }
      };
      push([2, 8, 15, 24, 30, 31]);
      push(Array.from({ length: 30 }, (_, i) => 30 * 0.9 ** i));
      globalThis.first = { ...last };
      push([4, 12, 20]);
    }""")
    page.wait_for_function("told.length === 4")
    assert told(page) == ["pan began", "pan ended", "pan began", "pan ended"]
    first = page.evaluate("first")
    assert -300 < first["y"] < -200, "the hand's way and the six events by which the slide is known, of 380 in all"
    assert first["speed"] > 1000, "it is as fast as the hand was"
    assert page.evaluate("last.y") == -36


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


# MARK: Frames and windows

@pytest.mark.parametrize("place", ["frame", "popup"])
def test_time_in_a_frame_or_popup_is_that_of_the_page(page, place):
    """A document that opens later has a clock that begins later; a short touch there is no long press, and a drag has a velocity."""
    needs(page, "chromium", why="the driver touches no frame")
    page.wait_for_timeout(1500)
    html = "<!doctype html><style>body { margin: 0 } #inner { width: 300px; height: 200px; background: #edc }</style><div id='inner'></div>"
    if place == "frame":
        page.evaluate("""(html) => new Promise((resolve) => {
          const frame = document.body.appendChild(document.createElement("iframe"));
          frame.style = "position: fixed; left: 0; top: 0; width: 320px; height: 240px; border: 0; z-index: 9";
          frame.onload = () => resolve(globalThis.inner = frame.contentDocument.querySelector("#inner"));
          frame.srcdoc = html;
        })""", html)
        inside = page
    else:
        with page.expect_popup() as opened:
            page.evaluate("""(html) => {
              const popup = open("about:blank", "", "width=340,height=260");
              popup.document.write(html);
              popup.document.close();
              globalThis.inner = popup.document.querySelector("#inner");
            }""", html)
        inside = opened.value
    page.evaluate("""() => {
      const view = dactyl.attach(inner);
      view.add("longPress", say(""));
      let fastest = 0;
      view.add("pan", ({ state, velocity }) => {
        fastest = Math.max(fastest, Math.hypot(velocity.x, velocity.y));
        if (state === "ended") told.push(`pan ${fastest > 100}`);
      });
    }""")
    session = inside.context.new_cdp_session(inside)

    def mouse(kind, x):
        session.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": 100, "button": "left", "clickCount": 1,
                                                  "buttons": 0 if kind == "mouseReleased" else 1})

    mouse("mousePressed", 60)
    page.wait_for_timeout(200)
    mouse("mouseReleased", 60)
    next_frame(page)
    assert page.evaluate("told.splice(0)") == []
    mouse("mousePressed", 60)
    page.wait_for_timeout(550)
    mouse("mouseReleased", 60)
    next_frame(page)
    assert page.evaluate("told.splice(0)") == ["longPress began", "longPress ended"]
    mouse("mousePressed", 60)
    for step in range(12):
        mouse("mouseMoved", 60 + 10 * step)
        page.wait_for_timeout(8)
    mouse("mouseReleased", 170)
    next_frame(page)
    assert page.evaluate("told.splice(0)") == ["pan true"]
