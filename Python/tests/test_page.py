"""Docs/python.md, typed in from top to bottom in an empty folder."""

import contextlib
import io
import pathlib
import re
import subprocess

import pytest

ROOT = pathlib.Path(__file__).parents[2]
PAGE = (ROOT / "Docs/python.md").read_text()
# A block of a language, and the text that it prints, if that stands right after it.
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?", flags=re.M | re.S)


def blocks(language):
    return [(one[2], one[3]) for one in BLOCK.finditer(PAGE) if one[1] == language]


def test_every_block_runs_where_the_page_has_it_and_prints_what_stands_there(tmp_path, monkeypatch):
    pytest.importorskip("pandas")
    monkeypatch.chdir(tmp_path)
    (install, _), = blocks("sh")
    # The tests run in what the other lines make.
    copy, = [line for line in install.splitlines() if line.startswith("cp ")]
    subprocess.run(["bash", "-ec", copy], check=True, env={"dactyl": str(ROOT), "PATH": "/usr/bin:/bin"})
    names = {"__name__": "__main__"}
    for code, printed in blocks("python"):
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            exec(compile(code, "Docs/python.md", "exec"), names)
        assert output.getvalue() == (printed or ""), code


def test_every_text_stands_after_the_block_that_prints_it():
    assert len(re.findall(r"^```text$", PAGE, flags=re.M)) == len([text for _, text in blocks("python") if text])


def test_the_page_names_every_field_and_kind_of_a_gesture():
    import dactyl

    for path in sorted((ROOT / "Examples/Recordings").glob("*.jsonl")):
        for gesture in dactyl.Recording.read(path).gestures():
            assert f"`{gesture['kind']}`" in PAGE
            for field in list(gesture)[:7]:
                assert f"`{field}`" in PAGE
