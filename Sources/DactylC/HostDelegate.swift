import Dactyl

/// Answers what the recognisers of a window ask, from what the host has said or by asking it.
///
/// Not the window itself, which is asked as a view, too.
final class HostDelegate: GestureRecognizerDelegate {
  /// Which recognisers may recognise at the same time.
  var simultaneity = SimultaneousPairs()

  init() {}

  deinit { simultaneity.deallocate() }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    simultaneity.contains(recognizer.tag, other.tag)
  }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    askHost(.shouldBegin, Int32(recognizer.tag))
  }

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    hostAnswers.touch = .passUnretained(touch)
    let answer = askHost(.shouldReceive, Int32(recognizer.tag))
    hostAnswers.touch = nil
    return answer
  }
}
