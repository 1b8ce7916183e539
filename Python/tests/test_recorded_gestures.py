"""The gestures in recordings: those of `dactyl replay`, as dicts."""

import json
import pathlib
import subprocess
from dataclasses import replace

import dactyl
import pytest

RECORDINGS = pathlib.Path(__file__).parents[2] / "Examples/Recordings"
TOOL_BUILT = pathlib.Path(__file__).parents[2] / "Tool/.build/debug/dactyl"
# What `dactyl replay Examples/Recordings` prints (Docs/tool.md).
TOOL = """
check-mark              0.36 s       check mark, right hand
circle                  0.61 s       circle, radius 70 pt, clockwise
double-tap              0.24 s       double tap at (180, 120)
drag-taken-away         0.07–0.32 s  drag by (118, 0), cancelled
drag                    0.08–0.70 s  drag by (209, 18)
four-fingers-drag-down  0.45 s       swipe down with 4 fingers
long-press              0.50–0.90 s  long press at (90, 60)
pinch-open-twice        0.07–0.33 s  pinch ×2.69
                        0.92–1.16 s  pinch ×2.36
scratch-out             0.42 s       scratch-out, turned back 4 times
swipe-right             0.11 s       swipe right
tap                     0.06 s       tap at (180, 120)
two-finger-triple-tap   0.47 s       triple tap with 2 fingers
"""


def read(name):
    return dactyl.Recording.read(RECORDINGS / f"{name}.jsonl")


def line(label, gesture):
    began = f"{gesture['began']:.2f}–" if "began" in gesture else ""
    time = f"{began}{gesture['ended']:.2f} s"
    return f"{label:24}{time:13}{gesture['words']}"


def test_they_are_those_of_the_tool():
    lines = []
    for path in sorted(RECORDINGS.glob("*.jsonl")):
        label = path.stem
        for gesture in dactyl.Recording.read(path).gestures():
            lines.append(line(label, gesture))
            label = ""
    assert lines == TOOL.strip().splitlines()


def test_the_page_of_the_tool_prints_the_same():
    assert TOOL in (pathlib.Path(__file__).parents[2] / "Docs/tool.md").read_text()


def test_each_is_a_dict_with_what_it_measured():
    first, second = read("pinch-open-twice").gestures()
    assert first == {
        "recognizer": "pinch", "words": "pinch ×2.69", "kind": "pinch", "state": "ended", "began": 0.075, "ended": 0.33,
        "location": [180, 120], "touches": 2, "scale": pytest.approx(2.6874, abs=1e-4), "scaleVelocity": pytest.approx(5.6509, abs=1e-4)}
    assert second["began"] > first["ended"]
    drag, = read("drag").gestures()
    assert (*map(round, drag["translation"]), *drag["velocity"]) == (209, 18, 0, 0)
    assert read("swipe-right").gestures()[0]["direction"] == "right"
    assert read("check-mark").gestures()[0]["hand"] == "right"
    assert round(read("circle").gestures()[0]["radius"]) == 70


def test_a_gesture_that_happens_at_once_never_began():
    tap, = read("tap").gestures()
    assert tap["kind"] == "tap" and set(tap) == {"recognizer", "words", "kind", "state", "ended", "location", "touches"}


@pytest.mark.skipif(not TOOL_BUILT.exists(), reason="the tool is not built")
@pytest.mark.parametrize("path", sorted(RECORDINGS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_dict_is_the_line_of_the_tool_but_for_its_file_and_reasons(path):
    lines = subprocess.run([TOOL_BUILT, "replay", "--format", "json", path], check=True, capture_output=True, text=True).stdout
    rows = [json.loads(line) for line in lines.splitlines()]
    for row in rows:
        for field in ("type", "file", "recording", "time", "view", "from", "cause", "because", "numbers"):
            row.pop(field, None)
    assert dactyl.Recording.read(path).gestures() == rows


def test_a_gesture_that_is_taken_away_says_so():
    drag, = read("drag-taken-away").gestures()
    assert drag["state"] == "cancelled"


def test_pandas_takes_them_as_they_are():
    pandas = pytest.importorskip("pandas")
    found = [gesture for path in sorted(RECORDINGS.glob("*.jsonl")) for gesture in dactyl.Recording.read(path).gestures()]
    table = pandas.DataFrame(found)
    assert len(table) == 13 and list(table.columns[:3]) == ["recognizer", "words", "kind"]
    assert table.groupby("recognizer")["scale"].mean()["pinch"] == pytest.approx(2.522, abs=1e-3)


def test_a_part_of_a_recording_has_its_own():
    pinches = read("pinch-open-twice")
    assert [one["words"] for one in pinches[0.6:].gestures()] == ["pinch ×2.36"]
    # The fingers of the first pinch were down before, so nothing is known of them.
    assert [one["words"] for one in pinches[0.2:].gestures()] == ["pinch ×2.36"]


def test_fingers_that_are_down_at_the_end_are_taken_away():
    drag = read("drag")
    found, = drag[:0.5].gestures()
    assert found["state"] == "cancelled" and found["ended"] == drag[:0.5].frames[-1].time


def test_a_recording_without_a_size_or_without_a_gesture_is_no_error():
    tap = read("tap")
    assert [one["words"] for one in replace(tap, size=None).gestures()] == ["tap at (180, 120)"]
    assert dactyl.Recording().gestures() == [] and tap[:0.01].gestures() == []
