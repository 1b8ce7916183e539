/// Remembers where fingers tapped last, to count taps in a row (SPEC A6).
struct TapMemory: ~Copyable {
  private struct Tap: BitwiseCopyable {
    let view: ObjectIdentifier?
    let downPosition: Point
    let liftTime: Double
    let count: Int

    init(_ touch: Touch) {
      view = touch.view.map { ObjectIdentifier($0) }
      downPosition = touch.downPosition
      liftTime = touch.timestamp
      count = touch.tapCount
    }
  }

  private var recent = PlainArray<Tap>()
  /// How many fingers the window remembers; people have fewer.
  private static var capacity: Int { 64 }

  init() {}

  /// Which tap in a row a new touch is, 1 or more; uses up the tap that it follows.
  mutating func countTap(
    of touch: Touch, on hit: View?, interval: Double, distance: Double
  ) -> Int {
    recent.keep { touch.downTime - $0.liftTime < interval }
    let view = hit.map { ObjectIdentifier($0) }
    var nearest: Int?
    var shortest = distance
    for index in 0..<recent.count where recent[index].view == view {
      let way = recent[index].downPosition.distance(to: touch.downPosition)
      if way <= shortest {
        nearest = index
        shortest = way
      }
    }
    guard let nearest else { return 1 }
    let count = recent[nearest].count
    recent.remove(at: nearest)
    return count + 1
  }

  /// Notes that a finger was lifted.
  mutating func recordLift(of touch: Touch) {
    guard touch.tapCount > 0 else { return }
    if recent.count == TapMemory.capacity { recent.remove(at: 0) }
    recent.append(Tap(touch))
  }
}
