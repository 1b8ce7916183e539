/// The delivery of one input frame: what changed, and all touches that are down (SPEC A3, A4).
///
/// A window has one event and shows every frame in it, so read what you need during the call.
///
/// ```swift
/// override func touchesMoved(_ touches: TouchSet, with event: Event) {
///   for touch in touches {
///     line += event.coalescedTouches(for: touch).map { $0.location(in: self) }
///     tip = event.predictedTouches(for: touch).map { $0.location(in: self) }
///   }
/// }
/// ```
public final class Event {
  // MARK: - The frame
  //
  // `startFrame` and `addChange` write these as the window reads a frame; `forgetChanges` clears them
  // before the next. `ViewDelivery` alone shows another time for a moment.

  /// When the frame happened, in seconds of the input frames.
  @exclusivity(unchecked) public internal(set) var timestamp = 0.0
  /// The samples that were merged into this frame.
  @exclusivity(unchecked) var coalesced = PlainArray<CoalescedContact>()
  /// The touches that changed in this frame, in the order in which the frame names them.
  @exclusivity(unchecked) var changed = UnretainedArray<Touch>()
  /// The phases that changed touches have, one bit for each, and whether any of them jumped.
  @exclusivity(unchecked) private var phases: UInt8 = 0
  /// Whether touches that changed are the first of all, in the order in which they came down.
  @exclusivity(unchecked) private var isInOrder = true
  /// Whether any of those touches may be the business of a view.
  @exclusivity(unchecked) private(set) var concernsViews = false

  // MARK: - Touches, from frame to frame
  //
  // Written only when a finger comes down or is forgotten. The event keeps touches alive here, so
  // that all other lists need not.

  /// All touches of the window, changed or resting, in the order in which they came down.
  @exclusivity(unchecked) private(set) var live: ContiguousArray<Touch> = []
  /// The same touches, to be walked without counting references.
  @exclusivity(unchecked) var liveUnretained = UnretainedArray<Touch>()
  /// Touches that have lifted and belong to attempts that are not over.
  @exclusivity(unchecked) private var lingering: ContiguousArray<Touch> = []
  /// A lifted touch that nothing refers to any more, kept so that repeated taps allocate nothing.
  @exclusivity(unchecked) private var spare: Touch?
  /// How many touches there ever were.
  @exclusivity(unchecked) private(set) var touchCount = 0

  // MARK: - Answers kept
  //
  // The first recogniser that asks writes them, the others find them. They hold for one frame, or,
  // as `places`, until a touch comes or goes.

  /// The motion of the touches that were asked about last.
  let motions = MotionBuffer()
  /// Places that were collected last.
  @exclusivity(unchecked) private var collected = PlainArray<Point>()
  /// These, where they are those of all touches in this frame.
  @exclusivity(unchecked) private var placesOfAll: Positions?
  /// Where the touches of very many contacts stand, once a frame named them in another order.
  @exclusivity(unchecked) var places: NumberTable?

  // MARK: - Settings, and other layers
  //
  // The owner of the window and the layer above write these; the engine never does.

  /// How many touches `predictedTouches(for:)` gives.
  @exclusivity(unchecked) var predictionCount = 2
  #if !hasFeature(Embedded)
    /// The object that another layer shows in this event's place; it clears this before it goes
    /// away.
    @_spi(Facades) public var facade: AnyObject? {
      get { facadeReference }
      set { facadeReference = newValue }
    }
    // Not read from other modules directly, because these would check for exclusive access with
    // every event.
    @exclusivity(unchecked) private unowned(unsafe) var facadeReference: AnyObject?
  #endif

  init() {}

  /// Every touch in the window, including touches that rest or end in this frame.
  public var allTouches: TouchSet { TouchSet(live) }

  /// The touches that came down on a view, wherever they are now.
  public func touches(for view: View) -> TouchSet {
    var touches = live
    touches.keep { $0.view === view }
    return TouchSet(touches)
  }

  /// The touches in a window.
  public func touches(for window: Window) -> TouchSet {
    TouchSet(window.event === self ? live : [])
  }

  /// The touches that a recogniser is following.
  public func touches(for recognizer: GestureRecognizer) -> TouchSet {
    TouchSet(recognizer.touches)
  }

  /// Every sample the device took of a touch since the last event, oldest first (SPEC A7).
  ///
  /// The last of them equals the touch itself, so that drawing all of them draws everything once.
  /// The copies know their place, time and force, and are not tracked any further.
  public func coalescedTouches(for touch: Touch) -> [Touch] {
    var copies: [Touch] = []
    var place = touch.sample.previousPosition
    var precise = touch.sample.previousPrecisePosition
    func add(_ contact: Contact, at time: Double) {
      let copy = touch.copy(contact, time: time, after: place, precise: precise)
      place = copy.sample.position
      precise = copy.sample.precisePosition
      copies.append(copy)
    }
    for index in 0..<coalesced.count where coalesced[index].contact.id == touch.contactID {
      add(coalesced[index].contact, at: coalesced[index].time)
    }
    add(touch.sample.contact, at: touch.timestamp)
    return copies
  }

  /// The phase of all touches, if all changed in this frame, in the order in which they came down,
  /// and to the same phase; nil otherwise.
  @inline(__always)
  var sharedPhase: TouchPhase? {
    guard isInOrder, changed.count == liveUnretained.count else { return nil }
    return switch phases & ~Event.jumpBit {
    case 0b00010: .moved
    case 0b00001: .began
    case 0b01000: .ended
    case 0b10000: .cancelled
    default: nil
    }
  }

  /// Notes that the window takes touches away while it delivers the frame: recognisers must not hear
  /// that those move.
  func breakUp() { isInOrder = false }

  /// Whether any touch of the frame did so.
  func has(_ phase: TouchPhase) -> Bool { phases & 1 &<< phase.rawValue != 0 }
  /// Whether any touch of the frame began.
  var hasBegan: Bool { has(.began) }
  /// Whether any touch of the frame ended.
  var hasEnded: Bool { has(.ended) }
  /// Whether any touch of the frame ended or was cancelled.
  var hasLifted: Bool { phases & 0b11000 != 0 }
  /// Whether any touch of the frame jumped.
  var hasJumped: Bool { phases & Event.jumpBit != 0 }
  /// Whether any touch of the frame began or jumped.
  var hasLeaps: Bool { phases & (Event.jumpBit | 1) != 0 }

  private static var jumpBit: UInt8 { 0b100000 }

  /// Notes that a touch that changed has jumped.
  func recordJump() { phases |= Event.jumpBit }

  /// What the touches of a recogniser did in this frame.
  @inline(__always)
  func motion(of recognizer: GestureRecognizer) -> TouchTrack {
    motions.motion(of: recognizer, in: self)
  }

  /// The place of each touch, or of those alone that are still down; good until places are
  /// collected again.
  @inline(never)
  func places(of touches: borrowing UnretainedArray<Touch>, areDown: Bool = false) -> Positions {
    let areAll = touches.count == liveUnretained.count && !areDown
    if areAll, let placesOfAll { return placesOfAll }
    placesOfAll = nil
    collected.removeAll()
    touches.forEach { touch in
      if !areDown || touch.isDown { collected.append(touch.sample.position) }
    }
    let places = Positions(collected.buffer)
    if areAll { placesOfAll = places }
    return places
  }

  /// Forgets what changed, before the next frame.
  func clear() {
    forgetChanges()
    liveUnretained.forEach { $0.rest() }
  }

  @inline(__always)
  func forgetChanges() {
    changed.removeAll()
    motions.removeAll()
    placesOfAll = nil
    coalesced.removeAll()
    phases = 0
    isInOrder = true
    concernsViews = false
  }

  /// Takes in a touch that has come down.
  func add(_ touch: Touch) {
    touchCount += 1
    live.add(touch)
    liveUnretained.append(touch)
    places = nil
  }

  /// Loses the touches that are not down any more.
  func removeLifted() {
    changed.removeAll()
    places = nil
    liveUnretained.forEach { if !$0.isDown, !$0.recognizers.isEmpty { lingering.add($0) } }
    liveUnretained.removeAll()
    if live.count == 1, !live.borrow(0, { $0.isDown }) {
      var lifted: Touch? = live.removeLast()
      if spare == nil { keep(&lifted) }
    } else {
      live.keep { $0.isDown }
      live.forEachBorrowed { liveUnretained.append($0) }
    }
  }

  /// Loses the touches that have lifted and belong to no attempt any more.
  func forgetLingering() {
    if !lingering.isEmpty { lingering.keep { !$0.recognizers.isEmpty } }
  }

  /// Whether it keeps a touch alive: one that is down, or that belongs to an attempt.
  func keeps(_ touch: Touch) -> Bool { live.holds(touch) || lingering.holds(touch) }

  /// Keeps a lifted touch for the next finger that comes down, if nothing else refers to it.
  private func keep(_ lifted: inout Touch?) {
    guard isKnownUniquelyReferenced(&lifted), let touch = lifted, touch.recognizers.isEmpty else {
      return
    }
    #if !hasFeature(Embedded)
      // Through a weak reference, the next finger would look like the same touch.
      guard touch.facade == nil, _getWeakRetainCount(touch) == 1, _getUnownedRetainCount(touch) == 1
      else { return }
    #endif
    touch.end()
    spare = touch
  }

  /// A touch for a finger that comes down.
  func makeTouch() -> Touch {
    guard let touch = spare else { return Touch() }
    spare = nil
    return touch
  }

  /// Where a touch stands among all; below 0 if nowhere.
  func liveIndex(of touch: Touch) -> Int {
    for index in 0..<liveUnretained.count where liveUnretained[index] === touch { return index }
    return -1
  }

  /// Adds a touch that changed, and stands at a place among all touches.
  @inline(__always)
  func addChange(of touch: Touch, at place: Int) {
    if place != changed.count { isInOrder = false }
    changed.append(touch)
    if touch.delivery != .finished { concernsViews = true }
    phases |= 1 &<< touch.sample.phase.rawValue
  }
}

extension Event {
  /// Visits the samples that were measured of touches since the last event, merged ones included,
  /// in order of time for each.
  ///
  /// The same that `coalescedTouches(for:)` tells, as a precise place in points of the window and
  /// a time. Makes no object for a sample, because recorders of paths ask with every move.
  package func forEachSample(of touches: TouchSet, _ body: (Point, Double) -> Void) {
    touches.forEachBorrowed { touch in
      for index in 0..<coalesced.count where coalesced[index].contact.id == touch.contactID {
        let merged = coalesced[index]
        guard !merged.contact.isEstimated else { continue }
        body(merged.contact.precisePosition ?? merged.contact.position, merged.time)
      }
      let sample = touch.sample
      if !sample.isEstimated { body(sample.precisePosition, sample.time) }
    }
  }
}
