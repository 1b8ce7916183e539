import Dactyl

/// Plays recordings one after the other into one window, over and over, like a day of touches.
final class FramePlayer {
  private let window: Window
  private let recordings: [[InputFrame]]

  init(_ recordings: [[InputFrame]], in window: Window) {
    self.recordings = recordings
    self.window = window
  }

  /// The number of contacts in all frames, except resting ones.
  var updates: Int {
    recordings.joined().reduce(0) { sum, frame in
      sum + frame.contacts.count { $0.phase != .stationary }
    }
  }

  /// Plays each recording once, with a second of rest between them.
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
  /// Cancels touches that a recording left, and lets waiting recognisers decide.
  func finish() {
    cancelAllTouches()
    meetDeadlines()
  }
}
