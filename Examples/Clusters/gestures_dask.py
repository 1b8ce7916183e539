"""The gestures in a folder of recordings, found by the workers of a Dask cluster, as lines of JSON.

python gestures_dask.py FOLDER OUT.jsonl [ADDRESS-OF-THE-SCHEDULER]
"""

import json
import pathlib
import sys

import dactyl
import dask.bag
from dask.distributed import Client


def gestures(path):
    """The gestures in a file, or why it cannot be read."""
    try:
        return [{"file": path, "recording": number, **gesture}
                for number, recording in enumerate(dactyl.Recording.read_all(path), 1) for gesture in recording.gestures()]
    except dactyl.RecordingError as error:
        return [{"file": path, "error": str(error)}]


if __name__ == "__main__":
    folder, out, *address = sys.argv[1:]
    with Client(*address):
        files = sorted(map(str, pathlib.Path(folder).rglob("*.jsonl")))
        found = dask.bag.from_sequence(files, partition_size=100).map(gestures).flatten().compute()
    pathlib.Path(out).write_text("".join(json.dumps(one) + "\n" for one in found))
