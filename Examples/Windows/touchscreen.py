"""A touch screen for a real X server without a screen: its `inputtest` driver takes what fingers do from a socket."""

import contextlib
import math
import os
import socket
import struct
import subprocess
import time

# The modes that the server's screen can have.
MODES = {
    (800, 600): "40.00 800 840 968 1056 600 601 605 628",
    (1024, 768): "65.00 1024 1048 1184 1344 768 771 777 806",
}
# Kinds of messages, and of touches (XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd).
VERSION, SYNC, TOUCH = 0, 1, 6
BEGIN, UPDATE, END = 18, 19, 20

CONFIGURATION = """
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "AutoAddGPU" "false"
  Option "DontVTSwitch" "true"
EndSection
Section "Device"
  Identifier "memory"
  Driver "dummy"
  VideoRam 16384
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5.0 - 1000.0
  VertRefresh 5.0 - 200.0
  Modeline "screen" {mode}
EndSection
Section "Screen"
  Identifier "screen"
  Device "memory"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "screen"
  EndSubSection
EndSection
Section "InputDevice"
  Identifier "touchscreen"
  Driver "inputtest"
  Option "SocketPath" "{folder}/touch"
  Option "DeviceType" "Touch"
  Option "TouchCount" "10"
EndSection
Section "InputDevice"
  Identifier "pointer"
  Driver "inputtest"
  Option "SocketPath" "{folder}/pointer"
  Option "DeviceType" "PointerAbsolute"
EndSection
Section "InputDevice"
  Identifier "keyboard"
  Driver "inputtest"
  Option "SocketPath" "{folder}/keyboard"
  Option "DeviceType" "Keyboard"
EndSection
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
  InputDevice "touchscreen" "SendCoreEvents"
  InputDevice "pointer" "CorePointer"
  InputDevice "keyboard" "CoreKeyboard"
EndSection
"""


@contextlib.contextmanager
def server(folder, size=(800, 600)):
    """Runs a server; gives the environment for its programs, and its touch screen. The driver takes one client in its life."""
    (folder / "xorg.conf").write_text(CONFIGURATION.format(folder=folder, mode=MODES[size]))
    read, write = os.pipe()
    with open(folder / "xorg.out", "w") as log:
        process = subprocess.Popen(
            ["/usr/lib/xorg/Xorg", "-config", folder / "xorg.conf", "-logfile", folder / "xorg.log", "-displayfd", str(write),
             "-noreset", "-sharevts", "-novtswitch", "-nolisten", "tcp"], pass_fds=[write], stdout=log, stderr=log)
    os.close(write)
    try:
        display = os.read(read, 16).decode().strip()
        if not display:
            raise RuntimeError(f"the X server did not start: {(folder / 'xorg.out').read_text()}")
        yield {**os.environ, "DISPLAY": f":{display}"}, TouchScreen(folder / "touch", size)
    finally:
        process.terminate()
        process.wait(20)


class TouchScreen:
    """Fingers on the server's touch screen, at places in pixels."""

    def __init__(self, path, size):
        self.size = size
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(str(path))
        self.send(VERSION, struct.pack("=HH", 1, 1))
        self.receive(12)

    def send(self, kind, body):
        self.socket.sendall(struct.pack("=II", 8 + len(body), kind) + body)

    def receive(self, length):
        while length:
            length -= len(self.socket.recv(length))

    def touch(self, finger, kind, x, y):
        # A mask of the axes that are given, here x and y, then their values from 0 to 65535, and the same unaccelerated.
        axes = [x * 65535 / self.size[0], y * 65535 / self.size[1]] + [0.0] * 62
        mask = struct.pack("=I8s4x", 0, (3).to_bytes(8, "little"))
        self.send(TOUCH, struct.pack("=II", finger, kind) + mask + struct.pack("=64d64d", *axes, *[0.0] * 64))

    def sync(self, pause):
        """Waits until the server has taken everything, and a little."""
        self.send(SYNC, b"")
        self.receive(8)
        time.sleep(pause)

    def play(self, frames, pause=0.03, rest=0.03):
        """All fingers down with the first frame, up some time after the last: [[(x, y), ...], ...]."""
        for step, places in enumerate(frames):
            for finger, place in enumerate(places):
                self.touch(finger, UPDATE if step else BEGIN, *place)
            self.sync(pause if step + 1 < len(frames) else rest)
        for finger, place in enumerate(frames[-1]):
            self.touch(finger, END, *place)
        self.sync(0)

    def tap(self, x, y):
        self.play([[(x, y)], [(x, y)]])


def pinch(middle, half, turn, shift, steps=40):
    """Two fingers about a middle, whose half distance goes from one number to another, turning and shifting."""
    frames = []
    for step in range(steps + 1):
        share = step / steps
        distance, angle = half[0] + (half[1] - half[0]) * share, turn * share
        x, y = middle[0] + shift[0] * share, middle[1] + shift[1] * share
        dx, dy = distance * math.cos(angle), distance * math.sin(angle)
        frames.append([(x - dx, y - dy), (x + dx, y + dy)])
    return frames
