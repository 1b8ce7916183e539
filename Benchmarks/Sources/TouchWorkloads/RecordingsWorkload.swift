import Dactyl

/// A mixed day: recordings one after the other on one view with six recognisers; a round is the
/// day.
final class RecordingsWorkload: Workload {
  private let player: FramePlayer
  private let six: SixRecognizers
  private let expected: RecognizerCounts
  private var rounds = 0

  /// - Parameter expected: the number of gestures of each kind.
  init(_ recordings: [[InputFrame]], expecting expected: RecognizerCounts) {
    let window = Window(frame: Rect(x: 0, y: 0, width: 4000, height: 4000))
    // Fingers at the border lie outside the device's declared extent.
    window.bounds.origin = Point(-2000, -2000)
    six = SixRecognizers(on: window)
    six.countGestures()
    player = FramePlayer(recordings, in: window)
    self.expected = expected
  }

  var updates: Int { player.updates }
  var steadyAllocations: Int? { nil }

  func run(rounds count: Int) throws {
    for _ in 0..<count { try player.play() }
    rounds += count
    guard six.gestures == expected * rounds else {
      throw WorkloadError("gestures: \(six.gestures) instead of \(expected * rounds)")
    }
  }
}
