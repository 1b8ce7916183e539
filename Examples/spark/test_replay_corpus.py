"""The example on two local workers gives what one run on a single machine gives."""

import collections
import json
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

os.environ["PYSPARK_PYTHON"] = sys.executable

from pyspark.sql import SparkSession  # noqa: E402

import replay_corpus  # noqa: E402

PROJECT = pathlib.Path(__file__).resolve().parents[2]
TOOL = os.environ.get("DACTYL", str(PROJECT / "Tool" / ".build" / "debug" / "dactyl"))


@pytest.fixture(scope="module")
def spark():
    session = (
        SparkSession.builder.master("local[2]")
        .config("spark.ui.enabled", "false")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.driver.host", "127.0.0.1")
        .getOrCreate()
    )
    session.sparkContext.setLogLevel("ERROR")
    session.sparkContext.addPyFile(replay_corpus.__file__)
    yield session
    session.stop()


@pytest.fixture()
def corpus(tmp_path):
    """Folders that hold every sample several times."""
    samples = sorted((PROJECT / "Examples" / "Recordings").glob("*.jsonl"))
    assert samples
    for day in range(5):
        folder = tmp_path / f"day {day}"
        folder.mkdir()
        for sample in samples:
            shutil.copy(sample, folder)
    return tmp_path


def single_machine(corpus):
    """The lines of one run over the folder, and its exit status."""
    run = subprocess.run([TOOL, "replay", "--format", "json", corpus], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return [json.loads(line) for line in run.stdout.splitlines()], run.returncode


def without_place(line, path):
    """What happened in a recording, by the recording's path, as text that can be counted."""
    rest = {key: value for key, value in line.items() if key not in ("file", "recording", "name", "line")}
    return json.dumps([path.removeprefix("file:"), rest], sort_keys=True)


def replayed(spark, corpus, way):
    if way == "mounted":
        return replay_corpus.replay_mounted(spark.sparkContext, corpus, TOOL, partitions=4)
    return replay_corpus.replay_contents(spark.sparkContext, f"{corpus}/*", TOOL, partitions=4)


def ended(lines):
    """How many gestures of each recogniser came to an end."""
    return collections.Counter(
        line["recognizer"] for line in lines if line["type"] == "gesture" and line["state"] == "ended"
    )


@pytest.mark.parametrize("way", ["contents", "mounted"])
def test_two_workers_give_the_lines_and_the_sum_of_a_single_machine(spark, corpus, way):
    lines = replayed(spark, corpus, way)
    assert lines.getNumPartitions() >= 2
    expected, status = single_machine(corpus)
    assert status == 0
    found = collections.Counter(without_place(line, line.get("name", line["file"])) for line in lines.collect())
    assert found == collections.Counter(without_place(line, line["file"]) for line in expected)
    gestures, wrong = replay_corpus.count(lines)
    assert gestures == ended(expected)
    assert gestures["tap"] >= 5 and wrong == 0


@pytest.mark.parametrize("way", ["contents", "mounted"])
def test_a_wrong_recording_is_counted_and_hides_no_other(spark, corpus, way):
    (corpus / "day 0" / "a-broken.jsonl").write_text('{"dactyl":"recording","version":1}\n{"t":0,"c":[[1,"b"')
    (corpus / "day 1" / "m-foreign.jsonl").write_text("this is no recording\n")
    (corpus / "day 2" / "z-empty.jsonl").write_text("")
    gestures, wrong = replay_corpus.count(replayed(spark, corpus, way))
    expected, status = single_machine(corpus)
    assert status == 65
    assert gestures == ended(expected)
    assert wrong == sum(line["type"] == "error" for line in expected) == 3


def test_a_tool_that_is_missing_fails_the_job(spark, corpus):
    with pytest.raises(Exception, match="error code"):
        replay_corpus.replay_contents(spark.sparkContext, f"{corpus}/*", "/no/such/tool").count()
