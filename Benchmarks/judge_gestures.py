#!/usr/bin/env python3
"""Prints which gestures `dactyl replay` finds in recordings of people, as a table: what was asked for, what was found, how often.

    Benchmarks/judge_gestures.py DACTYL [DATA]    the built tool, and the folder of recorded touches (CONTRIBUTING.md, DACTYL_DATA)
"""
import collections
import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile

POINTS_PER_MILLIMETRE = 160 / 25.4


# A touchpad that tells no size, from corner to corner.
ASSUMED_DIAGONAL = 100


def axes_of(touches):
    """For each axis the least number, points a unit, and the extent. Where the device told none, they are assumed."""
    if touches["x"] and touches["y"]:
        return [(axis["min"], POINTS_PER_MILLIMETRE / axis["res"] if axis.get("res") else 400 / (axis["max"] - axis["min"]), axis["max"] - axis["min"])
                for axis in (touches["x"], touches["y"])]
    extents = [max(contact[index] for _, *contacts in touches["frames"] for contact in contacts) for index in (1, 2)]
    scale = ASSUMED_DIAGONAL * POINTS_PER_MILLIMETRE / math.hypot(*extents)
    return [(0, scale, extent) for extent in extents]


def recording(touches, name, pace=1, kind=None):
    """The lines of a recording of Dactyl's own, so many times as fast. A device that told no extent gets an assumed one."""
    axes = axes_of(touches)
    size = [round(extent * scale, 1) for _, scale, extent in axes]
    header = {"dactyl": "recording", "version": 1, "name": name, "size": size}
    lines = [json.dumps(header | ({"kind": kind} if kind else {}))]
    down, time = {}, -1e-6
    for millis, *contacts in [*touches["frames"], [touches["frames"][-1][0] + 10]]:
        time = max(round((millis - touches["frames"][0][0]) / 1000 / pace, 6), round(time + 1e-6, 6))
        now = {id: [round((place - least) * scale, 2) for place, (least, scale, _) in zip(position, axes)]
               for id, *position in (contact[:3] for contact in contacts) if None not in position}
        changes = [[id, "m" if id in down else "b", *place] for id, place in now.items()]
        changes += [[id, "e", *place] for id, place in down.items() if id not in now]
        down = now
        if changes:
            lines.append(json.dumps({"t": time, "c": changes}))
    return "\n".join(lines) + "\n"


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[1].startswith("-"):
        sys.exit(__doc__)
    data = pathlib.Path(sys.argv[2] if len(sys.argv) == 3 else os.environ.get("DACTYL_DATA", "../shared/data")) / "touches"
    found, files = collections.defaultdict(collections.Counter), collections.Counter()
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
        for line in open(data / "chromeos_study.jsonl"):
            touches = json.loads(line)
            file.write(recording(touches, touches["label"]))
            files[touches["label"]] += 1
        file.flush()
        lines = subprocess.run([sys.argv[1], "replay", "--format", "json", file.name], capture_output=True, text=True, check=True).stdout
    for line in map(json.loads, lines.splitlines()):
        name = line.get("recognizer", "nothing")
        if name == "drag" and line["touches"] > 1:
            name += f" with {line['touches']} fingers"
        found[line["name"]][name] += 1
    for label in sorted(found):
        words = ", ".join(f"{name} {count}" for name, count in found[label].most_common())
        print(f"| {label} | {files[label]} | {words} |")


if __name__ == "__main__":
    main()
