"""How long it takes from a device's report to the action: a finger drags across each device, 125 reports a second, and each
report must be answered by an action at its place. Prints a table. Needs `Scripts/install live windows kernel python`.

evdev is a device of umockdev (a pipe instead of the kernel's queue), TUIO comes over the loopback, windows stand in Xorg
without a screen and are touched by its test driver. Where the system allows it, all that takes part runs before everything else
on the machine (SCHED_RR), so that only it is measured."""

import argparse
import functools
import os
import pathlib
import re
import socket
import struct
import subprocess
import sys
import tempfile
import time

import test_kernel as kernel_machine
import test_windows as windows
from conftest import ROOT
from mocked_touchscreen import NODE, PROTOCOL_B, MockedTouchScreen
from touchscreen import BEGIN, END, UPDATE, server

INTERVAL = 0.008
# The first reports are below the pan's threshold, and toolkits merge some where they have no time.
LEAST_ANSWERED = 0.95


def at_their_times(count):
    """Steps at even times; gives each when it is due."""
    began = time.monotonic()
    for step in range(count):
        time.sleep(max(0, began + step * INTERVAL - time.monotonic()))
        yield step


@functools.cache
def reader():
    product = "live-latency"
    command = ["swift", "build", "-c", "release", "--package-path", ROOT / "Benchmarks", "--product", product]
    subprocess.run(command, check=True, stdout=sys.stderr)
    return subprocess.run([*command, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip() + f"/{product}"


@functools.cache
def window_program(name):
    """A program of Examples/Windows as it is, with a clock in the place where it reads its records."""
    return windows.build(name, [ROOT / "Benchmarks/C/latency.c", "-Wl,--wrap=dactyl_next_record"])


class Reader:
    """The program that reads a device with DactylInput."""

    def __init__(self, device, environment=None):
        self.process = subprocess.Popen([reader(), device], env=environment, stdout=subprocess.PIPE, text=True)
        if self.process.stdout.readline() != "ready\n":
            sys.exit(f"measure-latency: {device} is not read")
        time.sleep(0.3)

    def actions(self):
        """Where each action found the finger, as a share of the width, and when."""
        out, _ = self.process.communicate(timeout=60)
        return [(float(place), float(now)) for place, _, now in map(str.split, out.splitlines())]


def evdev(count):
    screen = MockedTouchScreen(PROTOCOL_B)
    # A pipe in place of its terminal, on whose way another thread of the kernel stands.
    screen.unplug()
    os.mkfifo(screen.path)
    screen.device = os.open(screen.path, os.O_RDWR)
    program = Reader(NODE, screen.environment)
    width = PROTOCOL_B[0x35][1]
    screen.down(0, 0, 700)
    reports = [(step / width, screen.move(0, step, 700)) for step in at_their_times(count)]
    screen.up(0)
    return reports, program.actions(), 1 / width


def kernel(_):
    """The kernel of test_kernel.py stamps each report itself; how many there are stands there."""
    out = kernel_machine.emulate(reader(), "live-latency")
    lines = re.findall(r"^(0\.\d+) (\d+\.\d+) (\d+\.\d+)$", out, re.M)
    rows = [tuple(map(float, line)) for line in lines]
    return [(place, reported) for place, reported, _ in rows], [(place, now) for place, _, now in rows], 0.0005


def tuio(count):
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    program = Reader(f"tuio:{port}")
    sender = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)

    def message(command, types, *arguments):
        def text(word):
            return word + b"\0" * (4 - len(word) % 4)
        body = text(b"/tuio/2Dcur") + text(b",s" + types) + text(command) + b"".join(arguments)
        return struct.pack(">i", len(body)) + body

    def send(number, *places):
        now = time.monotonic()
        bundle = b"#bundle\0" + struct.pack(">q", 1)
        bundle += message(b"alive", b"i" * len(places), *[struct.pack(">i", 1)] * len(places))
        for x in places:
            bundle += message(b"set", b"iff", struct.pack(">iff", 1, x, 0.5))
        sender.sendto(bundle + message(b"fseq", b"i", struct.pack(">i", number)), ("127.0.0.1", port))
        return now

    reports = [(step / 2000, send(step + 1, step / 2000)) for step in at_their_times(count)]
    send(count + 1)
    return reports, program.actions(), 1 / 2000


def window(name, count):
    command = window_program(name.removesuffix("-wayland"))
    display = "wayland" if name.endswith("-wayland") else "x11"
    size = (800, 600) if display == "x11" else (1024, 768)
    with tempfile.TemporaryDirectory() as folder, server(pathlib.Path(folder), size) as (environment, screen):
        folder = pathlib.Path(folder)
        more = {"HOME": str(folder)}
        if display == "wayland":
            command, more = windows.over_wayland(command, folder)
        file = pathlib.Path(more["HOME"]) / "latency"
        output = open(folder / "out", "w")
        process = subprocess.Popen(
            command, stdout=output, stderr=output,
            env={**environment, **more, "LATENCY": str(file), "SDL_VIDEODRIVER": display, "GDK_BACKEND": display, "GSK_RENDERER": "cairo"})
        limit = time.monotonic() + 30
        while windows.Picture(environment, size).area < 30000:
            if time.monotonic() > limit or process.poll() is not None:
                sys.exit(f"measure-latency: {name} shows no photo: {(folder / 'out').read_text()}")
            time.sleep(0.2)
        time.sleep(1)
        reports = []
        # Four pixels a report, because server and compositor round in their own ways; to and fro.
        steps = size[0] // 4 - 25
        screen.touch(0, BEGIN, 50, 300), screen.sync(0)
        for step in at_their_times(count):
            x = 50 + 4 * (step % steps if step // steps % 2 == 0 else steps - step % steps)
            reports.append((x, time.monotonic()))
            screen.touch(0, UPDATE, x, 300)
        screen.touch(0, END, x, 300), screen.sync(0.5)
        process.terminate()
        process.wait(20)
        actions = [tuple(map(float, line.split())) for line in file.read_text().splitlines()]
    return reports, actions, 4


def latencies(reports, actions, unit):
    """For each report the time until the action at its place, in milliseconds; actions come in the order of the reports."""
    found, at = [], 0
    for place, now in actions:
        while at < len(reports) and not (abs(reports[at][0] - place) < unit / 2 and reports[at][1] <= now):
            at += 1
        if at == len(reports):
            sys.exit(f"measure-latency: an action at {place} answers no report")
        found.append((now - reports[at][1]) * 1000)
        at += 1
    if len(found) < LEAST_ANSWERED * len(reports):
        sys.exit(f"measure-latency: only {len(found)} of {len(reports)} reports were answered")
    return sorted(found)


MEASURED = {
    "evdev": ("evdev, played by umockdev", evdev),
    "kernel": ("evdev of a real kernel in an emulated machine", kernel),
    "tuio": ("TUIO 1.1 over the loopback", tuio),
    "sdl2": ("a window of SDL 2 in Xorg", lambda count: window("sdl2", count)),
    "sdl3": ("a window of SDL 3 in Xorg", lambda count: window("sdl3", count)),
    "gtk4": ("a window of GTK 4 in Xorg", lambda count: window("gtk4", count)),
    "gtk4-wayland": ("a window of GTK 4 over Wayland (cage in Xorg)", lambda count: window("gtk4-wayland", count)),
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--reports", type=int, default=2000, help="how many reports each device makes")
    parser.add_argument("devices", nargs="*", metavar="DEVICE", help=", ".join(MEASURED) + "; all where the line names none")
    arguments = parser.parse_args()
    if unknown := set(arguments.devices) - set(MEASURED):
        parser.error(f"there is no device {', '.join(unknown)}")
    count, names = arguments.reports, arguments.devices or list(MEASURED)
    for name in names:
        reader() if name in ("evdev", "kernel", "tuio") else window_program(name.removesuffix("-wayland"))
    try:
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(10))
        urgency = "before everything else on the machine"
    except PermissionError:
        urgency = "beside everything else on the machine"
    rows = ["| from the report to the action, ms | reports | p50 | p90 | p99 | worst |", "|---|---:|---:|---:|---:|---:|"]
    for name in names:
        title, measure = MEASURED[name]
        found = latencies(*measure(count))
        at = [found[int(share * (len(found) - 1))] for share in (0.5, 0.9, 0.99, 1)]
        rows.append(f"| {title} | {len(found):,} | " + " | ".join(f"{value:.2f}" for value in at) + " |")
        print(rows[-1], file=sys.stderr)
    print("\n".join(rows))
    print(f"It ran {urgency}, whose load was {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors.")


if __name__ == "__main__":
    main()
