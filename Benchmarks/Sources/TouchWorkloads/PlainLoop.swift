import CAllocationCounter
import Dactyl
import Foundation

/// The least that following fingers can cost: the same frames, and of each the centre of the
/// fingers, and the distance and direction from the first to the last of them, or of a single one
/// from where it came down.
///
/// It recognises nothing and knows neither views nor when to begin.
final class PlainLoop: Workload {
  private(set) var steadyAllocations: Int? = 0

  private let motion: FingerMotion
  private let expected: Double
  private var sum = 0.0
  private var rounds = 0

  init(_ motion: FingerMotion) {
    self.motion = motion
    expected = (0..<motion.frames).reduce(0) { sum, step in
      let places = motion.places(in: step)
      let first = places.count > 1 ? places.first! : motion.places(in: 0).first!
      let across = places.last!.x - first.x
      let down = places.last!.y - first.y
      let centre = places.reduce(0) { $0 + $1.x + $1.y } / Double(places.count)
      return sum + centre + hypot(across, down) + atan2(down, across)
    }
  }

  var updates: Int { motion.updates }

  func run(rounds count: Int) throws {
    var frame = motion.makeFrame()
    var sum = sum
    for _ in 0..<count {
      let allocations = allocation_count()
      var start = Point.zero
      for step in 0..<motion.frames {
        motion.fill(&frame, at: step)
        if step == 0 { start = frame.contacts[0].position }
        frame.contacts.withUnsafeBufferPointer { sum += measure($0, start) }
      }
      steadyAllocations! += allocation_count() - allocations
    }
    self.sum = sum
    rounds += count
    let right = expected * Double(rounds)
    guard abs(sum - right) <= 1e-9 * abs(right) else {
      throw WorkloadError("a sum of \(sum) instead of \(right)")
    }
  }

  @inline(__always)
  private func measure(_ contacts: UnsafeBufferPointer<Contact>, _ start: Point) -> Double {
    var x = 0.0
    var y = 0.0
    for contact in contacts {
      x += contact.position.x
      y += contact.position.y
    }
    let last = contacts[contacts.count - 1].position
    let first = contacts.count > 1 ? contacts[0].position : start
    let across = last.x - first.x
    let down = last.y - first.y
    let count = Double(contacts.count)
    return x / count + y / count + (across * across + down * down).squareRoot()
      + atan2(down, across)
  }
}
