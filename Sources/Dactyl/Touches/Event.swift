/// The delivery of one input frame: what changed, and all touches that are down (SPEC A3, A4).
///
/// A window has one event and shows every frame in it, so read what you need during the call.
public final class Event {
  /// When the frame happened, in seconds of the input frames.
  @exclusivity(unchecked) public internal(set) var timestamp = 0.0
  #if !hasFeature(Embedded)
    /// The object that another layer shows in this event's place; it clears this before it goes away.
    package var companion: AnyObject? {
      get { companionReference }
      set { companionReference = newValue }
    }
    // Not read from other modules directly, because these would check for exclusive access with every event.
    @exclusivity(unchecked) private unowned(unsafe) var companionReference: AnyObject?
  #endif
  /// All touches of the window: those that changed in this frame and those that rest.
  @exclusivity(unchecked) var live: ContiguousArray<Touch> = []
  /// The touches that changed in this frame, in the order in which the frame names them.
  let changed = BorrowedList<Touch>()
  /// The samples that were merged into this frame.
  @exclusivity(unchecked) var coalesced: [CoalescedContact] = []
  /// How many touches `predictedTouches(for:)` gives.
  var predictionCount = 2
  /// The places of touches at one instant.
  let buffer = PlaceBuffer()
  /// Whether any touch of the frame began; likewise moved, ended, was cancelled.
  @exclusivity(unchecked) var hasBegan = false
  @exclusivity(unchecked) var hasMoved = false
  @exclusivity(unchecked) var hasEnded = false
  @exclusivity(unchecked) var hasCancelled = false

  init() {}

  /// Every touch in the window, resting ones included, and those that end in this frame.
  public var allTouches: TouchSet { TouchSet(live) }

  /// The touches that came down on a view, wherever they are now.
  public func touches(for view: View) -> TouchSet {
    var touches = live
    touches.removeAll { $0.view !== view }
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
  /// The last of them equals the touch itself, so that drawing all of them draws everything once. The
  /// copies know their place, time and force, and are not tracked any further.
  public func coalescedTouches(for touch: Touch) -> [Touch] {
    var copies: [Touch] = []
    var previous = touch.sample
    previous.position = touch.sample.previousPosition
    previous.precisePosition = touch.sample.previousPrecisePosition
    for merged in coalesced where merged.contact.id == touch.contactID {
      let copy = touch.copy(merged.contact, time: merged.time, previous: previous)
      previous = copy.sample
      copies.append(copy)
    }
    let last = touch.copy(touch.contact, time: touch.timestamp, previous: previous)
    copies.append(last)
    return copies
  }

  /// Whether all touches moved in this frame and nothing else happened.
  var isPlainMove: Bool {
    hasMoved && !hasBegan && !hasEnded && !hasCancelled && changed.count == live.count
  }

  /// Forgets what changed, before the next frame.
  func clear() {
    changed.removeAll()
    if !coalesced.isEmpty { coalesced = [] }
    hasBegan = false
    hasMoved = false
    hasEnded = false
    hasCancelled = false
    live.forEachBorrowed { $0.rest() }
  }

  /// Adds a touch that changed.
  func note(_ touch: Touch) {
    changed.append(touch)
    switch touch.phase {
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
    Contact(
      id: contactID, phase: phase, position: sample.position,
      precisePosition: sample.precisePosition, kind: kind, force: force,
      maximumForce: maximumForce, majorRadius: majorRadius,
      majorRadiusTolerance: majorRadiusTolerance, altitude: altitude, azimuth: azimuth, roll: roll,
      isEstimated: isEstimated)
  }
}
