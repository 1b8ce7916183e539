import Dactyl
import DactylRecordings
import Foundation
import UIKit
import UIKitPictures

/// Plays a recording to a program as fast as possible, without a screen.
@MainActor
struct Replay {
  let application: UIApplication
  let path: String

  /// How long the program runs before the first finger of a recording that does not say it, in
  /// seconds: what moves as it starts takes no touches, and people wait for it.
  static let before = 2.0
  /// How long the program continues after the last frame, in seconds.
  private static let afterwards = 10.0

  /// A time rounded to a power of two, about a microsecond: sums and differences of such times are
  /// exact, so a replay that starts at another time decides the same.
  static func exact(_ time: Double) -> Double { (time * 0x1p20).rounded() / 0x1p20 }

  /// Sends the frames of a recording at their times in a program that was launched at a time.
  ///
  /// A recording of the stage begins with a frame without fingers, up to `before` ahead of the first.
  static func play(
    _ path: String, from launch: Double, to send: (InputFrame) throws -> Void
  ) throws {
    let reader = try RecordingReader(path: path)
    var start: Double?
    while let frame = try reader.next() {
      let tellsStart = frame.contacts.isEmpty && frame.hovers.isEmpty
      start = start ?? launch + (tellsStart ? 0 : before)
      try send(frame.shifted(by: start!))
    }
  }

  /// Plays the recording and prints the recognisers' decisions.
  ///
  /// - Parameter picture: the file for a picture of the window at the end; nil for none.
  /// - Throws: `StageError` if the recording cannot be read or played.
  func run(picture: String?) throws(StageError) {
    guard let window = application.keyWindow ?? application.windows.first else {
      throw StageError("the program has no window")
    }
    _ = WindowWatch(window, WindowWatch.Sinks(decision: { print($0) }))
    do {
      try Self.play(path, from: application.launchTime) { frame in
        try application.host { try window.send(frame) }
      }
      application.meetDeadlines(until: window.currentTime + Self.afterwards)
      try picture.map {
        try window.picture().write(toFile: $0, atomically: true, encoding: .utf8)
      }
    } catch {
      throw StageError("\(path): \(error)")
    }
  }
}

extension InputFrame {
  /// The frame at another time.
  func shifted(by time: Double) -> InputFrame {
    var frame = self
    frame.time += time
    for index in frame.coalesced.indices { frame.coalesced[index].time += time }
    return frame
  }
}
