"""Puts the C library, and the readers of other tools' recordings, into the wheel, which is named for the oldest glibc that they run with."""

import pathlib
import platform
import re
import subprocess

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def platform_tag(libraries):
    """The oldest version of glibc that has everything the libraries need, as PEP 600 names it."""
    symbols = subprocess.run(["objdump", "-T", *libraries], check=True, capture_output=True, text=True).stdout
    newest = max(tuple(map(int, version)) for version in re.findall(r"\(?GLIBC_(\d+)\.(\d+)", symbols))
    return f"manylinux_{newest[0]}_{newest[1]}_{platform.machine()}"


class LibraryHook(BuildHookInterface):
    def initialize(self, version, build_data):
        folder = pathlib.Path(self.root, ".build-c/shared")
        libraries = []
        for kind, name in (("--shared", "libdactyl.so"), ("--recordings", "libdactyl-recordings.so")):
            subprocess.run(["Scripts/build/c-library", kind, folder], cwd=self.root, check=True)
            libraries.append((folder / name).resolve())
            build_data["force_include"][str(libraries[-1])] = f"dactyl/{name}"
        build_data["tag"] = f"py3-none-{platform_tag(libraries)}"
        build_data["pure_python"] = False
