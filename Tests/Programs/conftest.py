"""The programs that these tests run, built once."""

import functools
import pathlib
import subprocess

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]


@functools.cache
def built_tool():
    build = [ROOT / "Scripts/swift", "build", "--package-path", ROOT / "Tool", "--product", "dactyl-full"]
    subprocess.run([*build, "-q"], check=True)
    return subprocess.run([*build, "--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip() + "/dactyl-full"


@functools.cache
def built_c_library():
    subprocess.run([ROOT / "Scripts/build/c-library"], check=True)
    return ROOT / ".build-c/libDactylC.a"


@pytest.fixture(scope="session")
def dactyl():
    """The path of the tool."""
    return built_tool()


@pytest.fixture(scope="session")
def c_library():
    """The path of the C library for this machine."""
    return built_c_library()
