"""From why to do: a limit leads to its number, numbers are tried on what fingers did, and taken along as code or a link."""

import subprocess

import pytest

from browsing import ROOT, tool

REASONS = {
    "maximumTapInterval": ("0.41 s since the last tap, limit 0.35 s", 0.41, 0),
    "maximumTapDistance": ("next tap 72 px away, limit 45 px", 0.15, 72),
}
MENDED = {"maximumTapInterval": "0.45", "maximumTapDistance": "80"}


def two_taps(studio, way, pause, distance):
    """Two taps with fingers, a mouse or keys."""
    x, y = studio.middle
    page = studio.page
    if way == "touch":
        fingers = studio.fingers
        fingers.tap((x, y))
        studio.wait(pause)
        fingers.tap((x + distance, y))
    elif way == "mouse":
        page.locator("#pad").scroll_into_view_if_needed()
        box = studio.box
        for place in (x, x + distance):
            page.mouse.move(box["x"] + place, box["y"] + y)
            page.mouse.down()
            studio.wait(0.06)
            page.mouse.up()
            studio.wait(pause)
    else:
        page.locator("#pad").focus()
        page.keyboard.press("Tab")
        page.keyboard.press("Shift+Tab")
        for _ in range(2):
            page.keyboard.down("Space")
            studio.wait(0.06)
            page.keyboard.up("Space")
            studio.wait(pause)
            for _ in range(distance // 6):
                page.keyboard.press("ArrowRight")
    studio.wait(0.5)


@pytest.mark.task("threshold, what if")
@pytest.mark.parametrize("way", ["touch", "mouse", "keys"])
def test_a_double_tap_that_failed_is_understood_and_mended(studio, way):
    studio.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    keys = studio.page.keyboard
    studio.choose("taps")
    for setting, (words, pause, distance) in REASONS.items():
        studio.wait(2)
        two_taps(studio, way, pause, distance)
        key = studio.drawn().page.locator("#why .entries .failed")
        assert key.inner_text() == f"double tap, triple tap and quadruple tap: {words}"
        limit = key.locator(".limit")
        if way == "keys":
            limit.focus()
            keys.press("Enter")
        elif way == "mouse":
            limit.click()
        else:
            limit.tap()
        slider = studio.page.locator(f"#why [data-trial={setting}]")
        assert slider.evaluate("slider => document.activeElement === slider")
        before = slider.input_value()
        if way == "keys":
            while float(slider.input_value()) < float(MENDED[setting]):
                keys.press("ArrowRight")
        else:
            slider.fill(MENDED[setting])
        # Who moves it goes on moving it, and the answer stands where the question was asked.
        assert slider.evaluate("slider => document.activeElement === slider")
        assert "double tap recognized: 2 taps" in studio.page.locator("#why .trial").inner_text()
        assert any(words.startswith("double tap recognized") for words in studio.attempts())
        reset = slider.locator("xpath=..").locator(".reset")
        assert float(reset.inner_text().split()[1]) == float(before)
    studio.button("Copy").click()
    studio.page.wait_for_function("document.querySelector('#message').innerText.startsWith('Copied')")
    code = studio.page.evaluate("navigator.clipboard.readText()")
    assert f"doubleTap.maximumTapInterval = {MENDED['maximumTapInterval']}\n" in code
    assert f"doubleTap.maximumTapDistance = {MENDED['maximumTapDistance']}\n" in code
    assert "doubleTap.require(toFail: tripleTap)" in code


def test_numbers_are_typed_reset_one_by_one_and_undone(studio):
    studio.choose("taps")
    two_taps(studio, "touch", 0.41, 0)
    before = studio.attempts()
    typed = studio.page.get_by_label("Longest pause between taps, typed")
    typed.fill("0.5")
    typed.press("Enter")
    studio.waits_for("double tap recognized: 2 taps")
    studio.page.get_by_label("Movement allowed, typed").fill("30")
    studio.page.get_by_label("Movement allowed, typed").press("Enter")
    assert studio.page.locator(".slider.differs").count() == 2
    studio.page.get_by_label("Longest pause between taps: back to 0.35 s").click()
    assert studio.attempts() == before
    studio.button("Undo").click()
    studio.waits_for("double tap recognized: 2 taps")
    # Defaults are about numbers: what fingers did stays.
    studio.button("Defaults").click()
    assert studio.page.locator(".slider.differs").count() == 0
    assert studio.attempts() == before
    studio.button("Undo").click()
    assert studio.page.locator(".slider.differs").count() == 2


def test_what_was_touched_goes_along_to_other_pads_and_is_judged_there(studio):
    studio.choose("taps")
    two_taps(studio, "touch", 0.41, 0)
    studio.page.locator("#tab-press").click()
    studio.page.locator("#kept").get_by_role("button", name="Touched on Taps").click()
    studio.waits_for("press failed: lifted after 0.06 s, needs 0.5 s")
    studio.page.locator("#tab-taps").click()
    studio.waits_for("double tap, triple tap and quadruple tap: 0.41 s")
    # Numbers are tried on every recording that is open, not only on what is shown.
    studio.page.locator("#live").click()
    studio.fingers.tap(studio.middle)
    studio.wait(0.5)
    studio.page.locator("[data-setting=maximumTapInterval]").fill("0.5")
    studio.wait(0.3)
    told = studio.page.locator("#changes .others").inner_text()
    assert told.startswith("Touched on Taps: ") and told.endswith("decisions differ")


def test_a_link_carries_pad_numbers_and_touches(studio):
    studio.choose("taps")
    two_taps(studio, "touch", 0.41, 0)
    studio.page.locator("[data-setting=maximumTapInterval]").fill("0.5")
    live = studio.attempts()
    studio.button("Copy link").click()
    studio.page.wait_for_function("location.hash.includes('touches=')")
    address = studio.page.evaluate("location.href")
    assert len(address) < 1000
    studio.page.goto("about:blank")
    studio.page.goto(address)
    studio.page.wait_for_selector("html[data-ready=true]")
    assert studio.attempts() == live
    assert studio.page.get_by_label("Longest pause between taps, typed").input_value() == "0.5"


def test_a_damaged_link_shows_the_pad(studio):
    studio.choose("taps")
    studio.page.goto("about:blank")
    studio.page.goto(f"{studio.url}studio/index.html#taps&touches=damaged!")
    studio.page.wait_for_selector("html[data-ready=true]")
    assert studio.page.locator("#message").inner_text() == "The link is damaged: the pad is shown as it is."


@pytest.mark.parametrize("pad", ["taps", "photo", "bubbles", "rows"])
def test_a_pad_as_a_scene_is_read_by_the_tool(studio, tmp_path, pad):
    studio.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    studio.choose(pad)
    studio.page.locator("#format").select_option("scene")
    studio.button("Copy").click()
    studio.page.wait_for_function("document.querySelector('#message').innerText.startsWith('Copied')")
    scene = tmp_path / "scene.json"
    scene.write_text(studio.page.evaluate("navigator.clipboard.readText()"))
    sample = ROOT / "Examples/Recordings/double-tap.jsonl"
    done = subprocess.run([*tool(), "replay", "--scene", scene, sample], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
