"""Runs steps one after another, goes on after one that fails, and ends with a table of all.

The gate (.ci/gate.py) and the night (Scripts/nightly) are lists of steps. A step that fails is tried once more, because fingers are
slow on a busy machine: tests that pass then are flaky, and named as such.
"""
import argparse
import os
import pathlib
import re
import resource
import shlex
import subprocess
import sys
import time
from dataclasses import dataclass, field

ROOT = pathlib.Path(__file__).resolve().parents[1]
# Modules whose compilations are counted, because they cost the most.
COUNTED = ["Dactyl", "UIKit", "NIOCore"]
FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)|^✘ Test (?!run with|case )(.+?)(?: with \d+ test cases)? failed after|^not ok \d+ - (.+)$", flags=re.M)
SUMMARY = re.compile(r"^(?=.*\b(?:passed|failed|errors?|skipped)\b).* in [\d.]+s(?: \([\d:]+\))?(?: =*)?$", flags=re.M)


@dataclass
class Step:
    """What a step protects, its shell commands, and the parts of Scripts/install that it needs."""
    name: str
    about: str
    commands: list[str]
    needs: tuple[str, ...] = ()
    # Set by running it.
    seconds: float = 0
    processor: float = 0
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    flaky: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    end: str = ""


def failures(text):
    """The names of the tests that failed, in their order."""
    return list(dict.fromkeys(next(filter(None, found)) for found in FAILED.findall(text)))


def counts(text):
    """How many tests passed, failed and were skipped, by the closing lines of pytest, Swift Testing and Node."""
    passed = failed = skipped = 0
    for line in SUMMARY.findall(text):
        numbers = dict((word, int(number)) for number, word in re.findall(r"(\d+) (passed|failed|skipped|error)", line))
        passed += numbers.get("passed", 0)
        failed += numbers.get("failed", 0) + numbers.get("error", 0)
        skipped += numbers.get("skipped", 0)
    for word, number in re.findall(r"^# (pass|fail|skipped) (\d+)$", text, flags=re.M):
        passed, failed, skipped = (passed + int(number) * (word == "pass"), failed + int(number) * (word == "fail"),
                                   skipped + int(number) * (word == "skipped"))
    tests = sum(map(int, re.findall(r"Test run with (\d+) tests? in ", text)))
    wrong = len({found[1] for found in FAILED.findall(text) if found[1]})
    left = len(set(re.findall(r"^➜ Test (.+?) skipped", text, flags=re.M)))
    return passed + tests - wrong - left, failed + wrong, skipped + left


def execute(commands, again):
    """The exit status of shell commands and what they printed, which is shown meanwhile."""
    environment = dict(os.environ)
    if again:
        environment["PYTEST_ADDOPTS"] = "--last-failed"
    process = subprocess.Popen(["bash", "-euo", "pipefail", "-c", "\n".join(commands)], cwd=ROOT, env=environment, stdin=subprocess.DEVNULL,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    lines = []
    for line in process.stdout:
        sys.stdout.write(line)
        sys.stdout.flush()
        lines.append(line)
    return process.wait(), "".join(lines)


def run(step):
    print(f"\n=== {step.name}: {step.about}", flush=True)
    began, used = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    status, text = execute(step.commands, again=False)
    step.passed, step.failed, step.skipped = counts(text)
    if status:
        step.complaints = failures(text)
        print(f"\n=== {step.name}, once more: {', '.join(step.complaints) or f'status {status}'}", flush=True)
        status, second = execute(step.commands, again=True)
        left = failures(second)
        step.flaky = [name for name in step.complaints if name not in left] or ([] if status else [f"the step {step.name}"])
        step.complaints = left
        step.end = second if status else text
        step.failed = max(len(left), 1) if status else 0
        # What was flaky has passed, and so has what was counted before.
        step.passed += len(step.flaky)
    elif step.passed + step.skipped == 0:
        step.passed = 1
    now = resource.getrusage(resource.RUSAGE_CHILDREN)
    step.seconds = time.monotonic() - began
    step.processor = now.ru_utime + now.ru_stime - used.ru_utime - used.ru_stime
    print(f"--- {step.name}: {step.seconds:.0f} s, {step.processor:.0f} s of the processor", flush=True)


def compilations():
    """How many builds there are of modules, each for a configuration of its own."""
    return ", ".join(f"{name} {len(set(ROOT.rglob(f'{name}.swiftmodule')))}" for name in COUNTED)


def report(steps, is_flaky_wrong):
    """Prints the table; true if all is well."""
    for step in steps:
        if step.failed or step.flaky:
            lines = [line for line in step.end.rstrip().splitlines() if line.strip()][-20:]
            print(f"\n=== {step.name} {'failed' if step.failed else 'is flaky'}")
            print("\n".join(f"    {line[:200]}" for line in lines))
            for name in step.complaints:
                print(f"  failed: {name}")
            for name in step.flaky:
                print(f"  flaky: {name}")
    print(f"\n{'step':<16}{'seconds':>8}{'processor':>11}{'passed':>8}{'failed':>8}{'skipped':>9}{'flaky':>7}")
    for step in steps:
        print(f"{step.name:<16}{step.seconds:>8.0f}{step.processor:>11.0f}{step.passed:>8}{step.failed:>8}{step.skipped:>9}{len(step.flaky):>7}")
    flaky = sum(len(step.flaky) for step in steps)
    print(f"{'all':<16}{sum(step.seconds for step in steps):>8.0f}{sum(step.processor for step in steps):>11.0f}")
    print(f"\nBuilds of modules: {compilations()}")
    passed, failed, skipped = (sum(getattr(step, name) for step in steps) for name in ("passed", "failed", "skipped"))
    if is_flaky_wrong:
        passed, failed = passed - flaky, failed + flaky
    print(f"{passed} passed, {failed} failed, {skipped} skipped", flush=True)
    return failed == 0


def main(program, title, steps, is_flaky_wrong=False):
    """Runs the steps that the command line names, or all."""
    about = "\n".join(f"  {step.name:<14} {step.about}" for step in steps)
    parser = argparse.ArgumentParser(prog=program, description=f"{title}\n\n{about}", formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("steps", nargs="*", metavar="STEP", help="some steps alone; default: all")
    names = parser.parse_args().steps
    known = {step.name: step for step in steps}
    if unknown := [name for name in names if name not in known]:
        parser.error(f"there is no step {unknown[0]}; they are: {' '.join(known)}")
    chosen = [known[name] for name in names] or steps
    if needs := sorted({need for step in chosen for need in step.needs}):
        chosen = [Step("install", "what the steps need beside the Swift toolchain", [f"Scripts/install {shlex.join(needs)}"]), *chosen]
    for step in chosen:
        run(step)
    sys.exit(not report(chosen, is_flaky_wrong))
