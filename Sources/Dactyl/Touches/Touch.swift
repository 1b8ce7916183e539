/// One finger, from down to up (SPEC A2).
///
/// The engine makes a touch when a contact begins, updates it with every frame and hands it to
/// views and recognisers. It stays the same object until the finger is lifted and is not used again
/// for another.
public final class Touch {
  /// The device's number for the contact.
  public let contactID: Int
  /// What touches.
  public let kind: TouchKind
  /// How many taps the finger has made here, this touch included (SPEC A6).
  ///
  /// 1 at the first touch-down and one more each time the next comes soon and near enough; 0 once
  /// the finger has moved away, because a drag is not a tap.
  @exclusivity(unchecked) public internal(set) var tapCount = 1
  /// Where the finger came down, in points of the window.
  public let downPosition: Point
  /// When the finger came down, in seconds of the input frames.
  public let downTime: Double

  // A window keeps its touches, so a touch on the bare window must not keep the window.
  private let keptView: View?
  private let root: WindowIdentity?

  /// How many touches the window had had before; rises in the order in which fingers come down.
  let number: Int
  @exclusivity(unchecked) var sample: TouchSample
  #if !hasFeature(Embedded)
    /// The object that another layer shows in this touch's place, for as long as the touch exists.
    @exclusivity(unchecked) package var facade: (any TouchFacade)?
    /// The recognisers that took this touch and have not been reset since.
    package var followers: ContiguousArray<GestureRecognizer> { recognizers }
  #endif
  /// Where the finger was last measured to be, and where before this event; made-up places do not
  /// count.
  @exclusivity(unchecked) var measuredPosition: Point
  @exclusivity(unchecked) var previousMeasuredPosition: Point
  /// Whether it jumped in an event in which some did.
  @exclusivity(unchecked) var isJumping = false
  /// The last measured places, for predictions and jumps.
  @exclusivity(unchecked) var history: TouchHistory
  /// The recognisers that took this touch and have not been reset since, deepest view first
  /// (SPEC B6).
  @exclusivity(unchecked) var recognizers: ContiguousArray<GestureRecognizer> = []
  /// What the view has been told so far.
  @exclusivity(unchecked) var delivery = DeliveryProgress.notDelivered
  /// Its phase, while its view is shown it as cancelled.
  @exclusivity(unchecked) var uncancelledPhase = TouchPhase.cancelled
  /// Whether a recogniser has claimed the touch so that the view must lose it (SPEC D9).
  @exclusivity(unchecked) var isTakenFromView = false
  /// Whether something is held back from the view until recognisers decide (SPEC D10, D11).
  @exclusivity(unchecked) var isWithheld = false

  /// - Parameters:
  ///   - place: where it came down, for one that is admitted late; nil for where it is.
  ///   - downTime: when it came down; nil for now.
  init(
    _ contact: Contact, time: Double, view: View?, number: Int = 0, downAt place: Point? = nil,
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
    history = TouchHistory(contact.position, at: time)
  }

  #if !hasFeature(Embedded)
    deinit { facade?.touchIsGoing(self) }
  #endif

  /// The view that was hit when the finger came down; it stays this one wherever the finger goes.
  public var view: View? { keptView ?? root?.window }

  /// What happened to the touch in the event being delivered.
  public var phase: TouchPhase { sample.phase }
  /// When the touch last changed, in seconds of the input frames.
  public var timestamp: Double { sample.time }
  /// How hard it presses, where 1 is an ordinary touch; 0 where the device does not say.
  public var force: Double { sample.force }
  /// The largest `force` the device can report; 0 where it reports none.
  public var maximumForce: Double { sample.maximumForce }
  /// The half length of the contact's ellipse, in points; 0 where the device does not say.
  public var majorRadius: Double { sample.majorRadius }
  /// By how much `majorRadius` may be wrong, in points.
  public var majorRadiusTolerance: Double { sample.majorRadiusTolerance }
  /// The angle between pencil and surface, in radians; π/2, upright, where the device does not say.
  public var altitude: Double { sample.altitude }
  /// The direction in which the pencil leans, in radians: 0 is to the window's right, π/2 downward.
  public var azimuth: Double { sample.azimuth }
  /// The turn of the pencil about its own axis, in radians.
  public var roll: Double { sample.roll }
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

  /// Takes over what the device says now.
  ///
  /// - Parameter tapDistance: who has gone farther from where it came down makes no tap any more.
  #if hasFeature(Embedded)
    @inline(never)
  #else
    @inline(__always)
  #endif
  func update(_ contact: Contact, of frame: InputFrame, tapDistance: Double) {
    sample.update(contact, time: frame.time)
    previousMeasuredPosition = measuredPosition
    if !frame.coalesced.isEmpty { measureMerged(of: frame) }
    if !sample.isEstimated { measure(sample.position, at: frame.time) }
    if tapCount > 0, downPosition.distance(to: sample.position) > tapDistance { tapCount = 0 }
  }

  /// Becomes a touch that a frame did not change.
  func rest() {
    sample.rest()
    previousMeasuredPosition = measuredPosition
  }

  @inline(never)
  private func measureMerged(of frame: InputFrame) {
    for merged in frame.coalesced where merged.contact.id == contactID {
      measure(merged.contact.position, at: merged.time)
    }
  }

  private func measure(_ place: Point, at time: Double) {
    measuredPosition = place
    history.add(place, at: time)
  }

  /// A copy that shows another sample, for coalesced and predicted touches.
  ///
  /// - Parameters:
  ///   - place: where the sample before it is.
  ///   - precise: the same with all digits.
  func copy(_ contact: Contact, time: Double, after place: Point, precise: Point) -> Touch {
    let copy = Touch(contact, time: time, view: view)
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
