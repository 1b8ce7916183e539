import Dactyl

/// Plays recordings one after the other into one window, over and over, as a day of touches.
final class FramePlayer {
  private let window: Window
  private let recordings: [[InputFrame]]

  /// - Parameter recordings: frames in points of the window.
  init(_ recordings: [[InputFrame]], in window: Window) {
    self.recordings = recordings
    self.window = window
  }

  /// How many contacts all frames name, but for those that rest.
  var updates: Int {
    recordings.joined().reduce(0) { sum, frame in
      sum + frame.contacts.count { $0.phase != .stationary }
    }
  }

  /// Plays all of them once; a second of rest lies between them.
  func play() throws {
    for recording in recordings {
      let start = window.currentTime + 1 - (recording.first?.time ?? 0)
      for frame in recording {
        var frame = frame
        frame.time += start
        try window.send(frame)
      }
      try window.finish()
    }
  }
}

extension Window {
  /// Takes touches away that a recording has left behind, and lets everybody decide who waits.
  func finish() throws {
    cancelAllTouches()
    while let deadline = nextDeadline { try advance(to: max(deadline, currentTime)) }
  }
}
