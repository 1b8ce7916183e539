// Generated from Schema/causes.toml by Scripts/generate; do not edit.
// swift-format-ignore-file

extension Cause {
  /// The cause in words, with `#` for the number, `~` for the limit and `@` for another recogniser.
  var phrase: (words: StaticString, unit: CauseUnit) {
    switch self {
    case .movedEnough: ("moved #, needs ~", .points)
    case .movedTooFar: ("moved #, limit ~", .points)
    case .movedTooLittle: ("moved #, needs ~", .points)
    case .fingerMovedTooLittle: ("a finger moved #, needs ~", .points)
    case .updated: ("fingers moved on", .number)
    case .held: ("held #, needs ~", .seconds)
    case .heldTooLong: ("held #, limit ~", .seconds)
    case .liftedTooSoon: ("lifted after #, needs ~", .seconds)
    case .lifted: ("lifted", .number)
    case .tooManyTouches: ("#, limit ~", .fingers)
    case .tooFewTouches: ("#, needs ~", .fingers)
    case .tapped: ("#", .taps)
    case .nextTapLate: ("no tap within ~ of the lift at #", .time)
    case .bounced: ("touched again after #, needs ~", .seconds)
    case .nextTapFar: ("next tap # away, limit ~", .points)
    case .spanChanged: ("span changed by #, needs ~", .points)
    case .turned: ("turned along #, needs ~", .points)
    case .tooSlow: ("took #, limit ~", .seconds)
    case .liftedTooSlow: ("lifted at # pt/s, needs ~ pt/s", .number)
    case .directionMismatch: ("off course by #, limit ~", .radians)
    case .outsideEdgeZone: ("# from the edge, limit ~", .points)
    case .contactTooLarge: ("radius #, limit ~", .points)
    case .beganAtEdge: ("began # from the edge, needs ~", .points)
    case .besidePalm: ("came down # from a palm, needs ~", .points)
    case .pointerEntered: ("pointer came in", .number)
    case .pointerExited: ("pointer left", .number)
    case .prevented: ("prevented by @", .number)
    case .requirementRecognized: ("@ had to fail and recognized", .number)
    case .refusedByView: ("refused by the view", .number)
    case .refusedByDelegate: ("refused by the delegate", .number)
    case .touchesCancelled: ("touches cancelled by the system", .number)
    case .disabled: ("disabled", .number)
    case .removed: ("removed", .number)
    case .sequenceEnded: ("all touches lifted", .number)
    case .reset: ("reset", .number)
    case .unstated: ("no cause stated", .number)
    case .custom(let own): (own.words, own.unit)
    }
  }
}
