#!/usr/bin/env python3
"""Prints what `dactyl desktop` does with recordings of people and devices, as three tables: how many swipes of three and four fingers are
done, in files with other gestures and at other paces; of what was meant, what is done by a file with nine gestures; and of ordinary
pointing and scrolling, how often each file of Examples/Desktop does anything.

    Benchmarks/judge_desktop.py DACTYL [DATA]    the built tool, and the folder of recorded touches (CONTRIBUTING.md, DACTYL_DATA)
"""
import collections
import json
import os
import pathlib
import re
import statistics
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
# Files in which swipes of people are counted: beside nothing, and beside what a swipe may be taken for.
SWIPES = [f"swipe {way} {fingers}" for fingers in (3, 4) for way in ("left", "right", "up", "down")]
BESIDE = {
    "alone": [], "with pinch in 2": ["pinch in 2"],
    "with pinch and rotate of 3 and 4": [f"{gesture} {fingers}" for fingers in (3, 4) for gesture in ("pinch in", "pinch out", "rotate left")],
    "with drawings of 3 and 4": [f"draw {shape} {fingers}" for fingers in (3, 4) for shape in ("circle", "zig-zag", "check-mark")],
}
ORDINARY = re.compile(r"click|scroll|select|tracking|one_finger|1f_|1-finger|drag_edge|cursor|palm|move|two_finger_swipe|rapid_taps|^tap|single-tap")


def play(dactyl, rules, recordings):
    """The lines that are printed for recordings played one after another."""
    with tempfile.TemporaryDirectory() as folder:
        config, played = pathlib.Path(folder, "gestures.conf"), pathlib.Path(folder, "played.jsonl")
        config.write_text(rules)
        config.chmod(0o600)
        played.write_text("".join(recordings))
        done = subprocess.run([dactyl, "desktop", config, "--replay", played], capture_output=True, text=True, check=True)
        return done.stdout.splitlines()


def gestures(dactyl, rules, recordings):
    """How often each gesture acted."""
    return collections.Counter(re.match(r"[\d.]+ s  (.*?)  ", line)[1] for line in play(dactyl, rules, recordings))


def judge_swipes(dactyl, data):
    """Prints how many swipes of people are the one act of their recording, and how long after the first finger came down."""
    swipes = []
    for name in ("chromeos_playback", "magic_trackpad"):
        for line in open(data / f"{name}.jsonl"):
            touches = json.loads(line)
            if meant := re.fullmatch(r"three-finger-swipe-(\w+)|swipe-(\d)-(\w+) or (\w+)", touches["label"] or ""):
                ways, fingers = ([meant[1]], 3) if meant[1] else ([meant[3], meant[4]], int(meant[2]))
                swipes.append((touches, {f"swipe {way} {fingers}" for way in ways}))
    print(f"| {len(swipes)} swipes of 3 and 4 fingers, people | 1 × | 1.25 × slower | half the pace | twice the pace | median time |\n|---|---|---|---|---|---|")
    files = {name: SWIPES + others for name, others in BESIDE.items()}
    rules = {name: "device any\n" + "".join(f"{gesture} run true\n" for gesture in lines) for name, lines in files.items()}
    for name, text in rules.items():
        cells, times, wrong = [], [], collections.Counter()
        for pace in (1, 0.8, 0.5, 2):
            right = 0
            for touches, wanted in swipes:
                lines = play(dactyl, text, [recording(touches, "swipe", pace)])
                acts = [re.match(r"([\d.]+) s  (.*?)  ", line).groups() for line in lines]
                if len(acts) == 1 and acts[0][1] in wanted:
                    right += 1
                    times += [float(acts[0][0])] if pace == 1 else []
                elif pace == 1:
                    wrong[" and ".join(act[1] for act in acts) or "nothing"] += 1
            cells.append(str(right))
        median = f"{statistics.median(times):.2f} s" if times else "–"
        print(f"| {name} | {' | '.join(cells)} | {median} |" + "".join(f" {what}: {count}" for what, count in wrong.items()), flush=True)
    print()


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    dactyl = sys.argv[1]
    data = pathlib.Path(sys.argv[2] if len(sys.argv) == 3 else os.environ.get("DACTYL_DATA", "../shared/data")) / "touches"
    judge_swipes(dactyl, data)
    recordings, stretches = collections.defaultdict(list), collections.Counter()
    for name in ("chromeos_study", "chromeos_mtb", "evemu_devices"):
        for line in open(data / f"{name}.jsonl"):
            touches = json.loads(line)
            label = touches["label"] or touches["file"]
            if touches["x"] and touches["y"]:
                recordings[label].append(recording(touches, label))
                stretches[label] += len(touches["interactions"])
    def done(rules, label):
        return gestures(dactyl, rules, recordings[label])

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
