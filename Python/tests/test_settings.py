"""Settings, and errors in words."""

import math
import pathlib
import tomllib

import dactyl
import pytest
from dactyl import kinds

SCHEMA = tomllib.loads((pathlib.Path(__file__).parents[2] / "Schema/gestures.toml").read_text())
KINDS = [getattr(kinds, name[0].upper() + name[1:]) for name in SCHEMA["kind"] if name != "custom"]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.kind)
def test_settings_are_what_the_schema_says_and_can_be_set(kind):
    name = kind.__name__[0].lower() + kind.__name__[1:]
    recognizer = dactyl.Window(10, 10).add(kind)
    for setting, own in SCHEMA["kind"][name].get("settings", {}).items():
        if setting == "library":
            continue
        default = own["default"] if isinstance(own, dict) else own
        attribute = "".join("_" + c.lower() if c.isupper() else c for c in setting)
        value = getattr(recognizer, attribute)
        if isinstance(default, list):
            assert value == frozenset(default)
        elif default == "any":
            assert value == "any"
        elif isinstance(default, str):
            assert value == pytest.approx(math.radians(float(default[:-1])))
        else:
            assert value == default
        setattr(recognizer, attribute, value)
        assert getattr(recognizer, attribute) == value
    assert recognizer.is_enabled and "pencil" in recognizer.allowed_touch_kinds


def error_of(kind, action):
    with pytest.raises(kind) as caught:
        action()
    return str(caught.value)


def test_misspelt_settings_are_corrected():
    window = dactyl.Window(10, 10)
    assert error_of(TypeError, lambda: window.add(dactyl.Pinch, minimum_spam_change=1)) == (
        "a pinch has no setting minimum_spam_change; did you mean minimum_span_change?")


def test_misspelt_settings_of_views_and_windows_are_corrected():
    window = dactyl.Window(10, 10)
    view = window.add_view(0, 0, 5, 5)
    reason = "a view has no setting alpah; did you mean alpha?"
    assert error_of(TypeError, lambda: window.add_view(0, 0, 5, 5, alpah=1)) == reason
    assert error_of(AttributeError, lambda: setattr(view, "alpah", 1)) == reason
    assert error_of(TypeError, lambda: dactyl.Window(10, 10, gesture_profil="gtk")) == (
        "a window has no setting gesture_profil; did you mean gesture_profile?")


def test_a_view_of_a_programs_own_class_has_attributes_of_its_own():
    class Photo(dactyl.View):
        pass

    photo = Photo(dactyl.Window(10, 10), 0, 0, 5, 5)
    photo.title = "beach"
    assert photo.title == "beach"


def test_the_profile_of_a_window_can_be_changed():
    window = dactyl.Window(10, 10)
    assert window.gesture_profile == "dactyl"
    window.gesture_profile = "gtk"
    assert window.gesture_profile == "gtk"
    assert error_of(ValueError, lambda: setattr(window, "gesture_profile", "gkt")) == (
        "gesture_profile cannot be 'gkt'; there are dactyl, android, flutter, chromium, gtk")


@pytest.mark.parametrize("what, reason", [
    ("tap", "such as dactyl.Tap, not 'tap'"),
    ("long press", "such as dactyl.LongPress, not 'long press'"),
    ("nonsense", "such as dactyl.Tap, not 'nonsense'"),
    (dactyl.Hover, "such as dactyl.HoverRecognizer, not the class Hover"),
    (dactyl.Recognizer, "such as dactyl.Tap, not the class Recognizer"),
    (None, "such as dactyl.Tap, not None"),
])
def test_what_is_no_kind_of_recogniser_is_refused(what, reason):
    window = dactyl.Window(10, 10)
    assert error_of(TypeError, lambda: window.add(what)) == f"add takes a kind of recogniser, {reason}"
    assert error_of(TypeError, lambda: window.on(what)(print)) == f"add takes a kind of recogniser, {reason}"


def test_actions_and_relations_have_to_be_what_they_are():
    window = dactyl.Window(10, 10)
    assert error_of(TypeError, lambda: window.add(dactyl.Tap, "zoom")) == "an action is a function, not 'zoom'"
    assert error_of(TypeError, lambda: window.add(dactyl.Tap, requires_failure_of=3)) == (
        "requires_failure_of is a recogniser or several, not 3")
    assert error_of(ValueError, lambda: window.add(dactyl.Tap, simultaneous_with="pan")) == (
        "simultaneous_with is a recogniser, several or '*', not 'pan'")
    assert repr(window) == "<Window at 0 s with 0 recognisers>"


def test_values_out_of_range_are_named():
    window = dactyl.Window(10, 10)
    assert error_of(ValueError, lambda: window.add(dactyl.Tap, number_of_taps_required=0.5)) == (
        "number_of_taps_required of a tap cannot be 0.5: not finite, not whole, or out of range")
    assert error_of(ValueError, lambda: window.add(dactyl.Swipe, direction="north")) == (
        "direction cannot be 'north'; there are right, left, up, down, upLeft, upRight, downLeft, downRight")


def test_frames_that_make_no_sense_change_nothing():
    window = dactyl.Window(10, 10)
    contact = dactyl.Contact(1, "moved", 1, 1)
    assert error_of(dactyl.InputError, lambda: window.send(dactyl.Frame(1, [contact]))) == (
        "frame at 1 s: a contact is not down")
    window.send(dactyl.Frame(2, [dactyl.Contact(1, "began", 1, 1)]))
    assert error_of(dactyl.InputError, lambda: window.send(dactyl.Frame(1, [contact]))) == "frame at 1 s: time went back"
    assert error_of(ValueError, lambda: window.send(dactyl.Frame(3, [dactyl.Contact(1, "lifted", 1, 1)]))) == (
        "phase cannot be 'lifted'; there are began, moved, stationary, ended, cancelled")
    window.send(dactyl.Frame(3, [dactyl.Contact(1, "ended", 1, 1)]))


def test_recognizers_cannot_wait_in_a_circle():
    window = dactyl.Window(10, 10)
    one = window.add(dactyl.Tap)
    other = window.add(dactyl.Tap, requires_failure_of=one)
    assert error_of(dactyl.DactylError, lambda: one.require_to_fail(other)) == (
        "require to fail: recognisers would wait for each other")


def test_what_was_removed_says_so():
    window = dactyl.Window(10, 10)
    view = window.add_view(0, 0, 5, 5)
    view.remove()
    assert error_of(dactyl.DactylError, lambda: view.set_frame(0, 0, 1, 1)) == (
        "view set frame: it was removed, or belongs to something else")


def test_measured_numbers_cannot_be_set():
    circle = dactyl.Window(10, 10).add(dactyl.Circle)
    assert error_of(AttributeError, lambda: setattr(circle, "radius", 3)) == "radius is measured and cannot be set"


def test_a_misspelt_attribute_is_refused():
    pinch = dactyl.Window(400, 300).add(dactyl.Pinch)
    with pytest.raises(AttributeError, match="a pinch has no setting minimum_span_chang; did you mean minimum_span_change?"):
        pinch.minimum_span_chang = 3
    with pytest.raises(AttributeError, match="a pinch has no setting scal; did you mean scale?"):
        pinch.scal = 1
    with pytest.raises(ValueError, match="minimum_span_change of a pinch cannot be 'a'"):
        pinch.minimum_span_change = "a"
