#!/usr/bin/env python3
"""Measures what replaying many recordings costs, as Docs/corpora.md tells.

    Benchmarks/measure_corpus.py [--recordings 100000] [--jobs 2] [--long-bytes 2000000000]

Makes recordings of one second from simulated fingers, replays them as files and as streams with an optimised
build, and one long recording through a pipe; prints seconds and memory, and takes all of it away again.
"""

import argparse
import math
import os
import pathlib
import random
import re
import subprocess
import tempfile
import threading

PROJECT = pathlib.Path(__file__).resolve().parents[1]
HEADER = '{"dactyl":"recording","version":1,"device":"simulated fingers","size":[390,844]}\n'
RATE = 120


def frames(seed, start=0.0):
    """A second of one finger that moves on a bow, or of two that pan, pinch and turn on it."""
    chance = random.Random(seed)
    fingers = chance.choice([1, 2])
    x, y = chance.uniform(120, 270), chance.uniform(250, 600)
    angle, distance, bend = chance.uniform(0, 2 * math.pi), chance.uniform(30, 120), chance.uniform(-1, 1)
    near, far = chance.uniform(40, 90), chance.uniform(40, 90)
    turned, turn = chance.uniform(0, 6), chance.uniform(-1.2, 1.2)
    lines = []
    for step in range(RATE + 1):
        way = (step / RATE) ** 2 * (3 - 2 * step / RATE)
        phase = "b" if step == 0 else "e" if step == RATE else "m"
        middle = (x + distance * way * math.cos(angle + bend * way), y + distance * way * math.sin(angle + bend * way))
        radius = (near + (far - near) * way) * (fingers - 1)
        side = (radius * math.cos(turned + turn * way), radius * math.sin(turned + turn * way))
        contacts = [
            f'[{finger + 1},"{phase}",{middle[0] + sign * side[0]!r},{middle[1] + sign * side[1]!r}]'
            for finger, sign in enumerate([1, -1][:fingers])
        ]
        lines.append(f'{{"t":{round(start + step / RATE, 6)!r},"c":[{",".join(contacts)}]}}\n')
    return "".join(lines)


def write_files(folder, count):
    """Files in folders of a thousand."""
    for number in range(count):
        place = folder / f"{number // 1000:03}"
        if number % 1000 == 0:
            place.mkdir(parents=True)
        (place / f"{number:06}.jsonl").write_text(HEADER + frames(number))


def measured(name, command, feed=None):
    """Runs a command under `time` and prints what it took."""
    timed = ["/usr/bin/time", "-f", "time: %e %U %S %M", *map(str, command)]
    process = subprocess.Popen(
        timed, stdin=subprocess.PIPE if feed else None, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    if feed:
        for piece in feed:
            process.stdin.write(piece)
        process.stdin.close()
    said = process.stderr.read()
    if process.wait() != 0:
        raise SystemExit(f"{name}: {said}")
    wall, user, system, memory = re.search(r"time: (\S+) (\S+) (\S+) (\S+)", said).groups()
    processor = float(user) + float(system)
    print(f"{name}: {float(wall):.1f} s on the clock, {processor:.1f} s of processor, {int(memory) // 1024} MiB", flush=True)


def long_recording(size):
    """One recording of about so many bytes, a second at a time."""
    yield HEADER
    seconds = 0
    while size > 0:
        piece = frames(seconds % 100, start=seconds * 1.1)
        seconds += 1
        size -= len(piece)
        yield piece


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--recordings", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--long-bytes", type=int, default=2_000_000_000)
    arguments = parser.parse_args()
    build = ["swift", "build", "-c", "release", "--product", "dactyl", "--package-path", PROJECT / "Tool"]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    tool = PROJECT / "Tool" / ".build" / "release" / "dactyl"
    count, jobs = arguments.recordings, arguments.jobs
    print(f"{count} recordings of a second, {os.cpu_count()} processors, {os.getloadavg()[0]:.1f} tasks running before")
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place) / "files"
        write_files(folder, count)
        for form in ["text", "json"]:
            measured(
                f"files, {form}, {jobs} jobs", [tool, "replay", "--jobs", jobs, "--format", form, folder]
            )
        streams = [pathlib.Path(place) / f"stream-{number}" for number in range(jobs)]
        for number, stream in enumerate(streams):
            with stream.open("w") as goal:
                for file in sorted(folder.glob("*/*.jsonl"))[number::jobs]:
                    goal.write(file.read_text())
        threads = [
            threading.Thread(
                target=measured,
                args=(f"stream {number + 1} of {jobs} at once, json", [tool, "replay", "--format", "json", stream]),
            )
            for number, stream in enumerate(streams)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    if arguments.long_bytes:
        name = f"one recording of {arguments.long_bytes / 1e9:g} GB, json"
        measured(name, [tool, "replay", "--format", "json", "-"], long_recording(arguments.long_bytes))


if __name__ == "__main__":
    main()
