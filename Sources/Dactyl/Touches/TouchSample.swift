/// What a touch looks like at one instant: the part of a `Touch` that changes from event to event.
///
/// Kept apart so that a delivery that was held back can later show the touch as it was (SPEC D10).
struct TouchSample {
  /// What the device said last; its phase may have changed since.
  var contact: Contact
  var time: Double
  var previousPosition: Point
  /// The place before with more digits, where the device told such.
  private var previousPrecise: Point?

  /// The first sample of a contact.
  init(_ contact: Contact, time: Double) {
    self.contact = contact
    self.time = time
    previousPosition = contact.position
    previousPrecise = contact.precisePosition
  }

  var phase: TouchPhase {
    @inline(__always) get { contact.phase }
    @inline(__always) set { contact.phase = newValue }
  }
  var position: Point { contact.position }
  /// Whether the place was made up.
  var isEstimated: Bool { contact.isEstimated }
  /// The place with all the digits the device gave.
  var precisePosition: Point { contact.precisePosition ?? position }
  /// The previous place with all the digits the device gave.
  var previousPrecisePosition: Point {
    get { previousPrecise ?? previousPosition }
    set { previousPrecise = newValue }
  }

  /// Takes over what the device says now.
  @inline(__always)
  mutating func update(_ contact: Contact, time: Double) {
    self.time = time
    self.contact.change(to: contact)
  }

  /// Becomes the sample of a contact that a frame has not changed; the place so far becomes the
  /// previous one (SPEC A5).
  @inline(__always)
  mutating func rest() {
    phase = .stationary
    previousPosition = contact.position
    previousPrecise = contact.precisePosition
  }
}
