"""Libraries of drawn gestures, and shapes."""

import pathlib
import random

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


def trembling(corners, seed):
    random_ = random.Random(seed)
    return [[(x + random_.uniform(-3, 3), y + random_.uniform(-3, 3)) for (x0, y0), (x1, y1) in zip(corners, corners[1:])
             for k in range(12) for x, y in [(x0 + (x1 - x0) * k / 12, y0 + (y1 - y0) * k / 12)]]]


def test_a_library_is_trained_and_measured():
    hook, check = [(0, 0), (0, 100), (120, 100)], [(0, 40), (30, 80), (110, 0)]
    library = dactyl.Library.train({"hook": [trembling(hook, i) for i in range(12)], "check": [trembling(check, i) for i in range(12)]}, templates=3)
    assert library.names == ["hook", "check"] and len(library) == 6
    scrawl = [(0, 0), (60, 0), (0, 60), (60, 60), (30, -40)]
    result = library.evaluate({"hook": [trembling(hook, 100 + i) for i in range(9)], "check": [trembling(check, 100 + i) for i in range(9)],
                               "scrawl": [trembling(scrawl, i) for i in range(5)]})
    assert result.accuracy == 1 and result.false_accepts == 0
    turned = library.evaluate({"check": [trembling(hook, 100)]})
    assert turned.accuracy == 0 and "check taken for hook: 1" in str(turned)


def test_training_refuses_what_teaches_nothing():
    with pytest.raises(ValueError, match="no drawing of hook"):
        dactyl.Library.train({"hook": []})
    with pytest.raises(dactyl.DactylError, match="template of dot"):
        dactyl.Library.train({"dot": [[[(1, 1), (1, 1)]]]})


@pytest.mark.parametrize("content, reason", [
    (b"", "the file is empty"),
    (b"\xff", "not text: the byte 0xff"),
    (b"{", "not JSON: Expecting property name enclosed in double quotes at column 2"),
    (b"[]", "not a library of strokes of version 1"),
    (b'{"format":"dactyl-strokes","version":1}', "'classes' is missing or not known"),
])
def test_an_error_about_a_library_names_its_file(content, reason, tmp_path):
    path = tmp_path / "wrong.json"
    path.write_bytes(content)
    with pytest.raises(dactyl.DactylError) as caught:
        dactyl.Library.read(path)
    assert str(caught.value) == f"{path}: {reason}"
