"""Recordings as files and as tables."""

import pathlib
import sys

import dactyl
import pytest

RECORDINGS = sorted((pathlib.Path(__file__).parents[2] / "Examples/Recordings").glob("*.jsonl"))
HEADER = '{"dactyl":"recording","version":1}\n'


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_examples_are_written_as_they_were_read(path, tmp_path):
    dactyl.Recording.read(path).write(tmp_path / "again.jsonl")
    assert (tmp_path / "again.jsonl").read_text() == path.read_text()


def test_every_field_is_kept(tmp_path):
    text = ('{"dactyl":"recording","version":1,"device":"mine","kind":"pencil","size":[390,844]}\n'
            '{"t":0,"c":[[1,"b",10,20,{"f":0.5,"fm":2,"r":3,"rt":1,"al":1,"az":2,"ro":3,"k":"direct","p":[1,2],"es":1}]]}\n'
            '{"t":0.016,"c":[[1,"m",12,20.5]],"s":[[0.008,1,"m",11,20]]}\n'
            '{"t":0.5,"c":[],"h":[[1,"e",40,60,{"z":0.75,"k":"pencil"}]]}\n')
    (tmp_path / "one.jsonl").write_text(text)
    dactyl.Recording.read(tmp_path / "one.jsonl").write(tmp_path / "two.jsonl")
    assert (tmp_path / "two.jsonl").read_text() == text


@pytest.mark.parametrize("text, reason", [
    ('{"t":0,"c":[]}\n', 'line 1: no header comes before it: {"dactyl":"recording","version":1}'),
    (HEADER + '{"t":0,"c":[[1,"b",10,20]\n', "line 2: not JSON: Expecting ',' delimiter at column 26"),
    (HEADER + '{"t":0,"c":[[1,"q",10,20]]}\n', "line 2: 'q' is missing or not known"),
    (HEADER + '{"t":0,"c":[[1,"b",10]]}\n', "line 2: [1, 'b', 10] is not [number, phase, x, y] or [number, phase, x, y, {more}]"),
    (HEADER + '{"t":0,"c":[[1,"b",10,20,{"zz":1}]]}\n', "line 2: a contact has no field 'zz'"),
    (HEADER + '{"t":1,"c":[]}\n{"t":0,"c":[]}\n', "line 3: time goes back from 1 s to 0 s"),
    ('{"dactyl":"recording","version":2}\n', "line 1: version 2, not 1"),
    ('{"dactyl":"recording","version":1,"size":5}\n', "line 1: size 5 is not [width, height]"),
    (HEADER + '{"t":0,"c":5}\n', "line 2: 'c' is not a list"),
    (HEADER + '{"t":0,"c":[[1,[],1,2]]}\n', "line 2: [1, [], 1, 2] is not [number, phase, x, y] or [number, phase, x, y, {more}]"),
    (HEADER + '{"t":0,"c":[[1,"b",1,2,{"k":"foot"}]]}\n', "line 2: kind cannot be 'foot'; there are direct, indirect, pencil, indirectPointer"),
    (HEADER + '{"t":0,"c":[],"s":[5]}\n', "line 2: 5 is not [time, number, phase, x, y]"),
    (HEADER + '{"t":0,"c":[[1,"m",1,2]]}\n', "line 2: frame at 0 s: a contact is not down"),
    (HEADER + "[" * 100_000, "line 2: not JSON: nested too deep"),
    (HEADER + '{"t":1' + "0" * 400 + ',"c":[]}', "line 2: int too large to convert to float"),
])
def test_errors_name_the_line(text, reason, tmp_path):
    path = tmp_path / "wrong.jsonl"
    path.write_text(text)
    with pytest.raises(dactyl.RecordingError) as caught:
        dactyl.Recording.read(path)
    assert str(caught.value) == f"{path}, {reason}"


@pytest.mark.parametrize("content, reason", [
    (b"", ': the file is empty; a recording begins with {"dactyl":"recording","version":1}'),
    (b"\n  \n", ': the file is empty; a recording begins with {"dactyl":"recording","version":1}'),
    (bytes(range(256)), ": not text, so not a recording"),
    (b"\0" * 100, ": not text, so not a recording"),
    (b"{\xff", ", line 1: not text: the byte 0xff"),
    (HEADER.encode() + b'{"t":0,"c":[[1,"b",\xfe,2]]}\n', ", line 2: not text: the byte 0xfe"),
])
def test_a_file_that_is_empty_or_no_text_says_so(content, reason, tmp_path):
    path = tmp_path / "wrong.jsonl"
    path.write_bytes(content)
    for read in (dactyl.Recording.read, dactyl.Recording.read_all):
        with pytest.raises(dactyl.RecordingError) as caught:
            read(path)
        assert str(caught.value) == f"{path}{reason}"


def test_a_long_line_makes_no_long_error(tmp_path):
    path = tmp_path / "wrong.jsonl"
    path.write_text(HEADER + '{"t":0,"c":[' + str([7] * 10_000) + "]}")
    with pytest.raises(dactyl.RecordingError) as caught:
        dactyl.Recording.read(path)
    assert len(str(caught.value)) < len(str(path)) + 200


def test_only_line_feeds_end_lines(tmp_path):
    path = tmp_path / "odd.jsonl"
    path.write_bytes(b'\xef\xbb\xbf{"dactyl":"recording","version":1,"device":"a\xe2\x80\xa8b"}\r\n{"t":0,"c":[]}\r\n')
    recording = dactyl.Recording.read(path)
    assert recording.device == "a\u2028b" and len(recording) == 1


def test_several_recordings_in_a_file_are_read_one_after_the_other(tmp_path):
    path = tmp_path / "both.jsonl"
    path.write_text("".join(recording.read_text() for recording in RECORDINGS))
    assert len(dactyl.Recording.read_all(path)) == len(RECORDINGS)
    with pytest.raises(dactyl.RecordingError, match="holds 12 recordings"):
        dactyl.Recording.read(path)


def test_a_table_has_a_row_for_each_contact():
    recording = dactyl.Recording.read(next(path for path in RECORDINGS if path.stem == "pinch-open-twice"))
    table = recording.to_pandas()
    array = recording.to_numpy()
    assert len(table) == len(array) == sum(len(frame.contacts) for frame in recording.frames)
    assert list(table.columns) == ["time", "id", "phase", "x", "y", "force", "radius", "kind"]
    spans = table.groupby("time")["x"].agg(lambda x: x.max() - x.min())
    assert spans.iloc[0] == 60 and spans.max() > 120


def test_recordings_give_the_gestures_that_they_are_named_for():
    found = {}
    for path in RECORDINGS:
        recording = dactyl.Recording.read(path)
        window = dactyl.Window(*recording.size)
        names = found[path.stem] = []
        def note(one, names=names):
            if one.state == "ended":
                names.append(one.name)
        for kind in (dactyl.Swipe, dactyl.Pinch, dactyl.LongPress, dactyl.CheckMark, dactyl.Circle, dactyl.ScratchOut):
            window.add(kind, note, simultaneous_with="*")
        window.add(dactyl.Tap, note, name="double_tap", number_of_taps_required=2)
        window.play(recording)
    assert found["pinch-open-twice"] == ["pinch", "pinch"]
    assert found["double-tap"] == ["double_tap"] and found["long-press"] == ["long_press"]
    assert "swipe" in found["swipe-right"] and "check_mark" in found["check-mark"]
    assert "circle" in found["circle"] and "scratch_out" in found["scratch-out"]


SAMPLES = pathlib.Path(__file__).parents[2] / "Adversary/Samples"
PINCH = pathlib.Path(__file__).parents[2] / "Examples/Recordings/pinch-open-twice.jsonl"


def test_a_recording_is_a_sequence_of_frames_sliced_by_seconds():
    recording = dactyl.Recording.read(PINCH)
    assert len(recording) == len(list(recording)) == 77 and recording[0].time == 0
    part = recording[0.2:0.5]
    assert isinstance(part, dactyl.Recording) and part.size == recording.size
    assert [frame.time for frame in part] == [frame.time for frame in recording if 0.2 <= frame.time < 0.5]
    assert len(recording[:0.2]) + len(recording[0.2:]) == 77


def test_its_text_is_short_and_notebooks_draw_it():
    recording = dactyl.Recording.read(PINCH)
    assert repr(recording) == "<Recording 77 frames, 1.16 s, 2 fingers, 360×240>"
    picture = recording._repr_html_()
    # Two pinches of two fingers.
    assert picture.count("<polyline") == 4 and "77 frames" in picture and "&lt;" not in picture


def test_tables_go_in_as_they_come_out():
    pytest.importorskip("numpy")
    recording = dactyl.Recording.read(PINCH)
    table = recording.to_numpy()
    again = dactyl.Recording.from_numpy(table, size=recording.size)
    assert (again.to_numpy() == table).all() and again.size == (360, 240) and len(again) == 77


def test_a_missing_package_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match=r"needs pandas: pip install 'dactyl\[pandas\]'"):
        dactyl.Recording.read(PINCH).to_pandas()


@pytest.mark.parametrize("name, count", [("pad.evemu", 1), ("pad.evtest", 1), ("pad.getevent", 1), ("pad.libinput", 1)])
def test_other_tools_recordings_are_read(name, count, monkeypatch):
    # By nothing but the package.
    monkeypatch.setenv("PATH", "")
    recording, = dactyl.Recording.read_all(SAMPLES / name)
    assert len(recording) > 1 and recording.size and recording.number_of_fingers >= count


@pytest.mark.parametrize("data, words", [
    (b"# EVEMU 1.3\n", "a device is described, but no event was recorded"), (b"hello\n", "line 1: expected a recording of Dactyl's own"),
    (b"\x1f\x8b\x08abc", "compressed bytes"), (b"\0\1", "not text"), (b"caf\xe9\n", "line 1: expected a recording"),
])
def test_a_file_that_is_none_says_so(tmp_path, data, words):
    file = tmp_path / "one.evemu"
    file.write_bytes(data)
    with pytest.raises(dactyl.RecordingError, match=f"one.evemu: .*{words}"):
        dactyl.Recording.read(file)

