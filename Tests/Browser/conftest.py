"""Fixtures for the tests in this folder."""

from browsing import *  # noqa: F403
