"""Clients that take what they do not read, ask without end, hide who they are or are of another site."""

import os
import statistics
import subprocess
import sys
import time

import pytest
from servers import ROOT, STAGE, TOOL, Client, Server, WebSocket

KINDS = [kind for kind, program in {"stage": STAGE, "inspector": TOOL, "studio": TOOL}.items() if program.exists()]
VISITED = [kind for kind in KINDS if kind != "studio"]


@pytest.fixture
def server(request):
    server = Server(request.param)
    yield server
    assert server.is_alive
    server.stop()


def on(kinds):
    return pytest.mark.parametrize("server", kinds, indirect=True)


def is_well(server, memory=60e6):
    """Others get their answers soon, even on a busy machine, and the program has not grown."""
    assert statistics.median(server.seconds_of_an_answer() for _ in range(21)) < 0.5
    assert server.memory < memory


def flood(client, data, seconds=5):
    """Sends data until all of it has gone, or nothing has gone for a second."""
    rest, last = data, time.monotonic()
    end = last + seconds
    while rest and time.monotonic() < min(end, last + 1):
        count, is_there = client.push(rest)
        if not is_there:
            break
        if count:
            rest, last = rest[count:], time.monotonic()
    return len(data) - len(rest)


@on(KINDS)
def test_unread_answers_take_no_memory_and_nobodys_time(server, record_property):
    with Client(server) as deaf:
        flood(deaf, server.request() * 20_000)
        waits = [server.seconds_of_an_answer() for _ in range(21)]
        record_property("memory", server.memory)
        print(f"{server.kind}: {server.memory / 1e6:.0f} MB, median {1e3 * statistics.median(waits):.1f} ms, longest {1e3 * max(waits):.1f} ms")
        is_well(server)


@on(KINDS)
def test_half_requests_keep_nobody_out(server):
    halves = [Client(server) for _ in range(450)]
    for half in halves:
        half.push(b"GET / HT")
    is_well(server)
    for half in halves:
        half.close()


@on(VISITED)
def test_unread_pongs_are_not_gathered(server):
    client = server.visit()
    client.hear()
    before = server.memory
    flood(client, WebSocket.frame(b"x" * 125, opcode=9) * 100_000)
    # Pongs for all that goes in five seconds would take 19 MB.
    assert server.memory - before < 5e6
    is_well(server)
    client.close()


@on(VISITED)
def test_what_a_visitor_says_in_a_flood_is_read_in_its_time(server):
    client = server.visit()
    client.hear()
    said = '{"why":true}' if server.kind == "stage" else '{"type":"x"}'
    flood(client, WebSocket.frame(said.encode()) * 400_000)
    is_well(server)
    client.close()


@on([kind for kind in KINDS if kind == "stage"])
def test_a_watcher_that_says_it_has_seen_and_reads_nothing_gathers_nothing(server):
    liar, hand = server.visit(), server.visit()
    hand.say({"take": True})
    hand.hear_until(lambda said: '"control":true' in said)
    for step in range(400):
        liar.push(WebSocket.frame(b"ack"))
        hand.say({"screen": {"dark": step % 2 == 0}})
        while '"screen":' not in (said := hand.hear()):
            if said.startswith(("[", '{"all"')):
                hand.say("ack")
    is_well(server)


@on(VISITED)
@pytest.mark.parametrize("secret", ["", "0" * 32, "half", "longer"])
def test_who_does_not_know_the_secret_is_sent_away(server, secret):
    secret = {"half": server.secret[:16], "longer": server.secret + "0"}.get(secret, secret)
    visitor = server.visit(secret)
    with pytest.raises((EOFError, OSError)):
        visitor.hear()


@on(VISITED)
@pytest.mark.parametrize("origin", ["http://example.com", "null", "https://127.0.0.1"])
def test_pages_of_other_sites_may_not_connect(server, origin):
    assert WebSocket(server, origin=origin).status == 403


@on([kind for kind in KINDS if kind == "stage"])
@pytest.mark.skipif(os.getuid() != 0, reason="only root can be somebody else")
def test_other_users_of_the_machine_see_nothing(server):
    program = f"""
import os, sys
sys.path.insert(0, {str(ROOT / "Tests/Servers")!r})
from servers import Page
os.setuid(65534)
try: print("saw", Page("stage", "http://{server.place}/").visit().hear())
except (EOFError, OSError): print("nothing")
"""
    seen = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert seen.stdout == "nothing\n", seen.stdout + seen.stderr


@on(VISITED)
@pytest.mark.parametrize("data", [
    WebSocket.frame(b"{}", is_masked=False), WebSocket.frame(b"{}", opcode=2), WebSocket.frame(b"{", fin=False),
    WebSocket.frame(b"{}", opcode=0), WebSocket.frame(b"", opcode=5), b"\xf1\x80\0\0\0\0", WebSocket.frame(b"x" * 65_537),
], ids=["unmasked", "binary", "fragment", "continuation", "unknown", "reserved", "too long"])
def test_frames_that_no_page_sends_end_the_visit(server, data):
    visitor = server.visit()
    visitor.hear()
    visitor.send(data)
    assert visitor.is_closed()
    is_well(server)
