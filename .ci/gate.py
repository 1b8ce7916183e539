"""Everything that must hold before a change is taken, in a quarter of an hour. Scripts/nightly has the rest.

Scripts/install first installs what the steps need beside the Swift toolchain.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Scripts"))
from steps import Step, main  # noqa: E402

PYTEST = ".build-python/bin/pytest"


def readme_commands():
    """The two commands of README.md, as they stand there."""
    part = re.search(r"^## Try it\n(.*?)^## ", (ROOT / "README.md").read_text(), flags=re.M | re.S)[1]
    commands = re.findall(r"^```sh\n(.*?)\n```$", part, flags=re.M | re.S)
    assert len(commands) == 2, "README.md has two commands in the section \"Try it\""
    return commands


main(".ci/run", __doc__, [
    Step("rules", "readers: format, documented symbols, generated files, rules with code and tests, layers",
         ["Scripts/check/format", "Scripts/generate --check", "Scripts/check/spec", "Scripts/check/layers", "Scripts/check/repository"]),
    Step("readme", "the first five minutes: README's two commands, which run all tests of libraries, tool and inspector", readme_commands()),
    Step("uikit", "UIKit's users: its names, and the programs of the books", [
        "Scripts/swift build --package-path UIKit --product UIKitPackageTests",
        "Scripts/swift test --package-path UIKit --skip-build --skip UIKitStageTests"]),
    Step("pages", "readers of README, getting-started, c.md and python.md: what these say is run, and every link leads somewhere",
         [PYTEST + " Tests/Pages -k 'figures or links or README or getting-started or quick_start or Docs/c.md or Docs/python.md'", "Scripts/docs/build"], ("python", "web")),
    Step("optimised", "the delivered build: tests of the engine and of strokes with the optimiser on", [
        "options=(-c release -Xswiftc -enable-testing --scratch-path .build-optimised)",
        'swift build "${options[@]}" --product DactylPackageTests',
        "swift test \"${options[@]}\" --skip-build --filter '^(DactylTests|DactylStrokesTests)\\.'"]),
    Step("portable", "users of C, pages and boards: C, WebAssembly and Cortex-M4 give the traces of Swift",
         [PYTEST + " Tests/Programs/test_portable.py"], ("python", "web", "microcontroller")),
    Step("web", "pages: JavaScript is current, declarations, Node, an npm client, and a page's manners in Chromium", [
        "Scripts/build/javascript --check",
        "node --test Web/tests",
        "Scripts/check/npm",
        PYTEST + " -n 2 Tests/Browser/test_manners.py -k chromium"], ("python", "web", "chromium")),
    Step("python", "Python's users: the wheel, its tests with a window, its types", [
        ".build-python/bin/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir .build-wheel .",
        ".build-python/bin/pip install --quiet --no-deps --force-reinstall .build-wheel/dactyl-*.whl",
        PYTEST + " Python/tests",
        ".build-python/bin/mypy --strict -p dactyl",
        ".build-python/bin/mypy --strict Python/tests/typed_program.py"], ("python", "display")),
])
