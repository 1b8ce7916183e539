"""Counts the gestures in a folder of recordings with Spark.

    spark-submit replay_corpus.py FOLDER [--dactyl PATH] [--partitions N]

Every partition of recordings goes through one process of `dactyl replay --format json`, so that neither
Spark nor the tool has to know of the other. Docs/corpora.md tells more.
"""

import argparse
import json
import operator

from pyspark.sql import SparkSession


def named(recording):
    """The lines of a recording, with its path as the name in its header."""
    path, text = recording
    first, _, rest = text.partition("\n")
    try:
        header = json.loads(first)
        # `dactyl` stays the first field: that is how the tool tells where a recording begins.
        first = json.dumps({**header, "name": path})
    except (ValueError, TypeError):
        # Under a header that tells where it begins and what it is called, the tool says what is wrong.
        first = json.dumps({"dactyl": "recording", "version": 1, "name": path}) + "\n" + (first or "empty")
    return [first, *rest.splitlines()]


def replay(context, folder, dactyl="dactyl", partitions=None):
    """What `dactyl replay` says of every recording in a folder, as dictionaries."""
    recordings = context.wholeTextFiles(folder, partitions)
    # 65 says that a recording was wrong, which is told in the lines too; anything else is a failure.
    command = f"sh -c '\"$0\" replay --format json - || [ $? -eq 65 ]' \"{dactyl}\""
    return recordings.flatMap(named).pipe(command, checkCode=True).map(json.loads)


def count(lines):
    """How many gestures of each recogniser came to an end, and how many recordings are wrong."""
    gestures = lines.filter(lambda line: line["type"] == "gesture" and line["state"] == "ended")
    wrong = lines.filter(lambda line: line["type"] == "error")
    sums = gestures.map(lambda line: (line["recognizer"], 1)).reduceByKey(operator.add)
    return dict(sums.collect()), wrong.count()


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", help="any address or pattern Spark reads, such as s3a://bucket/day-*")
    parser.add_argument("--dactyl", default="dactyl", help="the tool, on every worker")
    parser.add_argument("--partitions", type=int, help="at least so many processes; by default Spark's choice")
    arguments = parser.parse_args()
    spark = SparkSession.builder.appName("dactyl replay").getOrCreate()
    lines = replay(spark.sparkContext, arguments.folder, arguments.dactyl, arguments.partitions)
    gestures, wrong = count(lines.cache())
    for recognizer, number in sorted(gestures.items()):
        print(f"{recognizer}\t{number}")
    print(f"recordings that are wrong\t{wrong}")
    spark.stop()


if __name__ == "__main__":
    main()
