import Dactyl

/// Passes the recognisers' questions to the host.
///
/// Separate from the window, which recognisers ask as a view, too.
final class HostDelegate: GestureRecognizerDelegate {
  init() {}

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
