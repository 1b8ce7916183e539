"""Counts the gestures in a folder of recordings with Spark.

    spark-submit replay_corpus.py FOLDER [--mounted] [--dactyl PATH] [--partitions N]

Every partition of recordings, or of their names, goes through one process of `dactyl replay --format json`,
so that neither Spark nor the tool has to know of the other. Docs/corpora.md tells more.
"""

import argparse
import json
import operator
import pathlib

from pyspark.sql import SparkSession


def named(recording):
    """A recording with its path as the name in its header, unless that has one."""
    path, text = recording
    header, _, frames = text.partition("\n")
    try:
        # By `dactyl` as the first field the tool tells where a recording begins.
        fields = {"dactyl": None, "name": path, **json.loads(header)}
        return json.dumps(fields) + "\n" + frames
    except (ValueError, TypeError):
        # Under a header that tells where it begins and what it is called, the tool says what is wrong.
        header = json.dumps({"dactyl": "recording", "version": 1, "name": path})
        return header + "\n" + (text or "empty")


def replayed(partitions, dactyl, *arguments):
    """What `dactyl replay` says of every recording that is handed to it, as dictionaries."""
    # 65 says that a recording was wrong, which is told in the lines too; anything else is a failure.
    command = f"sh -c '\"$0\" replay --format json \"$@\" || [ $? -eq 65 ]' \"{dactyl}\" {' '.join(arguments)}"
    return partitions.pipe(command, checkCode=True).map(json.loads)


def replay_contents(context, folder, dactyl="dactyl", partitions=None):
    """Replays a folder wherever Spark can read it; Spark hands the recordings themselves over."""
    return replayed(context.wholeTextFiles(folder, partitions).map(named), dactyl, "-")


def replay_mounted(context, folder, dactyl="dactyl", partitions=None):
    """Replays a folder that every worker sees at the same path; Spark hands only the names over."""
    paths = [str(path) for path in sorted(pathlib.Path(folder).rglob("*.jsonl"))]
    return replayed(context.parallelize(paths, partitions), dactyl, "--jobs", "1", "--files-from", "-")


def count(lines):
    """How many gestures of each recogniser came to an end, and how many recordings are wrong."""
    gestures = lines.filter(lambda line: line["type"] == "gesture" and line["state"] == "ended")
    wrong = lines.filter(lambda line: line["type"] == "error")
    sums = gestures.map(lambda line: (line["recognizer"], 1)).reduceByKey(operator.add)
    return dict(sums.collect()), wrong.count()


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", help="any address or pattern Spark reads, such as s3a://bucket/day-*")
    parser.add_argument("--mounted", action="store_true", help="every worker sees the folder at this path")
    parser.add_argument("--dactyl", default="dactyl", help="the tool, on every worker")
    parser.add_argument("--partitions", type=int, help="at least so many processes; by default Spark's choice")
    arguments = parser.parse_args()
    spark = SparkSession.builder.appName("dactyl replay").getOrCreate()
    replay = replay_mounted if arguments.mounted else replay_contents
    lines = replay(spark.sparkContext, arguments.folder, arguments.dactyl, arguments.partitions)
    gestures, wrong = count(lines.cache())
    for recognizer, number in sorted(gestures.items()):
        print(f"{recognizer}\t{number}")
    print(f"recordings that are wrong\t{wrong}")
    spark.stop()


if __name__ == "__main__":
    main()
