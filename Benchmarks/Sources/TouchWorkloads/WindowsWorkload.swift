import CAllocationCounter
import Dactyl

/// Windows that come, are tapped once and go, each with 100 views and six recognisers on ten of
/// them; a round is one window.
final class WindowsWorkload: Workload {
  private let motion = FingerMotion(fingers: 1, moves: 0)
  private var isWarm = false

  var updates: Int { motion.updates }
  var steadyAllocations: Int? { nil }

  func run(rounds: Int) throws {
    // The first window's permanent allocations do not count.
    if !isWarm { try useWindow() }
    isWarm = true
    let before = allocated_bytes()
    for _ in 0..<rounds { try useWindow() }
    guard allocated_bytes() == before else {
      throw WorkloadError("\(allocated_bytes() - before) bytes were left behind")
    }
  }

  private func useWindow() throws {
    let side = TouchScene.side
    let window = Window(frame: Rect(x: 0, y: 0, width: side, height: side))
    var touched: [SixRecognizers] = []
    for _ in 0..<10 {
      let parent = View(frame: window.bounds)
      window.addSubview(parent)
      for _ in 0..<9 { parent.addSubview(View(frame: Rect(x: 0, y: 0, width: 1, height: 1))) }
      touched.append(SixRecognizers(on: parent))
    }
    var frame = motion.makeFrame()
    for step in 0..<motion.frames {
      frame.time += FingerMotion.interval
      motion.fill(&frame, at: step)
      try window.send(frame)
    }
    // The last view added is in front.
    let taps = touched.map { $0.actions.tap }
    guard taps == Array(repeating: 0, count: 9) + [1] else { throw WorkloadError("taps: \(taps)") }
  }
}
