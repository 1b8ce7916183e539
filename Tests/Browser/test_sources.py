"""One page for pads, programs and files: what stands at its side, and what stays when one goes from one to another."""

import pytest
from playwright.sync_api import expect

from test_phone import start  # noqa: F401


@pytest.fixture
def page(browser):
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_default_timeout(15000)
    yield page
    page.close()


@pytest.mark.task("programs and pads on one page")
@pytest.mark.real_time
def test_programs_of_this_user_stand_beside_the_pads(page, start, monkeypatch, tmp_path):  # noqa: F811
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    studio = start("studio", "--port", "0")
    page.goto(studio.link)
    page.wait_for_selector("html[data-ready=true]")
    programs = page.locator("#programs li button")
    expect(programs).to_have_count(0)
    live = start("live", "phone", stream="stderr")
    expect(programs).to_have_text(["dactyl live"], timeout=15000)
    programs.first.click()
    inspector = page.locator("dactyl-inspector")
    expect(inspector.locator("h2")).to_have_text("dactyl live", timeout=15000)
    expect(page.locator("#pad")).to_be_hidden()
    page.get_by_role("tab", name="Photo").click()
    expect(page.locator("#pad")).to_be_visible()
    expect(inspector).to_be_hidden()
    # The browser's Back leads to the program, which is still connected.
    page.go_back()
    expect(inspector.locator("h2")).to_have_text("dactyl live")
    page.reload()
    expect(inspector.locator("h2")).to_have_text("dactyl live", timeout=15000)
    live.end()
    # What it did stays.
    expect(programs).to_have_text(["dactyl live has gone"], timeout=15000)
    expect(inspector.locator(".state")).to_contain_text("The program has gone")


@pytest.mark.real_time
def test_who_does_not_know_the_secret_sees_no_programs(page, start, monkeypatch, tmp_path):  # noqa: F811
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    studio = start("studio", "--port", "0")
    start("live", "phone", stream="stderr")
    assert page.request.get(f"{studio.link.split('#')[0]}programs").status == 401
    page.goto(studio.link.split("#")[0])
    page.wait_for_selector("html[data-ready=true]")
    expect(page.locator("#pad")).to_be_visible()
    expect(page.locator("#programs li")).to_have_count(0)


@pytest.mark.real_time
def test_the_link_of_a_program_leads_to_the_pads_too(page, start, monkeypatch, tmp_path):  # noqa: F811
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    live = start("live", "phone", stream="stderr")
    page.goto(live.link)
    expect(page.locator("dactyl-inspector h2")).to_have_text("dactyl live", timeout=15000)
    page.get_by_role("button", name="Touch a pad").click()
    expect(page.locator("#pad")).to_be_visible(timeout=15000)
    page.locator("#programs li button").click()
    expect(page.locator("dactyl-inspector h2")).to_have_text("dactyl live")
