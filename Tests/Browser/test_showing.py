"""The pad on which gestures of any number of fingers are shown, tried and taken along."""

import json
import subprocess

import pytest
from playwright.sync_api import expect

from browsing import ROOT, tool


def apart(studio, way=50, length=12):
    """Two fingers open by so much each; or close, where it is negative."""
    x, y = studio.middle
    studio.fingers.drag(((x - 60, y), (x - 60 - way, y)), ((x + 60, y), (x + 60 + way, y)), steps=length, pace=0.016)
    studio.wait(0.6)


def swipe_up(studio, *places):
    studio.fingers.drag(*[((x, y), (x, y - 110)) for x, y in places], steps=10, pace=0.016)
    studio.wait(0.6)


def in_turn(studio):
    x, y = studio.middle
    for side in (-60, 60):
        studio.fingers.tap((x + side, y))
        studio.wait(0.12)
    studio.wait(0.6)


def name(studio, words):
    studio.page.fill("#gesture-name", words)
    studio.button("New gesture").click()


def teach(studio, words, show, times=3):
    name(studio, words)
    for _ in range(times):
        show(studio)
    studio.page.locator(".chip", has_text="Try").click()


def row(studio, words):
    return studio.page.locator(".confusion tr", has=studio.page.get_by_role("rowheader", name=words, exact=True)).locator("td")


def closer(studio):
    apart(studio, way=-35)


def three_up(studio):
    x, y = studio.middle
    swipe_up(studio, (x - 80, y + 40), (x, y + 30), (x + 80, y + 40))


@pytest.fixture
def pad(studio):
    return studio.choose("show")


@pytest.mark.task("show a gesture: name it, three times, try it")
def test_what_several_fingers_show_is_understood_tried_and_explained(pad):
    page = pad.page
    name(pad, "three up")
    for count in (1, 2, 3):
        three_up(pad)
        assert page.locator(".reason").inner_text() == "Taken as a sample of three up: 3 fingers go up, 0.2 s."
        expect(page.locator(".chip", has_text=f"three up · {count}")).to_contain_text("3 fingers")
    assert page.locator(".status").inner_text() == "Understood: 3 fingers go up, 0.2 s. 3 samples of three up. Show more, or try it."
    # Three ways and three lanes in each picture.
    first = page.locator(".sample.hands").first
    assert first.locator("polyline").count() == first.locator("line").count() == 3
    page.locator(".chip", has_text="Try").click()
    three_up(pad)
    assert page.locator(".verdict").inner_text() == "three up"
    pad.waits_for("shown gesture recognized: three up, off by ")
    # The nearest sample lies beneath.
    assert page.locator(".ink .nearest").count() == 3
    x, y = pad.middle
    pad.fingers.drag(*[((x + side, y - 80), (x + side, y + 30)) for side in (-80, 0, 80)], steps=10, pace=0.016)
    pad.wait(0.6)
    assert page.locator(".reason").inner_text() == "No gesture: nearest is three up, off the shown course by 180°."
    # Two fingers that open are another gesture, and so is what one finger draws.
    apart(pad, 70)
    assert page.locator(".verdict").inner_text() == "apart"


def test_a_sample_of_another_number_of_fingers_is_not_taken(pad):
    name(pad, "three up")
    three_up(pad)
    apart(pad)
    assert pad.page.locator(".status").inner_text() == "Not taken: three up was shown with 3 fingers, this with 2."
    assert pad.page.locator(".reason").inner_text() == "Not taken: three up was shown with 3 fingers, this with 2."
    pad.page.locator(".chip", has_text="check").click()
    apart(pad)
    assert pad.page.locator(".status").inner_text() == "Not taken: check is drawn by one finger, and this was done by 2."


def test_taps_in_turn_are_shown_from_the_first_time_on(pad):
    teach(pad, "in turn", in_turn)
    assert pad.page.locator(".chip", has_text="in turn · 3").count() == 1
    in_turn(pad)
    assert pad.page.locator(".verdict").inner_text() == "in turn"


@pytest.mark.task("show a gesture: what is taken for what, built-in gestures and palms among them")
def test_the_table_has_built_in_gestures_and_palms(pad):
    head = pad.page.locator(".confusion th[scope=col]")
    x, y = pad.middle
    teach(pad, "tap of two", lambda one: (one.fingers.tap((x - 50, y), (x + 50, y)), one.wait(0.6)))
    columns = head.all_inner_texts()
    cells = row(pad, "tap of two").all_inner_texts()
    told = dict(zip(columns, cells))
    assert told["tap of two"] == "3" and told["two-finger tap"] == "3" and told["none"] == "·"
    assert dict(zip(columns, row(pad, "apart").all_inner_texts()))["pinch"] == "3"
    words = pad.page.locator("#confusion-words").inner_text()
    assert "tap of two is a two-finger tap (3 of 3), too. Beside such recognizers, let them wait by requireToFail." in words
    assert "pinch would begin before it is complete." in words
    palms = dict(zip(columns, row(pad, "resting palms").all_inner_texts()))
    assert palms["apart"] == "·" and int(palms["none"]) + int(palms["tap of two"].replace("·", "0")) == 36


@pytest.mark.task("show a gesture: it follows the fingers from the moment at which it is clear")
def test_a_gesture_that_follows_says_when_it_was_clear(pad):
    pad.page.locator(".chip", has_text="apart").click()
    pad.page.get_by_label("apart follows the fingers").check()
    pad.page.locator(".chip", has_text="Try").click()
    apart(pad, 70, length=20)
    words = pad.page.locator(".reason").inner_text()
    assert words.startswith("apart is clear after 0.") and "and follows the fingers. In the end ×1." in words
    assert pad.page.locator(".ink .found").count() == 1
    pad.waits_for("shown gesture recognized")


def test_what_may_differ_is_said_by_ticks(pad):
    three = three_up
    teach(pad, "three up", three)
    x, y = pad.middle

    def down():
        pad.fingers.drag(*[((x + side, y - 80), (x + side, y + 30)) for side in (-80, 0, 80)], steps=10, pace=0.016)
        pad.wait(0.6)
        return pad.page.locator(".verdict").inner_text()

    assert down() == ""
    pad.page.locator(".chip", has_text="three up").click()
    pad.page.get_by_label("direction and turning").check()
    pad.page.locator(".chip", has_text="Try").click()
    assert down().startswith("three up")


@pytest.mark.kept
def test_what_was_shown_is_kept_deleted_and_comes_back(pad):
    gestures = lambda: pad.page.evaluate("studio.session.kept.taught.gestures.map(({ name, samples, isShown }) => [name, samples.length, isShown])")
    teach(pad, "closer", closer)
    pad.page.locator(".chip", has_text="closer").click()
    before = gestures()
    assert before[-1] == ["closer", 3, True]
    for button in ("Delete sample 2 of closer", "Delete closer"):
        pad.button(button).click()
        assert gestures() != before
        pad.page.locator(".gestures .status").get_by_role("button", name="Undo").click()
        assert gestures() == before
    pad.wait(1)
    pad.page.reload()
    pad.page.wait_for_selector("html[data-ready=true]")
    assert gestures() == before
    # With the touches of its samples.
    pad.page.locator(".chip", has_text="closer").click()
    assert pad.page.locator(".sample.hands").first.locator("polyline").count() == 2
    pad.page.locator(".chip", has_text="Try").click()
    closer(pad)
    assert pad.page.locator(".verdict").inner_text() == "closer"


@pytest.mark.task("show a gesture: taken as a library, Swift, a scene and a gesture file")
def test_it_is_taken_along_and_recognized_elsewhere(pad, tmp_path):
    page = pad.page
    teach(pad, "closer", closer)
    for title, file in [("library", "shown.json"), ("Swift", "ShownGestures.swift")]:
        with page.expect_download() as download:
            pad.button(f"Download shown {title}").click()
        assert download.value.suggested_filename == file
        download.value.save_as(tmp_path / file)
    with page.expect_download() as download:
        pad.button("Download gesture file").click()
    download.value.save_as(tmp_path / "gestures.conf")
    with page.expect_download() as download:
        pad.button("Download library").click()
    download.value.save_as(tmp_path / "gestures.json")
    run = lambda *words: subprocess.run([*tool(), *map(str, words)], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert (tmp_path / "ShownGestures.swift").read_text() == run("export", tmp_path / "shown.json", "--swift", "--name", "ShownGestures")
    assert "show closer 2 run notify-send \"closer\"\n" in (tmp_path / "gestures.conf").read_text()
    assert run("desktop", tmp_path / "gestures.conf", "--check")
    # The scene of the pad, on a recording of the pad.
    scene = page.evaluate("""async () => {
      let text;
      navigator.clipboard.writeText = async (copied) => { text = copied; };
      document.querySelector("#format").value = "scene";
      document.querySelector("#copy").click();
      await new Promise((done) => realFrame(done));
      return text;
    }""")
    (tmp_path / "pad.scene").write_text(scene)
    assert [one["kind"] for one in json.loads(scene)["views"][0]["recognizers"]] == ["shown", "stroke"]
    pad.button("Record").click()
    closer(pad)
    pad.button("Stop").click()
    recording = pad.save(tmp_path / "closer.jsonl")
    told = run("replay", "--scene", tmp_path / "pad.scene", recording)
    assert "closer" in told, told
    # And opened again it is known, with the drawings that are there.
    pad.choose("show")
    page.set_input_files(".gestures input[type=file]", tmp_path / "shown.json")
    page.wait_for_selector(".chip:has-text('closer · 3')")
    assert page.locator(".chip", has_text="check · 3").count() == 1
    page.locator(".chip", has_text="closer").click()
    assert page.locator(".sample.hands").first.locator("line").count() == 2
    page.locator(".chip", has_text="Try").click()
    closer(pad)
    assert page.locator(".verdict").inner_text() == "closer"


def test_the_mouse_and_the_keys_show_two_fingers(pad):
    page = pad.page
    name(pad, "two along")
    box = pad.box
    x, y = box["x"] + box["width"] / 2 + 70, box["y"] + box["height"] / 2
    for _ in range(2):
        page.mouse.move(x, y)
        page.keyboard.down("Alt")
        page.mouse.move(x + 1, y)
        page.mouse.down()
        for step in range(1, 9):
            page.mouse.move(x + 10 * step, y)
            pad.wait(0.02)
        page.mouse.up()
        page.keyboard.up("Alt")
        pad.wait(0.6)
    assert page.locator(".chip", has_text="two along · 2").inner_text().split("\n")[0].startswith("2 fingers")
    assert "open ×" in page.locator(".samples .quiet").inner_text()


def test_a_sample_under_way_is_none_once_the_pad_is_left(pad):
    """The pad waits for a further touch before it takes a sample; nothing may come from it then."""
    name(pad, "wide")
    x, y = pad.middle
    pad.fingers.drag(((x - 60, y), (x - 110, y)), ((x + 60, y), (x + 110, y)), steps=10, pace=0.016)
    pad.page.get_by_role("tab", name="Taps").click()
    pad.wait(1)
    pad.page.get_by_role("tab", name="Show").click()
    expect(pad.page.locator(".chip", has_text="wide")).to_have_text("wide · 0")
    assert pad.errors == []
