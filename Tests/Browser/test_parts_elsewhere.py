"""The ready parts of parts.js in Firefox and WebKitGTK, on the pages of Examples/Web, by fingers where the driver has them, by mice and keys.
Scripts/check/npm builds the pages."""

import pytest

from other_browsers import Firefox, Page, WebKit
from test_package import at_rest, site  # noqa: F401
from test_parts import ORDER, drag
from touches import Touches, line

BROWSERS = {"firefox": Firefox, "webkit": WebKit}


@pytest.fixture(scope="module", params=[pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in BROWSERS])
def driver(request):
    driver = BROWSERS[request.param]()
    yield driver
    driver.stop()


@pytest.fixture
def go(driver, site):  # noqa: F811
    return lambda name: Page(driver, f"{site}{name}.html")


@pytest.fixture
def touch(driver):
    if isinstance(driver, WebKit):
        pytest.skip("the driver makes mice of fingers")
    return lambda page: Touches(page, ahead=0)


def test_a_photo_is_stretched_by_two_fingers(go, touch):
    page = go("photo")
    touch(page).follow(line((160, 150), (90, 150)), line((200, 150), (270, 150)), rest=0.2)
    assert 2 < at_rest(page, "photo.scale") < 5


def test_a_photo_that_is_near_is_dragged_to_its_edge(go):
    page = go("photo")
    page.evaluate("photo.set([3, 0, 0, 3, -20, -300])")
    drag(page, (100, 150), (300, 150))
    assert at_rest(page, "[photo.scale, photo.matrix[4]]") == pytest.approx([3, 0], abs=0.01)


def test_a_photo_goes_near_and_back_by_two_clicks(go):
    page = go("photo")
    page.click(180, 150)
    page.click(180, 150)
    assert at_rest(page, "photo.scale") == pytest.approx(2.5)


def test_a_carousel_turns_by_a_finger(go, touch):
    page = go("carousel")
    touch(page).follow(line((300, 250), (100, 260)))
    assert at_rest(page, "[carousel.x, carousel.page]") == [-360, 1]


def test_a_carousel_turns_by_the_mouse_and_by_keys(go):
    page = go("carousel")
    drag(page, (300, 250), (100, 250))
    assert at_rest(page, "[carousel.x, carousel.page]") == [-360, 1]
    page.focus("#carousel")
    page.keyboard.press("ArrowRight")
    assert at_rest(page, "[carousel.x, carousel.page]") == [-720, 2]
    page.evaluate("carousel.handle.style.width = '300px'; for (const one of carousel.element.children) one.style.width = '300px'")
    assert at_rest(page, "carousel.x") == -600, "it shows the same page at another width"


def test_a_sheet_opens_by_a_finger(go, touch):
    page = go("sheet")
    touch(page).follow(line((180, 440), (180, 200)))
    assert at_rest(page, "[sheet.y, sheet.detent]") == [0, 0]


def test_a_sheet_opens_by_the_mouse_and_closes_by_keys(go):
    page = go("sheet")
    drag(page, (180, 440), (180, 200))
    assert at_rest(page, "[sheet.y, sheet.detent]") == [0, 0]
    page.focus("#sheet")
    page.keyboard.press("ArrowDown")
    assert at_rest(page, "[sheet.y, sheet.detent]") == [280, 1]


def test_a_finger_that_holds_an_item_puts_it_elsewhere(go, touch):
    page = go("sortable")
    height = page.evaluate("sortable.list.firstElementChild.offsetHeight")
    touches = touch(page)
    touches.send("touchStart", (180, height * 2.5))
    page.wait_for_function("sortable.item")
    for _, y in line((0, height * 2.5), (0, height * 5.4), 16)[1:]:
        touches.send("touchMove", (180, y))
    touches.send("touchEnd")
    assert page.evaluate(ORDER)[:7] == [1, 2, 4, 5, 6, 3, 7]


def test_a_mouse_drags_an_item_and_keys_move_it(go):
    page = go("sortable")
    height = page.evaluate("sortable.list.firstElementChild.offsetHeight")
    drag(page, (180, height * 3.5), (180, height * 1.4))
    assert page.evaluate(ORDER)[:5] == [1, 4, 2, 3, 5]
    page.focus("li:nth-child(2)")
    page.keyboard.press("Alt+ArrowDown")
    assert page.evaluate(ORDER)[:5] == [1, 2, 4, 3, 5]


def test_what_is_dragged_stays_within_its_bounds(go):
    page = go("draggable")
    drag(page, (45, 45), (145, 95))
    x, y = at_rest(page, "[card.x, card.y]")
    assert 60 < x < 271 and 30 < y < 231
    drag(page, (x + 45, y + 45), (x + 45, y + 300))
    assert at_rest(page, "card.y") == pytest.approx(230, abs=0.01)
