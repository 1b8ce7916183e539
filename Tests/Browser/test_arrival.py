"""What a page is like as one arrives: no console message, no missing file, no dead link."""

import pytest

from test_page import PADS

PAGES = [f"studio/index.html#{pad}" for pad in PADS] + ["studio/index.html#&program="]

# Links of the page itself and of its elements' insides; those within the page need their target.
LINKS = """() => {
  const all = (root) => [...root.querySelectorAll("*")].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);
  return all(document).filter((one) => one.matches("a[href]")).map((one) => ({
    address: one.href, words: one.textContent, isLost: Boolean(one.hash) && one.pathname === location.pathname && !document.getElementById(one.hash.slice(1)) }));
}"""


@pytest.mark.parametrize("path", PAGES)
def test_a_page_arrives_whole(browser, address, path):
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    page = context.new_page()
    said = []
    page.on("console", lambda message: said.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("requestfailed", lambda request: said.append(f"{request.url}: {request.failure}"))
    page.on("response", lambda response: said.append(f"{response.url}: {response.status}") if response.status >= 400 else None)
    page.goto(address + path)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    for link in page.evaluate(LINKS):
        assert link["words"].strip() and not link["isLost"], link
        if link["address"].startswith(address):
            assert page.evaluate("async (address) => (await fetch(address)).ok", link["address"]), link
    context.close()
    assert said == []
