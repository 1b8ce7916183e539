"""What the pages' commands and code need: the built modules, the tool and the C library."""

import pathlib
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "Scripts/docs"))
import swift_modules  # noqa: E402

PAGES = sorted(page for pattern in ["*.md", "Docs/*.md", "UIKit/Docs/*.md", "Toolsets/*.md", "Examples/**/*.md"]
               for page in ROOT.glob(pattern) if ".build" not in str(page))


def run(*command, **options):
    """How a command ended, and what it printed."""
    options = {"cwd": ROOT, "timeout": 600} | options
    done = subprocess.run(list(map(str, command)), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    return done.returncode, done.stdout


@pytest.fixture(scope="session")
def modules():
    """The folder with the modules of the libraries."""
    status, output = run(swift_modules.SWIFT, "build")
    assert status == 0, output
    return swift_modules.build_folder()


@pytest.fixture(scope="session")
def tool():
    """The folder in which `dactyl` lies."""
    status, output = run(swift_modules.SWIFT, "build", "-q", "--package-path", "Tool")
    assert status == 0, output
    return ROOT / "Tool/.build/debug"


@pytest.fixture(scope="session")
def c_library():
    status, output = run("Scripts/build/c-library")
    assert status == 0, output
    return ROOT / ".build-c/libDactylC.a"
