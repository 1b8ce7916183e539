import Dactyl

/// How far a direction has turned in all, whole turns counted, by one arctangent for any number of
/// steps.
///
/// The turn from the first direction to the last is known but for whole turns; those are counted
/// where the direction passes the opposite of the first. A step turns by less than half a turn, or
/// is taken for the shorter way round.
struct Rotation {
  private var first = Vector.zero
  private var last = Vector.zero
  /// The last direction as seen along the first and across it.
  private var (along, across) = (0.0, 0.0)
  private var wholeTurns = 0.0

  /// Turns to the next direction; a vector without length has none.
  mutating func add(_ next: Vector) {
    guard next != .zero else { return }
    if first == .zero { first = next }
    let nextAlong = first.dot(next)
    let nextAcross = first.cross(next)
    // Between two directions ahead only the first itself can be passed, between two behind only its
    // opposite.
    if (across < 0) != (nextAcross < 0), along <= 0 || nextAlong <= 0 {
      let isClockwise = along <= 0 && nextAlong <= 0 ? across >= 0 : last.cross(next) >= 0
      if isClockwise, across >= 0 { wholeTurns += 1 }
      if !isClockwise, across < 0 { wholeTurns -= 1 }
    }
    (last, along, across) = (next, nextAlong, nextAcross)
  }

  /// The angle turned, in radians, positive clockwise on screen; 0 before there are two directions.
  var total: Double { arctangent(across, along) + 2 * .pi * wholeTurns }
}
