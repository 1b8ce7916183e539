import CAllocationCounter
import Dactyl

/// Fingers that repeat a gesture in one window; a round is one gesture.
final class TouchWorkload: Workload {
  private(set) var steadyAllocations: Int?

  private let motion: FingerMotion
  private let window: Window
  private let touched: [SixRecognizers]
  private let expected: ExpectedGesture
  private var rounds = 0
  private var time = 0.0

  /// - Throws: `WorkloadError` if a first gesture, in its own window, gives wrong values.
  init(_ motion: FingerMotion, in scene: TouchScene = TouchScene()) throws {
    var scene = scene
    scene.people = motion.people
    self.motion = motion
    steadyAllocations = motion.moves > 0 ? 0 : nil
    expected = ExpectedGesture(of: motion)
    (window, touched) = scene.makeWindow()
    try checkGesture(motion, expected, in: scene)
  }

  var updates: Int { motion.updates }

  func run(rounds count: Int) throws {
    var frame = motion.makeFrame()
    for _ in 0..<count { try play(&frame) }
    rounds += count
    for person in touched where person.actions != expected.actions * rounds {
      throw WorkloadError("actions: \(person.actions) instead of \(expected.actions * rounds)")
    }
  }

  private func play(_ frame: inout InputFrame) throws {
    let window = window
    // By then, every gesture has begun.
    let steady = motion.frames / 2
    var time = time
    var allocations = 0
    for step in 0..<motion.frames {
      if step == steady { allocations = allocation_count() }
      if step == motion.frames - 1 { allocations = allocation_count() - allocations }
      time += FingerMotion.interval
      frame.time = time
      motion.fill(&frame, at: step)
      try window.send(frame)
    }
    self.time = time
    if let before = steadyAllocations { steadyAllocations = before + allocations }
  }
}
