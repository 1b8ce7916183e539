"""`dactyl desktop` in real desktops without a screen: GNOME's shell, KDE's KWin, sway, and i3 in an X server. Two programs' windows,
of which one is in front; a touch screen that umockdev plays. Needs `Scripts/install live compositors python`."""

import contextlib
import json
import os
import pathlib
import pwd
import shutil
import signal
import subprocess
import time

import pytest
from mocked_touchscreen import MockedTouchScreen

PATIENCE = 30
# Two programs of GTK, and what their windows' classes hold.
PROGRAMS = {"gtk4-widget-factory": "widget", "gtk4-demo": "demo"}

# GNOME has an extension tell which window is in front. Debian has no package of Focused Window D-Bus; this answers as it does.
EXTENSION = {
    "metadata.json": json.dumps({"uuid": "front@test", "name": "Front", "description": "Front", "shell-version": ["43", "44"]}),
    "extension.js": """
const Gio = imports.gi.Gio;
const INTERFACE = `<node><interface name="org.gnome.shell.extensions.FocusedWindow">
  <method name="Get"><arg type="s" direction="out"/></method></interface></node>`;
class Front {
  Get() {
    const window = global.display.focus_window;
    return JSON.stringify(window ? { wm_class: window.get_wm_class() } : {});
  }
  enable() {
    this.exported = Gio.DBusExportedObject.wrapJSObject(INTERFACE, this);
    this.exported.export(Gio.DBus.session, "/org/gnome/shell/extensions/FocusedWindow");
  }
  disable() { this.exported.unexport(); }
}
function init() { return new Front(); }
""",
}


def wait(what, condition):
    """Waits until a condition holds; gives what it gave."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        if found := condition():
            return found
        time.sleep(0.1)
    pytest.fail(f"{what}: not in {PATIENCE} s")


class Desktop:
    """A running compositor or window manager, in a session of its own."""

    def __init__(self, name, folder, stack):
        self.name, self.folder, self.stack = name, folder, stack
        self.run, home = folder / "run", folder / "home"
        for path in (self.run, home):
            path.mkdir(mode=0o700)
        # Programs of this machine's own session must not be found.
        kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SWAYSOCK")}
        self.environment = kept | {
            "XDG_RUNTIME_DIR": str(self.run), "HOME": str(home), "XDG_CONFIG_HOME": str(home / ".config"),
            "GSK_RENDERER": "cairo", "LIBGL_ALWAYS_SOFTWARE": "1", "XDG_SESSION_TYPE": "wayland"}
        bus = self.start("dbus-daemon", "--session", "--nofork", "--print-address", stdout=subprocess.PIPE, text=True)
        address = bus.stdout.readline().strip()
        # GNOME's shell asks the system's bus for much that it can do without, but there must be one.
        self.environment |= {"DBUS_SESSION_BUS_ADDRESS": address, "DBUS_SYSTEM_BUS_ADDRESS": address}
        getattr(self, name)()

    def start(self, *command, **settings):
        log = open(self.folder / f"{pathlib.Path(command[0]).name}.log", "w")
        settings = {"stdout": log, "stderr": log, "env": self.environment} | settings
        process = subprocess.Popen([str(word) for word in command], **settings)
        self.stack.callback(process.wait)
        self.stack.callback(process.kill)
        return process

    def ask(self, *command):
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=PATIENCE)

    def gnome(self):
        extension = pathlib.Path(self.environment["HOME"]) / ".local/share/gnome-shell/extensions/front@test"
        extension.mkdir(parents=True)
        for name, text in EXTENSION.items():
            (extension / name).write_text(text)
        self.environment |= {"XDG_CURRENT_DESKTOP": "GNOME", "WAYLAND_DISPLAY": "wayland-0"}
        self.ask("gsettings", "set", "org.gnome.shell", "enabled-extensions", "['front@test']")
        self.start("gnome-shell", "--headless", "--wayland", "--no-x11", "--virtual-monitor", "1000x700", "--wayland-display", "wayland-0")
        # The shell starts in the overview, where no window has the focus. Closing it too early has no effect.
        overview = "gdbus", "call", "--session", "-d", "org.gnome.Shell", "-o", "/org/gnome/Shell", "-m"

        def has_closed():
            self.ask(*overview, "org.freedesktop.DBus.Properties.Set", "org.gnome.Shell", "OverviewActive", "<false>")
            time.sleep(2)
            return "false" in self.ask(*overview, "org.freedesktop.DBus.Properties.Get", "org.gnome.Shell", "OverviewActive").stdout
        wait("GNOME's shell", has_closed)

    def kde(self):
        self.environment |= {"XDG_CURRENT_DESKTOP": "KDE", "WAYLAND_DISPLAY": "wayland-0"}
        # The program may raise its own priority, which not every machine grants; a copy asks for nothing.
        program = shutil.copyfile(shutil.which("kwin_wayland"), self.folder / "kwin_wayland")
        program.chmod(0o755)
        self.start(program, "--virtual", "--no-lockscreen", "--width", "1000", "--height", "700", "--socket", "wayland-0")
        wait("KWin", lambda: self.ask("dbus-send", "--session", "--print-reply", "--dest=org.kde.KWin", "/KWin",
                                      "org.freedesktop.DBus.Peer.Ping").returncode == 0)

    def sway(self):
        command = ["sway", "--config", "/dev/null"]
        self.environment |= {"WLR_BACKENDS": "headless", "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman"}
        if os.getuid() == 0:
            # sway refuses to run as root.
            nobody = pwd.getpwnam("nobody")
            for path in (self.run, self.run.parent / "home"):
                os.chown(path, nobody.pw_uid, nobody.pw_gid)
            for path in (self.folder, self.folder.parent, self.folder.parent.parent):
                path.chmod(0o755)
            command = ["setpriv", f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups", *command]
        self.start(*command)
        self.environment |= {
            "SWAYSOCK": str(wait("sway", lambda: next(self.run.glob("sway-ipc.*.sock"), None))), "WAYLAND_DISPLAY": "wayland-1"}

    def i3(self):
        display = subprocess.PIPE
        server = self.start("Xvfb", "-displayfd", "1", "-nolisten", "tcp", stdout=display, text=True)
        self.environment |= {"DISPLAY": f":{server.stdout.readline().strip()}", "XDG_CURRENT_DESKTOP": "i3", "GDK_BACKEND": "x11"}
        configuration = self.folder / "i3.conf"
        configuration.write_text("font pango:monospace 8\n")
        self.start("i3", "-c", configuration)
        wait("i3", lambda: self.ask("i3-msg", "-t", "get_version").returncode == 0)

    def workspaces(self):
        """The numbers of all workspaces, and the one that is seen, as sway and i3 tell it."""
        command = "swaymsg" if self.name == "sway" else "i3-msg"
        found = json.loads(self.ask(command, "-t", "get_workspaces").stdout)
        return sorted(each["num"] for each in found), next(each["num"] for each in found if each["focused"])

    def windows(self):
        """How many windows sway or i3 has."""
        if self.name == "sway":
            return self.ask("swaymsg", "-t", "get_tree").stdout.count('"app_id": "')
        return self.ask("xprop", "-root", "_NET_CLIENT_LIST").stdout.count("0x")


@pytest.fixture
def desktop(request, tmp_path):
    with contextlib.ExitStack() as stack:
        yield Desktop(request.param, tmp_path, stack)


@contextlib.contextmanager
def gestures(dactyl, desktop, lines, *options):
    """`dactyl desktop` with a gesture file; gives a function that taps and then waits for words on its output."""
    file, output = desktop.folder / "gestures.conf", desktop.folder / "output"
    file.write_text("device touchscreen\n" + lines)
    screen = MockedTouchScreen()
    environment = desktop.environment | {name: screen.environment[name] for name in ("LD_PRELOAD", "UMOCKDEV_DIR")}
    process = subprocess.Popen(
        [dactyl, "desktop", file, *options], env=environment, stdout=open(output, "w"), stderr=subprocess.STDOUT)
    try:
        time.sleep(1)
        yield lambda: screen.tap(1000, 700), output.read_text, environment
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=PATIENCE)


@pytest.mark.parametrize("desktop", ["gnome", "kde", "sway", "i3"], indirect=True)
def test_the_program_in_front_decides(dactyl, desktop):
    """A tap does what the line for the program in front says, also when another comes to the front, and when that ends."""
    lines = "".join(f"tap 1 in {part} run echo {name}\n" for name, part in PROGRAMS.items()) + "tap 1 run echo none\n"
    first, second = PROGRAMS
    with gestures(dactyl, desktop, lines, "--dry-run") as (tap, output, _):
        def does(name):
            """Whether taps do this, once the window is there: the last word of the output."""
            def last():
                tap()
                time.sleep(0.7)
                return output().split()[-1:] == [name]
            wait(f"{name} in front ({output()!r})", last)

        does("none")
        desktop.start(first)
        does(first)
        other = desktop.start(second)
        does(second)
        other.kill()
        does(first)
    assert "in front" not in output(), output()
    file = desktop.folder / "gestures.conf"
    assert "in front" not in desktop.ask(dactyl, "desktop", file, "--check").stderr


@pytest.mark.parametrize("desktop", ["gnome"], indirect=True)
def test_gnome_without_the_extension(dactyl, desktop):
    """`--check` says what GNOME lacks, and where it is."""
    desktop.ask("gsettings", "set", "org.gnome.shell", "enabled-extensions", "[]")
    file = desktop.folder / "gestures.conf"
    file.write_text("tap 2 in firefox run true\n")
    said = "Focused Window D-Bus (https://extensions.gnome.org/extension/5592)"
    wait("the note", lambda: said in desktop.ask(dactyl, "desktop", file, "--check").stderr)


@pytest.mark.parametrize("desktop", ["sway", "i3"], indirect=True)
def test_windows_and_workspaces_by_name(dactyl, desktop):
    """What `do` names is done: the next workspace and the one before, and the window in front is closed."""
    command = "swaymsg" if desktop.name == "sway" else "i3-msg"
    desktop.start("gtk4-demo")
    wait("a window", desktop.windows)
    desktop.ask(command, "workspace 2")
    other = desktop.start("gtk4-widget-factory")
    wait("a second window", lambda: desktop.windows() == 2)
    for action, seen in (("next-workspace", 1), ("previous-workspace", 2)):
        with gestures(dactyl, desktop, f"tap 1 do {action}\n") as (tap, output, _):
            tap()
            wait(f"{action}: {output()}", lambda: desktop.workspaces() == ([1, 2], seen))
    with gestures(dactyl, desktop, "tap 1 do close-window\n") as (tap, output, _):
        tap()
        wait(f"close-window: {output()}", lambda: desktop.windows() == 1)
        assert other.wait(timeout=PATIENCE) == 0
