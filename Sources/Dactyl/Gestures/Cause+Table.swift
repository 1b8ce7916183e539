// Generated from Schema/causes.toml by Scripts/generate; do not edit.
// swift-format-ignore-file

extension Cause {
  /// A finger, or the centroid of several, went as far as the gesture needs.
  public static func movedEnough(distance: Double, needed: Double) -> Cause { Cause(.movedEnough, distance, needed, .minimum) }
  /// A finger, or the centroid of several, went farther than the gesture allows.
  public static func movedTooFar(distance: Double, limit: Double) -> Cause { Cause(.movedTooFar, distance, limit, .maximum) }
  /// A finger, or the centroid of several, did not go as far as the gesture needs.
  public static func movedTooLittle(distance: Double, needed: Double) -> Cause { Cause(.movedTooLittle, distance, needed, .minimum) }
  /// One of the fingers did not go as far as each of them must.
  public static func fingerMovedTooLittle(distance: Double, needed: Double) -> Cause { Cause(.fingerMovedTooLittle, distance, needed, .minimum) }
  /// The fingers moved on while the gesture was under way.
  public static var updated: Cause { Cause(.updated) }
  /// The fingers rested where they were for as long as the gesture needs.
  public static func held(duration: Double, needed: Double) -> Cause { Cause(.held, duration, needed, .minimum) }
  /// The fingers stayed down longer than the gesture allows.
  public static func heldTooLong(duration: Double, limit: Double) -> Cause { Cause(.heldTooLong, duration, limit, .maximum) }
  /// The fingers were lifted sooner than the gesture needs.
  public static func liftedTooSoon(duration: Double, needed: Double) -> Cause { Cause(.liftedTooSoon, duration, needed, .minimum) }
  /// The fingers were lifted, which completes the gesture.
  public static var lifted: Cause { Cause(.lifted) }
  /// More fingers came down than the gesture has.
  public static func tooManyTouches(count: Int, limit: Int) -> Cause { Cause(.tooManyTouches, Double(count), Double(limit), .maximum) }
  /// Fewer fingers came down than the gesture has.
  public static func tooFewTouches(count: Int, needed: Int) -> Cause { Cause(.tooFewTouches, Double(count), Double(needed), .minimum) }
  /// As many taps were made as the gesture needs.
  public static func tapped(count: Int) -> Cause { Cause(.tapped, Double(count)) }
  /// No tap came in time after the last, whose fingers were lifted at this time.
  public static func nextTapLate(lifted: Double, limit: Double) -> Cause { Cause(.nextTapLate, lifted, limit, .none) }
  /// A finger came down sooner after the last lift than a finger can: the panel bounces.
  public static func bounced(pause: Double, needed: Double) -> Cause { Cause(.bounced, pause, needed, .minimum) }
  /// The next tap came down too far from the last.
  public static func nextTapFar(distance: Double, limit: Double) -> Cause { Cause(.nextTapFar, distance, limit, .maximum) }
  /// The distance between the fingers changed by as much as the gesture needs.
  public static func spanChanged(distance: Double, needed: Double) -> Cause { Cause(.spanChanged, distance, needed, .minimum) }
  /// The fingers travelled about their centroid as far as the gesture needs.
  public static func turned(arc: Double, needed: Double) -> Cause { Cause(.turned, arc, needed, .minimum) }
  /// The movement was too slow: less of it in more time than the gesture allows.
  public static func tooSlow(duration: Double, limit: Double) -> Cause { Cause(.tooSlow, duration, limit, .maximum) }
  /// The fingers were slower when they were lifted than the gesture needs, or at rest.
  public static func liftedTooSlow(speed: Double, needed: Double) -> Cause { Cause(.liftedTooSlow, speed, needed, .minimum) }
  /// The movement led away from every direction the gesture knows.
  public static func directionMismatch(deviation: Double, limit: Double) -> Cause { Cause(.directionMismatch, deviation, limit, .maximum) }
  /// The touch came down farther from the edge than the gesture allows.
  public static func outsideEdgeZone(distance: Double, limit: Double) -> Cause { Cause(.outsideEdgeZone, distance, limit, .maximum) }
  /// The contact is larger than a finger (SPEC A10).
  public static func contactTooLarge(radius: Double, limit: Double) -> Cause { Cause(.contactTooLarge, radius, limit, .maximum) }
  /// The contact began so near to an edge that it must travel first (SPEC A10).
  public static func beganAtEdge(distance: Double, needed: Double) -> Cause { Cause(.beganAtEdge, distance, needed, .minimum) }
  /// The contact came down with a palm and beside it (SPEC A10).
  public static func besidePalm(distance: Double, needed: Double) -> Cause { Cause(.besidePalm, distance, needed, .minimum) }
  /// A pointer came over the view.
  public static var pointerEntered: Cause { Cause(.pointerEntered) }
  /// A pointer left the view.
  public static var pointerExited: Cause { Cause(.pointerExited) }
  /// Another recogniser recognised, and only one may.
  public static func prevented(by other: RecognizerID) -> Cause { Cause(.prevented, about: other) }
  /// A recogniser that had to fail first did recognise.
  public static func requirementRecognized(_ other: RecognizerID) -> Cause { Cause(.requirementRecognized, about: other) }
  /// The view answered false to `gestureRecognizerShouldBegin(_:)`.
  public static var refusedByView: Cause { Cause(.refusedByView) }
  /// The delegate answered false to `gestureRecognizerShouldBegin(_:)`.
  public static var refusedByDelegate: Cause { Cause(.refusedByDelegate) }
  /// The system took the touches away.
  public static var touchesCancelled: Cause { Cause(.touchesCancelled) }
  /// The recogniser was disabled.
  public static var disabled: Cause { Cause(.disabled) }
  /// The recogniser or its view was removed.
  public static var removed: Cause { Cause(.removed) }
  /// All touches were lifted or ignored and nothing was left to wait for (SPEC C7).
  public static var sequenceEnded: Cause { Cause(.sequenceEnded) }
  /// The attempt is over and the next may begin.
  public static var reset: Cause { Cause(.reset) }
  /// The recogniser set its state without saying why.
  public static var unstated: Cause { Cause(.unstated) }
}

extension Cause.Code {
  /// A finger, or the centroid of several, went as far as the gesture needs.
  public static var movedEnough: Self { 1 }
  /// A finger, or the centroid of several, went farther than the gesture allows.
  public static var movedTooFar: Self { 31 }
  /// A finger, or the centroid of several, did not go as far as the gesture needs.
  public static var movedTooLittle: Self { 2 }
  /// One of the fingers did not go as far as each of them must.
  public static var fingerMovedTooLittle: Self { 32 }
  /// The fingers moved on while the gesture was under way.
  public static var updated: Self { 3 }
  /// The fingers rested where they were for as long as the gesture needs.
  public static var held: Self { 4 }
  /// The fingers stayed down longer than the gesture allows.
  public static var heldTooLong: Self { 5 }
  /// The fingers were lifted sooner than the gesture needs.
  public static var liftedTooSoon: Self { 6 }
  /// The fingers were lifted, which completes the gesture.
  public static var lifted: Self { 7 }
  /// More fingers came down than the gesture has.
  public static var tooManyTouches: Self { 8 }
  /// Fewer fingers came down than the gesture has.
  public static var tooFewTouches: Self { 9 }
  /// As many taps were made as the gesture needs.
  public static var tapped: Self { 10 }
  /// No tap came in time after the last, whose fingers were lifted at this time.
  public static var nextTapLate: Self { 11 }
  /// A finger came down sooner after the last lift than a finger can: the panel bounces.
  public static var bounced: Self { 33 }
  /// The next tap came down too far from the last.
  public static var nextTapFar: Self { 12 }
  /// The distance between the fingers changed by as much as the gesture needs.
  public static var spanChanged: Self { 13 }
  /// The fingers travelled about their centroid as far as the gesture needs.
  public static var turned: Self { 14 }
  /// The movement was too slow: less of it in more time than the gesture allows.
  public static var tooSlow: Self { 15 }
  /// The fingers were slower when they were lifted than the gesture needs, or at rest.
  public static var liftedTooSlow: Self { 34 }
  /// The movement led away from every direction the gesture knows.
  public static var directionMismatch: Self { 16 }
  /// The touch came down farther from the edge than the gesture allows.
  public static var outsideEdgeZone: Self { 17 }
  /// The contact is larger than a finger (SPEC A10).
  public static var contactTooLarge: Self { 35 }
  /// The contact began so near to an edge that it must travel first (SPEC A10).
  public static var beganAtEdge: Self { 36 }
  /// The contact came down with a palm and beside it (SPEC A10).
  public static var besidePalm: Self { 37 }
  /// A pointer came over the view.
  public static var pointerEntered: Self { 18 }
  /// A pointer left the view.
  public static var pointerExited: Self { 19 }
  /// Another recogniser recognised, and only one may.
  public static var prevented: Self { 20 }
  /// A recogniser that had to fail first did recognise.
  public static var requirementRecognized: Self { 21 }
  /// The view answered false to `gestureRecognizerShouldBegin(_:)`.
  public static var refusedByView: Self { 22 }
  /// The delegate answered false to `gestureRecognizerShouldBegin(_:)`.
  public static var refusedByDelegate: Self { 23 }
  /// The system took the touches away.
  public static var touchesCancelled: Self { 24 }
  /// The recogniser was disabled.
  public static var disabled: Self { 25 }
  /// The recogniser or its view was removed.
  public static var removed: Self { 26 }
  /// All touches were lifted or ignored and nothing was left to wait for (SPEC C7).
  public static var sequenceEnded: Self { 27 }
  /// The attempt is over and the next may begin.
  public static var reset: Self { 28 }
  /// The recogniser set its state without saying why.
  public static var unstated: Self { 29 }
  /// A recogniser's own reason without a code.
  public static var custom: Self { 30 }

  /// What is known of a cause of Dactyl's: label, what the number is called, words with `#` for the number, `~` for the
  /// limit and `@` for another recogniser, and what the number counts; nil for one of a client's.
  var wording: (label: StaticString, valueName: StaticString, words: StaticString, unit: Cause.Unit)? {
    switch rawValue {
    case 1: ("movedEnough", "distance", "moved #, needs ~", .points)
    case 31: ("movedTooFar", "distance", "moved #, limit ~", .points)
    case 2: ("movedTooLittle", "distance", "moved #, needs ~", .points)
    case 32: ("fingerMovedTooLittle", "distance", "a finger moved #, needs ~", .points)
    case 3: ("updated", "", "fingers moved on", .number)
    case 4: ("held", "duration", "held #, needs ~", .seconds)
    case 5: ("heldTooLong", "duration", "held #, limit ~", .seconds)
    case 6: ("liftedTooSoon", "duration", "lifted after #, needs ~", .seconds)
    case 7: ("lifted", "", "lifted", .number)
    case 8: ("tooManyTouches", "count", "#, limit ~", .fingers)
    case 9: ("tooFewTouches", "count", "#, needs ~", .fingers)
    case 10: ("tapped", "count", "#", .taps)
    case 11: ("nextTapLate", "lifted", "no tap within ~ of the lift at #", .time)
    case 33: ("bounced", "pause", "touched again after #, needs ~", .seconds)
    case 12: ("nextTapFar", "distance", "next tap # away, limit ~", .points)
    case 13: ("spanChanged", "distance", "span changed by #, needs ~", .points)
    case 14: ("turned", "arc", "turned along #, needs ~", .points)
    case 15: ("tooSlow", "duration", "took #, limit ~", .seconds)
    case 34: ("liftedTooSlow", "speed", "lifted at # pt/s, needs ~ pt/s", .number)
    case 16: ("directionMismatch", "deviation", "off course by #, limit ~", .radians)
    case 17: ("outsideEdgeZone", "distance", "# from the edge, limit ~", .points)
    case 35: ("contactTooLarge", "radius", "radius #, limit ~", .points)
    case 36: ("beganAtEdge", "distance", "began # from the edge, needs ~", .points)
    case 37: ("besidePalm", "distance", "came down # from a palm, needs ~", .points)
    case 18: ("pointerEntered", "", "pointer came in", .number)
    case 19: ("pointerExited", "", "pointer left", .number)
    case 20: ("prevented", "number", "prevented by @", .number)
    case 21: ("requirementRecognized", "number", "@ had to fail and recognized", .number)
    case 22: ("refusedByView", "", "refused by the view", .number)
    case 23: ("refusedByDelegate", "", "refused by the delegate", .number)
    case 24: ("touchesCancelled", "", "touches cancelled by the system", .number)
    case 25: ("disabled", "", "disabled", .number)
    case 26: ("removed", "", "removed", .number)
    case 27: ("sequenceEnded", "", "all touches lifted", .number)
    case 28: ("reset", "", "reset", .number)
    case 29: ("unstated", "", "no cause stated", .number)
    case 100: ("checkMark", "strangeness", "# from how people draw check marks, limit ~", .number)
    case 117: ("checkMarkStrange", "strangeness", "# from how people draw check marks, limit ~", .number)
    case 101: ("checkMarkNotMeasurable", "", "drawn beyond what can be measured", .number)
    case 102: ("checkMarkTooShort", "length", "# long, needs ~", .points)
    case 111: ("checkMarkRounded", "spread", "no corner: the bend is spread over # of the length, limit ~", .share)
    case 106: ("checkMarkTilted", "angle", "the corner points # away from down, limit ~", .radians)
    case 108: ("checkMarkFirstLegTooLong", "legRatio", "first leg # of the second, limit ~", .share)
    case 120: ("circle", "strangeness", "# from a circle, limit ~", .number)
    case 121: ("circleNotMeasurable", "", "drawn beyond what can be measured", .number)
    case 122: ("circleStraight", "", "straight", .number)
    case 123: ("circleTooSmall", "radius", "radius #, needs ~", .points)
    case 124: ("circleTooLittleSweep", "sweep", "went round by #, needs ~", .radians)
    case 125: ("circleTooMuchSweep", "sweep", "went round by #, limit ~", .radians)
    case 129: ("circleAngular", "unevenness", "has corners: its turn varies by #, limit ~", .radians)
    case 128: ("circleDeviatingOnAverage", "deviation", "off by # of the radius on average, limit ~", .share)
    case 130: ("circleFlat", "roundness", "# as wide as long, needs ~", .share)
    case 131: ("circleTooLittleTurn", "turn", "turns by #, needs ~", .radians)
    case 132: ("circleTooMuchTurn", "turn", "turns by #, limit ~", .radians)
    case 140: ("scratchOut", "reversals", "turned back #, needs ~", .times)
    case 141: ("scratchOutNotMeasurable", "", "drawn beyond what can be measured", .number)
    case 142: ("scratchOutTooFewReversals", "reversals", "turned back #, needs ~", .times)
    case 143: ("scratchOutTooShort", "legLength", "legs of # on average, needs ~", .points)
    case 144: ("scratchOutTooWide", "angle", "the legs open by #, limit ~", .radians)
    case 146: ("scratchOutDivergent", "divergence", "legs off by # from parallel, limit ~", .radians)
    case 147: ("scratchOutCrooked", "crookedness", "legs crooked by # of their length, limit ~", .share)
    case 151: ("scratchOutWandering", "wandering", "the legs advance to and fro: # wandering, limit ~", .share)
    case 200: ("drawnAsArrow", "distance", "nearest an arrow: the shape is # as far, limit ~", .thresholds)
    case 201: ("drawnAsCaret", "distance", "nearest a caret: the shape is # as far, limit ~", .thresholds)
    case 202: ("drawnAsCheckMark", "distance", "nearest a check mark: the shape is # as far, limit ~", .thresholds)
    case 203: ("drawnAsCircle", "distance", "nearest a circle: the shape is # as far, limit ~", .thresholds)
    case 204: ("drawnAsDeleteMark", "distance", "nearest a delete mark: the shape is # as far, limit ~", .thresholds)
    case 205: ("drawnAsBrace", "distance", "nearest a curly brace: the shape is # as far, limit ~", .thresholds)
    case 206: ("drawnAsBracket", "distance", "nearest a square bracket: the shape is # as far, limit ~", .thresholds)
    case 207: ("drawnAsPigtail", "distance", "nearest a pigtail: the shape is # as far, limit ~", .thresholds)
    case 208: ("drawnAsRectangle", "distance", "nearest a rectangle: the shape is # as far, limit ~", .thresholds)
    case 209: ("drawnAsStar", "distance", "nearest a star: the shape is # as far, limit ~", .thresholds)
    case 210: ("drawnAsTriangle", "distance", "nearest a triangle: the shape is # as far, limit ~", .thresholds)
    case 211: ("drawnAsV", "distance", "nearest a v: the shape is # as far, limit ~", .thresholds)
    case 212: ("drawnAsX", "distance", "nearest an x: the shape is # as far, limit ~", .thresholds)
    case 213: ("drawnAsZigZag", "distance", "nearest a zig-zag: the shape is # as far, limit ~", .thresholds)
    case 160: ("gesture", "distance", "nearest gesture at # the distance allowed", .thresholds)
    case 161: ("gestureTooFar", "distance", "nearest gesture at # the distance allowed", .thresholds)
    case 162: ("gestureUnusable", "", "too little was drawn", .number)
    case 163: ("gestureNothingToCompare", "", "nothing in the library to compare with", .number)
    case 170: ("shown", "distance", "as shown: # the distance allowed", .thresholds)
    case 171: ("shownTooFar", "distance", "# the distance allowed from what was shown", .thresholds)
    case 172: ("shownAlike", "distance", "another gesture is # as far, needs ~", .thresholds)
    case 173: ("shownTooManyFingers", "count", "#, shown ~", .fingers)
    case 174: ("shownTooFewFingers", "count", "#, shown ~", .fingers)
    case 175: ("shownTooLong", "duration", "lasted #, shown ~", .seconds)
    case 176: ("shownTooShort", "duration", "lasted #, shown ~", .seconds)
    case 177: ("shownOffCourse", "deviation", "off the shown course by #", .radians)
    case 178: ("shownTooMuchTravel", "distance", "went #, shown ~", .points)
    case 179: ("shownTooLittleTravel", "distance", "went #, shown ~", .points)
    case 180: ("shownOpened", "spread", "opened to # of their distance, shown ~", .share)
    case 181: ("shownClosed", "spread", "closed to # of their distance, shown ~", .share)
    case 182: ("shownTurnedClockwise", "turn", "turned by #, shown ~", .radians)
    case 183: ("shownTurnedBack", "turn", "turned by #, shown ~", .radians)
    case 184: ("shownUneven", "inequality", "one finger went # farther than another, shown ~", .share)
    case 185: ("shownEven", "inequality", "one finger went # farther than another, shown ~", .share)
    case 186: ("shownCrooked", "detour", "a path of # of the way, shown ~", .share)
    case 187: ("shownStraight", "detour", "a path of # of the way, shown ~", .share)
    case 188: ("shownLate", "delay", "the last finger came # late, shown ~", .seconds)
    case 189: ("shownLeftEarly", "delay", "the first finger left # early, shown ~", .seconds)
    case 190: ("shownApart", "distance", "fingers # apart, shown ~", .points)
    case 191: ("shownTogether", "distance", "fingers # apart, shown ~", .points)
    case 192: ("shownPauseTooLong", "pause", "paused for #, shown ~", .seconds)
    case 193: ("shownPauseTooShort", "pause", "paused for #, shown ~", .seconds)
    default: nil
    }
  }
}
