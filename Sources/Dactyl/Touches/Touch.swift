/// One finger, from down to up (SPEC A2).
///
/// The engine makes a touch when a contact begins, updates it with every frame and hands it to
/// views and recognisers. It stays the same object until the finger is lifted, and is not used
/// again for another while any reference to it remains.
///
/// ```swift
/// override func touchesMoved(_ touches: TouchSet, with event: Event) {
///   guard let touch = touches.first else { return }
///   let step = touch.location(in: self) - touch.previousLocation(in: self)
///   let far = touch.location(in: nil).distance(to: touch.downPosition)
/// }
/// ```
public final class Touch {
  // MARK: - The contact
  //
  // `becomeTouch` writes these when the finger comes down; they stay until `end` lets the view go.

  /// The device's number for the contact.
  @exclusivity(unchecked) public private(set) var contactID = 0
  /// What touches.
  @exclusivity(unchecked) public private(set) var kind = TouchKind.direct
  /// Where the finger came down, in points of the window.
  @exclusivity(unchecked) public private(set) var downPosition = Point.zero
  /// When the finger came down, in seconds of the input frames.
  @exclusivity(unchecked) public private(set) var downTime = 0.0
  // A window keeps its touches, so a touch on the bare window must not keep the window.
  @exclusivity(unchecked) private var keptView: View?
  @exclusivity(unchecked) private var root: WindowIdentity?
  /// How many touches the window had had before; rises in the order in which fingers come down.
  @exclusivity(unchecked) private(set) var number = 0

  // MARK: - What the device says
  //
  // `update` and `rest` write these with every frame. While a view gets a change that was held back,
  // `ViewDelivery` shows that change in `sample`, so what recognisers measure stands apart.

  @exclusivity(unchecked) var sample = TouchSample(Touch.nothing, time: 0)
  /// How many taps the finger has made here, this touch included (SPEC A6).
  ///
  /// 1 at the first touch-down and one more each time the next comes soon and near enough; 0 once
  /// the finger has moved away, because a drag is not a tap.
  @exclusivity(unchecked) public internal(set) var tapCount = 1

  // MARK: - What was measured
  //
  // `update` writes these, for jumps and predictions; `findJumps` writes `isJumping`. Places that a
  // resampler made up are left out.

  /// Where the finger was last measured to be, and where before an event with merged samples;
  /// made-up places do not count.
  @exclusivity(unchecked) var measuredPosition = Point.zero
  @exclusivity(unchecked) var previousMeasuredPosition = Point.zero
  /// Whether it jumped in an event in which some did.
  @exclusivity(unchecked) var isJumping = false
  /// The last measured places, for predictions and jumps.
  @exclusivity(unchecked) var history = TouchHistory(.zero, at: 0)

  // MARK: - Its recognisers
  //
  // A recogniser adds itself when it starts to follow the touch. The arbiter takes it off after its
  // reset, which may come long after the lift.

  /// The recognisers that took this touch and have not been reset since, deepest view first
  /// (SPEC B6).
  @exclusivity(unchecked) var recognizers = UnretainedArray<GestureRecognizer>()
  /// Whether some of those were reset and have yet to leave the list.
  @exclusivity(unchecked) var isBeingLeft = false

  // MARK: - Its view
  //
  // `ViewDelivery` writes these, because views may hear of a change later than recognisers or not at
  // all. The window writes `delivery` for a touch that its view never hears of.

  /// What the view has been told so far.
  @exclusivity(unchecked) var delivery = DeliveryProgress.notDelivered
  /// Its phase, while its view is shown it as cancelled.
  @exclusivity(unchecked) var uncancelledPhase = TouchPhase.cancelled
  /// Whether a recogniser has claimed the touch so that the view must lose it (SPEC D9).
  @exclusivity(unchecked) var isTakenFromView = false
  /// Whether something is held back from the view until recognisers decide (SPEC D10, D11).
  @exclusivity(unchecked) var isWithheld = false

  #if !hasFeature(Embedded)
    // MARK: - Other layers

    /// The object that another layer shows in this touch's place, for as long as the touch exists.
    @exclusivity(unchecked) @_spi(Facades) public var facade: (any TouchFacade)?
    /// The recognisers that took this touch and have not been reset since.
    @_spi(Facades) public var followers: ContiguousArray<GestureRecognizer> {
      var followers: ContiguousArray<GestureRecognizer> = []
      recognizers.forEach { if $0.isEngaged { followers.append($0) } }
      return followers
    }
  #endif

  /// The touch of no contact yet.
  init() {}

  private static var nothing: Contact { Contact(id: 0, phase: .cancelled, position: .zero) }

  /// Becomes the touch of a contact that has come down.
  ///
  /// - Parameters:
  ///   - place: where it came down, for one that is admitted late; nil for where it is.
  ///   - downTime: when it came down; nil for now.
  func becomeTouch(
    of contact: Contact, time: Double, view: View?, number: Int = 0, downAt place: Point? = nil,
    downTime: Double? = nil
  ) {
    self.number = number
    contactID = contact.id
    kind = contact.kind
    let isRoot = view?.isWindow ?? false
    keptView = isRoot ? nil : view
    root = isRoot ? view?.windowReference?.identity : nil
    downPosition = place ?? contact.position
    self.downTime = downTime ?? time
    sample = TouchSample(contact, time: time)
    measuredPosition = contact.position
    previousMeasuredPosition = contact.position
    history.startOver(from: contact.position, at: time)
  }

  /// Forgets the contact, to be the touch of another.
  func end() {
    tapCount = 1
    isJumping = false
    delivery = .notDelivered
    uncancelledPhase = .cancelled
    isTakenFromView = false
    isWithheld = false
    recognizers.removeAll()
    root = nil
    // Last, because the view may go with it, and clients may hear of that.
    keptView = nil
  }

  #if !hasFeature(Embedded)
    deinit { facade?.touchIsGoing(self) }
  #endif

  /// The view that was hit when the finger came down; it stays this one wherever the finger goes.
  public var view: View? { keptView ?? root?.window }

  /// Stands for its view in tables of numbers; 0 if it has none.
  var viewNumber: Int { view.map { Int(bitPattern: ObjectIdentifier($0)) } ?? 0 }

  /// Whether it came down on a view or on one that lies on it.
  func isOn(_ view: View) -> Bool {
    if let keptView { return keptView === view || keptView.isDescendant(of: view) }
    return root?.window === view
  }

  /// What happened to the touch in the event being delivered.
  public var phase: TouchPhase { sample.phase }
  /// When the touch last changed, in seconds of the input frames.
  public var timestamp: Double { sample.time }
  /// How hard it presses, where 1 is an ordinary touch; 0 if the device does not say.
  public var force: Double { sample.contact.force }
  /// The largest `force` the device can report; 0 if it reports none.
  public var maximumForce: Double { sample.contact.maximumForce }
  /// The half length of the contact's ellipse, in points; 0 if the device does not say.
  public var majorRadius: Double { sample.contact.majorRadius }
  /// By how much `majorRadius` may be wrong, in points.
  public var majorRadiusTolerance: Double { sample.contact.majorRadiusTolerance }
  /// The angle between pencil and surface, in radians; π/2, upright, if the device does not say.
  public var altitude: Double { sample.contact.altitude }
  /// The direction in which the pencil leans, in radians: 0 is to the window's right, π/2 downward.
  public var azimuth: Double { sample.contact.azimuth }
  /// The turn of the pencil about its own axis, in radians.
  public var roll: Double { sample.contact.roll }
  /// Whether the place was made up between or beyond what the device said, as `Resampler` does.
  public var isEstimated: Bool { sample.isEstimated }
  /// The window the touch belongs to, as long as its view is in one.
  public var window: Window? { view?.window }

  /// The place in a view's coordinates, or in the window's for nil.
  public func location(in view: View?) -> Point {
    View.convert(sample.position, to: view)
  }

  /// The place at the touch's last delivered event before this one (SPEC A5).
  public func previousLocation(in view: View?) -> Point {
    View.convert(sample.previousPosition, to: view)
  }

  /// The place with all the digits the device gave; never use it for hit-testing.
  public func preciseLocation(in view: View?) -> Point {
    View.convert(sample.precisePosition, to: view)
  }

  /// The precise place at the touch's last delivered event before this one.
  public func precisePreviousLocation(in view: View?) -> Point {
    View.convert(sample.previousPrecisePosition, to: view)
  }

  /// Whether the finger is still down.
  var isDown: Bool {
    switch sample.phase {
    case .began, .moved, .stationary: true
    case .ended, .cancelled: false
    }
  }

  /// How far touches may go.
  struct Limits {
    /// A touch farther than this from where it came down makes no tap.
    var tap: Double
    /// A touch may have jumped if it went farther along an axis between two measured places.
    var step: Double
  }

  /// Takes over what the device says now, and the samples that were merged into it; it rests before.
  ///
  /// - Returns: whether it took a long step.
  @inline(__always)
  func update(_ contact: Contact, of event: Event, within limits: Limits) -> Bool {
    sample.update(contact, time: event.timestamp)
    var isLong = !event.coalesced.isEmpty && measureMerged(of: event, within: limits)
    if !contact.isEstimated,
      measure(contact.position, at: event.timestamp, beyond: limits.step)
    {
      isLong = true
    }
    if tapCount > 0 { countNoTap(beyond: limits.tap) }
    return isLong
  }

  /// Whether any of its recognisers is like that; others may be asked, and change the list.
  func hasFollower(where isMeant: (GestureRecognizer) -> Bool) -> Bool {
    var index = 0
    // The arbiter keeps each until its attempt is over.
    while let recognizer = recognizers.next(&index) {
      if recognizer._withUnsafeGuaranteedRef(isMeant) { return true }
    }
    return false
  }

  private func countNoTap(beyond tapDistance: Double) {
    let way = sample.position - downPosition
    if way.squaredLength > tapDistance * tapDistance { tapCount = 0 }
  }

  /// Becomes a touch that a frame did not change.
  @inline(__always)
  func rest() {
    sample.rest()
    previousMeasuredPosition = measuredPosition
  }

  /// Takes in the samples that were merged into an event; tells whether a step was long.
  private func measureMerged(of event: Event, within limits: Limits) -> Bool {
    var isLong = false
    for index in 0..<event.coalesced.count where event.coalesced[index].contact.id == contactID {
      if measure(
        event.coalesced[index].contact.position, at: event.coalesced[index].time,
        beyond: limits.step)
      {
        isLong = true
      }
    }
    return isLong
  }

  /// Notes where the device has measured the finger; tells whether that is farther away along an
  /// axis than a limit.
  @inline(__always)
  private func measure(_ place: Point, at time: Double, beyond limit: Double) -> Bool {
    let step = place - measuredPosition
    measuredPosition = place
    history.add(place, at: time)
    return max(abs(step.dx), abs(step.dy)) > limit
  }

  /// A copy that shows another sample, for coalesced and predicted touches.
  ///
  /// - Parameters:
  ///   - place: where the sample before it is.
  ///   - precise: the same with all digits.
  func copy(_ contact: Contact, time: Double, after place: Point, precise: Point) -> Touch {
    let copy = Touch()
    copy.becomeTouch(of: contact, time: time, view: view)
    copy.sample.previousPosition = place
    copy.sample.previousPrecisePosition = precise
    copy.sample.phase = phase
    copy.tapCount = tapCount
    return copy
  }
}

extension Touch: Hashable {
  /// Whether both are the same object.
  public static func == (left: Touch, right: Touch) -> Bool { left === right }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@available(*, unavailable, message: "touches belong to the thread of their window")
extension Touch: @unchecked Sendable {}

/// What the view of a touch knows of it.
enum DeliveryProgress {
  /// Nothing yet.
  case notDelivered
  /// That it began, and all since then that is not held back.
  case delivering
  /// Everything: it ended, was cancelled, or the view never hears of it.
  case finished
}

#if !hasFeature(Embedded)
  /// Shows a touch under another name, and may be kept for longer than the touch itself exists.
  @_spi(Facades) public protocol TouchFacade: AnyObject {
    /// The last chance to read the touch; it must not be kept.
    func touchIsGoing(_ touch: Touch)
  }
#endif
