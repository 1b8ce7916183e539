import Dactyl

/// How far a direction turns in all, whole turns counted, by a single arctangent.
///
/// One arctangent gives the turn from the first direction to the last except for whole turns. The
/// steps count those where the direction passes the opposite of the first. A step turns by less
/// than half a turn; a longer one counts as the shorter way round.
struct Rotation {
  private var first = Vector.zero
  private var last = Vector.zero
  /// The components of the last direction along the first and across it.
  private var (along, across) = (0.0, 0.0)
  private var wholeTurns = 0.0

  /// Turns to the next direction; ignores a vector without length.
  mutating func add(_ next: Vector) {
    guard next != .zero else { return }
    if first == .zero { first = next }
    let nextAlong = first.dot(next)
    let nextAcross = first.cross(next)
    // Steps between directions ahead can pass only the first, those behind only its opposite.
    if (across < 0) != (nextAcross < 0), along <= 0 || nextAlong <= 0 {
      let isClockwise = along <= 0 && nextAlong <= 0 ? across >= 0 : last.cross(next) >= 0
      if isClockwise, across >= 0 { wholeTurns += 1 }
      if !isClockwise, across < 0 { wholeTurns -= 1 }
    }
    (last, along, across) = (next, nextAlong, nextAcross)
  }

  /// The angle turned, in radians, positive clockwise on screen; 0 before the second direction.
  var total: Double { arctangent(across, along) + 2 * .pi * wholeTurns }
}
