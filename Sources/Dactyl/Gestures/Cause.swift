/// What decided a recogniser's change of state, with the numbers that did (SPEC E3).
///
/// Lengths are in points, durations in seconds, angles in radians.
public enum Cause: Hashable, Sendable {
  // What the fingers did.

  /// A finger, or the centre of several, went farther than the gesture allows or needs.
  case moved(distance: Double, limit: Double)
  /// A finger, or the centre of several, did not go as far as the gesture needs.
  case movedTooLittle(distance: Double, limit: Double)
  /// The fingers moved on while the gesture was under way.
  case followed
  /// The fingers rested where they were for as long as the gesture needs.
  case held(duration: Double, limit: Double)
  /// The fingers stayed down longer than the gesture allows.
  case heldTooLong(duration: Double, limit: Double)
  /// The fingers were lifted sooner than the gesture needs.
  case liftedEarly(duration: Double, limit: Double)
  /// The fingers were lifted, which completes the gesture.
  case lifted
  /// More fingers came down than the gesture has.
  case tooManyTouches(count: Int, limit: Int)
  /// Fewer fingers came down than the gesture has.
  case tooFewTouches(count: Int, limit: Int)
  /// As many taps were made as the gesture needs.
  case tapped(count: Int)
  /// The next tap did not come in time.
  case nextTapLate(elapsed: Double, limit: Double)
  /// The next tap came down too far from the last.
  case nextTapFar(distance: Double, limit: Double)
  /// The distance between the fingers changed by as much as the gesture needs.
  case spanChanged(distance: Double, limit: Double)
  /// The fingers travelled about their centre as far as the gesture needs.
  case turned(arc: Double, limit: Double)
  /// The movement was too slow: less of it in more time than the gesture allows.
  case tooSlow(duration: Double, limit: Double)
  /// The movement led away from every direction the gesture knows.
  case offCourse(deviation: Double, limit: Double)
  /// The touch came down farther from the edge than the gesture allows.
  case offEdge(distance: Double, limit: Double)

  /// A pointer came over the view.
  case pointerEntered
  /// A pointer left the view.
  case pointerExited

  // What others did.

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

  // What a subclass says.

  /// The recogniser set its state without saying why.
  case unstated
  /// The recogniser's own reason, with the number that decided and its limit.
  case custom(CustomCause)
}

/// A reason of a recogniser that Dactyl does not know: a label, a number and its limit.
public struct CustomCause: Hashable, Sendable {
  /// What is wrong or fulfilled, such as `"corner too blunt"`; part of the program, not made at run time.
  public var label: StaticString
  /// The number that decided.
  public var value: Double
  /// What the number was compared with.
  public var limit: Double

  /// A reason with its numbers.
  public init(_ label: StaticString, value: Double = 0, limit: Double = 0) {
    self.label = label
    self.value = value
    self.limit = limit
  }

  /// Whether label and numbers are the same.
  public static func == (left: CustomCause, right: CustomCause) -> Bool {
    guard left.value == right.value, left.limit == right.limit,
      left.label.utf8CodeUnitCount == right.label.utf8CodeUnitCount
    else { return false }
    for index in 0..<left.label.utf8CodeUnitCount
    where left.label.utf8Start[index] != right.label.utf8Start[index] {
      return false
    }
    return true
  }

  /// Hashes the numbers; equal labels are told apart by them well enough.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(limit)
  }
}
