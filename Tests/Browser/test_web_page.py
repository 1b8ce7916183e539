"""The first page of Docs/web.md, as it stands there, saved and touched."""

import re

import pytest
from browsing import PACE, ROOT, Area, Fingers

PAGE = re.search(r"```html\n(.*?)```", (ROOT / "Docs/web.md").read_text(), re.S).group(1)


@pytest.mark.task("the first page of web.md")
def test_the_first_page_is_dragged_by_a_mouse_and_zoomed_by_two_fingers(browser, address):
    page = browser.new_context(has_touch=True).new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.route("**/first.html", lambda route: route.fulfill(body=PAGE, content_type="text/html"))
    page.goto(address + "first.html", wait_until="networkidle")
    page.mouse.move(100, 100)
    page.mouse.down()
    for step in range(1, 11):
        page.mouse.move(100 + 8 * step, 100 + 5 * step)
    page.mouse.up()
    before = page.locator("#photo").bounding_box()
    assert 60 < before["x"] - 8 < 90 and 30 < before["y"] - 8 < 60
    fingers = Fingers(Area(page))
    fingers.down(f0=(100, 100), f1=(200, 100))
    for step in range(1, 11):
        fingers.move(f0=(100 - 5 * step, 100), f1=(200 + 5 * step, 100))
        page.wait_for_timeout(PACE * 1000)
    fingers.up()
    after = page.locator("#photo").bounding_box()
    assert 1.5 < after["width"] / before["width"] < 2.1
    assert errors == []
