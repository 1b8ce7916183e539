/// What some touches did in one event: their places at every instant since the last at which one of
/// them was measured, oldest first.
///
/// A finger that was not measured at an instant is where it was measured before. The last instant
/// is that of the event itself.
struct TouchTrack {
  /// The places at one instant.
  struct Instant: BitwiseCopyable {
    var places: Positions
    /// When, in seconds of the input frames.
    var time: Double
    /// Whether all places come from the device; what was made up enters no velocity.
    var isMeasured: Bool
  }

  /// The instants, good until the next motion of the event is asked for.
  let instants: UnsafeBufferPointer<Instant>
}

/// Works the motion of touches out, once for all recognisers that follow the same ones.
final class MotionBuffer {
  @exclusivity(unchecked) private var instants = PlainArray<TouchTrack.Instant>()
  @exclusivity(unchecked) private var places = PlainArray<Point>()
  /// The touches that moved so, unless those are all touches of the window.
  @exclusivity(unchecked) private var owners = UnretainedArray<Touch>()
  /// The touch count of the window if the motion covers all touches, or −1. A recogniser that follows
  /// as many touches follows all of them, in this order.
  @exclusivity(unchecked) private var countOfAll = -1

  init() {}

  /// Forgets the motion, because there is another event.
  func removeAll() {
    instants.removeAll()
    countOfAll = -1
  }

  /// What the touches of a recogniser did in an event.
  @inline(__always)
  func motion(of recognizer: GestureRecognizer, in event: Event) -> TouchTrack {
    if recognizer.followed.count != countOfAll { prepare(of: recognizer, in: event) }
    return TouchTrack(instants: instants.buffer)
  }

  /// Works the motion out where it is not the one at hand.
  @inline(never)
  private func prepare(of recognizer: GestureRecognizer, in event: Event) {
    if recognizer.followed.count == event.liveUnretained.count {
      countOfAll = recognizer.followed.count
      fill(with: event.liveUnretained, in: event)
      return
    }
    if countOfAll < 0, !instants.isEmpty, owners.areSame(as: recognizer.followed) { return }
    countOfAll = -1
    owners.removeAll()
    owners.append(recognizer.followed)
    fill(with: owners, in: event)
  }

  @inline(__always)
  private func fill(with touches: borrowing UnretainedArray<Touch>, in event: Event) {
    let fingers = touches.count
    instants.removeAll()
    places.removeAll()
    // A recogniser may have left its view in the call that now asks.
    guard fingers > 0 else { return }
    // The instants point into the places, which must not move while they are being added.
    places.reserve((event.coalesced.count &+ 1) &* fingers)
    if !event.coalesced.isEmpty { addMerged(touches, in: event) }
    // The instant of the event itself.
    let memory = places.extend(by: fingers)
    var isEstimated = false
    for index in 0..<fingers {
      touches.borrow(index) { touch in
        memory[index] = touch.measuredPosition
        if touch.sample.isEstimated, touch.sample.phase != .stationary { isEstimated = true }
      }
    }
    if isEstimated {
      for index in 0..<fingers { memory[index] = touches[index].sample.position }
    }
    add(memory, fingers, at: event.timestamp, isMeasured: !isEstimated)
  }

  /// Adds the instants of the samples that were merged into the event.
  @inline(never)
  private func addMerged(_ touches: borrowing UnretainedArray<Touch>, in event: Event) {
    let fingers = touches.count
    var memory = places.extend(by: fingers)
    for finger in 0..<fingers {
      memory[finger] = touches.borrow(finger) { $0.previousMeasuredPosition }
    }
    var isChanged = false
    let last = event.coalesced.count - 1
    for index in 0...last {
      let merged = event.coalesced[index]
      for finger in 0..<fingers where touches.borrow(finger, { $0.contactID == merged.contact.id })
      {
        memory[finger] = merged.contact.position
        isChanged = true
        break
      }
      guard isChanged, index == last || event.coalesced[index + 1].time != merged.time else {
        continue
      }
      add(memory, fingers, at: merged.time, isMeasured: true)
      isChanged = false
      guard index < last else { return }
      let next = places.extend(by: fingers)
      next.initialize(from: memory, count: fingers)
      memory = next
    }
  }

  @inline(__always)
  private func add(
    _ memory: UnsafeMutablePointer<Point>, _ fingers: Int, at time: Double, isMeasured: Bool
  ) {
    instants.append(
      TouchTrack.Instant(
        places: Positions(UnsafeBufferPointer(start: memory, count: fingers)), time: time,
        isMeasured: isMeasured))
  }
}

/// The places of some fingers at one instant, and what all recognisers want to know of them.
struct Positions: BitwiseCopyable {
  let points: UnsafeBufferPointer<Point>
  /// The centre of the places; the origin if there are none.
  let centre: Point
  /// Twice the mean distance of the places to their centre; of two, their distance.
  let span: Double
  /// Of two places, the way from the first to the second; else zero.
  let line: Vector

  @inline(__always)
  init(_ points: UnsafeBufferPointer<Point>) {
    if points.count == 2 {
      let (first, second) = (points[0], points[1])
      // A half is the same however it is worked out, and a quotient costs a microcontroller ten
      // products.
      let sum = Vector(first.x + second.x, first.y + second.y)
      self.init(points, Point(sum.dx * 0.5, sum.dy * 0.5), line: second - first)
    } else {
      self.init(ofOneOrMany: points)
    }
  }

  @inline(__always)
  private init(_ points: UnsafeBufferPointer<Point>, _ centre: Point, line: Vector) {
    self.points = points
    self.centre = centre
    self.line = line
    span = line.length
  }

  @inline(never)
  private init(ofOneOrMany points: UnsafeBufferPointer<Point>) {
    self.points = points
    line = .zero
    guard points.count > 1 else {
      centre = points.first ?? .zero
      span = 0
      return
    }
    var sum = Vector.zero
    for point in points { sum += point - .zero }
    centre = .zero + sum / Double(points.count)
    var distances = 0.0
    for point in points { distances += point.distance(to: centre) }
    span = 2 * (distances / Double(points.count))
  }

  var count: Int { points.count }

  subscript(index: Int) -> Point { points[index] }
}
