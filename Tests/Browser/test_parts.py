"""The ready parts of parts.js on the pages of Examples/Web, by real fingers, mice and keys. Scripts/check/npm builds the pages."""

import importlib.resources

import pytest

from browsing import next_frame, until
from test_package import at_rest, go, page, site  # noqa: F401
from touches import Touches, line


AXE = (importlib.resources.files("axe_playwright_python") / "axe.min.js").read_text()


def drag(page, *places, steps=8):
    page.mouse.move(*places[0])
    page.mouse.down()
    for start, end in zip(places, places[1:]):
        for place in line(start, end, steps)[1:]:
            page.mouse.move(*place)
            next_frame(page)
    page.mouse.up()


# MARK: Pages that lay parts otherwise

def make(page, site, html, script):
    """A page of its own over the package."""
    body = f"""<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>body {{ margin: 0; min-height: 100vh }}</style>{html}
      <script type="module">import {{ carousel, photo, sheet, sortable }} from "./package/parts.js";
      {script}; document.documentElement.dataset.ready = true;</script>"""
    page.route("**/made.html", lambda route: route.fulfill(body=body, content_type="text/html"))
    go(page, site + "made.html")


IN_FRAME = """(() => {
  const [inner, frame] = [p.element, p.frame].map((one) => one.getBoundingClientRect());
  return [inner.x - frame.x, inner.y - frame.y, inner.width, inner.height].map(Math.round);
})()"""


def picture(width, height, frame, outside="", direction="ltr"):
    return f"""<div style="{outside}"><div dir="{direction}" style="overflow: hidden; width: 300px; {frame}">
      <div id="picture" style="flex: none; width: {width}px; height: {height}px; background: linear-gradient(teal, gold)"></div></div></div>"""


MAKE_PHOTO = "globalThis.p = await photo(picture)"


def test_a_photo_smaller_than_its_frame_comes_back_to_where_the_page_has_laid_it(page, site):
    make(page, site, picture(100, 60, "height: 150px; display: flex; justify-content: center; align-items: center"), MAKE_PHOTO)
    assert page.evaluate(IN_FRAME) == [100, 45, 100, 60]
    Touches(page).tap((150, 75), 2)
    assert at_rest(page, IN_FRAME) == [25, 0, 250, 150]
    page.wait_for_timeout(1500)
    Touches(page).tap((150, 75), 2)
    assert at_rest(page, IN_FRAME) == [100, 45, 100, 60]


def test_a_photo_covers_its_frame_where_text_goes_from_right_to_left(page, site):
    make(page, site, picture(500, 150, "height: 150px", direction="rtl"), MAKE_PHOTO)
    assert page.evaluate(IN_FRAME) == [-200, 0, 500, 150]
    touches = Touches(page)
    touches.follow(line((50, 75), (130, 75), 20), rest=0.3)
    x = at_rest(page, IN_FRAME)[0]
    assert -150 < x < -100, "to the right it follows"
    touches.follow(line((280, 75), (20, 75), 20), rest=0.3)
    assert at_rest(page, IN_FRAME)[0] == -200, "to the left it covers the frame"


@pytest.mark.parametrize("transform, end, way", [("scale(.5)", (40, 100), [-50, 0]), ("rotate(90deg)", (100, 40), [0, -50])])
def test_a_photo_follows_the_finger_in_something_that_is_transformed(page, site, transform, end, way):
    outside = f"width: 300px; height: 300px; transform: {transform}; transform-origin: {'0 0' if 'scale' in transform else 'center'}"
    make(page, site, picture(600, 600, "height: 300px", outside), MAKE_PHOTO)
    before = page.evaluate("(({ x, y }) => [x, y])(picture.getBoundingClientRect())")
    Touches(page).follow(line((100, 100), end, 30), rest=0.3)
    after = at_rest(page, "(({ x, y }) => [x, y])(picture.getBoundingClientRect())")
    assert [new - old for new, old in zip(after, before)] == pytest.approx(way, abs=15), "the finger's way, less the threshold"


def test_a_photo_keeps_covering_a_frame_that_grows(page, site):
    make(page, site, picture(300, 200, "height: 200px"), MAKE_PHOTO)
    page.evaluate("p.set([3, 0, 0, 3, -600, -400])")
    page.evaluate("p.frame.style.width = '350px'")
    assert at_rest(page, IN_FRAME) == [-550, -400, 900, 600]


@pytest.mark.parametrize("start, end", [(100, 140), (100, 200), (100, 300), (60, 100), (200, 130)])
def test_a_photo_stays_under_the_fingers_about_a_thumb_that_rests(page, site, start, end):
    make(page, site, picture(600, 600, "height: 300px"), "globalThis.p = await photo(picture, { minimumScale: 0.2 })")
    page.evaluate("p.set([1, 0, 0, 1, -30, -100])")
    thumb, other = 30, 30 + start
    steps = 24
    touches = Touches(page)
    touches.follow([(thumb, 150)] * (steps + 1), line((other, 150), (min(thumb + end, 355), 150), steps), rest=0.3)
    scale = (min(thumb + end, 355) - thumb) / start
    a, _, _, _, x, _ = page.evaluate("p.matrix")
    assert a == pytest.approx(scale, abs=1e-3)
    assert x + a * (thumb + 30) == pytest.approx(thumb, abs=2), "what was under the thumb"
    assert x + a * (other + 30) == pytest.approx(min(thumb + end, 355), abs=2), "and under the finger"


STRIP = """<div id="strip" tabindex="0" style="overflow: hidden; width: 300px; %s"><div style="display: flex">""" + """
  <div style="flex: none; overflow: hidden; width: 300px; height: 200px"><div class="photo" style="height: 200px; background: linear-gradient(45deg, teal, gold)">
  </div></div>""" * 3 + "</div></div>"
MAKE_STRIP = """globalThis.s = await carousel(strip); globalThis.photos = [];
  for (const one of document.querySelectorAll(".photo")) photos.push(await photo(one))"""


@pytest.mark.parametrize("steps", [5, 30])
def test_a_photo_that_is_near_takes_the_drag_in_a_carousel_and_hands_over_at_its_edge(page, site, steps):
    make(page, site, STRIP % "", MAKE_STRIP)
    places = "[s.x, Math.round(photos[0].matrix[4])]"
    touches = Touches(page)
    touches.follow(line((290, 100), (100, 100), steps))
    assert at_rest(page, places) == [-300, 0], "at its smallest the carousel turns"
    page.evaluate("s.set({ x: 0 }); s._page = 0; photos[0].set([3, 0, 0, 3, -300, -200])")
    touches.follow(line((280, 100), (210, 100), steps), rest=0.3)
    x, photo = at_rest(page, places)
    assert x == 0 and -370 <= photo < -340
    page.evaluate("photos[0].set([3, 0, 0, 3, -550, -200])")
    touches.follow(line((290, 100), (20, 100), steps), rest=0.3)
    assert at_rest(page, places) == [-300, -600], "one touch moves the photo to its edge and turns the page"


def test_a_carousel_goes_the_other_way_where_text_goes_from_right_to_left(page, site):
    make(page, site, STRIP.replace("id=", 'dir="rtl" id=') % "", MAKE_STRIP)
    Touches(page).follow(line((60, 100), (290, 100), 10))
    assert at_rest(page, "[s.x, s.page]") == [300, 1]
    page.focus("#strip")
    page.keyboard.press("ArrowLeft")
    assert at_rest(page, "[s.x, s.page]") == [600, 2]


def test_a_carousel_follows_the_finger_in_something_that_is_scaled(page, site):
    make(page, site, STRIP % "transform: scale(.5); transform-origin: 0 0", MAKE_STRIP)
    touches = Touches(page)
    touches.send("touchStart", (140, 50))
    for place in line((140, 50), (40, 50), 20)[1:]:
        touches.rest(0.016)
        touches.send("touchMove", place)
    assert page.evaluate("s.x") == pytest.approx(-180, abs=25)
    touches.rest(0.3)
    touches.send("touchEnd")
    assert at_rest(page, "s.x") == -300


def test_one_touch_goes_from_a_sheet_to_its_list_and_back(page, site):
    rows = "<p style='height: 40px; margin: 0'>row</p>" * 40
    make(page, site, f"""<div id="panel" style="position: fixed; inset: 140px 0 0; background: white">
      <div id="rows" style="height: 100%; overflow: auto">{rows}</div></div>""", "globalThis.p = await sheet(panel, { detents: [0, 250], content: rows })")
    state = "[Math.round(p.y), Math.round(rows.scrollTop)]"
    touches = Touches(page)
    touches.follow(line((180, 620), (180, 170), 40), rest=0.3)
    y, scrolled = at_rest(page, state)
    assert y == 0 and scrolled == pytest.approx(200, abs=25), "up: the sheet opens, and its list scrolls by the rest"
    page.evaluate("rows.scrollTop = 100")
    touches.follow(line((180, 200), (180, 560), 40), rest=0.3)
    assert at_rest(page, state) == [250, 0], "down: the list scrolls to its top, and the sheet closes by the rest"
    page.evaluate("p.set({ y: 0 })")
    touches.follow(line((180, 600), (180, 300), 8))
    assert at_rest(page, state)[1] > 300, "a list that is thrown slides on"


def test_an_item_follows_the_mouse_in_a_list_that_is_scaled(page, site):
    items = "".join(f"<li style='height: 40px'>song {i}</li>" for i in range(1, 9))
    make(page, site, f"<ul id='list' style='margin: 0; transform: scale(.5); transform-origin: 0 0'>{items}</ul>", "globalThis.sortable = await sortable(list)")
    page.mouse.move(60, 50)
    page.mouse.down()
    for place in line((60, 50), (60, 92), 12)[1:]:
        page.mouse.move(*place)
        next_frame(page)
    assert page.evaluate("sortable.item.getBoundingClientRect().top") == pytest.approx(82, abs=13), "less the threshold"
    page.mouse.up()
    assert page.evaluate(ORDER)[:5] == [1, 2, 4, 5, 3]


def test_two_photos_of_one_parent_each_take_their_fingers_and_leave_alone(page, site):
    boxes = "".join(f"<div id={name} style='width: 150px; height: 150px; background: {colour}'></div>" for name, colour in [("one", "teal"), ("two", "gold")])
    make(page, site, f"<div id=frame style='display: flex; width: 300px; height: 150px; overflow: hidden'>{boxes}</div>",
         "globalThis.ps = [await photo(one), await photo(two)]")
    touches = Touches(page)
    touches.follow(line((60, 60), (30, 60)), line((90, 60), (120, 60)), rest=0.3)
    first, second = at_rest(page, "ps.map(({ scale }) => +scale.toFixed(2))")
    assert first == pytest.approx(3, abs=0.1) and second == 1
    page.evaluate("ps[0].remove()")
    touches.follow(line((210, 60), (180, 60)), line((240, 60), (270, 60)), rest=0.3)
    assert at_rest(page, "ps[1].scale") == pytest.approx(3, abs=0.1)


def test_a_pen_moves_a_part_on_which_a_hand_rests(page, site):
    make(page, site, picture(600, 600, "height: 300px"), MAKE_PHOTO)
    touches = Touches(page)
    touches.send("touchStart", (200, 250))
    drag_by_pen(page, line((100, 200), (50, 150)))
    touches.send("touchEnd")
    x, y, width, _ = at_rest(page, IN_FRAME)
    assert (x, y) == (pytest.approx(-45, abs=12), pytest.approx(-45, abs=12)) and width == 600


def drag_by_pen(page, places):
    session = page.context.new_cdp_session(page)
    kinds = ["mousePressed", *["mouseMoved"] * (len(places) - 1)]
    for kind, (x, y) in zip(kinds, places):
        session.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1, "pointerType": "pen"})
        next_frame(page)
    page.wait_for_timeout(300)
    session.send("Input.dispatchMouseEvent", {"type": "mouseReleased", "x": x, "y": y, "button": "left", "clickCount": 1, "pointerType": "pen"})


def test_a_carousel_that_is_resized_while_it_moves_shows_its_page_whole(page, site):
    make(page, site, STRIP % "", MAKE_STRIP)
    page.evaluate("s.show(2); setTimeout(() => { strip.style.width = '200px'; for (const one of s.element.children) one.style.width = '200px'; }, 100)")
    until(page, "s.x === -400")


def test_arrows_of_a_part_do_not_scroll_the_page_and_a_sheet_shows_what_has_the_focus(page, site):
    make(page, site, f"""<div style="height: 3000px"></div><div id="panel" tabindex="0" style="position: fixed; inset: 140px 0 0; background: white">
      {"<p style='height: 100px; margin: 0'><button>place</button></p>" * 4}</div>""", "globalThis.p = await sheet(panel, { detents: [0, 250, 400] })")
    page.focus("#panel")
    page.keyboard.press("ArrowUp")
    assert at_rest(page, "[p.detent, scrollY]") == [1, 0]
    page.focus("button >> nth=3")
    assert at_rest(page, "[p.detent, scrollY]") == [0, 0]
    assert page.evaluate("document.activeElement.getBoundingClientRect().bottom <= innerHeight")


MODAL = """<button id="behind">open</button><button id="other">other</button><div style="height: 3000px"></div>
  <div id="panel" aria-label="settings" style="position: fixed; inset: 240px 0 0; background: white"><button id="inside">inside</button></div>"""


GROWING = """<div id="sheet" style="position: fixed; inset: auto 0 0; max-height: 500px; overflow: auto; background: gold">
  <div id="inner" style="height: 200px"><input id="field" style="margin-top: 100px"></div></div>"""


def test_a_sheet_grows_with_its_content(page, site):
    make(page, site, GROWING, "globalThis.s = await sheet(document.querySelector('#sheet'))")
    shown = "Math.round(innerHeight - s.element.getBoundingClientRect().top)"
    assert page.evaluate(shown) == 100, "half of it"
    page.evaluate("inner.style.height = '400px', 0")
    assert at_rest(page, shown) == 200
    page.evaluate("s.show(0)")
    assert at_rest(page, shown) == 400
    page.evaluate("inner.style.height = '300px', 0")
    assert at_rest(page, shown) == 300


def test_a_sheet_stands_on_a_keyboard_that_covers_the_window(page, site):
    make(page, site, GROWING, "globalThis.s = await sheet(document.querySelector('#sheet'), { detents: [0] })")
    # As a phone's browser tells of its keyboard; this one has none.
    keyboard = "Object.defineProperty(visualViewport, 'height', { value: innerHeight - %d, configurable: true }), visualViewport.dispatchEvent(new Event('resize'))"
    ends = "((box) => [box.top, box.bottom].map(Math.round))(s.element.getBoundingClientRect())"
    page.evaluate(keyboard % 300)
    assert page.evaluate(ends) == [440, 640], "somebody types elsewhere"
    page.focus("#field")
    page.evaluate(keyboard % 300)
    assert page.evaluate(ends) == [140, 340]
    page.evaluate(keyboard % 500)
    assert page.evaluate(ends) == [0, 140] and page.evaluate("field.getBoundingClientRect().bottom") <= 140
    page.evaluate(keyboard % 0)
    assert page.evaluate(ends) == [440, 640]


def test_a_modal_sheet_keeps_the_focus_and_gives_it_back(page, site):
    make(page, site, MODAL, "globalThis.times = 0; globalThis.p = await sheet(panel, { modal: true, detents: [0, 200], onClose: () => times++ }); behind.onclick = () => p.open()")
    assert page.evaluate("[p.isOpen, getComputedStyle(panel).visibility]") == [False, "hidden"]
    page.click("#behind")
    assert at_rest(page, "p.y") == 200
    assert page.evaluate("[p.isOpen, panel.role, panel.ariaModal, document.activeElement.id, other.inert, document.documentElement.style.overflow]") \
        == [True, "dialog", "true", "panel", True, "hidden"]
    for _ in range(3):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.id") in ("inside", "")
    page.keyboard.press("Escape") if page.evaluate("document.activeElement.id") == "inside" else page.press("#inside", "Escape")
    until(page, "times === 1")
    assert page.evaluate("[p.isOpen, document.activeElement.id, other.inert, panel.hasAttribute('role'), document.documentElement.style.overflow]") == [False, "behind", False, False, ""]


def test_a_modal_sheet_is_pulled_or_clicked_away(page, site):
    make(page, site, MODAL, "globalThis.times = 0; globalThis.p = await sheet(panel, { modal: true, detents: [0, 200], onClose: () => times++ })")
    page.evaluate("p.open(0)")
    assert at_rest(page, "p.y") == 0
    touches = Touches(page)
    touches.follow(line((180, 300), (180, 450), 12), rest=0.3)
    assert at_rest(page, "[p.y, times]") == [200, 0]
    touches.follow(line((180, 460), (180, 625), 12), rest=0.3)
    until(page, "times === 1")
    page.evaluate("p.open()")
    assert at_rest(page, "p.y") == 200
    page.mouse.click(180, 100)
    until(page, "times === 2")
    page.evaluate("p.open()")
    page.evaluate("p.remove()")
    assert page.evaluate("[other.inert, panel.style.cssText.includes('visibility')]") == [False, False]


@pytest.mark.parametrize("html, script", [
    (STRIP % "", MAKE_STRIP), (MODAL, "globalThis.p = await sheet(panel, { modal: true, detents: [0, 200] }); p.open()"),
    ("<ul id=list aria-label=songs><li tabindex=0>one</li><li tabindex=0>two</li></ul>",
     "await sortable(list); list.children[0].focus(); list.children[0].dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))"),
    ("<div><div id=picture role=img aria-label=field style='width: 200px; height: 100px'></div></div>", "await photo(picture)")])
def test_axe_finds_nothing_wrong_with_the_parts(page, site, html, script):
    make(page, site, f"<main><h1>parts</h1>{html}</main>", script)
    page.wait_for_timeout(700)
    page.evaluate("document.documentElement.lang = 'en'; document.title = 'parts'")
    page.evaluate(AXE)
    found = page.evaluate("axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))")
    assert found == []


def test_the_pages_of_a_carousel_are_told_by_number(page, site):
    make(page, site, STRIP % "", MAKE_STRIP)
    assert page.evaluate("[...s.element.children].map((one) => [one.role, one.ariaRoleDescription, one.ariaLabel])")[1] == ["group", "slide", "2 of 3"]
    page.evaluate("s.remove()")
    assert page.evaluate("s.element.children[1].getAttributeNames()") == ["style"]


# MARK: Lists

LISTS = "<style>ul { margin: 0; padding: 0; list-style: none } li { box-sizing: border-box; width: 80px; height: 40px } .row { display: flex; flex-wrap: wrap }</style>"


def items(count, name="song", width=80):
    return "".join(f"<li tabindex='0' style='width: {width}px'>{name} {i}</li>" for i in range(1, count + 1))


def order(page, name="list"):
    return page.evaluate(f"[...{name}.children].map((one) => +one.textContent.split(' ').at(-1))")


@pytest.mark.parametrize("way, expected", [
    ((12, 0), [1, 2, 3, 4, 5, 6, 7, 8]), ((90, 0), [2, 1, 3, 4, 5, 6, 7, 8]), ((170, 5), [2, 3, 1, 4, 5, 6, 7, 8]),
    ((80, 42), [2, 3, 4, 5, 6, 1, 7, 8]), ((0, 300), [2, 3, 4, 5, 1, 6, 7, 8])])
@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_an_item_of_a_grid_goes_where_it_is_dragged(page, site, way, expected, direction):
    make(page, site, f"{LISTS}<ul id=list class=row dir={direction} style='width: 320px'>{items(8)}</ul>",
         "globalThis.said = []; globalThis.s = await sortable(list, { onChange: (from, to) => said.push([from, to]) })")
    start = (40, 20) if direction == "ltr" else (280, 20)
    drag(page, start, (start[0] + (way[0] if direction == "ltr" else -way[0]), start[1] + way[1]), steps=20)
    assert order(page) == expected
    assert page.evaluate("said") == ([[0, expected.index(1)]] if expected.index(1) else [])
    until(page, "!document.querySelector('.lifted')")
    assert page.evaluate("[...list.children].every((one) => !one.style.translate)")


def test_the_others_make_room_in_a_row_of_items_of_all_widths(page, site):
    row = "".join(f"<li style='width: {width}px'>song {i}</li>" for i, width in enumerate([40, 90, 60, 110], 1))
    make(page, site, f"{LISTS}<ul id=list class=row style='flex-wrap: nowrap; width: 300px'>{row}</ul>", "globalThis.s = await sortable(list)")
    page.mouse.move(20, 20)
    page.mouse.down()
    for place in line((20, 20), (160, 20), 20)[1:]:
        page.mouse.move(*place)
        next_frame(page)
    assert page.evaluate("[...list.children].map((one) => one.style.translate)")[1:] == ["-40px", "-40px", ""]
    page.mouse.up()
    assert order(page) == [2, 3, 1, 4]


BOARD = LISTS + "<div style='display: flex; gap: 20px'>" + "".join(
    f"<ul id={name} aria-label={name} style='width: 100px; height: 300px; overflow: auto'>{of}</ul>"
    for name, of in [("todo", items(4)), ("doing", items(2, "task")), ("done", "")]) + "</div>"
MAKE_BOARD = """globalThis.said = []; globalThis.s = {};
  for (const list of [todo, doing, done]) s[list.id] = await sortable(list, { group: "board", accepts: (item) => list !== done || !/ 3$/.test(item.textContent),
    filter: (item) => !/ 4$/.test(item.textContent),
    onChange: (from, to, item, { list: { id } }) => said.push([from, to, item.textContent, id]) })"""
SPOKEN = "document.querySelector('[aria-live]')?.textContent"


def board(page, site):
    make(page, site, BOARD, MAKE_BOARD)


@pytest.mark.parametrize("by", ["mouse", "finger"])
def test_an_item_goes_from_list_to_list(page, site, by):
    board(page, site)
    path = line((40, 20), (160, 50), 20)
    if by == "mouse":
        drag(page, (40, 20), (160, 50), steps=20)
    else:
        touches = Touches(page)
        touches.send("touchStart", path[0])
        touches.rest(0.5)
        for place in path:
            touches.send("touchMove", place)
            touches.rest(0.016)
        touches.rest(0.3)
        touches.send("touchEnd")
    assert (order(page, "todo"), order(page, "doing")) == ([2, 3, 4], [1, 1, 2])
    assert page.evaluate("said")[0][2:] == ["song 1", "doing"]
    assert page.evaluate("[doing.children[1].style.position, document.querySelectorAll('li').length]") == ["", 6]
    assert "dropped" in page.evaluate(SPOKEN) and page.evaluate(SPOKEN).endswith("in doing")


def test_an_empty_list_takes_an_item_and_one_that_does_not_accept_it_does_not(page, site):
    board(page, site)
    drag(page, (40, 20), (280, 150), steps=20)
    assert (order(page, "todo"), order(page, "done")) == ([2, 3, 4], [1])
    at_rest(page, "done.children[0].getBoundingClientRect().x")
    drag(page, (40, 60), (280, 150), steps=20)
    assert order(page, "done") == [1], "song 3 may not be done"
    at_rest(page, "todo.children[0].getBoundingClientRect().x")
    drag(page, (40, 100), (40, 20), steps=20)
    assert order(page, "todo")[-1] == 4, "and song 4 may not be dragged"


def test_a_drag_from_list_to_list_that_is_cancelled_changes_nothing(page, site):
    board(page, site)
    page.mouse.move(40, 20)
    page.mouse.down()
    for place in line((40, 20), (160, 66), 20)[1:]:
        page.mouse.move(*place)
        next_frame(page)
    page.evaluate("s.todo.view.window.cancelAllTouches()")
    page.mouse.up()
    assert (order(page, "todo"), order(page, "doing"), page.evaluate("said")) == ([1, 2, 3, 4], [1, 2], [])
    assert "put back" in page.evaluate(SPOKEN)


def test_keys_lift_an_item_move_it_and_drop_it_or_put_it_back(page, site):
    board(page, site)
    page.focus("#todo li:nth-child(1)")
    page.keyboard.press("Space")
    assert page.evaluate(SPOKEN).startswith("song 1 lifted, 1 of 4.")
    page.keyboard.press("ArrowDown")
    assert order(page, "todo") == [2, 1, 3, 4] and page.evaluate(SPOKEN) == "song 1, 2 of 4 in todo"
    page.keyboard.press("ArrowRight")
    assert order(page, "doing") == [1, 1, 2] and page.evaluate(SPOKEN) == "song 1, 2 of 3 in doing"
    assert page.evaluate("document.activeElement.textContent") == "song 1"
    page.keyboard.press("Escape")
    assert (order(page, "todo"), order(page, "doing"), page.evaluate("said")) == ([1, 2, 3, 4], [1, 2], [])
    page.keyboard.press("Space")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    assert page.evaluate("said") == [[0, 0, "song 1", "doing"]]
    assert page.evaluate(SPOKEN) == "song 1 dropped, 1 of 3 in doing"
    assert page.evaluate("scrollY") == 0
    page.focus("#todo li:nth-child(3)")
    page.keyboard.press("Space")
    assert page.evaluate("document.querySelector('.lifted')") is None, "song 4 is none that may be dragged"


def test_arrows_go_from_line_to_line_in_a_grid(page, site):
    make(page, site, f"{LISTS}<ul id=list class=row style='width: 320px'>{items(8)}</ul>", "globalThis.s = await sortable(list)")
    page.focus("#list li:nth-child(2)")
    for key, expected in [("ArrowDown", [1, 3, 4, 5, 6, 2, 7, 8]), ("ArrowRight", [1, 3, 4, 5, 6, 7, 2, 8]), ("ArrowUp", [1, 3, 2, 4, 5, 6, 7, 8])]:
        page.keyboard.press(f"Alt+{key}")
        assert order(page) == expected


# MARK: Photos

def test_a_photo_at_its_smallest_leaves_scrolling_to_the_page_and_moves_once_it_is_near(page, site):
    go(page, site + "photo.html")
    page.evaluate("document.body.style.height = '3000px'")
    touches = Touches(page, ahead=0)
    touches.follow(line((180, 250), (180, 100)))
    assert at_rest(page, "scrollY") > 50
    assert page.evaluate("photo.matrix") == [1, 0, 0, 1, 0, 0]
    page.evaluate("scrollTo(0, 0)")
    touches.follow(line((160, 150), (90, 150)), line((200, 150), (270, 150)), rest=0.2)
    before = at_rest(page, "photo.matrix")
    touches.follow(line((180, 250), (180, 200)), rest=0.2)
    after = at_rest(page, "photo.matrix")
    assert after[4] == pytest.approx(before[4], abs=0.01)
    assert -51 < after[5] - before[5] < -20, "the finger's way, less what a tap leaves open"
    assert page.evaluate("scrollY") == 0
    Touches(page).tap((180, 150), 2)
    assert at_rest(page, "photo.scale") == pytest.approx(1)
    # Until the page's clock is there, too.
    page.wait_for_timeout(1500)
    touches.follow(line((180, 250), (180, 100)))
    assert at_rest(page, "scrollY") > 50, "back at its smallest, the page scrolls again"


@pytest.mark.parametrize("lifts_together", [True, False])
def test_a_photo_stays_where_calm_fingers_have_stretched_it(page, site, lifts_together):
    go(page, site + "photo.html")
    touches = Touches(page)
    steps = 50
    for place in zip(line((140, 150), (80, 150), steps), line((220, 150), (280, 150), steps)):
        touches.send("touchStart" if place[0] == (140, 150) else "touchMove", *place)
        touches.rest(0.016)
    if not lifts_together:
        touches.send("touchEnd", (80, 150))
        touches.rest(0.03)
    scale, x = page.evaluate("[photo.scale, photo.matrix[4]]")
    assert scale > 2
    touches.send("touchEnd")
    assert at_rest(page, "[photo.scale, photo.matrix[4]]") == pytest.approx([scale, x], abs=0.01)


def test_all_photos_of_a_page_share_one_engine(page, site):
    asked = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[-1]))
    go(page, site + "photo.package.html")
    assert page.evaluate("""async () => {
      const { photo } = await import("./package/parts.js");
      const frames = Array.from({ length: 12 }, () => {
        const frame = document.body.appendChild(document.createElement("div"));
        frame.append(document.createElement("div"));
        return frame;
      });
      const photos = await Promise.all(frames.map((frame) => photo(frame.firstChild)));
      return new Set([window.photo, ...photos].map(({ view }) => view.window)).size;
    }""") == 1
    assert [name for name in asked if name.endswith(".wasm")] == ["dactyl.wasm"]


# MARK: Carousels

def test_a_carousel_turns_by_keys_and_by_the_focus_and_what_lies_in_it_is_clicked(page, site):
    go(page, site + "carousel.html")
    page.focus("#carousel")
    page.keyboard.press("ArrowRight")
    assert at_rest(page, "[carousel.x, carousel.page]") == [-360, 1]
    assert page.evaluate("carousel.handle.ariaLabel") == "page 2 of 4"
    page.click("#carousel a")
    assert page.evaluate("location.hash") == "#there"
    page.keyboard.press("Tab")
    assert at_rest(page, "[carousel.x, carousel.handle.scrollLeft]") == [-1080, 0], "the button on the last page has the focus"
    page.keyboard.press("ArrowRight")
    assert at_rest(page, "carousel.x") == -1080, "keys of what lies in it are its own"
    drag(page, (300, 250), (100, 250))
    assert at_rest(page, "carousel.x") == -1080, "there is no page behind the last"
    page.set_viewport_size({"width": 300, "height": 600})
    page.evaluate("carousel.handle.style.width = '300px'; for (const one of carousel.element.children) one.style.width = '300px'")
    assert at_rest(page, "carousel.x") == -900, "it shows the same page at another width"


def test_a_carousel_that_is_caught_goes_to_the_nearest_page(page, site):
    go(page, site + "carousel.html")
    page.evaluate("carousel.show(3)")
    until(page, "carousel.x < -800")
    page.mouse.move(180, 250)
    page.mouse.down()
    caught = page.evaluate("carousel.x")
    next_frame(page)
    assert page.evaluate("carousel.x") == caught
    page.mouse.up()
    assert at_rest(page, "carousel.x") == -360 * round(caught / -360)


# MARK: Sheets

def test_a_sheet_stops_at_its_detents_and_its_list_scrolls_once_it_is_open(page, site):
    go(page, site + "sheet.html")
    state = "[sheet.y, Math.round(document.querySelector('#list').scrollTop), Math.round(scrollY)]"
    assert page.evaluate(state) == [280, 0, 0]
    touches = Touches(page, ahead=0)
    touches.follow(line((180, 500), (180, 350)))
    assert at_rest(page, state) == [0, 0, 0], "up: it opens"
    touches.follow(line((180, 500), (180, 300)))
    y, scrolled, page_scrolled = at_rest(page, state)
    assert (y, page_scrolled) == (0, 0) and scrolled > 100, "up again: the list scrolls"
    touches.follow(line((180, 300), (180, 330)))
    assert at_rest(page, state)[0] == 0, "down: the list scrolls back"
    page.evaluate("document.querySelector('#list').scrollTop = 0")
    touches.follow(line((180, 200), (180, 380)), rest=0.2)
    assert at_rest(page, state) == [280, 0, 0], "down from its top: it closes as far as the finger went"
    page.focus("#sheet")
    page.keyboard.press("ArrowDown")
    assert at_rest(page, "[sheet.y, sheet.detent]") == [500, 2]


# MARK: Lists

ORDER = "[...sortable.list.children].map((item) => +item.textContent.slice(5))"


def test_a_finger_that_holds_an_item_puts_it_elsewhere_and_one_that_does_not_scrolls(page, site):
    go(page, site + "sortable.html")
    touches = Touches(page, ahead=0)
    touches.follow(line((180, 400), (180, 250)))
    assert at_rest(page, "scrollY") > 50
    assert page.evaluate(ORDER) == list(range(1, 31))
    page.evaluate("scrollTo(0, 0)")
    height = page.evaluate("sortable.list.firstElementChild.offsetHeight")
    touches.send("touchStart", (180, height * 2.5))
    until(page, "sortable.item")
    assert page.evaluate("sortable.item.textContent") == "song 3"
    for _, y in line((0, height * 2.5), (0, height * 5.4), 16)[1:]:
        touches.rest(0.016)
        touches.send("touchMove", (180, y))
    touches.send("touchEnd")
    assert page.evaluate(ORDER)[:7] == [1, 2, 4, 5, 6, 3, 7]
    at_rest(page, "sortable.list.innerHTML")
    assert page.evaluate("document.querySelectorAll('.lifted').length") == 0
    assert page.evaluate("scrollY") == 0


def test_an_item_near_the_edge_has_the_list_scroll(page, site):
    go(page, site + "sortable.html")
    touches = Touches(page, ahead=0)
    touches.send("touchStart", (180, 100))
    until(page, "sortable.item")
    for _, y in line((0, 100), (0, 630), 16)[1:]:
        touches.rest(0.016)
        touches.send("touchMove", (180, y))
    until(page, "scrollY + innerHeight >= document.documentElement.scrollHeight - 1")
    touches.send("touchEnd")
    assert page.evaluate(ORDER)[-1] == 2


def test_a_mouse_drags_an_item_at_once_and_keys_move_it(page, site):
    go(page, site + "sortable.html")
    height = page.evaluate("sortable.list.firstElementChild.offsetHeight")
    drag(page, (180, height * 3.5), (180, height * 1.4))
    assert page.evaluate(ORDER)[:5] == [1, 4, 2, 3, 5]
    page.focus("li:nth-child(2)")
    page.keyboard.press("Alt+ArrowDown")
    page.keyboard.press("Alt+ArrowDown")
    assert page.evaluate(ORDER)[:5] == [1, 2, 3, 4, 5]
    assert page.evaluate("document.activeElement.textContent") == "song 4"
    assert page.evaluate("document.activeElement.ariaLabel") == "song 4, now number 4"
    page.evaluate("sortable.remove()")
    page.keyboard.press("Alt+ArrowDown")
    drag(page, (180, height * 3.5), (180, height * 1.4))
    assert page.evaluate(ORDER)[:5] == [1, 2, 3, 4, 5]


# MARK: Drags

def test_what_is_dragged_stays_where_it_was_left_and_within_its_bounds(page, site):
    go(page, site + "draggable.html")
    place = "[card.x, card.y]"
    drag(page, (45, 45), (145, 95))
    page.mouse.move(0, 600)
    x, y = at_rest(page, place)
    assert 60 < x <= 270 and 30 < y <= 230
    touches = Touches(page)
    touches.follow(line((x + 45, y + 45), (x + 15, y + 45), 20), rest=0.3)
    assert at_rest(page, place) == pytest.approx([x - 20, y], abs=11), "it goes on from there, less the threshold"
    touches.follow(line((x + 20, y + 45), (x + 20, y + 500), 6))
    assert at_rest(page, place)[1] == pytest.approx(230), "thrown, it comes back into its room"


def test_what_snaps_rests_at_the_nearest_place(page, site):
    go(page, site + "draggable.html")
    touches = Touches(page)
    top = page.evaluate("document.querySelector('#knob').getBoundingClientRect().top") + 30
    touches.follow(line((30, top), (125, top), 20), rest=0.3)
    assert at_rest(page, "[knob.x, knob.y]") == [75, 0]
    touches.follow(line((105, top), (350, top), 6))
    assert at_rest(page, "knob.x") == 300
    page.evaluate("knob.remove()")
    assert page.evaluate("document.querySelector('#knob').getAttribute('style')") in (None, "")


# MARK: Drawings

def test_a_pad_learns_what_is_drawn_and_says_what_is_not_recognized(page, site):
    go(page, site + "drawing.html")
    touches = Touches(page)
    zigzag = [*line((60, 60), (300, 100), 8), *line((300, 100), (60, 200), 8)[1:], *line((60, 200), (300, 300), 8)[1:]]
    for words in ("not recognised", "heart"):
        touches.follow(zigzag)
        until(page, f"says.textContent === '{words}'")
        page.click("#learn")
    touches.follow([*line((100, 200), (130, 240), 4), *line((130, 240), (220, 120), 8)[1:]])
    until(page, "says.textContent === 'a check mark'")


# MARK: React

def test_parts_in_react_follow_its_rendering(page, site):
    page.goto(site + "react.html")
    page.wait_for_function("document.querySelector('#songs')?.style.touchAction")
    button = "#strip button:nth-child(1)"
    page.click(button)
    page.wait_for_function(f"document.querySelector('{button}').innerText === '1, page 2'")
    page.focus("#songs li")
    page.keyboard.press("Alt+ArrowDown")
    assert page.locator("#songs li").all_inner_texts() == ["two", "one", "three"]
    box = page.locator("#songs li").first.bounding_box()
    drag(page, (100, box["y"] + 20), (100, box["y"] + 110))
    assert page.locator("#songs li").all_inner_texts() == ["one", "three", "two"]
    page.locator("#knob").scroll_into_view_if_needed()
    box = page.locator("#knob").bounding_box()
    drag(page, (30, box["y"] + 30), (125, box["y"] + 30), steps=20)
    page.wait_for_function("['75', '150'].includes(document.querySelector('#knob').innerText)")
    page.focus("#places")
    page.keyboard.press("ArrowUp")
    page.wait_for_function("document.querySelector('#places').innerText === '0'")
    page.dblclick("#picture")
    page.wait_for_function("document.querySelector('#picture').innerText === '2.5'")
    page.evaluate("toggle()")
    page.locator("#songs").wait_for(state="detached")
    page.evaluate("toggle()")
    page.wait_for_function("document.querySelector('#songs')?.style.touchAction")
