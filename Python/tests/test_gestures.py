"""Gestures, relations, deadlines, actions."""

import math

import dactyl
import pytest


def trace(window):
    lines = []
    window.observe(lambda transition: lines.append(f"{transition.recognizer.name} {transition.after}"))
    return lines


def frame(time, *contacts):
    return dactyl.Frame(time, [dactyl.Contact(*contact) for contact in contacts])


def tap(window, start, x=10, y=10):
    window.send(frame(start, (1, "began", x, y)))
    window.send(frame(start + 0.05, (1, "ended", x, y)))


def test_tap_runs_its_action_with_the_recognizer_in_hand():
    places = []
    with dactyl.Window(400, 300) as window:
        view = window.add_view(100, 100, 50, 50)
        view.add(dactyl.Tap, lambda tap: places.append((tap.state, tap.location, tap.window_location)))
        tap(window, 0, 110, 120)
    assert places == [("ended", (10, 20), (110, 120))]


def test_decorator_attaches_an_action():
    window, count = dactyl.Window(400, 300), []

    @window.on(dactyl.Tap, number_of_taps_required=2)
    def zoom(tap):
        count.append(tap.number_of_touches)

    tap(window, 0)
    tap(window, 0.2)
    assert count == [1]


def test_long_press_begins_when_it_is_due_without_input():
    window = dactyl.Window(400, 300)
    lines = trace(window)
    press = window.add(dactyl.LongPress)
    window.send(frame(1, (1, "began", 5, 5)))
    assert window.next_deadline == 1.5
    window.advance(2)
    assert lines == ["long_press began"] and press.time == 1.5
    assert str(press.cause) == "held 0.5 s, needs 0.5 s"


def test_deadlines_before_a_frame_are_met_first():
    window = dactyl.Window(400, 300)
    lines = trace(window)
    window.add(dactyl.LongPress)
    window.send(frame(0, (1, "began", 5, 5)))
    window.send(frame(3, (1, "ended", 5, 5)))
    assert lines == ["long_press began", "long_press ended", "long_press possible"]


def test_single_tap_waits_for_the_double_tap():
    window = dactyl.Window(400, 300)
    lines = []
    double = window.add(dactyl.Tap, lambda tap: lines.append("double"), number_of_taps_required=2)
    single = window.add(dactyl.Tap, lambda tap: lines.append("single"), requires_failure_of=double)
    tap(window, 0)
    assert lines == [] and single.is_waiting
    window.finish()
    assert lines == ["single"]


def test_two_fingers_pinch_and_drag_where_both_are_allowed():
    window = dactyl.Window(400, 300)
    names = set()
    for kind in (dactyl.Pan, dactyl.Pinch):
        window.add(kind, lambda one: names.add(one.name), simultaneous_with="*")
    window.send(frame(0, (1, "began", 100, 100), (2, "began", 200, 100)))
    for step in range(1, 20):
        window.send(frame(step * 0.01, (1, "moved", 100 + step, 100), (2, "moved", 200 + 4 * step, 100)))
    assert names == {"pan", "pinch"}


def test_what_is_measured_can_be_set_and_goes_on_from_there():
    window, dragged = dactyl.Window(400, 300), []

    def drag(pan):
        dragged.append(pan.translation[0])
        pan.translation = (0, 0)

    window.add(dactyl.Pan, drag)
    window.send(frame(0, (1, "began", 0, 0)))
    for step in range(1, 6):
        window.send(frame(step * 0.01, (1, "moved", 10 * step, 0)))
    # The first ten points tell the drag from a tap.
    assert sum(dragged) == pytest.approx(40) and max(dragged) == 10


def test_fling_has_a_velocity_at_its_end():
    window, velocities = dactyl.Window(400, 300), []
    window.add(dactyl.Pan, lambda pan: velocities.append(pan.velocity[0]))
    window.send(frame(0, (1, "began", 0, 0)))
    for step in range(1, 11):
        window.send(frame(step * 0.01, (1, "moved", 5 * step, 0)))
    window.send(frame(0.105, (1, "ended", 50, 0)))
    assert velocities[-1] == pytest.approx(500)


def test_a_swipe_tells_its_direction():
    window, directions = dactyl.Window(400, 300), []
    window.add(dactyl.Swipe, lambda swipe: directions.append(swipe.recognized_direction), direction={"left", "right"})
    window.send(frame(0, (1, "began", 200, 100)))
    for step in range(1, 11):
        window.send(frame(step * 0.01, (1, "moved", 200 - 12 * step, 100)))
    window.send(frame(0.11, (1, "ended", 80, 100)))
    assert directions == ["left"]


def test_taking_touches_away_cancels():
    window = dactyl.Window(400, 300)
    lines = trace(window)
    window.add(dactyl.Pan)
    window.send(frame(0, (1, "began", 0, 0)))
    window.send(frame(0.01, (1, "moved", 30, 0)))
    window.cancel_all_touches()
    assert lines == ["pan began", "pan cancelled", "pan possible"]


def test_prevention_names_the_other_recognizer():
    window, causes = dactyl.Window(400, 300), []
    window.observe(lambda one: causes.append(f"{one.recognizer.name}: {one.cause}") if one.after == "failed" else None)
    window.add(dactyl.Pan, name="scroll")
    window.add(dactyl.Transform)
    window.send(frame(0, (1, "began", 0, 0)))
    window.send(frame(0.01, (1, "moved", 30, 0)))
    assert len(causes) == 1 and causes[0].endswith(("prevented by scroll", "prevented by transform"))


def test_explain_prints_causes_in_words(capsys):
    window = dactyl.Window(400, 300)
    window.add(dactyl.Pan)
    window.explain()
    tap(window, 0)
    assert capsys.readouterr().out.startswith("0.050 s  pan: possible → failed (moved 0 pt, needs 10 pt)\n")


def test_windows_end_with_their_handles():
    for _ in range(3000):
        window = dactyl.Window(10, 10)
        window.add(dactyl.Tap)
    del window
    assert math.isinf(dactyl.Window(10, 10).next_deadline)
