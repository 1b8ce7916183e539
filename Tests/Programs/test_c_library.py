"""The C library that hands out the inspector's lines, and traces of recorded touches of people."""

import os
import pathlib
import shutil

import pytest
from conftest import ROOT
from test_portable import CC, RECORDINGS, check_header, compare_with_swift, output, replay, run  # noqa: F401

DATA = pathlib.Path(os.environ.get("DACTYL_DATA", ROOT.parent / "shared/data"))


def test_swift_c_and_webassembly_give_the_same_traces_of_people(replay):
    assert (DATA / "touches").is_dir(), f"{DATA}/touches is not there (see CONTRIBUTING.md, DACTYL_DATA)"
    touches = ROOT / ".build-c/touches"
    shutil.rmtree(touches, ignore_errors=True)
    run("node", "Tests/Programs/convert-touches.mjs", DATA / "touches", touches)
    compare_with_swift(DACTYL_RECORDINGS=str(touches))


@pytest.fixture(scope="module")
def inspected():
    """Builds a program of Examples/C with the library that hands out the inspector's lines."""
    build = ROOT / ".build-c-inspect"
    run("Scripts/build/c-library", "--inspect", build)

    def link(name):
        run(*CC, f"Examples/C/{name}.c", f"-L{build}", "-ldactyl-inspect", "-lm", f"-Wl,-rpath,{build}", "-o", build / name)
        return build / name
    return link


def test_inspection_header_declares_what_the_library_exports(inspected, tmp_path):
    check_header("Include/dactyl_inspect.h", "DactylCInspection", ".build-c-inspect", tmp_path)


def test_a_c_program_hands_out_the_inspectors_lines(inspected):
    assert output(inspected("inspected")) == (ROOT / "Examples/C/inspected.lines").read_text()


def test_the_inspected_library_recognises_the_same(inspected, replay):
    assert output(inspected("replay"), *RECORDINGS) == output(replay, *RECORDINGS)
