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

  /// How long the program continues after the last frame, in seconds.
  private static let afterwards = 10.0

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
      let reader = try RecordingReader(path: path)
      let start = application.hostTime
      var last = start
      while var frame = try reader.next() {
        frame.time += start
        for index in frame.coalesced.indices { frame.coalesced[index].time += start }
        last = frame.time
        try application.host { try window.send(frame) }
      }
      application.meetDeadlines(until: last + Self.afterwards)
      try picture.map {
        try window.picture().write(toFile: $0, atomically: true, encoding: .utf8)
      }
    } catch {
      throw StageError("\(path): \(error)")
    }
  }
}
