#!/usr/bin/env python3
"""Measures what the two commands of README cost from nothing, in processor seconds, and fails where that has grown by a tenth.

    Benchmarks/measure_setup.py           measures both in a fresh clone of HEAD
    Benchmarks/measure_setup.py --keep    and keeps the figures in Benchmarks/kept-setup-figures.json

Processor seconds depend on how busy the machine is. So a file that never changes is compiled before and after each command, and the
figure is that of a machine on which this takes as long as when the kept ones were measured.
"""
import argparse
import json
import pathlib
import re
import resource
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
KEPT = ROOT / "Benchmarks/kept-setup-figures.json"
# What README promises, at rest.
LIMITS = {"first command": 60, "second command": 170}


def seconds(command, folder):
    """The processor seconds of a command and all it starts."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, cwd=folder, shell=True, check=True, executable="/bin/bash", stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def yardstick(folder):
    """The processor seconds of compiling something that never changes."""
    functions = "\n".join(f"func f{i}(_ a: [Int]) -> [String] {{ a.map {{ $0 * {i} }}.filter {{ $0 > {i} }}.map {{ \"\\($0)\" }} }}" for i in range(400))
    (folder / "yardstick.swift").write_text(functions)
    return seconds("swiftc -parse-as-library -c yardstick.swift -o yardstick.o", folder)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keep", action="store_true", help="keep the figures")
    options = parser.parse_args()
    section = re.search(r"^## Try it$(.*?)^## ", (ROOT / "README.md").read_text(), flags=re.M | re.S)[1]
    commands = re.findall(r"```sh\n(.*?)```", section, flags=re.S)
    assert len(commands) == len(LIMITS), "README has other commands"
    figures = {}
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        subprocess.run(["git", "clone", "-q", ROOT, folder / "clone"], check=True)
        before = yardstick(folder)
        for name, command in zip(LIMITS, commands):
            used = seconds(command, folder / "clone")
            after = yardstick(folder)
            figures[name] = {"seconds": round(used, 1), "yardstick": round((before + after) / 2, 2)}
            before = after
    if options.keep:
        KEPT.write_text(json.dumps(figures, indent=2) + "\n")
    kept, failed = json.loads(KEPT.read_text()), False
    for name, figure in figures.items():
        here = figure["seconds"] * kept[name]["yardstick"] / figure["yardstick"]
        failed |= here > 1.1 * kept[name]["seconds"]
        print(f"{name}: {figure['seconds']} s, {here:.1f} s as kept ones are measured; kept {kept[name]['seconds']} s; to be reached {LIMITS[name]} s at rest")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
