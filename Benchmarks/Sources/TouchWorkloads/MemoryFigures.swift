import CAllocationCounter
import Dactyl

/// What objects take of the heap, in bytes, including their entries in lists.
package struct MemoryFigures: Codable {
  /// An empty window.
  package let window: Int
  /// A subview.
  package let view: Int
  /// A recogniser attached to a view, without actions, the mean of six kinds.
  package let recognizer: Int
  /// The extra for an action that captures one object.
  package let action: Int
  /// A finger that is down on a view without recognisers.
  package let touch: Int
  /// A finger on a view with six recognisers, among 256 fingers.
  package let followedTouch: Int

  package init() throws {
    let count = 600
    let start = allocated_bytes()
    let window = Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    self.window = allocated_bytes() - start

    let beforeViews = allocated_bytes()
    for _ in 0..<count { window.addSubview(View(frame: window.bounds)) }
    view = (allocated_bytes() - beforeViews) / count

    let beforeRecognizers = allocated_bytes()
    TouchScene.addRecognizers(count, to: window)
    recognizer = (allocated_bytes() - beforeRecognizers) / count

    let beforeActions = allocated_bytes()
    for recognizer in window.gestureRecognizers {
      recognizer.addAction { [unowned window] _ in window.tag += 1 }
    }
    action = (allocated_bytes() - beforeActions) / count

    touch = try MemoryFigures.touch(hasRecognizers: false)
    followedTouch = try MemoryFigures.touch(hasRecognizers: true)
  }

  private static func touch(hasRecognizers: Bool) throws -> Int {
    let window = Window(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
    let six = hasRecognizers ? SixRecognizers(on: window) : nil
    let motion = FingerMotion(fingers: 256, moves: 100)
    var frame = motion.makeFrame()
    let before = allocated_bytes()
    // Leaves out the last frame, which lifts the fingers.
    for step in 0...motion.moves {
      frame.time += FingerMotion.interval
      motion.fill(&frame, at: step)
      try window.send(frame)
    }
    let bytes = (allocated_bytes() - before) / motion.fingers
    withExtendedLifetime(six) {}
    return bytes
  }
}

extension MemoryFigures {
  package var named: [(name: String, bytes: Int)] {
    [
      ("window", window), ("view", view), ("recogniser", recognizer), ("first action", action),
      ("touch on a view", touch), ("touch that six recognisers follow", followedTouch),
    ]
  }
}
