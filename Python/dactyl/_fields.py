"""What a line of a recording says beside places: by key, names and the values that are not written."""

# Generated from Schema/recording.toml by Scripts/generate; do not edit.

import math

FIELDS = {
    "f": ("force", 0.0),
    "fm": ("maximum_force", 0.0),
    "r": ("radius", 0.0),
    "rt": ("radius_tolerance", 0.0),
    "al": ("altitude", math.pi / 2),
    "az": ("azimuth", 0.0),
    "ro": ("roll", 0.0),
}
HOVER_FIELDS = {
    "z": ("height", 0.0),
    "al": ("altitude", math.pi / 2),
    "az": ("azimuth", 0.0),
    "ro": ("roll", 0.0),
}
