"""The inspector on a program in Swift: Examples/Inspected, in which a finger drags every second."""

import re
import subprocess

import pytest
from playwright.sync_api import expect

from browsing import ROOT, until


@pytest.fixture
def link():
    built = ROOT / "Examples/Inspected/.build/debug/Inspected"
    command = [str(built)] if built.exists() else ["swift", "run", "--package-path", "Examples/Inspected"]
    program = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        yield next(found.group() for found in (re.search(r"http://127\S+", line) for line in program.stderr) if found)
    finally:
        program.terminate()
        program.wait()


def test_a_program_in_swift_is_seen_tuned_and_touched(browser, link):
    context = browser.new_context(viewport={"width": 1280, "height": 800}, has_touch=True)
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(link)
    inspector = page.locator("dactyl-inspector")
    why = inspector.locator(".why")
    expect(inspector.locator("h2")).to_have_text("Inspected", timeout=15000)
    expect(why).to_contain_text("pan recognized: moved 12 px, needs 10 px", timeout=15000)
    # Its finger goes 24 pt: it takes another number, and fails by it.
    why.locator(".limit").first.click()
    inspector.locator("[data-setting=minimumDistance]").fill("30")
    inspector.get_by_role("button", name="Send to the program").click()
    page.keyboard.press("Escape")
    expect(why.locator(".key")).to_have_text("pan failed: moved 24 px, needs 30 px", timeout=15000)
    # A finger here is a finger there.
    button = inspector.get_by_role("button", name="Touch here")
    if button.get_attribute("aria-pressed") == "false":
        button.click()
    box = inspector.locator(".outline").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 60, box["y"] + box["height"] / 2, steps=8)
    page.mouse.up()
    # Among all that was decided: its own finger fails again within a second.
    decided = "document.querySelector('dactyl-inspector').program.trace.attempts.map(({ words }) => words)"
    until(page, f"{decided}.some((words) => /^pan recognized: moved .*, needs 30 px/.test(words))")
    assert errors == []
    context.close()
