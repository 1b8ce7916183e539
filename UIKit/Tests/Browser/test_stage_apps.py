"""The apps of UIKit/Examples/Apps, touched as their readers would."""

import contextlib
import os
import re
import time

import pytest
from playwright.sync_api import expect

from browsing import PACE, TAP
from stage import App, Stage, line

# Where pictures of what was seen go, for people to look at.
PICTURES = os.environ.get("DACTYL_STAGE_PICTURES")


@pytest.fixture
def show(browser):
    """Starts a program and opens its page, in a window that is as large as the screen and its frame."""
    with contextlib.ExitStack() as stack:

        def open_app(name, *arguments):
            app = App(name, *arguments)
            stack.callback(app.stop)
            context = browser.new_context(viewport={"width": 520, "height": 960}, has_touch=True)
            stack.callback(context.close)
            stage = Stage(context.new_page(), app.address)
            stack.callback(lambda: pytest.fail(str(stage.errors)) if stage.errors else None)
            stage.app = app
            return stage

        yield open_app


def keep(stage, name):
    if PICTURES:
        stage.settles().page.locator("#device").screenshot(path=f"{PICTURES}/{name}.png")


@pytest.mark.task("stage: check mark")
def test_a_check_mark_is_praised_for_a_moment(show):
    stage = show("CheckPlease")
    assert stage.texts == ["Draw a check mark"]
    with stage.shows("Good job!"):
        stage.fingers.follow(line((110, 420), (160, 480), (290, 300), steps=12))
    keep(stage, "check-please")
    stage.waits_until_gone("Good job!")
    # The next one is asked for.
    assert stage.texts == ["Draw a check mark"]


def test_a_stroke_that_is_no_check_mark_is_not_praised(show):
    stage = show("CheckPlease")
    stage.fingers.follow(line((110, 480), (290, 300), steps=12))
    stage.wait(0.2)
    assert stage.texts == ["Draw a check mark"]


def test_a_flip_turns_the_former_look_away_and_then_shows_the_new_one(show):
    stage = show("CheckPlease")
    seen = stage.page.evaluate("""async () => {
      const { mirror } = stage;
      const { id, element } = [...mirror.nodes.values()].find((node) => node.svg?.textContent === "Draw a check mark");
      mirror.apply([["turn", id, -Math.PI / 2, [100, 0, "linear", 0, 0]], ["=", id, { x: "<text>back</text>" }]]);
      const former = element.nextSibling;
      const running = [former, element].flatMap((one) => one.getAnimations());
      const at = (part) => {
        for (const one of running) one.currentTime = part * 100000;
        return [former, element].map((one) => Math.abs(new DOMMatrix(getComputedStyle(one).transform).m11) > 0.1 && one.textContent);
      };
      const sides = [at(0.2), at(0.8)];
      for (const one of running) one.finish();
      await new Promise(requestAnimationFrame);
      return [...sides, former.isConnected, getComputedStyle(element).transform];
    }""")
    assert seen == [["Draw a check mark", False], [False, "back"], False, "none"]


@pytest.mark.task("stage: touch explorer")
def test_the_explorer_says_what_the_view_is_told(show):
    stage = show("TouchExplorer")
    fingers = stage.fingers
    fingers.down(f0=(100, 400), f1=(220, 450), f2=(300, 600))
    stage.waits_for("3 touches")
    assert stage.texts == ["touchesBegan", "1 tap", "3 touches"]
    keep(stage, "touch-explorer")
    fingers.up()
    stage.waits_for("0 touches")
    assert stage.texts[0] == "touchesEnded"


@pytest.mark.task("stage: tap n × m")
def test_taps_of_two_fingers_are_counted(show):
    stage = show("Taps")
    fingers = stage.fingers
    now = time.time()
    for number in range(2):
        fingers.tap_at(now + (TAP + 0.08) * number, (100, 400), (200, 420))
    stage.becomes(lambda: "1" in stage.texts)
    assert stage.texts[0] == "Tap with one to three fingers"
    assert stage.texts[1:] == [
        text for row in (1, 2, 3) for times in (1, 2, 3)
        for text in (f"{row} × {times}", "1" if (row, times) == (2, 2) else "0")
    ]
    keep(stage, "taps")


@pytest.mark.task("stage: pinch")
def test_the_card_is_pinched_turned_and_put_back(show):
    stage = show("PinchMe")
    home = stage.settles().box_of("Card")
    x, y = stage.middle_of("Card")
    stage.fingers.follow(
        line((x - 40, y), (x - 70, y - 60), steps=14), line((x + 40, y), (x + 70, y + 60), steps=14), pace=0.016)
    stage.becomes(lambda: stage.box_of("Card")["width"] > 1.5 * home["width"])
    keep(stage, "pinch-me")
    label = stage.page.locator("#screen svg text", has_text="Pinch me, too")
    size = float(label.get_attribute("font-size"))
    x, y = stage.settles().middle_of("Label")
    stage.fingers.follow(line((x - 30, y), (x - 60, y)), line((x + 30, y), (x + 60, y)), pace=0.016)
    stage.becomes(lambda: float(label.get_attribute("font-size")) > 1.5 * size)
    stage.fingers.tap(stage.middle_of("Put back"))
    # A spring goes beyond where it will rest.
    stage.becomes(lambda: stage.settles().box_of("Card") == home)


@pytest.mark.task("stage: circle")
def test_a_circle_is_fitted(show):
    import math

    stage = show("Circle")
    places = [(195 + 100 * math.cos(step / 5), 420 + 92 * math.sin(step / 5)) for step in range(32)]
    stage.fingers.follow(places)
    stage.waits_for("Circle, radius")
    keep(stage, "circle")


@pytest.mark.task("stage: zig-zag beside a swipe")
def test_a_zig_zag_deletes_a_bubble_and_a_swipe_does_not(show):
    stage = show("Bubbles")
    stage.settles()
    stage.fingers.follow(line((60, 240), (190, 246), steps=6))
    stage.waits_for("A swipe deletes nothing")
    keep(stage, "bubbles")
    x, y = stage.middle_of("Bubble 2")
    stage.fingers.follow(line((x - 30, y - 10), *[(x + (30 if step % 2 else -30), y - 10 + 5 * step) for step in range(1, 6)], steps=4))
    stage.waits_for("Gone; 3 left")
    stage.page.wait_for_function("() => !document.querySelector('[aria-label=\"Bubble 2\"]')")


@pytest.mark.task("stage: delete swipe")
def test_a_row_is_swiped_away_and_the_list_scrolls(show):
    stage = show("MailList")
    x, y = stage.middle_of("Message 2")
    stage.fingers.follow(line((x + 150, y), (x - 150, y), steps=6))
    stage.page.wait_for_function("() => !document.querySelector('[aria-label=\"Message 2\"]')")
    stage.fingers.tap(stage.settles().middle_of("Message 3"))
    stage.page.wait_for_function("() => document.querySelector('#screen svg text').textContent === 'Message 3'")
    before = stage.settles().box_of("Message 6")["y"]
    stage.fingers.follow(line((200, 700), (200, 400), steps=16), pace=0.016)
    stage.becomes(lambda: stage.box_of("Message 6")["y"] < before - 200)
    keep(stage, "mail-list")


def test_wheels_and_keys_scroll_and_texts_grow(show):
    stage = show("MailList")
    before = stage.settles().box_of("Message 2")
    box = stage.box
    stage.page.mouse.move(box["x"] + 200, box["y"] + 500)
    stage.page.mouse.wheel(0, 100)
    stage.page.wait_for_function(
        "() => document.querySelector('[aria-label=\"Messages\"] > .on').style.translate.endsWith(' -100px')")
    stage.page.locator("#screen").focus()
    stage.page.keyboard.press("PageUp")
    stage.page.wait_for_function(
        "() => document.querySelector('[aria-label=\"Messages\"] > .on').style.translate.match(/^0px$|[ ]0px$/)")
    stage.becomes(lambda: stage.box_of("Message 2") == before)
    stage.page.locator("#text").select_option("AccessibilityL")
    stage.page.wait_for_function("() => document.querySelector('#screen svg text').getAttribute('font-size') === '48'")
    stage.becomes(lambda: stage.box_of("Message 2")["height"] > 1.4 * before["height"])
    keep(stage, "mail-list-large")


def test_a_list_survives_a_change_of_the_text_size(show):
    stage = show("MailList")
    for size in ("XL", "L"):
        stage.page.locator("#text").select_option(size)
        stage.page.wait_for_timeout(600)
    for way in (-300, 300):
        stage.fingers.drag(((200, 450), (200, 450 + way)), steps=12, pace=0.016)
        stage.page.wait_for_timeout(800)
    stage.settles()
    senders = [text for text in stage.texts if text.startswith("Message ")]
    assert len(senders) >= 10 and len(set(senders)) == len(senders)
    tops = sorted(box["y"] for box in (one.bounding_box() for one in stage.page.locator("#screen svg text", has_text="Message ").all()) if box)
    assert all(below - above > 40 for above, below in zip(tops, tops[1:]))


def test_a_page_that_has_lost_something_gets_everything_anew(show):
    stage = show("MailList")
    before = stage.texts
    stage.page.evaluate("for (const id of [...stage.mirror.nodes.keys()]) if (id > 5) stage.mirror.nodes.delete(id)")
    stage.fingers.drag(((200, 600), (200, 300)), steps=12, pace=0.016)
    stage.becomes(lambda: stage.texts != before and len(stage.texts) > 10)
    stage.page.evaluate("stage.mirror.apply([])")
    # The page says what it had lost.
    assert stage.errors and all("mirror.js" in error for error in stage.errors)
    stage.errors.clear()


@pytest.mark.task("stage: a mouse as two fingers")
def test_a_mouse_has_a_second_finger_with_alt(show):
    stage = show("TouchExplorer")
    box = stage.box
    x, y = box["x"] + 120, box["y"] + 300
    stage.page.mouse.move(x, y)
    stage.page.keyboard.down("Alt")
    stage.page.mouse.move(x + 10, y)
    assert stage.page.locator("#ghosts i").count() == 2
    stage.page.mouse.down()
    stage.waits_for("2 touches")
    rings = stage.page.locator("#touches i:visible")
    middles = lambda: sorted(round(ring["x"] + ring["width"] / 2 - box["x"]) for ring in map(lambda one: one.bounding_box(), rings.all()))
    assert middles() == pytest.approx([130, 260], abs=2)
    stage.page.mouse.move(x + 30, y, steps=3)
    assert middles() == pytest.approx([150, 240], abs=2)
    stage.page.keyboard.down("Shift")
    stage.page.mouse.move(x + 50, y, steps=3)
    assert middles() == pytest.approx([170, 260], abs=2)
    stage.page.mouse.up()
    stage.page.keyboard.up("Shift")
    stage.page.keyboard.up("Alt")
    expect(rings).to_have_count(0)


def test_a_tap_shows_where_it_was_for_a_moment(show):
    stage = show("TouchExplorer")
    box = stage.box
    stage.page.mouse.click(box["x"] + 100, box["y"] + 200)
    ring = stage.page.locator("#touches i").bounding_box()
    assert (ring["x"] + 22 - box["x"], ring["y"] + 22 - box["y"]) == (100, 200)
    expect(stage.page.locator("#touches i")).to_have_count(0)
    # A drag is no tap.
    stage.page.mouse.down()
    stage.page.mouse.move(box["x"] + 200, box["y"] + 200, steps=3)
    stage.page.mouse.up()
    assert stage.page.locator("#touches i").count() == 0


def test_a_phone_that_leaves_gives_the_screen_back(browser, show):
    app = App("MailList")
    phone = browser.new_context(viewport={"width": 390, "height": 700}, has_touch=True)
    laptop = browser.new_context(viewport={"width": 1280, "height": 900})
    try:
        Stage(phone.new_page(), app.address)
        stage = Stage(laptop.new_page(), app.address)
        size = lambda: stage.page.evaluate("[screen.style.width, screen.style.height, document.querySelector('#size').selectedOptions[0].textContent]".replace("screen.", "document.querySelector('#screen')."))
        stage.becomes(lambda: size() == ["390px", "700px", "390 × 700"])
        phone.close()
        stage.becomes(lambda: size() == ["390px", "844px", "Phone, 390 × 844"])
    finally:
        laptop.close()
        app.stop()


@pytest.mark.task("stage: what the program made of it, in its own names")
def test_the_card_answers_with_what_the_program_did(show):
    stage = show("MailList")
    card = stage.look_inside().locator(".card .entries")
    # The card leaves out UIKit's own recognisers that failed.
    stage.fingers.tap(*stage.at((195, 422)))
    expect(card).to_have_text("row “Message 5” got the tap")
    stage.fingers.follow(stage.at(*line((195, 600), (195, 450), steps=8)))
    expect(card).to_have_text(re.compile("^scroll recognized: moved [0-9]+ px, needs 10 px; ended: lifted$"))
    # A row's swipe is the table's own, too.
    stage.fingers.follow(stage.at(*line((300, 300), (150, 302), steps=8)))
    expect(card).to_have_text(re.compile("^row swipe recognized: moved [0-9]+ px, needs 10 px; ended: lifted$"))
    stage = show("Taps")
    card = stage.look_inside().locator(".card .entries")
    stage.fingers.tap(*stage.at((195, 422)))
    expect(card).to_have_text(re.compile(r"^tap recognized: 1 tap; waited 0\.35? s for double tap$"))


@pytest.mark.task("stage: which won and why, a number tried")
def test_why_is_the_studios_card_and_its_slider_sets_the_programs_number(show):
    stage = show("CheckPlease")
    card = stage.look_inside().locator(".card")
    expect(card).to_contain_text("Touch the program")
    stage.fingers.follow(stage.at(*line((100, 400), (250, 410), steps=10)), pace=PACE)
    # Its own code decided, and where.
    expect(card).to_contain_text("failed: its own code set .failed in touchesEnded at (250, 410)")
    stage = show("PinchMe")
    card = stage.look_inside().locator(".card")
    expect(card).to_contain_text("Touch the program")
    x, y = stage.middle_of("Card")
    by = lambda points: ((x, y), (x + points * stage.scale, y))
    stage.fingers.drag(by(6), steps=3, pace=PACE)
    card.locator(".limit").first.click()
    slider = card.locator("[data-trial]").first
    slider.fill("5")
    # First what it would have made of this drag, in the page; then the program takes it.
    asked = stage.page.locator("dactyl-inspector .what-if")
    expect(asked).to_contain_text("pan recognized: moved 6 px, needs 5 px")
    asked.get_by_role("button", name="Send to the program").click()
    expect(asked).to_contain_text("Sent: it holds from the next touch on.")
    stage.fingers.drag(by(8), steps=4, pace=PACE)
    expect(card.locator(".entries")).to_contain_text("needs 5 px")
