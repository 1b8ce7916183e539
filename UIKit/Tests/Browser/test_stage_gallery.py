"""What the stage shows and takes, on one page: StageGallery."""

import json

import pytest
from playwright.sync_api import expect
from stage import line
from test_stage_apps import keep, show  # noqa: F401


@pytest.fixture
def gallery(show):  # noqa: F811
    stage = show("StageGallery")
    stage.waits_for("Gallery")
    return stage


def styles(stage, selector, *names):
    """How the browser shows what a selector finds, as a list for each."""
    return stage.page.evaluate(
        """([selector, names]) => [...document.querySelectorAll(`#screen ${selector}`)].map((element) => {
          const style = getComputedStyle(element);
          return names.map((name) => style[name]);
        })""",
        [selector, list(names)],
    )


def place_of_text(stage, text):
    """The middle of a text on the screen; of several, of the frontmost."""
    box = stage.page.locator("#screen svg text", has_text=text).last.bounding_box()
    return box["x"] + box["width"] / 2 - stage.box["x"], box["y"] + box["height"] / 2 - stage.box["y"]


def test_layers_look_as_they_are_set(gallery):
    masks = [mask for mask, in styles(gallery, "[data-class=CAGradientLayer]", "maskImage")]
    assert len(masks) == 1 and masks[0].startswith("url(")
    assert gallery.page.locator("[data-class=CAGradientLayer] linearGradient stop").count() == 2
    assert gallery.page.locator("[data-class=CAShapeLayer] path").get_attribute("stroke-dasharray") == "1 12"
    cards = styles(gallery, "[data-class=LayersView] > .on > [data-class=UIView]", "borderRadius", "boxShadow", "transform")
    assert "16px 0px" in [radius for radius, _, _ in cards]
    assert any("12px" in shadow for _, shadow, _ in cards)
    assert any(transform.startswith("matrix3d") for _, _, transform in cards)
    assert gallery.page.locator("[data-class=DrawnView] > svg [clip-path]").count() == 2
    keep(gallery, "gallery")


def test_controls_do_what_fingers_say(gallery):
    gallery.fingers.tap(gallery.middle_of("Switch"))
    gallery.waits_for("Switch on")
    box = gallery.box_of("Slider")
    y = box["y"] + box["height"] / 2
    gallery.fingers.follow(line((box["x"] + 14, y), (box["x"] + 200, y)))
    gallery.waits_for("Slider 100")
    box = gallery.box_of("Stepper")
    gallery.fingers.tap((box["x"] + 0.75 * box["width"], box["y"] + box["height"] / 2))
    gallery.waits_for("Stepper 1")
    box = gallery.box_of("Segments")
    gallery.fingers.tap((box["x"] + 0.85 * box["width"], box["y"] + box["height"] / 2))
    gallery.waits_for("Segment 3")
    keep(gallery, "gallery-controls")


def test_the_card_says_what_controls_did(gallery):
    card = gallery.look_inside().locator(".card .entries")
    gallery.fingers.tap(gallery.middle_of("Switch"))
    expect(card).to_have_text("switch “Switch” went on")
    box = gallery.box_of("Stepper")
    gallery.fingers.tap((box["x"] + 0.75 * box["width"], box["y"] + box["height"] / 2))
    expect(card).to_have_text("stepper “Stepper” went to 1.0")
    box = gallery.box_of("Segments")
    gallery.fingers.tap((box["x"] + 0.85 * box["width"], box["y"] + box["height"] / 2))
    expect(card).to_have_text("segmented control “Segments” chose Three")


@pytest.mark.task("stage: a view picked on the screen")
def test_a_view_that_is_picked_on_the_screen_is_chosen_in_the_tree_and_marked(gallery):
    inspector = gallery.look_inside()
    pick = inspector.get_by_role("button", name="Pick")
    chosen, mark = inspector.locator(".tree [aria-current]"), gallery.view.locator("#mark")
    switch = gallery.middle_of("Switch")
    x, y = switch[0] + gallery.box["x"], switch[1] + gallery.box["y"]
    picking = gallery.view.locator("#screen.picks")
    pick.click()
    expect(picking).to_be_visible()
    gallery.page.mouse.move(x, y)
    expect(mark).to_have_text("switch “Switch”")
    gallery.page.mouse.click(x, y)
    expect(chosen).to_contain_text("switch “Switch”")
    expect(pick).to_have_attribute("aria-pressed", "false")
    # The program got none of it.
    expect(picking).to_have_count(0)
    assert "Switch on" not in gallery.texts
    gallery.page.mouse.click(x, y)
    gallery.waits_for("Switch on")
    # Escape gives up.
    pick.click()
    expect(picking).to_be_visible()
    gallery.page.keyboard.press("Escape")
    expect(pick).to_have_attribute("aria-pressed", "false")
    # What was is shown as outlines, and the screen again where it is live.
    inspector.get_by_role("button", name="Play").click()
    expect(inspector.locator("iframe.screen")).to_be_hidden()
    inspector.get_by_role("button", name="Live").click()
    expect(inspector.locator("iframe.screen")).to_be_visible()


def test_keys_type_into_the_field_that_is_edited(gallery):
    gallery.waits_for("Type here")
    gallery.fingers.tap(gallery.middle_of("Field"))
    gallery.wait(0.2)
    gallery.page.keyboard.type("Hello!")
    gallery.page.keyboard.press("Backspace")
    gallery.page.keyboard.press("Enter")
    gallery.waits_for("Typed Hello")
    assert gallery.texts.count("Hello") == 1


def test_held_keys_and_a_phones_keyboard_type_too(gallery):
    page = gallery.page
    gallery.waits_for("Type here")
    page.touchscreen.tap(*(at + of for at, of in zip((gallery.box["x"], gallery.box["y"]), gallery.middle_of("Field"))))
    page.wait_for_function("() => document.activeElement.id === 'typing'")
    gallery.wait(0.2)
    # A phone tells no keys, only what its field has become.
    page.keyboard.insert_text("caf")
    gallery.waits_for("caf")
    page.evaluate("""() => {
      document.activeElement.value = document.activeElement.value.replace("caf", "coffee");
      document.activeElement.dispatchEvent(new InputEvent("input"));
    }""")
    gallery.waits_for("coffee")
    for _ in range(3):
        page.keyboard.down("!")
    page.keyboard.up("!")
    page.keyboard.press("Enter")
    gallery.waits_for("Typed coffee!!!")
    # The program edits nothing any more.
    page.wait_for_function("() => document.activeElement.id === 'screen'")


@pytest.mark.parametrize("button", ["Question", "Answers"])
def test_questions_are_answered_by_touch(gallery, button):
    gallery.fingers.tap(gallery.middle_of(button))
    gallery.waits_for("Delete everything?")
    gallery.waits_for("It cannot be brought back.")
    keep(gallery, f"gallery-{button.lower()}")
    gallery.fingers.tap(place_of_text(gallery, "Cancel"))
    gallery.waits_until_gone("Delete everything?")
    # The answer's closure writes it into the bar.
    assert "Cancel" in gallery.texts


def test_a_sheet_is_presented_and_dragged_away(gallery):
    gallery.fingers.tap(gallery.middle_of("Sheet"))
    gallery.waits_for("Drag me down")
    keep(gallery, "gallery-sheet")
    gallery.fingers.follow(line((195, 480), (195, 800), steps=16), pace=0.016)
    gallery.waits_until_gone("Drag me down")


def test_what_a_finger_leads_is_where_it_is_led_and_goes_on_from_there(gallery):
    def middle():
        return gallery.settles().middle_of("Led")[0]

    def waits_until_at(x):
        gallery.page.wait_for_function(
            "x => { const box = document.querySelector('[aria-label=Led]').getBoundingClientRect(); "
            "return Math.abs(box.left + box.width / 2 - x) < 1; }", arg=x + gallery.box["x"])

    x, y = gallery.middle_of("Led")
    fingers = gallery.fingers
    places = line((x, y), (x + 160, y), steps=16)
    fingers.down(f0=places[0])
    for place in places[1:]:
        gallery.wait(0.016)
        fingers.move(f0=place)
    led = middle()
    assert 0.4 * 290 < led - x < 0.6 * 290
    keep(gallery, "gallery-led")
    # It stays there as long as the finger does.
    assert middle() == led
    fingers.up()
    waits_until_at(x + 290)
    # And back, let go before the middle: it returns.
    gallery.wait(0.6)
    fingers.follow(line((x + 290, y), (x + 230, y), steps=8), pace=0.016)
    waits_until_at(x + 290)
    gallery.wait(0.6)
    fingers.follow(line((x + 290, y), (x + 60, y), steps=16), pace=0.016)
    waits_until_at(x)


def test_a_gesture_of_two_fingers_is_shown_three_times_and_known_again(gallery):
    """A recogniser of the engine in a view of UIKit, in a page that one finger scrolls."""
    x, y = gallery.middle_of("Shown")

    def fingers_go(*ways):
        gallery.fingers.follow(*(line((x + start, y), (x + end, y), steps=12) for start, end in ways), pace=0.016)

    opens, goes = ((-40, -130), (40, 130)), ((-130, 40), (-50, 120))
    for said in ("Again", "Once more", "Now do it, or something else"):
        fingers_go(*opens)
        gallery.waits_for(said)
    keep(gallery, "gallery-shown")
    fingers_go(*opens)
    gallery.waits_for("That is it")
    fingers_go(*goes)
    gallery.waits_for("shown")
    assert any("shown" in text and any(letter.isdigit() for letter in text) for text in gallery.texts), gallery.texts
    keep(gallery, "gallery-shown-not")


def test_force_size_and_tilt_of_fingers_pencils_and_mice(gallery):
    x, y = gallery.middle_of("Pointer")
    left, top = gallery.box["x"] + x, gallery.box["y"] + y
    session = gallery.page.context.new_cdp_session(gallery.page)
    point = {"x": left, "y": top, "id": 1, "radiusX": 12, "radiusY": 9, "force": 0.75}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    gallery.waits_for("Finger, force 75, tilt 90, 12 pt")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    pen = {"x": left, "y": top, "button": "left", "pointerType": "pen", "force": 0.25, "tiltX": 45, "tiltY": 0}
    session.send("Input.dispatchMouseEvent", {**pen, "type": "mouseMoved", "button": "none", "force": 0})
    gallery.waits_for("Hovering")
    session.send("Input.dispatchMouseEvent", {**pen, "type": "mousePressed", "clickCount": 1})
    gallery.waits_for("Pencil, force 25, tilt 45")
    session.send("Input.dispatchMouseEvent", {**pen, "type": "mouseReleased", "clickCount": 1})


def test_a_mouse_hovers_and_leaves(gallery):
    x, y = gallery.middle_of("Pointer")
    gallery.page.mouse.move(gallery.box["x"] + x, gallery.box["y"] + y)
    gallery.waits_for("Hovering")
    gallery.page.mouse.move(gallery.box["x"] + x, gallery.box["y"] + y - 200)
    gallery.waits_for("Left")


def test_samples_that_the_browser_merged_are_told(show, tmp_path):  # noqa: F811
    stage = show("StageGallery", "--record", tmp_path / "session.jsonl")
    x, y = stage.middle_of("Pointer")
    # Which moves a browser merges hangs on how busy it is; here a page says that four were.
    stage.page.evaluate(
        """([x, y]) => {
          const tell = (type, step, more = {}) => {
            const place = { clientX: x + 5 * step, clientY: y, pointerId: 77, pointerType: "touch" };
            return new PointerEvent(type, { ...place, bubbles: true, cancelable: true, ...more });
          };
          const screen = document.querySelector("#screen");
          screen.dispatchEvent(tell("pointerdown", 0));
          const coalescedEvents = [1, 2, 3, 4].map((step) => tell("pointermove", step));
          setTimeout(() => {
            screen.dispatchEvent(tell("pointermove", 4, { coalescedEvents }));
            screen.dispatchEvent(tell("pointerup", 4));
          }, 100);
        }""", [stage.box["x"] + x - 60, stage.box["y"] + y])
    stage.waits_for("Finger")

    def lifted():
        # The last line may not be whole yet.
        lines = (tmp_path / "session.jsonl").read_text().split("\n")[1:-1]
        frames = [json.loads(text) for text in lines]
        return frames if any(contact[1] == "e" for frame in frames for contact in frame["c"]) else None

    stage.becomes(lifted)
    merged = [sample[3] for frame in lifted() for sample in frame.get("s", [])]
    # The last of them is the move itself.
    assert [round(place - merged[0]) for place in merged] == [0, 5, 10]


def test_devices_rotation_darkness_and_direction(gallery):
    page = gallery.page

    def waits_for_size(width, height):
        page.wait_for_function(
            "([width, height]) => { const box = document.querySelector('#screen [data-class=UIWindow]').style; "
            "return box.width === `${width}px` && box.height === `${height}px`; }", arg=[width, height])

    page.locator("#size").select_option("375x667")
    waits_for_size(375, 667)
    page.locator("#rotate").click()
    waits_for_size(667, 375)
    page.locator("#rotate").click()
    waits_for_size(375, 667)
    page.locator("#size").select_option("390x844")
    waits_for_size(390, 844)
    before = place_of_text(gallery, "Controls")
    page.locator("#rtl").check()
    page.wait_for_function(
        "() => { const all = [...document.querySelectorAll('#screen svg text')]; "
        "return Number(all.find((one) => one.textContent === 'Controls').getAttribute('x')) > 200; }")
    assert place_of_text(gallery, "Controls")[0] > before[0] + 100
    keep(gallery, "gallery-rtl")
    page.locator("#rtl").uncheck()
    page.locator("#dark").check()
    page.wait_for_function(
        "() => [...document.querySelectorAll('#screen [data-class=UIView]')].some("
        "(view) => getComputedStyle(view).backgroundColor === 'rgb(0, 0, 0)')")
    assert page.locator("#screen svg text", has_text="Controls").get_attribute("fill") == "#ffffff"
    keep(gallery, "gallery-dark")


def test_a_kiosk_shows_the_program_alone(browser, show):  # noqa: F811
    app = show("StageGallery").app
    context = browser.new_context(viewport={"width": 1024, "height": 600}, has_touch=True)
    try:
        page = context.new_page()
        page.goto(app.address.replace("/#", "/?kiosk#"))
        # It is not in control yet: another page is.
        page.wait_for_function("() => stage.pictures > 0")
        assert not page.locator("footer").is_visible()
    finally:
        context.close()


def test_a_kiosk_gives_the_program_its_own_size(browser):
    from stage import App, Stage

    app = App("StageGallery")
    context = browser.new_context(viewport={"width": 1024, "height": 600}, has_touch=True)
    try:
        stage = Stage(context.new_page(), app.address, "?kiosk")
        stage.page.wait_for_function(
            "() => document.querySelector('#screen [data-class=UIWindow]').style.width === '1024px'")
        assert stage.box == {"x": 0, "y": 0, "width": 1024, "height": 600}
        stage.fingers.tap(stage.middle_of("Switch"))
        stage.waits_for("Switch on")
    finally:
        context.close()
        app.stop()
