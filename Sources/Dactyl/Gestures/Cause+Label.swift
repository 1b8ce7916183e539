extension Cause {
  /// The name of the case, such as `movedTooLittle`, for logs that programs read.
  public var label: StaticString {
    switch self {
    case .moved: "moved"
    case .movedTooLittle: "movedTooLittle"
    case .followed: "followed"
    case .held: "held"
    case .heldTooLong: "heldTooLong"
    case .liftedEarly: "liftedEarly"
    case .lifted: "lifted"
    case .tooManyTouches: "tooManyTouches"
    case .tooFewTouches: "tooFewTouches"
    case .tapped: "tapped"
    case .nextTapLate: "nextTapLate"
    case .nextTapFar: "nextTapFar"
    case .spanChanged: "spanChanged"
    case .turned: "turned"
    case .tooSlow: "tooSlow"
    case .offCourse: "offCourse"
    case .offEdge: "offEdge"
    case .pointerEntered: "pointerEntered"
    case .pointerExited: "pointerExited"
    case .prevented: "prevented"
    case .requirementRecognized: "requirementRecognized"
    case .refusedByView: "refusedByView"
    case .refusedByDelegate: "refusedByDelegate"
    case .touchesCancelled: "touchesCancelled"
    case .disabled: "disabled"
    case .removed: "removed"
    case .sequenceEnded: "sequenceEnded"
    case .reset: "reset"
    case .unstated: "unstated"
    case .custom: "custom"
    }
  }
}
