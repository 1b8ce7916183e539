// What drags leave to taps beside them (SPEC E13).
extension GestureRecognizer {
  /// Notes what fingers have dragged that have only just come down.
  func land(_ drag: inout TranslationMeter, in event: Event) {
    guard let last = followed.last else { return }
    if event.timestamp - last.downTime <= profile({ $0.tapAllowance.landing }) { drag.land() }
  }

  /// Whether what its fingers have dragged since the last of them came down may yet be a tap.
  ///
  /// - Parameters:
  ///   - minimum: what a drag takes alone.
  ///   - distance: what it takes beside a tap.
  func mayTap(_ drag: borrowing TranslationMeter, minimum: Double, distance: Double) -> Bool {
    // Several fingers roll less as they tap, and a drag that waited would let a pinch begin first.
    guard drag.reach < distance, followed.count == 1, let last = followed.last, last.isDown else {
      return false
    }
    let numbers = profile { $0.tapAllowance }
    // A finger that rolls is quick; one that drags slowly is not kept waiting.
    let rolls =
      presentTime - last.downTime < numbers.duration
      && drag.measured.velocity(at: presentTime).length >= numbers.minimumVelocity
    guard rolls || drag.settledReach < minimum else { return false }
    return last.hasFollower { other in
      other.tapsToRecognize > 0 && other.committed == .possible && other.takesTouches
        && prevents(other)
    }
  }
}
