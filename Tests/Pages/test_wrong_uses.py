"""Wrong uses of the tool end with a code other than 0, and say what is wrong and what to do."""

import json
import os
import pty
import shlex

import pytest
from conftest import ROOT, run

TAP = "Examples/Recordings/tap.jsonl"
UNKNOWN = "expected a recording of Dactyl's own, or of evemu, evtest, getevent or libinput record"
DRAWINGS = """{"label":"dot","strokes":[[[1,1],[1,1]]]}
{"label":"hook","strokes":[[[0,0],[10,0],[20,30]]]}
"""

# The use, the exit status, and words that it says. HERE is a folder with drawings.jsonl and empty.swift.
USES = [
    ("repaly x", 64, "there is no command repaly; did you mean replay?"),
    ("studoi", 64, "did you mean studio?"),
    ("help nothing", 64, "there is no command nothing"),
    (TAP, 64, f"dactyl replay {TAP} shows what a recording holds"),
    ("tap.jsonl", 64, "there is no command tap.jsonl, and no file of that name"),
    ("reply x", 64, "did you mean replay?"),
    ("--frobnicate", 64, "Unknown option '--frobnicate'"),
    ("replay", 64, "name recordings, or a list of them with --files-from"),
    (f"replay --explian {TAP}", 64, "Did you mean '--explain'?"),
    (f"replay --touches=3 {TAP}", 64, "does not take any value"),
    (f"replay --jobs -3 {TAP}", 64, "--jobs must be from 1 to 1024"),
    (f"replay --jobs 0 {TAP}", 64, "--jobs must be from 1 to 1024"),
    (f"replay --jobs 1025 {TAP}", 64, "--jobs must be from 1 to 1024"),
    (f"replay --jobs 999999999999 {TAP}", 64, "--jobs must be from 1 to 1024"),
    (f"replay --jobs 99999999999999999999 {TAP}", 64, "How many files are replayed at once, 1 to 1024"),
    (f"replay --jobs x {TAP}", 64, "The value 'x' is invalid for '--jobs <jobs>'"),
    (f"replay --size 10 {TAP}", 64, "write it as 256x144mm"),
    (f"replay --size banana {TAP}", 64, "write it as 256x144mm"),
    (f"replay --format xml {TAP}", 64, "Please provide one of 'text', 'json', 'inspect' or 'trace'"),
    (f"replay --format trace {TAP} {TAP}", 64, "--format trace takes one file"),
    ("replay - -", 64, "the standard input can be read only once"),
    ("replay nowhere.jsonl", 66, "nowhere.jsonl: cannot be read: No such file or directory"),
    ("replay --files-from nowhere", 66, "nowhere: cannot be read: No such file or directory"),
    ("replay README.md", 65, f"README.md: line 1: {UNKNOWN}"),
    ("replay Docs", 65, UNKNOWN),
    ("replay Scenes/photo.json", 65, "Scenes/photo.json: line 1: "),
    (f"replay --scene nowhere.json {TAP}", 66, "nowhere.json: cannot be read: No such file or directory"),
    (f"replay --scene Scenes {TAP}", 66, "Scenes: cannot be read: Is a directory; name a file in it"),
    (f"replay --scene {TAP} {TAP}", 64, "this is a recording; `dactyl replay` shows what it holds"),
    (f"plot {TAP}", 64, "Missing expected argument '--output <output>'"),
    (f"plot {TAP} -o HERE/x.pdf", 64, "pictures are .svg or .png"),
    (f"plot {TAP} -o HERE/none/x.svg", 73, "cannot be written: No such file or directory"),
    ("plot Examples/Recordings -o HERE/x.svg", 66, "Is a directory; name a recording in it"),
    ("plot README.md -o HERE/x.svg", 65, UNKNOWN),
    ("convert README.md -", 65, UNKNOWN),
    (f"convert {TAP}", 64, "Missing expected argument '<output>'"),
    ("convert Examples/Recordings -", 66, "Is a directory; name a recording in it"),
    ("conflicts Scenes", 66, "Is a directory; name a file in it"),
    (f"conflicts {TAP}", 64, "this is a recording"),
    ("conflicts README.md", 64, "README.md: line 1, column 1: expected JSON"),
    ("conflicts nowhere.json", 66, "No such file or directory"),
    ("train HERE/drawings.jsonl", 64, "Missing expected argument '--output <output>'"),
    ("train HERE/drawings.jsonl -o HERE/l.json", 65, "dot: nothing was learned, because each drawing of it holds too little"),
    (f"train {TAP} -o HERE/l.json", 65, "tap: nothing was learned, because each drawing of it holds too little"),
    ("train HERE -o HERE/none/l.json", 73, "cannot be written: No such file or directory"),
    ("train nowhere -o HERE/l.json", 66, "nowhere: cannot be read: No such file or directory"),
    ("train HERE/drawings.jsonl -o HERE/l.json --forgive sizes", 64, '--forgive knows no "sizes"; it takes size, rotation, proportions, direction, start, speed'),
    ("desktop --enable --check", 64, "--enable and --check do different things: give one of them"),
    ("evaluate README.md HERE/drawings.jsonl", 65, "README.md: line 1, column 1: expected JSON"),
    ("evaluate HERE/drawings.jsonl HERE/drawings.jsonl", 65, "these are drawings; `dactyl train` makes a library of them"),
    ("export Scenes/photo.json --swift", 65, "Scenes/photo.json: not a library of `dactyl train`: format is missing"),
    ("export HERE/drawings.jsonl", 64, "add --swift, the only language so far"),
    ("export HERE/drawings.jsonl --python", 64, "--swift"),
    ("live", 64, "Missing expected argument '<devices> ...'"),
    ("live nowhere", 66, "nowhere: No such file or directory; dactyl devices lists the touch devices"),
    (f"live {TAP}", 66, f"dactyl replay {TAP} shows what a recording holds"),
    ("live - -", 64, "the standard input can be read only once"),
    ("live - --size 100x60mm", 64, "--size does not act on what tells its own size: -"),
    (f"live --scene {TAP} -", 64, "this is a recording"),
    ("live Docs", 66, "Docs: this is no input device"),
    ("live /dev/null", 66, "/dev/null: this is no input device"),
    ("port README.md", 64, "README.md: is no Swift file"),
    ("port Docs", 64, "Docs: is a folder; -o PACKAGE makes a package of a project"),
    ("port nowhere.swift", 66, "nowhere.swift: cannot be read: No such file or directory"),
    ("port README.md -o HERE/package", 66, "README.md: is no folder"),
    ("studio nowhere.jsonl", 66, "nowhere.jsonl"),
    ("studio --host 192.0.2.1", 66, "192.0.2.1:8321: cannot be listened on: Cannot assign requested address"),
    ("studio --port x", 64, "The value 'x' is invalid for '--port <port>'"),
]


@pytest.mark.parametrize("use, status, words", USES, ids=[use for use, _, _ in USES])
def test_wrong_use(use, status, words, tool, tmp_path):
    (tmp_path / "drawings.jsonl").write_text(DRAWINGS)
    found, said = run(tool / "dactyl", *shlex.split(use.replace("HERE", str(tmp_path))), stdin=-3, timeout=60)
    assert found == status and words in said, said


def test_a_device_that_is_denied_names_the_group_that_may_read_it(tool, tmp_path):
    device = tmp_path / "event0"
    device.touch(mode=0o000)
    # Root may read everything.
    somebody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] if os.geteuid() == 0 else []
    status, said = run(*somebody, tool / "dactyl", "live", device)
    assert status == 66 and "Permission denied; try as root, or as a member of the group input" in said


def test_live_tells_the_times_that_it_was_told(tool):
    status, said = run("bash", "-c", f"{tool}/dactyl live --format json - < Examples/Recordings/drag.jsonl")
    times = [json.loads(line)["time"] for line in said.splitlines()]
    assert status == 0 and times == [0.083333, 0.7]


def test_a_png_is_a_png_or_an_error(tool, tmp_path):
    status, said = run(tool / "dactyl", "plot", TAP, "-o", tmp_path / "x.png")
    if status == 0:
        assert (tmp_path / "x.png").read_bytes().startswith(b"\x89PNG")
    else:
        assert status == 73 and "rsvg-convert" in said and not (tmp_path / "x.png").exists()


def on_a_terminal(*command, **environment):
    """What a program prints on a terminal."""
    reader, writer = pty.openpty()
    pid = os.fork()
    if pid == 0:
        os.dup2(writer, 1)
        os.chdir(ROOT)
        os.execve(command[0], list(map(str, command)), {**os.environ, "TERM": "xterm", **environment})
    os.close(writer)
    text = b""
    try:
        while part := os.read(reader, 4096):
            text += part
    except OSError:  # The other end is closed.
        pass
    os.waitpid(pid, 0)
    return text


def test_colours_are_for_terminals_whose_owner_wants_them(tool):
    assert b"\x1b[1;32mtap at (180, 120)\x1b[m" in on_a_terminal(tool / "dactyl", "replay", TAP)
    assert b"\x1b" not in on_a_terminal(tool / "dactyl", "replay", TAP, NO_COLOR="1")
    assert "\x1b" not in run(tool / "dactyl", "replay", TAP)[1]


def test_the_tool_alone_says_what_to_try_first_and_its_commands_fit_a_line(tool):
    status, said = run(tool / "dactyl")
    assert status == 0 and "replay Examples/Recordings" in said
    assert "try" in said.lower() and all(len(line) < 80 for line in said.splitlines())


def test_a_line_a_gesture_fits_a_terminal(tool):
    _, said = run(tool / "dactyl", "replay", "Examples/Recordings")
    assert len(said.splitlines()) == 14 and all(len(line) <= 80 for line in said.splitlines())
