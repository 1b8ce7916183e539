/// What a touch looks like at one instant: the part of a `Touch` that changes from event to event.
///
/// Kept apart so that a delivery that was held back can later show the touch as it was (SPEC D10).
struct TouchSample {
  var phase: TouchPhase
  var time: Double
  var position: Point
  var previousPosition: Point
  /// The place with more digits, where the device told such, and the one before.
  private var precise: Point?
  private var previousPrecise: Point?
  var force: Double
  var maximumForce: Double
  var majorRadius: Double
  var majorRadiusTolerance: Double
  var altitude: Double
  var azimuth: Double
  var roll: Double
  /// Whether the place was made up.
  var isEstimated: Bool

  init(_ contact: Contact, time: Double) {
    phase = contact.phase
    self.time = time
    position = contact.position
    previousPosition = contact.position
    precise = contact.precisePosition
    previousPrecise = precise
    force = contact.force
    maximumForce = contact.maximumForce
    majorRadius = contact.majorRadius
    majorRadiusTolerance = contact.majorRadiusTolerance
    altitude = contact.altitude
    azimuth = contact.azimuth
    roll = contact.roll
    isEstimated = contact.isEstimated
  }

  /// The place with all the digits the device gave.
  var precisePosition: Point { precise ?? position }
  /// The previous place with all the digits the device gave.
  var previousPrecisePosition: Point {
    get { previousPrecise ?? previousPosition }
    set { previousPrecise = newValue }
  }

  /// Takes over what the device says now; the place so far becomes the previous one (SPEC A5).
  @inline(__always)
  mutating func update(_ contact: Contact, time: Double) {
    phase = contact.phase
    self.time = time
    previousPosition = position
    position = contact.position
    previousPrecise = precise
    precise = contact.precisePosition
    force = contact.force
    maximumForce = contact.maximumForce
    majorRadius = contact.majorRadius
    majorRadiusTolerance = contact.majorRadiusTolerance
    altitude = contact.altitude
    azimuth = contact.azimuth
    roll = contact.roll
    isEstimated = contact.isEstimated
  }

  /// Moves to a place of which nothing else is known.
  @inline(__always)
  mutating func move(to place: Point, time: Double) {
    phase = .moved
    self.time = time
    previousPosition = position
    position = place
    previousPrecise = precise
    precise = nil
    force = 0
    maximumForce = 0
    majorRadius = 0
    majorRadiusTolerance = 0
    altitude = .pi / 2
    azimuth = 0
    roll = 0
    isEstimated = false
  }

  /// Becomes the sample of a contact that a frame did not change.
  mutating func rest() {
    phase = .stationary
    previousPosition = position
    previousPrecise = precise
  }
}
