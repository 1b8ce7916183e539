"""Chromium and the fingers of the engine's own tests, for programs on the stage."""

import pathlib
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[3] / "Tests/Browser"))

from browsing import *  # noqa: E402, F403
