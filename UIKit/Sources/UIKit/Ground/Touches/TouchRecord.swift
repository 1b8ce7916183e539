import Dactyl

/// A touch's values at one instant, for code that outlives the engine's touch.
struct TouchRecord {
  var kind: TouchKind
  var phase: TouchPhase
  var timestamp: Double
  var tapCount: Int
  var position: Point
  var previousPosition: Point
  var precisePosition: Point
  var precisePreviousPosition: Point
  var force: Double
  var maximumForce: Double
  var majorRadius: Double
  var majorRadiusTolerance: Double
  var altitude: Double
  var azimuth: Double
  var roll: Double

  /// An empty record.
  init() {
    let point = Point.zero
    (kind, phase, timestamp, tapCount) = (.direct, .began, 0, 0)
    (position, previousPosition) = (point, point)
    (precisePosition, precisePreviousPosition) = (point, point)
    (force, maximumForce, majorRadius, majorRadiusTolerance) = (0, 0, 0, 0)
    (altitude, azimuth, roll) = (.pi / 2, 0, 0)
  }

  init(_ touch: Touch) {
    kind = touch.kind
    phase = touch.phase
    timestamp = touch.timestamp
    tapCount = touch.tapCount
    position = touch.location(in: nil)
    previousPosition = touch.previousLocation(in: nil)
    precisePosition = touch.preciseLocation(in: nil)
    precisePreviousPosition = touch.precisePreviousLocation(in: nil)
    force = touch.force
    maximumForce = touch.maximumForce
    majorRadius = touch.majorRadius
    majorRadiusTolerance = touch.majorRadiusTolerance
    altitude = touch.altitude
    azimuth = touch.azimuth
    roll = touch.roll
  }
}
