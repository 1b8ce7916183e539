"""A touch screen of the kernel that is not there: umockdev answers what programs ask of it, its reports are written here
as they come, and it can be unplugged and plugged in again. Needs `Scripts/install live`."""
import ctypes
import os
import pathlib
import pty
import socket
import struct
import subprocess
import tempfile
import time
import tty

NODE = "/dev/input/event9"
SLOT, X, Y, ID = 0x2F, 0x35, 0x36, 0x39
# The axes of 200 x 150 mm: least and most value, and units a millimetre. Protocol B has slots and ids, protocol A has neither.
PROTOCOL_A = {X: (0, 2000, 10), Y: (0, 1500, 10)}
PROTOCOL_B = {**PROTOCOL_A, SLOT: (0, 9, 0), ID: (0, 65535, 0)}

# MurmurHash2 of the word input, by which libudev tells subsystems apart.
HASH_OF_INPUT = 0xC1A28470

# What the kernel and udev tell; MAJOR and MINOR are the numbers of its node.
DEVICE = """P: /devices/virtual/input/input9
E: PRODUCT=6/1/1/1
E: SUBSYSTEM=input
E: NAME="Mock"
A: name=Mock touch screen\\n

P: /devices/virtual/input/input9/event9
N: input/event9
E: DEVNAME=/dev/input/event9
E: MAJOR={major}
E: MINOR={minor}
E: SUBSYSTEM=input
E: ID_INPUT=1
E: ID_INPUT_TOUCHSCREEN=1
A: dev={major}:{minor}
"""


def bits(length, *numbers):
    """A set of numbers as the kernel tells it, with its length."""
    return f"{length} {sum(1 << number for number in numbers).to_bytes(length, 'little').hex().upper()}"


def answers(axes):
    """What the device answers to what programs ask, as umockdev wants it: the question, the result, the bytes. They must be as
    many as libevdev asks for."""
    def text(words):
        return f"{len(words)} {words.encode().ljust(255, bytes(1)).hex().upper()}"
    entries = [f"@DEV {NODE}", "EVIOCGVERSION 0 01000100", "EVIOCGID 0 0600010001000100"]
    entries += [f"EVIOCGNAME {text('Mock touch screen ')}", f"EVIOCGPHYS {text(' ')}", f"EVIOCGUNIQ {text(' ')}"]
    # It is direct; there are synchronisation, keys and axes, and of the keys one that says that it is touched.
    entries += [f"EVIOCGPROP {bits(8, 1)}", f"EVIOCGBIT(0) {bits(8, 0, 1, 3)}", f"EVIOCGBIT(1) {bits(96, 0x14A)}"]
    entries += [f"EVIOCGBIT(3) {bits(8, *axes)}", f"EVIOCGKEY {bits(96)}", f"EVIOCGLED {bits(8)}", f"EVIOCGSW {bits(8)}"]
    entries += [f"EVIOCGBIT({kind}) {bits(length)}" for kind, length in ((2, 8), (4, 8), (5, 8), (0x11, 8), (0x12, 8), (0x15, 16))]
    for code, (least, most, resolution) in axes.items():
        entries.append(f"EVIOCGABS({code}) 0 {struct.pack('=6i', 0, least, most, 0, 0, resolution).hex().upper()}")
    return "\n".join(entries) + "\n"


UNSHARE = ["unshare", "--mount", "--map-root-user"]


def can_have_udev():
    """Whether this machine lets one have name spaces."""
    return subprocess.run([*UNSHARE, "mount", "-t", "tmpfs", "none", "/run"], stderr=subprocess.DEVNULL).returncode == 0


def function(name, result, *arguments):
    found = getattr(ctypes.CDLL("libumockdev.so.0"), f"umockdev_testbed_{name}")
    found.restype, found.argtypes = result, arguments
    return found


class MockedTouchScreen:
    """The screen, plugged in. Programs that are started with `environment` see it at NODE."""

    def __init__(self, axes=PROTOCOL_B):
        self.has_slots = SLOT in axes
        pointer, text = ctypes.c_void_p, ctypes.c_char_p
        testbed = function("new", pointer)()
        root = function("get_root_dir", text, pointer)(testbed).decode()
        self.root, self.path = pathlib.Path(root), pathlib.Path(root + NODE)
        self.open_terminal()
        # libinput compares the open file's device with that of the path.
        node = os.stat(self.terminal).st_rdev
        self.number = f"{os.major(node)}:{os.minor(node)}"
        device = DEVICE.format(major=os.major(node), minor=os.minor(node))
        with tempfile.NamedTemporaryFile("w", suffix=".ioctl") as file:
            file.write(answers(axes))
            file.flush()
            if not function("add_from_string", ctypes.c_int, pointer, text, pointer)(testbed, device.encode(), None) \
                    or not function("load_ioctl", ctypes.c_int, pointer, text, text, pointer)(testbed, NODE.encode(), file.name.encode(), None):
                raise RuntimeError("umockdev makes no device")
        self.path.unlink()
        self.path.symlink_to(self.terminal)
        self.environment = {**os.environ, "LD_PRELOAD": "libumockdev-preload.so.0", "UMOCKDEV_DIR": root}

    def open_terminal(self):
        """What one reads from the device is what is written to the other end of a terminal."""
        self.device, self.end = pty.openpty()
        tty.setraw(self.end)
        self.terminal = os.ttyname(self.end)

    def plug(self):
        self.open_terminal()
        self.path.symlink_to(self.terminal)

    def unplug(self):
        self.path.unlink()
        os.close(self.device)
        os.close(self.end)

    def announce(self, action):
        """Udev tells those that listen to it that the screen has come (`add`) or gone (`remove`). umockdev has each listen at a
        socket of the machine; its own words for this ask the device of a system that we are not in."""
        words = {"ACTION": action, "DEVPATH": "/devices/virtual/input/input9/event9", "SUBSYSTEM": "input", "DEVNAME": NODE, "SEQNUM": "1",
                 "MAJOR": self.number.split(":")[0], "MINOR": self.number.split(":")[1], "USEC_INITIALIZED": "1", "ID_INPUT": "1",
                 "ID_INPUT_TOUCHSCREEN": "1"}
        properties = b"".join(f"{name}={value}".encode() + bytes(1) for name, value in words.items())
        # As libudev hands messages on: its sign, the lengths of head and properties, and what listeners select by.
        lengths = struct.pack("=3I", 40, 40, len(properties))
        head = struct.pack(">8sI", b"libudev", 0xFEEDCAFE) + lengths + struct.pack(">4I", HASH_OF_INPUT, 0, 0, 0)
        for listener in self.root.glob("event[0-9]*"):
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as one:
                one.sendto(head + properties, str(listener))

    def with_udev(self, *command):
        """A command that sees what udev knows of the device, without which libinput does not believe that it is there. It runs in
        a name space of its own, because umockdev does not cover this folder; see `can_have_udev`."""
        database = r"I:1\nE:ID_INPUT=1\nE:ID_INPUT_TOUCHSCREEN=1\n"
        setup = f"mount -t tmpfs none /run && mkdir -p /run/udev/data && printf '{database}' > /run/udev/data/c{self.number}"
        return [*UNSHARE, "sh", "-c", f'{setup} && LD_PRELOAD="$0" exec "$@"', self.environment["LD_PRELOAD"], *map(str, command)]

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

    def tap(self, x, y):
        self.down(0, x, y) if self.has_slots else self.contacts((x, y))
        time.sleep(0.05)
        self.up(0) if self.has_slots else self.contacts()

    def contacts(self, *places):
        """All that is down, as protocol A tells it."""
        return self.report(*([part for x, y in places for part in ((3, X, x), (3, Y, y), (0, 2, 0))] or [(0, 2, 0)]))
