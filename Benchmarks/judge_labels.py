#!/usr/bin/env python3
"""Prints what `dactyl replay` says of recordings that are named for what was meant, as a table by kind, and then those it gets wrong.

    Benchmarks/judge_labels.py DACTYL [DATA]    the built tool, and the folder of recorded data (CONTRIBUTING.md, DACTYL_DATA)
"""
import collections
import json
import os
import pathlib
import re
import subprocess
import sys

MOVES = r"(drag|swipe|edge drag|hold, then drag)"
# Kinds by the first part of a name that fits, and what a person would call right; every gesture of the recording must be that.
KINDS = [
    ("circle of two fingers", r"double-center-circle", r"circle with 2 fingers"),
    ("circle", r"single-center-circle", r"circle"),
    ("swipe of two fingers", r"double-top-swipe", rf"{MOVES} with 2 fingers"),
    ("swipe at an edge", r"single-top-swipe", MOVES),
    ("two fingers scroll", r"double-center-scroll|two-finger(-vert|-scroll)|2-finger-scroll|two-finger-drag", rf"{MOVES} with 2 fingers"),
    ("four fingers drag", r"4-finger-drag", rf"{MOVES} with 4 fingers"),
    ("zoom", r"zoom-(in|out)", r"drag|pinch"),
    ("scroll", r"(scroll-(up|down|left|right)|center-scroll|edge-scroll|scroll_(both|down)\.dat)", rf"{MOVES}|click with 2 fingers"),
    ("tap of two fingers", r"2fg-(double-)?tap|2-finger-tap|two_finger_tap|Finger double-tap", r"tap with 2 fingers"),
    ("tap of three fingers", r"three_finger_tap", r"tap with 3 fingers"),
    ("double tap", r"double-?tap", r"double tap|tap"),
    ("taps", r"fast-taps|three-touches|[._-]tap\b|single-(tap|touch)|click1|tap-center", r"(double |triple )?tap|long press"),
    ("press of the button", r"_press|rpress|phys-click|finger-click", r"click( with \d fingers)?"),
    ("two fingers touch and let go", r"2-fingers-touch-release", r"(tap|long press) with 2 fingers"),
    ("drag, move", r"1-finger-drag|single-drag|emulator-drag|leftmove|TouchPad-move", MOVES),
]
# Recordings with more than their name says.
OTHER = re.compile(r"openAngry|openCal|addEvent|Multiple|tap-and-move|Clickpad\.tap|touch_1_|finger-(up|down)$")


def said(line):
    """The gesture of a line of JSON, as a person would call it, without its numbers."""
    words = line.get("words", "nothing")
    fingers = re.search(r" with \d fingers", words)
    return re.match(r"hold, then drag|[a-z-]+( drag| tap| press| mark)?", words)[0] + (fingers[0] if fingers else "")


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    raw = pathlib.Path(sys.argv[2] if len(sys.argv) == 3 else os.environ.get("DACTYL_DATA", "../shared/data")) / "raw"
    found = collections.defaultdict(lambda: collections.defaultdict(list))
    for path in sorted(each for each in raw.rglob("*") if each.is_file() and not OTHER.search(each.stem if each.suffix == ".txt" else each.name)):
        kind = next((kind for kind, name, _ in KINDS if re.search(name, path.name.removesuffix(".events").removesuffix(".txt"))), None)
        if kind and path.suffix != ".desc":
            lines = subprocess.run([sys.argv[1], "replay", "--format", "json", path], capture_output=True, text=True).stdout.splitlines()
            found[kind][path.name] = [said(line) for line in map(json.loads, lines) if line["type"] in ("gesture", "none")]
    wrong = []
    print("| named | recordings | said | wrong |\n|---|---|---|---|")
    for kind, _, right in KINDS:
        every = collections.Counter(word for words in found[kind].values() for word in words)
        bad = [name for name, words in found[kind].items() if not words or not all(re.fullmatch(right, word) for word in words)]
        wrong += [f"{name}: {', '.join(found[kind][name]) or 'no answer'}" for name in bad]
        print(f"| {kind} | {len(found[kind])} | {', '.join(f'{word} {count}' for word, count in every.most_common())} | {len(bad)} |")
    print(f"\n{len(wrong)} of {sum(map(len, found.values()))} wrong:\n" + "\n".join(wrong))


if __name__ == "__main__":
    main()
