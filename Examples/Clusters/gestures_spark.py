"""The gestures in a folder of recordings, found by the executors of a Spark cluster, as lines of JSON in a folder.

spark-submit gestures_spark.py FOLDER OUT
"""

import json
import pathlib
import sys

import dactyl
import pandas
from pyspark.sql import SparkSession


def gestures(batches):
    """The gestures in the files of each batch, or why one cannot be read."""
    for batch in batches:
        rows = []
        for path in batch["file"]:
            try:
                rows += [{"file": path, "recording": number, "gesture": json.dumps(gesture)}
                         for number, recording in enumerate(dactyl.Recording.read_all(path), 1) for gesture in recording.gestures()]
            except dactyl.RecordingError as error:
                rows.append({"file": path, "recording": 0, "error": str(error)})
        yield pandas.DataFrame(rows, columns=["file", "recording", "gesture", "error"], dtype=object)


if __name__ == "__main__":
    folder, out = sys.argv[1:]
    spark = SparkSession.builder.appName("gestures").getOrCreate()
    files = spark.createDataFrame([[str(path)] for path in sorted(pathlib.Path(folder).rglob("*.jsonl"))], "file string")
    found = files.repartition(max(1, files.count() // 100)).mapInPandas(gestures, "file string, recording long, gesture string, error string")
    found.write.mode("error").json(out)
