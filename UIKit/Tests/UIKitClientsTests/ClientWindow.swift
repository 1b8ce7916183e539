import Dactyl
import DactylTesting
import UIKit

/// A window in which fingers drive a client's code.
@MainActor
final class ClientWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let recorder = TraceRecorder()

  init() { window.dactylWindow.observer = recorder }

  /// A view that fills the window, with recognisers.
  @discardableResult
  func fill(_ recognizers: UIGestureRecognizer...) -> UIView {
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    return view
  }

  @discardableResult
  func run(_ timeline: String, showing content: TraceContent = []) throws -> String {
    try play(touches(timeline))
    return recorder.trace(content)
  }

  /// The trace of a stroke with one finger, a sample every 10 ms.
  func draw(_ points: [(Double, Double)], showing content: TraceContent = []) throws -> String {
    let steps = points.dropFirst().map { "10ms move(\($0.0),\($0.1))" }.joined(separator: " ")
    return try run("down(\(points[0].0),\(points[0].1)) \(steps) 10ms up", showing: content)
  }

  func play(_ frames: [InputFrame]) throws {
    let origin = window.currentTime
    try window.dactylWindow.play(
      frames.map { frame in
        var later = frame
        later.time += origin
        return later
      })
    if window.dactylWindow.touches.isEmpty { window.dactylWindow.meetDeadlines() }
  }
}
