/// What a touch looks like at one instant: the part of a `Touch` that changes from event to event.
///
/// Kept apart so that a delivery that was held back can later show the touch as it was (SPEC D10).
struct TouchSample {
  var phase: TouchPhase
  var time: Double
  var position: Point
  var previousPosition: Point
  var precisePosition: Point
  var previousPrecisePosition: Point
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
    precisePosition = contact.precisePosition ?? contact.position
    previousPrecisePosition = precisePosition
    force = contact.force
    maximumForce = contact.maximumForce
    majorRadius = contact.majorRadius
    majorRadiusTolerance = contact.majorRadiusTolerance
    altitude = contact.altitude
    azimuth = contact.azimuth
    roll = contact.roll
    isEstimated = contact.isEstimated
  }

  /// Takes over what the device says now; the place so far becomes the previous one (SPEC A5).
  @inline(__always)
  mutating func update(_ contact: Contact, time: Double) {
    phase = contact.phase
    self.time = time
    previousPosition = position
    position = contact.position
    previousPrecisePosition = precisePosition
    precisePosition = contact.precisePosition ?? contact.position
    force = contact.force
    maximumForce = contact.maximumForce
    majorRadius = contact.majorRadius
    majorRadiusTolerance = contact.majorRadiusTolerance
    altitude = contact.altitude
    azimuth = contact.azimuth
    roll = contact.roll
    isEstimated = contact.isEstimated
  }

  /// Becomes the sample of a contact that a frame did not change.
  mutating func rest() {
    phase = .stationary
    previousPosition = position
    previousPrecisePosition = precisePosition
  }
}
