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
  /// Whether there is a motion, and that of all touches of the window.
  @exclusivity(unchecked) private var isOfAll = false
  /// Whether the motion of all touches serves every recogniser that follows as many; see
  /// `Window.usesShortcuts`.
  @exclusivity(unchecked) var isShared = true
  /// How many touches there are, where there is the motion of all of them, all moved to measured
  /// places, nothing else happened and none jumped: it is good as it is for who follows as many.
  /// Below 0 otherwise.
  @exclusivity(unchecked) var plainCount = -1

  init() { instants = .allocate(capacity: capacity) }

  deinit { instants.deallocate() }

  /// Forgets the motion, because there is another event.
  func removeAll() {
    count = 0
    isOfAll = false
    plainCount = -1
  }

  /// What the touches of a recogniser did in an event.
  @inline(__always)
  func motion(of recognizer: GestureRecognizer, in event: Event) -> TouchTrack {
    // A recogniser that follows as many touches as there are follows all of them, in this order.
    if recognizer.followed.count != event.liveUnretained.count || !isShared {
      prepare(of: recognizer, in: event)
    } else if !isOfAll {
      prepareAll(in: event)
    }
    return track
  }

  /// The motion at hand.
  @inline(__always)
  var track: TouchTrack {
    TouchTrack(instants: UnsafeBufferPointer(start: instants, count: count))
  }

  /// Works the motion of some of the touches out where it is not the one at hand.
  private func prepare(of recognizer: GestureRecognizer, in event: Event) {
    if !isOfAll, count > 0, owners.areSame(as: recognizer.followed) { return }
    isOfAll = false
    // Recognisers that follow all touches have to ask anew.
    plainCount = -1
    owners.removeAll()
    recognizer.followed.forEach { owners.append($0) }
    fill(with: owners, in: event)
  }

  /// Makes room for the places of a move of all touches of the window, and for those at instants
  /// before it.
  @inline(__always)
  func beginMove(of touches: Int, withInstants before: Int) -> UnsafeMutablePointer<Point> {
    places.reserve((before + 1) * touches)
    return places.begin(touches)
  }

  /// Writes all places there anew, of which only those of some touches were known.
  func fillMove(of touches: BorrowedList<Touch>) {
    let memory = places.memory
    for index in 0..<touches.count {
      memory[index] = touches.borrow(index) { $0.measuredPosition }
    }
  }

  /// Takes the places in which have been written there.
  @inline(__always)
  func endMove(of touches: Int, in event: Event) {
    isOfAll = true
    if isShared { plainCount = touches }
    if !event.coalesced.isEmpty { addMerged(event.liveUnretained, in: event) }
    (instants + count).initialize(
      to: TouchTrack.Instant(
        places: Positions(UnsafeBufferPointer(start: places.memory, count: touches)),
        time: event.timestamp, isMeasured: true))
    count += 1
  }

  private func prepareAll(in event: Event) {
    isOfAll = true
    fill(with: event.liveUnretained, in: event)
  }

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
      index += 1
      if touch.sample.isEstimated, touch.sample.phase != .stationary { isEstimated = true }
    }
    if isEstimated {
      for index in 0..<touches.count { memory[index] = touches[index].sample.position }
    }
    add(places.places(from: start), at: event.timestamp, isMeasured: !isEstimated)
  }

  /// Adds the instants of the samples that were merged into the event.
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
