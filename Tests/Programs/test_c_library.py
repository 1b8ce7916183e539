"""The C library does what its headers and its examples say, and gives the traces of Swift and of WebAssembly."""

import os
import pathlib
import re
import shutil
import subprocess

import pytest
from conftest import ROOT

RECORDINGS = sorted((ROOT / "Examples/Recordings").glob("*.jsonl"))
DATA = pathlib.Path(os.environ.get("DACTYL_DATA", ROOT.parent / "shared/data"))
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
    check_header("Include/dactyl.h", "DactylC", ".build-c", tmp_path, "-enable-experimental-feature", "Embedded", "-D", "Strokes")


def test_webassembly_exports_what_the_header_declares():
    sources = "".join(file.read_text() for file in (ROOT / "Sources/DactylC").rglob("*.swift"))
    exports = set(re.findall(r'@_expose\(wasm, "(dactyl_[a-z_]+)"', sources))
    only_for_c = {"dactyl_property_name", "dactyl_touch", "dactyl_flush"}
    assert exports == functions((ROOT / "Include/dactyl.h").read_text()) - only_for_c


@pytest.fixture(scope="module")
def replay(c_library):
    program = ROOT / ".build-c/replay"
    run(*CC, "Examples/C/replay.c", c_library, "-lm", "-o", program)
    return program


def test_swift_c_and_webassembly_give_the_same_traces(replay):
    """Byte for byte, of the sample recordings and of recorded touches of people where the folder DACTYL_DATA has them."""
    environment = {**os.environ, "DACTYL_REQUIRE_TRACES": "1"}
    if (DATA / "touches").is_dir():
        touches = ROOT / ".build-c/touches"
        shutil.rmtree(touches, ignore_errors=True)
        run("node", "Tests/Programs/convert-touches.mjs", DATA / "touches", touches)
        environment["DACTYL_RECORDINGS"] = str(touches)
    else:
        print(f"recorded touches: not compared, because {DATA}/touches is not there (see CONTRIBUTING.md, DACTYL_DATA)")
    run("swift", "test", "--scratch-path", "Tool/.build", "--disable-build-manifest-caching", "--filter", "TraceTests", env=environment)


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
