import Dactyl

// What gets in the way of shown gestures (SPEC E15), for `Window.conflicts()`.
extension DemonstrationLibrary {
  /// The first conflict of a demonstration with a recogniser that waits for something; nil if there
  /// is none.
  package func conflict(with other: GestureFootprint) -> GestureConflict.Reason? {
    for one in demonstrations {
      let traits = one.traits
      guard
        let reason = one.demonstration.conflict(
          with: other, as: classes[one.classIndex], goesOn: { mayGoOn(after: traits) })
      else { continue }
      return reason
    }
    return nil
  }
}

extension Demonstration {
  /// The time in seconds after which fingers that rest are a long press, where its owner has not set
  /// another.
  private static let pressDuration = 0.5

  /// What a recogniser that waits for something does to this gesture; nil if fingers can always tell
  /// them apart.
  fileprivate func conflict(
    with other: GestureFootprint, as gesture: DemonstrationClass, goesOn: () -> Bool
  ) -> GestureConflict.Reason? {
    let isContinuous = gesture.isContinuous
    switch other {
    case .taps(let count, let fingers):
      let taps = firstTaps(of: fingers)
      let areAll = taps > 0 && 2 * taps - 1 == stretches.count
      if count < taps || count == taps && !areAll { return taps > 0 ? .beforeShown : nil }
      guard areAll else { return nil }
      if count == taps { return .sameTaps(count: count, fingers: fingers) }
      return goesOn() ? nil : .shownBeforeTaps
    case .press(let taps, let fingers):
      guard firstTaps(of: fingers) == taps, 2 * taps < stretches.count else { return nil }
      let next = stretches[2 * taps]
      let rests = next.fingers == fingers && !next.isMoved && next.time >= Self.pressDuration
      return rests ? .beforeShown : nil
    case .drag(let fingers):
      return reason(.sameDrag, isContinuous, where: .translation, of: fingers)
    case .edgeDrag(let edges):
      return edges.isEmpty
        ? nil : reason(.sameDrag, isContinuous, where: .translation, of: 1...1)
    case .swipe(let directions, let fingers):
      let goes = stretches.contains {
        $0.fingers == fingers && $0.axes.contains(.translation)
          && (gesture.forgives.contains(.rotation) || $0.goes(directions))
      }
      return goes ? isContinuous ? .dragBeforeSwipe : .beforeShown : nil
    case .pinch(let fingers):
      return reason(.samePinch, isContinuous, where: .scale, of: fingers)
    case .rotation(let fingers):
      return reason(.sameRotation, isContinuous, where: .rotation, of: fingers)
    case .transform(let axes, let fewest):
      return reason(.sameTransform, isContinuous, where: axes, of: fewest...max(fewest, .max))
    }
  }

  /// The reason if some fingers do one of the axes; where the gesture is recognised at its end, the
  /// other has begun by then.
  private func reason(
    _ reason: GestureConflict.Reason, _ isContinuous: Bool, where axes: TransformAxes,
    of fingers: ClosedRange<Int>
  ) -> GestureConflict.Reason? {
    let does = stretches.contains {
      fingers.contains($0.fingers) && !$0.axes.isDisjoint(with: axes)
    }
    return does ? isContinuous ? reason : .beforeShown : nil
  }

  /// How many taps of some fingers it begins with.
  private func firstTaps(of fingers: Int) -> Int {
    var taps = 0
    while 2 * taps < stretches.count {
      let touch = stretches[2 * taps]
      guard touch.fingers == fingers, !touch.isMoved, touch.time < Self.pressDuration,
        2 * taps + 1 == stretches.count || stretches[2 * taps + 1].fingers == 0
      else { break }
      taps += 1
    }
    return taps
  }
}

extension DemonstrationStretch {
  /// What the fingers do in it: each axis in which they go 2 mm, about what a drag begins at, and
  /// at least half as far as in any other.
  fileprivate var axes: TransformAxes {
    guard fingers > 0 else { return [] }
    let spread = abs(span - firstSpan) / 2
    let arc = abs(turn) * max(span, firstSpan) / 2
    let least = max(2 * Self.millimetre, max(reach, spread, arc) / 2)
    var axes: TransformAxes = []
    if reach >= least { axes.insert(.translation) }
    if spread >= least { axes.insert(.scale) }
    if arc >= least { axes.insert(.rotation) }
    return axes
  }

  /// True if the centre goes in one of some directions rather than across it.
  fileprivate func goes(_ directions: SwipeDirection) -> Bool {
    if abs(shift.dx) > abs(shift.dy) { return directions.contains(shift.dx > 0 ? .right : .left) }
    return directions.contains(shift.dy > 0 ? .down : .up)
  }
}
