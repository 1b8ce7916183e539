import Dactyl

/// Answers what the recognisers of a window ask, from what the host has said or by asking it.
///
/// Not the window itself, which is asked as a view, too.
final class HostDelegate: GestureRecognizerDelegate {
  /// Which recognisers may recognise at the same time.
  var simultaneity = Simultaneity()
  private unowned(unsafe) let window: HostWindow

  /// For the recognisers of a window, which keeps this object.
  init(of window: HostWindow) { self.window = window }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool {
    simultaneity.contains(recognizer.id.number, other.id.number)
  }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    askHost(.shouldBegin, window.handle(of: recognizer.id))
  }

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    hostAnswers.touch = touch
    let answer = askHost(.shouldReceive, window.handle(of: recognizer.id))
    hostAnswers.touch = nil
    return answer
  }
}
