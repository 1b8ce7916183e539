import Dactyl
import DactylTesting
import Testing
import UIKit

/// A UIKit window with a view that fills it, and a log of everything that happens.
@MainActor
final class TestWindow {
  let window: UIWindow
  let view: UIView
  let recorder = TraceRecorder()

  init(_ recognizers: UIGestureRecognizer..., view: UIView = UIView()) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    view.frame = window.bounds
    self.view = view
    window.addSubview(view)
    window.dactylWindow.observer = recorder
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
  }

  /// Plays a timeline from the current time, then lets time pass until nothing is pending.
  @discardableResult
  func run(_ timeline: String, showing content: TraceContent = []) throws -> String {
    let origin = window.currentTime
    let frames = try touches(timeline).map { frame in
      var later = frame
      later.time += origin
      return later
    }
    try window.dactylWindow.play(frames)
    if window.dactylWindow.touches.isEmpty { window.dactylWindow.meetDeadlines() }
    return recorder.trace(content)
  }
}

/// Records what it hears.
@MainActor
final class Log: NSObject {
  var entries: [String] = []

  var text: String { entries.joined(separator: " ") }

  func note(_ recognizer: UIGestureRecognizer) { entries.append("\(recognizer.state)") }
}
