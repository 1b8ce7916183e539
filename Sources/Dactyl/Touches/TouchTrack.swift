/// What some touches did in one event: their places at every instant since the last at which one of
/// them was measured, oldest first.
///
/// A finger that was not measured at an instant is where it was measured before. The last instant
/// is that of the event itself.
struct TouchTrack {
  /// The places at one instant.
  struct Instant {
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
  @exclusivity(unchecked) private var instants: UnsafeMutablePointer<TouchTrack.Instant>
  @exclusivity(unchecked) private var capacity = 4
  @exclusivity(unchecked) private var count = 0
  private let places = PositionBuffer()
  /// The touches that moved so, unless those are all touches of the window.
  private let owners = BorrowedList<Touch>()
  /// How many touches the window has, where there is the motion of all of them: who follows as many
  /// follows all of them, in the same order. Below 0 otherwise.
  @exclusivity(unchecked) private var countOfAll = -1

  init() { instants = .allocate(capacity: capacity) }

  deinit { instants.deallocate() }

  /// Forgets the motion, because there is another event.
  func removeAll() {
    count = 0
    countOfAll = -1
  }

  /// What the touches of a recogniser did in an event.
  @inline(__always)
  func motion(of recognizer: GestureRecognizer, in event: Event) -> TouchTrack {
    if recognizer.followed.count != countOfAll { prepare(of: recognizer, in: event) }
    return TouchTrack(instants: UnsafeBufferPointer(start: instants, count: count))
  }

  /// Works the motion out where it is not the one at hand.
  @inline(never)
  private func prepare(of recognizer: GestureRecognizer, in event: Event) {
    if recognizer.followed.count == event.liveUnretained.count {
      countOfAll = recognizer.followed.count
      fill(with: event.liveUnretained, in: event)
      return
    }
    if countOfAll < 0, count > 0, owners.areSame(as: recognizer.followed) { return }
    countOfAll = -1
    owners.removeAll()
    recognizer.followed.forEach { owners.append($0) }
    fill(with: owners, in: event)
  }

  @inline(__always)
  private func fill(with touches: BorrowedList<Touch>, in event: Event) {
    count = 0
    places.removeAll()
    // The instants point into the places, which must not move while they are being added.
    places.reserve((event.coalesced.count + 1) * touches.count)
    if !event.coalesced.isEmpty { addMerged(touches, in: event) }
    addPresent(touches, in: event)
  }

  /// Adds the instant of the event itself.
  @inline(__always)
  private func addPresent(_ touches: BorrowedList<Touch>, in event: Event) {
    let start = places.count
    let memory = places.add(touches.count)
    var isEstimated = false
    var index = 0
    touches.forEach { touch in
      memory[index] = touch.measuredPosition
      index &+= 1
      if touch.sample.isEstimated, touch.sample.phase != .stationary { isEstimated = true }
    }
    if isEstimated {
      for index in 0..<touches.count { memory[index] = touches[index].sample.position }
    }
    add(places.places(from: start), at: event.timestamp, isMeasured: !isEstimated)
  }

  /// Adds the instants of the samples that were merged into the event.
  @inline(never)
  private func addMerged(_ touches: BorrowedList<Touch>, in event: Event) {
    let fingers = touches.count
    var memory = places.add(fingers)
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
      add(
        Positions(UnsafeBufferPointer(start: memory, count: fingers)), at: merged.time,
        isMeasured: true)
      isChanged = false
      guard index < last else { return }
      let next = places.add(fingers)
      next.initialize(from: memory, count: fingers)
      memory = next
    }
  }

  @inline(__always)
  private func add(_ places: Positions, at time: Double, isMeasured: Bool) {
    // With room for one more, the event's own.
    if count + 2 > capacity { grow() }
    (instants + count).initialize(
      to: TouchTrack.Instant(places: places, time: time, isMeasured: isMeasured))
    count += 1
  }

  private func grow() {
    let larger = UnsafeMutablePointer<TouchTrack.Instant>.allocate(capacity: capacity * 2)
    larger.initialize(from: instants, count: count)
    instants.deallocate()
    instants = larger
    capacity *= 2
  }
}
