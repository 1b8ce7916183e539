import CAllocationCounter
import Dactyl

/// A finger that drags over and over on a view with many recognisers of six kinds, of which only
/// one may recognise; a round is one gesture.
final class CrowdWorkload: Workload {
  private(set) var steadyAllocations: Int? = 0

  private let motion: FingerMotion
  private let window: Window
  private let drags = Tally()
  private let others = Tally()
  private var rounds = 0
  private var time = 0.0

  /// How often something happened.
  private final class Tally {
    @exclusivity(unchecked) var count = 0
  }

  /// - Parameter count: how many recognisers there are; at least 1.
  init(recognizers count: Int, moves: Int) {
    motion = FingerMotion(fingers: 1, moves: moves)
    let side = TouchScene.side
    window = Window(frame: Rect(x: 0, y: 0, width: side, height: side))
    let view = View(frame: window.bounds)
    window.addSubview(view)
    TouchScene.addRecognizers(count - 1, to: view)
    for other in view.gestureRecognizers { other.addAction { [others] _ in others.count += 1 } }
    // The engine calls the last recogniser first, so this pan begins before the others.
    let pan = PanGestureRecognizer()
    pan.addAction { [drags] pan in if pan.state == .ended { drags.count += 1 } }
    view.addGestureRecognizer(pan)
  }

  var updates: Int { motion.updates }

  func run(rounds count: Int) throws {
    var frame = motion.makeFrame()
    for _ in 0..<count {
      var allocations = 0
      for step in 0..<motion.frames {
        if step == motion.frames / 2 { allocations = allocation_count() }
        if step == motion.frames - 1 { allocations = allocation_count() - allocations }
        time += FingerMotion.interval
        frame.time = time
        motion.fill(&frame, at: step)
        try window.send(frame)
      }
      steadyAllocations? += allocations
      // The pause keeps the next finger from making a tap with this one.
      time += 1
      try window.advance(to: time)
    }
    rounds += count
    guard drags.count == rounds, others.count == 0 else {
      throw WorkloadError("\(drags.count) drags and \(others.count) others in \(rounds) rounds")
    }
  }
}
