"""C, WebAssembly and an emulated Cortex-M4F, each compiled once: the same functions, and for every example recording the trace of
Swift, byte for byte."""

import os
import re
import subprocess

import pytest
from board import COMPILE, EXAMPLE, OUT, build_library, emulate, link
from conftest import ROOT

RECORDINGS = sorted(path.relative_to(ROOT) for path in (ROOT / "Examples/Recordings").glob("*.jsonl"))
CC = ["cc", "-O2", "-Wall", "-Wextra", "-Werror", "-IInclude"]


def run(*words, **options):
    return subprocess.run(list(map(str, words)), cwd=ROOT, check=True, text=True, **options)


def output(*words):
    return run(*words, stdout=subprocess.PIPE).stdout


def functions(text):
    """The functions that a header declares, without those that it has whole and those that comments name."""
    text = re.sub(r"/\*.*?\*/|^static inline .*?$", "", text, flags=re.M | re.S)
    return set(re.findall(r"\b(dactyl_[a-z_]+) *\(", text))


def check_header(header, module, build, folder, *flags):
    """The header declares what the compiler exports: the same names, with the same types."""
    modules = next((ROOT / build).glob("*/release/Modules"))
    # As SwiftPM calls the package.
    package = re.sub(r"[^a-z0-9]", "_", ROOT.name.lower())
    generated = folder / "generated.h"
    run("swiftc", "-frontend", "-typecheck", "-parse-as-library", "-module-name", module, "-swift-version", "6", "-wmo",
        "-package-name", package, "-I", modules, *flags, "-emit-clang-header-path", generated,
        "-emit-clang-header-min-access", "public", *sorted((ROOT / "Sources" / module).rglob("*.swift")))
    assert functions((ROOT / header).read_text()) == functions(generated.read_text())
    # Two declarations of one function with different types do not compile.
    both = folder / "both.c"
    both.write_text(f'#include "{header}"\n#include "generated.h"\n')
    run("clang", "-fsyntax-only", "-I.", f"-I{folder}", both)


def test_header_declares_what_the_library_exports(c_library, tmp_path):
    check_header("Include/dactyl.h", "DactylC", ".build-c", tmp_path, "-enable-experimental-feature", "Embedded", "-D", "Strokes", "-D", "Shown")


def test_webassembly_exports_what_the_header_declares():
    sources = "".join(file.read_text() for file in (ROOT / "Sources/DactylC").rglob("*.swift"))
    exports = set(re.findall(r'@_expose\(wasm, "(dactyl_[a-z_]+)"', sources))
    only_for_c = {"dactyl_property_name", "dactyl_touch", "dactyl_flush", "dactyl_view_move"}
    assert exports == functions((ROOT / "Include/dactyl.h").read_text()) - only_for_c


@pytest.fixture(scope="module")
def replay(c_library):
    program = ROOT / ".build-c/replay"
    run(*CC, "Examples/C/replay.c", c_library, "-lm", "-o", program)
    return program


def compare_with_swift(**environment):
    """Runs the tests of Swift that compare with the C program and, in Node, with the modules that `modules` has built."""
    run("Scripts/swift", "test", "--filter", "DactylCTests.TraceTests", env={**os.environ, "DACTYL_REQUIRE_TRACES": "1", **environment})


def test_swift_c_and_webassembly_give_the_same_traces(replay):
    modules = ROOT / ".build-wasm/out"
    run("Scripts/build/web", modules)
    compare_with_swift(DACTYL_WASM=str(modules))


@pytest.fixture(scope="module")
def board():
    """The C library for a Cortex-M4F."""
    return build_library("strokes")


def test_a_microcontroller_gives_the_same_traces(board, replay):
    run(*COMPILE, "-Dmain=replay_main", "-DMOST_FINGERS=32", "-DLONGEST_LINE=4096", "-c", "Examples/C/replay.c", "-o", OUT / "replay-main.o")
    program = link("replay", board, EXAMPLE / "replay.c", OUT / "replay-main.o")
    assert RECORDINGS
    for recording in RECORDINGS:
        here = output(replay, recording)
        assert len(here.splitlines()) >= 20
        assert emulate(program, "replay", recording) == here, recording


def test_the_example_of_the_page_about_microcontrollers_pinches(board):
    assert "pinch ended" in emulate(link("pinch", board, EXAMPLE / "pinch.c"))
