"""The gallery, and carousels that show several pages or go round, by real fingers, mice and keys. Scripts/check/npm builds the pages."""

import pytest

from test_package import at_rest, go, page, site  # noqa: F401
from test_parts import AXE, drag, make
from touches import Touches, line

# The picture in front, what it lies over and how dark the ground is.
SHOWN = """(() => {
  const { dialog } = gallery;
  if (!dialog) return null;
  const image = dialog.querySelector("figure:not([inert]) img").getBoundingClientRect();
  return [gallery.page, +dialog.querySelector(".ground").style.opacity, ...[image.x, image.y, image.width, image.height].map(Math.round)];
})()"""


def opened(page, site, number=0):
    go(page, site + "gallery.html")
    page.locator("#album a").nth(number).click()
    return at_rest(page, SHOWN)


def focused(page):
    return page.evaluate("[...document.querySelectorAll('#album a')].indexOf(document.activeElement)")


def test_a_thumbnail_opens_its_picture_and_escape_goes_back_to_it(page, site):
    assert opened(page, site) == [0, 1, 0, 219, 360, 203], "as large as the window allows, in its middle"
    assert page.evaluate("[gallery.isOpen, gallery.dialog.matches(':modal'), document.activeElement.getAttribute('aria-label')]") == [True, True, "Close"]
    assert page.inner_text(".count") == "1 of 5"
    assert page.inner_text("figure:not([inert]) figcaption") == "All gold"
    page.keyboard.press("Escape")
    assert at_rest(page, SHOWN) is None
    assert focused(page) == 0
    assert page.evaluate("[document.querySelector('#album img').style.visibility, document.documentElement.style.overflow, document.body.children.length]") == ["", "", 3]


def test_the_picture_grows_out_of_its_thumbnail_and_goes_back_into_the_one_that_is_shown(page, site):
    go(page, site + "gallery.html")
    first = page.evaluate("""async () => {
      document.querySelector("#album a").click();
      await new Promise(requestAnimationFrame);
      const { x, y, width, height } = document.querySelector("figure img").getBoundingClientRect();
      return [x, y, width, height];
    }""")
    thumbnail = page.evaluate("(({ x, y, width, height }) => [x, y, width, height])(document.querySelector('#album img').getBoundingClientRect())")
    middle = [first[0] + first[2] / 2, first[1] + first[3] / 2]
    assert middle == pytest.approx([thumbnail[0] + 50, thumbnail[1] + 50], abs=25), "its middle, a frame later"
    assert min(first[2:]) == pytest.approx(100, abs=15), "it covers the thumbnail"
    at_rest(page, SHOWN)
    page.keyboard.press("ArrowRight")
    assert at_rest(page, SHOWN)[0] == 1
    last = page.evaluate("""async () => {
      let last;
      gallery.close();
      while (gallery.dialog) {
        const { x, y, width, height } = document.querySelectorAll("figure")[1].firstChild.getBoundingClientRect();
        last = [x + width / 2, y + height / 2];
        await new Promise(requestAnimationFrame);
      }
      return last;
    }""")
    assert last == pytest.approx([174, thumbnail[1] + 50], abs=3), "the second thumbnail's middle"
    assert focused(page) == 1


def test_fingers_turn_to_the_next_picture_and_a_pull_goes_back(page, site):
    opened(page, site)
    touches = Touches(page)
    touches.follow(line((300, 320), (60, 320)))
    assert at_rest(page, SHOWN)[:2] == [1, 1]
    touches.follow(line((180, 320), (180, 350), 20), rest=0.3)
    assert at_rest(page, SHOWN)[:2] == [1, 1], "a short slow pull"
    touches.follow(line((180, 320), (180, 520)))
    assert at_rest(page, SHOWN) is None
    assert focused(page) == 1


def test_a_mouse_pulls_it_closed_and_clicks_beside_the_picture(page, site):
    opened(page, site)
    drag(page, (180, 320), (180, 120))
    assert at_rest(page, SHOWN) is None
    opened(page, site)
    page.mouse.click(180, 320)
    assert at_rest(page, SHOWN)[:2] == [0, 1], "a click on the picture"
    page.wait_for_timeout(500)
    page.mouse.click(180, 560)
    assert at_rest(page, SHOWN) is None


def test_a_picture_that_is_near_takes_the_drags_and_the_next_one_is_whole(page, site):
    opened(page, site)
    touches = Touches(page)
    touches.tap((180, 320), 2)
    _, _, x, y, width, height = at_rest(page, SHOWN)
    assert width == 900
    touches.follow(line((180, 320), (180, 200)), rest=0.3)
    assert at_rest(page, SHOWN)[:2] == [0, 1], "it is near and does not close"
    page.keyboard.press("ArrowRight")
    assert at_rest(page, SHOWN)[0] == 1
    page.keyboard.press("ArrowLeft")
    assert at_rest(page, SHOWN) == [0, 1, 0, 219, 360, 203]


def test_two_fingers_stretch_a_picture_in_the_gallery(page, site):
    opened(page, site)
    Touches(page).follow(line((150, 320), (90, 320)), line((210, 320), (270, 320)), rest=0.3)
    shown = at_rest(page, SHOWN)
    assert shown[:2] == [0, 1] and shown[4] == pytest.approx(1080, abs=30)


def test_buttons_zoom_turn_and_close_and_only_the_picture_that_is_shown_is_within_reach(page, site):
    opened(page, site)
    names = "[...document.querySelectorAll('.dactyl-gallery button:not(:disabled)')].map((one) => one.getAttribute('aria-label'))"
    assert page.evaluate(names) == ["Zoom", "Close", "Next"]
    assert page.evaluate("[...document.querySelectorAll('figure')].map((one) => one.inert)") == [False, True, True, True, True]
    page.get_by_role("button", name="Zoom").click()
    assert at_rest(page, SHOWN)[4] == 900
    page.evaluate("gallery.show(4)")
    assert at_rest(page, SHOWN)[0] == 4
    assert page.evaluate(names) == ["Zoom", "Close", "Previous"]
    page.get_by_role("button", name="Close").click()
    assert at_rest(page, SHOWN) is None


def test_keys_go_on_where_the_last_button_that_was_pressed_is_disabled(page, site):
    opened(page, site)
    page.evaluate("gallery.show(3)")
    at_rest(page, SHOWN)
    page.get_by_role("button", name="Next").press("Enter")
    assert at_rest(page, SHOWN)[0] == 4
    assert page.evaluate("document.activeElement.ariaLabel") == "Close"
    page.keyboard.press("ArrowLeft")
    assert at_rest(page, SHOWN)[0] == 3


def test_axe_finds_nothing_wrong_with_a_gallery_that_is_open(page, site):
    opened(page, site)
    page.evaluate(AXE)
    assert page.evaluate("axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))") == []


def test_an_item_that_is_not_there_and_a_picture_that_does_not_come_are_told(page, site):
    go(page, site + "gallery.html")
    assert "there is no item 7: 5 match a[href]" in page.evaluate("(async () => gallery.open(7))().catch(String)")
    page.evaluate("document.querySelector('#album').innerHTML = '<a href=\"data:image/png,none\">one</a>'")
    page.evaluate("gallery.open()")
    page.wait_for_function("document.querySelector('figure').textContent.includes('could not be loaded')")
    page.evaluate("gallery.remove()")
    assert page.evaluate("document.querySelector('dialog')") is None


def test_a_gallery_that_is_removed_while_it_closes_leaves_nothing(page, site):
    opened(page, site)
    assert page.evaluate("(() => { const closed = gallery.close(); gallery.remove(); return closed; })()") is False
    assert page.evaluate("[document.querySelector('dialog'), document.documentElement.style.overflow]") == [None, ""]
    page.locator("#album img").first.evaluate("(one) => one.addEventListener('click', (event) => { globalThis.prevented = event.defaultPrevented; event.preventDefault(); })")
    page.locator("#album a").first.click()
    assert page.evaluate("[prevented, gallery.isOpen]") == [False, False]


# MARK: Carousels that show several pages or go round

PAGES = """<div id="strip" tabindex="0" role="group" aria-label="pages" style="overflow: hidden; width: 300px; height: 200px">
  <div style="display: flex; gap: 10px">%s</div></div><nav id="dots"></nav>"""


def pages(count, width):
    return PAGES % "".join(f'<div style="flex: none; width: {width}px; height: 200px"><button>{number}</button></div>' for number in range(count))


def test_a_carousel_shows_several_pages_and_stops_at_its_end(page, site):
    make(page, site, pages(5, 90), "globalThis.s = await carousel(strip, { dots, hidesPages: true })")
    assert page.evaluate("dots.children.length") == 3, "three of five are shown at once"
    touches = Touches(page)
    touches.follow(line((250, 100), (170, 100), 10), rest=0.3)
    assert at_rest(page, "[s.page, s.x]") == [1, -100]
    assert page.evaluate("s.pages.map((one) => one.inert)") == [True, False, False, False, True]
    page.evaluate("s.show(9)")
    assert at_rest(page, "[s.page, s.x]") == [2, -190]
    page.evaluate("dots.children[0].click()")
    assert at_rest(page, "[s.page, s.x, dots.children[0].ariaCurrent]") == [0, 0, 'true']


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_carousel_stops_at_pages_of_different_widths(page, site, direction):
    strip = "".join(f'<div style="flex: none; width: {width}px; height: 200px"></div>' for width in (200, 80, 300, 120))
    make(page, site, (PAGES % strip).replace('id="strip"', f'id="strip" dir="{direction}"'), "globalThis.s = await carousel(strip, { hidesPages: true })")
    seen = "[s.page, Math.abs(s.x), s.pages.map((one) => +one.inert).join('')]"
    ends = [(250, 100), (122, 100)] if direction == "ltr" else [(50, 100), (178, 100)]
    touches = Touches(page)
    for expected in [[1, 210, "1001"], [2, 300, "1101"], [3, 430, "1100"]]:
        touches.follow(line(*ends, 10), rest=0.3)
        assert at_rest(page, seen) == expected
    page.evaluate("s.show(1)")
    assert at_rest(page, seen) == [1, 210, "1001"]


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_a_carousel_goes_round_without_copies(page, site, direction):
    make(page, site, pages(3, 300).replace('id="strip"', f'id="strip" dir="{direction}"'),
         "globalThis.turned = []; globalThis.s = await carousel(strip, { loops: true, onPage: ({ page }) => turned.push(page) })")
    seen = """(() => {
      const inSight = s.pages.map((one) => Math.round(one.getBoundingClientRect().x)).indexOf(0);
      return [s.page, inSight, s.x];
    })()"""
    start, end = (280, 20) if direction == "ltr" else (20, 280)
    touches = Touches(page)
    for expected in [1, 2, 0, 1]:
        touches.follow(line((start, 100), (end, 100)))
        assert at_rest(page, seen)[:2] == [expected, expected]
    for expected in [0, 2]:
        touches.follow(line((end, 100), (start, 100)))
        assert at_rest(page, seen)[:2] == [expected, expected]
    page.evaluate("s.show(0)")
    assert at_rest(page, seen)[:2] == [0, 0], "the short way, forward"
    assert page.evaluate("turned") == [1, 2, 0, 1, 0, 2, 0]
    page.locator("button").nth(2).focus()
    assert at_rest(page, seen)[:2] == [2, 2]
    page.evaluate("s.remove()")
    assert page.evaluate("s.pages.map((one) => one.style.translate)") == ["", "", ""]
