#!/usr/bin/env python3
"""Measures what the two commands of README cost from nothing, in processor seconds, and fails where that has grown by a tenth.

    Benchmarks/measure_setup.py           fresh clones of HEAD and of the commit in Benchmarks/kept-setup.txt, side by side
    Benchmarks/measure_setup.py --keep    keeps HEAD as that commit, and measures nothing

Processor seconds depend on how busy the machine is. So both run their commands at the same time on the same machine, and share
what else it does: only their ratio counts.
"""
import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
KEPT = ROOT / "Benchmarks/kept-setup.txt"
# What README promises, in seconds of the processor at rest.
LIMITS = {"first command": 60, "second command": 170}


def start(command, folder):
    return subprocess.Popen(["bash", "-c", command], cwd=folder, stdout=subprocess.DEVNULL)


def seconds(process):
    """The processor seconds of a command and all it started, once it has ended."""
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"{' '.join(process.args)} ended with {process.returncode}")
    return used.ru_utime + used.ru_stime


def commands(clone):
    section = re.search(r"^## Try it$(.*?)^## ", (clone / "README.md").read_text(), flags=re.M | re.S)[1]
    found = re.findall(r"```sh\n(.*?)```", section, flags=re.S)
    assert len(found) == len(LIMITS), "README has other commands"
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keep", action="store_true", help="keep HEAD")
    options = parser.parse_args()
    head = subprocess.check_output(["git", "rev-parse", "HEAD"], cwd=ROOT, text=True).strip()
    if options.keep:
        KEPT.write_text(head + "\n")
        return 0
    kept, failed = KEPT.read_text().strip(), False
    with tempfile.TemporaryDirectory() as folder:
        clones = []
        for name, commit in (("now", head), ("kept", kept)):
            clone = pathlib.Path(folder) / name
            subprocess.run(["git", "clone", "-q", ROOT, clone], check=True)
            subprocess.run(["git", "checkout", "-q", commit], cwd=clone, check=True)
            clones.append(clone)
        for name, *both in zip(LIMITS, *map(commands, clones)):
            now, before = map(seconds, [start(command, clone) for command, clone in zip(both, clones)])
            failed |= now > 1.1 * before
            print(f"{name}: {now:.1f} s, {now / before - 1:+.0%} beside {kept[:8]}; to be reached {LIMITS[name]} s at rest", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
