"""What the C library costs on an emulated Cortex-M4F: flash, RAM and instructions are no more than 5 % worse than in
Benchmarks/kept-microcontroller-figures.json. Needs `Scripts/install microcontroller`. With DACTYL_KEEP=1 the figures are kept, and
written into Docs/microcontroller.md. Whether it recognises the same there, test_portable.py says."""

import json
import os
import re

import pytest
from board import EXAMPLE, OUT, build_library, emulate, link, output, run
from conftest import ROOT

KEPT = ROOT / "Benchmarks/kept-microcontroller-figures.json"
PAGE = ROOT / "Docs/microcontroller.md"
TOLERANCE = 0.05

# What each figure is called on the page, and what was to be reached. `touches` is the build without strokes.
FIGURES = {
    "flashOfEngine": ("flash of the engine, without strokes, bytes", 112_000),
    "flashOfEngineWithDrawings": ("flash of the engine, with strokes, without shown gestures, bytes", None),
    "flashOfEngineWithStrokes": ("flash of the engine, with strokes and shown gestures, bytes", None),
    "memoryOfEngine": ("RAM of the engine beside the heap, without strokes, bytes", None),
    "heapOfScene": ("heap: a window, a view and six recognisers, bytes", None),
    "heapAtMost": ("heap at most, while two fingers move, bytes", None),
    "instructionsOfMove": ("instructions, a frame in which two fingers move", 12_000),
    "instructionsAtMost": ("instructions, the dearest frame", None),
}


def engine_bytes(name):
    """Flash and RAM of the engine, by the linker's map, with what it needs of the libraries for doubles."""
    text = (ROOT / OUT / f"{name}.map").read_text().partition("Linker script and memory map")[2]
    flash = memory = 0
    for section, size, file in re.findall(r"^ (\.\S+)\s+0x[0-9a-f]+\s+0x([0-9a-f]+) (\S+)$", text, re.M):
        if not re.search(r"/dactyl-\w+\.o$|libgcc|libm\.a", file) or re.match(r"\.(debug|comment|ARM\.attributes|note)", section):
            continue
        is_writable = re.match(r"\.(data|bss)", section)
        flash += 0 if section.startswith(".bss") else int(size, 16)
        memory += int(size, 16) if is_writable else 0
    return flash, memory


def measure(all_of_it, drawings, touches):
    program = link("measure", touches, EXAMPLE / "measure.c")
    figures = {name: int(number) for name, number in re.findall(r"(\w+) (\d+)", emulate(program))}
    # All 120 moves change the pan, the pinch and the rotation, or the instructions would be those of something else.
    if figures.pop("records") < 290:
        pytest.fail("the measured gesture was not recognised")
    figures["flashOfEngine"], figures["memoryOfEngine"] = engine_bytes("measure")
    for name, figure, library in (("drawings", "Drawings", drawings), ("strokes", "Strokes", all_of_it)):
        link(f"measure-{name}", library, EXAMPLE / "measure.c")
        figures[f"flashOfEngineWith{figure}"], _ = engine_bytes(f"measure-{name}")
    return figures


def keep(figures):
    KEPT.write_text(json.dumps(figures, indent=2, sort_keys=True) + "\n")
    rows = ["| | measured | to be reached | |", "| --- | ---: | ---: | --- |"]
    for name, (title, target) in FIGURES.items():
        verdict = "" if target is None else "reached" if figures[name] <= target else "**falls short**"
        rows.append(f"| {title} | {figures[name]:,} | {target or '–':{',' if target else ''}} | {verdict} |")
    before, after = "<!-- Figures, kept by Tests/Programs/test_microcontroller.py -->\n", "<!-- End of figures -->"
    head, mark, rest = PAGE.read_text().partition(before)
    PAGE.write_text(head + mark + "\n" + "\n".join(rows) + "\n\n" + after + rest.partition(after)[2])


@pytest.fixture(scope="module")
def whole():
    """The C library with strokes and shown gestures."""
    return build_library("strokes")


@pytest.fixture(scope="module")
def drawings():
    """The C library with strokes alone."""
    return build_library("drawings", "--without-shown")


@pytest.fixture(scope="module")
def touches():
    """The C library without strokes."""
    return build_library("touches", "--without-strokes")


def test_doubles():
    run("cc", "-O2", "-Wall", "-Wextra", "-Werror", "-ffp-contract=off", EXAMPLE / "check-doubles.c", "-lm", "-o", OUT / "check-doubles")
    output(OUT / "check-doubles")


def test_figures(whole, drawings, touches):
    figures = measure(whole, drawings, touches)
    for name, (title, _) in FIGURES.items():
        print(f"{figures[name]:9,}  {title}")
    if os.environ.get("DACTYL_KEEP"):
        keep(figures)
    kept = json.loads(KEPT.read_text())
    assert not [f"{name}: {figures[name]:,} instead of {kept.get(name, 0):,}" for name in FIGURES
                if figures[name] > kept.get(name, 0) * (1 + TOLERANCE)]
