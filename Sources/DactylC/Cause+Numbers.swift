import Dactyl

extension Cause {
  /// The cause as numbers of `dactyl.h`: which, what decided, and what it was compared with.
  ///
  /// NaN stands where a cause has no number; a recogniser stands as its number in the window.
  var numbers: (code: Int32, value: Double, limit: Double) {
    switch self {
    case .moved(let distance, let limit): (1, distance, limit)
    case .movedTooLittle(let distance, let limit): (2, distance, limit)
    case .followed: (3, .nan, .nan)
    case .held(let duration, let limit): (4, duration, limit)
    case .heldTooLong(let duration, let limit): (5, duration, limit)
    case .liftedEarly(let duration, let limit): (6, duration, limit)
    case .lifted: (7, .nan, .nan)
    case .tooManyTouches(let count, let limit): (8, Double(count), Double(limit))
    case .tooFewTouches(let count, let limit): (9, Double(count), Double(limit))
    case .tapped(let count): (10, Double(count), .nan)
    case .nextTapLate(let elapsed, let limit): (11, elapsed, limit)
    case .nextTapFar(let distance, let limit): (12, distance, limit)
    case .spanChanged(let distance, let limit): (13, distance, limit)
    case .turned(let arc, let limit): (14, arc, limit)
    case .tooSlow(let duration, let limit): (15, duration, limit)
    case .offCourse(let deviation, let limit): (16, deviation, limit)
    case .offEdge(let distance, let limit): (17, distance, limit)
    case .pointerEntered: (18, .nan, .nan)
    case .pointerExited: (19, .nan, .nan)
    case .prevented(let other): (20, Double(other.number), .nan)
    case .requirementRecognized(let other): (21, Double(other.number), .nan)
    case .refusedByView: (22, .nan, .nan)
    case .refusedByDelegate: (23, .nan, .nan)
    case .touchesCancelled: (24, .nan, .nan)
    case .disabled: (25, .nan, .nan)
    case .removed: (26, .nan, .nan)
    case .sequenceEnded: (27, .nan, .nan)
    case .reset: (28, .nan, .nan)
    case .unstated: (29, .nan, .nan)
    case .custom(let own): (30, own.value, own.limit)
    }
  }

  /// The recogniser it is about.
  var other: RecognizerID? {
    switch self {
    case .prevented(let other), .requirementRecognized(let other): other
    default: nil
    }
  }
}
