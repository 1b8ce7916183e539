"""Libraries of drawn gestures, and shapes."""

import pathlib

import dactyl
import pytest

EXAMPLES = pathlib.Path(__file__).parents[2] / "Examples/Recordings"
CHECK = [[(0, 30), (10, 40), (20, 50), (40, 25), (60, 0)]]
LINE = [[(0, 0), (50, 3), (100, 0)]]


def library():
    made = dactyl.Library()
    made.define("check", forgives=("size", "rotation"))
    made.add("check", CHECK)
    made.add("check", [[(0, 25), (12, 45), (20, 55), (45, 25), (70, 5)]])
    made.add("line", LINE)
    return made


def test_a_drawing_is_compared_with_all_classes():
    match = library().recognize([[(5, 33), (15, 43), (25, 54), (45, 27), (66, 2)]])
    assert (match.name, match.runner_up) == ("check", "line") and match.is_recognized


def test_a_file_reads_back_as_the_same_library(tmp_path):
    first = library()
    first.write(tmp_path / "one.json")
    second = dactyl.Library.read(tmp_path / "one.json")
    second.write(tmp_path / "two.json")
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()
    assert second.names == ["check", "line"] and len(second) == 3
    assert first.recognize(LINE) == second.recognize(LINE)


def test_drawings_without_extent_are_refused():
    with pytest.raises(dactyl.DactylError, match="template of dot: a drawing all of whose points lie in one place"):
        dactyl.Library().add("dot", [[(1, 1), (1, 1)]])
    with pytest.raises(ValueError, match="forgives cannot be 'colour'"):
        dactyl.Library().define("dot", forgives=["colour"])


def test_a_stroke_recognizer_says_what_was_drawn():
    recording = dactyl.Recording.read(EXAMPLES / "check-mark.jsonl")
    window, found = dactyl.Window(*recording.size), []
    stroke = window.add(dactyl.Stroke, lambda stroke: found.append(stroke.class_name), library=library())
    window.play(recording)
    assert found == ["check"] and len(stroke.drawing) == 1


def test_shapes_are_measured():
    recording = dactyl.Recording.read(EXAMPLES / "circle.jsonl")
    window, radii = dactyl.Window(*recording.size), []
    window.add(dactyl.Circle, lambda circle: radii.append(circle.radius))
    window.play(recording)
    assert len(radii) == 1 and 20 < radii[0] < 120
