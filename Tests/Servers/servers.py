"""Our servers as processes, and clients that say and read only what they are told to."""

import base64
import json
import os
import pathlib
import re
import socket
import struct
import subprocess
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = pathlib.Path(os.environ.get("DACTYL_TOOL", ROOT / "Tool/.build/debug/dactyl-full"))
STAGE = pathlib.Path(os.environ.get("DACTYL_STAGE_BUILD", ROOT / "Tool/.build/debug")) / "StageGallery"


class Page:
    """What a server offers at a link."""

    def __init__(self, kind, link):
        self.kind = kind
        self.file = {"stage": "/mirror.js", "inspector": "/lines.js", "studio": "/dactyl.wasm"}[kind]
        self.socket_path = {"stage": "/watch", "inspector": "/inspect", "studio": None}[kind]
        self.place, self.secret = re.fullmatch(r"http://([^/]+)/#?(\S*)", link).groups()

    def request(self, path=None, more=""):
        return f"GET {path or self.file} HTTP/1.1\r\nHost: {self.place}\r\n{more}\r\n".encode()

    def seconds_of_an_answer(self):
        """How long somebody waits who asks for a file."""
        start = time.monotonic()
        with Client(self) as client:
            client.send(self.request())
            answer = client.read_answer()
        assert answer.startswith(b"HTTP/1.1 200"), answer[:80]
        return time.monotonic() - start

    def visit(self, secret=None, **options):
        """Somebody who has greeted with the secret, or what is said in its place."""
        client = WebSocket(self, **options)
        secret = self.secret if secret is None else secret
        client.say(f"hello {secret}" if self.kind == "stage" else {"type": "hello", "version": 1, "token": secret})
        return client


class Server(Page):
    """A program that serves a page, until it is stopped; `prefix` is a command that runs it."""

    def __init__(self, kind, *arguments, prefix=(), patience=120):
        command = {
            "stage": [STAGE, "--port", "0"],
            "inspector": [TOOL, "live", "-", "--inspect", "--record", "/dev/null"],
            "phone": [TOOL, "live", "phone"],
            "studio": [TOOL, "studio", "--port", "0"],
        }[kind]
        self.process = subprocess.Popen(
            [*prefix, *map(str, command), *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, bufsize=0)
        # A test that waits in vain fails.
        self.patience = threading.Timer(patience, self.process.kill)
        self.patience.start()
        if kind == "inspector":
            # The window is made for the first frame.
            self.process.stdin.write(b'{"dactyl": "recording", "version": 1, "size": [400, 300]}\n{"t": 0, "c": []}\n')
        super().__init__("inspector" if kind == "phone" else kind, self.read_until(r"http://\S+"))

    def read_until(self, pattern):
        """The first words that it prints of that form."""
        while line := self.process.stdout.readline().decode():
            if found := re.search(pattern, line):
                return found.group()
        raise RuntimeError(f"it ended before it said {pattern}")

    def stop(self):
        self.patience.cancel()
        self.process.kill()
        self.process.wait()

    @property
    def is_alive(self):
        return self.process.poll() is None

    @property
    def memory(self):
        """Bytes in memory."""
        return int(pathlib.Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Client:
    """A connection, by default one through which little can lie between server and client."""

    def __init__(self, server, window=4096, patience=10):
        self.server = server
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        self.socket.settimeout(patience)
        name, port = server.place.split(":")
        self.socket.connect((name, int(port)))
        self.bytes = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.socket.close()

    def send(self, data):
        self.socket.sendall(data)

    def push(self, data):
        """Sends what goes without waiting; how much went, and whether the server is still there."""
        self.socket.setblocking(False)
        try:
            return self.socket.send(data), True
        except BlockingIOError:
            return 0, True
        except OSError:
            return 0, False
        finally:
            self.socket.settimeout(10)

    def need(self, count):
        while len(self.bytes) < count:
            data = self.socket.recv(65536)
            if not data:
                raise EOFError
            self.bytes += data

    def take(self, count):
        self.need(count)
        taken, self.bytes = self.bytes[:count], self.bytes[count:]
        return taken

    def read_head(self):
        while b"\r\n\r\n" not in self.bytes:
            self.need(len(self.bytes) + 1)
        return self.take(self.bytes.index(b"\r\n\r\n") + 4)

    def read_answer(self):
        head = self.read_head()
        return head + self.take(int(re.search(rb"Content-Length: (\d+)", head).group(1)))

    def is_closed(self, within=5):
        """Whether the server hangs up, long before it would upon silence."""
        self.socket.settimeout(within)
        try:
            while self.socket.recv(65536):
                pass
            return True
        except TimeoutError:
            return False
        except OSError:
            return True


class WebSocket(Client):
    """A page's connection, without a page."""

    def __init__(self, server, origin=None, **options):
        super().__init__(server, **options)
        key = base64.b64encode(os.urandom(16)).decode()
        self.send(server.request(
            server.socket_path,
            f"Origin: {origin or 'http://' + server.place}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"))
        self.status = int(self.read_head().split()[1])

    @staticmethod
    def frame(data, opcode=1, is_masked=True, fin=True):
        size = len(data)
        mask = 0x80 if is_masked else 0
        head = bytes([(0x80 if fin else 0) | opcode])
        head += bytes([mask | size]) if size < 126 else struct.pack(">BH", mask | 126, size) if size < 65536 else struct.pack(">BQ", mask | 127, size)
        # Masked with zeros, which leave it as it is.
        return head + (b"\0\0\0\0" if is_masked else b"") + data

    def say(self, said, **options):
        text = said if isinstance(said, str) else json.dumps(said)
        self.send(self.frame(text.encode(), **options))

    def hear(self):
        """The next message; pings are answered."""
        while True:
            first, second = self.take(2)
            size = second & 127
            if size > 125:
                size = int.from_bytes(self.take(2 if size == 126 else 8), "big")
            data = self.take(size)
            if first & 15 == 9:
                self.send(self.frame(data, opcode=10))
            elif first & 15 == 1:
                return data.decode()
            else:
                raise EOFError

    def hear_until(self, is_it):
        """The first message that is it."""
        while not is_it(said := self.hear()):
            pass
        return said
