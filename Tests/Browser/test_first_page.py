"""The first page of the documentation site, and the site's search: what Scripts/docs/build adds to docc's pages."""

import functools
import gzip
import http.server
import json
import re
import sys
import threading

import drawings
import pytest
from playwright.sync_api import expect
from browsing import ROOT, Fingers, next_frame

sys.path.insert(0, str(ROOT / "Scripts/docs"))
import front_page  # noqa: E402

AUDIT = (ROOT / "Tests/Browser/audit.js").read_text()
BASE = "/handbook/"
# All that the page loads, as a server compresses it.
MOST_BYTES = 150_000


def entry(name):
    """A guide as the index of the search has it."""
    text = (ROOT / f"Docs/{name}.md").read_text()
    headings = re.findall(r"^(?:##+ |(?=\*\*))(?:\*\*)?(.*?)(?:\*\*.*)?$", text, flags=re.M)
    return [re.search(r"^# (.*)$", text, flags=re.M)[1], f"documentation/guides/{name}/", " ".join(text.split()), " · ".join(headings)]


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The site in a folder of its server, without docc's pages."""
    root = tmp_path_factory.mktemp("site")
    out = root / BASE.strip("/")
    out.mkdir()
    front_page.write(out, BASE)
    guides = [entry(file.stem) for file in sorted((ROOT / "Docs").glob("*.md"))]
    (out / "search.json").write_text(json.dumps(guides))

    class Quiet(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=root))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}{BASE}"
    server.shutdown()


class First:
    """The page; its clock stands still unless a test lets time pass."""

    def __init__(self, page, address):
        self.page = page
        self.errors = []
        self.loaded = {}
        page.on("console", lambda message: self.errors.append(message.text) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("response", lambda answer: self.loaded.update({answer.url: answer}))
        page.context.add_init_script("globalThis.realFrame = requestAnimationFrame.bind(globalThis)")
        page.clock.install(time=0)
        page.clock.pause_at(3600)
        page.goto(address)
        page.wait_for_selector("html[data-ready=true]")
        next_frame(page)
        self.wait(0.1)

    def wait(self, seconds):
        self.page.clock.run_for(round(seconds * 1000))

    @property
    def box(self):
        return self.page.locator("#pad").bounding_box()

    @property
    def middle(self):
        return self.box["width"] / 2, self.box["height"] / 2

    @property
    def fingers(self):
        self.page.locator("#pad").scroll_into_view_if_needed()
        return Fingers(self)

    def tap_twice(self, pause):
        self.fingers.tap(self.middle)
        self.wait(pause)
        self.fingers.tap(self.middle)
        self.wait(0.4)

    def says(self, verdict):
        expect(self.page.locator("#verdict")).to_have_text(verdict, timeout=15000)

    @property
    def why(self):
        return self.page.locator("#why .key").inner_text()

    def slide(self, value):
        self.page.locator("#slider input[type=range]").fill(str(value))


@pytest.fixture(params=[1280])
def first(browser, site, request):
    context = browser.new_context(viewport={"width": request.param, "height": 800}, has_touch=True)
    context.set_default_timeout(15000)
    first = First(context.new_page(), site)
    yield first
    assert first.errors == []
    assert all(url.startswith((site, "data:", "blob:")) for url in first.loaded)
    context.close()


def test_a_slow_double_tap_says_by_how_much_and_the_slider_flips_it(first):
    first.tap_twice(0.5)
    first.says("No double tap")
    late, limit = re.fullmatch(r"([\d.]+) s since the last tap, limit ([\d.]+) s", first.why).groups()
    assert 0.49 <= float(late) <= 0.53 and limit == "0.35"
    first.slide(0.6)
    first.says("Double tap")
    assert re.fullmatch(rf"{late} s between the taps, limit 0.6 s", first.why)
    assert first.page.locator("#change").inner_text().splitlines() == ["At 0.35 s No double tap", "At 0.6 s Double tap"]
    assert "tap.maximumTapInterval = 0.6" in first.page.locator("#code").inner_text()
    first.slide(0.4)
    first.says("No double tap")
    # And back where it stood.
    first.page.get_by_role("button", name="back to 0.35 s").click()
    first.says("No double tap")
    assert "judged again at once" in first.page.locator("#change").inner_text()


def test_one_tap_says_what_is_missing(first):
    first.fingers.tap(first.middle)
    first.wait(0.4)
    first.says("No double tap")
    assert first.why == "No next tap within 0.35 s"


def test_a_reason_without_a_limit_has_no_slider(first):
    x, y = first.middle
    first.fingers.drag(((x - 80, y), (x + 80, y)), steps=20)
    first.wait(0.1)
    first.says("No circle")
    assert first.why == "Straight"
    assert not first.page.locator("#tune").is_visible()


def test_a_double_tap_in_time(first):
    first.tap_twice(0.15)
    first.says("Double tap")
    first.slide(0.1)
    first.says("No double tap")
    assert first.page.locator("#change").inner_text().splitlines() == ["At 0.35 s Double tap", "At 0.1 s No double tap"]


def test_three_slow_taps_keep_the_two_that_a_slider_joins(first):
    first.fingers.tap(first.middle)
    first.wait(0.5)
    first.tap_twice(0.5)
    first.says("No double tap")
    first.slide(0.6)
    first.says("Double tap")


def test_gestures_apart_are_judged_apart(first):
    first.tap_twice(0.5)
    first.wait(2.5)
    first.fingers.follow(drawings.arc(first.middle))
    first.wait(0.1)
    first.says("Circle")
    first.slide(400)
    first.says("No circle")
    assert first.page.evaluate("front.session.trace.fingers.length") == 1


def test_a_circle_and_one_left_open(first):
    first.fingers.follow(drawings.arc(first.middle))
    first.wait(0.1)
    first.says("Circle")
    assert first.why.startswith("Radius 80 px, round by 360°")
    assert first.page.locator(".ink circle.found").count() == 1
    assert "CircleGestureRecognizer" in first.page.locator("#code").inner_text()
    first.wait(3)
    first.fingers.follow(drawings.arc(first.middle, degrees=230))
    first.wait(0.1)
    first.says("No circle")
    assert re.match(r"Left open: turns by \d+°, needs \d+°", first.why)
    first.slide(2)
    first.says("Circle")
    assert first.page.locator("#change .missed, #change .came").count() == 2


def test_the_mouse_and_the_keys_touch_too(first):
    box = first.box
    first.page.mouse.move(box["x"] + 200, box["y"] + 300)
    for _ in range(2):
        first.page.mouse.down()
        first.wait(0.05)
        first.page.mouse.up()
        first.wait(0.1)
    first.says("Double tap")
    first.wait(3)
    first.page.locator("#verdict").evaluate("one => (one.textContent = '')")
    first.page.locator("#pad").focus()
    first.page.keyboard.press("ArrowDown")
    for _ in range(2):
        first.page.keyboard.down(" ")
        first.wait(0.05)
        first.page.keyboard.up(" ")
        first.wait(0.1)
    first.says("Double tap")


def test_the_ghost_shows_it_until_the_first_touch(browser, site, first):
    assert first.page.evaluate("front.ghost.isOn")
    first.fingers.tap(first.middle)
    assert not first.page.evaluate("front.ghost.isOn")
    with browser.new_context(reduced_motion="reduce") as calm:
        page = calm.new_page()
        page.goto(site)
        page.wait_for_selector("html[data-ready=true]")
        assert page.evaluate("front.ghost.isOn && front.ghost.isCalm")


def test_the_link_carries_the_touches_to_the_studio(first, site):
    first.tap_twice(0.5)
    first.slide(0.6)
    link = first.page.locator("#mine")
    link.wait_for()
    address = first.page.evaluate("document.querySelector('#mine').href")
    assert address.startswith(f"{site}try/studio/index.html#taps&numbers=")
    first.page.goto(address)
    first.page.wait_for_selector("html[data-ready=true]")
    first.wait(0.1)
    assert "double tap recognized" in first.page.locator("#why").inner_text()


def test_the_tabs_go_along_by_arrows_and_copy(first):
    tabs = first.page.get_by_role("tab")
    assert tabs.all_inner_texts() == ["Swift", "Web page", "C", "Python", "Linux desktop", "UIKit"]
    tabs.first.focus()
    code = []
    for name in tabs.all_inner_texts():
        assert first.page.get_by_role("tab", name=name, exact=True).get_attribute("aria-selected") == "true"
        assert first.page.get_by_role("tab", selected=True).count() == 1
        assert first.page.locator("#code").get_attribute("aria-labelledby") == first.page.evaluate("document.activeElement.id")
        code.append(first.page.locator("#code code").inner_text())
        first.page.keyboard.press("ArrowRight")
    assert len(set(code)) == 6
    assert tabs.first.get_attribute("aria-selected") == "true"
    first.page.keyboard.press("End")
    first.page.keyboard.press("ArrowLeft")
    assert first.page.locator("#code code").inner_text() == "device touchpad\ndouble-tap 3   run  playerctl play-pause"
    first.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    first.page.get_by_role("button", name="Copy").click()
    first.page.get_by_role("button", name="Copied").wait_for()
    assert first.page.evaluate("navigator.clipboard.readText()").startswith("device touchpad")


@pytest.mark.parametrize("gesture", ["tap", "circle"])
def test_the_code_of_the_page_runs(first, gesture):
    """The lines for a web page, as they stand, on a page with nothing else."""
    first.page.evaluate("gesture => front.languages.show(gesture, gesture === 'tap' ? { maximumTapInterval: 0.6 } : { generosity: 1.5 })", gesture)
    first.page.get_by_role("tab", name="Web page").click()
    code = first.page.locator("#code code").inner_text()
    folder = first.page.url + "modules/"
    for file in ("dactyl.js", "strokes.js", "dactyl.wasm", "dactyl-strokes.wasm"):
        first.page.route(folder + file, lambda route, _, file=file: route.fulfill(path=ROOT / "Web" / file))
    body = f'<!doctype html><link rel="icon" href="data:,"><div id="card"></div><script type="module">{code}\ndocument.title = "done";</script>'
    first.page.route(folder + "page.html", lambda route: route.fulfill(body=body, content_type="text/html"))
    first.page.goto(folder + "page.html")
    first.page.wait_for_function("document.title === 'done'")


def test_where_to_go_is_the_table_of_the_index(first):
    rows = [line for line in (ROOT / "Docs/index.md").read_text().split("## Where to go")[1].split("\n## ")[0].splitlines() if line.startswith("|")][2:]
    assert first.page.locator(".where li").count() == len(rows) == 11
    for link in first.page.locator(".where a").all():
        assert re.fullmatch(rf"{BASE}documentation/guides/[\w-]+/", link.get_attribute("href"))


def test_the_page_is_small(first):
    first.page.wait_for_load_state("networkidle")
    sizes = {url.rsplit("/", 1)[1] or "index.html": len(gzip.compress(answer.body(), 9)) for url, answer in first.loaded.items()}
    assert {"index.html", "front.js", "front.css", "dactyl-strokes.wasm", "inter.woff2"} <= set(sizes)
    assert sum(sizes.values()) <= MOST_BYTES, sizes


@pytest.mark.parametrize("first", [320, 390, 768, 1920], indirect=True)
def test_every_width_and_theme_can_be_read(first):
    for scheme in ("light", "dark"):
        first.page.emulate_media(color_scheme=scheme)
        for pause in (0.5, 0.1):
            assert first.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert first.page.evaluate(AUDIT) == []
            first.tap_twice(pause)
            first.wait(2.5)
    assert first.page.locator("#slider input[type=range]").bounding_box()["width"] > 150


@pytest.mark.parametrize("question, page", [
    ("why did my double tap fail", "gesture-tap"), ("Why was my tap a pan?", "faq"), ("how do I install it", "install"),
    ("How can I use this with React?", "web-recipes"), ("does it work with GTK windows", "windows"), ("pinch", "gesture-pinch"),
])
def test_a_whole_question_finds_the_page(first, site, question, page):
    first.page.goto(f"{site}search.html")
    first.page.wait_for_selector("html[data-ready=true]")
    first.page.get_by_label("Search all pages").fill(question)
    found = first.page.locator("#found li a").evaluate_all("all => all.slice(0, 5).map((one) => one.href.split('/').at(-2))")
    assert page in found
    first.page.get_by_label("Search all pages").fill("zzzz")
    assert first.page.locator("#count").inner_text() == "0 pages"


def test_the_headers_search_answers_while_typing(first, site):
    field = first.page.get_by_label("Search all pages")
    field.click()
    field.press_sequentially("why did my double tap fail")
    links = first.page.locator(".suggestions a")
    links.first.wait_for()
    assert f"{site}documentation/guides/gesture-tap/" in links.evaluate_all("all => all.map((one) => one.href)")
    field.press("ArrowDown")
    assert links.first.evaluate("one => one.getRootNode().activeElement === one")
    first.page.keyboard.press("Escape")
    assert not links.first.is_visible()
    field.press("Enter")
    first.page.wait_for_url(f"{site}search.html?q=why+did+my+double+tap+fail")
    # Its address is rewritten as it stands in the field.
    first.page.wait_for_selector("#found li")
