import CAllocationCounter
import Dactyl

/// Fingers that do the same over and over in one window; what comes of it is checked.
package final class TouchWorkload: Workload {
  package let motion: FingerMotion
  package private(set) var allocationsInMoves = 0

  private let window: Window
  private let touched: [SixRecognizers]
  private let expected: ExpectedGesture
  private var gestures = 0
  private var time = 0.0

  /// - Throws: `WorkloadError` where the values of a first gesture, in a window of its own, come out wrong.
  init(_ motion: FingerMotion, in scene: TouchScene = TouchScene()) throws {
    var scene = scene
    scene.people = motion.people
    self.motion = motion
    expected = ExpectedGesture(of: motion)
    (window, touched) = scene.makeWindow()
    try checkGesture(motion, expected, in: scene)
  }

  package func run(gestures count: Int) throws {
    var frame = motion.makeFrame()
    for _ in 0..<count { try play(&frame) }
    gestures += count
    for person in touched where person.actions != expected.actions * gestures {
      throw WorkloadError("\(person.actions) instead of \(expected.actions * gestures)")
    }
  }

  private func play(_ frame: inout InputFrame) throws {
    let window = window
    var time = time
    var allocations = 0
    for step in 0..<motion.frames {
      if step == 1 { allocations = allocation_count() }
      if step == motion.frames - 1 { allocationsInMoves += allocation_count() - allocations }
      time += FingerMotion.interval
      frame.time = time
      motion.fill(&frame, at: step)
      try window.send(frame)
    }
    self.time = time
  }
}
