"""What Scripts/package has made, in .build-package/out or the folder DACTYL_PACKAGES, is installed in a bare Debian, used as its
reader would, and removed without a trace. Needs root, `Scripts/install install`, and `Scripts/package` before."""

import os
import pathlib
import platform
import subprocess

import pytest
from conftest import ROOT

OUT = pathlib.Path(os.environ.get("DACTYL_PACKAGES", ROOT / ".build-package/out"))
VERSION = (ROOT / "VERSION").read_text().strip()
LIBRARY = "libdactyl" + VERSION.rpartition(".")[0]
pytestmark = [
    pytest.mark.skipif(not (OUT / "SHA256SUMS").exists(), reason="Scripts/package has made nothing"),
    pytest.mark.skipif(os.getuid() != 0, reason="only root may make a bare Debian"),
]
# Places where every installation leaves something.
AMONG_OTHERS = {"proc", "var/cache", "var/log", "var/lib/dpkg", "etc/ld.so.cache", "tmp"}
PROGRAM = """#include <dactyl.h>
#include <stdio.h>
int main(void) { printf("%d\\n", (int)dactyl_version()); return 0; }
"""


def run(*words, **options):
    return subprocess.run(list(map(str, words)), check=True, text=True, stdout=subprocess.PIPE, **options).stdout


class Debian:
    """A folder with a bare Debian."""

    def __init__(self, root):
        self.root = root
        release = platform.freedesktop_os_release()["VERSION_CODENAME"]
        run("debootstrap", "--variant=minbase", "--include=gcc,libc6-dev,pkg-config,man-db,python3-venv", release, root)
        # Swift's programs have their arguments from there.
        run("mount", "-t", "proc", "proc", root / "proc")

    def inside(self, *words):
        return run("chroot", self.root, "/usr/bin/env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL=C.UTF-8", "HOME=/root", *words)

    def shell(self, text):
        return self.inside("bash", "-euc", text)

    def files(self):
        found = set()
        for folder, folders, names in os.walk(self.root):
            place = pathlib.Path(folder).relative_to(self.root)
            folders[:] = [name for name in folders if str(place / name) not in AMONG_OTHERS]
            found |= {str(place / name) for name in [*folders, *names]} - AMONG_OTHERS
        return found


@pytest.fixture(scope="module")
def debian(tmp_path_factory):
    folder = tmp_path_factory.mktemp("debian")
    # Programs in it that run as somebody else must get in.
    for place in (folder, folder.parent, folder.parent.parent):
        place.chmod(0o755)
    root = folder / "root"
    root.mkdir()
    debian = Debian(root)
    yield debian
    run("umount", root / "proc")
    run("rm", "-rf", "--one-file-system", root)


def test_checksums():
    run("sha256sum", "--check", "--quiet", "SHA256SUMS", cwd=OUT)


def test_lintian_finds_no_error():
    run("lintian", "--allow-root", "--tag-display-limit", "0", "--fail-on", "error", *OUT.glob("*.deb"))


def test_debian_packages_leave_nothing_behind(debian):
    before = debian.files()
    run("cp", *OUT.glob("*.deb"), debian.root / "tmp")
    debian.shell("dpkg --install /tmp/*.deb")
    assert debian.inside("dactyl", "--version").strip() == VERSION
    assert "tap at (180, 120)" in debian.inside("dactyl", "replay", "/usr/share/dactyl/Examples/Recordings/tap.jsonl")
    assert "tap 4" in debian.inside("dactyl", "desktop", "/usr/share/dactyl/Examples/Desktop/gnome.conf", "--check")
    debian.inside("dactyl", "studio", "--export", "/tmp/site")
    assert (debian.root / "tmp/site/studio/index.html").stat().st_size > 0
    assert "dactyl replay" in debian.inside("man", "--pager=cat", "dactyl")
    debian.shell("source /usr/share/bash-completion/completions/dactyl")
    (debian.root / "tmp/try.c").write_text(PROGRAM)
    shared = debian.shell("cd /tmp; gcc try.c $(pkg-config --cflags --libs dactyl) -o shared; ./shared")
    static = debian.shell("cd /tmp; gcc try.c -l:libdactyl.a -lm -o static; ./static")
    assert shared == static != ""
    debian.inside("dpkg", "--purge", "dactyl", "libdactyl-dev", LIBRARY)
    assert debian.files() == before


def test_the_archive_runs_wherever_it_is_unpacked(debian):
    run("cp", *OUT.glob("dactyl-*-linux-*.tar.gz"), debian.root / "tmp")
    debian.shell("cd /tmp; tar xf dactyl-*-linux-*.tar.gz; mkdir -p /opt; mv dactyl-*-linux-*/ /opt/dactyl")
    assert debian.inside("/opt/dactyl/bin/dactyl", "--version").strip() == VERSION
    debian.inside("/opt/dactyl/bin/dactyl", "studio", "--export", "/tmp/site2")


READ = """import dactyl, pathlib
for path in sorted(pathlib.Path("/tmp/samples").glob("pad.*")):
    print(path.name, len(dactyl.Recording.read(path)) > 1)
print(dactyl.Recording.read("/tmp/samples/pad.evemu").gestures())
"""


def test_the_wheel_reads_recordings_of_other_tools_where_there_is_no_swift(debian):
    run("cp", "-r", ROOT / "Adversary/Samples", debian.root / "tmp/samples")
    run("cp", *OUT.glob("*.whl"), debian.root / "tmp")
    (debian.root / "tmp/read.py").write_text(READ)
    debian.shell("python3 -m venv /tmp/venv; /tmp/venv/bin/pip install --quiet --no-index /tmp/dactyl-*.whl")
    told = debian.inside("/tmp/venv/bin/python", "/tmp/read.py").splitlines()
    assert told[:-1] == [f"pad.{kind} True" for kind in ("evemu", "evtest", "getevent", "jsonl", "libinput")]
    assert "'recognizer'" in told[-1]


def test_the_site_is_pages_for_any_server(tmp_path):
    run("tar", "-xf", *OUT.glob("dactyl-site-*.tar.gz"), "-C", tmp_path)
    site, = tmp_path.iterdir()
    for page in ("index.html", "try/studio/index.html", "documentation/guides/getting-started/index.html", "documentation/guides/desktop/index.html"):
        assert (site / page).exists(), page


def test_what_is_new_is_this_version(tmp_path):
    words = (OUT / "RELEASE.md").read_text()
    assert "### " in words and "## 0." not in words.replace("### ", "")
