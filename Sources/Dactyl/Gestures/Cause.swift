// Generated from Schema/causes.toml by Scripts/generate; do not edit.
// swift-format-ignore-file

/// What decided a recogniser's change of state, with the numbers that did (SPEC E3).
///
/// Lengths are in points, durations and times in seconds, angles in radians.
public enum Cause: Hashable, Sendable {
  /// A finger, or the centroid of several, went as far as the gesture needs.
  case movedEnough(distance: Double, needed: Double)
  /// A finger, or the centroid of several, went farther than the gesture allows.
  case movedTooFar(distance: Double, limit: Double)
  /// A finger, or the centroid of several, did not go as far as the gesture needs.
  case movedTooLittle(distance: Double, needed: Double)
  /// One of the fingers did not go as far as each of them must.
  case fingerMovedTooLittle(distance: Double, needed: Double)
  /// The fingers moved on while the gesture was under way.
  case updated
  /// The fingers rested where they were for as long as the gesture needs.
  case held(duration: Double, needed: Double)
  /// The fingers stayed down longer than the gesture allows.
  case heldTooLong(duration: Double, limit: Double)
  /// The fingers were lifted sooner than the gesture needs.
  case liftedTooSoon(duration: Double, needed: Double)
  /// The fingers were lifted, which completes the gesture.
  case lifted
  /// More fingers came down than the gesture has.
  case tooManyTouches(count: Int, limit: Int)
  /// Fewer fingers came down than the gesture has.
  case tooFewTouches(count: Int, needed: Int)
  /// As many taps were made as the gesture needs.
  case tapped(count: Int)
  /// No tap came in time after the last, whose fingers were lifted at this time.
  case nextTapLate(lifted: Double, limit: Double)
  /// A finger came down sooner after the last lift than a finger can: the panel bounces.
  case bounced(pause: Double, needed: Double)
  /// The next tap came down too far from the last.
  case nextTapFar(distance: Double, limit: Double)
  /// The distance between the fingers changed by as much as the gesture needs.
  case spanChanged(distance: Double, needed: Double)
  /// The fingers travelled about their centroid as far as the gesture needs.
  case turned(arc: Double, needed: Double)
  /// The movement was too slow: less of it in more time than the gesture allows.
  case tooSlow(duration: Double, limit: Double)
  /// The fingers were slower when they were lifted than the gesture needs, or at rest.
  case liftedTooSlow(speed: Double, needed: Double)
  /// The movement led away from every direction the gesture knows.
  case directionMismatch(deviation: Double, limit: Double)
  /// The touch came down farther from the edge than the gesture allows.
  case outsideEdgeZone(distance: Double, limit: Double)
  /// The contact is larger than a finger (SPEC A10).
  case contactTooLarge(radius: Double, limit: Double)
  /// The contact began so near to an edge that it must travel first (SPEC A10).
  case beganAtEdge(distance: Double, needed: Double)
  /// The contact came down with a palm and beside it (SPEC A10).
  case besidePalm(distance: Double, needed: Double)
  /// A pointer came over the view.
  case pointerEntered
  /// A pointer left the view.
  case pointerExited
  /// Another recogniser recognised, and only one may.
  case prevented(by: RecognizerID)
  /// A recogniser that had to fail first did recognise.
  case requirementRecognized(RecognizerID)
  /// The view answered false to `gestureRecognizerShouldBegin(_:)`.
  case refusedByView
  /// The delegate answered false to `gestureRecognizerShouldBegin(_:)`.
  case refusedByDelegate
  /// The system took the touches away.
  case touchesCancelled
  /// The recogniser was disabled.
  case disabled
  /// The recogniser or its view was removed.
  case removed
  /// All touches were lifted or ignored and nothing was left to wait for (SPEC C7).
  case sequenceEnded
  /// The attempt is over and the next may begin.
  case reset
  /// The recogniser set its state without saying why.
  case unstated
  /// The recogniser's own reason, with the number that decided and its limit.
  case custom(CustomCause)
}
