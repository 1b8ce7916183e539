#!/usr/bin/env python3
"""Prints what `dactyl desktop` does with recordings of people and devices, as two tables: of what was meant, what is done by a file
with nine gestures; and of ordinary pointing and scrolling, how often each file of Examples/Desktop does anything.

    Benchmarks/judge_desktop.py DACTYL [DATA]    the built tool, and the folder of recorded touches (CONTRIBUTING.md, DACTYL_DATA)
"""
import collections
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from judge_gestures import recording

ROOT = pathlib.Path(__file__).resolve().parents[1]
NINE = ["tap 2", "tap 3", "pinch out 2", "pinch in 2", "swipe down 4", "edge left 1", "edge top 1", "draw circle 1", "draw circle 2"]
# What the people or the labels of recordings meant, by a part of the label; the first that fits.
MEANT = [
    ("right_click-basic_right_click.tap", "tap 2"), ("two_finger_tap", "tap 2"), ("2fg-tap", "tap 2"), ("three_finger_press", "tap 3"),
    ("zoom_in", "pinch out 2"), ("zoom_out", "pinch in 2"), ("4-finger-drag-down", "swipe down 4"), ("single-top-swipe", "edge left 1"),
    ("edge-scroll-horizontal", "edge left 1"), ("edge-scroll-vertical", "edge top 1"), ("single-center-circle", "draw circle 1"),
    ("double-center-circle", "draw circle 2"),
]
ORDINARY = re.compile(r"click|scroll|select|tracking|one_finger|1f_|1-finger|drag_edge|cursor|palm|move|two_finger_swipe|rapid_taps|^tap|single-tap")


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    dactyl = sys.argv[1]
    data = pathlib.Path(sys.argv[2] if len(sys.argv) == 3 else os.environ.get("DACTYL_DATA", "../shared/data")) / "touches"
    recordings, stretches = collections.defaultdict(list), collections.Counter()
    for name in ("chromeos_study", "chromeos_mtb", "evemu_devices"):
        for line in open(data / f"{name}.jsonl"):
            touches = json.loads(line)
            label = touches["label"] or touches["file"]
            if lines := recording(touches, label):
                recordings[label].append(lines)
                stretches[label] += len(touches["interactions"])
    with tempfile.TemporaryDirectory() as folder:
        def done(rules, label):
            """The gestures that acted."""
            config, played = pathlib.Path(folder, "gestures.conf"), pathlib.Path(folder, "played.jsonl")
            config.write_text(rules)
            config.chmod(0o600)
            played.write_text("".join(recordings[label]))
            lines = subprocess.run([dactyl, "desktop", config, "--replay", played], capture_output=True, text=True, check=True).stdout.splitlines()
            return collections.Counter(re.match(r"[\d.]+ s  (.*?)  ", line)[1] for line in lines)

        nine = "device any\n" + "".join(f"{gesture} run true\n" for gesture in NINE)
        print("| meant | recordings | stretches | done |\n|---|---|---|---|")
        rows = collections.defaultdict(lambda: [0, 0, collections.Counter()])
        for label in recordings:
            for part, gesture in MEANT:
                if part in label:
                    row = rows[gesture]
                    row[0] += len(recordings[label])
                    row[1] += stretches[label]
                    row[2] += done(nine, label)
                    break
        for gesture, (count, parts, acts) in rows.items():
            print(f"| {gesture} | {count} | {parts} | {', '.join(f'{name} {times}' for name, times in acts.most_common()) or 'nothing'} |")
        ordinary = [label for label in recordings if ORDINARY.search(label) and not any(part in label for part, _ in MEANT)]
        total = sum(stretches[label] for label in ordinary)
        print(f"\n| file | of {total} ordinary stretches | what |\n|---|---|---|")
        for path in sorted((ROOT / "Examples/Desktop").glob("*.conf")):
            rules = re.sub(r"^device .*", "device any", path.read_text(), flags=re.M)
            acts = sum((done(rules, label) for label in ordinary), collections.Counter())
            print(f"| {path.stem} | {acts.total()} | {', '.join(f'{name} {times}' for name, times in acts.most_common())} |")


if __name__ == "__main__":
    main()
