// Generated from Schema/causes.toml by Scripts/generate; do not edit.
// swift-format-ignore-file

extension Cause {
  /// The cause as numbers: which, what decided, and what that was compared with.
  ///
  /// The code is that of `dactyl.h` and of JavaScript. NaN stands where a cause has no number; a recogniser stands
  /// as its number in the window. An own cause has its own code, or 30 where that is 0.
  // Inlined where a microcontroller or a page keeps the numbers alone: see `KeptCause`.
  #if hasFeature(Embedded)
    @inline(__always)
  #endif
  public var numbers: (code: Int32, value: Double, limit: Double, sense: Sense) {
    switch self {
    case .movedEnough(let value, let limit): (1, value, limit, .minimum)
    case .movedTooFar(let value, let limit): (31, value, limit, .maximum)
    case .movedTooLittle(let value, let limit): (2, value, limit, .minimum)
    case .fingerMovedTooLittle(let value, let limit): (32, value, limit, .minimum)
    case .updated: (3, .nan, .nan, .none)
    case .held(let value, let limit): (4, value, limit, .minimum)
    case .heldTooLong(let value, let limit): (5, value, limit, .maximum)
    case .liftedTooSoon(let value, let limit): (6, value, limit, .minimum)
    case .lifted: (7, .nan, .nan, .none)
    case .tooManyTouches(let value, let limit): (8, Double(value), Double(limit), .maximum)
    case .tooFewTouches(let value, let limit): (9, Double(value), Double(limit), .minimum)
    case .tapped(let value): (10, Double(value), .nan, .none)
    case .nextTapLate(let value, let limit): (11, value, limit, .none)
    case .bounced(let value, let limit): (33, value, limit, .minimum)
    case .nextTapFar(let value, let limit): (12, value, limit, .maximum)
    case .spanChanged(let value, let limit): (13, value, limit, .minimum)
    case .turned(let value, let limit): (14, value, limit, .minimum)
    case .tooSlow(let value, let limit): (15, value, limit, .maximum)
    case .liftedTooSlow(let value, let limit): (34, value, limit, .minimum)
    case .directionMismatch(let value, let limit): (16, value, limit, .maximum)
    case .outsideEdgeZone(let value, let limit): (17, value, limit, .maximum)
    case .contactTooLarge(let value, let limit): (35, value, limit, .maximum)
    case .beganAtEdge(let value, let limit): (36, value, limit, .minimum)
    case .besidePalm(let value, let limit): (37, value, limit, .minimum)
    case .pointerEntered: (18, .nan, .nan, .none)
    case .pointerExited: (19, .nan, .nan, .none)
    case .prevented(let other): (20, Double(other.number), .nan, .none)
    case .requirementRecognized(let other): (21, Double(other.number), .nan, .none)
    case .refusedByView: (22, .nan, .nan, .none)
    case .refusedByDelegate: (23, .nan, .nan, .none)
    case .touchesCancelled: (24, .nan, .nan, .none)
    case .disabled: (25, .nan, .nan, .none)
    case .removed: (26, .nan, .nan, .none)
    case .sequenceEnded: (27, .nan, .nan, .none)
    case .reset: (28, .nan, .nan, .none)
    case .unstated: (29, .nan, .nan, .none)
    case .custom(let own): own.numbers
    }
  }

  /// The recogniser it is about.
  public var other: RecognizerID? {
    switch self {
    case .prevented(let other), .requirementRecognized(let other): other
    default: nil
    }
  }
}

extension Cause {
  /// Whether the causes of a code are about a recogniser.
  @inline(__always)
  static func names(_ code: Int32) -> Bool { code == 20 || code == 21 }

  /// The cause that has these numbers, as `numbers` has them; `naming` tells the recogniser of a number.
  ///
  /// An own cause is called `custom`.
  package init(
    code: Int32, value: Double, limit: Double, sense: Sense, naming: (Int) -> RecognizerID
  ) {
    self =
      switch code {
      case 1: .movedEnough(distance: value, needed: limit)
      case 31: .movedTooFar(distance: value, limit: limit)
      case 2: .movedTooLittle(distance: value, needed: limit)
      case 32: .fingerMovedTooLittle(distance: value, needed: limit)
      case 3: .updated
      case 4: .held(duration: value, needed: limit)
      case 5: .heldTooLong(duration: value, limit: limit)
      case 6: .liftedTooSoon(duration: value, needed: limit)
      case 7: .lifted
      case 8: .tooManyTouches(count: Int(value), limit: Int(limit))
      case 9: .tooFewTouches(count: Int(value), needed: Int(limit))
      case 10: .tapped(count: Int(value))
      case 11: .nextTapLate(lifted: value, limit: limit)
      case 33: .bounced(pause: value, needed: limit)
      case 12: .nextTapFar(distance: value, limit: limit)
      case 13: .spanChanged(distance: value, needed: limit)
      case 14: .turned(arc: value, needed: limit)
      case 15: .tooSlow(duration: value, limit: limit)
      case 34: .liftedTooSlow(speed: value, needed: limit)
      case 16: .directionMismatch(deviation: value, limit: limit)
      case 17: .outsideEdgeZone(distance: value, limit: limit)
      case 35: .contactTooLarge(radius: value, limit: limit)
      case 36: .beganAtEdge(distance: value, needed: limit)
      case 37: .besidePalm(distance: value, needed: limit)
      case 18: .pointerEntered
      case 19: .pointerExited
      case 20: .prevented(by: naming(Int(value)))
      case 21: .requirementRecognized(naming(Int(value)))
      case 22: .refusedByView
      case 23: .refusedByDelegate
      case 24: .touchesCancelled
      case 25: .disabled
      case 26: .removed
      case 27: .sequenceEnded
      case 28: .reset
      case 29: .unstated
      default:
        sense == .none
          ? .custom(CustomCause("custom", code: code == 30 ? 0 : code))
          : .custom(CustomCause("custom", code: code == 30 ? 0 : code, value: value, limit: limit, sense: sense))
      }
  }
}
