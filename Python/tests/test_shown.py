"""What any number of fingers show, in libraries that the tool and pages read, too."""

import pathlib

import dactyl
import pytest

RECORDINGS = pathlib.Path(__file__).parents[2] / "Examples/Recordings"


def play(recognizer, window, name):
    for frame in dactyl.Recording.read(RECORDINGS / f"{name}.jsonl"):
        window.send(frame)
    window.advance(window.time + 1)
    return recognizer


@pytest.fixture
def shown():
    window = dactyl.Window(400, 300)
    return play(window.add(dactyl.Shown), window, "pinch-open-twice").demonstration


def test_what_fingers_did_is_recognised_when_it_is_done_again(shown):
    library = dactyl.Library()
    library.show("open", shown)
    window = dactyl.Window(400, 300)
    names = []
    recognizer = window.add(dactyl.Shown, lambda one: names.append(one.class_name), library=library)
    play(recognizer, window, "pinch-open-twice")
    assert names == ["open", "open"] and recognizer.match.distance < 1


def test_something_else_is_not_taken_for_it(shown):
    library = dactyl.Library()
    library.show("open", shown)
    window = dactyl.Window(400, 300)
    names, ended = [], []
    recognizer = window.add(dactyl.Shown, lambda one: names.append(one.class_name), library=library)
    window.observe(lambda transition: ended.append(transition.after))
    play(recognizer, window, "two-finger-triple-tap")
    assert names == [] and "failed" in ended


def test_a_file_reads_back_as_the_same_library(shown, tmp_path):
    library = dactyl.Library(generosity=1.5)
    library.define("open", ("speed",), continuous=True)
    library.show("open", shown)
    library.write(tmp_path / "shown.json")
    again = dactyl.Library.read(tmp_path / "shown.json")
    assert again.names == ["open"] and again.generosity == 1.5
    assert again.recognize_shown(shown) == library.recognize_shown(shown)
    again.write(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_text() == (tmp_path / "shown.json").read_text()


def test_a_library_of_drawings_and_of_what_was_shown_is_not_written(shown, tmp_path):
    library = dactyl.Library()
    library.show("open", shown)
    library.add("line", [[(0, 0), (200, 3)]])
    with pytest.raises(dactyl.DactylError, match="keep these in two libraries"):
        library.write(tmp_path / "both.json")
    assert not (tmp_path / "both.json").exists()


def test_what_was_shown_can_be_taken_back(shown):
    library = dactyl.Library()
    number = library.show("open", shown)
    library.hide(number)
    with pytest.raises(dactyl.DactylError):
        library.recognize_shown(shown)
    with pytest.raises(dactyl.DactylError):
        library.hide(number)


def test_numbers_that_make_no_sense_are_refused():
    library = dactyl.Library()
    for numbers in ([], [1, 2], [0, 0], [1] + [float("nan")] * 13 + [0], [1e9] + [0] * 20):
        with pytest.raises((dactyl.DactylError, dactyl.InputError)):
            library.show("bad", numbers)
