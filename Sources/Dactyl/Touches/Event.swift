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
  /// When the frame happened, in seconds of the input frames.
  @exclusivity(unchecked) public internal(set) var timestamp = 0.0
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
  /// All touches of the window: those that changed in this frame and those that rest.
  var live: ContiguousArray<Touch> { all.touches }
  /// The same, to be borrowed.
  @exclusivity(unchecked) private(set) var all = LiveTouches()
  /// The same touches, to be walked without counting references.
  let liveUnretained = BorrowedList<Touch>()
  /// Touches that have lifted and belong to attempts that are not over.
  @exclusivity(unchecked) private var lingering: ContiguousArray<Touch> = []
  /// The touches that changed in this frame, in the order in which the frame names them.
  var changed: BorrowedList<Touch> { isPlainMove ? liveUnretained : noted }
  /// Those of them that were noted one by one.
  let noted = BorrowedList<Touch>()
  /// A lifted touch that nothing refers to any more, kept so that repeated taps allocate nothing.
  @exclusivity(unchecked) private var spare: Touch?
  /// How many touches there ever were.
  @exclusivity(unchecked) private(set) var touchCount = 0
  /// Where the touches of contacts stand, while a frame names very many in another order.
  @exclusivity(unchecked) var places: NumberTable?
  /// The samples that were merged into this frame.
  @exclusivity(unchecked) var coalesced = PlainArray<CoalescedContact>()
  /// How many touches `predictedTouches(for:)` gives.
  @exclusivity(unchecked) var predictionCount = 2
  /// The motion of the touches that were asked about last.
  let motions = MotionBuffer()
  /// Places that were collected last.
  private let collected = PositionBuffer()
  /// These, where they are those of all touches in this frame.
  @exclusivity(unchecked) private var placesOfAll: Positions?
  /// Whether any touch of the frame began; likewise moved, ended, was cancelled.
  @exclusivity(unchecked) var hasBegan = false
  @exclusivity(unchecked) var hasMoved = false
  @exclusivity(unchecked) var hasEnded = false
  @exclusivity(unchecked) var hasCancelled = false
  /// Whether any of those touches jumped.
  @exclusivity(unchecked) var hasJumped = false {
    didSet { if hasJumped { motions.plainCount = -1 } }
  }
  /// Whether any of those touches may be the business of a view.
  @exclusivity(unchecked) private(set) var concernsViews = false

  init() {}

  /// Every touch in the window, resting ones included, and those that end in this frame.
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
    add(touch.contact, at: touch.timestamp)
    return copies
  }

  /// Whether all touches moved in this frame and nothing else happened, so that what is known of
  /// all is good for each recogniser that follows as many.
  @exclusivity(unchecked) private(set) var isPlainMove = false

  /// The phase that all touches share; nil if they differ. A recogniser that follows as many then
  /// hears of all of them.
  var sharedPhase: TouchPhase? {
    guard motions.isShared, !liveUnretained.isEmpty else { return nil }
    let phase = liveUnretained.borrow(0) { $0.sample.phase }
    var index = 1
    while index < liveUnretained.count {
      if liveUnretained.borrow(index, { $0.sample.phase != phase }) { return nil }
      index += 1
    }
    // While a view is told that its touches are taken away they are cancelled, whatever the event
    // says.
    return has(phase) ? phase : nil
  }

  /// Whether any touch of the frame did so.
  func has(_ phase: TouchPhase) -> Bool {
    switch phase {
    case .began: hasBegan
    case .moved: hasMoved
    case .ended: hasEnded
    case .cancelled: hasCancelled
    case .stationary: false
    }
  }

  /// What the touches of a recogniser did in this frame.
  @inline(__always)
  func motion(of recognizer: GestureRecognizer) -> TouchTrack {
    motions.motion(of: recognizer, in: self)
  }

  /// The place of each touch, or of those alone that are still down; good until places are
  /// collected again.
  @inline(never)
  func places(of touches: borrowing UnretainedArray<Touch>, areDown: Bool = false) -> Positions {
    let areAll = touches.count == liveUnretained.count && !areDown && motions.isShared
    if areAll, let placesOfAll { return placesOfAll }
    placesOfAll = nil
    collected.removeAll()
    touches.forEach { touch in
      if !areDown || touch.isDown { collected.append(touch.sample.position) }
    }
    let places = collected.places()
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
    noted.removeAll()
    motions.removeAll()
    placesOfAll = nil
    coalesced.removeAll()
    hasBegan = false
    hasMoved = false
    hasEnded = false
    hasCancelled = false
    hasJumped = false
    concernsViews = false
    isPlainMove = false
  }

  /// Takes in a touch that has come down.
  func add(_ touch: Touch) {
    touchCount += 1
    all.touches.add(touch)
    liveUnretained.append(touch)
  }

  /// Loses the touches that are not down any more.
  func removeLifted() {
    noted.removeAll()
    liveUnretained.forEach { if !$0.isDown, !$0.recognizers.isEmpty { lingering.add($0) } }
    liveUnretained.removeAll()
    if all.touches.count == 1, !all.touches.borrow(0, { $0.isDown }) {
      var lifted: Touch? = all.touches.removeLast()
      if spare == nil { keep(&lifted) }
    } else {
      all.touches.keep { $0.isDown }
      all.touches.forEachBorrowed { liveUnretained.append($0) }
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

  /// Updates all touches at once from a frame in which contacts move, in the order of the touches,
  /// and nothing else happens; tells whether any of them took a long step. What happened in the
  /// last frame has been forgotten.
  ///
  /// - Parameters:
  ///   - fingers: how many contacts there are; the touches of others rest.
  ///   - isOf: whether the contact with that index has that number.
  ///   - move: moves a touch to the place of the contact with that index.
  @inline(__always)
  func move(
    _ fingers: Int, at time: Double, isOf: (Int, Int) -> Bool,
    by move: (Touch, Int) -> Touch.Step
  ) -> Bool {
    timestamp = time
    hasMoved = true
    // All recognisers want to know where the fingers are, which costs least while they are at hand.
    let count = liveUnretained.count
    let places = motions.beginMove(of: count, withInstants: coalesced.count)
    let areAll = fingers == count
    isPlainMove = areAll
    var moving = liveUnretained.memory
    if !areAll { moving = note(fingers, where: isOf) }
    var (isLong, isEstimated, isViewsBusiness) = (false, false, false)
    for index in 0..<fingers {
      let step = moving[index]._withUnsafeGuaranteedRef { move($0, index) }
      if step.isLong { isLong = true }
      if step.isEstimated { isEstimated = true }
      if step.isViewsBusiness { isViewsBusiness = true }
      places[index] = step.end
    }
    concernsViews = isViewsBusiness
    if !areAll { motions.fillMove(of: liveUnretained) }
    // Made-up places are rare, and computed only when a recogniser asks.
    if !isEstimated { motions.endMove(of: count, in: self) }
    return isLong
  }

  /// Notes so many touches, those of contacts that move, and tells where they stand; the others
  /// rest.
  @inline(never)
  private func note(
    _ fingers: Int, where isOf: (Int, Int) -> Bool
  ) -> UnsafePointer<Unmanaged<Touch>> {
    liveUnretained.forEach { touch in
      if noted.count < fingers, isOf(noted.count, touch.contactID) {
        noted.append(touch)
      } else {
        touch.rest()
      }
    }
    return noted.memory
  }

  /// Turns a plain move into an ordinary event, because the window takes touches away: recognisers
  /// must not hear that those move.
  func endPlainMove() {
    guard isPlainMove else { return }
    liveUnretained.forEach { noted.append($0) }
    isPlainMove = false
  }

  /// Adds a touch that changed.
  func record(_ touch: Touch) {
    noted.append(touch)
    if touch.delivery != .finished { concernsViews = true }
    switch touch.sample.phase {
    case .began: hasBegan = true
    case .moved: hasMoved = true
    case .ended: hasEnded = true
    case .cancelled: hasCancelled = true
    case .stationary: break
    }
  }
}

extension Touch {
  /// What the device said last, as a contact.
  var contact: Contact {
    var contact = sample.contact
    contact.precisePosition = sample.precisePosition
    contact.kind = kind
    return contact
  }
}
