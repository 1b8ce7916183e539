#!/usr/bin/env python3
"""Runs the programs that measure the web's library and writes what they print into Docs/web.md, and the modules' bytes; the figures that
pages say in sentences and tables follow from these.

    .build-python/bin/python Benchmarks/Web/page.py hammer=PATH/hammer.min.js photoswipe=PATH/photoswipe.umd.min.js swiper=PATH/swiper.js
    .build-python/bin/python Benchmarks/Web/page.py                                                  # the bytes alone

The libraries of others are read from where you have them. Takes ten minutes; nothing else should run meanwhile.
"""

import gzip
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "Docs/web.md"
MODULES = [*(f"dactyl{name}.wasm" for name in ("", "-strokes", "-shown")), *(f"{name}.js" for name in "dactyl strokes shown custom parts desktop inspect react".split())]
PYTHON = ".build-python/bin/python"
PROGRAMS = [
    ["Scripts/check/web-size", "--keep"],
    ["node", "--expose-gc", "Benchmarks/Web/benchmark.mjs"],
    [PYTHON, "Benchmarks/Web/chromium.py", "hammer=PATH", "rounds=3"],
    [PYTHON, "Benchmarks/Web/parts.py", "photoswipe=PATH", "swiper=PATH", "rounds=3"],
    [PYTHON, "Benchmarks/Web/start.py", "hammer=PATH", "rounds=5"],
]


def bytes_of_modules():
    rows = ["| module | bytes | gzipped |", "|---|---|---|"]
    for name in MODULES:
        data = (ROOT / "Web" / name).read_bytes()
        rows.append(f"| `{name}` | {len(data):,} | {len(gzip.compress(data, 9)):,} |")
    return "\n".join(rows)


def printed(libraries):
    blocks = []
    for words in PROGRAMS:
        said = [f"{word.split('=')[0]}={libraries[word.split('=')[0]]}" if word.endswith("=PATH") else word for word in words]
        print(*words, flush=True)
        output = subprocess.run(said, cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE).stdout.rstrip()
        lines = [line for line in output.splitlines() if " gzipped" not in line and not line.startswith("gzip-")]
        blocks.append("\n".join(["```text", "$ " + " ".join(words), *lines, "```"]))
    return "\n\n".join(blocks)


def write(name, text):
    page = PAGE.read_text()
    start, end = f"<!-- {name}, kept by Benchmarks/Web/page.py -->\n", f"<!-- End of {name.lower()} -->"
    if page.count(start) != 1 or end not in page:
        sys.exit(f"{PAGE}: there is no place for {name.lower()}")
    head, _, rest = page.partition(start)
    PAGE.write_text(f"{head}{start}\n{text}\n\n{end}{rest.partition(end)[2]}")


def quotes():
    """The figures that pages quote: page, what stands around the figure, and what it is now."""
    size = {name: len(gzip.compress((ROOT / "Web" / name).read_bytes(), 9)) for name in MODULES}
    kilobytes = lambda *names: str(round(sum(size[name] for name in names) / 1000))
    least = kilobytes("dactyl.js", "dactyl.wasm")
    share = re.search(r"^2 fingers: .* net Dactyl takes ([\d.]+) of Hammer", PAGE.read_text(), re.M)[1]
    return [
        *(("Docs/web.md", rf"(?m)^\| `{name}` \| .* \| (\d+) kB \|$", kilobytes(name)) for name in MODULES if name.endswith(".js")),
        ("Docs/web.md", r"`dactyl\.wasm`, (\d+) kB gzipped", kilobytes("dactyl.wasm")),
        *(("Docs/web.md", rf"`dactyl-{name}\.wasm`, (\d+) kB", kilobytes(f"dactyl-{name}.wasm")) for name in ("strokes", "shown")),
        ("Docs/web.md", r"gzipped, all there is \| (\d+) kB", least), ("Docs/comparison.md", r"a page loads, gzipped \| (\d+) kB", least),
        ("Docs/comparison.md", r"two fingers in Chromium \| ([\d.]+) \|", share), ("README.md", r"needs ([\d.]+) of the script time", share),
    ]


def wrong_quotes(mend=False):
    """The quoted figures that are not what they should be, in words; mended if asked for."""
    wrong = []
    for page, pattern, figure in quotes():
        text = (ROOT / page).read_text()
        found = re.search(pattern, text)
        if not found:
            wrong.append(f"{page}: nothing is {pattern}")
        elif found[1] != figure:
            wrong.append(f"{page}: {found[0].strip()[:60]} is {figure}")
            if mend:
                (ROOT / page).write_text(text[:found.start(1)] + figure + text[found.end(1):])
    return wrong


if __name__ == "__main__":
    libraries = dict(argument.split("=", 1) for argument in sys.argv[1:])
    if libraries and libraries.keys() != {"hammer", "photoswipe", "swiper"}:
        sys.exit(__doc__)
    write("Bytes", bytes_of_modules())
    if libraries:
        write("Figures", printed(libraries))
    print(*wrong_quotes(mend=True), sep="\n")
