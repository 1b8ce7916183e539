"""Sounds of a program, heard in the page."""

from test_stage_apps import show  # noqa: F401


def test_a_sound_is_played_by_the_page_and_ends(show):  # noqa: F811
    stage = show("Triggers")
    stage.fingers.tap((90, 500))
    stage.page.wait_for_function("() => stage.sounds.files.size === 1")
    stage.page.wait_for_function("() => stage.sounds.playing.size === 0", timeout=5000)
    address = stage.page.evaluate("async () => [...stage.sounds.files.keys()][0]")
    assert address.startswith("/sound/") and len(address) == 39
    stage.fingers.tap((90, 500))
    stage.wait(0.6)
    # The same data is fetched once.
    assert stage.page.evaluate("() => stage.sounds.files.size") == 1
    assert stage.errors == []


def test_a_sound_is_no_file_for_strangers(show):  # noqa: F811
    stage = show("Triggers")
    answer = stage.page.evaluate("async () => (await fetch('/sound/00000000000000000000000000000000')).status")
    assert answer == 404
    # The browser's own line about it.
    stage.errors.clear()
