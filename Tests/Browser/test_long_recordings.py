"""Long recordings: the page answers while it judges them, says how far it has come, and lets go where it is asked to."""

import pytest
from playwright.sync_api import expect

from measure_studio import recording

pytestmark = pytest.mark.real_time
DECISIONS = ".attempts.map(({ lane, start, outcome, words }) => [lane, start, outcome, words])"
# How often the page answers, until nothing is judged any more or so many times.
ANSWERS = """async (most) => {
  const line = document.querySelector("#judging");
  let answers = 0;
  for (; !line.hidden && answers < most; answers++) await new Promise((done) => setTimeout(done));
  return answers;
}"""
# Starts to judge by another number.
STEP = """(value) => {
  const slider = document.querySelector("#tune [data-setting=maximumTapInterval]");
  slider.value = value;
  slider.dispatchEvent(new Event("input"));
}"""


@pytest.fixture(scope="module")
def long(tmp_path_factory):
    path = tmp_path_factory.mktemp("long") / "long.jsonl"
    path.write_text(recording(20))
    return path


def judged(studio):
    return studio.page.evaluate(f"studio.session.trace{DECISIONS}")


def judged_in_one_go(studio):
    return studio.page.evaluate(f"(() => {{ const steps = studio.session.judging(studio.session.opened); let step; do step = steps.next(); while (!step.done); return step.value; }})(){DECISIONS}")


def begin_to_open(studio, long):
    """The recording is open, and judged as yet in part."""
    studio.choose("taps").page.set_input_files("#file", long)
    studio.page.wait_for_function("document.querySelector('#message').innerText.includes('long.jsonl')")


def wait_until_judged(studio):
    studio.page.wait_for_function("document.querySelector('#judging').hidden")


def test_a_long_recording_is_judged_while_the_page_answers_and_comes_to_the_same(studio, long):
    begin_to_open(studio, long)
    assert studio.page.evaluate(ANSWERS, 10_000) >= 10
    assert judged(studio) == judged_in_one_go(studio)


def test_the_last_touches_of_a_long_recording_are_told_before_the_rest_is_judged(studio, long):
    begin_to_open(studio, long)
    early = studio.page.wait_for_function("""() => {
      const { session: { trace }, judging } = studio;
      const last = trace.attempts.at(-1);
      return judging.isGoing && trace.end >= studio.session.opened.frames.at(-1).time && last && { count: trace.attempts.length };
    }""").json_value()
    wait_until_judged(studio)
    assert early["count"] < len(judged(studio))


def test_cancel_leaves_what_is_judged_by_then(studio, long):
    begin_to_open(studio, long)
    with_line = studio.page.locator("#judging")
    # By script, because judging does not wait for a mouse.
    studio.page.evaluate("""async () => {
      for (let i = 0; i < 1000 && !studio.judging.run?.until; i++) await new Promise((done) => setTimeout(done));
      document.querySelector("#judging button").click();
    }""")
    expect(with_line).to_be_hidden()
    assert "judged up to" in studio.page.locator("#message").inner_text()
    left = judged(studio)
    studio.wait(0.5)
    assert judged(studio) == left
    assert 0 < len(left) < len(judged_in_one_go(studio))


def test_a_step_of_a_slider_answers_at_once_for_what_is_in_sight_and_then_for_the_rest(studio, long):
    begin_to_open(studio, long)
    wait_until_judged(studio)
    before = judged(studio)
    studio.page.evaluate(STEP, 0.06)
    # What is in sight is of the new number, what lies far before is still of the old one.
    studio.page.wait_for_function("document.querySelector('#changes b')")
    assert studio.page.evaluate("studio.judging.isGoing")
    wait_until_judged(studio)
    after = judged(studio)
    assert after != before
    assert after == judged_in_one_go(studio)


def test_another_step_before_the_rest_is_judged_begins_anew(studio, long):
    begin_to_open(studio, long)
    wait_until_judged(studio)
    for value in (0.3, 0.2, 0.1):
        studio.page.evaluate(STEP, value)
        studio.page.evaluate(ANSWERS, 3)
    wait_until_judged(studio)
    assert judged(studio) == judged_in_one_go(studio)


@pytest.mark.parametrize("pad", ["bubbles", "rows", "photo"])
def test_views_that_gestures_move_stand_where_they_would_in_one_go(studio, long, pad):
    begin_to_open(studio, long)
    wait_until_judged(studio)
    studio.page.evaluate("id => studio.choose(studio.padNamed(id))", pad)
    wait_until_judged(studio)
    states = studio.page.evaluate("""() => {
      const { session } = studio;
      const shown = JSON.stringify([...Object.entries(session.scene.state)]);
      session.trace.rests = [];
      session.show(Infinity);
      return [shown, JSON.stringify([...Object.entries(session.scene.state)])];
    }""")
    assert states[0] == states[1]


def test_the_wrong_line_of_a_long_file_is_named(studio, tmp_path):
    lines = recording(2).split("\n")
    lines[3000] = "{"
    path = tmp_path / "wrong.jsonl"
    path.write_text("\n".join(lines))
    studio.choose("taps").page.set_input_files("#file", path)
    expect(studio.page.locator("#message")).to_have_text("wrong.jsonl: line 3001: not JSON")
