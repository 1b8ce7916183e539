#!/usr/bin/env python3
"""Writes the site's first page, on which a visitor can touch the engine, and what it loads.

Its "Where to go" is the table of Docs/index.md. Scripts/docs/build calls this; alone it needs no documentation.
"""
import argparse
import html
import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SITE = ROOT / "Scripts/docs/site"
LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")


def where_to_go(index, base):
    """The table of that name as a list: who somebody is, where they begin, and what they read then."""
    section = re.search(r"^## Where to go\n(.*?)(?=^## |\Z)", index, flags=re.M | re.S)
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section[1].splitlines() if line.startswith("|")] if section else []
    if len(rows) < 3:
        sys.exit("Docs/index.md has no table beneath “Where to go”")
    items = []
    for who, begin, then in rows[2:]:
        words = f'<span class="then">then {linked(then, base)}</span>' if then else ""
        items.append(f'      <li><span>You {html.escape(who)}</span>{linked(begin, base, "begin")}{words}</li>')
    return "\n".join(items)


def linked(text, base, kind=""):
    """A cell with its links as the site has them."""
    mark = f' class="{kind}"' if kind else ""
    parts = []
    for index, part in enumerate(re.split(LINK.pattern, text)):
        if index % 3 == 0:
            parts.append(html.escape(part))
        elif index % 3 == 1:
            words = html.escape(part)
        else:
            file, _, heading = part.partition("#")
            if heading or not (ROOT / "Docs" / file).is_file():
                sys.exit(f"the first page cannot link to {part}")
            parts.append(f'<a{mark} href="{base}documentation/guides/{pathlib.Path(file).stem.lower()}/">{words}</a>')
    return "".join(parts)


def write(out, base):
    """`base` is the folder of the server, with a slash at both ends."""
    page = (SITE / "front.html").read_text()
    parts = {"HEADER": (SITE / "header.html").read_text(), "WHERE": where_to_go((ROOT / "Docs/index.md").read_text(), base),
             "VERSION": (ROOT / "VERSION").read_text().strip()}
    for name, text in parts.items():
        page = page.replace("{{" + name + "}}", text)
    (out / "index.html").write_text(page.replace("{{BASE}}", base))
    for name in ["front.css", "ranking.js", "suggest.js", "search.html", "search.css", "search.js"]:
        (out / name).write_text((SITE / name).read_text().replace("{{BASE}}", base))
    (out / "fonts").mkdir(exist_ok=True)
    for name in ["inter.woff2", "OFL.txt"]:
        shutil.copy(ROOT / "Web/studio" / name, out / "fonts")
    shutil.copytree(ROOT / "Web/studio", out / "try/studio", dirs_exist_ok=True)
    for file in ROOT.glob("Web/*.wasm"):
        shutil.copy(file, out / "try")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path, help="where to write it")
    parser.add_argument("--base", default="/", metavar="/FOLDER", help="the folder of the server in which the site lies; default /")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    write(options.folder, options.base.rstrip("/") + "/")
