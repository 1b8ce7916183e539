/// Remembers where fingers tapped last, to count taps in a row (SPEC A6).
struct TapMemory {
  private struct Tap {
    var view: ObjectIdentifier?
    var downPosition: Point
    var liftTime: Double
    var count: Int
  }

  private var recent: ContiguousArray<Tap> = []

  init() {}

  /// Which tap in a row a new touch is, 1 or more; uses up the tap that it follows.
  mutating func countTap(of touch: Touch, interval: Double, distance: Double) -> Int {
    recent.keep { touch.downTime - $0.liftTime < interval }
    let view = touch.view.map { ObjectIdentifier($0) }
    var nearest: Int?
    var shortest = distance
    for (index, tap) in recent.enumerated() where tap.view == view {
      let way = tap.downPosition.distance(to: touch.downPosition)
      if way <= shortest {
        nearest = index
        shortest = way
      }
    }
    guard let nearest else { return 1 }
    return recent.remove(at: nearest).count + 1
  }

  /// Notes that a finger was lifted.
  mutating func noteLift(of touch: Touch) {
    guard touch.tapCount > 0 else { return }
    recent.append(
      Tap(
        view: touch.view.map { ObjectIdentifier($0) }, downPosition: touch.downPosition,
        liftTime: touch.timestamp, count: touch.tapCount))
  }
}
