"""The ready parts of parts.js on the pages of Examples/Web, by real fingers, mice and keys. Scripts/check/npm builds the pages."""

import pytest

from browsing import next_frame, until
from test_package import at_rest, go, page, site  # noqa: F401
from touches import Touches, line


def drag(page, *places, steps=8):
    page.mouse.move(*places[0])
    page.mouse.down()
    for start, end in zip(places, places[1:]):
        for place in line(start, end, steps)[1:]:
            page.mouse.move(*place)
            next_frame(page)
    page.mouse.up()


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
