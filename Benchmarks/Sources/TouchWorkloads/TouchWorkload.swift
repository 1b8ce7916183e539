import CAllocationCounter
import Dactyl

/// Fingers that repeat a gesture in one window; a round is one gesture.
final class TouchWorkload: Workload {
  private(set) var steadyAllocations: Int?

  private let motion: FingerMotion
  private let window: Window
  private let touched: SixRecognizers
  /// How often each action runs in a gesture.
  private let expected: RecognizerCounts
  private var rounds = 0
  private var time = 0.0

  /// - Throws: `WorkloadError` if a first gesture, in its own window, recognises nothing.
  init(_ motion: FingerMotion, in scene: TouchScene = TouchScene()) throws {
    self.motion = motion
    steadyAllocations = motion.moves > 0 ? 0 : nil
    expected = try Self.actions(of: motion, in: scene)
    (window, touched) = scene.makeWindow()
  }

  /// Plays one gesture; fingers that move must pan, and two of them pinch and turn as well.
  private static func actions(
    of motion: FingerMotion, in scene: TouchScene
  ) throws -> RecognizerCounts {
    let (window, touched) = scene.makeWindow()
    var frame = motion.makeFrame()
    for step in 0..<motion.frames {
      frame.time += FingerMotion.interval
      motion.fill(&frame, at: step)
      try window.send(frame)
    }
    let actions = touched.actions
    let isAsMeant =
      motion.moves == 0
      ? actions.tap == 1
      : actions.pan > motion.moves / 2
        && (motion.fingers == 1 || min(actions.pinch, actions.rotation) > motion.moves / 4)
    guard isAsMeant else { throw WorkloadError("actions: \(actions)") }
    return actions
  }

  var updates: Int { motion.updates }

  func run(rounds count: Int) throws {
    var frame = motion.makeFrame()
    for _ in 0..<count { try play(&frame) }
    rounds += count
    guard touched.actions == expected * rounds else {
      throw WorkloadError("actions: \(touched.actions) instead of \(expected * rounds)")
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
