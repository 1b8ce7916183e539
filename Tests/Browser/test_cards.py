"""What the card says of touch sequences, as sentences: first what was recognised, or what failed if nothing was; then what else might have
been. A card is one sequence, from the first finger down to the last decision."""

import drawings
import pytest


def rows(studio, *taps):
    """Taps, so many seconds after each other."""
    for pause in taps:
        studio.wait(pause)
        studio.fingers.tap(studio.middle)


def drag(studio, dx, dy, pace=0.016, steps=8):
    x, y = studio.middle
    studio.fingers.drag(((x, y), (x + dx, y + dy)), steps=steps, pace=pace)


def pinch(studio):
    x, y = studio.middle
    studio.fingers.drag(((x - 30, y), (x - 90, y)), ((x + 30, y), (x + 90, y)), steps=12)


def tap_after_scroll(studio):
    drag(studio, 0, -80)
    studio.wait(0.4)
    studio.fingers.tap(studio.middle)


def pinch_then_drag(studio):
    pinch(studio)
    studio.wait(0.5)
    drag(studio, 40, 0)


def draw(path, pace=0.008):
    return lambda studio: studio.fingers.follow(path(studio.middle), pace=pace)


def taps_of_two_minutes(studio):
    for _ in range(60):
        studio.fingers.tap(studio.middle)
        studio.wait(2)
    studio.fingers.tap(studio.middle)


# The pad, what fingers do, and what the card says: its lines, yellow ones with a sign before them.
CARDS = {
    "one tap": ("taps", lambda studio: rows(studio, 0), [
        "tap recognized: 1 tap; waited 0.35 s for double tap"]),
    "two quick taps": ("taps", lambda studio: rows(studio, 0, 0.1), [
        "double tap recognized: 2 taps; waited 0.35 s for triple tap",
        "tap not needed: double tap recognized"]),
    "two slow taps": ("taps", lambda studio: rows(studio, 0, 0.45), [
        "tap recognized: 1 tap; waited 0.35 s for double tap",
        "double tap, triple tap and quadruple tap: 0.45 s since the last tap, limit 0.35 s"]),
    "two taps far between": ("taps", lambda studio: rows(studio, 0, 0.9), [
        "tap recognized: 1 tap; waited 0.35 s for double tap"]),
    "ten taps in a row": ("taps", lambda studio: rows(studio, *[0.5] * 10), [
        "tap recognized: 1 tap; waited 0.35 s for double tap",
        "double tap, triple tap and quadruple tap: 0.5 s since the last tap, limit 0.35 s"]),
    "a tap after a scroll": ("rows", tap_after_scroll, [
        "scroll: moved 0 px, needs 10 px",
        "delete swipe: moved 0 px, needs 50 px"]),
    "a scroll": ("rows", lambda studio: drag(studio, 0, -80), [
        "scroll recognized: moved 10 px, needs 10 px; ended: lifted; waited 0.06 s for delete swipe"]),
    "a pinch": ("photo", pinch, [
        "pinch recognized: span changed by 20 px, needs 16 px; ended: lifted",
        "rotation: turned along 0 px, needs 10 px"]),
    "a pinch, then a drag": ("photo", pinch_then_drag, [
        "pan recognized: moved 25 px, needs 24 px; ended: lifted",
        "double tap prevented by pan"]),
    "a tap where a press is meant": ("press", lambda studio: rows(studio, 0), [
        "! press failed: lifted after 0.06 s, needs 0.5 s"]),
    "a short swipe": ("swipes", lambda studio: drag(studio, 30, 0), [
        "! swipe right, swipe left, swipe up and swipe down failed: moved 30 px, needs 50 px"]),
    "a circle of 250°": ("circle", draw(lambda middle: drawings.arc(middle, degrees=250)), [
        "! circle failed: left open: turns by 230°, needs 252° (at generosity 1)"]),
    "a v": ("check", draw(lambda middle: drawings.along(middle, (-40, -60), (0, 40), (38, -62))), [
        "! check mark failed: nearest a v: the shape is 65.54 times as far, limit 1 times"]),
    "a check mark": ("check", draw(drawings.check), [
        "check mark recognized: the legs enclose 69°, off by 2 % of what is allowed"]),
    "two minutes of taps": ("taps", taps_of_two_minutes, [
        "tap recognized: 1 tap; waited 0.35 s for double tap"]),
    "a swipe": ("swipes", lambda studio: drag(studio, 120, 0), [
        "swipe right recognized: moved 60 px, needs 50 px",
        "2-finger swipe prevented by swipe right"]),
}


@pytest.mark.parametrize("name", CARDS)
def test_a_card_answers_for_one_touch_sequence(studio, name):
    pad, act, said = CARDS[name]
    studio.choose(pad)
    act(studio)
    studio.wait(0.8)
    lines = [("! " if "key" in line["class"].split() and "failed" in line["class"] else "") + line["words"] for line in studio.drawn().page.locator(
        "#why .entries li").evaluate_all("lines => lines.map((line) => ({ class: line.className, words: line.innerText }))")]
    assert lines == said
