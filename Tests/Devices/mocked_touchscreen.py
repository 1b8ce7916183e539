"""A touch screen of the kernel that is not there: umockdev answers what programs ask of it, its reports are written here
as they come, and it can be unplugged and plugged in again. Needs `Scripts/install live`."""
import ctypes
import os
import pathlib
import pty
import struct
import tempfile
import time
import tty

NODE = "/dev/input/event9"
SLOT, X, Y, ID = 0x2F, 0x35, 0x36, 0x39
# The axes of 200 x 150 mm: least and most value, and units a millimetre. Protocol B has slots and ids, protocol A has neither.
PROTOCOL_A = {X: (0, 2000, 10), Y: (0, 1500, 10)}
PROTOCOL_B = {**PROTOCOL_A, SLOT: (0, 9, 0), ID: (0, 65535, 0)}

DEVICE = """P: /devices/virtual/input/input9
E: PRODUCT=6/1/1/1
E: SUBSYSTEM=input
E: NAME="Mock"
A: name=Mock touch screen\\n

P: /devices/virtual/input/input9/event9
N: input/event9
E: DEVNAME=/dev/input/event9
E: SUBSYSTEM=input
E: ID_INPUT=1
E: ID_INPUT_TOUCHSCREEN=1
A: dev=13:73
"""


def answers(axes):
    """What the device says of its axes, as umockdev wants it."""
    entries = [f"@DEV {NODE}"]
    for code, (least, most, resolution) in axes.items():
        entries.append(f"EVIOCGABS({code}) 0 {struct.pack('=6i', 0, least, most, 0, 0, resolution).hex().upper()}")
    return "\n".join(entries) + "\n"


def function(name, result, *arguments):
    found = getattr(ctypes.CDLL("libumockdev.so.0"), f"umockdev_testbed_{name}")
    found.restype, found.argtypes = result, arguments
    return found


class MockedTouchScreen:
    """The screen, plugged in. Programs that are started with `environment` see it at NODE."""

    def __init__(self, axes=PROTOCOL_B):
        pointer, text = ctypes.c_void_p, ctypes.c_char_p
        testbed = function("new", pointer)()
        root = function("get_root_dir", text, pointer)(testbed).decode()
        with tempfile.NamedTemporaryFile("w", suffix=".ioctl") as file:
            file.write(answers(axes))
            file.flush()
            node = NODE.encode()
            if not function("add_from_string", ctypes.c_int, pointer, text, pointer)(testbed, DEVICE.encode(), None) \
                    or not function("load_ioctl", ctypes.c_int, pointer, text, text, pointer)(testbed, node, file.name.encode(), None):
                raise RuntimeError("umockdev makes no device")
        self.path = pathlib.Path(root + NODE)
        self.path.unlink()
        self.environment = {**os.environ, "LD_PRELOAD": "libumockdev-preload.so.0", "UMOCKDEV_DIR": root}
        self.plug()

    def plug(self):
        """What one reads from the device is what is written to the other end of a terminal."""
        self.device, end = pty.openpty()
        tty.setraw(end)
        self.terminal = os.ttyname(end)
        self.path.symlink_to(self.terminal)
        os.close(end)

    def unplug(self):
        self.path.unlink()
        os.close(self.device)

    def report(self, *events):
        """What changed since the last report: (kind, code, value). Gives when that was."""
        now = time.monotonic()
        stamp = (int(now), int(now % 1 * 1e6))
        os.write(self.device, b"".join(struct.pack("=qqHHi", *stamp, *event) for event in (*events, (0, 0, 0))))
        return now

    def down(self, finger, x, y):
        return self.report((3, SLOT, finger), (3, ID, 100 + finger), (3, X, x), (3, Y, y))

    def move(self, finger, x, y):
        return self.report((3, SLOT, finger), (3, X, x), (3, Y, y))

    def up(self, finger):
        return self.report((3, SLOT, finger), (3, ID, -1))

    def contacts(self, *places):
        """All that is down, as protocol A tells it."""
        return self.report(*([part for x, y in places for part in ((3, X, x), (3, Y, y), (0, 2, 0))] or [(0, 2, 0)]))
