// Generated from Schema/causes.toml by Scripts/generate; do not edit.
// swift-format-ignore-file

extension Cause {
  /// The name of the case, such as `movedTooLittle`, or an own cause's label, for logs that programs read.
  public var label: StaticString {
    switch self {
    case .movedEnough: "movedEnough"; case .movedTooFar: "movedTooFar"; case .movedTooLittle: "movedTooLittle";
    case .fingerMovedTooLittle: "fingerMovedTooLittle"; case .updated: "updated"; case .held: "held";
    case .heldTooLong: "heldTooLong"; case .liftedTooSoon: "liftedTooSoon"; case .lifted: "lifted";
    case .tooManyTouches: "tooManyTouches"; case .tooFewTouches: "tooFewTouches"; case .tapped: "tapped";
    case .nextTapLate: "nextTapLate"; case .bounced: "bounced"; case .nextTapFar: "nextTapFar";
    case .spanChanged: "spanChanged"; case .turned: "turned"; case .tooSlow: "tooSlow";
    case .liftedTooSlow: "liftedTooSlow"; case .directionMismatch: "directionMismatch";
    case .outsideEdgeZone: "outsideEdgeZone"; case .contactTooLarge: "contactTooLarge";
    case .beganAtEdge: "beganAtEdge"; case .besidePalm: "besidePalm"; case .pointerEntered: "pointerEntered";
    case .pointerExited: "pointerExited"; case .prevented: "prevented";
    case .requirementRecognized: "requirementRecognized"; case .refusedByView: "refusedByView";
    case .refusedByDelegate: "refusedByDelegate"; case .touchesCancelled: "touchesCancelled";
    case .disabled: "disabled"; case .removed: "removed"; case .sequenceEnded: "sequenceEnded"; case .reset: "reset";
    case .unstated: "unstated"
    case .custom(let own): own.label
    }
  }

  /// What the number that decided is called, such as `distance`; empty where there is none.
  public var valueName: StaticString {
    switch self {
    case .movedEnough, .movedTooFar, .movedTooLittle, .fingerMovedTooLittle, .nextTapFar,
      .spanChanged, .outsideEdgeZone, .beganAtEdge, .besidePalm:
      "distance"
    case .updated, .lifted, .pointerEntered, .pointerExited, .refusedByView, .refusedByDelegate,
      .touchesCancelled, .disabled, .removed, .sequenceEnded, .reset, .unstated:
      ""
    case .held, .heldTooLong, .liftedTooSoon, .tooSlow: "duration"
    case .tooManyTouches, .tooFewTouches, .tapped: "count"
    case .nextTapLate: "lifted"
    case .bounced: "pause"
    case .turned: "arc"
    case .liftedTooSlow: "speed"
    case .directionMismatch: "deviation"
    case .contactTooLarge: "radius"
    case .prevented, .requirementRecognized: "number"
    case .custom(let own): own.valueName
    }
  }
}
