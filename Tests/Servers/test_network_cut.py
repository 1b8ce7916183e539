"""A phone whose network is cut with a finger down, in name spaces of the kernel: no packet says that it has gone."""

import os
import pathlib
import shutil
import subprocess
import sys
import time

import pytest
from servers import STAGE, TOOL, Server

pytestmark = pytest.mark.skipif(
    os.getuid() != 0 or shutil.which("ip") is None, reason="needs root and the command ip (Debian: iproute2)")
HERE, THERE = (f"dactyl-{side}-{os.getpid()}" for side in ("server", "phone"))
ADDRESS = "10.77.0.1"


def ip(*words):
    subprocess.run(["ip", *words], check=True)


@pytest.fixture
def network():
    """Two machines and a cable."""
    try:
        ip("netns", "add", HERE)
    except subprocess.CalledProcessError:
        pytest.skip("the kernel gives no name spaces")
    try:
        ip("netns", "add", THERE)
        ip("-n", HERE, "link", "add", "cable", "type", "veth", "peer", "name", "cable", "netns", THERE)
        for side, address in ((HERE, ADDRESS), (THERE, "10.77.0.2")):
            ip("-n", side, "address", "add", f"{address}/24", "dev", "cable")
            ip("-n", side, "link", "set", "cable", "up")
            ip("-n", side, "link", "set", "lo", "up")
        yield
    finally:
        for side in (HERE, THERE):
            subprocess.run(["ip", "netns", "delete", side])


def on(side):
    return ["ip", "netns", "exec", side]


def start_visitor(side, page, part):
    program = pathlib.Path(__file__).parent / "visitor.py"
    link = f"http://{page.place.replace('127.0.0.1', ADDRESS)}/#{page.secret}"
    return subprocess.Popen([*on(side), sys.executable, program, page.kind, link, part], stdout=subprocess.PIPE, text=True)


PROGRAMS = {
    "phone": (TOOL, [], r"pan began", r"pan cancelled"),
    "stage": (STAGE, ["--lan", "--trace", "/dev/stdout"], r"UIPanGestureRecognizer", r"touches cancelled by the system"),
}


@pytest.mark.parametrize("kind", [kind for kind, (program, *_) in PROGRAMS.items() if program.exists()])
def test_a_finger_whose_network_is_cut_is_cancelled_within_ten_seconds(network, kind):
    _, options, begins, ends = PROGRAMS[kind]
    server = Server(kind, *options, prefix=on(HERE))
    visitors = []
    try:
        visitors.append(start_visitor(THERE, server, "drag"))
        assert visitors[0].stdout.readline() == "down\n"
        server.read_until(begins)
        visitors.append(start_visitor(HERE, server, "wait"))
        ip("-n", THERE, "link", "set", "cable", "down")
        cut = time.monotonic()
        server.read_until(ends)
        took = time.monotonic() - cut
        print(f"{kind}: cancelled after {took:.1f} s")
        # Half a second for a busy machine.
        assert took < 10.5
        if kind == "stage":
            assert visitors[1].stdout.readline() == "control\n"
    finally:
        for visitor in visitors:
            visitor.kill()
            visitor.wait()
        server.stop()
