"""What became of all attempts: totals that find them, a search in their words, a loop of what is in sight."""

import json

import pytest
from playwright.sync_api import expect

from browsing import next_frame
from test_inspector import inspector, show, site  # noqa: F401


def many_taps():
    """Of forty pairs of taps each fourth is a double tap, and the others come 0.1 s late."""
    taps = {"numberOfTapsRequired": 2, "maximumTapInterval": 0.35}
    told = [
        {"dactyl": "inspect", "version": 1, "program": "Taps", "time": 0, "size": [400, 300]},
        {"type": "tree", "time": 0, "views": [{"id": 1, "class": "Window", "frame": [0, 0, 400, 300], "size": [400, 300]}],
         "recognizers": [{"id": 1, "view": 1, "kind": "tap", "name": "double tap", "class": "Tap", "settings": taps}]},
    ]
    state = {"type": "state", "recognizer": 1, "touches": 0, "location": [80, 80]}
    for i in range(40):
        start = 3 * i
        pause = 0.2 if i % 4 == 0 else 0.45
        told += [{"t": start, "c": [[1, "b", 80, 80]]}, {"t": start + 0.1, "c": [[1, "e", 80, 80]]}]
        if pause > 0.35:
            cause = {"code": 11, "name": "nextTapLate", "value": start + 0.1, "limit": 0.35, "words": "no tap within 0.35 s"}
            told.append({**state, "time": start + 0.45, "from": "possible", "to": "failed", "cause": cause})
            told.append({**state, "time": start + 0.45, "from": "failed", "to": "possible", "cause": {"code": 28, "name": "reset", "words": "reset"}})
        told.append({"t": start + 0.1 + pause, "c": [[1, "b", 80, 80]]})
        told.append({"t": start + 0.2 + pause, "c": [[1, "e", 80, 80]]})
        if pause < 0.35:
            told.append({**state, "time": start + 0.2 + pause, "from": "possible", "to": "ended", "cause": {"code": 10, "name": "tapped", "value": 2, "words": "2 taps"}})
            told.append({**state, "time": start + 0.2 + pause, "from": "ended", "to": "possible", "cause": {"code": 28, "name": "reset", "words": "reset"}})
    return "\n".join(map(json.dumps, told))


@pytest.mark.task("how many of how many, and why not the others")
def test_totals_lead_to_their_attempts_one_by_one(inspector):
    show(inspector, "studio/index.html", "#&program=")
    page, element = inspector.page, inspector.element
    page.evaluate("(text) => inspected().open(text)", many_taps())
    totals = element.locator(".totals")
    expect(totals.locator(".total button")).to_have_text(["double tap 10 of 40", "30 next tap late"])
    totals.get_by_role("button", name="30 next tap late").click()
    found = totals.locator(".found")
    expect(found).to_contain_text("1 of 30")
    inspector.waits_for("double tap failed: 0.45 s since the last tap, limit 0.35 s")
    totals.get_by_role("button", name="Next found").click()
    expect(found).to_contain_text("2 of 30")
    assert page.evaluate("inspected().timeline.selected.decided") == pytest.approx(6.45)
    totals.get_by_role("button", name="Found before").click()
    totals.get_by_role("button", name="Found before").click()
    expect(found).to_contain_text("30 of 30")
    totals.get_by_role("button", name="End the search").click()
    expect(found).to_be_hidden()


def test_a_search_finds_attempts_by_their_words(inspector):
    show(inspector, "studio/index.html", "#&program=")
    page, element = inspector.page, inspector.element
    page.evaluate("(text) => inspected().open(text)", many_taps())
    search = element.get_by_label("Find attempts by their words")
    search.fill("recognized 2 taps")
    expect(element.locator(".found")).to_contain_text("– of 10")
    search.press("Enter")
    search.press("Enter")
    assert page.evaluate("inspected().timeline.selected.decided") == pytest.approx(12.4)
    assert page.evaluate("inspected().timeline.changed.size") == 10
    search.fill("pinch")
    expect(element.locator(".found")).to_contain_text("none")
    search.press("Escape")
    expect(element.locator(".found")).to_be_hidden()


def test_a_loop_goes_over_what_is_in_sight(inspector):
    show(inspector, "studio/index.html", "#&program=")
    page, element = inspector.page, inspector.element
    page.evaluate("(text) => inspected().open(text)", many_taps())
    page.evaluate("inspected().timeline.showPart(6, 6.8)")
    next_frame(page)
    element.get_by_role("button", name="Loop").click()
    expect(element.get_by_role("button", name="Loop 6")).to_be_visible()
    element.get_by_role("button", name="Play", exact=True).click()
    times = page.evaluate("""async () => {
      const times = [];
      for (let i = 0; i < 140; i++) {
        await new Promise(requestAnimationFrame);
        times.push(inspected().time);
      }
      return times;
    }""")
    assert all(5.9 < time < 7.0 for time in times[2:])
    assert any(after < before for before, after in zip(times[2:], times[3:]))
