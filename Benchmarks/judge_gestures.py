#!/usr/bin/env python3
"""Prints which gestures `dactyl replay` finds in recordings of people, as a table: what was asked for, what was found, how often.

    Benchmarks/judge_gestures.py DACTYL [DATA]    the built tool, and the folder of recorded touches (CONTRIBUTING.md, DACTYL_DATA)
"""
import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile

POINTS_PER_MILLIMETRE = 160 / 25.4


def recording(touches, name):
    """The lines of a recording of Dactyl's own; None if the device told no extent."""
    if not touches["x"] or not touches["y"]:
        return None
    axes = [(axis["min"], POINTS_PER_MILLIMETRE / axis["res"] if axis.get("res") else 400 / (axis["max"] - axis["min"]), axis["max"] - axis["min"])
            for axis in (touches["x"], touches["y"])]
    size = [round(extent * scale, 1) for _, scale, extent in axes]
    lines = [json.dumps({"dactyl": "recording", "version": 1, "name": name, "size": size})]
    down, time = {}, -1e-6
    for millis, *contacts in [*touches["frames"], [touches["frames"][-1][0] + 10]]:
        time = max(round((millis - touches["frames"][0][0]) / 1000, 6), round(time + 1e-6, 6))
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
            if lines := recording(touches, touches["label"]):
                file.write(lines)
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
