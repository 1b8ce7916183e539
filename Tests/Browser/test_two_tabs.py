"""Two tabs of the studio know of each other; words from right to left leave time as it goes."""

from playwright.sync_api import expect

from browsing import next_frame, until
from test_inspector import site  # noqa: F401


def open_studio(context, site, pad):
    page = context.new_page()
    page.goto(f"{site}studio/index.html#{pad}")
    page.wait_for_selector("html[data-ready=true]")
    return page


def test_a_number_set_in_one_tab_holds_in_the_other_and_can_be_undone_there(browser, site):
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    one, other = open_studio(context, site, "taps"), open_studio(context, site, "taps")
    slider = "#tune [data-setting=maximumTapInterval]"
    one.locator(slider).fill("0.5")
    expect(other.locator(slider)).to_have_value("0.5", timeout=15000)
    expect(other.locator("#changes")).to_contain_text("Numbers of another tab")
    other.get_by_role("button", name="Undo").click()
    expect(one.locator(slider)).to_have_value("0.35", timeout=15000)
    context.close()


def test_what_one_tab_keeps_the_other_has_and_loses_nothing(browser, site):
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    one, other = open_studio(context, site, "taps"), open_studio(context, site, "photo")
    one.get_by_role("button", name="Show me").click()
    shown = "[...document.querySelectorAll('#kept button')].map((one) => one.textContent)"
    until(other, f"({shown}).includes('Example')")
    # Shown here under the same name, it stays what it is; the other's is kept beside it.
    other.get_by_role("button", name="Show me").click()
    until(one, f"({shown}).includes('Example 2')")
    other.reload()
    other.wait_for_selector("html[data-ready=true]")
    until(other, f"({shown}).filter((title) => title.startsWith('Example')).length === 2")
    context.close()


def test_time_goes_from_left_to_right_in_a_page_from_right_to_left(browser, site):
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = open_studio(context, site, "taps")
    page.evaluate("document.documentElement.dir = 'rtl'")
    page.get_by_role("button", name="Show me").click()
    page.wait_for_timeout(1500)
    page.get_by_role("button", name="Fit").click()
    page.locator(".scrub").press("Home")
    next_frame(page)
    assert page.evaluate("studio.playback.time === studio.session.trace.start")
    names, plot = (page.locator(f"#timeline {part}").bounding_box() for part in (".lane-names", ".plot"))
    assert names["x"] < plot["x"]
    # The words begin at the right, their marks beside them.
    card, why = page.locator("#why .entries li").first.bounding_box(), page.locator(".why").first.bounding_box()
    pad = page.locator("#pad").bounding_box()
    assert why["x"] < pad["x"] and card["x"] >= why["x"]
    page.locator(".scrub").press("End")
    next_frame(page)
    assert page.evaluate("getComputedStyle(document.querySelector('#why .entries li')).paddingRight") in ("22px", "28px")
    context.close()
