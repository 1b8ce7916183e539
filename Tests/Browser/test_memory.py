"""Long use: random touches of a screen, many times faster than real time. The long version is random_touches.py."""

import pathlib
import subprocess
import sys


def test_minutes_of_random_touches_leave_memory_flat(address):
    program = pathlib.Path(__file__).parent / "random_touches.py"
    arguments = ["--address", address, "--minutes", "1", "--pads", "bubbles"]
    done = subprocess.run([sys.executable, program, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_an_attached_inspector_stays_small_and_costs_little():
    program = pathlib.Path(__file__).parent / "measure_inspector.py"
    done = subprocess.run([sys.executable, program, "2"], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
