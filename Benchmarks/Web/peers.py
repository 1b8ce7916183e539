"""How Dactyl and other libraries behave on one page, by real mice, fingers and keys in Chromium, and the processor's time of 5,000 rows:
a table with a row for each thing that a page needs.

    .build-python/bin/python Benchmarks/Web/peers.py hammer=hammer.js use-gesture=use-gesture.js interact=interact.js

Each is one file for a <script>, read from where you have it: `Hammer`, `UseGesture` (the vanilla package) and `interact` are what they define.
Any of them may be left out. Benchmarks/Web/peers.html is the page. It fails where another does a row and Dactyl does not, or where Dactyl takes a tenth longer.
"""

import functools
import http.server
import pathlib
import shutil
import statistics
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from playwright.sync_api import sync_playwright  # noqa: E402

from browsing import next_frame  # noqa: E402
from touches import Touches, line  # noqa: E402

FILES = {"hammer": "Hammer", "use-gesture": "use-gesture", "interact": "interact"}
ROUNDS = 5


class Pages(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def told(page, wait=0.25):
    page.wait_for_timeout(1000 * wait)
    return page.evaluate("told.splice(0)")


def has(words, *parts):
    return any(all(part in word for part in parts) for word in words)


def move(page, *places, steps=8):
    for start, end in zip(places, places[1:]):
        for place in line(start, end, steps)[1:]:
            page.mouse.move(*place)


def drag(page, *places):
    page.mouse.move(*places[0])
    page.mouse.down()
    move(page, *places)
    page.mouse.up()


# MARK: What a page needs; each answers whether it is so.

def a_mouse_clicks_a_button_in_an_attached_element(page):
    page.mouse.click(60, 60)
    return "click" in told(page)


def a_drag_from_a_button_to_itself_makes_no_click(page):
    drag(page, (50, 60), (150, 65))
    words = told(page)
    return has(words, "drag") and "click" not in words


def an_element_that_leaves_under_the_mouse_leaves_nothing_stuck(page):
    page.mouse.move(200, 120)
    page.mouse.down()
    move(page, (200, 120), (260, 120))
    page.evaluate("pad.remove()")
    move(page, (260, 120), (260, 400))
    page.mouse.up()
    told(page)
    page.mouse.click(450, 100)
    if "other tap" not in told(page):
        return False
    page.evaluate("document.body.append(pad)")
    page.mouse.click(250, 120)
    return "pad tap" in told(page)


def an_element_that_leaves_under_a_finger_leaves_nothing_stuck(page):
    touches = Touches(page, ahead=0)
    touches.send("touchStart", (200, 120))
    for x in (215, 230, 245, 260):
        touches.rest(0.016)
        touches.send("touchMove", (x, 120))
    page.evaluate("pad.remove()")
    touches.send("touchEnd")
    told(page)
    page.evaluate("document.body.append(pad)")
    for _ in range(3):
        next_frame(page)
    touches.tap((250, 120))
    words = told(page)
    if "pad tap" not in words:
        return False
    touches.follow(line((200, 120), (260, 120)))
    words = told(page)
    return page.evaluate("scale") is None and has(words, "drag")


def a_slider_in_an_attached_element_is_dragged_and_begins_nothing(page):
    drag(page, (140, 178), (210, 178))
    return int(page.evaluate("range.value")) > 60 and not has(told(page), "drag")


def a_finger_that_holds_drags_in_a_page_that_scrolls(page):
    touches = Touches(page, ahead=0)
    touches.send("touchStart", (100, 330))
    page.wait_for_timeout(700)
    for _, y in line((0, 330), (0, 200), 12)[1:]:
        touches.rest(0.016)
        touches.send("touchMove", (100, y))
    touches.send("touchEnd")
    words = told(page)
    return page.evaluate("scrollY") == 0 and len(words) > 1 and not has(words, "cancel")


def and_one_that_does_not_hold_scrolls(page):
    Touches(page, ahead=0).follow(line((100, 340), (100, 160), 6))
    page.wait_for_timeout(300)
    return page.evaluate("scrollY") > 30


def a_finger_at_45_degrees_goes_one_way_only(page):
    touches = Touches(page, ahead=0)
    for _ in range(8):
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(150)
        told(page, 0)
        touches.follow(line((600, 450), (440, 290)))
        words = told(page)
        # Where the browser has scrolled, whatever had begun must have been taken back, or have not begun.
        if (page.evaluate("scrollY") > 5) == bool(words):
            return False
    return True


def one_finger_rests_and_the_other_goes_twice_as_far_doubles(page):
    touches = Touches(page)
    touches.follow([(60, 120)] * 26, line((160, 120), (260, 120), 25))
    return abs((page.evaluate("scale") or 0) - 2) < 0.06


def a_busy_page_makes_no_long_press_of_a_quick_tap(page):
    session = page.context.new_cdp_session(page)
    for _ in range(6):
        page.evaluate("setTimeout(() => { const end = performance.now() + 900; while (performance.now() < end); }, 60)")
        down = time.time()
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": 250, "y": 120, "id": 0}], "timestamp": down})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": down + 0.12})
        words = told(page, 1.2)
        if has(words, "press") or "pad tap" not in words:
            return False
    return True


def a_tap_that_closes_an_overlay_clicks_nothing_below(page):
    page.evaluate("overlay.style.display = 'block'; document.body.append(overlay)")
    Touches(page, ahead=0).tap((60, 60))
    words = told(page, 0.6)
    return "overlay" in words and "click" not in words


def a_wheel_with_control_pinches(page):
    page.mouse.move(200, 120)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -50)
    page.keyboard.up("Control")
    page.wait_for_timeout(300)
    return (page.evaluate("scale") or 0) > 1


def arrow_keys_drag(page):
    page.focus("#pad")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    return has(told(page), "pad drag")


def enter_is_a_tap(page):
    page.focus("#pad")
    page.keyboard.press("Enter")
    return "pad tap" in told(page)


CHECKS = [
    a_mouse_clicks_a_button_in_an_attached_element, a_drag_from_a_button_to_itself_makes_no_click,
    an_element_that_leaves_under_the_mouse_leaves_nothing_stuck, an_element_that_leaves_under_a_finger_leaves_nothing_stuck,
    a_slider_in_an_attached_element_is_dragged_and_begins_nothing, a_finger_that_holds_drags_in_a_page_that_scrolls,
    and_one_that_does_not_hold_scrolls, a_finger_at_45_degrees_goes_one_way_only, one_finger_rests_and_the_other_goes_twice_as_far_doubles,
    a_busy_page_makes_no_long_press_of_a_quick_tap, a_tap_that_closes_an_overlay_clicks_nothing_below, a_wheel_with_control_pinches,
    arrow_keys_drag, enter_is_a_tap,
]


def open_page(browser, address, library, file):
    page = browser.new_context(viewport={"width": 700, "height": 640}, has_touch=True).new_page()
    if file:
        page.route("**/other.js", lambda route: route.fulfill(path=file, content_type="text/javascript"))
    page.goto(f"{address}?library={library}")
    page.wait_for_function("document.documentElement.dataset.ready || errors.length")
    assert page.evaluate("errors") == [], page.evaluate("errors")
    return page


def page_time(session):
    """For how long the page's thread has had the processor."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")


def main(files):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Pages, directory=ROOT))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/Benchmarks/Web/peers.html"
    libraries = {"Dactyl": None, **{FILES[name]: path for name, path in files.items()}}
    lost = []
    print("| | " + " | ".join(libraries) + " |\n|---|" + "---|" * len(libraries))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for check in CHECKS:
            name = check.__name__.replace("_", " ")
            results = {}
            for library, file in libraries.items():
                page = open_page(browser, address, library, file)
                results[library] = check(page)
                assert library != "Dactyl" or page.evaluate("errors") == [], page.evaluate("errors")
                page.context.close()
            print(f"| {name} | " + " | ".join("yes" if result else "**no**" for result in results.values()) + " |", flush=True)
            if not results["Dactyl"] and any(results.values()):
                lost.append(name)
        taken = {library: [] for library in libraries}
        for _ in range(ROUNDS):
            for library, file in libraries.items():
                page = open_page(browser, address, library, file)
                session = page.context.new_cdp_session(page)
                session.send("Performance.enable", {"timeDomain": "threadTicks"})
                # The first warms the page.
                before = [(page.evaluate("attachRows(5000)"), page_time(session))[1] for _ in range(4)]
                taken[library].append(1000 * (before[-1] - before[0]) / 3)
                page.context.close()
        medians = {library: statistics.median(times) for library, times in taken.items()}
        print("| 5,000 rows attached and removed, processor's time | " + " | ".join(f"{median:.0f} ms" for median in medians.values()) + " |")
        # By rounds, because no two find the same machine.
        for library in libraries:
            ratio = statistics.median([one / other for one, other in zip(taken["Dactyl"], taken[library])])
            if ratio > 1.1:
                lost.append(f"5,000 rows, {ratio:.2f} of {library}")
        browser.close()
    if lost:
        sys.exit("Dactyl loses: " + ", ".join(lost))


if __name__ == "__main__":
    said = dict(argument.split("=", 1) for argument in sys.argv[1:])
    if not said or not said.keys() <= FILES.keys():
        sys.exit(__doc__)
    main(said)
