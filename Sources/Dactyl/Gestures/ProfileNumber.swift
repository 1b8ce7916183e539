/// The numbers of a profile that a recogniser may have of its own, in the order in which the
/// profile has them.
///
/// By these a host, too, reaches every one of them in the same way.
package enum ProfileNumber: UInt8 {
  // After `tapInterval` and `tapDistance`, which are the window's alone.
  case tapAllowableMovement = 2
  case tapMaximumPressDuration
  case tapMaximumTapInterval
  case tapMinimumTapInterval
  case tapMaximumTapDistance
  case longPressMinimumPressDuration
  case longPressAllowableMovement
  case longPressMaximumTapDuration
  case longPressMaximumTapInterval
  case longPressMaximumTapDistance
  case panMinimumDistance
  case swipeMaximumDuration
  case swipeMinimumDistance
  case swipeMinimumFingerShare
  case swipeMinimumVelocity
  case swipeMaximumDirectionDeviation
  case pinchMinimumSpanChange
  case pinchMinimumFingerMovement
  case pinchStillFingerFactor
  case rotationMinimumArc
  case rotationMinimumFingerMovement
  case rotationStillFingerFactor
  case screenEdgePanEdgeWidth
  case screenEdgePanMinimumDistance
  case transformMinimumDistance
  case transformMinimumSpanChange
  case transformMinimumArc
  case transformMinimumFingerMovement
  case transformStillFingerFactor
  case tapAllowanceDistance

  /// Its place among a recogniser's own; those of one kind have different ones.
  @inline(__always)
  var place: UInt8 {
    switch self {
    // A screen edge pan is a pan.
    case .tapAllowableMovement, .longPressMinimumPressDuration, .panMinimumDistance,
      .swipeMaximumDuration, .pinchMinimumSpanChange, .rotationMinimumArc,
      .screenEdgePanMinimumDistance, .transformMinimumDistance:
      0
    case .tapMaximumPressDuration, .longPressAllowableMovement, .swipeMinimumDistance,
      .pinchMinimumFingerMovement, .rotationMinimumFingerMovement, .screenEdgePanEdgeWidth,
      .transformMinimumSpanChange:
      1
    case .tapMaximumTapInterval, .longPressMaximumTapDuration, .swipeMinimumFingerShare,
      .pinchStillFingerFactor, .rotationStillFingerFactor, .transformMinimumArc:
      2
    case .tapMinimumTapInterval, .longPressMaximumTapInterval, .swipeMinimumVelocity,
      .transformMinimumFingerMovement:
      3
    case .tapMaximumTapDistance, .longPressMaximumTapDistance, .swipeMaximumDirectionDeviation,
      .transformStillFingerFactor:
      4
    case .tapAllowanceDistance: 5
    }
  }
}
