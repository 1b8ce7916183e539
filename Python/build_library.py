"""Puts the C library into the wheel, which is named for the oldest glibc that it runs with."""

import pathlib
import platform
import re
import subprocess

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def platform_tag(library):
    """The oldest version of glibc that has everything the library needs, as PEP 600 names it."""
    symbols = subprocess.run(["objdump", "-T", library], check=True, capture_output=True, text=True).stdout
    newest = max(tuple(map(int, version)) for version in re.findall(r"\(?GLIBC_(\d+)\.(\d+)", symbols))
    return f"manylinux_{newest[0]}_{newest[1]}_{platform.machine()}"


class LibraryHook(BuildHookInterface):
    def initialize(self, version, build_data):
        folder = pathlib.Path(self.root, ".build-c/shared")
        subprocess.run(["Scripts/build/c-library", "--shared", folder], cwd=self.root, check=True)
        library = (folder / "libdactyl.so").resolve()
        build_data["force_include"][str(library)] = "dactyl/libdactyl.so"
        build_data["tag"] = f"py3-none-{platform_tag(library)}"
        build_data["pure_python"] = False
