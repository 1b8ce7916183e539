"""Each pad, with one to three fingers of a touch screen, and with a mouse."""

import pytest


def test_explorer_tells_notification_count_and_touches(studio):
    studio.choose("explorer")
    x, y = studio.middle
    fingers = studio.fingers
    fingers.down(f0=(x, y), f1=(x + 60, y), f2=(x + 120, y))
    readings = studio.page.locator(".readings dd")
    assert readings.all_inner_texts() == ["touchesBegan", "1", "3", "3"]
    fingers.up()
    assert readings.all_inner_texts()[0] == "touchesEnded"
    assert readings.all_inner_texts()[2:] == ["0", "3"]


@pytest.mark.task("tap n × m with places")
def test_taps_of_one_to_three_fingers_are_counted(studio):
    studio.choose("taps")
    x, y = studio.middle
    fingers = studio.fingers
    fingers.tap((x, y))
    studio.wait(0.1)
    fingers.tap((x, y))
    studio.wait(1)
    studio.waits_for("double tap recognized: 2 taps")
    fingers.tap((x - 40, y), (x + 40, y))
    studio.wait(1)
    studio.waits_for("2-finger tap recognized: 1 tap")
    fingers.tap((x - 60, y), (x, y), (x + 60, y))
    studio.wait(1)
    studio.waits_for("3-finger tap recognized: 1 tap")
    cells = studio.page.locator(".taps .cell").all_inner_texts()
    assert cells == ["0", "1", "1", "1", "0", "0", "0", "0", "0", "0", "0", "0"]


@pytest.mark.task("what delays this tap")
def test_a_tap_waits_for_the_double_tap(studio):
    studio.choose("taps")
    studio.fingers.tap(studio.middle)
    studio.waits_for("tap waits for double tap")
    studio.wait(0.35)
    studio.waits_for("tap recognized: 1 tap; waited 0.35 s for double tap")


def test_swipes_have_directions_and_slanted_ones_say_why_not(studio):
    studio.choose("swipes")
    x, y = studio.middle
    studio.fingers.drag(((x - 80, y), (x + 80, y)))
    studio.waits_for("swipe right recognized: moved")
    assert studio.page.locator(".arrow").inner_text() == "→"
    studio.fingers.drag(((x - 40, y + 60), (x - 40, y - 60)), ((x + 40, y + 60), (x + 40, y - 60)))
    studio.waits_for("2-finger swipe recognized")
    assert studio.page.locator(".arrow").inner_text() == "↑↑"
    studio.wait(1.3)
    studio.fingers.drag(((x - 60, y - 60), (x + 60, y + 60)))
    studio.waits_for("off course by")


@pytest.mark.task("pinch carried on")
def test_photo_follows_two_fingers(studio):
    studio.choose("photo")
    x, y = studio.middle
    studio.fingers.drag(((x - 40, y), (x - 100, y - 60)), ((x + 40, y), (x + 100, y + 60)), steps=14)
    studio.waits_for("pinch recognized: span changed by")
    studio.waits_for("rotation recognized: turned along")
    place, scale, turn = studio.page.locator(".photo + .caption").inner_text().split(" · ")
    assert int(scale.split()[0]) > 150
    assert 15 < int(turn.rstrip("°")) < 60


def test_photo_says_who_prevents_whom(studio):
    studio.choose("photo")
    studio.page.get_by_label("Pan, pinch and rotation recognize together").uncheck()
    x, y = studio.middle
    studio.fingers.drag(((x - 40, y), (x - 140, y)), ((x + 40, y), (x + 140, y)), steps=14)
    studio.waits_for("prevented by pinch")
    assert "pan prevented by pinch" in studio.attempts()


def test_press_waits_and_drifting_fails(studio):
    studio.choose("press")
    x, y = studio.middle
    fingers = studio.fingers
    fingers.down(f0=(x, y))
    studio.wait(0.4)
    assert "press" not in studio.why()
    studio.wait(0.1)
    studio.waits_for("press began: held 0.5 s")
    fingers.up()
    studio.waits_for("press recognized")
    studio.wait(1.3)
    studio.fingers.drag(((x, y), (x + 60, y)))
    studio.waits_for("limit 10 px")


@pytest.mark.task("responder chain, delete swipe")
def test_rows_delete_scroll_and_go_up_the_chain(studio):
    studio.choose("rows")
    fingers = studio.fingers
    fingers.tap((80, 20))
    chain = studio.page.locator(".chain")
    assert chain.inner_text() == "Lapwing › table › window touchesEnded: nobody handles it"
    fingers.drag(((400, 75), (200, 76)))
    assert chain.inner_text().startswith("Curlew took the delete swipe")
    assert studio.page.locator(".rows .gone").all_text_contents() == ["Curlew"]
    fingers.drag(((100, 200), (100, 100)))
    studio.waits_for("scroll recognized")
    assert studio.page.locator(".rows li").first.evaluate("row => row.style.transform") != "translateY(0px)"
    fingers.tap((80, 20))
    assert not chain.inner_text().startswith("Lapwing")


@pytest.mark.task("touch explorer, a mouse as two fingers")
def test_alt_makes_a_second_finger_of_the_mouse(studio):
    studio.choose("photo")
    page, box = studio.page, studio.box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.keyboard.down("Alt")
    page.mouse.move(x + 40, y)
    page.mouse.down()
    page.mouse.move(x + 120, y, steps=12)
    page.mouse.up()
    studio.waits_for("pinch recognized")
    assert int(page.locator(".photo + .caption").inner_text().split(" · ")[1].split()[0]) > 170
    page.get_by_role("button", name="Clear").click()
    page.mouse.move(x + 40, y)
    page.mouse.down()
    page.keyboard.down("Shift")
    page.mouse.move(x + 120, y + 30, steps=12)
    page.mouse.up()
    page.keyboard.up("Shift")
    page.keyboard.up("Alt")
    place, scale, _ = page.locator(".photo + .caption").inner_text().split(" · ")
    assert scale == "100 %"
    assert int(place.split(",")[0]) > 50


@pytest.mark.real_time
def test_deadlines_come_by_the_clock_of_the_machine(studio):
    studio.choose("press")
    fingers = studio.fingers
    fingers.down(f0=studio.middle)
    studio.waits_for("press began: held 0.5 s")
    fingers.up()
    studio.waits_for("press recognized")
