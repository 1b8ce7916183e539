import Dactyl

extension Cause {
  /// The numbers that decided, by the names they have in the cause.
  var namedNumbers: [(name: StaticString, value: Double)] {
    switch self {
    case .moved(let distance, let limit), .movedTooLittle(let distance, let limit),
      .nextTapFar(let distance, let limit), .spanChanged(let distance, let limit),
      .offEdge(let distance, let limit):
      [("distance", distance), ("limit", limit)]
    case .held(let duration, let limit), .heldTooLong(let duration, let limit),
      .liftedEarly(let duration, let limit), .tooSlow(let duration, let limit):
      [("duration", duration), ("limit", limit)]
    case .tooManyTouches(let count, let limit), .tooFewTouches(let count, let limit):
      [("count", Double(count)), ("limit", Double(limit))]
    case .tapped(let count): [("count", Double(count))]
    case .nextTapLate(let elapsed, let limit): [("elapsed", elapsed), ("limit", limit)]
    case .turned(let arc, let limit): [("arc", arc), ("limit", limit)]
    case .offCourse(let deviation, let limit): [("deviation", deviation), ("limit", limit)]
    case .prevented(let other), .requirementRecognized(let other):
      [("number", Double(other.number))]
    case .custom(let own): [("value", own.value), ("limit", own.limit)]
    case .followed, .lifted, .pointerEntered, .pointerExited, .refusedByView, .refusedByDelegate,
      .touchesCancelled, .disabled, .removed, .sequenceEnded, .reset, .unstated:
      []
    }
  }
}
