"""Examples/Clusters, as Docs/corpora.md has them: ten thousand recordings on two workers, of which one is killed while it works.
Nothing is lost or told twice, and all is what one machine finds. Needs `Scripts/install clusters`, and the wheel of `pip wheel`."""

import collections
import json
import os
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import time

import pytest
from conftest import ROOT

PYTHON = ROOT / ".build-clusters/bin/python"
COUNT = 10_000
pytestmark = pytest.mark.skipif(not PYTHON.exists(), reason="no engines (Scripts/install clusters)")


@pytest.fixture(scope="module")
def corpus(tmp_path_factory):
    """Recordings, each with a way of its own, and a few that cannot be read."""
    folder = tmp_path_factory.mktemp("corpus")
    dice = random.Random(1)
    texts = [path.read_text() for path in sorted((ROOT / "Examples/Recordings").glob("*.jsonl"))]
    for number in range(COUNT):
        text = dice.choice(texts)
        lines = text.splitlines(keepends=True)
        if number % 1000 == 7:
            text = "".join(lines[:-3]) + "{\n"
        place = folder / f"{number % 20}" / f"{number}.jsonl"
        place.parent.mkdir(exist_ok=True)
        place.write_text(text)
    return folder


@pytest.fixture(scope="module")
def expected(corpus):
    """What one machine finds, in one process."""
    program = (
        "import json, pathlib, sys; sys.path.insert(0, sys.argv[2]); from gestures_dask import gestures\n"
        "for path in sorted(map(str, pathlib.Path(sys.argv[1]).rglob('*.jsonl'))):\n"
        "  for row in gestures(path): print(json.dumps(row))")
    began = time.monotonic()
    told = subprocess.run([PYTHON, "-c", program, corpus, ROOT / "Examples/Clusters"], check=True, capture_output=True, text=True).stdout
    print(f"one process: {COUNT} recordings in {time.monotonic() - began:.1f} s")
    rows = counted(json.loads(line) for line in told.splitlines())
    assert sum(rows.values()) > COUNT
    return rows


def counted(rows):
    """Rows with how often each comes."""
    return collections.Counter(json.dumps(row, sort_keys=True) for row in rows)


def kill_one(name, program, log):
    """Kills the worker of such a command line that came last, once it works."""
    end = time.monotonic() + 120
    while time.monotonic() < end:
        assert program.poll() is None, log.read_text()
        found = subprocess.run(["pgrep", "-f", name, "-g", str(os.getpgid(program.pid))], capture_output=True, text=True).stdout.split()
        if len(found) >= 2:
            time.sleep(3)
            os.kill(int(found[-1]), signal.SIGKILL)
            return
        time.sleep(0.1)
    raise AssertionError(f"no two workers: {log.read_text()}")


def run(words, victim, tmp_path, **options):
    log = tmp_path / "log"
    began = time.monotonic()
    with log.open("w") as output:
        program = subprocess.Popen([str(word) for word in words], stdout=output, stderr=subprocess.STDOUT, start_new_session=True, **options)
    try:
        kill_one(victim, program, log)
        assert program.wait(timeout=400) == 0, log.read_text()[-3000:]
    finally:
        if program.poll() is None:
            os.killpg(program.pid, signal.SIGKILL)
    print(f"{words[0]}: {time.monotonic() - began:.1f} s with two workers, one of them killed")


def test_dask(corpus, expected, tmp_path):
    # Two processes, as on two machines.
    environment = {**os.environ, "DASK_DISTRIBUTED__WORKER__DAEMON": "False"}
    starter = tmp_path / "two.py"
    starter.write_text(
        "import runpy, sys\n"
        "from dask.distributed import LocalCluster\n"
        "if __name__ == '__main__':\n"
        "    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:\n"
        "        sys.argv = [sys.argv[1], *sys.argv[2:], cluster.scheduler_address]\n"
        "        runpy.run_path(sys.argv[0], run_name='__main__')\n")
    run([PYTHON, starter, ROOT / "Examples/Clusters/gestures_dask.py", corpus, tmp_path / "out.jsonl"], "spawn_main", tmp_path, env=environment)
    assert counted(json.loads(line) for line in (tmp_path / "out.jsonl").read_text().splitlines()) == expected


@pytest.mark.skipif(not shutil.which("java"), reason="no Java")
def test_spark(corpus, expected, tmp_path):
    submit = PYTHON.with_name("spark-submit")
    environment = {**os.environ, "PYSPARK_PYTHON": str(PYTHON), "PATH": f"{PYTHON.parent}:{os.environ['PATH']}", "SPARK_LOCAL_IP": "127.0.0.1"}
    run([submit, "--master", "local-cluster[2,1,1024]", ROOT / "Examples/Clusters/gestures_spark.py", corpus, tmp_path / "out"],
        "CoarseGrainedExecutorBackend", tmp_path, env=environment)
    rows = [json.loads(line) for path in (tmp_path / "out").glob("part-*") for line in path.read_text().splitlines()]
    flat = [{"file": row["file"], "error": row["error"]} if "error" in row
            else {"file": row["file"], "recording": row["recording"], **json.loads(row["gesture"])} for row in rows]
    assert counted(flat) == expected
